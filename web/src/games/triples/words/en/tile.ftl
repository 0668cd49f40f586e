# The game on the start screen and wherever it is named.
tile-triples-name = Triples
tile-triples-about = Commander, unit, battle: the Polish Armed Forces in the West. Ask, remember, complete your sets.
tile-triples-short = Polish Armed Forces in the West: ask for cards.
tile-triples-players = 2–12 players
tile-triples-few = With two players every question hits: what you do not hold, the other player holds. Who begins decides the game.
tile-triples-time = 5–12 min
tile-triples-commander = Gen. Władysław Anders
tile-triples-unit = Polish II Corps
tile-triples-battle = Battle of Monte Cassino
