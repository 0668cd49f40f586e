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
