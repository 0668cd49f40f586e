# The game on paper.
paper-triples-cards = Game cards
paper-triples-knowledge = Knowledge cards
paper-triples-knowledge-size = { $value ->
    [large] large, 88 × 126 mm
   *[usual] as the cards, 63 × 88 mm
  }
paper-triples-map = Map
paper-triples-pins = Pins for the map
paper-triples-pins-how = Cut out each strip, fold it around a pin or a toothpick along the dotted line and glue it: a flag with the number of the set.
paper-triples-short-1 = On your turn ask one other player for one card, by its name.
paper-triples-short-2 = You may ask only for a card of a set of which you hold a card. Otherwise it is a mistake and your turn is over.
paper-triples-short-3 = They have it: they hand it over, and you ask again.
paper-triples-short-4 = They don’t have it: the turn passes to your left.
paper-triples-short-5 = Three cards of one set: lay them down at once and go on.
paper-triples-short-6 = When all sets lie on the table, most sets win. Then show their places on the map.
