class-triples-progress = { $done } of { $of } sets
class-triples-far = sets together
class-triples-by-sets = The numbers are the sets that each seat completed.
class-triples-ask = { $whom }: { $card }
class-triples-read = the knowledge card of set { $number }
class-triples-worth = right { $count } in 100
class-triples-mistake = Without a card of set { $number } nobody gives anything: the turn passes on.
class-triples-instead = Which request at your table told you most, though nobody gave a card?
