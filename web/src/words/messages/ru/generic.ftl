# Слова стола для любой игры без своих экранов. В колоде могут быть лучшие (docs/DECKS.md).
generic-told = { $who } { $what }.
generic-told-more = { $who } { $what }: { $rest }.
generic-told-nobody = { $what }.
generic-told-nobody-more = { $what }: { $rest }.
generic-status-mine = Выберите, что делать ({ $phase }).
generic-status-wait = Сейчас { $names } ({ $phase }).
generic-team = команда { $number }
generic-acts = Что можно сделать
generic-next = Выберите дальше
generic-back = Назад
generic-do = Сделать
generic-rest = Остальное
generic-rest-hint = Допишите остальное: { $shape }
generic-nothing = Сейчас вам нечего делать.
generic-table = На столе
generic-none = ничего
generic-cards = { $count ->
    [one] { $count } закрытая
    [few] { $count } закрытые
   *[many] { $count } закрытых
  }
generic-winners = Победа: { $names }
generic-no-winner = Никто не выиграл
generic-filter-mine = мои

generic-verbs-ask = попросить
generic-verbs-play = сыграть
generic-verbs-draw = взять карту
generic-verbs-pass = пас
generic-verbs-read = прочитать
generic-verbs-exchange = обменять
generic-verbs-give-up = отдать
generic-verbs-line = линия
generic-verbs-spin = запустить
generic-verbs-stop = остановить
generic-verbs-offer = предложить
generic-verbs-accept = принять
generic-verbs-decline = отклонить
generic-verbs-withdraw = отозвать
generic-verbs-say = сказать
generic-verbs-buy = купить
generic-verbs-bid = поставить
generic-verbs-call = проверить
generic-verbs-take = взять
generic-verbs-give = дать
generic-verbs-discard = сбросить
generic-verbs-roll = бросить кубик
generic-verbs-move = передвинуть

generic-events-dealt = получает карты
generic-events-began = начинает
generic-events-asked = просит
generic-events-gave = отдаёт
generic-events-refused = не имеет
generic-events-played = играет
generic-events-drew = берёт карту
generic-events-took = берёт
generic-events-passed = пасует
generic-events-bought = покупает
generic-events-offered = предлагает
generic-events-accepted = принимает
generic-events-declined = отклоняет
generic-events-said = говорит
generic-events-completed = собирает
generic-events-exchanged = обменивает
generic-events-over = конец игры

generic-members-hands = рука
generic-members-deck = колода
generic-members-stack = стопка
generic-members-table = на столе
generic-members-tricks = взятки
generic-members-discards = сброс
generic-members-piles = стопка
generic-members-row = в ряду
generic-members-queue = очередь
generic-members-offers = предложения
generic-members-points = очки
generic-members-score = очки
generic-members-sets = наборы
generic-members-count = сколько
generic-members-from = от
generic-members-give = даёт
generic-members-want = хочет
generic-members-team = команда
generic-members-active = ведёт
generic-members-leader = ведёт
generic-members-paid = плата
generic-members-id = номер
generic-members-limit = предел
generic-members-limits = предел
generic-members-gone = сыграно

generic-phases-deal = раздача
generic-phases-play = игра
generic-phases-draw = добор
generic-phases-over = конец

generic-values-all = все
generic-values-any = что угодно
generic-values-yes = да
generic-values-no = нет
