class-triples-progress = { $done } из { $of } наборов
class-triples-far = наборов всего
class-triples-by-sets = Числа — наборы, собранные на каждом месте.
class-triples-ask = { $whom }: { $card }
class-triples-read = карта знаний набора { $number }
class-triples-worth = верно { $count } из 100
class-triples-mistake = Без карты из набора { $number } никто ничего не отдаёт: ход переходит дальше.
class-triples-instead = Какая просьба за вашим столом больше всего вам рассказала, хотя никто ничего не отдал?
