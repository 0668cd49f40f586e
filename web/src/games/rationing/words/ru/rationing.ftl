# «По карточкам»: слова стола, журнала и конца игры.

## Карточки и сделки. Товар стоит в винительном падеже, если не сказано иначе.
rationing-cards = { $n ->
    [1] { $good }
    [one] { $n } карточку на { $good }
    [few] { $n } карточки на { $good }
   *[many] { $n } карточек на { $good }
  }
rationing-cards-any = { $n ->
    [1] любую карточку
    [one] { $n } любую карточку
    [few] { $n } любые карточки
   *[many] { $n } любых карточек
  }
rationing-cards-either = { $n ->
    [1] { $goods }
    [one] { $n } карточку на { $goods }
    [few] { $n } карточки на { $goods }
   *[many] { $n } карточек на { $goods }
  }
rationing-count = { $n }× { $good }
rationing-nothing = ничего
rationing-stub-any = { $n }× любая
rationing-stub-either = { $n }× { $goods }
rationing-deal = { $shape ->
    [both-places] { $give } за { $want } и обмен местами
    [give-places] { $give } за обмен местами
    [want-places] обмен местами за { $want }
    [places] обмен местами в очереди
   *[both] { $give } за { $want }
  }
rationing-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
  }

## Стол
rationing-shop = Магазин
rationing-shop-left = { $n ->
    [0] Стопка покупок пуста
    [one] В стопке ещё { $n } карта покупок
    [few] В стопке ещё { $n } карты покупок
   *[many] В стопке ещё { $n } карт покупок
  }
rationing-card-said = { $position }. { $card }, { $category }, { rationing-points }. Стоит: { $cost }. { $state ->
    [can] Вам хватает.
    [lacking] Не хватает: { $lack }.
   *[none] {""}
  }
rationing-card-points = { $category } · { $n } оч.
rationing-can-pay = хватает
rationing-lacking = нет: { $goods }
rationing-lacking-choice = { $n ->
    [one] не хватает { $n } карточки
   *[many] не хватает { $n } карточек
  }
rationing-queue = Очередь
rationing-queue-said = Очередь: { $list }.
rationing-till = касса
rationing-colour-0 = синий
rationing-colour-1 = красный
rationing-colour-2 = зелёный
rationing-colour-3 = фиолетовый
rationing-colour-4 = золотой
rationing-speculator = спекулянт
rationing-you = Вы
rationing-has-top = волчок здесь
rationing-spins = крутит
rationing-spins-who = крутит { $name }
rationing-seats = Игроки
rationing-seat-counts = { $cards ->
    [one] { $cards } карточка
    [few] { $cards } карточки
   *[many] { $cards } карточек
  } · { $bought ->
    [one] { $bought } покупка
    [few] { $bought } покупки
   *[many] { $bought } покупок
  }
rationing-need = хочет
rationing-have = даёт
rationing-my-need = хочу
rationing-my-have = дам
rationing-answer-flag = { $as ->
    [need] { $name } хочет: { $good }. Сделать предложение.
   *[have] { $name } даёт: { $good }. Сделать предложение.
  }
rationing-mute = Не слушать, пока крутится волчок: { $name }
rationing-unmute = Снова слушать: { $name }
rationing-muted = Не слышно: { $names }.
rationing-unmute-all = Снова слушать
rationing-own-side = Ваша сторона стола
rationing-hand = { $n ->
    [one] Ваша { $n } карточка
    [few] Ваши { $n } карточки
   *[many] Ваши { $n } карточек
  }
rationing-hand-said = { rationing-hand }: { $list }.
rationing-hand-empty = У вас нет ни одной карточки.
rationing-coupon = { $good }: { $n ->
    [one] { $n } карточка
    [few] { $n } карточки
   *[many] { $n } карточек
  }{ $taken ->
    [0] {""}
   *[other] , в предложении { $taken }
  }
rationing-say = Сказать всем
rationing-say-good = { $good }: { $as ->
    [need] хочу
    [have] могу отдать
   *[none] ничего не сказано
  }
rationing-say-when = Говорить можно, пока крутится волчок.
rationing-bought = { $n ->
    [0] покупок нет
    [one] { $n } покупка
    [few] { $n } покупки
   *[many] { $n } покупок
  }
