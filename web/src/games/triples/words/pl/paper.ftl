# Gra na papierze.
paper-triples-cards = Karty gry
paper-triples-knowledge = Karty wiedzy
paper-triples-knowledge-size = { $value ->
    [large] duże, 88 × 126 mm
   *[usual] jak karty, 63 × 88 mm
  }
paper-triples-map = Mapa
paper-triples-pins = Chorągiewki na mapę
paper-triples-pins-how = Wytnij każdy pasek, zegnij go po kropkach wokół szpilki albo wykałaczki i sklej: chorągiewka z numerem zestawu.
paper-triples-short-1 = W swojej turze poproś jedną osobę o jedną kartę, po nazwie.
paper-triples-short-2 = Wolno prosić tylko o kartę z zestawu, z którego masz kartę. Inaczej to błąd i koniec Twojej tury.
paper-triples-short-3 = Ma: oddaje kartę, a Ty prosisz dalej.
paper-triples-short-4 = Nie ma: tura przechodzi w lewo.
paper-triples-short-5 = Trzy karty jednego zestawu: wyłóż je od razu i graj dalej.
paper-triples-short-6 = Gdy leżą wszystkie zestawy, wygrywa, kto ma ich najwięcej. Potem pokażcie ich miejsca na mapie.
