### 一輪與一場比賽的結束。

end-worth = 值 { $points }
end-standing = **目前名次**（目標：{ $target } 分）
end-added = +{ $points }
end-rating = 積分 { $after }（{ $gained }）
end-next = 下一輪
end-rematch = 再來一場
end-again = 重新開桌
end-record = 牌局紀錄
end-replay = 重看這一局
end-check = 誰都可以驗證發牌：`python -m bot.rules verify` 讀得懂牌局紀錄。
end-seed = 種子：`{ $seed }`
end-without-winner = 這個牌局已經結束，沒有分出勝負。
