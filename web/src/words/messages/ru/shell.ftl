# Слова всего клиента.
shell-close = Закрыть
shell-cancel = Отмена
shell-home = На главную
shell-again = Попробовать ещё раз
shell-loading = Одну минуту…

shell-start-title = Столик и три игры об истории, которую пережили люди.
shell-start-lead = Играйте с друзьями или с ботами. Без регистрации, установки и слежки.
shell-start-games = Игры
shell-start-languages = Язык
shell-start-verbs = Как играть
shell-play-now = Играть сейчас
shell-play-now-about = с ботами, можно без сети
shell-play-now-fair = равная игра с ботами, можно без сети
shell-one-device = Одно устройство
shell-one-device-about = передавайте его по кругу
shell-online = Стол в сети
shell-online-about = достаточно ссылки
shell-class = Класс
shell-class-about = много столов, один код
shell-online-off = Нет связи с сервером, а столу в сети она нужна.
shell-online-static = У этой копии нет сервера, а столу в сети он нужен.
shell-opening = Готовим стол…
shell-code = Есть код?
shell-code-about = 8 цифр или QR-код
shell-code-off = нужен сервер
shell-code-label = Код стола, 8 цифр
shell-code-go = Сесть за стол
shell-code-short = { $left ->
    [one] Ещё { $left } цифра.
    [few] Ещё { $left } цифры.
   *[many] Ещё { $left } цифр.
  }
shell-continue = Продолжить
shell-continue-class = Вести дальше
shell-continue-title = Неоконченные партии
shell-continue-when = { $game }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
  }
shell-continue-forget = Убрать партию «{ $game }» с этого устройства
shell-start-new = Новая игра
shell-back-title = { $game }, { $table }
shell-back-table = Ваше место ждёт
shell-back-device = Это устройство
shell-back-go = Вернуться за стол
shell-back-you = Вы играете: { $name }.
shell-back-last = Последний раз: { $when }.
shell-choose = Выбрать соперников и правила
shell-learn = Научиться за четыре минуты
shell-rules = Правила
shell-print = Печать
shell-settings = Настройки
shell-about = О «Столике»
shell-teachers = Учителям
shell-privacy = Конфиденциальность
shell-independent = Независимое издание: свои слова и рисунки, правила по трём печатным листам.
shell-page-contents = На этой странице
shell-page-more = Ещё о «Столике»
shell-failed-open = Стол не удалось открыть.
shell-failed-open-text = { $why }

shell-new-title = { $place ->
    [bots] Игра с ботами
    [device] Одно устройство
   *[online] Стол в сети
  }
shell-new-players = Число игроков
shell-new-fewer = На одного меньше
shell-new-more-players = На одного больше
shell-new-advised = { $count ->
    [one] Лучше всего: { $count } игрок.
    [few] Лучше всего: { $count } игрока.
   *[many] Лучше всего: { $count } игроков.
  }
shell-new-bots = { $count ->
    [one] Добавить бота
    [few] Добавить { $count } ботов
   *[many] Добавить { $count } ботов
  }
shell-new-seats = Кто где сидит
shell-new-seats-online = Когда стол откроется, каждый сам займёт место.
shell-new-seat = Место { $number }
shell-new-name = Имя на месте { $number }
shell-new-kind = Кто играет на месте { $number }
shell-new-person = человек
shell-new-level = { $level ->
    [random] бот наугад
    [novice] бот-новичок
    [relaxed] беспечный бот
    [easy] лёгкий бот
    [keen] собранный бот
    [steady] внимательный бот
   *[strong] бот-мастер
  }
shell-level = { $level ->
    [random] наугад
    [novice] новичок
    [relaxed] беспечный
    [easy] лёгкий
    [keen] собранный
    [steady] внимательный
   *[strong] мастер
  }
