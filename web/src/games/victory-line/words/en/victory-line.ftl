# Line of Victory.

victory-line-team-blue = Blue
victory-line-team-vermilion = Red
victory-line-team-green = Green
victory-line-of-blue = Blue
victory-line-of-vermilion = Red
victory-line-of-green = Green
victory-line-chip-blue = blue circle
victory-line-chip-vermilion = red triangle
victory-line-chip-green = green square

victory-line-board = Board, 12 by 12 cells
victory-line-corner = Corner: shared by all
victory-line-corner-text = A corner counts for every team as a chip of its own. Five chips in line with a corner already make a line of victory.
victory-line-corner-in-line = in a line of: { $teams }
victory-line-cell-free = free
victory-line-cell-star = star, cannot be taken off
victory-line-cell-in-hand = your card
victory-line-cell-target = can be chosen
victory-line-cell-chosen = chosen
victory-line-cell-taken = cell taken
victory-line-read-row = Row { $row }.
victory-line-read-star = with a star
victory-line-read-free = { $count ->
    [one] { $count } free cell
   *[other] { $count } free cells
}

victory-line-order = Order:
victory-line-deck = { $count ->
    [0] deck empty
   *[other] { $count } in the deck
}
victory-line-supply = { $count ->
    [0] no chips left
    [one] { $count } chip left
   *[other] { $count } chips left
}
victory-line-lines-of = { $count ->
    [one] { $count } line of { $goal }
   *[other] { $count } lines of { $goal }
}
victory-line-seat = { $name }, { $team }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, { $pile } discarded
victory-line-pile = Discarded by { $name }
victory-line-pile-empty = Nothing here yet.
victory-line-hand = Your cards: { $count }
victory-line-limit = { $limit ->
    [0] No more cards in hand
    [one] At most { $limit } card in hand
   *[other] At most { $limit } cards in hand
}

victory-line-does-add = a chip on any free cell
victory-line-does-remove = take off another team’s chip without a star
victory-line-does-swap = your chip in place of another team’s without a star
victory-line-find-name = What happened? Find it on the board.

victory-line-commit = Your move
victory-line-cancel = Cancel
victory-line-close = Close
victory-line-say-choose = Choose a card: its cell lights up on the board.
victory-line-say-others = It is { $name }’s turn. Meanwhile you can look at any cell and any card.
victory-line-say-may-draw = Draw a card before the next player moves.
victory-line-say-place = A chip on { $cell }:
victory-line-say-dead = Cell { $cell } is taken. The card is played without a chip.
victory-line-say-no-chips = The team has no chips left. The card is played without a chip.
victory-line-say-no-target = { $card } has no target now. It is played without effect.
victory-line-say-aim-add = Card +1: choose any free cell.
victory-line-say-aim-remove = Card −1: choose another team’s chip without a star.
victory-line-say-aim-swap = Card −1/+1: choose another team’s chip without a star; you take its cell.
victory-line-say-add = A chip on { $cell }:
victory-line-say-remove = This chip comes off { $cell }:
victory-line-say-swap = Your chip on { $cell } in place of:
victory-line-say-line = Which six are turned over?
victory-line-say-choose-give-up = Penalty: choose a card to give back to the deck.
victory-line-say-give-up = This card goes back to the deck:
victory-line-say-wait = The card is chosen. It can be played on your turn.
victory-line-say-search = Find the event on this card on the board.
victory-line-say-penalty = Penalty for table talk: { $team }. Every member gives up one card and plays on with one card fewer.
victory-line-do-place = Place on { $cell }
victory-line-do-remove = Take off: { $cell }
victory-line-do-swap = Replace the chip: { $cell }
victory-line-do-discard = Discard
victory-line-do-exchange = Exchange
victory-line-do-turn = Turn over
victory-line-do-give-up = Give up
victory-line-do-draw = Draw a card
victory-line-do-penalty = Call the penalty
victory-line-call-penalty = Penalty for table talk: { $team }
victory-line-slide-back = Move the six one cell back
victory-line-slide-on = Move the six one cell on
victory-line-reveal = Show me the cell
victory-line-guess-right = Yes, it is here.
victory-line-guess-wrong = Not this one: { $name } – { $date }, { $place }.
victory-line-sending = The move has been sent; waiting for the answer.
victory-line-why-corner = No chip goes on a corner: it counts for everyone.
victory-line-why-taken = This cell is taken.
victory-line-why-free = There is no chip on this cell.
victory-line-why-own = This chip is your team’s.
victory-line-why-star = A chip with a star cannot be taken off: it is part of a line.
victory-line-why-no-chips = The team has no chips left.

victory-line-caption-empty = Touch a cell to find out about it.
victory-line-about = About the event
victory-line-sources = Sources
victory-line-read = Read: { $name }
victory-line-loupe = Magnifier: { $from }–{ $to }. Chips with a star cannot be taken off.
victory-line-loupe-close = Back to the whole board
victory-line-west = Left
victory-line-east = Right
victory-line-north = Up
victory-line-south = Down
victory-line-learning = Learning mode
victory-line-learning-why = The card shows the date and place; you find the name on the board.

