# Мастерская колод: полка, верстак, что говорится о файле.
workshop-title = Мои колоды
workshop-make = Сделать колоду
workshop-lead = Карты на свою тему для любой из игр: пишите их, рассматривайте, играйте ими и печатайте. Всё происходит в этом браузере, в том числе без сети.
workshop-game = Игра
workshop-first-language = Первый язык
workshop-new = Новая колода
workshop-copy-of = Копия «{ $title }»
workshop-open = Открыть файл
workshop-make-failed = Не удалось сделать колоду
workshop-mine = Колоды на этом устройстве
workshop-empty = Пока ни одной. Новой можно играть сразу: где ничего не написано, стоит временный текст.
workshop-kept-here = Они хранятся только в этом браузере. Кто его очистит, потеряет их: важное сохраните файлом.
workshop-no-store = Колоды здесь не сохранить
workshop-no-store-text = Этот браузер не даёт странице ничего хранить: частное окно или отключённая память. Откройте страницу в обычном окне.
workshop-edit = Править
workshop-edit-deck = Править «{ $title }»
workshop-copy = Копировать
workshop-copy-deck = Копировать «{ $title }»
workshop-forget = Выбросить «{ $title }»
workshop-forget-text = Колода исчезнет с этого устройства. Начатые ею игры можно доиграть.
workshop-signed = Подписано ключом { $key }. Подпись не значит, что всё в колоде верно.
workshop-none = Такой колоды здесь нет
workshop-none-text = Её выбросили, или она лежит на другом устройстве.
workshop-not-kept = Не сохранено
workshop-refused-text = Браузер отказывается сохранять изменения: возможно, диск полон. Прежде чем закрыть страницу, сохраните колоду файлом.
workshop-refused-new = Браузер отказывается сохранить колоду: возможно, диск полон или это частное окно.
workshop-elsewhere-text = Эту колоду сейчас меняют в другой вкладке. Написанное здесь не сохраняется, чтобы ничего оттуда не пропало.
workshop-elsewhere-load = Загрузить написанное там
workshop-keeping = сохраняю…
workshop-kept = сохранено на этом устройстве, { $time }
workshop-undo = Отменить
workshop-undone = Последнее изменение отменено.
workshop-undo-none = Отменять нечего.
workshop-pages = Страницы колоды
workshop-pages-done = написано страниц: { $done } из { $of }
workshop-whole = Колода в целом
workshop-state-bad = здесь что-то не так
workshop-state-unwritten = написано ещё не всё
workshop-state-done = написано
workshop-before = Предыдущая
workshop-next = Следующая страница
workshop-first = Это первая страница.
workshop-last = Это последняя страница.
workshop-languages = Язык, на котором пишете
workshop-side-by-side = рядом
workshop-language-add = Добавить: { $language }
workshop-language-out = Убрать: { $language }
workshop-language-out-text = Тексты на этом языке исчезнут из колоды. Это можно отменить.
workshop-of = { $n } из { $most }
workshop-words = { $n ->
    [one] { $n } слово
    [few] { $n } слова
    [many] { $n } слов
   *[other] { $n } слова
  }, нужно { $least }–{ $most }
workshop-optional = (можно не заполнять)
workshop-mentioned = есть в тексте
workshop-not-mentioned = нет в тексте
workshop-date-form = 1944-05-18, 1944-05 или 1944
workshop-point = Место { $number }
workshop-point-out = Убрать место { $number }
workshop-point-add = Ещё одно место
workshop-point-area = это углы области
workshop-point-wrong = Запишите широту и долготу, как их дают карты: 52.23, 21.01.
workshop-side = Вид карты, проверка и что дальше
workshop-preview = Вид 1:1
workshop-preview-which = Какую карту показать
workshop-preview-none = Карту снова будет видно, когда появится то, чего не хватает.
workshop-check = Проверка на ходу
workshop-check-failed = Проверку не удалось загрузить. Попробуем снова при следующем изменении.
workshop-problems = { $n ->
    [0] Всё в порядке: можно играть.
    [one] Чтобы играть, нужно исправить { $n } место.
    [few] Чтобы играть, нужно исправить { $n } места.
    [many] Чтобы играть, нужно исправить { $n } мест.
   *[other] Чтобы играть, нужно исправить { $n } места.
  }
workshop-problems-more = { $n ->
    [one] И ещё { $n }.
    [few] И ещё { $n }.
    [many] И ещё { $n }.
   *[other] И ещё { $n }.
  }
workshop-acts = Что делать с колодой
workshop-play = Сыграть на пробу
workshop-mend-first = { $n ->
    [one] Сначала исправьте { $n } место, см. проверку.
    [few] Сначала исправьте { $n } места, см. проверку.
    [many] Сначала исправьте { $n } мест, см. проверку.
   *[other] Сначала исправьте { $n } места, см. проверку.
  }
workshop-edition-failed = Не получилось: браузер отказался сохранить карты для игры.
workshop-share = Поделиться
workshop-share-unready = { $n ->
    [one] Ещё нужно исправить { $n } место. Кто получит колоду, тоже это увидит.
    [few] Ещё нужно исправить { $n } места. Кто получит колоду, тоже это увидит.
    [many] Ещё нужно исправить { $n } мест. Кто получит колоду, тоже это увидит.
   *[other] Ещё нужно исправить { $n } места. Кто получит колоду, тоже это увидит.
  }
