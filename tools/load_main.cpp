// `stolik load`: how much can a server carry?

#include <sys/resource.h>
#include <unistd.h>

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

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
  std::ifstream stat{concat("/proc/", pid, "/stat")};
  std::string word;
  std::getline(stat, word, ')');  // the name may hold spaces
  double user = 0;
  double system = 0;
  for (int field = 3; field <= 15 && stat >> word; ++field) {
    if (field == 14) user = std::stod(word);
    if (field == 15) system = std::stod(word);
  }
  usage.cpu_s = (user + system) / double(::sysconf(_SC_CLK_TCK));
  std::ifstream statm{concat("/proc/", pid, "/statm")};
  double all = 0;
  double resident = 0;
  statm >> all >> resident;
  usage.memory_kib = resident * double(::sysconf(_SC_PAGESIZE)) / 1024;
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

// What was measured: a name with its unit, and a number with so many places behind the point.
struct Figure {
  const char* name;
  double value;
  int places = 0;
};
using Figures = std::vector<Figure>;

void print(const Figures& figures, bool json) {
  if (::isatty(STDERR_FILENO) != 0) std::fputs("\r\033[K", stderr);  // how far it is
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const auto& [name, value, places] = figures[i];
    std::printf(json ? "%s\"%s\":%.*f" : "%s%-18s %.*f", json ? (i > 0 ? "," : "{") : "", name,
                places, value);
    if (!json) std::printf("\n");
  }
  if (json) std::printf("}\n");
}

double count(std::uint64_t number) { return double(number); }

void add_waits(Figures& figures, const std::vector<std::uint32_t>& sorted_us,
               std::initializer_list<std::pair<const char*, double>> shares) {
  for (const auto& [name, share] : shares) {
    const auto last = double(sorted_us.empty() ? 0 : sorted_us.size() - 1);
    figures.push_back(
        {name, sorted_us.empty() ? 0 : sorted_us[std::size_t(share * last)] / 1000.0, 2});
  }
}
void add_cpu(Figures& figures, const Moment& before, const Moment& after) {
  figures.push_back({"cpu_s", after.server.cpu_s - before.server.cpu_s, 3});
  figures.push_back({"load_cpu_s", after.own.cpu_s - before.own.cpu_s, 3});
}

