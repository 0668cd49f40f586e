# Линия Победы. Журнал в настоящем времени: без рода.

victory-line-team-blue = Синие
victory-line-team-vermilion = Красные
victory-line-team-green = Зелёные
victory-line-of-blue = синих
victory-line-of-vermilion = красных
victory-line-of-green = зелёных
victory-line-chip-blue = синий круг
victory-line-chip-vermilion = красный треугольник
victory-line-chip-green = зелёный квадрат

victory-line-board = Поле, 12 на 12 клеток
victory-line-corner = Угол: общая клетка
victory-line-corner-text = Угол считается за свою фишку для каждой команды. Пять фишек на одной прямой с углом — уже линия победы.
victory-line-corner-in-line = в линии: { $teams }
victory-line-cell-free = свободно
victory-line-cell-star = звезда, снять нельзя
victory-line-cell-in-hand = ваша карта
victory-line-cell-target = можно выбрать
victory-line-cell-chosen = выбрано
victory-line-cell-taken = клетка занята
victory-line-read-row = Ряд { $row }.
victory-line-read-star = со звездой
victory-line-read-free = { $count ->
    [one] { $count } свободная клетка
    [few] { $count } свободные клетки
   *[many] { $count } свободных клеток
}

victory-line-order = Ходят:
victory-line-deck = { $count ->
    [0] колода пуста
   *[other] в колоде { $count }
}
victory-line-supply = { $count ->
    [0] фишек не осталось
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
   *[many] осталось { $count } фишек
}
victory-line-lines-of = { $count ->
    [one] { $count } линия из { $goal }
    [few] { $count } линии из { $goal }
   *[many] { $count } линий из { $goal }
}
victory-line-seat = { $name }, { $team }, { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[many] { $cards } карт
} на руках, { $pile } в сбросе
victory-line-pile = Сброс: { $name }
victory-line-pile-empty = Здесь пока ничего нет.
victory-line-hand = Ваши карты: { $count }
victory-line-limit = { $limit ->
    [0] Без карт на руках
    [one] Не больше { $limit } карты на руках
   *[other] Не больше { $limit } карт на руках
}

victory-line-does-add = фишка на любую свободную клетку
victory-line-does-remove = снять чужую фишку без звезды
victory-line-does-swap = своя фишка вместо чужой, если на ней нет звезды
victory-line-find-name = Что здесь было? Найдите на поле.

victory-line-commit = Ваш ход
victory-line-cancel = Отмена
victory-line-close = Закрыть
victory-line-say-choose = Выберите карту: её клетка подсветится на поле.
victory-line-say-others = Ходит { $name }. Тем временем можно рассмотреть любую клетку и любую карту.
victory-line-say-may-draw = Возьмите карту, пока не сделан следующий ход.
victory-line-say-place = Фишку на { $cell }:
victory-line-say-dead = Клетка { $cell } занята. Карта уходит без фишки.
victory-line-say-no-chips = У команды не осталось фишек. Карта уходит без фишки.
victory-line-say-no-target = Карте { $card } сейчас некуда пойти. Она уходит без действия.
victory-line-say-aim-add = Карта +1: выберите любую свободную клетку.
victory-line-say-aim-remove = Карта −1: выберите чужую фишку без звезды.
victory-line-say-aim-swap = Карта −1/+1: выберите чужую фишку без звезды, её клетка станет вашей.
victory-line-say-add = Фишку на { $cell }:
victory-line-say-remove = С клетки { $cell } уходит фишка:
victory-line-say-swap = Ваша фишка на { $cell } вместо фишки:
victory-line-say-line = Какие шесть перевернуть?
victory-line-say-choose-give-up = Штраф: выберите карту, которую вернёте в колоду.
victory-line-say-give-up = В колоду возвращается карта:
victory-line-say-wait = Карта выбрана. Её можно сыграть в свой ход.
victory-line-say-search = Найдите на поле событие с этой карты.
victory-line-say-penalty = Штраф за подсказки: { $team }. Каждый в команде отдаёт одну карту, и до конца игры у него на одну карту меньше.
victory-line-do-place = Поставить на { $cell }
victory-line-do-remove = Снять с { $cell }
victory-line-do-swap = Заменить фишку: { $cell }
victory-line-do-discard = Сбросить
victory-line-do-exchange = Обменять
victory-line-do-turn = Перевернуть
victory-line-do-give-up = Отдать
victory-line-do-draw = Взять карту
victory-line-do-penalty = Назначить штраф
victory-line-call-penalty = Штраф за подсказки: { $team }
victory-line-slide-back = Шестёрка на клетку назад
victory-line-slide-on = Шестёрка на клетку вперёд
victory-line-reveal = Показать клетку
victory-line-guess-right = Да, это здесь.
victory-line-guess-wrong = Не то: { $name } — { $date }, { $place }.
victory-line-sending = Ход отправлен, ждём ответа.
victory-line-why-corner = На угол фишку не ставят: он считается каждому.
victory-line-why-taken = Эта клетка занята.
victory-line-why-free = На этой клетке нет фишки.
victory-line-why-own = Это фишка вашей команды.
victory-line-why-star = Фишку со звездой снять нельзя: она в линии победы.
victory-line-why-no-chips = У команды не осталось фишек.

