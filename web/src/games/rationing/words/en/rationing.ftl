# Reglamentacja: words of the table, the log and the end.

## Cards and deals
rationing-cards = { $n ->
    [1] { $good }
   *[other] { $n } { $good } cards
  }
rationing-cards-any = { $n ->
    [1] any card
   *[other] any { $n } cards
  }
rationing-cards-either = { $n ->
    [1] { $goods }
   *[other] { $n } cards of { $goods }
  }
rationing-count = { $n }× { $good }
rationing-nothing = nothing
rationing-stub-any = { $n }× any
rationing-stub-either = { $n }× { $goods }
rationing-deal = { $shape ->
    [both-places] { $give } for { $want } and a swap of places
    [give-places] { $give } for a swap of places
    [want-places] a swap of places for { $want }
    [places] a swap of places in the queue
   *[both] { $give } for { $want }
  }
rationing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }

## The table
rationing-shop = Shop
rationing-shop-left = { $n ->
    [0] No shopping cards are left in the stack
    [one] { $n } shopping card is left in the stack
   *[other] { $n } shopping cards are left in the stack
  }
rationing-card-said = { $position }. { $card }, { $category }, { rationing-points }. Costs: { $cost }. { $state ->
    [can] You can afford it.
    [lacking] You are missing: { $lack }.
   *[none] {""}
  }
rationing-card-points = { $category } · { $n ->
    [one] { $n } pt
   *[other] { $n } pts
  }
rationing-can-pay = you can afford it
rationing-lacking = missing: { $goods }
rationing-lacking-choice = { $n ->
    [one] { $n } card short
   *[other] { $n } cards short
  }
rationing-queue = Queue
rationing-queue-said = Queue: { $list }.
rationing-till = till
rationing-colour-0 = blue
rationing-colour-1 = red
rationing-colour-2 = green
rationing-colour-3 = violet
rationing-colour-4 = gold
rationing-speculator = speculator
rationing-you = You
rationing-has-top = has the top
rationing-spins = spinning
rationing-spins-who = { $name } spins
rationing-seats = Players
rationing-seat-counts = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } · { $bought ->
    [one] { $bought } purchase
   *[other] { $bought } purchases
  }
rationing-need = wants
rationing-have = offers
rationing-my-need = want
rationing-my-have = offer
rationing-answer-flag = { $as ->
    [need] { $name } wants { $good }. Make an offer.
   *[have] { $name } offers { $good }. Make an offer.
  }
rationing-mute = Mute until the top falls: { $name }
rationing-unmute = Listen again: { $name }
rationing-muted = Muted: { $names }.
rationing-unmute-all = Listen again
rationing-own-side = Your side of the table
rationing-hand = { $n ->
    [one] Your { $n } ration card
   *[other] Your { $n } ration cards
  }
rationing-hand-said = { rationing-hand }: { $list }.
rationing-hand-empty = You have no ration cards.
rationing-coupon = { $good }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }{ $taken ->
    [0] {""}
   *[other] , { $taken } in the offer
  }
rationing-say = Tell everyone
rationing-say-good = { $good }: { $as ->
    [need] I want it
    [have] I can give it
   *[none] not mentioned
  }
rationing-say-when = You can talk while the top spins.
rationing-bought = { $n ->
    [0] no purchases
    [one] { $n } purchase
   *[other] { $n } purchases
  }
rationing-bought-peek = Your purchases, face down: { $n }. Hold to look.
rationing-bought-none = Nothing bought yet.
rationing-bought-line = { $card } ({ $category }, { $n })
rationing-hold-look = hold to look
rationing-visit = Your visit
rationing-visit-peek = Your visit. Hold to look.
rationing-visit-doubles = Doubles: { $list }.
rationing-stack = Stack of ration cards: { $n }
rationing-stack-dry = nothing to draw
rationing-discarded = discarded: { $n }
rationing-discards = Discarded ration cards
rationing-discards-text = They lie face up. When the stack runs out they are shuffled into a new one.
rationing-discards-all = { $n ->
    [0] Ration cards in the game: { $goods }.
    [one] There is { $n } ration card each for: { $goods }.
   *[other] There are { $n } ration cards each for: { $goods }.
  }

