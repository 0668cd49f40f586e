// `stolik load`: how much can a server carry?

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <string>

#include "core/json.h"
#include "tools/args.h"
#include "tools/load.h"
#include "tools/load_classes.h"

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

// A value of the server's /metrics; 0 if it names none.
double metric(const std::string& metrics, const std::string& name) {
  const std::size_t at = metrics.find("\n" + name + " ");
  return at == std::string::npos ? 0 : std::strtod(metrics.c_str() + at + name.size() + 2, nullptr);
}

// A moment of the measurement, as the system and the server itself tell it.
struct Moment {
  Usage server;
  Usage own;
  double batches = 0;
  double commits = 0;
};

Moment moment_of(const LoadConfig& config, long pid) {
  const std::string metrics = fetch(config.url, "/metrics");
  return {usage_of(pid), usage_of(::getpid()), metric(metrics, "stolik_batches_total"),
          metric(metrics, "stolik_commits_total")};
}

struct Report {
  const LoadConfig& config;
  const LoadResult& result;
  Moment empty;   // before anybody came
  Moment seated;  // everybody sits
  double rest_s = 0;
  Moment before;  // everybody sits, nothing was played
  Moment after;
  bool known = false;  // whether the server's process can be looked at

  int connections() const { return config.tables * (config.seats + config.watchers); }
  double wait_ms(double share) const {
    if (result.waits_us.empty()) return 0;
    const auto last = static_cast<double>(result.waits_us.size() - 1);
    return result.waits_us[static_cast<std::size_t>(share * last)] / 1000.0;
  }
  double per_second() const { return static_cast<double>(result.acknowledged) / result.seconds; }
  double cpu_s() const { return after.server.cpu_s - before.server.cpu_s; }
  double cpu_us_each() const {
    return result.acknowledged > 0 ? cpu_s() * 1e6 / static_cast<double>(result.acknowledged) : 0;
  }
  double own_cpu_s() const { return after.own.cpu_s - before.own.cpu_s; }
  double rest_cpu_s() const { return before.server.cpu_s - seated.server.cpu_s; }
  double idle_kib() const { return before.server.memory_kib - empty.server.memory_kib; }
};

unsigned long long count(std::uint64_t number) { return number; }

void print_report(const Report& report) {
  const LoadConfig& config = report.config;
  const LoadResult& result = report.result;
  std::printf("%s: %d tables of %d, %d connections, %.1f s, ", config.game.c_str(), config.tables,
              config.seats, report.connections(), result.seconds);
  if (config.flat_out) std::printf("flat out\n");
  else std::printf("%.3g a second at each table\n", config.rate);
  std::printf(
      "acknowledged durably: %llu commands, %.1f a second (%llu refused, %llu late, %llu "
      "unanswered, "
      "%llu times nothing to say, %llu lines broken)\n",
      count(result.acknowledged), report.per_second(), count(result.refused), count(result.late),
      count(result.unanswered), count(result.silent), count(result.broken));
  std::printf(
      "from a command to every peer's update: p50 %.1f ms, p99 %.1f ms, p99.9 %.1f ms, longest "
      "%.1f ms\n",
      report.wait_ms(0.5), report.wait_ms(0.99), report.wait_ms(0.999), report.wait_ms(1));
  if (report.known) {
    const double batches = report.after.batches - report.before.batches;
    const double commits = report.after.commits - report.before.commits;
    std::printf(
        "server: %.2f processors, %.0f us of them a command; by its own count %.0f changes written "
        "in %.0f syncs\n",
        report.cpu_s() / result.seconds, report.cpu_us_each(), batches, commits);
    std::printf(
        "server's memory: %.1f MiB empty, %.1f MiB with all tables open, %.1f MiB at the end\n",
        report.empty.server.memory_kib / 1024, report.before.server.memory_kib / 1024,
        report.after.server.memory_kib / 1024);
    const double end_kib = report.after.server.memory_kib - report.empty.server.memory_kib;
    std::printf(
        "  an idle table with its people %.1f KiB; at the end %.1f KiB a table, that is %.1f KiB a "
        "connection\n",
        report.idle_kib() / config.tables, end_kib / config.tables, end_kib / report.connections());
  }
  if (report.known && report.rest_s > 0) {
    std::printf("at rest: %.3f of a processor\n", report.rest_cpu_s() / report.rest_s);
  }
  std::printf("this load itself: %.2f processors\n", report.own_cpu_s() / result.seconds);
}