shell-skip = Перейти к содержанию
shell-deck = Колода
shell-workshop = Мои колоды
shell-deck-own = Сделать свою колоду
shell-deck-by = { $title }, автор: { $author }
shell-deck-not-here = Колоды с этого устройства здесь не подойдут: этот сервер их не принимает.
shell-deck-copied = Сервер получает копию этой колоды и хранит её вместе со столом, не дольше. Её видят все за столом.
shell-deck-copied-class = Сервер получает копию этой колоды и хранит её вместе с классом, не дольше. Её видят все в классе.
shell-deck-unwritten = { $n ->
    [one] { $n } текст этой колоды ещё не написан: вместо него стоит заготовка.
    [few] { $n } текста этой колоды ещё не написаны: вместо них стоят заготовки.
   *[other] { $n } текстов этой колоды ещё не написаны: вместо них стоят заготовки.
}
shell-deck-handing = Передаём колоду: { $percent } %
shell-colours = Цвета
shell-colour = Цвет
shell-colour-of = Цвет: { $name }
shell-new-options = Правила этого стола
shell-new-options-more = Другие правила на выбор
shell-new-open = { $place ->
    [online] Открыть стол
   *[other] Начать игру
  }
shell-new-no-people = Хотя бы на одном месте должен играть человек.
shell-new-same-names = На двух местах одно и то же имя.
shell-new-no-name = На одном из мест нет имени.
shell-yes = да
shell-no = нет

shell-settings-language = Язык
shell-settings-theme = Оформление
shell-settings-theme-system = как в системе
shell-settings-theme-light = светлое
shell-settings-theme-dark = тёмное
shell-settings-size = Размер текста
shell-settings-motion = Анимация
shell-settings-motion-system = как в системе
shell-settings-motion-full = полная
shell-settings-motion-reduced = меньше
shell-settings-motion-about = Меньше: ничто не едет и не вращается, всё меняется на месте.
shell-pace = Темп ботов
shell-pace-name = { $pace ->
    [calm] спокойно
    [brisk] живо
   *[instant] сразу
  }
shell-pace-about = Примерно { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
  } на ход, дольше после хода, обращённого к вам. Кнопка «Дальше» не ждёт.
shell-pace-instant-about = Боты не ждут.
shell-settings-sound = Звук
shell-settings-sound-about = Пять коротких звуков и гул волчка. Всё это ещё и написано.
shell-settings-keys = Горячие клавиши
shell-settings-keys-about = H читает ваши карты, R — правила и так далее. Никогда не мешают вводу текста.
shell-settings-confirm = Спрашивать перед ходом
shell-settings-confirm-touch = на сенсорном экране
shell-settings-confirm-always = всегда
shell-settings-confirm-never = никогда
shell-settings-confirm-about = Сначала ход показывается ещё раз, с кнопками «да» и «нет».
shell-settings-kept = Настройки хранятся только в этом браузере.

shell-rules-of = Правила: { $game }
shell-rule-open = Правило { $id }
shell-rules-missing = Правила не удалось загрузить. Проверьте соединение и попробуйте ещё раз.

shell-lost-load = Этот экран не удалось загрузить.
shell-lost-load-text = Проверьте соединение и попробуйте ещё раз. Игры на этом устройстве не пропали.
shell-lost-path = По этому адресу ничего нет.
shell-lost-path-text = Ссылка может быть неполной или старше этой версии.
shell-lost-broken = На этом экране что-то сломалось.
shell-lost-broken-text = Партии сохранены: попробуйте ещё раз или вернитесь на главную и продолжите.
shell-update-ready = Готова новая версия.
shell-update-now = Обновить
shell-no-tutorial = Урок не удалось загрузить.

shell-now-play = А теперь сыграйте
shell-now-play-text = Для первой партии лучше всего позвать ботов или того, кто рядом.
shell-now-play-online = Играть по сети
shell-now-play-again = Урок ещё раз
shell-puzzle = Задача дня
shell-no-puzzles = В этой игре задач нет.
