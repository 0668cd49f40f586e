# Reglamentacja: słowa stołu, dziennika i końca gry.

## Kartki i umowy. Towar jest w bierniku, chyba że napisano inaczej.
rationing-cards = { $n ->
    [1] { $good }
    [few] { $n } kartki na { $good }
   *[many] { $n } kartek na { $good }
  }
rationing-cards-any = { $n ->
    [1] dowolną kartkę
    [few] { $n } dowolne kartki
   *[many] { $n } dowolnych kartek
  }
rationing-cards-either = { $n ->
    [1] { $goods }
    [few] { $n } kartki na { $goods }
   *[many] { $n } kartek na { $goods }
  }
rationing-count = { $n }× { $good }
rationing-nothing = nic
rationing-stub-any = { $n }× dowolna
rationing-stub-either = { $n }× { $goods }
rationing-deal = { $shape ->
    [both-places] { $give } za { $want } i zamianę miejsc
    [give-places] { $give } za zamianę miejsc
    [want-places] zamianę miejsc za { $want }
    [places] zamianę miejsc w kolejce
   *[both] { $give } za { $want }
  }
rationing-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }

## Stół
rationing-shop = Sklep
rationing-shop-left = { $n ->
    [0] Stos zakupów jest pusty
    [one] W stosie jest jeszcze { $n } karta zakupów
    [few] W stosie są jeszcze { $n } karty zakupów
   *[many] W stosie jest jeszcze { $n } kart zakupów
  }
rationing-card-said = { $position }. { $card }, { $category }, { rationing-points }. Kosztuje: { $cost }. { $state ->
    [can] Stać Cię.
    [lacking] Brakuje: { $lack }.
   *[none] {""}
  }
rationing-card-points = { $category } · { $n } pkt
rationing-can-pay = stać Cię
rationing-lacking = brak: { $goods }
rationing-lacking-choice = { $n ->
    [one] brakuje { $n } kartki
   *[many] brakuje { $n } kartek
  }
rationing-queue = Kolejka
rationing-queue-said = Kolejka: { $list }.
rationing-till = kasa
rationing-colour-0 = niebieski
rationing-colour-1 = czerwony
rationing-colour-2 = zielony
rationing-colour-3 = fioletowy
rationing-colour-4 = złoty
rationing-speculator = spekulant
rationing-you = Ty
rationing-has-top = ma bączek
rationing-spins = kręci
rationing-spins-who = kręci { $name }
rationing-seats = Gracze
rationing-seat-counts = { $cards ->
    [one] { $cards } kartka
    [few] { $cards } kartki
   *[many] { $cards } kartek
  } · { $bought ->
    [one] { $bought } zakup
    [few] { $bought } zakupy
   *[many] { $bought } zakupów
  }
rationing-need = chce
rationing-have = daje
rationing-my-need = chcę
rationing-my-have = daję
rationing-answer-flag = { $as ->
    [need] { $name } chce: { $good }. Złóż ofertę.
   *[have] { $name } daje: { $good }. Złóż ofertę.
  }
rationing-mute = Wycisz do końca kręcenia: { $name }
rationing-unmute = Słuchaj znowu: { $name }
rationing-muted = Wyciszono: { $names }.
rationing-unmute-all = Słuchaj znowu
rationing-own-side = Twoja strona stołu
rationing-hand = { $n ->
    [one] Twoja { $n } kartka
    [few] Twoje { $n } kartki
   *[many] Twoje { $n } kartek
  }
rationing-hand-said = { rationing-hand }: { $list }.
rationing-hand-empty = Nie masz żadnej kartki.
rationing-coupon = { $good }: { $n ->
    [one] { $n } kartka
    [few] { $n } kartki
   *[many] { $n } kartek
  }{ $taken ->
    [0] {""}
   *[other] , w ofercie { $taken }
  }
rationing-say = Powiedz wszystkim
rationing-say-good = { $good }: { $as ->
    [need] chcę
    [have] mogę dać
   *[none] nic nie mówię
  }
rationing-say-when = Mówić można, gdy bączek się kręci.
rationing-bought = { $n ->
    [0] brak zakupów
    [one] { $n } zakup
    [few] { $n } zakupy
   *[many] { $n } zakupów
  }
