# Бумаги урока: план, листок, отчёт, домашнее задание.
lesson-plan = План урока
lesson-open-file = Открыть план или ключ из файла
lesson-file-wrong = Этот файл нельзя открыть как план.
lesson-file-large = Он слишком велик. План урока — маленький файл.
lesson-file-no-json = Это не текст плана. Возможно, файл повреждён или это другой документ.
lesson-file-no-plan = В нём нет знака «stolik-lesson»: это не план урока.
lesson-file-newer = Его сохранила более новая версия программы (формат { $value }). Нужен сервер с новой версией.
lesson-file-game = В нём игра, которой здесь нет: { $value }.
lesson-file-member = Не подходит: { $place } { $value }. Исправьте это место в файле или начните с готового плана.
lesson-file-option = В игре нет такой настройки: { $place }.
lesson-file-long = Слишком длинно: { $place }. Не больше { $value }.
lesson-title = Класс и урок
lesson-classes = Мои классы
lesson-class-code = класс { $code }
lesson-class-over = урок окончен
lesson-class-report = Отчёт
lesson-class-forget = Убрать класс «{ $name }» из этого списка
lesson-title-example = 8б, история, среда 10:00
lesson-game = Игра
lesson-ready = Готовые планы
lesson-age = С { $age } лет.
lesson-tables = Столы
lesson-table = стол { $table }
lesson-pupils = Учеников
lesson-fewer = Меньше учеников
lesson-more = Больше учеников
lesson-size = За столом не больше
lesson-size-usual = Обычно { $size }: каждый часто ходит.
lesson-rounds = Раунды
lesson-rounds-one = Одна партия за одним столом.
lesson-rounds-mix = После каждого раунда класс рассаживается заново: как можно меньше прежних пар.
lesson-same = Одна раздача за всеми столами
lesson-same-why = После игры класс сравнивает решения, а не результаты.
lesson-same-not = За каждым столом своя раздача; сравнить можно лишь в общем.
lesson-bot = Бот на свободное место
lesson-clocks = Время на ход и отсутствие
lesson-turn = На один ход
lesson-turn-free = без ограничения
lesson-seconds = { $seconds } с
lesson-multiplier = Время в игре
lesson-multiplier-why = Например, как долго вертится волчок.
lesson-times = × { $times }
lesson-away = Бот заменяет того, кого нет на связи
lesson-away-never = никогда
lesson-people = Ученики и данные
lesson-names = Имена
lesson-names-pseudonyms = псевдонимы
lesson-names-own = свои
lesson-names-pseudonyms-why = Имён никто не вводит. Кто есть кто, знает только листок учителя.
lesson-names-own-why = Каждое введённое имя сначала видит учитель. Имена тогда попадают на сервер.
lesson-door = Дверь
lesson-door-open = впустить первых { $pupils }, дальше по стуку
lesson-door-knock = все стучатся
lesson-door-pattern = четыре знака с экрана
lesson-door-open-why = Быстрее всего. Кто придёт позже, ждёт учителя.
lesson-door-knock-why = Учитель впускает каждого по одному или всех сразу.
lesson-door-pattern-why = Войдёт лишь тот, кто видит экран в классе: знаки меняются каждые 20 секунд.
lesson-keep = Данные исчезают
lesson-keep-now = сразу
lesson-keep-day = через сутки
lesson-keep-week = через 7 дней
lesson-keep-now-why = С концом урока. Отчёт надо сохранить раньше, домашнего задания не будет.
lesson-keep-day-why = Через сутки после урока. До тех пор работает домашнее задание.
lesson-keep-week-why = Через неделю после урока. До тех пор работает домашнее задание.
lesson-time = Время: { $minutes } мин
lesson-minutes = { $minutes } мин
lesson-length = Длина урока
lesson-starts = Начало
lesson-border = Граница между: { $phase }, { $next }
lesson-shorter = На минуту меньше
lesson-longer = На минуту больше
lesson-time-why = Перетащите границу или сдвиньте её стрелками. Столы заканчивают честно, после полного круга.
lesson-time-short = На разговор осталось мало времени, а учит именно он.
lesson-phase-join = вход
lesson-phase-example = пример
lesson-phase-play = игра
lesson-phase-debrief = разговор
lesson-phase-exit = выход
lesson-phase-reserve = запас
lesson-questions = Вопросы для разговора
lesson-of-deck = из колоды
lesson-question = Вопрос { $number }
lesson-question-out = Убрать вопрос { $number }
lesson-question-add = Добавить свой вопрос
lesson-question-deck = Добавить вопрос из колоды
lesson-questions-full = Больше { $count } вопросов в урок не поместится.
lesson-so = Так будет
lesson-so-same = Везде одна и та же раздача.
lesson-so-rounds = Раундов: { $rounds }.
lesson-so-time = Игра длится { $play } мин, разговор — { $talk } мин.
lesson-if = Если придут { $people }: { $tables }.
lesson-stays = План остаётся на этом компьютере. Сервер узнаёт вопрос, только когда вы его задаёте. Регистрации нет.
lesson-privacy = Что с данными?
lesson-needed = Что нужно в классе
lesson-needed-phones = телефон или планшет каждому или один на двоих
lesson-needed-projector = проектор: тот же компьютер, вторая вкладка браузера
lesson-needed-sheet = листок «Кто есть кто?» и ручка
lesson-print-names = Листок «Кто есть кто?»
lesson-save = Сохранить план в файл
lesson-open-class = Открыть класс
lesson-opening = Открываю класс…
lesson-not-opened = Класс не открылся.
lesson-no-server = Нет связи с сервером, а классу он нужен. План можно сохранить.
lesson-static = У этой копии нет сервера, а классу он нужен. План можно сохранить.
lesson-sheet = Кто есть кто?
lesson-print = Печать
lesson-sheet-why = Псевдоним стоит на экране ученика. Имя пишут от руки на распечатанном листке: ни один сервер его не знает.
lesson-sheet-by = Строки по
lesson-sheet-by-name = псевдонимам
lesson-sheet-by-table = столам и местам
lesson-sheet-seat = стол { $table }, место { $seat }
lesson-sheet-foot = Листок остаётся у учителя. После урока его можно уничтожить.
lesson-sign-cat = кот
lesson-sign-house = дом
lesson-sign-fish = рыба
lesson-sign-star = звезда
lesson-sign-key = ключ
lesson-sign-boat = лодка
lesson-sign-umbrella = зонт
lesson-sign-moon = луна
lesson-sign-fir = ёлка
lesson-report = Отчёт об уроке
lesson-report-none = На этом устройстве такого отчёта нет.
lesson-report-none-text = Отчёт видит только устройство, с которого вели урок, пока данные класса не стёрты.
lesson-report-csv = Сохранить таблицу (CSV)
lesson-report-gone = Данные класса стёрты.
lesson-report-gone-text = На сервере ничего не осталось. Сохранённые файлы и распечатки есть только у учителя.
lesson-report-erase = Стереть сейчас
lesson-report-erase-why = Данные класса исчезнут сами, как запланировано. Их можно стереть и сразу.
lesson-report-erase-sure = Стереть всё, что сервер знает об этом уроке?
lesson-report-erase-text = Класс, столы, заметки и карточки на выходе исчезнут за минуту. Домашнее задание через сервер перестанет работать. Отменить это нельзя.
lesson-report-name = псевдоним
lesson-report-real = имя
lesson-report-table = стол
lesson-report-known = верные названия
lesson-report-got = получено карт
lesson-report-own = участие
lesson-report-drops = обрывы связи
lesson-report-of = { $part } из { $whole }
lesson-report-people = { $count ->
    [one] человек
    [few] человека
   *[many] человек
  }