rationing-bought-peek = Ваши покупки, рубашкой вверх: { $n }. Удерживайте, чтобы посмотреть.
rationing-bought-none = Ещё ничего не куплено.
rationing-bought-line = { $card } ({ $category }, { $n })
rationing-hold-look = удерживайте, чтобы посмотреть
rationing-visit = Обещанный визит
rationing-visit-peek = Обещанный вам визит. Удерживайте, чтобы посмотреть.
rationing-visit-doubles = Удваивает: { $list }.
rationing-stack = Стопка карточек: { $n }
rationing-stack-dry = брать нечего
rationing-discarded = сброшено: { $n }
rationing-discards = Сброшенные карточки
rationing-discards-text = Они лежат открыто. Когда стопка кончится, их перетасуют, и они станут новой стопкой.
rationing-discards-all = { $n ->
    [0] Сколько карточек в игре: { $goods }.
    [one] В игре по { $n } карточке каждого вида: { $goods }.
    [few] В игре по { $n } карточки каждого вида: { $goods }.
   *[many] В игре по { $n } карточек каждого вида: { $goods }.
  }

## Волчок
rationing-top = Волчок
rationing-top-stages = Состояние волчка
rationing-top-stage = { $stage ->
    [steady] ровно
    [slowing] замедляется
    [wobbling] шатается
    [fallen] лежит
    [turning] крутится
   *[waiting] ждёт
  }
rationing-top-said = { $stage ->
    [steady] Волчок крутится ровно.
    [slowing] Волчок замедляется.
    [wobbling] Волчок шатается.
    [turning] Волчок крутится.
   *[fallen] Волчок лежит.
  }
rationing-top-frozen = остановлен
rationing-round = круг { $n }
rationing-round-final = последний круг
rationing-try = попытка { $n }
rationing-spin = Запустить
rationing-spin-hint = Потяните волчок и отпустите или нажмите кнопку.
rationing-spin-keys = Enter: обычная сила. Пробел удерживайте и отпустите: сила растёт почти секунду.
rationing-skip-trade = Не торговать
rationing-stop = Остановить волчок
rationing-stop-brief = Стоп
rationing-stop-final = в последнем круге нельзя
rationing-hold = удерживайте
rationing-fell = Волчок упал
rationing-fell-failed = Упал сразу
rationing-fell-traded = После сделки новой попытки нет.

## Предложения
rationing-offers = Предложения
rationing-offers-mine = Предложения вам
rationing-offers-none = Пока вам никто ничего не предлагает.
rationing-offers-nobody = Пока никто ничего не предлагает.
rationing-offers-later = Предложения делают, пока крутится волчок.
rationing-offers-you = { $name } предлагает вам
rationing-offers-all = { $name } предлагает всем
rationing-offer-said = { $name } предлагает вам { $deal }.
rationing-offer-all-said = { $name } предлагает всем { $deal }.
rationing-offer-of = { $at } из { $n }
rationing-offer-before = Предыдущее
rationing-offer-next = Следующее
rationing-can = можно
rationing-cannot = нельзя
rationing-you-give = отдаёте
rationing-you-get = получаете
rationing-you-keep = останется
rationing-you-choose = выберите
rationing-pay-good = { $good }: платите { $n } из { $held }
rationing-pay-more = { $n ->
    [one] выберите ещё { $n } карточку
    [few] выберите ещё { $n } карточки
   *[many] выберите ещё { $n } карточек
  }
rationing-refuse = Нет
rationing-refuse-said = Отказать: { $name }
rationing-counter = Встречное
rationing-counter-said = Ответить другим предложением: { $name }
rationing-take = Беру
rationing-take-said = Принять предложение: { $name }
rationing-sending = отправляю…
rationing-own-offers = { $n ->
    [one] Ваше предложение
   *[other] Ваши предложения
  }
rationing-last-deals = Последние сделки
rationing-other-offers = Другие предложения
rationing-other-offer = { $name } → { $to }: { $deal }.
rationing-to = кому
rationing-to-all = всем
rationing-give = отдаёте
rationing-want = хотите
rationing-withdraw = Отозвать
rationing-places-stub = места

