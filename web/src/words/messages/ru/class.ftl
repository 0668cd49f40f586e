# Класс: стол учителя, проектор и телефон ученика.
class-class = Класс
class-code = Код класса
class-code-tag = код { $code }
class-same-deal = одинаковая раздача
class-table = Стол { $number }
class-table-word = Стол
class-seat = место { $number }
class-bot = бот
class-bot-numbered = бот { $number }
class-bot-yields = уступит ученику
class-cards = { $count ->
    [0] без карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
class-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
   *[many] { $count } столов
  }
class-quoted = «{ $text }».
class-here = на связи { $count } из { $of }
class-line-on = на связи
class-line-off = нет связи
class-legend = Что значат знаки
class-turn = чей ход
class-silent = Сервер молчит. Подключаемся снова; никто не теряет места.

class-gone = { $why ->
    [elsewhere] Это место открыто на другом устройстве.
    [removed] Учитель убрал вас из класса.
    [turned-away] Учитель вас пока не впустил.
    [revoked] Эта ссылка отозвана.
    [expired] Данные этого класса стёрты.
    [broken] Этот класс остановлен из-за нашей ошибки.
    [left] Вы больше не в этом классе.
   *[other] Такого места в классе нет.
  }
class-gone-text = { $why ->
    [elsewhere] Одно место работает на одном устройстве.
    [removed] Можно постучать ещё раз с тем же кодом.
    [turned-away] Можно постучать ещё раз.
    [revoked] Попросите у учителя новую.
    [expired] Так было задумано. От них ничего не осталось.
    [broken] Другие классы и столы работают дальше.
    [left] Код впустит вас снова.
   *[other] Проверьте код или попросите новую ссылку.
  }
class-gone-again = Вернуться на этом устройстве

# План урока на полосе
class-lesson = { $count ->
    [one] Урок, { $count } минута
    [few] Урок, { $count } минуты
   *[many] Урок, { $count } минут
  }
class-part = { $part ->
    [join] вход
    [example] пример
    [play] игра
    [debrief] разговор
    [exit] выход
    [reserve] запас
   *[other] { $part }
  }
class-clock = Часы урока
class-part-left = { class-part }: { $count ->
    [one] ещё { $count } минута
    [few] ещё { $count } минуты
   *[many] ещё { $count } минут
  }
class-part-late = { class-part }: время вышло
class-lesson-left = { $count ->
    [0] конец урока: { $time }
    [one] до конца урока { $count } минута ({ $time })
    [few] до конца урока { $count } минуты ({ $time })
   *[many] до конца урока { $count } минут ({ $time })
  }
class-minutes-left = { $part ->
    [play] { $count ->
        [one] минута до конца игры
        [few] минуты до конца игры
       *[many] минут до конца игры
      }
   *[other] { $count ->
        [one] минута: { class-part }
        [few] минуты: { class-part }
       *[many] минут: { class-part }
      }
  }

# Дверь
class-address = Без камеры: откройте { $host } и введите код.
class-open-screen = Показать на проекторе
class-in = В классе: { $count } из { $of }
class-in-none = Пока никого. Покажите код на проекторе.
class-pupil-open = { $name }: что можно сделать
class-door = У двери
class-door-none = Никто не ждёт.
class-door-more = И ещё { $count }.
class-door-how = Дверь
class-door-mode = { $mode ->
    [open] открыта
    [knock] по стуку
   *[pattern] по знакам
  }
class-door-hint = { $mode ->
    [open] Первые { $count } войдут сразу, остальные стучат.
    [knock] Каждый ждёт, пока вы его впустите.
   *[pattern] Войдёт тот, кто укажет четыре знака с проектора. Они меняются каждые 20 секунд.
    [guessed] Было слишком много неверных знаков: теперь все стучат. Чтобы снова спрашивать знаки, выберите «по стуку», а затем «по знакам».
  }
