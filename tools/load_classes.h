// Classes of pupils that play at random against a server, each with a teacher who stops them all
// now and then: how long it takes from a command to everybody at its table, and from a pause to
// everybody in the class.
#pragma once

#include "tools/load_crowd.h"

namespace stolik {

struct ClassLoadConfig {
  LoadUrl url;
  std::string game{};
  int classes = 10;
  int pupils = 30;
  int size = 5;
  double seconds = 10;
  double rate = 1;         // commands a second at each table
  double pause_every = 5;  // seconds between two pauses of a class
  std::uint64_t seed = 1;
};

struct ClassLoadResult {
  std::uint64_t acknowledged = 0;
  std::uint64_t refused = 0;
  std::uint64_t broken = 0;
  std::uint64_t over = 0;  // games that came to their end
  double seconds = 0;
  double joined_s = 0;                   // until everybody was in
  double started_s = 0;                  // from the first start to the last pupil at a table
  std::vector<std::uint32_t> waits_us;   // from a command to the last of its table, sorted
  std::vector<std::uint32_t> pauses_us;  // from a pause to the last of the class, sorted
};

class ClassLoad : private LoadCrowd {
 public:
  using LoadCrowd::Progress;

  ClassLoad(ClassLoadConfig config, const Shelf& shelf);

  std::string set_up(double seconds_max, const Progress& progress);
  ClassLoadResult run(const Progress& progress);

 private:
  struct One {  // a teacher, or a pupil
    int lesson = 0;
    bool teacher = false;
    bool inside = false;
    bool paused = false;
    int table = 0;  // from 1; 0: none
    int seat = -1;
    std::int64_t seq = 0;
    std::string view{};
  };
  struct Desk {
    std::vector<std::size_t> people{};  // by seat
    bool under_way = false;
    bool over = false;
    std::int64_t awaited_seq = 0;  // 0: not answered yet
    std::int64_t said_us = 0;
    std::int64_t next_us = 0;
  };
  struct Lesson {
    std::string code{};
    bool begun = false;
    int inside = 0;
    int at_tables = 0;
    std::vector<Desk> desks{};
    bool paused = false;  // or about to be
    int heard_pause = 0;
    std::int64_t paused_us = 0;
    std::int64_t next_pause_us = 0;
  };

  bool wait_for(const char* what, int all, const std::function<int()>& count, double seconds_max,
                const Progress& progress);
  void hear(std::size_t index, std::string_view text) override;
  void opened(std::size_t index);
  void entered(std::size_t index, std::string_view text);
  void state(std::size_t index, std::string_view text);
  void moved(std::size_t index, std::string_view text);
  void update(std::size_t index, std::string_view text);
  void answered(std::size_t index, std::string_view text);
  void look(One& one, std::string_view text);
  void settled(Desk& desk);
  void keep_to_plan(std::int64_t now);
  void step(Desk& desk, std::int64_t planned_us);
  std::size_t teacher_of(int lesson) const {
    return std::size_t(lesson) * std::size_t(config_.pupils + 1);
  }
  Desk* desk_of(const One& one);

  ClassLoadConfig config_;
  std::vector<One> people_;
  std::vector<Lesson> lessons_;
  ClassLoadResult result_;
};

}  // namespace stolik
