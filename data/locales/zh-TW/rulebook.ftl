### 規則書，一頁一頁。段落上方的註解是它說明的裁定。
###
### ※ 標出該版本的規則說明書沒寫的地方；只有部分版本沒寫時，由 $edition 決定。規則書的每一段都可以用：$least、$most（人數）、
### $hand（發牌張數）、$mercy、$target、$total（整副牌的張數）。

rulebook-sign = ※
rulebook-footnote = -# ※ 我們自己決定的：這個版本的說明書沒寫、前後矛盾，或是寫錯。
rulebook-place = -# UNO { $name } · 第 { $page } 頁，共 { $pages } 頁
rulebook-place-card = -# UNO { $name } · 卡牌
rulebook-previous = 上一頁
rulebook-next = 下一頁
rulebook-pages = 章節
rulebook-cards = 卡牌
rulebook-editions = 版本
rulebook-side-light = 🌕 博派面
rulebook-side-dark = 🌑 狂派面

rulebook-page-brief = 規則摘要
rulebook-page-goal = 目標與卡牌
rulebook-page-setup = 開始前
rulebook-page-turn = 一個回合
rulebook-page-match = 什麼牌可以出
rulebook-page-sides = 牌的兩面
rulebook-page-actions = 功能牌
rulebook-page-wilds = 萬用牌
rulebook-page-stacking = 堆疊
rulebook-page-challenge = 唬人與質疑
rulebook-page-mercy = 仁慈規則
rulebook-page-uno = 喊 UNO 與抓人
rulebook-page-end = 一輪結束
rulebook-page-scoring = 計分
rulebook-page-leaving = 離開牌局
rulebook-page-away = 時間與暫離
rulebook-page-house = 自訂規則
rulebook-page-house-stacks = 自訂規則：堆疊
rulebook-page-house-draws = 自訂規則：抽牌

## 規則摘要。

rulebook-table = **這一桌的玩法**

## 目標與卡牌。

# G12
rulebook-goal = - 搶先出完手上所有的牌，就贏得這一輪。
# N10
rulebook-goal-mercy = - 撐到最後也算贏：手牌到了 { $mercy } 張就爆牌出局，最後留下來的人贏得這一輪。
rulebook-goal-match = - **比賽：**{ $says }
# G1
rulebook-goal-seats = - { $least } 到 { $most } 個人玩。※
rulebook-goal-sheet = { $edition ->
    [classic] - 這個版本沒有自己的說明書，照復仇者聯盟的規則玩，只是沒有無限手套；※ 標出那份說明書沒寫的地方。
    [bts] - 說明書的第四種顏色，有的地方寫紫色，有的地方寫黃色；這裡是黃色。※
   *[other] { "" }
}
rulebook-deck = **{ $total } 張牌**{ $edition ->
    [transformers] ※
    [no-mercy] ※
   *[other] { "" }
}
rulebook-deck-colours = - 顏色：{ $colours }
rulebook-deck-coloured = - 每種顏色各 { $copies } 張：{ $cards }
rulebook-deck-wild = - 沒有顏色，各 { $copies } 張：{ $cards }

## 開始前。