// Room for all lines; how many descriptors there are now.
long raise_descriptors() {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  return long(limit.rlim_cur);
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
  config.tables = args.number("--tables", 10, 1, 10'000);
  config.seats = args.number("--seats", 4, 2, 12);
  config.watchers = args.number("--watchers", 0, 0, 28);
  config.seconds = args.number<double>("--seconds", 10, 1, 86'400);
  config.rate = args.number<double>("--rate", 1, 1, 1000);
  if (args.has("--every")) config.rate = 1.0 / args.number<double>("--every", 1, 1, 3600);
  config.flat_out = args.has("--flat-out");
  config.whole_views = args.has("--whole-views");
  if (args.has("--flat-out") + args.has("--rate") + args.has("--every") > 1)
    args.fail("--rate, --every and --flat-out exclude each other");
  config.seed = args.number<std::uint64_t>("--seed", ::getpid(), 1, 1'000'000'000);
  const long sockets = long{config.tables} * (config.seats + config.watchers) + 16;
  if (raise_descriptors() < sockets) {
    args.fail(concat("this needs ", sockets,
                     " open files, more than the system allows (ulimit -Hn): fewer tables"));
  }
  return config;
}

int told(const std::string& trouble, const std::string& url) {
  std::fprintf(stderr, "stolik load: %s: %s\n", url.c_str(), trouble.c_str());
  return 1;
}
void note(const std::string& what, double number, double all) {
  const bool tty = ::isatty(STDERR_FILENO) != 0;
  std::fprintf(stderr, tty ? "\r%s: %.0f of %.0f   " : "%s: %.0f of %.0f\n", what.c_str(), number,
               all);
}

// Classes instead of tables.
int load_classes(const Args& args, const LoadConfig& tables, const std::string& url, long pid) {
  ClassLoadConfig config;
  config.url = tables.url;
  config.game = tables.game;
  config.classes = args.number("--classes", 10, 1, 1'000);
  config.pupils = args.number("--pupils", 30, 2, 40);
  config.seconds = tables.seconds;
  config.rate = tables.rate;
  config.seed = tables.seed;
  if (raise_descriptors() < long{config.classes} * (config.pupils + 1) + 16)
    args.fail("this needs more open files than the system allows (ulimit -Hn)");
  const Moment empty = moment_of(tables, pid);
  ClassLoad load{config, built_in_shelf()};
  if (const std::string trouble = load.set_up(60 + config.classes, note); !trouble.empty())
    return told(trouble, url);
  const Moment before = moment_of(tables, pid);
  const ClassLoadResult result = load.run(note);
  const Moment after = moment_of(tables, pid);
  Figures figures{{"classes", double(config.classes)}, {"pupils", double(config.pupils)},
                  {"seconds", result.seconds, 2},      {"moves", count(result.acknowledged)},
                  {"refused", count(result.refused)},  {"broken", count(result.broken)},
                  {"over", count(result.over)},        {"joined_s", result.joined_s, 2},
                  {"started_s", result.started_s, 2}};
  add_waits(figures, result.waits_us, {{"p50_ms", 0.5}, {"p99_ms", 0.99}, {"max_ms", 1}});
  figures.push_back({"pauses", count(result.pauses_us.size())});
  add_waits(figures, result.pauses_us,
            {{"pause_p50_ms", 0.5}, {"pause_p99_ms", 0.99}, {"pause_max_ms", 1}});
  add_cpu(figures, before, after);
  figures.push_back({"rss_empty_kib", empty.server.memory_kib});
  figures.push_back({"rss_kib", after.server.memory_kib});
  print(figures, args.has("--json"));
  return result.broken == 0 && result.acknowledged > 0 ? 0 : 1;
}

int load_tables(const Args& args, const LoadConfig& config, const std::string& url, long pid) {
  const Moment empty = moment_of(config, pid);
  Load load{config, built_in_shelf()};
  if (const std::string trouble = load.set_up(30 + 0.1 * config.tables, note); !trouble.empty())
    return told(trouble, url);
  const auto rest_s = args.number<double>("--rest", 0, 0, 3600);
  const Moment seated = moment_of(config, pid);
  load.rest(rest_s);
  const Moment before = moment_of(config, pid);
  const LoadResult result = load.run(note);
  const Moment after = moment_of(config, pid);
  const int connections = config.tables * (config.seats + config.watchers);
  Figures figures{{"tables", double(config.tables)},
                  {"connections", double(connections)},
                  {"seconds", result.seconds, 2},
                  {"moves", count(result.acknowledged)},
                  {"moves_per_s", count(result.acknowledged) / result.seconds, 1},
                  {"refused", count(result.refused)},
                  {"late", count(result.late)},
                  {"unanswered", count(result.unanswered)},
                  {"silent", count(result.silent)},
                  {"broken", count(result.broken)}};
  add_waits(figures, result.waits_us,
            {{"p50_ms", 0.5}, {"p99_ms", 0.99}, {"p999_ms", 0.999}, {"max_ms", 1}});
  add_cpu(figures, before, after);
  figures.insert(figures.end(), {{"rss_empty_kib", empty.server.memory_kib},
                                 {"rss_idle_kib", before.server.memory_kib},
                                 {"rss_kib", after.server.memory_kib},
                                 {"changes", after.batches - before.batches},
                                 {"syncs", after.commits - before.commits},
                                 {"rest_s", rest_s},
                                 {"rest_cpu_s", before.server.cpu_s - seated.server.cpu_s, 3}});
  print(figures, args.has("--json"));
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
      "machine;\n"
      "cpu_s and rss_… are the server's, `changes` and `syncs` its own counts.\n"
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
       {"--json", "", "one line of JSON instead of a line for each figure"}},
      argc, argv);
  std::string url;
  const LoadConfig config = read_config(args, url);
  long pid = args.number<long>("--pid", 0, 0, 1L << 30);
  if (pid == 0) pid = long(metric(fetch(config.url, "/metrics"), "process_pid"));

  return (args.has("--classes") ? load_classes : load_tables)(args, config, url, pid);
}

}  // namespace stolik
