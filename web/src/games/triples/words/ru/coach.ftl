# Тренер и доводы ботов в этой игре.
coach-triples-empty = Пока ничего нельзя сказать наверняка. Слушайте, кто у кого и что просит.
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
coach-triples-guesses = Насколько он помнит, ни у кого эта карта не была вероятнее.
coach-triples-forgot = { $fact ->
    [refused] Забыл, что карту { $card } { $who } не держит.
    [asked] Забыл о просьбе о карте { $card } ({ $who }).
    [gave] Забыл, что карту { $card } { $who } уже не держит.
   *[got] Забыл, что карту { $card } держит { $who }.
  }
coach-triples-promised = Известно, что { $whom } держит какую-то карту этого набора.
coach-triples-move = { $plain ->
    [yes] Бот-мастер попросил бы так: { $whom }, карта { $card }.
   *[no] Бот-мастер попросил бы у { $whom-gen } карту { $card }.
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
