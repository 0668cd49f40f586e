# Trener i powody botów. $…-gen i tak dalej to imię w tym przypadku; $plain to "yes" przy imionach wpisanych, których się nie odmienia.

# ---- kartka ----
coach-open = Trener
coach-title = Trener
coach-about = Tylko z Twoich kart i z tego, co słyszeli wszyscy.
coach-option = Trener
coach-option-why = Przycisk przy stole mówi uczącym się, co wynika z tego, co padło. Tylko z tego, co sami mogą wiedzieć.
coach-lobby-on = dozwolony
coach-lobby-off = bez trenera
coach-sure = Na pewno
coach-more = Więcej ({ $count })
coach-board = Na planszy
coach-counter = Na ladzie
coach-offers = Oferty dla Ciebie
coach-composed = To, co układasz
coach-nothing-triples = Na razie nic nie jest pewne. Słuchaj, kto kogo prosi i o co.
coach-nothing-victory-line = Nikt nie ma jeszcze czterech ani pięciu żetonów na sześciu polach w linii.
coach-nothing-rationing = Nikt nie złożył Ci oferty.
coach-thinking = Chwila namysłu…
coach-failed = Trener jest teraz nieosiągalny.
coach-outdated = Ta strona i serwer są w różnych wersjach. Wczytaj stronę jeszcze raz, a trener wróci.
coach-show = Pokaż na planszy
coach-hint = Co zrobiłby mocny bot?
coach-hint-title = Na Twoim miejscu
coach-hint-not-due = Gdy przyjdzie Twoja kolej, trener powie też, co zrobiłby mocny bot.
coach-hint-wait = Mocny bot nic by teraz nie mówił.

# ---- powody ----
coach-why = Dlaczego:
coach-why-lot = Wybór losowy.
coach-why-hurried = Bot musiał się spieszyć: serwer był zajęty.

# ---- triples ----
coach-triples-sure = { $deals ->
    [1] Do tego, co padło, pasuje już tylko jeden układ kart, a w nim kartę { $card } ma { $whom }.
   *[other] Kartę { $card } musi mieć { $whom }: tak jest w każdym z { $deals } układów kart pasujących do tego, co padło.
  }
coach-triples-sure-plain = Kartę { $card } musi mieć { $whom }: tak jest w każdym układzie kart pasującym do tego, co padło.
coach-triples-likely = Kartę { $card } ma { $whom } w { $hits } z { $deals ->
    [1] { $deals } pasującego układu
   *[other] { $deals } pasujących układów
  } kart ({ $percent }): żadna inna prośba nie dawała większej szansy.
coach-triples-likely-plain = Kartę { $card } ma { $whom } w { $percent } pasujących układów kart: żadna inna prośba nie dawała większej szansy.
coach-triples-worth = Kartę { $card } ma { $whom } w { $hits } z { $deals ->
    [1] { $deals } pasującego układu
   *[other] { $deals } pasujących układów
  } kart ({ $percent }). Inna prośba dawała większą szansę, ale ta, trafiona czy nie, jest więcej warta.
coach-triples-worth-plain = Kartę { $card } ma { $whom } w { $percent } pasujących układów kart. Inna prośba dawała większą szansę, ale ta, trafiona czy nie, jest więcej warta.
coach-triples-remembers = Pamięta, że kartę { $card } ma { $whom }.
coach-triples-completes = Trafienie domyka zestaw.
coach-triples-promised = Wiadomo, że { $whom } ma jakąś kartę tego zestawu.
coach-triples-move = { $plain ->
    [yes] Mocny bot prosiłby tak: { $whom }, karta { $card }.
   *[no] Mocny bot poprosiłby { $whom-acc } o kartę { $card }.
  }
coach-triples-must = { $card }: ma ją { $who }.
coach-triples-must-gave = Wszyscy widzieli, jak ta karta tam trafiła.
coach-triples-must-asked = Padła prośba o kartę { $asked } ({ $who }): prosić wolno tylko z kartą tego samego zestawu w ręce, a inna już nie zostaje.
coach-triples-must-told = Wynika to z próśb i odpowiedzi.
coach-triples-must-lack = { $count ->
    [0] Nikt inny nie ma już kart.
    [one] { $list } jej nie ma i Ty też nie.
   *[other] { $list } jej nie mają i Ty też nie.
  }
coach-triples-must-counting = Żaden inny układ nie zgadza się z liczbą kart w rękach.
coach-triples-two = { $card }: może ją mieć tylko { $list }.
coach-triples-any = { $who } ma co najmniej jedną z kart: { $list }.
coach-triples-any-why = Padła prośba o inną kartę tego zestawu ({ $who }), a prosić wolno tylko z jego kartą w ręce.
coach-triples-ask = { $whom }, { $card }: jest tam w { $hits } z { $deals ->
    [1] { $deals } pasującego układu
   *[other] { $deals } pasujących układów
  } kart ({ $percent }).
coach-triples-ask-plain = { $whom }, { $card }: jest tam w { $percent } pasujących układów kart.
coach-triples-ask-never = { $whom } nie może mieć karty { $card }.
coach-triples-ask-sure = { $whom } na pewno ma kartę { $card }.
coach-triples-ask-mistake = Nie masz żadnej karty tego zestawu, więc taka prośba byłaby pomyłką.

# ---- victory-line ----
coach-victory-line-completes = Szósty żeton na { $span }: linia.
coach-victory-line-stops = Zatrzymuje szóstkę { $team } { $span }: mają w niej { $theirs } z 6.
coach-victory-line-builds = { $own ->
    [0] Zaczyna własną szóstkę { $span }.
   *[other] Buduje własną szóstkę { $span }, zapełnioną już w { $own } z 6 pól.
  }
coach-victory-line-free = Wolne pole: niczego pełniejszego nie dało się tu zbudować ani zatrzymać.
coach-victory-line-dead = Żadna karta nie dałaby więcej, więc idzie taka bez skutku.
coach-victory-line-answer = Wybiera to, co najwięcej daje własnym liniom.
coach-victory-line-games = Z { $games ->
    [1] { $games } gry rozegranej
   *[other] { $games } gier rozegranych
  } dalej w wyobraźni wygrywa { $percent }.
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
coach-victory-line-play = Mocny bot zagrałby kartę { $event } ({ $cell }).
coach-victory-line-special = Mocny bot zagrałby { $card } na { $cell } { $event }.
coach-victory-line-plain = Mocny bot zagrałby { $card }, choć nic to teraz nie da.
coach-victory-line-line = Mocny bot odwróciłby { $span }.
coach-victory-line-draw = Mocny bot wziąłby kartę.
coach-victory-line-give-up = Mocny bot oddałby kartę { $event }.
coach-victory-line-exchange = Mocny bot wymieniłby kartę { $event }.

# ---- rationing ----
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
coach-rationing-speculator = W grach rozegranych w wyobraźni ({ $games }) z tym interesem jest więcej wygranych niż bez niego: o { $percent }.
coach-rationing-buys = Daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }.
coach-rationing-saves = Kartki będą warte więcej później.
coach-rationing-games = Z { $games ->
    [1] { $games } gry rozegranej
   *[other] { $games } gier rozegranych
  } dalej w wyobraźni wygrywa { $percent }.
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
