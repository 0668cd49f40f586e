# Слова стола: рамка, заслонка, ожидание, конец.
table-your-turn = Ваш ход
table-code-tag = стол { $code }
table-board = Стол
table-status-label = Что происходит
table-opening = Готовим стол…
table-missing = Этого стола нет на этом устройстве.
table-missing-text = Его удалили, или за ним играли в другом браузере.
table-broken = Этот стол не открывается.
table-broken-text = Запись игры повреждена или сделана более новой версией.
table-elsewhere = Этот стол открыт в другой вкладке.
table-elsewhere-text = Игра продолжается там. Её можно перенести сюда.
table-elsewhere-take = Играть здесь
table-not-kept = Игра не сохраняется: в браузере нет места или запись запрещена. Не закрывайте вкладку.
table-bots-lost = Ботов не удалось загрузить. Стол пробует снова.
table-away = { $name }: нет связи с { $time }.
table-away-stand-in = { $name }: нет связи с { $time }, играет бот.
table-away-minutes = { $count ->
    [one] Прошла уже { $count } минута.
    [few] Прошло уже { $count } минуты.
   *[many] Прошло уже { $count } минут.
  }
table-away-help = Через 45 секунд хозяин стола может посадить на это место бота.
table-away-since = нет связи с { $time }
table-back = { $name } снова за столом.
table-lobby-big-here = Открыть здесь, в новой вкладке
table-tv = Стол на этом экране
table-tv-go = Показать стол
table-tv-where = На телевизоре или проекторе откройте в браузере:
table-tv-type = и введите код:
table-tv-knocks = Экран постучится за стол, а впустит его хозяин. Это устройство остаётся за столом.
table-tv-class = Это код класса. Экран для класса открывает учитель со своего устройства.
table-watch-name = Экран
table-other-rules = Эта страница другой версии, чем сервер: правила могут отличаться. Она обновится сама перед следующей игрой.

# связь
table-light = { $state ->
    [device] это устройство
    [live] на связи
    [catching-up] соединяем…
   *[offline] нет связи
  }
table-light-say = Связь: { $state ->
    [device] стол работает на этом устройстве, без сети
    [live] есть
    [catching-up] восстанавливается
   *[offline] нет
  }
table-sending = отправляем…
table-sent = отправлено
table-veil-catching = Восстанавливаем связь
table-veil-since = Последнее сообщение сервера: { $time }. Место сохранено; что случится за это время, вы увидите после соединения.
table-veil-again = Попробовать сейчас
table-veil-paused = Перерыв
table-veil-paused-host = Игра стоит, время тоже. Продолжить можно в любой момент.
table-veil-paused-guest = Хозяин стола остановил игру. Время тоже стоит.
table-veil-paused-class = Учитель остановил игру. Скоро продолжим.
table-veil-go-on = Играем дальше

# журнал
table-log = Журнал
table-log-all = Всё
table-log-empty = Пока ничего не произошло.
table-log-older = Показать более ранние
table-log-open = Открыть журнал
table-log-last = Только что:
table-log-read = Последние записи:
table-log-filters = Что показывать в журнале

# кнопки рамки
table-rules = Правила
table-menu = Меню стола
table-sound-on = Включить звук
table-sound-off = Выключить звук
table-settings = Настройки
table-home = Отойти от стола
table-home-kept = Игра сохранится, вернуться к ней можно с главной страницы.
table-keys = Клавиши
table-keys-off = Буквенные клавиши выключены в настройках.
table-key-hand = мои карты
table-key-board = стол
table-key-order = порядок ходов
table-key-log = три последние записи
table-key-rules = правило для выбранного
table-key-status = что происходит
table-first = Ваша первая игра
table-first-ok = Понятно
table-while-away = Пока вас не было, за вас играл бот:
table-next = Дальше
table-key-next = следующий ход бота
table-key-sound = звук
table-key-command = строка команд
table-order = Порядок: { $names }.
table-nothing-to-read = Сейчас здесь нечего читать.
table-commands = Строка команд
table-commands-hint = Введите ход, например { $example }, или слово: hand, board, order, log, status, rules.
table-commands-do = Выполнить

