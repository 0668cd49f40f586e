// Tables of clients that play at random against a server, from another process: how many commands a second
// are acknowledged durably, and how long it takes from a command to every peer's update.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <vector>

#include "core/rng.h"
#include "games/shelf.h"
#include "tools/load_line.h"

namespace stolik {

struct LoadConfig {
  LoadUrl url;
  std::string game = "triples";
  int tables = 10;
  int seats = 4;
  double seconds = 10;
  double rate = 1;        // commands a second at each table
  bool flat_out = false;  // the next as soon as the last is done
  std::uint64_t seed = 1;
};

struct LoadResult {
  std::uint64_t acknowledged = 0;
  std::uint64_t refused = 0;
  std::uint64_t late = 0;     // could not be said in time: the last one was under way
  std::uint64_t broken = 0;   // lines that were cut
  double seconds = 0;
  std::vector<std::uint32_t> waits_us;  // from a command to the last peer's update, sorted
};

class Load {
 public:
  Load(LoadConfig config, const Shelf& shelf);
  ~Load();

  // Everybody connected, seated and playing; false if that fails or takes too long.
  bool set_up(double seconds_max);
  LoadResult run();

 private:
  struct Guest {
    LoadLine line;
    int table = 0;
    int seat = 0;
    std::uint64_t seq = 0;
    std::string last;  // the last message with a view
  };
  enum class Stage : std::uint8_t { opening, entering, sitting, starting, playing };
  struct Desk {
    Stage stage = Stage::opening;
    std::string code;
    int inside = 0;
    bool under_way = false;
    bool answered = false;
    int updated = 0;
    std::uint64_t awaited_seq = 0;
    std::int64_t said_us = 0;
    std::int64_t next_us = 0;
    bool over = false;
    bool is_command = false;
  };

  void turn(int wait_ms);  // one round of epoll
  void hear(std::size_t guest, std::string_view text);
  void update(std::size_t guest, std::string_view text);
  void settled(int table);
  void step(int table);
  void say(std::size_t guest, std::string_view name, std::string_view body);
  std::size_t guest_at(int table, int seat) const { return static_cast<std::size_t>(table * config_.seats + seat); }

  LoadConfig config_;
  const Shelf& shelf_;
  Rng rng_;
  int epoll_ = -1;
  std::deque<Guest> guests_;
  std::vector<Desk> desks_;
  LoadResult result_;
  std::uint64_t next_id_ = 1;
  int playing_ = 0;
  bool measuring_ = false;
  bool running_ = false;
};

}  // namespace stolik
