puzzle-triples-question = Who holds { $card }?
puzzle-triples-you = You
puzzle-triples-ask-number = request { $n }
puzzle-triples-asks = { $who-me ->
    [yes] You ask { $whom } for { $card }.
   *[no] { $whom-me ->
      [yes] { $who } asks you for { $card }.
     *[no] { $who } asks { $whom } for { $card }.
    }
  }
puzzle-triples-asks-all = { $who-me ->
    [yes] You ask for { $card }.
   *[no] { $who } asks for { $card }.
  }
puzzle-triples-refused = { $whom-me ->
    [yes] You have not.
   *[no] { $whom } has not.
  }
puzzle-triples-gave = { $whom-me ->
    [yes] You hand it over.
   *[no] { $whom } hands it over.
  }
puzzle-triples-mistaken = { $who-me ->
    [yes] A mistake.
   *[no] A mistake: no card of that set.
  }
puzzle-triples-bare = { $who-me ->
    [yes] (Your hand was empty.)
   *[no] (The hand of { $who } was empty.)
  }
puzzle-triples-seen = { $players } people play, strict asking.
puzzle-triples-mine = You hold { $cards }.
puzzle-triples-mine-none = { $count ->
    [one] You hold no card of set { $sets }.
   *[other] You hold no card of sets { $sets }.
  }
puzzle-triples-sizes = Cards in hand now: { $sizes }.
puzzle-triples-empty = No cards left: { $who }.
puzzle-triples-rest = The other requests of this game are not needed.
puzzle-triples-title-asks = { $who-me ->
    [yes] You ask for { $card }
   *[no] { $who } asks for { $card }
  }
puzzle-triples-note-ask = request { $n }, rule { $rules }
puzzle-triples-step-any = { $lacks ->
    [yes] So { $who } does not hold it, but holds another card of set { $set }: { $cards }.
   *[no] So { $who } holds another card of set { $set }: { $cards }.
  }
puzzle-triples-step-lacks = { $who } does not hold { $card }.
puzzle-triples-step-has = Now { $who } holds { $card }; all saw it.
puzzle-triples-step-gone = { $card } went to { $who } in the open, so nobody else holds it.
puzzle-triples-step-mistake = So { $who } holds no card of set { $set }.
puzzle-triples-step-not-both = { $whom } held { $card } and no complete set, so not both of { $cards }.
puzzle-triples-title-promise = One card is left
puzzle-triples-step-promise = { $who } must hold another card of the set, and all but { $card } are excluded. So { $who } holds { $card }.
puzzle-triples-title-others-lack = Nobody else
puzzle-triples-step-others-lack = Nobody else can hold { $card }. So { $who } does.
puzzle-triples-title-counting = As many people as cards: { $count }
puzzle-triples-step-counting = Between them { $people } hold { $cards }. Nobody else has any of these.
puzzle-triples-title-fullfilled = { $who } has no room left
puzzle-triples-step-fullfilled = { $size ->
    [one] { $who } has one card, and it is spoken for: it is among { $cards }.
   *[other] { $who } has { $size } cards, and all are spoken for. They are among { $cards }.
  }
puzzle-triples-title-full = So { $who } has no other
puzzle-triples-step-full = { $who } holds none besides those, so not { $cards }.
puzzle-triples-title-all-needed = { $who } needs them all
puzzle-triples-step-all-needed = { $size ->
    [one] { $who } has one card, and only one can be there: { $cards }.
   *[other] { $who } has { $size } cards, and only that many can be there. So { $cards } are among them.
  }
puzzle-triples-title-placed = It has its place
puzzle-triples-step-placed = A card is in one hand only, so { $who } does not hold { $cards }.
puzzle-triples-title-not-all = Three would lie open
puzzle-triples-step-not-all = A complete set is laid open at once, so { $who } does not hold { $cards } as well.
puzzle-triples-story = What was said
puzzle-triples-rule = Strict asking:
puzzle-triples-wrong = { $who }: that does not follow. Look at the notes once more.
