# The asking game. $…-gen, -dat and so on are a name in that case; $plain is "yes" for typed names, which are not declined.

# ---- status ----
triples-status-deal = Раздаём карты.
triples-status-mine = { $who }, выберите, у кого и какую карту попросить.
triples-status-mine-read = { $who }, попросите у кого-нибудь карту или прочитайте всем карту знаний.
triples-status-mine-empty = { $who }, карт у вас нет, но вы по-прежнему можете попросить любую карту в игре.
triples-status-other = { $plain ->
    [yes] Сейчас просит: { $who }. Остальные ждут.
   *[no] { $who } просит карту. Остальные ждут.
  }
triples-status-over = { $count ->
    [one] Игра окончена: побеждает { $who }.
   *[other] Игра окончена: вместе побеждают { $who }.
  }

# ---- log ----
triples-log-dealt = { $cards ->
    [one] Роздана { $cards } карта
    [few] Розданы { $cards } карты
   *[many] Роздано { $cards } карт
  } на { $players ->
    [one] { $players } игрока
    [few] { $players } игроков
   *[many] { $players } игроков
  }.
triples-log-began = { $plain ->
    [yes] Первый ход: { $who }.
   *[no] Начинает { $who }.
  }
triples-log-ask = { $plain ->
    [yes] { $who } → { $whom }: { $card }
   *[no] { $who } просит у { $whom-gen } карту { $card }
  }
triples-log-gave = { $ask } — есть. { $plain ->
    [yes] Дальше просит: { $who }.
   *[no] { $who } просит дальше.
  }
triples-log-gave-last = { $ask } — есть.
triples-log-refused = { $ask } — нет. { $next }
triples-log-mistaken = { $plain ->
    [yes] { $ask } — ошибка: ни одной карты этого набора нет. { $next }
   *[no] { $ask } — ошибка: у { $who-gen } нет ни одной карты этого набора. { $next }
  }
triples-log-next = { $plain ->
    [yes] Следующий ход: { $who }.
   *[no] Ход переходит к { $who-dat }.
  }
triples-log-read = { $who } читает всем карту знаний { $number }: { $title }. { $next }
triples-log-completed = { $who } откладывает набор { $number }: { $title }.
triples-log-over = { $count ->
    [one] Игра окончена. Побеждает { $who }.
   *[other] Игра окончена. Вместе побеждают { $who }.
  }
triples-filter-mine = Мои
triples-filter-sets = Наборы

# ---- seats ----
triples-cards = { $count ->
    [0] без карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
triples-sets = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
  }
triples-empty-asks = без карт, но просить может
triples-seats = У кого попросить?
triples-seats-table = Места за столом
triples-seat-label = { $name }: { $cards }, { $sets }.
triples-seat-turn = сейчас просит
triples-seat-sets = Отложенные наборы: { $list }.

# ---- the sentence ----
triples-slip = Просьба
triples-slip-now = За столом
triples-say = «{ $whom }, дай мне, пожалуйста, карту: { $card }».
triples-say-whom = у кого попросить?
triples-say-card = какую карту?
triples-blank-whom = …………
triples-blank-card = ………………………
triples-warning = Просьбу нельзя взять назад: все услышат, что вы ищете.
triples-ask = Попросить
triples-ask-whom = { $plain ->
    [yes] Попросить
   *[no] Попросить у { $whom-gen }
  }
triples-cancel = Отменить
triples-need-both = Выберите, у кого и какую карту попросить.
triples-need-whom = Выберите, у кого попросить.
triples-need-card = Выберите, какую карту попросить.
triples-in-vain = { $who }: карт нет. Такая просьба только передаст ход дальше.
triples-nothing-chosen = Пока ничего не выбрано.
triples-not-turn = Можно заранее выбрать, у кого и что попросить.
triples-answer-gave = Есть.
triples-answer-refused = Нет.
triples-answer-mistaken = { $plain ->
    [yes] Ошибка: ни одной карты этого набора нет.
   *[no] Ошибка: у { $who-gen } нет ни одной карты этого набора.
  }
triples-sent = отправляется…
triples-quiet = Никто ещё ничего не просил.