# хозяин
table-host = Хозяин стола
table-host-pause = Перерыв
table-host-go-on = Играем дальше
table-host-stand-in = { $name }: пусть играет бот
table-host-stand-back = { $name }: снова играет человек
table-host-remove = Удалить из-за стола: { $name }
table-host-remove-sure = { $name } уйдёт из-за стола, на этом месте будет играть бот. Отменить это нельзя.
table-host-end = Закончить игру
table-host-end-sure = Закончить игру сейчас?
table-host-end-text = Игра прервётся без результата. Запись останется.
table-host-end-yes = Закончить
table-host-away = { $name }: нет связи
table-pass-to = Передать устройство
table-pass-to-name = { $name }

# заслонка
table-cover-pass = Передайте устройство:
table-cover-away = Закрыто. Играет:
table-cover-rest = Остальные не смотрят. Карты появятся после удержания кнопки.
table-cover-hold = Удерживайте
table-cover-hold-hint = Или нажмите дважды.
table-cover-other = Берёт кто-то другой
table-cover-last = Только что:

# отказы
table-refused = Так не выйдет
table-refused-rule = Правило { $rule }
table-refused-close = Закрыть сообщение
table-refused-unknown = Сервер отказал ({ $code }).
table-refused-bad-json = Это сообщение не читается.
table-refused-bad-message = Сервер не понимает это сообщение. Обновите страницу.
table-refused-bad-command = Эта команда не читается. Проверьте, как она записана.
table-refused-unknown-game = Такой игры мы не знаем.
table-refused-unknown-card = Такой карты в этой колоде нет.
table-refused-bad-option = Такой стол открыть нельзя: не подходит число игроков или одно из правил.
table-refused-bad-position = Такого положения на столе быть не может.
table-refused-not-your-turn = Сейчас не ваш ход.
table-refused-wrong-phase = Сейчас этого делать нельзя.
table-refused-illegal = Правила этого не позволяют.
table-refused-not-held = Этого нет у вас на руках.
table-refused-no-such-offer = Этого предложения уже нет.
table-refused-over = Игра окончена.
table-refused-paused = Игра остановлена.
table-refused-no-such-table = За этот стол не сесть: код другой, стол закрыт или мест нет.
table-refused-other-cell = Этот стол в другой части этого сервера. Откройте страницу по ссылке на стол.
table-refused-bad-token = У этого устройства больше нет места за этим столом.
table-refused-not-host = Это может сделать только хозяин стола.
table-refused-not-seated = У вас нет места в этой игре.
table-refused-no-such-seat = Такого места нет.
table-refused-seat-taken = Это место занято.
table-refused-no-such-person = Этого человека здесь уже нет.
table-refused-bad-name = Имя: от 1 до 24 букв, цифр, пробелов, точек и дефисов.
table-refused-name-taken = За этим столом так уже кого-то зовут.
table-refused-busy = Слишком много всего сразу. Попробуйте позже.
table-refused-under-way = По порядку: предыдущая просьба ещё выполняется.
table-refused-storage = Серверу негде записать игру. Попробуйте позже.
table-refused-same-id = Такое сообщение уже было, но с другим содержанием.
table-refused-not-away = Бот может заменить только того, кого нет уже 45 секунд.
table-refused-not-committed = Это не то число, которое обещал ваш браузер.
table-refused-pattern = Укажите четыре знака с проектора.
table-refused-no-coach = За этим столом играют без тренера.
table-refused-already-here = Вы уже за столом на этом соединении.
table-refused-bad-deck = Сервер не принимает эту колоду: { $why }
table-refused-no-decks = Этот сервер не принимает колоды, сделанные игроками. Выберите другую.
table-refused-no-deck = У сервера нет этой колоды. Откройте её в «Моих колодах» или выберите другую.
table-refused-old-server = Версия сервера слишком старая для колод, сделанных игроками. Выберите другую.
table-refused-deck-too-large = Колода больше 512 КиБ. Уберите из неё часть картинок.
table-refused-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
table-refused-too-long = За этим столом произошло уже слишком много. Доиграйте и откройте новый стол.
table-refused-not-serving = Этот сервер сейчас не ведёт столов.
table-refused-offline = Нет связи с сервером. Когда она вернётся, мы отправим это сами.