# G2
rulebook-deal-drawn = - **誰發牌：**每個人抽一張，數字最大的發牌；不是數字的算 0，一樣大就再抽。※ 抽過的牌放回去，整副牌重新洗過。
# G2
rulebook-deal-host = - **誰發牌：**房主。※
# G2
rulebook-deal-on = - 之後每一輪換左邊的人發牌。※
# G1
rulebook-deal-cards = - 每個人發 { $hand } 張，剩下的是牌庫。翻開牌庫最上面的一張，開始棄牌堆。
# T8
rulebook-deal-sides = - 從博派面開始：自己的手牌和棄牌堆都看博派面，狂派面朝著別人；牌庫則是狂派面朝上。
# G2
rulebook-deal-begins = - 從發牌者左邊的人開始，往左輪，也就是照玩家名單由上往下。
rulebook-openings = **翻開的第一張如果是……**
# G3
rulebook-opening-draw-one = - **{ $card }：**發牌者左邊的人抽一張並跳過這回合。※
# G3
rulebook-opening-draw-two = - **{ $card }：**發牌者左邊的人抽兩張並跳過這回合。{ $edition ->
    [minecraft] { "" }
   *[other] ※
}
# G3
rulebook-opening-reverse = - **{ $card }：**發牌者先出，然後往右輪。{ $edition ->
    [minecraft] { "" }
   *[other] ※
}
# G3
rulebook-opening-skip = - **{ $card }：**跳過發牌者左邊的人。{ $edition ->
    [minecraft] { "" }
   *[other] ※
}
# G3
rulebook-opening-wild = - **{ $cards }：**發牌者左邊的人選顏色，接著出牌；沒有其他效果。{ $edition ->
    [transformers] ※
   *[other] { "" }
}
# G3
rulebook-opening-buried = - **{ $cards }：**放回牌庫底，再翻一張。{ $edition ->
    [transformers] ※
   *[other] { "" }
}
# G3
rulebook-opening-until-number = - **不是數字牌：**繼續翻到數字牌為止，翻過的牌留在下面。※
# G3
rulebook-opening-no-swap = - **0 或 7：**當第一張時沒有效果。※

## 一個回合。

# G5
rulebook-turn = - 出**一張**接得上棄牌堆頂的牌，或是抽**一張**牌。
# G5
rulebook-turn-able = - 就算有牌可以出，也可以抽牌。
# G5 T1
rulebook-turn-drawn = - 抽到的牌接得上，可以馬上出，但不能改出別張；也可以留著，回合就結束。
# G5
rulebook-turn-ends = - 抽到的牌接不上，回合就結束。
# N1
rulebook-turn-must = - 有牌可以出就一定要出：出一張接得上棄牌堆頂的牌，不能抽牌。※
# N1
rulebook-turn-until = - 沒有牌可以出，就抽到能出為止，而且要打出去。
rulebook-turn-next = - 接著照出牌方向輪到下一位。
rulebook-pile = **牌庫抽完的時候**
# G11
rulebook-pile-refilled = - 留下棄牌堆最上面的一張，其餘洗成新的牌庫。{ $edition ->
    [transformers] ※
   *[other] { "" }
}
# G11 G14
rulebook-pile-aside = - 離開的人留下的手牌也一起洗進去。※
# N10
rulebook-pile-mercy = - 出局的人的手牌也是。
# G11
rulebook-pile-nothing = - 還是不夠抽的話，有幾張抽幾張，其他的就算了。※
# G11
rulebook-pile-pass = - 輪到你時如果沒有牌可以抽，可以跳過。※
# G11
rulebook-pile-pass-unable = - 輪到你時如果沒有牌可以抽，也沒有牌可以出，就跳過。※
# G11
rulebook-pile-blocked = - 大家連續都跳過時，這一輪就結束：手牌分數最低的人獲勝，照常計分。有兩個以上的人同樣最低，就沒有贏家：累計得分的玩法沒有人得分，一輪定勝負的玩法重打一輪。※

## 什麼牌可以出。

# G4
rulebook-match-top = - 和棄牌堆頂的牌**顏色**、**數字**或**圖示**相同就可以出：上面是 7，就可以出同顏色的任何一張，或是別種顏色的 7。
# G4
rulebook-match-symbol = - 功能牌可以接在同顏色的牌上，也可以接在別種顏色的同一種功能牌上。
# G4
rulebook-match-wild = - 萬用牌沒有顏色，什麼牌都能接，手上還有別張能出的牌也一樣。
# G4
rulebook-match-named = - 萬用牌之後，只能出選好的顏色，或是另一張萬用牌。
# G7
rulebook-match-colour = - 選顏色時四種都可以選：{ $colours }；原本的顏色也可以。{ $edition ->
    [transformers] ※
    [no-mercy] ※
   *[other] { "" }
}
# G7
rulebook-match-sides = - 只看目前這一面，選顏色也只能選這一面的四種：博派面是{ $light }；狂派面是{ $dark }。原本的顏色也可以。※
# T4
rulebook-match-flip = - **翻轉**可以接在同顏色的牌或另一張翻轉上；前一個回合打出的是翻轉時，什麼牌都能接。
# G8 T5
rulebook-match-bluff = - { $cards }另有限制，請看「{ rulebook-page-challenge }」。

