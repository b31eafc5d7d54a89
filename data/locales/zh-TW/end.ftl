### 一輪與一場比賽的結束。

## 大家都看得到的。

end-worth = 共 { $points }
end-left = 剩 { $cards }（{ $points } 分）
end-standing = { $scoring ->
    [lowest] **目前名次**（分數最低的贏，{ $target } 分結束）
   *[points] **目前名次**（先到 { $target } 分的贏）
}
end-rating = 積分 { $after }（{ $gained }）
end-next = 下一輪
end-rematch = 再來一場
end-again = 開新局
end-log = 牌局紀錄
end-replay = 看重播
end-without-winner = 這一局提早結束，沒有分出勝負。
end-walkover = 其他人都離開了，這一場不算，沒有贏家；中途離開的人算輸。

## 積分為什麼變動。$rated：對方原本的積分比較高還是低。

end-reason-beat = { $rated ->
    [higher] 贏了積分更高的 { $other }
   *[other] 贏了 { $other }
}
end-reason-lost = { $rated ->
    [lower] 輸給積分較低的 { $other }
   *[other] 輸給 { $other }
}
end-reason-tied = { $rated ->
    [higher] 和積分更高的 { $other } 平手
    [lower] 和積分較低的 { $other } 平手
   *[same] 和 { $other } 平手
}
end-reason-left = 中途離開

## 只有自己看得到的。$how：自己贏、隊伍贏，還是並列第一。

end-title-match = { $how ->
    [shared] 🏆 平手，你並列第一！
    [team] 🏆 你們這隊贏了！
   *[alone] 🏆 你贏了！
}
end-title-round = { $how ->
    [team] 🎉 這一輪你們這隊贏了！
   *[alone] 🎉 這一輪你贏了！
}
end-title-close = 就差一點……
end-title-lost = 這次沒贏到……
end-title-blocked = 這一輪沒有贏家
end-left-with = { $count ->
    [0] 你手上沒有牌了。
   *[other] 你還剩 { $cards }，共 { $points }。
}
end-out = 你爆牌了，這一輪後半只能旁觀。
end-total = { $scoring ->
    [over] 你最後拿到 { $points }。
    [lowest] 你目前 { $points }，有人到 { $target } 分就結束，分數最低的贏。
   *[points] 你目前 { $points }，先到 { $target } 分的贏。
}
end-picture-won = 屬於你的獎盃。
end-you = 你

## 獎項。$seat 做了 $count 次，或有這麼多張；所有人加起來 $of 次；$all：全都是 $seat。

end-awards = 本場獎項
award-row = 👑 { $seat } 連贏 { $count } 輪。
award-comeback = 🎢 { $seat } 手上一度有 { $count } 張，最後還是贏了那一輪。
award-clean = ✨ { $seat } 有一輪一張都沒抽就贏了。
award-challenges = 🕵️ { $seat } 識破唬人 { $count } 次。
award-catches = { $all ->
    [yes] 👀 { $seat } 包辦了全場 { $count } 次抓 UNO。
   *[no] 👀 全場抓了 { $of } 次 UNO，{ $seat } 就抓到 { $count } 次。
}
award-bluffs = 🎭 { $seat } 唬人成功 { $count } 次。
award-wilds = 🔥 { $seat } 出了 { $count } 張{ $card }。
award-heap = 🏔️ { $seat } 一口氣抽了 { $count } 張，還是撐了下來。
award-skipped = 🧘 { $seat } 連續 { $count } 次輪不到，依然淡定。
award-duels = ⚔️ { $seat } 贏了 { $count } 場對決。
award-dances = 🕺 { $seat } 跳完了 { $count } 支舞。
award-stirred = 💥 { $seat } 抽到 { $count } 張{ $card }，居然還在。
award-discarded = 🧹 { $seat } 一次棄掉 { $count } 張。
award-points = 💰 { $seat } 一輪就拿了 { $count } 分。
award-drew = 🧲 { $seat } 一輪抽了 { $count } 張牌。
award-streak = 🏃 { $seat } 連出 { $count } 張，中間一張都沒抽。
award-calls = 📣 { $seat } 喊了 { $count } 次 UNO。

## 牌局紀錄。

log-heading = ### 牌局紀錄 · { $edition }
log-says = 這一局的每一張牌都由亂數種子決定。發牌前只公開發牌驗證碼，也就是種子的 SHA-256，所以事後誰都換不了種子。
log-seal = 發牌驗證碼：`{ $seal }`
log-seed = 亂數種子：`{ $seed }`
log-check = 想驗證發牌，請下載紀錄檔，再執行 `python -m bot.rules verify { $file }`
log-record = 下載紀錄檔
