# Słowa stołu: ramka, zasłona, poczekalnia, koniec.
table-your-turn = Twoja kolej
table-code-tag = stół { $code }
table-board = Stół
table-status-label = Co się dzieje
table-opening = Rozkładam grę…
table-missing = Tego stołu nie ma na tym urządzeniu.
table-missing-text = Został usunięty albo rozegrano go w innej przeglądarce.
table-broken = Tego stołu nie da się otworzyć.
table-broken-text = Zapis gry jest uszkodzony albo pochodzi z nowszej wersji.
table-elsewhere = Ten stół jest otwarty w innej karcie.
table-elsewhere-text = Gra toczy się tam dalej. Tutaj możesz ją przejąć.
table-elsewhere-take = Graj tutaj
table-not-kept = Gra nie jest zapisywana: w tej przeglądarce brakuje miejsca albo nie wolno zapisywać. Nie zamykaj karty.
table-bots-lost = Boty nie odpowiadają: nie udało się ich wczytać. Stół czeka i próbuje dalej.
table-away = { $name }: brak połączenia od { $time }.
table-away-stand-in = { $name }: brak połączenia od { $time }, gra bot.
table-away-minutes = { $count ->
    [one] To już minuta.
    [few] To już { $count } minuty.
   *[many] To już { $count } minut.
  }
table-away-help = Po 45 sekundach gospodarz może posadzić na tym miejscu bota.
table-away-since = brak połączenia od { $time }
table-back = { $name } wraca do stołu.
table-lobby-big-here = Otwórz tutaj, w nowej karcie
table-tv = Stół na tym ekranie
table-tv-go = Pokaż stół
table-tv-where = Na telewizorze albo projektorze otwórz w przeglądarce:
table-tv-type = i wpisz kod:
table-tv-knocks = Ekran zapuka do stołu, a wpuści go gospodarz. To urządzenie zostaje przy stole.
table-tv-class = To kod klasy. Ekran dla klasy otwiera nauczyciel ze swojego urządzenia.
table-watch-name = Ekran
table-other-rules = Ta strona jest innej wersji niż serwer: reguły mogą się różnić. Odświeży się sama przed następną grą.

# połączenie
table-light = { $state ->
    [device] to urządzenie
    [live] połączono
    [catching-up] łączę…
   *[offline] brak połączenia
  }
table-light-say = Połączenie: { $state ->
    [device] stół działa na tym urządzeniu, bez sieci
    [live] jest
    [catching-up] nawiązuję na nowo
   *[offline] brak
  }
table-sending = wysyłam…
table-sent = wysłane
table-veil-catching = Nawiązuję połączenie
table-veil-since = Ostatnia wiadomość od serwera: { $time }. Miejsce jest zachowane; co się tymczasem wydarzy, pokaże się po połączeniu.
table-veil-again = Spróbuj teraz
table-veil-paused = Przerwa
table-veil-paused-host = Gra stoi, czas też. Wznowisz ją, kiedy zechcesz.
table-veil-paused-guest = Gospodarz zatrzymał grę. Czas też stoi.
table-veil-paused-class = Nauczyciel zatrzymał grę. Zaraz gramy dalej.
table-veil-go-on = Gramy dalej

# dziennik
table-log = Dziennik
table-log-all = Wszystko
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-older = Pokaż wcześniejsze
table-log-open = Otwórz dziennik
table-log-last = Ostatnio:
table-log-read = Ostatnie wpisy:
table-log-filters = Co pokazać w dzienniku

