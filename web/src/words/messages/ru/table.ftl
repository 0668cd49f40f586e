# Слова стола: рамка, заслонка, ожидание, конец.
table-your-turn = Ваш ход
table-code-tag = стол { $code }
table-status-label = Что происходит
table-opening = Накрываем стол…
table-missing = Этого стола нет на этом устройстве.
table-missing-text = Его удалили, или за ним играли в другом браузере.
table-broken = Этот стол не открывается.
table-broken-text = Запись игры повреждена или сделана более новой версией.
table-elsewhere = Этот стол открыт в другой вкладке.
table-elsewhere-text = Игра продолжается там. Её можно перенести сюда.
table-elsewhere-take = Играть здесь
table-not-kept = Игра не сохраняется: в браузере нет места или запись запрещена. Не закрывайте вкладку.

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
table-veil-since = Последнее сообщение сервера: { $time }. Ничего не потеряно, игра ждёт.
table-veil-again = Попробовать сейчас
table-veil-paused = Перерыв
table-veil-paused-host = Игра стоит, волчок тоже. Продолжить можно в любой момент.
table-veil-paused-guest = Хозяин стола остановил игру. Часы и волчок стоят.
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
table-home-kept = Игра сохранится, вернуться к ней можно с начальной страницы.
table-keys = Клавиши
table-keys-off = Буквенные клавиши выключены в настройках.
table-key-hand = мои карты
table-key-board = стол
table-key-order = порядок ходов
table-key-log = три последние записи
table-key-rules = правило для выбранного
table-key-status = что происходит
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
table-host-fell = Волчок упал
table-host-failed = Раскрутить не удалось
table-host-penalty = Штраф за подсказку
table-host-penalty-team = { $team ->
    [0] синим
    [1] красным
   *[2] зелёным
  }
table-host-penalty-text = Каждый в команде отдаёт одну карту.
table-host-stand-in = { $name }: пусть играет бот
table-host-stand-back = { $name }: снова играет человек
table-host-remove = Попросить уйти: { $name }
table-host-remove-sure = { $name } уйдёт из-за стола, на этом месте будет играть бот. Отменить это нельзя.
table-host-end = Закончить игру
table-host-end-sure = Закончить игру сейчас?
table-host-end-text = Игра прервётся без результата. Запись можно будет посмотреть и сохранить.
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
table-refused-bad-message = Сервер не понимает это сообщение. Если повторится, обновите страницу.
table-refused-bad-command = Эта команда не читается. Проверьте, как она записана.
table-refused-unknown-game = Такой игры мы не знаем.
table-refused-unknown-card = Такой карты в этой колоде нет.
table-refused-bad-option = Так стол не накрыть: не подходит число игроков или одно из правил.
table-refused-bad-position = Такого положения на столе быть не может.
table-refused-not-your-turn = Сейчас не ваш ход.
table-refused-wrong-phase = Сейчас этого делать нельзя.
table-refused-illegal = Правила этого не позволяют.
table-refused-not-held = Этого нет у вас на руках.
table-refused-no-such-offer = Этого предложения уже нет.
table-refused-over = Игра окончена.
table-refused-paused = Игра остановлена.
table-refused-no-such-table = За этот стол не сесть: код другой, стол закрыт или мест нет.
table-refused-bad-token = У этого устройства больше нет места за этим столом.
table-refused-not-host = Это может сделать только хозяин стола.
table-refused-not-seated = У вас нет места в этой игре.
table-refused-no-such-seat = Такого места нет.
table-refused-seat-taken = Это место занято.
table-refused-no-such-person = Этого человека здесь уже нет.
table-refused-bad-name = Имя: от 1 до 24 букв, цифр, пробелов, точек и дефисов.
table-refused-name-taken = За этим столом так уже кого-то зовут.
table-refused-busy = За этим столом слишком много всего сразу. Попробуйте чуть позже.
table-refused-storage = Серверу негде записать игру. Ничего не изменилось, попробуйте чуть позже.
table-refused-same-id = Такое сообщение уже было, но с другим содержанием. Попробуйте ещё раз.
table-refused-already-here = Вы уже за столом на этом соединении.
table-refused-too-many = Слишком быстро. Подождите немного и попробуйте ещё раз.
table-refused-not-serving = Этот сервер сейчас не ведёт столов.
table-refused-offline = Нет связи с сервером. Когда она вернётся, мы отправим это сами.
