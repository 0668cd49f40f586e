# Тренер и доводы ботов. $…-gen и так далее — имя в этом падеже; $plain — "yes" для введённых имён, которые не склоняются.

# ---- лист ----
coach-open = Тренер
coach-title = Тренер
coach-about = Только по вашим картам и по тому, что слышали все.
coach-option = Тренер
coach-option-why = Кнопка за столом подсказывает тем, кто учится, что следует из сказанного. Только из того, что они могут знать сами.
coach-lobby-on = разрешён
coach-lobby-off = без тренера
coach-sure = Точно известно
coach-more = Ещё ({ $count })
coach-board = На поле
coach-counter = На прилавке
coach-offers = Предложения вам
coach-composed = Что вы составляете
coach-nothing-triples = Пока ничего нельзя сказать наверняка. Слушайте, кто кого и о чём просит.
coach-nothing-victory-line = Ни одна команда пока не собрала четырёх или пяти фишек на шести клетках подряд.
coach-nothing-rationing = Вам пока ничего не предлагают.
coach-thinking = Минутку…
coach-failed = Тренер сейчас недоступен.
coach-outdated = Эта страница и сервер разных версий. Загрузите страницу ещё раз, и тренер вернётся.
coach-show = Показать на поле
coach-hint = Что сделал бы сильный бот?
coach-hint-title = На вашем месте
coach-hint-not-due = Когда придёт ваш черёд, тренер скажет и то, что сделал бы сильный бот.
coach-hint-wait = Сильный бот сейчас промолчал бы.

# ---- доводы ----
coach-why = Почему:
coach-why-lot = Выбрано по жребию.
coach-why-hurried = Ему пришлось поспешить: сервер был занят.

# ---- triples ----
coach-triples-sure = { $deals ->
    [1] Всему сказанному отвечает уже только один расклад, и в нём карту { $card } держит { $whom }.
   *[other] Карту { $card } держит { $whom }: раскладов, которые отвечают всему сказанному, { $deals }, и так в каждом из них.
  }
coach-triples-sure-plain = Карту { $card } держит { $whom }: так в каждом раскладе, который отвечает всему сказанному.
coach-triples-likely = Карту { $card } держит { $whom } в { $hits } из { $deals ->
    [one] { $deals } подходящего расклада
   *[other] { $deals } подходящих раскладов
  } ({ $percent }): ни одна другая просьба не была вернее.
coach-triples-likely-plain = Карту { $card } держит { $whom } в { $percent } подходящих раскладов: ни одна другая просьба не была вернее.
coach-triples-worth = Карту { $card } держит { $whom } в { $hits } из { $deals ->
    [one] { $deals } подходящего расклада
   *[other] { $deals } подходящих раскладов
  } ({ $percent }). Другая просьба была вернее, но эта, удачная или нет, ценнее.
coach-triples-worth-plain = Карту { $card } держит { $whom } в { $percent } подходящих раскладов. Другая просьба была вернее, но эта, удачная или нет, ценнее.
coach-triples-remembers = Помнит, что карту { $card } держит { $whom }.
coach-triples-completes = Попадание собирает набор.
coach-triples-promised = Известно, что { $whom } держит какую-то карту этого набора.
coach-triples-move = { $plain ->
    [yes] Сильный бот попросил бы так: { $whom }, карта { $card }.
   *[no] Сильный бот попросил бы у { $whom-gen } карту { $card }.
  }
coach-triples-must = { $card }: эту карту держит { $who }.
coach-triples-must-gave = Все видели, как карта туда перешла.
coach-triples-must-asked = Была просьба о карте { $asked } ({ $who }): просить можно, только держа карту того же набора, а другой уже не остаётся.
coach-triples-must-told = Это следует из просьб и ответов.
coach-triples-must-lack = { $count ->
    [0] Больше ни у кого нет карт.
   *[other] Этой карты нет у остальных ({ $list }) и нет у вас.
  }
coach-triples-must-counting = Никакой другой расклад не сходится с числом карт на руках.
coach-triples-two = { $card }: держать её может только { $list }.
coach-triples-any = { $who } держит хотя бы одну из карт: { $list }.
coach-triples-any-why = Была просьба о другой карте этого набора ({ $who }), а просить можно, только держа его карту.
coach-triples-ask = { $whom }, { $card }: она там в { $hits } из { $deals ->
    [one] { $deals } подходящего расклада
   *[other] { $deals } подходящих раскладов
  } ({ $percent }).
coach-triples-ask-plain = { $whom }, { $card }: она там в { $percent } подходящих раскладов.
coach-triples-ask-never = { $whom } не может держать карту { $card }.
coach-triples-ask-sure = { $whom } точно держит карту { $card }.
coach-triples-ask-mistake = У вас нет ни одной карты этого набора, поэтому такая просьба будет ошибкой.

# ---- victory-line ----
coach-victory-line-completes = Шестая фишка на { $span }: линия.
coach-victory-line-stops = Закрывает шестёрку { $team } { $span }: у них там { $theirs } из 6.
coach-victory-line-builds = { $own ->
    [0] Начинает свою шестёрку { $span }.
   *[other] Строит свою шестёрку { $span }; там уже { $own } из 6.
  }
