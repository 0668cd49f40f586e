# The asking game. $…-voc, -acc and so on are a name in that case; $plain is "yes" for typed names, which are not declined.

# ---- status ----
triples-status-deal = Rozdajemy karty.
triples-status-mine = { $who }, wybierz, kogo i o którą kartę prosisz.
triples-status-mine-read = { $who }, poproś kogoś o kartę albo przeczytaj wszystkim kartę wiedzy.
triples-status-mine-empty = { $who }, nie masz kart, ale nadal możesz prosić o dowolną kartę w grze.
triples-status-other = { $plain ->
    [yes] Teraz prosi: { $who }. Pozostali czekają.
   *[no] { $who } prosi. Pozostali czekają.
  }
triples-status-over = { $count ->
    [one] Koniec gry: wygrywa { $who }.
   *[other] Koniec gry: wspólnie wygrywają { $who }.
  }

# ---- log ----
triples-log-dealt = Rozdano { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } na { $players ->
    [one] { $players } osobę
    [few] { $players } osoby
   *[many] { $players } osób
  }.
triples-log-began = { $plain ->
    [yes] Zaczyna: { $who }.
   *[no] Zaczyna { $who }.
  }
triples-log-ask = { $plain ->
    [yes] { $who } → { $whom }: { $card }
   *[no] { $who } prosi { $whom-acc } o kartę { $card }
  }
triples-log-gave = { $ask } – jest. { $plain ->
    [yes] Dalej prosi: { $who }.
   *[no] { $who } prosi dalej.
  }
triples-log-gave-last = { $ask } – jest.
triples-log-refused = { $ask } – nie ma. { $next }
triples-log-mistaken = { $ask } – pomyłka: { $who } nie ma żadnej karty tego zestawu. { $next }
triples-log-next = { $plain ->
    [yes] Następna kolej: { $who }.
   *[no] Kolej na { $who-acc }.
  }
triples-log-read = { $who } czyta wszystkim kartę wiedzy { $number }: { $title }. { $next }
triples-log-completed = { $who } odkłada zestaw { $number }: { $title }.
triples-log-over = { $count ->
    [one] Koniec gry. Wygrywa { $who }.
   *[other] Koniec gry. Wspólnie wygrywają { $who }.
  }
triples-filter-mine = Moje
triples-filter-sets = Zestawy

# ---- seats ----
triples-cards = { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
  }
triples-sets = { $count ->
    [one] { $count } zestaw
    [few] { $count } zestawy
   *[many] { $count } zestawów
  }
triples-empty-asks = bez kart, nadal może prosić
triples-seats = Kogo prosisz?
triples-seats-table = Miejsca przy stole
triples-seat-label = { $name }: { $cards }, { $sets }.
triples-seat-turn = teraz prosi
triples-seat-sets = Odłożone zestawy: { $list }.

# ---- the sentence ----
triples-slip = Prośba
triples-slip-now = Przy stole
triples-say = „{ $whom }, proszę, daj mi kartę: { $card }”.
triples-say-whom = kogo prosisz?
triples-say-card = o którą kartę?
triples-blank-whom = …………
triples-blank-card = ………………………
triples-warning = Prośby nie można cofnąć: wszyscy usłyszą, czego szukasz.
triples-ask = Poproś
triples-ask-whom = { $plain ->
    [yes] Poproś
   *[no] Poproś { $whom-acc }
  }
triples-cancel = Anuluj
triples-need-both = Wybierz, kogo prosisz i o którą kartę.
triples-need-whom = Wybierz, kogo prosisz.
triples-need-card = Wybierz, o którą kartę prosisz.
triples-in-vain = { $who } nie ma kart: taka prośba tylko odda kolej dalej.
triples-nothing-chosen = Jeszcze nic nie jest wybrane.
triples-not-turn = Możesz zawczasu wybrać, kogo i o co poprosisz.
triples-answer-gave = Jest.
triples-answer-refused = Nie ma.
triples-answer-mistaken = Pomyłka: { $who } nie ma żadnej karty tego zestawu.
triples-sent = wysyłam…
triples-quiet = Jeszcze nikt o nic nie prosił.

