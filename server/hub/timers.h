// The timers that a hub has set, in order of time. Used by the rim and the simulator alike.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "server/ids.h"

namespace stolik {

class Timers {
 public:
  void set(TimerId timer, std::int64_t at_ms) {
    cancel(timer);
    due_.emplace(at_ms, timer);
    at_[timer] = at_ms;
  }
  void cancel(TimerId timer) {
    const auto found = at_.find(timer);
    if (found == at_.end()) return;
    due_.erase({found->second, timer});
    at_.erase(found);
  }
  // When the next one is due, if any.
  std::optional<std::int64_t> next() const {
    if (due_.empty()) return std::nullopt;
    return due_.begin()->first;
  }
  // Takes out one that is due.
  std::optional<TimerId> pop(std::int64_t now_ms) {
    if (due_.empty() || due_.begin()->first > now_ms) return std::nullopt;
    const TimerId timer = due_.begin()->second;
    due_.erase(due_.begin());
    at_.erase(timer);
    return timer;
  }
  std::size_t size() const { return due_.size(); }
  void clear() { due_.clear(), at_.clear(); }

 private:
  std::set<std::pair<std::int64_t, TimerId>> due_;
  std::map<TimerId, std::int64_t> at_;
};

}  // namespace stolik