class-until = Сколько учеников
class-until-less = На одного меньше
class-until-more = На одного больше
class-lock = Закрыть дверь
class-unlock = Открыть дверь
class-knocks = стучит.
class-admit = Впустить
class-admit-all = Впустить всех ({ $count })
class-turn-away = Не сейчас
class-person-acts = Имя, удаление
class-admit-drawn = Впустить под другим именем
class-turn-all-away = Отказать всем ({ $count })
class-turn-away-sure = Отказать всем у двери?
class-turn-away-what = { $count ->
    [one] { $count } ученик прочитает, что его пока не впустили, и сможет постучать ещё раз.
    [few] { $count } ученика прочитают, что их пока не впустили, и смогут постучать ещё раз.
   *[many] { $count } учеников прочитают, что их пока не впустили, и смогут постучать ещё раз.
  }
class-rename = Выбрать другое имя
class-remove = Убрать из класса
class-remove-sure = Удалить из класса: { $name }?
class-remove-what = Место займёт бот. С тем же кодом можно вернуться, если вы впустите.
class-ban = Убрать и больше не впускать
class-ban-sure = Удалить и больше не впускать: { $name }?
class-ban-what = Место займёт бот. Это устройство в класс больше не войдёт, а кто не назовёт своё устройство, будет ждать у двери.

# Кто с кем садится
class-seat-all = Рассадить за столы
class-seat-why = На связи должны быть хотя бы двое.
class-seat-again = Рассадить заново
class-seating-title = { $tables ->
    [one] { $tables } стол
    [few] { $tables } стола
   *[many] { $tables } столов
  }, { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
  }
class-table-count = { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
  }{ $bots ->
    [0] {""}
    [one] {" "}и { $bots } бот
    [few] {" "}и { $bots } бота
   *[many] {" "}и { $bots } ботов
  }
class-chip = { $name }, стол { $table }{ $pinned ->
    [yes] , остаётся здесь
   *[no] {""}
  }. Номер стола пересаживает.
class-will-sit = здесь сядет { $name }
class-seated-at = { $name }: теперь стол { $number }.
class-unseated = Пока без места
class-sit-at = Пересадить за стол
class-pin = Остаётся за этим столом
class-unpin = Может сменить стол
class-begins = начинает
class-deals = раздаёт
class-begin-here = Начинает за этим столом
class-wishes = Пожелания
class-wishes-none = Нажмите на имя, чтобы что-то задать.
class-wish = { $kind ->
    [apart] отдельно: { $one }, { $other }
   *[together] вместе: { $one }, { $other }
  }
class-wish-kind = { $kind ->
    [apart] Отдельно от
   *[together] Вместе с
  }
class-wish-choose = выберите ученика
class-wish-holds = есть
class-wish-not = пока нет
class-wish-drop = Убрать пожелание
class-pinned = { $name }: остаётся за столом { $number }
class-seating-how = Перетащите имя или выберите его и нажмите номер стола. Пожелания учтёт следующая рассадка.
class-late = Опоздавшие
class-late-wait = { $count ->
    [0] все на месте
    [one] ждём { $count } ученика из { $of }
    [few] ждём { $count } учеников из { $of }
   *[many] ждём { $count } учеников из { $of }
  }
class-late-text = Кто постучит после начала, получит первое свободное:
class-late-role = { $role ->
    [seat] место бота
    [second] вторая голова у места
   *[reporter] репортёр стола
  }
class-start = { $count ->
    [one] Начать игру за { $count } столом
    [few] Начать игру за { $count } столами
   *[many] Начать игру за { $count } столами
  }

# Стена
class-wall = Стена столов
class-wall-title = { $game }, { $title }
class-for-all = Для всех столов
class-pause = Остановить всех
class-go-on = Играем дальше
class-key-space = Пробел
class-said-paused = Все столы стоят.
class-said-go-on = Играем дальше.
class-message = Сообщение
class-more = { $count ->
    [one] +{ $count } минута
    [few] +{ $count } минуты
   *[many] +{ $count } минут
  }
class-finish = Закончить через 5 минут
class-finish-off = Пока не заканчивать
class-asked = { $count ->
    [0] никто не просит
    [one] { $count } просьба
    [few] { $count } просьбы
   *[many] { $count } просьб
  }
