// `stolik play` through string streams: games to the end, what is typed, what is told, what stays
// hidden.

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <sstream>

#include "tests/labs.h"
#include "tools/args.h"
#include "tools/terminal/letters.h"
#include "tools/terminal/play.h"
#include "tools/terminal/replay.h"
#include "tools/terminal/rulebook.h"

namespace stolik::terminal {
namespace {

constexpr Language kLanguages[] = {Language::en, Language::pl, Language::ru};

std::unique_ptr<Table> table_of(std::string_view game, int players,
                                std::string_view options = "{}") {
  const JsonResult parsed = parse_json(options);
  Opened opened = open_table(built_in_shelf(), game, players, &parsed.value);
  EXPECT_TRUE(opened.answer.ok()) << opened.answer.message;
  return std::move(opened.table);
}

struct Played {
  std::string text;
  PlayResult result;
};
Played play_with(std::unique_ptr<Table> table, const std::string& typed, std::string seed,
                 Language language = Language::en, std::optional<int> seat = 0) {
  std::istringstream in(typed);
  std::ostringstream out;
  PlayRequest request;
  request.seed = std::move(seed);
  request.seat = seat;
  request.look.language = language;
  PlayResult result = play(std::move(table), request, in, out);
  return {out.str(), std::move(result)};
}
std::string many(const std::string& lines, int times) {
  std::string out;
  for (int i = 0; i < times; ++i) out += lines;
  return out;
}
bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

// ---- letters
// -------------------------------------------------------------------------------------

TEST(Letters, are_compared_without_case_diacritics_and_marks) {
  EXPECT_EQ(fold("gen. Władysław  ANDERS"), "gen wladyslaw anders");
  EXPECT_EQ(fold("«Ёж»"), "еж");
  EXPECT_TRUE(names_it("zolw", "Żółw"));
  EXPECT_TRUE(names_it("cass mon", "Battle of Monte Cassino"));
  EXPECT_FALSE(names_it("assino", "Battle of Monte Cassino"));
  EXPECT_FALSE(names_it("", "Anders"));
}
TEST(Letters, are_fitted_and_wrapped_by_columns) {
  EXPECT_EQ(fit("Żółw", 6), "Żółw  ");
  EXPECT_EQ(fit("Żółwik", 4), "Żół…");
  EXPECT_EQ(width("\x1b[31m●\x1b[0m"), 1);
  EXPECT_EQ(wrap("aa bb cc", 5), "aa bb\ncc");
  EXPECT_EQ(wrap("1. aa bb\ncc", 6, 3), "1. aa\n   bb\n   cc");
  EXPECT_EQ(wrap("a\xC2\xA0"
                 "b c",
                 3),
            "a b\nc");
  EXPECT_EQ(capitalised("żubr"), "Żubr");
}

// ---- the voice
// -----------------------------------------------------------------------------------

TEST(Voice, knows_cases_numbers_and_the_reader) {
  const Json phrases = parse_json(R"({"asks": ["{seat} asks {to}: {n} {n#card|cards}[, {gift}]",
      "{seat} prosi {to:acc}: {n} {n#karta|karty|kart}",
      "{seat} просит у {to:gen}: {n} {n#карта|карты|карт}"]})")
                           .value;
  const auto company = Company::parse("squirrel,raven", 2);
  ASSERT_TRUE(company);
  const auto say = [&](Language language, std::optional<int> reader, int n) {
    return Voice(language, *company, reader, {&phrases})
        .say("asks", {seat("seat", 1), seat("to", 0), number("n", n)});
  };
  EXPECT_EQ(say(Language::en, {}, 1), "Raven asks Squirrel: 1 card");
  EXPECT_EQ(say(Language::pl, {}, 3), "Kruk prosi Wiewiórkę: 3 karty");
  EXPECT_EQ(say(Language::pl, {}, 12), "Kruk prosi Wiewiórkę: 12 kart");
  EXPECT_EQ(say(Language::ru, {}, 21), "Ворон просит у Белки: 21 карта");
  EXPECT_EQ(say(Language::pl, 0, 22), "Kruk prosi cię: 22 karty");
  EXPECT_EQ(say(Language::ru, 0, 5), "Ворон просит у тебя: 5 карт");
  const auto asks = [&](const Fillings& args) {
    return Voice(Language::en, *company, {}, {&phrases}).say("asks", args);
  };
  EXPECT_EQ(asks({seat("seat", 1), seat("to", 0), number("n", 1), text("gift", "a hat")}),
            "Raven asks Squirrel: 1 card, a hat");
  EXPECT_EQ(asks({seat("seat", 1), seat("to", 0), number("n", 1), text("gift", "")}),
            "Raven asks Squirrel: 1 card");
  EXPECT_EQ(asks({seat("seat", 1), seat("to", 0)}), "Raven asks Squirrel: ‹n› ‹n#card|cards›");
}
TEST(Voice, has_every_phrase_in_every_language) {
  for (const std::string_view game : game_names()) {
    for (const Json* words : words_of_game(game)) {
      for (const auto& [key, texts] : words->members()) {
        if (key == "closed") continue;
        ASSERT_EQ(texts.items().size(), 3u) << key;
        const bool hidden = texts.items()[0].text().empty();
        for (const Json& text : texts.items()) EXPECT_EQ(text.text().empty(), hidden) << key;
      }
    }
  }
}
TEST(Rulebook, has_the_rules_of_every_game) {
  EXPECT_TRUE(rule_text("t10").starts_with("T10 [R] Strict asking"));
  EXPECT_EQ(rule_text("T99"), "");
  EXPECT_EQ(rule_numbers('T').size(), 18u);
  EXPECT_EQ(rule_numbers('V').size(), 22u);
  EXPECT_EQ(rule_numbers('R').size(), 31u);
}

// ---- every event has a sentence, two worlds look the same
// --------------------------------------------

template <class Lab>
class TerminalOf : public testing::Test {};
TYPED_TEST_SUITE(TerminalOf, AllLabs, LabNames);

Screen screen_of(const Table& table, Language language, std::optional<int> reader) {
  return Screen(table, Look{language, Paint(false), 80}, Company::in_order(table.players()),
                reader);
}
void expect_words(const std::string& text, const std::string& about) {
  EXPECT_FALSE(has(text, "‹")) << about << " → "
                               << text;  // a phrase or one of its parts is missing
  EXPECT_FALSE(has(text, "?")) << about << " → " << text;  // a name or a case is missing
}

TYPED_TEST(TerminalOf, every_event_has_a_sentence_in_each_language) {
  std::set<std::string> kinds;
  std::apply([&](const auto&... form) { (kinds.emplace(form.name), ...); },
             TypeParam::Text::events());
  std::set<std::string> met;
  for (std::uint64_t seed = 1; seed <= 400 && (met != kinds || seed < 4); ++seed) {
    RandomTable<TypeParam> random(seed);
    auto table = random.table();
    std::vector<Screen> all, own;
    for (const Language language : kLanguages) {
      all.push_back(screen_of(table, language, {}));
      own.push_back(screen_of(table, language, 0));
    }
    for (int i = 0; i < 3000 && !random.over(); ++i) {
      const auto step = random.choose();
      ASSERT_TRUE(table.submit(step.who, random.text(step)).ok());
      ASSERT_FALSE(random.carry_out(step));
      for (const std::string& told : {table.told(Viewer::everything()), table.told(seat_at(0))}) {
        const Json events = parse_json(told).value;
        for (const Json& event : events.items()) met.insert(text_in(event, "event"));
        for (auto& screen : told == table.told(Viewer::everything()) ? all : own) {
          const std::vector<std::string> sentences = screen.tell(events);
          EXPECT_EQ(sentences.empty(), events.items().empty()) << told;
          for (const std::string& sentence : sentences) expect_words(sentence, told);
        }
      }
    }
  }
  EXPECT_EQ(met, kinds);
}

// The same view gives the same screen, whatever the others hold.
TYPED_TEST(TerminalOf, two_worlds_look_the_same) {
  using G = typename TypeParam::Text::Rules;
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 16; ++seed) {
    RandomTable<TypeParam> random(seed);
    for (int i = 0; i < 30 && !random.over(); ++i) {
      const int players = random.state.pub.options.players;
      const int me = static_cast<int>(random.rng().below(static_cast<std::uint32_t>(players)));
      const State<G> guess =
          G::guess(view<G>(random.state, seat_at(me)), random.memory, random.rng());
      const auto step = random.choose();
      if (guess != random.state) {
        ++compared;
        auto here = random.table();
        auto there = random.table(guess);
        const auto look = [&](auto& table) {
          Screen screen = screen_of(table, Language::en, me);
          const Json seen = parse_json(table.view(seat_at(me))).value;
          const auto legal = table.legal(Actor::at(seat_at(me)));
          std::string text = screen.draw(seen) + screen.question(seen, legal);
          for (const std::string line : {"1", "1 1", "?", "look 1", "offer 2 places", "x"}) {
            const Wish wish = screen.understand(line, seen, legal);
            text += wish.command + wish.answer;
          }
          return text;
        };
        EXPECT_EQ(look(here), look(there));
        const bool tellable = !step.deals && !TypeParam::reveals(step.action);
        const std::string command = random.text(step);
        if (tellable && here.submit(step.who, command).ok() &&
            there.submit(step.who, command).ok() && !here.waiting().over) {
          const auto tell = [&](auto& table) {
            return screen_of(table, Language::en, me)
                .tell(parse_json(table.told(seat_at(me))).value);
          };
          EXPECT_EQ(tell(here), tell(there));
        }
      }
      ASSERT_FALSE(random.carry_out(step));
    }
  }
  EXPECT_GT(compared, 100);
}

