# The coach and the bots' reasons in this game.
coach-rationing-empty = There is no open offer for you.
coach-rationing-offers = Offers to you
coach-rationing-counter = At the counter
coach-rationing-spins = There may be something to trade.
coach-rationing-nothing = There is nothing to gain by trading.
coach-rationing-tired = There is nothing more to trade for.
coach-rationing-deal-offer = Gains about { $gain } points from this deal; expects { $who } to gain about { $theirs } and to agree with a chance of { $percent }.
coach-rationing-deal-accept = Gains about { $gain } points from this deal; expects { $who } to gain about { $theirs }.
coach-rationing-deal-accept-alone = Gains about { $gain } points from this deal.
coach-rationing-poor = { $kind ->
    [loses] The deal would cost about { $gain } points.
    [little] The deal would bring about { $gain } points: too little to agree.
   *[cannot] They do not have what was asked for.
  }
coach-rationing-speculator = In { $games } games tried out, this bargain wins { $percent } more often than going without.
coach-rationing-buys = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
coach-rationing-saves = The ration cards will be worth more later.
coach-rationing-needs = Wants to buy: { $card }. Missing: { $good }.
coach-rationing-first = The first purchase it could pay for: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
coach-rationing-cannot-pay = It had not the ration cards for anything it looked at.
coach-rationing-games = With this it wins { $percent } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } tried out.
coach-rationing-gains = { $who } offers { $deal }: about { $gain } points for you.
coach-rationing-loses = { $who } offers { $deal }: it would cost you about { $gain } points.
coach-rationing-even = { $who } offers { $deal }: it changes nothing for you.
coach-rationing-cannot = { $who } offers { $deal }: you do not have what is asked for.
coach-rationing-theirs = { $who } probably gains about { $theirs } points.
coach-rationing-purchase = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $doubled ->
    [yes] , doubled by your visit
   *[no] {""}
  }.
coach-rationing-have = You have all the ration cards for it.
coach-rationing-lacks = Missing: { $goods }.
coach-rationing-offer = { $kind ->
    [gains] { $who }: about { $gain } points for you if accepted.
    [loses] { $who }: it would cost you about { $gain } points.
   *[even] { $who }: it changes nothing for you.
  }
coach-rationing-offer-chance = { $who } probably gains about { $theirs } points; the chance of a yes is about { $percent }.
coach-rationing-offer-no = Probably no deal: as far as can be seen, { $who } gains nothing from it.
coach-rationing-offer-cannot = { $who } probably does not have what you want.
coach-rationing-move-spin = The master bot would spin the top.
coach-rationing-move-stop = The master bot would stop the top.
coach-rationing-move-pass = The master bot would buy nothing.
coach-rationing-move-buy = The master bot would buy { $card }.
coach-rationing-move-offer = The master bot would offer { $who } { $deal }.
coach-rationing-move-offer-all = The master bot would offer everybody { $deal }.
coach-rationing-move-accept = The master bot would take { $who }’s offer.
coach-rationing-move-accept-pay = The master bot would take { $who }’s offer and pay { $paid }.
coach-rationing-move-decline = The master bot would decline { $who }’s offer.
coach-rationing-move-speculate = { $for ->
    [card] The master bot would give the speculator { $paid } for a card from the stack.
   *[place] The master bot would give the speculator { $paid } for his place in the queue.
  }