rationing-bought-peek = Twoje zakupy, zakryte: { $n }. Przytrzymaj, żeby zajrzeć.
rationing-bought-none = Nic jeszcze nie kupiono.
rationing-bought-line = { $card } ({ $category }, { $n })
rationing-hold-look = przytrzymaj, żeby zajrzeć
rationing-visit = Zapowiedziana wizyta
rationing-visit-peek = Twoja zapowiedziana wizyta. Przytrzymaj, żeby zajrzeć.
rationing-visit-doubles = Podwaja: { $list }.
rationing-stack = Stos kartek: { $n }
rationing-stack-dry = nie ma czego dobierać
rationing-discarded = odrzucone: { $n }
rationing-discards = Odrzucone kartki
rationing-discards-text = Leżą odkryte. Gdy stos się skończy, tasuje się je i tworzy z nich nowy stos.
rationing-discards-all = { $n ->
    [0] Liczba kartek w grze: { $goods }.
    [one] W grze jest po { $n } kartce na: { $goods }.
    [few] W grze są po { $n } kartki na: { $goods }.
   *[many] W grze jest po { $n } kartek na: { $goods }.
  }

## Bączek
rationing-top = Bączek
rationing-top-stages = Stan bączka
rationing-top-stage = { $stage ->
    [steady] równo
    [slowing] zwalnia
    [wobbling] chwieje się
    [fallen] leży
    [turning] kręci się
   *[waiting] czeka
  }
rationing-top-said = { $stage ->
    [steady] Bączek kręci się równo.
    [slowing] Bączek zwalnia.
    [wobbling] Bączek się chwieje.
    [turning] Bączek się kręci.
   *[fallen] Bączek leży.
  }
rationing-top-frozen = wstrzymany
rationing-round = runda { $n }
rationing-round-final = runda finałowa
rationing-try = { $n }. próba
rationing-spin = Zakręć
rationing-spin-hint = Pociągnij bączek i puść albo użyj przycisku.
rationing-spin-keys = Enter: zwykła siła. Spację przytrzymaj i puść: siła rośnie przez niecałą sekundę.
rationing-skip-trade = Nie handluję
rationing-stop = Zatrzymaj bączek
rationing-stop-brief = Stop
rationing-stop-final = w rundzie finałowej nie wolno
rationing-hold = przytrzymaj
rationing-fell = Bączek upadł
rationing-fell-failed = Upadł od razu
rationing-fell-traded = Po wymianie nie ma kolejnej próby.

## Oferty
rationing-offers = Oferty
rationing-offers-mine = Oferty dla Ciebie
rationing-offers-none = Na razie nikt nic Ci nie proponuje.
rationing-offers-nobody = Na razie nikt nic nie proponuje.
rationing-offers-later = Oferty składa się, gdy bączek się kręci.
rationing-offers-you = { $name } proponuje Tobie
rationing-offers-all = { $name } do wszystkich
rationing-offer-said = { $name } proponuje Tobie { $deal }.
rationing-offer-all-said = { $name } proponuje wszystkim { $deal }.
rationing-offer-of = { $at } z { $n }
rationing-offer-before = Poprzednia
rationing-offer-next = Następna
rationing-can = możesz
rationing-cannot = nie możesz
rationing-you-give = oddajesz
rationing-you-get = dostajesz
rationing-you-keep = zostanie
rationing-you-choose = wybierz
rationing-pay-good = { $good }: płacisz { $n } z { $held }
rationing-pay-more = { $n ->
    [one] wybierz jeszcze { $n } kartkę
    [few] wybierz jeszcze { $n } kartki
   *[many] wybierz jeszcze { $n } kartek
  }
rationing-refuse = Nie
rationing-refuse-said = Odmów: { $name }
rationing-counter = Kontroferta
rationing-counter-said = Odpowiedz inną ofertą: { $name }
rationing-take = Biorę
rationing-take-said = Przyjmij ofertę: { $name }
rationing-sending = wysyłam…
rationing-own-offers = { $n ->
    [one] Twoja oferta
   *[other] Twoje oferty
  }
rationing-last-deals = Ostatnie umowy
rationing-other-offers = Inne oferty
rationing-other-offer = { $name } → { $to }: { $deal }.
rationing-to = dla kogo
rationing-to-all = wszyscy
rationing-give = dajesz
rationing-want = chcesz
rationing-withdraw = Wycofaj
rationing-places-stub = miejsca

## Własna oferta
rationing-offer-title = Oferta
rationing-offer-for = { $kind ->
    [declined] Oferta dla { $gen }
   *[typed] Oferta: { $name }
  }