# ---- the list ----
triples-list = Karty w grze
triples-list-count = Karty ({ $count })
triples-list-unfold = Wybierz kartę z listy
triples-list-fold = Zwiń listę, pokaż moje karty
triples-typing = Wpisz nazwę
triples-notes = Notatki
triples-search = Szukaj nazwy…
triples-search-label = Szukaj na liście kart
triples-search-none = Żadna karta w grze nie ma takiej nazwy.
triples-have = masz
triples-pick = poproś
triples-pick-label = { $card }: wstaw do prośby
triples-type-label = Nazwa karty z pamięci
triples-type-hint = Pełna nazwa albo nazwisko. Wielkość liter, znaki diakrytyczne i drobne literówki nie przeszkadzają.
triples-type-short = Wpisz co najmniej trzy litery.
triples-type-none = Nie ma karty o takiej nazwie.
triples-type-several = Tak może się nazywać więcej niż jedna karta. Napisz dokładniej.
triples-type-found = Prosisz o: { $card }
triples-type-have = Tę kartę masz w ręce: { $card }
triples-type-gone = Ta karta leży już w odłożonym zestawie: { $card }

# ---- notes ----
triples-notes-title = Moje notatki
triples-notes-private = tylko dla Ciebie
triples-notes-hint = Naciśnij pole, żeby zmienić znak: ? (może mieć), ✗ (nie ma), ✓ (ma).
triples-notes-cell = { $name }, { $card }: { $mark ->
    [yes] ma
    [no] nie ma
    [maybe] może mieć
   *[none] bez notatki
  }

# ---- knowledge ----
triples-knowledge = Karty wiedzy
triples-knowledge-card = Karta wiedzy { $number }
triples-knowledge-back = Karta wiedzy { $number }, zakryta
triples-knowledge-done = zestaw odłożony: { $who }
triples-knowledge-pick = Wybierz kartę wiedzy, żeby ją przeczytać. To nic nie kosztuje i nikt się o tym nie dowie.
triples-knowledge-pick-advanced = Zamiast prosić, możesz przeczytać wszystkim jedną kartę wiedzy. Kolej przechodzi wtedy dalej.
triples-knowledge-close = Zamknij
triples-read = Przeczytaj na głos
triples-read-ask = Przeczytać wszystkim kartę wiedzy { $number } zamiast prosić?
triples-read-warning = Wszyscy zobaczą tekst i to, który zestaw Cię interesuje. Kolej przejdzie dalej.
triples-read-left = { $count ->
    [0] Limit czytania wykorzystany.
    [one] Możesz przeczytać jeszcze { $count } kartę.
    [few] Możesz przeczytać jeszcze { $count } karty.
   *[many] Możesz przeczytać jeszcze { $count } kart.
  }
triples-reading = { $who } czyta na głos
triples-reading-hint = Potem karta zostaje zakryta. Żeby przeczytać ją znowu, trzeba poświęcić następną turę.
triples-reading-close = Zakryj
triples-note = Jak opowiadają o tym inni
triples-sources = Źródła

# ---- hand ----
triples-hand = Twoje karty
triples-hand-count = Twoje karty · { $count }
triples-hand-empty = Nie masz kart. Gdy przyjdzie Twoja tura, nadal możesz prosić o dowolną kartę w grze.
triples-my-sets = Twoje zestawy · { $count }
triples-role-commander = dowódca
triples-role-unit = jednostka
triples-role-battle = bitwa, działania
triples-card-label = { $name }, { $role }, ramka { $number }

# ---- reading the table aloud ----
triples-speak-hand = W ręce: { $list }.

