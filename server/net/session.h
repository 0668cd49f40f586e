// One connection: plain requests, or a WebSocket once it is asked for. Only server/net's own
// sources include this; it brings Asio with it.
//
// A coroutine reads requests, and what comes over TLS. Writing needs none: texts wait in a bounded
// queue and go out in one system call for all that waits. Without TLS a line that is silent holds
// no more than room for one command (in_): what is longer is read into a space that all sessions
// share, and used up before anybody else runs.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <exception>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "server/net/frames.h"
#include "server/net/rim.h"
#include "server/net/server.h"
#include "server/net/site.h"

namespace stolik {

class Session;

// What all sessions share.
struct Hall {
  Rim& rim;
  Lines* lines;  // of the rim, or before it
  Site& site;
  Metrics& metrics;
  AddressBook& book;
  const ServeConfig& config;
  std::function<std::int64_t()> now_ms;
  std::function<std::int64_t()> now_us;
  std::function<bool()> is_ready;
  std::function<bool()> is_open;  // for lines
  std::function<std::string()> metrics_text;
  std::function<std::vector<std::string>()> reached_at;  // by other devices
  std::vector<Address> proxies{};                        // on other machines
  std::vector<Session*> sessions{};                      // all that live
  std::array<char, 16 * 1024> scratch{};
};

class Session final : public Peer, public std::enable_shared_from_this<Session> {
 public:
  using Socket = boost::asio::ip::tcp::socket;
  using Tls = boost::asio::ssl::stream<Socket&>;

  Session(Hall& hall, Socket socket, Address address, boost::asio::ssl::context* tls);
  ~Session() override;
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  static boost::asio::awaitable<void> run(std::shared_ptr<Session> self);
  // Something was thrown out of it: this line ends, and no other.
  void fell(const std::exception_ptr& trouble);

  // ---- Peer
  void push(std::shared_ptr<const std::string> text, bool skippable) override;
  void flush() override;
  void close(int code, std::string_view why) override;
  const Address& address() const override { return address_; }

  // Called a few times a second: pings, and whoever is over time goes.
  void sweep(std::int64_t now_ms);
  void abort();

 private:
  enum class State : std::uint8_t { http, open, closing, dead };
  struct Out {
    std::shared_ptr<const std::string> text{};  // with `raw`: a frame already
    std::array<char, kFrameHeaderMax> header{};
    std::uint8_t header_size = 0;
    std::uint8_t padding = 0;
    std::size_t size() const { return header_size + text->size() + padding; }
  };

  boost::asio::awaitable<std::span<char>> receive();
  boost::asio::awaitable<void> serve_http(HttpReader& reader, HttpRequest& request, bool& upgrade);
  boost::asio::awaitable<bool> write_answer(const HttpAnswer& answer);
  std::span<char> with_rest(std::size_t& size);
  void open(std::string rest);
  void listen();
  void take(std::span<char> bytes);
  void end();
  template <class Work>
  void guard(Work work);
  void broke(const std::exception_ptr& trouble);
  bool enter_from(const HttpRequest& request);
  void hear(std::span<char> bytes);
  void hear_text(std::string_view text);
  void drop(std::string_view text);
  void hear_pong(std::string_view payload);
  bool is_too_slow() const;
  void push_raw(std::string frame);
  void push_control(Opcode opcode, std::string_view payload);
  void write_plain();
  std::size_t send_as_one(boost::system::error_code& error);
  std::size_t send_in_pieces(boost::system::error_code& error);
  void write_tls();
  void sent(std::size_t bytes);
  void wait_writable();

  Hall& hall_;
  std::size_t place_ = 0;  // in hall_.sessions
  Socket socket_;
  std::unique_ptr<Tls> tls_;
  std::vector<char> tls_in_;
  std::array<char, 192> in_{};  // a command; whatever is longer goes on in the space that all share
  Address peer_;                // at the other end of the socket
  Address address_;             // who speaks: behind a proxy, whom it names in the last request
  bool counted_ = false;        // in the address book
  State state_ = State::http;
  Conn conn_{};
  bool opened_ = false;
  std::int64_t deadline_ms_ = 0;  // 0: none
  std::int64_t heard_ms_ = 0;
  std::int64_t ping_at_ms_ = 0;
  std::int64_t ping_sent_us_ = 0;  // 0: no ping under way
  std::uint32_t ping_number_ = 0;
  FrameReader frames_{FrameReader::Reads::masked, kMessageMax, kFragmentsMax};
  Bucket rate_;
  Bucket pieces_{kPiecesBurst, 1000 / kPiecesPerSecond};  // of decks
  Bucket control_{kControlBurst, 1000 / kControlPerSecond};
  int drops_ = 0;
  std::int64_t drops_since_ms_ = 0;
  std::size_t discarded_ = 0;
  // ---- what waits to go out
  std::vector<Out> queue_;
  std::size_t queued_ = 0;      // bytes
  std::size_t first_sent_ = 0;  // bytes of the first that went out
  bool waiting_ = false;        // for the socket to take more
  bool close_after_ = false;    // everything was said: shut down
  std::string tls_out_;
};

}  // namespace stolik