victory-line-caption-empty = Коснитесь клетки, чтобы узнать о ней.
victory-line-about = О событии
victory-line-sources = Источники
victory-line-read = Читать: { $name }
victory-line-loupe = Лупа: { $from }–{ $to }. Фишки со звездой снять нельзя.
victory-line-loupe-close = Назад ко всему полю
victory-line-west = Влево
victory-line-east = Вправо
victory-line-north = Вверх
victory-line-south = Вниз
victory-line-learning = Учебный режим
victory-line-learning-why = На карте дата и место, название ищут на поле.

victory-line-status-deal = Раздаются карты.
victory-line-status-mine = { $name }, выберите карту.
victory-line-status-mine-owes = { $name }, выберите карту. До этого ещё можно взять одну из колоды.
victory-line-status-turn = Ходит { $name }.
victory-line-status-owe = Возьмите карту, пока не сыграет { $name }.
victory-line-status-line-mine = На линии больше шести фишек. Выберите, какие шесть перевернуть.
victory-line-status-line = { $name } выбирает, какие шесть фишек перевернуть.
victory-line-status-draw = { $name } берёт карту.
victory-line-status-give-up-mine = Штраф за подсказки: выберите карту, которую отдаёте.
victory-line-status-give-up = Штраф за подсказки. Карту ещё отдают: { $names }.
victory-line-status-won = Игра окончена. Победили { $team ->
    [blue] синие
    [vermilion] красные
   *[green] зелёные
}.
victory-line-status-drawn = Игра окончена. Ничья.

victory-line-log-dealt = Каждому раздают шесть карт.
victory-line-log-began = Начинает { $name }.
victory-line-log-placed = { $name } { $sign } ставит фишку: { $cell } { $event }.
victory-line-log-dead = { $name } { $sign } сбрасывает карту { $event }: клетка { $cell } занята.
victory-line-log-no-chips = { $name } { $sign } сбрасывает карту { $event }: фишек не осталось.
victory-line-log-add = { $name } { $sign } играет +1: фишка на { $cell } { $event }.
victory-line-log-remove = { $name } { $sign } играет −1: фишка { $other } уходит с { $cell } { $event }.
victory-line-log-swap = { $name } { $sign } играет −1/+1 на { $cell } { $event }: фишка { $sign } встаёт на место фишки { $other }.
victory-line-log-no-target = { $name } { $sign } сбрасывает карту { $card }: ей некуда пойти.
victory-line-log-exchanged = { $name } { $sign } обменивает карту { $event }: клетка занята.
victory-line-log-line = Линия { $team } { $span }: шесть фишек звездой вверх.
victory-line-log-line-corner = Линия { $team } { $span }: пять фишек и угол. Фишки звездой вверх.
victory-line-log-forgot = { $name } не берёт карту вовремя: { $limit ->
    [0] дальше без карт на руках
    [one] дальше не больше { $limit } карты на руках
   *[other] дальше не больше { $limit } карт на руках
}.
victory-line-log-penalty = Штраф за подсказки: { $team }. Каждый отдаёт одну карту.
victory-line-log-limit = { $name }: { $limit ->
    [0] дальше без карт на руках
    [one] дальше не больше { $limit } карты на руках
   *[other] дальше не больше { $limit } карт на руках
}.
victory-line-log-gave-up = { $name } возвращает карту в колоду.
victory-line-log-won = Победа: { $team }.
victory-line-log-drawn = Ничья: { $teams }, линий поровну.
victory-line-filter-mine = мои
victory-line-filter-lines = линии
victory-line-filter-penalties = штрафы