victory-line-status-deal = The cards are being dealt.
victory-line-status-mine = { $name }, choose a card.
victory-line-status-mine-owes = { $name }, choose a card. You may still draw one first.
victory-line-status-turn = It is { $name }’s turn.
victory-line-status-owe = Draw a card before { $name } moves.
victory-line-status-line-mine = There are more than six chips in the line. Choose which six are turned over.
victory-line-status-line = { $name } is choosing which six chips are turned over.
victory-line-status-draw = { $name } draws a card.
victory-line-status-give-up-mine = Penalty for table talk: choose a card to give up.
victory-line-status-give-up = Penalty for table talk. Still to give up a card: { $names }.
victory-line-status-won = The game is over. { $team } wins.
victory-line-status-drawn = The game is over. A draw.

victory-line-log-dealt = Everyone gets six cards.
victory-line-log-began = { $name } begins.
victory-line-log-placed = { $name } { $sign } places a chip: { $cell } { $event }.
victory-line-log-dead = { $name } { $sign } discards { $event }: cell { $cell } is taken.
victory-line-log-no-chips = { $name } { $sign } discards { $event }: no chips left.
victory-line-log-add = { $name } { $sign } plays +1: a chip on { $cell } { $event }.
victory-line-log-remove = { $name } { $sign } plays −1: the { $other } chip comes off { $cell } { $event }.
victory-line-log-swap = { $name } { $sign } plays −1/+1 on { $cell } { $event }: the { $sign } chip replaces the { $other } chip.
victory-line-log-no-target = { $name } { $sign } discards { $card }: it has no target.
victory-line-log-exchanged = { $name } { $sign } exchanges { $event }: the cell is taken.
victory-line-log-line = Line of victory for { $team } { $span }: six chips are turned star up.
victory-line-log-line-corner = Line of victory for { $team } { $span }: five chips and a corner. The chips are turned star up.
victory-line-log-forgot = { $name } does not draw in time: { $limit ->
    [0] no more cards in hand
    [one] at most { $limit } card in hand from now on
   *[other] at most { $limit } cards in hand from now on
}.
victory-line-log-penalty = Penalty for table talk: { $team }. Every member gives up one card.
victory-line-log-limit = { $name }: { $limit ->
    [0] no more cards in hand
    [one] at most { $limit } card in hand from now on
   *[other] at most { $limit } cards in hand from now on
}.
victory-line-log-gave-up = { $name } gives a card back to the deck.
victory-line-log-won = { $team } wins.
victory-line-log-drawn = A draw: { $teams } have the same number of lines.
victory-line-filter-mine = mine
victory-line-filter-lines = lines
victory-line-filter-penalties = penalties

victory-line-option-teams = Teams
victory-line-option-teams-2 = two
victory-line-option-teams-2-why = Most games end with three lines.
victory-line-option-teams-3 = three
victory-line-option-teams-3-why = Three lines are rare then: it is better to play to one or two.
victory-line-option-lines_to_win = Lines to win
victory-line-option-lines_to_win-1 = 1
victory-line-option-lines_to_win-1-why = For a short lesson: the first line wins.
victory-line-option-lines_to_win-2 = 2
victory-line-option-lines_to_win-3 = 3
victory-line-option-lines_to_win-3-why = As in the printed rules.
victory-line-option-lines_to_win-4 = 4
victory-line-option-lines_to_win-5 = 5
victory-line-option-learning = Learning mode
victory-line-option-learning-false = off
victory-line-option-learning-false-why = As in the printed rules: a card shows its cell.
victory-line-option-learning-true = on
victory-line-option-learning-true-why = A card shows only its date and place; you find the name on the board. Not in the printed rules.
victory-line-option-draw = Drawing
victory-line-option-draw-automatic = automatic
victory-line-option-draw-automatic-why = A card is drawn for you after every move, so there is no penalty of V20.
victory-line-option-draw-manual = by hand
victory-line-option-draw-manual-why = As in the printed rules: a player who has not drawn before the next player moves plays on with one card fewer (V20).
victory-line-option-dead_cards = The card of a taken cell
victory-line-option-dead_cards-open = discard
victory-line-option-dead_cards-open-why = You discard the card of a taken cell as your move.
victory-line-option-dead_cards-exchange = exchange
victory-line-option-dead_cards-exchange-why = Once in a turn, before you play a card, you may exchange it for a card from the deck.
victory-line-option-swap_cards = −1/+1 cards
victory-line-option-swap_cards-3 = 3
victory-line-option-swap_cards-4 = 4
victory-line-option-dealer = Dealer
victory-line-option-dealer-seat = seat { $seat }
victory-line-option-dealer-why = The player on the dealer’s left begins.

