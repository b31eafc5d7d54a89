### 手牌：只有自己看得到的畫面。

hand-cards = 你有 { $count } 張牌：
# $rest：有牌能出時，其餘不能出的張數。
hand-cards-paged = { $rest ->
    [0] 你有 { $count } 張牌（第 { $page } 頁，共 { $pages } 頁）：
   *[other] 你有 { $count } 張牌，其中 { $rest } 張現在不能出（第 { $page } 頁，共 { $pages } 頁）：
}
# 按鈕已經寫出每張牌時，圖片的替代文字。
hand-picture = 你的手牌，共 { $count } 張。
hand-with-uno = { $card }＋UNO！
hand-catch = 抓！
hand-previous = 上一頁
hand-next = 其他的牌

## 按鈕上的短名稱。$symbol 是程式裡的名稱，$words 是平常的說法。

label-symbol = { $symbol ->
    [draw-one] +1
    [draw-two] +2
    [draw-four] +4
    [draw-five] +5
    [wild-draw-two] 萬用 +2
    [wild-draw-four] 萬用 +4
    [wild-draw-six] 萬用 +6
    [wild-draw-ten] 萬用 +10
    [wild-reverse-draw-four] 萬用反轉 +4
   *[other] { $words }
}
# $kind：圖示是符號（數字或 +2）還是文字。
label-card = { $kind ->
    [word] { $colour }{ $symbol }
   *[sign] { $colour } { $symbol }
}

## 其他人，從自己之後照出牌順序排：「接下來：Ben 2 → Ada 5」。

hand-next-seats = 接下來：{ $seats }
hand-next-seat = { $owes ->
    [yes] { $seat } { $count }❗（還沒喊 UNO）
   *[no] { $seat } { $count }
}
hand-next-between = { " → " }

## 不用回答的時候，和沒有手牌的時候。

hand-waits = **還沒輪到你。**輪到你時，這裡會自動更新。
hand-stale = 這份手牌沒辦法再更新了，按 **我的手牌** 看最新的。
hand-replaced = 你在下面重新打開了手牌。
hand-left = 你已經離開這一局了。
# $mercy：幾張就算太多。
hand-knocked-out = { $mercy } 張，爆牌！這一輪出局，下一輪再來。
hand-not-in = 你沒有參加這一輪。

# $thread：牌局所在的討論串。
hand-table-there = 牌桌在 { $thread }。

# 頻道裡的訊息，給沒辦法直接收到手牌的人；$players 是提及。
hand-dealt = 🃏 { $players } 牌發好了，按**我的手牌**吧！

## 問題：對要回答的人說的話；也對能插隊的人說。

hand-jump-in = **你有一模一樣的牌，可以插隊出牌！**
hand-owes = **你還沒喊 UNO！**在被抓到之前快按 **UNO！**。

