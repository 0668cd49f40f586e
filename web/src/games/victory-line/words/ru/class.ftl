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
class-victory-line-report-lines = Собранные линии
class-victory-line-report-lines-why = Ход — это выложенная карта; линии стоят в том порядке, в каком их собирал каждый стол.
class-victory-line-report-at = где
class-victory-line-report-table = стол { $table }{ $rounds ->
    [1] {""}
   *[other] , круг { $round }
  }
class-victory-line-report-whose = команда
class-victory-line-report-team = { $team ->
    [0] синие ●
    [1] красные ▲
   *[other] зелёные ■
  }
class-victory-line-report-from = от события к событию
class-victory-line-report-move = на ходу
class-victory-line-report-events = События на поле
class-victory-line-report-events-why = Событий на поле: { $count } из { $all }. Эти лежали за наибольшим числом столов.
class-victory-line-report-event = событие
class-victory-line-report-date = дата
class-victory-line-report-tables = столы
class-victory-line-report-placed = выложено событий
class-victory-line-report-own = завершено линий
class-victory-line-instead = Какую клетку стоило занять раньше и как это можно было понять?
class-victory-line-penalty = Штраф: { $team }
class-victory-line-penalty-sure = Назначить штраф команде: { $team }?
class-victory-line-report-sought = События, которые искали
class-victory-line-report-sought-why = В учебном режиме ученик сам ищет клетку. Подсчитано для всего класса; сначала те, где чаще указывали не ту клетку.
class-victory-line-report-found = найдено
class-victory-line-report-missed = неверных клеток до этого
