### 謎題：打完的牌局裡的一個決定，和每個選擇值多少。

puzzle-heading = -# 🧩 謎題
puzzle-own-heading = -# 🧩 你自己的一步，再試一次
puzzle-you = 你
puzzle-player = 玩家 { $number }
puzzle-asks = 怎麼選最常贏？
puzzle-right = ### 🎯 答對了！
puzzle-wrong = ### 這次不是
puzzle-right-says = 在這裡，**{ $best }**有 { $chance }% 會贏，第二好的選擇是 { $other }%。
puzzle-wrong-says = 在這裡，**{ $best }**有 { $chance }% 會贏，你的選擇是 { $other }%。
puzzle-worth = { $answer }：{ $percent }%
puzzle-given = **{ $line }**（你的選擇）
puzzle-sure = 誤差約 { $percent }%：每個選擇都在許多可能的牌局裡試過。
puzzle-rating = 你的謎題積分：{ $before } → **{ $after }**
puzzle-level = 這題的積分是 { $rating }。
puzzle-counts-once = 這題你做過了，不會再影響積分：只有第一次才算。
puzzle-next = 下一題
puzzle-game = 看這場牌局
puzzle-own-again = 失誤的地方再試一次
puzzle-none = 這裡還沒有謎題。
puzzle-gone = 這題已經不在了。{ COMMAND("uno puzzle") } 還有別的。
puzzle-no-mistake = 你的回顧裡已經沒有這一步了。
