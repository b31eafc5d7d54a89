### 重播已經結束的牌局。

replay-step = 重播：第 { $step } 步，共 { $steps } 步 · 牌局 `{ $game }`
replay-hand = { $seat } 的手牌
replay-first = 開頭
replay-back = 上一步
replay-on = 下一步
replay-last = 結尾
replay-round-back = 上一輪
replay-round-on = 下一輪
replay-eyes = 從誰的視角看？
replay-open = 攤開所有手牌
replay-table = 牌桌的視角
replay-seat = { $seat } 的視角
replay-course = 發牌以來的手牌張數：{ $seats }
replay-course-seat = { $seat } { $first } → { $now }
