// The index of places: for finding one's way by name, for saying where a pin stands, and for a few words on the map.
// The places the sets are about are not in it, or only as one city among others: the index must not answer for anybody.
import type { Language } from '../../../words/words';
import { fold } from '../search';
import type { LatLon } from '../deck';
import { bearing, kilometres, wind, type Wind } from './distance';

/** rank 1 is named on the whole map, 2 when it is nearer, 3 nearer still */
export type NamedPlace = LatLon & {
  kind: 'city' | 'island' | 'cape' | 'sea';
  rank: 1 | 2 | 3;
  names: Record<Language, string>;
  genitives: Record<Language, string>;
};

// lat, lon, rank, Polish, its genitive, Russian, its genitive, English
type Row = [number, number, 1 | 2 | 3, string, string, string, string, string];

const CITIES: Row[] = [
  [51.51, -0.13, 1, 'Londyn', 'Londynu', 'Лондон', 'Лондона', 'London'],
  [48.86, 2.35, 1, 'Paryż', 'Paryża', 'Париж', 'Парижа', 'Paris'],
  [40.42, -3.7, 1, 'Madryt', 'Madrytu', 'Мадрид', 'Мадрида', 'Madrid'],
  [41.9, 12.5, 1, 'Rzym', 'Rzymu', 'Рим', 'Рима', 'Rome'],
  [52.52, 13.4, 1, 'Berlin', 'Berlina', 'Берлин', 'Берлина', 'Berlin'],
  [52.23, 21.01, 1, 'Warszawa', 'Warszawy', 'Варшава', 'Варшавы', 'Warsaw'],
  [59.91, 10.75, 1, 'Oslo', 'Oslo', 'Осло', 'Осло', 'Oslo'],
  [36.75, 3.06, 1, 'Algier', 'Algieru', 'Алжир', 'Алжира', 'Algiers'],
  [30.04, 31.24, 1, 'Kair', 'Kairu', 'Каир', 'Каира', 'Cairo'],
  [37.98, 23.73, 1, 'Ateny', 'Aten', 'Афины', 'Афин', 'Athens'],
  [55.76, 37.62, 1, 'Moskwa', 'Moskwy', 'Москва', 'Москвы', 'Moscow'],
  [64.15, -21.94, 1, 'Reykjavík', 'Reykjavíku', 'Рейкьявик', 'Рейкьявика', 'Reykjavík'],
  [38.72, -9.14, 2, 'Lizbona', 'Lizbony', 'Лиссабон', 'Лиссабона', 'Lisbon'],
  [41.15, -8.61, 3, 'Porto', 'Porto', 'Порту', 'Порту', 'Porto'],
  [37.39, -5.98, 3, 'Sewilla', 'Sewilli', 'Севилья', 'Севильи', 'Seville'],
  [36.14, -5.35, 2, 'Gibraltar', 'Gibraltaru', 'Гибралтар', 'Гибралтара', 'Gibraltar'],
  [41.39, 2.17, 2, 'Barcelona', 'Barcelony', 'Барселона', 'Барселоны', 'Barcelona'],
  [39.47, -0.38, 3, 'Walencja', 'Walencji', 'Валенсия', 'Валенсии', 'Valencia'],
  [40.85, 14.27, 2, 'Neapol', 'Neapolu', 'Неаполь', 'Неаполя', 'Naples'],
  [45.46, 9.19, 2, 'Mediolan', 'Mediolanu', 'Милан', 'Милана', 'Milan'],
  [45.44, 12.33, 3, 'Wenecja', 'Wenecji', 'Венеция', 'Венеции', 'Venice'],
  [44.41, 8.93, 3, 'Genua', 'Genui', 'Генуя', 'Генуи', 'Genoa'],
  [43.77, 11.25, 3, 'Florencja', 'Florencji', 'Флоренция', 'Флоренции', 'Florence'],
  [44.49, 11.34, 3, 'Bolonia', 'Bolonii', 'Болонья', 'Болоньи', 'Bologna'],
  [43.62, 13.51, 3, 'Ankona', 'Ankony', 'Анкона', 'Анконы', 'Ancona'],
  [42.46, 14.21, 3, 'Pescara', 'Pescary', 'Пескара', 'Пескары', 'Pescara'],
  [41.12, 16.87, 2, 'Bari', 'Bari', 'Бари', 'Бари', 'Bari'],
  [38.12, 13.36, 3, 'Palermo', 'Palermo', 'Палермо', 'Палермо', 'Palermo'],
  [39.22, 9.11, 3, 'Cagliari', 'Cagliari', 'Кальяри', 'Кальяри', 'Cagliari'],
  [43.3, 5.37, 2, 'Marsylia', 'Marsylii', 'Марсель', 'Марселя', 'Marseille'],
  [45.76, 4.84, 2, 'Lyon', 'Lyonu', 'Лион', 'Лиона', 'Lyon'],
  [44.84, -0.58, 2, 'Bordeaux', 'Bordeaux', 'Бордо', 'Бордо', 'Bordeaux'],
  [43.6, 1.44, 3, 'Tuluza', 'Tuluzy', 'Тулуза', 'Тулузы', 'Toulouse'],
  [47.22, -1.55, 3, 'Nantes', 'Nantes', 'Нант', 'Нанта', 'Nantes'],
  [48.39, -4.49, 2, 'Brest', 'Brestu', 'Брест', 'Бреста', 'Brest'],
  [49.63, -1.62, 3, 'Cherbourg', 'Cherbourga', 'Шербур', 'Шербура', 'Cherbourg'],
  [49.49, 0.11, 3, 'Hawr', 'Hawru', 'Гавр', 'Гавра', 'Le Havre'],
  [49.44, 1.1, 3, 'Rouen', 'Rouen', 'Руан', 'Руана', 'Rouen'],
  [50.95, 1.86, 3, 'Calais', 'Calais', 'Кале', 'Кале', 'Calais'],
  [47.9, 1.91, 3, 'Orlean', 'Orleanu', 'Орлеан', 'Орлеана', 'Orléans'],
  [49.26, 4.03, 3, 'Reims', 'Reims', 'Реймс', 'Реймса', 'Reims'],
  [48.57, 7.75, 2, 'Strasburg', 'Strasburga', 'Страсбург', 'Страсбурга', 'Strasbourg'],
  [48.69, 6.18, 3, 'Nancy', 'Nancy', 'Нанси', 'Нанси', 'Nancy'],
  [47.32, 5.04, 3, 'Dijon', 'Dijon', 'Дижон', 'Дижона', 'Dijon'],
  [50.85, 4.35, 2, 'Bruksela', 'Brukseli', 'Брюссель', 'Брюсселя', 'Brussels'],
  [51.22, 4.4, 3, 'Antwerpia', 'Antwerpii', 'Антверпен', 'Антверпена', 'Antwerp'],
  [52.37, 4.9, 2, 'Amsterdam', 'Amsterdamu', 'Амстердам', 'Амстердама', 'Amsterdam'],
  [51.92, 4.48, 3, 'Rotterdam', 'Rotterdamu', 'Роттердам', 'Роттердама', 'Rotterdam'],
  [50.94, 6.96, 2, 'Kolonia', 'Kolonii', 'Кёльн', 'Кёльна', 'Cologne'],
  [53.55, 9.99, 2, 'Hamburg', 'Hamburga', 'Гамбург', 'Гамбурга', 'Hamburg'],
  [50.11, 8.68, 3, 'Frankfurt', 'Frankfurtu', 'Франкфурт', 'Франкфурта', 'Frankfurt'],
  [51.05, 13.74, 3, 'Drezno', 'Drezna', 'Дрезден', 'Дрездена', 'Dresden'],
  [48.14, 11.58, 2, 'Monachium', 'Monachium', 'Мюнхен', 'Мюнхена', 'Munich'],
  [46.95, 7.44, 2, 'Berno', 'Berna', 'Берн', 'Берна', 'Bern'],
  [47.56, 7.59, 3, 'Bazylea', 'Bazylei', 'Базель', 'Базеля', 'Basel'],
  [46.2, 6.14, 3, 'Genewa', 'Genewy', 'Женева', 'Женевы', 'Geneva'],
  [47.38, 8.54, 3, 'Zurych', 'Zurychu', 'Цюрих', 'Цюриха', 'Zurich'],
  [48.21, 16.37, 2, 'Wiedeń', 'Wiednia', 'Вена', 'Вены', 'Vienna'],
  [50.08, 14.44, 2, 'Praga', 'Pragi', 'Прага', 'Праги', 'Prague'],
  [47.5, 19.04, 2, 'Budapeszt', 'Budapesztu', 'Будапешт', 'Будапешта', 'Budapest'],
  [44.79, 20.45, 2, 'Belgrad', 'Belgradu', 'Белград', 'Белграда', 'Belgrade'],
  [45.81, 15.98, 3, 'Zagrzeb', 'Zagrzebia', 'Загреб', 'Загреба', 'Zagreb'],
  [43.51, 16.44, 3, 'Split', 'Splitu', 'Сплит', 'Сплита', 'Split'],
  [44.43, 26.1, 2, 'Bukareszt', 'Bukaresztu', 'Бухарест', 'Бухареста', 'Bucharest'],
  [42.7, 23.32, 2, 'Sofia', 'Sofii', 'София', 'Софии', 'Sofia'],
  [40.64, 22.94, 3, 'Saloniki', 'Salonik', 'Салоники', 'Салоник', 'Thessaloniki'],
  [41.01, 28.98, 2, 'Stambuł', 'Stambułu', 'Стамбул', 'Стамбула', 'Istanbul'],
  [39.93, 32.86, 3, 'Ankara', 'Ankary', 'Анкара', 'Анкары', 'Ankara'],
  [50.06, 19.94, 2, 'Kraków', 'Krakowa', 'Краков', 'Кракова', 'Kraków'],
  [54.35, 18.65, 2, 'Gdańsk', 'Gdańska', 'Гданьск', 'Гданьска', 'Gdańsk'],
  [52.41, 16.93, 3, 'Poznań', 'Poznania', 'Познань', 'Познани', 'Poznań'],
  [51.11, 17.04, 3, 'Wrocław', 'Wrocławia', 'Вроцлав', 'Вроцлава', 'Wrocław'],
  [51.76, 19.46, 3, 'Łódź', 'Łodzi', 'Лодзь', 'Лодзи', 'Łódź'],
  [51.25, 22.57, 3, 'Lublin', 'Lublina', 'Люблин', 'Люблина', 'Lublin'],
  [49.84, 24.03, 3, 'Lwów', 'Lwowa', 'Львов', 'Львова', 'Lviv'],
  [54.69, 25.28, 2, 'Wilno', 'Wilna', 'Вильнюс', 'Вильнюса', 'Vilnius'],
  [56.95, 24.11, 2, 'Ryga', 'Rygi', 'Рига', 'Риги', 'Riga'],
  [59.44, 24.75, 3, 'Tallinn', 'Tallinna', 'Таллин', 'Таллина', 'Tallinn'],
  [60.17, 24.94, 2, 'Helsinki', 'Helsinek', 'Хельсинки', 'Хельсинки', 'Helsinki'],
  [59.94, 30.31, 2, 'Petersburg', 'Petersburga', 'Санкт-Петербург', 'Санкт-Петербурга', 'Saint Petersburg'],
  [53.9, 27.57, 2, 'Mińsk', 'Mińska', 'Минск', 'Минска', 'Minsk'],
  [50.45, 30.52, 2, 'Kijów', 'Kijowa', 'Киев', 'Киева', 'Kyiv'],
  [46.48, 30.73, 3, 'Odessa', 'Odessy', 'Одесса', 'Одессы', 'Odesa'],
  [59.33, 18.07, 2, 'Sztokholm', 'Sztokholmu', 'Стокгольм', 'Стокгольма', 'Stockholm'],
  [57.71, 11.97, 3, 'Göteborg', 'Göteborga', 'Гётеборг', 'Гётеборга', 'Gothenburg'],
  [55.68, 12.57, 2, 'Kopenhaga', 'Kopenhagi', 'Копенгаген', 'Копенгагена', 'Copenhagen'],
  [60.39, 5.32, 2, 'Bergen', 'Bergen', 'Берген', 'Бергена', 'Bergen'],
  [58.97, 5.73, 3, 'Stavanger', 'Stavanger', 'Ставангер', 'Ставангера', 'Stavanger'],
  [63.43, 10.4, 2, 'Trondheim', 'Trondheim', 'Тронхейм', 'Тронхейма', 'Trondheim'],
  [67.28, 14.4, 3, 'Bodø', 'Bodø', 'Будё', 'Будё', 'Bodø'],
  [69.65, 18.96, 2, 'Tromsø', 'Tromsø', 'Тромсё', 'Тромсё', 'Tromsø'],
  [67.86, 20.23, 3, 'Kiruna', 'Kiruny', 'Кируна', 'Кируны', 'Kiruna'],
  [68.97, 33.08, 3, 'Murmańsk', 'Murmańska', 'Мурманск', 'Мурманска', 'Murmansk'],
  [55.95, -3.19, 2, 'Edynburg', 'Edynburga', 'Эдинбург', 'Эдинбурга', 'Edinburgh'],
  [55.86, -4.25, 3, 'Glasgow', 'Glasgow', 'Глазго', 'Глазго', 'Glasgow'],
  [53.41, -2.98, 3, 'Liverpool', 'Liverpoolu', 'Ливерпуль', 'Ливерпуля', 'Liverpool'],
  [53.48, -2.24, 3, 'Manchester', 'Manchesteru', 'Манчестер', 'Манчестера', 'Manchester'],
  [52.49, -1.9, 3, 'Birmingham', 'Birmingham', 'Бирмингем', 'Бирмингема', 'Birmingham'],
  [50.38, -4.14, 3, 'Plymouth', 'Plymouth', 'Плимут', 'Плимута', 'Plymouth'],
  [51.13, 1.31, 3, 'Dover', 'Dover', 'Дувр', 'Дувра', 'Dover'],
  [53.35, -6.26, 2, 'Dublin', 'Dublina', 'Дублин', 'Дублина', 'Dublin'],
  [54.6, -5.93, 3, 'Belfast', 'Belfastu', 'Белфаст', 'Белфаста', 'Belfast'],
  [35.78, -5.81, 3, 'Tanger', 'Tangeru', 'Танжер', 'Танжера', 'Tangier'],
  [33.57, -7.59, 2, 'Casablanca', 'Casablanki', 'Касабланка', 'Касабланки', 'Casablanca'],
  [35.7, -0.63, 3, 'Oran', 'Oranu', 'Оран', 'Орана', 'Oran'],
  [36.37, 6.61, 3, 'Konstantyna', 'Konstantyny', 'Константина', 'Константины', 'Constantine'],
  [32.89, 13.19, 2, 'Trypolis', 'Trypolisu', 'Триполи', 'Триполи', 'Tripoli'],
  [32.38, 15.09, 3, 'Misrata', 'Misraty', 'Мисурата', 'Мисураты', 'Misrata'],
  [32.12, 20.07, 2, 'Bengazi', 'Bengazi', 'Бенгази', 'Бенгази', 'Benghazi'],
  [32.76, 22.64, 3, 'Derna', 'Derny', 'Дерна', 'Дерны', 'Derna'],
  [31.35, 27.24, 3, 'Marsa Matruh', 'Marsa Matruh', 'Мерса-Матрух', 'Мерса-Матруха', 'Mersa Matruh'],
  [31.2, 29.92, 2, 'Aleksandria', 'Aleksandrii', 'Александрия', 'Александрии', 'Alexandria'],
  [31.26, 32.3, 3, 'Port Said', 'Port Saidu', 'Порт-Саид', 'Порт-Саида', 'Port Said'],
  [32.79, 34.99, 3, 'Hajfa', 'Hajfy', 'Хайфа', 'Хайфы', 'Haifa'],
  [31.77, 35.21, 2, 'Jerozolima', 'Jerozolimy', 'Иерусалим', 'Иерусалима', 'Jerusalem'],
  [33.89, 35.5, 3, 'Bejrut', 'Bejrutu', 'Бейрут', 'Бейрута', 'Beirut'],
  [33.51, 36.28, 3, 'Damaszek', 'Damaszku', 'Дамаск', 'Дамаска', 'Damascus'],
];

