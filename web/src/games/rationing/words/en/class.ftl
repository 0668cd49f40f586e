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
class-rationing-report-parts = What people paid
class-rationing-report-parts-why = Rounds in thirds, the last one by itself. Averages over all tables, in ration cards. “For one card” counts the larger side of a deal for one card of the smaller.
class-rationing-report-part = rounds
class-rationing-report-part-name = { $part ->
    [early] the first third
    [middle] the second third
    [late] the last third
   *[final] the final round
  }
class-rationing-report-trades = deals
class-rationing-report-card = for one card
class-rationing-report-place = for a place in the queue
class-rationing-report-speculator = the speculator’s price
class-rationing-report-goods = What changed hands
class-rationing-report-goods-why = Cards in deals between people, and what was paid for one of them on average. Deals with places in the queue have no price here.
class-rationing-report-good = ration card
class-rationing-report-moved = cards traded
class-rationing-report-price = paid for one
class-rationing-report-traded = deals
class-rationing-report-bought = purchases
class-rationing-instead = Which trade at your table paid for both sides, and why?
