// Backups of the running server's tables: when somebody asks, and every so often. The store's
// thread copies (copy.h), a thread of its own checks the copy; only then it gets its name. One at a
// time. One thread but for that.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "server/store/copy.h"

namespace stolik {

struct BackupConfig {
  std::string tables{};            // the file that is copied; "": there are no backups
  std::string folder{};            // where copies go
  std::int64_t every_ms = 0;       // 0: only when asked
  int keep = 7;                    // of those that come by themselves
  std::int64_t reserve_bytes = 0;  // room that must be left beside the copy
};

class Backups {
 public:
  struct World {
    std::function<std::int64_t()> now_ms;             // monotonic
    std::function<void(std::function<void()>)> post;  // to this thread, from any
    std::function<void(std::string)> copy;            // begins a copy; copied() follows
  };
  struct Made {
    Outcome outcome{};
    std::string file{};
    Checked checked{};
  };
  using Done = std::function<void(const Made&)>;
  struct Counts {
    std::uint64_t made = 0;
    std::uint64_t failed = 0;
    // Of the newest, by the clock on the wall; since the start where there is none. Nothing: no
    // backups are made here.
    std::optional<std::int64_t> age_s{};
  };

  Backups(BackupConfig config, World world);
  ~Backups();
  Backups(const Backups&) = delete;
  Backups& operator=(const Backups&) = delete;

  void make(Done done);
  void copied(Outcome outcome);
  // Makes one if it is time; to be called every second or so.
  void tick();
  Counts counts() const;

 private:
  void begin();
  void finish(Made made);
  std::string why_not() const;
  void drop_old(const std::string& newest) const;
  std::string newest() const;

  BackupConfig config_;
  World world_;
  std::deque<Done> waiting_;  // the first is being served
  std::string file_;          // that is being made
  bool under_way_ = false;
  std::optional<std::int64_t> due_ms_;
  std::int64_t started_ms_;
  std::uint64_t made_ = 0;
  std::uint64_t failed_ = 0;
  std::thread checker_;
};

}  // namespace stolik
