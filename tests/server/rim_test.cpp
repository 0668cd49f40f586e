// The rim: the hub with the world around it, on a workbench without sockets. Lines are lists of
// texts, time is by hand; the thread of the store is a real one.

#include "server/net/rim.h"

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <mutex>

#include "core/json.h"
#include "server/hub/names.h"
#include "server/store/memory.h"

namespace stolik {
namespace {

class FakePeer final : public Peer {
 public:
  explicit FakePeer(Address address) : address_(address) {}
  void push(std::shared_ptr<const std::string> text, bool) override {
    if (breaks) throw std::bad_alloc{};
    unflushed.push_back(*text);
  }
  void flush() override {
    texts.insert(texts.end(), unflushed.begin(), unflushed.end());
    unflushed.clear();
  }
  void close(int code, std::string_view) override { closed_with = code; }
  const Address& address() const override { return address_; }

  std::string last(std::string_view name) const {
    for (auto it = texts.rbegin(); it != texts.rend(); ++it) {
      if (it->starts_with("{\"" + std::string{name} + "\"")) return *it;
    }
    return "";
  }
  bool was_refused(std::string_view code) const {
    return last("refused").find("\"code\":\"" + std::string{code} + "\"") != std::string::npos;
  }

  std::vector<std::string> texts;
  std::vector<std::string> unflushed;
  int closed_with = 0;
  bool breaks = false;

 private:
  Address address_;
};

Address address(std::uint8_t last, bool loopback = false) {
  Address out;
  out.bytes[10] = out.bytes[11] = 0xFF;
  out.bytes[12] = 203;
  out.bytes[15] = last;
  out.loopback = loopback;
  return out;
}

// A store that lets nobody read while it is shut.
struct Gate final : Store {
  explicit Gate(MemoryStore& store) : inside(store) {}
  Outcome commit(std::span<const Append> appends) override { return inside.commit(appends); }
  Outcome read_piece(TableId table, Place& place, std::vector<std::string>& batches) override {
    const std::lock_guard lock(shut);
    return inside.read_piece(table, place, batches);
  }
  Outcome list(std::vector<Head>& heads) override { return inside.list(heads); }

  MemoryStore& inside;
  std::mutex shut;
};

struct Workbench {
  explicit Workbench(TableBudget budget = {}, HubConfig config = {}) : book(100, budget) {
    config.pseudonyms = built_in_pseudonyms();
    rim = std::make_unique<Rim>(
        config, built_in_shelf(), gate, book, metrics,
        Rim::World{[this] { return now_ms.load(); },
                   [this](std::function<void()> what) { post(std::move(what)); },
                   [this](std::int64_t at_ms) { woken_at_ms = at_ms; },
                   [this](const std::string& what) { halted = what; },
                   0,
                   {},
                   {},
                   {},
                   &codes});
    EXPECT_TRUE(rim->restore().ok());
  }
  ~Workbench() {
    rim.reset();  // its threads end here, and may post once more
  }

