# Papiery lekcji: plan, kartka, raport, zadanie domowe.
lesson-plan = Plan lekcji
lesson-open-file = Otwórz plan albo klucz z pliku
lesson-file-wrong = Tego pliku nie da się otworzyć jako planu.
lesson-file-large = Jest za duży. Plan lekcji to mały plik.
lesson-file-no-json = Nie jest to czytelny plik tekstowy planu. Może został uszkodzony albo to inny dokument.
lesson-file-no-plan = Brakuje w nim znaku „stolik-lesson”: to nie jest plan lekcji.
lesson-file-newer = Zapisała go nowsza wersja programu (format { $value }). Potrzebny jest serwer z nowszą wersją.
lesson-file-game = Dotyczy gry, której tu nie ma: { $value }.
lesson-file-member = Nie pasuje: { $place } { $value }. Popraw to miejsce w pliku albo zacznij od gotowego planu.
lesson-file-option = Gra nie ma takiej możliwości: { $place }.
lesson-file-long = Za długie: { $place }. Najwyżej { $value }.
lesson-title = Klasa i lekcja
lesson-classes = Moje klasy
lesson-class-code = klasa { $code }
lesson-class-over = lekcja skończona
lesson-class-report = Raport
lesson-class-forget = Usuń klasę „{ $name }” z tej listy
lesson-title-example = 8b, historia, środa 10:00
lesson-game = Gra
lesson-ready = Gotowe plany
lesson-age = Od { $age } lat.
lesson-tables = Stoły
lesson-table = stół { $table }
lesson-pupils = Uczniów
lesson-fewer = Mniej uczniów
lesson-more = Więcej uczniów
lesson-size = Przy stole najwyżej
lesson-size-usual = Zwykle { $size }: każdy często ma ruch.
lesson-rounds = Rundy
lesson-rounds-one = Jedna gra przy jednym stole.
lesson-rounds-mix = Po każdej rundzie klasa siada inaczej: jak najmniej tych samych par.
lesson-same = To samo rozdanie przy wszystkich stołach
lesson-same-why = Po grze klasa porównuje decyzje, nie wyniki.
lesson-same-not = Każdy stół gra czym innym; porównać można tylko ogólnie.
lesson-bot = Bot na brakujące miejsce
lesson-clocks = Czas na ruch i nieobecność
lesson-turn = Na jeden ruch
lesson-turn-free = bez limitu
lesson-seconds = { $seconds } s
lesson-multiplier = Czasy gry
lesson-multiplier-why = Na przykład jak długo kręci się bączek.
lesson-times = × { $times }
lesson-away = Bot zastępuje, gdy ktoś zniknie na
lesson-away-never = nigdy
lesson-people = Uczniowie i dane
lesson-names = Imiona
lesson-names-pseudonyms = pseudonimy
lesson-names-own = własne
lesson-names-pseudonyms-why = Nikt nie wpisuje imienia. Kto jest kim, wie tylko kartka nauczyciela.
lesson-names-own-why = Każde wpisane imię najpierw widzi nauczyciel. Imiona trafiają wtedy na serwer.
lesson-door = Drzwi
lesson-door-open = wpuść pierwszych { $pupils }, potem pukanie
lesson-door-knock = każdy puka
lesson-door-pattern = cztery znaki z ekranu
lesson-door-open-why = Najszybciej. Kto przyjdzie później, czeka na nauczyciela.
lesson-door-knock-why = Nauczyciel wpuszcza każdego z osobna albo wszystkich naraz.
lesson-door-pattern-why = Wchodzi tylko ten, kto widzi ekran w sali: znaki zmieniają się co 20 sekund.
lesson-keep = Dane znikają
lesson-keep-now = od razu
lesson-keep-day = po dobie
lesson-keep-week = po 7 dniach
lesson-keep-now-why = Z końcem lekcji. Raport trzeba pobrać wcześniej, a zadania domowego nie będzie.
lesson-keep-day-why = Dobę po lekcji. Do tego czasu działa zadanie domowe.
lesson-keep-week-why = Tydzień po lekcji. Do tego czasu działa zadanie domowe.
lesson-time = Czas: { $minutes } min
lesson-minutes = { $minutes } min
lesson-length = Długość lekcji
lesson-starts = Początek
lesson-border = Granica między: { $phase }, { $next }
lesson-shorter = Minuta mniej
lesson-longer = Minuta więcej
lesson-time-why = Przeciągnij granicę albo przesuń ją strzałkami. Stoły kończą uczciwie, po pełnej kolejce.
lesson-time-short = Na rozmowę zostało mało czasu, a to ona uczy.
lesson-phase-join = wejście
lesson-phase-example = przykład
lesson-phase-play = gra
lesson-phase-debrief = rozmowa
lesson-phase-exit = wyjście
lesson-phase-reserve = zapas
lesson-questions = Pytania do rozmowy
lesson-of-deck = z talii
lesson-question = Pytanie { $number }
lesson-question-out = Usuń pytanie { $number }
lesson-question-add = Dodaj własne pytanie
lesson-question-deck = Dodaj pytanie z talii
lesson-questions-full = Więcej niż { $count } pytań nie zmieści się w lekcji.
lesson-so = Tak będzie
lesson-so-same = Wszędzie to samo rozdanie.
lesson-so-rounds = Rundy: { $rounds }.
lesson-so-time = Gra trwa { $play } min, rozmowa { $talk } min.
lesson-if = Gdy przyjdzie { $people }: { $tables }.
lesson-stays = Plan zostaje na tym komputerze. Serwer pozna pytanie dopiero, gdy je zadasz. Konta nie ma.
lesson-privacy = Co z danymi?
lesson-needed = Potrzebne w sali
lesson-needed-phones = telefon lub tablet dla każdego, albo jeden na dwoje
lesson-needed-projector = rzutnik: ten sam komputer, druga karta przeglądarki
lesson-needed-sheet = kartka „Kto jest kim?” i długopis
lesson-print-names = Kartka „Kto jest kim?”
lesson-save = Zapisz plan jako plik
lesson-open-class = Otwórz klasę
lesson-opening = Otwieram klasę…
lesson-not-opened = Klasa się nie otworzyła.
lesson-no-server = Nie ma połączenia z serwerem, a klasa go potrzebuje. Plan można zapisać.
lesson-static = Ta kopia nie ma serwera, a klasa go potrzebuje. Plan można zapisać.
lesson-sheet = Kto jest kim?
lesson-print = Drukuj
lesson-sheet-why = Pseudonim stoi na ekranie ucznia. Imię wpisuje się ręcznie na wydrukowanej kartce: żaden serwer go nie zna.
lesson-sheet-by = Wiersze według
lesson-sheet-by-name = pseudonimów
lesson-sheet-by-table = stołów i miejsc
lesson-sheet-seat = stół { $table }, miejsce { $seat }
lesson-sheet-foot = Kartka zostaje u nauczyciela. Po lekcji można ją zniszczyć.
lesson-sign-cat = kot
lesson-sign-house = dom
lesson-sign-fish = ryba
lesson-sign-star = gwiazda
lesson-sign-key = klucz
lesson-sign-boat = łódka
lesson-sign-umbrella = parasol
lesson-sign-moon = księżyc
lesson-sign-fir = choinka
lesson-report = Raport z lekcji
lesson-report-none = Tego raportu nie ma na tym urządzeniu.
lesson-report-none-text = Raport widzi tylko urządzenie, które prowadziło lekcję, dopóki dane klasy nie zostały usunięte.
lesson-report-csv = Zapisz tabelę (CSV)
lesson-report-gone = Dane klasy zostały usunięte.
lesson-report-gone-text = Na serwerze nic nie zostało. Zapisane pliki i wydruki są tylko u nauczyciela.
lesson-report-erase = Usuń teraz
lesson-report-erase-why = Dane klasy znikną same, jak zaplanowano. Można je też usunąć od razu.
lesson-report-erase-sure = Usunąć wszystko, co serwer wie o tej lekcji?
lesson-report-erase-text = Klasa, stoły, notatki i karty wyjścia znikną w ciągu minuty. Zadanie domowe przestanie działać przez serwer. Tego nie da się cofnąć.
lesson-report-name = pseudonim
lesson-report-real = imię
lesson-report-table = stół
lesson-report-known = trafne nazwy
lesson-report-got = dostał(a) kartę
lesson-report-own = udział
lesson-report-drops = zerwane połączenia
lesson-report-of = { $part } z { $whole }
lesson-report-people = { $count ->
    [one] osoba
    [few] osoby
   *[many] osób
  }