## The top
rationing-top = The top
rationing-top-stages = State of the top
rationing-top-stage = { $stage ->
    [steady] steady
    [slowing] slowing
    [wobbling] wobbling
    [fallen] fallen
    [turning] spinning
   *[waiting] waiting
  }
rationing-top-said = { $stage ->
    [steady] The top is spinning steadily.
    [slowing] The top is slowing down.
    [wobbling] The top is wobbling.
    [turning] The top is spinning.
   *[fallen] The top has fallen.
  }
rationing-top-frozen = on hold
rationing-round = round { $n }
rationing-round-final = final round
rationing-try = try { $n }
rationing-spin = Spin
rationing-spin-hint = Pull the top and let go, or use the button.
rationing-spin-keys = Enter: normal strength. Hold Space and release: the strength builds up for almost a second.
rationing-skip-trade = No trading
rationing-stop = Stop the top
rationing-stop-brief = Stop
rationing-stop-final = not allowed in the final round
rationing-hold = hold
rationing-fell = The top fell
rationing-fell-failed = It fell at once
rationing-fell-traded = After a deal there are no more tries.

## Offers
rationing-offers = Offers
rationing-offers-mine = Offers for you
rationing-offers-none = Nobody has offered you anything yet.
rationing-offers-nobody = Nobody has offered anything yet.
rationing-offers-later = Offers are made while the top spins.
rationing-offers-you = { $name } offers you
rationing-offers-all = { $name } to everyone
rationing-offer-said = { $name } offers you { $deal }.
rationing-offer-all-said = { $name } offers everyone { $deal }.
rationing-offer-of = { $at } of { $n }
rationing-offer-before = Previous
rationing-offer-next = Next
rationing-can = you can
rationing-cannot = you can’t
rationing-you-give = you give
rationing-you-get = you get
rationing-you-keep = you keep
rationing-you-choose = choose
rationing-pay-good = { $good }: paying { $n } of { $held }
rationing-pay-more = { $n ->
    [one] choose { $n } more card
   *[other] choose { $n } more cards
  }
rationing-refuse = No
rationing-refuse-said = Decline: { $name }
rationing-counter = Counter-offer
rationing-counter-said = Make a counter-offer: { $name }
rationing-take = Take it
rationing-take-said = Accept the offer: { $name }
rationing-sending = sending…
rationing-own-offers = { $n ->
    [one] Your offer
   *[other] Your offers
  }
rationing-last-deals = Latest deals
rationing-other-offers = Other offers
rationing-other-offer = { $name } → { $to }: { $deal }.
rationing-to = to
rationing-to-all = everyone
rationing-give = you give
rationing-want = you want
rationing-withdraw = Withdraw
rationing-places-stub = places

## One’s own offer
rationing-offer-title = Offer
rationing-offer-for = Offer to { $name }
rationing-offer-brief = Offer
rationing-countering = Counter-offer
rationing-back-to-offer = Back to the original
rationing-speak = “{ $voc }, I offer { $deal }.”
rationing-speak-all = “I offer everyone { $deal }.”
rationing-speak-none = “I offer { $deal }.”
rationing-i-give = I give
rationing-i-want = I want
rationing-i-hand = I hand in
rationing-places = Places
rationing-swap = swap places in the queue
rationing-swap-said = swap places in the queue: your { $mine } for { $theirs }
rationing-add-card = + card
rationing-add-any = + any
rationing-any = any
rationing-either = one of several
rationing-choice-count = How many cards to choose from
rationing-fewer = fewer
rationing-more = more
rationing-remove = Take out of the offer: { $good }
rationing-remove-choice = Take one card to choose out of the offer
rationing-give-good = I give { $acc }: { $n } of { $held }
rationing-want-good = { $or ->
    [yes] To choose from: { $good }
   *[no] I want { $acc }: { $n }
  }
