// Journals of finished games that leave etcd for files.

#include <gtest/gtest.h>

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <functional>
#include <mutex>
#include <utility>

#include "core/hex.h"
#include "server/store/etcd.h"
#include "tests/server/fake_etcd.h"

namespace stolik {
namespace {

// What others do while a node stands still: at its next question to this path.
struct Meanwhile {
  std::string on{};
  std::function<void()> run{};
};

class PlainLine final : public EtcdLine {
 public:
  PlainLine(FakeEtcd& etcd, Meanwhile* before, Meanwhile* after)
      : etcd_(etcd), before_(before), after_(after) {}
  Said ask(std::string_view path, const std::string& body, std::chrono::milliseconds) override {
    if (before_ && before_->on == path) meanwhile(*before_);
    answer_ = parse_json(etcd_.ask(path, body)).value;
    if (after_ && after_->on == path) meanwhile(*after_);
    return Said::yes;
  }

 private:
  // Once.
  void meanwhile(Meanwhile& what) {
    const auto run = std::exchange(what.run, nullptr);
    what.on.clear();
    run();
  }

  FakeEtcd& etcd_;
  Meanwhile* before_;
  Meanwhile* after_;
};

struct ArchiveBench : testing::Test {
  FakeEtcd etcd;
  std::int64_t now_s = 0;
  std::int64_t ms = 0;
  std::string folder = testing::TempDir() + "stolik-archive-" + std::to_string(::getpid());
  std::deque<std::function<void()>>* aside =
      nullptr;  // where what takes long waits for its turn; nullptr: it takes no time
  static constexpr TableId kTable{0x1234};

  ArchiveBench() { std::filesystem::create_directories(folder); }
  ~ArchiveBench() override { std::filesystem::remove_all(folder); }
  std::unique_ptr<EtcdStore> node(bool with_archive, Meanwhile* before = nullptr,
                                  Meanwhile* after = nullptr) {
    EtcdStore::Config config;
    config.line = [=, this] { return std::make_unique<PlainLine>(etcd, before, after); };
    config.now_s = [this] { return now_s; };
    config.pause = [] { return false; };
    config.renews = false;
    if (with_archive)
      config.archive = [this](const std::string& mark) {
        return std::make_shared<FolderArchive>(folder, mark);
      };
    config.aside = [this](std::function<void()> piece) {
      return aside ? (aside->push_back(std::move(piece)), true) : (piece(), true);
    };
    Outcome outcome;
    return EtcdStore::open(std::move(config), outcome);
  }
  static Append batch(std::uint64_t seq, Head::Phase phase, TableId table = kTable) {
    Append append;
    append.table = table;
    append.seq = seq;
    append.batch = "batch " + std::to_string(seq);
    append.with_head = true;
    append.head.phase = phase;
    append.head.code = std::to_string(12345678 + number(table) - number(kTable));
    return append;
  }
  static Append erasure() {
    Append append;
    append.table = kTable;
    append.erase = true;
    return append;
  }
  static bool write(EtcdStore& store, const Append& append) {
    return store.commit({&append, 1}).ok();
  }
  // A game of three batches, over, and nobody there for a while.
  void play(EtcdStore& store) {
    for (const std::uint64_t seq : {1u, 2u})
      ASSERT_TRUE(write(store, batch(seq, Head::Phase::playing)));
    ASSERT_TRUE(write(store, batch(3, Head::Phase::over)));
    now_s += 600;
  }
  // Nobody hears of it for longer than a lease is.
  void end_leases() { etcd.set_time(ms += 6000); }
  std::size_t in_etcd() const {
    return static_cast<std::size_t>(
        std::count_if(etcd.kept().begin(), etcd.kept().end(),
                      [](const auto& one) { return one.first.starts_with("stolik/t/"); }));
  }
  static Whereabouts find(EtcdStore& store) {
    Whereabouts found;
    EXPECT_TRUE(store.find({Wanted::By::table, hex(number(kTable))}, Take::yes, found).ok());
    return found;
  }
  std::vector<std::string> files() const {
    std::vector<std::string> found;
    for (const auto& entry : std::filesystem::directory_iterator{folder})
      found.push_back(entry.path().string());
    return found;
  }
};

std::vector<std::string> all_of(EtcdStore& store, TableId table) {
  std::vector<std::string> batches;
  const Outcome outcome = store.read(table, 1, batches);
  if (!outcome.ok()) batches = {outcome.what};
  return batches;
}

class Archive : public ArchiveBench {};

TEST_F(Archive, FinishedJournalsLeaveEtcd) {
  const auto store = node(true);
  play(*store);
  EXPECT_EQ(in_etcd(), 3u);
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  EXPECT_EQ(files().size(), 1u);
  EXPECT_EQ(all_of(*store, kTable), (std::vector<std::string>{"batch 1", "batch 2", "batch 3"}));
  // The game goes on after all, and ends again.
  ASSERT_TRUE(write(*store, batch(4, Head::Phase::over)));
  EXPECT_EQ(in_etcd(), 1u);
  EXPECT_EQ(all_of(*store, kTable).size(), 4u);
  now_s += 600;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  EXPECT_EQ(all_of(*store, kTable).size(), 4u);
  EXPECT_EQ(files().size(), 1u);
  // And it is forgotten: nothing of it can be read.
  ASSERT_TRUE(write(*store, erasure()));
  EXPECT_EQ(files().size(), 0u);
  EXPECT_EQ(find(*store).where, Whereabouts::Where::nowhere);
}

TEST_F(Archive, StaysWhileItIsPlayedOrYoung) {
  const auto store = node(true);
  ASSERT_TRUE(write(*store, batch(1, Head::Phase::playing)));
  now_s += 600;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 1u);
  ASSERT_TRUE(write(*store, batch(2, Head::Phase::over)));
  now_s += 360;  // somebody who is there is heard of every five minutes
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 2u);
}