# ---- the list ----
triples-list = Карты в игре
triples-list-count = Карты ({ $count })
triples-list-unfold = Выбрать карту из списка
triples-list-fold = Свернуть список, показать мои карты
triples-typing = По памяти
triples-notes = Заметки
triples-search = Искать название…
triples-search-label = Искать в списке карт
triples-search-none = Карты с таким названием в игре нет.
triples-have = на руках
triples-pick = попросить
triples-pick-label = { $card }: вставить в просьбу
triples-type-label = Название карты по памяти
triples-type-hint = Полное название или фамилия. Регистр, диакритика и мелкие опечатки не мешают.
triples-type-short = Введите не меньше трёх букв.
triples-type-none = Карты с таким названием нет.
triples-type-several = Так может называться не одна карта. Напишите точнее.
triples-type-found = Вы просите: { $card }
triples-type-have = Эта карта у вас на руках: { $card }
triples-type-gone = Эта карта уже лежит в отложенном наборе: { $card }

# ---- notes ----
triples-notes-title = Мои заметки
triples-notes-private = только для вас
triples-notes-hint = Нажмите клетку, чтобы сменить знак: ? (может быть), ✗ (нет), ✓ (есть).
triples-notes-cell = { $name }, { $card }: { $mark ->
    [yes] есть
    [no] нет
    [maybe] может быть
   *[none] без пометки
  }

# ---- knowledge ----
triples-knowledge = Карты знаний
triples-knowledge-card = Карта знаний { $number }
triples-knowledge-back = Карта знаний { $number }, закрыта
triples-knowledge-done = набор отложен: { $who }
triples-knowledge-pick = Выберите карту знаний, чтобы её прочитать. Это ничего не стоит, и никто об этом не узнает.
triples-knowledge-pick-advanced = Вместо просьбы можно прочитать всем одну карту знаний. Тогда ход переходит дальше.
triples-knowledge-close = Закрыть
triples-read = Прочитать вслух
triples-read-ask = Прочитать всем карту знаний { $number } вместо просьбы?
triples-read-warning = Все увидят текст и то, какой набор вам интересен. Ход перейдёт дальше.
triples-read-left = { $count ->
    [0] Больше читать нельзя: число чтений исчерпано.
    [one] Можно прочитать ещё { $count } карту.
    [few] Можно прочитать ещё { $count } карты.
   *[many] Можно прочитать ещё { $count } карт.
  }
triples-read-not-turn = Карту знаний читают вслух в свой ход, вместо просьбы.
triples-reading = { $who } читает вслух
triples-reading-hint = Потом карту закрывают. Чтобы прочитать её снова, придётся отдать следующий ход.
triples-reading-close = Закрыть карту
triples-note = Как рассказывают об этом другие
triples-sources = Источники

# ---- hand ----
triples-hand = Ваши карты
triples-hand-count = Ваши карты · { $count }
triples-hand-empty = Карт у вас нет. В свой ход вы по-прежнему можете попросить любую карту в игре.
triples-my-sets = Ваши наборы · { $count }
triples-role-commander = командир
triples-role-unit = воинская часть
triples-role-battle = битва, операция
triples-card-label = { $name }, { $role }, рамка { $number }

# ---- reading the table aloud ----
triples-speak-hand = На руках: { $list }.

# ---- options ----
triples-option-variant = Вариант
triples-option-variant-beginner = для начинающих
triples-option-variant-beginner-why = Карты знаний лежат открыто; каждый заглядывает когда захочет.
triples-option-variant-advanced = для опытных
triples-option-variant-advanced-why = Карты знаний закрыты; их читают вслух вместо просьбы.
triples-option-recall = Как называть карту
triples-option-recall-picked = выбирать из списка
triples-option-recall-picked-why = Один алфавитный список всех карт в игре.
triples-option-recall-typed = по памяти
triples-option-recall-typed-why = Название нужно ввести; программа ничего не подсказывает.
triples-option-pictures = Рисунки на картах
triples-option-pictures-why = Без них труднее: на карте только название и рамка. Для этого устройства.
triples-option-pictures-true = с рисунками
triples-option-pictures-false = без рисунков
triples-option-asking = Какую карту можно просить
triples-option-asking-strict = строгая просьба
triples-option-asking-strict-why = Карту набора, из которого что-то есть на руках. Иначе это ошибка, и ход пропадает.
triples-option-asking-free = свободная просьба
triples-option-asking-free-why = Любую карту в игре: блефовать можно.
triples-option-youngest = Кто начинает
triples-option-youngest-null = по жребию
triples-option-youngest-seat = самый младший: место { $seat }
triples-option-max_reads = Сколько карт знаний может прочитать один игрок
triples-option-max_reads-null = без ограничений
triples-option-max_reads-count = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }
triples-option-sets = Сколько наборов в игре
triples-option-sets-null = все
triples-option-sets-count = { $count ->
    [one] { $count } набор
    [few] { $count } набора
   *[many] { $count } наборов
  }

