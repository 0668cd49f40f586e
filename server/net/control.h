// A door for the host alone: a socket in the data folder that nobody else can open. One line in,
// one line out.
//
//   health    ready PORT, or: not ready
//   drain     done TABLES, or: failed WHY
//   backup    done TABLES LINES FILE, or: failed WHY
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <functional>
#include <string>

namespace stolik {

class Control {
 public:
  using Answer = std::function<void(std::string)>;
  using Handle = std::function<void(const std::string& line, Answer answer)>;

  Control(boost::asio::io_context& io, Handle handle)
      : io_(io), acceptor_(io), handle_(std::move(handle)) {}
  ~Control();
  Control(const Control&) = delete;
  Control& operator=(const Control&) = delete;

  // Whoever calls this holds the folder's lock: a socket that is there belonged to a server that
  // died. "" or what is wrong.
  std::string open(const std::string& path);
  void close();

 private:
  boost::asio::awaitable<void> accept();

  boost::asio::io_context& io_;
  boost::asio::local::stream_protocol::acceptor acceptor_;
  Handle handle_;
  std::string path_;
};

}  // namespace stolik
