// One node of the bad world (cluster_world.h). Only cluster_world.cpp includes this.
#pragma once

#include <algorithm>
#include <deque>

#include "games/shelf.h"
#include "server/hub/hub.h"
#include "server/hub/timers.h"
#include "server/net/switchboard.h"
#include "tests/server/cluster_archive.h"
#include "tests/server/cluster_line.h"

namespace stolik {

inline constexpr std::string_view kGuess = "guess";  // begins every code that the stranger tries

class NodeEntropy final : public Entropy {
 public:
  explicit NodeEntropy(std::uint64_t seed) : rng_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.next());
  }

 private:
  Rng rng_;
};

// ---- a node: hub, switchboard, store, and what runs between them

class ClusterWorld::Node final : public Lines {
 public:
  Node(ClusterWorld& world, std::size_t place)
      : world_(world),
        place_(place),
        skew_ms_(world.between(0, 1'000'000)),
        rate_(world.between(80, 120)),
        entropy_(world.rng_.next()),
        hub_(config(), built_in_shelf(), entropy_),
        board_(*this,
               {[this](const Wanted& wanted, Take take, Switchboard::Found found) {
                  find(wanted, take, std::move(found));
                },
                [this](std::vector<Head> heads) {
                  world_.counts_.taken += static_cast<long>(heads.size());
                  give(input::Restored{std::move(heads)});
                },
                [this](const std::string& node, Parcel::Kind kind, std::uint64_t line,
                       std::string_view text) { return send(node, kind, line, text); },
                [this](std::int64_t ms, std::function<void()> what) { later(ms, std::move(what)); },
                [this] { return another(); }, [this] { return now_ms(); }, &codes_}) {
    EtcdStore::Config given;
    SimLine* stores = nullptr;
    given.line = [this, &stores] {
      auto line = std::make_unique<SimLine>(world_, place_);
      stores = line.get();
      return line;
    };
    given.now_s = [this] { return now_ms() / 1000; };
    given.pause = [] { return true; };
    given.renews = false;
    given.archive = [this](const std::string& mark) {
      return archive_ = std::make_shared<SimArchive>(world_, mark);
    };
    given.archive_after_s = kArchiveAfter_s;
    given.list_every_s = kListEvery_s;
    if (world_.encrypts_) given.keys = std::make_shared<KeptKeys>(world_.key_files_[place_]);
    given.wait = [this, left = 2](const std::string&) mutable {
      return world_.let_others_tidy(place_), left-- > 0;
    };
    given.aside = [this](std::function<void()> piece) {
      // A folder on another machine: soon as a rule, and at times not for seconds. One after the
      // other.
      const std::int64_t slow_ms = world_.calm_ ? 20 : world_.draw(4) ? 6'000 : 200;
      aside_ms_ = std::max(aside_ms_, world_.now_ms_ + world_.between(0, slow_ms));
      later(aside_ms_ - world_.now_ms_, std::move(piece));
      return true;
    };
    Outcome outcome;
    store_ = EtcdStore::open(std::move(given), outcome);
    if (store_ == nullptr) {
      fall();
      return;
    }
    name_ = store_->me();
    line_ = std::make_unique<SimLine>(world_, place_);
    stores->speak_as(name_, store_->lease(), [this] { return another(); });
    if (!store_->announce("node").ok()) {
      fall();
      return;
    }
    for (const auto& other : world_.nodes_) {
      if (other && other->place_ != place_) meet(*other);
    }
    later(0, [this] { renew(); });
    later(0, [this] { look_round(); });
    later(0, [this] { tidy(); });
  }

  bool alive = true;
  bool cut_off = false;  // from etcd
  std::int64_t frozen_until_ms = 0;
  const std::string& name() const { return name_; }

  // What happens to this node waits while it is frozen, and does not happen once it is dead.
  void later(std::int64_t ms, std::function<void()> what) {
    world_.after(ms, [this, what = std::move(what)] { happen(what); });
  }
  void happen(const std::function<void()>& what) {
    if (!alive) return;
    if (frozen_until_ms <= world_.now_ms_ && inbox_.empty()) return what();
    inbox_.push_back(what);
    if (inbox_.size() == 1) wait_to_wake();
  }
  void wait_to_wake() {
    world_.after(std::max<std::int64_t>(0, frozen_until_ms - world_.now_ms_), [this] {
      while (alive && !inbox_.empty() && frozen_until_ms <= world_.now_ms_) {
        const std::function<void()> first = inbox_.front();
        first();
        inbox_.pop_front();
      }
      if (alive && !inbox_.empty()) wait_to_wake();
    });
  }

