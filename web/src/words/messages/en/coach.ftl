# The coach, and the reasons of bots. $…-gen and so on are a name in that case; $plain is "yes" for typed names, which are not declined.

# ---- the sheet ----
coach-open = Coach
coach-title = Coach
coach-about = Only from your cards and from what everybody has heard.
coach-option = Coach
coach-option-why = A button at the table tells learners what follows from what was said. Only from what they may know themselves.
coach-lobby-on = allowed
coach-lobby-off = not allowed
coach-sure = For certain
coach-more = More ({ $count })
coach-board = On the board
coach-counter = At the counter
coach-offers = Offers to you
coach-composed = What you are putting together
coach-nothing-triples = Nothing follows for certain yet. Listen to who asks whom, and for what.
coach-nothing-victory-line = Nobody has four or five chips on six cells in line yet.
coach-nothing-rationing = No offer lies open for you.
coach-thinking = Thinking…
coach-failed = The coach cannot be reached just now.
coach-outdated = This page and the server are of different versions. Load the page again and the coach is back.
coach-show = Show on the board
coach-hint = What would the strong bot do?
coach-hint-title = In your place
coach-hint-not-due = When it is your turn, the coach can also tell what the strong bot would do.
coach-hint-wait = The strong bot would say nothing now.

# ---- reasons ----
coach-why = Why:
coach-why-lot = Drawn by lot.
coach-why-hurried = It had to hurry: the server was busy.

# ---- triples ----
coach-triples-sure = { $deals ->
    [1] Only one deal still fits everything that was said, and in it { $whom } holds { $card }.
   *[other] { $whom } must hold { $card }: so it is in each of the { $deals } deals that fit everything said.
  }
coach-triples-sure-plain = { $whom } must hold { $card }: so it is in every deal that fits everything said.
coach-triples-likely = { $whom } holds { $card } in { $hits } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } that fit ({ $percent }): no other ask was likelier to succeed.
coach-triples-likely-plain = { $whom } holds { $card } in { $percent } of the deals that fit: no other ask was likelier to succeed.
coach-triples-worth = { $whom } holds { $card } in { $hits } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } that fit ({ $percent }). Another ask was likelier to succeed; this one is worth more, hit or miss.
coach-triples-worth-plain = { $whom } holds { $card } in { $percent } of the deals that fit. Another ask was likelier to succeed; this one is worth more, hit or miss.
coach-triples-remembers = Remembers that { $whom } got { $card }.
coach-triples-completes = A hit completes the set.
coach-triples-promised = { $whom } is known to hold a card of this set.
coach-triples-move = The strong bot would ask { $whom } for { $card }.
coach-triples-must = { $who } has { $card }.
coach-triples-must-gave = Everybody saw the card go there.
coach-triples-must-asked = { $who } asked for { $asked }, so must hold a card of the same set, and no other one is left.
coach-triples-must-told = It follows from what was asked and answered.
coach-triples-must-lack = { $count ->
    [0] Nobody else has cards.
    [one] { $list } does not have it, and neither do you.
   *[other] { $list } do not have it, and neither do you.
  }
coach-triples-must-counting = No other deal fits the number of cards in each hand.
coach-triples-two = { $card }: only { $list } can have it.
coach-triples-any = { $who } has at least one of these: { $list }.
coach-triples-any-why = { $who } asked for another card of that set, which one may only do holding a card of it.
coach-triples-ask = { $whom }, { $card }: there in { $hits } of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
  } that fit ({ $percent }).
coach-triples-ask-plain = { $whom }, { $card }: there in { $percent } of the deals that fit.
coach-triples-ask-never = { $whom } cannot have { $card }.
coach-triples-ask-sure = { $whom } must have { $card }.
coach-triples-ask-mistake = You hold no card of that set, so asking for it would be a mistake.

# ---- victory-line ----
coach-victory-line-completes = The sixth chip on { $span }: a line.
coach-victory-line-stops = Stops { $team } on { $span }, where they have { $theirs } of 6.
coach-victory-line-builds = { $own ->
    [0] Begins a six of its own: { $span }.
   *[other] Builds its own six { $span }, where { $own } of 6 lie already.
  }