# ожидание
table-lobby = сбор
table-lobby-title = { $game }: сбор за столом
table-lobby-join = Садитесь за столик
table-lobby-scan = Наведите камеру или введите код на странице
table-reach-none = Телефоны не найдут этот компьютер.
table-reach-none-text = Этот адрес работает только здесь, а другого сервер не знает. Подключите компьютер к сети и запустите «stolik serve --lan».
table-reach-which = Адрес для телефонов
table-reach-which-text = Компьютер подключён к нескольким сетям. Выберите адрес в той сети, где телефоны.
table-lobby-code = Код стола
table-lobby-qr = QR-код со ссылкой на этот стол
table-lobby-copy = Скопировать ссылку
table-lobby-copied = Скопировано
table-lobby-link = Ссылка на стол
table-lobby-new-link = Новая ссылка
table-lobby-new-link-hint = Старая перестанет действовать.
table-lobby-no-link = По этой ссылке нужно постучать; хозяин стола впустит.
table-lobby-count = { $count ->
    [one] человек за столом, лучше всего { $best }
    [few] человека за столом, лучше всего { $best }
   *[many] человек за столом, лучше всего { $best }
  }
table-own-deck = Колода, которую сделал кто-то из вас
table-own-deck-by = «{ $title }», автор: { $author }. Карты написал автор, а не создатели «Столика».
table-own-deck-nobody = «{ $title }». Не сказано, кто её сделал. Карты написали не создатели «Столика».
table-own-deck-signed = Подписано ключом { $key }. Подпись не значит, что всё в колоде верно.
table-own-deck-tag = { $title } (своя колода)
table-own-deck-sit = Сесть
table-lobby-rules = Правила этого стола
table-lobby-door = { $door ->
    [open] Дверь: открыта
   *[knock] Дверь: надо постучать
  }
table-lobby-door-hint = Открыта: кто знает код, садится сразу.
table-lobby-seat = Место { $number }
table-lobby-place = { $kind ->
    [open] Место { $number }: свободное место
    [closed] Место { $number }: закрыто
   *[taken] Место { $number }: { $name }, { $about }
  }
table-lobby-seat-free = свободное место
table-lobby-seat-closed = закрыто
table-lobby-seat-host = хозяин стола
table-lobby-seat-you = это вы
table-lobby-seat-away = нет связи
table-lobby-seat-here = за столом
table-lobby-seat-bot = { $level ->
    [random] бот наугад
    [novice] бот-новичок
    [relaxed] беспечный бот
    [easy] лёгкий бот
    [keen] собранный бот
    [steady] внимательный бот
   *[strong] бот-мастер
  }
table-lobby-sit = Сесть здесь
table-lobby-stand = Встать из-за стола
table-lobby-make-bot = { $level ->
    [random] Посадить бота: наугад
    [novice] Посадить бота: новичок
    [relaxed] Посадить бота: беспечный
    [easy] Посадить бота: лёгкий
    [keen] Посадить бота: собранный
    [steady] Посадить бота: внимательный
   *[strong] Посадить бота: мастер
  }
table-lobby-make-open = Освободить место
table-lobby-make-closed = Закрыть место
table-lobby-move-here = Посадить сюда: { $name }
table-lobby-remove = Удалить из-за стола
table-lobby-watchers = Без места
table-lobby-knocks = { $name } просится за стол
table-lobby-admit-all = { $count ->
    [one] Впустить всех: { $count } человек
    [few] Впустить всех: { $count } человека
   *[many] Впустить всех: { $count } человек
  }
table-lobby-admit = Впустить
table-lobby-turn-away = Нет
table-lobby-fill = Боты на свободные места
table-lobby-close-free = Закрыть свободные места
table-lobby-start = Начать игру
table-lobby-start-free = { $count ->
    [one] Свободно { $count } место: посадите бота или закройте его.
    [few] Свободно { $count } места: посадите ботов или закройте их.
   *[many] Свободно { $count } мест: посадите ботов или закройте их.
  }