workshop-file = Файлом
workshop-file-why = Один файл, в котором всё: карты, тексты, рисунки. Его можно открыть здесь на любом устройстве или отдать серверу.
workshop-sign = Подписать
workshop-sign-why = Ключом этого устройства, чтобы другие могли узнать, одного ли автора две колоды. Подпись не значит, что всё в колоде верно.
workshop-save = Сохранить файл
workshop-saved = Файл — в загрузках.
workshop-save-failed = Файл не удалось записать.
workshop-link = Ссылкой
workshop-link-why = Вся колода — в ссылке; ни один сервер её не видит. Кто откроет ссылку, получит копию.
workshop-link-large = Эта колода слишком велика для ссылки. Передайте файл.
workshop-link-copy = Копировать ссылку
workshop-copied = Ссылка скопирована.
workshop-copy-failed = Ссылку не удалось скопировать.
workshop-open-failed = Колоду не удалось открыть
workshop-open-problems = { $n ->
    [one] { $n } место в ней испорчено так, что её нельзя даже показать. Здесь ничего не изменилось.
    [few] { $n } места в ней испорчены так, что её нельзя даже показать. Здесь ничего не изменилось.
    [many] { $n } мест в ней испорчено так, что её нельзя даже показать. Здесь ничего не изменилось.
   *[other] { $n } места в ней испорчено так, что её нельзя даже показать. Здесь ничего не изменилось.
  }
workshop-file-too-large = Это больше любой колоды. Здесь ничего не изменилось.
workshop-file-broken = Это не колода, или она повреждена. Здесь ничего не изменилось.
workshop-file-forged = Её изменили после подписи: это не то, что передал автор. Здесь ничего не изменилось.
workshop-deck-title = Название колоды
workshop-author = Автор
workshop-author-why = Имя или класс, как их могут видеть другие.
workshop-about = О чём она
workshop-lesson = Для урока
workshop-age = Со скольких лет
workshop-licence = Лицензия
workshop-content-note = Что может быть тяжело
workshop-content-note-why = Учитель читает это до урока.
workshop-question = Вопрос { $number } для разговора после игры
workshop-sources = Источники
workshop-sources-label = Источники, каждый с новой строки
workshop-sources-why = Книга или архив: автор, название, место и год.
workshop-sources-form = Автор, Название, Место Год
workshop-note = Рассказывают ли об этом другие народы иначе?
workshop-picture = Рисунок
workshop-picture-choose = Выбрать
workshop-picture-file = Свой файл
workshop-picture-why = Один из этих рисунков или свой файл без надписей: SVG или фотография, которая будет уменьшена. Ничего другого из файла не остаётся.
workshop-picture-dropped = В рисунке пропущено: { $names }.
workshop-picture-ours = Рисунки
workshop-picture-number = Рисунок { $number }: { $name }
workshop-picture-otherwise = Рисунок этого вида
workshop-picture-large = Файл слишком велик.
workshop-picture-kind = Это не SVG, PNG, JPEG или WebP.
workshop-picture-broken = Файл повреждён: рисунок из него прочесть нельзя.
workshop-picture-empty = В этом рисунке нет ничего, что можно взять. Возьмите другой или PNG.
workshop-picture-detailed = Рисунок слишком подробен. Упростите его или возьмите PNG.
workshop-paste = Вставить из таблицы
workshop-paste-why = Названия, тексты, даты и места всех карт сразу: строка на каждую карту или страницу.
workshop-paste-how = Скопируйте ячейки в таблице и вставьте их сюда. Пустые ячейки ничего в колоде не меняют.
workshop-paste-cells = Скопированные ячейки
workshop-paste-row = Каждая строка — это
workshop-paste-head = Первая строка называет столбцы
workshop-paste-columns = Столбцы
workshop-paste-column = Столбец { $number }
workshop-paste-nothing = пропустить
workshop-paste-mark = номер страницы
workshop-paste-part = какая это карта
workshop-paste-heads-mark = номер, №, набор, номер набора, страница, клетка
workshop-paste-heads-part = карта, часть, вид, роль
workshop-paste-found = Будет вставлено: { $rows ->
    [one] { $rows } строка
    [few] { $rows } строки
   *[many] { $rows } строк
  }, { $cells ->
    [one] { $cells } ячейка
    [few] { $cells } ячейки
   *[many] { $cells } ячеек
  }.
workshop-paste-wrong-row = В этой колоде нет места для строки { $row }. { $cell }
workshop-paste-wrong-place = Строка { $row }: «{ $cell }» — не место. Запишите широту и долготу: 52.23, 21.01.
workshop-paste-wrong-cell = Строка { $row }: «{ $cell }» не подходит к своему столбцу.
workshop-paste-none = Сначала вставьте ячейки.
workshop-paste-take = Вставить
workshop-paste-done = Вставлено: строк { $rows }, ячеек { $cells }. Это можно отменить.
workshop-count-less = На один меньше
workshop-count-more = На один больше
workshop-page-out = Убрать из колоды «{ $title }»
workshop-page-gone = «{ $title }» больше нет в колоде. Это можно отменить.
workshop-map = Показать на карте местности
workshop-map-how = Щёлкните или коснитесь места. Стрелки передвигают его.
workshop-map-none = Место ещё не выбрано.
workshop-map-take = Взять это место