const ISLANDS: Row[] = [
  [35.9, 14.45, 2, 'Malta', 'Malty', 'Мальта', 'Мальты', 'Malta'],
  [35.2, 24.9, 2, 'Kreta', 'Krety', 'Крит', 'Крита', 'Crete'],
  [35.05, 33.2, 2, 'Cypr', 'Cypru', 'Кипр', 'Кипра', 'Cyprus'],
  [36.2, 28, 3, 'Rodos', 'Rodos', 'Родос', 'Родоса', 'Rhodes'],
  [37.55, 14.2, 2, 'Sycylia', 'Sycylii', 'Сицилия', 'Сицилии', 'Sicily'],
  [40.1, 9, 2, 'Sardynia', 'Sardynii', 'Сардиния', 'Сардинии', 'Sardinia'],
  [42.15, 9.1, 2, 'Korsyka', 'Korsyki', 'Корсика', 'Корсики', 'Corsica'],
  [39.6, 2.95, 3, 'Majorka', 'Majorki', 'Майорка', 'Майорки', 'Majorca'],
  [62, -6.9, 2, 'Wyspy Owcze', 'Wysp Owczych', 'Фарерские острова', 'Фарерских островов', 'Faroe Islands'],
  [60.3, -1.3, 3, 'Szetlandy', 'Szetlandów', 'Шетландские острова', 'Шетландских островов', 'Shetland'],
  [58.9, -3.05, 3, 'Orkady', 'Orkadów', 'Оркнейские острова', 'Оркнейских островов', 'Orkney'],
  [68.2, 13.9, 3, 'Lofoty', 'Lofotów', 'Лофотенские острова', 'Лофотенских островов', 'Lofoten'],
  [57.5, 18.5, 3, 'Gotlandia', 'Gotlandii', 'Готланд', 'Готланда', 'Gotland'],
  [55.1, 14.9, 3, 'Bornholm', 'Bornholmu', 'Борнхольм', 'Борнхольма', 'Bornholm'],
  [38.5, -28, 2, 'Azory', 'Azorów', 'Азорские острова', 'Азорских островов', 'Azores'],
  [32.75, -17, 3, 'Madera', 'Madery', 'Мадейра', 'Мадейры', 'Madeira'],
];