rationing-offer-brief = Oferta
rationing-countering = Kontroferta
rationing-back-to-offer = Wróć do oryginału
rationing-speak = „{ $voc }, proponuję { $deal }”.
rationing-speak-all = „Proponuję wszystkim { $deal }”.
rationing-speak-none = „Proponuję { $deal }”.
rationing-i-give = Daję
rationing-i-want = Chcę
rationing-i-hand = Oddaję
rationing-places = Miejsca
rationing-swap = zamiana miejsc w kolejce
rationing-swap-said = zamiana miejsc w kolejce: Twoje { $mine }. za { $theirs }.
rationing-add-card = + kartka
rationing-add-any = + dowolna
rationing-any = dowolna
rationing-either = jedna z kilku
rationing-choice-count = Ile kartek do wyboru
rationing-fewer = mniej
rationing-more = więcej
rationing-remove = Zabierz z oferty: { $good }
rationing-remove-choice = Zabierz z oferty jedną kartkę do wyboru
rationing-give-good = Daję { $acc }: { $n } z { $held }
rationing-want-good = { $or ->
    [yes] Do wyboru: { $good }
   *[no] Chcę { $acc }: { $n }
  }
rationing-pick-give = Co dajesz
rationing-pick-want = Czego chcesz
rationing-done = Gotowe
rationing-clear = Wyczyść
rationing-send = Wyślij
rationing-send-waits = Wysyłam za chwilę: jedna oferta na sekundę.
rationing-gap = { $gap ->
    [nothing] Wybierz, co dajesz i czego chcesz.
    [give] Wybierz, co dajesz.
    [want] Wybierz, czego chcesz.
   *[to] Wybierz, komu.
  }
rationing-offers-max = { $n ->
    [one] Masz już { $n } otwartą ofertę: wycofaj ją.
    [few] Masz już { $n } otwarte oferty: wycofaj którąś.
   *[many] Masz już { $n } otwartych ofert: wycofaj którąś.
  }
rationing-refused-before = Tej oferty właśnie Ci odmówiono. Zmień coś.
rationing-trade-with = Z kim handlujesz
rationing-tab-players = Gracze
rationing-tab-speculator = Spekulant
rationing-speculate-speak = { $for ->
    [card] „Oddaję dwie kartki za jedną ze stosu”.
   *[place] „Oddaję dwie kartki za pana miejsce w kolejce”.
  }
rationing-speculate-for = Za co
rationing-speculate-option = { $for ->
    [card] kartka z wierzchu stosu
   *[place] jego miejsce w kolejce: { $place }.
  }
rationing-speculate-two = { $n ->
    [1] Wybierz jeszcze jedną kartkę.
   *[other] Wybierz dwie kartki.
  }
rationing-speculate-tap = dotknij swoich kartek
rationing-speculate = Wymień
rationing-speculator-left = odszedł

## Przydział i zakupy
rationing-allocation = Przydział
rationing-meanwhile = Tymczasem
rationing-allotted = Z przydziału dostajesz: { $goods }.
rationing-wait-spin = Zakręć bączkiem i handluj, dopóki nie upadnie. Możesz też nie handlować.
rationing-wait-again = { $left ->
    [one] Bączek od razu upadł. Została jeszcze jedna próba.
    [few] Bączek od razu upadł. Zostały jeszcze { $left } próby.
   *[many] Bączek od razu upadł. Prób już nie ma.
  }
rationing-wait-final = Zakręć: teraz wszyscy handlują ze wszystkimi, a bączka nie wolno zatrzymać.
rationing-wait-shop = Przy ladzie: { $name }.
rationing-wait-top = { $name } ma bączek i zaraz nim zakręci.
rationing-wait = Chwileczkę.
rationing-next-buyer = Pierwsze miejsce w kolejce: { $name }.
rationing-shopping = Zakupy
rationing-buy-hint = Wybierz jedną kartę z lady albo nic nie kupuj.
rationing-buy-nothing = Na nic z lady Cię nie stać.
rationing-buy-choose = Wybierz kartę z lady.
rationing-buy-speak = „Poproszę: { $card }”.
rationing-buy = Kup
rationing-pass = Nic nie kupuję
rationing-pass-ask = Wyjść ze sklepu z pustymi rękami?
rationing-pass-back = Wracam do lady

