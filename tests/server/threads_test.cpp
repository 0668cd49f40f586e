// What stands beside the rim: the store's thread, counters, the log, the pages of decks.

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>
#include <thread>

#include "core/json.h"
#include "server/net/deck_pages.h"
#include "server/net/log.h"
#include "server/net/metrics.h"
#include "server/net/store_thread.h"
#include "server/store/memory.h"

namespace stolik {
namespace {

Append a_line(std::uint64_t table, std::uint64_t seq) {
  Append out;
  out.table = TableId{table};
  out.seq = seq;
  out.batch = "line " + std::to_string(seq);
  out.with_head = seq == 1;
  out.head.table = out.table;
  return out;
}

// Collects what the thread tells.
struct Ear {
  std::mutex mutex;
  std::condition_variable wake;
  std::vector<StoreThread::Written> written;
  std::vector<input::Loaded> loaded;
  int groups = 0;

  StoreThread::Tell tell() {
    return [this](StoreThread::Answers answers) {
      const std::lock_guard lock(mutex);
      ++groups;
      for (auto& one : answers.written) written.push_back(std::move(one));
      for (auto& one : answers.loaded) loaded.push_back(std::move(one));
      wake.notify_all();
    };
  }
  bool hears(std::size_t writes, std::size_t loads) {
    std::unique_lock lock(mutex);
    return wake.wait_for(lock, std::chrono::seconds{20},
                         [&] { return written.size() >= writes && loaded.size() >= loads; });
  }
};

TEST(StoreThread, WritesAllThatWasCollectedAsOneGroupInOrder) {
  MemoryStore store;
  Ear ear;
  StoreThread thread(store, ear.tell());
  for (std::uint64_t i = 1; i <= 20; ++i) thread.write(Ticket{i}, a_line(i, 1));
  std::this_thread::sleep_for(std::chrono::milliseconds{20});
  EXPECT_TRUE(ear.written.empty());  // nothing before it is handed over
  thread.flush();
  ASSERT_TRUE(ear.hears(20, 0));
  EXPECT_EQ(ear.groups, 1);
  for (std::size_t i = 0; i < 20; ++i) {
    EXPECT_EQ(ear.written[i].ticket, Ticket{i + 1});
    EXPECT_TRUE(ear.written[i].outcome.ok());
    EXPECT_GE(ear.written[i].took_us, 0);
  }
  EXPECT_EQ(store.kept().size(), 20u);
}

TEST(StoreThread, OneTroubleIsOnesOwn) {
  MemoryStore store;
  Ear ear;
  StoreThread thread(store, ear.tell());
  thread.write(Ticket{1}, a_line(1, 1));
  thread.write(Ticket{2}, a_line(2, 7));  // a gap: not the next line of its table
  thread.write(Ticket{3}, a_line(3, 1));
  thread.flush();
  ASSERT_TRUE(ear.hears(3, 0));
  EXPECT_TRUE(ear.written[0].outcome.ok());
  EXPECT_EQ(ear.written[1].outcome.kind, Outcome::Kind::conflict);
  EXPECT_TRUE(ear.written[2].outcome.ok());
}

TEST(StoreThread, ReadsWhatItWrote) {
  MemoryStore store;
  Ear ear;
  StoreThread thread(store, ear.tell());
  for (std::uint64_t seq = 1; seq <= 3; ++seq) {
    thread.write(Ticket{seq}, a_line(5, seq));
    thread.flush();
    ASSERT_TRUE(ear.hears(seq, 0));
  }
  thread.load({TableId{5}});
  thread.load({TableId{6}, {}, true});
  thread.flush();
  ASSERT_TRUE(ear.hears(3, 2));
  EXPECT_EQ(ear.loaded[0].table, TableId{5});
  EXPECT_EQ(ear.loaded[0].batches, (std::vector<std::string>{"line 1", "line 2", "line 3"}));
  EXPECT_TRUE(ear.loaded[1].batches.empty());
  EXPECT_FALSE(ear.loaded[0].for_report);
  EXPECT_TRUE(ear.loaded[1].for_report);
}

// A store whose tables are long and whose disk is slow.
class LongStore final : public Store {
 public:
  Outcome commit(std::span<const Append>) override { return {}; }
  Outcome read_piece(TableId, Place& place, std::vector<std::string>& batches) override {
    std::this_thread::sleep_for(std::chrono::milliseconds{5});
    batches.resize(kPieceBatches);
    place.next = 0;
    return {};
  }
  Outcome list(std::vector<Head>&) override { return {}; }
};

TEST(StoreThread, AWriteDoesNotWaitForAllThatIsRead) {
  LongStore store;
  Ear ear;
  StoreThread thread(store, ear.tell());
  for (std::uint64_t i = 1; i <= 40; ++i) thread.load({TableId{i}});
  thread.flush();
  ASSERT_TRUE(ear.hears(0, 1));
  thread.write(Ticket{1}, a_line(99, 1));
  thread.flush();
  ASSERT_TRUE(ear.hears(1, 0));
  {
    const std::lock_guard lock(ear.mutex);
    EXPECT_LT(ear.loaded.size(), 20u);
  }
  ASSERT_TRUE(ear.hears(1, 40));
  for (std::size_t i = 0; i < 40; ++i) EXPECT_EQ(ear.loaded[i].table, TableId{i + 1});
}

TEST(StoreThread, AWriteDoesNotWaitForAllThatIsAsked) {
  MemoryStore store;
  Ear ear;
  std::promise<void> begun, go_on, done;
  int before = 0;  // questions that were answered before the write was
  StoreThread thread(store, ear.tell());
  thread.run([&] { begun.set_value(), go_on.get_future().wait(); });
  for (int i = 0; i < 100; ++i) {
    thread.run([&] {
      const std::lock_guard lock(ear.mutex);
      before += ear.written.empty() ? 1 : 0;
    });
  }
  thread.run([&] { done.set_value(); });
  thread.flush();
  begun.get_future().wait();
  thread.write(Ticket{1}, a_line(99, 1));
  thread.flush();
  go_on.set_value();
  done.get_future().wait();
  EXPECT_LT(before, 20);
}

TEST(StoreThread, WritesWhatWasHandedOverBeforeItEnds) {
  MemoryStore store;
  Ear ear;
  {
    StoreThread thread(store, ear.tell());
    for (std::uint64_t i = 1; i <= 100; ++i) {
      thread.write(Ticket{i}, a_line(i, 1));
      thread.flush();
    }
  }
  EXPECT_EQ(store.kept().size(), 100u);
  EXPECT_EQ(ear.written.size(), 100u);
}

TEST(Metrics, AreTheTextThatPrometheusReads) {
  Metrics metrics;
  metrics.closes[1008] = 2;
  metrics.notes["tables_refused"] = 7;
  metrics.commit.add_us(100);
  metrics.commit.add_us(900);
  metrics.commit.add_us(100'000'000);
  const std::string text =
      metrics.text({.connections = 3, .tables_known = 4, .tables_loaded = 2, .writes_under_way = 1},
                   5, 3, 61'000);
  for (const char* line :
       {"stolik_connections 5", "stolik_sockets 3", "stolik_tables_known 4",
        "stolik_uptime_seconds 61", "stolik_closes_total{code=\"1008\"} 2",
        "stolik_notes_total{what=\"tables_refused\"} 7",
        "stolik_commit_seconds_bucket{le=\"+Inf\"} 3", "stolik_commit_seconds_count 3",
        "stolik_commit_seconds_sum 100.001000"}) {
    EXPECT_NE(text.find("\n" + std::string{line} + "\n"), std::string::npos) << line << "\n"
                                                                             << text;
  }
  // Counts of a distribution never fall from one step to the next, and each kind is described once.
  std::uint64_t before = 0;
  std::map<std::string, int> described;
  std::size_t at = 0;
  while (at < text.size()) {
    const std::string line = text.substr(at, text.find('\n', at) - at);
    at += line.size() + 1;
    if (line.starts_with("# TYPE ")) ++described[line.substr(7, line.find(' ', 7) - 7)];
    if (line.starts_with("stolik_commit_seconds_bucket")) {
      const std::uint64_t count = std::stoull(line.substr(line.rfind(' ')));
      EXPECT_GE(count, before);
      before = count;
    }
  }
  for (const auto& [name, times] : described) EXPECT_EQ(times, 1) << name;
}

TEST(Log, IsOneObjectALineWhateverStandsInIt) {
  testing::internal::CaptureStderr();
  log_line("info", "tried",
           {{"what", std::string_view{"a \"quote\",\na line"}}, {"number", std::int64_t{-7}}});
  log_line("error", "again");
  const std::string text = testing::internal::GetCapturedStderr();
  ASSERT_EQ(std::count(text.begin(), text.end(), '\n'), 2);
  const JsonResult first = parse_json(text.substr(0, text.find('\n')));
  ASSERT_TRUE(first);
  EXPECT_EQ(first.value.find("level")->text(), "info");
  EXPECT_EQ(first.value.find("event")->text(), "tried");
  EXPECT_EQ(first.value.find("what")->text(), "a \"quote\",\na line");
  EXPECT_EQ(first.value.find("number")->integer(), -7);
  EXPECT_NE(first.value.find("time"), nullptr);
}

TEST(DeckPages, ListEveryDeckWithItsWords) {
  constexpr Asset kOther[] = {{"/", "\"1\"", "the page", "", "", false}};
  const DeckPages pages(built_in_shelf(), kOther, 1000);
  const auto find = [&](std::string_view path) {
    return std::find_if(pages.all().begin(), pages.all().end(),
                        [&](const Asset& one) { return one.path == path; });
  };
  ASSERT_NE(find("/"), pages.all().end());
  const auto list = find("/decks.json");
  ASSERT_NE(list, pages.all().end());
  const JsonResult decks = parse_json(list->plain);
  ASSERT_TRUE(decks);
  EXPECT_GE(decks.value.find("decks")->items().size(), 3u);
  EXPECT_EQ(decks.value.find("own_bytes")->integer(), 1000);
  std::map<std::string, std::string_view> etags;
  for (const Json& deck : decks.value.find("decks")->items()) {
    EXPECT_TRUE(deck.find("built_in")->is_true());
    const auto page = find("/decks/" + deck.find("id")->text() + ".json");
    ASSERT_NE(page, pages.all().end()) << deck.find("id")->text();
    const JsonResult texts = parse_json(page->plain);
    ASSERT_TRUE(texts);
    for (const char* language : {"pl", "ru", "en"})
      EXPECT_NE(texts.value.find("texts")->find(language), nullptr);
    etags[std::string{page->etag}] = page->path;
  }
  EXPECT_EQ(etags.size(), decks.value.find("decks")->items().size());  // each its own
}

}  // namespace
}  // namespace stolik
