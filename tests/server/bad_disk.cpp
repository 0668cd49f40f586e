// A disk that fails on demand, put under the real program with LD_PRELOAD. While the file named by
// BAD_DISK exists, writing to the store's files finds no room ("full"), syncing them fails ("sync")
// or does not end ("stuck"), as its first word says; with "memory" nothing between 3301 and 3399
// bytes can be had, which is what the beginning of a message in parts takes if it is that long.
// BAD_CLOCK: by how many seconds the wall clock is ahead, or the file in which that stands, which
// may change. Only what asks for the time of day is told another: as when somebody sets the clock,
// timers and time that only goes forward are left alone.
#include <dlfcn.h>
#include <fcntl.h>
#include <time.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

namespace {

bool is_store(int fd) {
  char link[64];
  char path[512];
  std::snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  const ssize_t size = ::readlink(link, path, sizeof path - 1);
  if (size <= 0) return false;
  path[size] = 0;
  return std::strstr(path, "tables.sqlite") != nullptr;
}

bool wanted(const char* fault) {
  const char* name = std::getenv("BAD_DISK");
  const int fd = name != nullptr ? ::open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (fd < 0) return false;
  char text[16] = {};
  const ssize_t size = ::read(fd, text, sizeof text - 1);
  ::close(fd);
  return size > 0 && std::strncmp(text, fault, std::strlen(fault)) == 0;
}

long long seconds_ahead(const char* told) {
  if (told[0] != '/') return std::atoll(told);
  char text[32] = {};
  const int fd = ::open(told, O_RDONLY | O_CLOEXEC);
  if (fd < 0) return 0;
  const ssize_t size = ::read(fd, text, sizeof text - 1);
  ::close(fd);
  return size > 0 ? std::atoll(text) : 0;
}

void wait_while_stuck(int fd) {
  while (is_store(fd) && wanted("stuck")) ::usleep(20'000);
}

template <class F>
F real(const char* name) {
  return reinterpret_cast<F>(::dlsym(RTLD_NEXT, name));
}

}  // namespace

void* operator new(std::size_t size) {
  void* got = size > 3300 && size < 3400 && wanted("memory") ? nullptr : std::malloc(size);
  if (got == nullptr) throw std::bad_alloc{};
  return got;
}
void operator delete(void* given) noexcept { std::free(given); }
void operator delete(void* given, std::size_t) noexcept { std::free(given); }

extern "C" {

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t at) {
  static const auto next = real<ssize_t (*)(int, const void*, size_t, off64_t)>("pwrite64");
  if (is_store(fd) && wanted("full")) return errno = ENOSPC, -1;
  return next(fd, data, size, at);
}
ssize_t pwrite(int fd, const void* data, size_t size, off_t at) {
  return pwrite64(fd, data, size, at);
}

int clock_gettime(clockid_t clock, timespec* to) {
  static const auto next = real<int (*)(clockid_t, timespec*)>("clock_gettime");
  static const char* ahead = std::getenv("BAD_CLOCK");
  const int rc = next(clock, to);
  if (rc == 0 && clock == CLOCK_REALTIME && ahead != nullptr) to->tv_sec += seconds_ahead(ahead);
  return rc;
}

int fdatasync(int fd) {
  static const auto next = real<int (*)(int)>("fdatasync");
  wait_while_stuck(fd);
  if (is_store(fd) && wanted("sync")) return errno = EIO, -1;
  return next(fd);
}
int fsync(int fd) {
  static const auto next = real<int (*)(int)>("fsync");
  wait_while_stuck(fd);
  if (is_store(fd) && wanted("sync")) return errno = EIO, -1;
  return next(fd);
}

}  // extern "C"
