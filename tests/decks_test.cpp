// Our decks are without fault, and each kind of fault is told with its place.

#include "core/utf8.h"
#include "games/table.h"
#include "tests/deck_workshop.h"
#include "tools/decks/letters.h"
#include "tools/decks/sentences.h"

namespace stolik {
namespace {

// ---- ours ----

TEST(OurDecks, are_without_fault) {
  Report report;
  const Art art = read_art_dir((kContent / "art").string(), report);
  const std::vector<std::string> folders = find_deck_dirs((kContent / "decks").string());
  EXPECT_GE(folders.size(), 3u);
  for (const std::string& folder : folders) check_deck(read_deck_dir(folder), art, report);
  for (const Problem& problem : report.problems()) ADD_FAILURE() << told(problem);
  for (const Problem& note : report.notes()) ADD_FAILURE() << "note: " << told(note);
  EXPECT_EQ(report.count(), 0u);
}

// T1: 2 to 12 sets.
TEST(SmallDecks, of_three_sets_are_without_fault_and_of_one_are_not) {
  const Workshop workshop;
  fs::copy(fs::path(kSourceDir) / "tests/data/decks/three-sets", workshop.root() / "small",
           fs::copy_options::recursive);
  workshop.edit("small/deck.json", R"("id": "three-sets")", R"("id": "small")");
  EXPECT_EQ(workshop.faults("small"), Lines{});
  const std::string deck = Workshop::read(workshop.root() / "small/deck.json");
  const std::size_t second = deck.rfind('{', deck.find(R"("id": "set-2")"));
  workshop.write("small/deck.json", deck.substr(0, deck.rfind(',', second)) + "]}");
  const Lines faults = workshop.faults("small");
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(faults[0], "small/deck.json: sets: 1 sets, 2 to 12 expected; add what is missing");
}

TEST(OurDecks, that_are_in_the_program_are_without_fault) {
  Report report;
  for (const auto& deck : built_in_shelf().decks())
    check_deck(deck_files_of(*deck), built_in_art(), report);
  for (const Problem& problem : report.problems()) ADD_FAILURE() << told(problem);
}

TEST(OurDecks, say_what_is_still_open) {
  const Ran ran = run({"check", "--open", (kContent / "decks").string()});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.out.find("open: psz: set-12: Arciuszkiewicz"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("open: prl: Meat 2.5 kg"), std::string::npos);
  EXPECT_TRUE(ran.out.ends_with("3 decks, no problem\n"));
}

// The check asks no deck for them; ours tell of 140 events where each can be read about.
TEST(OurDecks, name_a_source_for_every_event) {
  const std::string deck = Workshop::read(kContent / "decks/gpw/deck.json");
  std::size_t events = 0;
  for (std::size_t at = deck.find("\"precision\""); at != std::string::npos; ++events) {
    const std::size_t next = deck.find("\"precision\"", at + 1);
    EXPECT_LT(deck.find("\"sources\": [", at), next) << deck.substr(at - 120, 120);
    at = next;
  }
  EXPECT_EQ(events, 140u);
}

// ---- one fault, one message ----

struct Fault {
  const char* name;
  const char* deck;
  const char* file;
  std::string from;
  std::string to;
  std::string told;        // without "deck/file: "
  std::size_t follow = 0;  // texts in three languages that then fit nothing
};

void PrintTo(const Fault& fault, std::ostream* out) { *out << fault.name; }

class OneFault : public testing::TestWithParam<Fault> {};

TEST_P(OneFault, is_told) {
  const Fault& fault = GetParam();
  const Workshop workshop;
  workshop.copy(fault.deck);
  const std::string file = std::string{fault.deck} + "/" + fault.file;
  ASSERT_NO_FATAL_FAILURE(workshop.edit(file, fault.from, fault.to));
  const std::vector<std::string> faults = workshop.faults(fault.deck);
  ASSERT_EQ(faults.size(), 1 + fault.follow) << testing::PrintToString(faults);
  std::string told = fault.told;
  if (const std::size_t at = told.find("{games}"); at != std::string::npos)
    told.replace(at, 7, joined(game_names()));
  EXPECT_EQ(faults[0], file + ": " + told);
  // And it is told in the other languages, with its place or without.
  EXPECT_TRUE(is_known_sentence(told) || is_known_sentence(told.substr(told.find(": ") + 2)))
      << told;
}

const Fault kFaults[] = {
    // what holds for every deck
    {"id_not_the_folder", "psz", "deck.json", R"("id": "psz")", R"("id": "pzs")",
     "id: 'pzs' is not the name of the folder, 'psz'; make them the same"},
    {"id_of_an_edition", "psz", "deck.json", R"("id": "psz")",
     R"("id": "own-aa98d907257455cc475855378a6a8347")",
     "id: such a name is made of the contents of a deck in one file; choose another one"},
    {"id_with_capitals", "psz", "deck.json", R"("id": "psz")", R"("id": "PSZ")",
     "id: small letters, digits and single dashes are expected, 1 to 48 of them"},
    {"long_author", "psz", "deck.json", R"("game": "triples")",
     R"("game": "triples", "author": ")" + std::string(61, 'x') + '"',
     "author: 61 characters, at most 60; shorten it"},
    {"unknown_game", "psz", "deck.json", R"("game": "triples")", R"("game": "chess")",
     "game: 'chess' is none of: {games}"},
    {"game_missing", "psz", "deck.json", R"("game": "triples",)", "",
     "game: is missing; one of: {games}"},
    {"wrong_language_code", "psz", "deck.json", R"("en")", R"("../en")",
     "languages[2]: a code of two or three small letters is expected: pl, ru, en"},
    {"language_twice", "psz", "deck.json", R"("en")", R"("pl")",
     "languages[2]: the same language as languages[0]; change one of them"},
    {"language_of_another_file", "psz", "pl.json", R"("language": "pl")", R"("language": "ru")",
     "language: 'ru' in the file of 'pl'; correct it"},
    {"broken_json", "psz", "pl.json", R"("language": "pl",)", R"("language": "pl")",
     "line 3, column 2: a comma or } is expected here; correct it"},
    {"member_twice", "psz", "pl.json", R"("language": "pl",)",
     R"("language": "pl", "language": "pl",)",
     "line 2, column 30: the same member twice; correct it"},
    {"unknown_member", "psz", "pl.json", R"("title": "Monte)", R"("titel": "x", "title": "Monte)",
     "sets.set-1.titel: there is no such member here; correct its name or take it out"},
    {"html_in_a_text", "psz", "pl.json", "Monte Cassino 1944", "<b>Cassino</b>",
     "sets.set-1.title: texts are plain: take out '<' and '>'"},
    {"script_in_a_source", "psz", "deck.json", "W. Anders, Bez", "<script>alert(1)</script> Bez",
     "sets[0].sources[0]: texts are plain: take out '<' and '>'"},
    {"control_character", "psz", "pl.json", "Monte Cassino 1944", "Monte\\u0007Cassino",
     "sets.set-1.title: a control or invisible character; type the text again without it"},
    {"turned_direction", "psz", "pl.json", "Monte Cassino 1944",
     "Monte \xE2\x80\xAE"
     "Cassino",
     "sets.set-1.title: a control or invisible character; type the text again without it"},
    {"link", "psz", "pl.json", "Monte Cassino 1944", "https://example.org",
     "sets.set-1.title: a link; texts have none, take it out"},
    {"double_space", "psz", "pl.json", "Monte Cassino 1944", "Monte  Cassino",
     "sets.set-1.title: two spaces in a row; leave one"},
    {"title_too_long", "psz", "en.json", "Polish Armed Forces in the West", std::string(61, 'x'),
     "title: 61 characters, at most 60; shorten it"},
    {"text_empty", "psz", "pl.json", "Monte Cassino 1944", "",
     "sets.set-1.title: is empty; write something"},
    {"wrong_type", "psz", "pl.json", R"("title": "Monte Cassino 1944")", R"("title": 7)",
     "sets.set-1.title: a text in quotation marks is expected here, not a number"},
    // triples
    {"name_too_long", "psz", "pl.json", "gen. Władysław Anders\"", std::string(38, 'a') + "ż\"",
     "cards.anders.name: 39 characters, at most 38; shorten it"},
    {"name_missing", "psz", "pl.json", R"("name": "gen. Władysław Anders",)", "",
     "cards.anders.name: is missing; add it"},
    {"names_alike", "psz", "pl.json", R"("name": "gen. Stanisław Maczek")",
     R"("name": "gen. Wladyslaw ANDERS")",
     "cards.maczek.name: 'gen. Wladyslaw ANDERS' also fits anders (psz/pl.json: "
     "cards.anders.name); change one of "
     "them"},
    {"alias_ambiguous", "psz", "en.json", R"("name": "Gen. Stanisław Maczek",
   "short": "Gen. Maczek",
   "aliases": [)",
     R"("name": "Gen. Stanisław Maczek",
   "short": "Gen. Maczek",
   "aliases": [ "Ge-ne-rał „Anders”",)",
     "cards.maczek.aliases[0]: 'Ge-ne-rał „Anders”' also fits anders (psz/pl.json: "
     "cards.anders.aliases[2]); "
     "change one of them"},
    {"no_break_space_in_a_name", "psz", "pl.json", "gen. Władysław Anders\"",
     "gen.\xC2\xA0Władysław Anders\"",
     "cards.anders.name: has a no-break space; use plain spaces here"},
    {"set_too_few_cards", "psz", "deck.json", R"("orp-piorun",)", "",
     "sets[6].cards: 2 cards, 3 expected; add what is missing", 3},
    {"card_twice", "psz", "deck.json", R"("maczek",
    "1-dyw)",
     R"("anders",
    "1-dyw)",
     "sets[1].cards[0]: 'anders' is used already at sets[0].cards[0]; ids of a deck all differ", 3},
    {"id_not_kebab", "psz", "deck.json", R"("id": "set-1")", R"("id": "set--1")",
     "sets[0].id: 'set--1' is no id; small letters a-z, digits and single dashes, 1 to 48 of them",
     3},
    {"role_unknown", "psz", "deck.json", R"("commander")", R"("poet")",
     "sets[0].roles[0]: 'poet' is none of: commander, unit, battle"},
    {"picture_unknown", "psz", "deck.json", R"("psz-anders")", R"("psz-nobody")",
     "sets[0].pictures[0]: there is no picture 'psz-nobody'; name one of content/art, without "
     ".svg"},
    {"picture_with_a_path", "psz", "deck.json", R"("psz-anders")", R"("../../secret")",
     "sets[0].pictures[0]: there is no picture '../../secret'; name one of content/art, without "
     ".svg"},
    {"frame_number_twice", "psz", "deck.json", R"("number": 2,)", R"("number": 1,)",
     "sets[1].frame.number: the same number as sets[0].frame.number; change one of them"},
    {"frame_pattern_twice", "psz", "deck.json", R"("slanted-bars")", R"("solid")",
     "sets[1].frame.pattern: the same pattern as sets[0].frame.pattern; change one of them"},
    {"frame_color", "psz", "deck.json", R"("#B3261E")", R"("red")",
     "sets[0].frame.color: a colour is written #B3261E"},
    {"no_such_day", "psz", "deck.json", R"("1944-05-11")", R"("1943-02-29")",
     "sets[0].date.start: '1943-02-29' is no date; write 1944-05-18, 1944-05 or 1944"},
    {"end_before_start", "psz", "deck.json", R"("end": "1944-05-25")", R"("end": "1944-04")",
     "sets[0].date.end: is before the start"},
    {"facts_out_of_order", "psz", "deck.json", R"("1944-05-12",)", R"("1944-05-20",)",
     "sets[0].facts[1]: is earlier than the one before; put the facts in the order of time"},
    {"latitude", "psz", "deck.json", R"("lat": 41.4901)", R"("lat": 141.4901)",
     "sets[0].place.points[0].lat: 141.4901 is out of range, -90 to 90 expected; correct it"},
    {"longitude", "psz", "deck.json", R"("lon": 13.814)", R"("lon": -181)",
     "sets[0].place.points[0].lon: -181 is out of range, -180 to 180 expected; correct it"},
    {"bands", "psz", "deck.json", R"("near_km": 100)", R"("near_km": 20)",
     "sets[0].place.near_km: must be more than in_place_km"},
    {"points_of_a_point", "psz", "deck.json", R"("kind": "points")", R"("kind": "point")",
     "sets[1].place.points: 3 points, 1 expected; take some out"},
    {"too_many_sources", "psz", "deck.json", R"("sources": [)", R"("sources": ["a", "b", "c",)",
     "sets[0].sources: 6 sources, 1 to 5 expected; take some out"},
    {"too_many_sources_of_an_event", "gpw", "deck.json", R"("sources": [)",
     R"("sources": ["a", "b", "c", "d",)",
     "events[0].sources: 6 sources, 1 to 5 expected; take some out"},
    // rationing
    {"goods_sum", "prl", "deck.json", R"("flour": 5)", R"("flour": 6)",
     "goods: 36 ration cards, 35 in all expected (R1)"},
    {"goods_too_many_of_one", "prl", "deck.json", R"("flour": 5)", R"("flour": 10)",
     "goods.flour: 10, a whole number from 1 to 9 is expected"},
    {"cost_sum", "prl", "deck.json", R"("flour": 2,)", R"("flour": 1,)",
     "shopping[0].cost: 2 ration cards, 3 expected (R3)"},
    {"cost_unknown_good", "prl", "deck.json", R"("flour": 2,)", R"("bread": 2,)",
     "shopping[0].cost.bread: there is no such good in `goods`; correct it"},
    {"category_unknown", "prl", "deck.json", R"("category": "cake")", R"("category": "soup")",
     "shopping[0].category: 'soup' is none of: cake, dinner, party, renovation"},
    {"icons", "prl", "deck.json", R"("icons": 3)", R"("icons": 0)",
     "shopping[0].icons: 0, a whole number from 1 to 9 is expected"},
    {"visit_twice_the_same", "prl", "deck.json", R"("cake",
    "renovation")",
     R"("cake",
    "cake")",
     "visits[0].doubles: twice the same category; two different ones are expected"},
    {"pair_twice", "prl", "deck.json", R"("cake",
    "renovation")",
     R"("dinner",
    "cake")",
     "visits[1].doubles: the same pair as visits[0].doubles; change one of them"},
    {"span_of_dates", "prl", "deck.json", R"("1979/1982")", R"("1982/1979")",
     "history[1].figures[1].date: '1982/1979' is no span of dates; write 1979/1982"},
    {"case_missing", "prl", "pl.json", R"("gen": "mąki",)", "",
     "goods.flour.gen: is missing; add it"},
    {"short_too_long", "prl", "en.json", R"("short": "flour")", R"("short": "flour of wheat")",
     "goods.flour.short: 14 characters, at most 12; shorten it"},
    {"flavour_too_long", "prl", "en.json", "These cards began with it, in August 1976.",
     std::string(91, 'x'), "goods.sugar.flavour: 91 characters, at most 90; shorten it"},
    // victory-line
    {"cell_is_a_corner", "gpw", "deck.json", R"("b1": "invasion-of-ussr",)",
     R"("b1": "invasion-of-ussr", "a1": "one-more",)",
     "cells.a1: is no cell for an event: a1 to l12 are, but not the corners (V1)"},
    {"event_category", "gpw", "deck.json", R"("category": "command")", R"("category": "weather")",
     "events[0].category: 'weather' is none of: allies, award, battle, command, culture, "
     "diplomacy, home_front, "
     "liberation, memory, partisan, siege, victory"},
    {"event_picture_unknown", "gpw", "deck.json", R"("category": "command")",
     R"("category": "command", "picture": "own-lamp")",
     "events[0].picture: there is no picture 'own-lamp'; name one of content/art, without .svg"},
    {"event_picture_from_elsewhere", "gpw", "deck.json", R"("category": "command")",
     R"("category": "command", "picture": "../../secret")",
     "events[0].picture: there is no picture '../../secret'; name one of content/art, without "
     ".svg"},
    {"precision", "gpw", "deck.json", R"("date": "1941-06-22")", R"("date": "1941-06")",
     "events[0].date: is not as exact as `precision` says: day"},
    {"memory_false", "gpw", "deck.json", R"("memory": true)", R"("memory": false)",
     "events[0].memory: is true or left out"},
    {"event_point", "gpw", "deck.json", R"("lat": 52.0825)", R"("lat": "52.0825")",
     "events[1].point.lat: a number is expected here, not a text"},
    {"code_twice", "gpw", "pl.json", R"("code": "TwB")", R"("code": "Inw")",
     "events.defence-of-brest-fortress.code: the same code as events.invasion-of-ussr.code; change "
     "one of them"},
    {"code_of_one_letter", "gpw", "pl.json", R"("code": "TwB")", R"("code": "Ź")",
     "events.defence-of-brest-fortress.code: one letter; two or three are expected"},
    {"event_names_alike", "gpw", "pl.json", R"("name": "Obrona twierdzy brzeskiej")",
     R"("name": "Atak na ZSRR")",
     "events.defence-of-brest-fortress.name: the same name as events.invasion-of-ussr.name; change "
     "one of them"},
    {"brief_too_long", "gpw", "pl.json", R"("brief": "Inwazja")", R"("brief": "Inwazja na ZSRR")",
     "events.invasion-of-ussr.brief: 15 characters, at most 12; shorten it"},
};