## Своё предложение
rationing-offer-title = Предложение
rationing-offer-for = { $kind ->
    [declined] Предложение для { $gen }
   *[typed] Предложение: { $name }
  }
rationing-offer-brief = Предложение
rationing-countering = Встречное
rationing-back-to-offer = Вернуться к исходному
rationing-speak = «{ $voc }, предлагаю { $deal }».
rationing-speak-all = «Предлагаю всем { $deal }».
rationing-speak-none = «Предлагаю { $deal }».
rationing-i-give = Даю
rationing-i-want = Хочу
rationing-i-hand = Отдаю
rationing-places = Места
rationing-swap = обмен местами в очереди
rationing-swap-said = обмен местами в очереди: ваше { $mine }-е на { $theirs }-е
rationing-add-card = + карточка
rationing-add-any = + любая
rationing-any = любая
rationing-either = одна из нескольких
rationing-choice-count = Сколько карточек на выбор
rationing-fewer = меньше
rationing-more = больше
rationing-remove = Убрать из предложения: { $good }
rationing-remove-choice = Убрать из предложения одну карточку на выбор
rationing-give-good = Даю { $acc }: { $n } из { $held }
rationing-want-good = { $or ->
    [yes] На выбор: { $good }
   *[no] Хочу { $acc }: { $n }
  }
rationing-pick-give = Что отдаёте
rationing-pick-want = Чего хотите
rationing-done = Готово
rationing-clear = Очистить
rationing-send = Отправить
rationing-send-waits = Сейчас отправлю: одно предложение в секунду.
rationing-gap = { $gap ->
    [nothing] Выберите, что отдаёте и чего хотите.
    [give] Выберите, что отдаёте.
    [want] Выберите, чего хотите.
   *[to] Выберите, кому.
  }
rationing-offers-max = { $n ->
    [one] У вас уже { $n } открытое предложение: отзовите его.
    [few] У вас уже { $n } открытых предложения: отзовите одно.
   *[many] У вас уже { $n } открытых предложений: отзовите одно.
  }
rationing-refused-before = На это предложение вам только что ответили отказом. Измените что-нибудь.
rationing-trade-with = С кем торговать
rationing-tab-players = Игроки
rationing-tab-speculator = Спекулянт
rationing-speculate-speak = { $for ->
    [card] «Две карточки за одну из стопки».
   *[place] «Две карточки за ваше место в очереди».
  }
rationing-speculate-for = За что
rationing-speculate-option = { $for ->
    [card] верхняя карточка стопки
   *[place] его место в очереди: { $place }-е
  }
rationing-speculate-two = { $n ->
    [1] Выберите ещё одну карточку.
   *[other] Выберите две карточки.
  }
rationing-speculate-tap = коснитесь своих карточек
rationing-speculate = Обменять
rationing-speculator-left = ушёл

## Раздача и покупки
rationing-allocation = Выдача
rationing-meanwhile = Тем временем
rationing-allotted = При выдаче вы получаете: { $goods }.
rationing-wait-spin = Запустите волчок и торгуйте, пока он не упадёт. Можно и не торговать.
rationing-wait-again = { $left ->
    [0] Волчок сразу упал. Попыток больше нет.
    [one] Волчок сразу упал. Осталась ещё одна попытка.
    [few] Волчок сразу упал. Остались ещё { $left } попытки.
   *[many] Волчок сразу упал. Осталось ещё { $left } попыток.
  }
rationing-wait-final = Запускайте: теперь все торгуют со всеми, и останавливать волчок нельзя.
rationing-wait-shop = У прилавка: { $name }.
rationing-wait-top = { $name } скоро запустит волчок.
rationing-wait = Минутку.
rationing-next-buyer = Первое место в очереди: { $name }.
rationing-shopping = Покупки
rationing-buy-hint = Выберите одну карту на прилавке или не покупайте ничего.
rationing-buy-nothing = Вам не хватает карточек ни на что на прилавке.
rationing-buy-choose = Выберите карту на прилавке.
rationing-buy-speak = «Дайте, пожалуйста: { $card }».
rationing-buy = Купить
rationing-pass = Ничего не покупаю
rationing-pass-ask = Уйти из магазина с пустыми руками?
rationing-pass-back = Вернуться к прилавку

