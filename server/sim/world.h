// The bad world: lines, process and store of one run, all in virtual time. Only server/sim includes
// this.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include "server/hub/broken.h"
#include "server/hub/timers.h"
#include "server/sim/checker.h"
#include "server/sim/guest.h"
#include "server/sim/lesson_guest.h"
#include "server/sim/saboteur.h"
#include "server/sim/sim.h"
#include "server/sim/transcript.h"
#include "server/store/memory.h"

namespace stolik {

class SimEntropy final : public Entropy {
 public:
  explicit SimEntropy(std::uint64_t seed) : rng_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = std::uint8_t(rng_.next());
  }

 private:
  Rng rng_;
};

class World {
 public:
  World(std::uint64_t seed, Plant plant, Trace trace, Cast cast);
  SimResult run();

 private:
  struct Event {
    enum class Kind : std::uint8_t {
      to_server,
      to_guest,
      cut,
      close_at_guest,
      connect,
      tick,
      flush,
      written,
      loaded,
      bot,
      crash,
      restart,
      full,
      free,
      low,
      roomy,
      street,
      stranger,
      spoil,
    };
    std::int64_t at = 0;
    std::uint64_t order = 0;
    Kind kind = Kind::tick;
    std::uint64_t number = 0;  // conn, guest, table or ticket
    std::uint64_t more = 0;
    int life = 0;             // of the process it belongs to
    bool for_report = false;  // loaded
    std::string text{};
    Outcome outcome{};

    bool operator<(const Event& other) const {  // the first comes out first
      return at != other.at ? at > other.at : order > other.order;
    }
  };
  struct Line {
    std::size_t guest = 0;
    std::int64_t up_ms = 0;  // no text overtakes another on one line
    std::int64_t down_ms = 0;
    bool open = true;  // as the server sees it
  };
  struct Asked {
    TableId table{};
    Seat seat{};
    Question question{};
  };

  // ---- world.cpp: people and tables, time, the network, the process
  void furnish();
  void add(std::int64_t delay, Event event);
  void play_until(std::int64_t end);
  void happen(const Event& event);
  void connect(std::size_t guest);
  void open_line(std::size_t guest);
  void cut(std::uint64_t conn);
  void hang_up(std::uint64_t conn);
  std::int64_t delay();
  std::int64_t arrival(Line& line, std::string_view text, std::int64_t& busy_until_ms, bool& lost);
  void tick();
  template <class What>
  void give(What what);
  void carry_out(effect::Send& send);
  void carry_out(effect::Close& close);
  void carry_out(effect::SetTimer& set) { timers_.set(set.timer, set.at_ms); }
  void carry_out(effect::CancelTimer& cancel) { timers_.cancel(cancel.timer); }
  void carry_out(effect::Write& write);
  void carry_out(effect::Load& load);
  void carry_out(effect::Ask& ask);
  void carry_out(effect::WrongGuess&) {}
  void carry_out(effect::Note& note);
  void carry_out(effect::Halt&) { crash(); }
  void carry_out(effect::Broke& broke);
  void carry_out(effect::Report& report);
  void carry_out(effect::Released&) {}
  std::vector<Outcome> commit_all();
  void flush(int life);
  void crash();
  void restart();
  void spoil();
  void lose_tails();

  // ---- school.cpp: a class
  void furnish_class();
  void watch_class();
  void spoil_class();
  void judge_class();
  bool class_in_step();
  TableId lesson() const { return schoolroom_.lesson; }

  // ---- street.cpp: those who pass by, and are no guests
  void street();
  void crowd();
  std::uint64_t stranger_opens();
  void stranger(const Event& event);
  void stranger_says(std::uint64_t conn, std::int64_t delay, std::string text);
  std::string knock_at(std::size_t company);
  bool is_stranger(std::uint64_t conn) const { return strangers_.contains(conn); }

  // ---- verdict.cpp
  void verify(const std::string& journal);
  void judge_progress();
  void judge_house();
  void judge_end();
  void judge_write(const Append& append);
  void judge_losses();
  bool somebody_at(TableId table);
  bool all_in_step();
  bool left_behind(Guest& guest) const;

  // Where lines lose texts a deck of many pieces comes through once in a long while, and a table
  // would never be opened.
  bool brings_decks() const { return seed_ % 3 == 0 && !lossy_; }
  const Shelf& shelf() const { return brings_decks() ? shelf_ : built_in_shelf(); }
  BroughtDeck bring_deck(std::string_view game, const std::string& title);

  Plant plant_;
  Transcript transcript_;
  Cast cast_;
  Rng rng_;
  SimEntropy entropy_;
  HubConfig config_;
  Shelf shelf_;  // where people bring decks: all there are, as clients know them; the hub has those
                 // of the house
  MemoryStore store_;
  Checker checker_;
  SimCounts counts_;
  Timers timers_;
  std::unique_ptr<Hub> hub_;
  std::optional<Saboteur> saboteur_;  // of this life
  int life_ = 0;
  std::int64_t now_ = 0;
  std::uint64_t next_order_ = 0;
  std::priority_queue<Event> events_;
  std::vector<std::unique_ptr<Company>> companies_;
  std::vector<std::unique_ptr<Guest>> guests_;
  Schoolroom schoolroom_;
  std::vector<std::unique_ptr<LessonGuest>> members_;  // of the class
  std::vector<SimClient*> clients_;                    // guests, then members
  std::vector<std::uint64_t> line_of_;                 // of each client, 0: none
  std::map<std::uint64_t, Line> lines_;
  std::set<std::uint64_t> strangers_;  // lines of those who pass by
  std::uint64_t last_conn_ = 0;
  std::vector<effect::Write> writing_;
  std::map<std::uint64_t, Asked> asks_;
  std::map<TableId, std::size_t> middle_;
  std::map<TableId, std::int64_t> written_ms_;  // when the store last took something
  std::map<TableId, MemoryStore::Loss> losses_;
  struct Still {
    std::size_t batches = 0;
    std::int64_t since_ms = 0;
  };
  std::map<TableId, Still> still_;  // tables of a class
  bool low_ = false;                // the store is near its reserve, and the hub knows
  bool lossy_ = false;              // lines lose texts and change their order, as no TCP would
  bool calm_ = false;               // no faults any more
  bool bots_silent_ = false;
  std::uint64_t seed_;
  Rng mishaps_;  // apart, so that a run with a bug in a table is otherwise the same run
  std::set<TableId> spoiled_;  // tables with a bug in them
};

}  // namespace stolik