TYPED_TEST(TerminalOf, all_by_lot_ends_in_every_language) {
  const std::string_view game = TypeParam::Text::Rules::kName;
  for (const Language language : kLanguages) {
    const Played played = play_with(table_of(game, 3), "", "watch", language, {});
    EXPECT_TRUE(played.result.over);
    expect_words(played.text, "all by lot");
  }
}

TYPED_TEST(TerminalOf, end_of_input_and_quit_leave_quietly) {
  const std::string_view game = TypeParam::Text::Rules::kName;
  for (const std::string typed : {"", "quit\n", "?\nrules\nq\n"}) {
    const Played played = play_with(table_of(game, 3), typed, "leave");
    EXPECT_FALSE(played.result.over);
    EXPECT_TRUE(has(played.text, "You leave the table."));
    EXPECT_GE(played.result.journal.entries.size(), 1u);  // the deal
  }
}

// ---- triples
// ---------------------------------------------------------------------------------------

TEST(TerminalTriples, is_played_to_the_end) {
  for (const Language language : kLanguages) {
    const Played played =
        play_with(table_of("triples", 3), many("1 1\n2\n1\n", 4000), "tea", language);
    EXPECT_TRUE(played.result.over);
    EXPECT_FALSE(has(played.text, "‹"));
  }
}

