// The referee answers every line, however broken, with one line, and goes on.

#include <gtest/gtest.h>

#include "core/json.h"
#include "tools/referee.h"

namespace stolik {
namespace {

class RefereeTest : public testing::Test {
 protected:
  // The answer, which must itself be one line of JSON.
  Json ask(const std::string& line) {
    const std::string answer = referee.answer(line);
    EXPECT_EQ(answer.find('\n'), std::string::npos);
    const JsonResult parsed = parse_json(answer);
    EXPECT_TRUE(parsed) << answer;
    return parsed.value;
  }
  std::string code(const std::string& line) {
    const Json answer = ask(line);
    const Json* error = answer.find("error");
    return error != nullptr ? error->find("code")->text() : "ok";
  }
  Referee referee{built_in_shelf()};
  const std::string new_game = R"({"new":{"game":"triples","players":3,"seed":"1"}})";
};

TEST_F(RefereeTest, knows_nothing_before_new) {
  for (const char* line : {R"({"position":true})", R"({"hash":true})",
                           R"({"by":0,"do":"ask 1 anders"})", R"({"legal":0})", R"({"view":0})"}) {
    EXPECT_EQ(code(line), "bad-message") << line;
  }
}

TEST_F(RefereeTest, shows_decks_at_any_time) {
  const std::string before = referee.answer(R"({"deck":"psz"})");
  EXPECT_EQ(code(R"({"deck":"psz"})"), "ok");
  EXPECT_EQ(code(R"({"deck":"no-such-deck"})"), "bad-message");
  EXPECT_EQ(code(new_game), "ok");
  EXPECT_EQ(referee.answer(R"({"deck":"psz"})"), before);
}

TEST_F(RefereeTest, calls_broken_json_by_its_name) {
  EXPECT_EQ(code(new_game), "ok");
  const std::string before = referee.answer(R"({"hash":true})");
  const std::string deep(100'000, '[');
  const std::string long_number = R"({"view":)" + std::string(50'000, '9') + "}";
  for (const std::string& line :
       {std::string{}, std::string{"   "}, std::string{"nonsense"}, std::string{"{"},
        std::string{"{}{}"}, deep, std::string{"{\"a\":\"\xff\xfe\"}"},
        std::string{"{\"a\":1,\"a\":2}"}, std::string("\0\0", 2),
        std::string{"{\"a\":\"\xed\xa0\x80\"}"}, std::string{R"({"a":"\ud800"})"},
        std::string{R"({"a":01})"}, std::string{R"({"a":+1})"}, std::string{R"({"a":.5})"},
        std::string{R"({"a":1.})"}, std::string{R"({"a":"\x"})"}, std::string{"{'a':1}"},
        std::string{"[1,]"}, std::string{"{\"a\":\"tab\there\"}"}}) {
    EXPECT_EQ(code(line), "bad-json") << line.substr(0, 60);
  }
  EXPECT_EQ(code(long_number), "bad-message");
  EXPECT_EQ(referee.answer(R"({"hash":true})"), before);
  EXPECT_NE(Referee::line_too_long().find("bad-json"), std::string::npos);
}

TEST_F(RefereeTest, calls_unknown_shapes_by_their_name) {
  EXPECT_EQ(code(new_game), "ok");
  for (const char* line : {"[]",
                           "5",
                           "null",
                           "\"new\"",
                           "{}",
                           R"({"position":false})",
                           R"({"position":true,"x":1})",
                           R"({"view":3})",
                           R"({"view":-1})",
                           R"({"view":1.0})",
                           R"({"view":"host"})",
                           R"({"view":99999999999999999999})",
                           R"({"legal":"everyone"})",
                           R"({"by":0})",
                           R"({"do":"ask 1 anders"})",
                           R"({"by":3,"do":"ask 1 anders"})",
                           R"({"by":"0","do":"ask 1 anders"})",
                           R"({"by":0,"do":5})",
                           R"({"by":0,"do":"x","seen":1})",
                           R"({"by":0,"do":"x","id":1})",
                           R"({"deck":"none"})",
                           R"({"deck":5})",
                           R"({"new":5})",
                           R"({"new":{}})",
                           R"({"new":{"game":"triples"}})",
                           R"({"new":{"game":"triples","players":"3"}})",
                           R"({"new":{"game":"triples","players":3,"seed":1}})",
                           R"({"new":{"game":"triples","players":3,"chance":"odd"}})",
                           R"({"new":{"game":"triples","players":3,"options":[]}})",
                           R"({"new":{"game":"triples","players":3,"x":1}})",
                           R"({"load":[]})",
                           R"({"load":{},"new":{}})",
                           R"({"new":{"game":"triples","players":2.5}})"}) {
    EXPECT_EQ(code(line), "bad-message") << line;
  }
}

// What a program or a player reads must name what is wrong, in words of the protocol.
TEST_F(RefereeTest, says_what_was_expected) {
  const auto message = [&](const std::string& line) {
    const Json answer = ask(line);
    const Json* error = answer.find("error");
    return error != nullptr ? error->find("message")->text() : std::string{"ok"};
  };
  const std::string name(300, 'x');
  EXPECT_LT(message(R"({"new":{"game":")" + name + R"(","players":3,"seed":"1"}})").size(), 160u);
  EXPECT_NE(message(R"({"new":{"game":"triples","players":3,"seed":"1","options":{"asking":"x"}}})")
                .find("(T10)"),
            std::string::npos);
  ask(new_game);
  EXPECT_EQ(message(R"({"by":0,"do":"nonsense"})"),
            "This is no command of this game. Expected: ask SEAT CARD, read SET.");
  const auto edited = [](std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  const auto position = [&] {
    const std::string answer = referee.answer(R"({"position":true})");
    return answer.substr(answer.find("{\"game\""), answer.size() - answer.find("{\"game\"") - 1);
  };
  const std::string winner = edited(position(), R"("winners":[])", R"("winners":[0])");
  EXPECT_EQ(message(R"({"load":)" + winner + "}"),
            "winners: not what follows from the rest of the position");
  // V11: one's own chip, with a card that takes one of another team.
  ask(R"({"new":{"game":"victory-line","players":2,"seed":"1"}})");
  std::string own = edited(position(), R"("capture-of-vienna","liberation-of-rostov",)",
                           R"("-1","capture-of-vienna",)");
  own = edited(own, R"("-1","-1",)", R"("-1",)");
  own = edited(own, R"("chips":{})", R"("chips":{"g6":0})");
  own = edited(own, R"("piles":[[],[]])", R"("piles":[["liberation-of-rostov"],[]])");
  EXPECT_EQ(message(R"({"load":)" + own + "}"), "ok");
  EXPECT_EQ(message(R"({"by":0,"do":"play -1 g6"})"),
            "That chip is your own team's: take one of another team.");
}

TEST_F(RefereeTest, refuses_options_that_cannot_be) {
  EXPECT_EQ(code(R"({"new":{"game":"chess","players":2}})"), "unknown-game");
  for (const char* options :
       {R"({"variant":"x"})", R"({"variant":1})", R"({"youngest":3})", R"({"youngest":"0"})",
        R"({"max_reads":-1})", R"({"max_reads":1.5})", R"({"max_reads":1000000000})",
        R"({"deck":"prl"})", R"({"deck":"none"})", R"({"deck":7})", R"({"unknown":1})",
        R"({"recall":"spoken"})", R"({"asking":null})"}) {
    EXPECT_EQ(
        code(R"({"new":{"game":"triples","players":3,"options":)" + std::string{options} + "}}"),
        "bad-option")
        << options;
  }
  for (const char* players : {"1", "13", "0", "-4", "1000000", "99999999999999999999"}) {
    EXPECT_EQ(code(R"({"new":{"game":"triples","players":)" + std::string{players} + "}}"),
              "bad-option");
  }
}

TEST_F(RefereeTest, puts_defaults_into_the_position_and_recall_nowhere) {
  const Json answer = ask(
      R"({"new":{"game":"triples","players":3,"options":{"recall":"typed"},"chance":"manual"}})");
  std::string options;
  answer.find("position")->find("options")->write(options);
  EXPECT_EQ(
      options,
      R"({"variant":"beginner","asking":"strict","youngest":null,"max_reads":null,"deck":"psz"})");
}

TEST_F(RefereeTest, keeps_the_game_when_new_or_load_is_refused) {
  EXPECT_EQ(code(new_game), "ok");
  const std::string before = referee.answer(R"({"position":true})");
  EXPECT_EQ(code(R"({"new":{"game":"triples","players":99}})"), "bad-option");
  EXPECT_EQ(code(R"({"load":{"game":"triples","players":3}})"), "bad-position");
  EXPECT_EQ(referee.answer(R"({"position":true})"), before);
}

TEST_F(RefereeTest, shows_each_seat_its_own_cards_only) {
  EXPECT_EQ(code(R"({"new":{"game":"triples","players":2,"chance":"manual"}})"), "ok");
  std::string deal;
  const Deck* deck = built_in_shelf().find("psz");
  int card = 0;
  for (const Json& set : deck->facts.find("sets")->items()) {
    for (const Json& id : set.find("cards")->items())
      deal += (card++ == 18 ? ";" : deal.empty() ? "" : ",") + id.text();
  }
  const Json answer = ask(R"({"by":"nature","do":"deal )" + deal + R"(","seen":true})");
  const Json* seen = answer.find("seen");
  ASSERT_NE(seen, nullptr);
  const auto cards_in = [&](const char* who, std::size_t event) {
    return seen->find(who)->items()[event].find("cards") != nullptr;
  };
  EXPECT_TRUE(cards_in("0", 0));
  EXPECT_FALSE(cards_in("0", 1));
  EXPECT_FALSE(cards_in("1", 0));
  EXPECT_TRUE(cards_in("1", 1));
  EXPECT_FALSE(cards_in("spectator", 0));
  EXPECT_FALSE(cards_in("spectator", 1));
}

TEST_F(RefereeTest, gives_the_deck_with_its_texts) {
  EXPECT_EQ(code(new_game), "ok");
  const Json answer = ask(R"({"deck":"psz"})");
  const Json* texts = answer.find("deck")->find("texts");
  ASSERT_NE(texts, nullptr);
  for (const char* language : {"pl", "ru", "en"})
    EXPECT_NE(texts->find(language), nullptr) << language;
  EXPECT_EQ(answer.find("deck")->find("sets")->items().size(), 12u);
}

TEST_F(RefereeTest, deals_the_same_from_the_same_seed) {
  const std::string first = referee.answer(new_game);
  EXPECT_EQ(referee.answer(new_game), first);
  EXPECT_NE(referee.answer(R"({"new":{"game":"triples","players":3,"seed":"2"}})"), first);
}

}  // namespace
}  // namespace stolik