# ---- options ----
triples-option-variant = Wariant
triples-option-variant-beginner = dla początkujących
triples-option-variant-beginner-why = Karty wiedzy leżą odkryte; każdy zagląda, kiedy chce.
triples-option-variant-advanced = dla zaawansowanych
triples-option-variant-advanced-why = Karty wiedzy leżą zakryte; czyta się je na głos zamiast prosić.
triples-option-recall = Jak podajesz nazwę karty
triples-option-recall-picked = wybór z listy
triples-option-recall-picked-why = Jedna lista alfabetyczna wszystkich kart w grze.
triples-option-recall-typed = z pamięci
triples-option-recall-typed-why = Nazwę trzeba wpisać; program niczego nie podpowiada.
triples-option-pictures = Rysunki na kartach
triples-option-pictures-why = Bez nich jest trudniej: karta pokazuje tylko nazwę i ramkę. Dotyczy tego urządzenia.
triples-option-pictures-true = z rysunkami
triples-option-pictures-false = bez rysunków
triples-option-asking = O którą kartę wolno prosić
triples-option-asking-strict = ścisła prośba
triples-option-asking-strict-why = O kartę z zestawu, z którego coś się ma. Inaczej pomyłka i kolej przepada.
triples-option-asking-free = swobodna prośba
triples-option-asking-free-why = O każdą kartę w grze: wolno blefować.
triples-option-youngest = Kto zaczyna
triples-option-youngest-null = losowo
triples-option-youngest-seat = najmłodsza osoba: miejsce { $seat }
triples-option-max_reads = Ile kart wiedzy może przeczytać jedna osoba
triples-option-max_reads-null = bez ograniczeń
triples-option-max_reads-count = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
  }
triples-option-sets = Ile zestawów jest w grze
triples-option-sets-null = wszystkie
triples-option-sets-count = { $count ->
    [one] { $count } zestaw
    [few] { $count } zestawy
   *[many] { $count } zestawów
  }

# ---- the end ----
triples-end-title = Wszystkie zestawy odłożone
triples-end-won = { $plain ->
    [yes] Wygrywa: { $who }
   *[no] Wygrywa { $who }
  }
triples-end-tie = Wspólna wygrana: { $who }
triples-end-place = { $place }. miejsce
triples-end-why = Wygrywa, kto zebrał najwięcej zestawów. Przy równej liczbie wygrana jest wspólna.
triples-end-none = żadnego zestawu
triples-end-map = Ćwiczenie na mapie
triples-end-map-why = Pokażcie na mapie miejsce każdego zestawu i powiedzcie, czemu wiąże się właśnie z nim. To nie zmienia wyniku gry.
triples-end-map-together = Razem, po kolei
triples-end-map-alone = W pojedynkę, wszystkie
triples-end-back = Wróć do wyniku

# ---- the map ----
triples-map = Mapa Europy, północnej Afryki i Atlantyku
triples-map-task = Wskaż miejsce zestawu { $number } i powiedz, czemu wiąże się właśnie z nim.
triples-map-task-who = { $plain ->
    [yes] { $who }: wskaż miejsce zestawu { $number } i powiedz, czemu wiąże się właśnie z nim.
   *[no] { $who }, wskaż miejsce zestawu { $number } i powiedz, czemu wiąże się właśnie z nim.
  }
triples-map-not-score = To nie zmienia wyniku gry.
triples-map-sets = Zestawy
triples-map-sets-of = { $plain ->
    [yes] Zestawy: { $who }
   *[no] Zestawy { $who-gen }
  }
