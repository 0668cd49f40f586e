// `stolik serve`: tables for everyone who can reach this machine.

#include <arpa/inet.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>

#include "core/assert.h"
#include "server/hub/broken.h"
#include "server/hub/names.h"
#include "server/net/control_line.h"
#include "server/net/lan.h"
#include "server/net/log.h"
#include "server/net/server.h"
#include "server/store/etcd.h"
#include "server/store/sqlite.h"
#include "tools/args.h"
#include "tools/data_folder.h"
#include "tools/deck_files.h"
#include "tools/qr.h"

namespace stolik {
namespace {

constexpr std::string_view kSummary =
    "Serves tables of the three games: the page at /, WebSockets at /ws "
    "(docs/PROTOCOL-wire.md).\n"
    "Everything that was told to anybody is on disk before. SIGTERM or Ctrl-C stops it; tables go "
    "on after the\n"
    "next start where they were. SIGHUP reads the certificate again, SIGUSR1 makes a backup.\n"
    "\n"
    "limits (docs/HOSTING.md; in the package /usr/share/doc/stolik/HOSTING.md):\n"
    "  a message: 4096 bytes of text, 4 fragments; 20 at once, then 5 a second for each "
    "connection\n"
    "  (dropped with `too-many`; 3 drops in 10 s close the line); larger: close 1009, binary: "
    "1003\n"
    "  inside a message: 6 levels, texts of 240 signs, a command of 1000, whole numbers, no "
    "control signs\n"
    "  the first message within 5 s of connecting; ping every 5 s, gone after 12 s of silence\n"
    "  a slow reader: poses of the top are left out from 64 KiB on, closed (1013) at 256 KiB, the "
    "longest text not counted\n"
    "  requests: GET and HEAD, 8 KiB of headers within 5 s, no body\n"
    "  20000 connections, --per-ip of them from one address (this machine is free)\n"
    "  10 wrong table codes from one address, then one in 30 s (this machine is free)\n"
    "  `say`, and changes of a guest that are no move: 20 at once, then one in 3 s for each "
    "person;\n"
    "  200 such changes of one table by guests of one address, then one a second; 100000 changes "
    "of one table\n"
    "  60 tables opened from one address at once, then --tables-rate a minute; twice as many games "
    "started;\n"
    "  300 tables of classes, then twice --tables-rate a minute; an eighth of all tables, decks in "
    "use and bytes under way\n"
    "  a deck of one's own for a table: 512 KiB in pieces of 2880 bytes, 200 of them at once, then "
    "20 a second;\n"
    "  120 decks from one address at once, then --tables-rate a minute, each table of a class "
    "counts; 64 MiB under way in all\n"
    "  60000 changes of tables from one address at once, then 200 a second, more with "
    "--tables-rate (this machine is free)\n"
    "  --lobbies lobbies and --tables tables in all; beyond: `too-many`\n"
    "  Origin must be this server's own address, or the one given with --origin; Host an address "
    "by number,\n"
    "  localhost, this machine's name, or one given with --origin or --host";

const std::vector<Switch> kOptions = {
    {"--listen", "ADDR:PORT",
     "where to listen: 127.0.0.1:8080, [::1]:8080, :8080 (everywhere); port 0 takes a free one"},
    {"--lan", "", "listen to the whole network and print the address, also as a QR code"},
    kDataOption,
    {"--store", "URL",
     "keep tables in etcd, with all servers that do: etcd://HOST:PORT,HOST:PORT,… (etcds: TLS; "
     "default: in the folder)"},
    {"--node", "ADDR:PORT",
     "where those other servers reach this one (default: the address by which it reaches etcd, a "
     "free port)"},
    {"--node-cert", "FILE",
     "certificate (PEM) for the lines between those servers and to etcds://; with --node-key and "
     "--node-ca"},
    {"--node-key", "FILE", "its key (PEM)"},
    {"--node-ca", "FILE",
     "the authority (PEM) whose certificates those servers have, made for this alone"},
    {"--erasure-key", "FILE",
     "encrypt tables in etcd, so that they can be erased there: this server's own key, made if it "
     "is not there"},
    {"--archive", "DIR",
     "where journals of finished games leave etcd for: a folder of all those servers (default: "
     "they stay till --keep)"},
    {"--decks", "DIR", "more decks: a deck's folder or .stolik-deck file, or a folder of them"},
    {"--own-decks", "N",
     "different decks that people may bring for tables of theirs, at once (default 200; off: "
     "none)"},
    {"--origin", "URL",
     "the address people use, if it is another (behind a proxy): https://games.example.org"},
    {"--host", "NAME,…", "further names by which this server is reached, without a port"},
    {"--proxy", "", "a proxy on this machine stands before it: believe its X-Forwarded-For"},
    {"--proxies", "ADDR,…", "the same for proxies on other machines, by their addresses"},
    {"--web", "DIR",
     "serve the page from this folder, for those who write it (default: what is in the program)"},
    {"--tls-cert", "FILE", "certificate chain (PEM); with --tls-key"},
    {"--tls-key", "FILE", "its key (PEM)"},
    {"--keep", "HOURS", "how long finished games are kept (default 24)"},
    {"--reserve", "MB",
     "free disk below which no tables are opened; games that are played go on (default 200)"},
    {"--backup-every", "TIME",
     "make a backup every so often: 30m, 24h, 7d (default: only when asked, by `stolik backup` or "
     "SIGUSR1)"},
    {"--backup-keep", "N", "how many of those are kept (default 7)"},
    {"--backup-dir", "DIR", "where backups go (default: backups in the folder of --data)"},
    {"--bot-pace", "MS",
     "a bot waits at least this long where a table chose no pace (default 900)"},
    {"--bot-threads", "N", "threads for bots (default: the machine's cores but one, at most 8)"},
    {"--per-ip", "N", "connections from one address (default 4000)"},
    {"--rate", "N", "messages a second from one connection (default 5)"},
    {"--tables-rate", "N",
     "tables a minute from one address (default 30, and as many times more as --rate is; 0: no "
     "limit)"},
    {"--lobbies", "N", "lobbies in all (default 5000)"},
    {"--tables", "N",
     "tables in all, finished games too (default 50000; in a cell no more than a tenth of its "
     "codes)"},
    {"--base-path", "PATH",
     "everything lies below this path: /games/ (behind a proxy that has other things, too)"},
    {"--cell", "DIGITS",
     "one of many houses below one address: codes begin with these digits, the page lies at "
     "DIGITS/ (docs/CLUSTER.md)"},
    {"--frame-ancestors", "LIST",
     "sites that may show the page in a frame: https://school.example.org,… (default: none)"},
    {"--config", "FILE",
     "a file with such options, 'name = value' on a line, # for remarks; the line and STOLIK_NAME "
     "come first"},
    {"--open-metrics", "", "answer /metrics to everybody, not to this machine alone"},
};

// "ADDR:PORT", "[v6]:PORT" or ":PORT"; false if it is none.
bool parse_listen(std::string_view text, std::string& address, std::uint16_t& port) {
  const std::size_t colon = text.rfind(':');
  if (colon == text.npos) return false;
  const std::string_view digits = text.substr(colon + 1);
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), port);
  if (error != std::errc{} || end != digits.data() + digits.size()) return false;
  std::string_view host = text.substr(0, colon);
  const bool bracketed = host.starts_with('[') && host.ends_with(']');
  if (bracketed) host = host.substr(1, host.size() - 2);
  address = host == "localhost" ? "127.0.0.1" : std::string{host};
  if (address.empty() && !bracketed) return true;
  in6_addr parsed{};
  return ::inet_pton(bracketed ? AF_INET6 : AF_INET, address.c_str(), &parsed) == 1;
}