const CAPES: Row[] = [
  [
    42.88,
    -9.27,
    3,
    'przylądek Finisterre',
    'przylądka Finisterre',
    'мыс Финистерре',
    'мыса Финистерре',
    'Cape Finisterre',
  ],
  [50.07, -5.71, 3, 'Land’s End', 'Land’s End', 'Лендс-Энд', 'Лендс-Энда', 'Land’s End'],
  [51.44, -9.82, 3, 'przylądek Mizen', 'przylądka Mizen', 'мыс Мизен-Хед', 'мыса Мизен-Хед', 'Mizen Head'],
  [71.17, 25.78, 3, 'przylądek Północny', 'przylądka Północnego', 'мыс Нордкап', 'мыса Нордкап', 'North Cape'],
  [57.98, 7.05, 3, 'przylądek Lindesnes', 'przylądka Lindesnes', 'мыс Линнеснес', 'мыса Линнеснес', 'Lindesnes'],
];

const SEAS: Row[] = [
  [50.5, -22, 1, 'Ocean Atlantycki', 'Atlantyku', 'Атлантический океан', 'Атлантического океана', 'Atlantic Ocean'],
  [56.4, 3.2, 1, 'Morze Północne', 'Morza Północnego', 'Северное море', 'Северного моря', 'North Sea'],
  [56.2, 18.6, 1, 'Bałtyk', 'Bałtyku', 'Балтийское море', 'Балтийского моря', 'Baltic Sea'],
  [
    34.6,
    18.4,
    1,
    'Morze Śródziemne',
    'Morza Śródziemnego',
    'Средиземное море',
    'Средиземного моря',
    'Mediterranean Sea',
  ],
  [67.5, 2, 1, 'Morze Norweskie', 'Morza Norweskiego', 'Норвежское море', 'Норвежского моря', 'Norwegian Sea'],
  [45.3, -5.2, 2, 'Zatoka Biskajska', 'Zatoki Biskajskiej', 'Бискайский залив', 'Бискайского залива', 'Bay of Biscay'],
  [43.3, 33.5, 1, 'Morze Czarne', 'Morza Czarnego', 'Чёрное море', 'Чёрного моря', 'Black Sea'],
  [42.8, 15.7, 2, 'Adriatyk', 'Adriatyku', 'Адриатическое море', 'Адриатического моря', 'Adriatic Sea'],
  [39.9, 12, 2, 'Morze Tyrreńskie', 'Morza Tyrreńskiego', 'Тирренское море', 'Тирренского моря', 'Tyrrhenian Sea'],
  [38.9, 25, 3, 'Morze Egejskie', 'Morza Egejskiego', 'Эгейское море', 'Эгейского моря', 'Aegean Sea'],
  [50.2, -2.4, 3, 'kanał La Manche', 'kanału La Manche', 'Ла-Манш', 'Ла-Манша', 'English Channel'],
  [57.9, 9.4, 3, 'Skagerrak', 'Skagerraku', 'Скагеррак', 'Скагеррака', 'Skagerrak'],
];

