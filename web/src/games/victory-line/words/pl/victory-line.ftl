# Linia Zwycięstwa. Log: czas teraźniejszy, więc bez rodzaju; nazwy własne zawsze w mianowniku lub w formach z listy.

# Drużyny
victory-line-team-blue = Niebiescy
victory-line-team-vermilion = Czerwoni
victory-line-team-green = Zieloni
victory-line-of-blue = Niebieskich
victory-line-of-vermilion = Czerwonych
victory-line-of-green = Zielonych
victory-line-chip-blue = niebieskie koło
victory-line-chip-vermilion = czerwony trójkąt
victory-line-chip-green = zielony kwadrat

# Plansza
victory-line-board = Plansza, 12 na 12 pól
victory-line-corner = Róg: pole wspólne
victory-line-corner-text = Róg liczy się każdej drużynie jak jej własny żeton. Pięć żetonów w jednej linii z rogiem to już linia zwycięstwa.
victory-line-corner-in-line = w linii: { $teams }
victory-line-cell-free = wolne
victory-line-cell-star = gwiazdka, nie do ruszenia
victory-line-cell-in-hand = Twoja karta
victory-line-cell-target = można wskazać
victory-line-cell-chosen = wskazane
victory-line-cell-taken = pole zajęte
victory-line-read-row = Rząd { $row }.
victory-line-read-star = z gwiazdką
victory-line-read-free = { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
   *[many] { $count } wolnych pól
}

# Drużyny, kolejka, stosy
victory-line-order = Kolejność:
victory-line-deck = { $count ->
    [0] talia pusta
   *[other] w talii { $count }
}
victory-line-supply = { $count ->
    [0] nie ma już żetonów
    [one] został { $count } żeton
    [few] zostały { $count } żetony
   *[many] zostało { $count } żetonów
}
victory-line-lines-of = { $count ->
    [one] { $count } linia z { $goal }
    [few] { $count } linie z { $goal }
   *[many] { $count } linii z { $goal }
}
victory-line-seat = { $name }, { $team }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
} w ręce, { $pile ->
    [one] { $pile } odłożona
    [few] { $pile } odłożone
   *[many] { $pile } odłożonych
}
victory-line-pile = Odłożone karty: { $name }
victory-line-pile-empty = Tu jeszcze nic nie leży.
victory-line-hand = Twoje karty: { $count }
victory-line-limit = { $limit ->
    [0] Bez prawa do kart w ręce
    [one] Najwyżej { $limit } karta w ręce
    [few] Najwyżej { $limit } karty w ręce
   *[many] Najwyżej { $limit } kart w ręce
}

# Karty
victory-line-does-add = żeton na dowolne wolne pole
victory-line-does-remove = zdejmij obcy żeton bez gwiazdki
victory-line-does-swap = swój żeton zamiast obcego bez gwiazdki
victory-line-find-name = Co się tu stało? Znajdź na planszy.

# Zdanie przed ruchem
victory-line-commit = Twój ruch
victory-line-cancel = Anuluj
victory-line-close = Zamknij
victory-line-say-choose = Wybierz kartę: jej pole pokaże się na planszy.
victory-line-say-others = Teraz gra { $name }. Każde pole i każdą kartę można w tym czasie obejrzeć.
victory-line-say-may-draw = Dobierz kartę, zanim następna osoba zagra.
victory-line-say-place = Żeton na { $cell }:
victory-line-say-dead = Pole { $cell } jest zajęte. Karta zejdzie bez żetonu.
victory-line-say-no-chips = Drużyna nie ma już żetonów. Karta zejdzie bez żetonu.
victory-line-say-no-target = Karta { $card } nie ma teraz celu. Zejdzie bez skutku.
victory-line-say-aim-add = Karta +1: wskaż dowolne wolne pole.
victory-line-say-aim-remove = Karta −1: wskaż obcy żeton bez gwiazdki.
victory-line-say-aim-swap = Karta −1/+1: wskaż obcy żeton bez gwiazdki, zajmiesz jego pole.
victory-line-say-add = Żeton na { $cell }:
victory-line-say-remove = Z pola { $cell } schodzi żeton:
victory-line-say-swap = Twój żeton na { $cell } w miejsce:
victory-line-say-line = Które sześć odwrócić?
victory-line-say-choose-give-up = Kara: wybierz kartę, którą oddajesz do talii.
victory-line-say-give-up = Do talii wraca karta:
victory-line-say-wait = Karta wybrana. Zagrasz ją w swojej turze.
victory-line-say-search = Znajdź na planszy wydarzenie z tej karty.
victory-line-say-penalty = Kara za podpowiadanie: { $team }. Każda osoba z tej drużyny odda jedną kartę i będzie grać z jedną kartą mniej.
victory-line-do-place = Postaw na { $cell }
victory-line-do-remove = Zdejmij z { $cell }
victory-line-do-swap = Zamień żeton: { $cell }
victory-line-do-discard = Odłóż
victory-line-do-exchange = Wymień
victory-line-do-turn = Odwróć
victory-line-do-give-up = Oddaj
victory-line-do-draw = Dobierz kartę
victory-line-do-penalty = Nałóż karę
victory-line-call-penalty = Kara za podpowiadanie: { $team }
victory-line-slide-back = Szóstka o pole wcześniej
victory-line-slide-on = Szóstka o pole dalej
victory-line-reveal = Pokaż pole
victory-line-guess-right = Tak, to tutaj.
victory-line-guess-wrong = To nie to: { $name } – { $date }, { $place }.
victory-line-sending = Ruch został wysłany, czekamy na odpowiedź.
victory-line-why-corner = Na rogu nie stawia się żetonu: róg liczy się każdemu.
victory-line-why-taken = To pole jest zajęte.
victory-line-why-free = Na tym polu nie ma żetonu.
victory-line-why-own = To żeton Twojej drużyny.
victory-line-why-star = Żetonu z gwiazdką nie można ruszyć: jest w linii zwycięstwa.
victory-line-why-no-chips = Drużyna nie ma już żetonów.

