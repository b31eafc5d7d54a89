### 回顧打完的牌局：哪些是運氣，哪些是實力。

review-heading = ## 回顧：{ $edition }
review-of-round = 第 { $round } 輪，共 { $rounds } 輪
review-round = { $result ->
    [won] 第 { $round } 輪你贏了
   *[lost] 第 { $round } 輪你輸了
}
review-only-round = { $result ->
    [won] 你贏了
   *[lost] 你輸了
}
review-all-rounds = { $rounds } 輪裡你贏了 { $won } 輪
review-of-others = { $rounds } 輪裡 { $player } 贏了 { $won } 輪
review-headline = { $outcome }：運氣 { $luck }%，打法 { $skill }%
review-start = 發牌前：{ $start }%，每個人都一樣
review-deal = 拿到的起手牌：{ $gained }%
review-drawn = { $cards ->
    [0] 後來抽的牌：沒有
   *[other] 後來抽的 { $cards } 張牌：{ $gained }%
}
review-others = 其他人抽到的牌和打法：{ $gained }%
review-skill = 自己的選擇，和最好的相比：{ $skill }%
review-sure = （誤差 { $error }%）
review-result = { $result ->
    [won] 結果：贏，100%
   *[lost] 結果：輸，0%
}
review-best = **最好的一手：** { $number } 第 { $step } 步：{ $answer }，比其他選擇高出 { $gained }%。
review-costliest = **最可惜的一手：** { $number } 第 { $step } 步：{ $answer }。{ $best }會高出 { $loss }%。
review-no-mistake = 沒有哪一手確定有損失。
review-mark = { $mark ->
    [best] 最好的一手
    [fine] 不錯
    [inaccuracy] 差一點
   *[mistake] 這手可惜了
}
review-marked = { $number } 第 { $step } 步 · { $mark }：{ $exchanged }
review-exchanged = { $answer } → { $best }（−{ $loss }%）
review-entry = 第 { $step } 步 · { $mark }
review-curve = 從發牌到結束，每個人的勝率：{ $seats }
review-curve-seat = { $seat } { $first }% → { $last }%，最高 { $most }%
review-line = 第 { $round } 輪：{ $result ->
    [won] 贏
   *[lost] 輸
} · 運氣 { $luck }%，打法 { $skill }%
review-says = 數字是贏下這一輪的機率。每個選擇只看當時桌上能知道的事；曲線則看大家手上真正的牌。可能只是誤差的，都不算失誤。
review-step = 跳到……
review-rounds = 看另一輪
review-round-entry = 第 { $round } 輪
review-whole = 全部的輪
review-again = 再看一次
review-button = 看回顧
review-waiting = { $before ->
    [0] 正在分析：完成 { $percent }%。
   *[other] 前面還有 { $before } 份回顧。
}好了就會顯示在這裡。你可以先關掉，之後再回來看，結果會留著。
review-ready = { $rounds } 輪裡已經好了 { $ready } 輪。
review-own-only = 回顧只看自己的打法，而那一局你沒有玩。
review-not-ready = 那份回顧還沒分析好，請先自己看一次。
review-take = 抽該抽的牌
review-activate = 發動這張牌
review-chance = 這時的勝率：{ $chance }%
review-here-best = 這裡最好的是 { $best }（{ $chance }%），打的就是它。
review-here = 這裡最好的是 { $best }（{ $chance }%）；實際打了 { $answer }（{ $given }%）。{ $mark }。