lesson-report-tables = { $count ->
    [one] stół, do końca: { $finished }
    [few] stoły, do końca: { $finished }
   *[many] stołów, do końca: { $finished }
  }
lesson-report-asks = { $count ->
    [one] prośba, z trafną nazwą: { $known }
    [few] prośby, z trafną nazwą: { $known }
   *[many] próśb, z trafną nazwą: { $known }
  }
lesson-report-cards = { $count ->
    [one] karta wyjścia
    [few] karty wyjścia
   *[many] kart wyjścia
  }
lesson-report-sets = Zestawy
lesson-report-set = zestaw
lesson-report-asked = prośby
lesson-report-read = karta wiedzy, 1. → 2. połowa gry
lesson-report-early = karta wiedzy, 1. połowa
lesson-report-late = karta wiedzy, 2. połowa
lesson-report-sets-why = Trafna nazwa: prośba o kartę z zestawu, z którego proszący już coś ma. Do kart wiedzy zagląda się po cichu, dlatego liczy się je tylko dla całej klasy.
lesson-report-confused = Najczęstsze pomyłki
lesson-report-confused-why = O kartę prosił ktoś, kto zbierał inne zestawy. Kto zbiera kilka, liczy się przy każdym po części; mniej niż raz się pomija.
lesson-report-instead = przy zbieraniu: { $set }
lesson-report-again = Do powtórzenia
lesson-report-rows = Wiersz dla każdego
lesson-report-exits = Karty wyjścia
lesson-report-notes = Notatki przy stołach
lesson-report-foot = Bez ocen i bez rankingu, w porządku alfabetycznym. Imiona wpisuje nauczyciel ręcznie; serwer ich nie zna.
lesson-report-foot-typed = Bez ocen i bez rankingu, w porządku alfabetycznym. Imiona wpisali uczniowie: serwer ma je do usunięcia klasy.
lesson-report-keep-now = Dane klasy znikają z końcem lekcji.
lesson-report-keep-day = Dane klasy znikają dobę po lekcji.
lesson-report-keep-week = Dane klasy znikają tydzień po lekcji.
lesson-homework = Zadanie domowe
lesson-homework-wrong = Ten odnośnik jest niepełny albo uszkodzony.
lesson-homework-wrong-text = Poproś nauczyciela o odnośnik jeszcze raz i otwórz go cały.
lesson-homework-why = Te same karty co na lekcji, przeciw botom, na tym urządzeniu. Potem można porównać: co przy tym miejscu osiągnęła klasa?
lesson-homework-seat = Miejsce przy stole
lesson-homework-class = Wyników z klasy do porównania: { $count }.
lesson-homework-nobody = Na tym miejscu nikt w klasie nie siedział.
lesson-homework-play = Zagraj to rozdanie
lesson-homework-played = Zagrane tutaj
lesson-homework-at = Miejsce { $seat }
lesson-homework-result = Twój wynik: { $result }. W klasie: { $others }.
lesson-homework-compared = Lepiej niż { $better } z { $of }, tak samo jak { $equal }.
lesson-homework-alone = Twój wynik: { $result }.
lesson-homework-stays = Ta gra zostaje na tym urządzeniu. W odnośniku są wyniki miejsc, bez osób.
lesson-homework-link = Odnośnik do zadania, stoły po { $players }
lesson-homework-copy = Skopiuj odnośnik
lesson-homework-copied = Skopiowano.
lesson-homework-later = Odnośnik pojawi się, gdy klasa zostanie zakończona: dopiero wtedy karty mogą być jawne.
lesson-homework-about = Kto ma odnośnik, gra w domu tymi samymi kartami i porównuje się z klasą, miejsce z miejscem, bez osób. Serwer nie jest do tego potrzebny.
lesson-so-class = Klasa „{ $title }” gra w grę „{ $game }” { $tables ->
    [one] przy jednym stole
    [few] przy { $tables } stołach
   *[many] przy { $tables } stołach
  }.
