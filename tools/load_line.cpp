#include "tools/load_line.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>

#include "core/text.h"

namespace stolik {
namespace {

std::array<char, 256 * 1024> scratch;  // one thread: read into it, used up at once

}  // namespace

bool parse_load_url(std::string_view text, LoadUrl& url) {
  if (!text.starts_with("ws://")) return false;
  text.remove_prefix(5);
  const std::size_t slash = std::min(text.find('/'), text.size());
  url.host = text.substr(0, slash);
  url.path = slash < text.size() ? text.substr(slash) : "/ws";
  const std::size_t colon = url.host.rfind(':');
  const std::string name = url.host.substr(0, colon);
  std::uint16_t port = 80;
  if (colon != std::string::npos) {
    const char* end = url.host.data() + url.host.size();
    if (std::from_chars(url.host.data() + colon + 1, end, port).ptr != end) return false;
  }
  url.address.sin_family = AF_INET;
  url.address.sin_port = htons(port);
  return ::inet_pton(AF_INET, name == "localhost" ? "127.0.0.1" : name.c_str(),
                     &url.address.sin_addr) == 1;
}

std::string fetch(const LoadUrl& url, std::string_view path) {
  const int fd = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (fd < 0) return "";
  std::string answer;
  const std::string request =
      concat("GET ", path, " HTTP/1.1\r\nHost: ", url.host, "\r\nConnection: close\r\n\r\n");
  if (::connect(fd, reinterpret_cast<const sockaddr*>(&url.address), sizeof url.address) == 0 &&
      ::send(fd, request.data(), request.size(), MSG_NOSIGNAL) > 0) {
    ssize_t size = 0;
    while ((size = ::read(fd, scratch.data(), scratch.size())) > 0)
      answer.append(scratch.data(), std::size_t(size));
  }
  ::close(fd);
  return answer;
}

LoadLine::~LoadLine() {
  if (fd_ >= 0) ::close(fd_);
}

void LoadLine::fail() {
  ::close(fd_);
  fd_ = -1;
}

bool LoadLine::connect(const LoadUrl& url, int epoll, std::uint32_t mark) {
  fd_ = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (fd_ < 0) return false;
  const int one = 1;
  ::setsockopt(fd_, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  const int result =
      ::connect(fd_, reinterpret_cast<const sockaddr*>(&url.address), sizeof url.address);
  if (result != 0 && errno != EINPROGRESS) return fail(), false;
  out_ = "GET " + url.path + " HTTP/1.1\r\nHost: " + url.host + "\r\nOrigin: http://" + url.host +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: c3RvbGlrLWxvYWQtdGVzdA==\r\n\r\n";
  epoll_ = epoll;
  mark_ = mark;
  writes_ = true;
  epoll_event event{.events = EPOLLIN | EPOLLOUT, .data = {.u32 = mark}};
  return ::epoll_ctl(epoll, EPOLL_CTL_ADD, fd_, &event) == 0;
}

void LoadLine::send(std::string_view text) {
  if (fd_ < 0) return;
  append_masked_frame(out_, Opcode::text, text, 0x5A3C96A5);
  if (!writes_) flush();
}

void LoadLine::flush() {
  while (!out_.empty()) {
    const ssize_t size = ::send(fd_, out_.data(), out_.size(), MSG_NOSIGNAL);
    if (size < 0) {
      if (errno != EAGAIN) return fail();
      break;
    }
    out_.erase(0, std::size_t(size));
  }
  if (writes_ != !out_.empty()) {
    writes_ = !out_.empty();
    watch();
  }
}

void LoadLine::watch() {
  epoll_event event{.events = EPOLLIN | (writes_ ? std::uint32_t{EPOLLOUT} : 0u),
                    .data = {.u32 = mark_}};
  ::epoll_ctl(epoll_, EPOLL_CTL_MOD, fd_, &event);
}

bool LoadLine::upgrade(std::span<char>& bytes) {
  head_.append(bytes.data(), bytes.size());
  const std::size_t end = head_.find("\r\n\r\n");
  if (end == std::string::npos) return bytes = {}, false;
  if (!head_.starts_with("HTTP/1.1 101")) return fail(), false;
  const std::size_t rest = head_.size() - end - 4;
  bytes = bytes.last(rest);
  head_ = {};
  return upgraded_ = true;
}

void LoadLine::ready(std::uint32_t events, const std::function<void(std::string_view)>& hear) {
  if (fd_ < 0) return;
  if ((events & EPOLLOUT) != 0) flush();
  if (fd_ < 0 || (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) == 0) return;
  const ssize_t size = ::read(fd_, scratch.data(), scratch.size());
  if (size <= 0) {
    if (size == 0 || errno != EAGAIN) fail();
    return;
  }
  std::span<char> bytes{scratch.data(), std::size_t(size)};
  if (!upgraded_) {
    if (!upgrade(bytes)) return;
    hear("");
  }
  using Kind = FrameReader::Event::Kind;
  for (;;) {
    const FrameReader::Event event = frames_.next(bytes);
    if (event.kind == Kind::need_more) return;
    if (event.kind == Kind::text) hear(event.payload);
    if (event.kind == Kind::ping) {
      append_masked_frame(out_, Opcode::pong, event.payload, 0x5A3C96A5);
      if (!writes_) flush();
    }
    if (event.kind == Kind::close || event.kind == Kind::fault) return fail();
    if (fd_ < 0) return;
  }
}

}  // namespace stolik
