# Тренер и доводы ботов в этой игре.
coach-rationing-empty = Вам пока ничего не предлагают.
coach-rationing-offers = Предложения вам
coach-rationing-counter = На прилавке
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
coach-rationing-speculator = В пробных партиях (их { $games }) с этой сделкой побед больше, чем без неё: на { $percent }.
coach-rationing-buys = Приносит { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
coach-rationing-saves = Позже эти карточки будут ценнее.
coach-rationing-needs = Хочет купить: { $card }. Не хватает: { $good }.
coach-rationing-first = Первая покупка, на которую хватает карточек: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
coach-rationing-cannot-pay = Ни на что из того, что он рассматривает, карточек не хватает.
coach-rationing-games = Из { $games ->
    [one] { $games } пробной партии
   *[other] { $games } пробных партий
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
coach-rationing-offer-cannot = { $who }: того, что вы хотите, скорее всего, нет.
coach-rationing-move-spin = Бот-мастер запустил бы волчок.
coach-rationing-move-stop = Бот-мастер остановил бы волчок.
coach-rationing-move-pass = Бот-мастер ничего бы не купил.
coach-rationing-move-buy = Бот-мастер купил бы: { $card }.
coach-rationing-move-offer = { $whoKind ->
    [declined] Бот-мастер предложил бы { $whoDat } { $deal }.
   *[typed] Бот-мастер предложил бы { $deal }. Кому: { $who }.
  }
coach-rationing-move-offer-all = Бот-мастер предложил бы всем { $deal }.
coach-rationing-move-accept = { $whoKind ->
    [declined] Бот-мастер принял бы предложение { $whoGen }.
   *[typed] Бот-мастер принял бы предложение: { $who }.
  }
coach-rationing-move-accept-pay = { $whoKind ->
    [declined] Бот-мастер принял бы предложение { $whoGen } и отдал бы { $paid }.
   *[typed] Бот-мастер принял бы предложение ({ $who }) и отдал бы { $paid }.
  }
coach-rationing-move-decline = { $whoKind ->
    [declined] Бот-мастер отклонил бы предложение { $whoGen }.
   *[typed] Бот-мастер отклонил бы предложение: { $who }.
  }
coach-rationing-move-speculate = { $for ->
    [card] Бот-мастер отдал бы спекулянту { $paid } за карточку из стопки.
   *[place] Бот-мастер отдал бы спекулянту { $paid } за его место в очереди.
  }
