// One bug stops one table: it is closed and reported, and every other table plays on.

#include "server/hub/broken.h"
#include "core/assert.h"
#include "games/table_of.h"
#include "games/triples/text.h"
#include "server/sim/faulty.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

// Assertions are thrown, as `stolik serve` has it.
class Broken : public testing::Test {
 protected:
  Broken() : before_(set_assert_handler(throw_our_error)) {}
  ~Broken() override { set_assert_handler(before_); }

 private:
  AssertHandler before_;
};

// The first command that this seat can give in full.
std::string any_command(Party& party, std::size_t who) {
  const std::vector<std::string> legal =
      party.room().play.table->legal(Actor::at(seat_at(static_cast<int>(who))));
  for (const std::string& command : legal) {
    if (command != "offer" && command != "say") return command;
  }
  return "";
}
// Whoever may speak says something. What they were answered.
std::string somebody_plays(Party& party) {
  for (std::size_t who = 0; who < 3; ++who) {
    const std::string command = any_command(party, who);
    if (!command.empty()) return party.act(who, "do", "\"" + command + "\"");
  }
  return "";
}
bool was_told(Bench& bench, Conn conn, std::string_view text) {
  return bench.all_sent[conn].find(text) != std::string::npos;
}

struct TwoTables {
  Bench bench;
  Party bad;
  Party good;

  explicit TwoTables(const std::string& game = "triples")
      : bad(bench, R"("open","open","open")", R"(,"name":"Kazimiera")", game),
        good(bench, R"("open","open","open")", "", game, 50) {
    for (Party* party : {&bad, &good}) {
      party->full_table();
      party->act(0, "start", "{}");
    }
  }
};

class BrokenBy : public Broken, public testing::WithParamInterface<int> {};

TEST_P(BrokenBy, ClosesOneTableAndNoOther) {
  for (const std::string game : {"triples", "rationing", "victory-line"}) {
    TwoTables two(game);
    const auto stored = two.bench.store.kept().at(two.bad.table_id()).batches;
    const TableId table = two.bad.table_id();
    plant_fault(two.bad.room(), static_cast<Fault>(GetParam()), 0);
    for (int i = 0; i < 5 && two.bench.hub->look(table) != nullptr; ++i) {
      two.bench.say(two.bad.conns[0], R"({"legal":{}})");
      if (two.bench.hub->look(table) != nullptr) somebody_plays(two.bad);
    }
    ASSERT_EQ(two.bench.hub->look(table), nullptr) << game;
    for (const Conn conn : two.bad.conns)
      EXPECT_TRUE(was_told(two.bench, conn, R"({"bye":{"why":"broken"}})"));
    EXPECT_EQ(two.bench.hub->counts().tables_broken, 1u);
    EXPECT_EQ(two.bench.broken.size(), 1u);
    // The journal is as it was before the word that broke it, or has what was durable before it was
    // told.
    const auto& kept = two.bench.store.kept().at(table).batches;
    ASSERT_GE(kept.size(), stored.size());
    EXPECT_TRUE(std::equal(stored.begin(), stored.end(), kept.begin()));
    // Nobody noticed at the other table.
    for (int i = 0; i < 5; ++i)
      EXPECT_NE(somebody_plays(two.good).find("\"ok\""), std::string::npos);
    for (const Conn conn : two.good.conns) EXPECT_FALSE(was_told(two.bench, conn, "bye"));
  }
}
INSTANTIATE_TEST_SUITE_P(Hub, BrokenBy, testing::Range(0, kFaults));

TEST_F(Broken, ATableStaysClosedUntilTheNextStart) {
  TwoTables two;
  plant_fault(two.bad.room(), Fault::rules_assert, 0);
  somebody_plays(two.bad);
  const auto read_before = two.bench.reports.size();
  for (int i = 0; i < 3; ++i) {
    const Conn conn = two.bad.resume(0);
    EXPECT_EQ(two.bench.all_sent[conn], "{\"bye\":{\"why\":\"broken\"}}\n");
    const Conn other = two.bench.open();
    EXPECT_EQ(two.bench
                  .say(other, R"({"knock":{"code":")" + two.bad.code + R"("},"id":")" +
                                  secret_id(90 + i) + R"("})")
                  .back(),
              "{\"bye\":{\"why\":\"broken\"}}");
  }
  EXPECT_EQ(two.bench.hub->look(two.bad.table_id()), nullptr);
  EXPECT_EQ(two.bench.reports.size(), read_before);  // and is not loaded again and again
  two.bench.crash();
  two.bad.resume(0);
  EXPECT_TRUE(two.bad.room().playing());
  EXPECT_EQ(two.bench.hub->counts().tables_broken, 0u);
}

TEST_F(Broken, ATableThatThisBuildCannotLoadIsNotTriedAgain) {
  TwoTables two;
  two.bench.hub.reset();
  two.bench.hub = std::make_unique<Hub>(two.bench.config, built_in_shelf(), two.bench.entropy);
  std::vector<Head> heads;
  two.bench.store.list(heads);
  two.bench.give(input::Restored{std::move(heads), {two.bad.table_id()}});
  EXPECT_EQ(two.bench.all_sent[two.bad.resume(0)], "{\"bye\":{\"why\":\"broken\"}}\n");
  two.good.resume(0);
  EXPECT_TRUE(two.good.room().playing());
}