coach-victory-line-free = Свободная клетка: ничего полнее здесь нельзя было ни построить, ни закрыть.
coach-victory-line-dead = Ни одна карта не дала бы больше, поэтому карта без действия.
coach-victory-line-answer = Выбирает то, что больше всего даёт своим линиям.
coach-victory-line-games = Из { $games ->
    [one] { $games } воображаемой партии
   *[other] { $games } воображаемых партий
  } с этого места выигрывает { $percent }.
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
coach-victory-line-play = Сильный бот сыграл бы карту { $event } ({ $cell }).
coach-victory-line-special = Сильный бот сыграл бы { $card } на { $cell } { $event }.
coach-victory-line-plain = Сильный бот сыграл бы { $card }, хотя сейчас это ничего не даёт.
coach-victory-line-line = Сильный бот перевернул бы { $span }.
coach-victory-line-draw = Сильный бот взял бы карту.
coach-victory-line-give-up = Сильный бот отдал бы карту { $event }.
coach-victory-line-exchange = Сильный бот обменял бы карту { $event }.

# ---- rationing ----
coach-rationing-spins = Может быть, найдётся что обменять.
coach-rationing-nothing = На обмене ничего не выиграть.
coach-rationing-tired = Торговаться больше не о чем.
coach-rationing-deal-offer = Выгода от этой сделки: около { $gain } очка. Другая сторона ({ $who }) выиграла бы около { $theirs } очка; вероятность согласия: { $percent }.
coach-rationing-deal-accept = Выгода от этой сделки: около { $gain } очка. Другая сторона ({ $who }) выигрывает, видимо, около { $theirs } очка.
coach-rationing-deal-accept-alone = Выгода от этой сделки: около { $gain } очка.
coach-rationing-poor = { $kind ->
    [loses] Эта сделка стоила бы около { $gain } очка.
    [little] Эта сделка дала бы около { $gain } очка: слишком мало, чтобы согласиться.
   *[cannot] Того, что просят, нет на руках.
  }
coach-rationing-speculator = В воображаемых партиях (их { $games }) с этой сделкой побед больше, чем без неё: на { $percent }.
coach-rationing-buys = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
coach-rationing-saves = Карточки дороже потом.
coach-rationing-games = Из { $games ->
    [one] { $games } воображаемой партии
   *[other] { $games } воображаемых партий
  } с этого места выигрывает { $percent }.
coach-rationing-gains = { $who } предлагает { $deal }: вам это около { $gain } очка.
coach-rationing-loses = { $who } предлагает { $deal }: вам это стоило бы около { $gain } очка.
coach-rationing-even = { $who } предлагает { $deal }: для вас это ничего не меняет.
coach-rationing-cannot = { $who } предлагает { $deal }: у вас нет того, что просят.
coach-rationing-theirs = { $who } выигрывает, видимо, около { $theirs } очка.
coach-rationing-purchase = { $card }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }{ $doubled ->
    [yes] , вдвойне из-за вашего визита
   *[no] {""}
  }.
coach-rationing-have = Все карточки на это у вас есть.
coach-rationing-lacks = Не хватает: { $goods }.
coach-rationing-offer = { $kind ->
    [gains] { $who }: вам около { $gain } очка, если будет согласие.
    [loses] { $who }: вам это стоило бы около { $gain } очка.
   *[even] { $who }: для вас это ничего не меняет.
  }
coach-rationing-offer-chance = { $who } выигрывает, видимо, около { $theirs } очка; вероятность согласия: около { $percent }.
coach-rationing-offer-no = Скорее всего, отказ: { $who }, насколько видно, ничего на этом не выигрывает.
coach-rationing-offer-cannot = { $who }: скорее всего, не имеет того, что вы хотите.
coach-rationing-move-spin = Сильный бот запустил бы волчок.
coach-rationing-move-stop = Сильный бот остановил бы волчок.
coach-rationing-move-pass = Сильный бот ничего бы не купил.
coach-rationing-move-buy = Сильный бот купил бы: { $card }.
coach-rationing-move-offer = { $whoKind ->
    [declined] Сильный бот предложил бы { $whoDat } { $deal }.
   *[typed] Сильный бот предложил бы { $deal }. Кому: { $who }.
  }
coach-rationing-move-offer-all = Сильный бот предложил бы всем { $deal }.
coach-rationing-move-accept = { $whoKind ->
    [declined] Сильный бот принял бы предложение { $whoGen }.
   *[typed] Сильный бот принял бы предложение: { $who }.
  }
coach-rationing-move-accept-pay = { $whoKind ->
    [declined] Сильный бот принял бы предложение { $whoGen } и отдал бы { $paid }.
   *[typed] Сильный бот принял бы предложение ({ $who }) и отдал бы { $paid }.
  }
coach-rationing-move-decline = { $whoKind ->
    [declined] Сильный бот отклонил бы предложение { $whoGen }.
   *[typed] Сильный бот отклонил бы предложение: { $who }.
  }
coach-rationing-move-speculate = { $for ->
    [card] Сильный бот отдал бы спекулянту { $paid } за карточку из стопки.
   *[place] Сильный бот отдал бы спекулянту { $paid } за его место в очереди.
  }
