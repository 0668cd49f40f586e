// Memory that cannot be had, on demand.
#pragma once

namespace stolik {

// While one lives, `new` fails on this thread.
class NoMemory {
 public:
  NoMemory();
  ~NoMemory();
  NoMemory(const NoMemory&) = delete;
  NoMemory& operator=(const NoMemory&) = delete;
};

}  // namespace stolik