  void post(std::function<void()> what) {
    const std::lock_guard lock(mutex);
    posted.push_back(std::move(what));
    wake.notify_all();
  }
  // Runs what the threads hand over until nothing is under way.
  void settle() {
    for (;;) {
      std::function<void()> what;
      {
        std::unique_lock lock(mutex);
        const auto patience =
            std::chrono::milliseconds{rim->is_quiet() && !rim->is_halted() ? 0 : 2'000};
        if (!wake.wait_for(lock, patience, [&] { return !posted.empty(); })) return;
        what = std::move(posted.front());
        posted.erase(posted.begin());
      }
      what();
    }
  }
  std::pair<Conn, std::shared_ptr<FakePeer>> open(Address from = address(1)) {
    auto peer = std::make_shared<FakePeer>(from);
    return {rim->opened(peer), peer};
  }
  void say(Conn conn, const std::string& text) {
    rim->received(conn, text);
    settle();
  }
  std::string id() { return "abcdefghijklmnopqrstuvwxyz" + std::to_string(++last_id); }
  std::string create() {
    return R"({"create":{"game":"triples","seats":["open","bot","bot"]},"id":")" + id() + R"("})";
  }

  MemoryStore store;
  Gate gate{store};
  AddressBook book;
  CodeGuard codes;
  Metrics metrics;
  std::atomic<std::int64_t> now_ms = 1'000;
  std::int64_t woken_at_ms = -1;
  std::string halted;
  std::mutex mutex;
  std::condition_variable wake;
  std::vector<std::function<void()>> posted;
  int last_id = 0;
  std::unique_ptr<Rim> rim;
};

TEST(Rim, CarriesTextsToTheirLinesAndWritesToTheStore) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  const auto [other_conn, other] = bench.open();
  EXPECT_EQ(bench.rim->peers(), 2u);
  bench.say(conn, bench.create());
  EXPECT_FALSE(peer->last("welcome").empty());
  EXPECT_FALSE(peer->last("fresh").empty());
  EXPECT_TRUE(peer->unflushed.empty());
  EXPECT_TRUE(other->texts.empty());
  EXPECT_EQ(bench.store.kept().size(), 1u);
  EXPECT_EQ(bench.metrics.batches, 1u);
  EXPECT_EQ(bench.rim->counts().tables_known, 1u);
  bench.rim->closed(conn);
  bench.rim->received(conn, R"({"ping":1})");  // a word from the grave
  EXPECT_EQ(peer->last("pong"), "");
}

// What the hub wanted was done in part: it would wait for the rest for ever.
TEST(Rim, AnErrorAtNoTableEndsTheServer) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  peer->breaks = true;
  bench.say(conn, R"({"ping":1})");
  EXPECT_EQ(bench.halted, "an error of ours at no table: std::bad_alloc");
}

TEST(Rim, ReadsATableThatSleeps) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  bench.say(conn, bench.create());
  const JsonResult welcome = parse_json(peer->last("welcome"));
  const std::string table = welcome.value.find("welcome")->find("table")->text();
  const std::string token = welcome.value.find("welcome")->find("token")->text();
  bench.rim->closed(conn);
  bench.now_ms += 120'000;
  bench.rim->tick();
  EXPECT_EQ(bench.rim->counts().tables_loaded, 0u);
  const auto [back, again] = bench.open();
  bench.rim->received(back,
                      R"({"resume":{"table":")" + table + R"(","token":")" + token + R"("}})");
  for (int i = 0; i < 200 && again->last("welcome").empty(); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    bench.settle();
  }
  EXPECT_FALSE(again->last("welcome").empty());
}

// However many tables are read at once, others are heard in between.
TEST(Rim, ManyTablesThatAreReadAtOnceLetOthersSpeak) {
  Workbench bench;
  constexpr int kTables = 20;
  constexpr int kLines = 100;
  std::vector<std::string> ways_back;
  for (int i = 0; i < kTables; ++i) {
    const auto [conn, peer] = bench.open();
    bench.say(conn, bench.create());
    const JsonResult welcome = parse_json(peer->last("welcome"));
    for (int k = 0; k < kLines; ++k) {
      const std::string door = k % 2 == 0 ? "open" : "knock";
      bench.say(conn,
                R"({"door":{"door":")" + door + R"("},"id":"d)" + std::to_string(k) + R"("})");
    }
    ways_back.push_back(R"({"resume":{"table":")" +
                        welcome.value.find("welcome")->find("table")->text() + R"(","token":")" +
                        welcome.value.find("welcome")->find("token")->text() + R"("}})");
    bench.rim->closed(conn);
  }
  bench.now_ms += 120'000;
  bench.rim->tick();  // all of them leave memory
  bench.settle();
  ASSERT_EQ(bench.rim->counts().tables_loaded, 0u);
  std::vector<std::shared_ptr<FakePeer>> back;
  bench.gate.shut.lock();  // all but the first wait to be read together
  for (const std::string& text : ways_back) {
    const auto [conn, peer] = bench.open();
    bench.rim->received(conn, text);
    back.push_back(peer);
  }
  bench.gate.shut.unlock();
  const auto are_back = [&] {
    return std::count_if(back.begin(), back.end(),
                         [](const auto& peer) { return !peer->last("welcome").empty(); });
  };
  std::int64_t most = 0;
  for (std::int64_t before = 0; before < kTables;) {
    std::function<void()> what;
    {
      std::unique_lock lock(bench.mutex);
      ASSERT_TRUE(bench.wake.wait_for(lock, std::chrono::seconds{20}, [&] {
        return !bench.posted.empty();
      })) << before;
      what = std::move(bench.posted.front());
      bench.posted.erase(bench.posted.begin());
    }
    what();
    most = std::max(most, are_back() - before);
    before = are_back();
  }
  EXPECT_LT(most * (kLines + 1), static_cast<std::int64_t>(kPieceBatches));
}

