### 房間：版本、玩法、自訂規則。

## 各版本，以及兩行介紹特色。

lobby-edition-classic = 經典
lobby-edition-avengers = 復仇者聯盟
lobby-edition-bts = 防彈少年團
lobby-edition-minecraft = Minecraft
lobby-edition-transformers = 變形金剛
lobby-edition-no-mercy = 毫不留情

lobby-special-classic =
    出相同顏色、數字或圖示的牌，先出完手牌就贏。
    對方的 +4 說不定是唬人的，敢質疑嗎？
lobby-special-avengers =
    打出**無限手套**的人，要再放上一張有顏色的牌。
    手上有那個顏色的人全都抽兩張，彈指前先想清楚。
lobby-special-bts =
    打出**跳舞萬用牌**，下一位玩家就得上台。
    在大家面前跳一段，不然就抽三張牌。
lobby-special-minecraft =
    從牌庫抽到**苦力怕**，就得亮給大家看，再多抽三張。
    留在手上的苦力怕則是一張好用的萬用牌。
lobby-special-transformers =
    每張牌都有兩面，一張**翻轉**會讓手牌、牌堆、顏色全部翻面。
    剩下的恩怨，交給**柯博文**和**密卡登**決鬥解決。
lobby-special-no-mercy =
    抽牌卡可以一直疊，7 交換手牌，0 大家傳手牌，沒牌可出就抽到能出為止。
    手牌到了 25 張就出局，**毫不留情**。

## 房間。

lobby-heading = ## UNO { $edition }
lobby-seats = 玩家：{ $count }／{ $most }
lobby-host = 房主
lobby-easy = 簡單
lobby-normal = 普通
lobby-hard = 困難
# 上一場的玩家裡還沒加入的人；不會通知他們。
lobby-rematch = { $names }，再來一場嗎？按**加入**。
lobby-too-few = 至少要 { $count } 個玩家。
lobby-seal = 發牌驗證碼：`{ $seal }`
lobby-join = 加入
lobby-leave = 離開
lobby-options = 玩法
# 按下開始後牌局會有專屬的討論串，名稱是 { $edition } 和 { $host }。
lobby-thread = 按下開始後會開一個專屬討論串來玩
lobby-thread-name = UNO · { $edition } · { $host }
lobby-moved = ➡️ 在 { $thread } 進行中，想看的人歡迎進去看。
lobby-start = 開始
# 房間裡只有房主時：三個電腦入座，馬上發牌。
lobby-play-now = 馬上跟三個電腦玩
# 電腦玩家的選單和選項。
lobby-computers = ＋電腦
lobby-add-computer = ＋電腦（{ $level }）
lobby-remove-computer = 移除 { $name }
# 怎樣算贏，和其他玩法排在同一行。
lobby-short-single = 一輪定勝負
lobby-short-points = 先到 { $target } 分獲勝
lobby-short-lowest = 有人到 { $target } 分時，最低分獲勝

## 邀請別人進房間。

invite-says = { $guest }，{ $name } 邀你來玩 UNO { $edition }！
invite-lobby = 前往房間
invite-no-lobby = 這個頻道還沒有開局。用 { COMMAND("uno new") } 就能開一局。
invite-not-seated = 入座的人才能邀請別人。請先在房間按**加入**。
invite-bot = 別的機器人不能玩。房間裡有選單，可以加電腦玩家。
invite-own = 不能邀請自己喔。
invite-absent = 對方看不到這個頻道，沒辦法在這裡加入。
invite-too-often = 你一分鐘內已經邀請了好幾個人，請稍等一下再邀請下一位。

## 玩法。

lobby-panel = ### 這一桌怎麼玩？
lobby-panel-read = ### 這一桌的玩法
# The second page of the panel, and the ways there and back.
lobby-panel-more = ### 更多玩法
lobby-more-options = 更多玩法
lobby-first-options = 回上一頁
lobby-host-chooses = 只有房主可以更改。
lobby-closed = 這一桌已經關了，沒有什麼可以選的。用 { COMMAND("uno new") } 再開一桌吧。
lobby-choose-edition = 版本
lobby-choose-scoring = 計分方式
lobby-choose-target = 目標分數
lobby-choose-time = 每回合的時間
lobby-choose-house = 自訂規則：無
lobby-choose-hand = 每人發幾張
lobby-choose-uno = 沒喊 UNO 被抓到抽幾張
lobby-choose-computers = 電腦玩家

