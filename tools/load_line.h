// One WebSocket of the load generator: a socket that never blocks, with what waits on both sides.
#pragma once

#include <netinet/in.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "server/net/frames.h"

namespace stolik {

struct LoadUrl {
  sockaddr_in address{};
  std::string host;  // with the port
  std::string path;
};
// "ws://127.0.0.1:8080/ws"; false if it is none or its host is no IPv4 address.
bool parse_load_url(std::string_view text, LoadUrl& url);
// A plain request on a line of its own; "" if it fails.
std::string fetch(const LoadUrl& url, std::string_view path);

class LoadLine {
 public:
  LoadLine() = default;
  ~LoadLine();
  LoadLine(const LoadLine&) = delete;
  LoadLine& operator=(const LoadLine&) = delete;

  // Starts connecting; `mark` comes back from epoll.
  bool connect(const LoadUrl& url, int epoll, std::uint32_t mark);
  bool is_open() const { return upgraded_ && fd_ >= 0; }
  bool is_broken() const { return fd_ < 0; }
  void send(std::string_view text);
  // The socket can be read or written; calls `hear` for each message, and once with "" when the
  // line is open.
  void ready(std::uint32_t events, const std::function<void(std::string_view)>& hear);

 private:
  void flush();
  void fail();
  void watch();
  bool upgrade(std::span<char>& bytes);

  int fd_ = -1;
  int epoll_ = -1;
  std::uint32_t mark_ = 0;
  bool writes_ = false;
  bool upgraded_ = false;
  std::string out_;
  std::string head_;
  FrameReader frames_{FrameReader::Reads::bare, 1 << 20, 1};
};

}  // namespace stolik
