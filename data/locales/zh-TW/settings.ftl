### 伺服器的設定，以及開局時因此出現的訊息。

settings-heading-first = ### 這個伺服器怎麼玩 UNO
settings-heading-more = ### 這個伺服器的更多設定
settings-more = 更多設定
settings-first = 回上一頁
settings-says = 選了就馬上儲存，之後新開的牌局都照這樣玩。

settings-language = 公開訊息的語言
settings-language-discord = 跟這個伺服器的 Discord 語言一樣
settings-language-own = 繁體中文
settings-games = 新牌局的預設（房主可以另外選）
settings-preset-below = 照下面選的時間和自訂規則
settings-presets = 這個伺服器自己的玩法
settings-presets-says = 先開好一局、選好玩法，再到那個頻道用 { COMMAND("uno-settings") } 的「存成玩法」取個名字。最多 { $most } 種。
settings-preset-drop = 刪除其中一種（共 { $count } 種）……
settings-hosts = 誰可以開局
settings-hosts-everybody = 所有人
settings-hosts-managers = 只有管理伺服器的人
settings-hosts-role = 只有下面這個身分組
settings-choose-role = 只開放這個身分組……
settings-channels = 哪裡可以開局（包含裡面的討論串）
settings-channels-all = 所有地方
settings-channels-missing = 你選的頻道裡有 { $count } 個已經不在了。
settings-judging = 跳舞由誰評分（防彈少年團）
settings-judging-routine = 照順序按
settings-judging-routine-says = 30 秒內照順序按完一套動作。
settings-judging-vote = 大家投票
settings-judging-vote-says = 語音或文字都行，想怎麼跳就怎麼跳，其他人投票。
settings-judging-honour = 憑良心
settings-judging-honour-says = 想怎麼跳就怎麼跳，跳得算不算，自己憑良心說。
settings-pings = { $on ->
    [on] **提醒：**開啟。時間快到時標記玩家一次；輪到的時候，標記想被提醒的人，慢慢打的牌局則人人都標記。
   *[off] **提醒：**關閉，不標記任何人。
}
settings-ping = { $on ->
    [on] 關閉提醒
   *[off] 開啟提醒
}
settings-threads = { $on ->
    [on] **討論串：**新牌局開始時會開專屬討論串，房主可以另外選。
   *[off] **討論串：**新牌局就在頻道裡玩，房主可以另外選。
}
settings-thread = { $on ->
    [on] 改在頻道裡玩
   *[off] 改開專屬討論串
}
settings-told = 開桌時通知誰
settings-told-says = 標記這個身分組，最多每半小時一次；這個身分組要開放所有人都能標記。沒選身分組時，只通知自己說要收到的人。
settings-told-choose = 自己說要收到的人
settings-told-gone = 你選的身分組不在了，現在只通知自己說要收到的人。

## 為什麼不行。

settings-managers-only = 只有能管理這個伺服器的人可以改設定。
settings-no-table = 這個頻道沒有牌局可以存。先用 { COMMAND("uno new") } 開一局，選好玩法再存。
settings-preset-taken = 內建的玩法已經有這個名稱了，請換一個。
settings-only-managers = 在這個伺服器，只有管理伺服器的人可以開局。
settings-only-role = 在這個伺服器，只有 { $role } 身分組的人可以開局。
settings-role-gone = 可以開局的身分組不在了，現在只有管理伺服器的人可以開局。管理員可以用 { COMMAND("uno-settings") } 重新選擇。
settings-not-here = 這裡不能開局。這個伺服器的牌局請開在：{ $channels }
settings-channels-gone = 這個伺服器指定的頻道都不在了，請管理員用 { COMMAND("uno-settings") } 重新選擇。

settings-talk = 桌邊閒聊
settings-talk-none = 不閒聊
settings-talk-reactions = 玩家可以用 😂 😱 😡 🎉 表達心情
settings-talk-remarks = 電腦玩家偶爾會說句話