## 牌的兩面。

# T8
rulebook-sides-faces = - 每張牌都有博派面和狂派面，大家都用同一面玩；能不能出、有什麼效果、算幾分，都只看這一面。
# T4
rulebook-sides-flip = - **翻轉**會把所有的牌翻面，一直玩到下一張翻轉再翻回來。
# T8
rulebook-sides-backs = - 牌的另一面就是背面，別人看得到：你看得到其他人手牌的背面（順序沒有意義※），和牌庫最上面那張的背面；自己手牌的背面永遠看不到。
# T8
rulebook-sides-button = - 手牌下方的**{ hand-backs }**會列出你看得到的背面。

## 堆疊，一直有效的版本。

# N2 G13
rulebook-stack-cards = - 抽牌卡可以堆疊：{ $cards }。
# N2
rulebook-stack-answer = - 被打到的人，可以用**張數相同或更多**的抽牌卡回應（和最後打出的那張比），顏色不限※。張數一直加上去，輪到下一位接招。
# N2
rulebook-stack-take = - 不回應的人全部抽走並跳過這回合。
# N2
rulebook-stack-example = - +4 之後可以接 +6 或 +10，但不能接 +2。+4 加 +6 就是十張。
# N9
rulebook-stack-colour = - 萬用的抽牌卡，由打出的人先選顏色，再輪到下一位回應。※
# N4
rulebook-stack-reverse = - **萬用反轉抽四張**先反轉方向，再由新方向的下一位接下累積的張數。這一輪只有兩個人時會跳過對方，由自己接下，也可以再用抽牌卡回應；抽完之後，回合就結束。※
# N8
rulebook-stack-roulette = - **彩色輪盤**不算抽牌卡：不能拿來疊，也不能疊在它上面。※
# G13
rulebook-no-stacking = 抽牌卡不能堆疊：被打到的人就是要抽，不能傳給下一位。
# G13 stacking
rulebook-no-stacking-but = 抽牌卡不能堆疊，除非這一桌開了自訂規則「{ lobby-house-stacking }」。
# N2 G13
rulebook-stack-see = 抽牌卡可以堆疊，請看「{ rulebook-page-stacking }」。

## 唬人與質疑。

# G8 T5
rulebook-bluff-may = - { $cards }：手上沒有其他**原本顏色**的牌時，打出才不算唬人。有的話還是可以硬出，賭對方不質疑。
# G8
rulebook-bluff-colour = - 只看顏色：以打出前的顏色為準，看的是打出後剩下的手牌。有相同的數字或圖示不算唬人，有別的萬用牌也不算。{ $edition ->
    [minecraft] { "" }
   *[other] ※
}
# T5 T6
rulebook-bluff-wilds = - 手上有別的**萬用牌**也算有那個顏色，同樣是唬人。有相同的數字或別種顏色的功能牌不算。以打出前的顏色為準，看的是打出後剩下的手牌。
# G8 T5 T6
rulebook-bluff-next = - 只有下一位可以決定要認還是要質疑。
# G8
rulebook-bluff-wild-draw-four =
    - **認了：**下一位抽四張並跳過這回合。
    - **質疑成功：**唬人的人抽那四張，質疑的人照常出牌。
    - **質疑失敗：**質疑的人抽六張並跳過這回合。
    - 只有質疑的人看得到對方的手牌。{ $edition ->
        [minecraft] { "" }
       *[other] ※
    }
# T5
rulebook-bluff-wild-draw-two =
    - **認了：**下一位抽兩張並跳過這回合。
    - **質疑成功：**唬人的人抽那兩張，質疑的人照常出牌。
    - **質疑失敗：**質疑的人抽四張並跳過這回合。
    - 大家都看得到對方的手牌。
