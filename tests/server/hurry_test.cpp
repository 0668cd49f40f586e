// A bot that had to hurry: the level that answered is written down and told, at once and to those
// who come back.

#include "tests/server/party.h"

namespace stolik {
namespace {

bool any_of_seat(Party& party, int seat, std::string_view command) {
  return party.room().play.table->check(Actor::at(seat_at(seat)), command).ok();
}

// What a person was told of a bot's move that was answered at `level`, live and after a restart.
void play_bot(std::string level, std::string& live, std::string& later) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("open","bot:strong","bot:strong")");
  party.seat_all();
  party.act(0, "youngest", R"({"seat":1})");
  party.act(0, "start", "{}");
  ASSERT_FALSE(bench.asked.empty());
  const effect::Ask ask = bench.asked.back();
  EXPECT_EQ(ask.level, "strong");
  EXPECT_EQ(index(ask.seat), 1);
  const std::uint64_t seq = party.room().seq;
  EXPECT_EQ(ask.seq, seq);
  ASSERT_TRUE(ask.table_is_open);
  EXPECT_FALSE(ask.table_is_open->expired());
  bench.inbox[party.conns[0]].clear();
  bench.give(input::BotMoved{ask.table, ask.seat, ask.question, bench.legal_for(ask).front(), "",
                             std::move(level)});
  ASSERT_EQ(party.room().seq, seq + 1);
  live = Bench::pick(bench.inbox[party.conns[0]], "update");
  bench.crash();
  EXPECT_TRUE(ask.table_is_open->expired());  // whoever still thinks about it need not
  later = bench.all_sent[party.resume(0, ",\"seen\":" + std::to_string(seq))];
}

TEST(Hurry, IsToldAndKept) {
  std::string live;
  std::string later;
  play_bot("easy", live, later);
  EXPECT_NE(live.find(R"("hurried":{"seat":1,"level":"easy"})"), std::string::npos) << live;
  EXPECT_NE(later.find(R"("hurried":{"seat":1,"level":"easy"})"), std::string::npos) << later;
}

TEST(Hurry, IsNotToldWhereThereWasNone) {
  std::string live;
  std::string later;
  play_bot("", live, later);
  EXPECT_NE(live.find("\"events\""), std::string::npos);
  EXPECT_EQ((live + later).find("hurried"), std::string::npos);
}

// An answer that had to wait for another word at its table is about a table that is no more: the
// bot is asked anew.
TEST(Hurry, AnAnswerToAnOldQuestionIsNotPlayed) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("open","bot","bot")", "", "rationing");
  party.seat_all();
  party.act(0, "start", "{}");
  const auto answer = [&](int seat, const std::string& command) {
    for (auto ask = bench.asked.rbegin(); ask != bench.asked.rend(); ++ask) {
      if (index(ask->seat) != seat) continue;
      const input::BotMoved moved{ask->table, ask->seat, ask->question, command};
      return bench.give(moved);
    }
  };
  if (any_of_seat(party, 0, "spin")) party.act(0, "do", "\"spin\"");
  else answer(any_of_seat(party, 1, "spin") ? 1 : 2, "spin");
  ASSERT_TRUE(party.room().play.spinning);
  bench.advance(1'100);  // they have rested: both are asked
  bench.hold_writes = true;
  const std::uint64_t seq = party.room().seq;
  answer(1, "say need soap");
  answer(2, "say need butter");  // waits while the other is written
  ASSERT_EQ(bench.held_writes.size(), 1u);
  bench.advance(1'100);
  bench.hold_writes = false;
  bench.answer_writes();
  EXPECT_EQ(party.room().seq, seq + 1);
  EXPECT_EQ(party.room().entries.back().command, "say need soap");
  EXPECT_EQ(bench.asked.back().seq, seq + 1);
}

}  // namespace
}  // namespace stolik
