class-victory-line-progress = линии { $lines }, игра до { $goal }
class-victory-line-far = линий у лучшей команды
class-victory-line-by-lines = Числа — линии команды, к которой относится место.
class-victory-line-lines = { $count ->
    [one] { $count } линия
    [few] { $count } линии
   *[many] { $count } линий
  }
class-victory-line-play = { $event } ({ $cell })
class-victory-line-special = { $card }: { $cell }
class-victory-line-line = линия { $span }
class-victory-line-draw = взять карту
class-victory-line-give = отдать: { $event }
