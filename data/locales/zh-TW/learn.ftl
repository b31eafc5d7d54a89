### 新手教學局：一個人、兩個電腦玩家，還有下一步該做什麼。

lesson-step = -# 新手教學 · 第 { $step } 步，共 { $steps } 步
lesson-watch = 👀 **先看一下：**換別人出牌了。

lesson-colour = **先對顏色。**檯面上是{ $top }，所以只要是{ $colour }都能出。把{ $card }打出去！
lesson-number = **再來對數字。**數字一樣，顏色不同也能出：用{ $card }蓋掉{ $top }，顏色就換成{ $own }了。
lesson-draw-two = **該出手了！**功能牌一樣看顏色。打出{ $card }，{ $next } 就要抽兩張，還輪不到出牌。
lesson-next = **看得出哪張能出嗎？**檯面上是{ $top }，你已經會了，就出{ $card }。
lesson-skip = **下一位，先坐好！**{ $card }會讓下一位玩家少玩一回合，{ $next } 只能乾瞪眼。
lesson-draw = **沒有能出的牌？**誰都會遇到，抽一張碰碰運氣吧。
lesson-wild = **手氣真好，是萬用牌！**什麼牌上面都能出。剛抽到的牌可以馬上出，就打出去吧。
lesson-name = **顏色換你說了算。**選手上最多的顏色：你最後兩張都是{ $wanted }。
lesson-uno = **剩兩張了，重頭戲來了！**打到剩一張的時候要喊 UNO。按 **＋UNO！** 就能邊出邊喊。忘了喊又被抓到，要抽兩張喔。
lesson-challenge = **這是在唬人吧？**手上完全沒有檯面原本的顏色，才可以出萬用罰抽四張。{ $accused } 出得也太快了吧。**按質疑！**真的是唬人的話，那四張就由 { $accused } 抽。
lesson-last = **抓到了！**四張由 { $accused } 抽，而且還是你的回合。最後一張{ $card }，打出去就贏了！

lesson-done =
    ## 🎉 你學會了！
    顏色、數字或圖示一樣就能出，沒得出就抽，萬用牌隨時能出，剩兩張牌記得按 **＋UNO！**
lesson-done-next = 要不要來真的？用 { COMMAND("uno new") } 開一桌，找朋友、找電腦都行。
lesson-over = 這場新手教學已經結束了。用 { COMMAND("uno learn") } 再來一場。
lesson-once-more = 再玩一次
lesson-under-way = 你的新手教學玩到一半，在第 { $step } 步，共 { $steps } 步。
lesson-try = 來一局新手教學
lesson-go-on = 繼續
lesson-anew = 重新開始

refused-other-step = 想法不錯，不過先等等，跟其他按鈕顏色不一樣的那顆才是這一步。
