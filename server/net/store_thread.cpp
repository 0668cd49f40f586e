#include "server/net/store_thread.h"

#include <algorithm>
#include <iterator>

#include "server/net/limits.h"

namespace stolik {
namespace {

constexpr std::chrono::milliseconds kCopyPause{3};
constexpr std::chrono::milliseconds kHeldPause{5};
constexpr std::size_t kErrandsAtOnce = 8;  // each asks the store something; then writes go first

template <class T>
void move_to_end(std::vector<T>& to, std::vector<T>& from) {
  to.insert(to.end(), std::make_move_iterator(from.begin()), std::make_move_iterator(from.end()));
  from.clear();
}

template <class T>
void put_in_front(std::vector<T>& of, std::vector<T>& some) {
  of.insert(of.begin(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
}

template <class T>
void drop_first(std::vector<T>& of, std::size_t count) {
  of.erase(of.begin(), of.begin() + std::ptrdiff_t(count));
}

}  // namespace

StoreThread::StoreThread(Store& store, Tell tell)
    : store_(store), tell_(std::move(tell)), thread_([this] { run(); }) {}

StoreThread::~StoreThread() {
  flush();
  {
    const std::scoped_lock lock{mutex_};
    stop_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void StoreThread::write(Ticket ticket, Append append) {
  collected_.appends.push_back(std::move(append));
  collected_.tickets.push_back(ticket);
  collected_.since.push_back(Clock::now());
}

void StoreThread::load(effect::Load load) { collected_.loads.push_back(load); }

void StoreThread::copy(std::string file) {
  {
    const std::scoped_lock lock{mutex_};
    copy_wanted_ = std::move(file);
  }
  wake_.notify_one();
}

void StoreThread::flush() {
  if (collected_.empty()) return;
  {
    const std::scoped_lock lock{mutex_};
    move_to_end(waiting_.appends, collected_.appends);
    move_to_end(waiting_.tickets, collected_.tickets);
    move_to_end(waiting_.since, collected_.since);
    move_to_end(waiting_.loads, collected_.loads);
    move_to_end(waiting_.errands, collected_.errands);
  }
  wake_.notify_one();
}

std::int64_t StoreThread::waits_ms() const {
  const Clock::duration since = asked_at_;
  if (since == Clock::duration::zero()) return 0;
  return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch() -
                                                               since)
      .count();
}

void StoreThread::run() {
  const auto every = std::chrono::milliseconds{kTidyEvery_ms};
  Clock::time_point tidy_at = Clock::now() + every;
  Clock::time_point copy_at{};
  Clock::time_point held_at{};
  for (;;) {
    Work work;
    std::string copy;
    {
      std::unique_lock lock{mutex_};
      // Between two steps of a copy the disk has time for others.
      Clock::time_point until = copying_ ? std::min(tidy_at, copy_at) : tidy_at;
      if (!held_.empty()) until = std::min(until, held_at);
      asked_at_ = Clock::duration::zero();
      wake_.wait_until(lock, until,
                       [this] { return stop_ || !waiting_.empty() || !copy_wanted_.empty(); });
      if (waiting_.empty() && stop_) return;
      std::swap(work, waiting_);
      std::swap(copy, copy_wanted_);
    }
    if (!held_.empty() && Clock::now() >= held_at) {
      move_to_end(work.loads, held_);
      held_at = Clock::now() + kHeldPause;
    }
    if (!work.empty()) {
      Answers answers = carry_out(work);
      if (!answers.written.empty() || !answers.loaded.empty()) tell_(std::move(answers));
    }
    if (!work.loads.empty() || !work.errands.empty()) {
      const std::scoped_lock lock{mutex_};
      put_in_front(waiting_.loads, work.loads);
      put_in_front(waiting_.errands, work.errands);
    }
    if (!copy.empty() || (copying_ && Clock::now() >= copy_at)) {
      if (const auto copied = copy_some(std::move(copy))) {
        Answers answers;
        answers.copied = *copied;
        tell_(std::move(answers));
      }
      copy_at = Clock::now() + kCopyPause;
    }
    if (Clock::now() < tidy_at) continue;
    tell_(tidy());
    tidy_at = Clock::now() + every;
  }
}

// Begins a copy if there is a file to be, or goes on with the one that grows. Something once it is
// at its end.
std::optional<Outcome> StoreThread::copy_some(std::string file) {
  if (!file.empty()) {
    copying_ = store_.copy_to(file);
    if (!copying_) return Outcome{Outcome::Kind::broken, "this store makes no copies"};
  }
  bool more = false;
  asks_now();
  const Outcome outcome = copying_->step(more);
  if (more) return std::nullopt;
  copying_.reset();
  return outcome;
}

StoreThread::Answers StoreThread::tidy() {
  Answers answers;
  asks_now();
  answers.tidied = store_.tidy();
  answers.room_bytes = store_.room_bytes();
  return answers;
}

// Writes before reads: a table that is read again finds what was written before. However much is
// asked and however many tables are to be read, some questions and no more than a piece's worth of
// lines at a time: what others write meanwhile does not wait for all of them.
StoreThread::Answers StoreThread::carry_out(Work& work) {
  Answers answers;
  if (!work.appends.empty()) {
    asks_now();
    std::vector<Outcome> outcomes = store_.commit_each(work.appends);
    const Clock::time_point now = Clock::now();
    for (std::size_t i = 0; i < work.appends.size(); ++i) {
      const auto took = std::chrono::duration_cast<std::chrono::microseconds>(now - work.since[i]);
      answers.written.push_back({work.tickets[i], std::move(outcomes[i]), took.count()});
    }
  }
  const std::size_t errands = std::min(work.errands.size(), kErrandsAtOnce);
  for (std::size_t i = 0; i < errands; ++i) asks_now(), work.errands[i]();
  drop_first(work.errands, errands);
  std::size_t read = 0;
  for (std::size_t lines = 0; read < work.loads.size() && lines < kPieceBatches; ++read) {
    const effect::Load& load = work.loads[read];
    input::Loaded& loaded =
        answers.loaded.emplace_back(input::Loaded{load.table, {}, {}, load.from, load.for_report});
    asks_now();
    loaded.outcome = store_.read_piece(loaded.table, loaded.rest, loaded.batches);
    lines += loaded.batches.size() + 1;
    if (loaded.outcome.kind != Outcome::Kind::later) continue;
    answers.loaded.pop_back();
    held_.push_back(load);
  }
  drop_first(work.loads, read);
  return answers;
}

}  // namespace stolik
