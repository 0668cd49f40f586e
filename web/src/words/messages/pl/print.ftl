# Druk: formularz, marginesy każdej strony i to, co należy do każdego kompletu.
print-title = Wydrukuj i graj
print-lead = Karty, plansze, pionki i zasady do wycięcia i złożenia. Wszystko powstaje w tej przeglądarce, także bez sieci.
print-game = Gra
print-mode = Jak drukować
print-mode-fold = Do składania
print-mode-fold-why = Jednostronnie, na każdej drukarce: przód i odwrót leżą obok siebie, arkusz zginasz i sklejasz.
print-mode-duplex = Dwustronnie
print-mode-duplex-why = Drukarka obraca papier wzdłuż dłuższej krawędzi. Najpierw wydrukuj stronę kalibracji.
print-mode-apart = Przody, potem odwroty
print-mode-apart-why = Najpierw wszystkie przody; potem wkładasz papier jeszcze raz i drukujesz odwroty.
print-mode-shop = Drukarnia
print-mode-shop-why = Jedna karta na stronie, spad 3 mm, bez znaczników. Tylko karty; osobny plik dla każdego rozmiaru.
print-paper = Papier
print-size = Karty
print-size-full = 63 × 88 mm
print-size-small = 44 × 63 mm
print-large = To, co większe niż strona
print-large-glued = do sklejenia
print-large-a3 = A3
print-ink = Czarno-białe, mało tuszu
print-ink-why = Linie zamiast kolorów; nic nie różni się samym kolorem.
print-right = Odwroty za daleko w prawo, mm
print-down = Odwroty za daleko w dół, mm
print-shift-why = Ze strony kalibracji, co do dziesiątej milimetra, najwyżej { $max } mm; w lewo i w górę z minusem.
print-parts = Co wydrukować
print-part-contents = Spis i instrukcja składania
print-part-rules = Zasady jako książeczka
print-part-short = Ściągi dla każdego miejsca
print-part-calibration = Strona kalibracji
print-count = { $n } · { $pages ->
    [one] { $pages } strona
    [few] { $pages } strony
    [many] { $pages } stron
   *[other] { $pages } strony
  }
print-dialog = W oknie drukowania: skala 100 %, bez marginesów, bez nagłówków, z grafiką tła.
print-nothing = Wybierz coś do druku.
print-now = { $n ->
    [one] Drukuj { $n } stronę
    [few] Drukuj { $n } strony
    [many] Drukuj { $n } stron
   *[other] Drukuj { $n } strony
  }
print-preview = Strony tak, jak będą wydrukowane
print-page-title = Stolik, { $game }: { $deck }
print-sheet-of = { $part }: { $from }–{ $to } z { $all }, arkusz { $sheet } z { $sheets }{ $side ->
    [front] , przód
    [back] , odwrót
   *[both] {""}
  }
print-side = { $side ->
    [back] odwrót
   *[front] przód
  }
print-fold-here = zegnij tutaj, sklej, potem tnij
print-cut = jedno cięcie dzieli dwie karty
print-cut-fold = odwrót może się przesunąć o 4 mm
print-cut-dots = tnij po kropkach; na odwrocie nic nie trzeba
print-unwritten = do napisania
print-ruler = 50 mm: jeśli się zgadza, drukujesz w skali 100 %
print-glue = tu przyklej arkusz { $sheet }
print-contents = Co jest w komplecie
print-how = Jak to zrobić
print-step-scale = Drukuj w skali 100 % i sprawdź miarkę poniżej: ma 50 mm. Najlepszy jest sztywny papier 160–200 g.
print-step-fold = Każdy arkusz kart zegnij wzdłuż przerywanej linii, drukiem na zewnątrz, i sklej połówki.
print-step-duplex = Drukuj dwustronnie, obracając wzdłuż dłuższej krawędzi. Jeśli odwroty nie trafiają w przody, odczytaj stronę kalibracji i wpisz obie liczby.
print-step-apart = Wydrukuj przody. Włóż arkusze jeszcze raz, obrócone wzdłuż dłuższej krawędzi, i w tej samej kolejności wydrukuj odwroty.
print-step-cut = Tnij od znacznika do znacznika. Siatka jest na każdym arkuszu w tym samym miejscu, więc można ciąć kilka naraz.
print-step-booklet = Arkusze zasad włóż jeden w drugi, zegnij w połowie i zszyj na grzbiecie.
print-step-booklet-single = Każdy arkusz zasad zegnij w połowie, drukiem na zewnątrz, ułóż po kolei i zszyj wolne brzegi.
print-licence = Stolik to wolne oprogramowanie: licencja MIT pozwala drukować, kopiować, zmieniać i przekazywać ten komplet. Kroje pisma to Brygada 1918 i Sofia Sans na licencji SIL Open Font License.
print-calibration-1 = Wydrukuj tę stronę dwustronnie, tak jak będziesz drukować karty.
print-calibration-2 = Podnieś ją pod światło, tą stroną do siebie. Krzyż z odwrotu prześwituje przez podziałkę.
print-calibration-3 = Odczytaj, gdzie stoi krzyż: ile milimetrów w prawo (w lewo z minusem) i ile w dół (w górę z minusem).
print-calibration-4 = Wpisz obie liczby przed drukiem kart: odwroty przesuną się o tyle samo.
print-part-puzzles = Zagadki
print-puzzles-sheet = Zagadki, arkusz { $sheet }{ $side ->
    [back] : odpowiedzi
   *[front] {""}
  }
print-puzzles-number = Arkusz zagadek, numer
print-puzzles-number-why = Przy każdym numerze, od 1 do 9999, inne zagadki; odpowiedzi są na odwrocie.