TEST(Rim, WakesForTheNextTimerAndFiresWhatIsDue) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  bench.say(conn, bench.create());
  bench.rim->closed(conn);
  EXPECT_EQ(bench.woken_at_ms, bench.now_ms + 60'000);  // then it leaves memory
  bench.now_ms += 59'000;
  bench.rim->tick();
  EXPECT_EQ(bench.rim->counts().tables_loaded, 1u);
  bench.now_ms += 2'000;
  bench.rim->tick();
  EXPECT_EQ(bench.rim->counts().tables_loaded, 0u);
  bench.now_ms += 3'600'000;
  bench.rim->tick();
  bench.rim.reset();  // what was asked of the store is done before it ends
  EXPECT_TRUE(bench.store.kept().empty());
}

TEST(Rim, CountsWrongCodesByAddressAndLetsInvitationsThrough) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  const auto knock = [&](const char* how) {
    return std::string{R"({"knock":{")"} + how + R"(":"00000000"},"id":")" + bench.id() + R"("})";
  };
  for (int i = 0; i < kGuessesFree; ++i) {
    bench.say(conn, knock("code"));
    EXPECT_TRUE(peer->was_refused("no-such-table")) << i;
  }
  bench.say(conn, knock("code"));
  EXPECT_TRUE(peer->was_refused("too-many"));
  EXPECT_EQ(bench.codes.refused(), 1u);
  bench.say(conn, knock("invitation"));
  EXPECT_TRUE(peer->was_refused("no-such-table"));
  bench.say(conn, R"({"resume":{"table":"0000000000000000","token":"x"}})");
  EXPECT_TRUE(peer->was_refused("bad-token"));
  const auto [neighbour, other] = bench.open(address(2));
  bench.say(neighbour, knock("code"));
  EXPECT_TRUE(other->was_refused("no-such-table"));
  bench.now_ms += kGuessEvery_ms;
  bench.say(conn, knock("code"));
  EXPECT_TRUE(peer->was_refused("no-such-table"));
}

// One address that is a school, and a class whose teacher is somewhere else.
struct School : Workbench {
  School() {
    const auto [conn, peer] = open(address(2));
    say(conn, R"({"open-class":{"game":"triples","size":3},"id":")" + id() + R"("})");
    teacher = peer;
    code = member(peer->last("entered"), "entered", "code");
    invitation = member(peer->last("class"), "class", "invitation");
  }
  static std::string member(const std::string& text, const char* message, const char* name) {
    const JsonResult read = parse_json(text);
    const Json* body = read.value.find(message);
    const Json* found = body != nullptr ? body->find(name) : nullptr;
    return found != nullptr ? found->text() : "";
  }
  // The code of the refusal, or the name of what else came.
  std::string knock(const std::string& how, const std::string& what, Address from = address(1)) {
    const auto [conn, peer] = open(from);
    say(conn, R"({"knock":{")" + how + R"(":")" + what + R"("},"id":")" + id() + R"("})");
    const std::string refusal = member(peer->last("refused"), "refused", "code");
    rim->closed(conn);
    if (!refusal.empty()) return refusal;
    return peer->last("entered").empty() ? "neither" : "entered";
  }
  void use_up_the_limit() {
    for (int i = 0; i < kGuessesFree; ++i) EXPECT_EQ(knock("code", wrong()), "no-such-table") << i;
  }
  std::string wrong() { return code == "00000000" ? "11111111" : "00000000"; }
  std::string table_of_others() {
    const auto [conn, peer] = open(address(3));
    say(conn, create());
    return member(peer->last("welcome"), "welcome", "code");
  }

