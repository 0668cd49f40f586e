# Игра на первом экране и везде, где названа.
tile-rationing-name = По карточкам
tile-rationing-about = Польша, январь 1983 года: карточки, очередь и магазин, где всего шесть товаров. Меняйтесь, пока крутится волчок.
tile-rationing-short = Польша, 1983: карточки, очередь и волчок.
tile-rationing-players = 3–5 игроков
tile-rationing-time = 12–18 мин
tile-rationing-sugar = сахар
tile-rationing-meat = мясо
