class-rationing-progress = { $done } of { $of } shopping cards
class-rationing-far = cards from the shop
class-rationing-by-points = The numbers are the points of each seat.
class-rationing-by-bought = The numbers are the purchases of each seat. Points are counted at the end, and not every table finished its game.
class-rationing-bought = { $count ->
    [one] { $count } purchase
   *[other] { $count } purchases
  }
class-rationing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
class-rationing-buy = buy: { $card }
class-rationing-offer = an offer, { $whom }: { $deal }
class-rationing-offer-all = an offer to all: { $deal }
class-rationing-accept = accept the offer: { $whom }
class-rationing-decline = decline the offer: { $whom }
class-rationing-withdraw = take back one’s own offer: { $whom }
class-rationing-speculate = { $for ->
    [card] the speculator: { $paid } for a ration card of the stack
   *[place] the speculator: { $paid } for his place in the queue
  }
class-rationing-spin = spin the top
class-rationing-stop = stop the top
class-rationing-pass = buy nothing
class-rationing-say = say what is missing
