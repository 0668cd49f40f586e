#include "server/net/server.h"

#include <sys/resource.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <chrono>
#include <csignal>
#include <optional>

#include "server/journal/own_deck.h"
#include "server/net/address_of.h"
#include "server/net/cluster.h"
#include "server/net/control.h"
#include "server/net/deck_pages.h"
#include "server/net/lan.h"
#include "server/net/log.h"
#include "server/net/session.h"
#include "server/net/supervisor.h"

namespace stolik {
namespace {

namespace asio = boost::asio;
using Error = boost::system::error_code;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

std::int64_t now_us() {
  return std::chrono::duration_cast<std::chrono::microseconds>(Clock::now().time_since_epoch())
      .count();
}
std::int64_t now_ms() { return now_us() / 1000; }

std::string host_name() {
  char name[256] = {};
  return ::gethostname(name, sizeof name - 1) == 0 ? name : "";
}

// Room for all connections; how many descriptors there are now.
int raise_descriptors(int wanted) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
  if (limit.rlim_cur < static_cast<rlim_t>(wanted)) {
    limit.rlim_cur = std::min(limit.rlim_max, static_cast<rlim_t>(wanted));
    ::setrlimit(RLIMIT_NOFILE, &limit);
    ::getrlimit(RLIMIT_NOFILE, &limit);
  }
  return int(std::min<rlim_t>(limit.rlim_cur, 1'000'000));
}

}  // namespace

class Server::Core {
 public:
  Core(ServeConfig config, const Shelf& shelf, Store& store)
      : config_(std::move(config)),
        book_(config_.per_address, {config_.tables_per_minute}),
        pages_(shelf, built_in_assets(), config_.hub.own_decks_max > 0 ? kOwnDeckMax : 0),
        site_({config_.origins, host_name(), config_.hosts, !config_.tls_cert.empty(), config_.web,
               config_.base_path, config_.frame_ancestors},
              pages_.all()),
        hall_{rim_,
              &rim_,
              site_,
              metrics_,
              book_,
              config_,
              now_ms,
              now_us,
              [this] { return ready_; },
              [this] { return open_; },
              [this] { return metrics_text(); },
              [this] { return reached(); },
              {},
              {},
              {}},
        rim_(config_.hub, shelf, store, book_, metrics_,
             {now_ms, [this](std::function<void()> what) { asio::post(io_, std::move(what)); },
              [this](std::int64_t at_ms) { wake_at(at_ms); },
              [this](const std::string&) { halt(); }, config_.bot_threads, config_.reports,
              [this](Outcome outcome) { backups_.copied(std::move(outcome)); },
              [this](TableId table) {
                if (cluster_) cluster_->released(table);
              },
              store.directory() == nullptr ? &codes_ : nullptr}),
        backups_(config_.backup,
                 {now_ms, [this](std::function<void()> what) { asio::post(io_, std::move(what)); },
                  [this](std::string file) { rim_.copy_store(std::move(file)); }}),
        control_(io_, [this](const std::string& line,
                             Control::Answer answer) { obey(line, std::move(answer)); }),
        directory_(store.directory()) {
    for (const std::string& proxy : config_.proxies)
      hall_.proxies.push_back(address_of(asio::ip::make_address(proxy)));
    if (directory_ == nullptr) return;
    cluster_ = std::make_unique<Cluster>(io_, rim_, *directory_, codes_, config_.node_tls, now_ms);
    hall_.lines = &cluster_->lines();
  }

  std::string open();
  int run();
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }

 private:
  std::string open_tls(std::optional<asio::ssl::context>& tls) const;
  std::string listen();
  std::string meet_others();
  asio::awaitable<void> accept();
  asio::awaitable<void> sweep();
  asio::awaitable<void> wait_for_signal();
  asio::awaitable<void> back_up_on_signal();
  asio::awaitable<void> reload_on_signal();
  void reload();
  asio::awaitable<void> stop();
  // Those that are open here, whichever server their table is on.
  std::size_t lines() const { return cluster_ ? cluster_->lines_here() : rim_.peers(); }
  asio::awaitable<void> wait_ms(std::int64_t ms);
  void admit(tcp::socket socket);
  void wake_at(std::int64_t at_ms);
  void halt();
  void obey(const std::string& line, Control::Answer answer);
  std::string metrics_text();
  std::vector<std::string> reached() const;

  // Sessions live in what waits for their bytes, and that ends with io_: what a session touches
  // when it goes comes before it.
  ServeConfig config_;
  AddressBook book_;
  CodeGuard codes_;
  Metrics metrics_;
  DeckPages pages_;
  Site site_;
  Hall hall_;
  asio::io_context io_{1};
  asio::steady_timer wake_{io_};
  std::optional<std::int64_t> woken_at_ms_;
  tcp::acceptor acceptor_{io_};
  std::optional<asio::ssl::context> tls_;
  asio::signal_set signals_{io_};
  asio::signal_set backup_signal_{io_};
  asio::signal_set reload_signal_{io_};
  const bool at_terminal_ = ::isatty(STDIN_FILENO) == 1;
  std::unique_ptr<Cluster> cluster_;  // where others have tables of this store, too; the store's
                                      // thread asks it: it outlives the rim
  Rim rim_;
  Backups backups_;
  Control control_;
  Directory* directory_;
  int connections_max_ = kConnectionsMax;
  std::int64_t started_ms_ = now_ms();
  bool ready_ = false;
  bool open_ = false;  // for lines: also while tables are given away
  int exit_code_ = 0;
};