lesson-so-nobody = Klasa gra w grę „{ $game }” { $tables ->
    [one] przy jednym stole
    [few] przy { $tables } stołach
   *[many] przy { $tables } stołach
  }.
lesson-bots = { $bots ->
    [one] w tym jeden bot
    [few] w tym { $bots } boty
   *[many] w tym { $bots } botów
  }
lesson-report-map = mapa
lesson-report-map-bands = mapa: w miejscu, blisko, w regionie, daleko
lesson-report-band = { $band ->
    [in-place] w miejscu
    [near] blisko
    [region] w regionie
   *[far] daleko
  }
lesson-report-explained = wyjaśnienie
lesson-report-tick = { $tick ->
    [full] pełne
    [part] częściowe
   *[none] brak
  }
lesson-report-votes = Głosowania
lesson-report-vote = głosowanie
lesson-report-unsure = nie wiem
lesson-report-show = Na rzutnik
lesson-homework-not-yet = Tego zadania tu nie ma.
lesson-homework-not-yet-text = Zadanie pojawia się po zakończeniu lekcji i znika razem z danymi klasy. Sprawdź kod albo poproś nauczyciela o odnośnik.
lesson-homework-own = Każdy stół miał inne karty.
lesson-homework-own-text = Nie ma wspólnego rozdania, które można by zagrać w domu i porównać.
lesson-homework-which = Które rozdanie
lesson-homework-deal = runda { $round }, stoły po { $players }
lesson-homework-code = Klasa znajdzie zadanie także pod adresem { $address }, dopóki serwer ma dane klasy.
lesson-homework-puzzles = Zagadki z gier Waszej klasy
lesson-homework-puzzles-why = Chwile z Waszych stołów, w których ktoś mógł już wiedzieć na pewno. Nigdzie nie jest napisane, kto to był.
lesson-homework-puzzle = Zagadka { $number }
lesson-homework-puzzle-grade = trudność { $grade } z 4
lesson-homework-puzzle-open = Rozwiąż zagadkę { $number }
lesson-recall = Co pamiętasz?
lesson-recall-why = Pięć pytań z tej talii, zawsze z odpowiedzią. Najwięcej daje po jednym dniu i po tygodniu. Wynik zostaje na tym urządzeniu.
lesson-recall-begin = Zaczynam
lesson-recall-was = { $date }: { $right } z { $of }
lesson-recall-number = { $number } z { $of }. Do czego to należy?
lesson-recall-answered = Odpowiedź już jest.
lesson-recall-yes = Tak, { $title }.
lesson-recall-no = Nie, to { $title }.
lesson-recall-next = Dalej
lesson-recall-done = Pamiętasz { $right } z { $of }.
lesson-answers-add = Dodaj odpowiedzi do wyboru
lesson-answer-add = Jeszcze jedna odpowiedź
lesson-answer = Odpowiedź { $letter }
lesson-answer-out = Usuń odpowiedź { $letter }
lesson-answers-few = Potrzebne są co najmniej dwie odpowiedzi, inaczej pytanie pojawi się bez nich.
lesson-answers-alone = Brakuje samego pytania: w tej postaci nie zostanie zadane.
lesson-exit = Karta wyjścia
lesson-exit-why = Dwa pytania na ostatnie minuty. Puste pola: pytania zwykłe.
lesson-exit-question = Pytanie { $number } karty wyjścia
lesson-exit-usual = { $number ->
    [0] Co z dzisiejszej lekcji zapamiętasz?
   *[1] Czego chcesz się jeszcze dowiedzieć?
  }
