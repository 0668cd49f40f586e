// Tables that are erased from etcd: what its log and the nodes' key files still hold does not open
// them.

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "core/hex.h"
#include "core/rng.h"
#include "server/store/etcd.h"
#include "server/store/etcd_plan.h"
#include "tests/server/fake_etcd.h"
#include "tests/server/key_thief.h"

namespace stolik {
namespace {

constexpr std::string_view kWords = "Zofia z Lublina";

struct Cluster : testing::Test {
  FakeEtcd etcd;
  KeyThief thief;
  std::int64_t now_s = 0;
  std::map<int, NodeKeys> files;  // by place
  std::map<int, std::unique_ptr<EtcdStore>> nodes;
  std::vector<std::unique_ptr<EtcdStore>> dead;
  std::function<void()> at_next_txn;  // what happens before it
  std::function<void()> after_next_txn;
  std::int64_t ms = 0;
  bool loses_answers = false;
  bool dies_at_root = false;      // with the next root on its way
  std::vector<std::string> late;  // requests that got lost and come later
  Rng rng{1};
  std::string archive;  // a folder; "" for none

  class Line final : public EtcdLine {
   public:
    explicit Line(Cluster& world) : world_(world) {}
    Said ask(std::string_view path, const std::string& body, std::chrono::milliseconds) override {
      const bool changes = path == "/v3/kv/txn";
      if (changes) {
        if (const auto run = std::exchange(world_.at_next_txn, nullptr)) run();
        world_.thief.overhear(body);
        EXPECT_EQ(body.find(kWords), body.npos);
        if (world_.dies_at_root && body.find(base64("stolik/keys/root")) != body.npos) {
          world_.dies_at_root = false;
          world_.late.push_back(body);
          throw std::runtime_error{"killed"};
        }
      }
      if (changes && world_.loses_answers && world_.rng.below(8) == 0)
        return world_.late.push_back(body), Said::nothing;
      const std::string text = world_.etcd.ask(path, body);
      if (changes) {
        if (const auto run = std::exchange(world_.after_next_txn, nullptr)) run();
      }
      if (changes && world_.loses_answers && world_.rng.below(8) == 0) return Said::nothing;
      answer_ = parse_json(text).value;
      return answer_.find("error") != nullptr ? Said::refused : Said::yes;
    }

   private:
    Cluster& world_;
  };

