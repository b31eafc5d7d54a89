### 為什麼不行：每個代碼一句話，只給本人看。

## 規則。

refused-over = 這一輪已經結束了。
refused-out = 你在這一輪已經出局了。
refused-stale = 牌局已經往下進行了，這個選擇已經來不及了。
refused-not-asked = 現在輪不到你決定喔。
refused-no-call = 你現在不用喊 UNO。
refused-no-catch = 沒得抓：現在沒有人漏喊 UNO。
refused-not-held = 你手上沒有這張牌。
refused-no-match = 這張牌對不上，不能出。
refused-bluff = 現在出這張牌算違規，這一桌不允許。
refused-last-card = 這一桌不能用這張牌當最後一張。
refused-only-drawn = 現在只能出剛抽到的那張牌。
refused-no-answer = 現在不能用這張牌回應。
refused-can-play = 你有牌可以出，所以不能抽牌，也不能不出。
refused-may-draw = 還有牌可以抽，不能就這樣不出。
refused-nothing-left = 已經沒有牌可以抽了，請出牌，或選擇不出。
refused-must-play = 抽到的這張牌一定要打出去。
refused-not-offered = 現在不能這樣選。

## 牌桌。

refused-no-game = 這一局已經不在了。用 { COMMAND("uno new") } 再開一局吧。
refused-channel-taken = 這個頻道已經有牌局了，用 { COMMAND("uno table") } 就看得到。
refused-too-many-hosted = 你已經開了三桌，不能同時再開更多。先打完一桌，或到那裡用 { COMMAND("uno stop") } 收掉一桌：
refused-too-many-here = 這個伺服器已經有五十桌在玩，不能同時再開更多。加入其中一桌，或等有一桌結束吧。
refused-already-seated = 你已經入座了。
refused-not-seated = 你沒有參加這一桌。
refused-guest-seated = 對方已經入座了。
refused-guest-asked = 這一局已經邀請過對方了。
refused-full = 座位已經滿了。
refused-too-few = 人數還不夠。等人加入，或是加電腦進來吧。
refused-too-many = 人數超過這個版本的上限，請換一個版本，或請人先離開。
refused-not-host = 只有桌主可以這麼做。
refused-started = 牌局已經開始了。
refused-not-started = 牌局還沒開始。
refused-house-clash = 選的自訂規則裡有兩個不能同時用。
refused-house-seats = 這個人數不能用選的自訂規則：分隊要偶數人，至少四人。
refused-no-computers = 這一桌只有真人能玩，桌主可以在設定裡更改。
refused-no-last-table = 你在這個伺服器還沒有當過桌主的牌局可以照著開。
refused-bad-preset-name = 玩法不能叫這個名字：要 1 到 30 個看得見的字。
refused-too-many-presets = 這個伺服器的玩法已經滿了，請先在 { COMMAND("uno-settings") } 刪掉一種。
refused-bad-options = 這裡沒有這個選項。
refused-round-running = 這一輪還沒打完。
refused-match-over = 比賽已經結束了。
refused-dancing = 舞已經開始了，請用舞步回答。
refused-not-dancing = 現在跳舞的不是你。
refused-not-judging = 這支舞不是由你來評判。
refused-no-vote-needed = 那個位子不用投票：對方是電腦，或是已經暫離了。
refused-two-left = 只剩兩個人的時候，誰也不能請出對方。對方不玩的話，時間到了自然會處理。
refused-left-match = 你已經離開那場比賽，不能由你再開一場。想玩就用 { COMMAND("uno new") } 開新的一局吧。
refused-no-seat = 對方沒有參加這一桌。
refused-asleep = 牌局正在休息，用 { COMMAND("uno table") } 就能叫醒它。
refused-too-early = 先給對方一點時間喊 UNO 吧。
refused-too-late = 慢了一步，有人搶先了。
refused-paused = 剛才抓錯了，要等幾秒鐘才能再抓。
refused-unknown-game = 這個伺服器沒有這一局。用 { COMMAND("uno history") } 可以看有哪些牌局。
refused-not-visible = 那一局是在你看不到的頻道玩的。
refused-still-running = 這一局還在進行，結束以後才能重看。
refused-never-dealt = 那一局還沒發牌就結束了。
refused-unreadable = 那一局用的是舊版的規則，沒辦法重看。
refused-damaged = 那一局的存檔損壞了，沒辦法繼續，也沒辦法重看，不列入任何紀錄。用 { COMMAND("uno new") } 就能再開一局。
refused-still-seated = 你還有一局在進行中。現在離開就算輸掉那一局，然後會刪除你的所有資料。
refused-not-saved = 這一步沒能存下來，所以不算數，請再試一次。
refused-moved = 機器人正在換主機，牌局都還在，請過幾秒再試一次。