# The end
victory-line-end-won-blue = Blue wins: { $lines }.
victory-line-end-won-vermilion = Red wins: { $lines }.
victory-line-end-won-green = Green wins: { $lines }.
victory-line-end-yours = { $team ->
    [yes] Your team wins: { $lines }.
   *[no] You win: { $lines }.
  }
victory-line-end-mine = { $team ->
    [yes] your team
   *[no] you
  }
victory-line-end-why-lines = { $goal ->
    [one] The game ends with the first line.
   *[other] The game ends when a team has { $goal } lines.
  }
victory-line-end-why-cards = The cards have run out: most lines win.
victory-line-end-count = { $count ->
    [1] one line
    [2] two lines
    [3] three lines
    [4] four lines
   *[other] { $count } lines
}
victory-line-end-drawn = { $count ->
    [0] A draw: nobody made a line.
    [1] A draw: one line each.
    [2] A draw: two lines each.
   *[other] A draw: { $count } lines each.
}
victory-line-end-events = Events of the winning lines
victory-line-end-no-lines = Events played at this table
victory-line-end-in-lines = in winning lines
victory-line-end-others = all chips
victory-line-end-apart = Where many events fall together, the chips stand side by side; the dates are exact.
victory-line-end-line = Line { $number }
victory-line-end-all = All chips
victory-line-end-before = Earlier
victory-line-end-after = Later
victory-line-end-of = { $number } of { $count }
victory-line-end-map = { $count ->
    [one] Map: { $count } place
   *[other] Map: { $count } places
}
victory-line-end-map-hint = Choose an event to see its place.
victory-line-end-no-place = This event has no single place on the map.
victory-line-end-two = Your event in two sentences
victory-line-end-two-hint = Choose one event and tell it in your own words. The text stays on this screen only.

# The lesson
victory-line-lesson = Lesson: Line of Victory
victory-line-lesson-leave = Leave
victory-line-lesson-step = Step { $step } of { $steps }
victory-line-lesson-skip = Skip
victory-line-lesson-next = Next
victory-line-lesson-end = Play
victory-line-lesson-place = Every card has its own cell on the board. Choose any card: its cell lights up. Then press “Place”.
victory-line-lesson-place-done = The chip is there, and a new card has come into your hand by itself. That is an ordinary move.
victory-line-lesson-corner = Six chips across, down or on a diagonal are a line. A corner counts as your own chip. Play the card { $card }.
victory-line-lesson-corner-done = Your first line! The chips have turned star up: nobody can take them off any more.
victory-line-lesson-add = With a +1 card you place a chip on any free cell. Choose it, point at { $cell } and complete the line.
victory-line-lesson-add-done = Your second line. Only on the corners does +1 not work.
victory-line-lesson-remove = Red needs just one more chip for a line. Choose the −1 card and take one of Red’s chips off, for example on { $cell }.
victory-line-lesson-remove-done = Red’s line is broken. The chip went back to their supply.
victory-line-lesson-swap = A −1/+1 card puts your chip in place of another team’s. Point at { $cell } and complete the line.
victory-line-lesson-swap-done = One move: their chip came off, yours completed the line.
victory-line-lesson-dead = Somebody took cell { $cell } while the card { $card } was in your hand. Choose it and discard it: that is a move too.
victory-line-lesson-dead-done = The card was played without a chip, and you have a new one.
victory-line-lesson-six = Play the card { $card }: seven chips will stand in one line. Use the arrows to choose which six are turned over, and confirm.
victory-line-lesson-six-done = The seventh chip stays as it was: it may still become part of a diagonal.
victory-line-lesson-read = You can find out about every cell: touch it, or point the mouse at it, and read what happened. The first to make three lines wins.
victory-line-lesson-read-done = Good luck.

# ---- before the game, and in the menu ----
victory-line-host-penalty = Penalty for table talk
victory-line-host-penalty-text = Everyone on the team gives up one card.

# lessons
victory-line-lesson-first = To one line
victory-line-lesson-first-why = Tables of four, two against two, names on the board.
victory-line-lesson-dates = By date and place
victory-line-lesson-dates-why = Tables of four; events have to be found, as in learning mode.
victory-line-lesson-double = Two lessons
victory-line-lesson-double-why = 90 minutes, tables of six, to three lines.

# ---- the first minute ----
victory-line-goal = Play cards to put chips on the board: the team that first has enough lines of six chips wins.

# ---- levels of bots ----
victory-line-level = { $level ->
    [novice] Hardly looks at lines: sees a row or column only when it is nearly full, and keeps special cards to the end.
    [relaxed] Sees some rows and columns of its own, no diagonals, and keeps special cards to the end.
    [easy] Builds its own rows and columns, spends special cards at once, and never stops yours.
    [keen] Sees some of everybody’s lines, stops yours as well, and saves special cards.
    [steady] Sees all lines but some diagonals, and saves special cards.
   *[strong] Counts cards, and tries games out before it moves.
  }