triples-map-next-people = Potem: { $list }.
triples-map-person = { $who } ({ $sets })
triples-map-pin = Pinezka
triples-map-nopin = Dotknij mapy albo użyj strzałek, żeby postawić pinezkę.
triples-map-put = Wbij pinezkę
triples-map-fix = Popraw
triples-map-next = Następny zestaw
triples-map-finish = Zobacz podsumowanie
triples-map-zoom-in = Przybliż
triples-map-zoom-out = Oddal
triples-map-whole = Cała mapa
triples-map-gazetteer = Miejsce z indeksu
triples-map-gazetteer-hint = Wpisz nazwę miasta, morza albo wyspy
triples-map-gazetteer-none = Tego miejsca nie ma w indeksie.
triples-map-labels = Nazwy na mapie
triples-map-keys = Strzałki przesuwają pinezkę o 10 km, z Shift o 100 km, z Alt o 1 km. Plus i minus: powiększenie. G: indeks miejsc. Enter: wbij pinezkę.
triples-map-why = Uzasadnienie
triples-map-why-hint = Na głos albo krótko na piśmie. Nigdzie się tego nie zapisuje.
triples-map-who = Kto?
triples-map-what = Co zrobili?
triples-map-here = Dlaczego tu?
triples-map-left = { $count ->
    [one] Został { $count } znak.
    [few] Zostały { $count } znaki.
   *[many] Zostało { $count } znaków.
  }
triples-map-bands = Jak oceniamy odległość
triples-band-in-place = na miejscu
triples-band-near = blisko
triples-band-region = w regionie
triples-band-far = daleko
triples-band-upto = do { $km } km
triples-band-beyond = dalej
triples-map-later = Karta wiedzy: po odpowiedzi
triples-map-reveal = { $band ->
    [in-place] Na miejscu.
    [near] Blisko.
    [region] W regionie.
   *[far] Daleko.
  }
triples-map-distance = { $km ->
    [0] Pinezka trafiła w samo miejsce.
   *[other] Pinezka jest { $km } km od { $kind ->
      [area] brzegu obszaru
     *[point] tego miejsca
    }.
  }
triples-map-answer = Tu: { $place }
triples-map-rate = Jak poszło uzasadnienie?
triples-map-rate-full = umiem
triples-map-rate-part = prawie
triples-map-rate-none = jeszcze nie
triples-map-summary = Podsumowanie mapy
triples-map-again = Jeszcze raz
triples-map-teach = Warto wrócić do: { $list }.
triples-map-allgood = Wszystkie miejsca w pobliżu. Nic do powtórki.
triples-at-place = { $place }
triples-at-from = { $km } km na { $wind ->
    [n] północ
    [ne] północny wschód
    [e] wschód
    [se] południowy wschód
    [s] południe
    [sw] południowy zachód
    [w] zachód
   *[nw] północny zachód
  } od { $place-gen }
triples-map-zoom = Powiększenie { $zoom }×

# ---- the lesson ----
triples-lesson = Lekcja: Trójki
triples-lesson-step = Krok { $step } z { $steps }
triples-lesson-next = Dalej
triples-lesson-skip = Pomiń ten krok
triples-lesson-leave = Wyjdź
triples-lesson-done = Zagraj naprawdę
triples-read-not-turn = Kartę wiedzy czyta się na głos w swojej turze, zamiast prosić.
triples-km = { $km } km
triples-end-map-own = { $count ->
    [one] Mój { $count } zestaw
    [few] Moje { $count } zestawy
   *[many] Moich { $count } zestawów
  }