TEST_F(Archive, AnotherNodeReadsIt) {
  {
    const auto store = node(true);
    play(*store);
    ASSERT_TRUE(store->tidy().ok());
  }
  // One without the folder does not take it; one with it goes on.
  const auto without = node(false);
  EXPECT_EQ(find(*without).where, Whereabouts::Where::foreign);
  const auto with = node(true);
  EXPECT_EQ(find(*with).where, Whereabouts::Where::here);
  EXPECT_EQ(all_of(*with, kTable).size(), 3u);
  EXPECT_TRUE(write(*with, batch(4, Head::Phase::over)));
  EXPECT_EQ(all_of(*with, kTable).back(), "batch 4");
}

// What an older program does with a head whose form it does not know, whoever wrote it and wherever
// the journal stands.
bool is_for_older_programs(const std::string& head) {
  return head.starts_with("1 ") || head.starts_with("3 ");
}

// A journal that begins with a deck of somebody's own is more than older programs can read: they
// leave the table to those that can, and go on taking all others.
TEST_F(Archive, ATableWithAnOwnDeckIsNotForOlderPrograms) {
  const auto head = [this] { return etcd.kept().at("stolik/h/" + hex(number(kTable))).value; };
  auto store = node(true);
  const auto with_deck = [](std::uint64_t seq, Head::Phase phase) {
    Append append = batch(seq, phase);
    append.head.own_deck = true;
    return append;
  };
  ASSERT_TRUE(write(*store, with_deck(1, Head::Phase::playing)));
  ASSERT_TRUE(write(*store, batch(1, Head::Phase::playing, TableId{0x1235})));
  EXPECT_FALSE(is_for_older_programs(head()));
  EXPECT_TRUE(is_for_older_programs(etcd.kept().at("stolik/h/" + hex(0x1235)).value))
      << "another table of the same node";
  Append touch;
  touch.table = kTable;
  touch.touch = true;
  ASSERT_TRUE(write(*store, touch));
  EXPECT_FALSE(is_for_older_programs(head())) << "stamped anew";
  end_leases();
  store = node(true);
  ASSERT_EQ(find(*store).where, Whereabouts::Where::here) << "one that knows the form takes it";
  ASSERT_TRUE(write(*store, with_deck(2, Head::Phase::over)));
  now_s += 600;
  ASSERT_TRUE(store->tidy().ok());
  ASSERT_EQ(files().size(), 1u);
  EXPECT_FALSE(is_for_older_programs(head())) << "its journal stands in a file";
  end_leases();
  const auto without = node(false);
  EXPECT_EQ(find(*without).where, Whereabouts::Where::foreign) << "a node without the folder";
  const auto with = node(true);
  const Whereabouts found = find(*with);
  ASSERT_EQ(found.taken.size(), 1u);
  EXPECT_TRUE(found.taken[0].own_deck);
  EXPECT_EQ(all_of(*with, kTable), (std::vector<std::string>{"batch 1", "batch 2"}));
}

