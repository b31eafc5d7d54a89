### 手牌：只有自己看得到的畫面。

hand-cards = 你有 { $count } 張牌：
hand-cards-paged = 你有 { $count } 張牌（第 { $page } 頁，共 { $pages } 頁）：
hand-with-uno = { $card }＋UNO！
hand-catch = 抓！
hand-previous = 上一頁
hand-next = 其他的牌

## 沒有手牌的時候。

hand-stale = 這份手牌沒辦法再更新了，按 **我的手牌** 看最新的。
hand-left = 你已經不在這一局了。
hand-knocked-out = 手牌太多，你這一輪出局了，下一輪再來。
hand-not-in = 你沒有參加這一輪。

## 問題：對要回答的人說的話；也對能搶出的人說。

hand-jump-in = **你有一模一樣的牌，可以搶出！**

hand-ask-play = { $can ->
    [play-or-draw] **輪到你了。**出一張牌（{ $matches }），或是抽牌。
    [draw] **輪到你了。**沒有能出的牌（{ $matches }），請抽牌。
    [play] **輪到你了。**有牌能出（{ $matches }），就必須出牌。
    [play-or-pass] **輪到你了。**出一張牌（{ $matches }），或是這回合不出；已經沒有牌可以抽了。
   *[pass] **輪到你了。**沒有能出的牌（{ $matches }），也沒有牌可以抽，這回合只能不出。
}
hand-ask-drawn = { $must ->
    [yes] **你抽到{ $card }。**這一桌抽到能出的牌就要打出去。
   *[no] **你抽到{ $card }。**要打出去，還是留著？
}
hand-ask-colour = { $symbol ->
    [colour-roulette] **彩色輪盤！選一種顏色。**你要一直抽到那個顏色為止，並失去這回合。
    [wild-draw-colour] **請指定顏色。**接下來出這個顏色，下一位玩家也要一直抽到這個顏色為止。
   *[other] **請指定顏色。**接下來出這個顏色。
}
hand-ask-target = { $symbol ->
    [optimus-power] **你要挑戰誰？**雙方把最大的數字牌亮給所有人看，數字大的人獲勝。平手，或對方沒有數字牌，都算你贏。贏家最多可以丟棄兩張牌，並指定顏色。
    [megatrons-rule] **你要挑戰誰？**雙方把手牌亮給所有人看，最小的數字比較小的人抽兩張，另一方指定顏色。平手，或對方沒有數字牌，都算你贏。
   *[other] **你要和誰交換手牌？**對方的牌全部歸你，你的牌全部歸對方。
}
hand-ask-challenge = **{ $accused } 對你打出{ $card }。**要接受，還是質疑？
hand-if-accepted = { $kind ->
    [colour] - **接受：**你一直抽到{ $colour }為止，{ $turn ->
        [kept] 再進行這回合。
       *[lost] 並失去這回合。
    }
   *[cards] - **接受：**你抽 { $due } 張，{ $turn ->
        [kept] 再進行這回合。
       *[lost] 並失去這回合。
    }
}
hand-if-bluff = { $kind ->
    [colour] - **質疑，對方違規：**{ $accused } 一直抽到{ $colour }為止，輪到你出牌。
    [stack] - **質疑，對方違規：**{ $accused } 抽 { $own } 張，你抽其餘 { $rest } 張並失去這回合。
   *[cards] - **質疑，對方違規：**{ $accused } 抽 { $own } 張，輪到你出牌。
}
hand-if-no-bluff = { $kind ->
    [colour] - **質疑，對方沒有違規：**你一直抽到{ $colour }為止，再多抽兩張，並失去這回合。
   *[cards] - **質疑，對方沒有違規：**你抽 { $more } 張，並失去這回合。
}
hand-if-stacked = - **出牌回應**（{ $answers }）：罰抽轉給下一個人。
hand-bluff = { $symbol ->
    [wild-draw-four] -# { $accused } 還有 { $left }。出牌時如果也有當時那個顏色的牌，就是違規；別的萬用牌不算。質疑的話，只有你看得到對方的手牌。
   *[other] -# { $accused } 還有 { $left }。出牌時如果也有當時那個顏色的牌，或別的萬用牌，就是違規。{ $symbol ->
        [wild-draw-two] 質疑的話，所有人都看得到對方的手牌。
       *[other] 質疑的話，只有你看得到對方的手牌。
    }
}
hand-ask-stack = **要罰抽 { $due } 張。**用{ $answers }回應，或是全部抽走{ $turn ->
    [kept] ，再進行這回合。
   *[lost] 並失去這回合。
}
hand-ask-more = **還有相同的數字嗎？**要疊幾張都行，顏色以最後一張為準。
hand-ask-lay = **選一張有顏色的牌**，放在無限手套上。手上有那個顏色的人全都抽兩張，你也一樣；之後由你指定顏色。放上去的牌沒有其他效果。
hand-ask-dance = { $judging ->
    [vote] **要跳舞，還是抽三張？**語音或文字都行，在 { $seconds } 秒內想怎麼跳就怎麼跳，由其他人投票。不管選哪個，之後都輪到你出牌。
    [honour] **要跳舞，還是抽三張？**在 { $seconds } 秒內想怎麼跳就怎麼跳，有沒有跳好自己說。不管選哪個，之後都輪到你出牌。
   *[routine] **要跳舞，還是抽三張？**跳舞就是在 { $seconds } 秒內跟著做完 { $moves } 個動作，大家都在看。不管選哪個，之後都輪到你出牌。
}
hand-ask-discard = { $most ->
    [1] **你贏了對決。**可以丟棄一張牌，牌的效果不會發生；手上要留下一張。
   *[other] **你贏了對決。**最多可以丟棄兩張牌，牌的效果不會發生；手上至少要留一張。
}
hand-ask-flipped = **翻出了{ $card }。**要像剛打出來一樣發動，還是不發動？

hand-colour = { $count ->
    [0] { $colour }（手上沒有）
   *[other] { $colour }（手上 { $count } 張）
}
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
hand-backs-says = 這些是別人手牌的背面，順序沒有意義。每個人都看得到，只有自己的看不到。
hand-backs-pile = 牌庫最上面：{ $card }
hand-backs-return = 回到我的手牌
