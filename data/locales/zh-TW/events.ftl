### 發生了什麼：每個事件一句話；空白的不說。
###
### 看的人如果也有份，名字會寫成「你」，$you 說明是哪個角色：seat、other、by⋯⋯或 nobody。$without 是沒有人擔任的角色。
### $cards 是牌的名稱，$count 是張數；看不到牌時 $seen 為 no。

event-you = 你
event-between = { "" }

## 發牌。

event-dealer-drawn = { $you ->
    [dealer] 你抽到最大的{ $card }，由你發牌。
   *[nobody] { $dealer } 抽到最大的{ $card }，擔任發牌者。
}
event-round-dealt = { $you ->
    [dealer] 第 { $round } 輪，由你發牌。
   *[nobody] 第 { $round } 輪，由 { $dealer } 發牌。
}
event-card-turned = 從牌庫翻開{ $card }。
event-card-buried = 這張牌放回牌庫底。

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
event-cards-drawn = { $seen ->
    [yes] 你抽到{ $cards }。
   *[no] { $seat } 抽了 { $count } 張牌。
}
event-card-kept = { $you ->
    [seat] 你留下了抽到的牌。
   *[nobody] { $seat } 留下了抽到的牌。
}
event-turn-passed = { $you ->
    [seat] 沒牌可抽，你這回合不出牌。
   *[nobody] 沒牌可抽，{ $seat } 這回合不出牌。
}
event-turn-lost = { $you ->
    [seat] 你的回合被跳過了。
   *[nobody] { $seat } 的回合被跳過了。
}
event-direction-turned = 出牌方向反過來了。
event-colour-named = { $you ->
    [seat] 你指定了{ $colour }。
   *[nobody] { $seat } 指定了{ $colour }。
}
event-pile-refilled = 棄牌重新洗成牌庫。

## UNO。

event-uno-called = { $you ->
    [seat] 你喊了 UNO！
   *[nobody] { $seat } 喊了 UNO！
}
event-uno-caught = { $you ->
    [by] 👀 你抓到 { $seat } 沒喊 UNO！
    [seat] 👀 { $by } 抓到你沒喊 UNO！
   *[nobody] 👀 { $by } 抓到 { $seat } 沒喊 UNO！
}
event-calls-closed = { "" }
event-call-deferred = { "" }

## 牌的效果。

event-penalty-raised = { "" }
event-penalty-settled = { "" }
event-challenged = { $guilty ->
    [yes] { $you ->
        [seat] 你質疑 { $accused }，抓到違規了！
        [accused] { $seat } 質疑你，你的違規被抓到了！
       *[nobody] { $seat } 質疑 { $accused }，抓到違規了！
    }
   *[no] { $you ->
        [seat] 你質疑 { $accused }，但對方並沒有違規。
        [accused] { $seat } 質疑你，但你並沒有違規。
       *[nobody] { $seat } 質疑 { $accused }，但對方並沒有違規。
    }
}
event-cards-shown = { $without ->
    [to] { $stirs ->
        [yes] { $you ->
            [seat] 💥 { $cards }！你把它亮了出來。
           *[nobody] 💥 { $cards }！{ $seat } 把它亮了出來。
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
    [seat] 你丟棄了{ $cards }。
   *[nobody] { $seat } 丟棄了{ $cards }。
}

## 結束與離開。

event-round-ended = { $without ->
    [winner] 大家都沒牌可出，這一輪沒有贏家。
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
        [winners] 🏆 你贏得了比賽！
       *[nobody] 🏆 { $winners } 贏得了比賽！
    }
   *[other] { $is_shared ->
        [yes] 🏆 比賽結果並列第一：{ $winners }！
       *[no] 🏆 { $winners } 贏得了比賽！
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
    [seat] 💀 仁慈規則：你的手牌達到 { $mercy } 張，出局！
   *[nobody] 💀 仁慈規則：{ $seat } 的手牌達到 { $mercy } 張，出局！
}

## 復仇者聯盟。

event-card-laid = { $you ->
    [seat] 🫰 你在無限手套上放了{ $card }。
   *[nobody] 🫰 { $seat } 在無限手套上放了{ $card }。
}

## BTS。

event-danced = { $danced ->
    [yes] { $you ->
        [seat] 🕺 你跳完了這支舞！
       *[nobody] 🕺 { $seat } 跳完了這支舞！
    }
   *[no] { $you ->
        [seat] 你沒有跳成這支舞。
       *[nobody] { $seat } 沒有跳成這支舞。
    }
}

## 變形金剛。

event-duel-fought = { $you ->
    [seat] ⚔️ 你向 { $other } 發起對決，贏家：{ $winner }。
    [other] ⚔️ { $seat } 向你發起對決，贏家：{ $winner }。
   *[nobody] ⚔️ { $seat } 向 { $other } 發起對決，贏家：{ $winner }。
}
event-table-flipped = 🌗 所有的牌都翻面了！
event-card-activated = { $you ->
    [seat] 你發動了翻出來的牌。
   *[nobody] { $seat } 發動了翻出來的牌。
}
