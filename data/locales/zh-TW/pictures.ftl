### 圖片的文字說明，給看不到圖的人聽。大多是圖旁邊的文字，這裡是其餘的部分。

picture-banner = 橫幅：UNO { $edition }，畫著這個版本特有的牌。
picture-hand = 你的手牌，共 { $count } 張：{ $cards }。
picture-dance = { $seat } 在台上跳舞，動作依序是：{ $moves }。
picture-between = ；
picture-chart = 積分變化：{ $first } 是 { $before }，{ $last } 是 { $after }；最低 { $worst }，最高 { $best }。
picture-reveal = { $kind ->
    [snap] 圖：無限手套彈指。
    [creeper] 圖：苦力怕。
    [duel] 圖：對決。
    [challenge] 圖：質疑。
    [flip] 圖：翻面。
   *[dance] 圖：跳舞的人。
}
