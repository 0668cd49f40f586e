# Gra na ekranie startowym i wszędzie tam, gdzie pada jej nazwa.
tile-rationing-name = Reglamentacja
tile-rationing-about = Polska, styczeń 1983 roku: kartki, kolejka i sklep z sześcioma rzeczami. Handluj, dopóki kręci się bączek.
tile-rationing-short = Polska, 1983: kartki, kolejka i bączek.
tile-rationing-players = 3–5 osób
tile-rationing-time = 12–18 min
tile-rationing-sugar = cukier
tile-rationing-meat = mięso