// ---- starting

std::string Server::Core::open() {
  const int descriptors = raise_descriptors(kConnectionsMax + 200);
  connections_max_ = std::max(16, std::min(kConnectionsMax, descriptors - 64));
  Error ignored;
  reload_signal_.add(SIGHUP, ignored);  // from now on it does not end the process
  if (!config_.tls_cert.empty()) {
    if (std::string trouble = open_tls(tls_); !trouble.empty()) return trouble;
  }
  if (std::string trouble = listen(); !trouble.empty()) return trouble;
  if (cluster_) {
    if (std::string trouble = meet_others(); !trouble.empty()) return trouble;
  }
  if (const Outcome outcome = rim_.restore(); !outcome.ok())
    return "the store cannot be read: " + outcome.what;
  if (!config_.control.empty()) {
    // Games do not need it: a folder whose name is too long, or a file system without sockets, is
    // no reason to stop.
    if (std::string trouble = control_.open(config_.control); !trouble.empty()) {
      log_line("warning", "no_control", {{"what", std::string_view{trouble}}});
    }
  }
  ready_ = open_ = true;
  return "";
}

std::string Server::Core::meet_others() {
  std::string host = config_.node_host.empty() ? directory_->own_host() : config_.node_host;
  if (std::string trouble = cluster_->neighbours().listen(host, config_.node_port);
      !trouble.empty())
    return trouble;
  if (host.find(':') != host.npos) host = "[" + host + "]";
  const Outcome outcome = directory_->announce(concat(host, ":", cluster_->neighbours().port()));
  return outcome.ok() ? "" : "the store cannot be written: " + outcome.what;
}

std::string Server::Core::open_tls(std::optional<asio::ssl::context>& tls) const {
  tls.emplace(asio::ssl::context::tls_server);
  Error error;
  tls->set_options(asio::ssl::context::default_workarounds | asio::ssl::context::no_sslv2 |
                       asio::ssl::context::no_sslv3 | asio::ssl::context::no_tlsv1 |
                       asio::ssl::context::no_tlsv1_1 | asio::ssl::context::no_compression,
                   error);
  // TLS 1.2 with sealed records alone: no suite that pads and then signs (CBC). TLS 1.3 has none.
  ::SSL_CTX_set_cipher_list(tls->native_handle(), "ECDHE+AESGCM:ECDHE+CHACHA20");
  tls->use_certificate_chain_file(config_.tls_cert, error);
  if (error) return "the certificate " + config_.tls_cert + " cannot be used: " + error.message();
  tls->use_private_key_file(config_.tls_key, asio::ssl::context::pem, error);
  if (error) return "the key " + config_.tls_key + " cannot be used: " + error.message();
  return "";
}

std::string Server::Core::listen() {
  Error error;
  if (const int handed = handed_socket(); handed != -1) {
    if (handed < 0) return "one socket is expected from the supervisor, not several";
    sockaddr_storage name{};
    socklen_t size = sizeof name;
    const bool known = ::getsockname(handed, reinterpret_cast<sockaddr*>(&name), &size) == 0;
    if (!known || (name.ss_family != AF_INET && name.ss_family != AF_INET6)) {
      return "what the supervisor handed over is no TCP socket";
    }
    acceptor_.assign(name.ss_family == AF_INET ? tcp::v4() : tcp::v6(), handed, error);
    return error ? "the supervisor's socket cannot be used: " + error.message() : "";
  }
  tcp::endpoint endpoint{tcp::v6(), config_.port};
  if (!config_.address.empty()) {
    const asio::ip::address address = asio::ip::make_address(config_.address, error);
    if (error) return "'" + config_.address + "' is no address";
    endpoint = {address, config_.port};
  }
  acceptor_.open(endpoint.protocol(), error);
  if (error && config_.address.empty()) {  // a machine without IPv6
    endpoint = {tcp::v4(), config_.port};
    acceptor_.open(endpoint.protocol(), error);
  }
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error && config_.address.empty() && endpoint.address().is_v6()) {
    acceptor_.set_option(asio::ip::v6_only(false), error);
  }
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(4096, error);
  if (!error) return "";
  const std::string where = config_.address.empty() ? concat("port ", config_.port)
                                                    : concat(config_.address, ":", config_.port);
  if (error == asio::error::address_in_use)
    return where + " is in use already; choose another with --listen";
  return "cannot listen on " + where + ": " + error.message();
}

