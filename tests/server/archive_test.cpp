// Journals of finished games that leave etcd for files.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/hex.h"
#include "server/store/etcd.h"
#include "tests/server/fake_etcd.h"

namespace stolik {
namespace {

class PlainLine final : public EtcdLine {
 public:
  explicit PlainLine(FakeEtcd& etcd) : etcd_(etcd) {}
  Said ask(std::string_view path, const std::string& body, std::chrono::milliseconds) override {
    answer_ = parse_json(etcd_.ask(path, body)).value;
    return Said::yes;
  }

 private:
  FakeEtcd& etcd_;
};

struct ArchiveBench : testing::Test {
  FakeEtcd etcd;
  std::int64_t now_s = 0;
  std::string folder = testing::TempDir() + "stolik-archive-" + std::to_string(::getpid());
  static constexpr TableId kTable{0x1234};

  ArchiveBench() { std::filesystem::create_directories(folder); }
  ~ArchiveBench() override { std::filesystem::remove_all(folder); }
  std::unique_ptr<EtcdStore> node(bool with_archive) {
    EtcdStore::Config config;
    config.line = [this] { return std::make_unique<PlainLine>(etcd); };
    config.now_s = [this] { return now_s; };
    config.pause = [] { return false; };
    config.renews = false;
    if (with_archive) config.archive = folder;
    Outcome outcome;
    return EtcdStore::open(std::move(config), outcome);
  }
  static Append batch(std::uint64_t seq, Head::Phase phase) {
    Append append;
    append.table = kTable;
    append.seq = seq;
    append.batch = "batch " + std::to_string(seq);
    append.with_head = true;
    append.head.phase = phase;
    append.head.code = "12345678";
    return append;
  }
  static bool write(EtcdStore& store, const Append& append) { return store.commit({&append, 1}).ok(); }
  // A game of three batches, over, and nobody there for a while.
  void play(EtcdStore& store) {
    for (const std::uint64_t seq : {1u, 2u}) ASSERT_TRUE(write(store, batch(seq, Head::Phase::playing)));
    ASSERT_TRUE(write(store, batch(3, Head::Phase::over)));
    now_s += 300;
  }
  std::size_t in_etcd() const {
    return static_cast<std::size_t>(
        std::count_if(etcd.kept().begin(), etcd.kept().end(), [](const auto& one) { return one.first.starts_with("stolik/t/"); }));
  }
  static Whereabouts find(EtcdStore& store) {
    Whereabouts found;
    EXPECT_TRUE(store.find({Wanted::By::table, hex(number(kTable))}, Take::yes, found).ok());
    return found;
  }
  std::string file() const { return folder + "/" + hex(number(kTable)) + ".journal"; }
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
  EXPECT_TRUE(std::filesystem::exists(file()));
  EXPECT_EQ(all_of(*store, kTable), (std::vector<std::string>{"batch 1", "batch 2", "batch 3"}));
  // The game goes on after all, and ends again.
  ASSERT_TRUE(write(*store, batch(4, Head::Phase::over)));
  EXPECT_EQ(in_etcd(), 1u);
  EXPECT_EQ(all_of(*store, kTable).size(), 4u);
  now_s += 300;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 0u);
  EXPECT_EQ(all_of(*store, kTable).size(), 4u);
  // And it is forgotten: nothing of it can be read.
  Append gone;
  gone.table = kTable;
  gone.erase = true;
  ASSERT_TRUE(write(*store, gone));
  EXPECT_FALSE(std::filesystem::exists(file()));
  EXPECT_EQ(find(*store).where, Whereabouts::Where::nowhere);
}

TEST_F(Archive, StaysWhileItIsPlayedOrYoung) {
  const auto store = node(true);
  ASSERT_TRUE(write(*store, batch(1, Head::Phase::playing)));
  now_s += 300;
  ASSERT_TRUE(store->tidy().ok());
  EXPECT_EQ(in_etcd(), 1u);
  ASSERT_TRUE(write(*store, batch(2, Head::Phase::over)));
  now_s += 60;
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
  std::string text;
  std::getline(std::ifstream{file()}, text, '\0');
  text.replace(text.find("batch 2"), 7, "batch 7");
  std::ofstream{file()} << text;
  EXPECT_EQ(all_of(*store, kTable), std::vector<std::string>{"batch 2 is damaged"});
  std::filesystem::remove(file());
  EXPECT_EQ(all_of(*store, kTable), std::vector<std::string>{"not all of its batches stand in the archive"});
}

// No room in the archive: the journal stays where it is.
TEST_F(Archive, WithoutRoomItStays) {
  const auto store = node(true);
  play(*store);
  std::filesystem::create_directories(file() + ".part");  // whatever the reason, it cannot be written
  EXPECT_EQ(store->tidy().kind, Outcome::Kind::full);
  EXPECT_EQ(in_etcd(), 3u);
  EXPECT_EQ(all_of(*store, kTable).size(), 3u);
}

}  // namespace
}  // namespace stolik
