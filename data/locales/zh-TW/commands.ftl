# Discord 列出的指令。名稱：小寫、不含空格、最多 32 個字；說明：最多 100 個字。

uno-name = uno
uno-description = 在這裡玩 UNO、查規則、看打過的牌局

new-name = 開局
new-description = 在這個頻道開一局
edition-name = 版本
edition-description = 要玩哪一種 UNO；不填就用這個伺服器的預設
preset-name = 玩法
preset-description = 現成的玩法，或和上次一樣
scoring-name = 計分
scoring-description = 怎麼分勝負；不填就照這個版本的規則
target-name = 目標分數
target-description = 幾分決定勝負

hand-name = 手牌
hand-description = 看自己的手牌（別人看不到）

table-name = 牌桌
table-description = 把牌桌重新貼到最下面

play-name = 出牌
play-description = 出牌、抽牌，或做決定
answer-name = 動作
answer-description = 卡牌或動作：r7、紅 7、抽牌、質疑……

call-name = 喊uno
call-description = 喊 UNO！

catch-name = 抓
catch-description = 抓忘記喊 UNO 的人
player-name = 玩家
player-description = 要抓誰；不填就抓第一個忘記喊的人

leave-name = 離開
leave-description = 離開牌局

kick-name = 請出
kick-description = 請出玩家（管理員，或投票）
kicked-description = 要請出誰

stop-name = 結束
stop-description = 結束這個頻道的牌局（管理員，或投票）

uno-settings-name = uno設定
settings-description = 伺服器設定：語言、預設玩法、誰能開局、在哪裡開局
keep-name = 存成玩法
keep-description = 用這個名稱，把這個頻道牌局的設定存成玩法

leaderboard-name = 排行榜
leaderboard-description = 誰最厲害：看積分、勝場、得分或勝率
board-edition-description = 哪一種 UNO；不填就是全部
scope-name = 範圍
scope-description = 只看這個伺服器的牌局，還是全部
period-name = 期間
period-description = 從什麼時候開始算
by-name = 排序
by-description = 排序方式

public-name = 公開
public-description = 給這裡的所有人看，不只給自己看

stats-name = 統計
stats-description = 你或別人的戰績
whose-description = 看誰的；不填就看自己的

history-name = 歷史
history-description = 這個伺服器最近的牌局，可以重播
of-whom-description = 只看這個人玩過的牌局

me-name = 我
me-description = 你的語言、提醒，以及查看或刪除你的資料

replay-name = 重播
replay-description = 一步一步重播打完的牌局
review-name = 回顧
review-description = 看你打完的牌局哪些是運氣、哪些是實力
game-name = 牌局
game-description = 哪一局：從最近的牌局裡挑，或輸入代號

help-name = 說明
help-description = 怎麼玩

rules-name = 規則
rules-description = 查規則：依章節或卡牌
rules-edition-description = 要查哪一種 UNO；不填就是這裡正在玩的版本
card-name = 卡牌
card-description = 要查的卡牌：+4、翻轉、跳過……

# 舊版的指令，只會告訴玩家新的指令是什麼。
privacy-name = 隱私
settings-name = 設定
former-description = 這個指令改名了，用一次就知道新的在哪

# 在一個人身上按右鍵或長按。這種名稱可以有大寫和空格。
person-stats-name = UNO 戰績
person-invite-name = 邀請來玩 UNO

learn-name = 教學
learn-description = 兩分鐘學會 UNO：只有你看得到的新手教學局

daily-name = 每日
daily-description = 每日牌局：對三個電腦玩家，每個人拿到的牌都一樣
puzzle-name = 謎題
puzzle-description = 真實牌局裡的一個決定：怎麼選最常贏？
