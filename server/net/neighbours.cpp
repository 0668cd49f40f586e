#include "server/net/neighbours.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <sstream>

#include "core/hex.h"
#include "server/net/log.h"

namespace stolik {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using LinkError = boost::system::error_code;

constexpr std::int64_t kBeatEvery_ms = 1'000;
constexpr std::int64_t kSilent_ms = 5'000;             // then the line is cut
constexpr std::chrono::seconds kHandshake{3};
constexpr std::size_t kOutMax = 64 * 1024 * 1024;      // bytes that wait: then it is cut
constexpr std::size_t kGreetingMax = 300;

auto take(LinkError& error) { return asio::redirect_error(asio::use_awaitable, error); }

std::string draw_nonce() {
  std::array<std::uint8_t, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  std::string digits;
  for (const std::uint8_t byte : bytes) append_hex(digits, byte);
  return digits;
}

bool is_proof(const std::string& given, const std::string& expected) {
  return given.size() == expected.size() && sodium_memcmp(given.data(), expected.data(), given.size()) == 0;
}

// One line of words; none if it did not come in time.
asio::awaitable<std::vector<std::string>> read_words(tcp::socket& socket) {
  asio::steady_timer hurry{socket.get_executor(), kHandshake};
  const auto in_time = std::make_shared<bool>(false);
  hurry.async_wait([&socket, in_time](LinkError) {
    LinkError ignored;
    if (!*in_time) socket.close(ignored);
  });
  std::string text;
  LinkError error;
  // A byte at a time: what follows the line belongs to the parcels.
  while (!error && text.size() < kGreetingMax && !text.ends_with('\n')) {
    char byte = 0;
    co_await asio::async_read(socket, asio::buffer(&byte, 1), take(error));
    if (!error) text += byte;
  }
  *in_time = true;
  hurry.cancel();
  std::vector<std::string> words;
  if (error || !text.ends_with('\n')) co_return words;
  std::istringstream in{text};
  for (std::string word; in >> word;) words.push_back(word);
  co_return words;
}

asio::awaitable<bool> say(tcp::socket& socket, std::string line) {
  LinkError error;
  line += '\n';
  co_await asio::async_write(socket, asio::buffer(line), take(error));
  co_return !error;
}

}  // namespace

struct Neighbours::Link {
  Link(std::string name, Socket line) : node(std::move(name)), socket(std::move(line)) {}
  std::string node;
  Socket socket;
  std::string out{};
  bool writing = false;
  bool is_cut = false;
  std::int64_t heard_ms = 0;
};

std::string Neighbours::listen(const std::string& host, std::uint16_t port) {
  LinkError error;
  const asio::ip::address address = asio::ip::make_address(host, error);
  if (error) return "'" + host + "' is no address";
  const tcp::endpoint endpoint{address, port};
  acceptor_.open(endpoint.protocol(), error);
  if (!error) acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(tcp::acceptor::max_listen_connections, error);
  return error ? "cannot listen for other servers on " + host + ": " + error.message() : "";
}

void Neighbours::start(std::string me, std::string secret) {
  me_ = std::move(me);
  secret_ = std::move(secret);
  asio::co_spawn(io_, accept(), asio::detached);
  asio::co_spawn(io_, keep_beating(), asio::detached);
}

void Neighbours::know(const std::vector<Node>& nodes) {
  nodes_ = nodes;
  for (const Node& node : nodes_) {
    if (node.id <= me_ || links_.contains(node.id) || dialling_[node.id]) continue;
    dialling_[node.id] = true;
    asio::co_spawn(io_, dial(node), asio::detached);
  }
}

void Neighbours::close() {
  LinkError ignored;
  acceptor_.close(ignored);
  while (!links_.empty()) cut(links_.begin()->second);
}

// ---- who is there

asio::awaitable<void> Neighbours::accept() {
  while (acceptor_.is_open()) {
    LinkError error;
    Socket socket = co_await acceptor_.async_accept(take(error));
    if (!error) asio::co_spawn(io_, greet(std::move(socket)), asio::detached);
    else if (error == asio::error::operation_aborted) co_return;
  }
}

// They dialled: "stolik-node 1 WHO WHOM NONCE", our nonce and proof, their proof.
asio::awaitable<void> Neighbours::greet(Socket socket) {
  const std::vector<std::string> said = co_await read_words(socket);
  if (said.size() != 5 || said[0] != "stolik-node" || said[1] != "1" || said[3] != me_) co_return;
  const std::string who = said[2];
  const std::string nonce = draw_nonce();
  const std::string ours = node_proof(secret_, "dialled", who, me_, said[4], nonce);
  const bool told = co_await say(socket, nonce + ' ' + ours);
  if (!told) co_return;
  const std::vector<std::string> proof = co_await read_words(socket);
  const std::string expected = node_proof(secret_, "dials", who, me_, nonce, said[4]);
  if (proof.size() != 1 || !is_proof(proof[0], expected)) {
    log_line("warning", "not_a_node", {});
    co_return;
  }
  auto link = std::make_shared<Link>(who, std::move(socket));
  if (const auto before = links_.find(who); before != links_.end()) cut(std::shared_ptr<Link>{before->second});
  co_await serve(std::move(link));
}