table-lobby-start-players = { $count ->
    [one] Такой состав не подходит: { $count } игрок.
    [few] Такой состав не подходит: { $count } игрока.
   *[many] Такой состав не подходит: { $count } игроков.
  }
table-lobby-waiting = Игру начнёт хозяин стола.
table-lobby-waiting-free = { $count ->
    [one] Ещё свободно { $count } место.
    [few] Ещё свободно { $count } места.
   *[many] Ещё свободно { $count } мест.
  }
table-lobby-big = Стол на большом экране
table-lobby-big-hint = Посередине виден стол, а карты у каждого в телефоне.
table-lobby-fair = Жребий можно проверить
table-lobby-fair-text = Сервер заранее объявил отпечаток (хеш) тайного числа, а браузер каждого добавляет к нему своё: выбрать карты не может даже тот, кто держит сервер. После игры число откроют, и файл записи позволит проверить каждую вытянутую карту.
table-lobby-drawing = Идёт раздача. Ждём: { $names }
table-lobby-start-drawing = Идёт раздача.
table-lobby-called-off-silent = Раздача отменена, нет ответа: { $names }. Хозяин стола начинает ещё раз.
table-lobby-called-off-left = Раздача отменена, во время неё из-за стола вышли: { $names }. Хозяин стола начинает ещё раз.
table-another-deal = Эти карты не из той раздачи, в которой участвовал ваш браузер. Не доверяйте этому столу.
table-lobby-somebody = кто-то, кто уже ушёл
table-lobby-rename = Сменить имя

# вход
table-join = Сесть за стол
table-join-code = Код стола
table-join-code-hint = Восемь цифр, которые видит хозяин стола.
table-join-next = Дальше
table-join-name = Как вас звать за этим столом?
table-join-name-hint = Имя только на эту игру. Настоящее здесь никому не нужно.
table-join-more = Другие имена
table-join-typed = Ввести имя
table-join-host = Постучите, и хозяин стола вас впустит.
table-join-teacher = Постучите, и учитель вас впустит.
table-join-invited = У вас приглашение: можно садиться сразу.
table-join-knock = Постучать
table-join-enter = Сажусь
table-join-renamed = Имя { $from } здесь уже занято. Ваше имя за этим столом: { $to }.
table-join-knocking = Вы проситесь за стол
table-join-knocking-text = Хозяин стола видит, что { $name } ждёт. Не закрывайте эту страницу.
table-join-knocking-class = Вы стучитесь в класс
table-join-knocking-class-text = Учитель видит, что { $name } ждёт. Не закрывайте эту страницу.
table-watch-knocking = Этот экран просится за стол
table-watch-knocking-text = Хозяин стола видит это на своём устройстве и может его впустить.
table-join-asking = Ищем стол…
table-join-cancel = Отмена
table-join-again = Попробовать иначе
table-join-watch = Хочу только смотреть
table-join-short = { $left ->
    [one] Ещё { $left } цифра.
    [few] Ещё { $left } цифры.
   *[many] Ещё { $left } цифр.
  }
table-watch-title = Большой экран
table-watch-only = Вы смотрите на стол. Карт игроков здесь не видно.
table-leave-online = Уйти совсем
table-leave-sure = Уйти из-за стола?
table-leave-text = Вы потеряете место. Во время игры за вас доиграет бот.
table-leave-yes = Ухожу

# прощания
table-bye-left = Ваше место за столом свободно.
table-bye-left-text = Стол играет дальше без вас.
table-bye-removed = Хозяин стола удалил вас из-за стола.
table-bye-removed-text = Вы можете открыть свой стол.
table-bye-turned-away = На этот раз хозяин стола не впустил.
table-bye-turned-away-text = Проверьте код и спросите хозяина стола.
table-bye-turned-away-class = Учитель на этот раз не впустил.
table-bye-turned-away-class-text = Можно выбрать другое имя и постучать ещё раз.
table-bye-elsewhere = Этот стол открыт в другом месте.
table-bye-elsewhere-text = Сейчас вы играете на другом устройстве или в другой вкладке.
table-bye-revoked = Эта ссылка отозвана.
table-bye-revoked-text = Попросите новую.
table-bye-expired = Этого стола больше нет.
table-bye-expired-text = За ним слишком долго никого не было.
table-bye-broken = Этот стол повреждён.
table-bye-broken-text = Сервер закрыл его, чтобы ничего не выдумывать. Другие столы играют дальше.
table-bye-bad-token = У этого устройства больше нет места за этим столом.
table-bye-bad-token-text = Попроситесь ещё раз: введите код стола.
table-bye-stopping = Сервер ненадолго остановился.
table-bye-stopping-text = Мы вернёмся сами, когда он заработает.
table-bye-again = Играть здесь
table-bye-knock = Постучать ещё раз

