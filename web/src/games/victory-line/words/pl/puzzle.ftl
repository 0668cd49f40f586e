puzzle-victory-line-question = { $aim ->
    [make] Która karta od razu zamyka linię?
    [stop] Która karta powstrzyma linię przeciwnika?
    [fork] Która karta otwiera naraz dwie drogi do linii?
   *[both] Która karta powstrzyma przeciwnika i zarazem przygotuje Twoją linię?
  }
puzzle-victory-line-story = Na stole
puzzle-victory-line-rule = Sześć w linii:
puzzle-victory-line-turn = Twoja drużyna to { $team } ({ $sign }) i to Twój ruch. Pola Twoich kart są zaznaczone na planszy.
puzzle-victory-line-lines = Linie do tej pory: { $list }.
puzzle-victory-line-aim = { $aim ->
    [make] Dokładnie jedna karta z Twojej ręki tworzy teraz sześć w linii. Karty specjalnej można użyć na każdym polu, na które pozwalają zasady.
    [stop] Przeciwnikowi brakuje gdzieś tylko jednego żetonu. Po dokładnie jednej z Twoich kart nie ma już wolnego pola, na którym mógłby zamknąć linię.
    [fork] Po dokładnie jednej z Twoich kart są dwa nowe wolne pola, z których każde zamknęłoby Twoją linię. Jednym żetonem nie da się zająć obu.
   *[both] Przeciwnikowi brakuje gdzieś tylko jednego żetonu. Po dokładnie jednej z Twoich kart nie zamknie linii nigdzie, a Ty masz nowe wolne pole, które zamknęłoby Twoją.
  }
puzzle-victory-line-counts = Kart na rękach nie widać, a +1 może się jeszcze pojawić: liczy się więc każde wolne pole, bez względu na to, kto ma jego kartę. Nie liczy się to, co później mogłyby cofnąć −1 albo −1/+1.
puzzle-victory-line-wrong = { $card }: to nie wystarczy. Spójrz jeszcze raz na planszę.
puzzle-victory-line-title-gap = { $team }: { $span }
puzzle-victory-line-step-gap = Z tych sześciu pól brakuje tylko { $cell }, a to pole jest wolne.
puzzle-victory-line-title-opens = Otwierasz kartę { $card }
puzzle-victory-line-step-opens = { $kind ->
    [event] Twój żeton trafia na { $cells }.
    [plus] Stawiasz żeton na { $cells }.
    [minus] Zdejmujesz żeton z { $cells }.
   *[swap] Twój żeton zastępuje ten na { $cells }.
  }
puzzle-victory-line-then = { $aim ->
    [make] Sześć w linii jest Twoje.
    [stop] Teraz przeciwnik nigdzie nie zamknie linii jednym żetonem.
    [fork] Przeciwnik nadal nie ma czego zamknąć, a Ty masz nowe pola:
   *[both] Teraz przeciwnik nigdzie nie zamknie linii jednym żetonem, a Ty masz coś nowego:
  }
puzzle-victory-line-title-only = Żadna inna karta tego nie robi
puzzle-victory-line-step-only = { $aim ->
    [make] Żadna z pozostałych kart nie zamyka szóstki, na żadnym polu.
    [stop] Po każdej z pozostałych kart, na dowolnym polu, przeciwnik mógłby jeszcze zamknąć linię.
    [fork] Żadna z pozostałych kart nie daje naraz dwóch takich pól.
   *[both] Każda z pozostałych kart robi najwyżej jedno z dwojga.
  }
puzzle-victory-line-tried = każda karta wypróbowana na każdym polu