rationing-pick-give = What you give
rationing-pick-want = What you want
rationing-done = Done
rationing-clear = Clear
rationing-send = Send
rationing-send-waits = Sending in a moment: one offer a second.
rationing-gap = { $gap ->
    [nothing] Choose what you give and what you want.
    [give] Choose what you give.
    [want] Choose what you want.
   *[to] Choose who it is for.
  }
rationing-offers-max = { $n ->
    [one] You already have { $n } open offer: withdraw it.
   *[other] You already have { $n } open offers: withdraw one.
  }
rationing-refused-before = This offer has just been declined. Change something.
rationing-trade-with = Who to trade with
rationing-tab-players = Players
rationing-tab-speculator = Speculator
rationing-speculate-speak = { $for ->
    [card] “Two cards for one from the stack.”
   *[place] “Two cards for your place in the queue.”
  }
rationing-speculate-for = In return for
rationing-speculate-option = { $for ->
    [card] the top card of the stack
   *[place] his place in the queue: no. { $place }
  }
rationing-speculate-two = { $n ->
    [1] Choose one more card.
   *[other] Choose two cards.
  }
rationing-speculate-tap = tap your cards
rationing-speculate = Exchange
rationing-speculator-left = has left

## Allocation and shopping
rationing-allocation = Allocation
rationing-meanwhile = Meanwhile
rationing-allotted = Your allocation: { $goods }.
rationing-wait-spin = Spin the top and trade until it falls. You can also choose not to trade.
rationing-wait-again = { $left ->
    [0] The top fell at once. No tries are left.
    [one] The top fell at once. One try is left.
   *[other] The top fell at once. { $left } tries are left.
  }
rationing-wait-final = Spin it: now everyone trades with everyone, and nobody may stop the top.
rationing-wait-shop = At the counter: { $name }.
rationing-wait-top = { $name } has the top and is about to spin it.
rationing-wait = One moment.
rationing-next-buyer = First in the queue: { $name }.
rationing-shopping = Shopping
rationing-buy-hint = Choose one card from the counter, or buy nothing.
rationing-buy-nothing = You cannot afford anything on the counter.
rationing-buy-choose = Choose a card from the counter.
rationing-buy-speak = “I’ll have: { $card }.”
rationing-buy = Buy
rationing-pass = Buy nothing
rationing-pass-ask = Leave the shop with empty hands?
rationing-pass-back = Back to the counter

## News
rationing-final-title = Final round.
rationing-final-text = Three ration cards each have been dealt, as long as there were any. Everyone trades with everyone, the speculator has left, and the top may not be stopped. Then all buy in the order of the queue.
rationing-throw = Throw the die
rationing-throw-text = The speculator has reached the counter. The die says which card he takes, counted from the till.
rationing-spec-title = The die is thrown for the speculator: { $face }.
rationing-spec-text = Counted from the till, this goes: { $card }. The speculator goes back to the end of the queue.

## Refusals
rationing-refused-fallen = The top had already fallen: too late.
rationing-refused-not-your-turn = It is somebody else’s turn.
rationing-refused-wrong-phase = That cannot be done at the moment.
rationing-refused-illegal = Rule { $rule } does not allow that.
rationing-refused-not-held = You do not have those cards.
rationing-refused-no-such-offer = This offer no longer stands.

## The status sentence
rationing-status-deal = The ration cards are being dealt.
rationing-status-spin = { $final ->
    [yes] Final round. { $name } spins the top.
   *[no] { $name } has the top.
  }
rationing-status-spin-mine = { $try ->
    [1] { $name }, spin the top.
   *[other] { $name }, spin again: try { $try } of three.
  }
