#include "tools/decks/sentences.h"

#include <optional>
#include <vector>

namespace stolik {
namespace {

struct Sentence {
  std::string_view en;
  std::string_view pl;
  std::string_view ru;
};

// The first one that fits counts: the more telling stands before the more general.
constexpr Sentence kSentences[] = {
    // form of a text
    {"texts are plain: take out '<' and '>'", "teksty są bez znaczników: usuń „<” i „>”",
     "тексты без разметки: уберите «<» и «>»"},
    {"a control or invisible character; type the text again without it",
     "jest tu znak niewidoczny; wpisz tekst jeszcze raz, bez niego",
     "здесь невидимый знак; наберите текст заново без него"},
    {"a link; texts have none, take it out", "jest tu adres strony; teksty ich nie mają, usuń go",
     "здесь ссылка; в текстах их нет, уберите её"},
    {"two spaces in a row; leave one", "dwie spacje obok siebie; zostaw jedną",
     "два пробела подряд; оставьте один"},
    {"a space at the beginning or end; take it out", "spacja na początku lub na końcu; usuń ją",
     "пробел в начале или в конце; уберите его"},
    {"the name of this member: {!}", "nazwa tego pola: {}", "имя этого поля: {}"},
    {"no member can be called so; choose another name",
     "pole nie może się tak nazywać; wybierz inną nazwę",
     "поле не может так называться; выберите другое имя"},
    {"is empty; write something", "jest puste; wpisz coś", "здесь пусто; напишите что-нибудь"},
    {"is empty; leave it out", "jest puste; usuń to", "здесь пусто; уберите это"},
    {"{} characters, at most {}; shorten it", "za długie: {} znaków, najwyżej {}; skróć",
     "слишком длинно: {} знаков, можно не больше {}; сократите"},
    {"{} word, {} to {} are advised; {!}", "słów: {}, dobrze jest {}–{}; {}",
     "слов: {}, лучше {}–{}; {}"},
    {"{} words, {} to {} are advised; {!}", "słów: {}, dobrze jest {}–{}; {}",
     "слов: {}, лучше {}–{}; {}"},
    {"{} place still to be written", "do napisania: {}", "ещё не написано: {}"},
    {"{} places still to be written", "do napisania: {}", "ещё не написано: {}"},
    {"'{}' is no place in this file; correct it or take it out",
     "w tym pliku nie ma miejsca „{}”; popraw to albo usuń",
     "в этом файле нет места «{}»; исправьте или уберите его"},
    {"shorten it", "skróć", "сократите"},
    {"write some more", "dopisz coś", "допишите"},
    // numbers of things
    {"{} pictures, at most {} expected; take some out", "obrazków: {}, najwyżej {}; usuń kilka",
     "картинок: {}, можно не больше {}; уберите несколько"},
    {"{} kinds of goods, {} expected (R1)", "rodzajów towarów: {}, ma być {} (R1)",
     "видов товаров: {}, нужно {} (R1)"},
    {"{} ration cards, {} in all expected (R1)", "kartek: {}, razem ma być {} (R1)",
     "талонов: {}, всего нужно {} (R1)"},
    {"{} ration cards, {} expected (R3)", "kartek: {}, ma być {} (R3)",
     "талонов: {}, нужно {} (R3)"},
    {"{} phrases, {} expected", "zwrotów: {}, ma być {}", "фраз: {}, нужно {}"},
    {"{} {!}, {!} expected; add what is missing", "{1}: jest {0}, ma być {2}; dodaj, czego brakuje",
     "{1}: есть {0}, нужно {2}; добавьте недостающее"},
    {"{} {!}, {!} expected; take some out", "{1}: jest {0}, ma być {2}; usuń nadmiar",
     "{1}: есть {0}, нужно {2}; уберите лишнее"},
    {"at most {}", "najwyżej {}", "не больше {}"},
    {"{} to {}", "od {} do {}", "от {} до {}"},
    {"sets", "zestawy", "наборы"},
    {"cards", "karty", "карты"},
    {"roles", "rodzaje kart", "виды карт"},
    {"pictures", "obrazki", "картинки"},
    {"dates of facts", "daty faktów", "даты фактов"},
    {"facts", "fakty", "факты"},
    {"aliases", "inne sposoby wpisania", "другие способы ввода"},
    {"sources", "źródła", "источники"},
    {"questions", "pytania", "вопросы"},
    {"languages", "języki", "языки"},
    {"notes", "uwagi", "пометки"},
    {"events", "wydarzenia", "события"},
    {"shopping cards", "karty zakupów", "карты покупок"},
    {"visits", "wizyty", "визиты"},
    {"categories", "kategorie", "категории"},
    {"history cards", "karty historii", "карты истории"},
    {"figures", "liczby", "цифры"},
    {"points", "punkty", "точки"},
    // shape
    {"{!} is expected here, not {!}", "tu ma być {}, a jest {}", "здесь нужно: {}, а стоит: {}"},
    {"an object { … }", "obiekt { … }", "объект { … }"},
    {"a list [ … ]", "lista [ … ]", "список [ … ]"},
    {"a text in quotation marks", "tekst w cudzysłowie", "текст в кавычках"},
    {"a whole number", "liczba całkowita", "целое число"},
    {"a number", "liczba", "число"},
    {"null", "null", "null"},
    {"true or false", "true lub false", "true или false"},
    {"a text", "tekst", "текст"},
    {"a list", "lista", "список"},
    {"an object", "obiekt", "объект"},
    {"an object { … } is expected", "ma tu być obiekt { … }", "здесь нужен объект { … }"},
    {"an object is expected: {}", "ma tu być obiekt: {}", "здесь нужен объект: {}"},
    {"is missing; one of: {}", "brakuje tego; jedno z: {}", "этого нет; одно из: {}"},
    {"is missing; add it", "brakuje tego; dodaj", "этого не хватает; добавьте"},
    {"is missing; write this card", "brakuje tej karty; napisz ją", "этой карты нет; напишите её"},
    {"is missing; write this set", "brakuje tego zestawu; napisz go",
     "этого набора нет; напишите его"},
    {"is missing; write this event", "brakuje tego wydarzenia; napisz je",
     "этого события нет; напишите его"},
    {"is missing; write this good", "brakuje tego towaru; napisz go",
     "этого товара нет; напишите его"},
    {"is missing; write this category", "brakuje tej kategorii; napisz ją",
     "этой категории нет; напишите её"},
    {"is missing; write this history card", "brakuje tej karty historii; napisz ją",
     "этой карты истории нет; напишите её"},
    {"is missing; write this phrase", "brakuje tego zwrotu; napisz go",
     "этой фразы нет; напишите её"},
    {"is missing; write this role", "brakuje tego rodzaju kart; napisz go",
     "этого вида карт нет; напишите его"},
    {"is missing; put an event on this cell", "to pole jest puste; połóż na nim wydarzenie",
     "эта клетка пуста; поставьте на неё событие"},
    {"is missing; write it", "brakuje tego; napisz", "этого нет; напишите"},
    {"there is no such member here; correct its name or take it out",
     "nie ma tu takiego pola; popraw nazwę albo usuń je",
     "здесь нет такого поля; исправьте имя или уберите его"},
    {"the deck has nothing of this name; correct it or take it out",
     "talia nie ma niczego o tej nazwie; popraw albo usuń",
     "в колоде нет ничего с таким именем; исправьте или уберите"},
    {"'{}' is none of: {}", "„{}” nie jest żadnym z: {}", "«{}» — не одно из: {}"},
    {"{}, a whole number from {} to {} is expected", "{}, a ma być liczba całkowita od {} do {}",
     "{}, а нужно целое число от {} до {}"},
    {"{} is out of range, {} to {} expected; correct it",
     "{} jest poza zakresem, ma być od {} do {}; popraw",
     "{} вне пределов, нужно от {} до {}; исправьте"},
    {"is true or left out", "jest true albo tego nie ma", "true или ничего"},
    // ids, names, dates
    {"small letters, digits and single dashes are expected, 1 to 48 of them",
     "mają tu być małe litery a–z, cyfry i pojedyncze kreski, od 1 do 48 znaków",
     "здесь нужны строчные буквы a–z, цифры и одиночные дефисы, от 1 до 48 знаков"},
    {"such a name is made of the contents of a deck in one file; choose another one",
     "taka nazwa powstaje z zawartości talii w jednym pliku; wybierz inną",
     "такое имя складывается из содержимого колоды в одном файле; выберите другое"},
    {"'{}' is not the name of the folder, '{}'; make them the same",
     "„{}” to nie nazwa folderu „{}”; niech będą takie same",
     "«{}» — не имя папки «{}»; сделайте их одинаковыми"},
    {"'{}' is no id; small letters a-z, digits and single dashes, 1 to 48 of them",
     "„{}” nie może być identyfikatorem; małe litery a–z, cyfry i pojedyncze kreski, od 1 do 48 "
     "znaków",
     "«{}» не годится как идентификатор; строчные буквы a–z, цифры и одиночные дефисы, от 1 до 48 "
     "знаков"},
    {"is no id; small letters, digits and single dashes",
     "nie może być identyfikatorem; małe litery, cyfry i pojedyncze kreski",
     "не годится как идентификатор; строчные буквы, цифры и одиночные дефисы"},
    {"'{}' is used already at {}; ids of a deck all differ",
     "„{}” jest już w {}; identyfikatory w talii są różne",
     "«{}» уже есть в {}; идентификаторы колоды различны"},
    {"'{}' is a word of the commands; choose another id",
     "„{}” to słowo poleceń; wybierz inny identyfikator",
     "«{}» — слово команд; выберите другой идентификатор"},
    {"the same {!} as {}; change one of them", "{}: to samo co w {}; zmień jedno z nich",
     "{}: то же, что в {}; измените одно из них"},
    {"short name", "krótka nazwa", "короткое имя"},
    {"name", "nazwa", "название"},
    {"code", "skrót", "сокращение"},
    {"pair", "para", "пара"},
    {"number", "numer", "номер"},
    {"color", "kolor", "цвет"},
    {"pictogram", "piktogram", "пиктограмма"},
    {"pattern", "wzór", "узор"},
    {"language", "język", "язык"},
    {"question", "pytanie", "вопрос"},
    {"role", "rodzaj karty", "вид карты"},
    {"a code of two or three small letters is expected: pl, ru, en",
     "ma tu być kod z dwóch lub trzech małych liter: pl, ru, en",
     "здесь нужен код из двух или трёх строчных букв: pl, ru, en"},
    {"'{}' in the file of '{}'; correct it", "„{}” w pliku języka „{}”; popraw",
     "«{}» в файле языка «{}»; исправьте"},
    {"is not read: `languages` in deck.json does not name {}",
     "nie jest czytany: `languages` w deck.json nie wymienia {}",
     "не читается: `languages` в deck.json не называет {}"},
    {"'{}' is no date; write 1944-05-18, 1944-05 or 1944",
     "„{}” to nie data; pisz 1944-05-18, 1944-05 albo 1944",
     "«{}» — не дата; пишите 1944-05-18, 1944-05 или 1944"},
    {"'{}' is no span of dates; write 1979/1982", "„{}” to nie okres; pisz 1979/1982",
     "«{}» — не промежуток; пишите 1979/1982"},
    {"is before the start", "jest przed początkiem", "раньше начала"},
    {"is before the date", "jest przed datą", "раньше даты"},
    {"is earlier than the one before; put the facts in the order of time",
     "jest wcześniejsza niż poprzednia; ułóż fakty po kolei",
     "раньше предыдущей; расположите факты по порядку"},
    {"is earlier than the event before it: {}", "jest wcześniej niż wydarzenie przed nim: {}",
     "раньше события перед ним: {}"},
    {"is not as exact as `precision` says: {}", "nie jest tak dokładna, jak mówi `precision`: {}",
     "не так точна, как говорит `precision`: {}"},
    {"has no letter or digit; write something that can be typed",
     "nie ma litery ani cyfry; napisz coś, co da się wpisać",
     "нет ни буквы, ни цифры; напишите то, что можно набрать"},
    {"'{}' also fits {} ({}); change one of them", "„{}” pasuje też do {} ({}); zmień jedno z nich",
     "«{}» подходит и к {} ({}); измените одно из них"},
    {"has a no-break space; use plain spaces here", "jest tu twarda spacja; tu mają być zwykłe",
     "здесь неразрывный пробел; нужны обычные"},
    {"one letter; two or three are expected", "jedna litera; mają być dwie lub trzy",
     "одна буква; нужно две или три"},
    // lessons
    {"has no `age`: from how many years on it is meant", "nie ma `age`: od ilu lat jest ta talia",
     "нет `age`: со скольких лет эта колода"},
    {"has no `content_note`: what it tells of that may be hard to read",
     "nie ma `content_note`: o czym opowiada, co może być trudne",
     "нет `content_note`: о чём тяжёлом она рассказывает"},
    {"has no `questions`: three for the talk after the game",
     "nie ma `questions`: trzech pytań do rozmowy po grze",
     "нет `questions`: трёх вопросов для разговора после игры"},
    {"{} name of more than {} characters without a `short`, the first at {}",
     "nazw dłuższych niż {1} znaków bez `short`: {0}, pierwsza: {2}",
     "названий длиннее {1} знаков без `short`: {0}, первое: {2}"},
    {"{} names of more than {} characters without a `short`, the first at {}",
     "nazw dłuższych niż {1} znaków bez `short`: {0}, pierwsza: {2}",
     "названий длиннее {1} знаков без `short`: {0}, первое: {2}"},
    {"another language has a note here, this one has not",
     "w innym języku jest tu uwaga, w tym nie ma",
     "на другом языке здесь есть примечание, на этом нет"},
    // games
    {"is usually the number of its frame, '{}': it must give nothing away (T2)",
     "zwykle jest to numer ramki, „{}”: nie może niczego zdradzać (T2)",
     "обычно это номер рамки, «{}»: он не должен ничего выдавать (T2)"},
    {"a colour is written #B3261E", "kolor pisze się tak: #B3261E", "цвет пишется так: #B3261E"},
    {"must be more than in_place_km", "musi być więcej niż in_place_km",
     "должно быть больше in_place_km"},
    {"must be more than near_km", "musi być więcej niż near_km", "должно быть больше near_km"},
    {"there is no picture good-{}; the coupon shows the name alone",
     "nie ma obrazka good-{}; kartka pokaże samą nazwę",
     "нет картинки good-{}; на талоне будет только название"},
    {"there is no picture 'ev-{}' in content/art", "nie ma obrazka „ev-{}”",
     "нет картинки «ev-{}»"},
    {"there is no picture '{}'; name one of content/art, without .svg",
     "nie ma obrazka „{}”; wybierz jeden z gotowych albo dodaj własny",
     "нет картинки «{}»; выберите готовую или добавьте свою"},
    {"there is no such good in `goods`; correct it", "nie ma takiego towaru w `goods`; popraw",
     "такого товара нет в `goods`; исправьте"},
    {"the deck has fewer of it; nobody could ever pay",
     "talia ma tego mniej; nikt nie mógłby zapłacić",
     "в колоде этого меньше; никто не смог бы заплатить"},
    {"no card of the category {}; a visit would double nothing",
     "żadnej karty kategorii {}; wizyta niczego by nie podwoiła",
     "ни одной карты категории {}; визит ничего бы не удвоил"},
    {"twice the same category; two different ones are expected",
     "dwa razy ta sama kategoria; mają być dwie różne", "дважды одна категория; нужны две разные"},
    {"is no cell for an event: a1 to l12 are, but not the corners (V1)",
     "to nie pole dla wydarzenia: są nimi a1–l12 bez rogów (V1)",
     "это не клетка для события: ими служат a1–l12 без углов (V1)"},
    {"'{}' stands on no cell; put it into `cells` or take it out",
     "„{}” nie stoi na żadnym polu; wpisz je do `cells` albo usuń",
     "«{}» не стоит ни на одной клетке; впишите в `cells` или уберите"},
    {"'{}' stands on a cell and is not listed; add it",
     "„{}” stoi na polu, a nie ma go na liście; dodaj",
     "«{}» стоит на клетке, но его нет в списке; добавьте"},
    {"are not in the order of the board", "nie są w kolejności planszy", "не в порядке поля"},
    // pictures
    {"the name of a picture of one's own is own- and small letters, digits or single dashes",
     "nazwa własnego obrazka to own- i małe litery, cyfry lub pojedyncze kreski",
     "имя своей картинки — own- и строчные буквы, цифры или одиночные дефисы"},
    {"a picture is a drawing that begins with <svg, or data:image/png;base64,…",
     "obrazek to rysunek, który zaczyna się od <svg, albo PNG",
     "картинка — это рисунок, который начинается с <svg, или PNG"},
    {"{} bytes, at most {}; make the picture smaller", "{} bajtów, najwyżej {}; zmniejsz obrazek",
     "{} байт, можно не больше {}; уменьшите картинку"},
    {"{} bytes, at most {}; draw it with fewer points",
     "{} bajtów, najwyżej {}; narysuj go z mniejszej liczby punktów",
     "{} байт, можно не больше {}; нарисуйте его меньшим числом точек"},
    {"{} x {} pixels, at most {} x {}; make the picture smaller",
     "{} × {} pikseli, najwyżej {} × {}; zmniejsz obrazek",
     "{} × {} пикселей, можно не больше {} × {}; уменьшите картинку"},
    {"this PNG is broken; save it again", "ten PNG jest uszkodzony; zapisz go jeszcze raz",
     "этот PNG повреждён; сохраните его заново"},
    {"this is no PNG, whatever it says", "to nie jest PNG, cokolwiek mówi",
     "это не PNG, что бы там ни стояло"},
    {"this PNG holds more than a picture; save it again without the rest",
     "w tym PNG jest coś więcej niż obrazek; zapisz go bez reszty",
     "в этом PNG не только картинка; сохраните его без остального"},
    {"this is not base64; save the picture again",
     "obrazek jest źle zapisany; zapisz go jeszcze raz",
     "картинка записана неверно; сохраните её заново"},
    {"one element <svg> is expected", "ma tu być jeden element <svg>",
     "здесь нужен один элемент <svg>"},
    {"the outermost element must be <svg>", "najbardziej zewnętrzny element ma być <svg>",
     "внешним элементом должен быть <svg>"},
    {"<{}> is not allowed in a drawing; take it out", "<{}> nie może być w rysunku; usuń to",
     "<{}> в рисунке нельзя; уберите"},
    {"<{}> is never closed", "<{}> nie ma końca", "<{}> не закрыт"},
    {"</{}> closes nothing that is open", "</{}> nie zamyka niczego", "</{}> ничего не закрывает"},
    {"<svg> has no {}; add it", "<svg> nie ma {}; dodaj", "у <svg> нет {}; добавьте"},
    {"attribute {} acts; take it out", "atrybut {} coś uruchamia; usuń go",
     "атрибут {} что-то запускает; уберите"},
    {"attribute {} is not needed to draw; take it out",
     "atrybut {} nie jest potrzebny do rysowania; usuń go",
     "атрибут {} не нужен для рисования; уберите"},
    {"{} must point inside the drawing: #…", "{} ma wskazywać w tym samym rysunku: #…",
     "{} должен указывать внутрь рисунка: #…"},
    {"{} holds '{}'; take it out", "w {} jest „{}”; usuń to", "в {} стоит «{}»; уберите"},
    {"{}: url( may not stand in a mask or a clipPath; take it out",
     "{}: w masce i w clipPath nie może być url(; usuń to",
     "{}: в маске и в clipPath нельзя url(; уберите"},
    {"{}: url( must point inside the drawing: url(#…)",
     "{}: url( ma wskazywać w tym samym rysunku: url(#…)",
     "{}: url( должен указывать внутрь рисунка: url(#…)"},
    {"xmlns must be {}", "xmlns ma być {}", "xmlns должен быть {}"},
    {"a control character; take it out", "znak sterujący; usuń go", "управляющий знак; уберите"},
    // files
    {"line {}, column {}: {!}; correct it", "wiersz {}, kolumna {}: {}; popraw",
     "строка {}, столбец {}: {}; исправьте"},
    {"line {}: {!}", "wiersz {}: {}", "строка {}: {}"},
    {"a comment without an end", "komentarz bez końca", "комментарий без конца"},
    {"only elements are allowed, no <! and no <?; take it out",
     "mogą tu być tylko elementy, bez <! i <?; usuń to",
     "здесь только элементы, без <! и <?; уберите"},
    {"words outside an element; a drawing has none", "słowa poza elementem; w rysunku ich nie ma",
     "слова вне элемента; в рисунке их нет"},
    {"nested too deeply", "zbyt głęboko zagnieżdżone", "слишком глубокая вложенность"},
    {"too many values", "za dużo wartości", "слишком много значений"},
    {"too many members in one object", "za dużo pól w jednym obiekcie",
     "слишком много полей в одном объекте"},
    {"more text after the value", "tekst po końcu", "текст после конца"},
    {"a value is expected here", "tu ma być wartość", "здесь нужно значение"},
    {"the name of a member is expected here", "tu ma być nazwa pola", "здесь нужно имя поля"},
    {"a colon is expected here", "tu ma być dwukropek", "здесь нужно двоеточие"},
    {"a comma or } is expected here", "tu ma być przecinek albo }", "здесь нужна запятая или }"},
    {"a comma or ] is expected here", "tu ma być przecinek albo ]", "здесь нужна запятая или ]"},
    {"a string without an end", "tekst bez końca", "текст без конца"},
    {"a control character in a string", "znak sterujący w tekście", "управляющий знак в тексте"},
    {"the same member twice", "dwa razy to samo pole", "одно поле дважды"},
    {"there is no such file; add it", "nie ma takiego pliku; dodaj go",
     "такого файла нет; добавьте"},
    {"the file is empty", "plik jest pusty", "файл пуст"},
    {"this is not UTF-8 text; save it as UTF-8", "to nie jest tekst UTF-8; zapisz go jako UTF-8",
     "это не текст UTF-8; сохраните как UTF-8"},
    {"larger than {} MiB; take pictures out", "większe niż {} MiB; usuń obrazki",
     "больше {} МиБ; уберите картинки"},
    {"this is no deck: its first line does not say so",
     "to nie jest talia: pierwszy wiersz tego nie mówi",
     "это не колода: первая строка этого не говорит"},
    {"this deck was made by a later program; a newer one can read it",
     "tę talię zapisał nowszy program; przeczyta ją nowsza wersja",
     "эту колоду записала более новая программа; её прочтёт новая версия"},
    {"its first line holds what does not belong there",
     "w pierwszym wierszu jest coś, czego tam nie powinno być", "в первой строке есть лишнее"},
    {"its signature is broken; ask for the file again",
     "podpis jest uszkodzony; poproś o plik jeszcze raz",
     "подпись повреждена; попросите файл ещё раз"},
    {"its signature does not fit: it was changed after it was signed",
     "podpis nie pasuje: plik zmieniono po podpisaniu",
     "подпись не подходит: файл изменён после подписания"},
    {"a deck, its texts and perhaps its pictures are expected, nothing else",
     "mają tu być talia, jej teksty i ewentualnie obrazki, nic więcej",
     "здесь нужны колода, её тексты и, может быть, картинки, больше ничего"},
    {"a picture is a text", "obrazek to tekst", "картинка — это текст"},
};

struct Fit {
  const Sentence* sentence;
  std::vector<std::string_view> parts;
};

// Whether `text` is `pattern` with something in place of each {} and {!}.
bool fits(std::string_view pattern, std::string_view text, std::vector<std::string_view>& parts) {
  parts.clear();
  std::size_t gap = pattern.find("{");
  const auto is_gap = [&](std::size_t at) {
    return pattern.substr(at, 2) == "{}" || pattern.substr(at, 3) == "{!}";
  };
  while (gap != std::string_view::npos && !is_gap(gap)) gap = pattern.find('{', gap + 1);
  if (gap == std::string_view::npos) return pattern == text;
  if (text.substr(0, gap) != pattern.substr(0, gap)) return false;
  text.remove_prefix(gap);
  while (true) {
    pattern.remove_prefix(pattern.find('}', gap) + 1);
    gap = pattern.find('{');
    while (gap != std::string_view::npos && !is_gap(gap)) gap = pattern.find('{', gap + 1);
    const std::string_view after = pattern.substr(0, gap);
    // The last piece reaches to the end; those before it as far as they have to.
    const bool last = gap == std::string_view::npos;
    if (last && !text.ends_with(after)) return false;
    const std::size_t end = last ? text.size() - after.size() : text.find(after);
    if (end == std::string_view::npos || end == 0) return false;
    parts.push_back(text.substr(0, end));
    if (last) return true;
    text.remove_prefix(end + after.size());
    gap = after.size();
  }
}

std::optional<Fit> find(std::string_view english) {
  Fit fit;
  for (const Sentence& sentence : kSentences) {
    if (fits(sentence.en, english, fit.parts)) return fit.sentence = &sentence, fit;
  }
  return std::nullopt;
}

// Which of the gaps of a sentence hold another one.
std::vector<bool> inner_gaps(std::string_view pattern) {
  std::vector<bool> inner;
  for (std::size_t at = pattern.find('{'); at != std::string_view::npos;
       at = pattern.find('{', at + 1)) {
    if (pattern.substr(at, 2) == "{}") inner.push_back(false);
    if (pattern.substr(at, 3) == "{!}") inner.push_back(true);
  }
  return inner;
}

}  // namespace

bool is_known_sentence(std::string_view english) { return find(english).has_value(); }

std::string said_in(std::string_view language, std::string_view english) {
  if (language != "pl" && language != "ru") return std::string{english};
  const std::optional<Fit> fit = find(english);
  if (!fit) return std::string{english};
  const std::vector<bool> inner = inner_gaps(fit->sentence->en);
  const std::string_view pattern = language == "pl" ? fit->sentence->pl : fit->sentence->ru;
  std::string out;
  std::size_t next = 0;
  for (std::size_t at = 0; at < pattern.size(); ++at) {
    const bool counted = pattern.substr(at, 3).size() == 3 && pattern[at] == '{' &&
                         pattern[at + 1] >= '0' && pattern[at + 1] <= '9';
    if (pattern.substr(at, 2) != "{}" && !counted) {
      out += pattern[at];
      continue;
    }
    const std::size_t part = counted ? static_cast<std::size_t>(pattern[at + 1] - '0') : next++;
    at += counted ? 2 : 1;
    out += inner[part] ? said_in(language, fit->parts[part]) : std::string{fit->parts[part]};
  }
  return out;
}

}  // namespace stolik
