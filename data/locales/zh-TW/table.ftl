### 牌桌：大家都看得到的畫面，以及和手牌畫面共用的文字。

table-heading = ## UNO { $edition }・第 { $round } 輪
table-side = { $side ->
    [dark] 🌑 目前是狂派面
   *[light] 🌕 目前是博派面
}
table-house = 自訂規則：{ $rules }

table-top = 檯面：**{ $card }**
# 放上去的牌，沒有作用；$there：它下面那張牌還在不在。
table-top-laid = { $there ->
    [yes] 放在{ $beneath }上的{ $card }
   *[no] 放上去的{ $card }
}
table-top-wild = 檯面：**{ $card }** → **{ $colour }**
table-deadline = ⏳{ "\u00A0" }{ $when }
table-cards = { $count } 張牌
table-colour = { $colour }：{ $cards }
table-pile = { $count ->
    [0] 牌庫已經空了
   *[other] 牌庫：{ $count } 張
}
table-back = { $pile }，最上面那張的背面是{ $card }
table-due = 累積罰抽：**{ $count }** 張
table-direction = { $direction ->
    [left] 由上往下輪{ "\u00A0" }⬇️
   *[right] 由下往上輪{ "\u00A0" }⬆️
}
table-matches = 可以出：{ $matches }

## 名字旁邊。

table-owes = ❗ 還沒喊 UNO
table-called = UNO！
table-left = 已離開
table-knocked-out = 出局
table-out = 這一輪沒有參加
table-points = { $count } 分

table-away = 💤 暫離{ $by ->
    [computer] ，電腦代打
   *[nobody] {""}
}
table-now-away = { $you ->
    [seat] { $by ->
        [computer] 你暫離了，由電腦代打，按任何按鈕就能回來。
       *[nobody] 你暫離了，先照預設的方式回答，按任何按鈕就能回來。
    }
   *[nobody] { $by ->
        [computer] { $seat } 暫離，由電腦代打。
       *[nobody] { $seat } 暫離，先照預設的方式回答。
    }
}
table-now-back = { $you ->
    [seat] 你回來了。
   *[nobody] { $seat } 回來了。
}

# 現在還抓得到的人。
table-uncalled = ❗ **{ $seats }** 還沒喊 UNO！
# $seat 出到剩一張沒有喊，也沒有人及時抓到。
table-forgot = { $you ->
    [seat] 你忘記喊 UNO，還好沒人發現！
   *[nobody] { $seat } 忘記喊 UNO 了！
}
table-back-soon = 🔧 機器人重新啟動中，馬上回來。牌局都有存好，等一下按鈕就能繼續用。
table-spared = { $you ->
    [seat] 機器人剛剛離線了一下，多給你一點時間。
   *[nobody] 機器人剛剛離線了一下，多給 { $seat } 一點時間。
}

## 頭條：大家想看的事會在最上面多留一會兒，並說出原因。

# $why：抽到哪個顏色為止；檯面上那張牌害的；或不用多說。
headline-drawn = { $why ->
    [colour] { $you ->
        [seat] 🎡 你抽到{ $colour }為止，一共 { $count } 張！
       *[nobody] 🎡 { $seat } 抽到{ $colour }為止，一共 { $count } 張！
    }
    [card] { $you ->
        [seat] 😱 { $card }：你抽 { $count } 張！
       *[nobody] 😱 { $card }：{ $seat } 抽 { $count } 張！
    }
   *[nothing] { $you ->
        [seat] 😱 你抽了 { $count } 張！
       *[nobody] 😱 { $seat } 抽了 { $count } 張！
    }
}
# 喊 UNO 或抓人花了幾秒。
headline-timed = { $headline } ⏱️{ "\u00A0" }{ $seconds }{ "\u00A0" }秒

## 按鈕。

table-hand = 我的手牌
table-uno = UNO！
table-catch = 抓！
table-draw = 抽牌
table-rules = 規則
table-skip = 跳到我的回合
table-react = 表達心情⋯⋯
table-react-laugh = 哈哈哈！
table-react-shock = 嚇死我！
table-react-anger = 氣死我！
table-react-party = 好耶！

table-asleep = 💤 牌局睡著了，按任何按鈕就能叫醒它。
table-outdated = 📜 規則更新了，這一局是照舊規則開始的，只好到此為止，之後不再列入任何紀錄。這個頻道已經空出來，用 { COMMAND("uno new") } 再開一局吧。
table-aside = 🗃️ 這一局的存檔損壞了，沒辦法繼續，也不列入任何紀錄。這個頻道已經空出來，用 { COMMAND("uno new") } 再開一局吧。

## 舞台。

dance-heading = ## 🕺 { $seat } 上台跳舞！
dance-says = { $judging ->
    [vote] 語音或文字都行，想怎麼跳就怎麼跳。跳得怎麼樣由其他人投票，大家說不算就要抽三張牌。
    [honour] 語音或文字都行，想怎麼跳就怎麼跳。跳得算不算由 { $seat } 憑良心說，不算就要抽三張牌。
   *[routine] { $moves } 個動作，大家都在看。跳錯或太慢，就要抽三張牌。
}
dance-done = 已經跳完：{ $done }／{ $all }
dance-panel = ### 🕺 跳舞時間！
dance-panel-says = { $judging ->
    [vote] 語音或文字都行，想怎麼跳就怎麼跳，其他人正在投票。
    [honour] 語音或文字都行，想怎麼跳就怎麼跳。跳完以後，憑良心說跳得怎麼樣。
   *[routine] 請照順序按下動作。
}
# $votes 是這樣投的人數。
dance-yes = { $judging ->
    [honour] 我跳好了！
   *[vote] 算數！（{ $votes }）
}
dance-no = { $judging ->
    [honour] 沒跳好
   *[vote] 不算！（{ $votes }）
}
dance-next = 下一個：**{ $move }**
dance-left = 左
dance-right = 右
dance-up = 上
dance-down = 下
dance-clap = 拍手
dance-spin = 轉圈

table-stop-vote = 🛑 要結束這一局嗎？{ $votes }／{ $needed } 人同意
table-kick-vote = 🗳️ 要請出 { $player } 嗎？{ $votes }／{ $needed } 人同意
table-stop-agree = 同意結束
table-kick-agree = 同意請出 { $player }

# 專屬討論串裡的第一則訊息：會提到玩家，把大家帶進來。
table-dealt-here = 🃏 { $players } 牌發好了，按**我的手牌**吧！

# 整場結束時顯示。$kind：喊 UNO 還是抓人。
table-fastest = { $kind ->
    [catch] ⏱️ 全場最快：{ $seat } 只花 { $seconds } 秒就抓到人
   *[call] ⏱️ 全場最快：{ $seat } 只花 { $seconds } 秒就喊 UNO
}