triples-lesson-1 = To Twoje karty. Ta sama ramka i ten sam numer to jeden zestaw. Zestaw tworzą trzy karty: dowódca, jednostka i bitwa.
triples-lesson-2 = Masz dwie karty z ramką 1, brakuje trzeciej. Otwórz kartę wiedzy 1 i sprawdź, której.
triples-lesson-3 = Karta wiedzy wymienia wszystkie trzy karty. Brakuje Ci karty { $card }. Wybierz, kogo poprosisz: { $who }.
triples-lesson-4 = Teraz wybierz z listy: { $card }. Lista jest alfabetyczna i nie zdradza, co do czego należy; na górze stoją tylko nazwy, o których w tej turze czytasz na kartach wiedzy.
triples-lesson-5 = Przeczytaj zdanie na głos i poproś. Prośbę słyszą wszyscy.
triples-lesson-6 = Karta była, więc zestaw leży przed Tobą, a Ty prosisz dalej. Masz dwie karty z ramką 6: poproś { $who-acc } o kartę { $card }.
triples-lesson-7 = Nie ma, więc kolej przechodzi w lewo. Słuchaj: { $asker } prosi { $asked-acc } o kartę { $card } i też słyszy „nie ma”.
triples-lesson-8 = Nie ma jej ani { $asker }, ani { $asked }, ani Ty. Zostaje { $who }. Masz bitwę pod Falaise z tego samego zestawu, więc prosić wolno: poproś { $who-acc } o kartę { $card }.
triples-lesson-9 = Jest. Tak się wnioskuje; pomagają w tym notatki obok listy. Gra kończy się, gdy wszystkie dwanaście zestawów leży na stole: kto ma ich najwięcej, wygrywa. Potem pokazujecie ich miejsca na mapie.
triples-lesson-other = W tym kroku nauki wybierz to, o czym mówi wskazówka.

# ---- przed grą i w menu ----
triples-lobby-begins = Zaczyna
triples-lobby-begins-lot = los
triples-lobby-begins-hint = Najmłodsza osoba. Nikt nie podaje wieku.
triples-lobby-seat = zaczyna
triples-lobby-make = Najmłodsza osoba, zaczyna
triples-lobby-unmake = Niech zdecyduje los

# ---- mapa, wszyscy razem ----
triples-page-map = Mapa
triples-shared-host = Mapę dla wszystkich otwiera gospodarz.
triples-shared-overview = Po kolei pokazujecie miejsca swoich zestawów i mówicie, dlaczego właśnie tam.
triples-shared-task = Gdzie jest miejsce zestawu { $number }: { $title }?
triples-shared-put = Pinezka jest wbita ({ $who }): { $where }.
triples-shared-begin = Zaczynamy
triples-shared-wait-host = Gospodarz zaraz zacznie.
triples-shared-wait = { $who } szuka miejsca.
triples-shared-for = Wbij pinezkę za gracza { $who }: tam, gdzie mówią inni.
triples-shared-vote = Głosujemy
triples-shared-show = Pokaż miejsce
triples-shared-skip = Następny zestaw
triples-shared-tell = Opowiedz innym
triples-shared-refused = Nie udało się: stół ogląda już coś innego.
triples-vote-question = Czy to miejsce Was przekonuje?
triples-vote-yes = Tak
triples-vote-no = Nie
triples-vote-unsure = Nie wiem
triples-table-map = Mapa na stole
triples-table-map-title = Polskie Siły Zbrojne na Zachodzie podczas II wojny światowej
triples-detail-closed = Karta wiedzy tego zestawu leży zakryta. Żeby ją przeczytać, trzeba poświęcić turę.

# lessons
triples-lesson-first = Pierwsza gra
triples-lesson-first-why = Stoły po pięć, nazwy z listy, wariant dla początkujących.
triples-lesson-memory = Z pamięci
triples-lesson-memory-why = Na powtórkę: stoły po cztery, nazwy się wpisuje.
triples-lesson-double = Dwie lekcje
triples-lesson-double-why = 90 minut, dwie rundy, za drugim razem inne towarzystwo.

# ---- the first minute ----
triples-goal = Zbierz najwięcej trójek: proś innych o karty, których brakuje w Twoich zestawach.

# ---- levels of bots ----
triples-level = { $level ->
    [novice] Pamięta ostatnią odpowiedź i prawie nic z tego, co było przedtem.
    [relaxed] Pamięta kilka odpowiedzi i szybko je zapomina.
    [easy] Pamięta najnowsze odpowiedzi, dawniejsze zapomina.
    [keen] Pamięta większość odpowiedzi i liczy, gdzie może być karta.
    [steady] Pamięta wszystko i prosi tam, gdzie karta jest najpewniej.
   *[strong] Wnioskuje też z tego, o co proszą inni.
  }
