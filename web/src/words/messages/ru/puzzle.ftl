puzzle-title = { $kind ->
    [day] Задача дня
    [own] Из вашей партии
    [class] Из партий вашего класса
   *[grade] Задача
  }
puzzle-grade = сложность { $grade } из 4
puzzle-notes = Заметки
puzzle-notes-how = нажмите на клетку или введите X, V, ?
puzzle-note = { $who }, { $card }: { $mark ->
    [x] не здесь
    [v] здесь
    [q] возможно
   *[none] без пометки
  }
puzzle-mark = { $mark ->
    [v] здесь
   *[x] не здесь
  }
puzzle-choose = Сначала выберите ответ.
puzzle-commit = Это мой ответ
puzzle-commit-who = Это { $who }
puzzle-hint = Подсказка
puzzle-hints-over = Все шаги уже показаны.
puzzle-right = Да, { $who }.
puzzle-how = Иначе быть не может. { $tries ->
    [one] С первой попытки,
    [few] Попытка номер { $tries },
   *[many] Попытка номер { $tries },
  } { $hints ->
    [0] без подсказок.
    [one] с одной подсказкой.
    [few] с { $hints } подсказками.
   *[many] с { $hints } подсказками.
  }
puzzle-why = Почему это { $who }
puzzle-way = Путь к ответу
puzzle-way-hidden = { $count ->
    [one] К ответу ведёт { $count } шаг. Подсказка его покажет.
    [few] К ответу ведут { $count } шага. Подсказка показывает следующий.
   *[many] К ответу ведут { $count } шагов. Подсказка показывает следующий.
  }
puzzle-note-rule = правило { $rule }
puzzle-note-thought = подсчёт
puzzle-next = Следующая задача
puzzle-share = Скопировать строку для друзей
puzzle-copied = Скопировано
puzzle-share-line = Stolik, { $game }{ $day }: сложность { $grade } из 4, { $tries ->
    [one] с первой попытки
    [few] попытка номер { $tries }
   *[many] попытка номер { $tries }
  }, { $hints ->
    [0] без подсказок
    [one] одна подсказка
    [few] { $hints } подсказки
   *[many] { $hints } подсказок
  }.
puzzle-week = На этой неделе
puzzle-week-about = Одна и та же задача для всех, по дате. К воскресенью труднее. Решённое помнит только это устройство.
puzzle-streak = { $count ->
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
   *[many] { $count } дней подряд.
  }
puzzle-solved = решена
puzzle-archive = Другой день
puzzle-day-before = Днём раньше
puzzle-to-day = Задача на сегодня
puzzle-more = Ещё задачи
puzzle-own-none = Ломать голову не над чем
puzzle-own-none-text = В этой партии не нашлось момента, когда верным наверняка был бы ровно один ответ.
puzzle-not-kept = Этот браузер ничего не запоминает, поэтому день не будет отмечен.