INSTANTIATE_TEST_SUITE_P(Decks, OneFault, testing::ValuesIn(kFaults),
                         [](const auto& one) { return std::string{one.param.name}; });

// ---- faults that are told more than once, or are not made by one replacement ----

// A class writes twenty words where sixty are advised, and plays.
TEST(Advice, about_words_keeps_no_deck_from_being_played) {
  const struct {
    const char* deck;
    const char* member;
    int few, many;
    const char* place;
    const char* limits;
  } kCases[] = {{"psz", "knowledge", 14, 91, "sets.set-1.knowledge", "60 to 90"},
                {"prl", "text", 59, 96, "history.ration-card.text", "60 to 95"},
                {"gpw", "text", 24, 46, "events.invasion-of-ussr.text", "25 to 45"}};
  for (const auto& one : kCases) {
    for (const int count : {one.few, one.many}) {
      const Workshop workshop;
      workshop.copy(one.deck);
      const std::string file = std::string{one.deck} + "/pl.json";
      const std::string member = '"' + std::string{one.member} + "\": \"";
      ASSERT_NO_FATAL_FAILURE(workshop.edit_line(file, member, member + words(count) + '"'));
      const std::string to_do = count == one.few ? "write some more" : "shorten it";
      EXPECT_EQ(workshop.faults(one.deck), Lines{});
      EXPECT_EQ(workshop.notes(one.deck),
                Lines{file + ": " + one.place + ": " + std::to_string(count) + " words, " +
                      one.limits + " are advised; " + to_do});
    }
  }
}