## Nowiny
rationing-final-title = Runda finałowa.
rationing-final-text = Rozdano po trzy kartki, póki ich starczyło. Wszyscy handlują ze wszystkimi, spekulant odszedł, bączka nie wolno zatrzymać. Potem każdy kupuje w kolejności.
rationing-throw = Rzuć kostką
rationing-throw-text = Spekulant doszedł do lady. Kostka wskaże, licząc od kasy, którą kartę zabierze.
rationing-spec-title = Rzut kostką za spekulanta: { $face }.
rationing-spec-text = Z lady, licząc od kasy, znika: { $card }. Spekulant wraca na koniec kolejki.

## Odmowy
rationing-refused-fallen = Bączek już leżał: za późno.
rationing-refused-not-your-turn = Teraz kolej kogoś innego.
rationing-refused-wrong-phase = Tego nie można zrobić w tej chwili.
rationing-refused-illegal = Zasada { $rule } na to nie pozwala.
rationing-refused-not-held = Nie masz tych kartek.
rationing-refused-no-such-offer = Ta oferta jest już nieaktualna.

## Zdanie o tym, co się dzieje
rationing-status-deal = Rozdajemy kartki.
rationing-status-spin = { $final ->
    [yes] Runda finałowa. { $name } kręci bączkiem.
   *[no] { $name } ma bączek.
  }
rationing-status-spin-mine = { $try ->
    [1] { $voc }, zakręć bączkiem.
   *[other] { $voc }, zakręć jeszcze raz: { $try }. próba z trzech.
  }
rationing-status-trade = Bączek się kręci: { $name } handluje. { $n ->
    [0] Możesz złożyć ofertę.
    [one] Czeka na Ciebie { $n } oferta.
    [few] Czekają na Ciebie { $n } oferty.
   *[many] Czeka na Ciebie { $n } ofert.
  }
rationing-status-trade-mine = { $n ->
    [0] Bączek się kręci, { $voc }: handluj z graczami i ze spekulantem, póki nie upadnie.
    [one] Bączek się kręci, { $voc }: czeka na Ciebie { $n } oferta.
    [few] Bączek się kręci, { $voc }: czekają na Ciebie { $n } oferty.
   *[many] Bączek się kręci, { $voc }: czeka na Ciebie { $n } ofert.
  }
rationing-status-trade-watch = Bączek się kręci: { $name } handluje.
rationing-status-final = Runda finałowa: wszyscy handlują ze wszystkimi. { $n ->
    [0] {""}
    [one] Czeka na Ciebie { $n } oferta.
    [few] Czekają na Ciebie { $n } oferty.
   *[many] Czeka na Ciebie { $n } ofert.
  }
rationing-status-final-watch = Runda finałowa: wszyscy handlują ze wszystkimi.
rationing-status-shop = Przy ladzie: { $name }.
rationing-status-shop-mine = { $voc }, kup jedną rzecz albo nic.
rationing-status-draw = Dobieramy kartki.
rationing-status-refill = Na ladę trafia nowa karta.
rationing-status-speculator = { $mine ->
    [yes] Spekulant doszedł do lady: rzuć kostką.
   *[no] Spekulant doszedł do lady. Kostką rzuca { $name }.
 }
rationing-status-over = Koniec gry. Wygrywa { $name }.
rationing-status-drawn = Koniec gry. Remis: { $names }.

## Dziennik
rationing-log-began = Pierwsze miejsce w kolejce: { $first }. Bączek ma { $name }.
rationing-log-drew = { $name } dobiera kartkę.
rationing-log-drew-card = { $name } dobiera { $good }.
rationing-log-reshuffled = { $n ->
    [one] Stos się skończył: { $n } odrzucona kartka jest nowym stosem.
    [few] Stos się skończył: { $n } odrzucone kartki po przetasowaniu są nowym stosem.
   *[many] Stos się skończył: { $n } odrzuconych kartek po przetasowaniu jest nowym stosem.
  }
rationing-log-spun = { $try ->
    [1] { $name } kręci bączkiem.
   *[other] { $name } kręci bączkiem: { $try }. próba.
  }
rationing-log-failed = { $left ->
    [0] Bączek od razu upada. Prób już nie ma.
    [one] Bączek od razu upada. Została { $left } próba.
    [few] Bączek od razu upada. Zostały { $left } próby.
   *[many] Bączek od razu upada. Zostało { $left } prób.
  }
