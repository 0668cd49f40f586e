class-rationing-progress = { $done } z { $of } kart zakupów
class-rationing-far = karty ze sklepu
class-rationing-by-points = Liczby to punkty każdego miejsca.
class-rationing-by-bought = Liczby to zakupy każdego miejsca. Punkty liczy się na końcu, a nie każdy stół skończył grę.
class-rationing-bought = { $count ->
    [one] { $count } zakup
    [few] { $count } zakupy
   *[many] { $count } zakupów
  }
class-rationing-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
  }
class-rationing-buy = kupić: { $card }
class-rationing-offer = oferta, { $whom }: { $deal }
class-rationing-offer-all = oferta dla wszystkich: { $deal }
class-rationing-accept = przyjąć ofertę: { $whom }
class-rationing-decline = odrzucić ofertę: { $whom }
class-rationing-withdraw = cofnąć własną ofertę: { $whom }
class-rationing-speculate = { $for ->
    [card] spekulant: { $paid } za kartkę ze stosu
   *[place] spekulant: { $paid } za jego miejsce w kolejce
  }
class-rationing-spin = zakręcić bączkiem
class-rationing-stop = zatrzymać bączek
class-rationing-pass = nic nie kupować
class-rationing-say = powiedzieć, czego brakuje