TEST_F(Broken, ABrokenTableStillExpires) {
  TwoTables two;
  plant_fault(two.bad.room(), Fault::rules_assert, 0);
  somebody_plays(two.bad);
  two.bench.advance(two.bench.config.abandoned_ms + 1'000);
  EXPECT_FALSE(two.bench.store.kept().contains(two.bad.table_id()));
  EXPECT_EQ(two.bench.hub->counts().tables_broken, 0u);
}

TEST_F(Broken, AReportTellsWhatAndNotWho) {
  TwoTables two;
  plant_fault(two.bad.room(), Fault::rules_assert, 0);
  const Room& room = two.bad.room();
  std::vector<std::string> secrets{"Kazimiera", room.settings.code, room.settings.invitation,
                                   room.settings.origin};
  for (const Person& person : room.people)
    secrets.insert(secrets.end(), {person.name, person.token_hash, person.join_hash});
  secrets.insert(secrets.end(), two.bad.tokens.begin(), two.bad.tokens.end());
  somebody_plays(two.bad);
  ASSERT_EQ(two.bench.reports.size(), 1u);
  const std::string& text = two.bench.reports[0].text;
  EXPECT_EQ(get(text, "table"), two.bad.table);
  EXPECT_NE(get(text, "what").find("burnt"), std::string::npos);
  EXPECT_NE(get(text, "word", "message", "do").find("ask"), std::string::npos);
  EXPECT_FALSE(get(text, "build").empty());
  EXPECT_NE(text.find("\"deal "), std::string::npos);  // the journal, to the last durable word
  for (const std::string& secret : secrets)
    EXPECT_EQ(text.find(secret), std::string::npos) << secret;
}

TEST_F(Broken, AReportCanBePlayedAgain) {
  TwoTables two;
  plant_fault(two.bad.room(), Fault::rules_assert, 0);
  somebody_plays(two.bad);
  const std::string text = two.bench.reports.at(0).text;
  const ReplayedReport mended = replay_report(built_in_shelf(), text);
  EXPECT_EQ(mended.trouble, "");
  EXPECT_EQ(mended.was, two.bench.broken[0].what);
  EXPECT_EQ(mended.breaks, "");  // the bug was in the planted table, not in the rules
  // With the bug in it, the same word breaks the same table again.
  const ReplayedReport again = replay_report(built_in_shelf(), text, [&](const Room& room) {
    EXPECT_EQ(room.seq, two.bench.store.kept().at(two.bad.table_id()).batches.size());
    plant_fault(room, Fault::rules_assert, 0);
  });
  EXPECT_EQ(again.breaks, again.was);
  EXPECT_NE(replay_report(built_in_shelf(), "{}").trouble, "");
  EXPECT_NE(replay_report(built_in_shelf(), "nonsense").trouble, "");
}

TEST_F(Broken, ABotThatBreaksCostsItsMoveAndNotTheTable) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("open","bot:strong","bot")");
  party.seat_all();
  party.act(0, "start", "{}");
  // Until a bot is asked.
  for (int i = 0; i < 50 && bench.asked.empty(); ++i)
    party.act(0, "do", "\"" + any_command(party, 0) + "\"");
  ASSERT_FALSE(bench.asked.empty());
  const effect::Ask ask = bench.asked.back();
  const std::uint64_t seq = party.room().seq;
  bench.give(input::BotMoved{ask.table, ask.seat, ask.question, "", "an assertion of the bot", ""});
  EXPECT_TRUE(party.room().playing());
  EXPECT_EQ(party.room().seq, seq + 1);  // the hub moved for it
  ASSERT_EQ(bench.reports.size(), 1u);
  EXPECT_EQ(get(bench.reports[0].text, "what"), "an assertion of the bot");
  EXPECT_EQ(get(bench.reports[0].text, "word", "seat"), std::to_string(index(ask.seat)));
  EXPECT_EQ(bench.hub->counts().tables_broken, 0u);
  EXPECT_EQ(replay_report(built_in_shelf(), bench.reports[0].text).breaks, "");
}

