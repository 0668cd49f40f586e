// In a file of its own, so that no compiler sees both sides of new and delete at once and warns.

#include "tests/server/no_memory.h"

#include <cstdlib>
#include <new>

namespace {
thread_local bool none = false;
}  // namespace

namespace stolik {
NoMemory::NoMemory() { none = true; }
NoMemory::~NoMemory() { none = false; }
}  // namespace stolik

void* operator new(std::size_t size) {
  void* memory = none ? nullptr : std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

// Those of arrays are not led to the ones above by a sanitizer's runtime.
void* operator new[](std::size_t size) { return operator new(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
  return none ? nullptr : std::malloc(size);
}
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