## Новости
rationing-final-title = Последний круг.
rationing-final-text = Всем раздали по три карточки, пока их хватало. Все торгуют со всеми, спекулянт ушёл, волчок останавливать нельзя. Потом все покупают в порядке очереди.
rationing-throw = Бросить кубик
rationing-throw-text = Спекулянт дошёл до прилавка. Кубик укажет, считая от кассы, какую карту он заберёт.
rationing-spec-title = Бросок кубика за спекулянта: { $face }.
rationing-spec-text = С прилавка, считая от кассы, уходит: { $card }. Спекулянт возвращается в конец очереди.

## Отказы
rationing-refused-fallen = Волчок уже лежал: поздно.
rationing-refused-not-your-turn = Сейчас ход другого игрока.
rationing-refused-wrong-phase = Сейчас этого сделать нельзя.
rationing-refused-illegal = Правило { $rule } этого не позволяет.
rationing-refused-not-held = У вас нет этих карточек.
rationing-refused-no-such-offer = Это предложение уже недействительно.

## Что сейчас происходит
rationing-status-deal = Раздаём карточки.
rationing-status-spin = { $final ->
    [yes] Последний круг. Волчок запускает { $name }.
   *[no] Волчок запускает { $name }.
  }
rationing-status-spin-mine = { $try ->
    [1] { $voc }, запустите волчок.
   *[other] { $voc }, запустите ещё раз: попытка { $try } из трёх.
  }
rationing-status-trade = Волчок крутится: { $name } торгует. { $n ->
    [0] Можно сделать предложение.
    [one] Вас ждёт { $n } предложение.
    [few] Вас ждут { $n } предложения.
   *[many] Вас ждут { $n } предложений.
  }
rationing-status-trade-mine = { $n ->
    [0] Волчок крутится, { $voc }: торгуйте с игроками и со спекулянтом, пока он не упал.
    [one] Волчок крутится, { $voc }: вас ждёт { $n } предложение.
    [few] Волчок крутится, { $voc }: вас ждут { $n } предложения.
   *[many] Волчок крутится, { $voc }: вас ждут { $n } предложений.
  }
rationing-status-trade-watch = Волчок крутится: { $name } торгует.
rationing-status-final = Последний круг: все торгуют со всеми. { $n ->
    [0] {""}
    [one] Вас ждёт { $n } предложение.
    [few] Вас ждут { $n } предложения.
   *[many] Вас ждут { $n } предложений.
  }
rationing-status-final-watch = Последний круг: все торгуют со всеми.
rationing-status-shop = У прилавка: { $name }.
rationing-status-shop-mine = { $voc }, купите одну вещь или ничего.
rationing-status-draw = Берём карточки.
rationing-status-refill = На прилавке новая карта.
rationing-status-speculator = { $mine ->
    [yes] Спекулянт дошёл до прилавка: бросьте кубик.
   *[no] Спекулянт дошёл до прилавка. Кубик бросает { $name }.
 }
rationing-status-over = Игра окончена. Побеждает { $name }.
rationing-status-drawn = Игра окончена. Ничья: { $names }.

## Журнал
rationing-log-began = Первое место в очереди: { $first }. Волчок запускает { $name }.
rationing-log-drew = { $name } берёт карточку.
rationing-log-drew-card = { $name } берёт { $good }.
rationing-log-reshuffled = { $n ->
    [one] Стопка кончилась: { $n } сброшенная карточка стала новой стопкой.
    [few] Стопка кончилась: { $n } сброшенные карточки перетасованы и стали новой стопкой.
   *[many] Стопка кончилась: { $n } сброшенных карточек перетасованы и стали новой стопкой.
  }
rationing-log-spun = { $try ->
    [1] { $name } запускает волчок.
   *[other] { $name } запускает волчок: попытка { $try }.
  }
rationing-log-failed = { $left ->
    [0] Волчок сразу падает. Попыток больше нет.
    [one] Волчок сразу падает. Осталась { $left } попытка.
    [few] Волчок сразу падает. Остались { $left } попытки.
   *[many] Волчок сразу падает. Осталось { $left } попыток.
  }
