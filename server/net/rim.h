// The rim: the hub with the world around it. It carries out what the hub wants: texts go to peers,
// writes to the store's thread, questions to bots, timers to the one clock. Everything here runs on
// one thread; the threads of store and bots hand their answers over through `post`.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/hub/hub.h"
#include "server/hub/timers.h"
#include "server/net/address.h"
#include "server/net/bot_pool.h"
#include "server/net/code_guard.h"
#include "server/net/metrics.h"
#include "server/net/reports.h"
#include "server/net/store_thread.h"

namespace stolik {

// The other end of a line, as the rim sees it. Nothing here calls back into the rim at once.
class Peer {
 public:
  virtual ~Peer() = default;
  virtual void push(std::shared_ptr<const std::string> text, bool skippable) = 0;
  virtual void flush() = 0;
  // After what was pushed before. Rim::closed follows, later.
  virtual void close(int code, std::string_view why) = 0;
  virtual const Address& address() const = 0;
};

// Where lines end: at the hub here, or wherever their table is (switchboard.h).
class Lines {
 public:
  virtual ~Lines() = default;
  virtual Conn opened(std::shared_ptr<Peer> peer) = 0;
  virtual void received(Conn conn, std::string_view text) = 0;
  virtual void closed(Conn conn) = 0;
  virtual void round_trip(Conn conn, std::int64_t us) = 0;
};

class Rim final : public Lines {
 public:
  struct World {
    std::function<std::int64_t()> now_ms;             // monotonic
    std::function<void(std::function<void()>)> post;  // to the rim's thread, from any
    std::function<void(std::int64_t)> wake_at;  // tick() is wanted then; said after every event
    std::function<void(const std::string&)> halted;  // the store is broken
    int bot_threads = 0;                             // 0: as many as the machine has cores to spare
    std::string reports{};                    // where reports of broken tables go; "" nowhere
    std::function<void(Outcome)> copied{};    // what became of copy_store()
    std::function<void(TableId)> released{};  // what was handed over is out of the hub
    CodeGuard* codes = nullptr;               // nullptr: codes were checked before they come here
  };
  Rim(HubConfig config, const Shelf& shelf, Store& store, AddressBook& book, Metrics& metrics,
      World world);
  ~Rim();

  // Reads what the store holds. Must be called once, before anything else.
  Outcome restore();

  Conn opened(std::shared_ptr<Peer> peer) override;
  void received(Conn conn, std::string_view text) override;
  void closed(Conn conn) override;
  void round_trip(Conn conn, std::int64_t us) override;
  // An error of ours ended a line, and no other.
  void line_broke(std::string_view what) noexcept;
  // Fires the timers that are due.
  void tick();

  // Freezes clocks and tells everybody. Then wait until is_quiet() and call dismiss_all().
  void stop();
  bool is_quiet() const { return hub_.counts().writes_under_way == 0; }
  void dismiss_all(int code, std::string_view why);

  // ---- tables that several servers share
  // Asks the store something on its thread, and tells here what came of it. Trouble that ends the
  // store ends serving.
  template <class Asked>
  void ask_store(std::function<Outcome(Store&, Asked&)> question,
                 std::function<void(const Outcome&, Asked&)> answer);
  void take_over(std::vector<Head> heads);
  void hand_over(TableId table);
  std::vector<TableId> tables() const { return hub_.tables(); }

  // Copies the store into a file, beside all the rest; world.copied tells when it is there. One at
  // a time.
  void copy_store(std::string file) { store_thread_->copy(std::move(file)); }

  std::size_t peers() const { return peers_.size(); }
  HubCounts counts() const { return hub_.counts(); }
  const Hub& hub() const { return hub_; }  // for checkers only
  bool is_halted() const { return halted_; }
  // Whether the store took the last write, or has not been tried for a while, and answers.
  bool is_writable() const;
  // Tells the log when the store does not answer, and when it does again.
  void watch_store();

 private:
  void feed(Input input);
  void carry_out(Effects& effects);
  void carry_out(effect::Send& send);
  void carry_out(effect::Close& close);
  void carry_out(effect::SetTimer& set) { timers_.set(set.timer, set.at_ms); }
  void carry_out(effect::CancelTimer& cancel) { timers_.cancel(cancel.timer); }
  void carry_out(effect::Write& write) {
    store_thread_->write(write.ticket, std::move(write.append));
  }
  void carry_out(effect::Load& load) { store_thread_->load(load); }
  void carry_out(effect::Ask& ask);
  void carry_out(effect::WrongGuess& guess);
  void carry_out(effect::Halt& halt);
  void carry_out(effect::Broke& broke);
  void carry_out(effect::Report& report);
  void carry_out(effect::Released& released) {
    if (world_.released) world_.released(released.table);
  }
  void carry_out(effect::Note& note);
  // Writes a line to the log unless there was one of its kind just now.
  void complain(std::string_view event, std::string_view what);
  void settle();  // flushes lines and the store
  void give_up(const Outcome& outcome);
  HubConfig with_budget(HubConfig config);
  std::int64_t wait_ms(Conn conn, Cost cost, int count);
  Trouble code_refusal(Conn conn, const std::string& code);
  void code_was(CodeGuard::Found found);
  void take(StoreThread::Answers answers);
  void hear_of_space(std::optional<std::int64_t> bytes);
  void tell_some();

  Store& store_;
  AddressBook& book_;
  Metrics& metrics_;
  World world_;
  Reports reports_;
  class SystemEntropy;
  std::unique_ptr<Entropy> entropy_;
  Hub hub_;
  Timers timers_;
  Effects effects_;
  std::unordered_map<std::uint64_t, std::shared_ptr<Peer>> peers_;
  std::vector<std::shared_ptr<Peer>> unflushed_;
  std::deque<StoreThread::Written> written_;  // durable, not told yet
  std::deque<input::Loaded> loaded_;          // read, not told yet
  bool telling_ = false;
  std::uint64_t next_conn_ = 1;
  std::optional<CodeGuard::Asked> asked_;  // the code in what the hub is hearing
  bool halted_ = false;
  std::optional<std::int64_t> full_ms_;  // when the store last had no room
  std::int64_t store_waits_ms_ = 0;      // as it was told; 0: it answers
  struct Complaint {
    std::int64_t at_ms = 0;
    std::int64_t unsaid = 0;  // since then
  };
  std::map<std::string, Complaint, std::less<>> complaints_;
  // The threads end before what they talk to.
  std::unique_ptr<StoreThread> store_thread_;
  std::unique_ptr<BotPool> bots_;
};

template <class Asked>
void Rim::ask_store(std::function<Outcome(Store&, Asked&)> question,
                    std::function<void(const Outcome&, Asked&)> answer) {
  store_thread_->run([this, question = std::move(question), answer = std::move(answer)] {
    auto asked = std::make_shared<Asked>();
    const Outcome outcome = question(store_, *asked);
    world_.post([this, outcome, asked, answer] {
      if (outcome.kind == Outcome::Kind::broken) give_up(outcome);
      answer(outcome, *asked);
      settle();
    });
  });
  store_thread_->flush();
}

}  // namespace stolik