  Switchboard& board() { return board_; }
  void fall() {
    alive = false;
    if (archive_) archive_->fall();
    for (const auto& hung_up : on_fall) hung_up();
    // A machine that is gone says nothing at all: that is noticed by its silence.
    const bool silently = world_.draw(4);
    for (const auto& other : world_.nodes_) {
      if (!other || other.get() == this || !other->alive) continue;
      other->later(silently ? world_.between(5'000, 6'500) : world_.between(1, 50),
                   [one = other.get(), lost = name_] { one->lose(lost); });
    }
  }
  // The line to another node.
  void lose(const std::string& node) {
    if (linked_.erase(node) > 0 && world_.plant_ != ClusterPlant::deaf_to_lost_lines)
      board_.lost(node);
  }
  void meet(Node& other) {
    if (!alive || !other.alive || !store_ || !other.store_) return;
    if (!world_.comes_through(place_, other.place_) || !world_.comes_through(other.place_, place_))
      return;
    for (const auto& [one, another] : {std::pair{this, &other}, std::pair{&other, this}}) {
      one->happen([one, name = another->name_] {
        one->lose(name);  // a new line takes the place of the old one
        one->linked_.insert(name);
      });
    }
  }
  void drain() {
    ++world_.counts_.drains;
    board_.drain();
    drain_some();
  }
  // Something of the store that waits is done at this very moment, between two questions of another
  // node.
  void hurry() {
    if (alive && frozen_until_ms <= world_.now_ms_ && !cut_off && !busy_) work();
  }
  // Gives keys to those who wait for them.
  void tidy_now() {
    if (!alive || !store_ || frozen_until_ms > world_.now_ms_ || cut_off || busy_) return;
    busy_ = true;
    static_cast<void>(store_->tidy());
    busy_ = false;
  }
  std::vector<std::function<void()>> on_fall;

  // ---- Lines: the hub here
  Conn opened(std::shared_ptr<Peer> peer) override {
    const Conn conn{++last_conn_};
    peers_[number(conn)] = std::move(peer);
    give(input::Opened{conn});
    return conn;
  }
  void received(Conn conn, std::string_view text) override {
    if (peers_.contains(number(conn))) give(input::Received{conn, text});
  }
  void closed(Conn conn) override {
    if (peers_.erase(number(conn)) > 0) give(input::Closed{conn});
  }
  void round_trip(Conn conn, std::int64_t us) override {
    give(input::RoundTrip{conn, static_cast<int>(us / 1000)});
  }

 private:
  static constexpr std::int64_t kArchiveAfter_s = 3;
  static constexpr std::int64_t kListEvery_s = 4;
  static constexpr std::int64_t kTidyEvery_ms = 2'000;
  static HubConfig config() {
    HubConfig made;
    made.unload_ms = 3'000;
    made.away_ms = 3'600'000;  // nobody gives up a place
    return made;
  }
  std::int64_t now_ms() const { return skew_ms_ + world_.now_ms_ * rate_ / 100; }

  void give(decltype(Input::what) what) {
    Effects effects;
    const Input input{now_ms(), std::move(what)};
    world_.transcript_.add(input);
    hub_.on(input, effects);
    for (const Effect& effect : effects) world_.transcript_.add(effect);
    for (Effect& effect : effects) std::visit([this](auto& one) { carry_out(one); }, effect);
    if (const auto next = timers_.next()) wake(*next);
    if (!appends_.empty() || !loads_.empty()) plan_work();
  }
  template <class E>
  void carry_out(E&) {}
  void carry_out(effect::Send& send) {
    if (const auto found = peers_.find(number(send.to)); found != peers_.end())
      found->second->push(send.text, send.skippable);
  }
  void carry_out(effect::Close& close) {
    if (const auto found = peers_.find(number(close.to)); found != peers_.end())
      found->second->close(close.code, close.why);
  }
  void carry_out(effect::SetTimer& set) { timers_.set(set.timer, set.at_ms); }
  void carry_out(effect::CancelTimer& cancel) { timers_.cancel(cancel.timer); }
  void carry_out(effect::Write& write) {
    if (world_.plant_ == ClusterPlant::tell_before_durable) {
      answer([this, ticket = write.ticket] { give(input::Written{ticket, Outcome{}}); });
    }
    appends_.push_back(std::move(write));
  }
  void carry_out(effect::Load& load) { loads_.push_back(load); }
  void carry_out(effect::Halt&) { give_up(); }
  void carry_out(effect::Broke& broke) { world_.trouble("our own error: " + broke.what); }
  void carry_out(effect::Note& note) {
    if (note.what == "tables_damaged") world_.trouble(note.trouble);
  }
  void carry_out(effect::Released& released) {
    errand([this, table = released.table] {
      const Outcome outcome = store_->release(table);
      answer([this, table, outcome] {
        if (outcome.kind == Outcome::Kind::broken) return give_up();
        board_.has_left(table);
        --leaving_;
        drain_some();
      });
    });
  }
  void give_up() {
    if (!alive) return;
    ++world_.counts_.halted;
    board_.turn_all_off();
    fall();
  }
  void wake(std::int64_t at_ms) {
    const std::int64_t left = std::max<std::int64_t>(0, (at_ms - now_ms()) * 100 / rate_ + 1);
    const std::int64_t due = world_.now_ms_ + left;
    if (woken_ms_ >= world_.now_ms_ && woken_ms_ <= due) return;
    woken_ms_ = due;
    later(left, [this] {
      woken_ms_ = -1;
      while (const auto timer = timers_.pop(now_ms())) {
        give(input::Fired{*timer});
        if (!alive) return;
      }
      if (const auto next = timers_.next()) wake(*next);
    });
  }