rationing-status-trade = The top is spinning: { $name } is trading. { $n ->
    [0] You can make an offer.
    [one] { $n } offer is waiting for you.
   *[other] { $n } offers are waiting for you.
  }
rationing-status-trade-mine = { $n ->
    [0] The top is spinning, { $name }: trade with the players and the speculator until it falls.
    [one] The top is spinning, { $name }: { $n } offer is waiting for you.
   *[other] The top is spinning, { $name }: { $n } offers are waiting for you.
  }
rationing-status-trade-watch = The top is spinning: { $name } is trading.
rationing-status-final = Final round: everyone trades with everyone. { $n ->
    [0] {""}
    [one] { $n } offer is waiting for you.
   *[other] { $n } offers are waiting for you.
  }
rationing-status-final-watch = Final round: everyone trades with everyone.
rationing-status-shop = At the counter: { $name }.
rationing-status-shop-mine = { $name }, buy one thing or nothing.
rationing-status-draw = Ration cards are being drawn.
rationing-status-refill = A new card goes on the counter.
rationing-status-speculator = { $mine ->
    [yes] The speculator has reached the counter: throw the die.
   *[no] The speculator has reached the counter. { $name } throws the die.
 }
rationing-status-over = The game is over. { $name } wins.
rationing-status-drawn = The game is over. A draw: { $names }.

## The log
rationing-log-began = First in the queue: { $first }. { $name } has the top.
rationing-log-drew = { $name } draws a ration card.
rationing-log-drew-card = { $name } draws { $good }.
rationing-log-reshuffled = { $n ->
    [one] The stack ran out: { $n } discarded card is the new stack.
   *[other] The stack ran out: { $n } discarded cards, shuffled, are the new stack.
  }
rationing-log-spun = { $try ->
    [1] { $name } spins the top.
   *[other] { $name } spins the top: try { $try }.
  }
rationing-log-failed = { $left ->
    [0] The top falls at once. No tries are left.
    [one] The top falls at once. { $left } try is left.
   *[other] The top falls at once. { $left } tries are left.
  }
rationing-log-fell = The top falls: trading is over.
rationing-log-stopped = { $name } ends the trading.
rationing-log-offered = { $name } offers { $to } { $deal }.
rationing-log-offered-all = { $name } offers everyone { $deal }.
rationing-log-accepted = { $shape ->
    [both] Deal: { $name } gives { $gave }, { $other } gives { $paid }.
    [both-places] Deal: { $name } gives { $gave }, { $other } gives { $paid }, and they swap places in the queue.
    [give-places] Deal: { $name } gives { $other } { $gave } for a swap of places.
    [want-places] Deal: { $other } gives { $name } { $paid } for a swap of places.
   *[places] Deal: { $name } and { $other } swap places in the queue.
  }
rationing-log-declined = { $name } declines { $to }’s offer.
rationing-log-withdrawn = { $name } withdraws an offer.
rationing-log-gone = { $from }’s offer no longer stands.
rationing-log-said = { $name } says: “{ $said }”.
rationing-log-speculated = { $for ->
    [card] { $name } hands the speculator { $paid } for a card from the stack.
   *[place] { $name } hands the speculator { $paid } for his place in the queue.
  }
rationing-log-bought = { $end ->
    [yes] { $name } pays { $paid } and buys: { $card }. The pawn goes to the end of the queue.
   *[no] { $name } pays { $paid } and buys: { $card }.
  }
rationing-log-passed = { $end ->
    [yes] { $name } buys nothing. The pawn goes to the end of the queue.
   *[no] { $name } buys nothing.
  }
rationing-log-refilled = New on the counter: { $card }.
rationing-log-taken = The die is thrown for the speculator: { $face }. He takes from the counter: { $card }.
rationing-log-turn = { $name } has the top now.
rationing-log-final = The final round begins. { $name } has the top.
rationing-log-revealed = { $name }: { rationing-points }.
rationing-log-over = { $winners ->
    [one] { $names } wins.
   *[other] A draw: { $names }.
  }
