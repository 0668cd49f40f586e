#include "server/net/cluster.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "core/hex.h"
#include "server/net/log.h"

namespace stolik {
namespace {

namespace asio = boost::asio;
using TimerError = boost::system::error_code;

constexpr std::int64_t kLookEvery_ms = 1'000;
constexpr std::size_t kAdoptedAtOnce = 8;  // between them the store has time for others
constexpr std::size_t kLeavingAtOnce = 8;

}  // namespace

Cluster::Cluster(asio::io_context& io, Rim& rim, Directory& directory, CodeGuard& codes,
                 const TlsContext& tls, std::function<std::int64_t()> now_ms)
    : io_(io),
      rim_(rim),
      directory_(directory),
      board_(rim,
             {[this](const Wanted& wanted, Take take, Switchboard::Found found) {
                rim_.ask_store<Whereabouts>(
                    [this, wanted, take](Store&, Whereabouts& whereabouts) {
                      return directory_.find(wanted, take, whereabouts);
                    },
                    std::move(found));
              },
              [this](std::vector<Head> heads) { rim_.take_over(std::move(heads)); },
              [this](const std::string& node, Parcel::Kind kind, std::uint64_t line,
                     std::string_view text) { return neighbours_.send(node, kind, line, text); },
              [this](std::int64_t ms, std::function<void()> what) { later(ms, std::move(what)); },
              [this] { return another(); }, now_ms, &codes}),
      neighbours_(
          io, tls,
          {std::move(now_ms),
           [this](const std::string& node, const Parcel& parcel) { board_.heard(node, parcel); },
           [this] { board_.settle(); }, [this](const std::string& node) { board_.lost(node); }}) {}

void Cluster::start() {
  neighbours_.start(directory_.me(), directory_.secret());
  asio::co_spawn(io_, keep_looking(), asio::detached);
}

void Cluster::later(std::int64_t ms, std::function<void()> what) {
  auto timer = std::make_shared<asio::steady_timer>(io_, std::chrono::milliseconds{ms});
  timer->async_wait([timer, what = std::move(what)](TimerError error) {
    if (!error) what();
  });
}

// Some other node that can be reached, each in turn.
std::string Cluster::another() const {
  const auto& nodes = neighbours_.nodes();
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const Node& node = nodes[turn_++ % nodes.size()];
    if (neighbours_.has_line_to(node.id)) return node.id;
  }
  return "";
}

bool Cluster::is_alone() const { return another().empty(); }

// ---- who lives

asio::awaitable<void> Cluster::keep_looking() {
  for (;;) {
    look_round();
    asio::steady_timer timer{io_, std::chrono::milliseconds{kLookEvery_ms}};
    TimerError ignored;
    co_await timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
  }
}

void Cluster::look_round() {
  if (looking_ || rim_.is_halted()) return;
  looking_ = true;
  struct Seen {
    std::vector<Node> nodes{};
    std::vector<TableId> orphans{};
  };
  rim_.ask_store<Seen>(
      [this](Store&, Seen& seen) { return directory_.look_round(seen.nodes, seen.orphans); },
      [this](const Outcome& outcome, Seen& seen) {
        looking_ = false;
        if (!outcome.ok()) return;
        neighbours_.know(seen.nodes);
        if (board_.is_draining()) return;
        orphans_.insert(orphans_.end(), seen.orphans.begin(), seen.orphans.end());
        if (!adopting_) adopt_some();
      });
}

// Tables of a node that is gone, whether or not somebody comes back to them: they too are to be
// forgotten in time.
void Cluster::adopt_some() {
  adopting_ = !orphans_.empty() && !board_.is_draining();
  if (!adopting_) return orphans_.clear();
  const std::size_t from = orphans_.size() - std::min(orphans_.size(), kAdoptedAtOnce);
  const std::vector<TableId> some(orphans_.begin() + std::ptrdiff_t(from), orphans_.end());
  orphans_.resize(from);
  rim_.ask_store<std::vector<Head>>(
      [this, some](Store&, std::vector<Head>& heads) {
        for (const TableId table : some) {
          Whereabouts found;
          const Outcome outcome =
              directory_.find({Wanted::By::table, hex(number(table))}, Take::yes, found);
          if (!outcome.ok()) return outcome;
          heads.insert(heads.end(), found.taken.begin(), found.taken.end());
        }
        return Outcome{};
      },
      [this](const Outcome& outcome, std::vector<Head>& heads) {
        rim_.take_over(std::move(heads));
        if (outcome.ok()) adopt_some();
        else adopting_ = false;
      });
}

// ---- giving tables away

void Cluster::drain(std::function<void(std::size_t)> done) {
  drained_.push_back(std::move(done));
  board_.drain();
  log_line("info", "draining", {{"tables", std::int64_t(rim_.tables().size())}});
  hand_over_some();
}

void Cluster::hand_over_some() {
  if (drained_.empty()) return;
  for (const TableId table : rim_.tables()) {
    if (leaving_ >= kLeavingAtOnce) return;
    if (board_.is_leaving(table)) continue;
    ++leaving_;
    board_.leaves(table);
    rim_.hand_over(table);
  }
  // What is being opened or was taken just now comes later.
  if (leaving_ > 0) return;
  if (!rim_.is_quiet()) return later(20, [this] { hand_over_some(); });
  const auto waiting = std::move(drained_);
  drained_.clear();
  for (const auto& done : waiting) done(given_);
}

void Cluster::released(TableId table) {
  rim_.ask_store<int>([this, table](Store&, int&) { return directory_.release(table); },
                      [this, table](const Outcome& outcome, int&) {
                        board_.has_left(table);
                        --leaving_;
                        given_ += outcome.ok() ? 1 : 0;
                        hand_over_some();
                      });
}

std::string Cluster::text() const {
  return concat("stolik_nodes ", neighbours_.nodes().size(), "\nstolik_lines_led_away ",
                board_.led_away(), "\nstolik_draining ", board_.is_draining() ? 1 : 0,
                "\nstolik_erasure_keys_old ", directory_.old_keys(), "\n");
}

}  // namespace stolik
