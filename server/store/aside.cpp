#include "server/store/aside.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace stolik {
namespace {

constexpr std::size_t kPiecesMax = 10'000;
constexpr std::chrono::seconds kMoment{2};

}  // namespace

struct Aside::Line {
  std::mutex mutex{};
  std::condition_variable changed{};
  std::deque<std::function<void()>> pieces{};
  bool stop = false;
  bool ended = false;

  void work() {
    std::unique_lock lock{mutex};
    for (;;) {
      changed.wait(lock, [this] { return stop || !pieces.empty(); });
      if (stop) break;
      const std::function<void()> piece = std::move(pieces.front());
      pieces.pop_front();
      lock.unlock();
      piece();
      lock.lock();
    }
    ended = true;
    changed.notify_all();
  }
};

Aside::Aside() : line_(std::make_shared<Line>()), thread_([line = line_] { line->work(); }) {}

Aside::~Aside() {
  std::unique_lock lock{line_->mutex};
  line_->stop = true;
  line_->changed.notify_all();
  const bool ended = line_->changed.wait_for(lock, kMoment, [this] { return line_->ended; });
  lock.unlock();
  if (ended) thread_.join();
  else thread_.detach();
}

bool Aside::run(std::function<void()> piece) {
  {
    const std::scoped_lock lock{line_->mutex};
    if (line_->pieces.size() >= kPiecesMax) return false;
    line_->pieces.push_back(std::move(piece));
  }
  line_->changed.notify_all();
  return true;
}

}  // namespace stolik