TEST(Unwritten, places_are_counted_and_a_deck_with_them_is_played) {
  const Workshop workshop;
  workshop.copy("psz");
  workshop.edit("psz/pl.json", R"("language": "pl")",
                R"("language": "pl", "unwritten": ["sets.set-3.knowledge", "questions[0]"])");
  workshop.edit("psz/deck.json", R"("game": "triples")",
                R"("game": "triples", "unwritten": ["sets[3].sources"])");
  EXPECT_EQ(workshop.faults("psz"), Lines{});
  EXPECT_EQ(workshop.notes("psz"), (Lines{"psz/deck.json: unwritten: 1 place still to be written",
                                          "psz/pl.json: unwritten: 2 places still to be written"}));
}

TEST(Unwritten, places_that_the_file_has_not_are_faults) {
  for (const char* place : {"sets.set-99.title", "sets[0]", "questions[3]", "questions[x]",
                            "questions[", "questions[0", "title.title"}) {
    const Workshop workshop;
    workshop.copy("psz");
    workshop.edit("psz/pl.json", R"("language": "pl")",
                  R"("language": "pl", "unwritten": [")" + std::string{place} + R"("])");
    EXPECT_EQ(workshop.faults("psz"),
              Lines{"psz/pl.json: unwritten[0]: '" + std::string{place} +
                    "' is no place in this file; correct it or take it out"});
  }
}

