class-victory-line-progress = lines { $lines }, playing to { $goal }
class-victory-line-far = lines of the best team
class-victory-line-by-lines = The numbers are the lines of the team that the seat belongs to.
class-victory-line-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
  }
class-victory-line-play = { $event } ({ $cell })
class-victory-line-special = { $card }: { $cell }
class-victory-line-line = the line { $span }
class-victory-line-draw = draw a card
class-victory-line-give = give up: { $event }
class-victory-line-report-lines = Lines that were turned
class-victory-line-report-lines-why = A move is a card that was laid open; lines stand in the order in which each table turned them.
class-victory-line-report-at = where
class-victory-line-report-table = table { $table }{ $rounds ->
    [1] {""}
   *[other] , round { $round }
  }
class-victory-line-report-whose = team
class-victory-line-report-team = { $team ->
    [0] blue ●
    [1] red ▲
   *[other] green ■
  }
class-victory-line-report-from = from event to event
class-victory-line-report-move = at move
class-victory-line-report-events = Events that lay on the board
class-victory-line-report-events-why = Events that came to lie on a board: { $count } of { $all }. These lay at the most tables.
class-victory-line-report-event = event
class-victory-line-report-date = date
class-victory-line-report-tables = tables
class-victory-line-report-placed = events placed
class-victory-line-report-own = lines finished
class-victory-line-instead = Which cell should have been taken earlier, and how could one have known?
class-victory-line-penalty = Penalty: { $team }
class-victory-line-penalty-sure = Call a penalty on { $team }?
class-victory-line-report-sought = Events that were looked for
class-victory-line-report-sought-why = In learning mode pupils find the cell themselves. Counted for the whole class; those with the most wrong cells first.
class-victory-line-report-found = found
class-victory-line-report-missed = wrong cells before