rationing-log-fell = Bączek upada: koniec handlu.
rationing-log-stopped = { $name } kończy handel.
rationing-log-offered = { $toKind ->
    [declined] { $name } proponuje { $toDat } { $deal }.
   *[typed] { $name } → { $to }: proponuje { $deal }.
  }
rationing-log-offered-all = { $name } proponuje wszystkim { $deal }.
rationing-log-accepted = { $shape ->
    [both] Umowa: { $name } daje { $gave }, { $other } daje { $paid }.
    [both-places] Umowa: { $name } daje { $gave }, { $other } daje { $paid } i zamieniają się miejscami w kolejce.
    [give-places] Umowa: { $name } daje { $gave } za zamianę miejsc. Druga strona: { $other }.
    [want-places] Umowa: { $other } daje { $paid } za zamianę miejsc. Druga strona: { $name }.
   *[places] Umowa: { $name } i { $other } zamieniają się miejscami w kolejce.
  }
rationing-log-declined = { $toKind ->
    [declined] { $name } odmawia { $toDat }.
   *[typed] { $name } → { $to }: odmowa.
  }
rationing-log-withdrawn = { $name } wycofuje ofertę.
rationing-log-gone = { $fromKind ->
    [declined] Oferta { $fromGen } jest już nieaktualna.
   *[typed] Oferta już nieaktualna: { $from }.
  }
rationing-log-said = { $name } mówi: „{ $said }”.
rationing-log-speculated = { $for ->
    [card] { $name } oddaje spekulantowi { $paid } za kartkę ze stosu.
   *[place] { $name } oddaje spekulantowi { $paid } za jego miejsce w kolejce.
  }
rationing-log-bought = { $end ->
    [yes] { $name } oddaje { $paid } i kupuje: { $card }. Pionek idzie na koniec kolejki.
   *[no] { $name } oddaje { $paid } i kupuje: { $card }.
  }
rationing-log-passed = { $end ->
    [yes] { $name } nic nie kupuje. Pionek idzie na koniec kolejki.
   *[no] { $name } nic nie kupuje.
  }
rationing-log-refilled = Na ladę trafia: { $card }.
rationing-log-taken = Rzut kostką za spekulanta: { $face }. Zabiera z lady: { $card }.
rationing-log-turn = Bączek ma teraz { $name }.
rationing-log-final = Zaczyna się runda finałowa. Bączek ma { $name }.
rationing-log-revealed = { $name }: { rationing-points }.
rationing-log-over = { $winners ->
    [one] Wygrywa { $names }.
   *[other] Remis: { $names }.
  }
rationing-filter-trades = handel
rationing-filter-shopping = zakupy
rationing-filter-mine = moje

## Ustawienia stołu
rationing-option-top = Bączek
rationing-option-top-why = Od czego zależy, jak długo można handlować.
rationing-option-top-clock = kręci się na czas
rationing-option-top-clock-why = Bączek kręci się naprawdę: tym dłużej, im mocniej zakręcony. Kiedy upadnie, nie wie nikt.
rationing-option-top-steps = liczy ruchy
rationing-option-top-steps-why = Bączek upada po nieznanej liczbie ofert i odpowiedzi. Bez pośpiechu.
rationing-option-top-real = prawdziwy, na stole
rationing-option-top-real-why = Kręcicie własnym bączkiem (zdejmijcie obrus). Kto go ma, mówi, kiedy upadł: gdy dotknął stołu krawędzią. Wymianę uzgodnioną wcześniej wolno dokończyć.
rationing-option-top_seconds = Długość kręcenia
rationing-option-top_seconds-why = Tyle trwa zwykle jedno dobre kręcenie.
rationing-option-top_seconds-count = { $count } s
rationing-option-multiplier = Więcej czasu
rationing-option-multiplier-why = Dla tych, którzy potrzebują więcej czasu, żeby przeczytać, wskazać albo pomyśleć: bączek kręci się tyle razy dłużej.
rationing-option-multiplier-1 = jak zwykle
rationing-option-multiplier-count = { $count }× dłużej
rationing-option-no_dinner_visits = Bez kart „obiad × 2”
rationing-option-no_dinner_visits-why = Tylko dla trojga graczy: trzy karty wizyt, które podwajają obiad, odkłada się przed losowaniem.