asio::awaitable<void> Neighbours::dial(Node node) {
  LinkError error;
  const std::size_t colon = node.address.rfind(':');
  tcp::resolver resolver{io_};
  std::string host = node.address.substr(0, std::min(colon, node.address.size()));
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto places = co_await resolver.async_resolve(host, node.address.substr(std::min(colon + 1, node.address.size())), take(error));
  Socket socket{io_};
  asio::steady_timer hurry{io_, kHandshake};
  const auto in_time = std::make_shared<bool>(false);
  hurry.async_wait([&socket, in_time](LinkError) {
    LinkError ignored;
    if (!*in_time) socket.close(ignored);
  });
  if (!error) co_await asio::async_connect(socket, places, take(error));
  *in_time = true;
  hurry.cancel();
  if (!error) {
    const std::string nonce = draw_nonce();
    const bool told = co_await say(socket, "stolik-node 1 " + me_ + ' ' + node.id + ' ' + nonce);
    std::vector<std::string> said;
    if (told) said = co_await read_words(socket);
    const bool is_it = said.size() == 2 && is_proof(said[1], node_proof(secret_, "dialled", me_, node.id, nonce, said[0]));
    if (is_it && co_await say(socket, node_proof(secret_, "dials", me_, node.id, said[0], nonce))) {
      auto link = std::make_shared<Link>(node.id, std::move(socket));
      dialling_.erase(node.id);
      co_await serve(std::move(link));
      co_return;
    }
  }
  dialling_.erase(node.id);  // and again when we next look round
}

// ---- parcels

asio::awaitable<void> Neighbours::serve(std::shared_ptr<Link> link) {
  LinkError error;
  link->socket.set_option(tcp::no_delay(true), error);
  link->heard_ms = world_.now_ms();
  links_[link->node] = link;
  log_line("info", "node_met", {{"node", std::string_view{link->node}}});
  ParcelReader reader;
  std::vector<char> space(64 * 1024);
  while (!error && !link->is_cut && !reader.is_broken()) {
    const std::size_t size = co_await link->socket.async_read_some(asio::buffer(space), take(error));
    if (error || link->is_cut) break;
    link->heard_ms = world_.now_ms();
    reader.feed({space.data(), size});
    while (const auto parcel = reader.next()) {
      world_.heard(link->node, *parcel);
      if (link->is_cut) break;
    }
    world_.settle();
  }
  cut(link);
}

bool Neighbours::send(const std::string& node, Parcel::Kind kind, std::uint64_t line, std::string_view text) {
  const auto found = links_.find(node);
  if (found == links_.end()) return false;
  const std::shared_ptr<Link> link = found->second;
  write_parcel(link->out, kind, line, text);
  if (link->out.size() > kOutMax) return asio::post(io_, [this, link] { cut(link); }), true;
  if (!link->writing) {
    link->writing = true;
    asio::co_spawn(io_, write(link), asio::detached);
  }
  return true;
}

// All that waits goes out in one write; what comes meanwhile, in the next.
asio::awaitable<void> Neighbours::write(std::shared_ptr<Link> link) {
  co_await asio::post(io_, asio::use_awaitable);
  LinkError error;
  while (!error && !link->out.empty() && !link->is_cut) {
    const std::string going = std::move(link->out);
    link->out.clear();
    co_await asio::async_write(link->socket, asio::buffer(going), take(error));
  }
  link->writing = false;
}

void Neighbours::cut(const std::shared_ptr<Link>& link) {
  if (link->is_cut) return;
  link->is_cut = true;
  LinkError ignored;
  link->socket.close(ignored);
  if (const auto found = links_.find(link->node); found != links_.end() && found->second == link) links_.erase(found);
  log_line("info", "node_lost", {{"node", std::string_view{link->node}}});
  world_.lost(link->node);
  world_.settle();
}

asio::awaitable<void> Neighbours::keep_beating() {
  while (acceptor_.is_open()) {
    asio::steady_timer timer{io_, std::chrono::milliseconds{kBeatEvery_ms}};
    LinkError ignored;
    co_await timer.async_wait(take(ignored));
    std::vector<std::shared_ptr<Link>> silent;
    for (const auto& [node, link] : links_) {
      if (world_.now_ms() - link->heard_ms > kSilent_ms) silent.push_back(link);
      else send(node, Parcel::Kind::beat, 0, "");
    }
    for (const auto& link : silent) cut(link);
  }
}

}  // namespace stolik
