# Słowa stołu, który służy każdej grze bez własnych ekranów. Talia może mieć lepsze (docs/DECKS.md).
generic-told = { $who } { $what }.
generic-told-more = { $who } { $what }: { $rest }.
generic-told-nobody = { $what }.
generic-told-nobody-more = { $what }: { $rest }.
generic-status-mine = Wybierz, co robisz ({ $phase }).
generic-status-wait = Teraz { $names } ({ $phase }).
generic-team = drużyna { $number }
generic-acts = Co możesz zrobić
generic-next = Wybierz dalej
generic-back = Cofnij
generic-do = Zrób to
generic-rest = Reszta polecenia
generic-rest-hint = Dopisz resztę: { $shape }
generic-nothing = Teraz nic nie możesz zrobić.
generic-table = Na stole
generic-none = nic
generic-cards = { $count ->
    [one] { $count } zakryta
    [few] { $count } zakryte
   *[many] { $count } zakrytych
  }
generic-winners = Wygrywa: { $names }
generic-no-winner = Nikt nie wygrał
generic-filter-mine = moje

generic-verbs-ask = poproś
generic-verbs-play = zagraj
generic-verbs-draw = dobierz
generic-verbs-pass = pasuj
generic-verbs-read = odczytaj
generic-verbs-exchange = wymień
generic-verbs-give-up = oddaj
generic-verbs-line = linia
generic-verbs-spin = zakręć
generic-verbs-stop = zatrzymaj
generic-verbs-offer = zaproponuj
generic-verbs-accept = przyjmij
generic-verbs-decline = odrzuć
generic-verbs-withdraw = wycofaj
generic-verbs-say = powiedz
generic-verbs-buy = kup
generic-verbs-bid = licytuj
generic-verbs-call = sprawdź
generic-verbs-take = weź
generic-verbs-give = daj
generic-verbs-discard = odrzuć kartę
generic-verbs-roll = rzuć kostką
generic-verbs-move = przesuń

generic-events-dealt = dostaje karty
generic-events-began = zaczyna
generic-events-asked = prosi
generic-events-gave = daje
generic-events-refused = nie ma
generic-events-played = zagrywa
generic-events-drew = dobiera
generic-events-took = bierze
generic-events-passed = pasuje
generic-events-bought = kupuje
generic-events-offered = proponuje
generic-events-accepted = przyjmuje
generic-events-declined = odrzuca
generic-events-said = mówi
generic-events-completed = zbiera
generic-events-exchanged = wymienia
generic-events-over = koniec gry

generic-members-hands = ręka
generic-members-deck = talia
generic-members-stack = stos
generic-members-table = na stole
generic-members-tricks = lewy
generic-members-discards = odrzucone
generic-members-piles = stosik
generic-members-row = w rzędzie
generic-members-queue = kolejka
generic-members-offers = oferty
generic-members-points = punkty
generic-members-score = punkty
generic-members-sets = zestawy
generic-members-count = ile
generic-members-from = od
generic-members-give = daje
generic-members-want = chce
generic-members-team = drużyna
generic-members-active = prowadzi
generic-members-leader = prowadzi
generic-members-paid = zapłata
generic-members-id = numer
generic-members-limit = limit
generic-members-limits = limit
generic-members-gone = zagrane

generic-phases-deal = rozdanie
generic-phases-play = gra
generic-phases-draw = dobieranie
generic-phases-over = koniec

generic-values-all = wszyscy
generic-values-any = cokolwiek
generic-values-yes = tak
generic-values-no = nie
