puzzle-triples-question = У кого карта { $card }?
puzzle-triples-you = { $form ->
    [gen] вас
    [acc] вас
    [dat] вам
    [ins] вами
   *[nom] Вы
  }
puzzle-triples-ask-number = просьба { $n }
puzzle-triples-asks = { $who-me ->
    [yes] Вы просите у { $whom-gen } карту { $card }.
   *[no] { $whom-me ->
      [yes] { $who } просит у вас карту { $card }.
     *[no] { $who } просит у { $whom-gen } карту { $card }.
    }
  }
puzzle-triples-asks-all = { $who-me ->
    [yes] Вы просите карту { $card }.
   *[no] { $who } просит карту { $card }.
  }
puzzle-triples-refused = { $whom-me ->
    [yes] У вас нет.
   *[no] { $whom }: нет.
  }
puzzle-triples-gave = { $whom-me ->
    [yes] Вы её отдаёте.
   *[no] { $whom } её отдаёт.
  }
puzzle-triples-mistaken = { $who-me ->
    [yes] Ошибка.
   *[no] Ошибка: у { $who-gen } нет ни одной карты этого набора.
  }
puzzle-triples-bare = { $who-me ->
    [yes] (У вас не было карт.)
   *[no] (У { $who-gen } не было карт.)
  }
puzzle-triples-seen = { $players ->
    [one] Играет { $players } человек, строгая просьба.
    [few] Играют { $players } человека, строгая просьба.
   *[many] Играют { $players } человек, строгая просьба.
  }
puzzle-triples-mine = У вас: { $cards }.
puzzle-triples-mine-none = { $count ->
    [one] Из набора { $sets } у вас нет ни одной карты.
   *[other] Из наборов { $sets } у вас нет ни одной карты.
  }
puzzle-triples-sizes = Карт на руках: { $sizes }.
puzzle-triples-empty = Без карт: { $who }.
puzzle-triples-rest = Остальные просьбы этой партии не нужны.
puzzle-triples-title-asks = { $who-me ->
    [yes] Вы просите карту { $card }
   *[no] { $who } просит карту { $card }
  }
puzzle-triples-note-ask = просьба { $n }, правило { $rules }
puzzle-triples-step-any = { $lacks ->
    [yes] Значит, у { $who-gen } её нет, но есть другая карта набора { $set }: { $cards }.
   *[no] Значит, у { $who-gen } есть другая карта набора { $set }: { $cards }.
  }
puzzle-triples-step-lacks = У { $who-gen } нет карты { $card }.
puzzle-triples-step-has = Теперь карта { $card } у { $who-gen }; это видели все.
puzzle-triples-step-gone = Карта { $card } открыто перешла к { $who-dat }, значит, больше ни у кого её нет.
puzzle-triples-step-mistake = Значит, у { $who-gen } нет ни одной карты набора { $set }.
puzzle-triples-step-not-both = У { $whom-gen } была карта { $card } и не было целого набора, значит, обеих остальных у { $whom-gen } нет: { $cards }.
puzzle-triples-title-promise = Остаётся одна карта
puzzle-triples-step-promise = У { $who-gen } есть другая карта этого набора, а все, кроме { $card }, исключены. Значит, у { $who-gen } { $card }.
puzzle-triples-title-others-lack = Больше ни у кого
puzzle-triples-step-others-lack = Больше ни у кого карты { $card } быть не может. Она у { $who-gen }.
puzzle-triples-title-counting = Сколько людей, столько и карт: { $count }
puzzle-triples-step-counting = { $people } вместе держат: { $cards }. Больше этих карт нет ни у кого.
puzzle-triples-title-fullfilled = { $who }: места больше нет
puzzle-triples-step-fullfilled = { $size ->
    [one] У { $who-gen } { $size } карта, и про неё кое-что известно: она среди этих: { $cards }.
    [few] У { $who-gen } { $size } карты, и про каждую кое-что известно. Они среди этих: { $cards }.
   *[many] У { $who-gen } { $size } карт, и про каждую кое-что известно. Они среди этих: { $cards }.
  }
puzzle-triples-title-full = { $who }: других нет
puzzle-triples-step-full = Кроме тех, других карт у { $who-gen } нет, значит, нет и этих: { $cards }.
puzzle-triples-title-all-needed = { $who }: нужны все
puzzle-triples-step-all-needed = { $size ->
    [one] У { $who-gen } { $size } карта, и больше никакой там быть не может: { $cards }.
    [few] У { $who-gen } { $size } карты, и только столько там может быть. Среди них: { $cards }.
   *[many] У { $who-gen } { $size } карт, и только столько там может быть. Среди них: { $cards }.
  }
puzzle-triples-title-placed = Место уже известно
puzzle-triples-step-placed = Карта только в одной руке, значит, у { $who-gen } нет: { $cards }.
puzzle-triples-title-not-all = Три лежали бы открыто
puzzle-triples-step-not-all = Целый набор сразу выкладывают, значит, у { $who-gen } нет вдобавок: { $cards }.
puzzle-triples-story = Что было сказано
puzzle-triples-rule = Строгая просьба:
puzzle-triples-wrong = { $who }: это не следует. Посмотрите на заметки ещё раз.