# przyciski ramki
table-rules = Zasady
table-menu = Menu stołu
table-sound-on = Włącz dźwięk
table-sound-off = Wyłącz dźwięk
table-settings = Ustawienia
table-home = Odejdź od stołu
table-home-kept = Gra zostanie zapisana, wrócisz do niej ze strony głównej.
table-keys = Klawisze
table-keys-off = Klawisze literowe są wyłączone w ustawieniach.
table-key-hand = moje karty
table-key-board = stół
table-key-order = kolejność
table-key-log = trzy ostatnie wpisy
table-key-rules = zasada wskazanej rzeczy
table-key-status = co się dzieje
table-first = Twoja pierwsza gra
table-first-ok = Jasne
table-while-away = Podczas nieobecności grał za Ciebie bot:
table-next = Dalej
table-key-next = następny ruch bota
table-key-sound = dźwięk
table-key-command = wiersz poleceń
table-order = Kolejność: { $names }.
table-nothing-to-read = Teraz nie ma tu nic do przeczytania.
table-commands = Wiersz poleceń
table-commands-hint = Wpisz ruch, na przykład { $example }, albo: hand, board, order, log, status, rules.
table-commands-do = Wykonaj

# gospodarz
table-host = Gospodarz
table-host-pause = Przerwa
table-host-go-on = Gramy dalej
table-host-stand-in = { $name }: niech gra bot
table-host-stand-back = { $name }: gra znowu człowiek
table-host-remove = Wyproś: { $name }
table-host-remove-sure = { $name } odejdzie od stołu, a na tym miejscu zagra bot. Tego nie można cofnąć.
table-host-end = Zakończ grę
table-host-end-sure = Zakończyć grę teraz?
table-host-end-text = Gra się urwie bez wyniku. Zapis będzie można obejrzeć i zachować.
table-host-end-yes = Zakończ
table-host-away = { $name }: brak połączenia
table-pass-to = Podaj urządzenie
table-pass-to-name = { $name }

# zasłona
table-cover-pass = Podaj urządzenie:
table-cover-away = Zasłonięte. Gra:
table-cover-rest = Reszta odwraca wzrok. Karty pokażą się dopiero po przytrzymaniu.
table-cover-hold = Przytrzymaj
table-cover-hold-hint = Albo naciśnij dwa razy.
table-cover-other = Bierze ktoś inny
table-cover-last = Ostatnio:

