### 發生了什麼：每個事件一句話；空白的不說。
###
### 看的人如果也有份，名字會寫成「你」，$you 說明是哪個角色：seat、other、by⋯⋯或 nobody。$without 是沒有人擔任的角色。
### $cards 是牌的名稱，$count 是張數；看不到牌時 $seen 為 no。

event-you = 你
event-between = { "" }

## 發牌。

event-dealer-drawn = { $you ->
    [dealer] 你抽到最大的{ $card }，由你發牌。
   *[nobody] { $dealer } 抽到最大的{ $card }，由他發牌。
}
event-round-dealt = { $you ->
    [dealer] 第 { $round } 輪，由你發牌。
   *[nobody] 第 { $round } 輪，由 { $dealer } 發牌。
}
event-card-turned = 第一張翻開：{ $card }。
event-card-buried = { "" }

## 回合。

event-card-played = { $you ->
    [seat] 你打出{ $card }。
   *[nobody] { $seat } 打出{ $card }。
}
event-card-added = { $you ->
    [seat] 你又疊上{ $card }。
   *[nobody] { $seat } 又疊上{ $card }。
}
event-adding-ended = { "" }
# $skipped：用來代替自己的回合；$more：因為剛抽到的牌而多抽。
event-cards-drawn = { $seen ->
    [yes] { $skipped ->
        [yes] 你抽到{ $cards }，這回合跳過。
       *[no] { $more ->
            [yes] 你又抽到{ $cards }。
           *[no] 你抽到{ $cards }。
        }
    }
   *[no] { $skipped ->
        [yes] { $seat } 抽了 { $count } 張牌，這回合跳過。
       *[no] { $more ->
            [yes] { $seat } 又抽了 { $count } 張牌。
           *[no] { $seat } 抽了 { $count } 張牌。
        }
    }
}
event-card-kept = { $you ->
    [seat] 你把牌留著。
   *[nobody] { $seat } 把牌留著。
}
event-turn-passed = { $you ->
    [seat] 沒牌可抽，你跳過。
   *[nobody] 沒牌可抽，{ $seat } 跳過。
}
event-turn-lost = { $you ->
    [seat] 你被跳過了。
   *[nobody] { $seat } 被跳過了。
}
event-direction-turned = 出牌方向反轉！
event-colour-named = { $you ->
    [seat] 你選了{ $colour }。
   *[nobody] { $seat } 選了{ $colour }。
}
event-pile-refilled = 棄牌重新洗成牌庫。

## UNO。

event-uno-called = { $you ->
    [seat] 你喊了 UNO！
   *[nobody] { $seat } 喊了 UNO！
}
event-uno-caught = { $you ->
    [by] 👀 你抓到 { $seat } 忘記喊 UNO！
    [seat] 👀 { $by } 抓到你忘記喊 UNO！
   *[nobody] 👀 { $by } 抓到 { $seat } 忘記喊 UNO！
}
event-calls-closed = { "" }
event-call-deferred = { "" }

## 牌的效果。

event-penalty-raised = { "" }
event-penalty-settled = { "" }
event-challenged = { $guilty ->
    [yes] { $you ->
        [seat] 你質疑成功，{ $accused } 在唬人！
        [accused] { $seat } 質疑成功，你唬人被抓包了！
       *[nobody] { $seat } 質疑成功，{ $accused } 在唬人！
    }
   *[no] { $you ->
        [seat] 你質疑失敗，{ $accused } 沒有唬人。
        [accused] { $seat } 質疑失敗，你沒有唬人。
       *[nobody] { $seat } 質疑失敗，{ $accused } 沒有唬人。
    }
}
event-cards-shown = { $without ->
    [to] { $stirs ->
        [yes] { $you ->
            [seat] 💥 你抽到{ $cards }！
           *[nobody] 💥 { $seat } 抽到{ $cards }！
        }
       *[no] { $you ->
            [seat] 你亮出{ $cards }。
           *[nobody] { $seat } 亮出{ $cards }。
        }
    }
   *[nothing] { $you ->
        [seat] 你讓 { $to } 看了手牌：{ $cards }。
        [to] { $seat } 的手牌：{ $cards }。
       *[nobody] 只有 { $to } 看到了 { $seat } 的手牌。
    }
}
event-hands-swapped = { $you ->
    [seat] 🔄 你和 { $other } 交換了手牌。
    [other] 🔄 { $seat } 和你交換了手牌。
   *[nobody] 🔄 { $seat } 和 { $other } 交換了手牌。
}
event-hands-passed = 🔃 大家都把手牌傳給下一位。
event-cards-discarded = { $you ->
    [seat] 你丟了{ $cards }。
   *[nobody] { $seat } 丟了{ $cards }。
}

