### 玩法：一次選好一桌的所有設定。

preset-sheet = 照規則書
preset-sheet-says = 完全照規則書，每回合 60 秒。
preset-family = 闔家歡
preset-family-says = 一輪定勝負，時間充裕，規則溫和。
preset-party = 派對
preset-party-says = 快打一輪：堆疊、插隊出牌，手牌換來換去。
preset-no-limits = 百無禁忌
preset-no-limits-says = 什麼都能疊、能擋、能連出，沒牌出就抽到能出為止。
preset-tournament = 錦標賽
preset-tournament-says = 照規則書，累計得分，每回合 30 秒，只有真人。
preset-last = 和上次一樣
preset-last-says = 和你上次在這裡當房主的牌局一樣。
preset-own-says = { $edition }：{ $rules }
preset-own-rules = { $count } 條自訂規則

preset-none = 自訂玩法
preset-none-in-force = **自訂玩法**
preset-in-force = **{ $preset }**
preset-in-force-says = **{ $preset }**：{ $says }