# T6
rulebook-bluff-wild-draw-colour =
    - **認了：**下一位一直抽到選好的顏色為止並跳過這回合。
    - **質疑成功：**唬人的人一直抽到那個顏色為止，質疑的人照常出牌。
    - **質疑失敗：**質疑的人一直抽到那個顏色為止，再多抽兩張並跳過這回合。
    - 永遠以打出的人選的顏色為準。（說明書有一處寫反了。※）
    - 只有質疑的人看得到對方的手牌。
rulebook-bluff-each = **另外**
# G8 T5
rulebook-bluff-shown = - 看到的是出牌當下剩的手牌，之後才抽到的不算在內。※
# G8 T5
rulebook-bluff-stands = - 不管質疑成不成功，選好的顏色都算數。{ $edition ->
    [transformers] { "" }
   *[other] ※
}
# G10
rulebook-bluff-last = - 當最後一張打出時不能質疑，因為已經沒有手牌可以看。※
# G14
rulebook-bluff-left = - 打出的人在對方回答之前離開，就當作認了。※

## 仁慈規則。

# N10
rulebook-mercy-out = - 手牌一到 { $mercy } 張就爆牌，當下在這一輪出局：不再繼續抽，還沒抽完的也不用抽了。※
# N10
rulebook-mercy-aside = - 手牌先放在一旁，等棄牌洗成新的牌庫時再加進去；接著輪到下一位。
# N10
rulebook-mercy-last = - 最後留下來的人贏得這一輪。
# N10
rulebook-mercy-again = - 只在這一輪出局，比賽還沒結束：下一輪再來。※

## 喊 UNO 與抓人。

# G9
rulebook-uno-owe = - 出牌或丟牌之後手上**剛好剩一張**，就要喊 UNO。
# M3
rulebook-uno-slip = { $edition ->
    [minecraft] - 說明書寫的是打出最後一張時喊，那是筆誤；和其他版本一樣，出到剩一張時就要喊。※
   *[other] { "" }
}
# G9
rulebook-uno-early = - **提早喊：**輪到你而且手上有兩張牌時，就可以先喊。回合結束時不只一張牌，這次就不算。※
# G9
rulebook-uno-stack = - 輪到你回應堆疊時，也算輪到你。※
# G9
rulebook-uno-duel = - 在別人發起的對決中獲勝，不算輪到你。※
# G9
rulebook-uno-late = - **補喊：**還沒被抓到、別人也還能抓的時候，都可以補喊。※
# G9
rulebook-uno-catch = - **抓人：**下一位在自己的回合出牌、抽牌或跳過之前，這一輪的其他人都可以抓。※
# G9
rulebook-uno-open = - 只是回答問題（例如質疑、選顏色），還是可以抓。※
# G9 jump_in stacking
rulebook-uno-closes = - 有人疊上一張牌，或是插隊出牌，就不能再抓了。※
# G9 jump_in
rulebook-uno-closes-jump = - 有人插隊出牌，就不能再抓了。※
# G9
rulebook-uno-caught = - 被抓到就抽 { $caught } 張。在被抓之前喊了就沒事。
# G9
rulebook-uno-lapses = - 手牌如果不再剛好是一張，就不用喊了。※
# G9 N6
rulebook-uno-received = - 從別人那裡拿到只有一張牌的手牌，也要喊；之前有人喊過也一樣。※
# N6
rulebook-uno-discarded = - 因為「丟棄所有牌」而剩下一張的其他人，也要喊。※
# G9
rulebook-uno-table = - **在這裡，**出牌 { $after } 秒之後才抓得到人。抓錯不用抽牌，但 { $pause } 秒內不能再抓。※

## 一輪結束。

