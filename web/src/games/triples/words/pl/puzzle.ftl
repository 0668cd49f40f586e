puzzle-triples-question = Kto ma kartę { $card }?
puzzle-triples-you = { $form ->
    [gen] Ciebie
    [acc] Ciebie
    [dat] Tobie
    [ins] Tobą
   *[nom] Ty
  }
puzzle-triples-ask-number = prośba { $n }
puzzle-triples-asks = { $who-me ->
    [yes] Prosisz { $whom-acc } o kartę { $card }.
   *[no] { $whom-me ->
      [yes] { $who } prosi Ciebie o kartę { $card }.
     *[no] { $who } prosi { $whom-acc } o kartę { $card }.
    }
  }
puzzle-triples-asks-all = { $who-me ->
    [yes] Prosisz o kartę { $card }.
   *[no] { $who } prosi o kartę { $card }.
  }
puzzle-triples-refused = { $whom-me ->
    [yes] Nie masz.
   *[no] { $whom } nie ma.
  }
puzzle-triples-gave = { $whom-me ->
    [yes] Oddajesz ją.
   *[no] { $whom } ją oddaje.
  }
puzzle-triples-mistaken = { $who-me ->
    [yes] Pomyłka.
   *[no] Pomyłka: nie ma żadnej karty tego zestawu.
  }
puzzle-triples-bare = { $who-me ->
    [yes] (Twoja ręka była pusta.)
   *[no] ({ $who }: pusta ręka.)
  }
puzzle-triples-seen = { $players ->
    [one] Gra { $players } osoba, ścisła prośba.
    [few] Grają { $players } osoby, ścisła prośba.
   *[many] Gra { $players } osób, ścisła prośba.
  }
puzzle-triples-mine = Masz: { $cards }.
puzzle-triples-mine-none = { $count ->
    [one] Z zestawu { $sets } nie masz żadnej karty.
   *[other] Z zestawów { $sets } nie masz żadnej karty.
  }
puzzle-triples-sizes = Liczba kart: { $sizes }.
puzzle-triples-empty = Bez kart: { $who }.
puzzle-triples-rest = Inne prośby tej gry nie są potrzebne.
puzzle-triples-title-asks = { $who-me ->
    [yes] Prosisz o kartę { $card }
   *[no] { $who } prosi o kartę { $card }
  }
puzzle-triples-note-ask = prośba { $n }, zasada { $rules }
puzzle-triples-step-any = { $lacks ->
    [yes] Więc { $who } jej nie ma, ale ma inną kartę zestawu { $set }: { $cards }.
   *[no] Więc { $who } ma inną kartę zestawu { $set }: { $cards }.
  }
puzzle-triples-step-lacks = { $who } nie ma karty { $card }.
puzzle-triples-step-has = Teraz kartę { $card } ma { $who }; widzieli to wszyscy.
puzzle-triples-step-gone = Kartę { $card } ma jawnie { $who }, więc nie ma jej nikt inny.
puzzle-triples-step-mistake = Więc { $who } nie ma żadnej karty zestawu { $set }.
puzzle-triples-step-not-both = W tej ręce była karta { $card }, a nie było całego zestawu, więc { $whom } nie ma obu pozostałych: { $cards }.
puzzle-triples-title-promise = Zostaje jedna karta
puzzle-triples-step-promise = { $who } ma na pewno inną kartę tego zestawu, a wszystkie prócz { $card } są wykluczone. Więc { $who } ma { $card }.
puzzle-triples-title-others-lack = Nikt inny
puzzle-triples-step-others-lack = Nikt inny nie może mieć karty { $card }. Ma ją { $who }.
puzzle-triples-title-counting = Tyle osób, ile kart: { $count }
puzzle-triples-step-counting = { $people } mają między sobą: { $cards }. Nikt inny nie ma żadnej z nich.
puzzle-triples-title-fullfilled = { $who }: nie ma już miejsca
puzzle-triples-step-fullfilled = { $size ->
    [one] { $who } ma jedną kartę i wiadomo, spośród jakich: { $cards }.
    [few] { $who } ma { $size } karty i o każdej coś wiadomo. Są wśród tych: { $cards }.
   *[many] { $who } ma { $size } kart i o każdej coś wiadomo. Są wśród tych: { $cards }.
  }
puzzle-triples-title-full = { $who }: żadnej innej
puzzle-triples-step-full = Poza tamtymi { $who } nie ma żadnej, więc nie ma też: { $cards }.
puzzle-triples-title-all-needed = { $who }: potrzebne są wszystkie
puzzle-triples-step-all-needed = { $size ->
    [one] { $who } ma jedną kartę i tylko jedna może tam być: { $cards }.
    [few] { $who } ma { $size } karty i tylko tyle może tam być. Są wśród nich: { $cards }.
   *[many] { $who } ma { $size } kart i tylko tyle może tam być. Są wśród nich: { $cards }.
  }
puzzle-triples-title-placed = Ma już swoje miejsce
puzzle-triples-step-placed = Karta jest tylko w jednej ręce, więc { $who } nie ma: { $cards }.
puzzle-triples-title-not-all = Trzy leżałyby odkryte
puzzle-triples-step-not-all = Cały zestaw wykłada się od razu, więc { $who } nie ma do tego jeszcze: { $cards }.
puzzle-triples-story = Co powiedziano
puzzle-triples-rule = Ścisła prośba:
puzzle-triples-wrong = { $who }: to nie wynika. Spójrz jeszcze raz na notatki.
