# Trener i powody botów w tej grze.
coach-victory-line-empty = Nikt nie ma jeszcze czterech ani pięciu żetonów na sześciu polach w linii.
coach-victory-line-board = Na planszy
coach-victory-line-completes = Szósty żeton na { $span }: linia.
coach-victory-line-stops = Zatrzymuje szóstkę { $team } { $span }: mają w niej { $theirs } z 6.
coach-victory-line-builds = { $own ->
    [0] Zaczyna własną szóstkę { $span }.
   *[other] Buduje własną szóstkę { $span }, zapełnioną już w { $own } z 6 pól.
  }
coach-victory-line-free = Wolne pole: niczego pełniejszego nie dało się tu zbudować ani zatrzymać.
coach-victory-line-overlooked = Przeoczył szóstkę { $span }.
coach-victory-line-kept = Oszczędza karty specjalne: jedną z nich mógł zagrać na szóstkę { $span }.
coach-victory-line-dead = Żadna karta nie dałaby więcej, więc idzie taka bez skutku.
coach-victory-line-answer = Wybiera to, co najwięcej daje własnym liniom.
coach-victory-line-games = Szansa na wygraną { $percent }, według { $games ->
    [1] { $games } gry rozegranej
   *[other] { $games } gier rozegranych
  } stąd na próbę.
coach-victory-line-exact = { $result ->
    [won] Wszystkie karty są znane: policzone do końca, ten ruch wygrywa.
    [drawn] Wszystkie karty są znane: policzone do końca, wychodzi remis.
    [lost] Wszystkie karty są znane: policzone do końca, żaden ruch nie ratuje gry.
   *[open] Wszystkie karty są znane, a gra policzona do końca.
  }
coach-victory-line-threat = { $team }: { $filled } z 6 na { $span }. Brakuje: { $cells }.
coach-victory-line-own = Twoja szóstka { $span }: { $filled } z 6. Brakuje: { $cells }.
coach-victory-line-held-theirs = Kartę na { $cells } masz w ręce: póki ją trzymasz, potrzebują tam karty +1.
coach-victory-line-held-mine = W ręce masz: { $cells }.
coach-victory-line-spent = Karty na { $cells } już nie ma w grze: pole zapełni tylko +1.
coach-victory-line-play = Bot mistrz zagrałby kartę { $event } ({ $cell }).
coach-victory-line-special = Bot mistrz zagrałby { $card } na { $cell } { $event }.
coach-victory-line-plain = Bot mistrz zagrałby { $card }, choć nic to teraz nie da.
coach-victory-line-line = Bot mistrz odwróciłby { $span }.
coach-victory-line-draw = Bot mistrz wziąłby kartę.
coach-victory-line-give-up = Bot mistrz oddałby kartę { $event }.
coach-victory-line-exchange = Bot mistrz wymieniłby kartę { $event }.
