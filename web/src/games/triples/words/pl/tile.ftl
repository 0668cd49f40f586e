# Gra na ekranie startowym i wszędzie tam, gdzie pada jej nazwa.
tile-triples-name = Trójki
tile-triples-about = Dowódca, jednostka, bitwa: Polskie Siły Zbrojne na Zachodzie. Proś, zapamiętuj, zbieraj zestawy.
tile-triples-short = Polskie Siły Zbrojne na Zachodzie: proś o karty.
tile-triples-players = 2–12 osób
tile-triples-few = We dwoje każda prośba trafia: czego nie ma jedna osoba, to ma druga. O wyniku decyduje, kto zaczyna.
tile-triples-time = 5–12 min
tile-triples-commander = gen. Władysław Anders
tile-triples-unit = 2. Korpus Polski
tile-triples-battle = bitwa o Monte Cassino