TEST_F(Archive, WhoTakesItGoesOnWithoutReading) {
  {
    const auto store = node(true);
    play(*store);
    ASSERT_TRUE(store->tidy().ok());
  }
  const auto with = node(true);
  EXPECT_EQ(find(*with).where, Whereabouts::Where::here);
  EXPECT_FALSE(write(*with, batch(1, Head::Phase::over)));
  EXPECT_TRUE(write(*with, batch(4, Head::Phase::over)));
}

TEST_F(Archive, WhatIsNotAsItWasIsDamaged) {
  const auto store = node(true);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  const std::string file = files().at(0);
  std::string text;
  std::getline(std::ifstream{file}, text, '\0');
  text.replace(text.find("batch 2"), 7, "batch 7");
  std::ofstream{file} << text;
  EXPECT_EQ(all_of(*store, kTable), std::vector<std::string>{"batch 2 is damaged"});
  std::filesystem::remove(file);
  EXPECT_EQ(all_of(*store, kTable),
            std::vector<std::string>{"not all of its batches stand in the archive"});
}

// No room in the archive: the journal stays where it is.
TEST_F(Archive, WithoutRoomItStays) {
  const auto store = node(true);
  play(*store);
  std::filesystem::remove(folder);  // whatever the reason, it cannot be written
  EXPECT_EQ(store->tidy().kind, Outcome::Kind::full);
  EXPECT_EQ(in_etcd(), 3u);
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
}

// It has read the journal and stands still; another takes the table, plays on and archives more;
// then it wakes and goes on.
TEST_F(Archive, WhoWakesLateSpoilsNothing) {
  Meanwhile frozen;
  const auto late = node(true, nullptr, &frozen);
  play(*late);
  std::unique_ptr<EtcdStore> other;
  frozen = {"/v3/kv/range", [&] {
              end_leases();
              other = node(true);
              ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
              ASSERT_TRUE(write(*other, batch(4, Head::Phase::over)));
              now_s += 600;
              ASSERT_TRUE(other->tidy().ok());
              ASSERT_EQ(in_etcd(), 0u);
            }};
  EXPECT_EQ(late->tidy().kind, Outcome::Kind::broken);
  ASSERT_TRUE(other);
  EXPECT_EQ(all_of(*other, kTable),
            (std::vector<std::string>{"batch 1", "batch 2", "batch 3", "batch 4"}));
  // What it wrote is nobody's, and goes; what is needed stays.
  now_s += 3600;
  ASSERT_TRUE(other->tidy().ok());
  EXPECT_EQ(files().size(), 1u);
  EXPECT_EQ(all_of(*other, kTable).size(), 4u);
}

TEST_F(Archive, WhoseLeaseIsOverErasesNothing) {
  const auto late = node(true);
  play(*late);
  ASSERT_TRUE(late->tidy().ok());
  end_leases();
  const auto other = node(true);
  ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
  ASSERT_TRUE(write(*other, batch(4, Head::Phase::playing)));
  EXPECT_FALSE(write(*late, erasure()));
  EXPECT_EQ(all_of(*other, kTable),
            (std::vector<std::string>{"batch 1", "batch 2", "batch 3", "batch 4"}));
}

// It reads, and does not know yet that its lease is over and that another has archived what it
// looks for: that is no damage. (The simulator found it: STOLIK_SEEDS=1 STOLIK_FIRST=12991.)
TEST_F(Archive, WhoReadsLateDoesNotCallItDamaged) {
  for (const bool archived_before : {false, true}) {
    etcd = {};
    now_s = ms = 0;
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const auto late = node(true);
    play(*late);
    if (archived_before) {
      ASSERT_TRUE(late->tidy().ok());
    }
    end_leases();
    const auto other = node(true);
    ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
    ASSERT_TRUE(write(*other, batch(4, Head::Phase::over)));
    now_s += 600;
    ASSERT_TRUE(other->tidy().ok());
    ASSERT_EQ(in_etcd(), 0u);
    Place place;
    std::vector<std::string> batches;
    EXPECT_EQ(late->read_piece(kTable, place, batches).kind, Outcome::Kind::broken);
  }
}

