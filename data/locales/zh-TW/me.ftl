## 每個人自己的設定，以及保存的個人資料。

me-heading = ### 👤 你的設定
me-says = 只有你看得到，在所有伺服器都一樣。
me-language = **只給你看的文字用什麼語言**
me-language-discord = 跟 Discord 一樣
me-turn = { $on ->
    [on] **輪到你時：**輪到你、你又不在牌桌上的時候，我會標記你。
   *[off] **輪到你時：**我不會標記你。
}
me-turn-change = { $on ->
    [on] 不用提醒我
   *[off] 輪到我時提醒我
}
me-tables = { $on ->
    [on] **開桌通知：**這個伺服器有人開桌時會標記你，最多每半小時一次。
   *[off] **開桌通知：**這個伺服器有人開桌時不會標記你。
}
me-tables-change = { $on ->
    [on] 不要通知我
   *[off] 開桌時通知我
}
me-visibility = { $on ->
    [on] **別的伺服器：**所有伺服器的排行榜會顯示你的 Discord 名稱（絕不會是伺服器暱稱），大家也看得到你的總戰績。在你玩過的伺服器裡，成員一定看得到你。
   *[off] **別的伺服器：**在你玩過的伺服器以外，你是**隱藏**的：所有伺服器的排行榜不會出現你和你的隊伍，總戰績也只有你自己看得到。
}
me-visibility-change = { $on ->
    [on] 在別的伺服器隱藏我
   *[off] 到處都顯示我
}
me-data = 下載我的資料
me-forget = 刪除我的資料…
me-back = 返回
me-exported = 關於你的所有資料都在這個檔案裡。
me-exporting = 你的檔案正在準備，等一下就好。
me-forget-heading = ### 要刪除你的所有資料嗎？
me-forget-says =
    你的名字、統計、積分和設定會從所有伺服器刪除，你玩過的牌局裡會用「?」代替你。其他人的成績不變。
    刪了就**沒辦法復原**。想先看看存了什麼，可以返回下載你的資料。
me-forget-sure = 對，全部刪除
me-forget-leaving = 離開牌局，並全部刪除
me-forgotten = 已全部刪除。下次再玩，就是全新的開始。
me-not-forgotten = 存檔失敗，資料還沒刪除，請稍後再試一次。

# 只給還沒打完過一場的人。
me-tips = { $on ->
    [on] **提示：**打第一場時，我會告訴你可以怎麼做。
   *[off] **提示：**關閉。
}
me-tips-change = { $on ->
    [on] 關閉提示
   *[off] 開啟提示
}
