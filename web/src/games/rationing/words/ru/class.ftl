class-rationing-progress = { $done } из { $of } карт покупок
class-rationing-far = карт из магазина
class-rationing-by-points = Числа — очки каждого места.
class-rationing-by-bought = Числа — покупки каждого места. Очки считают в конце, а партию закончили не все столы.
class-rationing-bought = { $count ->
    [one] { $count } покупка
    [few] { $count } покупки
   *[many] { $count } покупок
  }
class-rationing-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
class-rationing-buy = купить: { $card }
class-rationing-offer = предложение, { $whom }: { $deal }
class-rationing-offer-all = предложение всем: { $deal }
class-rationing-accept = принять предложение: { $whom }
class-rationing-decline = отклонить предложение: { $whom }
class-rationing-withdraw = забрать своё предложение: { $whom }
class-rationing-speculate = { $for ->
    [card] спекулянт: { $paid } за карточку из стопки
   *[place] спекулянт: { $paid } за его место в очереди
  }
class-rationing-spin = запустить волчок
class-rationing-stop = остановить волчок
class-rationing-pass = ничего не покупать
class-rationing-say = сказать, чего не хватает
class-rationing-report-parts = Сколько платили
class-rationing-report-parts-why = Круги в трёх частях, последний отдельно. Средние по всем столам, в карточках. «За одну карточку»: сколько карточек большей стороны обмена приходится на одну карточку меньшей.
class-rationing-report-part = круги
class-rationing-report-part-name = { $part ->
    [early] первая часть
    [middle] средняя часть
    [late] последняя часть
   *[final] последний круг
  }
class-rationing-report-trades = обмены
class-rationing-report-card = за одну карточку
class-rationing-report-place = за место в очереди
class-rationing-report-speculator = цена у спекулянта
class-rationing-report-goods = Что переходило из рук в руки
class-rationing-report-goods-why = Карточки в обменах между людьми и сколько в среднем платили за одну. Обмены с местом в очереди здесь без цены.
class-rationing-report-good = карточка
class-rationing-report-moved = обменяли
class-rationing-report-price = платили за одну
class-rationing-report-traded = обмены
class-rationing-report-bought = покупки
class-rationing-instead = Какой обмен за вашим столом был выгоден обеим сторонам и почему?