## Koniec gry
rationing-end-wins = { $name } wygrywa: { $n ->
    [one] { $n } punkt zaradności
    [few] { $n } punkty zaradności
   *[many] { $n } punktów zaradności
  }.
rationing-end-draw = Remis: { $names }, po { $n ->
    [one] { $n } punkcie zaradności
    [few] { $n } punkty zaradności
   *[many] { $n } punktów zaradności
  }.
rationing-end-points = { $n ->
    [one] { $n } punkt zaradności
    [few] { $n } punkty zaradności
   *[many] { $n } punktów zaradności
  }
rationing-end-why = Sklepu nie dało się już uzupełnić: to była runda finałowa.
rationing-end-how = Punkty zaradności to ikony na kupionych kartach. Zapowiedziana wizyta podwaja dwie kategorie zakupów.
rationing-end-decided = { $by ->
    [bought] Punktów było tyle samo: rozstrzygnęła liczba zakupów.
    [hand] Punktów i zakupów było tyle samo: rozstrzygnęły kartki, które zostały w ręce.
    [draw] Punktów, zakupów i kartek w ręce było tyle samo: to remis.
   *[points] Przy równych punktach liczyłyby się zakupy, potem kartki w ręce.
  }
rationing-end-sum = { $icons } × 2 =
rationing-end-foot = { $bought ->
    [0] bez zakupów
    [one] { $bought } zakup
    [few] { $bought } zakupy
   *[many] { $bought } zakupów
  }, w ręce { $hand ->
    [0] nic
    [one] { $hand } kartka
    [few] { $hand } kartki
   *[many] { $hand } kartek
  }
rationing-end-visit = { $visit } podwaja: { $list }
rationing-end-skip = Pokaż wszystko
rationing-end-turning = Odkrywamy zakupy po jednym.
rationing-end-doubled = podwojone
rationing-debrief-label = Do rozmowy
rationing-debrief-worth = Ile kartek dawano za { $good }?
rationing-debrief-title = Co ile było warte
rationing-debrief-axis = Ile kartek dawano za jedną kartkę na { $good }, w kolejnych rundach.
rationing-debrief-none = Nikt nie wymieniał kartek na { $good }.
rationing-debrief-no-deals = Przy tym stole nie było żadnej wymiany kartek między graczami, więc nic nie miało ceny.
rationing-debrief-partial = Od chwili dołączenia tego urządzenia; wcześniejszych rund tu nie widać.
rationing-debrief-point = Runda { $round }: { $worth }
rationing-debrief-point-none = Runda { $round }: bez wymiany
rationing-debrief-final = runda finałowa
rationing-debrief-good = Towar
rationing-debrief-table = Pokaż liczby
rationing-debrief-round = Runda
rationing-debrief-deals = { $n ->
    [0] Żadnej umowy między graczami.
    [one] { $n } umowa między graczami.
    [few] { $n } umowy między graczami.
   *[many] { $n } umów między graczami.
  }
rationing-debrief-places = { $n ->
    [0] Miejsc w kolejce nikt nie sprzedał za kartki.
    [one] Raz ktoś zapłacił kartkami za miejsce w kolejce: { $cards }.
   *[other] Miejsce w kolejce sprzedano za kartki { $n } razy, średnio za { $cards }.
  }
rationing-debrief-spec = Spekulant
rationing-debrief-spec-title = { $n ->
    [0] Zakupów nie zabrał
    [one] Zabrał { $n } zakup
    [few] Zabrał { $n } zakupy
   *[many] Zabrał { $n } zakupów
  }, { $cards ->
    [0] kartek nie dostał
    [one] dostał { $cards } kartkę
    [few] dostał { $cards } kartki
   *[many] dostał { $cards } kartek
  }
rationing-debrief-spec-text = { $card ->
    [0] Za kartkę ze stosu nikt mu nie płacił.
    [one] Raz ktoś oddał mu dwie kartki za jedną ze stosu.
   *[other] { $card } razy ktoś oddał mu dwie kartki za jedną ze stosu.
  } { $place ->
    [0] Za jego miejsce w kolejce nikt nie płacił.
    [one] Raz ktoś oddał mu dwie kartki za miejsce w kolejce.
   *[other] { $place } razy ktoś oddał mu dwie kartki za miejsce w kolejce.
  }
