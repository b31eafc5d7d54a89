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
board-empty = 這裡還沒有人上榜。打完一場，也許就是你！
board-empty-few = 這裡還沒有人上榜：要打滿 { $least } 場才算。勝場和得分從第一場就開始算。
board-empty-teams = 這裡還沒有隊伍上榜：同一隊人要和別的隊伍打滿 { $least } 場才算。
board-own = **你：**第 { $rank } 名，共 { $total } 人 · **{ $value }**
board-own-team = **你最好的隊伍**（{ $team }）：第 { $rank } 名，共 { $total } 隊 · **{ $value }**
board-own-never = **你**在這裡還沒打完任何一場。
board-own-unrated = **你**還沒有積分排名：要和真人打滿 { $least } 場，你目前 { $games } 場。
board-own-teams-never = **你**在這裡還沒和別人同隊打完任何一場。
board-own-team-unrated = **你的隊伍**（{ $team }）還沒有名次：要和別的隊伍打滿 { $least } 場，目前 { $games } 場。
board-own-few = **你**還沒有勝率排名：要打滿 { $least } 場，你目前 { $games } 場。
board-own-nothing = **你**在這裡打完了 { $games } 場，還沒有贏過。
board-before = 上一頁
board-page = 第 { $page } 頁，共 { $pages } 頁
board-behind = 下一頁
board-own-page = 我的名次
board-no-page = 沒有第 { $page } 頁，總共只有 { $pages } 頁。

## 個人統計。

stats-heading = ### { $name }
stats-none = 這裡還沒有打完的牌局。
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
stats-bluffs = 違規出牌：{ $tried } 次 · 沒被發現：{ $unnoticed } 次
stats-drawn = 總共抽了 { $cards } 張牌 · 手牌最多時 { $longest } 張
stats-creepers = 碰到苦力怕：{ $creepers } 次
stats-dances = 跳了舞：{ $danced } 次 · 沒跳成：{ $declined } 次
stats-knock-outs = 因仁慈規則出局：{ $times } 次

## 歷史紀錄。

history-heading = ### 這個伺服器的牌局
history-heading-of = ### { $player } 在這個伺服器的牌局
history-match = { $nth }. { $edition }：{ $winners }（{ $day }）
history-place = 第 { $place } 名
history-away = 結束時暫離
history-watch = 選一局來重看……
history-none = 這個伺服器還沒有打完的牌局。用 `/uno 開局` 開一局吧。
history-none-of = { $player } 在這個伺服器還沒打完任何一局。

## 保存的個人資料。

privacy-exported = 關於你的所有資料都在這個檔案裡。
privacy-exporting = 你的檔案已經在準備了，請稍候。
privacy-heading = ### 要忘記你嗎？
privacy-says =
    你的名字、統計、積分和設定都會從所有伺服器刪除，你玩過的牌局裡會用「?」代替你。其他人的成績不會改變。
    刪除之後**沒辦法復原**。想先看看保存了什麼，可以用 `/隱私 匯出`。
privacy-forget = 對，忘記我
privacy-forgotten = 已經忘記你了。下次再玩，就是全新的開始。
privacy-not-forgotten = 這次沒能存下來，所以還沒忘記你，請稍後再試一次。
