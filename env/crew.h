// Crew: a few threads that share work by pieces. Whoever waits for a job helps with it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace stolik {

class Crew {
 public:
  struct Job {
    std::function<void(int from, int to)> work;
    int size = 0;
    int piece = 1;
    std::atomic<int> next{0};
    std::atomic<int> left{0};  // pieces that are not done
  };

  explicit Crew(int threads) {
    for (int i = 1; i < threads; ++i) workers_.emplace_back([this] { labour(); });
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
    const int crew = static_cast<int>(workers_.size()) + 1;
    job->work = std::move(work);
    job->size = size;
    // Small enough that nobody waits long for the last one, large enough that taking one costs nothing.
    job->piece = std::max(1, std::min(512, (size + 4 * crew - 1) / (4 * crew)));
    job->left = (size + job->piece - 1) / job->piece;
    if (!workers_.empty() && job->left > 0) {
      {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(job);
      }
      wake_.notify_all();
    }
    return job;
  }
  void finish(Job& job) {
    while (take_piece(job)) {
    }
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&] { return job.left == 0; });
  }
  void run(int size, std::function<void(int, int)> work) { finish(*post(size, std::move(work))); }

 private:
  bool take_piece(Job& job) {
    const int from = job.next.fetch_add(job.piece);
    if (from >= job.size) return false;
    job.work(from, std::min(job.size, from + job.piece));
    if (job.left.fetch_sub(1) == 1) {
      const std::lock_guard lock(mutex_);
      done_.notify_all();
    }
    return true;
  }
  void labour() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [&] { return stops_ || !jobs_.empty(); });
      if (stops_) return;
      const std::shared_ptr<Job> job = jobs_.front();
      lock.unlock();
      while (take_piece(*job)) {
      }
      lock.lock();
      if (!jobs_.empty() && jobs_.front() == job) jobs_.pop_front();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_, done_;
  std::deque<std::shared_ptr<Job>> jobs_;
  bool stops_ = false;
  std::vector<std::thread> workers_;
};

}  // namespace stolik
