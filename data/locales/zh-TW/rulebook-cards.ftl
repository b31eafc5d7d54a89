### 規則書，一張一張：打出時做什麼。上方的註解是它說明的裁定。
###
### ※ 標出該版本的規則說明書沒寫的地方；只有部分版本沒寫時，由 $edition 決定。

rulebook-numbers = 數字 { $numbers }
rulebook-card-side = { $side }：{ $words }
rulebook-card-copies = 每種顏色各 { $copies } 張（{ $colours }）
rulebook-card-copies-wild = 沒有顏色，整副牌有 { $copies } 張
rulebook-card-points = - 算 { $points }
rulebook-card-points-number = - 數字是幾就算幾分
rulebook-card-first = **翻開的第一張是這張**
rulebook-card-challenge = **唬人與質疑**
rulebook-card-stacking = **堆疊**
# $here 是這一桌有沒有開（on、off）；不在牌桌上時為 open。
rulebook-card-house = { $here ->
    [on] **自訂規則「{ $rule }」：這一桌有開**
    [off] **自訂規則「{ $rule }」：這一桌沒開**
   *[open] **自訂規則「{ $rule }」**
}

# G4
rulebook-card-number =
    - 可以接在同顏色的牌上，或任何顏色的相同數字上；沒有其他效果。
# N6
rulebook-card-0 =
    - 大家照出牌方向，把手牌傳給下一位。
# N6
rulebook-card-7 =
    - 選這一輪的另一位玩家交換手牌，一定要換。出牌順序不變。
# G3
rulebook-card-skip =
    - 跳過下一位。
# G6 G16
rulebook-card-reverse =
    - 出牌方向反轉。
    - 這一輪只有兩個人時，還會跳過對方，由你再出一次。{ $edition ->
        [no-mercy] { "" }
       *[other] ※
    }
# T7 N7
rulebook-card-skip-everyone =
    - 跳過其他所有人，由你再出一次。
# G3
rulebook-card-draw-one =
    - 下一位抽一張並跳過這回合。
# G13 N2
rulebook-card-draw-two =
    - 下一位抽兩張並跳過這回合。
# N3
rulebook-card-draw-four =
    - 下一位抽四張並跳過這回合。（說明書寫兩張，是筆誤。※）
rulebook-card-draw-five =
    - 下一位抽五張並跳過這回合。
# N5
rulebook-card-discard-all =
    - 大家丟掉手上所有這個顏色的牌；丟掉的牌放在它下面，沒有效果。
    - 你自己的手牌丟完了，就由你獲勝；不然就照出牌順序，由第一個手牌丟完的人獲勝。※
# T4
rulebook-card-flip =
    - 所有的牌翻到另一面：先翻棄牌堆，剛打出的翻轉就到了最下面；再翻牌庫，順序跟著上下顛倒；最後翻所有人的手牌。
    - 這時棄牌堆頂是第一張棄牌的另一面。如果是功能牌，你可以像剛打出來一樣發動，也可以不發動；如果是萬用牌，就由你選顏色，沒有其他效果。
    - 發動翻出來的翻轉，會讓所有的牌再翻一次；再翻出來的那張翻轉就沒有效果了。※
    - 可以接在同顏色的牌或另一張翻轉上；前一個回合打出的是翻轉時，什麼牌都能接。前一個回合指的是上一個真正輪到的人：被跳過的人不算，再出一次的人就是接自己。※
# G7
rulebook-card-wild =
    - 由你選顏色。
# G8
rulebook-card-wild-draw-four =
    - 由你選顏色。下一位抽四張並跳過這回合，或是質疑。
# T5
rulebook-card-wild-draw-two =
    - 由你選顏色。下一位抽兩張並跳過這回合，或是質疑。
# T6
rulebook-card-wild-draw-colour =
    - 由你選顏色。下一位一直抽到那個顏色的牌為止，不限張數，並跳過這回合；或是質疑。萬用牌不算那個顏色。※
# A1 A2
rulebook-card-infinity-gauntlet =
    - 從手牌選一張有顏色的牌放在它上面。有的話一定要放；沒有的話，它就只是普通的萬用牌。※
    - 手上有那個顏色的都抽兩張，你也一樣；照出牌順序抽，你排最後。※
    - 接著由你選顏色。沒有人會被跳過。※
    - 放上去的牌留在最上面，沒有其他效果。它的顏色、數字和圖示都不能接：只能接你選的顏色，或是萬用牌。※
    - 放上去的如果是你的最後一張，其他人抽完之後你就獲勝，不用選顏色。如果還剩一張，就要喊 UNO。※
# B1 B2
rulebook-card-dancing-wild =
    - 由你選顏色。下一位要在大家面前跳舞，不然就抽三張。
    - 不管選哪個，之後照常輪到他出牌。※
    - **在這裡怎麼跳：**大家看著你，在 { $seconds } 秒內按按鈕跟著做完 { $moves } 個動作（每跳成一次多一個，最多 { $most } 個）；做錯或太慢，就要抽三張。伺服器也可以改成由其他人投票，或是讓跳的人憑良心說。※
# M1 M2
rulebook-card-creeper =
    - 打出時是萬用牌，由你選顏色。
    - 從牌庫**抽到**時，要馬上亮給大家看，並且立刻再抽三張；不管是為了什麼抽到的都一樣。※
    - 這三張裡還有苦力怕的話，不用亮出來，也不會再抽。
    - 牌是一張一張抽的：先抽完這三張，才繼續抽其餘的罰抽；其餘的罰抽裡再抽到苦力怕，就再多抽三張。※
    - 輪到自己時抽到的苦力怕，抽完三張之後可以馬上出；那三張不行。※
    - 一開始發到的苦力怕不會爆炸。※
# T2
rulebook-card-optimus-power =
    - 選一個對手。雙方把自己最大的數字牌（1–9）亮給大家看，其他的牌不用亮。
    - 數字大的人獲勝。平手算你贏；對方沒有數字牌也算你贏，你自己也沒有時一樣。只有你沒有數字牌時，對方贏。※
    - 贏家最多可以把兩張手牌放在這張下面，但不能丟掉最後一張，然後選顏色。丟掉的牌沒有效果。※
    - 接著輪到下一位，不會跳過任何人。※
# T3
rulebook-card-megatrons-rule =
    - 選一個對手。雙方把手牌亮給大家看。
    - 最小的數字（1–9）比較小的人抽兩張；另一方獲勝，並選顏色。
    - 平手，或對方沒有數字牌，都算你贏。只有你沒有數字牌時，對方贏。輸的人抽兩張。※
# N4 N9
rulebook-card-wild-reverse-draw-four =
    - 出牌方向反轉。新方向的下一位抽四張並跳過這回合。
    - 這一輪只有兩個人時，會跳過對方，由你自己抽四張，除非你再疊上一張；之後你的回合就結束。※
    - 由你選顏色。※
# N9
rulebook-card-wild-draw-six =
    - 下一位抽六張並跳過這回合。
    - 由你選顏色。※
# N9
rulebook-card-wild-draw-ten =
    - 下一位抽十張並跳過這回合。
    - 由你選顏色。※
# N8
rulebook-card-colour-roulette =
    - 下一位選一個顏色，一直抽到那個顏色的牌為止並跳過這回合。萬用牌不算那個顏色。※
    - 接下來就出那個顏色。※
    - 它不算抽牌卡：不能拿來疊，也不能疊在它上面。※
