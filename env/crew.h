// Crew: a few threads that share work by pieces. Whoever waits for a job helps with it.
//
// Each has a share of its own, the same one in every job of a size, so what it works on stays in
// its core's cache; who is done with that helps the others. Jobs that follow each other closely
// find everybody awake: before they sleep, all look out for a while.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace stolik {

class Crew {
 public:
  class Job {
    friend class Crew;
    struct alignas(64) Share {  // a line of the cache each: they are counted by different cores
      std::atomic<int> next{0};
      int end = 0;
    };
    std::function<void(int from, int to)> work;
    std::vector<Share> shares;
    int piece = 1;
    std::atomic<int> left{0};  // pieces that are not done
  };

  explicit Crew(int threads)
      : looks_out_(unsigned(threads) <= std::thread::hardware_concurrency()) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this, i] { labour(std::size_t(i)); });
  }
  ~Crew() {
    {
      const std::lock_guard lock(mutex_);
      stops_ = true;
    }
    wake_.notify_all();
    for (std::thread& worker : workers_) worker.join();
  }
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // `work` is called for pieces of [0, size), from several threads at once. It must not throw.
  std::shared_ptr<Job> post(int size, std::function<void(int, int)> work) {
    auto job = std::make_shared<Job>();
    const int crew = int(workers_.size()) + 1;
    job->work = std::move(work);
    // Small enough that nobody waits long for the last one, large enough that taking one costs
    // nothing.
    job->piece = std::clamp(size / (16 * crew), 1, 64);
    const int pieces = (size + job->piece - 1) / job->piece;
    job->shares = std::vector<Job::Share>(std::size_t(crew));
    for (int i = 0; i < crew; ++i) {
      Job::Share& share = job->shares[std::size_t(i)];
      share.next = int(std::int64_t(pieces) * i / crew) * job->piece;
      share.end = std::min(size, int(std::int64_t(pieces) * (i + 1) / crew) * job->piece);
    }
    job->left = pieces;
    if (!workers_.empty() && pieces > 0) {
      {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(job);
        open_ = jobs_.size();
      }
      wake_.notify_all();
    }
    return job;
  }
  void finish(Job& job) {
    help(job, 0);
    look_out([&] { return job.left == 0; });
    if (job.left == 0) return;
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return job.left == 0; });
  }
  void run(int size, std::function<void(int, int)> work) { finish(*post(size, std::move(work))); }

 private:
  // About what it takes to wake a thread that sleeps.
  static constexpr std::chrono::microseconds kLookOut{100};

  // Waits for a moment; what it waited for may have come or not.
  template <class Come>
  void look_out(Come&& come) const {
    if (!looks_out_) return;
    const auto until = std::chrono::steady_clock::now() + kLookOut;
    do {
      for (int i = 0; i < 16; ++i) {
        if (come()) return;
        breathe();
      }
    } while (std::chrono::steady_clock::now() < until);
  }
  static void breathe() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ __volatile__("yield");
#endif
  }

  // Its own share first.
  void help(Job& job, std::size_t self) {
    for (std::size_t i = 0; i < job.shares.size(); ++i) {
      Job::Share& share = job.shares[(self + i) % job.shares.size()];
      for (int from; (from = share.next.fetch_add(job.piece)) < share.end;) {
        job.work(from, std::min(share.end, from + job.piece));
        if (job.left.fetch_sub(1) == 1) {
          const std::lock_guard lock(mutex_);
          done_.notify_all();
        }
      }
    }
  }
  void labour(std::size_t self) {
    for (;;) {
      look_out([&] { return open_ > 0 || stops_; });
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stops_ || !jobs_.empty(); });
      if (stops_) return;
      const std::shared_ptr<Job> job = jobs_.front();
      lock.unlock();
      help(*job, self);
      lock.lock();
      if (!jobs_.empty() && jobs_.front() == job) jobs_.pop_front();
      open_ = jobs_.size();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_, done_;
  std::deque<std::shared_ptr<Job>> jobs_;
  std::atomic<std::size_t> open_{0};  // how many those are, for who only looks
  std::atomic<bool> stops_{false};
  bool looks_out_;
  std::vector<std::thread> workers_;
};

}  // namespace stolik