victory-line-option-teams = Команды
victory-line-option-teams-2 = две
victory-line-option-teams-2-why = Партия чаще всего кончается тремя линиями.
victory-line-option-teams-3 = три
victory-line-option-teams-3-why = Три линии собрать трудно: лучше играть до одной или двух.
victory-line-option-lines_to_win = Линий до победы
victory-line-option-lines_to_win-1 = 1
victory-line-option-lines_to_win-1-why = Для короткого урока: побеждает первая линия.
victory-line-option-lines_to_win-2 = 2
victory-line-option-lines_to_win-3 = 3
victory-line-option-lines_to_win-3-why = Как в печатных правилах.
victory-line-option-lines_to_win-4 = 4
victory-line-option-lines_to_win-5 = 5
victory-line-option-learning = Учебный режим
victory-line-option-learning-false = выключен
victory-line-option-learning-false-why = Как в печатных правилах: карта показывает свою клетку.
victory-line-option-learning-true = включён
victory-line-option-learning-true-why = На карте только дата и место; название находят на поле. В печатных правилах этого нет.
victory-line-option-draw = Добор карт
victory-line-option-draw-automatic = автоматический
victory-line-option-draw-automatic-why = Карта берётся сама после каждого хода, и штрафа V20 нет.
victory-line-option-draw-manual = вручную
victory-line-option-draw-manual-why = Как в печатных правилах: кто не взял карту до следующего хода, у того до конца игры на одну карту меньше (V20).
victory-line-option-dead_cards = Карта занятой клетки
victory-line-option-dead_cards-open = сбросить
victory-line-option-dead_cards-open-why = Карту занятой клетки сбрасывают: это и есть ход.
victory-line-option-dead_cards-exchange = обменять
victory-line-option-dead_cards-exchange-why = Один раз за ход, прежде чем сыграть карту, её можно обменять на карту из колоды.
victory-line-option-swap_cards = Карты −1/+1
victory-line-option-swap_cards-3 = 3
victory-line-option-swap_cards-4 = 4
victory-line-option-dealer = Раздаёт
victory-line-option-dealer-seat = место { $seat }
victory-line-option-dealer-why = Начинает сосед слева от раздающего.

# Конец
victory-line-end-won-blue = Победили синие: { $lines }.
victory-line-end-won-vermilion = Победили красные: { $lines }.
victory-line-end-won-green = Победили зелёные: { $lines }.
victory-line-end-yours = { $team ->
    [yes] Победила ваша команда: { $lines }.
   *[no] Вы победили: { $lines }.
  }
victory-line-end-mine = { $team ->
    [yes] ваша команда
   *[no] вы
  }
victory-line-end-why-lines = { $goal ->
    [one] Игра кончается с первой линией.
    [few] Игра кончается, когда у команды { $goal } линии.
   *[many] Игра кончается, когда у команды { $goal } линий.
  }
victory-line-end-why-cards = Карты кончились: побеждает тот, у кого больше линий.
victory-line-end-count = { $count ->
    [1] одна линия
    [2] две линии
    [3] три линии
    [4] четыре линии
    [one] { $count } линия
    [few] { $count } линии
   *[many] { $count } линий
}
victory-line-end-drawn = { $count ->
    [0] Ничья: линий никто не собрал.
    [1] Ничья: по одной линии.
    [2] Ничья: по две линии.
    [one] Ничья: по { $count } линии.
    [few] Ничья: по { $count } линии.
   *[many] Ничья: по { $count } линий.
}
victory-line-end-events = События победных линий
victory-line-end-no-lines = События, которые сыграли за этим столом
victory-line-end-in-lines = в линиях победы
victory-line-end-others = все фишки
victory-line-end-apart = Где событий много, фишки раздвинуты; даты точные.
victory-line-end-line = Линия { $number }
victory-line-end-all = Все фишки
victory-line-end-before = Раньше
victory-line-end-after = Позже
victory-line-end-of = { $number } из { $count }
victory-line-end-map = { $count ->
    [one] На карте: { $count } место событий
    [few] На карте: { $count } места событий
   *[many] На карте: { $count } мест событий
}
victory-line-end-map-hint = Выберите событие, чтобы увидеть место.
victory-line-end-no-place = У этого события нет одного места на карте.
victory-line-end-two = Ваше событие в двух предложениях
victory-line-end-two-hint = Выберите одно событие и расскажите о нём своими словами. Текст остаётся только на этом экране.