# G10
rulebook-end-empty = - 先出完手牌的人贏得這一輪。
# G10
rulebook-end-draws = - **最後一張是{ $cards }：**下一位還是要抽，而且算分。{ $edition ->
    [transformers] ※
   *[other] { "" }
}
# G10
rulebook-end-wild-draw-colour = - **最後一張是萬用變色：**還是要選顏色，下一位一直抽到那個顏色為止，而且算分。※
# G10
rulebook-end-no-colour = - 最後一張是其他的牌，就不用選顏色，也沒有其他效果。※
# G10
rulebook-end-gauntlet = - **無限手套：**放在它上面的牌如果是最後一張，其他人先抽完該抽的牌，而且算分。※
# G10
rulebook-end-flip = - **最後一張是翻轉：**所有的牌翻面，照新的一面計分；翻出來的牌沒有效果。※
# G10
rulebook-end-at-once = - 這一輪馬上結束：不用再抽牌，堆疊不算了，最後一張是{ symbol-discard-all }也不用再丟牌。※
# N5
rulebook-end-discarded = - 「丟棄所有牌」讓好幾個人都沒有牌時，打出它的人優先，其次照出牌順序。※
# G14
rulebook-end-alone = - 這一輪只剩一個人時，由他獲勝。※
rulebook-end-next = - 接著發下一輪的牌，或是比賽分出勝負，請看「{ rulebook-page-scoring }」。

## 計分。

# G12
rulebook-score-ways = 每一桌從三種計分方式選一種。※ 這個版本通常是**{ $usual }**。
# G12
rulebook-score-points = - **{ lobby-scoring-points }：**贏一輪，就得到其他人手牌的分數，先到 { $target } 分的人獲勝。
# G12
rulebook-score-lowest = - **{ lobby-scoring-lowest }：**每輪把手上剩的牌算成自己的分數；還在比賽中的人一到 { $target } 分，總分最低的人獲勝，同分並列。{ $edition ->
    [transformers] ※
    [no-mercy] ※
   *[other] { "" }
}
# G12
rulebook-score-single = - **{ lobby-scoring-single }：**贏了這一輪，就贏了比賽。{ $edition ->
    [transformers] { "" }
    [no-mercy] { "" }
    [minecraft] { "" }
   *[other] ※
}
# G12 G14
rulebook-score-alone = - 不管哪一種，比賽只剩一個人時由他獲勝。※
# N11
rulebook-score-mercy = - **出局的人：**每有一人出局，這一輪的贏家就多得 { $knocked } 分，出局者的手牌不算分。（說明書寫成出局者得分，是筆誤。※）用「{ lobby-scoring-lowest }」計分時，出局的人自己加 { $knocked } 分。※
rulebook-score-cards = **牌的分數**
rulebook-score-numbers = - 數字牌：數字是幾就算幾分
rulebook-score-group = - { $points }：{ $cards }
# N11
rulebook-score-discard-all = - 說明書漏了**丟棄所有牌**：和其他功能牌一樣計分。※
rulebook-score-sides = - 照這一輪結束時的那一面計分。
rulebook-score-sheet = { $edition ->
    [transformers] - 說明書還列了一種 40 分的萬用牌，但牌組裡沒有這種牌。※
   *[other] { "" }
}
# G10
rulebook-score-drawn = - 因為最後一張牌而抽到的牌，也要算分。{ $edition ->
    [transformers] ※
   *[other] { "" }
}

## 離開、時間、暫離：說明書都沒寫，所以不用標。

