### 顏色、圖示，以及卡牌的名稱。`.inside` 用在句子裡，`.short` 是最短的說法。

colour-red = 紅色
    .inside = 紅色
    .short = 紅
colour-blue = 藍色
    .inside = 藍色
    .short = 藍
colour-green = 綠色
    .inside = 綠色
    .short = 綠
colour-yellow = 黃色
    .inside = 黃色
    .short = 黃
colour-purple = 紫色
    .inside = 紫色
    .short = 紫
colour-pink = 粉紅色
    .inside = 粉紅色
    .short = 粉紅
colour-teal = 青色
    .inside = 青色
    .short = 青
colour-orange = 橘色
    .inside = 橘色
    .short = 橘

## 數字以外的圖示。$edition 是目前的版本。

symbol-skip = { $edition ->
    [no-mercy] 跳過
    [transformers] 跳過
   *[other] 禁止
}
symbol-reverse = 迴轉
symbol-draw-one = 罰抽一張
symbol-draw-two = 罰抽兩張
symbol-draw-four = 罰抽四張
symbol-draw-five = 罰抽五張
symbol-flip = 翻轉
symbol-skip-everyone = 跳過所有人
symbol-discard-all = 丟棄所有牌
symbol-wild = 萬用牌
symbol-wild-draw-two = 萬用抽兩張
symbol-wild-draw-four = 萬用罰抽四張
symbol-wild-draw-six = 萬用抽六張
symbol-wild-draw-ten = 萬用抽十張
symbol-wild-draw-colour = 萬用變色
symbol-wild-reverse-draw-four = 萬用反轉抽四張
symbol-colour-roulette = 彩色輪盤
symbol-infinity-gauntlet = 無限手套
symbol-dancing-wild = 跳舞萬用牌
symbol-creeper = 苦力怕
symbol-optimus-power = 柯博文之力
symbol-megatrons-rule = 密卡登的統治

## 卡牌名稱；萬用類只用圖示的名稱。

card-number = { $short } { $symbol }
card-action = { $colour }{ $symbol }
card-many = { $card } ×{ $count }
# 句子裡的萬用類。
card-inside = { $card }

## 連續列出時的連接。

list-between = 、
list-last = 、
list-or = 或
list-none = 無

## 現在可以出什麼；接在其他文字中間。

matches-colour = { $colour }
matches-colour-or-number = { $colour }或 { $symbol }
matches-colour-or-symbol = { $colour }或{ $symbol }
matches-stack = { $answers }
matches-and-colour = { $colour }的{ $symbols }
matches-unnamed = 還沒選顏色
matches-free = { $matches }，或{ $symbol }
