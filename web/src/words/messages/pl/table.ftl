# Słowa stołu: ramka, zasłona, poczekalnia, koniec.
table-your-turn = Twoja kolej
table-code-tag = stół { $code }
table-status-label = Co się dzieje
table-opening = Rozkładam stół…
table-missing = Tego stołu nie ma na tym urządzeniu.
table-missing-text = Został usunięty albo rozegrano go w innej przeglądarce.
table-broken = Tego stołu nie da się otworzyć.
table-broken-text = Zapis gry jest uszkodzony albo pochodzi z nowszej wersji.
table-elsewhere = Ten stół jest otwarty w innej karcie.
table-elsewhere-text = Gra toczy się tam dalej. Tutaj możesz ją przejąć.
table-elsewhere-take = Graj tutaj
table-not-kept = Gra nie jest zapisywana: w tej przeglądarce brakuje miejsca albo nie wolno zapisywać. Nie zamykaj karty.

# połączenie
table-light = { $state ->
    [device] to urządzenie
    [live] na żywo
    [catching-up] łączę…
   *[offline] brak połączenia
  }
table-light-say = Połączenie: { $state ->
    [device] stół działa na tym urządzeniu, bez sieci
    [live] na żywo
    [catching-up] nawiązuję na nowo
   *[offline] brak
  }
table-sending = wysyłam…
table-sent = wysłane
table-veil-catching = Nawiązuję połączenie
table-veil-since = Ostatnia wiadomość od serwera: { $time }. Nic nie przepadło, gra czeka.
table-veil-again = Spróbuj teraz
table-veil-paused = Przerwa
table-veil-paused-host = Gra stoi, bączek też. Wznowisz ją, kiedy zechcesz.
table-veil-paused-guest = Gospodarz zatrzymał grę. Zegary i bączek stoją.
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
table-home-kept = Gra zostanie zapisana, wrócisz do niej ze strony początkowej.
table-keys = Klawisze
table-keys-off = Klawisze literowe są wyłączone w ustawieniach.
table-key-hand = moje karty
table-key-board = stół
table-key-order = kolejność
table-key-log = trzy ostatnie wpisy
table-key-rules = zasada wskazanej rzeczy
table-key-status = co się dzieje
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
table-host-fell = Bączek upadł
table-host-failed = Nie udało się zakręcić
table-host-penalty = Kara za podpowiadanie
table-host-penalty-team = { $team ->
    [0] dla niebieskich
    [1] dla czerwonych
   *[2] dla zielonych
  }
table-host-penalty-text = Każda osoba z drużyny oddaje jedną kartę.
table-host-stand-in = Za { $name }: gra bot
table-host-stand-back = { $name }: gra znowu człowiek
table-host-remove = Poproś o odejście: { $name }
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
table-refused-bad-option = Tak nie można ustawić stołu: ta liczba graczy lub ta zasada nie pasuje.
table-refused-bad-position = Takiego układu na stole być nie może.
table-refused-not-your-turn = Teraz nie twoja kolej.
table-refused-wrong-phase = Teraz nie pora na to.
table-refused-illegal = Zasady na to nie pozwalają.
table-refused-not-held = Nie masz tego w ręce.
table-refused-no-such-offer = Tej oferty już nie ma.
table-refused-over = Gra jest skończona.
table-refused-paused = Gra jest wstrzymana.
table-refused-no-such-table = Do tego stołu nie da się wejść: kod jest inny, stół jest zamknięty albo pełny.
table-refused-bad-token = To urządzenie nie ma już miejsca przy tym stole.
table-refused-not-host = To może zrobić tylko gospodarz.
table-refused-not-seated = Nie masz miejsca w tej grze.
table-refused-no-such-seat = Takiego miejsca nie ma.
table-refused-seat-taken = To miejsce jest zajęte.
table-refused-no-such-person = Tej osoby już tu nie ma.
table-refused-bad-name = Imię to od 1 do 24 liter, cyfr, odstępów, kropek i łączników.
table-refused-name-taken = Ktoś przy tym stole już tak się nazywa.
table-refused-busy = Przy tym stole za dużo dzieje się naraz. Spróbuj za chwilę.
table-refused-storage = Serwer nie ma gdzie zapisać gry. Nic się nie zmieniło, spróbuj za chwilę.
table-refused-same-id = Ta wiadomość już była, ale z inną treścią. Spróbuj jeszcze raz.
table-refused-already-here = Siedzisz już przy stole na tym połączeniu.
table-refused-too-many = Za szybko. Odczekaj chwilę i spróbuj jeszcze raz.
table-refused-not-serving = Ten serwer nie prowadzi teraz stołów.
table-refused-offline = Nie ma połączenia z serwerem. Gdy wróci, wyślemy to sami.