rulebook-away-ours = 這些說明書都沒寫，全是我們自己決定的。
# G14
rulebook-leaving-out = - 離開或被請出的人，退出這一輪，也退出比賽。手牌放在一旁，下次洗牌時加進牌庫；贏家不會因此得分，用「{ lobby-scoring-lowest }」計分時，加到離開者自己的總分。
# G14
rulebook-leaving-side = - 離開者的分數照離開當時的那一面算。
# G14
rulebook-leaving-alone = - 只剩一個人時比賽就結束，不算獲勝；中途離開的人都算輸。
# G14
rulebook-leaving-asked = - 正在等離開者決定的事，照時間到的方式處理，但不抽牌也不出牌：罰抽取消，並跳過這回合。
# G14
rulebook-leaving-threat = - 打出{ $cards }的人在對方回答之前離開，就當作對方認了。
# G14 stacking
rulebook-leaving-threat-stack = - 開了自訂規則「{ lobby-house-stacking }」時，由下一位玩家抽走全部。
# G14
rulebook-leaving-stack = - 疊上最後一張的人離開了，還是可以回應。
# G14
rulebook-leaving-duel = - 要由離開者選對手的對決就取消，顏色不變。
# G14
rulebook-leaving-swap = - 要由離開者選對象的交換就取消。
# G14
rulebook-leaving-gauntlet = - 離開者還沒放到無限手套上的牌就不放了；還沒選顏色的話，就維持原來的顏色。
rulebook-time = **時間到的時候**
# G15
rulebook-time-turn = - 輪到出牌：抽牌；沒有牌可以抽就跳過。抽到的牌留著，除非規定一定要出。
# G15
rulebook-time-turn-must = - 輪到出牌：打出第一張能出的牌；沒有就抽牌，抽到能出的就打出去；沒有牌可以抽就跳過。
# G15
rulebook-time-colour = - 選顏色：維持目前的顏色；還沒有顏色時就是{ $first }。
# G15
rulebook-time-target = - 選對象：下一位玩家。
# G15
rulebook-time-challenge = - 質疑：當作認了。
# G15
rulebook-time-stack = - 堆疊：全部抽走。
# G15
rulebook-time-lay = - 要放的牌：第一張有顏色的牌。
# G15
rulebook-time-dance = - 跳舞：抽三張。
# G15
rulebook-time-discard = - 對決後要丟的牌：都不丟。
# G15
rulebook-time-flipped = - 翻轉翻出來的牌：不發動。
# G15
rulebook-time-first = - 「第一張」照手牌的順序：先發到的在前，後抽到的在後。只有要做決定的人才會計時。
rulebook-absent = **暫離**
rulebook-absent-turns = - 每次輪到你決定有 { $seconds } 秒，伺服器或房主也可以另外設定。連續 { $missed } 次沒有回答就算暫離，由電腦代打（只有真人的牌局則照上面的方式回答），按任何按鈕就能回來。
rulebook-absent-host = - 房主離開時，由下一個人當房主。{ $asleep } 分鐘都沒有人有動作，牌局就會睡著，什麼都不會遺失。
rulebook-absent-slow = - 慢慢打的牌局，每次有 { $hours } 小時可以決定。輪到誰就標記誰，其他人不用守著，牌局也不會因此睡著。

## 自訂規則全文；名稱和房間的一樣。

rulebook-house-none = 這些規則這一桌都沒開。
rulebook-house-here = ### 這一桌的自訂規則
rulebook-house-offered = ### 這一桌沒開的自訂規則
rulebook-house-off = 這些規則都要伺服器或房主打開才有效，不屬於這個版本。

# stacking G13
rulebook-house-stacking =
    - 罰抽兩張可以用罰抽兩張或萬用罰抽四張回應；萬用罰抽四張只能用萬用罰抽四張回應。其他的牌都不行。
    - 張數一直加上去，輪到下一位接招；不回應的人全部抽走並跳過這回合。
    - 堆疊裡的萬用罰抽四張可以質疑，但只有它自己的四張會換人抽。質疑成功：唬人的人抽那四張，質疑的人抽其餘的張數並跳過這回合。質疑失敗：質疑的人全部抽走，再多抽兩張。只有單獨一張時，照一般的方式質疑。
    - 同時開了「{ lobby-house-no-bluff }」時，就沒有質疑。
    - 最後一張牌不能回應，下一位全部抽走。開局翻出的罰抽兩張也不能回應。
# stack_same G13
rulebook-house-stack-same =
    - 和「{ lobby-house-stacking }」一樣，但罰抽兩張只能用罰抽兩張回應，萬用罰抽四張只能用萬用罰抽四張回應。
# stack_any G13
rulebook-house-stack-any =
    - 和「{ lobby-house-stacking }」一樣，而且任何顏色的罰抽兩張也能回應萬用罰抽四張。
# deflect
rulebook-house-deflect =
    - 被抽牌卡或堆疊打到時，可以用目前顏色的**禁止**或**迴轉**回應；萬用牌之後，以選好的顏色為準。
    - **禁止：**整個罰抽跳過自己，轉給下一位。**迴轉：**方向反轉，由新方向的下一位接招。除此之外沒有其他效果。只剩兩人時，兩種都是轉給對方。
    - 轉過的萬用抽牌卡不能再質疑。
    - 最後一張牌不能擋，開局翻出的罰抽兩張也不能。用最後一張牌擋罰就贏得這一輪；{ $edition ->
        [no-mercy] 罰抽也就不算了。
       *[other] 輪到接招的人照樣要抽。
    }