rationing-log-fell = Волчок падает: торговля окончена.
rationing-log-stopped = { $name } заканчивает торговлю.
rationing-log-offered = { $toKind ->
    [declined] { $name } предлагает { $toDat } { $deal }.
   *[typed] { $name } → { $to }: предлагает { $deal }.
  }
rationing-log-offered-all = { $name } предлагает всем { $deal }.
rationing-log-accepted = { $shape ->
    [both] Сделка: { $name } отдаёт { $gave }, { $other } отдаёт { $paid }.
    [both-places] Сделка: { $name } отдаёт { $gave }, { $other } отдаёт { $paid }, и они меняются местами в очереди.
    [give-places] Сделка: { $name } отдаёт { $gave } за обмен местами. Другая сторона: { $other }.
    [want-places] Сделка: { $other } отдаёт { $paid } за обмен местами. Другая сторона: { $name }.
   *[places] Сделка: { $name } и { $other } меняются местами в очереди.
  }
rationing-log-declined = { $toKind ->
    [declined] { $name } отказывает { $toDat }.
   *[typed] { $name } → { $to }: отказ.
  }
rationing-log-withdrawn = { $name } отзывает предложение.
rationing-log-gone = { $fromKind ->
    [declined] Предложение { $fromGen } уже недействительно.
   *[typed] Предложение уже недействительно: { $from }.
  }
rationing-log-said = { $name } говорит: «{ $said }».
rationing-log-speculated = { $for ->
    [card] { $name } отдаёт спекулянту { $paid } за карточку из стопки.
   *[place] { $name } отдаёт спекулянту { $paid } за его место в очереди.
  }
rationing-log-bought = { $end ->
    [yes] { $name } отдаёт { $paid } и покупает: { $card }. Фишка идёт в конец очереди.
   *[no] { $name } отдаёт { $paid } и покупает: { $card }.
  }
rationing-log-passed = { $end ->
    [yes] { $name } ничего не покупает. Фишка идёт в конец очереди.
   *[no] { $name } ничего не покупает.
  }
rationing-log-refilled = На прилавке новая карта: { $card }.
rationing-log-taken = Бросок кубика за спекулянта: { $face }. Он забирает с прилавка: { $card }.
rationing-log-turn = Волчок переходит: теперь его запускает { $name }.
rationing-log-final = Начинается последний круг. Волчок запускает { $name }.
rationing-log-revealed = { $name }: { rationing-points }.
rationing-log-over = { $winners ->
    [one] Побеждает { $names }.
   *[other] Ничья: { $names }.
  }
rationing-filter-trades = торговля
rationing-filter-shopping = покупки
rationing-filter-mine = мои

## Правила стола
rationing-option-top = Волчок
rationing-option-top-why = Отчего зависит, сколько можно торговать.
rationing-option-top-clock = крутится по времени
rationing-option-top-clock-why = Волчок крутится по-настоящему: чем сильнее запущен, тем дольше. Когда он упадёт, не знает никто.
rationing-option-top-steps = считает ходы
rationing-option-top-steps-why = Волчок падает после неизвестного числа предложений и ответов. Без спешки.
rationing-option-top-real = настоящий, на столе
rationing-option-top-real-why = Вы крутите свой волчок (снимите скатерть). Тот, у кого он, говорит, когда он упал: когда коснулся стола краем. Обмен, о котором договорились раньше, можно довести до конца.
rationing-option-top_seconds = Сколько крутится
rationing-option-top_seconds-why = Столько обычно длится один хороший запуск.
rationing-option-top_seconds-count = { $count } с
rationing-option-multiplier = Больше времени
rationing-option-multiplier-why = Для тех, кому нужно больше времени, чтобы прочитать, выбрать или подумать: волчок крутится во столько раз дольше.
rationing-option-multiplier-1 = как обычно
rationing-option-multiplier-count = { $count ->
    [one] в { $count } раз дольше
    [few] в { $count } раза дольше
   *[many] в { $count } раз дольше
  }