  // ---- the store's thread
  void errand(std::function<void()> what) {
    errands_.push_back(std::move(what));
    plan_work();
  }
  // In the order in which they were given, as the rim posts them: a table that was just taken is
  // known before anybody is led to it.
  void answer(std::function<void()> what) {
    answered_ms_ = std::max(answered_ms_, world_.now_ms_ + world_.between(0, 5));
    later(answered_ms_ - world_.now_ms_, std::move(what));
  }
  void plan_work() {
    if (planned_) return;
    planned_ = true;
    later(world_.between(1, 30), [this] { try_work(); });
  }
  void try_work() {
    if (cut_off) return later(100, [this] { try_work(); });
    planned_ = false;
    work();
  }
  void work() {
    busy_ = true;
    const std::vector<effect::Write> writes = std::move(appends_);
    const std::vector<effect::Load> loads = std::move(loads_);
    const std::vector<std::function<void()>> errands = std::move(errands_);
    appends_.clear(), loads_.clear(), errands_.clear();
    std::vector<Append> appends;
    for (const effect::Write& write : writes) appends.push_back(write.append);
    const std::vector<Outcome> outcomes =
        appends.empty() ? std::vector<Outcome>{} : store_->commit_each(appends);
    const bool told = world_.plant_ == ClusterPlant::tell_before_durable;
    for (const auto& one : errands) one();
    // As the store's thread does: errands answer for themselves, and what was written before them
    // is told after.
    for (std::size_t i = 0; i < writes.size() && !told; ++i) {
      answer([this, ticket = writes[i].ticket, outcome = outcomes[i]] {
        give(input::Written{ticket, outcome});
      });
    }
    for (const effect::Load& load : loads) {
      input::Loaded loaded{load.table, {}, {}, load.from, load.for_report};
      loaded.outcome = store_->read_piece(loaded.table, loaded.rest, loaded.batches);
      if (loaded.outcome.kind == Outcome::Kind::later) {
        loads_.push_back(load);
        plan_work();
        continue;
      }
      for (std::string& batch : loaded.batches) batch = remembered(world_.plant_, std::move(batch));
      answer([this, loaded] { give(loaded); });
    }
    busy_ = false;
  }
  void find(const Wanted& wanted, Take take, Switchboard::Found found) {
    if (world_.plant_ == ClusterPlant::codes_uncounted) codes_ = {};
    if (wanted.by == Wanted::By::code && wanted.key.starts_with(kGuess)) {
      ++world_.counts_.guesses;
      const std::int64_t allowed = kGuessesFree + (now_ms() - began_ms_) / kGuessEvery_ms;
      if (++guesses_ > allowed)
        world_.trouble("a node looked up more wrong codes than the limit allows");
    }
    if (world_.plant_ == ClusterPlant::answer_from_memory && remembers(wanted)) {
      return answer([found = std::move(found)] {
        Whereabouts whereabouts;
        whereabouts.where = Whereabouts::Where::here;
        found({}, whereabouts);
      });
    }
    errand([this, wanted, take, found = std::move(found)] {
      auto whereabouts = std::make_shared<Whereabouts>();
      const Outcome outcome = store_->find(wanted, take, *whereabouts);
      answer([this, outcome, whereabouts, found] {
        if (outcome.kind == Outcome::Kind::broken) return give_up();
        found(outcome, *whereabouts);
      });
    });
  }
  bool remembers(const Wanted& wanted) const {
    const std::vector<TableId> tables = hub_.tables();
    return std::any_of(tables.begin(), tables.end(),
                       [&](TableId one) { return table_name(one) == wanted.key; });
  }
  void renew() {
    if (!cut_off) EtcdStore::renew(*line_, store_->lease());
    later(1'250, [this] { renew(); });
  }
  void tidy() {
    errand([this] {
      const Outcome outcome = store_->tidy();
      answer([this, outcome] {
        if (outcome.kind == Outcome::Kind::broken) give_up();
      });
    });
    later(kTidyEvery_ms, [this] { tidy(); });
  }
  void look_round() {
    errand([this] {
      std::vector<stolik::Node> nodes;
      auto orphans = std::make_shared<std::vector<TableId>>();
      const Outcome outcome = store_->look_round(nodes, *orphans);
      answer([this, outcome, orphans] {
        if (outcome.kind == Outcome::Kind::broken) return give_up();
        if (board_.is_draining() || world_.plant_ == ClusterPlant::nobody_sweeps) return;
        for (const TableId table : *orphans) {
          find({Wanted::By::table, table_name(table)}, Take::yes,
               [this](const Outcome&, Whereabouts& found) {
                 if (!found.taken.empty()) give(input::Restored{std::move(found.taken)});
               });
        }
      });
    });
    later(1'000, [this] { look_round(); });
  }

  // ---- other nodes
  Node* at(const std::string& node) const {
    for (const auto& one : world_.nodes_) {
      if (one && one->alive && one->store_ && one->name() == node) return one.get();
    }
    return nullptr;
  }
  bool send(const std::string& node, Parcel::Kind kind, std::uint64_t line, std::string_view text) {
    Node* other = at(node);
    if (!linked_.contains(node)) return false;
    if (other == nullptr) return true;  // it is gone, and we have not noticed
    ++world_.counts_.forwarded;
    if (world_.plant_ == ClusterPlant::wrong_line && kind == Parcel::Kind::push)
      std::swap(line, last_line_[node]);
    if (line == 0) return true;
    std::int64_t& busy_until = lines_[node];
    busy_until = std::max(busy_until, world_.now_ms_ + world_.between(0, 20));
    world_.after(busy_until - world_.now_ms_,
                 [this, node, parcel = Parcel{kind, line, std::string{text}}] {
                   Node* there = at(node);
                   if (there == nullptr || !world_.comes_through(place_, there->place_)) return;
                   there->happen([there, from = name(), parcel] {
                     if (there->linked_.contains(from)) there->board_.heard(from, parcel);
                   });
                 });
    return true;
  }
  std::string another() const {
    for (const auto& one : world_.nodes_) {
      if (one && one.get() != this && one->alive && linked_.contains(one->name()))
        return one->name();
    }
    return "";
  }
  void drain_some() {
    if (!board_.is_draining() || !alive) return;
    for (const TableId table : hub_.tables()) {
      if (board_.is_leaving(table)) continue;
      ++leaving_;
      board_.leaves(table);
      if (world_.plant_ == ClusterPlant::release_too_early) {
        static_cast<void>(store_->release(table));
        later(6'000, [this, table] { give(input::HandOver{table}); });
        continue;
      }
      give(input::HandOver{table});
    }
    if (leaving_ > 0 || hub_.counts().writes_under_way > 0)
      return leaving_ > 0 ? void() : later(20, [this] { drain_some(); });
    board_.turn_all_off();
    fall();
    store_.reset();  // gives its lease back
  }

  ClusterWorld& world_;
  std::size_t place_;
  std::int64_t skew_ms_;
  std::int64_t rate_;  // of its clock, in hundredths
  NodeEntropy entropy_;
  Hub hub_;
  CodeGuard codes_;
  std::int64_t began_ms_ = now_ms();
  std::int64_t guesses_ = 0;  // of the stranger, that were looked up
  Switchboard board_;
  std::unique_ptr<EtcdStore> store_;
  std::string name_;
  std::unique_ptr<SimLine> line_;
  Timers timers_;
  std::int64_t woken_ms_ = -1;
  std::map<std::uint64_t, std::shared_ptr<Peer>> peers_;
  std::uint64_t last_conn_ = 0;
  std::deque<std::function<void()>> inbox_;  // what came while it was frozen, in order
  std::vector<effect::Write> appends_;
  std::vector<effect::Load> loads_;
  std::vector<std::function<void()>> errands_;
  std::shared_ptr<SimArchive> archive_;
  std::int64_t answered_ms_ = 0;
  std::int64_t aside_ms_ = 0;  // when what it was last asked for is done
  std::map<std::string, std::int64_t> lines_;
  std::set<std::string> linked_;  // nodes to which there is a line, as far as we know
  std::map<std::string, std::uint64_t> last_line_;
  bool planned_ = false;
  bool busy_ = false;
  int leaving_ = 0;

  friend class ClusterWorld;
};

}  // namespace stolik