# ---- the end ----
triples-end-title = Все наборы отложены
triples-end-won = { $plain ->
    [yes] Победа: { $who }
   *[no] Побеждает { $who }
  }
triples-end-tie = Общая победа: { $who }
triples-end-place = { $place }-е место
triples-end-why = Побеждает тот, у кого больше всего наборов. При равном числе победа общая.
triples-end-none = ни одного набора
triples-end-map = Упражнение на карте
triples-end-map-why = Покажите на карте место каждого набора и скажите, почему он связан именно с ним. На результат игры это не влияет.
triples-end-map-together = Вместе, по очереди
triples-end-map-own = { $count ->
    [one] Мой { $count } набор
    [few] Мои { $count } набора
   *[many] Мои { $count } наборов
  }
triples-end-map-alone = В одиночку, все
triples-end-back = Вернуться к результату

# ---- the map ----
triples-map = Карта Европы, Северной Африки и Атлантики
triples-map-task = Покажите место набора { $number } и скажите, почему он связан именно с ним.
triples-map-task-who = { $plain ->
    [yes] { $who }: покажите место набора { $number } и скажите, почему он связан именно с ним.
   *[no] { $who }, покажите место набора { $number } и скажите, почему он связан именно с ним.
  }
triples-map-not-score = На результат игры это не влияет.
triples-map-sets = Наборы
triples-map-sets-of = { $plain ->
    [yes] Наборы: { $who }
   *[no] Наборы { $who-gen }
  }
triples-map-next-people = Потом: { $list }.
triples-map-person = { $who } ({ $sets })
triples-map-pin = Метка
triples-map-nopin = Коснитесь карты или нажимайте стрелки, чтобы поставить метку.
triples-map-put = Поставить метку
triples-map-fix = Исправить
triples-map-next = Следующий набор
triples-map-finish = Посмотреть итоги
triples-map-zoom-in = Приблизить
triples-map-zoom-out = Отдалить
triples-map-whole = Вся карта
triples-map-gazetteer = Место из указателя
triples-map-gazetteer-hint = Введите город, море или остров
triples-map-gazetteer-none = Такого места в указателе нет.
triples-map-labels = Названия на карте
triples-map-keys = Стрелки двигают метку на 10 км, с Shift на 100 км, с Alt на 1 км. Плюс и минус: масштаб. G: указатель мест. Enter: поставить метку.
triples-map-why = Обоснование
triples-map-why-hint = Вслух или коротко письменно. Это нигде не сохраняется.
triples-map-who = Кто?
triples-map-what = Что сделали?
triples-map-here = Почему здесь?
triples-map-left = { $count ->
    [one] Остался { $count } знак.
    [few] Осталось { $count } знака.
   *[many] Осталось { $count } знаков.
  }
triples-map-bands = Как оценивается расстояние
triples-band-in-place = на месте
triples-band-near = близко
triples-band-region = в регионе
triples-band-far = далеко
triples-band-upto = до { $km } км
triples-band-beyond = дальше
triples-map-later = Карта знаний: после ответа
triples-map-reveal = { $band ->
    [in-place] На месте.
    [near] Близко.
    [region] В регионе.
   *[far] Далеко.
  }
triples-map-distance = { $km ->
    [0] Метка попала прямо в цель.
   *[other] Метка стоит в { $km } км от { $kind ->
      [area] края области
     *[point] этого места
    }.
  }
triples-map-answer = Это здесь: { $place }
triples-map-rate = Как получилось обоснование?
triples-map-rate-full = знаю
triples-map-rate-part = почти
triples-map-rate-none = ещё нет
triples-map-summary = Итоги на карте
triples-map-again = Ещё раз
triples-map-teach = Стоит вернуться к темам: { $list }.
triples-map-allgood = Все места рядом. Повторять нечего.
triples-at-place = { $place }
triples-at-from = { $km } км к { $wind ->
    [n] северу
    [ne] северо-востоку
    [e] востоку
    [se] юго-востоку
    [s] югу
    [sw] юго-западу
    [w] западу
   *[nw] северо-западу
  } от { $place-gen }
triples-map-zoom = Масштаб { $zoom }×
triples-km = { $km } км