# odmowy
table-refused = To się nie uda
table-refused-rule = Zasada { $rule }
table-refused-close = Zamknij komunikat
table-refused-unknown = Serwer odmówił ({ $code }).
table-refused-bad-json = Tej wiadomości nie da się odczytać.
table-refused-bad-message = Tej wiadomości serwer nie rozumie. Jeśli się to powtarza, odśwież stronę.
table-refused-bad-command = Tego polecenia nie da się odczytać. Sprawdź, jak jest zapisane.
table-refused-unknown-game = Tej gry nie znamy.
table-refused-unknown-card = Takiej karty nie ma w tej talii.
table-refused-bad-option = Tak nie można ustawić stołu: ta liczba graczy albo ta zasada nie pasuje.
table-refused-bad-position = Takiego układu na stole być nie może.
table-refused-not-your-turn = Teraz nie Twoja kolej.
table-refused-wrong-phase = Teraz nie pora na to.
table-refused-illegal = Zasady na to nie pozwalają.
table-refused-not-held = Nie masz tego w ręce.
table-refused-no-such-offer = Tej oferty już nie ma.
table-refused-over = Gra jest skończona.
table-refused-paused = Gra jest wstrzymana.
table-refused-no-such-table = Do tego stołu nie da się wejść: kod jest inny, stół jest zamknięty albo pełny.
table-refused-other-cell = Ten stół jest w innej części tego serwera. Otwórz stronę spod linku do stołu.
table-refused-bad-token = To urządzenie nie ma już miejsca przy tym stole.
table-refused-not-host = To może zrobić tylko gospodarz.
table-refused-not-seated = Nie masz miejsca w tej grze.
table-refused-no-such-seat = Takiego miejsca nie ma.
table-refused-seat-taken = To miejsce jest zajęte.
table-refused-no-such-person = Tej osoby już tu nie ma.
table-refused-bad-name = Imię to od 1 do 24 liter, cyfr, odstępów, kropek i łączników.
table-refused-name-taken = Ktoś przy tym stole już tak się nazywa.
table-refused-busy = Przy tym stole za dużo dzieje się naraz. Spróbuj za chwilę.
table-refused-under-way = Po kolei: poprzednia prośba jeszcze trwa.
table-refused-storage = Serwer nie ma gdzie zapisać gry. Nic się nie zmieniło, spróbuj za chwilę.
table-refused-same-id = Ta wiadomość już była, ale z inną treścią. Spróbuj jeszcze raz.
table-refused-not-away = Bot może zastąpić tylko osobę, której nie ma od co najmniej 45 sekund.
table-refused-not-committed = To nie jest liczba, do której zobowiązała się Twoja przeglądarka.
table-refused-pattern = Wskaż cztery znaki z rzutnika.
table-refused-no-coach = Przy tym stole gra się bez trenera.
table-refused-already-here = Siedzisz już przy stole na tym połączeniu.
table-refused-bad-deck = Serwer nie przyjmuje tej talii: { $why }
table-refused-no-decks = Ten serwer nie przyjmuje talii zrobionych przez graczy. Poproś osobę, która go prowadzi, o zgodę albo wybierz inną talię.
table-refused-no-deck = Serwer nie ma tej talii. Otwórz ją w „Moich taliach” i spróbuj jeszcze raz albo wybierz inną.
table-refused-old-server = Ten serwer ma zbyt starą wersję i nie przyjmuje talii zrobionych przez graczy. Wybierz inną talię albo poproś osobę, która go prowadzi, o aktualizację.
table-refused-deck-too-large = Ta talia jest za duża na stół na serwerze: najwyżej 512 KiB. Usuń z niej część obrazków.
table-refused-too-many = Za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
table-refused-too-long = Przy tym stole wydarzyło się już zbyt wiele. Dokończcie grę i otwórzcie nowy stół.
table-refused-not-serving = Ten serwer nie prowadzi teraz stołów.
table-refused-offline = Nie ma połączenia z serwerem. Gdy wróci, wyślemy to sami.

# poczekalnia
table-lobby = poczekalnia
table-lobby-title = { $game }: poczekalnia
table-lobby-join = Dosiądź się do stolika
table-lobby-scan = Zeskanuj aparatem albo wpisz kod na stronie
table-reach-none = Telefony nie trafią na ten komputer.
table-reach-none-text = Ta strona jest otwarta pod adresem, który działa tylko tutaj, a serwer nie zna innego. Połącz komputer z siecią i uruchom serwer poleceniem „stolik serve --lan”.
table-reach-which = Adres dla telefonów
table-reach-which-text = Komputer jest w kilku sieciach. Wybierz adres w sieci, w której są telefony.
table-lobby-code = Kod stołu
table-lobby-qr = Kod QR z odnośnikiem do tego stołu
table-lobby-copy = Skopiuj odnośnik
table-lobby-copied = Skopiowano
table-lobby-link = Odnośnik do stołu
table-lobby-new-link = Nowy odnośnik
table-lobby-new-link-hint = Stary przestanie działać.
table-lobby-no-link = Z tym odnośnikiem trzeba zapukać; gospodarz wpuści.
table-lobby-count = { $count ->
    [one] osoba przy stole, najlepiej { $best }
    [few] osoby przy stole, najlepiej { $best }
   *[many] osób przy stole, najlepiej { $best }
  }
table-own-deck = Talia zrobiona przez kogoś z was
table-own-deck-by = „{ $title }”, autor: { $author }. Karty napisał autor, a nie twórcy Stolika.
table-own-deck-nobody = „{ $title }”. Nie podano, kto ją zrobił. Kart nie napisali twórcy Stolika.
table-own-deck-signed = Podpisano kluczem { $key }. Podpis potwierdza, czyim kluczem podpisano talię, ale nie to, że jej treść jest prawdziwa.
table-own-deck-tag = { $title } (własna talia)
table-own-deck-sit = Usiądź
table-lobby-rules = Zasady tego stołu
table-lobby-door = { $door ->
    [open] Drzwi: otwarte
   *[knock] Drzwi: trzeba zapukać
  }