class-projector = Проектор
class-projector-now = Проектор: { $what }
class-projector-text = Это видит класс. Пока идёт игра, карт на руках там нет.
class-screen = { $what ->
    [code] код
    [seating] кто где сидит
    [wall] стена
    [table] стол { $table }
    [map] карта местности
    [question] вопрос
    [cards] карты
    [comparison] что произошло
    [over] конец
    [example] пример
   *[black] ничего
  }
class-pause-one = Пауза
class-go-on-one = Дальше
class-to-projector = На проектор
class-table-more = Стол { $number }: ещё
class-need-stuck = стоит { $time }
class-need-hand = рука: { $name }, { $time }
class-need-trips = { $count ->
    [one] { $count } раз та же ошибка
    [few] { $count } раза та же ошибка
   *[many] { $count } раз та же ошибка
  }
class-need-line = { $more ->
    [0] нет связи: { $name }
   *[other] нет связи: { $name } и другие
  }
class-need-paused = на паузе
class-need-fine = играет
class-need-over = игра окончена
class-idle = { $time } с последнего хода
class-still = никто не обязан ходить
class-dealing = Карты раздаются.
class-unattended = За этим столом никого нет на связи.
class-asking = Кто вас зовёт
class-hands = Поднятые руки
class-hands-none = Никто не поднял руку.
class-hand-who = { $name }, стол { $table }.
class-hand-waits = Ждёт { $time }.
class-hand-done = Готово, опустить руку
class-people-here = За этим столом
class-role = { $role ->
    [second] вторая голова
    [reporter] репортёр
   *[seat] играет
  }
class-move = Пересадить…
class-move-who = Пересадить: { $name }
class-other-device = Другое устройство
class-other-device-text = Кто отсканирует этот код, займёт место: { $name }. Старое устройство его потеряет.
class-end-table = Закончить игру за этим столом
class-end-sure = Закончить игру за столом { $number }?
class-end-text = Эту игру нельзя будет продолжить.

class-message-all = Сообщение всем
class-message-one = Сообщение столу { $number }
class-message-own = Своими словами
class-message-hint = { $count ->
    [one] остался { $count } символ
    [few] осталось { $count } символа
   *[many] осталось { $count } символов
  }
class-message-empty = Сначала что-нибудь напишите.
class-message-send = Отправить
class-message-sent = Отправлено.
class-message-now = { $table ->
    [0] На всех телефонах: «{ $text }»
   *[other] На телефонах стола { $table }: «{ $text }»
  }
class-message-off = Убрать
class-sentence-eyes = Посмотрите на меня.
class-sentence-quiet = Потише, пожалуйста.
class-sentence-well = У вас хорошо получается.
class-sentence-together = Посоветуйтесь за столом.
class-sentence-rules = Загляните в правила: вопросительный знак наверху.
class-sentence-ask-me = Не знаете, что дальше? Поднимите руку.
class-sentence-hand = Вижу руки, подойду по порядку.
class-sentence-coming = Уже иду к вам.
class-sentence-read-card = Прочитайте карту знаний.
class-sentence-think = Не спешите, подумайте.
class-sentence-whose-turn = Проверьте, чей ход.
class-sentence-faster = Чуть быстрее, пожалуйста.
class-sentence-slower = Спокойно, время есть.
class-sentence-five = Осталось пять минут.
class-sentence-two = Осталось две минуты.
class-sentence-last-turn = Это последние ходы.
class-sentence-stop = Заканчиваем игру.
class-sentence-phones-down = Отложите на минуту телефоны.
class-sentence-back = Возвращаемся к игре.
class-sentence-thanks = Спасибо, хорошая работа.

# Ссылки и конец
class-links = Ссылки
class-link = { $whose ->
    [projector] Второй проектор
    [co-teacher] Второй учитель
   *[teacher] Моё второе устройство
  }
class-link-text = { $whose ->
    [projector] Только смотрит. Ссылку можно отозвать.
    [co-teacher] Видит стену и помогает. Ссылку можно отозвать.
   *[teacher] Всё, что есть здесь. Никому не показывайте.
  }
