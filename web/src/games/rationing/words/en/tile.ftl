# The game on the start screen and wherever it is named.
tile-rationing-name = Rationing
tile-rationing-about = Poland, January 1983: ration cards, a queue and a shop with six things in it. Trade for as long as the top keeps spinning.
tile-rationing-short = Poland, 1983: ration cards, a queue and a spinning top.
tile-rationing-players = 3–5 players
tile-rationing-time = 12–18 min
tile-rationing-sugar = sugar
tile-rationing-meat = meat