rationing-option-no_dinner_visits = Без карт «обед × 2»
rationing-option-no_dinner_visits-why = Только для троих: три карты визитов, которые удваивают обед, откладывают до жеребьёвки.

## Конец игры
rationing-end-wins = Побеждает { $name }: { $n ->
    [one] { $n } очко находчивости
    [few] { $n } очка находчивости
   *[many] { $n } очков находчивости
  }.
rationing-end-draw = Ничья: { $names }, по { $n ->
    [one] { $n } очку находчивости
    [few] { $n } очка находчивости
   *[many] { $n } очков находчивости
  }.
rationing-end-points = { $n ->
    [one] { $n } очко находчивости
    [few] { $n } очка находчивости
   *[many] { $n } очков находчивости
  }
rationing-end-why = Пополнить магазин было нечем: это был последний круг.
rationing-end-how = Очки находчивости — это значки на купленных картах. Обещанный визит удваивает две категории покупок.
rationing-end-decided = { $by ->
    [bought] Очков было поровну: решило число покупок.
    [hand] Очков и покупок было поровну: решили карточки, оставшиеся на руках.
    [draw] Очков, покупок и карточек на руках было поровну: это ничья.
   *[points] При равных очках считались бы покупки, потом карточки на руках.
  }
rationing-end-sum = { $icons } × 2 =
rationing-end-foot = { $bought ->
    [0] без покупок
    [one] { $bought } покупка
    [few] { $bought } покупки
   *[many] { $bought } покупок
  }, на руках { $hand ->
    [0] ничего
    [one] { $hand } карточка
    [few] { $hand } карточки
   *[many] { $hand } карточек
  }
rationing-end-visit = { $visit }: удваивается { $list }
rationing-end-skip = Показать всё
rationing-end-turning = Открываем покупки по одной.
rationing-end-doubled = удвоено
rationing-debrief-label = Для разговора
rationing-debrief-worth = Сколько карточек давали за { $good }?
rationing-debrief-title = Что сколько стоило
rationing-debrief-axis = Сколько карточек давали за одну карточку на { $good }, по кругам.
rationing-debrief-none = Карточки на { $good } никто не менял.
rationing-debrief-no-deals = За этим столом игроки не меняли карточки между собой, поэтому цены не было ни у чего.
rationing-debrief-partial = С того времени, как подключилось это устройство; более ранних кругов здесь нет.
rationing-debrief-point = Круг { $round }: { $worth }
rationing-debrief-point-none = Круг { $round }: не меняли
rationing-debrief-final = последний круг
rationing-debrief-good = Товар
rationing-debrief-table = Показать числа
rationing-debrief-round = Круг
rationing-debrief-deals = { $n ->
    [0] Ни одной сделки между игроками.
    [one] { $n } сделка между игроками.
    [few] { $n } сделки между игроками.
   *[many] { $n } сделок между игроками.
  }
rationing-debrief-places = { $n ->
    [0] Места в очереди за карточки никто не продавал.
    [1] Место в очереди продали за карточки один раз: за { $cards }.
    [one] Место в очереди продали за карточки { $n } раз, в среднем за { $cards }.
    [few] Место в очереди продали за карточки { $n } раза, в среднем за { $cards }.
   *[many] Место в очереди продали за карточки { $n } раз, в среднем за { $cards }.
  }
rationing-debrief-spec = Спекулянт
rationing-debrief-spec-title = { $n ->
    [0] Покупок он не забрал
    [one] Он забрал { $n } покупку
    [few] Он забрал { $n } покупки
   *[many] Он забрал { $n } покупок
  }, { $cards ->
    [0] карточек не получил
    [one] получил { $cards } карточку
    [few] получил { $cards } карточки
   *[many] получил { $cards } карточек
  }
rationing-debrief-spec-text = { $card ->
    [0] За карточку из стопки ему никто не платил.
    [one] { $card } раз ему отдали две карточки за одну из стопки.
    [few] { $card } раза ему отдали две карточки за одну из стопки.
   *[many] { $card } раз ему отдали две карточки за одну из стопки.
  } { $place ->
    [0] За его место в очереди никто не платил.
    [one] { $place } раз ему отдали две карточки за место в очереди.
    [few] { $place } раза ему отдали две карточки за место в очереди.
   *[many] { $place } раз ему отдали две карточки за место в очереди.
  }