void print_json(const Report& report) {
  const LoadResult& result = report.result;
  std::printf(
      "{\"tables\":%d,\"connections\":%d,\"seconds\":%.2f,\"moves\":%llu,\"moves_per_s\":%.1f,"
      "\"refused\":%llu,"
      "\"late\":%llu,\"unanswered\":%llu,\"broken\":%llu,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"p999_"
      "ms\":%.2f,"
      "\"max_ms\":%.2f,\"cpu_s\":%.3f,\"load_cpu_s\":%.3f,\"rss_empty_kib\":%.0f,\"rss_idle_kib\":%"
      ".0f,"
      "\"rss_kib\":%.0f,\"changes\":%.0f,\"syncs\":%.0f,\"rest_s\":%.0f,\"rest_cpu_s\":%.3f}\n",
      report.config.tables, report.connections(), result.seconds, count(result.acknowledged),
      report.per_second(), count(result.refused), count(result.late), count(result.unanswered),
      count(result.broken), report.wait_ms(0.5), report.wait_ms(0.99), report.wait_ms(0.999),
      report.wait_ms(1), report.cpu_s(), report.own_cpu_s(), report.empty.server.memory_kib,
      report.before.server.memory_kib, report.after.server.memory_kib,
      report.after.batches - report.before.batches, report.after.commits - report.before.commits,
      report.rest_s, report.rest_cpu_s());
}

// Room for all lines; how many descriptors there are now.
long raise_descriptors() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  return static_cast<long>(limit.rlim_cur);
}

