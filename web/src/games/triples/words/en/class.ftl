class-triples-progress = { $done } of { $of } sets
class-triples-far = sets together
class-triples-by-sets = The numbers are the sets that each seat completed.
class-triples-ask = { $whom }: { $card }
class-triples-read = the knowledge card of set { $number }
class-triples-worth = right { $count } in 100