// What can be asked for stands in the order of names, so that it tells nothing about the deal (T2).
TEST(TerminalTriples, lists_cards_in_alphabetical_order) {
  const auto table = table_of("triples", 2);
  Screen screen = screen_of(*table, Language::en, 0);
  const std::string list =
      screen.question(Json{}, {"ask 1 monte-cassino", "ask 1 anders", "ask 1 2-korpus-polski"});
  EXPECT_LT(list.find("Gen. Anders"), list.find("Monte Cassino"));
  EXPECT_LT(list.find("Monte Cassino"), list.find("Polish II Corps"));
}

// Whom and for what, in all the ways people may say it: the journal shows what was understood.
TEST(TerminalTriples, understands_numbers_parts_of_names_aliases_and_the_protocol) {
  const auto position = parse_json(
      R"({"game":"triples","players":3,"options":{},"phase":"play","turn":0,
          "hands":[["anders"],["monte-cassino"],["2-korpus-polski"]],
          "sets":[["set-2","set-3","set-4","set-5","set-6"],
                  ["set-7","set-8","set-9"],["set-10","set-11","set-12"]],
          "reads":[0,0,0],"winners":[]})");
  ASSERT_TRUE(bool(position)) << position.error;
  const auto screen_says = [&](std::vector<std::string> lines, Language language = Language::en) {
    Opened opened = load_table(built_in_shelf(), position.value);
    EXPECT_TRUE(opened.answer.ok()) << opened.answer.message;
    Screen screen = screen_of(*opened.table, language, 0);
    const Json seen = parse_json(opened.table->view(seat_at(0))).value;
    Wish wish;
    const auto legal = opened.table->legal(Actor::at(seat_at(0)));
    screen.question(seen, legal);
    for (const std::string& line : lines) wish = screen.understand(line, seen, legal);
    return wish.command;
  };
  // Whole commands by name: Acacia or Squirrel, Battle of … or Polish II Corps.
  EXPECT_EQ(screen_says({"1"}), "ask 1 monte-cassino");
  EXPECT_EQ(screen_says({"4"}), "ask 2 2-korpus-polski");
  EXPECT_EQ(screen_says({"1 monte"}), "ask 1 monte-cassino");
  EXPECT_EQ(screen_says({"acacia MONTE CASS"}), "ask 1 monte-cassino");
  EXPECT_EQ(screen_says({"squirrel second corps"}), "ask 2 2-korpus-polski");  // an alias
  EXPECT_EQ(screen_says({"cassino", "1"}), "ask 1 monte-cassino");
  EXPECT_EQ(screen_says({"cassino", "2"}), "ask 2 monte-cassino");
  EXPECT_EQ(screen_says({"ask acacia cassino"}), "ask 1 monte-cassino");
  EXPECT_EQ(screen_says({"wiewiorka drugi korpus"}, Language::pl), "ask 2 2-korpus-polski");
  EXPECT_EQ(screen_says({"белка корпус"}, Language::ru), "ask 2 2-korpus-polski");
  // One's own card is not in the list of those to ask for.
  EXPECT_EQ(screen_says({"acacia anders"}), "");
}