// ---- running

int Server::Core::run() {
  Error error;
  signals_.add(SIGTERM, error);
  signals_.add(SIGINT, error);
  asio::co_spawn(io_, accept(), asio::detached);
  asio::co_spawn(io_, sweep(), asio::detached);
  asio::co_spawn(io_, wait_for_signal(), asio::detached);
  backup_signal_.add(SIGUSR1, error);
  asio::co_spawn(io_, reload_on_signal(), asio::detached);
  asio::co_spawn(io_, back_up_on_signal(), asio::detached);
  if (cluster_) cluster_->start();
  notify_supervisor("READY=1");
  io_.run();
  log_line("info", "stopped", {{"code", std::int64_t{exit_code_}}});
  return exit_code_;
}

asio::awaitable<void> Server::Core::wait_ms(std::int64_t ms) {
  asio::steady_timer timer{io_, std::chrono::milliseconds{ms}};
  Error ignored;
  co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
}

asio::awaitable<void> Server::Core::accept() {
  while (acceptor_.is_open()) {
    Error error;
    tcp::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (!error) {
      try {
        admit(std::move(socket));
      } catch (const std::exception&
                   trouble) {  // there is no memory for it; for the next one there may be
        rim_.line_broke(trouble.what());
      }
    } else if (acceptor_.is_open() && error != asio::error::connection_aborted) {
      log_line("warning", "accept_failed", {{"what", std::string_view{error.message()}}});
      co_await wait_ms(100);  // no descriptors: let some go first
    }
  }
}

void Server::Core::admit(tcp::socket socket) {
  ++metrics_.accepted;
  if (hall_.sessions.size() >= std::size_t(connections_max_)) {
    ++metrics_.connections_refused;
    return;
  }
  Error error;
  const tcp::endpoint from = socket.remote_endpoint(error);
  if (error) return;
  socket.non_blocking(true, error);
  socket.set_option(tcp::no_delay(true), error);
  // The kernel must not take for a slow reader what the queue's limit is there to see.
  socket.set_option(asio::socket_base::send_buffer_size(kSendBuffer), error);
  auto session = std::make_shared<Session>(hall_, std::move(socket), address_of(from.address()),
                                           tls_ ? &*tls_ : nullptr);
  asio::co_spawn(io_, Session::run(session), [session](const std::exception_ptr& trouble) {
    if (trouble) session->fell(trouble);
  });
}

asio::awaitable<void> Server::Core::sweep() {
  const std::int64_t watchdog_ms = watchdog_every_ms();
  std::int64_t told_ms = 0;
  for (std::int64_t round = 1;; ++round) {
    co_await wait_ms(watchdog_ms > 0 ? std::min(kSweepEvery_ms, watchdog_ms) : kSweepEvery_ms);
    const std::int64_t now = now_ms();
    if (watchdog_ms > 0 && now - told_ms >= watchdog_ms)
      notify_supervisor("WATCHDOG=1"), told_ms = now;
    backups_.tick();
    rim_.watch_store();
    // Backwards: whoever goes is replaced by the last, who has been swept.
    for (std::size_t i = hall_.sessions.size(); i-- > 0;) {
      if (i < hall_.sessions.size()) hall_.sessions[i]->sweep(now);
    }
    if (round % 240 == 0) book_.tidy(now), codes_.tidy(now);
  }
}

void Server::Core::wake_at(std::int64_t at_ms) {
  if (woken_at_ms_ && *woken_at_ms_ <= at_ms) return;
  woken_at_ms_ = at_ms;
  wake_.expires_at(Clock::time_point{std::chrono::milliseconds{at_ms}});
  wake_.async_wait([this](Error error) {
    if (error) return;
    woken_at_ms_.reset();
    rim_.tick();
  });
}

// By other devices: what the host said of it, else the addresses at which it listens.
std::vector<std::string> Server::Core::reached() const {
  if (!config_.origins.empty()) return {config_.origins.front() + config_.base_path};
  return reached_at(config_.address, port(), config_.tls_cert.empty() ? "http" : "https",
                    config_.base_path);
}

std::string Server::Core::metrics_text() {
  metrics_.guesses_refused = codes_.refused();
  const std::string before = backups_text(backups_.counts()) + (cluster_ ? cluster_->text() : "");
  return before +
         metrics_.text(rim_.counts(), hall_.sessions.size(), rim_.peers(), now_ms() - started_ms_);
}