rationing-filter-trades = trades
rationing-filter-shopping = shopping
rationing-filter-mine = mine

## Options of the table
rationing-option-top = The top
rationing-option-top-why = What decides how long you can trade.
rationing-option-top-clock = spins in real time
rationing-option-top-clock-why = The top really spins, longer the harder you flick it. Nobody knows when it will fall.
rationing-option-top-steps = counts moves
rationing-option-top-steps-why = The top falls after an unknown number of offers and answers. No hurry.
rationing-option-top-real = a real one, on the table
rationing-option-top-real-why = You spin a top of your own (take off the tablecloth). The player who has it says when it has fallen: when its edge touched the table. A deal agreed before that may still be carried out.
rationing-option-top_seconds = Length of a spin
rationing-option-top_seconds-why = How long one good spin usually takes.
rationing-option-top_seconds-count = { $count } s
rationing-option-multiplier = More time
rationing-option-multiplier-why = For those who need longer to read, to point or to think: the top spins so many times longer.
rationing-option-multiplier-1 = as usual
rationing-option-multiplier-count = { $count }× longer
rationing-option-no_dinner_visits = Without the “dinner × 2” cards
rationing-option-no_dinner_visits-why = For three players only: the three visit cards that double dinner are put away before drawing.

## The end
rationing-end-wins = { $name } wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for resourcefulness.
rationing-end-draw = A draw: { $names }, { $n ->
    [one] { $n } point
   *[other] { $n } points
  } for resourcefulness each.
rationing-end-points = { $n ->
    [one] { $n } point of resourcefulness
   *[other] { $n } points of resourcefulness
  }
rationing-end-why = The shop could not be filled any more: this was the final round.
rationing-end-how = Points for resourcefulness are the icons on the cards you bought. Your visit doubles two categories of purchases.
rationing-end-decided = { $by ->
    [bought] Points were equal: the number of purchases decided.
    [hand] Points and purchases were equal: the ration cards left in hand decided.
    [draw] Points, purchases and ration cards in hand were all equal: it is a draw.
   *[points] With equal points the purchases would count, then the ration cards in hand.
  }
rationing-end-sum = { $icons } × 2 =
rationing-end-foot = { $bought ->
    [0] no purchases
    [one] { $bought } purchase
   *[other] { $bought } purchases
  }, { $hand ->
    [0] nothing
    [one] { $hand } card
   *[other] { $hand } cards
  } in hand
rationing-end-visit = { $visit } doubles: { $list }
rationing-end-skip = Show everything
rationing-end-turning = The purchases are turned up one by one.
rationing-end-doubled = doubled
rationing-debrief-label = To talk about
rationing-debrief-worth = How many ration cards was { $good } worth?
rationing-debrief-title = What things were worth
rationing-debrief-axis = Ration cards given for one of { $good }, round by round.
rationing-debrief-none = Nobody traded { $good }.
rationing-debrief-no-deals = No cards were traded between players at this table, so nothing had a price.
rationing-debrief-partial = Since this device joined; earlier rounds are not shown.
rationing-debrief-point = Round { $round }: { $worth }
rationing-debrief-point-none = Round { $round }: not traded
rationing-debrief-final = final round
rationing-debrief-good = Goods
rationing-debrief-table = Show the numbers
rationing-debrief-round = Round
rationing-debrief-deals = { $n ->
    [0] No deals between players.
    [one] { $n } deal between players.
   *[other] { $n } deals between players.
  }
rationing-debrief-places = { $n ->
    [0] Nobody sold a place in the queue for ration cards.
    [one] A place in the queue was sold for ration cards once, for { $cards }.
   *[other] Places in the queue were sold for ration cards { $n } times, for { $cards } on average.
  }
rationing-debrief-spec = The speculator
rationing-debrief-spec-title = { $n ->
    [0] He took no purchases
    [one] He took { $n } purchase
   *[other] He took { $n } purchases
  } and { $cards ->
    [0] got no ration cards
    [one] got { $cards } ration card
   *[other] got { $cards } ration cards
  }