lobby-scoring-single = 一輪定勝負
lobby-scoring-single-says = 只打一輪，先出完手牌就贏。
lobby-scoring-points = 累計得分
lobby-scoring-points-says = 每輪贏家得到其他人手牌的分數，先到 { $target } 分獲勝。
lobby-scoring-lowest = 最低分獲勝
lobby-scoring-lowest-says = 每輪把手上剩的牌算成自己的分數，有人到 { $target } 分時，總分最低的人獲勝。
lobby-target = { $count } 分
lobby-time = 每回合 { $seconds } 秒
lobby-time-slow = 慢慢打：每回合 { $hours } 小時
lobby-time-slow-says = 輪到你時會標記你，不用一直守著
lobby-no-time = 不限時間
lobby-no-house = 沒有自訂規則
lobby-house-line = 自訂規則 **{ $rule }**：{ $says }
lobby-with-computers = 可以有電腦玩家
lobby-people-only = 只有真人
lobby-people-only-says = 只有真人：不能加電腦，玩家暫離時電腦也不代打。
lobby-choose-thread = 在哪裡玩
lobby-no-thread = 就在這個頻道
lobby-own-thread = 開一個專屬討論串
lobby-own-thread-says = 按下開始後牌局會移到新的討論串，這個頻道就空出來了。
lobby-hand = 每人發 { $count } 張
lobby-uno = 被抓到抽 { $count } 張

## 自訂規則。

lobby-house-stacking = 堆疊
lobby-house-stacking-says = 可以用抽牌卡回應抽牌卡，接不下去的人全部抽走。
lobby-house-stack-same = 同牌堆疊
lobby-house-stack-same-says = 和堆疊一樣，但 +2 只能接 +2，萬用罰抽四張只能接萬用罰抽四張。
lobby-house-stack-any = 任意堆疊
lobby-house-stack-any-says = 和堆疊一樣，而且 +2 也能接萬用罰抽四張。
lobby-house-deflect = 擋罰
lobby-house-deflect-says = 用目前顏色的禁止或迴轉，把罰抽轉給別人。
lobby-house-seven-zero = 7 換牌、0 傳牌
lobby-house-seven-zero-says = 出 7 就選一個人交換手牌；出 0 所有人把手牌傳給下一位。
lobby-house-jump-in = 插隊出牌
lobby-house-jump-in-says = 有和檯面上一模一樣的牌，不是自己的回合也能出。
lobby-house-doubles = 同號連出
lobby-house-doubles-says = 出數字牌時，可以在同一回合再出相同數字的牌。
lobby-house-draw-to-match = 抽到能出為止
lobby-house-draw-to-match-says = 抽牌時要一直抽到能出的牌。
lobby-house-force-play = 抽到必出
lobby-house-force-play-says = 抽到的牌如果能出，就一定要出。
lobby-house-must-play = 能出必出
lobby-house-must-play-says = 手上有牌能出時，不能抽牌，也不能跳過。
lobby-house-draw-and-play = 罰完照出
lobby-house-draw-and-play-says = 罰抽之後，仍然可以進行自己的回合。
lobby-house-no-bluff = 不准唬人
lobby-house-no-bluff-says = 萬用抽牌卡只有符合規定時才能出，也就不用質疑。
lobby-house-no-wild-finish = 萬用牌不收尾
lobby-house-no-wild-finish-says = 最後一張不能是萬用牌。
lobby-house-no-action-finish = 數字牌收尾
lobby-house-no-action-finish-says = 最後一張只能是數字牌。
lobby-house-teams = 分隊
lobby-house-teams-says = 隔座同隊；人數要是偶數，至少四人。
lobby-house-discard-own = 只丟自己的
lobby-house-discard-own-says = 「丟棄所有牌」只丟出牌者自己的手牌。
