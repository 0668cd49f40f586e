// A report of a table that broke, played again: everybody who was at the table comes back, and the
// word is said anew.

#include <algorithm>
#include <map>

#include "core/assert.h"
#include "core/rng.h"
#include "server/hub/broken.h"
#include "server/hub/hub.h"
#include "server/hub/room.h"
#include "server/journal/batch.h"
#include "server/store/memory.h"

namespace stolik {
namespace {

constexpr std::int64_t kLater_ms = 600'000;  // any timer is due by then
constexpr int kMaxRounds = 10'000;

class SeededEntropy final : public Entropy {
 public:
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.next());
  }

 private:
  Rng rng_{1};
};

int small_of(const Json& json, std::string_view name) {
  const Json* found = json.find(name);
  return found != nullptr ? static_cast<int>(found->integer().value_or(0)) : 0;
}

// As the journal tells it, up to where it breaks: from there on the hub does not get either.
Head head_of(const Shelf& shelf, TableId table, const Json& journal) {
  Room room;
  room.id = table;
  try {
    for (const Json& json : journal.items()) {
      std::string line;
      json.write(line);
      Batch batch;
      if (!read_batch(line, batch) || !room.apply(batch, shelf, nullptr).empty()) break;
    }
  } catch (const std::exception&) {  // what the report is about
  }
  return room.head();
}

// A hub with one table, and nobody to listen to what it says.
class Stage {
 public:
  Stage(const Shelf& shelf, TableId table, const Json& journal)
      : hub_(HubConfig{}, shelf, entropy_), table_(table) {
    const Head head = head_of(shelf, table, journal);
    std::uint64_t seq = 0;
    for (const Json& batch : journal.items()) {
      Append append;
      append.table = table;
      append.seq = ++seq;
      batch.write(append.batch);
      append.with_head = seq == 1;
      append.head = head;
      store_.commit(std::span{&append, 1});
    }
    give(input::Restored{{head}});
  }

  void come_back(int person) {
    const Conn conn{static_cast<std::uint64_t>(person) + 1};
    give(input::Opened{conn});
    hear(conn, "{\"resume\":{\"table\":\"" + table_name(table_) + "\",\"token\":\"person " +
                   std::to_string(person) + "\"}}");
  }

  void say(const Json& word) {
    if (const Json* message = word.find("message")) {
      const Conn conn{static_cast<std::uint64_t>(small_of(word, "person")) + 1};
      if (conn == Conn{1}) give(input::Opened{conn});  // somebody at the door
      std::string text;
      message->write(text);
      hear(conn, text);
    } else if (word.find("timer") != nullptr) {
      now_ms_ += kLater_ms;
      give(input::Fired{{table_, static_cast<TimerId::Kind>(small_of(word, "timer")),
                         static_cast<std::uint16_t>(small_of(word, "index"))}});
    } else if (const Json* bot = word.find("bot")) {
      const int seat = small_of(word, "seat");
      if (bot->is_string()) return answer(seat, bot->text());
      const Room* room = hub_.look(table_);
      const Json* level = word.find("level");
      if (room == nullptr || room->play.table == nullptr || level == nullptr) return;
      try {
        ask_bot(*room->play.table, seat_at(seat), level->text());
      } catch (const std::exception& error) {
        broke_ = error.what();
      }
    } else if (word.find("stopping") != nullptr) {
      give(input::Stopping{});
    }
  }

  const std::string& broke() const { return broke_; }
  const Room* room() const { return hub_.look(table_); }

 private:
  void hear(Conn conn, const std::string& text) { give(input::Received{conn, text}); }
  void answer(int seat, const std::string& command) {
    const auto asked = asks_.find(seat);
    if (asked != asks_.end())
      give(input::BotMoved{table_, seat_at(seat), asked->second, command, ""});
  }
  template <class What>
  void give(What what) {
    if (++rounds_ > kMaxRounds) return;
    Effects effects;
    hub_.on(Input{now_ms_, std::move(what)}, effects);
    for (Effect& effect : effects) {
      if (auto* write = std::get_if<effect::Write>(&effect)) {
        give(input::Written{write->ticket, store_.commit(std::span{&write->append, 1})});
      } else if (auto* load = std::get_if<effect::Load>(&effect)) {
        input::Loaded loaded{load->table, {}, {}, {.next = 0, .chain = 0}};
        loaded.outcome = store_.read(load->table, 1, loaded.batches);
        give(std::move(loaded));
      } else if (auto* ask = std::get_if<effect::Ask>(&effect)) {
        asks_[index(ask->seat)] = ask->question;
      } else if (auto* broke = std::get_if<effect::Broke>(&effect);
                 broke != nullptr && broke_.empty()) {
        broke_ = broke->what;
      }
    }
  }

  SeededEntropy entropy_;
  MemoryStore store_;
  Hub hub_;
  TableId table_;
  std::int64_t now_ms_ = 1'000;
  std::map<int, Question> asks_;
  std::string broke_;
  int rounds_ = 0;
};

}  // namespace

ReplayedReport replay_report(const Shelf& shelf, std::string_view text, const LookAtRoom& look) {
  ReplayedReport replayed;
  const JsonResult report = parse_json(text);
  const Json* version = report.value.find("report");
  const Json* what = report.value.find("what");
  const Json* word = report.value.find("word");
  const Json* name = report.value.find("table");
  const Json* journal = report.value.find("journal");
  TableId table{};
  if (!report || version == nullptr || what == nullptr || word == nullptr || journal == nullptr ||
      name == nullptr || !parse_table_name(name->text(), table)) {
    replayed.trouble = "this is no report of a table that broke";
    return replayed;
  }
  if (version->integer() != 1) {
    replayed.trouble = "this report is of another version of the program";
    return replayed;
  }
  replayed.was = what->text();
  const AssertHandler before = set_assert_handler(throw_our_error);
  Stage stage(shelf, table, *journal);
  std::vector<int> people;
  for (const Json& line : journal->items()) {
    std::string batch_text;
    line.write(batch_text);
    Batch batch;
    if (!read_batch(batch_text, batch)) continue;
    for (const Record& record : batch.records) {
      if (const auto* joined = record_if<record::Joined>(record)) people.push_back(joined->person);
      if (const auto* left = record_if<record::Left>(record)) std::erase(people, left->person);
    }
  }
  for (const int person : people) stage.come_back(person);
  if (const Room* room = stage.room(); room != nullptr && look) look(*room);
  stage.say(*word);
  set_assert_handler(before);
  replayed.breaks = stage.broke();
  return replayed;
}

}  // namespace stolik
