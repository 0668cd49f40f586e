// Work that may take long, one piece after the other, on a thread of its own: whoever gives it away
// does not wait for it.
#pragma once

#include <functional>
#include <memory>
#include <thread>

namespace stolik {

class Aside {
 public:
  Aside();
  // What has not begun is not done any more. A piece that takes longer than a moment (a folder that
  // does not answer) is left to itself, and must hold whatever it needs.
  ~Aside();
  Aside(const Aside&) = delete;
  Aside& operator=(const Aside&) = delete;

  // False: too much waits already.
  bool run(std::function<void()> piece);

 private:
  struct Line;
  std::shared_ptr<Line> line_;
  std::thread thread_;
};

}  // namespace stolik
