// `stolik load`: how much can a server carry?

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <string>

#include "tools/args.h"
#include "tools/load.h"

namespace stolik {
namespace {

// What the system says of a process: time of the processor and memory.
struct Usage {
  double cpu_s = 0;
  double memory_kib = 0;
};

Usage usage_of(long pid) {
  Usage usage;
  std::ifstream stat{"/proc/" + std::to_string(pid) + "/stat"};
  std::string word;
  std::getline(stat, word, ')');  // the name may hold spaces
  double user = 0;
  double system = 0;
  for (int field = 3; field <= 15 && stat >> word; ++field) {
    if (field == 14) user = std::stod(word);
    if (field == 15) system = std::stod(word);
  }
  usage.cpu_s = (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  std::ifstream statm{"/proc/" + std::to_string(pid) + "/statm"};
  double all = 0;
  double resident = 0;
  statm >> all >> resident;
  usage.memory_kib = resident * static_cast<double>(::sysconf(_SC_PAGESIZE)) / 1024;
  return usage;
}

long pid_of(const LoadUrl& url) {
  const std::string metrics = fetch(url, "/metrics");
  const std::size_t at = metrics.find("\nprocess_pid ");
  return at == std::string::npos ? 0 : std::strtol(metrics.c_str() + at + 13, nullptr, 10);
}

void report(const LoadConfig& config, const LoadResult& result, Usage idle, Usage before, Usage after, bool known) {
  const int connections = config.tables * config.seats;
  const auto at = [&](double share) {
    if (result.waits_us.empty()) return 0.0;
    const auto last = static_cast<double>(result.waits_us.size() - 1);
    return result.waits_us[static_cast<std::size_t>(share * last)] / 1000.0;
  };
  std::printf("%s: %d tables of %d, %d connections, %.1f s, %s\n", config.game.c_str(), config.tables, config.seats,
              connections, result.seconds, config.flat_out ? "flat out" : "at a steady rate");
  std::printf("commands acknowledged durably: %llu, %.1f a second (%llu refused, %llu late, %llu lines broken)\n",
              static_cast<unsigned long long>(result.acknowledged),
              static_cast<double>(result.acknowledged) / result.seconds, static_cast<unsigned long long>(result.refused),
              static_cast<unsigned long long>(result.late), static_cast<unsigned long long>(result.broken));
  std::printf("from a command to every peer's update: p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, longest %.1f ms\n", at(0.5),
              at(0.99), at(0.999), at(1));
  if (!known) return;
  const double cpu_s = after.cpu_s - before.cpu_s;
  std::printf("server: %.2f processors, %.0f us a command; %.1f MiB, that is %.1f KiB a table and %.1f KiB a connection "
              "(%.1f MiB before)\n",
              cpu_s / result.seconds, result.acknowledged > 0 ? cpu_s * 1e6 / static_cast<double>(result.acknowledged) : 0.0,
              after.memory_kib / 1024, (after.memory_kib - idle.memory_kib) / config.tables,
              (after.memory_kib - idle.memory_kib) / connections, idle.memory_kib / 1024);
}

}  // namespace

int load_main(int argc, char** argv) {
  const Args args("load",
                  "Drives a server with tables of clients that play at random, from this one process. The server\n"
                  "must allow the rate: stolik serve --rate 1000.",
                  "",
                  {{"--url", "URL", "ws://127.0.0.1:8080/ws"},
                   {"--game", "NAME", "triples (default) or victory-line"},
                   {"--tables", "N", "how many tables (default 10)"},
                   {"--seats", "K", "people at each (default 4)"},
                   {"--seconds", "S", "how long (default 10)"},
                   {"--rate", "R", "commands a second at each table (default 1)"},
                   {"--flat-out", "", "instead: the next as soon as everybody has the last"},
                   {"--pid", "P", "the server's process (default: asked from /metrics)"},
                   {"--seed", "N", "of the random players"}},
                  argc, argv);
  LoadConfig config;
  const std::string url = args.value("--url").value_or("ws://127.0.0.1:8080/ws");
  if (!parse_load_url(url, config.url)) args.fail("--url: ws://ADDRESS:PORT/ws is expected");
  config.game = args.value("--game").value_or(config.game);
  if (config.game != "triples" && config.game != "victory-line") args.fail("--game: triples or victory-line");
  config.tables = static_cast<int>(args.number("--tables", 10, 1, 10'000));
  config.seats = static_cast<int>(args.number("--seats", 4, 2, 9));
  config.seconds = static_cast<double>(args.number("--seconds", 10, 1, 86'400));
  config.rate = static_cast<double>(args.number("--rate", 1, 1, 1000));
  config.flat_out = args.has("--flat-out");
  config.seed = static_cast<std::uint64_t>(args.number("--seed", ::getpid(), 1, 1'000'000'000));
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);

  long pid = args.number("--pid", 0, 0, 1L << 30);
  if (pid == 0) pid = pid_of(config.url);
  const Usage idle = usage_of(pid);
  Load load{config, built_in_shelf()};
  if (!load.set_up(30 + 0.1 * config.tables)) {
    std::fprintf(stderr, "stolik load: the tables could not be opened at %s\n", url.c_str());
    return 1;
  }
  const Usage before = usage_of(pid);
  const LoadResult result = load.run();
  report(config, result, idle, before, usage_of(pid), pid > 0);
  return result.broken == 0 && result.acknowledged > 0 ? 0 : 1;
}

}  // namespace stolik