const read =
  (kind: NamedPlace['kind']) =>
  ([lat, lon, rank, pl, plGen, ru, ruGen, en]: Row): NamedPlace => ({
    lat,
    lon,
    kind,
    rank,
    names: { pl, ru, en },
    genitives: { pl: plGen, ru: ruGen, en },
  });

export const PLACES: NamedPlace[] = [
  ...CITIES.map(read('city')),
  ...ISLANDS.map(read('island')),
  ...CAPES.map(read('cape')),
  ...SEAS.map(read('sea')),
];

/** The index of one language, in its alphabet, narrowed by what was typed. */
export function search(typed: string, language: Language): NamedPlace[] {
  const wanted = fold(typed);
  const order = new Intl.Collator(language);
  return PLACES.filter(
    place =>
      !wanted ||
      Object.values(place.names).some(
        name => name.split(/[\s-]/).some(word => fold(word).startsWith(wanted)) || fold(name).startsWith(wanted),
      ),
  ).sort((a, b) => order.compare(a.names[language], b.names[language]));
}

export type Whereabouts = { place: NamedPlace; km: number; wind: Wind };

/** The nearest named place on land, how far it is, and in which direction from there the point lies. */
export function whereabouts(point: LatLon): Whereabouts {
  let best: Whereabouts | null = null;
  for (const place of PLACES) {
    if (place.kind === 'sea') continue;
    const km = kilometres(place, point);
    if (!best || km < best.km) best = { place, km, wind: wind(bearing(place, point)) };
  }
  return best!;
}

/** Nearer than this a pin stands "at" the place. */
export const AT_KM = 8;
/** Distances are said in round numbers. */
export function rounded(km: number): number {
  if (km < 1) return 0;
  if (km < 20) return Math.round(km);
  return km < 200 ? Math.round(km / 5) * 5 : Math.round(km / 10) * 10;
}