class-key-save = Сохранить ключ как файл
class-key-text = На втором устройстве откройте этот файл на странице плана урока. Урок ведёт тот, у кого он есть.
class-link-qr = QR-код
class-link-failed = Ссылку сделать не удалось.
class-staff = { $role ->
    [projector] проектор
    [co-teacher] второй учитель
   *[teacher] учитель
  }
class-revoke = Отозвать
class-report = Отчёт
class-to-debrief = Перейти к разговору
class-end = Закончить урок
class-sure = { $what ->
    [start] Начать игру?
    [debrief] Перейти к разговору?
    [next] Начать следующий круг?
   *[end] Закончить урок?
  }
class-sure-yes = { $what ->
    [start] Начинаем
    [debrief] Перейти к разговору
    [next] Следующий круг
   *[end] Закончить урок
  }
class-sure-start = { $tables ->
    [one] Карты раздадут за { $tables } столом, дверь закроется.
    [few] Карты раздадут за { $tables } столами, дверь закроется.
   *[many] Карты раздадут за { $tables } столами, дверь закроется.
  } Рассадить класс заново можно будет только в следующем круге.
class-sure-break = { $count ->
    [one] { $count } стол ещё играет и прервёт игру.
    [few] { $count } стола ещё играют и прервут игру.
   *[many] { $count } столов ещё играют и прервут игру.
  }
class-sure-on = { $what ->
    [debrief] Все телефоны перейдут к разговору. К этой игре вернуться нельзя.
   *[next] Разговор об этом круге закончится, и вы рассадите класс заново. Отменить это нельзя.
  }
class-sure-end = { $count ->
    [one] На { $count } телефоне появится конец урока.
    [few] На { $count } телефонах появится конец урока.
   *[many] На { $count } телефонах появится конец урока.
  } Отменить это нельзя. { $keep ->
    [now] Данные класса исчезнут сразу после этого: сначала сохраните отчёт.
    [day] Отчёт и домашнее задание останутся ещё на сутки.
   *[week] Отчёт и домашнее задание останутся ещё на неделю.
  }

# Разговор
class-debrief = Разговор
class-step = { $step ->
    [what] Что произошло
    [why] Почему
    [map] Где
    [then] Тогда и сейчас
   *[exit] Карточка на выходе
  }
class-next-round = Следующий круг
class-what-happened = Что произошло за столами
class-done-of = { $done } из { $of }
class-count-bot = { $text } (бот)
class-count-part = { $text } (частично бот)
class-bots-note = На местах с пометкой «бот» играл бот, всё время или часть игры. Их результат с учениками не сравнивают.
class-same-note = Везде была одна раздача: сравнивайте одно и то же место за разными столами.
class-same-sizes = За столами одного размера была одна раздача: сравнивайте одно и то же место за такими столами.
class-forks = { $count ->
    [0] Развилки
    [one] { $count } развилка
    [few] { $count } развилки
   *[many] { $count } развилок
  }
class-forks-none = Нет развилки, о которой класс мог бы проголосовать. Вместо этого можно спросить:
class-fork-number = Развилка { $number }: место { $seat }, ход { $step }
class-fork-what = Развилка — это момент, когда одно и то же место за несколькими столами знало одно и то же, а сделало разное. Класс увидит её, только когда вы начнёте голосование.
class-fork-look = Посмотреть самому
class-fork-put = Голосование в классе
class-fork-at = { $count ->
    [one] стол { $tables }
   *[other] столы { $tables }
  }
class-fork-tables = { $count ->
    [one] стол
   *[other] столы
  }