TEST(Faults, a_date_without_its_sentences) {
  const Workshop workshop;
  workshop.copy("psz");
  workshop.edit("psz/deck.json", R"("1944-05-12",)", "");
  EXPECT_EQ(workshop.faults("psz"),
            (Lines{"psz/pl.json: sets.set-1.facts: 3 facts, 2 expected; take some out",
                   "psz/ru.json: sets.set-1.facts: 3 facts, 2 expected; take some out",
                   "psz/en.json: sets.set-1.facts: 3 facts, 2 expected; take some out"}));
}

TEST(Faults, an_id_that_the_texts_do_not_know) {
  const Workshop workshop;
  workshop.copy("psz");
  workshop.edit("psz/ru.json", R"("anders": {)", R"("andres": {)");
  EXPECT_EQ(workshop.faults("psz"), (Lines{"psz/ru.json: cards.anders: is missing; write this card",
                                           "psz/ru.json: cards.andres: the deck has nothing of "
                                           "this name; correct it or take it out"}));
}

TEST(Faults, a_phrase_of_one_language_only) {
  const Workshop workshop;
  workshop.copy("prl");
  workshop.edit("prl/ru.json", R"("need": )", R"("needs": )");
  EXPECT_EQ(workshop.faults("prl"),
            (Lines{"prl/ru.json: phrases.need: is missing; write this phrase",
                   "prl/ru.json: phrases.needs: the deck has nothing of this name; correct it or "
                   "take it out"}));
}

