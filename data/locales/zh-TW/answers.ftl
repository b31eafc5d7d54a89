# 機器人私下對一個人說的話。

answer-trouble = 抱歉，剛剛出了點問題。牌局沒有受影響，請稍後再試一次。
answer-no-store = 存放牌局的資料庫暫時沒有回應，請稍後再試一次。
answer-not-opened = 這一局沒能存下來，所以沒有開成，請稍後再試一次。
answer-too-often = 太快了，先喘口氣，過幾秒我再聽你說。
answer-opens-too-often = 你短時間內開了好幾桌，請等半分鐘再開下一桌。
answer-old-command = 這個指令已經更新了，請重新輸入一次。如果還是不行，請重新啟動 Discord。
answer-former = 這個指令現在是 { COMMAND($command) }。
answer-needs-server = 牌桌要開在伺服器裡，這裡是私訊，沒辦法開。可以把我加到你的伺服器，或到已經有我的伺服器玩。規則、戰績和你打過的牌局，在這裡也看得到。
answer-needs-bot = 我不在這個伺服器裡，沒辦法在這裡開桌。請管理伺服器的人把我加進來。規則和你自己的戰績，在這裡還是看得到。
answer-no-game = 這個頻道現在沒有牌局。用 { COMMAND("uno new") } 開一局吧。
answer-in-threads =
    牌局不在這個頻道裡，請到它的討論串再用指令：
    { $links }
answer-no-thread = 這裡開不了討論串，所以就在這個頻道玩。
answer-gone = 那一局已經結束了。用 { COMMAND("uno new") } 再開一局吧。
answer-elsewhere = 這是別的頻道的牌局，請到那個頻道再按。
answer-channel-taken = 這個頻道已經有牌局了：{ $link }
answer-channel-taken-unseen = 這個頻道已經有牌局了，用 { COMMAND("uno table") } 就看得到。
answer-lobby = 牌局還沒開始，請到等候室加入：{ $link }
answer-lobby-unseen = 牌局還沒開始，用 { COMMAND("uno table") } 就能看到等候室。
answer-table = 牌局在這裡：{ $link }
answer-table-unseen = 牌局的訊息發不到這個頻道，請確認機器人可以在這裡發言。
answer-open = 你現在能做的事裡沒有符合「{ $typed }」的。請從打字時跳出的選項中挑一個。
answer-several = 「{ $typed }」可能是這幾個：{ $answers }。請從打字時跳出的選項中挑一個。
answer-nothing-open = 現在沒有需要你決定的事。
answer-with-uno = { $answer }＋UNO！
answer-left = 你已經離開牌局。
answer-kicked = 已將這位玩家請出牌局。
answer-voted = 你投票請出 { $player }：{ $votes }／{ $needed } 人同意。其他人可以在牌桌按**同意**，或用 { COMMAND("uno kick") }。
answer-voted-stop = 你投票結束這一局：{ $votes }／{ $needed } 人同意。其他人可以在牌桌按**同意**，或用 { COMMAND("uno stop") }。
answer-stopped = 你已經結束這一局。
answer-missing-permissions =
    我在這裡還不能開局。請管理伺服器的人在這個頻道給我這些權限：
    { $permissions }
answer-missing-for-thread =
    我在這裡還不能開討論串。請管理伺服器的人在這個頻道給我這些權限：
    { $permissions }
answer-no-card = 找不到叫「{ $typed }」的牌。請從打字時跳出的選項中挑一個。
answer-card-of = { $card }（{ $edition }）
answer-no-preset = 這裡沒有叫「{ $typed }」的玩法。請從輸入時出現的選項裡挑一個。
answer-help =
    1. 在頻道裡用 { COMMAND("uno new") } 開一局，想玩的人按**加入**，再由桌主按**開始**。
    2. 按牌桌下方的**我的手牌**，就會看到只有你看得到的牌。直接按牌就能出牌，也可以用 { COMMAND("uno play") }。
    3. 剩兩張牌時，用 **＋UNO！** 的按鈕出牌，或是在被抓到之前按 **UNO！**。
answer-ranking = **戰績怎麼算：**比賽的贏家排第一，其他人照總分排：累計得分時分數高的在前，最低分獲勝時分數低的在前。一輪定勝負時看手上剩下的分數，越少越前面；出局的人排在後面，越晚出局越前面。同分就並列。中途離開、或結束時暫離的人一律排最後。
    至少有兩個人參加的比賽，積分才會變動，電腦玩家不影響任何人的積分。中途離開、或比賽結束時暫離，都算輸。其他人都離開或被請出，或是牌局提前結束，這一場就不計，只有先離開的人算輸一場。被投票或被管理員請出的人，這一場不計。
    你的得分，是你贏的每一輪照「累計得分」算出來的分數，不管那場比賽用的是哪一種計分方式。要用積分或勝率上榜，至少要打 { $games } 場。每週和每月從世界標準時間（UTC）的零點算起。

answer-help-more = 還有：{ COMMAND("uno rules") } · { COMMAND("leaderboard") } · { COMMAND("stats") } · { COMMAND("uno history") } · { COMMAND("uno replay") } · { COMMAND("uno me") } · { COMMAND("uno-settings") }
answer-add-to-server = 新增至伺服器
help-results = 戰績怎麼算
help-back = 返回
answer-version = -# 版本 { $version }

permission-view-channel = 檢視頻道
permission-send-messages = 發送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-create-public-threads = 建立公開討論串
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案
permission-connect = 連接
answer-thread-locked = 這個討論串已經鎖定，我不能在這裡發訊息。請有權限管理討論串的人先解除鎖定。
answer-thread-private = 我不在這個私人討論串裡。請在這裡標註我（{ $bot }），再試一次。
answer-table-hidden =
    ⚠️ 牌桌暫時沒辦法顯示：{ $why ->
        [unseen] 我看不到這個頻道。
        [archived] 這個討論串已經封存。
        [locked] 這個討論串已經鎖定。
       *[forbidden] 我不能在這裡發訊息。
    }牌局照常進行，從你的手牌出牌就好；等我可以發訊息了，牌桌就會回來。

# 這裡唯一公開的一句話：會提到玩家，讓對方收到通知。
answer-late = ⏰ { $player }，剩下 15 秒！
answer-turn = 🔔 { $player }，輪到你了！
answer-turn-slow = 🔔 { $player }，輪到你了，請在 { $when } 前決定。

# 剛加入伺服器時，說給大家聽的。
welcome-next = 👋 謝謝邀請！用 { COMMAND("uno new") } 就能開第一桌，想玩的人按**加入**，也可以找電腦一起玩。
welcome-missing = ⚠️ 要顯示圖片、開討論串，我還需要這些權限：{ $permissions }。

# 會提到要通知的人或身分組，讓對方收到通知。
answer-table-opens = 🎴 { $whom } 這裡開桌了，想玩就按**加入**！
