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
coach-rationing-move-spin = Mocny bot zakręciłby bączkiem.
coach-rationing-move-stop = Mocny bot zatrzymałby bączek.
coach-rationing-move-pass = Mocny bot nic by nie kupił.
coach-rationing-move-buy = Mocny bot kupiłby: { $card }.
coach-rationing-move-offer = { $whoKind ->
    [declined] Mocny bot zaproponowałby { $whoDat } { $deal }.
   *[typed] Mocny bot zaproponowałby { $deal }. Dla kogo: { $who }.
  }
coach-rationing-move-offer-all = Mocny bot zaproponowałby wszystkim { $deal }.
coach-rationing-move-accept = { $whoKind ->
    [declined] Mocny bot przyjąłby ofertę { $whoGen }.
   *[typed] Mocny bot przyjąłby ofertę: { $who }.
  }
coach-rationing-move-accept-pay = { $whoKind ->
    [declined] Mocny bot przyjąłby ofertę { $whoGen } i dałby { $paid }.
   *[typed] Mocny bot przyjąłby ofertę ({ $who }) i dałby { $paid }.
  }
coach-rationing-move-decline = { $whoKind ->
    [declined] Mocny bot odrzuciłby ofertę { $whoGen }.
   *[typed] Mocny bot odrzuciłby ofertę: { $who }.
  }
coach-rationing-move-speculate = { $for ->
    [card] Mocny bot dałby spekulantowi { $paid } za kartkę ze stosu.
   *[place] Mocny bot dałby spekulantowi { $paid } za jego miejsce w kolejce.
  }