TEST(Faults, a_language_without_its_file) {
  const Workshop workshop;
  workshop.copy("psz");
  fs::remove(workshop.root() / "psz/ru.json");
  EXPECT_EQ(workshop.faults("psz"), Lines{"psz/ru.json: there is no such file; add it"});
  workshop.edit("psz/deck.json", "\"ru\",", "");
  EXPECT_EQ(workshop.faults("psz"), Lines{});  // two languages are enough, and so is one
}

TEST(Faults, a_file_without_its_language_is_noted) {
  const Workshop workshop;
  workshop.copy("psz");
  workshop.edit("psz/deck.json", "\"ru\",", "");
  Report report;
  check_deck(read_deck_dir(workshop.path("psz")), built_in_art(), report);
  EXPECT_EQ(report.count(), 0u);
  ASSERT_EQ(report.notes().size(), 1u);
  EXPECT_EQ(workshop.without_root(told(report.notes()[0])),
            "psz/ru.json: is not read: `languages` in deck.json does not name ru");
}

TEST(Faults, eleven_and_thirteen_sets) {
  const Workshop workshop;
  workshop.copy("psz");
  const std::string deck = Workshop::read(workshop.root() / "psz/deck.json");
  const std::size_t second = deck.find("  {\n   \"id\": \"set-2\"");
  const std::size_t third = deck.find("  {\n   \"id\": \"set-3\"");
  const std::string one = deck.substr(second, third - second);
  workshop.write("psz/deck.json", std::string{deck}.insert(third, one));
  Lines faults = workshop.faults("psz");
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(faults[0], "psz/deck.json: sets: 13 sets, 2 to 12 expected; take some out");
  // Eleven are a deck (T1); the texts of the twelfth are one set and three cards too many.
  workshop.write("psz/deck.json", std::string{deck}.erase(second, third - second));
  faults = workshop.faults("psz");
  ASSERT_EQ(faults.size(), 3u * 4u);
  EXPECT_EQ(
      faults[0],
      "psz/pl.json: sets.set-2: the deck has nothing of this name; correct it or take it out");
}

