### 為什麼不行：每個代碼一句話，只給本人看。

## 規則。

refused-over = 這一輪已經結束了。
refused-out = 你這一輪已經出局了。
refused-stale = 慢了一步，牌局已經往下走了。
refused-not-asked = 還沒輪到你喔。
refused-no-call = 你現在不用喊 UNO。
refused-no-catch = 撲空！沒有人忘記喊 UNO。
refused-not-held = 你手上沒有這張牌。
refused-no-match = 這張牌接不上，不能出。
refused-bluff = 現在出這張是唬人，這一桌不准唬人。
refused-last-card = 這一桌不能用這張牌當最後一張。
refused-only-drawn = 現在只能出剛抽到的那張牌。
refused-no-answer = 這張牌不能拿來回應。
refused-can-play = 你有牌可以出，不能抽牌，也不能跳過。
refused-may-draw = 牌庫還有牌，不能跳過。
refused-nothing-left = 沒有牌可以抽了，請出牌或跳過。
refused-must-play = 抽到的這張牌一定要出。
refused-not-offered = 現在不能這樣做。

## 牌桌。

refused-no-game = 這一局已經不在了。用 { COMMAND("uno new") } 再開一局吧。
refused-channel-taken = 這個頻道已經有牌局了，用 { COMMAND("uno table") } 就看得到。
refused-too-many-hosted = 你已經開了三桌，不能再開了。先打完一桌，或到那裡用 { COMMAND("uno stop") } 收掉一桌：
refused-too-many-here = 這個伺服器已經有五十桌在玩，不能再開了。加入其中一桌，或等有一桌結束吧。
refused-already-seated = 你已經加入了。
refused-not-seated = 你沒有參加這一局。
refused-guest-seated = 對方已經加入了。
refused-guest-asked = 這一局已經邀請過對方了。
refused-full = 位子滿了。
refused-too-few = 人數還不夠。等人加入，或是加電腦進來吧。
refused-too-many = 這個版本坐不下這麼多人。換個版本，或請人先離開。
refused-not-host = 只有房主可以這麼做。
refused-started = 牌局已經開始了。
refused-not-started = 牌局還沒開始。
refused-house-clash = 選的自訂規則裡有兩個不能同時用。
refused-house-seats = 分隊要偶數人，至少四人。
refused-no-computers = 這一桌只有真人能玩，房主可以在「玩法」裡更改。
refused-no-last-table = 你在這個伺服器還沒當過房主，沒有「上一次」可以照著開。
refused-bad-preset-name = 玩法不能叫這個名字：要 1 到 30 個看得見的字。
refused-too-many-presets = 這個伺服器的玩法已經滿了，請先在 { COMMAND("uno-settings") } 刪掉一種。
refused-bad-options = 這裡沒有這個選項。
refused-round-running = 這一輪還沒打完。
refused-match-over = 比賽已經結束了。
refused-dancing = 舞已經開始了，請按動作按鈕。
refused-not-dancing = 現在跳舞的不是你。
refused-not-judging = 這支舞輪不到你來評。
refused-no-vote-needed = 那個位子不用投票：對方是電腦，或是暫離中由電腦代打。
refused-two-left = 只剩兩個人，誰也不能請出對方。對方不玩的話，時間到了自然會處理。
refused-left-match = 你已經離開那場比賽，不能由你再開一場。想玩就用 { COMMAND("uno new") } 開新的一局吧。
refused-no-seat = 對方沒有參加這一局。
refused-asleep = 牌局睡著了，用 { COMMAND("uno table") } 就能叫醒它。
refused-too-early = 先給對方一點時間喊 UNO 吧。
refused-too-late = 慢了一步，有人搶先了。
refused-paused = 抓錯人了，3 秒內不能再抓。
refused-unknown-game = 這個伺服器沒有這一局。用 { COMMAND("uno history") } 可以看有哪些牌局。
refused-not-visible = 那一局是在你看不到的頻道玩的。
refused-still-running = 這一局還在進行，結束以後才能重播。
refused-no-round = 那一局沒有任何一輪是你打到結束的，所以沒有東西可以回顧。
refused-too-many-reviews = 現在分析中的回顧已經夠多了，過幾分鐘再試。
refused-review-failed = 那份回顧沒有分析成功，可以再試一次。
refused-never-dealt = 那一局還沒發牌就結束了。
refused-unreadable = 那一局用的是舊版規則，沒辦法重播。
refused-damaged = 那一局的存檔壞了，不能繼續也不能重播，不列入任何紀錄。用 { COMMAND("uno new") } 再開一局吧。
refused-still-seated = 你還有一局在進行中。現在離開就算輸，然後會刪除你的所有資料。
refused-not-saved = 沒存成功，所以不算，請再試一次。
refused-moved = 機器人正在換主機，牌局都還在，請過幾秒再試一次。