## 結束與離開。

event-round-ended = { $without ->
    [winner] 大家都出不了牌，這一輪沒有贏家。
   *[nothing] { $count ->
        [1] { $you ->
            [winners] 你贏了這一輪！
           *[nobody] { $winners } 贏了這一輪！
        }
       *[other] { $winners } 贏了這一輪！
    }
}
event-match-won = { $count ->
    [1] { $you ->
        [winners] 🏆 你贏了！
       *[nobody] 🏆 { $winners } 獲勝！
    }
   *[other] { $is_shared ->
        [yes] 🏆 平手！{ $winners } 並列第一！
       *[no] 🏆 { $winners } 獲勝！
    }
}
event-seat-left = { $you ->
    [seat] 你離開了牌局。
   *[nobody] { $seat } 離開了牌局。
}
# $count：投票的人數；0 表示由管理員決定。
event-seat-put-out = { $you ->
    [seat] { $count ->
        [0] 管理員把你請出了牌局。
       *[other] 大家投票把你請出了牌局。
    }
   *[nobody] { $count ->
        [0] 管理員把 { $seat } 請出了牌局。
       *[other] 大家投票把 { $seat } 請出了牌局。
    }
}
event-seat-knocked-out = { $you ->
    [seat] 💀 爆牌！{ $mercy } 張，你出局了！
   *[nobody] 💀 爆牌！{ $mercy } 張，{ $seat } 出局了！
}

## 復仇者聯盟。

# $shout 是那張牌的顏色；$drew：有沒有人因此抽牌；這裡不說的時候是 unknown。
event-card-laid = { $you ->
    [seat] { $drew ->
        [yes] 🫰 { $shout }！你放上{ $card }，手上有{ $colour }的都抽兩張：{ $drawers }。
        [no] 🫰 { $shout }！你放上{ $card }，但沒有人要抽牌。
       *[unknown] 🫰 { $shout }！你放上{ $card }，手上有{ $colour }的都抽兩張。
    }
   *[nobody] { $drew ->
        [yes] 🫰 { $shout }！{ $seat } 放上{ $card }，手上有{ $colour }的都抽兩張：{ $drawers }。
        [no] 🫰 { $shout }！{ $seat } 放上{ $card }，但沒有人要抽牌。
       *[unknown] 🫰 { $shout }！{ $seat } 放上{ $card }，手上有{ $colour }的都抽兩張。
    }
}

## BTS。

event-danced = { $danced ->
    [yes] { $you ->
        [seat] 🕺 你跳完了這支舞！
       *[nobody] 🕺 { $seat } 跳完了這支舞！
    }
   *[no] { $you ->
        [seat] 你沒跳成。
       *[nobody] { $seat } 沒跳成。
    }
}

## 變形金剛。

# $won：是誰贏了。
event-duel-fought = { $you ->
    [seat] ⚔️ 你向 { $other } 發起對決，{ $won ->
        [seat] 你贏了！
       *[other] { $other } 贏了！
    }
    [other] ⚔️ { $seat } 向你發起對決，{ $won ->
        [seat] { $seat } 贏了！
       *[other] 你贏了！
    }
   *[nobody] ⚔️ { $seat } 向 { $other } 發起對決，{ $won ->
        [seat] { $seat } 贏了！
       *[other] { $other } 贏了！
    }
}
event-table-flipped = 🌗 翻轉！所有的牌都翻面了！
event-card-activated = { $you ->
    [seat] 你發動了翻出來的牌。
   *[nobody] { $seat } 發動了翻出來的牌。
}
