### 電腦玩家偶爾說的話：只在精彩的時候說，也不會透露手牌。

remark = 💬 **{ $seat }：**{ $words }

## 自己喊了 UNO。

remark-uno-1 = UNO！有聽到吧？
remark-uno-2 = 別這樣看我嘛。
remark-uno-3 = 大家不要緊張喔。

## 自己中招了。

remark-hurt-1 = 好痛，我本來有計畫的。
remark-hurt-2 = 這筆帳我記下了。
remark-hurt-3 = 沒關係，我喜歡牌多。

## 讓別人中招了。

remark-proud-1 = 不是針對你喔。
remark-proud-2 = 哎呀，是我出的嗎？
remark-proud-3 = 不用謝。

## 別人中招，自己在旁邊看。

remark-amused-1 = 還好不是我。
remark-amused-2 = 我什麼都沒看到。
remark-amused-3 = 越來越好看了。