  std::shared_ptr<FakePeer> teacher;
  std::string code;
  std::string invitation;
};

TEST(Rim, BeyondTheLimitARightCodeIsAnsweredLikeAWrongOne) {
  School school;
  ASSERT_EQ(school.code.size(), 8u);
  school.use_up_the_limit();
  EXPECT_EQ(school.knock("code", school.wrong()), "too-many");
  EXPECT_EQ(school.knock("code", school.code), "too-many");
  EXPECT_EQ(school.knock("code", school.code, address(4)), "entered") << "others are not touched";
}

TEST(Rim, WhoHasTheInvitationOfAClassNeedsNoCode) {
  School school;
  ASSERT_EQ(school.invitation.size(), 32u);
  school.use_up_the_limit();
  EXPECT_EQ(school.knock("invitation", school.invitation), "entered");
  // A stale one is refused and costs nobody a try.
  School other;
  for (int i = 0; i < 2 * kGuessesFree; ++i)
    EXPECT_EQ(other.knock("invitation", std::string(32, '0')), "no-such-table");
  EXPECT_EQ(other.knock("code", other.code), "entered");
}

TEST(Rim, ASchoolThatIsInAClassMayMistypeItsCode) {
  School school;
  const std::string others = school.table_of_others();
  EXPECT_EQ(school.knock("code", school.code), "entered");
  school.use_up_the_limit();
  for (int i = 0; i < kClassTries; ++i) {
    ASSERT_EQ(school.knock("code", i % 2 == 0 ? school.wrong() : others), "no-such-table") << i;
    if (i % 16 == 0) {
      ASSERT_EQ(school.knock("code", school.code), "entered") << i;
    }
  }
  EXPECT_EQ(school.knock("code", school.code), "too-many");
  EXPECT_EQ(school.knock("code", others), "too-many");
  EXPECT_EQ(school.knock("invitation", school.invitation), "entered");
  school.now_ms += kGuessEvery_ms;
  EXPECT_EQ(school.knock("code", school.code), "entered");
}

// Who brings a deck and knocks is heard when the deck was checked: by a timer, not by a message.
TEST(Rim, ACodeThatWaitedForADeckIsSettledAtOnce) {
  School school;
  const std::string others = school.table_of_others();
  for (int i = 0; i + 1 < kGuessesFree; ++i) school.knock("code", school.wrong());
  const auto knocks_after_a_deck = [&](const std::string& code) {
    const auto [conn, peer] = school.open();
    school.say(conn, R"({"deck":{"id":"own-)" + std::string(32, '0') +
                         R"(","of":3,"from":0,"bytes":"YWJj"}})");
    school.say(conn, R"({"knock":{"code":")" + code + R"("},"id":")" + school.id() + R"("})");
    ++school.now_ms;
    school.rim->tick();
    school.settle();
    return peer;
  };
  for (int i = 0; i < 2; ++i) {
    EXPECT_NE(knocks_after_a_deck(others)->last("knocking"), "") << "a right one costs nothing";
  }
  EXPECT_EQ(school.knock("code", school.wrong()), "no-such-table");
  EXPECT_EQ(school.knock("code", school.wrong()), "too-many");
  EXPECT_TRUE(knocks_after_a_deck(others)->was_refused("too-many"));
  EXPECT_EQ(school.halted, "");
}

