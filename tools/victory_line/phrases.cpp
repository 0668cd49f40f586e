// The words of `victory-line`.

#include "tools/victory_line/phrases.h"

namespace stolik::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"opened", "{seat} plays {card}.", "{seat} zagrywa: {card}.", "{seat} открывает: {card}."},
    {"opened/you", "You play {card}.", "Zagrywasz: {card}.", "Ты открываешь: {card}."},
    {"nothing", "It does nothing.", "To nic nie zmienia.", "Это ничего не меняет."},
    {"exchanged", "{seat} lays {card} aside for another card.",
     "{seat} odkłada {card} i bierze inną kartę.",
     "{seat} откладывает {card} и берёт другую карту."},
    {"exchanged/you", "You lay {card} aside for another card.",
     "Odkładasz {card} i bierzesz inną kartę.", "Ты откладываешь {card} и берёшь другую карту."},
    {"placed", "{mark} on {cell}.", "{mark} na {cell}.", "{mark} на {cell}."},
    {"removed", "{mark} leaves {cell}.", "{mark} znika z {cell}.", "{mark} уходит с {cell}."},
    {"line", "★ A line of victory for {mark}: {cells}!", "★ Linia zwycięstwa dla {mark}: {cells}!",
     "★ Линия победы у {mark}: {cells}!"},
    {"forgot", "{seat} forgot to draw and plays on with {count} {count#card|cards}.",
     "{seat} zapomina dobrać i gra dalej, mając {count} {count#kartę|karty|kart}.",
     "{seat} забывает взять карту; теперь на руках не больше {count}."},
    {"forgot/you", "You forgot to draw and play on with {count} {count#card|cards}.",
     "Zapominasz dobrać i grasz dalej, mając {count} {count#kartę|karty|kart}.",
     "Ты забываешь взять карту; теперь на руках не больше {count}."},
    {"may-draw", "{seat} may take a card.", "{seat} może dobrać kartę.",
     "{seat} может взять карту."},
    {"may-draw/you", "You may take a card: draw.", "Możesz dobrać kartę: draw.",
     "Можешь взять карту: draw."},
    {"drew", "{seat} draws a card.", "{seat} dobiera kartę.", "{seat} берёт карту."},
    {"drew/you", "You draw a card.", "Dobierasz kartę.", "Ты берёшь карту."},
    {"drew-card", "{seat} draws {card}.", "{seat} dobiera: {card}.", "{seat} берёт: {card}."},
    {"drew-card/you", "You draw {card}.", "Dobierasz: {card}.", "Ты берёшь: {card}."},
    {"penalty", "Penalty for table talk: team {mark}.", "Kara za podpowiadanie: drużyna {mark}.",
     "Штраф за подсказки: команда {mark}."},
    {"limit", "{seat} may hold {count} {count#card|cards} from now on.",
     "{seat} może odtąd mieć {count} {count#kartę|karty|kart}.",
     "{seat} отныне держит не больше {count} карт."},
    {"limit/you", "You may hold {count} {count#card|cards} from now on.",
     "Możesz odtąd mieć {count} {count#kartę|karty|kart}.",
     "Ты отныне держишь не больше {count} карт."},
    {"gave-up", "{seat} gives up a card.", "{seat} oddaje kartę.", "{seat} отдаёт карту."},
    {"gave-up/you", "You give up a card.", "Oddajesz kartę.", "Ты отдаёшь карту."},
    {"gave-up-card", "{seat} gives up {card}.", "{seat} oddaje: {card}.", "{seat} отдаёт: {card}."},
    {"gave-up-card/you", "You give up {card}.", "Oddajesz: {card}.", "Ты отдаёшь: {card}."},
    {"team-wins", "Team {mark} wins: {list}.", "Wygrywa drużyna {mark}: {list}.",
     "Побеждает команда {mark}: {list}."},
    {"draw-game", "A draw: {list}.", "Remis: {list}.", "Ничья: {list}."},

    {"lines", "{mark} lines {count}/{goal}", "{mark} linie {count}/{goal}",
     "{mark} линии {count}/{goal}"},
    {"deck", "deck {count}", "talia {count}", "колода {count}"},
    {"place-me", "your mark {mark}", "twój znak {mark}", "твой знак {mark}"},
    {"taken", "taken by {mark}: playing it does nothing",
     "zajęte przez {mark}: zagranie nic nie zmieni", "занято {mark}: открытие ничего не изменит"},
    {"special+1", "place a chip on any free cell", "postaw żeton na dowolnym wolnym polu",
     "поставь фишку на любую свободную клетку"},
    {"special-1", "take a chip of another team off", "zdejmij żeton innej drużyny",
     "сними фишку другой команды"},
    {"special-1/+1", "replace a chip of another team with yours",
     "zamień żeton innej drużyny na swój", "замени фишку другой команды своей"},
    {"choose-card", "Which card do you play? 1–{count} or part of a name; special ones: +1 c7",
     "Którą kartę zagrywasz? 1–{count} albo część nazwy; specjalne: +1 c7",
     "Какую карту открываешь? 1–{count} или часть названия; специальные: +1 c7"},
    {"choose-line", "Which six are turned over? {list}", "Którą szóstkę odwracasz? {list}",
     "Какую шестёрку перевернуть? {list}"},
    {"choose-give-up", "Which card do you give up? 1–{count}", "Którą kartę oddajesz? 1–{count}",
     "Какую карту отдаёшь? 1–{count}"},
    {"choose-draw",
     "draw takes your card; Enter lets the others go on (and the card may be lost: V20)",
     "draw dobiera kartę; Enter: grają inni (karta może przepaść: V20)",
     "draw берёт карту; Enter: играют другие (карта может пропасть: V20)"},
    {"which-cell", "On which cell? For example {list}", "Na którym polu? Na przykład {list}",
     "На какой клетке? Например {list}"},
    {"no-card", "You hold no card called {line}.", "Nie masz karty {line}.",
     "У тебя нет карты {line}."},
    {"help",
     "Six chips of your mark across, down or on a diagonal are a line of victory; corners (+) "
     "count for all.\n"
     "  3              play card 3 of your hand\n"
     "  minsk          play the card with “minsk” in its name; its cell will do too: h1\n"
     "  2 c7           play special card 2 (+1, -1, -1/+1) on cell c7; or: +1 c7\n"
     "  look k4        what happened there; look 3: your card 3\n"
     "  exchange 3     lay a dead card aside for another (option dead_cards: exchange)\n"
     "  draw           take your card (option draw: manual)\n"
     "  table          the board again\n"
     "  rules V11      a rule;  rules: all of them\n"
     "  quit           leave\n"
     "On the board: ● ▲ ■ chips, ★ beside a turned one, ¹ to ⁶ the cells of your own cards.\n"
     "The commands of the protocol work too: play -1/+1 c7",
     "Sześć żetonów z twoim znakiem w poziomie, w pionie albo na ukos to linia zwycięstwa; rogi "
     "(+) są wspólne.\n"
     "  3              zagraj swoją kartę 3\n"
     "  mińsk          zagraj kartę, która ma w nazwie „mińsk”; wystarczy też pole: h1\n"
     "  2 c7           zagraj kartę specjalną 2 (+1, -1, -1/+1) na polu c7; albo: +1 c7\n"
     "  look k4        co się tam wydarzyło; look 3: twoja karta 3\n"
     "  exchange 3     odłóż martwą kartę i weź inną (opcja dead_cards: exchange)\n"
     "  draw           dobierz kartę (opcja draw: manual)\n"
     "  table          plansza jeszcze raz\n"
     "  rules V11      jedna zasada;  rules: wszystkie (po angielsku)\n"
     "  quit           wyjście\n"
     "Na planszy: ● ▲ ■ żetony, ★ przy odwróconych, ¹ do ⁶ pola twoich kart.\n"
     "Działają też polecenia protokołu: play -1/+1 c7",
     "Шесть фишек с твоим знаком по горизонтали, вертикали или диагонали — линия победы; углы (+) "
     "общие.\n"
     "  3              открой свою карту 3\n"
     "  минск          открой карту, в названии которой есть «минск»; можно назвать и клетку: h1\n"
     "  2 c7           открой специальную карту 2 (+1, -1, -1/+1) на клетке c7; или: +1 c7\n"
     "  look k4        что там произошло; look 3: твоя карта 3\n"
     "  exchange 3     отложи мёртвую карту и возьми другую (настройка dead_cards: exchange)\n"
     "  draw           взять карту (настройка draw: manual)\n"
     "  table          поле ещё раз\n"
     "  rules V11      одно правило;  rules: все (по-английски)\n"
     "  quit           выход\n"
     "На поле: ● ▲ ■ фишки, ★ у перевёрнутых, ¹–⁶ клетки твоих карт.\n"
     "Работают и команды протокола: play -1/+1 c7"},
};

}  // namespace

std::vector<Phrase> victory_line_phrases() {
  return with_common_phrases({std::begin(kPhrases), std::end(kPhrases)});
}

}  // namespace stolik::terminal
