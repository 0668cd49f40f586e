# The coach and the bots' reasons in this game.
coach-victory-line-empty = Nobody has four or five chips on six cells in line yet.
coach-victory-line-board = On the board
coach-victory-line-completes = The sixth chip on { $span }: a line.
coach-victory-line-stops = Stops { $team } on { $span }, where they have { $theirs } of 6.
coach-victory-line-builds = { $own ->
    [0] Begins a six of its own: { $span }.
   *[other] Builds its own six { $span }, where { $own } of 6 are filled already.
  }
coach-victory-line-free = A free cell: nothing fuller could be built or stopped here.
coach-victory-line-overlooked = It overlooked the six { $span }.
coach-victory-line-kept = It saves its special cards: one of them could have been played on the six { $span }.
coach-victory-line-dead = No card would do more, so it plays one without effect.
coach-victory-line-answer = Chooses what does most for its own lines.
coach-victory-line-games = Chance to win { $percent }, by { $games ->
    [one] { $games } game
   *[other] { $games } games
  } tried out from here.
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
coach-victory-line-spent = The card for { $cells } is out of the game: only a +1 can fill it.
coach-victory-line-play = The master bot would play { $event } ({ $cell }).
coach-victory-line-special = The master bot would play { $card } on { $cell } { $event }.
coach-victory-line-plain = The master bot would play { $card }, which does nothing now.
coach-victory-line-line = The master bot would turn { $span } over.
coach-victory-line-draw = The master bot would take a card.
coach-victory-line-give-up = The master bot would give up { $event }.
coach-victory-line-exchange = The master bot would exchange { $event }.