lesson-report-tables = { $count ->
    [one] стол, до конца: { $finished }
    [few] стола, до конца: { $finished }
   *[many] столов, до конца: { $finished }
  }
lesson-report-asks = { $count ->
    [one] просьба, с верным названием: { $known }
    [few] просьбы, с верным названием: { $known }
   *[many] просьб, с верным названием: { $known }
  }
lesson-report-cards = { $count ->
    [one] карточка на выходе
    [few] карточки на выходе
   *[many] карточек на выходе
  }
lesson-report-sets = Наборы
lesson-report-set = набор
lesson-report-asked = просьбы
lesson-report-read = карта знаний, 1-я → 2-я половина игры
lesson-report-early = карта знаний, 1-я половина
lesson-report-late = карта знаний, 2-я половина
lesson-report-sets-why = Верное название: просьба о карте из набора, из которого у просящего уже что-то есть. В карты знаний заглядывают тихо, поэтому их считают только для всего класса.
lesson-report-confused = Самые частые ошибки
lesson-report-confused-why = Карту просил тот, кто собирал другие наборы. Кто собирает несколько, считается в каждом частично; меньше одного раза не показано.
lesson-report-instead = когда собирали: { $set }
lesson-report-again = Повторить
lesson-report-rows = Строка для каждого
lesson-report-exits = Карточки на выходе
lesson-report-notes = Заметки у столов
lesson-report-foot = Без отметок и мест, по алфавиту. Имена учитель вписывает от руки; сервер их не знает.
lesson-report-foot-typed = Без отметок и мест, по алфавиту. Имена ввели ученики: они хранятся на сервере, пока класс не удалён.
lesson-report-keep-now = Данные класса исчезают с концом урока.
lesson-report-keep-day = Данные класса исчезают через сутки после урока.
lesson-report-keep-week = Данные класса исчезают через неделю после урока.
lesson-homework = Домашнее задание
lesson-homework-wrong = Эта ссылка неполная или повреждена.
lesson-homework-wrong-text = Попросите у учителя ссылку ещё раз и откройте её целиком.
lesson-homework-why = Те же карты, что на уроке, против ботов, на этом устройстве. Потом можно сравнить: чего достиг класс на этом месте?
lesson-homework-seat = Место за столом
lesson-homework-class = Результатов класса для сравнения: { $count }.
lesson-homework-nobody = На этом месте в классе никто не сидел.
lesson-homework-play = Сыграть эту раздачу
lesson-homework-played = Сыграно здесь
lesson-homework-at = Место { $seat }
lesson-homework-result = Ваш результат: { $result }. В классе: { $others }.
lesson-homework-compared = Лучше, чем у { $better } из { $of }, так же, как у { $equal }.
lesson-homework-alone = Ваш результат: { $result }.
lesson-homework-stays = Эта игра остаётся на этом устройстве. В ссылке есть результаты мест, без людей.
lesson-homework-link = Ссылка на задание, столы по { $players }
lesson-homework-copy = Скопировать ссылку
lesson-homework-copied = Скопировано.
lesson-homework-later = Ссылка появится, когда класс будет завершён: только тогда карты могут быть открыты.
lesson-homework-about = У кого есть ссылка, тот играет дома теми же картами и сравнивает с классом, место с местом, без людей. Сервер для этого не нужен.
lesson-so-class = «{ $title }»: класс играет в игру «{ $game }» { $tables ->
    [one] за { $tables } столом
    [few] за { $tables } столами
   *[many] за { $tables } столами
  }.