TEST(TerminalTriples, tells_why_not_and_shows_rules) {
  const Played played =
      play_with(table_of("triples", 3),
                "ask 0 anders\nrules t10\nrules t99\nblurb\nlook monte 1944\nquit\n", "tea");
  EXPECT_TRUE(has(played.text, "That cannot be: "));
  EXPECT_TRUE(has(played.text, "(rules T7)"));
  EXPECT_TRUE(has(played.text, "T10  [R] Strict asking"));
  EXPECT_TRUE(has(played.text, "There is no rule “t99”"));
  EXPECT_TRUE(has(played.text, "Monte Cassino 1944\n"));
  const Played closed = play_with(table_of("triples", 3, R"({"variant":"advanced","youngest":0})"),
                                  "look monte 1944\nread set-1\nquit\n", "tea");
  EXPECT_TRUE(has(closed.text, "That is closed in this variant"));
  EXPECT_TRUE(has(closed.text, "You read knowledge card Monte Cassino 1944 aloud:"));
}

// ---- victory-line
// -----------------------------------------------------------------------------------

std::string all_cells() {
  std::string lines;
  for (char column = 'a'; column <= 'l'; ++column) {
    for (int row = 1; row <= 12; ++row)
      lines += std::string{column} + std::to_string(row) + "\n1\n";
  }
  return lines;
}

TEST(TerminalVictoryLine, is_played_to_the_end) {
  for (const Language language : kLanguages) {
    const Played played =
        play_with(table_of("victory-line", 2), many("1\n" + all_cells(), 60), "tea", language);
    EXPECT_TRUE(played.result.over);
    EXPECT_FALSE(has(played.text, "‹"));
  }
}

TEST(TerminalVictoryLine, draws_by_hand_and_calls_penalties) {
  const std::string typed = "host penalty 0\n1\n" + all_cells() + "draw\n\n";
  const Played played =
      play_with(table_of("victory-line", 4, R"({"draw":"manual","dead_cards":"exchange"})"),
                many(typed, 80), "tea");
  EXPECT_TRUE(played.result.over);
  EXPECT_TRUE(has(played.text, "Penalty for table talk: team ●."));
  EXPECT_TRUE(has(played.text, "You give up a card: “"));
  EXPECT_TRUE(has(played.text, "You may take a card"));
}

TEST(TerminalVictoryLine, board_has_a_mark_for_each_team_without_colour) {
  const auto position = parse_json(
      R"({"game":"victory-line","players":3,"options":{"teams":3},"phase":"play",
          "turn":0,"awaiting":[0],
          "owes_draw":null,"exchanged":false,
          "chips":{"b1":0,"c1":0,"d1":0,"e1":0,"f1":0,"g1":0,"c3":1,"d4":2},
          "lines":[{"team":0,"cells":["b1","c1","d1","e1","f1","g1"]}],
          "hands":[["fall-of-minsk"],2,1],
          "limits":[6,6,6],"deck":120,"piles":[[],[],[]],"giving_up":[],"choices":[],
          "winners":[]})");
  ASSERT_TRUE(bool(position));
  const auto table = table_of("victory-line", 3);
  const std::string board = screen_of(*table, Language::en, 0).draw(position.value);
  std::istringstream lines(board);
  std::string title, letters, first;
  std::getline(lines, title);
  std::getline(lines, letters);
  std::getline(lines, first);
  EXPECT_TRUE(first.starts_with(" 1  +  ★●★ ★●★ ★●★ ★●★ ★●★ ★●★ ")) << first;
  EXPECT_TRUE(has(first, "*")) << "one's own card is marked on its cell h1: " << first;
  EXPECT_TRUE(has(board, " ▲  "));
  EXPECT_TRUE(has(board, " ■  "));
  EXPECT_TRUE(has(board, "★ ●: b1, c1, d1, e1, f1, g1"));
  EXPECT_TRUE(has(board, "deck 120"));
}

