// A table that breaks, seen from the rim: its people are sent away, a report lies in the folder, it
// is counted, and the other table plays on; with the real threads for store and bots.

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>

#include "core/assert.h"
#include "core/json.h"
#include "server/hub/broken.h"
#include "server/net/rim.h"
#include "server/sim/faulty.h"
#include "server/store/memory.h"

namespace stolik {
namespace {

class TestPeer final : public Peer {
 public:
  void push(std::shared_ptr<const std::string> text, bool) override { heard += *text + "\n"; }
  void flush() override {}
  void close(int, std::string_view) override { closed = true; }
  const Address& address() const override { return address_; }

  std::string heard;
  bool closed = false;

 private:
  Address address_{};
};

// The rim's thread is the test's own: what others post waits until it is carried out.
struct House {
  std::mutex mutex;
  std::condition_variable posted;
  std::deque<std::function<void()>> work;
  MemoryStore store;
  AddressBook book{100};
  Metrics metrics;
  std::string folder = testing::TempDir() + "stolik-rim-" + std::to_string(::getpid());
  std::unique_ptr<Rim> rim;

  House() {
    std::filesystem::remove_all(folder);
    Rim::World world;
    world.now_ms = [] {
      return std::chrono::duration_cast<std::chrono::milliseconds>(
                 std::chrono::steady_clock::now().time_since_epoch())
          .count();
    };
    world.post = [this](std::function<void()> what) {
      const std::scoped_lock lock{mutex};
      work.push_back(std::move(what));
      posted.notify_all();
    };
    world.wake_at = [](std::int64_t) {};
    world.halted = [](const std::string& what) { ADD_FAILURE() << what; };
    world.bot_threads = 1;
    world.reports = folder;
    rim = std::make_unique<Rim>(HubConfig{}, built_in_shelf(), store, book, metrics,
                                std::move(world));
    EXPECT_TRUE(rim->restore().ok());
  }
  ~House() {
    rim.reset();
    std::filesystem::remove_all(folder);
  }
  template <class Done>
  bool until(Done done) {
    for (int i = 0; i < 1000 && !done(); ++i) {
      std::unique_lock lock{mutex};
      posted.wait_for(lock, std::chrono::milliseconds{20}, [this] { return !work.empty(); });
      if (work.empty()) continue;
      const auto what = std::move(work.front());
      work.pop_front();
      lock.unlock();
      what();
    }
    return done();
  }
};

// One person and a bot, who take turns by the rules: no luck of the bot's ends the game before it
// is the person's turn.
struct OneTable {
  House& house;
  std::shared_ptr<TestPeer> peer = std::make_shared<TestPeer>();
  Conn conn{};
  int ids = 0;

  OneTable(House& given, const std::string& name) : house(given), conn(given.rim->opened(peer)) {
    house.rim->received(
        conn, R"({"create":{"game":"victory-line","seats":["open","bot:easy"],"name":")" + name +
                  R"("},"id":"abcdefghijklmnopqrstuv)" + name + R"("})");
    EXPECT_TRUE(hears("\"welcome\""));
    say("sit", "{\"seat\":0}");
    say("start", "{}");
  }
  bool hears(std::string_view text) {
    return house.until([&] { return peer->heard.find(text) != std::string::npos; });
  }
  void say(const std::string& name, const std::string& body) {
    const std::string id = "m" + std::to_string(++ids);
    house.rim->received(conn, "{\"" + name + "\":" + body + ",\"id\":\"" + id + "\"}");
    const auto answered = [&] {
      return peer->closed || peer->heard.find("\"id\":\"" + id + "\"") != std::string::npos;
    };
    EXPECT_TRUE(house.until(answered));
  }
  TableId table() const {
    const std::size_t at = peer->heard.find("\"table\":\"") + 9;
    TableId id{};
    EXPECT_TRUE(parse_table_name(peer->heard.substr(at, 16), id));
    return id;
  }
  // Bots play until the person is awaited, or nobody is there any more.
  bool my_turn() {
    return house.until([&] {
      const Room* room = house.rim->hub().look(table());
      return room == nullptr || room->play.table->waiting().seats.has(seat_at(0));
    });
  }
  void move() {
    ASSERT_TRUE(my_turn());
    const Room* room = house.rim->hub().look(table());
    if (room != nullptr)
      say("do", "\"" + room->play.table->legal(Actor::at(seat_at(0))).front() + "\"");
  }
};

TEST(RimBroken, ATableThatBreaksIsReportedAndTheOtherPlaysOn) {
  const AssertHandler before = set_assert_handler(throw_our_error);
  {
    House house;
    OneTable bad(house, "Kazimiera");
    OneTable good(house, "Ola");
    ASSERT_TRUE(bad.my_turn());
    const TableId table = bad.table();
    plant_fault(*house.rim->hub().look(table), Fault::rules_assert, 0);
    bad.move();
    EXPECT_TRUE(bad.hears(R"({"bye":{"why":"broken"}})"));
    EXPECT_TRUE(bad.peer->closed);
    ASSERT_TRUE(house.until([&] {
      return std::filesystem::exists(house.folder) && !std::filesystem::is_empty(house.folder);
    }));
    const auto file = std::filesystem::directory_iterator(house.folder)->path();
    EXPECT_NE(file.filename().string().find(table_name(table)), std::string::npos);
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    EXPECT_TRUE(parse_json(text.str()));
    EXPECT_EQ(text.str().find("Kazimiera"), std::string::npos);
    EXPECT_EQ(replay_report(built_in_shelf(), text.str()).trouble, "");
    EXPECT_EQ(house.rim->counts().tables_broken, 1u);
    EXPECT_NE(house.metrics.text(house.rim->counts(), 0, 0, 0).find("stolik_tables_broken 1"),
              std::string::npos);
    for (int i = 0; i < 3; ++i) good.move();
    EXPECT_FALSE(good.peer->closed);
  }
  set_assert_handler(before);
}

}  // namespace
}  // namespace stolik