lesson-so-nobody = Класс играет в игру «{ $game }» { $tables ->
    [one] за { $tables } столом
    [few] за { $tables } столами
   *[many] за { $tables } столами
  }.
lesson-bots = { $bots ->
    [one] в том числе { $bots } бот
    [few] в том числе { $bots } бота
   *[many] в том числе { $bots } ботов
  }
lesson-report-map = места
lesson-report-map-bands = места на карте: на месте, близко, в регионе, далеко
lesson-report-band = { $band ->
    [in-place] на месте
    [near] близко
    [region] в регионе
   *[far] далеко
  }
lesson-report-explained = объяснение
lesson-report-tick = { $tick ->
    [full] полное
    [part] частичное
   *[none] нет
  }
lesson-report-votes = Голосования
lesson-report-vote = голосование
lesson-report-unsure = не знаю
lesson-report-show = На проектор
lesson-homework-not-yet = Этого задания здесь нет.
lesson-homework-not-yet-text = Задание появляется после конца урока и исчезает вместе с данными класса. Проверьте код или попросите ссылку у учителя.
lesson-homework-own = У каждого стола были свои карты.
lesson-homework-own-text = Общей раздачи, которую можно сыграть дома и сравнить, нет.
lesson-homework-which = Какая раздача
lesson-homework-deal = круг { $round }, столы по { $players }
lesson-homework-code = Класс найдёт задание и по адресу { $address }, пока сервер хранит данные класса.
lesson-homework-puzzles = Задачи из партий вашего класса
lesson-homework-puzzles-why = Моменты за вашими столами, когда кто-то уже мог знать наверняка. Кто это был, нигде не сказано.
lesson-homework-puzzle = Задача { $number }
lesson-homework-puzzle-grade = сложность { $grade } из 4
lesson-homework-puzzle-open = Решить задачу { $number }
lesson-recall = Что вы помните?
lesson-recall-why = Пять вопросов по этой колоде, всегда с ответом. Полезнее всего через день и через неделю. Результат остаётся на этом устройстве.
lesson-recall-begin = Начать
lesson-recall-was = { $date }: { $right } из { $of }
lesson-recall-number = { $number } из { $of }. К чему это относится?
lesson-recall-answered = Ответ уже дан.
lesson-recall-yes = Да, { $title }.
lesson-recall-no = Нет, это { $title }.
lesson-recall-next = Дальше
lesson-recall-done = Вы помните { $right } из { $of }.
lesson-answers-add = Добавить варианты ответа
lesson-answer-add = Ещё один ответ
lesson-answer = Ответ { $letter }
lesson-answer-out = Удалить ответ { $letter }
lesson-answers-few = Нужно не меньше двух ответов, иначе вопрос зададут без них.
lesson-answers-alone = Нет самого вопроса: в таком виде его не зададут.
lesson-exit = Карточка на выходе
lesson-exit-why = Два вопроса на последние минуты. Пустые поля — обычные вопросы.
lesson-exit-question = Вопрос { $number } карточки на выходе
lesson-exit-usual = { $number ->
    [0] Что вы запомните с этого урока?
   *[1] О чём хотите узнать ещё?
  }