table-lobby-door-hint = Otwarte: kto zna kod, siada od razu.
table-lobby-seat = Miejsce { $number }
table-lobby-place = { $kind ->
    [open] Miejsce { $number }: wolne miejsce
    [closed] Miejsce { $number }: zamknięte
   *[taken] Miejsce { $number }: { $name }, { $about }
  }
table-lobby-seat-free = wolne miejsce
table-lobby-seat-closed = zamknięte
table-lobby-seat-host = gospodarz
table-lobby-seat-you = to Ty
table-lobby-seat-away = bez połączenia
table-lobby-seat-here = przy stole
table-lobby-seat-bot = { $level ->
    [random] bot losowy
    [novice] bot nowicjusz
    [relaxed] bot beztroski
    [easy] bot łatwy
    [keen] bot skupiony
    [steady] bot uważny
   *[strong] bot mistrz
  }
table-lobby-sit = Usiądź tutaj
table-lobby-stand = Wstań od stołu
table-lobby-make-bot = { $level ->
    [random] Posadź bota: losowy
    [novice] Posadź bota: nowicjusz
    [relaxed] Posadź bota: beztroski
    [easy] Posadź bota: łatwy
    [keen] Posadź bota: skupiony
    [steady] Posadź bota: uważny
   *[strong] Posadź bota: mistrz
  }
table-lobby-make-open = Zwolnij miejsce
table-lobby-make-closed = Zamknij miejsce
table-lobby-move-here = Posadź tutaj: { $name }
table-lobby-remove = Wyproś od stołu
table-lobby-watchers = Bez miejsca
table-lobby-knocks = { $name } puka do stołu
table-lobby-admit-all = { $count ->
    [one] Wpuść { $count } osobę
    [few] Wpuść wszystkie { $count } osoby
   *[many] Wpuść wszystkich { $count }
  }
table-lobby-admit = Wpuść
table-lobby-turn-away = Nie
table-lobby-fill = Boty na wolne miejsca
table-lobby-close-free = Zamknij wolne miejsca
table-lobby-start = Zacznij grę
table-lobby-start-free = { $count ->
    [one] Jedno miejsce jest wolne: posadź bota albo je zamknij.
    [few] { $count } miejsca są wolne: posadź boty albo je zamknij.
   *[many] { $count } miejsc jest wolnych: posadź boty albo je zamknij.
  }
table-lobby-start-players = { $count ->
    [one] W jedną osobę zagrać się nie da.
    [few] W { $count } osoby zagrać się nie da.
   *[many] W { $count } osób zagrać się nie da.
  }
table-lobby-waiting = Grę zacznie gospodarz.
table-lobby-waiting-free = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[many] { $count } miejsc jest jeszcze wolnych.
  }
table-lobby-big = Stół na dużym ekranie
table-lobby-big-hint = Na środku widać stół, a karty każdy ma w telefonie.
table-lobby-fair = Losowanie można sprawdzić
table-lobby-fair-text = Zanim ktokolwiek usiadł, serwer ogłosił odcisk tajnej liczby, od której zależy każde losowanie, a przeglądarka każdej osoby dokłada do niej własną: kart nie wybierze nawet ten, kto prowadzi serwer. Po grze tajna liczba zostanie ujawniona, a plik z zapisem pozwoli sprawdzić każdą wylosowaną kartę.
table-lobby-drawing = Trwa losowanie kart. Czekamy na: { $names }
table-lobby-start-drawing = Trwa losowanie kart.
table-lobby-called-off-silent = Losowanie odwołane, bez odpowiedzi: { $names }. Gospodarz zaczyna jeszcze raz.
table-lobby-called-off-left = Losowanie odwołane, w trakcie odeszli od stołu: { $names }. Gospodarz zaczyna jeszcze raz.
table-another-deal = Te karty nie pochodzą z losowania, w którym brała udział Twoja przeglądarka. Nie ufaj temu stołowi.
table-lobby-somebody = ktoś, kto już odszedł
table-lobby-rename = Zmień imię