coach-victory-line-free = A free cell: nothing fuller could be built or stopped here.
coach-victory-line-dead = No card would do more, so one without effect.
coach-victory-line-answer = Chooses what does most for its own lines.
coach-victory-line-games = Won { $percent } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } imagined from here.
coach-victory-line-exact = { $result ->
    [won] All cards are known: played out in full, this wins.
    [drawn] All cards are known: played out in full, this is a draw.
    [lost] All cards are known: played out in full, no move saves the game.
   *[open] All cards are known and played out in full.
  }
coach-victory-line-threat = { $team }: { $filled } of 6 on { $span }. Missing: { $cells }.
coach-victory-line-own = Your six { $span }: { $filled } of 6. Missing: { $cells }.
coach-victory-line-held-theirs = The card for { $cells } is in your hand: while you keep it, they need a +1 there.
coach-victory-line-held-mine = In your hand: { $cells }.
coach-victory-line-spent = The card for { $cells } is gone: only a +1 can fill it.
coach-victory-line-play = The strong bot would play { $event } ({ $cell }).
coach-victory-line-special = The strong bot would play { $card } on { $cell } { $event }.
coach-victory-line-plain = The strong bot would play { $card }, which does nothing now.
coach-victory-line-line = The strong bot would turn { $span } over.
coach-victory-line-draw = The strong bot would take a card.
coach-victory-line-give-up = The strong bot would give up { $event }.
coach-victory-line-exchange = The strong bot would exchange { $event }.

# ---- rationing ----
coach-rationing-spins = There may be something to trade.
coach-rationing-nothing = Nothing to gain by trade.
coach-rationing-tired = Nothing more to trade for.
coach-rationing-deal-offer = Gains about { $gain } points by this deal; thinks that { $who } gains about { $theirs } and agrees with a chance of { $percent }.
coach-rationing-deal-accept = Gains about { $gain } points by this deal; thinks that { $who } gains about { $theirs }.
coach-rationing-deal-accept-alone = Gains about { $gain } points by this deal.
coach-rationing-poor = { $kind ->
    [loses] The deal would cost about { $gain } points.
    [little] The deal would bring about { $gain } points: too little to agree.
   *[cannot] What was asked for is not there.
  }
coach-rationing-speculator = In { $games } imagined games this bargain wins by { $percent } more often than none.
coach-rationing-buys = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
coach-rationing-saves = The cards are worth more later.
coach-rationing-games = With this it wins { $percent } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } imagined.
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
coach-rationing-have = You have all cards for it.
coach-rationing-lacks = Missing: { $goods }.
coach-rationing-offer = { $kind ->
    [gains] { $who }: about { $gain } points for you if accepted.
    [loses] { $who }: it would cost you about { $gain } points.
   *[even] { $who }: it changes nothing for you.
  }
coach-rationing-offer-chance = { $who } probably gains about { $theirs } points; a chance of about { $percent } to agree.
coach-rationing-offer-no = Probably no deal: as far as one can see { $who } gains nothing by it.
coach-rationing-offer-cannot = { $who }: probably does not have what you want.
coach-rationing-move-spin = The strong bot would spin the top.
coach-rationing-move-stop = The strong bot would stop the top.
coach-rationing-move-pass = The strong bot would buy nothing.
coach-rationing-move-buy = The strong bot would buy { $card }.
coach-rationing-move-offer = The strong bot would offer { $who } { $deal }.
coach-rationing-move-offer-all = The strong bot would offer everybody { $deal }.
coach-rationing-move-accept = The strong bot would take the offer of { $who }.
coach-rationing-move-accept-pay = The strong bot would take the offer of { $who } and pay { $paid }.
coach-rationing-move-decline = The strong bot would decline the offer of { $who }.
coach-rationing-move-speculate = { $for ->
    [card] The strong bot would give the speculator { $paid } for a card from the stack.
   *[place] The strong bot would give the speculator { $paid } for his place in the queue.
  }