TEST(Faults, a_good_named_like_a_word_of_the_commands) {
  const Workshop workshop;
  workshop.copy("prl");
  workshop.edit("prl/deck.json", R"("flour": 5)", R"("any": 5)");
  const Lines faults = workshop.faults("prl");
  EXPECT_NE(
      std::find(faults.begin(), faults.end(),
                "prl/deck.json: goods.any: 'any' is a word of the commands; choose another id"),
      faults.end());
}

TEST(Faults, an_event_on_two_cells) {
  const Workshop workshop;
  workshop.copy("gpw");
  workshop.edit("gpw/deck.json", R"("c1": "defence-of-brest-fortress")",
                R"("c1": "invasion-of-ussr")");
  const Lines faults = workshop.faults("gpw");
  ASSERT_GE(faults.size(), 2u);
  EXPECT_EQ(faults[0],
            "gpw/deck.json: cells.c1: 'invasion-of-ussr' is used already at cells.b1; ids of a "
            "deck all differ");
  EXPECT_EQ(faults[1],
            "gpw/deck.json: events[1].id: 'defence-of-brest-fortress' stands on no cell; put it "
            "into `cells` or take "
            "it out");
}

TEST(Faults, an_empty_cell) {
  const Workshop workshop;
  workshop.copy("gpw");
  workshop.edit("gpw/deck.json", R"("c1": "defence-of-brest-fortress",)", "");
  const Lines faults = workshop.faults("gpw");
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(faults[0], "gpw/deck.json: cells.c1: is missing; put an event on this cell");
}