hand-ask-play = { $can ->
    [play-or-draw] **輪到你了。**出一張牌（{ $matches }），或是抽牌。
    [draw] **輪到你了。**沒有牌能出（要{ $matches }），請抽牌。
    [play] **輪到你了。**你有牌可出（{ $matches }），一定要出。
    [play-or-pass] **輪到你了。**出一張牌（{ $matches }），或跳過（牌庫已空）。
   *[pass] **輪到你了。**沒有牌能出（要{ $matches }），牌庫也空了，只能跳過。
}
hand-ask-drawn = { $must ->
    [yes] **要打出{ $card }：**這一桌抽到能出的牌就要打出去。
   *[no] **要打出{ $card }，還是留著？**
}
hand-ask-colour = { $symbol ->
    [colour-roulette] **彩色輪盤！選一個顏色。**你要一直抽到那個顏色為止，並跳過這回合。
    [wild-draw-colour] **選一個顏色。**下一位玩家要一直抽到這個顏色為止。
   *[other] **選一個顏色。**
}
hand-ask-target = { $symbol ->
    [optimus-power] **你要挑戰誰？**雙方把最大的數字牌亮給所有人看，數字大的人獲勝。平手，或對方沒有數字牌，都算你贏。贏家最多可以丟棄兩張牌，並選一個顏色。
    [megatrons-rule] **你要挑戰誰？**雙方把手牌亮給所有人看，最小的數字比較小的人抽兩張，另一方選顏色。平手，或對方沒有數字牌，都算你贏。
   *[other] **你要和誰交換手牌？**
}
hand-ask-challenge = { $kind ->
    [colour] **{ $accused } 對你打出{ $card }。**認了去抽，還是質疑？
   *[cards] **{ $accused } 對你打出{ $card }。**認了抽 { $due } 張，還是質疑？
}
hand-if-accepted = { $kind ->
    [colour] - **認了：**你一直抽到{ $colour }為止，{ $turn ->
        [kept] 再進行這回合。
       *[lost] 並跳過這回合。
    }
   *[cards] - **認了：**你抽 { $due } 張，{ $turn ->
        [kept] 再進行這回合。
       *[lost] 並跳過這回合。
    }
}
hand-if-bluff = { $kind ->
    [colour] - **質疑成功：**{ $accused } 一直抽到{ $colour }為止，輪到你出牌。
    [stack] - **質疑成功：**{ $accused } 抽 { $own } 張，你抽其餘 { $rest } 張並跳過這回合。
   *[cards] - **質疑成功：**{ $accused } 抽 { $own } 張，輪到你出牌。
}
hand-if-no-bluff = { $kind ->
    [colour] - **質疑失敗：**你一直抽到{ $colour }為止，再多抽兩張，並跳過這回合。
   *[cards] - **質疑失敗：**你抽 { $more } 張，並跳過這回合。
}
hand-if-stacked = - **出牌回應**（{ $answers }）：罰抽轉給下一個人。
# $decides：出牌前的顏色，接在句子中間；沒有顏色時是空的。
hand-bluff = { $symbol ->
    [wild-draw-four] { $accused }（剩 { $left }）出牌時如果手上還有{ $known ->
        [yes] **{ $decides }**
       *[no] 原本的顏色
    }，就是唬人；萬用牌不算。只有你會看到那副手牌。
   *[other] { $accused }（剩 { $left }）出牌時如果手上還有{ $known ->
        [yes] **{ $decides }**
       *[no] 原本的顏色
    }或別的萬用牌，就是唬人。{ $symbol ->
        [wild-draw-two] 所有人都會看到那副手牌。
       *[other] 只有你會看到那副手牌。
    }
}
hand-ask-stack = **要罰抽 { $due } 張。**用{ $answers }回應，或是全部抽走{ $turn ->
    [kept] ，再進行這回合。
   *[lost] 並跳過這回合。
}
hand-ask-more = **還有相同的數字嗎？**要疊幾張都行，顏色以最後一張為準。
hand-ask-lay = **選一張有顏色的牌**，放上無限手套。手上有那個顏色的人全都抽兩張，你也一樣；之後由你選顏色。放上去的牌沒有其他效果。
hand-ask-dance = { $judging ->
    [vote] **要跳舞，還是抽三張？**語音或文字都行，在 { $seconds } 秒內想怎麼跳就怎麼跳，由其他人投票。不管選哪個，之後都輪到你出牌。
    [honour] **要跳舞，還是抽三張？**在 { $seconds } 秒內想怎麼跳就怎麼跳，跳得算不算，自己憑良心說。不管選哪個，之後都輪到你出牌。
   *[routine] **要跳舞，還是抽三張？**跳舞就是在 { $seconds } 秒內跟著做完 { $moves } 個動作，大家都在看。不管選哪個，之後都輪到你出牌。
}
hand-ask-discard = { $most ->
    [1] **你贏了對決。**可以丟棄一張牌，牌的效果不會發生；手上要留下一張。
   *[other] **你贏了對決。**最多可以丟棄兩張牌，牌的效果不會發生；手上至少要留一張。
}
hand-ask-flipped = **翻出了{ $card }。**要像剛打出來一樣發動，還是不發動？

hand-colour = { $colour } ×{ $count }
hand-discard-choose = { $most ->
    [1] 選一張要丟棄的牌
   *[other] 最多選兩張要丟棄的牌
}
hand-discard-page = { $most ->
    [1] 選一張要丟棄的牌（{ $page }／{ $pages }）
   *[other] 最多選兩張要丟棄的牌（{ $page }／{ $pages }）
}
hand-discard-second = 第二張
hand-discard-both = 丟棄這兩張

## 雙面牌的背面。

hand-backs = 看背面
hand-backs-heading = ### 別人手牌朝向你的那一面
hand-backs-says = 順序沒有意義。每個人都看得到，只有自己的看不到。
hand-backs-pile = 牌庫最上面：{ $card }
hand-backs-return = 回到我的手牌