# Podpis, tekst, lupa
victory-line-caption-empty = Dotknij pola, żeby je poznać.
victory-line-about = O wydarzeniu
victory-line-sources = Źródła
victory-line-read = Czytaj: { $name }
victory-line-loupe = Lupa: { $from }–{ $to }. Żetony z gwiazdką są nie do ruszenia.
victory-line-loupe-close = Wróć do całej planszy
victory-line-west = W lewo
victory-line-east = W prawo
victory-line-north = W górę
victory-line-south = W dół
victory-line-learning = Tryb nauki
victory-line-learning-why = Na karcie jest data i miejsce, nazwy szukasz na planszy.

# Status
victory-line-status-deal = Karty są rozdawane.
victory-line-status-mine = { $name }, wybierz kartę.
victory-line-status-mine-owes = { $name }, wybierz kartę. Przedtem możesz jeszcze dobrać.
victory-line-status-turn = Teraz gra { $name }.
victory-line-status-owe = Dobierz kartę, zanim zagra { $name }.
victory-line-status-line-mine = W linii jest więcej niż sześć żetonów. Wybierz, które sześć się odwraca.
victory-line-status-line = { $name } wybiera, które sześć żetonów się odwraca.
victory-line-status-draw = { $name } dobiera kartę.
victory-line-status-give-up-mine = Kara za podpowiadanie: wybierz kartę, którą oddajesz.
victory-line-status-give-up = Kara za podpowiadanie. Kartę oddają jeszcze: { $names }.
victory-line-status-won = Koniec gry. Wygrywają { $team }.
victory-line-status-drawn = Koniec gry. Remis.

# Log
victory-line-log-dealt = Każdy dostaje sześć kart.
victory-line-log-began = Zaczyna { $name }.
victory-line-log-placed = { $name } { $sign } stawia żeton: { $cell } { $event }.
victory-line-log-dead = { $name } { $sign } odkłada kartę { $event }: pole { $cell } jest zajęte.
victory-line-log-no-chips = { $name } { $sign } odkłada kartę { $event }: zabrakło żetonów.
victory-line-log-add = { $name } { $sign } gra +1: żeton na { $cell } { $event }.
victory-line-log-remove = { $name } { $sign } gra −1: żeton { $other } schodzi z { $cell } { $event }.
victory-line-log-swap = { $name } { $sign } gra −1/+1 na { $cell } { $event }: żeton { $sign } zastępuje żeton { $other }.
victory-line-log-no-target = { $name } { $sign } odkłada kartę { $card }: nie ma celu.
victory-line-log-exchanged = { $name } { $sign } wymienia kartę { $event }: pole jest zajęte.
victory-line-log-line = Linia { $team } { $span }: sześć żetonów pokazuje gwiazdkę.
victory-line-log-line-corner = Linia { $team } { $span }: pięć żetonów i róg. Żetony pokazują gwiazdkę.
victory-line-log-forgot = { $name } nie dobiera na czas: { $limit ->
    [0] dalej bez kart w ręce
    [one] odtąd najwyżej { $limit } karta w ręce
    [few] odtąd najwyżej { $limit } karty w ręce
   *[many] odtąd najwyżej { $limit } kart w ręce
}.
victory-line-log-penalty = Kara za podpowiadanie: { $team }. Każda osoba oddaje jedną kartę.
victory-line-log-limit = { $name }: { $limit ->
    [0] bez prawa do kart w ręce
    [one] odtąd najwyżej { $limit } karta w ręce
    [few] odtąd najwyżej { $limit } karty w ręce
   *[many] odtąd najwyżej { $limit } kart w ręce
}.
victory-line-log-gave-up = { $name } oddaje kartę do talii.
victory-line-log-won = Wygrywają { $team }.
victory-line-log-drawn = Remis: { $teams } mają tyle samo linii.
victory-line-filter-mine = moje
victory-line-filter-lines = linie
victory-line-filter-penalties = kary

