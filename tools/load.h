// Tables of clients that play at random against a server, from another process: how many commands a
// second are acknowledged durably, and how long it takes from a command to every peer's update.
//
// At a steady rate each table has a plan: a command that could not be said in time because the last
// one was under way is said right afterwards, and its wait counts from the time planned. So a
// server that stalls looks as slow as it is to those who wait.
#pragma once

#include "tools/load_crowd.h"

namespace stolik {

struct LoadConfig {
  LoadUrl url;
  std::string game = "triples";
  int tables = 10;
  int seats = 4;
  int watchers = 0;  // at each table
  double seconds = 10;
  double rate = 1;           // commands a second at each table
  bool flat_out = false;     // the next as soon as the last is done
  bool whole_views = false;  // with every update, instead of what changed
  std::uint64_t seed = 1;
};

struct LoadResult {
  std::uint64_t acknowledged = 0;
  std::uint64_t refused = 0;
  std::uint64_t late = 0;        // said after its time: the last one was under way
  std::uint64_t broken = 0;      // lines that were cut
  std::uint64_t silent = 0;      // nobody at the table had anything to say
  std::uint64_t unanswered = 0;  // under way at the end, and not answered within a second
  double seconds = 0;
  std::vector<std::uint32_t> waits_us;  // from a command to the last peer's update, sorted
};

class Load : private LoadCrowd {
 public:
  using LoadCrowd::Progress;

  Load(LoadConfig config, const Shelf& shelf);

  // Everybody connected, seated and playing; "" or why not.
  std::string set_up(double seconds_max, const Progress& progress);
  // Everybody is there and nobody says anything.
  void rest(double seconds);
  LoadResult run(const Progress& progress);

 private:
  struct Guest {
    int table = 0;
    int seat = 0;  // those behind the last one watch
    std::int64_t seq = 0;
    // What it reads of its view, member by member as it stands there; with other games than triples
    // all of it.
    std::string awaiting{};
    std::string hands{};
    std::string sets{};
    std::string view{};
  };
  struct Desk {
    bool playing = false;
    std::string code;
    int inside = 0;
    bool under_way = false;
    bool answered = false;
    int updated = 0;
    std::int64_t awaited_seq = 0;
    std::int64_t said_us = 0;
    std::int64_t next_us = 0;  // planned
    bool over = false;
    bool is_command = false;
  };

  void keep_to_plan(std::int64_t now, std::int64_t gap_us);
  void hear(std::size_t guest, std::string_view text) override;
  void opened(std::size_t guest);
  void welcomed(std::size_t guest, std::string_view text);
  void answered(std::size_t guest);
  void refused(std::size_t guest, std::string_view text);
  void update(std::size_t guest, std::string_view text);
  void settled(int table);
  void step(int table, std::int64_t planned_us);  // 0: now
  void look(Guest& guest, std::string_view update);
  int lines_each() const { return config_.seats + config_.watchers; }
  std::size_t guest_at(int table, int seat) const {
    return std::size_t(table * lines_each() + seat);
  }

  LoadConfig config_;
  const bool reads_lists_;  // triples: what it reads of a view is enough
  std::vector<Guest> guests_;
  std::vector<Desk> desks_;
  LoadResult result_;
  int playing_ = 0;
  bool running_ = false;
};

}  // namespace stolik
