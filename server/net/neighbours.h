// One line to every other node, on which all parcels travel. Of two nodes the one with the smaller
// name dials. Both prove that they know the secret that stands in etcd. With a context the line is
// under TLS, and whoever has no certificate of the same authority, or speaks in clear, is hung up
// on; without one nothing is encrypted, and it belongs in a network of its own (docs/CLUSTER.md).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/net/parcel.h"
#include "server/store/directory.h"
#include "server/store/own_tls.h"

namespace stolik {

class Neighbours {
 public:
  struct World {
    std::function<std::int64_t()> now_ms;
    std::function<void(const std::string& node, const Parcel&)> heard;
    std::function<void()> settle;  // after the parcels of one read
    std::function<void(const std::string& node)> lost;
  };
  Neighbours(boost::asio::io_context& io, const TlsContext& tls, World world);

  // Where this node is reached: "host:port", port 0 for any. "" or what is wrong; then address()
  // says where it is.
  std::string listen(const std::string& host, std::uint16_t port);
  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  // From here on.
  void start(std::string me, std::string secret);
  // Who lives: those that we dial are dialled, those that are gone are let go.
  void know(const std::vector<Node>& nodes);
  bool send(const std::string& node, Parcel::Kind kind, std::uint64_t line, std::string_view text);
  bool has_line_to(const std::string& node) const { return links_.contains(node); }
  const std::vector<Node>& nodes() const { return nodes_; }
  void close();

 private:
  struct Wire;  // a socket, in clear or under TLS
  struct Link;
  using Socket = boost::asio::ip::tcp::socket;
  boost::asio::awaitable<void> accept();
  boost::asio::awaitable<void> greet(Socket socket);
  boost::asio::awaitable<void> dial(Node node);
  boost::asio::awaitable<std::shared_ptr<Link>> call(Node node);
  boost::asio::awaitable<void> serve(std::shared_ptr<Link> link);
  boost::asio::awaitable<void> write(std::shared_ptr<Link> link);
  boost::asio::awaitable<void> keep_beating();
  void cut(const std::shared_ptr<Link>& link);
  void refuse(const std::string& node, std::string_view why);

  boost::asio::io_context& io_;
  boost::asio::ip::tcp::acceptor acceptor_;
  std::optional<boost::asio::ssl::context> tls_;
  World world_;
  std::string me_;
  std::string secret_;
  std::vector<Node> nodes_;
  std::map<std::string, std::shared_ptr<Link>> links_;
  std::map<std::string, bool> dialling_;
  std::shared_ptr<int> strangers_ = std::make_shared<int>();  // whoever is being greeted holds it
  std::set<std::string> refused_;  // those of whom it was told; "" for whoever dials us
};

}  // namespace stolik