rationing-history-title = Jak było naprawdę
rationing-history-about = Gra upraszcza to, jak kartki naprawdę działały, a wydrukowane na nich przydziały pochodzą z 1982 roku.
rationing-history-sources = Źródła
rationing-history-close = Zwiń
rationing-history-open = Czytaj

## Lekcja
rationing-lesson-title = Lekcja: Reglamentacja
rationing-lesson-leave = Wyjdź
rationing-lesson-step = Krok { $at } z { $n }
rationing-lesson-next = Dalej
rationing-lesson-skip = Pomiń ten krok
rationing-lesson-again = Od początku
rationing-lesson-done = Koniec lekcji
rationing-lesson-shop = Na ladzie leży sześć rzeczy. Każda kosztuje trzy kartki, a ikony na niej to punkty. Na sernik masz dwie mąki; brakuje Ci jednej kartki na cukier.
rationing-lesson-visit = Ktoś zapowiedział wizytę, u każdego inną. Przytrzymaj kartę wizyty: te dwie kategorie zakupów policzą Ci się podwójnie. Sernik to ciasto.
rationing-lesson-spin = Masz bączek, więc dostajesz z przydziału dwie kartki i możesz handlować, dopóki się kręci. Zakręć: pociągnij bączek i puść albo naciśnij przycisk.
rationing-lesson-flag = { $a } mówi, że chce mydła, a daje cukier. Dotknij „daje cukier”: oferta wypełni się sama. Potem naciśnij „Wyślij”.
rationing-lesson-answer = Umowa zawarta od razu: masz cukier. Teraz { $b } proponuje czekoladę za mięso albo mydło, do wyboru. Weź ją albo odmów.
rationing-lesson-speculator = Handluje też spekulant: za dwie dowolne kartki daje jedną z wierzchu stosu albo swoje miejsce w kolejce. Gdy dojdzie do lady, liczba oczek na kostce wskazuje, licząc od kasy, rzecz, którą zabiera.
rationing-lesson-places = Kupuje tylko pierwsza osoba w kolejce, a Ty stoisz na trzecim miejscu. Zaproponuj { $aDat } zamianę miejsc, na przykład za masło: „Daję” masło, zaznacz „Miejsca”, wyślij.
rationing-lesson-stop = Stoisz przy ladzie. Bączek się chwieje i zaraz upadnie, a wtedy handel się kończy. Możesz go też zatrzymać: przytrzymaj „Zatrzymaj bączek”.
rationing-lesson-buy = Teraz kupujesz Ty. Wybierz sernik i kup go.
rationing-lesson-end = Sernik leży zakryty: 3 ikony × 2 = 6 punktów. Pionek idzie na koniec kolejki, bączek dostaje następna osoba. Gdy zabraknie rzeczy na ladę, przyjdzie runda finałowa: wszyscy handlują ze wszystkimi, a potem każdy kupuje ostatni raz.
rationing-refused-lesson = Najpierw zrób to, o czym mówi lekcja.

# ---- przed grą i w menu ----
rationing-host-fell = Bączek upadł
rationing-host-failed = Nie udało się zakręcić

# lessons
rationing-lesson-quiet = Spokojnie
rationing-lesson-quiet-why = Stoły po cztery; bączek liczy ruchy, więc nikt się nie spieszy.
rationing-lesson-lively = Na czas
rationing-lesson-lively-why = Stoły po pięć; bączek kręci się minutę, jest głośno.
rationing-lesson-double = Dwie lekcje
rationing-lesson-double-why = 90 minut, dwie rundy: drugi raz już wiadomo, co jest ile warte.

# ---- the first minute ----
rationing-goal = Zbierz najwięcej punktów: wymieniaj kartki, póki kręci się bączek, a potem kupuj w sklepie to, na co ich starcza.

# ---- levels of bots ----
rationing-level = { $level ->
    [novice] Patrzy tylko na dwie pierwsze karty w rzędzie, kupuje pierwszą, na którą ma kartki, i nic nie proponuje.
    [relaxed] Kupuje pierwszą kartę, na którą ma kartki, i wymienia jedną za jedną to, czego mu brakuje.
    [easy] Kupuje to, co daje najwięcej punktów, przyjmuje dobre oferty, sam żadnej nie składa.
    [keen] Kupuje to, co daje najwięcej punktów, i czasem składa ofertę.
    [steady] Wymienia jedną za jedną i myśli o późniejszych zakupach.
   *[strong] Rozważa każdą umowę, miejsca w kolejce i spekulanta.
  }
