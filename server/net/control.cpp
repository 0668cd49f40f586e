#include "server/net/control.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <cerrno>
#include <cstring>
#include <memory>

namespace stolik {
namespace {

namespace asio = boost::asio;
using Local = asio::local::stream_protocol;
using LineError = boost::system::error_code;

constexpr std::size_t kLineMax = 200;
constexpr std::chrono::seconds kSilence{5};

bool fits(const std::string& path) { return path.size() < sizeof(sockaddr_un::sun_path); }

asio::awaitable<void> serve_one(std::shared_ptr<Local::socket> socket,
                                const Control::Handle& handle) {
  auto hurry = std::make_shared<asio::steady_timer>(socket->get_executor(), kSilence);
  hurry->async_wait([socket](LineError error) {
    LineError ignored;
    if (!error) socket->close(ignored);
  });
  std::string text;
  LineError error;
  const std::size_t length =
      co_await asio::async_read_until(*socket, asio::dynamic_buffer(text, kLineMax), '\n',
                                      asio::redirect_error(asio::use_awaitable, error));
  hurry->cancel();
  if (error) co_return;
  handle(text.substr(0, length - 1), [socket](const std::string& answer) {
    auto line = std::make_shared<std::string>(answer + "\n");
    asio::async_write(*socket, asio::buffer(*line), [socket, line](LineError, std::size_t) {});
  });
}

}  // namespace

Control::~Control() { close(); }

std::string Control::open(const std::string& path) {
  if (!fits(path)) return "the name of the data folder is too long for a socket";
  ::unlink(path.c_str());
  LineError error;
  acceptor_.open(Local{}, error);
  if (!error) acceptor_.bind(Local::endpoint{path}, error);
  if (!error && ::chmod(path.c_str(), 0600) != 0)
    error = LineError{errno, boost::system::system_category()};
  if (!error) acceptor_.listen(16, error);
  if (error) return path + ": " + error.message();
  path_ = path;
  asio::co_spawn(io_, accept(), asio::detached);
  return "";
}

void Control::close() {
  LineError ignored;
  acceptor_.close(ignored);
  if (!path_.empty()) ::unlink(path_.c_str());
  path_.clear();
}

asio::awaitable<void> Control::accept() {
  while (acceptor_.is_open()) {
    LineError error;
    Local::socket socket =
        co_await acceptor_.async_accept(asio::redirect_error(asio::use_awaitable, error));
    if (error == asio::error::operation_aborted) co_return;
    if (!error)
      asio::co_spawn(io_, serve_one(std::make_shared<Local::socket>(std::move(socket)), handle_),
                     asio::detached);
  }
}

}  // namespace stolik