rationing-history-title = Как это было на самом деле
rationing-history-about = Игра упрощает то, как карточки действовали на самом деле, а напечатанные на них нормы взяты из 1982 года.
rationing-history-sources = Источники
rationing-history-close = Свернуть
rationing-history-open = Читать

## Урок
rationing-lesson-title = Урок: «По карточкам»
rationing-lesson-leave = Выйти
rationing-lesson-step = Шаг { $at } из { $n }
rationing-lesson-next = Дальше
rationing-lesson-skip = Пропустить шаг
rationing-lesson-again = С начала
rationing-lesson-done = Конец урока
rationing-lesson-shop = На прилавке лежат шесть вещей. Каждая стоит три карточки, а значки на ней — это очки. На творожный пирог у вас есть две карточки на муку; не хватает одной на сахар.
rationing-lesson-visit = К каждому обещали прийти гости, к каждому свои. Удерживайте карту визита: эти две категории покупок засчитаются вам вдвойне. Творожный пирог — это выпечка.
rationing-lesson-spin = Волчок у вас, поэтому при выдаче вы получаете две карточки и можете торговать, пока он крутится. Запустите его: потяните и отпустите или нажмите кнопку.
rationing-lesson-flag = { $a } говорит, что хочет мыло, а даёт сахар. Коснитесь «даёт сахар»: предложение заполнится само. Потом нажмите «Отправить».
rationing-lesson-answer = Сделка заключена сразу: сахар у вас. Теперь { $b } предлагает шоколад за мясо или мыло, на выбор. Возьмите или откажите.
rationing-lesson-speculator = Торгует и спекулянт: за две любые карточки он даёт одну с верха стопки или своё место в очереди. Когда он дойдёт до прилавка, число на кубике укажет, считая от кассы, что он заберёт.
rationing-lesson-places = Покупает только первый в очереди, а вы на третьем месте. Предложите { $aDat } обмен местами, например за масло: «Даю» масло, отметьте «Места», отправьте.
rationing-lesson-stop = Вы у прилавка. Волчок шатается и скоро упадёт, и тогда торговля кончится. Его можно и остановить: удерживайте «Остановить волчок».
rationing-lesson-buy = Ваш черёд покупать. Выберите творожный пирог и купите его.
rationing-lesson-end = Пирог лежит рубашкой вверх: 3 значка × 2 = 6 очков. Фишка идёт в конец очереди, волчок переходит к следующему. Когда на прилавок будет нечего класть, начнётся последний круг: все торгуют со всеми, а потом каждый покупает в последний раз.
rationing-refused-lesson = Сначала сделайте то, о чём говорит урок.

# ---- перед игрой и в меню ----
rationing-host-fell = Волчок упал
rationing-host-failed = Раскрутить не удалось

# lessons
rationing-lesson-quiet = Спокойно
rationing-lesson-quiet-why = Столы по четыре; волчок считает ходы, спешить некуда.
rationing-lesson-lively = На время
rationing-lesson-lively-why = Столы по пять; волчок вертится минуту, бывает шумно.
rationing-lesson-double = Два урока
rationing-lesson-double-why = 90 минут, два раунда: во второй раз уже ясно, что чего стоит.

# ---- the first minute ----
rationing-goal = Наберите больше всех очков: меняйтесь карточками, пока крутится волчок, а потом покупайте в магазине то, на что их хватает.

# ---- levels of bots ----
rationing-level = { $level ->
    [novice] Смотрит лишь на две первые карты ряда, покупает первую, на которую хватает карточек, и ничего не предлагает.
    [relaxed] Покупает первую карту, на которую хватает карточек, и меняет одну на одну то, чего не хватает.
    [easy] Покупает то, что даёт больше всего очков, берёт хорошие предложения, сам ничего не предлагает.
    [keen] Покупает то, что даёт больше всего очков, и иногда делает предложение.
    [steady] Меняет одну на одну и думает о будущих покупках.
   *[strong] Взвешивает каждую сделку, места в очереди и спекулянта.
  }
