// The words of `triples`.

#include "tools/triples/phrases.h"

namespace stolik::terminal {
namespace {

constexpr Phrase kPhrases[] = {
    {"asked", "{seat} asks {to} for {card}.", "{seat} prosi {to:acc} o kartę {card}.",
     "{seat} просит у {to:gen} карту {card}."},
    {"asked/you", "You ask {to} for {card}.", "Prosisz {to:acc} o kartę {card}.",
     "Ты просишь у {to:gen} карту {card}."},
    {"gave", "{seat} has it and hands it over.", "{seat} ma ją i oddaje.", "{seat} отдаёт её."},
    {"gave/you", "You have it and hand it over.", "Masz ją i oddajesz.",
     "Карта у тебя, ты отдаёшь её."},
    {"refused-card", "{seat} does not have it.", "{seat} jej nie ma.", "У {seat:gen} её нет."},
    {"refused-card/you", "You do not have it.", "Nie masz jej.", "У тебя её нет."},
    {"mistaken", "A mistake: {seat} holds no card of that set.",
     "Pomyłka: {seat} nie ma żadnej karty z tego zestawu.",
     "Ошибка: у {seat:gen} нет ни одной карты этого набора."},
    {"mistaken/you", "A mistake: you hold no card of that set.",
     "Pomyłka: nie masz żadnej karty z tego zestawu.",
     "Ошибка: у тебя нет ни одной карты этого набора."},
    {"read", "{seat} reads knowledge card {number} aloud:",
     "{seat} czyta na głos kartę wiedzy {number}:", "{seat} читает вслух карту знаний {number}:"},
    {"read/you", "You read knowledge card {number} aloud:",
     "Czytasz na głos kartę wiedzy {number}:", "Ты читаешь вслух карту знаний {number}:"},
    {"completed", "{seat} completes set {number}, {title}: {cards}.",
     "{seat} kompletuje zestaw {number}, {title}: {cards}.",
     "{seat} собирает набор {number}, {title}: {cards}."},
    {"completed/you", "You complete set {number}, {title}: {cards}.",
     "Kompletujesz zestaw {number}, {title}: {cards}.",
     "Ты собираешь набор {number}, {title}: {cards}."},

    {"hand", "Your hand, {count} {count#card|cards}; [n] is the frame:",
     "Masz {count} {count#kartę|karty|kart}; [n] to numer ramki:",
     "У тебя {count} {count#карта|карты|карт}; [n] — номер рамки:"},
    {"hand-empty", "Your hand is empty: you may ask for any card in play (T14).",
     "Nie masz kart: możesz prosić o każdą kartę w grze (T14).",
     "У тебя нет карт: можно просить любую карту в игре (T14)."},
    {"sets", "{count} {count#set|sets}", "{count} {count#zestaw|zestawy|zestawów}",
     "{count} {count#набор|набора|наборов}"},
    {"reads", "read {count}", "odczyty: {count}", "прочитано: {count}"},
    {"in-play", "Cards in play:", "Karty w grze:", "Карты в игре:"},
    {"yours", "yours", "twoja", "твоя"},
    {"question", "Who do you ask, and for which card? For example: {example}   (cards: the list)",
     "Kogo i o którą kartę prosisz? Na przykład: {example}   (cards: lista)",
     "У кого и какую карту просишь? Например: {example}   (cards: список)"},
    {"which-card", "Which card do you ask {to} for? A number or part of a name.",
     "O którą kartę prosisz {to:acc}? Numer albo część nazwy.",
     "Какую карту просишь у {to:gen}? Номер или часть названия."},
    {"whom", "Who do you ask for {card}? {list}", "Kogo prosisz o kartę {card}? {list}",
     "У кого просишь карту {card}? {list}"},
    {"no-card", "No card you could ask for is called {line}. Type cards for the list.",
     "Żadna karta, o którą można prosić, nie nazywa się {line}. Wpisz cards, żeby zobaczyć listę.",
     "Карты {line}, которую можно просить, нет. Введи cards, чтобы увидеть список."},
    {"knowledge-closed",
     "In the variant for advanced players a knowledge card is read aloud and costs the turn: read "
     "{number} (T12).",
     "W wariancie dla zaawansowanych kartę wiedzy czyta się na głos i traci turę: read {number} "
     "(T12).",
     "В варианте для опытных карту знаний читают вслух и теряют ход: read {number} (T12)."},
    {"help",
     "Collect sets of three cards that belong together: a commander, a unit, a battle.\n"
     "  2 monte        ask player 2 for the card whose name has “monte”\n"
     "  fox cassino    the same by name; numbers, parts of names and other spellings will do\n"
     "  2              ask player 2; the list of cards follows\n"
     "  cards          all cards in play, in one alphabetical list\n"
     "  look 3         knowledge card 3 (for beginners: free, and nobody is told)\n"
     "  read 3         read knowledge card 3 aloud (for advanced players: costs the turn)\n"
     "  table          the table again\n"
     "  rules T10      a rule;  rules: all of them\n"
     "  quit           leave\n"
     "The commands of the protocol work too: ask 2 monte-cassino",
     "Zbieraj zestawy trzech kart, które tworzą całość: dowódca, jednostka, bitwa.\n"
     "  2 monte        poproś gracza 2 o kartę, która ma w nazwie „monte”\n"
     "  lis cassino    to samo po imieniu; wystarczy numer albo część nazwy, także bez ogonków\n"
     "  2              poproś gracza 2; potem pojawi się lista kart\n"
     "  cards          wszystkie karty w grze na jednej liście alfabetycznej\n"
     "  look 3         karta wiedzy 3 (dla początkujących: nic nie kosztuje, nikt nie widzi)\n"
     "  read 3         przeczytaj na głos kartę wiedzy 3 (dla zaawansowanych: tracisz turę)\n"
     "  table          stół jeszcze raz\n"
     "  rules T10      jedna zasada;  rules: wszystkie (po angielsku)\n"
     "  quit           wyjście\n"
     "Działają też polecenia protokołu: ask 2 monte-cassino",
     "Собирай наборы из трёх связанных карт: командир, воинская часть, битва.\n"
     "  2 монте        попроси у игрока 2 карту, в названии которой есть «монте»\n"
     "  лис кассино    то же по имени; достаточно номера или части названия\n"
     "  2              попроси у игрока 2; потом появится список карт\n"
     "  cards          все карты в игре одним списком по алфавиту\n"
     "  look 3         карта знаний 3 (для начинающих: бесплатно, и никто не узнает)\n"
     "  read 3         прочитать вслух карту знаний 3 (для опытных: стоит хода)\n"
     "  table          стол ещё раз\n"
     "  rules T10      одно правило;  rules: все (по-английски)\n"
     "  quit           выход\n"
     "Работают и команды протокола: ask 2 monte-cassino"},
};

}  // namespace

std::vector<Phrase> triples_phrases() {
  return with_common_phrases({std::begin(kPhrases), std::end(kPhrases)});
}

}  // namespace stolik::terminal