# Opcje
victory-line-option-teams = Drużyny
victory-line-option-teams-2 = dwie
victory-line-option-teams-2-why = Partia kończy się zwykle trzema liniami.
victory-line-option-teams-3 = trzy
victory-line-option-teams-3-why = O trzy linie trudno: lepiej grać do jednej albo dwóch.
victory-line-option-lines_to_win = Linie do zwycięstwa
victory-line-option-lines_to_win-1 = 1
victory-line-option-lines_to_win-1-why = Krótka lekcja: wygrywa pierwsza linia.
victory-line-option-lines_to_win-2 = 2
victory-line-option-lines_to_win-3 = 3
victory-line-option-lines_to_win-3-why = Tak jest w instrukcji.
victory-line-option-lines_to_win-4 = 4
victory-line-option-lines_to_win-5 = 5
victory-line-option-learning = Tryb nauki
victory-line-option-learning-false = wyłączony
victory-line-option-learning-false-why = Jak w instrukcji: karta pokazuje swoje pole.
victory-line-option-learning-true = włączony
victory-line-option-learning-true-why = Na karcie jest tylko data i miejsce; nazwę znajduje się na planszy. Tego w instrukcji nie ma.
victory-line-option-draw = Dobieranie
victory-line-option-draw-automatic = automatyczne
victory-line-option-draw-automatic-why = Karta dobiera się sama po każdym ruchu, więc kary z V20 nie ma.
victory-line-option-draw-manual = ręczne
victory-line-option-draw-manual-why = Jak w instrukcji: kto nie dobierze, zanim zagra następna osoba, gra dalej z jedną kartą mniej (V20).
victory-line-option-dead_cards = Karta zajętego pola
victory-line-option-dead_cards-open = odłożyć
victory-line-option-dead_cards-open-why = Kartę zajętego pola odkłada się jako swój ruch.
victory-line-option-dead_cards-exchange = wymienić
victory-line-option-dead_cards-exchange-why = Raz w swojej turze, przed zagraniem, można ją wymienić na kartę z talii.
victory-line-option-swap_cards = Karty −1/+1
victory-line-option-swap_cards-3 = 3
victory-line-option-swap_cards-4 = 4
victory-line-option-dealer = Rozdaje
victory-line-option-dealer-seat = miejsce { $seat }
victory-line-option-dealer-why = Zaczyna osoba po lewej ręce rozdającego.

# Koniec
victory-line-end-won-blue = Wygrywają Niebiescy: { $lines }.
victory-line-end-won-vermilion = Wygrywają Czerwoni: { $lines }.
victory-line-end-won-green = Wygrywają Zieloni: { $lines }.
victory-line-end-yours = { $team ->
    [yes] Wygrywa Twoja drużyna: { $lines }.
   *[no] Wygrywasz: { $lines }.
  }
victory-line-end-mine = { $team ->
    [yes] Twoja drużyna
   *[no] Ty
  }
victory-line-end-why-lines = { $goal ->
    [one] Grę kończy pierwsza linia.
    [few] Gra kończy się, gdy drużyna ma { $goal } linie.
   *[many] Gra kończy się, gdy drużyna ma { $goal } linii.
  }
victory-line-end-why-cards = Karty się skończyły: wygrywa, kto ma najwięcej linii.
victory-line-end-count = { $count ->
    [1] jedna linia
    [2] dwie linie
    [3] trzy linie
    [4] cztery linie
    [one] { $count } linia
    [few] { $count } linie
   *[many] { $count } linii
}
victory-line-end-drawn = { $count ->
    [0] Remis: nikt nie ułożył linii.
    [1] Remis: po jednej linii.
    [2] Remis: po dwie linie.
    [one] Remis: po { $count } linii.
    [few] Remis: po { $count } linie.
   *[many] Remis: po { $count } linii.
}
victory-line-end-events = Wydarzenia ze zwycięskich linii
victory-line-end-no-lines = Wydarzenia zagrane przy tym stole
victory-line-end-in-lines = w zwycięskich liniach
victory-line-end-others = wszystkie żetony
victory-line-end-apart = Gdzie wydarzeń jest wiele, żetony stoją obok siebie; daty są dokładne.
victory-line-end-line = Linia { $number }
victory-line-end-all = Wszystkie żetony
victory-line-end-before = Wcześniej
victory-line-end-after = Później
victory-line-end-of = { $number } z { $count }
victory-line-end-map = { $count ->
    [one] Mapa: { $count } miejsce wydarzeń
    [few] Mapa: { $count } miejsca wydarzeń
   *[many] Mapa: { $count } miejsc wydarzeń
}
victory-line-end-map-hint = Wybierz wydarzenie, żeby zobaczyć miejsce.
victory-line-end-no-place = To wydarzenie nie ma jednego miejsca na mapie.
victory-line-end-two = Twoje wydarzenie w dwóch zdaniach
victory-line-end-two-hint = Wybierz jedno wydarzenie i opowiedz o nim własnymi słowami. Tekst zostaje tylko na tym ekranie.