LoadConfig read_config(const Args& args, std::string& url) {
  LoadConfig config;
  url = args.value("--url").value_or("ws://127.0.0.1:8080/ws");
  if (!parse_load_url(url, config.url))
    args.fail("--url: ws://ADDRESS:PORT/ws is expected, not '" + url + "'");
  config.game = args.value("--game").value_or(config.game);
  if (config.game != "triples" && config.game != "victory-line") {
    args.fail("--game: triples or victory-line, not '" + config.game + "'");
  }
  config.tables = static_cast<int>(args.number("--tables", 10, 1, 10'000));
  config.seats = static_cast<int>(args.number("--seats", 4, 2, 12));
  config.watchers = static_cast<int>(args.number("--watchers", 0, 0, 28));
  config.seconds = static_cast<double>(args.number("--seconds", 10, 1, 86'400));
  config.rate = static_cast<double>(args.number("--rate", 1, 1, 1000));
  if (args.has("--every"))
    config.rate = 1.0 / static_cast<double>(args.number("--every", 1, 1, 3600));
  config.flat_out = args.has("--flat-out");
  config.whole_views = args.has("--whole-views");
  if (args.has("--flat-out") + args.has("--rate") + args.has("--every") > 1)
    args.fail("--rate, --every and --flat-out exclude each other");
  config.seed = static_cast<std::uint64_t>(args.number("--seed", ::getpid(), 1, 1'000'000'000));
  const long sockets = long{config.tables} * (config.seats + config.watchers) + 16;
  if (raise_descriptors() < sockets) {
    args.fail("this needs " + std::to_string(sockets) +
              " open files, more than the system allows (ulimit -Hn): fewer tables");
  }
  return config;
}

double share_of(const std::vector<std::uint32_t>& sorted_us, double share) {
  return sorted_us.empty() ? 0
                           : sorted_us[static_cast<std::size_t>(
                                 share * static_cast<double>(sorted_us.size() - 1))] /
                                 1000.0;
}

// Classes instead of tables.
int load_classes(const Args& args, const LoadConfig& tables, long pid) {
  ClassLoadConfig config;
  config.url = tables.url;
  config.game = tables.game;
  config.classes = static_cast<int>(args.number("--classes", 10, 1, 1'000));
  config.pupils = static_cast<int>(args.number("--pupils", 30, 2, 40));
  config.seconds = tables.seconds;
  config.rate = tables.rate;
  config.seed = tables.seed;
  if (raise_descriptors() < long{config.classes} * (config.pupils + 1) + 16)
    args.fail("this needs more open files than the system allows (ulimit -Hn)");
  const Moment empty = moment_of(tables, pid);
  ClassLoad load{config, built_in_shelf()};
  const auto note = [](const char* what, double number, double all) {
    std::fprintf(stderr, "%s: %.0f of %.0f\n", what, number, all);
  };
  if (const std::string trouble = load.set_up(60 + config.classes, note); !trouble.empty()) {
    std::fprintf(stderr, "stolik load: %s\n", trouble.c_str());
    return 1;
  }
  const Moment before = moment_of(tables, pid);
  const ClassLoadResult result = load.run(note);
  const Moment after = moment_of(tables, pid);
  const auto each = [&](double share) { return share_of(result.waits_us, share); };
  const auto pause = [&](double share) { return share_of(result.pauses_us, share); };
  if (args.has("--json")) {
    std::printf(
        "{\"classes\":%d,\"pupils\":%d,\"seconds\":%.2f,\"moves\":%llu,\"refused\":%llu,\"broken\":"
        "%llu,\"joined_s\":%.2f,"
        "\"started_s\":%.2f,\"p50_ms\":%.2f,\"p99_ms\":%.2f,\"max_ms\":%.2f,\"pauses\":%zu,\"pause_"
        "p50_ms\":%.2f,"
        "\"pause_p99_ms\":%.2f,\"pause_max_ms\":%.2f,\"cpu_s\":%.3f,\"load_cpu_s\":%.3f,\"rss_"
        "empty_kib\":%.0f,\"rss_kib\":%.0f}\n",
        config.classes, config.pupils, result.seconds, count(result.acknowledged),
        count(result.refused), count(result.broken), result.joined_s, result.started_s, each(0.5),
        each(0.99), each(1), result.pauses_us.size(), pause(0.5), pause(0.99), pause(1),
        after.server.cpu_s - before.server.cpu_s, after.own.cpu_s - before.own.cpu_s,
        empty.server.memory_kib, after.server.memory_kib);
  } else {
    std::printf(
        "%s: %d classes of %d, %d connections; all in after %.1f s, all at tables %.1f s after the "
        "first was seated\n",
        config.game.c_str(), config.classes, config.pupils, config.classes * (config.pupils + 1),
        result.joined_s, result.started_s);
    std::printf(
        "acknowledged durably: %llu commands, %.1f a second (%llu refused, %llu lines broken, %llu "
        "games over)\n",
        count(result.acknowledged), static_cast<double>(result.acknowledged) / result.seconds,
        count(result.refused), count(result.broken), count(result.over));
    std::printf(
        "from a command to everybody at its table: p50 %.1f ms, p99 %.1f ms, longest %.1f ms\n",
        each(0.5), each(0.99), each(1));
    std::printf(
        "from a pause to everybody in the class (%zu pauses): p50 %.1f ms, p99 %.1f ms, longest "
        "%.1f ms\n",
        result.pauses_us.size(), pause(0.5), pause(0.99), pause(1));
    std::printf(
        "server: %.2f processors; memory %.1f MiB empty, %.1f MiB at the end; this load itself: "
        "%.2f processors\n",
        (after.server.cpu_s - before.server.cpu_s) / result.seconds, empty.server.memory_kib / 1024,
        after.server.memory_kib / 1024, (after.own.cpu_s - before.own.cpu_s) / result.seconds);
  }
  return result.broken == 0 && result.acknowledged > 0 ? 0 : 1;
}

}  // namespace

int load_main(int argc, char** argv) {
  const Args args(
      "load",
      "Drives a server with tables of clients that play at random, and tells what it carried. All "
      "clients\n"
      "live in this one process, on one core; each table has one command under way at a time. A "
      "command\n"
      "counts when the server has acknowledged it, which it does when it is on disk; its wait ends "
      "when\n"
      "the last of the people at the table has the update, and begins when it was planned (with\n"
      "--flat-out: when it is sent). Process times and memory are read if the server runs on this "
      "machine.\n"
      "\n"
      "  stolik serve --data DIR --rate 1000 &     a server that lets one connection say so much\n"
      "  stolik load --tables 1000 --seconds 30    1000 tables of four, one command a second at "
      "each\n"
      "  stolik load --tables 200 --flat-out       as many as it can",
      "",
      {{"--url", "URL", "ws://127.0.0.1:8080/ws"},
       {"--game", "NAME", "triples (default) or victory-line"},
       {"--tables", "N", "how many tables (default 10)"},
       {"--classes", "N",
        "instead: so many classes, each with a teacher who stops all of them every five seconds"},
       {"--pupils", "K", "in each class (default 30)"},
       {"--seats", "K", "people at each (default 4)"},
       {"--watchers", "K", "people at each who watch (default 0)"},
       {"--seconds", "S", "how long (default 10)"},
       {"--rate", "R", "commands a second at each table (default 1)"},
       {"--every", "S", "instead: one command in so many seconds at each table"},
       {"--flat-out", "", "instead: the next as soon as everybody has the last"},
       {"--whole-views", "",
        "with every update all of a view, as for those who do not ask for changes"},
       {"--rest", "S",
        "first so many seconds in which nobody says anything, measured too (default 0)"},
       {"--pid", "P", "the server's process (default: asked from /metrics)"},
       {"--seed", "N", "of the random players"},
       {"--json", "", "one line of JSON instead of the report"}},
      argc, argv);
  if (!args.operands().empty())
    args.fail("'" + args.operands().front() + "' is not understood here");
  std::string url;
  const LoadConfig config = read_config(args, url);
  long pid = args.number("--pid", 0, 0, 1L << 30);
  if (pid == 0) pid = static_cast<long>(metric(fetch(config.url, "/metrics"), "process_pid"));

  if (args.has("--classes")) return load_classes(args, config, pid);
  const bool tty = ::isatty(STDERR_FILENO) != 0;
  const auto note = [&](const char* what, double seconds, double number, double all) {
    if (tty) std::fprintf(stderr, "\r%s: %.0f of %.0f   ", what, number, all);
    else if (static_cast<int>(seconds) % 10 == 0)
      std::fprintf(stderr, "%s: %.0f of %.0f\n", what, number, all);
  };
  const Moment empty = moment_of(config, pid);
  Load load{config, built_in_shelf()};
  const std::string trouble =
      load.set_up(30 + 0.1 * config.tables, [&](const Load& now, double seconds) {
        note("tables open", seconds, now.tables_playing(), config.tables);
      });
  if (!trouble.empty()) {
    std::fprintf(stderr, "%sstolik load: %s: %s\n", tty ? "\n" : "", url.c_str(), trouble.c_str());
    return 1;
  }
  const auto rest_s = static_cast<double>(args.number("--rest", 0, 0, 3600));
  const Moment seated = moment_of(config, pid);
  load.rest(rest_s);
  const Moment before = moment_of(config, pid);
  const LoadResult result = load.run([&](const Load& now, double seconds) {
    const std::string what = std::to_string(now.acknowledged()) + " commands; seconds";
    note(what.c_str(), seconds, seconds, config.seconds);
  });
  if (tty) std::fprintf(stderr, "\r%*s\r", 60, "");
  const Report report{config, result, empty, seated, rest_s, before, moment_of(config, pid),
                      pid > 0};
  args.has("--json") ? print_json(report) : print_report(report);
  return result.broken == 0 && result.acknowledged > 0 ? 0 : 1;
}

}  // namespace stolik
