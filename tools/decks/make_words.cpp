#include "tools/decks/make_words.h"

namespace stolik {
namespace {

constexpr DeckWords kEnglish = {
    .language = "en",
    .title = "A new deck",
    .about = "One or two sentences about the topic: what it is, when and where it was.",
    .content_note =
        "What the deck tells of that may be hard: war, hunger, death; or that there is nothing of "
        "the kind.",
    .question = "Question # for talking about the game afterwards?",
    .flavour = "A line of the time goes here.",
    .sentence = "One sentence that says what happened on that date.",
    .date = "the date as people say it",
    .place = "the place as people say it",
    .set_title = "Set #",
    .knowledge =
        "This is the knowledge card of set #, still to be written. It names all three cards of the "
        "set, in "
        "one story: who it was, which group of people they led, and what they did together. Then "
        "it says "
        "why it mattered, and what came of it. Sixty to ninety words are right: short enough to be "
        "read "
        "aloud at the table, long enough to be remembered. Say soberly what happened and let the "
        "reader "
        "judge.",
    .card = "card #",
    .goods = {{{"flour", "", "", "1 kg"},
               {"sugar", "", "", "1 kg"},
               {"butter", "", "", "500 g"},
               {"meat", "", "", "2.5 kg"},
               {"soap", "", "", "1 bar"},
               {"alcohol", "", "", "1 bottle"},
               {"chocolate", "", "", "100 g"}}},
    .categories = {"cake", "dinner", "party", "repairs"},
    .purchase = "purchase #",
    .visit = "visit #",
    .history = "History card #",
    .history_text =
        "This is history card #, still to be written. It tells in sixty to ninety-five words what "
        "lies "
        "behind the game: how things were shared out, why they were scarce, what people did about "
        "it, "
        "and how it ended. Below it stand two to six figures, each with a date and a source. Write "
        "for "
        "somebody who was born long afterwards and has just stood in the queue for the first time, "
        "if only at a table.",
    .phrases = {"I need: …", "I can spare: …", "What do you want for it?", "Too dear.", "Deal!",
                "I’ll give up my place.", "Two for one.", "Add one more.", "I have none.",
                "Not now.", "Then to the speculator.", "Hurry up!"},
    .event = "Event #",
    .brief = "Event #",
    .event_text =
        "This is the text of event #, still to be written: twenty-five to forty-five words that "
        "say what "
        "happened, where, who took part and why people remember it today."};

constexpr DeckWords kPolish = {
    .language = "pl",
    .title = "Nowa talia",
    .about = "Jedno lub dwa zdania o temacie: co to było, kiedy i gdzie.",
    .content_note =
        "O czym talia mówi, a co może być trudne: wojna, głód, śmierć; albo że nic takiego w niej "
        "nie ma.",
    .question = "Pytanie # do rozmowy po grze?",
    .flavour = "Tu będzie zdanie z tamtych czasów.",
    .sentence = "Jedno zdanie o tym, co się tego dnia wydarzyło.",
    .date = "data tak, jak się ją mówi",
    .place = "miejsce tak, jak się je nazywa",
    .set_title = "Trójka #",
    .knowledge =
        "To jest karta wiedzy trójki numer #, jeszcze do napisania. Wymienia wszystkie trzy karty "
        "i łączy "
        "je w jedną opowieść: kto to był, jakim ludziom przewodził i czego razem dokonali. Potem "
        "mówi, "
        "dlaczego było to ważne i co z tego wynikło. Dobra długość to od sześćdziesięciu do "
        "dziewięćdziesięciu słów: dość krótko, by przeczytać na głos przy stole, i dość długo, by "
        "zapamiętać. Opowiadaj rzeczowo, a ocenę zostaw temu, kto czyta lub słucha tej opowieści.",
    .card = "karta #",
    .goods = {{{"mąka", "mąki", "mąkę", "1 kg"},
               {"cukier", "cukru", "cukier", "1 kg"},
               {"masło", "masła", "masło", "500 g"},
               {"mięso", "mięsa", "mięso", "2,5 kg"},
               {"mydło", "mydła", "mydło", "1 kostka"},
               {"alkohol", "alkoholu", "alkohol", "1 butelka"},
               {"czekolada", "czekolady", "czekoladę", "100 g"}}},
    .categories = {"ciasto", "obiad", "zabawa", "remont"},
    .purchase = "zakup #",
    .visit = "wizyta #",
    .history = "Karta historyczna #",
    .history_text =
        "To jest karta historyczna numer #, jeszcze do napisania. W sześćdziesięciu do "
        "dziewięćdziesięciu "
        "pięciu słowach mówi, co kryje się za grą: jak dzielono towary, dlaczego ich brakowało, "
        "jak "
        "ludzie sobie radzili i jak się to skończyło. Pod tekstem stoi od dwóch do sześciu liczb, "
        "każda z "
        "datą i źródłem. Pisz dla kogoś, kto urodził się dużo później i właśnie pierwszy raz "
        "stanął w "
        "kolejce, choćby tylko przy stole, z kartkami w ręku.",
    .phrases = {"Potrzebuję: …", "Mogę oddać: …", "Co za to chcesz?", "Za drogo.", "Zgoda!",
                "Ustąpię miejsca.", "Dwa za jedno.", "Dołóż jeszcze jedno.", "Nie mam.",
                "Nie teraz.", "To idę do spekulanta.", "Pospiesz się!"},
    .event = "Wydarzenie #",
    .brief = "Wyd. #",
    .event_text =
        "To jest tekst wydarzenia numer #, jeszcze do napisania: od dwudziestu pięciu do "
        "czterdziestu pięciu "
        "słów o tym, co się stało, gdzie to było, kto brał udział i dlaczego pamięta się o tym "
        "dzisiaj."};

constexpr DeckWords kRussian = {
    .language = "ru",
    .title = "Новая колода",
    .about = "Одно или два предложения о теме: что это было, когда и где.",
    .content_note =
        "О чём колода говорит такого, что может быть тяжело: война, голод, смерть; или что такого "
        "в ней нет.",
    .question = "Вопрос # для разговора после игры?",
    .flavour = "Здесь будет строчка из того времени.",
    .sentence = "Одно предложение о том, что произошло в этот день.",
    .date = "дата так, как её называют",
    .place = "место так, как его называют",
    .set_title = "Тройка #",
    .knowledge =
        "Это карточка знаний тройки номер #, её ещё предстоит написать. В ней названы все три "
        "карты, и они "
        "связаны одним рассказом: кто это был, какими людьми он руководил и что они сделали "
        "вместе. Потом "
        "сказано, почему это было важно и к чему привело. Хорошая длина — от шестидесяти до "
        "девяноста "
        "слов: достаточно коротко, чтобы прочитать вслух за столом, и достаточно длинно, чтобы "
        "запомнить. Рассказывайте спокойно, а выводы оставьте тому, кто читает или слушает.",
    .card = "карта #",
    .goods = {{{"мука", "муки", "муку", "1 кг"},
               {"сахар", "сахара", "сахар", "1 кг"},
               {"масло", "масла", "масло", "500 г"},
               {"мясо", "мяса", "мясо", "2,5 кг"},
               {"мыло", "мыла", "мыло", "1 кусок"},
               {"алкоголь", "алкоголя", "алкоголь", "1 бутылка"},
               {"шоколад", "шоколада", "шоколад", "100 г"}}},
    .categories = {"пирог", "обед", "праздник", "ремонт"},
    .purchase = "покупка #",
    .visit = "визит #",
    .history = "Историческая карта #",
    .history_text =
        "Это историческая карта номер #, её ещё предстоит написать. В шестидесяти — девяноста пяти "
        "словах "
        "она говорит о том, что стоит за игрой: как делили товары, почему их не хватало, как люди "
        "с "
        "этим справлялись и чем всё кончилось. Под текстом стоят от двух до шести цифр, у каждой "
        "есть "
        "дата и источник. Пишите для того, кто родился гораздо позже и впервые в жизни стоит в "
        "очереди, пусть даже только за столом, с карточками в руке.",
    .phrases = {"Мне нужно: …", "Могу отдать: …", "Что хочешь за это?", "Слишком дорого.", "Идёт!",
                "Уступлю место.", "Два за одно.", "Добавь ещё одно.", "У меня нет.", "Не сейчас.",
                "Тогда к спекулянту.", "Поторопись!"},
    .event = "Событие #",
    .brief = "Соб. #",
    .event_text =
        "Это текст события номер #, его ещё предстоит написать: от двадцати пяти до сорока пяти "
        "слов о том, "
        "что произошло, где это было, кто в этом участвовал и почему об этом помнят сегодня люди."};

}  // namespace

const DeckWords* deck_words(std::string_view language) {
  for (const DeckWords* words : {&kEnglish, &kPolish, &kRussian}) {
    if (words->language == language) return words;
  }
  return nullptr;
}

}  // namespace stolik
