# The coach and the bots' reasons in this game.
coach-triples-empty = Nothing follows for certain yet. Listen to who asks whom, and for what.
coach-triples-sure = { $deals ->
    [1] Only one deal still fits everything that has been said, and in it { $whom } holds { $card }.
   *[other] { $whom } must hold { $card }: that is so in each of the { $deals } deals that fit everything said.
  }
coach-triples-sure-plain = { $whom } must hold { $card }: that is so in every deal that fits everything said.
coach-triples-likely = { $whom } holds { $card } in { $hits } of { $deals ->
    [one] { $deals } deal that fits
   *[other] { $deals } deals that fit
  } ({ $percent }): no other request was likelier to succeed.
coach-triples-likely-plain = { $whom } holds { $card } in { $percent } of the deals that fit: no other request was likelier to succeed.
coach-triples-worth = { $whom } holds { $card } in { $hits } of { $deals ->
    [one] { $deals } deal that fits
   *[other] { $deals } deals that fit
  } ({ $percent }). Another request was likelier to succeed; this one is worth more, hit or miss.
coach-triples-worth-plain = { $whom } holds { $card } in { $percent } of the deals that fit. Another request was likelier to succeed; this one is worth more, hit or miss.
coach-triples-remembers = Remembers that { $whom } got { $card }.
coach-triples-completes = A hit completes the set.
coach-triples-guesses = As far as it remembers, nobody was likelier to have the card.
coach-triples-forgot = { $fact ->
    [refused] Had forgotten that { $who } did not have { $card }.
    [asked] Had forgotten that { $who } asked for { $card }.
    [gave] Had forgotten that { $who } gave { $card } away.
   *[got] Had forgotten that { $who } got { $card }.
  }
coach-triples-promised = { $whom } is known to hold a card of this set.
coach-triples-move = The master bot would ask { $whom } for { $card }.
coach-triples-must = { $who } has { $card }.
coach-triples-must-gave = Everybody saw the card go there.
coach-triples-must-asked = { $who } asked for { $asked }, so must hold a card of the same set, and no other one is left.
coach-triples-must-told = It follows from what was asked and answered.
coach-triples-must-lack = { $count ->
    [0] Nobody else has cards.
    [one] { $list } does not have it, and neither do you.
   *[other] { $list } do not have it, and neither do you.
  }
coach-triples-must-counting = No other deal fits the number of cards in each hand.
coach-triples-two = { $card }: only { $list } can have it.
coach-triples-any = { $who } has at least one of these: { $list }.
coach-triples-any-why = { $who } asked for another card of that set, which you may do only if you hold a card of it.
coach-triples-ask = { $whom }, { $card }: there in { $hits } of { $deals ->
    [one] { $deals } deal that fits
   *[other] { $deals } deals that fit
  } ({ $percent }).
coach-triples-ask-plain = { $whom }, { $card }: there in { $percent } of the deals that fit.
coach-triples-ask-never = { $whom } cannot have { $card }.
coach-triples-ask-sure = { $whom } must have { $card }.
coach-triples-ask-mistake = You hold no card of that set, so asking for it would be a mistake.
