### 牌局的成果：排行榜、個人統計、歷史紀錄，以及保存的個人資料。

## 排行榜。

board-heading = ### 排行榜
board-all-editions = 所有版本
board-scope-here = 這個伺服器
board-scope-everywhere = 所有伺服器
board-period-all = 全部期間
board-period-month = 本月
board-period-week = 本週
board-by-rating = 積分
board-by-wins = 勝場
board-by-points = 得分
board-by-rate = 勝率
board-by-teams = 隊伍
board-rating = 積分 { $rating }
board-wins = { $games } 場 { $wins } 勝
board-rate = 勝率 { $percent }%
board-empty = 還沒有人上榜。打完一場，搶個位子吧！
board-empty-few = 還沒有人上榜：要打滿 { $least } 場才算。勝場和得分從第一場就開始算。
board-empty-teams = 還沒有隊伍上榜：同一隊人要和別的隊伍打滿 { $least } 場才算。
board-own = **你：**第 { $rank } 名，共 { $total } 人 · **{ $value }**
board-own-team = **你最好的隊伍**（{ $team }）：第 { $rank } 名，共 { $total } 隊 · **{ $value }**
board-own-never = **你**在這裡還沒打完任何一場。
board-own-hidden = 只有你看得到：你選擇在別的伺服器隱藏自己（{ COMMAND("uno me") }）。
board-own-team-hidden = 只有隊友看得到：其中有人選擇在別的伺服器隱藏自己。
board-own-unrated = **你：**還沒有排名，和真人打了 { $games }／{ $least } 場。
board-own-teams-never = **你**在這裡還沒和別人同隊打完任何一場。
board-own-team-unrated = **你的隊伍**（{ $team }）：還沒有排名，和別的隊伍打了 { $games }／{ $least } 場。
board-own-few = **你：**還沒有勝率排名，打了 { $games }／{ $least } 場。
board-own-nothing = **你**在這裡打完 { $games } 場，還沒贏過。
board-before = 上一頁
player-unnamed = 某位玩家
board-page = 第 { $page } 頁，共 { $pages } 頁
board-behind = 下一頁
board-own-page = 我的名次
board-no-page = 沒有第 { $page } 頁，總共只有 { $pages } 頁。

## 個人統計。

stats-heading = ### { $name }
stats-none = 這裡還沒有打完的牌局。
stats-hidden = 這位玩家選擇在別的伺服器隱藏自己。
stats-own-hidden = 只有你看得到：你選擇在別的伺服器隱藏自己（{ COMMAND("uno me") }）。
stats-bot = 機器人和電腦玩家沒有統計。
stats-rating = 積分：**{ $rating }**（和真人打了 { $games } 場）
stats-unrated = 積分：和真人打完第一場後才有
stats-games = 比賽：**{ $games }** 場，贏了 **{ $wins }** 場（勝率 { $percent }%）
stats-points = 總得分：**{ $points }**
stats-best-day = 手氣最好的一天：{ $day }（{ $games } 場 { $wins } 勝，得 { $points } 分）
stats-worst-day = 手氣最差的一天：{ $day }（{ $games } 場 { $wins } 勝，得 { $points } 分）
stats-favourite = 最常玩的版本：{ $edition }
stats-team = 最常同隊：{ $others }（{ $games } 場 { $wins } 勝）
stats-rounds = 打了 { $rounds } 輪，贏了 { $won } 輪
stats-uno = 喊 UNO：{ $calls } 次 · 忘記喊被抓：{ $misses } 次 · 抓到別人：{ $catches } 次
stats-challenges = 質疑成功：{ $won } 次 · 失敗：{ $lost } 次
stats-bluffs = 唬人：{ $tried } 次 · 沒被抓到：{ $unnoticed } 次
stats-drawn = 總共抽了 { $cards } 張牌 · 手牌最多時 { $longest } 張
stats-creepers = 抽到苦力怕：{ $creepers } 次
stats-dances = 跳舞：{ $danced } 次 · 沒跳成：{ $declined } 次
stats-knock-outs = 爆牌出局：{ $times } 次

## 歷史紀錄。

history-heading = ### 這個伺服器的牌局
history-heading-of = ### { $player } 在這個伺服器的牌局
history-heading-own = ### 你玩過的牌局
history-none-own = 你還沒有打完任何一局。
history-own-only = 在伺服器以外的地方，只列出你自己的牌局。
replay-own-only = 找不到你的這一局。在伺服器以外的地方，只能重播自己玩過的牌局，{ COMMAND("uno history") } 會列出來。
history-match = { $nth }. { $edition }：{ $winners }（{ $day }）
history-place = 第 { $place } 名
history-away = 結束時暫離
history-watch = 選一局來重播……
history-none = 這個伺服器還沒有打完的牌局。用 { COMMAND("uno new") } 開一局吧。
history-none-of = { $player } 在這個伺服器還沒打完任何一局。
history-none-seen = 你看得到的頻道裡還沒有打完的牌局。
history-unseen = 你看不到的頻道裡的牌局不會列出來。
history-left-out = 這裡只列出這個頻道，以及伺服器上人人都看得到的頻道裡的牌局。

## 公開給頻道裡所有人看的頁面。

share-everyone = 給大家看
share-by = 由 { $name } 分享。按這裡的任何按鈕，就會打開你自己的頁面。
share-not-here = 沒辦法在這裡給大家看：你或我不能在這個頻道發言。
share-too-often = 你剛分享過，等 15 秒再分享下一個。
share-own-hidden = 你選擇在別的伺服器隱藏自己，所以所有伺服器加起來的統計只有你看得到。這個伺服器的統計還是可以分享。
share-unseen = 那場牌局所在的頻道，這裡不是每個人都看得到，所以只有你能看。
share-none-seen = 這個頻道，還有伺服器上人人都看得到的頻道，都還沒有打完的牌局。

# 每個排行榜下面的小字。
board-counting = 至少兩個真人的比賽才會影響積分，中途離開或結束時暫離就算輸。得分是你贏的每一輪照「{ lobby-scoring-points }」算的分數；要用積分或勝率上榜，至少要打 { $games } 場。
