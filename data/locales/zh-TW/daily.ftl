### 每日牌局：一天一次機會，對三個電腦玩家，每個人拿到的牌都一樣。

daily-heading = ### 每日牌局 · { $day } · { $edition }
daily-small = -# 每日牌局 · { $day } · { $edition }
daily-says = 一輪定勝負，對手是三個電腦玩家，每個人拿到的牌都一樣。機會只有一次：贏了，別人手上剩的牌都算你的分。
daily-open = 下一局 { $next }登場。開始之後可以隨時離開再回來，{ $closes }以前沒打完就不算。
daily-play = 發牌給我
daily-again = 前往每日牌局
daily-won = ## 🎉 贏了，得 { $points }！
daily-lost = ## 就差一點！還剩 { $cards }
daily-lost-many = ## 今天運氣不在這邊：還剩 { $cards }
daily-out = ## 爆牌出局，明天再來！
daily-place-server = 目前是這個伺服器的第 { $rank } 名，共 { $total } 人
daily-place-everywhere = 目前是所有伺服器的第 { $rank } 名，共 { $total } 人
daily-streak = { $days ->
    [1] 連續紀錄的第一天
   *[other] 連續 { $days } 天
}
daily-accuracy = 準確率 { $percent }%
daily-copy = 分享這一行，不會洩漏牌局內容：
daily-line-won = 贏了，得 { $points }
daily-line-lost = 還剩 { $cards }
daily-line-out = 爆牌出局
daily-line-streak = 連續 { $days } 天
daily-next = 下一局 { $next }登場。
daily-sealed = 這一局的亂數種子要等到沒有人在玩的時候（{ $when }）才會公開，那時候也能看這一局的回顧。
daily-over = 這一天的每日牌局沒有在時間內打完。
daily-seal = 發牌驗證碼：`{ $seal }`
daily-seed = 亂數種子：`{ $seed }`
daily-seed-before = 昨天的亂數種子：`{ $seed }`
daily-check = 想驗證發牌和電腦玩家，請下載紀錄檔，再執行 `uno rules verify { $file } --daily`（版本 { $version }）
daily-none = 那一天你沒有成績。
daily-record-gone = 那份紀錄檔已經不在了。
daily-board = 排行榜
daily-result = 我的成績
daily-yesterday = 昨天
daily-today = 今天
daily-board-heading = ### 每日排行榜 · { $day } · { $edition }
daily-board-empty = 還沒有人打完這一局。
daily-board-says = 先比得分，同分再比誰剩的牌少。伺服器的排行榜上，是在那裡玩的人。
daily-board-own = **你：**第 { $rank } 名，共 { $total } 人

refused-day-over = 那一天已經過了，那一局也結束了。{ COMMAND("uno daily") } 有新的一局。
refused-daily-elsewhere = 今天這一局你已經在別的伺服器開始了，請回那裡繼續！
