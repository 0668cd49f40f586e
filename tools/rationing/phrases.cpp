// The words of `rationing`.

#include "tools/rationing/phrases.h"

namespace stolik::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"dealt-visit", "{seat} gets {cards}; announced visit: {visit}.",
     "{seat} dostaje: {cards}; zapowiedziana wizyta: {visit}.",
     "{seat} получает: {cards}; гости: {visit}."},
    {"dealt-visit/you", "You get {cards}; your announced visit: {visit}.",
     "Dostajesz: {cards}; twoja zapowiedziana wizyta: {visit}.",
     "Ты получаешь: {cards}; твои гости: {visit}."},
    {"laid", "In the shop: {list}.", "W sklepie: {list}.", "В магазине: {list}."},
    {"began-queue", "{first} is first in the queue. {seat} has the top.",
     "Na początku kolejki jest {first}. Bączek dostaje {seat}.",
     "В начале очереди {first}. Волчок получает {seat}."},
    {"began-queue/you", "{first} is first in the queue. You have the top.",
     "Na początku kolejki jest {first}. Bączek dostajesz ty.",
     "В начале очереди {first}. Волчок получаешь ты."},
    {"drew", "{seat} draws a ration card.", "{seat} dobiera kartkę.", "{seat} берёт карточку."},
    {"drew/you", "You draw a ration card.", "Dobierasz kartkę.", "Ты берёшь карточку."},
    {"drew-card", "{seat} draws {card}.", "{seat} dobiera {card}.", "{seat} берёт {card}."},
    {"drew-card/you", "You draw {card}.", "Dobierasz {card}.", "Ты берёшь {card}."},
    {"reshuffled", "The {count} discarded {count#card becomes|cards become} the new stack.",
     "Nowy stos z odrzuconych kartek: {count}.", "Новая стопка из сброшенных карточек: {count}."},
    {"spun", "{seat} spins the top (try {try}).", "{seat} kręci bączkiem (próba {try}).",
     "{seat} запускает волчок (попытка {try})."},
    {"spun/you", "You spin the top (try {try}).", "Kręcisz bączkiem (próba {try}).",
     "Ты запускаешь волчок (попытка {try})."},
    {"failed", "The top falls almost at once: try {try} has failed.",
     "Bączek od razu upada: próba {try} nieudana.",
     "Волчок сразу падает: попытка {try} не удалась."},
    {"fell", "The top falls: trading is over.", "Bączek upada: koniec handlu.",
     "Волчок падает: торговля окончена."},
    {"stopped", "{seat} stops the top: trading is over.",
     "{seat} zatrzymuje bączek: koniec handlu.", "{seat} останавливает волчок: торговля окончена."},
    {"stopped/you", "You stop the top: trading is over.", "Zatrzymujesz bączek: koniec handlu.",
     "Ты останавливаешь волчок: торговля окончена."},
    {"offered", "#{id} {seat} offers {to}: {deal}.", "#{id} {seat} proponuje {to:dat}: {deal}.",
     "#{id} {seat} предлагает {to:dat}: {deal}."},
    {"offered/you", "#{id} You offer {to}: {deal}.", "#{id} Proponujesz {to:dat}: {deal}.",
     "#{id} Ты предлагаешь {to:dat}: {deal}."},
    {"offered-all", "#{id} {seat} offers all: {deal}.", "#{id} {seat} proponuje wszystkim: {deal}.",
     "#{id} {seat} предлагает всем: {deal}."},
    {"offered-all/you", "#{id} You offer all: {deal}.", "#{id} Proponujesz wszystkim: {deal}.",
     "#{id} Ты предлагаешь всем: {deal}."},
    {"accepted", "A deal! {seat} takes {from:gen} offer #{id}: {deal}.",
     "Zgoda! {seat} przyjmuje ofertę #{id} od {from:gen}: {deal}.",
     "По рукам! {seat} принимает предложение #{id} от {from:gen}: {deal}."},
    {"accepted/you", "A deal! You take {from:gen} offer #{id}: {deal}.",
     "Zgoda! Przyjmujesz ofertę #{id} od {from:gen}: {deal}.",
     "По рукам! Ты принимаешь предложение #{id} от {from:gen}: {deal}."},
    {"declined", "{seat} declines {from:gen} offer #{id}.",
     "{seat} odrzuca ofertę #{id} od {from:gen}.",
     "{seat} отклоняет предложение #{id} от {from:gen}."},
    {"declined/you", "You decline {from:gen} offer #{id}.", "Odrzucasz ofertę #{id} od {from:gen}.",
     "Ты отклоняешь предложение #{id} от {from:gen}."},
    {"withdrawn", "{seat} withdraws offer #{id}.", "{seat} wycofuje ofertę #{id}.",
     "{seat} отзывает предложение #{id}."},
    {"withdrawn/you", "You withdraw offer #{id}.", "Wycofujesz ofertę #{id}.",
     "Ты отзываешь предложение #{id}."},
    {"gone", "Offer #{id} no longer stands.", "Oferta #{id} jest już nieaktualna.",
     "Предложение #{id} больше не действует."},
    {"said", "{seat}: {words}", "{seat}: {words}", "{seat}: {words}"},
    {"need", "I need {list}", "potrzebuję {list}", "мне нужно: {list}"},
    {"have", "I have {list}", "mam {list}", "есть {list}"},
    {"speculated-card", "{seat} gives the speculator {paid} for the top card of the stack.",
     "{seat} oddaje spekulantowi {paid} za kartkę ze stosu.",
     "{seat} отдаёт спекулянту {paid} за карточку из стопки."},
    {"speculated-card/you", "You give the speculator {paid} for the top card of the stack.",
     "Oddajesz spekulantowi {paid} za kartkę ze stosu.",
     "Ты отдаёшь спекулянту {paid} за карточку из стопки."},
    {"speculated-place", "{seat} gives the speculator {paid} for his place in the queue.",
     "{seat} oddaje spekulantowi {paid} za jego miejsce w kolejce.",
     "{seat} отдаёт спекулянту {paid} за его место в очереди."},
    {"speculated-place/you", "You give the speculator {paid} for his place in the queue.",
     "Oddajesz spekulantowi {paid} za jego miejsce w kolejce.",
     "Ты отдаёшь спекулянту {paid} за его место в очереди."},
    {"swapped", "{pawn} and {with} swap places in the queue.",
     "{pawn} zamienia się miejscem w kolejce z {with:ins}.",
     "{pawn} меняется местом в очереди с {with:ins}."},
    {"swapped/you", "You and {with} swap places in the queue.",
     "Zamieniasz się miejscem w kolejce z {with:ins}.",
     "Ты меняешься местом в очереди с {with:ins}."},
    {"queued", "{pawn} goes to the end of the queue.", "{pawn} idzie na koniec kolejki.",
     "{pawn} уходит в конец очереди."},
    {"queued/you", "You go to the end of the queue.", "Idziesz na koniec kolejki.",
     "Ты уходишь в конец очереди."},
    {"bought", "{seat} buys {card} for {paid}.", "{seat} kupuje: {card} ({paid}).",
     "{seat} покупает: {card} ({paid})."},
    {"bought/you", "You buy {card} for {paid}.", "Kupujesz: {card} ({paid}).",
     "Ты покупаешь: {card} ({paid})."},
    {"passed", "{seat} buys nothing.", "{seat} nic nie kupuje.", "{seat} ничего не покупает."},
    {"passed/you", "You buy nothing.", "Nic nie kupujesz.", "Ты ничего не покупаешь."},
    {"refilled", "New in the shop: {card}.", "Nowość w sklepie: {card}.",
     "Новое в магазине: {card}."},
    {"die", "The speculator is first in the queue! The die shows {face}.",
     "Spekulant stoi na początku kolejki! Na kostce: {face}.",
     "Спекулянт первый в очереди! На кубике {face}."},
    {"taken", "The speculator takes {card}.", "Spekulant zabiera: {card}.",
     "Спекулянт забирает: {card}."},
    {"top-goes", "{seat} gets the top.", "Bączek dostaje {seat}.", "Волчок получает {seat}."},
    {"top-goes/you", "You get the top.", "Dostajesz bączek.", "Ты получаешь волчок."},
    {"final-round",
     "The final round! {seat} has the top; everyone trades with everyone, then each buys once.",
     "Runda finałowa! Bączek ma {seat}; każdy handluje z każdym, potem każdy kupuje jeden raz.",
     "Последний круг! Волчок держит {seat}; все торгуют со всеми, потом каждый покупает один раз."},
    {"final-round/you",
     "The final round! You have the top; everyone trades with everyone, then each buys once.",
     "Runda finałowa! Masz bączek; każdy handluje z każdym, potem każdy kupuje jeden raz.",
     "Последний круг! Волчок у тебя; все торгуют со всеми, потом каждый покупает один раз."},
    {"revealed", "{seat}: {points} {points#point|points}; visit: {visit}; bought: {list}.",
     "{seat}: {points} {points#punkt|punkty|punktów}; wizyta: {visit}; zakupy: {list}.",
     "{seat}: {points} {points#очко|очка|очков}; гости: {visit}; покупки: {list}."},

    {"places", "a swap of places", "zamiana miejsc", "обмен местами"},
    {"places-acc", "a swap of places", "zamianę miejsc", "обмен местами"},
    {"for", "{give} for {want}", "{give} za {want}", "{give} за {want}"},
    {"and-places", "{deal}, with a swap of places", "{deal}, z zamianą miejsc",
     "{deal}, с обменом местами"},
    {"any", "any {count} {count#card|cards}",
     "{count} {count#dowolną kartkę|dowolne kartki|dowolnych kartek}",
     "{count} {count#любую карточку|любые карточки|любых карточек}"},
    {"nothing-bought", "nothing", "nic", "ничего"},

    {"phase-allocation", "{seat} has the top", "bączek ma {seat}", "волчок держит {seat}"},
    {"phase-allocation/you", "you have the top", "masz bączek", "волчок у тебя"},
    {"phase-spinning", "the top spins: {seat}", "bączek się kręci: {seat}",
     "волчок крутится: {seat}"},
    {"phase-shopping", "shopping", "zakupy", "покупки"},
    {"phase-over", "the end", "koniec", "конец"},
    {"final", "final round", "runda finałowa", "последний круг"},
    {"points", "{count} {count#point|points}", "{count} {count#punkt|punkty|punktów}",
     "{count} {count#очко|очка|очков}"},
    {"queue", "Queue", "Kolejka", "Очередь"},
    {"players-line", "{count} {count#ration card|ration cards}, bought {bought}",
     "{count} {count#kartka|kartki|kartek}, zakupy: {bought}",
     "{count} {count#карточка|карточки|карточек}, покупок: {bought}"},
    {"your-cards", "Your ration cards", "Twoje kartki", "Твои карточки"},
    {"your-visit", "Your visit: {visit}, doubles {list}", "Twoja wizyta: {visit}; podwaja: {list}",
     "Твои гости: {visit}; удваивают: {list}"},
    {"your-shopping", "Bought: {list}", "Kupione: {list}", "Куплено: {list}"},
    {"offers", "Offers:", "Oferty:", "Предложения:"},
    {"offer-line", "#{id} {from} to {to}: {deal}", "#{id} {from} dla {to:gen}: {deal}",
     "#{id} {from} для {to:gen}: {deal}"},
    {"offer-line-all", "#{id} {from} to all: {deal}", "#{id} {from} dla wszystkich: {deal}",
     "#{id} {from} для всех: {deal}"},
    {"stack", "(stack {count}, discards {discards}, shop {shop})",
     "(stos {count}, odrzucone {discards}, sklep {shop})",
     "(стопка {count}, сброс {discards}, магазин {shop})"},
    {"missing", "missing: {list}", "brakuje: {list}", "не хватает: {list}"},
    {"can-buy", "you can afford it", "stać cię", "хватает"},

    {"ask-allocation", "spin the top, or stop to go without trading",
     "spin: zakręć bączkiem; stop: bez handlu", "spin: запустить волчок; stop: без торговли"},
    {"ask-allocation-final", "spin the top", "spin: zakręć bączkiem", "spin: запустить волчок"},
    {"ask-trade",
     "{to}: butter for sugar · accept 7 · say need butter · Enter waits · ? tells more",
     "{to}: masło za cukier · accept 7 · say need butter · Enter czeka · ? powie więcej",
     "{to}: масло за сахар · accept 7 · say need butter · Enter ждёт · ? подскажет"},
    {"ask-trade-active", "{to}: butter for sugar · accept 7 · stop · Enter waits · ? tells more",
     "{to}: masło za cukier · accept 7 · stop · Enter czeka · ? powie więcej",
     "{to}: масло за сахар · accept 7 · stop · Enter ждёт · ? подскажет"},
    {"ask-shop", "Buy one: 1–{count} or part of a name; or pass.",
     "Kup jedną rzecz: 1–{count} albo część nazwy; albo pass.",
     "Купи одно: 1–{count} или часть названия; или pass."},
    {"no-offer-words",
     "I do not understand the offer. For example: 2: butter for sugar, or all: 2 meat for any 3",
     "Nie rozumiem oferty. Na przykład: 2: masło za cukier, albo all: 2 mięso za any 3",
     "Непонятное предложение. Например: 2: масло за сахар, или all: 2 мясо за any 3"},
    {"which-pay", "You choose what to pay: {list}", "Wybierz, czym płacisz: {list}",
     "Выбери, чем платить: {list}"},
    {"nothing-to-accept", "Offer #{id} is not there, or you cannot pay it.",
     "Nie ma oferty #{id} albo nie masz czym zapłacić.",
     "Предложения #{id} нет, или заплатить нечем."},
    {"no-purchase", "There is no {line} in the shop that you can afford.",
     "Nie ma w sklepie {line}, na które cię stać.",
     "В магазине нет {line}, на что хватает карточек."},
    {"help",
     "Buy what your visit needs. While the top spins, trade; the head of the queue then buys.\n"
     "  spin, stop              the top, when you have it\n"
     "  2: butter for sugar     offer player 2 your butter for sugar; a name will do for the "
     "number\n"
     "  all: 2 meat for any 3   to all: two meat for any three cards (only who has the top)\n"
     "  2: soap for meat or sugar        the other one chooses\n"
     "  2: soap for places      for a swap of places in the queue; 2: places: nothing else\n"
     "  accept 7, decline 7, withdraw 7  answers; accept 7 pay sugar: where you choose; 7: accept\n"
     "  say need butter have soap        talk binds nobody\n"
     "  speculate card 2 soap   two cards to the speculator for one of the stack; place: for his "
     "place\n"
     "  3, buy cheese, pass     shopping\n"
     "  Enter                   wait; nobody knows when the top falls\n"
     "  table, rules R19, quit\n"
     "The commands of the protocol work too: offer 2 give butter want meat|sugar places",
     "Kup to, czego wymaga zapowiedziana wizyta. Gdy bączek się kręci, handluj; potem kupuje "
     "pierwszy w kolejce.\n"
     "  spin, stop              bączek, gdy go masz\n"
     "  2: masło za cukier      oferta dla gracza 2: twoje masło za cukier; zamiast numeru może "
     "być imię\n"
     "  all: 2 mięso za any 3   dla wszystkich: dwa mięsa za dowolne trzy kartki (tylko kto ma "
     "bączek)\n"
     "  2: mydło za mięso lub cukier     wybiera druga strona\n"
     "  2: mydło za places      za zamianę miejsc w kolejce; 2: places: sama zamiana\n"
     "  accept 7, decline 7, withdraw 7  odpowiedzi; accept 7 pay cukier: gdy wybierasz; 7: "
     "przyjmij\n"
     "  say need masło have mydło        rozmowa nie wiąże\n"
     "  speculate card 2 mydło  dwie kartki spekulantowi za jedną ze stosu; place: za jego "
     "miejsce\n"
     "  3, buy sernik, pass     zakupy\n"
     "  Enter                   czekaj; nikt nie wie, kiedy bączek upadnie\n"
     "  table, rules R19, quit\n"
     "Działają też polecenia protokołu: offer 2 give butter want meat|sugar places",
     "Купи то, что нужно для гостей. Пока крутится волчок, торгуй; потом покупает первый в "
     "очереди.\n"
     "  spin, stop              волчок, когда он у тебя\n"
     "  2: масло за сахар       предложение игроку 2: твоё масло за сахар; вместо номера годится "
     "имя\n"
     "  all: 2 мясо за any 3    всем: два мяса за любые три карточки (только у кого волчок)\n"
     "  2: мыло за мясо или сахар        выбирает другая сторона\n"
     "  2: мыло за places       за обмен местами в очереди; 2: places: только обмен\n"
     "  accept 7, decline 7, withdraw 7  ответы; accept 7 pay сахар: если выбираешь; 7: принять\n"
     "  say need масло have мыло         разговор не обязывает\n"
     "  speculate card 2 мыло   две карточки спекулянту за одну из стопки; place: за его место\n"
     "  3, buy пирог, pass      покупки\n"
     "  Enter                   ждать; никто не знает, когда упадёт волчок\n"
     "  table, rules R19, quit\n"
     "Работают и команды протокола: offer 2 give butter want meat|sugar places"},
};

}  // namespace

std::vector<Phrase> rationing_phrases() {
  return with_common_phrases({std::begin(kPhrases), std::end(kPhrases)});
}

}  // namespace stolik::terminal
