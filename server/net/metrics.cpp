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
  out += "# HELP ";
  (out += name) += ' ';
  (out += help) += "\n# TYPE ";
  (out += name) += ' ';
  (out += type) += '\n';
}

void one(std::string& out, std::string_view name, std::string_view type, std::string_view help,
         std::uint64_t value) {
  head(out, name, type, help);
  (out += name) += concat(' ', value, '\n');
}

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
  one(out, "stolik_backups_total", "counter", "Backups made and checked since the start.",
      counts.made);
  one(out, "stolik_backups_failed_total", "counter", "Backups that failed since the start.",
      counts.failed);
  if (counts.age_s) {
    const auto age_s = std::uint64_t(*counts.age_s);
    one(out, "stolik_backup_age_seconds", "gauge",
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
  const std::string base{name};
  std::uint64_t up_to = 0;
  std::int64_t edge = 250;
  for (std::size_t step = 0; step < kSteps; ++step, edge *= 2) {
    up_to += counts_[step];
    out += concat(base, "_bucket{le=\"", millionths(edge), "\"} ", up_to, '\n');
  }
  out += concat(base, "_bucket{le=\"+Inf\"} ", total_, '\n');
  out += base + "_sum " + millionths(sum_us_) + '\n';
  out += concat(base, "_count ", total_, '\n');
}

std::string Metrics::text(const HubCounts& hub, std::size_t connections, std::size_t sockets,
                          std::int64_t up_ms) const {
  std::string out;
  one(out, "stolik_connections", "gauge", "Connections now, plain requests too.", connections);
  one(out, "stolik_sockets", "gauge", "Open WebSockets.", sockets);
  one(out, "stolik_tables_known", "gauge", "Tables in the store.", hub.tables_known);
  one(out, "stolik_tables_loaded", "gauge", "Tables in memory.", hub.tables_loaded);
  one(out, "stolik_tables_broken", "gauge", "Tables closed by an error of ours since the start.",
      hub.tables_broken);
  one(out, "stolik_writes_under_way", "gauge", "Changes handed to the store and not durable yet.",
      hub.writes_under_way);
  one(out, "stolik_store_waits_seconds", "gauge",
      "How long the store has not answered; 0 while it does.", store_waits_s);
  one(out, "stolik_disk_free_bytes", "gauge", "Room for more tables, with that of erased ones.",
      disk_free);
  one(out, "stolik_disk_low", "gauge", "1 while only games that are being played may write.",
      hub.is_low ? 1 : 0);
  one(out, "stolik_words_waiting", "gauge", "Messages and words of the house in line at tables.",
      hub.words_waiting);
  one(out, "stolik_connections_total", "counter", "Connections accepted.", accepted);
  one(out, "stolik_connections_refused_total", "counter", "Connections refused: too many.",
      connections_refused);
  one(out, "stolik_requests_total", "counter", "Plain requests answered.", requests);
  one(out, "stolik_sockets_total", "counter", "WebSockets opened.", sockets_opened);
  one(out, "stolik_handshakes_refused_total", "counter", "WebSockets refused: origin or form.",
      handshakes_refused);
  one(out, "stolik_messages_in_total", "counter", "Messages of clients.", messages_in);
  one(out, "stolik_messages_out_total", "counter", "Messages to clients.", messages_out);
  one(out, "stolik_bytes_in_total", "counter", "Bytes from clients.", bytes_in);
  one(out, "stolik_bytes_out_total", "counter", "Bytes to clients.", bytes_out);
  one(out, "stolik_poses_skipped_total", "counter", "Poses of the top left out on slow lines.",
      poses_skipped);
  one(out, "stolik_rate_drops_total", "counter", "Messages dropped: too many.", rate_drops);
  one(out, "stolik_guesses_refused_total", "counter", "Codes not even tried: too many wrong ones.",
      guesses_refused);
  one(out, "stolik_batches_total", "counter", "Changes made durable.", batches);
  one(out, "stolik_commits_total", "counter", "Groups in which they were written.", commits);
  one(out, "stolik_bot_questions_total", "counter", "Questions put to bots.", bot_questions);
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
  one(out, "stolik_uptime_seconds", "gauge", "Since the start.", std::uint64_t(up_ms / 1000));
  one(out, "process_pid", "gauge", "Number of this process.", std::uint64_t(::getpid()));
  one(out, "process_resident_memory_bytes", "gauge", "Memory in use.", resident_bytes());
  head(out, "process_cpu_seconds_total", "counter", "Time of the processor.");
  out += "process_cpu_seconds_total " + millionths(cpu_us()) + '\n';
  return out;
}

}  // namespace stolik
