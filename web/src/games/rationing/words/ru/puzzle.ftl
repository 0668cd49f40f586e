puzzle-rationing-question = { $aim ->
    [buy] Что вы купите?
    [win] Какая карта выигрывает игру?
    [deal] Какой обмен поможет обоим?
   *[places] Какой обмен с переменой мест поможет обоим?
  }
puzzle-rationing-you = Вы
puzzle-rationing-card = «{ $card }»
puzzle-rationing-story = Последний круг
puzzle-rationing-rule = Правило:
puzzle-rationing-open = { $aim ->
    [buy] Волчок упал. Каждый покупает один раз, по порядку в очереди.
    [win] Волчок упал, и вы стоите у прилавка. Те, кто за вами, покупают после вас, каждый один раз.
   *[deal] Волчок ещё крутится: времени хватит на один обмен. Потом каждый покупает один раз, по порядку в очереди.
  } Все карты лежат открыто.
puzzle-rationing-everyone = У прилавка каждый берёт из доступного то, что даёт ему больше всего очков. Две категории своего визита считаются вдвойне.
puzzle-rationing-aim = { $aim ->
    [buy] Того, что вам нужнее всего, к вашей очереди уже не будет. Что останется вам?
    [win] Ровно после одной покупки вы единственный победитель. Это не та карта, которая даёт вам больше всего очков.
    [deal] Вы отдаёте одну карточку и получаете одну. Ровно после одного такого обмена и у вас, и у другого в конце больше очков, чем без него.
   *[places] Вы меняетесь с кем-то местами в очереди; каждый может добавить одну карточку или ничего. Ровно после одного такого обмена у обоих в конце больше очков, чем без него.
  }
puzzle-rationing-so-far = пока { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }, { $cards ->
    [one] { $cards } покупка
    [few] { $cards } покупки
   *[many] { $cards } покупок
  }
puzzle-rationing-done = покупка в этом круге уже сделана
puzzle-rationing-nothing = ничего
puzzle-rationing-offer = { $who }: { $deal }
puzzle-rationing-wrong = { $answer }: не то. Пройдите по очереди ещё раз.
puzzle-rationing-buys = { $me ->
    [yes] Вы покупаете { $card }
   *[no] { $who } покупает { $card }
  } ({ $n }).
puzzle-rationing-passes = { $me ->
    [yes] Вы ничего не можете купить.
   *[no] { $who } ничего не может купить.
  }
puzzle-rationing-title-buys = { $me ->
    [yes] Вы покупаете { $card }
   *[no] { $who } покупает { $card }
  }
puzzle-rationing-title-passes = { $me ->
    [yes] Вы ничего не покупаете
   *[no] { $who } ничего не покупает
  }
puzzle-rationing-step-buys = { $n ->
    [one] Это { $n } очко
    [few] Это { $n } очка
   *[many] Это { $n } очков
  }{ $twice ->
    [yes] , визит считает вдвойне
   *[no] {""}
  }: больше, чем что-либо другое из доступного.
puzzle-rationing-step-passes = Не осталось ничего, за что можно заплатить этими карточками.
puzzle-rationing-title-gone = { $card }: уже продано
puzzle-rationing-step-gone = { $n ->
    [one] Это было бы { $n } очко
    [few] Это было бы { $n } очка
   *[many] Это было бы { $n } очков
  }, но покупка досталась тому, кто стоял впереди.
puzzle-rationing-title-lacks = { $card }: не хватает карточек
puzzle-rationing-step-lacks = { $n ->
    [one] Это было бы { $n } очко
    [few] Это было бы { $n } очка
   *[many] Это было бы { $n } очков
  }, но вам не хватает: { $goods }.
puzzle-rationing-title-try = Если вы купите { $card }
puzzle-rationing-title-try-nothing = Если вы ничего не купите
puzzle-rationing-totals = В конце: { $list }.
puzzle-rationing-you-win = Вы выигрываете.
puzzle-rationing-other-wins = Выигрывает { $who }.
puzzle-rationing-draw = Ничья: { $list }.
puzzle-rationing-title-without = Без обмена
puzzle-rationing-gain = { $who }: { $before } → { $after }.
puzzle-rationing-step-poor = { $me ->
    [yes] Вы получите самое большее { $n }
   *[no] { $who } получит самое большее { $n }
  }: не больше, чем без обмена.
puzzle-rationing-title-only = Никакой другой обмен не помогает обоим
puzzle-rationing-step-only = Таких обменов: { $n }. После любого из остальных у одного из двоих очков не больше, чем без него.
puzzle-rationing-tried = каждый обмен проверен