# wejście
table-join = Dosiądź się
table-join-code = Kod stołu
table-join-code-hint = Osiem cyfr, które widzi gospodarz.
table-join-next = Dalej
table-join-name = Jak mamy Cię nazywać przy tym stole?
table-join-name-hint = Imię jest tylko na tę grę. Prawdziwego nikt tu nie potrzebuje.
table-join-more = Inne imiona
table-join-typed = Wpisz imię
table-join-host = Gospodarz wpuści Cię po zapukaniu.
table-join-teacher = Nauczyciel wpuści Cię po zapukaniu.
table-join-invited = Masz zaproszenie: siadasz od razu.
table-join-knock = Zapukaj
table-join-enter = Siadam
table-join-renamed = Ktoś tu ma już imię { $from }. Twoje imię przy tym stole: { $to }.
table-join-knocking = Pukasz do stołu
table-join-knocking-text = Gospodarz widzi, że { $name } czeka. Nie zamykaj tej strony.
table-join-knocking-class = Pukasz do klasy
table-join-knocking-class-text = Nauczyciel widzi, że { $name } czeka. Nie zamykaj tej strony.
table-watch-knocking = Ten ekran puka do stołu
table-watch-knocking-text = Gospodarz widzi to na swoim urządzeniu i może go wpuścić.
table-join-asking = Szukam stołu…
table-join-cancel = Rezygnuję
table-join-again = Spróbuj inaczej
table-join-watch = Chcę tylko patrzeć
table-join-short = { $left ->
    [one] Jeszcze jedna cyfra.
    [few] Jeszcze { $left } cyfry.
   *[many] Jeszcze { $left } cyfr.
  }
table-watch-title = Duży ekran
table-watch-only = Patrzysz na stół. Kart graczy tu nie widać.
table-leave-online = Odejdź na dobre
table-leave-sure = Odejść od stołu?
table-leave-text = Stracisz miejsce. W trakcie gry zagra za Ciebie bot.
table-leave-yes = Odchodzę

# pożegnania
table-bye-left = Miejsce przy stole jest wolne.
table-bye-left-text = Stół gra dalej bez Ciebie.
table-bye-removed = Gospodarz wyprosił Cię od stołu.
table-bye-removed-text = Możesz otworzyć własny stół.
table-bye-turned-away = Gospodarz tym razem nie wpuścił.
table-bye-turned-away-text = Sprawdź kod i zapytaj gospodarza.
table-bye-turned-away-class = Nauczyciel tym razem nie wpuścił.
table-bye-turned-away-class-text = Możesz wybrać inne imię i zapukać jeszcze raz.
table-bye-elsewhere = Ten stół jest otwarty w innym miejscu.
table-bye-elsewhere-text = Grasz teraz na innym urządzeniu albo w innej karcie.
table-bye-revoked = Ten odnośnik został unieważniony.
table-bye-revoked-text = Poproś o nowy.
table-bye-expired = Tego stołu już nie ma.
table-bye-expired-text = Zbyt długo nikogo przy nim nie było.
table-bye-broken = Ten stół jest uszkodzony.
table-bye-broken-text = Serwer zamknął go, żeby nic nie zostało zmyślone. Inne stoły grają dalej.
table-bye-bad-token = To urządzenie nie ma już miejsca przy tym stole.
table-bye-bad-token-text = Zapukaj jeszcze raz: wpisz kod stołu.
table-bye-stopping = Serwer zatrzymuje się na chwilę.
table-bye-stopping-text = Połączymy się sami, gdy znów zacznie działać.
table-bye-again = Graj tutaj
table-bye-knock = Zapukaj jeszcze raz