// ---- what the host asks for

asio::awaitable<void> Server::Core::back_up_on_signal() {
  for (;;) {
    Error error;
    co_await backup_signal_.async_wait(asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    backups_.make([](const Backups::Made&) {});
  }
}

// A renewed certificate is for those who come from now on; open connections keep theirs. A terminal
// that is closed sends the same signal: then the server stops.
asio::awaitable<void> Server::Core::reload_on_signal() {
  for (;;) {
    Error error;
    co_await reload_signal_.async_wait(asio::redirect_error(asio::use_awaitable, error));
    if (error) co_return;
    if (at_terminal_ && ::isatty(STDIN_FILENO) != 1) ::raise(SIGTERM);
    else reload();
  }
}

void Server::Core::reload() {
  std::optional<asio::ssl::context> fresh;
  const std::string trouble = tls_ ? open_tls(fresh) : "";
  if (!trouble.empty())
    return log_line("error", "reload_failed", {{"what", std::string_view{trouble}}});
  if (fresh) *tls_ = std::move(*fresh);
  log_line("info", "reloaded", {{"tls", std::int64_t{tls_.has_value()}}});
}

void Server::Core::obey(const std::string& line, Control::Answer answer) {
  if (line == "health") {
    const bool well = ready_ && rim_.is_writable();
    return answer(well ? concat("ready ", port()) : "not ready");
  }
  if (line == "backup") {
    if (directory_ != nullptr)
      return answer(
          "failed the tables of this server are in etcd: use etcdctl snapshot save "
          "(docs/CLUSTER.md)");
    return backups_.make([answer = std::move(answer)](const Backups::Made& made) {
      if (!made.outcome.ok()) return answer("failed " + made.outcome.what);
      answer(concat("done ", made.checked.tables, ' ', made.checked.batches, ' ', made.file));
    });
  }
  if (line == "drain") {
    if (!cluster_) return answer("failed this server shares its tables with nobody");
    if (cluster_->is_alone()) return answer("failed there is no other server to give them to");
    ready_ = false;
    return cluster_->drain(
        [answer = std::move(answer)](std::size_t tables) { answer(concat("done ", tables)); });
  }
  answer("failed health, backup or drain is expected");
}

// ---- stopping

asio::awaitable<void> Server::Core::wait_for_signal() {
  Error error;
  co_await signals_.async_wait(asio::redirect_error(asio::use_awaitable, error));
  if (error || !open_) co_return;
  log_line("info", "stopping", {{"sockets", std::int64_t(rim_.peers())}});
  ready_ = false;
  asio::co_spawn(io_, stop(), asio::detached);
  co_await signals_.async_wait(asio::redirect_error(asio::use_awaitable, error));
  io_.stop();  // asked twice: at once. Nothing that was told is lost by it.
}

asio::awaitable<void> Server::Core::stop() {
  Error ignored;
  notify_supervisor("STOPPING=1");
  control_.close();
  // Whoever comes while tables are given away is led to where they are.
  bool drained = !cluster_ || cluster_->is_alone();
  if (!drained) cluster_->drain([&drained](std::size_t) { drained = true; });
  for (const std::int64_t end_ms = now_ms() + kDrainWait_ms; !drained && now_ms() < end_ms;)
    co_await wait_ms(10);
  const std::int64_t until_ms = now_ms() + kStopWait_ms;
  open_ = false;
  acceptor_.close(ignored);
  rim_.stop();
  while (!rim_.is_quiet() && now_ms() < until_ms) co_await wait_ms(10);
  if (cluster_) cluster_->turn_all_off();
  else rim_.dismiss_all(close_code::restart, "stopping");
  while (lines() > 0 && now_ms() < until_ms) co_await wait_ms(20);
  io_.stop();
}

// What is on disk is unknown: nobody is told anything any more.
void Server::Core::halt() {
  ready_ = open_ = false;
  exit_code_ = 1;
  Error ignored;
  acceptor_.close(ignored);
  asio::post(io_, [this] {
    // Another node has our tables, or soon will.
    if (cluster_) cluster_->turn_all_off(), cluster_->close();
    else rim_.dismiss_all(close_code::broken, "broken");
    asio::co_spawn(
        io_,
        [this]() -> asio::awaitable<void> {
          co_await wait_ms(kCloseWait_ms);
          io_.stop();
        },
        asio::detached);
  });
}

// ---- the plain door

Server::Server(ServeConfig config, const Shelf& shelf, Store& store)
    : core_(std::make_unique<Core>(std::move(config), shelf, store)) {}
Server::~Server() = default;
std::string Server::open() { return core_->open(); }
std::uint16_t Server::port() const { return core_->port(); }
int Server::run() { return core_->run(); }

}  // namespace stolik
