#include "server/net/metrics.h"

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>

namespace stolik {
namespace {

// 1234567 micro-units as "1.234567".
std::string millionths(std::int64_t value) {
  char text[40];
  std::snprintf(text, sizeof text, "%lld.%06lld", static_cast<long long>(value / 1'000'000),
                static_cast<long long>(value % 1'000'000));
  return text;
}

void head(std::string& out, std::string_view name, std::string_view type, std::string_view help) {
  out += concat("# HELP ", name, ' ', help, "\n# TYPE ", name, ' ', type, '\n');
}

// A number of one kind: one.counter(name, help, value).
struct One {
  std::string& out;

  void add(std::string_view name, std::string_view type, std::string_view help,
           std::uint64_t value) const {
    head(out, name, type, help);
    out += concat(name, ' ', value, '\n');
  }
  void counter(std::string_view name, std::string_view help, std::uint64_t value) const {
    add(name, "counter", help, value);
  }
  void gauge(std::string_view name, std::string_view help, std::uint64_t value) const {
    add(name, "gauge", help, value);
  }
};

std::uint64_t resident_bytes() {
  std::ifstream file{"/proc/self/statm"};
  std::uint64_t all = 0;
  std::uint64_t resident = 0;
  file >> all >> resident;
  return resident * std::uint64_t(::sysconf(_SC_PAGESIZE));
}

std::int64_t cpu_us() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto us = [](const timeval& time) {
    return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_usec;
  };
  return us(usage.ru_utime) + us(usage.ru_stime);
}

}  // namespace

std::string backups_text(const Backups::Counts& counts) {
  std::string out;
  const One one{out};
  one.counter("stolik_backups_total", "Backups made and checked since the start.", counts.made);
  one.counter("stolik_backups_failed_total", "Backups that failed since the start.", counts.failed);
  if (counts.age_s) {
    const auto age_s = std::uint64_t(*counts.age_s);
    one.gauge(
        "stolik_backup_age_seconds",
        "Age of the newest backup in the folder for them; since the start while there is none.",
        age_s);
  }
  return out;
}

void Histogram::add_us(std::int64_t us) {
  std::size_t step = 0;
  for (std::int64_t edge = 250; step < kSteps && us > edge; edge *= 2) ++step;
  ++counts_[step];
  ++total_;
  sum_us_ += us;
}

void Histogram::write(std::string& out, std::string_view name, std::string_view help) const {
  head(out, name, "histogram", help);
  std::uint64_t up_to = 0;
  std::int64_t edge = 250;
  for (std::size_t step = 0; step < kSteps; ++step, edge *= 2) {
    up_to += counts_[step];
    out += concat(name, "_bucket{le=\"", millionths(edge), "\"} ", up_to, '\n');
  }
  out += concat(name, "_bucket{le=\"+Inf\"} ", total_, '\n');
  out += concat(name, "_sum ", millionths(sum_us_), '\n');
  out += concat(name, "_count ", total_, '\n');
}

std::string Metrics::text(const HubCounts& hub, std::size_t connections, std::size_t sockets,
                          std::int64_t up_ms) const {
  std::string out;
  const One one{out};
  one.gauge("stolik_connections", "Connections now, plain requests too.", connections);
  one.gauge("stolik_sockets", "Open WebSockets.", sockets);
  one.gauge("stolik_tables_known", "Tables in the store.", hub.tables_known);
  one.gauge("stolik_tables_loaded", "Tables in memory.", hub.tables_loaded);
  one.gauge("stolik_tables_broken", "Tables closed by an error of ours since the start.",
            hub.tables_broken);
  one.gauge("stolik_writes_under_way", "Changes handed to the store and not durable yet.",
            hub.writes_under_way);
  one.gauge("stolik_store_waits_seconds", "How long the store has not answered; 0 while it does.",
            store_waits_s);
  one.gauge("stolik_disk_free_bytes", "Room for more tables, with that of erased ones.", disk_free);
  one.gauge("stolik_disk_low", "1 while only games that are being played may write.",
            hub.is_low ? 1 : 0);
  one.gauge("stolik_words_waiting", "Messages and words of the house in line at tables.",
            hub.words_waiting);
  one.counter("stolik_connections_total", "Connections accepted.", accepted);
  one.counter("stolik_connections_refused_total", "Connections refused: too many.",
              connections_refused);
  one.counter("stolik_requests_total", "Plain requests answered.", requests);
  one.counter("stolik_sockets_total", "WebSockets opened.", sockets_opened);
  one.counter("stolik_handshakes_refused_total", "WebSockets refused: origin or form.",
              handshakes_refused);
  one.counter("stolik_messages_in_total", "Messages of clients.", messages_in);
  one.counter("stolik_messages_out_total", "Messages to clients.", messages_out);
  one.counter("stolik_bytes_in_total", "Bytes from clients.", bytes_in);
  one.counter("stolik_bytes_out_total", "Bytes to clients.", bytes_out);
  one.counter("stolik_poses_skipped_total", "Poses of the top left out on slow lines.",
              poses_skipped);
  one.counter("stolik_rate_drops_total", "Messages dropped: too many.", rate_drops);
  one.counter("stolik_guesses_refused_total", "Codes not even tried: too many wrong ones.",
              guesses_refused);
  one.counter("stolik_batches_total", "Changes made durable.", batches);
  one.counter("stolik_commits_total", "Groups in which they were written.", commits);
  one.counter("stolik_bot_questions_total", "Questions put to bots.", bot_questions);
  head(out, "stolik_closes_total", "counter", "WebSockets that the server closed, by code.");
  for (const auto& [code, count] : closes) {
    out += concat("stolik_closes_total{code=\"", code, "\"} ", count, '\n');
  }
  head(out, "stolik_notes_total", "counter", "What the hub counts.");
  for (const auto& [what, count] : notes) {
    out += concat("stolik_notes_total{what=\"", what, "\"} ", count, '\n');
  }
  bot_answer.write(out, "stolik_bot_answer_seconds", "From a question put to a bot to its answer.");
  commit.write(out, "stolik_commit_seconds", "From handing a change over to its being durable.");
  round_trip.write(out, "stolik_round_trip_seconds", "Ping to pong.");
  one.gauge("stolik_uptime_seconds", "Since the start.", std::uint64_t(up_ms / 1000));
  one.gauge("process_pid", "Number of this process.", std::uint64_t(::getpid()));
  one.gauge("process_resident_memory_bytes", "Memory in use.", resident_bytes());
  head(out, "process_cpu_seconds_total", "counter", "Time of the processor.");
  out += "process_cpu_seconds_total " + millionths(cpu_us()) + '\n';
  return out;
}

}  // namespace stolik