// The same by one who took the table and has not read it yet: it finds nothing, and has nothing to
// compare that with. (STOLIK_FIRST=4140.)
TEST_F(Archive, WhoReadsLateDoesNotTakeNothingForAJournal) {
  play(*node(true));
  const auto late = node(true);
  ASSERT_EQ(find(*late).where, Whereabouts::Where::here);
  end_leases();
  const auto other = node(true);
  ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
  now_s += 600;
  ASSERT_TRUE(other->tidy().ok());
  ASSERT_EQ(in_etcd(), 0u);
  Place place;
  std::vector<std::string> batches;
  EXPECT_EQ(late->read_piece(kTable, place, batches).kind, Outcome::Kind::broken);
}

// And by one who has read the file before and reads on when others have moved the rest into
// another: what is in the first is not all of it. (STOLIK_FIRST=155722, before journals were read
// so.)
TEST_F(Archive, WhoReadsOnLateDoesNotTakeAPartForAJournal) {
  {
    const auto first = node(true);
    play(*first);
    ASSERT_TRUE(first->tidy().ok());
    ASSERT_TRUE(write(*first, batch(4, Head::Phase::over)));
  }
  const auto late = node(true);
  ASSERT_EQ(find(*late).where, Whereabouts::Where::here);
  Place place;
  std::vector<std::string> batches;
  ASSERT_TRUE(late->read_piece(kTable, place, batches).ok());
  ASSERT_EQ(place.next, 4u);
  end_leases();
  const auto other = node(true);
  ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
  now_s += 600;
  ASSERT_TRUE(other->tidy().ok());
  ASSERT_EQ(in_etcd(), 0u);
  EXPECT_EQ(late->read_piece(kTable, place, batches).kind, Outcome::Kind::broken);
  EXPECT_EQ(all_of(*other, kTable).size(), 4u);
}

// It dies when the file is written and etcd does not yet know; the game is forgotten by another,
// and the file goes, too.
TEST_F(Archive, WhatOneLeftWhoDiedIsSwept) {
  Meanwhile dies;
  const auto first = node(true, &dies);
  play(*first);
  dies = {"/v3/kv/txn", [&] { end_leases(); }};
  EXPECT_EQ(first->tidy().kind, Outcome::Kind::broken);
  EXPECT_EQ(files().size(), 1u);
  std::ofstream{files().at(0) + ".part"} << "the beginning of one";
  const auto other = node(true);
  ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
  ASSERT_TRUE(write(*other, erasure()));
  now_s += 3600;
  ASSERT_TRUE(other->tidy().ok());
  EXPECT_EQ(files().size(), 0u);
}

