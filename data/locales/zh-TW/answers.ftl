# 機器人私下對一個人說的話。

answer-trouble = 抱歉，剛剛出了點問題。牌局沒事，等一下再試一次。
answer-no-store = 現在讀不到存檔，請稍後再試。
answer-not-opened = 存檔失敗，牌局沒開成，請稍後再試。
answer-too-often = 按太快囉，等幾秒再試。
answer-opens-too-often = 你一下子開了好幾桌，等半分鐘再開下一桌吧。
answer-old-command = 這個指令更新了，請重新輸入一次。還是不行的話，請重新啟動 Discord。
answer-former = 這個指令改成 { COMMAND($command) } 了。
answer-needs-server = 牌桌要開在伺服器的頻道裡。把我加到你的伺服器，或到已經有我的伺服器玩吧。規則、戰績和你打過的牌局，這裡也看得到。
answer-needs-bot = 我不在這個伺服器，沒辦法在這裡開桌，請管理員把我加進來。規則和你自己的戰績，這裡還是看得到。
answer-no-game = 這個頻道沒有牌局。用 { COMMAND("uno new") } 開一局吧。
answer-in-threads =
    牌局在這個頻道的討論串裡，請到那裡再用指令：
    { $links }
answer-no-thread = 這裡開不了討論串，就在這個頻道玩吧。
answer-gone = 那一局已經結束了。用 { COMMAND("uno new") } 再開一局吧。
answer-elsewhere = 這是別的頻道的牌局，請到那邊按。
answer-channel-taken = 這個頻道已經有牌局了：{ $link }
answer-channel-taken-unseen = 這個頻道已經有牌局了，用 { COMMAND("uno table") } 就看得到。
answer-lobby = 牌局還沒開始，到房間加入吧：{ $link }
answer-lobby-unseen = 牌局還沒開始，用 { COMMAND("uno table") } 就能看到房間。
answer-table = 牌局在這裡：{ $link }
answer-table-unseen = 我沒辦法在這個頻道貼出牌局，請確認我可以在這裡發言。
answer-open = 「{ $typed }」現在不能用，請從跳出的選項裡選。
answer-several = 「{ $typed }」有好幾種可能：{ $answers }。請選一個。
answer-nothing-open = 還沒輪到你喔。
answer-with-uno = { $answer }＋UNO！
answer-left = 你離開了牌局。
answer-kicked = 已將這位玩家請出牌局。
answer-voted = 你投票請出 { $player }（{ $votes }／{ $needed }）。其他人可以在牌桌按**同意**，或用 { COMMAND("uno kick") }。
answer-voted-stop = 你投票結束這一局（{ $votes }／{ $needed }）。其他人可以在牌桌按**同意**，或用 { COMMAND("uno stop") }。
answer-stopped = 你結束了這一局。
answer-missing-permissions =
    我在這個頻道權限不足，請管理員開啟：
    { $permissions }
answer-missing-for-thread =
    我在這裡開不了討論串，請管理員在這個頻道開啟：
    { $permissions }
answer-no-card = 沒有叫「{ $typed }」的牌，請從跳出的選項裡選。
answer-card-of = { $card }（{ $edition }）
answer-no-preset = 沒有叫「{ $typed }」的玩法，請從跳出的選項裡選。

answer-add-to-server = 新增至伺服器
answer-version = -# 版本 { $version }

permission-view-channel = 檢視頻道
permission-send-messages = 發送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案
permission-connect = 連接
answer-thread-locked = 這個討論串鎖定了，我沒辦法在這裡發訊息。請能管理討論串的人解除鎖定。
answer-thread-private = 我不在這個私人討論串裡。在這裡標註我（{ $bot }），再試一次。
answer-table-hidden =
    ⚠️ 牌桌暫時顯示不出來：{ $why ->
        [unseen] 我看不到這個頻道。
        [archived] 這個討論串已經封存。
        [locked] 這個討論串已經鎖定。
       *[forbidden] 我不能在這裡發訊息。
    }用手牌繼續玩就好，等我能發訊息，牌桌就會回來。

# 這裡唯一公開的一句話：會提到玩家，讓對方收到通知。
answer-late = ⏰ { $player }，剩下 15 秒！
answer-turn = 🔔 { $player }，輪到你了！
answer-turn-slow = 🔔 { $player }，輪到你了，請在 { $when } 前決定。

# 剛加入伺服器時，說給大家聽的。
welcome-next = 👋 謝謝邀請！用 { COMMAND("uno new") } 開第一桌吧，想玩的人按**加入**，也可以找電腦一起玩。
welcome-missing = ⚠️ 要顯示圖片、開討論串，我還需要：{ $permissions }。

# 會提到要通知的人或身分組，讓對方收到通知。
answer-table-opens = 🎴 { $whom } 這裡開桌了，想玩就按**加入**！