rationing-debrief-spec-text = { $card ->
    [0] Nobody paid him for a card from the stack.
    [one] Once somebody gave him two cards for one from the stack.
   *[other] { $card } times somebody gave him two cards for one from the stack.
  } { $place ->
    [0] Nobody paid him for his place in the queue.
    [one] Once somebody gave him two cards for his place in the queue.
   *[other] { $place } times somebody gave him two cards for his place in the queue.
  }
rationing-history-title = What it was really like
rationing-history-about = The game simplifies how rationing really worked, and the amounts printed on the ration cards are those of 1982.
rationing-history-sources = Sources
rationing-history-close = Fold away
rationing-history-open = Read

## The lesson
rationing-lesson-title = Lesson: Rationing
rationing-lesson-leave = Leave
rationing-lesson-step = Step { $at } of { $n }
rationing-lesson-next = Next
rationing-lesson-skip = Skip this step
rationing-lesson-again = Start again
rationing-lesson-done = End of the lesson
rationing-lesson-shop = Six things lie on the counter. Each costs three ration cards, and the icons on it are points. For the cheesecake you have two flour cards; you need one sugar card.
rationing-lesson-visit = Everybody is expecting a visit, each a different one. Hold the visit card: these two categories of purchases count twice for you. Cheesecake is a cake.
rationing-lesson-spin = You have the top, so you get two ration cards and may trade while it is spinning. Spin it: pull the top and let go, or press the button.
rationing-lesson-flag = { $a } wants soap and offers sugar. Tap “offers sugar”: the offer fills itself in. Then press “Send”.
rationing-lesson-answer = The deal is done at once: you have sugar. Now { $b } offers chocolate for meat or soap, whichever you choose. Take it or say no.
rationing-lesson-speculator = The speculator trades too: for any two ration cards he gives the top card of the stack, or his place in the queue. When he reaches the counter, the number on a die shows, counted from the till, what he takes.
rationing-lesson-places = Only the first in the queue buys, and you stand third. Offer { $a } a swap of places, for butter, say: “I give” butter, tick “Places”, send.
rationing-lesson-stop = You are at the counter. The top is wobbling and will soon fall, and trading ends with it. You can also stop it: hold “Stop the top”.
rationing-lesson-buy = It is your turn to shop. Choose the cheesecake and buy it.
rationing-lesson-end = The cheesecake lies face down: 3 icons × 2 = 6 points. Your pawn goes to the end of the queue, and the top goes to the next player. When the counter cannot be filled any more, the final round comes: everyone trades with everyone, then all buy one last time.
rationing-refused-lesson = First do what the lesson asks.

# ---- before the game, and in the menu ----
rationing-host-fell = The top fell
rationing-host-failed = The spin failed

# lessons
rationing-lesson-quiet = Quietly
rationing-lesson-quiet-why = Tables of four; the top counts moves, so nobody hurries.
rationing-lesson-lively = Against time
rationing-lesson-lively-why = Tables of five; the top spins for a minute, and it gets loud.
rationing-lesson-double = Two lessons
rationing-lesson-double-why = 90 minutes, two rounds: the second time one knows what things are worth.

# ---- the first minute ----
rationing-goal = Collect the most points: trade ration cards while the top spins, then buy in the shop what your cards pay for.

# ---- levels of bots ----
rationing-level = { $level ->
    [novice] Looks at the first two cards of the row only, buys the first it can pay for, and offers nothing.
    [relaxed] Buys the first card it can pay for, and trades one for one for what it lacks.
    [easy] Buys what brings most points, takes good offers, and makes none.
    [keen] Buys what brings most points, and makes an offer now and then.
    [steady] Trades one for one, and thinks of later purchases.
   *[strong] Weighs every deal, the places in the queue and the speculator.
  }