// ---- rationing
// ---------------------------------------------------------------------------------------

TEST(TerminalRationing, is_played_to_the_end) {
  for (const Language language : kLanguages) {
    const std::string typed =
        "spin\n\n\noffer 1 give sugar want flour\n2\n1\n2\n3\n4\n5\n6\npass\n";
    const Played played = play_with(table_of("rationing", 4), many(typed, 800), "tea", language);
    EXPECT_TRUE(played.result.over);
    EXPECT_FALSE(has(played.text, "‹"));
  }
}

TEST(TerminalRationing, understands_names_in_three_languages) {
  const auto position =
      parse_json(R"({"phase":"spinning","active":2,"final":false,"row":["cheesecake"],)"
                 R"("hands":[{"butter":2,"soap":1},3,4]})");
  const auto table = table_of("rationing", 3);
  Screen screen = screen_of(*table, Language::en, 0);
  const auto wish = [&](const std::string& line, const Commands& legal = {}) {
    screen.question(position.value, legal);
    return screen.understand(line, position.value, legal);
  };
  const auto command = [&](const std::string& line, const Commands& legal = {}) {
    return wish(line, legal).command;
  };
  EXPECT_EQ(command("offer squirrel give maslo want cukier"), "offer 2 give butter want sugar");
  EXPECT_EQ(command("OFFER 2 give masło*2,mydło want any*3"),
            "offer 2 give butter*2,soap want any*3");
  EXPECT_EQ(command("offer all give butter*2 want мясо|сахар places"),
            "offer all give butter*2 want meat|sugar places");
  EXPECT_EQ(command("say need masło have мыло"), "say need butter have soap");
  EXPECT_EQ(command("7", {"accept 7"}), "accept 7");
  EXPECT_EQ(command("accept 7", {"accept 7 pay sugar"}), "accept 7 pay sugar");
  EXPECT_EQ(command("accept 7", {"accept 7 pay sugar", "accept 7 pay meat"}), "");
  EXPECT_TRUE(has(wish("offer", {"offer", "say"}).answer, "Type it out: offer SEAT|all"));
  EXPECT_TRUE(wish("").wait);
}

// ---- the subcommands
// -----------------------------------------------------------------------------------

int run(Subcommand subcommand, std::vector<std::string> words) {
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  return subcommand(static_cast<int>(argv.size()), argv.data());
}

TEST(TerminalArguments, are_refused_with_a_hint) {
  GTEST_FLAG_SET(death_test_style, "threadsafe");
  using testing::ExitedWithCode;
  EXPECT_EXIT(run(play_main, {}), ExitedWithCode(2),
              "which game\\? One of: triples, victory-line, rationing");
  EXPECT_EXIT(run(play_main, {"chess"}), ExitedWithCode(2), "no game 'chess'. One of: triples");
  EXPECT_EXIT(run(play_main, {"victory-line", "--players", "5"}), ExitedWithCode(2),
              "played by 2, 3, 4, 6, 8, 9, 10, 12, not by 5");
  EXPECT_EXIT(run(play_main, {"triples", "--seat", "4"}), ExitedWithCode(2),
              "--seat wants a number from 0 to 3");
  EXPECT_EXIT(run(play_main, {"triples", "--options", "{"}), ExitedWithCode(2),
              "--options is not JSON");
  EXPECT_EXIT(run(play_main, {"triples", "--options", "{\"asking\":\"loudly\"}"}),
              ExitedWithCode(2), "--options: ");
  EXPECT_EXIT(run(play_main, {"triples", "--language", "de"}), ExitedWithCode(2), "en, pl or ru");
  EXPECT_EXIT(run(play_main, {"triples", "--save", "/nonexistent/x"}), ExitedWithCode(2),
              "cannot write");
  EXPECT_EXIT(run(replay_main, {}), ExitedWithCode(2), "which journal");
  EXPECT_EXIT(run(replay_main, {"x", "--seat", "1", "--all"}), ExitedWithCode(2),
              "exclude each other");
  EXPECT_EQ(run(replay_main, {"/nonexistent/x"}), 1);
}

}  // namespace
}  // namespace stolik::terminal