  enum class Keys : std::uint8_t { none, own };
  Outcome start(int place, Keys keys = Keys::own) {
    EtcdStore::Config config;
    config.line = [this] { return std::make_unique<Line>(*this); };
    config.now_s = [this] { return now_s; };
    config.pause = [] { return true; };
    config.renews = false;
    if (!archive.empty()) {
      config.archive = [this](const std::string& mark) {
        return std::make_shared<FolderArchive>(archive, mark);
      };
      config.aside = [](const std::function<void()>& piece) { return piece(), true; };
    }
    if (keys == Keys::own) config.keys = std::make_shared<KeptKeys>(files[place]);
    // The others tidy while this one waits for its keys; then it gives up.
    config.wait = [this, left = 2](const std::string&) mutable { return tidy(), left-- > 0; };
    Outcome outcome;
    nodes[place] = EtcdStore::open(std::move(config), outcome);
    if (!nodes[place]) nodes.erase(place);
    return outcome;
  }
  void tidy() {
    for (const auto& [place, node] : nodes) {
      if (!node) continue;
      EXPECT_TRUE(node->tidy().ok());
    }
  }
  void stop(int place) { nodes.erase(place); }
  // In the midst of a transaction, which was done or not; its lease goes on for a while.
  void kill(int place) {
    dies_at_root = rng.below(2) == 0;
    const auto die = [] { throw std::runtime_error{"killed"}; };
    if (!dies_at_root) (rng.below(2) == 0 ? at_next_txn : after_next_txn) = die;
    try {
      static_cast<void>(nodes.at(place)->tidy());
    } catch (const std::runtime_error&) {
    }
    at_next_txn = after_next_txn = nullptr;
    dies_at_root = false;
    dead.push_back(std::move(nodes.at(place)));
    nodes.erase(place);
  }
  // Leases of the dead are over.
  void pass_time() {
    for (int half = 0; half < 2; ++half) {
      Line line{*this};
      for (const auto& [place, node] : nodes) EtcdStore::renew(line, node->lease());
      etcd.set_time(ms += 3000);
    }
  }
  static Append batch(std::uint64_t table, std::uint64_t seq) {
    Append append;
    append.table = TableId{table};
    append.seq = seq;
    append.batch = R"({"name":")" + std::string{kWords} + std::to_string(seq) + "\"}";
    append.with_head = seq == 1;
    append.head.origin = hex(table);
    return append;
  }
  static Append erasure(std::uint64_t table) {
    Append append;
    append.table = TableId{table};
    append.erase = true;
    return append;
  }
  Outcome write(int place, const Append& append) { return nodes.at(place)->commit({&append, 1}); }
  Whereabouts take(int place, std::uint64_t table) {
    Whereabouts found;
    EXPECT_TRUE(nodes.at(place)->find({Wanted::By::table, hex(table)}, Take::yes, found).ok());
    return found;
  }
  std::vector<std::string> read(int place, std::uint64_t table) {
    std::vector<std::string> batches;
    const Outcome outcome = nodes.at(place)->read(TableId{table}, 1, batches);
    if (!outcome.ok()) batches = {outcome.what};
    return batches;
  }
  bool can_be_opened(std::uint64_t table) const {
    for (const auto& [place, keys] : files) {
      if (thief.tables(keys).contains(table)) return true;
    }
    return false;
  }
};

class Erasure : public Cluster {};

TEST_F(Erasure, NoKeyFileOpensWhatEtcdStillHolds) {
  for (const int place : {1, 2, 3}) ASSERT_TRUE(start(place).ok());
  for (const std::uint64_t table : {0x11u, 0x111u, 0x22u}) {
    ASSERT_TRUE(write(1, batch(table, 1)).ok());
    ASSERT_TRUE(write(1, batch(table, 2)).ok());
    EXPECT_TRUE(can_be_opened(table));
  }
  ASSERT_TRUE(write(1, erasure(0x11)).ok());
  EXPECT_TRUE(can_be_opened(0x11)) << "the thief would not notice";
  for (int round = 0; round < 2; ++round) tidy();
  EXPECT_FALSE(can_be_opened(0x11));
  // Of the same bucket, and of another.
  for (const std::uint64_t table : {0x111u, 0x22u}) EXPECT_EQ(read(1, table).size(), 2u);
  for (const auto& [place, keys] : files) EXPECT_EQ(keys.secrets.size(), 1u);
}

TEST_F(Erasure, AnyNodeGoesOnWithTheTablesOfOneThatIsGoneForGood) {
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  stop(1);
  files.erase(1);
  EXPECT_EQ(take(2, 0x11).where, Whereabouts::Where::here);
  ASSERT_EQ(read(2, 0x11), std::vector{batch(0x11, 1).batch});
  // A new one in its place gets the keys from the other.
  ASSERT_TRUE(start(1).ok());
  stop(2);
  EXPECT_EQ(take(1, 0x11).where, Whereabouts::Where::here);
  EXPECT_EQ(read(1, 0x11), std::vector{batch(0x11, 1).batch});
}

TEST_F(Erasure, AllNodesStartAnew) {
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  nodes.clear();
  ASSERT_TRUE(start(2).ok());
  EXPECT_EQ(take(2, 0x11).where, Whereabouts::Where::here);
  EXPECT_EQ(read(2, 0x11), std::vector{batch(0x11, 1).batch});
}

TEST_F(Erasure, ANodeThatWasDownForgetsTheOldKeyWhenItIsBack) {
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  stop(2);
  ASSERT_TRUE(write(1, erasure(0x11)).ok());
  for (int round = 0; round < 3; ++round) tidy();
  EXPECT_TRUE(can_be_opened(0x11)) << "by what node 2 has on its disk";
  EXPECT_EQ(nodes.at(1)->old_keys(), 1u);
  ASSERT_TRUE(start(2).ok());
  for (int round = 0; round < 2; ++round) tidy();
  EXPECT_FALSE(can_be_opened(0x11));
  EXPECT_EQ(nodes.at(1)->old_keys(), 0u);
}

TEST_F(Erasure, WhoeverErasedNeedNotLive) {
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  ASSERT_TRUE(write(1, erasure(0x11)).ok());
  stop(1);
  tidy();
  ASSERT_TRUE(start(1).ok());
  tidy();
  EXPECT_FALSE(can_be_opened(0x11));
}

TEST_F(Erasure, ANodeWithoutAKeyLeavesEncryptedTablesToOthers) {
  ASSERT_TRUE(start(1).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  stop(1);
  ASSERT_TRUE(start(2, Keys::none).ok());
  EXPECT_EQ(take(2, 0x11).where, Whereabouts::Where::foreign);
}

// Tables from before stay as they were, and are read and erased as before.
TEST_F(Erasure, TablesInClearGoOn) {
  ASSERT_TRUE(start(1, Keys::none).ok());
  Append plain = batch(0x11, 1);
  plain.batch = "as it was";
  ASSERT_TRUE(write(1, plain).ok());
  stop(1);
  ASSERT_TRUE(start(1).ok());
  EXPECT_EQ(take(1, 0x11).where, Whereabouts::Where::here);
  plain.seq = 2;
  plain.with_head = false;
  ASSERT_TRUE(write(1, plain).ok());
  EXPECT_EQ(read(1, 0x11), (std::vector<std::string>{"as it was", "as it was"}));
  ASSERT_TRUE(write(1, erasure(0x11)).ok());
  tidy();
}

TEST_F(Erasure, JournalsInTheArchiveAreEncryptedToo) {
  archive = testing::TempDir() + "stolik-erasure-" + std::to_string(::getpid());
  std::filesystem::create_directories(archive);
  const auto text = [this] {
    std::stringstream all;
    for (const auto& entry : std::filesystem::directory_iterator{archive}) {
      all << std::ifstream{entry.path()}.rdbuf();
    }
    return all.str();
  };
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  Append over = batch(0x11, 1);
  over.head.phase = Head::Phase::over;
  ASSERT_TRUE(write(1, over).ok());
  now_s += 600;
  tidy();
  EXPECT_FALSE(etcd.kept().contains("stolik/t/" + hex(0x11) + "/" + hex(1)));
  EXPECT_TRUE(text().starts_with(etcd::kEncryptedDigits));
  EXPECT_EQ(text().find(kWords), std::string::npos);
  stop(1);
  EXPECT_EQ(take(2, 0x11).where, Whereabouts::Where::here);
  EXPECT_EQ(read(2, 0x11), std::vector{over.batch});
  ASSERT_TRUE(write(2, erasure(0x11)).ok());
  tidy();
  EXPECT_EQ(text(), "");
  ASSERT_TRUE(start(1).ok());
  tidy();
  EXPECT_FALSE(can_be_opened(0x11)) << "nor a copy of the file";
  std::filesystem::remove_all(archive);
}

// Two nodes open tables whose keys go to the same bucket: both are opened.
TEST_F(Erasure, TwoKeysInOneBucketAtOnce) {
  for (const int place : {1, 2}) ASSERT_TRUE(start(place).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  ASSERT_TRUE(write(2, batch(0x211, 1)).ok());
  at_next_txn = [this] { EXPECT_TRUE(write(2, batch(0x311, 1)).ok()); };
  const std::vector<Append> both{batch(0x111, 1), batch(0x411, 1)};
  for (const Outcome& outcome : nodes.at(1)->commit_each(both))
    EXPECT_TRUE(outcome.ok()) << outcome.what;
  for (const std::uint64_t table : {0x11u, 0x111u, 0x411u})
    EXPECT_EQ(read(1, table), std::vector{batch(table, 1).batch});
  for (const std::uint64_t table : {0x211u, 0x311u})
    EXPECT_EQ(read(2, table), std::vector{batch(table, 1).batch});
  // The same message at both: one of them.
  Append again = batch(0x511, 1);
  again.head.origin = hex(0x11);
  EXPECT_EQ(write(2, again).kind, Outcome::Kind::conflict);
  // And by one who does not remember the keys.
  nodes.clear();
  ASSERT_TRUE(start(1).ok());
  for (const std::uint64_t table : {0x11u, 0x111u, 0x211u, 0x311u, 0x411u}) {
    take(1, table);
    EXPECT_EQ(read(1, table), std::vector{batch(table, 1).batch});
  }
}

// A node is killed while its new public key is on its way, is started anew, and then the old
// request arrives: it does nothing, for the secret key that belongs to it may be gone.
TEST_F(Erasure, ARootThatComesLateDoesNothing) {
  ASSERT_TRUE(start(1).ok());
  for (const std::uint64_t table : {0x11u, 0x22u}) ASSERT_TRUE(write(1, batch(table, 1)).ok());
  ASSERT_TRUE(write(1, erasure(0x11)).ok());
  dies_at_root = true;
  EXPECT_THROW(static_cast<void>(nodes.at(1)->tidy()), std::runtime_error);
  dead.push_back(std::move(nodes.at(1)));
  EXPECT_EQ(files[1].secrets.size(), 2u);
  ASSERT_TRUE(start(1).ok());
  EXPECT_EQ(files[1].secrets.size(), 1u);
  for (const std::string& body : late) etcd.ask("/v3/kv/txn", body);
  nodes.clear();
  dead.clear();
  ASSERT_TRUE(start(1).ok());
  take(1, 0x22);
  EXPECT_EQ(read(1, 0x22), std::vector{batch(0x22, 1).batch});
  for (int round = 0; round < 2; ++round) tidy();
  EXPECT_FALSE(can_be_opened(0x11));
}

TEST_F(Erasure, AKeyThatWasLostIsNotWrittenOver) {
  ASSERT_TRUE(start(1).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  const NodeKeys copy = files[1];
  stop(1);
  files.erase(1);
  EXPECT_FALSE(start(1).ok()) << "nobody can give it the keys";
  files[1] = copy;
  ASSERT_TRUE(start(1).ok());
  take(1, 0x11);
  EXPECT_EQ(read(1, 0x11), std::vector{batch(0x11, 1).batch});
  stop(1);
  // Of another store: it is left alone.
  const NodeKeys before = files[1] = {"0123456789abcdef0000000000000001", copy.secrets};
  EXPECT_FALSE(start(1).ok());
  EXPECT_EQ(files[1].name, before.name);
  EXPECT_EQ(files[1].secrets, before.secrets);
}

// One that is started anew again and again without its file takes nobody's keys away.
TEST_F(Erasure, OneWithoutAMemoryCostsNobodyTheKeys) {
  ASSERT_TRUE(start(1).ok());
  ASSERT_TRUE(write(1, batch(0x11, 1)).ok());
  for (int times = 0; times < 80; ++times) {
    files.erase(2);
    ASSERT_TRUE(start(2).ok()) << times;
    stop(2);
  }
  ASSERT_TRUE(write(1, batch(0x22, 1)).ok());
  stop(1);
  files.erase(2);
  ASSERT_TRUE(start(1).ok());
  take(1, 0x11);
  EXPECT_EQ(read(1, 0x11), std::vector{batch(0x11, 1).batch});
}

// Answers get lost, requests come late, nodes die in the midst of it: whatever was not erased can
// be read, and in the end nothing of what was erased can be opened.
TEST_F(Erasure, HoldsBySeed) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    ms = 0, nodes.clear(), dead.clear(), late.clear(), files.clear(), etcd = {}, thief = {},
    rng = Rng{seed};
    std::set<std::uint64_t> living;
    std::set<std::uint64_t> erased;
    for (const int place : {0, 1, 2}) ASSERT_TRUE(start(place).ok());
    loses_answers = true;
    for (int step = 0; step < 150; ++step) {
      const int place = static_cast<int>(rng.below(3));
      for (std::size_t left = late.size(); left > 0; --left) {
        if (rng.below(4) == 0)
          etcd.ask("/v3/kv/txn", late[left - 1]),
              late.erase(late.begin() + static_cast<std::ptrdiff_t>(left - 1));
      }
      if (!nodes.contains(place)) {
        static_cast<void>(start(place));
        continue;
      }
      switch (rng.below(8)) {
        case 0:
          kill(place);
          if (rng.below(2) == 0) pass_time();
          break;
        case 1:
        case 2: {
          const std::uint64_t table = 1 + rng.below(0x400);
          if (living.contains(table) || erased.contains(table)) break;
          if (write(place, batch(table, 1)).ok()) living.insert(table);
          break;
        }
        case 3:
          if (!living.empty()) {
            const std::uint64_t table =
                *std::next(living.begin(), rng.below(static_cast<std::uint32_t>(living.size())));
            if (take(place, table).where == Whereabouts::Where::here &&
                write(place, erasure(table)).ok()) {
              living.erase(table), erased.insert(table);
            }
          }
          break;
        default: static_cast<void>(nodes[place]->tidy()); break;
      }
    }
    loses_answers = false;
    for (const std::string& body : late) etcd.ask("/v3/kv/txn", body);
    nodes.clear(), dead.clear();
    for (const int place : {0, 1, 2}) ASSERT_TRUE(start(place).ok()) << "seed " << seed;
    for (int round = 0; round < 6; ++round) tidy();
    for (const std::uint64_t table : erased) EXPECT_FALSE(can_be_opened(table)) << "seed " << seed;
    for (const std::uint64_t table : living) {
      EXPECT_EQ(take(0, table).where, Whereabouts::Where::here);
      ASSERT_EQ(read(0, table), std::vector{batch(table, 1).batch}) << "seed " << seed;
    }
    EXPECT_GT(erased.size(), 2u);
  }
}

// ---- the file

TEST(KeyFile, IsKeptWipedAndNobodyElses) {
  const std::string folder = testing::TempDir() + "stolik-keys-" + std::to_string(::getpid());
  std::filesystem::create_directories(folder);
  const std::string path = folder + "/node.key";
  {
    KeyFileOnDisk file{path};
    NodeKeys keys;
    ASSERT_EQ(file.load(keys), "");
    EXPECT_EQ(keys.name, "");
    keys = {"0123456789abcdef", {etcd::draw_key(), etcd::draw_key()}};
    ASSERT_EQ(file.save(keys), "");
    struct stat about{};
    ASSERT_EQ(::stat(path.c_str(), &about), 0);
    EXPECT_EQ(about.st_mode & 0777, 0600u);
    // Whoever still has the old file open finds nothing in it.
    std::ifstream before{path};
    keys.secrets.erase(keys.secrets.begin());
    ASSERT_EQ(file.save(keys), "");
    std::stringstream text;
    text << before.rdbuf();
    EXPECT_EQ(text.str().find_first_not_of('\0'), std::string::npos);
    NodeKeys again;
    ASSERT_EQ(file.load(again), "");
    EXPECT_EQ(again.name, keys.name);
    EXPECT_EQ(again.secrets, keys.secrets);
    EXPECT_NE(KeyFileOnDisk{path}.load(again), "") << "two servers with one file";
  }
  std::ofstream{path} << "stolik-erasure-key-1\nname\nnonsense\n";
  NodeKeys keys;
  EXPECT_NE(KeyFileOnDisk{path}.load(keys), "");
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace stolik