# конец
table-end-own = { $rank ->
    [first] Вы победили: { $score }
    [shared] Вы разделили победу: { $score }
    [second] Вы на втором месте: { $score }
    [third] Вы на третьем месте: { $score }
    [fourth] Вы на четвёртом месте: { $score }
    [fifth] Вы на пятом месте: { $score }
    [sixth] Вы на шестом месте: { $score }
   *[later] Вы на { $place }-м месте: { $score }
  }
table-end-you = Вы, { $name }
table-end = игра окончена
table-end-time = { $count ->
    [one] игра окончена, { $count } минута
    [few] игра окончена, { $count } минуты
   *[many] игра окончена, { $count } минут
  }
table-end-class = Игра за этим столом окончена. Скоро разговор всего класса.
table-end-class-text = Игра закончилась, когда у всех было поровну ходов. Итоги сравним в разговоре.
table-end-broken-off = Игра прервана.
table-end-broken-off-text = Результата нет, но запись игры осталась.
table-end-replay = Посмотреть ход игры
table-end-result = Результат
table-end-homework = Сравнить с классом
table-end-rematch = Ещё партия
table-end-rematch-host = Новую игру открывает хозяин стола.
table-end-journal = Запись игры
table-end-journal-hint = Файл на память: stolik replay покажет игру ещё раз.
table-end-journal-verify = Файл на память: stolik verify проверит каждый жребий.
table-end-log = Журнал текстом
table-end-more = Другое
table-end-failed = Запись получить не удалось.
table-replay = Ход игры
table-replay-eyes = Чьими глазами
table-replay-all = зритель
table-replay-first = В начало
table-replay-back = Шаг назад
table-replay-next = Шаг вперёд
table-replay-last = В конец
table-replay-step = Шаг { $now } из { $all }
table-replay-play = Воспроизвести
table-replay-stop = Остановить
table-replay-loading = Загружаем ход игры…

# ---- страницы конца, которые смотрят вместе ----
table-pages = Страницы
table-page-summary = Итог
table-page-questions = Для разговора
table-pages-lead = Вы листаете страницы для всех: остальные видят то же, что и вы.
table-pages-now = Хозяин показывает: { $page }.
table-pages-alone = Вы смотрите отдельно. Остальные видят: { $page }.
table-pages-back = Вернуться ко всем
table-questions = { $count ->
    [one] { $count } вопрос для разговора
    [few] { $count } вопроса для разговора
   *[many] { $count } вопросов для разговора
}
table-questions-how = Единственно верного ответа здесь нет. Пусть скажет каждый, кто хочет.
table-questions-lead = Нажмите на вопрос, чтобы показать его всем крупно.
table-poll-mine = ваш голос
table-poll-voted = { $count ->
    [0] Пока никто не голосовал.
    [one] Подан { $count } голос.
    [few] Подано { $count } голоса.
   *[many] Подано { $count } голосов.
} { $waits ->
    [0] Все проголосовали.
    [one] Ждём ещё { $waits } человека.
    [few] Ждём ещё { $waits } человека.
   *[many] Ждём ещё { $waits } человек.
}
table-poll-shown = { $count ->
    [one] Всего { $count } голос.
    [few] Всего { $count } голоса.
   *[many] Всего { $count } голосов.
}
table-poll-secret = Никто не видит, кто как голосует.
table-poll-change = Голос можно изменить, пока итог закрыт.
table-poll-show = Показать голоса
table-cover-table = Стол, открытый всем
table-end-puzzles = Что можно было знать?
