# Wyrównana gra i następna gra.
fair-match = Wyrównana gra
fair-about = Boty są dobierane według Twoich ostatnich gier na tym urządzeniu, aby wygrane przypadały Ci mniej więcej tak często jak każdemu przy stole.
fair-level = Przeciwnicy
fair-mixed = Wybrani osobno dla każdego miejsca.
fair-each = Wybierz osobno dla każdego miejsca
fair-next = Następna gra
fair-same = Jeszcze raz tak samo
fair-again = { $step ->
    [easier] Jeszcze raz, trochę łatwiej
   *[harder] Jeszcze raz, trochę trudniej
  }
