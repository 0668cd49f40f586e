// What is counted for /metrics: sums and distributions, nothing about anybody. One thread.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "server/hub/hub.h"
#include "server/net/backups.h"

namespace stolik {

// Counts in steps of two: 0.25 ms, 0.5 ms, … about 8 s.
class Histogram {
 public:
  static constexpr std::size_t kSteps = 16;
  void add_us(std::int64_t us);
  void write(std::string& out, std::string_view name, std::string_view help) const;

 private:
  std::array<std::uint64_t, kSteps + 1> counts_{};
  std::uint64_t total_ = 0;
  std::int64_t sum_us_ = 0;
};

struct Metrics {
  std::uint64_t accepted = 0;  // connections
  std::uint64_t requests = 0;  // plain ones
  std::uint64_t sockets_opened = 0;
  std::uint64_t messages_in = 0;
  std::uint64_t messages_out = 0;
  std::uint64_t bytes_in = 0;
  std::uint64_t bytes_out = 0;
  std::uint64_t poses_skipped = 0;
  std::uint64_t rate_drops = 0;
  std::uint64_t guesses_refused = 0;
  std::uint64_t handshakes_refused = 0;
  std::uint64_t connections_refused = 0;  // too many
  std::uint64_t batches = 0;              // durable
  std::uint64_t commits = 0;              // groups of them
  std::uint64_t bot_questions = 0;
  std::uint64_t store_waits_s = 0;      // since the store was asked and has not answered
  std::uint64_t disk_free = 0;          // bytes, when it was last looked at
  std::map<int, std::uint64_t> closes;  // by code, those the server began
  std::map<std::string, std::uint64_t, std::less<>> notes;
  Histogram commit;      // from the queue to durable
  Histogram bot_answer;  // from a question to its answer
  Histogram round_trip;

  // Everything in the text format of Prometheus.
  std::string text(const HubCounts& hub, std::size_t connections, std::size_t sockets,
                   std::int64_t up_ms) const;
};

// Backups, in the same format.
std::string backups_text(const Backups::Counts& counts);

}  // namespace stolik