# seven_zero N6
rulebook-house-seven-zero =
    - **7：**一定要選這一輪的另一位玩家交換手牌。
    - **0：**大家照出牌方向把手牌傳給下一位。
    - 當最後一張或第一張時沒有效果。拿到只有一張牌的手牌，要喊 UNO。
# jump_in
rulebook-house-jump-in =
    - 還在等某個人出牌或抽牌的時候，任何人都可以插隊，打出和棄牌堆頂一模一樣的牌（顏色和圖示都相同，萬用牌不行）；接自己打出的牌也可以。等人回答問題或回應堆疊時不能插隊。
    - 前一張牌的效果還是算數。接著從插隊的人往下輪。
# doubles
rulebook-house-doubles =
    - 輪到自己、從手上出數字牌時，可以再疊上相同數字的牌，顏色不限，要幾張都行。剛抽到的牌和插隊出的牌不算。
    - 顏色以最後一張為準。7 或 0 的效果在最後一張之後發生一次。
    - 疊完之後剩一張才要喊 UNO，也可以提早喊。疊上最後一張就贏了。時間到就算疊完。
# draw_to_match
rulebook-house-draw-to-match =
    - 輪到自己而抽牌時，要抽到能出的牌為止；抽到之後照常可以打出或留著。
# draw_to_match M1
rulebook-house-draw-to-match-creeper =
    - 抽到苦力怕，多抽三張之後就不再抽。
# force_play
rulebook-house-force-play =
    - 輪到自己時抽到的牌如果能出，就一定要出。
# must_play
rulebook-house-must-play =
    - 手上有牌能出的人不能抽牌，也不能跳過。面對堆疊還是可以全部抽走。
    - 時間到時，打出第一張能出的牌。
# draw_and_play
rulebook-house-draw-and-play =
    - 因為抽牌卡而抽牌的人，仍然照常進行自己的回合，手上的牌都可以出。開局翻出的牌也一樣。
    - 質疑失敗還是要跳過這回合。
# no_wild_finish
rulebook-house-no-wild-finish =
    - 最後一張不能是萬用牌。手上沒有別的牌時只能抽牌。{ $edition ->
        [no-mercy] 如果「丟棄所有牌」會把一手牌丟光，而其中沒有可以收尾的牌，就留下第一張，並且要喊 UNO。
       *[other] { "" }
    }
# no_action_finish
rulebook-house-no-action-finish =
    - 最後一張只能是數字牌。手上沒有數字牌時只能抽牌。{ $edition ->
        [no-mercy] 如果「丟棄所有牌」會把一手牌丟光，而其中沒有數字牌，就留下第一張，並且要喊 UNO。
        [avengers] 最後一張也不能把數字牌以外的牌放到無限手套上，這時它就只是普通的萬用牌。
       *[other] { "" }
    }
# no_bluff
rulebook-house-no-bluff =
    - { $cards }不唬人的時候才能出，所以也沒有質疑。
# teams
rulebook-house-teams =
    - 人數要是偶數，至少四人。隔座同隊，整場比賽不變；四人時和對面的人同隊。
    - 隊裡有人出完牌，這一隊就贏得這一輪。「{ lobby-scoring-points }」時，得到另一隊手牌的分數；「{ lobby-scoring-lowest }」時，各隊把自己人剩的牌算成分數。總分和比賽勝負都以隊計算。
    - 有人出局或離開時，隊友繼續玩；一隊在這一輪都沒有人了，就輸掉這一輪。離開的人不能跟著隊伍獲勝。
    - 隊友看不到彼此的手牌，也一樣可以被選、被抓、被質疑。
# discard_own N5
rulebook-house-discard-own =
    - 「丟棄所有牌」只丟打出者自己的牌，其他人的牌都留著。
