### 遊戲在等什麼，以及可以怎麼回答。

## 問題，給所有人看。$top 是棄牌堆頂的圖示。

question-play = 輪到 { $seat } 了。
question-drawn = { $seat } 剛抽到的牌可以直接打出。
question-colour = { $top ->
    [colour-roulette] { $seat } 要選一個顏色，然後一直抽到那個顏色為止。
   *[other] { $seat } 正在選顏色。
}
question-target = { $top ->
    [optimus-power] { $seat } 正在選對手，要比誰的最大數字比較大。
    [megatrons-rule] { $seat } 正在選對手，要比誰的最小數字比較大。
   *[other] { $seat } 正在選要跟誰換手牌。
}
# $count 是要抽的張數；0 表示抽到指定的顏色為止。
question-challenge = { $count ->
    [0] { $seat } 可以一直抽到{ $colour }為止，或質疑 { $accused }。
   *[other] { $seat } 可以抽 { $count } 張，或質疑 { $accused }。
}
question-stack = { $seat } 要出牌回應，不然就抽 { $count } 張。
question-more = { $seat } 可以再疊上相同數字的牌。
question-lay = { $seat } 要把一張有顏色的牌放上無限手套，手上有那個顏色的都抽兩張。
question-dance = { $seat } 可以跳舞給大家看，或是抽三張。
question-discard = { $seat } 最多可以丟兩張手牌。
question-flipped = { $seat } 可以發動{ $card }，或不發動。

## 一輪或整場比賽結束時，代替問題。

question-next-round = 可以開始下一輪了。
question-over = 比賽結束了。

## 回答：按鈕與選項上的字。

option-play = { $kind ->
    [jump-in] 插隊出{ $card }
    [stack] 疊上{ $card }
    [answer] 用{ $card }回應
   *[play] 出{ $card }
}
option-draw = 抽牌
option-pass = { $kind ->
    [drawn] 留著
   *[play] 跳過
}
option-colour = { $colour }
option-target = { $seat }（{ $count } 張）
option-challenge = 質疑
option-accept = { $count ->
    [0] 認了，抽到{ $colour }為止
   *[other] 認了，抽 { $count } 張
}
option-take = 抽 { $count } 張
option-lay = 放上{ $card }
option-add = 疊上{ $card }
option-done = 好了
option-dance = 跳舞
option-decline = 抽 3 張
option-discard = { $count ->
    [0] 都不丟
   *[other] 丟{ $cards }
}
option-activate = 發動{ $card }
option-ignore = 不發動
option-uno = UNO！
option-catch = 抓 { $seat }！
option-quit = 離開牌局
