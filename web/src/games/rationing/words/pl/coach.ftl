# Trener i powody botów w tej grze.
coach-rationing-empty = Nikt nie złożył Ci oferty.
coach-rationing-offers = Oferty dla Ciebie
coach-rationing-counter = Na ladzie
coach-rationing-spins = Może da się coś wymienić.
coach-rationing-nothing = Na wymianie nie da się nic zyskać.
coach-rationing-tired = Nie ma już o co się targować.
coach-rationing-deal-offer = Zysk z tej umowy: około { $gain } punktu. Druga strona ({ $who }) zyskałaby około { $theirs } punktu; szansa na zgodę: { $percent }.
coach-rationing-deal-accept = Zysk z tej umowy: około { $gain } punktu. Druga strona ({ $who }) zyskuje pewnie około { $theirs } punktu.
coach-rationing-deal-accept-alone = Zysk z tej umowy: około { $gain } punktu.
coach-rationing-poor = { $kind ->
    [loses] Ta umowa kosztowałaby około { $gain } punktu.
    [little] Ta umowa dałaby około { $gain } punktu: za mało, żeby się zgodzić.
   *[cannot] Nie ma kartek, o które chodziło.
  }
coach-rationing-speculator = W grach rozegranych na próbę ({ $games }) z tym interesem jest więcej wygranych niż bez niego: o { $percent }.
coach-rationing-buys = Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
coach-rationing-saves = Kartki będą warte więcej później.
coach-rationing-needs = Chce kupić: { $card }. Brakuje: { $good }.
coach-rationing-first = Pierwszy zakup, na który ma kartki: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
coach-rationing-cannot-pay = Nie ma kartek na nic, co rozważa.
coach-rationing-games = Z { $games ->
    [1] { $games } gry rozegranej
   *[other] { $games } gier rozegranych
  } stąd na próbę wygrywa { $percent }.
coach-rationing-gains = { $who } proponuje { $deal }: dla Ciebie około { $gain } punktu.
coach-rationing-loses = { $who } proponuje { $deal }: dla Ciebie strata około { $gain } punktu.
coach-rationing-even = { $who } proponuje { $deal }: dla Ciebie nic to nie zmienia.
coach-rationing-cannot = { $who } proponuje { $deal }: nie masz tego, czego chce.
coach-rationing-theirs = { $who } zyskuje pewnie około { $theirs } punktu.
coach-rationing-purchase = { $card }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }{ $doubled ->
    [yes] , podwojone dzięki wizycie
   *[no] {""}
  }.
coach-rationing-have = Masz na to wszystkie kartki.
coach-rationing-lacks = Brakuje: { $goods }.
coach-rationing-offer = { $kind ->
    [gains] { $who }: dla Ciebie około { $gain } punktu, jeśli będzie zgoda.
    [loses] { $who }: dla Ciebie strata około { $gain } punktu.
   *[even] { $who }: dla Ciebie nic to nie zmienia.
  }
coach-rationing-offer-chance = { $who } zyskuje pewnie około { $theirs } punktu; szansa na zgodę: około { $percent }.
coach-rationing-offer-no = Raczej bez zgody: { $who } nic na tym, o ile widać, nie zyskuje.
coach-rationing-offer-cannot = { $who }: raczej nie ma tego, czego chcesz.
coach-rationing-move-spin = Bot mistrz zakręciłby bączkiem.
coach-rationing-move-stop = Bot mistrz zatrzymałby bączek.
coach-rationing-move-pass = Bot mistrz nic by nie kupił.
coach-rationing-move-buy = Bot mistrz kupiłby: { $card }.
coach-rationing-move-offer = { $whoKind ->
    [declined] Bot mistrz zaproponowałby { $whoDat } { $deal }.
   *[typed] Bot mistrz zaproponowałby { $deal }. Dla kogo: { $who }.
  }
coach-rationing-move-offer-all = Bot mistrz zaproponowałby wszystkim { $deal }.
coach-rationing-move-accept = { $whoKind ->
    [declined] Bot mistrz przyjąłby ofertę { $whoGen }.
   *[typed] Bot mistrz przyjąłby ofertę: { $who }.
  }
coach-rationing-move-accept-pay = { $whoKind ->
    [declined] Bot mistrz przyjąłby ofertę { $whoGen } i dałby { $paid }.
   *[typed] Bot mistrz przyjąłby ofertę ({ $who }) i dałby { $paid }.
  }
coach-rationing-move-decline = { $whoKind ->
    [declined] Bot mistrz odrzuciłby ofertę { $whoGen }.
   *[typed] Bot mistrz odrzuciłby ofertę: { $who }.
  }
coach-rationing-move-speculate = { $for ->
    [card] Bot mistrz dałby spekulantowi { $paid } za kartkę ze stosu.
   *[place] Bot mistrz dałby spekulantowi { $paid } za jego miejsce w kolejce.
  }