TEST(Faults, events_out_of_time_are_only_noted) {
  const Workshop workshop;
  workshop.copy("gpw");
  workshop.edit("gpw/deck.json", R"("date": "1941-06-22")", R"("date": "1941-12-22")");
  Report report;
  check_deck(read_deck_dir(workshop.path("gpw")), built_in_art(), report);
  EXPECT_EQ(report.count(), 0u);
  ASSERT_EQ(report.notes().size(), 1u);
  EXPECT_EQ(report.notes()[0].place, "events[1].date");
}

TEST(Faults, are_all_listed_up_to_a_hundred) {
  const Workshop workshop;
  workshop.copy("gpw");
  std::string texts = Workshop::read(workshop.root() / "gpw/pl.json");
  for (std::size_t at = texts.find("\"brief\""); at != std::string::npos;
       at = texts.find("\"brief\"")) {
    texts.replace(at, 7, "\"kurz\"");
  }
  workshop.write("gpw/pl.json", texts);
  const Ran ran = run({"check", workshop.path("gpw")});
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 102);
  EXPECT_TRUE(ran.out.ends_with("… and 180 more\n280 problems\n"))
      << ran.out.substr(ran.out.size() - 60);
}

// ---- names as they are compared ----

TEST(Letters, are_compared_without_ornament) {
  EXPECT_EQ(folded("ORP „Piorun”"), "orppiorun");
  EXPECT_EQ(folded("Żółć ĄĘ"), "zolcae");
  EXPECT_EQ(folded("ЁЛКА й"), "елкаи");
  EXPECT_EQ(folded("z\xCC\x81"), "z");  // a combining acute
  EXPECT_EQ(folded("– … ’"), "");
}

TEST(Letters, are_counted_as_people_do) {
  EXPECT_EQ(count_signs("żółć"), 4u);
  EXPECT_EQ(count_words("w\xC2\xA0maju 1944 \n r."), 4u);
  EXPECT_EQ(count_words(""), 0u);
}

}  // namespace
}  // namespace stolik
