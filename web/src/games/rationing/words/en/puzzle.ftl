puzzle-rationing-question = { $aim ->
    [buy] What do you buy?
    [win] Which card wins the game?
    [deal] Which deal helps both?
   *[places] Which deal with a change of places helps both?
  }
puzzle-rationing-you = You
puzzle-rationing-card = “{ $card }”
puzzle-rationing-story = The final round
puzzle-rationing-rule = The rule:
puzzle-rationing-open = { $aim ->
    [buy] The top has fallen. Everybody buys once, in the order of the queue.
    [win] The top has fallen, and you are at the counter. Those behind you buy after you, once each.
   *[deal] The top is still spinning: there is time for one deal. Then everybody buys once, in the order of the queue.
  } All cards lie open.
puzzle-rationing-everyone = At the counter everyone takes what brings them the most points of what they can pay for. The two categories of one’s visit count twice.
puzzle-rationing-aim = { $aim ->
    [buy] What you would like best is gone when your turn comes. What is left for you?
    [win] With exactly one purchase you are the only winner. It is not the card that brings you the most points.
    [deal] You give one card and get one. With exactly one such deal you and the other person both end with more points than without it.
   *[places] You and somebody change places in the queue, with or without one card from either side. With exactly one such deal both end with more points than without it.
  }
puzzle-rationing-so-far = { $n ->
    [one] { $n } point
   *[other] { $n } points
  } so far, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  } bought
puzzle-rationing-done = has bought in this round
puzzle-rationing-nothing = nothing
puzzle-rationing-offer = { $who }: { $deal }
puzzle-rationing-wrong = { $answer }: that is not it. Go through the queue once more.
puzzle-rationing-buys = { $me ->
    [yes] You buy { $card }
   *[no] { $who } buys { $card }
  } ({ $n }).
puzzle-rationing-passes = { $me ->
    [yes] You can buy nothing.
   *[no] { $who } can buy nothing.
  }
puzzle-rationing-title-buys = { $me ->
    [yes] You buy { $card }
   *[no] { $who } buys { $card }
  }
puzzle-rationing-title-passes = { $me ->
    [yes] You buy nothing
   *[no] { $who } buys nothing
  }
puzzle-rationing-step-buys = { $n ->
    [one] It brings { $n } point
   *[other] It brings { $n } points
  }{ $twice ->
    [yes] , doubled by the visit
   *[no] {""}
  }: more than anything else within reach.
puzzle-rationing-step-passes = There is nothing left that this hand can pay for.
puzzle-rationing-title-gone = { $card } is gone
puzzle-rationing-step-gone = { $n ->
    [one] It would bring you { $n } point
   *[other] It would bring you { $n } points
  }, but somebody in front has bought it.
puzzle-rationing-title-lacks = { $card } is out of reach
puzzle-rationing-step-lacks = { $n ->
    [one] It would bring you { $n } point
   *[other] It would bring you { $n } points
  }, but you lack: { $goods }.
puzzle-rationing-title-try = Say you buy { $card }
puzzle-rationing-title-try-nothing = Say you buy nothing
puzzle-rationing-totals = In the end: { $list }.
puzzle-rationing-you-win = You win.
puzzle-rationing-other-wins = { $who } wins.
puzzle-rationing-draw = A draw: { $list }.
puzzle-rationing-title-without = Without a deal
puzzle-rationing-gain = { $who }: { $before } → { $after }.
puzzle-rationing-step-poor = { $me ->
    [yes] You would get at most { $n }
   *[no] { $who } would get at most { $n }
  }: no more than without a deal.
puzzle-rationing-title-only = No other deal helps both
puzzle-rationing-step-only = Such deals: { $n }. After each of the others one of the two has no more points than without it.
puzzle-rationing-tried = every deal tried out
