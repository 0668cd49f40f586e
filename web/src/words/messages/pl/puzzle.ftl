puzzle-title = { $kind ->
    [day] Zagadka dnia
    [own] Z Twojej gry
    [class] Z gier Waszej klasy
   *[grade] Zagadka
  }
puzzle-grade = trudność { $grade } z 4
puzzle-notes = Notatki
puzzle-notes-how = dotknij pola albo wpisz X, V, ?
puzzle-note = { $who }, { $card }: { $mark ->
    [x] nie tu
    [v] tu
    [q] może
   *[none] bez notatki
  }
puzzle-mark = { $mark ->
    [v] tu
   *[x] nie tu
  }
puzzle-choose = Najpierw wybierz odpowiedź.
puzzle-commit = To moja odpowiedź
puzzle-commit-who = To { $who }
puzzle-hint = Wskazówka
puzzle-hints-over = Widać już wszystkie kroki.
puzzle-right = Tak, { $who }.
puzzle-how = Inaczej być nie może. { $tries ->
    [one] Za pierwszym razem,
    [few] Próba numer { $tries },
   *[many] Próba numer { $tries },
  } { $hints ->
    [0] bez wskazówek.
    [one] z jedną wskazówką.
    [few] z { $hints } wskazówkami.
   *[many] z { $hints } wskazówkami.
  }
puzzle-why = Dlaczego to musi być { $who }
puzzle-way = Droga do odpowiedzi
puzzle-way-hidden = { $count ->
    [one] Do odpowiedzi prowadzi jeden krok. Pokaże go wskazówka.
    [few] Do odpowiedzi prowadzą { $count } kroki. Wskazówka pokazuje następny.
   *[many] Do odpowiedzi prowadzi { $count } kroków. Wskazówka pokazuje następny.
  }
puzzle-note-rule = zasada { $rule }
puzzle-note-thought = liczenie
puzzle-next = Następna zagadka
puzzle-share = Skopiuj, by się pochwalić
puzzle-copied = Skopiowano
puzzle-share-line = Stolik, { $game }{ $day }: trudność { $grade } z 4, { $tries ->
    [one] za pierwszym razem
    [few] próba numer { $tries }
   *[many] próba numer { $tries }
  }, { $hints ->
    [0] bez wskazówek
    [one] jedna wskazówka
    [few] { $hints } wskazówki
   *[many] { $hints } wskazówek
  }.
puzzle-week = W tym tygodniu
puzzle-week-about = Ta sama zagadka dla wszystkich, z samej daty. Im bliżej niedzieli, tym trudniejsza. Co udało się rozwiązać, pamięta tylko to urządzenie.
puzzle-streak = { $count ->
    [one] Jeden dzień z rzędu.
    [few] { $count } dni z rzędu.
   *[many] { $count } dni z rzędu.
  }
puzzle-solved = rozwiązana
puzzle-archive = Inny dzień
puzzle-day-before = Dzień wcześniej
puzzle-to-day = Dzisiejsza zagadka
puzzle-more = Więcej zagadek
puzzle-own-none = Nie ma nad czym się głowić
puzzle-own-none-text = W tej grze nie było chwili, w której dokładnie jedna odpowiedź byłaby pewna.
puzzle-not-kept = Ta przeglądarka niczego nie zapamiętuje, więc dzień nie zostanie oznaczony.
