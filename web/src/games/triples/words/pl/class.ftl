class-triples-progress = { $done } z { $of } zestawów
class-triples-far = zestawy razem
class-triples-by-sets = Liczby to zestawy ułożone na każdym miejscu.
class-triples-ask = { $whom }: { $card }
class-triples-read = karta wiedzy zestawu { $number }
class-triples-worth = trafia { $count } na 100
class-triples-mistake = Bez karty z zestawu { $number } nikt nic nie oddaje: kolej przechodzi dalej.
class-triples-instead = Która prośba przy Waszym stole najwięcej Wam powiedziała, choć nikt nic nie oddał?
