# Игра на первом экране и везде, где названа.
tile-triples-name = Тройки
tile-triples-about = Командир, воинская часть, битва: Польские вооружённые силы на Западе. Просите, запоминайте, собирайте наборы.
tile-triples-short = Польские вооружённые силы на Западе: просите карты.
tile-triples-players = 2–12 игроков
tile-triples-time = 10–20 мин
tile-triples-commander = ген. Владислав Андерс
tile-triples-unit = 2-й Польский корпус
tile-triples-battle = битва за Монте-Кассино
