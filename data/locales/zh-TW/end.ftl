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
end-check = 任何人都可以用牌局紀錄和 `python -m bot.rules verify` 驗證發牌。
end-seed = 種子：`{ $seed }`
end-without-winner = 這一局已經結束，沒有分出勝負。
end-walkover = 其他人都離開了，這一場不計，沒有贏家；中途離開的人算輸。
