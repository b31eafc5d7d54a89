## 每個人自己的設定，以及保存的個人資料。

me-heading = ### 👤 你的設定
me-says = 只有你看得到這些，在所有伺服器都一樣。
me-language = **只有你看得到的文字用什麼語言**
me-language-discord = 跟 Discord 一樣
me-turn = { $on ->
    [on] **輪到你時：**輪到你、而你不在牌桌上的時候，我會標記你。
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
    [on] **別的伺服器：**所有伺服器的排行榜會用你的 Discord 名稱顯示你，絕不會用伺服器暱稱，大家也看得到你在所有伺服器的統計。在你玩過的伺服器裡，成員一定看得到你。
   *[off] **別的伺服器：**在你玩過的伺服器**以外都看不到你**：所有伺服器的排行榜不會出現你，也不會出現你的隊伍；你在所有伺服器的統計只有你自己看得到。
}
me-visibility-change = { $on ->
    [on] 別的伺服器不要顯示我
   *[off] 到處都顯示我
}
me-data = 下載我的資料
me-forget = 忘記我…
me-back = 返回
me-exported = 關於你的所有資料都在這個檔案裡。
me-exporting = 你的檔案已經在準備了，請稍候。
me-forget-heading = ### 要忘記你嗎？
me-forget-says =
    你的名字、統計、積分和設定都會從所有伺服器刪除，你玩過的牌局裡會用「?」代替你。其他人的成績不會改變。
    刪除之後**沒辦法復原**。想先看看保存了什麼，可以返回，下載你的資料。
me-forget-sure = 對，忘記我
me-forget-leaving = 離開牌局，並忘記我
me-forgotten = 已經忘記你了。下次再玩，就是全新的開始。
me-not-forgotten = 這次沒能存下來，所以還沒忘記你，請稍後再試一次。
