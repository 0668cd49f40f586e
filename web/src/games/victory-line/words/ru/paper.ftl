# Игра на бумаге.
paper-victory-line-board = Поле 12 × 12
paper-victory-line-cards = Карты событий, специальные карты и титульная карта
paper-victory-line-chips = Фишки
paper-victory-line-cell = Клетка поля
paper-victory-line-cell-mm = { $mm } мм
paper-victory-line-title-card = титульная карта, в игре не участвует
paper-victory-line-board-sheet = Поле, лист { $sheet } из { $sheets }: клетки { $from }–{ $to }.
paper-victory-line-board-how = Обрежьте листы 2 и 4 слева, листы 3 и 4 сверху по краю клеток. Наклейте их на полоски так, чтобы засечки сошлись.
paper-victory-line-board-how-two = Обрежьте лист 2 сверху по краю клеток. Наклейте его на полоску так, чтобы засечки сошлись.
paper-victory-line-short-1 = Сыграйте одну карту и поставьте фишку своей команды знаком вверх на её клетку. Потом возьмите карту.
paper-victory-line-short-2 = +1: фишка на любую свободную клетку, но не на угол.
paper-victory-line-short-3 = −1: снимите фишку другой команды. −1/+1: и поставьте туда свою. Фишку со звездой снять нельзя.
paper-victory-line-short-4 = Шесть соседних фишек по горизонтали, вертикали или диагонали — линия: переверните их звездой вверх.
paper-victory-line-short-5 = Угол считается фишкой каждой команды.
paper-victory-line-short-6 = Побеждают три линии. Никаких подсказок внутри команды.
