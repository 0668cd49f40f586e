// The coach at a table of the hub: allowed by the host before the game, and what a seat is given
// for it.

#include "bots/bots.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

std::string known(Party& party, std::size_t who, std::string_view member) {
  return Bench::pick(party.bench.say(party.conns[who], R"({"known":{}})"), std::string{member});
}

TEST(Coach, IsOffUnlessTheHostAllowsItBeforeTheGame) {
  Bench bench;
  Party party(bench);
  party.full_table();
  EXPECT_FALSE(party.room().settings.coach);
  EXPECT_EQ(get(party.act(1, "coach", R"({"on":true})"), "refused", "code"), "not-host");
  EXPECT_EQ(get(party.act(0, "coach", R"({"on":1})"), "refused", "code"), "bad-message");
  EXPECT_NE(party.act(0, "coach", R"({"on":true})").find("\"ok\""), std::string::npos);
  EXPECT_TRUE(party.room().settings.coach);
  EXPECT_NE(bench.inbox[party.conns[2]].back().find("\"coach\":true"), std::string::npos);
  party.act(0, "coach", R"({"on":false})");
  party.act(0, "start", "{}");
  EXPECT_EQ(get(party.act(0, "coach", R"({"on":true})"), "refused", "code"), "wrong-phase");
  EXPECT_EQ(get(known(party, 0, "refused"), "refused", "code"), "no-coach");
}

TEST(Coach, GivesASeatWhatItMayKnowAndNobodyElse) {
  Bench bench;
  Party party(bench, R"("open","open","open")", R"(,"coach":true)");
  party.full_table();
  EXPECT_EQ(get(known(party, 0, "refused"), "refused", "code"), "wrong-phase");
  party.act(0, "start", "{}");
  const Conn guest = party.join();
  EXPECT_EQ(get(Bench::pick(bench.say(guest, R"({"known":{}})"), "refused"), "refused", "code"),
            "not-seated");
  for (std::size_t who = 0; who < 3; ++who) {
    const std::string answer = known(party, who, "known");
    EXPECT_EQ(get(answer, "known", "seq"), std::to_string(party.room().seq));
    const JsonResult text = parse_json(get(answer, "known", "text"));
    ASSERT_TRUE(text);
    const BotQuestionRead read = question_from(built_in_shelf(), text.value);
    ASSERT_NE(read.question, nullptr);
    const auto here = question_at(*party.room().play.table, seat_at(static_cast<int>(who)));
    EXPECT_EQ(read.question->coach(), here->coach());
  }
}

TEST(Coach, StaysAllowedAfterARestartAndInARematch) {
  Bench bench;
  Party party(bench);
  party.full_table();
  party.act(0, "coach", R"({"on":true})");
  party.act(0, "start", "{}");
  bench.crash();
  party.resume(0);
  EXPECT_TRUE(party.room().settings.coach);
  EXPECT_FALSE(known(party, 0, "known").empty());
  party.act(0, "end", "{}");
  party.act(0, "rematch", "{}");
  EXPECT_TRUE(party.room().settings.coach);
}

// What a module of other rules, or a bad line, makes of the text: a refusal, and never a wrong
// answer.
TEST(Coach, RefusesATextOfOtherRulesOrADamagedOne) {
  for (const std::string game : {"triples", "rationing", "victory-line"}) {
    Bench bench;
    Party party(bench, R"("open","open","open")", R"(,"coach":true)", game);
    party.full_table();
    party.act(0, "start", "{}");
    const JsonResult whole = parse_json(get(known(party, 0, "known"), "known", "text"));
    const std::string deck = whole.value.find("deck")->text();
    const std::string text = whole.value.find("known")->text();
    const auto refusal = [&](const std::string& known_text, const std::string& of_game,
                             const std::string& of_deck) {
      const JsonResult read = parse_json(R"({"game":")" + of_game + R"(","deck":")" + of_deck +
                                         R"(","known":")" + known_text + R"("})");
      const BotQuestionRead question = question_from(built_in_shelf(), read.value);
      EXPECT_EQ(question.question == nullptr, !question.answer.ok());
      return question.answer.message;
    };
    ASSERT_EQ(refusal(text, game, deck), "");
    const std::string another = "another version";
    EXPECT_NE(refusal("02" + text.substr(2), game, deck).find(another),
              std::string::npos);  // a later form
    std::string shape = text;
    shape[4] = shape[4] == '0' ? '1' : '0';  // other field lists
    EXPECT_NE(refusal(shape, game, deck).find(another), std::string::npos);
    EXPECT_NE(refusal(std::string(text.size(), '0'), game, deck).find(another), std::string::npos);
    EXPECT_NE(refusal("", game, deck), "");
    EXPECT_NE(refusal(text + "00", game, deck), "");
    for (std::size_t size = 0; size < text.size(); size += 7)
      EXPECT_NE(refusal(text.substr(0, size), game, deck), "");
    for (std::size_t i = 0; i < text.size(); ++i) {
      std::string damaged = text;
      damaged[i] = damaged[i] == 'f'   ? '0'
                   : damaged[i] == '9' ? 'a'
                                       : static_cast<char>(damaged[i] + 1);
      ASSERT_NE(refusal(damaged, game, deck), "") << game << " " << i;
    }
    for (const auto& [other, its_deck] :
         {std::pair{"triples", "psz"}, {"rationing", "prl"}, {"victory-line", "gpw"}}) {
      if (other == game) continue;
      EXPECT_NE(refusal(text, other, its_deck).find(another), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace stolik
