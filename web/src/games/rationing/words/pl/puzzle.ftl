puzzle-rationing-question = { $aim ->
    [buy] Co kupisz?
    [win] Która karta wygrywa grę?
    [deal] Która wymiana pomoże obu stronom?
   *[places] Która wymiana z zamianą miejsc pomoże obu stronom?
  }
puzzle-rationing-you = Ty
puzzle-rationing-card = „{ $card }”
puzzle-rationing-story = Runda finałowa
puzzle-rationing-rule = Zasada:
puzzle-rationing-open = { $aim ->
    [buy] Bączek się przewrócił. Każdy kupuje raz, w kolejności stania.
    [win] Bączek się przewrócił, a Ty stoisz przy ladzie. Stojący za Tobą kupują po Tobie, każdy raz.
   *[deal] Bączek jeszcze się kręci: jest czas na jedną wymianę. Potem każdy kupuje raz, w kolejności stania.
  } Wszystkie karty leżą odkryte.
puzzle-rationing-everyone = Przy ladzie każdy bierze to, co z rzeczy w jego zasięgu daje mu najwięcej punktów. Dwie kategorie z własnej wizyty liczą się podwójnie.
puzzle-rationing-aim = { $aim ->
    [buy] Tego, co najchętniej by się kupiło, już nie będzie, gdy przyjdzie Twoja kolej. Co Ci zostanie?
    [win] Po dokładnie jednym zakupie wygrywasz samodzielnie. Nie jest to karta, która daje Ci najwięcej punktów.
    [deal] Oddajesz jedną kartkę i dostajesz jedną. Po dokładnie jednej takiej wymianie i Ty, i druga osoba macie na koniec więcej punktów niż bez niej.
   *[places] Zamieniasz się z kimś miejscem w kolejce; każda strona może dołożyć jedną kartkę albo nic. Po dokładnie jednej takiej wymianie obie strony mają na koniec więcej punktów niż bez niej.
  }
puzzle-rationing-so-far = dotąd { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }, { $cards ->
    [one] { $cards } zakup
    [few] { $cards } zakupy
   *[many] { $cards } zakupów
  }
puzzle-rationing-done = zakupy w tej rundzie już zrobione
puzzle-rationing-nothing = nic
puzzle-rationing-offer = { $who }: { $deal }
puzzle-rationing-wrong = { $answer }: to nie to. Przejdź jeszcze raz przez kolejkę.
puzzle-rationing-buys = { $me ->
    [yes] Kupujesz { $card }
   *[no] { $who } kupuje { $card }
  } ({ $n }).
puzzle-rationing-passes = { $me ->
    [yes] Nie możesz kupić nic.
   *[no] { $who } nie może kupić nic.
  }
puzzle-rationing-title-buys = { $me ->
    [yes] Kupujesz { $card }
   *[no] { $who } kupuje { $card }
  }
puzzle-rationing-title-passes = { $me ->
    [yes] Nie kupujesz nic
   *[no] { $who } nie kupuje nic
  }
puzzle-rationing-step-buys = { $n ->
    [one] To { $n } punkt
    [few] To { $n } punkty
   *[many] To { $n } punktów
  }{ $twice ->
    [yes] , bo wizyta liczy podwójnie
   *[no] {""}
  }: więcej niż cokolwiek innego w zasięgu.
puzzle-rationing-step-passes = Nie zostało nic, za co da się zapłacić tymi kartkami.
puzzle-rationing-title-gone = { $card }: już sprzedane
puzzle-rationing-step-gone = { $n ->
    [one] To byłby { $n } punkt
    [few] To byłyby { $n } punkty
   *[many] To byłoby { $n } punktów
  }, ale kupił to ktoś przed Tobą.
puzzle-rationing-title-lacks = { $card }: poza zasięgiem
puzzle-rationing-step-lacks = { $n ->
    [one] To byłby { $n } punkt
    [few] To byłyby { $n } punkty
   *[many] To byłoby { $n } punktów
  }, ale brakuje Ci: { $goods }.
puzzle-rationing-title-try = Gdy kupisz { $card }
puzzle-rationing-title-try-nothing = Gdy nie kupisz nic
puzzle-rationing-totals = Na koniec: { $list }.
puzzle-rationing-you-win = Wygrywasz.
puzzle-rationing-other-wins = Wygrywa { $who }.
puzzle-rationing-draw = Remis: { $list }.
puzzle-rationing-title-without = Bez wymiany
puzzle-rationing-gain = { $who }: { $before } → { $after }.
puzzle-rationing-step-poor = { $me ->
    [yes] Dostajesz najwyżej { $n }
   *[no] { $who } dostaje najwyżej { $n }
  }: nie więcej niż bez wymiany.
puzzle-rationing-title-only = Żadna inna wymiana nie pomaga obu stronom
puzzle-rationing-step-only = Takich wymian: { $n }. Po każdej z pozostałych jedna ze stron nie ma więcej punktów niż bez niej.
puzzle-rationing-tried = każda wymiana wypróbowana