// A file whose writer lives may be named by a head in a moment; and what is not of these servers is
// not theirs to sweep.
TEST_F(Archive, WhatIsInTheMakingOrAnothersStays) {
  Meanwhile pause;
  const auto writing = node(true, &pause);
  const auto sweeping = node(true);
  play(*writing);
  pause = {"/v3/kv/txn", [&] {
             ASSERT_EQ(files().size(), 1u);
             std::string name = files().at(0);
             char& mark = name[name.rfind('/') + 1];
             mark = mark == '0' ? '1' : '0';  // of others who share the folder
             std::ofstream{name} << "theirs";
             std::ofstream{folder + "/notes.txt"} << "theirs";
             now_s += 3600;
             ASSERT_TRUE(sweeping->tidy().ok());
             EXPECT_EQ(files().size(), 3u);
           }};
  ASSERT_TRUE(writing->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  EXPECT_EQ(all_of(*writing, kTable).size(), 3u);
  // Whoever sweeps leaves what a head names, also when its writer is dead.
  end_leases();
  const auto last = node(true);
  ASSERT_TRUE(last->tidy().ok());
  EXPECT_EQ(files().size(), 3u);
  ASSERT_EQ(find(*last).where, Whereabouts::Where::here);
  EXPECT_EQ(all_of(*last, kTable).size(), 3u);
}

// The folder takes its time: whoever plays and whoever comes back elsewhere does not wait for it.
TEST_F(Archive, ASlowFolderHoldsNobodyUp) {
  std::deque<std::function<void()>> waiting;
  aside = &waiting;
  const auto work = [&] {
    for (; !waiting.empty(); waiting.pop_front()) waiting.front()();
  };
  const auto store = node(true);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  ASSERT_TRUE(write(*store, batch(1, Head::Phase::playing, TableId{77})));
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 4u);
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
  work();
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 1u);
  Place place;
  std::vector<std::string> batches;
  EXPECT_EQ(store->read_piece(kTable, place, batches).kind, Outcome::Kind::later);
  EXPECT_EQ(store->read_piece(kTable, place, batches).kind, Outcome::Kind::later);
  EXPECT_EQ(all_of(*store, TableId{77}).size(), 1u);
  work();
  EXPECT_TRUE(store->read_piece(kTable, place, batches).ok());
  EXPECT_EQ(batches, (std::vector<std::string>{"batch 1", "batch 2", "batch 3"}));
}

// While its file is written the game goes on: what is new stays in etcd, behind the file.
TEST_F(Archive, WhatGoesOnMeanwhileIsKept) {
  std::deque<std::function<void()>> waiting;
  aside = &waiting;
  const auto store = node(true);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  ASSERT_FALSE(waiting.empty());
  ASSERT_TRUE(write(*store, batch(4, Head::Phase::playing)));
  for (const auto& piece : waiting) piece();
  aside = nullptr;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 1u);
  EXPECT_EQ(all_of(*store, kTable),
            (std::vector<std::string>{"batch 1", "batch 2", "batch 3", "batch 4"}));
  const Head playing = [&] {
    std::vector<Head> heads;
    EXPECT_TRUE(store->list(heads).ok());
    return heads.at(0);
  }();
  EXPECT_EQ(playing.phase, Head::Phase::playing);
}

// While its file is written the table is given away: the file is nobody's, and goes; also before
// our own sweep takes it for another's.
TEST_F(Archive, WhatIsGivenAwayMeanwhileIsNotNamed) {
  std::deque<std::function<void()>> waiting;
  aside = &waiting;
  const auto store = node(true);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  for (const auto& piece : waiting) piece();
  EXPECT_EQ(files().size(), 1u);
  aside = nullptr;
  ASSERT_TRUE(store->release(kTable).ok());
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(files().size(), 0u);
  EXPECT_EQ(in_etcd(), 3u);
  ASSERT_EQ(find(*store).where, Whereabouts::Where::here);
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
}

