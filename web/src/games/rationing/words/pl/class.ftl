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
class-rationing-report-parts = Ile się płaciło
class-rationing-report-parts-why = Rundy w trzech częściach, finałowa osobno. Średnie ze wszystkich stołów, w kartkach. „Za jedną kartkę”: ile kartek większej strony wymiany przypada na jedną kartkę mniejszej.
class-rationing-report-part = rundy
class-rationing-report-part-name = { $part ->
    [early] pierwsza część
    [middle] środkowa część
    [late] ostatnia część
   *[final] runda finałowa
  }
class-rationing-report-trades = wymiany
class-rationing-report-card = za jedną kartkę
class-rationing-report-place = za miejsce w kolejce
class-rationing-report-speculator = cena u spekulanta
class-rationing-report-goods = Co przeszło z rąk do rąk
class-rationing-report-goods-why = Kartki w wymianach między ludźmi i ile średnio płacono za jedną. Wymiany z miejscem w kolejce nie mają tu ceny.
class-rationing-report-good = kartka na
class-rationing-report-moved = wymienionych
class-rationing-report-price = płacono za jedną
class-rationing-report-traded = wymiany
class-rationing-report-bought = zakupy
class-rationing-instead = Która wymiana przy Waszym stole opłaciła się obu stronom i dlaczego?