class-fork-mistake = ошибка ({ $rule })
class-fork-legal = Все эти ходы были по правилам. Какой из них лучше, решит разговор.
class-fork-instead = Задать этот вопрос классу
class-instead = Какое решение за вашим столом было самым важным и почему?
class-fork-where = Место { $seat }, ход { $step }
class-fork-same = До этого хода это место везде знало одно и то же.
class-fork-seats = Места за столом
class-fork-hand = На руках у места { $seat }: { class-cards }
class-fork-ask = Что делает место { $seat }?
class-fork-did = Что сделали столы и чего это стоило
class-vote-first = Сначала голосуете. Потом покажем, что сделали столы.
class-voted = { $count ->
    [one] голос из { $of }. Никто не видит, кто как голосует.
    [few] голоса из { $of }. Никто не видит, кто как голосует.
   *[many] голосов из { $of }. Никто не видит, кто как голосует.
  }
class-votes = { $count ->
    [one] класс: { $count } голос
    [few] класс: { $count } голоса
   *[many] класс: { $count } голосов
  }
class-reveal = Показать, что сделали столы
class-question-off = Убрать вопрос
class-question-none = Сейчас будет вопрос.
class-questions = Вопросы для разговора
class-exit = Карточка на выходе
class-exits = { $count ->
    [one] карточка из { $of }
    [few] карточки из { $of }
   *[many] карточек из { $of }
  }
class-exit-text = Ученики пишут на телефонах. Ответы будут в отчёте.
class-exit-text-over = Ответы в отчёте.
class-notes = Заметки репортёров
class-note-where = { $name }, стол { $table }.

# Проектор
class-point-here = Наведите сюда камеру телефона
class-without-camera = Или откройте
class-and-type = и введите код
class-are-in = { $count ->
    [one] из { $of } уже здесь
   *[other] из { $of } уже здесь
  }
class-pattern-asks = Телефон спросит о четырёх знаках. Выберите эти, слева направо:
class-who-where = Кто где сидит
class-big-hint = Не знаете, что дальше? Поднимите руку на телефоне.
class-before = Раньше:
class-paused-all = Пауза. Смотрим на учителя.

# Телефон ученика
class-you-are = Вы
class-you-wait = { $count ->
    [one] В классе { $count } человек. Сейчас вас посадят за стол.
    [few] В классе { $count } человека. Сейчас вас посадят за стол.
   *[many] В классе { $count } человек. Сейчас вас посадят за стол.
  }
class-you-sit = { $as ->
    [second] Стол { $table }: вы вторая голова у места { $seat }.
    [reporter] Стол { $table }: вы репортёр.
   *[seat] Садитесь за стол { $table }, место { $seat }.
  }
class-you-hint = Не закрывайте эту страницу. Если она закроется, тот же код вернёт вас на место.
class-hand-raise = Поднять руку
class-hand-lower = Опустить руку
class-hand-is-up = Рука поднята. Учитель видит.
class-hand-why = { $why ->
    [lost] Не знаем, что дальше
    [rule] Не понимаем правило
    [stuck] Что-то застряло
   *[other] Подойдите, пожалуйста
  }
class-teacher-says = Учитель
class-read = Прочитано
class-beside-how = Вы видите те же карты. Ваш выбор — предложение: решает первая голова.
class-proposes = Вторая голова предлагает: { $what }
class-proposed = Предложено: { $what }
class-propose-do = Так и сделать
class-propose-late = Теперь уже нельзя.
class-tasks = Задания репортёра
class-task = { $task ->
    [0] Какое решение было самым важным и почему?
    [1] Что удивило этот стол?
   *[2] О чём стоит спросить весь класс?
  }
class-note-keep = Записать
class-note-kept = Записано
class-talk-about = Об этом говорим
class-vote = Голосовать
class-vote-as = Голосуйте: вы место { $seat }
class-vote-for = Голосую за { $letter }
class-vote-done = Голос отдан: { $letter }
class-vote-why = Сначала выберите ответ.
class-vote-hint = Голос анонимный и не оценка. Его можно изменить, пока идёт голосование.
class-exit-question = { $number ->
    [0] Что вы запомните с этого урока?
   *[1] О чём хотите узнать ещё?
  }
