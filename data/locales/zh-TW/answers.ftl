# 機器人私下對一個人說的話。

answer-trouble = 抱歉，剛剛出了點問題。牌局沒有受影響，請稍後再試一次。
answer-no-store = 存放牌局的資料庫暫時沒有回應，請稍後再試一次。
answer-not-opened = 這一局沒能存下來，所以沒有開成，請稍後再試一次。
answer-too-often = 太快了，先喘口氣，過幾秒我再聽你說。
answer-old-command = 這個指令已經更新了，請重新輸入一次。如果還是不行，請重新啟動 Discord。
answer-no-game = 這個頻道現在沒有牌局。用 `/uno 開局` 開一局吧。
answer-gone = 那一局已經結束了。用 `/uno 開局` 再開一局吧。
answer-channel-taken = 這個頻道已經有牌局了：{ $link }
answer-channel-taken-unseen = 這個頻道已經有牌局了，用 `/uno 牌桌` 就看得到。
answer-lobby = 牌局還沒開始，請到等候室加入：{ $link }
answer-lobby-unseen = 牌局還沒開始，用 `/uno 牌桌` 就能看到等候室。
answer-open = 你現在能做的事裡沒有符合「{ $typed }」的。請從打字時跳出的選項中挑一個。
answer-several = 「{ $typed }」可能是這幾個：{ $answers }。請從打字時跳出的選項中挑一個。
answer-nothing-open = 現在沒有需要你決定的事。
answer-with-uno = { $answer }＋UNO！
answer-left = 你已經離開牌局。
answer-kicked = 已經請出這位玩家。
answer-voted = 你投票請出 { $player }：目前 { $votes } 票，需要 { $needed } 票。
answer-voted-stop = 你投票結束這一局：目前 { $votes } 票，需要 { $needed } 票。
answer-stopped = 你已經結束這一局。
answer-missing-permissions =
    我在這裡還不能開局。請管理伺服器的人在這個頻道給我這些權限：
    { $permissions }
answer-no-card = 找不到叫「{ $typed }」的牌。請從打字時跳出的選項中挑一個。
answer-card-of = { $card }（{ $edition }）
answer-no-preset = 這裡沒有叫「{ $typed }」的玩法。請從輸入時出現的選項裡挑一個。
answer-help =
    1. 在頻道裡用 `/uno 開局` 開一局，想玩的人按**加入**，再由桌主按**開始**。
    2. 按牌桌下方的**我的手牌**，就會看到只有你看得到的牌。直接按牌就能出牌，也可以用 `/uno 出牌`。
    3. 剩兩張牌時，用 **＋UNO！** 的按鈕出牌，或是在被抓到之前按 **UNO！**。
answer-ranking = **戰績怎麼算：**比賽的贏家排第一，其他人照總分排：累計得分時分數高的在前，最低分獲勝時分數低的在前。一輪定勝負時看手上剩下的分數，越少越前面；出局的人排在後面，越晚出局越前面。同分就並列。中途離開的人一律排最後。
    至少有兩個人參加的比賽，積分才會變動。電腦玩家不會影響任何人的積分；比賽結束時暫離的人，這一場不計。提前結束的比賽誰都不計，只有先離開的人算輸一場。
    你的得分，是你贏的每一輪照「累計得分」算出來的分數，不管那場比賽用的是哪一種計分方式。要用積分或勝率上榜，至少要打 { $games } 場。每週和每月從世界標準時間（UTC）的零點算起。

answer-help-more = 還有：`/規則` · `/排行榜` · `/統計` · `/歷史` · `/重播` · `/設定` · `/隱私`

permission-view-channel = 檢視頻道
permission-send-messages = 發送訊息
permission-send-messages-in-threads = 在討論串中傳送訊息
permission-embed-links = 嵌入連結
permission-attach-files = 附加檔案

# 這裡唯一公開的一句話：會提到玩家，讓對方收到通知。
answer-late = ⏰ { $player }，剩下 15 秒！