TEST(Rim, TablesHaveABudgetByAddress) {
  for (const bool loopback : {false, true}) {
    Workbench bench(TableBudget{2});  // four at once, then two a minute
    const auto make = [&](const Address& from) {
      const auto [conn, peer] = bench.open(from);
      bench.say(conn, bench.create());
      return peer;
    };
    for (int i = 0; i < 4; ++i) EXPECT_FALSE(make(address(1, loopback))->last("welcome").empty());
    const auto refused = make(address(1, loopback));
    EXPECT_TRUE(refused->was_refused("too-many"));
    EXPECT_NE(refused->last("refused").find("again in 30 s"), std::string::npos)
        << refused->last("refused");
    EXPECT_FALSE(make(address(2))->last("welcome").empty());
    bench.now_ms += 30'000;
    EXPECT_FALSE(make(address(1, loopback))->last("welcome").empty());
    EXPECT_TRUE(make(address(1, loopback))->was_refused("too-many"));
    EXPECT_EQ(bench.metrics.notes["tables_refused"], 2u);
  }
}

TEST(Rim, ChangesHaveABudgetByAddress) {
  for (const bool loopback : {false, true}) {
    Workbench bench(TableBudget{1});  // two thousand at once
    const auto [conn, peer] = bench.open(address(1, loopback));
    bench.say(conn, bench.create());
    const auto change = [&](int k) {
      const std::string door = k % 2 == 0 ? "open" : "knock";
      bench.say(conn,
                R"({"door":{"door":")" + door + R"("},"id":"d)" + std::to_string(k) + R"("})");
    };
    for (int k = 0; k < 2'000; ++k) change(k);
    EXPECT_TRUE(peer->last("refused").empty()) << peer->last("refused");
    change(2'000);
    EXPECT_EQ(peer->was_refused("too-many"), !loopback);
    EXPECT_EQ(bench.metrics.notes["changes_refused"], loopback ? 0u : 1u);
  }
}

TEST(Rim, AFullDiskIsToldToWhoAsksWhetherWeAreReady) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  bench.say(conn, bench.create());
  EXPECT_TRUE(bench.rim->is_writable());
  bench.store.set_full(true);
  bench.say(conn, R"({"sit":{"seat":0},"id":"s"})");
  EXPECT_TRUE(peer->was_refused("storage"));
  EXPECT_FALSE(bench.rim->is_writable());
  bench.store.set_full(false);
  bench.say(conn, R"({"sit":{"seat":0},"id":"s"})");
  EXPECT_FALSE(peer->last("ok").empty());
  EXPECT_TRUE(bench.rim->is_writable());
}

TEST(Rim, ABrokenDiskIsToldOnce) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  bench.say(conn, bench.create());
  bench.store.break_now();
  bench.say(conn, R"({"sit":{"seat":0},"id":"s"})");
  EXPECT_TRUE(bench.rim->is_halted());
  EXPECT_FALSE(bench.halted.empty());
  bench.halted.clear();
  bench.say(conn, R"({"sit":{"seat":0},"id":"t"})");
  EXPECT_TRUE(peer->was_refused("not-serving"));
  EXPECT_TRUE(bench.halted.empty());
}

TEST(Rim, StopsQuietly) {
  Workbench bench;
  const auto [conn, peer] = bench.open();
  const auto [stranger, nobody] = bench.open();
  bench.say(conn, bench.create());
  bench.rim->stop();
  bench.settle();
  EXPECT_TRUE(bench.rim->is_quiet());
  EXPECT_NE(peer->last("bye").find("stopping"), std::string::npos);
  EXPECT_EQ(peer->closed_with, 1012);
  EXPECT_EQ(nobody->closed_with, 0);
  bench.rim->dismiss_all(1012, "stopping");
  EXPECT_NE(nobody->last("bye").find("stopping"), std::string::npos);
  EXPECT_EQ(nobody->closed_with, 1012);
}

// ---- the address book

