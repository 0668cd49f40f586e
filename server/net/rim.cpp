#include "server/net/rim.h"

#include <sodium.h>

#include <iterator>

#include "core/assert.h"
#include "server/hub/wire.h"
#include "server/net/limits.h"
#include "server/net/log.h"

namespace stolik {
namespace {

constexpr std::int64_t kFullForgotten_ms = 10'000;
constexpr int kToldAtOnce = 32;  // changes, before lines are read again

}  // namespace

class Rim::SystemEntropy final : public Entropy {
 public:
  void fill(std::span<std::uint8_t> bytes) override { randombytes_buf(bytes.data(), bytes.size()); }
};

Rim::Rim(HubConfig config, const Shelf& shelf, Store& store, AddressBook& book, Metrics& metrics,
         World world)
    : store_(store),
      book_(book),
      metrics_(metrics),
      world_(std::move(world)),
      reports_(world_.reports),
      entropy_(std::make_unique<SystemEntropy>()),
      hub_(with_budget(std::move(config)), shelf, *entropy_) {}

// What is still to be written is written, if the store answers at all.
Rim::~Rim() { store_.give_up(); }

Outcome Rim::restore() {
  input::Restored restored;
  const Outcome outcome = store_.list(restored.heads);
  if (!outcome.ok()) return outcome;
  if (effect::Note lost{"store_lost", 1, store_.lost()}; !lost.trouble.empty()) carry_out(lost);
  restored.broken = reports_.unloadable();
  store_thread_ = std::make_unique<StoreThread>(store_, [this](StoreThread::Answers answers) {
    world_.post([this, moved = std::make_shared<StoreThread::Answers>(std::move(answers))] {
      take(std::move(*moved));
    });
  });
  BotPool::Limits limits;
  limits.threads = world_.bot_threads > 0 ? world_.bot_threads : usual_bot_threads();
  bots_ = std::make_unique<BotPool>(limits, bot_move,
                                    [this](input::BotMoved moved, std::int64_t took_us) {
                                      world_.post([this, moved = std::move(moved), took_us] {
                                        metrics_.bot_answer.add_us(took_us);
                                        feed({world_.now_ms(), moved});
                                        settle();
                                      });
                                    });
  feed({world_.now_ms(), std::move(restored)});
  hear_of_space(store_.room_bytes());
  settle();
  return outcome;
}

// ---- inputs

Conn Rim::opened(std::shared_ptr<Peer> peer) {
  const Conn conn{next_conn_++};
  peers_[number(conn)] = std::move(peer);
  feed({world_.now_ms(), input::Opened{conn}});
  settle();
  return conn;
}

void Rim::received(Conn conn, std::string_view text) {
  if (!peers_.contains(number(conn))) return;
  feed({world_.now_ms(), input::Received{conn, text}});
  settle();
}

void Rim::closed(Conn conn) {
  if (peers_.erase(number(conn)) == 0) return;
  feed({world_.now_ms(), input::Closed{conn}});
  settle();
}

void Rim::round_trip(Conn conn, std::int64_t us) {
  metrics_.round_trip.add_us(us);
  feed({world_.now_ms(), input::RoundTrip{conn, int(us / 1000)}});
  settle();
}

void Rim::line_broke(std::string_view what) noexcept {
  try {
    ++metrics_.notes["lines_broken"];
    complain("lines_broken", what);
  } catch (...) {  // no memory to say so: the line is cut all the same
  }
}

void Rim::tick() {
  const std::int64_t now_ms = world_.now_ms();
  while (const auto timer = timers_.pop(now_ms)) feed({now_ms, input::Fired{*timer}});
  settle();
}

// A sync may answer for many tables, and many may be read at once. They are told a few at a time,
// and lines are read in between: so people, the disk and we work at the same time instead of in
// turn.
void Rim::take(StoreThread::Answers answers) {
  if (!answers.written.empty()) ++metrics_.commits;
  std::move(answers.written.begin(), answers.written.end(), std::back_inserter(written_));
  std::move(answers.loaded.begin(), answers.loaded.end(), std::back_inserter(loaded_));
  if (!answers.tidied.ok()) {
    ++metrics_.notes["store_untidy"];
    complain("store_untidy", answers.tidied.what);
    // Nothing it does from now on would be kept; whoever is here must not wait for their next word
    // to learn that.
    if (answers.tidied.kind == Outcome::Kind::broken) give_up(answers.tidied);
  }
  if (answers.copied && world_.copied) world_.copied(*answers.copied);
  hear_of_space(answers.room_bytes);
  if (!telling_) tell_some();
}

void Rim::give_up(const Outcome& outcome) {
  effect::Halt halt{outcome.what};
  carry_out(halt);
}

void Rim::take_over(std::vector<Head> heads) {
  if (heads.empty()) return;
  metrics_.notes["tables_taken_over"] += heads.size();
  feed({world_.now_ms(), input::Restored{std::move(heads)}});
  settle();
}

void Rim::hand_over(TableId table) {
  feed({world_.now_ms(), input::HandOver{table}});
  settle();
}

void Rim::hear_of_space(std::optional<std::int64_t> bytes) {
  if (!bytes) return;
  metrics_.disk_free = std::uint64_t(*bytes);
  feed({world_.now_ms(), input::Space{*bytes}});
}

void Rim::tell_some() {
  for (int i = 0; i < kToldAtOnce && !written_.empty(); ++i) {
    StoreThread::Written written = std::move(written_.front());
    written_.pop_front();
    if (written.outcome.ok()) ++metrics_.batches, full_ms_.reset();
    if (written.outcome.kind == Outcome::Kind::full) full_ms_ = world_.now_ms();
    metrics_.commit.add_us(written.took_us);
    feed({world_.now_ms(), input::Written{written.ticket, std::move(written.outcome)}});
  }
  for (std::size_t lines = 0;
       !loaded_.empty() &&
       (lines == 0 || lines + loaded_.front().batches.size() < kPieceBatches);) {
    input::Loaded loaded = std::move(loaded_.front());
    loaded_.pop_front();
    lines += loaded.batches.size() + 1;
    feed({world_.now_ms(), std::move(loaded)});
  }
  settle();
  telling_ = !written_.empty() || !loaded_.empty();
  if (telling_) world_.post([this] { tell_some(); });
}

bool Rim::is_writable() const {
  const bool has_room = !full_ms_ || world_.now_ms() - *full_ms_ > kFullForgotten_ms;
  return has_room && store_thread_->waits_ms() < kStoreWaits_ms;
}

void Rim::watch_store() {
  const std::int64_t waits_ms = store_thread_->waits_ms();
  const bool waits = waits_ms >= kStoreWaits_ms;
  if (waits && store_waits_ms_ == 0) log_line("warning", "store_waits", {{"ms", waits_ms}});
  if (!waits && store_waits_ms_ > 0)
    log_line("info", "store_answers", {{"waited_ms", store_waits_ms_}});
  store_waits_ms_ = waits ? waits_ms : 0;
  metrics_.store_waits_s = std::uint64_t((store_waits_ms_ + 999) / 1000);
}

void Rim::stop() {
  feed({world_.now_ms(), input::Stopping{}});
  settle();
}

void Rim::dismiss_all(int code, std::string_view why) {
  const auto bye = std::make_shared<const std::string>(write(message::Bye{{why}}));
  for (auto& [conn, peer] : peers_) {
    peer->push(bye, false);
    peer->close(code, why);
    peer->flush();
  }
}

// ---- effects

// What is thrown here is nobody's table and nobody's line. Of what the hub wanted some was done and
// some was not, and it would wait for the rest for ever: nobody is told anything more, and the next
// start goes on from what is durable.
void Rim::feed(Input input) {
  try {
    hub_.on(input, effects_);
    Effects wanted;
    wanted.swap(effects_);
    carry_out(wanted);
    wanted.clear();
    if (effects_.empty()) effects_.swap(wanted);  // keeps the memory
  } catch (const std::exception& error) {
    give_up({Outcome::Kind::broken, concat("an error of ours at no table: ", error.what())});
  }
  code_was(CodeGuard::Found::yes);  // unless it was wrong; a timer may have let somebody knock
}

void Rim::carry_out(Effects& effects) {
  for (Effect& effect : effects) {
    std::visit([this](auto& what) { carry_out(what); }, effect);
  }
}

void Rim::carry_out(effect::Send& send) {
  const auto found = peers_.find(number(send.to));
  if (found == peers_.end()) return;
  if (world_.codes != nullptr)
    world_.codes->sent(found->second->address(), *send.text, world_.now_ms());
  found->second->push(std::move(send.text), send.skippable);
  unflushed_.push_back(found->second);
}

void Rim::carry_out(effect::Close& close) {
  const auto found = peers_.find(number(close.to));
  if (found == peers_.end()) return;
  found->second->close(close.code, close.why);
  unflushed_.push_back(found->second);
}

void Rim::carry_out(effect::Ask& ask) {
  ++metrics_.bot_questions;
  bots_->ask(std::move(ask));
}

// Tokens and invitations cannot be guessed, and a class whose tables are gone comes with thirty old
// ones: codes count alone.
void Rim::carry_out(effect::WrongGuess&) { code_was(CodeGuard::Found::no); }

void Rim::code_was(CodeGuard::Found found) {
  if (asked_) world_.codes->answered(*asked_, found, world_.now_ms());
  asked_.reset();
}

void Rim::carry_out(effect::Note& note) {
  const auto known = metrics_.notes.find(note.what);
  (known != metrics_.notes.end() ? known->second : metrics_.notes[std::string{note.what}]) +=
      note.count;
  if (!note.trouble.empty()) complain(note.what, note.trouble);
}

void Rim::complain(std::string_view event, std::string_view what) {
  const std::int64_t now_ms = world_.now_ms();
  const auto [found, first] = complaints_.try_emplace(std::string{event});
  Complaint& last = found->second;
  if (!first && now_ms - last.at_ms < kSameTroubleEvery_ms) {
    ++last.unsaid;
    return;
  }
  log_line("warning", event, {{"what", what}, {"unsaid", last.unsaid}});
  last = {now_ms, 0};
}

void Rim::carry_out(effect::Halt& halt) {
  if (halted_) return;
  halted_ = true;
  ++metrics_.notes["store_broken"];
  log_line("error", "store_broken", {{"what", std::string_view{halt.what}}});
  world_.halted(halt.what);
}

HubConfig Rim::with_budget(HubConfig config) {
  config.wait_ms = [this](Conn conn, Cost cost, int count) { return wait_ms(conn, cost, count); };
  config.network = [this](Conn conn) {
    const auto found = peers_.find(number(conn));
    return found == peers_.end() ? Network{} : network_of(found->second->address());
  };
  if (world_.codes != nullptr) {
    config.code_refusal = [this](Conn conn, const std::string& code) {
      return code_refusal(conn, code);
    };
  }
  return config;
}

std::int64_t Rim::wait_ms(Conn conn, Cost cost, int count) {
  const auto found = peers_.find(number(conn));
  if (found == peers_.end()) return 0;
  const Address& address = found->second->address();
  switch (cost) {
    case Cost::table: return book_.open_table(address, world_.now_ms());
    case Cost::class_table: return book_.start_class_tables(address, world_.now_ms(), count);
    case Cost::game: return book_.start_game(address, world_.now_ms());
    case Cost::change: return book_.make_change(address, world_.now_ms());
    case Cost::deck: return book_.bring_deck(address, world_.now_ms(), count);
  }
  return 0;
}

void Rim::carry_out(effect::Broke& broke) {
  log_line("error", "our_error",
           {{"table", std::string_view{table_name(broke.table)}},
            {"what", std::string_view{broke.what}}});
}

void Rim::carry_out(effect::Report& report) {
  const std::string file = reports_.keep(report);
  if (file.empty())
    return log_line("warning", "report_not_kept",
                    {{"table", std::string_view{table_name(report.table)}}});
  log_line("info", "report_kept", {{"file", std::string_view{file}}});
}

Trouble Rim::code_refusal(Conn conn, const std::string& code) {
  const auto found = peers_.find(number(conn));
  if (found == peers_.end()) return {};
  CodeGuard::Asked asked = world_.codes->ask(found->second->address(), code, world_.now_ms());
  STOLIK_ASSERT(asked.verdict != CodeGuard::Verdict::wait);  // the hub answers at once
  if (asked.is_refused()) return CodeGuard::refusal(asked.verdict);
  asked_ = std::move(asked);
  return {};
}

void Rim::settle() {
  for (const auto& peer : unflushed_) peer->flush();
  unflushed_.clear();
  if (store_thread_) store_thread_->flush();
  if (const auto next = timers_.next()) world_.wake_at(*next);
}

}  // namespace stolik