// While its file is written the table is given away, goes on elsewhere, is archived there and comes
// back: the head names the file in which all of it stands.
TEST_F(Archive, WhatAnotherArchivedMeanwhileStays) {
  std::deque<std::function<void()>> waiting;
  aside = &waiting;
  const auto store = node(true);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  for (const auto& piece : waiting) piece();
  aside = nullptr;
  ASSERT_TRUE(store->release(kTable).ok());
  const auto other = node(true);
  ASSERT_EQ(find(*other).where, Whereabouts::Where::here);
  ASSERT_TRUE(write(*other, batch(4, Head::Phase::playing)));
  ASSERT_TRUE(write(*other, batch(5, Head::Phase::over)));
  now_s += 600;
  ASSERT_TRUE(other->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  ASSERT_TRUE(other->release(kTable).ok());
  ASSERT_EQ(find(*store).where, Whereabouts::Where::here);
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(all_of(*store, kTable).size(), 5u);
  EXPECT_EQ(files().size(), 1u);
}

// Nobody has it when it is looked at, and another takes it before it is taken: of the two one has
// it.
TEST_F(Archive, WhatAnotherTookMeanwhileIsTheirs) {
  Meanwhile between;
  const auto late = node(true, &between);
  const auto first = node(true);
  ASSERT_TRUE(write(*first, batch(1, Head::Phase::playing)));
  ASSERT_TRUE(first->release(kTable).ok());
  between = {"/v3/kv/range", [&] { EXPECT_EQ(find(*first).where, Whereabouts::Where::here); }};
  EXPECT_EQ(find(*late).where, Whereabouts::Where::unsettled);
  EXPECT_EQ(find(*late).where, Whereabouts::Where::there);
  EXPECT_TRUE(write(*first, batch(2, Head::Phase::playing)));
}

// The file is written and listed between two looks of the one who writes it: it does not sweep what
// it is about to name.
TEST_F(Archive, WhatOneWritesOneDoesNotSweep) {
  std::deque<std::function<void()>> waiting;
  aside = &waiting;
  Meanwhile between;
  const auto store = node(true, &between);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  ASSERT_EQ(waiting.size(), 2u) << "it is to be written, and the folder to be listed";
  between = {"/v3/kv/txn", [&] {
               for (; !waiting.empty(); waiting.pop_front()) waiting.front()();
               EXPECT_EQ(files().size(), 1u);
             }};
  ASSERT_TRUE(store->tidy().ok());
  for (; !waiting.empty(); waiting.pop_front()) waiting.front()();
  aside = nullptr;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  EXPECT_EQ(files().size(), 1u);
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
}

// A folder that does not answer at all, and the real thread that waits for it: commands go on, and
// the store can be closed.
class Stuck final : public stolik::Archive {
 public:
  explicit Stuck(std::string mark) : stolik::Archive(std::move(mark)) {}
  std::string write(const ArchiveFile&, const std::vector<std::string>&) override {
    return hang(), "given up";
  }
  std::vector<std::string> read(const ArchiveFile&, std::uint64_t, std::uint64_t) override {
    return hang(), std::vector<std::string>{};
  }
  std::vector<std::string> list() override { return hang(), std::vector<std::string>{}; }
  void erase(const std::string&) override { hang(); }
  void let_go() {
    const std::scoped_lock lock{mutex_};
    free_ = true;
    changed_.notify_all();
  }
  void wait_until_asked() {
    std::unique_lock lock{mutex_};
    changed_.wait(lock, [this] { return asked_; });
  }

 private:
  void hang() {
    std::unique_lock lock{mutex_};
    asked_ = true;
    changed_.notify_all();
    changed_.wait(lock, [this] { return free_; });
  }
  std::mutex mutex_;
  std::condition_variable changed_;
  bool asked_ = false;
  bool free_ = false;
};

TEST_F(Archive, AFolderThatHangsHoldsNobodyUp) {
  std::shared_ptr<Stuck> stuck;
  EtcdStore::Config config;
  config.line = [this] { return std::make_unique<PlainLine>(etcd, nullptr, nullptr); };
  config.now_s = [this] { return now_s; };
  config.pause = [] { return false; };
  config.renews = false;
  config.archive = [&](const std::string& mark) { return stuck = std::make_shared<Stuck>(mark); };
  Outcome outcome;
  std::unique_ptr<EtcdStore> store = EtcdStore::open(std::move(config), outcome);
  play(*store);
  ASSERT_TRUE(store->tidy().ok());
  stuck->wait_until_asked();
  for (std::uint64_t seq = 1; seq <= 3; ++seq)
    ASSERT_TRUE(write(*store, batch(seq, Head::Phase::playing, TableId{77})));
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
  store.reset();
  stuck->let_go();
}

TEST_F(Archive, OneThatIsLostDoesNotHoldUpTheOthers) {
  {
    const auto store = node(true);
    play(*store);
    ASSERT_TRUE(store->tidy().ok());
  }
  for (const std::string& file : files()) std::filesystem::remove(file);
  const auto store = node(true);
  for (std::uint64_t more = 1; more <= 3; ++more) {
    ASSERT_TRUE(write(*store, batch(1, Head::Phase::over, TableId{number(kTable) + more})));
  }
  ASSERT_EQ(find(*store).where, Whereabouts::Where::here);
  now_s += 600;
  // One at a time: whoever plays does not wait for many files.
  for (std::size_t left = 3; left-- > 0;) {
    ASSERT_TRUE(store->tidy().ok());
    EXPECT_EQ(in_etcd(), left);
  }
}

}  // namespace
}  // namespace stolik
