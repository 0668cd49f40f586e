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
