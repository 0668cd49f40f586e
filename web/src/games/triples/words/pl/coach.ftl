# Trener i powody botów w tej grze.
coach-triples-empty = Na razie nic nie jest pewne. Słuchaj, kto kogo prosi i o co.
coach-triples-sure = { $deals ->
    [1] Do tego, co powiedziano, pasuje już tylko jeden układ kart, a w nim kartę { $card } ma { $whom }.
   *[other] Kartę { $card } musi mieć { $whom }: tak jest w każdym z { $deals } układów kart pasujących do tego, co powiedziano.
  }
coach-triples-sure-plain = Kartę { $card } musi mieć { $whom }: tak jest w każdym układzie kart pasującym do tego, co powiedziano.
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
coach-triples-guesses = O ile pamięta, nikt nie miał większej szansy na tę kartę.
coach-triples-forgot = { $fact ->
    [refused] Zapomniał, że karty { $card } nie ma { $who }.
    [asked] Zapomniał o prośbie o kartę { $card } ({ $who }).
    [gave] Zapomniał, że karty { $card } nie ma już { $who }.
   *[got] Zapomniał, że kartę { $card } ma { $who }.
  }
coach-triples-promised = Wiadomo, że { $whom } ma jakąś kartę tego zestawu.
coach-triples-move = { $plain ->
    [yes] Bot mistrz prosiłby tak: { $whom }, karta { $card }.
   *[no] Bot mistrz poprosiłby { $whom-acc } o kartę { $card }.
  }
coach-triples-must = { $card }: ma ją { $who }.
coach-triples-must-gave = Wszyscy widzieli, jak ta karta tam trafiła.
coach-triples-must-asked = Była prośba o kartę { $asked } ({ $who }): prosić wolno tylko z kartą tego samego zestawu w ręce, a inna już nie zostaje.
coach-triples-must-told = Wynika to z próśb i odpowiedzi.
coach-triples-must-lack = { $count ->
    [0] Nikt inny nie ma już kart.
    [one] { $list } jej nie ma i Ty też nie.
   *[other] { $list } jej nie mają i Ty też nie.
  }
coach-triples-must-counting = Żaden inny układ nie zgadza się z liczbą kart w rękach.
coach-triples-two = { $card }: może ją mieć tylko { $list }.
coach-triples-any = { $who } ma co najmniej jedną z kart: { $list }.
coach-triples-any-why = Była prośba o inną kartę tego zestawu ({ $who }), a prosić wolno tylko z jego kartą w ręce.
coach-triples-ask = { $whom }, { $card }: jest tam w { $hits } z { $deals ->
    [1] { $deals } pasującego układu
   *[other] { $deals } pasujących układów
  } kart ({ $percent }).
coach-triples-ask-plain = { $whom }, { $card }: jest tam w { $percent } pasujących układów kart.
coach-triples-ask-never = { $whom } nie może mieć karty { $card }.
coach-triples-ask-sure = { $whom } na pewno ma kartę { $card }.
coach-triples-ask-mistake = Nie masz żadnej karty tego zestawu, więc taka prośba byłaby pomyłką.