// The journal is read for the report of a bot, and once more for somebody who comes back meanwhile.
TEST_F(Broken, AReportAndATableAreReadSideBySide) {
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("open","bot:strong","bot")");
  party.seat_all();
  party.act(0, "start", "{}");
  for (int i = 0; i < 50 && bench.asked.empty(); ++i)
    party.act(0, "do", "\"" + any_command(party, 0) + "\"");
  ASSERT_FALSE(bench.asked.empty());
  for (std::size_t i = 0; i <= kPieceBatches; ++i)
    party.act(0, "door", i % 2 == 0 ? R"({"door":"knock"})" : R"({"door":"open"})");
  bench.hold_loads = true;
  const effect::Ask ask = bench.asked.back();
  bench.give(input::BotMoved{ask.table, ask.seat, ask.question, "", "an assertion of the bot", ""});
  ASSERT_EQ(bench.held_loads.size(), 1u);
  const std::uint64_t seq = party.room().seq;
  bench.close(party.conns[0]);
  bench.advance(61'000);
  ASSERT_EQ(bench.hub->look(party.table_id()), nullptr);
  const Conn back = party.resume(0);
  while (!bench.held_loads.empty()) bench.answer_load();
  EXPECT_TRUE(was_told(bench, back, "\"welcome\""));
  EXPECT_FALSE(was_told(bench, back, "\"broken\""));
  ASSERT_NE(bench.hub->look(party.table_id()), nullptr);
  EXPECT_EQ(party.room().seq, seq);
  ASSERT_EQ(bench.reports.size(), 1u);
  EXPECT_EQ(parse_json(bench.reports[0].text).value.find("journal")->items().size(), seq);
}

// A game that the list of bots does not know: the house moves for its bot chairs, and nothing
// breaks.
TEST_F(Broken, AGameThatBotsDoNotKnowIsPlayedByLot) {
  class NewGame final : public TableOf<triples::Text> {
   public:
    explicit NewGame(const TableOf<triples::Text>& table)
        : TableOf<triples::Text>(renamed(table.deck()), table.state()) {}
    std::unique_ptr<Table> clone() const override { return std::make_unique<NewGame>(*this); }

   private:
    static const Deck& renamed(const Deck& deck) {
      static Deck copy = deck;
      copy.game = "a-new-game";
      return copy;
    }
  };
  Bench bench;
  bench.bots_answer = false;
  Party party(bench, R"("bot","bot","bot")");
  party.act(0, "start", "{}");
  auto& table = const_cast<Room&>(party.room()).play.table;
  table = std::make_unique<NewGame>(static_cast<const TableOf<triples::Text>&>(*table));
  party.act(0, "pause", "{}");
  party.act(0, "unpause", "{}");
  const std::size_t before = party.room().entries.size();
  bench.advance(60'000);
  EXPECT_GE(party.room().entries.size(), before + 10);
  EXPECT_EQ(party.room().play.table->game(), "a-new-game");
  EXPECT_EQ(bench.hub->counts().tables_broken, 0u);
}

// A game that nobody wrote a bot for (tests/fourth): its bot chairs play all the same, alike for
// the same knowledge.
TEST_F(Broken, AGameWithoutABotStopsNobody) {
  const Opened opened = open_table(built_in_shelf(), "twelve", 3, nullptr);
  ASSERT_TRUE(opened.answer.ok());
  Table& table = *opened.table;
  Rng rng(1);
  int moves = 0;
  while (!table.waiting().over) {
    if (table.waiting().nature == Nature::owes) {
      ASSERT_TRUE(table.submit(Actor::nature(), table.draw(Lots(rng))).ok());
      continue;
    }
    const Seat seat = seat_at(std::countr_zero(table.waiting().seats.bits));
    const std::string command = question_at(table, seat)->answer(Level::strong).command;
    EXPECT_EQ(command, question_at(table, seat)->answer(Level::strong).command);
    ASSERT_TRUE(table.submit(Actor::at(seat), command).ok()) << command;
    ++moves;
  }
  EXPECT_EQ(moves, 12);
}

// Chance itself fails while somebody opens a table: no table is to blame, and only the one who
// asked is sent away.
TEST_F(Broken, WhoeverCannotOpenATableHarmsNobody) {
  class NoEntropy final : public Entropy {
   public:
    bool fails = false;
    void fill(std::span<std::uint8_t> bytes) override {
      STOLIK_ASSERT(!fails);
      for (std::uint8_t& byte : bytes) byte = ++next_;
    }

   private:
    std::uint8_t next_ = 0;
  } entropy;
  Hub hub({}, built_in_shelf(), entropy);
  Effects effects;
  hub.on({1, input::Opened{Conn{1}}}, effects);
  entropy.fails = true;
  const std::string create =
      R"({"create":{"game":"triples","seats":["open","bot","bot"],"name":"Ala"},"id":")" +
      secret_id(1) + R"("})";
  hub.on({2, input::Received{Conn{1}, create}}, effects);
  bool told = false;
  bool reported = false;
  for (const Effect& effect : effects) {
    if (const auto* send = std::get_if<effect::Send>(&effect))
      told |= *send->text == R"({"bye":{"why":"broken"}})";
    if (const auto* report = std::get_if<effect::Report>(&effect)) {
      reported = true;
      EXPECT_EQ(report->text.find("Ala"), std::string::npos);
      EXPECT_EQ(report->text.find(secret_id(1)), std::string::npos);
    }
  }
  EXPECT_TRUE(told);
  EXPECT_TRUE(reported);
  entropy.fails = false;
  effects.clear();
  hub.on({3, input::Opened{Conn{2}}}, effects);
  hub.on({4, input::Received{Conn{2}, create}}, effects);
  EXPECT_TRUE(std::any_of(effects.begin(), effects.end(), [](const Effect& effect) {
    return std::holds_alternative<effect::Write>(effect);
  }));
}

}  // namespace
}  // namespace stolik