# Урок
victory-line-lesson = Урок: «Линия Победы»
victory-line-lesson-leave = Выйти
victory-line-lesson-step = Шаг { $step } из { $steps }
victory-line-lesson-skip = Пропустить
victory-line-lesson-next = Дальше
victory-line-lesson-end = Играть
victory-line-lesson-place = У каждой карты на поле своя клетка. Выберите любую карту: клетка подсветится. Потом нажмите «Поставить».
victory-line-lesson-place-done = Фишка стоит, новая карта сама пришла вам на руки. Так выглядит обычный ход.
victory-line-lesson-corner = Шесть фишек по горизонтали, по вертикали или по диагонали — линия. Угол считается как ваша фишка. Сыграйте карту { $card }.
victory-line-lesson-corner-done = Первая линия! Фишки перевернулись звездой вверх: теперь их никто не тронет.
victory-line-lesson-add = Карта +1 ставит фишку на любую свободную клетку. Выберите её, укажите { $cell } и замкните линию.
victory-line-lesson-add-done = Вторая линия. Только на углах карта +1 не действует.
victory-line-lesson-remove = Красным не хватает до линии одной фишки. Выберите карту −1 и снимите одну из их фишек, например с { $cell }.
victory-line-lesson-remove-done = Линия красных прервана. Фишка вернулась в их запас.
victory-line-lesson-swap = Карта −1/+1 меняет чужую фишку на вашу. Укажите { $cell } и замкните линию.
victory-line-lesson-swap-done = Один ход: их фишка ушла, ваша замкнула линию.
victory-line-lesson-dead = Кто-то занял клетку { $cell }, пока карта { $card } была у вас на руках. Выберите её и сбросьте: это тоже ход.
victory-line-lesson-dead-done = Карта ушла без фишки, а у вас новая.
victory-line-lesson-six = Сыграйте карту { $card }: на одной линии встанут семь фишек. Стрелками выберите, какие шесть перевернуть, и подтвердите.
victory-line-lesson-six-done = Седьмая фишка остаётся обычной: она ещё может войти в линию по диагонали.
victory-line-lesson-read = О каждой клетке можно узнать: коснитесь её или наведите мышь и прочитайте, что произошло. Побеждает тот, кто первым соберёт три линии.
victory-line-lesson-read-done = Удачи.

# ---- перед игрой и в меню ----
victory-line-host-penalty = Штраф за подсказки
victory-line-host-penalty-text = Каждый в команде отдаёт одну карту.

# lessons
victory-line-lesson-first = До одной линии
victory-line-lesson-first-why = Столы по четыре, двое на двое, названия на поле.
victory-line-lesson-dates = По дате и месту
victory-line-lesson-dates-why = Столы по четыре; события надо найти, как в учебном режиме.
victory-line-lesson-double = Два урока
victory-line-lesson-double-why = 90 минут, столы по шесть, до трёх линий.

# ---- the first minute ----
victory-line-goal = Разыгрывайте карты и ставьте фишки на поле: побеждает команда, которая первой соберёт достаточно линий по шесть фишек.

# ---- levels of bots ----
victory-line-level = { $level ->
    [novice] Почти не смотрит на линии: видит ряд или столбец, лишь когда они почти заполнены, а особые карты держит до конца.
    [relaxed] Видит часть своих рядов и столбцов, диагоналей не видит, а особые карты держит до конца.
    [easy] Строит свои ряды и столбцы, особые карты тратит сразу и не мешает вашим линиям.
    [keen] Видит часть линий всех игроков, закрывает и ваши и бережёт особые карты.
    [steady] Видит все линии, кроме части диагоналей, и бережёт особые карты.
   *[strong] Считает карты и перед ходом разыгрывает пробные партии.
  }