TEST(AddressBook, CountsConnectionsAndForgetsWhoIsGone) {
  AddressBook book(2);
  EXPECT_TRUE(book.enter(address(1)));
  EXPECT_TRUE(book.enter(address(1)));
  EXPECT_FALSE(book.enter(address(1)));
  EXPECT_TRUE(book.enter(address(2)));
  book.leave(address(1), 0);
  EXPECT_TRUE(book.enter(address(1)));
  for (int i = 0; i < 10; ++i) EXPECT_TRUE(book.enter(address(9, true)));
  EXPECT_EQ(book.size(), 2u);
  book.leave(address(1), 0);
  book.leave(address(1), 0);
  book.leave(address(2), 0);
  for (int i = 0; i < 10; ++i) book.leave(address(9, true), 0);
  EXPECT_EQ(book.size(), 0u);
}

TEST(AddressBook, RemembersTablesUntilTheyAreForgiven) {
  AddressBook book(10, TableBudget{30});
  EXPECT_EQ(book.open_table(address(2), 0), 0);
  EXPECT_EQ(book.start_game(address(3), 0), 0);
  book.tidy(500);
  EXPECT_EQ(book.size(), 2u);
  book.tidy(1'000);  // a game is forgiven after a second
  EXPECT_EQ(book.size(), 1u);
  book.tidy(2'000);
  EXPECT_EQ(book.size(), 0u);
}

TEST(AddressBook, ChangesHaveABudgetByAddressAndThisMachineHasNone) {
  AddressBook book(10, TableBudget{30});
  for (int i = 0; i < 60'000; ++i) ASSERT_EQ(book.make_change(address(1), 0), 0) << i;
  EXPECT_EQ(book.make_change(address(1), 0), 5);
  EXPECT_EQ(book.make_change(address(2), 0), 0);
  for (int i = 0; i < 200; ++i) ASSERT_EQ(book.make_change(address(1), 1'000), 0) << i;
  EXPECT_GT(book.make_change(address(1), 1'000), 0);
  for (int i = 0; i < 70'000; ++i) ASSERT_EQ(book.make_change(address(9, true), 0), 0) << i;
}

Address six(std::uint8_t site, std::uint8_t subnet) {
  Address out;
  out.bytes[0] = 0x20;
  out.bytes[5] = site;
  out.bytes[7] = subnet;
  return out;
}

TEST(AddressBook, ANetworkAroundOthersHasFourTimesAsMuch) {
  AddressBook book(2, TableBudget{5});
  const auto count = [](auto may) {
    int done = 0;
    for (std::uint8_t subnet = 0; subnet < 20; ++subnet) {
      for (int i = 0; i < 15; ++i) done += may(six(1, subnet)) ? 1 : 0;
    }
    return done;
  };
  EXPECT_EQ(count([&](const Address& from) { return book.enter(from); }), 8);
  EXPECT_TRUE(book.enter(six(2, 0)));
  book.leave(six(1, 0), 0);
  EXPECT_TRUE(book.enter(six(1, 9)));
  EXPECT_EQ(count([&](const Address& from) { return book.open_table(from, 0) == 0; }), 40);
  EXPECT_EQ(book.open_table(six(2, 0), 0), 0);
  EXPECT_EQ(count([&](const Address& from) { return book.start_game(from, 0) == 0; }), 80);
}

TEST(AddressBook, ForgetsNetworksToo) {
  AddressBook book(2, TableBudget{5});
  EXPECT_TRUE(book.enter(six(1, 1)));
  EXPECT_EQ(book.open_table(six(1, 1), 0), 0);
  EXPECT_EQ(book.size(), 2u);
  book.leave(six(1, 1), 0);
  book.tidy(60'000);
  EXPECT_EQ(book.size(), 0u);
}

TEST(Addresses, BringSoManyDecksAndNoMore) {
  AddressBook book(10, {kTablesPerMinute});
  int brought = 0;
  while (brought < 1'000 && book.bring_deck(address(1), 0) == 0) ++brought;
  EXPECT_EQ(brought, 120);
  EXPECT_EQ(book.bring_deck(address(1), 0), 2'000);
  EXPECT_EQ(book.bring_deck(address(2), 0), 0);  // another is another's
  EXPECT_EQ(book.open_table(address(1), 0), 0);
  EXPECT_EQ(book.bring_deck(address(1), 2'000), 0);
  book.tidy(10'000'000);
  EXPECT_EQ(book.size(), 0u);
}

// A school is one address: ten classes begin together with fifteen tables each, and again ten
// minutes later.
TEST(Addresses, StartSoManyTablesOfClassesAndNoMore) {
  AddressBook book(10, {kTablesPerMinute});
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(book.open_table(address(1), 0), 0);
    EXPECT_EQ(book.start_class_tables(address(1), 0, 15), 0);
  }
  for (int i = 0; i < 10; ++i) EXPECT_EQ(book.start_class_tables(address(1), 600'000, 15), 0);
  for (int i = 0; i < 10; ++i) EXPECT_EQ(book.start_class_tables(address(1), 600'000, 15), 0);
  EXPECT_EQ(book.start_class_tables(address(1), 600'000, 15), 15'000);
  EXPECT_EQ(book.start_class_tables(address(1), 614'999, 15), 1) << "all of a class or none";
  EXPECT_EQ(book.start_class_tables(address(1), 615'000, 15), 0);
  EXPECT_EQ(book.start_class_tables(address(2), 615'000, 1'000), 0)
      << "more than it can hold is all of it";
  EXPECT_EQ(book.start_class_tables(address(2), 615'000, 1), 1'000);
}

TEST(Addresses, TellTheHubWhereALineComesFrom) {
  EXPECT_EQ(network_of(address(1, true)), Network{});
  EXPECT_EQ(network_of(address(1)), network_of(address(1)));
  EXPECT_NE(network_of(address(1)).wide, network_of(address(2)).wide);
  EXPECT_EQ(network_of(six(1, 1)).wide, network_of(six(1, 2)).wide);
  EXPECT_NE(network_of(six(1, 1)).near, network_of(six(1, 2)).near);
  EXPECT_NE(network_of(six(1, 1)).wide, network_of(six(2, 1)).wide);
}

TEST(Rim, OneNetworkDoesNotLockADoor) {
  Workbench bench;
  const auto [host, hosts_peer] = bench.open();
  bench.say(host, R"({"create":{"game":"triples","seats":["open","open","open"],"door":"knock"},)"
                  R"("id":"a-secret-id-of-the-host-0"})");
  const std::string welcome = hosts_peer->last("welcome");
  const std::size_t at = welcome.find("\"code\":\"") + 8;
  const auto knocks = [&](const Address& from, int n) {
    const auto [conn, peer] = bench.open(from);
    bench.say(conn, R"({"knock":{"code":")" + welcome.substr(at, 8) +
                        R"("},"id":"a-secret-id-of-somebody-)" + std::to_string(n) + "\"}");
    return !peer->last("knocking").empty();
  };
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(knocks(six(1, static_cast<std::uint8_t>(i)), i)) << i;
  EXPECT_FALSE(knocks(six(1, 99), 60));
  EXPECT_TRUE(knocks(address(5), 61));
}

TEST(AddressBook, ABudgetOfNothingIsNoLimit) {
  AddressBook book(10, TableBudget{0});
  for (int i = 0; i < 10'000; ++i) EXPECT_EQ(book.open_table(address(1), 0), 0);
  EXPECT_EQ(book.size(), 0u);
}

TEST(Bucket, HoldsSoManyAndEarnsThemBack) {
  Bucket bucket(3, 1'000);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(0));
  EXPECT_FALSE(bucket.take(999));
  EXPECT_EQ(bucket.wait_ms(999), 1);
  EXPECT_EQ(bucket.wait_ms(1'000), 0);
  EXPECT_TRUE(bucket.take(1'000));
  EXPECT_FALSE(bucket.is_full(3'999));
  EXPECT_TRUE(bucket.is_full(4'000));
  EXPECT_TRUE(bucket.is_full(1'000'000'000));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(1'000'000'000));
  EXPECT_FALSE(bucket.take(1'000'000'000));
}

}  // namespace
}  // namespace stolik
