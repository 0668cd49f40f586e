# Тренер и доводы ботов в этой игре.
coach-victory-line-empty = Ни одна команда пока не собрала четырёх или пяти фишек на шести клетках подряд.
coach-victory-line-board = На поле
coach-victory-line-completes = Шестая фишка на { $span }: линия.
coach-victory-line-stops = Закрывает шестёрку { $team } { $span }: у них там { $theirs } из 6.
coach-victory-line-builds = { $own ->
    [0] Начинает свою шестёрку { $span }.
   *[other] Строит свою шестёрку { $span }; там уже { $own } из 6.
  }
coach-victory-line-free = Свободная клетка: ничего полнее здесь нельзя было ни построить, ни закрыть.
coach-victory-line-overlooked = Проглядел шестёрку { $span }.
coach-victory-line-kept = Бережёт особые карты: одну из них можно было сыграть на шестёрку { $span }.
coach-victory-line-dead = Ни одна карта не дала бы больше, поэтому карта без действия.
coach-victory-line-answer = Выбирает то, что больше всего даёт своим линиям.
coach-victory-line-games = Шанс на победу { $percent }: по { $games ->
    [one] { $games } пробной партии
   *[other] { $games } пробным партиям
  } с этого места.
coach-victory-line-exact = { $result ->
    [won] Все карты известны: при игре до конца этот ход выигрывает.
    [drawn] Все карты известны: при игре до конца выходит ничья.
    [lost] Все карты известны: при игре до конца ни один ход не спасает.
   *[open] Все карты известны, игра просчитана до конца.
  }
coach-victory-line-threat = { $team }: { $filled } из 6 на { $span }. Не хватает: { $cells }.
coach-victory-line-own = Ваша шестёрка { $span }: { $filled } из 6. Не хватает: { $cells }.
coach-victory-line-held-theirs = Карта на { $cells } у вас на руках: пока вы её держите, им нужна там карта +1.
coach-victory-line-held-mine = У вас на руках: { $cells }.
coach-victory-line-spent = Карты на { $cells } больше нет в игре: клетку займёт только +1.
coach-victory-line-play = Бот-мастер сыграл бы карту { $event } ({ $cell }).
coach-victory-line-special = Бот-мастер сыграл бы { $card } на { $cell } { $event }.
coach-victory-line-plain = Бот-мастер сыграл бы { $card }, хотя сейчас это ничего не даёт.
coach-victory-line-line = Бот-мастер перевернул бы { $span }.
coach-victory-line-draw = Бот-мастер взял бы карту.
coach-victory-line-give-up = Бот-мастер отдал бы карту { $event }.
coach-victory-line-exchange = Бот-мастер обменял бы карту { $event }.