# koniec
table-end-own = { $rank ->
    [first] Wygrywasz: { $score }
    [shared] Dzielisz zwycięstwo: { $score }
    [second] Zajmujesz drugie miejsce: { $score }
    [third] Zajmujesz trzecie miejsce: { $score }
    [fourth] Zajmujesz czwarte miejsce: { $score }
    [fifth] Zajmujesz piąte miejsce: { $score }
    [sixth] Zajmujesz szóste miejsce: { $score }
   *[later] Zajmujesz { $place }. miejsce: { $score }
  }
table-end-you = Ty, { $name }
table-end = koniec gry
table-end-time = { $count ->
    [one] gra skończona, { $count } minuta
    [few] gra skończona, { $count } minuty
   *[many] gra skończona, { $count } minut
  }
table-end-class = Koniec gry przy tym stole. Za chwilę rozmowa całej klasy.
table-end-class-text = Gra skończyła się po równej liczbie tur. Wyniki porównamy w rozmowie.
table-end-broken-off = Gra została przerwana.
table-end-broken-off-text = Wyniku nie ma, ale przebieg można obejrzeć i zachować.
table-end-replay = Obejrzyj przebieg
table-end-result = Wynik
table-end-homework = Porównaj z klasą
table-end-rematch = Jeszcze raz
table-end-rematch-host = Nową grę otwiera gospodarz.
table-end-journal = Zapis gry
table-end-journal-hint = Plik do zachowania: stolik replay pokaże go jeszcze raz.
table-end-journal-verify = Plik do zachowania: stolik verify sprawdzi każde losowanie.
table-end-log = Dziennik jako tekst
table-end-more = Więcej
table-end-failed = Zapisu nie udało się pobrać.
table-replay = Przebieg gry
table-replay-eyes = Czyimi oczami
table-replay-all = widz
table-replay-first = Do początku
table-replay-back = Krok wstecz
table-replay-next = Krok naprzód
table-replay-last = Do końca
table-replay-step = Krok { $now } z { $all }
table-replay-play = Odtwarzaj
table-replay-stop = Zatrzymaj
table-replay-loading = Wczytuję przebieg…

# ---- strony końca, oglądane razem ----
table-pages = Strony
table-page-summary = Wynik
table-page-questions = Do rozmowy
table-pages-lead = Przewracasz strony dla wszystkich: inni widzą to, co Ty.
table-pages-now = Gospodarz pokazuje: { $page }.
table-pages-alone = Oglądasz osobno. Inni widzą: { $page }.
table-pages-back = Wróć do wszystkich
table-questions = { $count ->
    [one] Pytanie do rozmowy
    [few] { $count } pytania do rozmowy
   *[many] { $count } pytań do rozmowy
}
table-questions-how = Nie ma tu jednej dobrej odpowiedzi. Niech powie każdy, kto chce.
table-questions-lead = Naciśnij pytanie, żeby pokazać je wszystkim z bliska.
table-poll-mine = Twój głos
table-poll-voted = { $count ->
    [0] Nikt jeszcze nie głosował.
    [one] Oddano { $count } głos.
    [few] Oddano { $count } głosy.
   *[many] Oddano { $count } głosów.
} { $waits ->
    [0] Nikogo nie brakuje.
    [one] Czekamy jeszcze na { $waits } osobę.
    [few] Czekamy jeszcze na { $waits } osoby.
   *[many] Czekamy jeszcze na { $waits } osób.
}
table-poll-shown = { $count ->
    [one] Razem { $count } głos.
    [few] Razem { $count } głosy.
   *[many] Razem { $count } głosów.
}
table-poll-secret = Nikt nie widzi, kto jak głosuje.
table-poll-change = Głos możesz zmienić, dopóki wynik jest zakryty.
table-poll-show = Pokaż głosy
table-cover-table = Stół, widoczny dla wszystkich
table-end-puzzles = Co można było wiedzieć?