# Lekcja
victory-line-lesson = Lekcja: Linia Zwycięstwa
victory-line-lesson-leave = Wyjdź
victory-line-lesson-step = Krok { $step } z { $steps }
victory-line-lesson-skip = Pomiń
victory-line-lesson-next = Dalej
victory-line-lesson-end = Zagraj
victory-line-lesson-place = Każda karta ma na planszy swoje pole. Wybierz dowolną kartę: pole się zaznaczy. Potem naciśnij „Postaw”.
victory-line-lesson-place-done = Żeton stoi, a nowa karta sama trafiła do ręki. Tak wygląda zwykły ruch.
victory-line-lesson-corner = Sześć żetonów w poziomie, w pionie albo na ukos to linia. Róg liczy się jak Twój żeton. Zagraj kartę { $card }.
victory-line-lesson-corner-done = Pierwsza linia! Żetony pokazały gwiazdki: tych nikt już nie ruszy.
victory-line-lesson-add = Kartą +1 stawiasz żeton na dowolnym wolnym polu. Wybierz ją, wskaż pole { $cell } i zamknij linię.
victory-line-lesson-add-done = Druga linia. Tylko na rogach karta +1 nie działa.
victory-line-lesson-remove = Czerwonym brakuje do linii jednego żetonu. Wybierz kartę −1 i zdejmij jeden z ich żetonów, na przykład z { $cell }.
victory-line-lesson-remove-done = Linia Czerwonych przerwana. Żeton wrócił do ich zapasu.
victory-line-lesson-swap = Karta −1/+1 zamienia obcy żeton na Twój. Wskaż { $cell } i zamknij linię.
victory-line-lesson-swap-done = Jeden ruch: ich żeton zszedł, Twój zamknął linię.
victory-line-lesson-dead = Ktoś zajął pole { $cell }, zanim karta { $card } zeszła z Twojej ręki. Wybierz ją i odłóż: to też jest ruch.
victory-line-lesson-dead-done = Karta zeszła bez żetonu, a Ty masz nową.
victory-line-lesson-six = Zagraj kartę { $card }: w jednej linii stanie siedem żetonów. Wybierz strzałkami, które sześć się odwraca, i zatwierdź.
victory-line-lesson-six-done = Siódmy żeton zostaje zwykły: może kiedyś wejść do linii na ukos.
victory-line-lesson-read = Każde pole można poznać: dotknij go albo najedź myszą i przeczytaj, co się wydarzyło. Wygrywa, kto pierwszy ułoży trzy linie.
victory-line-lesson-read-done = Powodzenia.

# ---- przed grą i w menu ----
victory-line-host-penalty = Kara za podpowiadanie
victory-line-host-penalty-text = Każda osoba z drużyny oddaje jedną kartę.

# lessons
victory-line-lesson-first = Do jednej linii
victory-line-lesson-first-why = Stoły po cztery, dwóch na dwóch, nazwy na planszy.
victory-line-lesson-dates = Po dacie i miejscu
victory-line-lesson-dates-why = Stoły po cztery; wydarzenia trzeba znaleźć, jak w trybie nauki.
victory-line-lesson-double = Dwie lekcje
victory-line-lesson-double-why = 90 minut, stoły po sześć, do trzech linii.

# ---- the first minute ----
victory-line-goal = Zagrywaj karty i kładź żetony na planszy: wygrywa drużyna, która pierwsza ułoży dość linii po sześć żetonów.

# ---- levels of bots ----
victory-line-level = { $level ->
    [novice] Prawie nie patrzy na linie: widzi rząd lub kolumnę, gdy są już prawie pełne, a karty specjalne trzyma do końca.
    [relaxed] Widzi część własnych rzędów i kolumn, przekątnych wcale, a karty specjalne trzyma do końca.
    [easy] Buduje własne rzędy i kolumny, karty specjalne wydaje od razu i nie zatrzymuje Twoich linii.
    [keen] Widzi część linii wszystkich graczy, zatrzymuje także Twoje i oszczędza karty specjalne.
    [steady] Widzi wszystkie linie prócz części przekątnych i oszczędza karty specjalne.
   *[strong] Liczy karty i przed ruchem rozgrywa gry na próbę.
  }