# ---- the lesson ----
triples-lesson = Урок: «Тройки»
triples-lesson-step = Шаг { $step } из { $steps }
triples-lesson-next = Дальше
triples-lesson-skip = Пропустить шаг
triples-lesson-leave = Выйти
triples-lesson-done = Сыграть по-настоящему
triples-lesson-1 = Это ваши карты. Одинаковая рамка и номер — один набор. В наборе три карты: командир, воинская часть и битва.
triples-lesson-2 = У вас две карты с рамкой 1, не хватает третьей. Откройте карту знаний 1 и посмотрите, какой.
triples-lesson-3 = Карта знаний называет все три карты. Вам не хватает карты { $card }. Выберите, у кого попросить: { $who }.
triples-lesson-4 = Теперь выберите в списке: { $card }. Список алфавитный и не выдаёт, что к чему относится; сверху стоят лишь те названия, о которых вы в этот ход прочли на картах знаний.
triples-lesson-5 = Прочитайте фразу вслух и попросите. Просьбу слышат все.
triples-lesson-6 = Карта нашлась, набор лежит перед вами, и вы просите дальше. У вас две карты с рамкой 6: попросите у { $who-gen } карту { $card }.
triples-lesson-7 = Нет, поэтому ход переходит налево. Слушайте: { $asker } просит у { $asked-gen } карту { $card } и тоже слышит «нет».
triples-lesson-8 = Её нет ни у { $asker-gen }, ни у { $asked-gen }, ни у вас. Остаётся { $who }. У вас есть битва при Фалезе из того же набора, так что просить можно: попросите у { $who-gen } карту { $card }.
triples-lesson-9 = Есть. Так делают выводы; в этом помогают заметки рядом со списком. Игра кончается, когда все двенадцать наборов лежат на столе: у кого их больше, тот побеждает. Потом вы показываете их места на карте.
triples-lesson-other = На этом шаге урока выберите то, о чём говорит подсказка.

# ---- перед игрой и в меню ----
triples-lobby-begins = Начинает
triples-lobby-begins-lot = по жребию
triples-lobby-begins-hint = Самый младший. Возраст никто не называет.
triples-lobby-seat = начинает
triples-lobby-make = Самый младший, начинает
triples-lobby-unmake = Пусть решит жребий

# ---- карта, все вместе ----
triples-page-map = Места на карте
triples-shared-host = Карту для всех открывает хозяин стола.
triples-shared-overview = По очереди показываете места своих наборов и говорите, почему именно там.
triples-shared-task = Где место набора { $number }: { $title }?
triples-shared-put = Метка поставлена ({ $who }): { $where }.
triples-shared-begin = Начинаем
triples-shared-wait-host = Хозяин сейчас начнёт.
triples-shared-wait = { $who } ищет место.
triples-shared-for = Поставьте метку за игрока { $who }: там, где скажут остальные.
triples-shared-vote = Голосуем
triples-shared-show = Показать место
triples-shared-skip = Следующий набор
triples-shared-tell = Расскажите остальным
triples-shared-refused = Не получилось: стол смотрит уже на другое.
triples-vote-question = Убеждает ли вас это место?
triples-vote-yes = Да
triples-vote-no = Нет
triples-vote-unsure = Не знаю
triples-table-map = Карта Европы на столе
triples-table-map-title = Польские вооружённые силы на Западе во Второй мировой войне
triples-detail-closed = Карта знаний этого набора лежит закрытой. Чтобы её прочитать, нужно отдать ход.

# lessons
triples-lesson-first = Первая игра
triples-lesson-first-why = Столы по пять, названия из списка, вариант для начинающих.
triples-lesson-memory = По памяти
triples-lesson-memory-why = Для повторения: столы по четыре, названия вводят сами.
triples-lesson-double = Два урока
triples-lesson-double-why = 90 минут, два раунда, во втором — другие соседи.

# ---- the first minute ----
triples-goal = Соберите больше всех троек: просите у других карты, которых не хватает в ваших наборах.

# ---- levels of bots ----
triples-level = { $level ->
    [novice] Помнит последний ответ и почти ничего до него.
    [relaxed] Помнит несколько ответов и скоро их забывает.
    [easy] Помнит недавние ответы, давние забывает.
    [keen] Помнит большинство ответов и считает, где может быть карта.
    [steady] Помнит всё и просит там, где карта вероятнее всего.
   *[strong] Делает выводы и из чужих просьб.
  }