class-exit-send = Сдать карточку
class-exit-hint = Ответы прочтёт только учитель. Оценок за них нет.
class-exit-done = Карточка сдана
class-exit-done-text = Спасибо. Ждите конца урока.
class-exit-again = Написать ещё раз
class-over = Урок окончен
class-over-text = Эту страницу можно закрыть.
class-homework = Сыграть ту же раздачу дома
class-pattern-title = Четыре знака с проектора
class-pattern-text = Укажите четыре знака, которые сейчас видны на проекторе, слева направо.
class-pattern-wrong = Это не те знаки. Они меняются каждые 20 секунд, посмотрите ещё раз.
class-pattern-why = { $count ->
    [one] Ещё { $count } знак.
    [few] Ещё { $count } знака.
   *[many] Ещё { $count } знаков.
  }
class-pattern-go = Войти

# Отмена
class-undo = Отменить
class-undo-what = { $what ->
    [place] Ученик пересажен.
    [seat] Места разыграны заново.
    [more] Время игры изменено.
    [finish] Столы заканчивают игру.
    [show] Проектор показывает другое.
    [wish] Пожелание изменено.
    [move] Ученик пересажен во время игры.
    [message] Сообщение отправлено.
   *[lock] Замок на двери переключён.
  }
class-menu = Меню урока
class-play-too = Сыграть с классом
class-play-too-text = Откроется вторая вкладка с местом за столом, таким же, как у всех. Стена останется здесь.
class-stand-in = Пусть сыграет бот
class-admit-to = Впустить за…
class-admit-where = Куда впустить: { $name }
class-admit-place = Стол { $table }: { $role ->
    [seat] место бота
    [second] вторая голова
   *[reporter] репортёр
  }

# Карта, объяснения, карточки
class-unsure = Не знаю
class-unsure-count = { $count ->
    [one] «Не знаю»: { $count } голос.
    [few] «Не знаю»: { $count } голоса.
   *[many] «Не знаю»: { $count } голосов.
  }
class-reveal-any = Показать ответы
class-fork-voted = Развилка { $number }: что делать?
class-map-title = Где это было?
class-map-how = Выберите набор. Каждый ставит метку на своём телефоне, потом вы показываете все сразу.
class-map-ask = Где это было: { $title }?
class-map-vote = Где это было? Поставьте метку
class-map-put = Поставить метку
class-map-put-done = Метка поставлена
class-map-why = Сначала укажите место на карте.
class-map-hint = На проекторе метки без имён. Вашу учитель увидит в отчёте.
class-band = { $band ->
    [in-place] на месте
    [near] близко
    [region] в регионе
   *[far] далеко
  }
class-explain = Объяснение
class-explain-how = Кто? Что сделали? Почему там? Отметьте, как получилось: это увидите только вы, в отчёте.
class-explain-who = Кто объясняет
class-tick = { $tick ->
    [full] полное
    [part] частичное
   *[none] нет
  }
class-convinced-vote = Спросить класс, убедительно ли это
class-convinced-ask = Убедительно ли объяснение: { $title }?
class-convinced = { $option ->
    [yes] Убедительно
   *[no] Неубедительно
  }
class-cards-title = Карточки истории
class-cards-why = Выбранная карточка появится на проекторе.
class-cards-again = Стоит вернуться
class-cards-choose = Выберите карточку
class-cards-sources = Источники: { $list }.
class-talk-now = Разговор
class-talk-wait = Смотрите на проектор. Когда начнётся голосование, оно появится здесь.
class-exit-early = Мне пора уходить: карточка на выходе
class-exit-big = Ответьте сейчас на телефоне. Читает только учитель.
class-over-desk = Отчёт и домашнее задание доступны, пока данные класса не стёрты.
class-over-big = Спасибо за игру.
class-over-home = Дома: те же карты, этот код
class-answered = { $count ->
    [one] ответ из { $of }. На метках нет имён.
    [few] ответа из { $of }. На метках нет имён.
   *[many] ответов из { $of }. На метках нет имён.
  }
class-fork-did-only = Что сделали столы
class-example = Пример: четыре минуты, пока все собираются
class-example-screen = Пример на проекторе
class-example-off = Снова код на проекторе
class-example-how = Пройдите его в окне проектора.
