// The store behind a thread of its own: whoever waits for the disk is not the one who serves.
//
// Writes that come while a commit is under way are committed together by the next one (group
// commit): under load one sync serves many tables, and a single write waits for nobody. Journals
// are read a piece at a time, with writes in between; what the store has to fetch from elsewhere is
// asked for again in a moment, and nobody else waits for it. Every few seconds the store is tidied,
// after all answers are out. A copy of the store grows in the pauses, a step at a time.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "server/hub/hub.h"
#include "server/store/store.h"

namespace stolik {

class StoreThread {
 public:
  struct Written {
    Ticket ticket{};
    Outcome outcome{};
    std::int64_t took_us = 0;
  };
  struct Answers {
    std::vector<Written> written{};
    std::vector<input::Loaded> loaded{};
    Outcome tidied{};
    std::optional<Outcome> copied{};           // the copy that was asked for is there, or is not
    std::optional<std::int64_t> room_bytes{};  // looked at now and then
  };
  // Called on the store's thread with each group of answers; it should hand them on.
  using Tell = std::function<void(Answers)>;

  StoreThread(Store& store, Tell tell);
  ~StoreThread();  // what was asked for is still written
  StoreThread(const StoreThread&) = delete;
  StoreThread& operator=(const StoreThread&) = delete;

  void write(Ticket ticket, Append append);
  void load(effect::Load load);
  // Something else to be asked of the store: after all that was written before, before all that is
  // read after.
  using Errand = std::function<void()>;
  void run(Errand errand) { collected_.errands.push_back(std::move(errand)); }
  // Copies the store into a file; `copied` tells when it is there. One at a time.
  void copy(std::string file);
  // Hands over what was collected since the last time.
  void flush();
  // How long the store has not answered what it was asked last; 0 while it is asked nothing.
  std::int64_t waits_ms() const;

 private:
  using Clock = std::chrono::steady_clock;
  struct Work {
    std::vector<Append> appends;
    std::vector<Ticket> tickets;
    std::vector<Clock::time_point> since{};
    std::vector<effect::Load> loads{};
    std::vector<Errand> errands{};
    bool empty() const { return appends.empty() && loads.empty() && errands.empty(); }
  };
  void run();
  void asks_now() { asked_at_ = Clock::now().time_since_epoch(); }
  Answers carry_out(Work& work);  // leaves the loads for which there was no time
  Answers tidy();
  std::optional<Outcome> copy_some(std::string file);

  Store& store_;
  Tell tell_;
  std::atomic<Clock::duration> asked_at_{};  // zero: it is asked nothing
  Work collected_;                           // of the caller's thread
  std::mutex mutex_;
  std::condition_variable wake_;
  Work waiting_;             // guarded
  std::string copy_wanted_;  // guarded; "" for none
  bool stop_ = false;
  std::unique_ptr<Copying> copying_;  // of the store's thread
  std::vector<effect::Load> held_;    // of the store's thread: to be asked for again
  std::thread thread_;
};

}  // namespace stolik