bool is_origin(std::string_view url) {
  const std::size_t scheme = url.starts_with("https://") ? 8 : url.starts_with("http://") ? 7 : 0;
  return scheme > 0 && url.size() > scheme && url.find_first_of("/ \t,;'\"", scheme) == url.npos;
}

// "30m", "24h", "7d" in milliseconds; 0 if it is none.
std::int64_t time_ms(std::string_view text) {
  std::int64_t count = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
  if (error != std::errc{} || end != text.data() + text.size() - 1 || count < 1 || count > 100'000)
    return 0;
  switch (*end) {
    case 'm': return count * 60'000;
    case 'h': return count * 3'600'000;
    case 'd': return count * 86'400'000;
    default: return 0;
  }
}

// "/games/", "/a/b-c/": what stands in addresses as it is.
bool is_path(std::string_view path) {
  constexpr std::string_view kPlain =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/";
  return path.starts_with('/') && path.find("//") == path.npos &&
         path.find_first_not_of(kPlain) == path.npos;
}

// What stands between commas.
std::vector<std::string> parts_of(std::string_view list) {
  std::vector<std::string> parts;
  while (!list.empty()) {
    const std::size_t comma = std::min(list.find(','), list.size());
    parts.emplace_back(list.substr(0, comma));
    list.remove_prefix(std::min(comma + 1, list.size()));
  }
  return parts;
}

bool is_address(const std::string& text) {
  in6_addr parsed{};
  return ::inet_pton(AF_INET, text.c_str(), &parsed) == 1 ||
         ::inet_pton(AF_INET6, text.c_str(), &parsed) == 1;
}

bool is_host(std::string_view name) {
  return !name.empty() && name.find_first_of(":/ \t;'\"[]@") == name.npos;
}

int trouble(const std::string& what) {
  std::fprintf(stderr, "stolik serve: %s\n", what.c_str());
  return 1;
}

ServeConfig read_config(const Args& args) {
  ServeConfig config;
  if (const auto listen = args.value("--listen")) {
    if (!parse_listen(*listen, config.address, config.port)) {
      args.fail("--listen: '" + *listen +
                "' is no address with a port; try 127.0.0.1:8080, [::1]:8080 or :8080");
    }
  }
  if (args.has("--lan")) config.address = "";
  if (const auto node = args.value("--node")) {
    if (!parse_listen(*node, config.node_host, config.node_port) || config.node_host.empty()) {
      args.fail("--node: '" + *node + "' is no address with a port; try 10.0.0.1:8081");
    }
  }
  if (const auto origin = args.value("--origin")) {
    if (!is_origin(*origin))
      args.fail("--origin: http://HOST or https://HOST is expected, without a path");
    config.origins.push_back(*origin);
  }
  config.hosts = parts_of(args.value("--host").value_or(""));
  for (const std::string& name : config.hosts) {
    if (!is_host(name))
      args.fail("--host: '" + name + "' is no name of a host; no port, no http://");
  }
  config.base_path = args.value("--base-path").value_or("/");
  if (!config.base_path.ends_with('/')) config.base_path += '/';
  if (!is_path(config.base_path)) args.fail("--base-path: a path is expected, as /games/");
  if (const auto cell = args.value("--cell")) {
    if (cell->empty() || cell->size() > 4 || cell->find_first_not_of("0123456789") != cell->npos) {
      args.fail("--cell: one to four digits are expected, as 07, not '" + *cell + "'");
    }
    config.hub.cell = *cell;
    config.base_path += *cell + '/';
  }
  config.frame_ancestors = args.value("--frame-ancestors").value_or("");
  for (std::size_t from = 0; from < config.frame_ancestors.size();) {
    const std::size_t comma =
        std::min(config.frame_ancestors.find(',', from), config.frame_ancestors.size());
    if (!is_origin(config.frame_ancestors.substr(from, comma - from))) {
      args.fail(
          "--frame-ancestors: http://HOST or https://HOST is expected, several with commas between "
          "them");
    }
    if (comma < config.frame_ancestors.size()) config.frame_ancestors[comma] = ' ';
    from = comma + 1;
  }
  config.tls_cert = args.value("--tls-cert").value_or("");
  config.tls_key = args.value("--tls-key").value_or("");
  if (config.tls_cert.empty() != config.tls_key.empty())
    args.fail("--tls-cert and --tls-key go together");
  config.proxies = parts_of(args.value("--proxies").value_or(""));
  for (const std::string& proxy : config.proxies) {
    if (!is_address(proxy))
      args.fail("--proxies: '" + proxy + "' is no address; try 10.0.0.5,10.0.0.6");
  }
  config.behind_proxy = args.has("--proxy") || !config.proxies.empty();
  config.web = args.value("--web").value_or("");
  if (!config.web.empty() && !std::filesystem::exists(config.web + "/index.html")) {
    args.fail("--web: there is no index.html in " + config.web);
  }
  config.per_address = args.number("--per-ip", kPerAddress, 1, kConnectionsMax);
  config.rate_per_second = args.number("--rate", kRatePerSecond, 1, 1000);
  // Who lets one line say more than people do measures something, and opens tables as fast.
  const int usual_tables = kTablesPerMinute * std::max(1, config.rate_per_second / kRatePerSecond);
  config.tables_per_minute = args.number("--tables-rate", usual_tables, 0, 60'000);
  config.open_metrics = args.has("--open-metrics");
  config.hub.lobbies_max = args.number<std::size_t>("--lobbies", 5'000, 1, 1'000'000);
  // Of ten codes one has a table at most: others must be found for new ones, and none by guessing.
  int tables_max = 10'000'000;
  for (std::size_t digits = 0; digits < config.hub.cell.size(); ++digits) tables_max /= 10;
  config.hub.tables_max =
      args.number<std::size_t>("--tables", std::min(50'000, tables_max), 1, tables_max);
  const bool no_own_decks = args.value("--own-decks") == "off";
  config.hub.own_decks_max =
      no_own_decks ? 0 : args.number<std::size_t>("--own-decks", 200, 0, 100'000);
  config.hub.bot_pace_ms = args.number("--bot-pace", 900, 0, 10'000);
  config.bot_threads = args.number("--bot-threads", 0, 1, kBotThreadsMax);
  config.hub.keep_ms = args.number("--keep", 24, 1, 24 * 366) * 3'600'000LL;
  config.hub.reserve_bytes =
      args.number("--reserve", kReserveMegabytes, 0, 1'000'000'000) * 1'000'000LL;
  config.hub.pseudonyms = built_in_pseudonyms();
  return config;
}

BackupConfig read_backup(const Args& args, const std::string& data, std::int64_t reserve_bytes) {
  BackupConfig backup;
  backup.tables = tables_file(data);
  backup.folder = args.value("--backup-dir").value_or(data + "/backups");
  backup.keep = args.number("--backup-keep", 7, 1, 10'000);
  backup.reserve_bytes = reserve_bytes;
  if (const auto every = args.value("--backup-every")) {
    backup.every_ms = time_ms(*every);
    if (backup.every_ms == 0)
      args.fail("--backup-every: a time is expected, as 30m, 24h or 7d, not '" + *every + "'");
  }
  return backup;
}

std::unique_ptr<Store> open_sqlite(const std::string& data, Outcome& outcome, std::string& remark) {
  auto store = SqliteStore::open(tables_file(data), outcome);
  if (store != nullptr) remark = store->remark();
  return store;
}

// All three or none: half of them would be a line in clear where somebody believes it is not.
TlsContext read_node_tls(const Args& args, std::string_view url, std::string& trouble) {
  const OwnTls files{args.value("--node-cert").value_or(""), args.value("--node-key").value_or(""),
                     args.value("--node-ca").value_or("")};
  const std::size_t given =
      std::size_t(!files.cert.empty()) + !files.key.empty() + !files.ca.empty();
  if (given != 0 && given != 3) args.fail("--node-cert, --node-key and --node-ca go together");
  if (given == 0 && wants_tls(url))
    args.fail("--store etcds://… needs --node-cert, --node-key and --node-ca");
  return given == 3 ? open_own_tls(files, trouble) : nullptr;
}

// Waits until somebody answers, and says so when why it waits changes.
std::unique_ptr<Store> open_etcd(const Args& args, const std::string& url, const TlsContext& tls,
                                 Outcome& outcome) {
  EtcdStore::Config config;
  config.members = etcd_members(url);
  if (wants_tls(url)) config.tls = tls;
  if (config.members.empty())
    args.fail("--store: etcd://HOST:PORT,HOST:PORT,… is expected, not '" + url + "'");
  config.wait = [told = std::string{}](const std::string& why) mutable {
    if (why != told) log_line("info", "waiting_for_store", {{"why", std::string_view{why}}});
    told = why;
    return true;
  };
  if (const auto archive = args.value("--archive")) {
    std::error_code error;
    std::filesystem::create_directories(*archive, error);
    if (error || ::access(archive->c_str(), W_OK) != 0)
      args.fail("--archive: '" + *archive + "' is no folder to write to");
    config.archive = [folder = *archive](const std::string& mark) {
      return std::make_shared<FolderArchive>(folder, mark);
    };
  }
  if (const auto file = args.value("--erasure-key"))
    config.keys = std::make_shared<KeyFileOnDisk>(*file);
  else
    log_line("warning", "no_erasure_key",
             {{"what", "erased tables stay readable in etcd's own files (docs/CLUSTER.md)"}});
  return EtcdStore::open(std::move(config), outcome);
}

void say_where(const ServeConfig& config, std::uint16_t port, const std::string& store) {
  const char* scheme = config.tls_cert.empty() ? "http" : "https";
  std::string host = config.address;
  if (host.find(':') != host.npos) host = "[" + host + "]";
  const std::vector<std::string> lan = host.empty() ? lan_addresses() : std::vector<std::string>{};
  const bool alone = host.empty() && lan.empty();
  if (host.empty()) host = alone ? "127.0.0.1" : lan.front();
  const std::string own = concat(scheme, "://", host, ":", port);
  const std::string url = config.origins.empty() ? own : config.origins.front();
  const char* below = config.base_path.c_str();
  std::printf("Stolik serves at %s%s\n", own.c_str(), below);
  if (url != own) std::printf("People reach it at %s%s\n", url.c_str(), below);
  std::printf("Tables are kept in %s\n", store.c_str());
  if (config.address.empty()) {
    if (alone) std::printf("This machine has no address on a network.\n");
    else std::printf("%s", qr_text(url + below, ::isatty(STDOUT_FILENO) != 0).c_str());
  }
  std::printf("Stop it with Ctrl-C.\n");
  std::fflush(stdout);
  std::clearerr(stdout);  // it serves, whether or not somebody reads this
}

}  // namespace

int serve_main(int argc, char** argv) {
  const Args args("serve", kSummary, "", kOptions, argc, argv, Sources::everywhere);
  ::signal(SIGPIPE, SIG_IGN);  // a line that is cut is no reason to end, also while etcd is asked
                               // for the first time
  ServeConfig config = read_config(args);

  Shelf shelf;
  add_built_in_decks(shelf);
  if (const auto decks = args.value("--decks")) {
    if (std::string what = load_decks(shelf, *decks); !what.empty()) return trouble(what);
  }
  const std::string data = data_folder(args);
  std::error_code error;
  std::filesystem::create_directories(data, error);
  if (error) return trouble("the folder " + data + " cannot be made: " + error.message());
  ::chmod(data.c_str(), 0700);
  ::umask(0077);
  Outcome outcome;
  std::string remark;
  const auto url = args.value("--store");
  for (const char* option :
       {"--archive", "--erasure-key", "--node-cert", "--node-key", "--node-ca"}) {
    if (!url && args.has(option)) args.fail(concat(option, " is for tables in etcd (--store)"));
  }
  config.node_tls = read_node_tls(args, url.value_or(""), remark);
  if (!remark.empty()) return trouble(remark);
  const auto store =
      url ? open_etcd(args, *url, config.node_tls, outcome) : open_sqlite(data, outcome, remark);
  if (store == nullptr) {
    return trouble("the tables in " + url.value_or(data) + " cannot be used: " + outcome.what +
                   (outcome.what.find("locked") != std::string::npos
                        ? " (does another server run with this folder?)"
                        : ""));
  }
  config.reports = data + "/reports";
  config.control = control_path(data);
  if (!url) config.backup = read_backup(args, data, config.hub.reserve_bytes);
  // From here on an error of ours costs the table it happens at, not the program
  // (server/hub/broken.h).
  set_assert_handler(throw_our_error);
  for (const auto& [name, meant] : args.unknown_variables()) {
    log_line("warning", "unknown_setting",
             {{"name", std::string_view{name}}, {"perhaps", std::string_view{meant}}});
  }
  if (!remark.empty()) log_line("info", "store_opened", {{"what", std::string_view{remark}}});
  const std::int64_t keep_ms = config.hub.keep_ms;
  const ServeConfig told = config;
  const std::string backup_every = args.value("--backup-every").value_or("no");
  Server server{std::move(config), shelf, *store};
  if (std::string what = server.open(); !what.empty()) return trouble(what);
  log_line("info", "serving",
           {{"port", std::int64_t{server.port()}},
            {"tls", std::int64_t{!told.tls_cert.empty()}},
            {"keep_hours", keep_ms / 3'600'000},
            {"backup_every", std::string_view{url ? "no" : backup_every}}});
  say_where(told, server.port(), url.value_or(data));
  return server.run();
}

}  // namespace stolik
