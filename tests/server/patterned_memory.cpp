// In a file of its own, so that no compiler sees both sides of new and delete at once and warns.

#include "tests/server/patterned_memory.h"

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {
std::atomic<unsigned char> pattern{0};
constexpr std::size_t kStack = 256 * 1024;
}  // namespace

namespace stolik {
void fill_memory_with(unsigned char sign) { pattern = sign; }

__attribute__((noinline)) void fill_stack_with(unsigned char sign) {
  unsigned char below[kStack];
  std::memset(below, sign, kStack);
  asm volatile("" : : "r"(below) : "memory");  // somebody might look: it is not left out
}
}  // namespace stolik

void* operator new(std::size_t size) {
  void* memory = std::malloc(size);
  if (memory == nullptr) throw std::bad_alloc();
  std::memset(memory, pattern, size);
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
