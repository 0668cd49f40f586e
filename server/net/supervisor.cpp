#include "server/net/supervisor.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <charconv>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace stolik {
namespace {

constexpr int kFirstHanded = 3;

// A number in the environment, or 0.
std::int64_t number_in(const char* name) {
  const char* text = std::getenv(name);
  if (text == nullptr) return 0;
  std::int64_t value = 0;
  const char* end = text + std::strlen(text);
  const auto [rest, error] = std::from_chars(text, end, value);
  return error == std::errc{} && rest == end && value > 0 ? value : 0;
}

}  // namespace

int handed_socket() {
  if (number_in("LISTEN_PID") != ::getpid()) return -1;
  const std::int64_t count = number_in("LISTEN_FDS");
  for (const char* name : {"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"}) ::unsetenv(name);
  if (count > 1) return -2;
  if (count < 1) return -1;
  ::fcntl(kFirstHanded, F_SETFD, FD_CLOEXEC);
  return kFirstHanded;
}

void notify_supervisor(std::string_view state) {
  const char* path = std::getenv("NOTIFY_SOCKET");
  if (path == nullptr || (path[0] != '/' && path[0] != '@')) return;
  sockaddr_un name{};
  name.sun_family = AF_UNIX;
  const std::size_t length = std::strlen(path);
  if (length >= sizeof name.sun_path) return;
  std::memcpy(name.sun_path, path, length);
  if (path[0] == '@') name.sun_path[0] = '\0';
  const int fd = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return;
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + length);
  ::sendto(fd, state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
           reinterpret_cast<const sockaddr*>(&name), size);
  ::close(fd);
}

std::int64_t watchdog_every_ms() {
  const std::int64_t us = number_in("WATCHDOG_USEC");
  const std::int64_t pid = number_in("WATCHDOG_PID");
  if (us == 0 || (pid != 0 && pid != ::getpid())) return 0;
  return us / 3000 > 0 ? us / 3000 : 1;  // three times within the time that is left to us
}

}  // namespace stolik
