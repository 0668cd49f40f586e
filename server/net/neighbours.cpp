#include "server/net/neighbours.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/connect.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <sstream>

#include "core/assert.h"
#include "core/hex.h"
#include "server/net/log.h"

namespace stolik {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using LinkError = boost::system::error_code;

constexpr std::int64_t kBeatEvery_ms = 1'000;
constexpr std::int64_t kSilent_ms = 5'000;  // then the line is cut
constexpr std::chrono::seconds kHandshake{3};
constexpr std::size_t kOutMax = 64 * 1024 * 1024;  // bytes that wait: then it is cut
constexpr std::size_t kGreetingMax = 300;
constexpr long kStrangersMax = 64;  // who dialled and have not proved who they are
constexpr std::chrono::milliseconds kAcceptPause{100};

auto take(LinkError& error) { return asio::redirect_error(asio::use_awaitable, error); }

std::string draw_nonce() {
  std::array<std::uint8_t, 16> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return to_hex(bytes);
}

bool is_proof(const std::string& given, const std::string& expected) {
  return given.size() == expected.size() &&
         sodium_memcmp(given.data(), expected.data(), given.size()) == 0;
}

}  // namespace

// Whoever has not come to the end of this by then is hung up on. It has a name outside, since
// frames of coroutines hold it.
class Hurry {
 public:
  explicit Hurry(tcp::socket& socket)
      : timer_(socket.get_executor(), kHandshake), in_time_(std::make_shared<bool>(false)) {
    timer_.async_wait([&socket, in_time = in_time_](LinkError) {
      LinkError ignored;
      if (!*in_time) socket.close(ignored);
    });
  }
  ~Hurry() {
    *in_time_ = true;
    timer_.cancel();
  }
  Hurry(const Hurry&) = delete;
  Hurry& operator=(const Hurry&) = delete;

 private:
  asio::steady_timer timer_;
  std::shared_ptr<bool> in_time_;
};

struct Neighbours::Wire {
  Wire(Socket line, std::optional<asio::ssl::context>& context) : socket(std::move(line)) {
    if (context) sealed.emplace(socket, *context);
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;

  Socket socket;
  std::optional<asio::ssl::stream<Socket&>> sealed{};

  // "" or why there is no TLS with the other side. In clear there is nothing to do.
  asio::awaitable<std::string> shake_hands(asio::ssl::stream_base::handshake_type side) {
    const Hurry hurry{socket};
    LinkError error;
    if (sealed) co_await sealed->async_handshake(side, take(error));
    co_return error ? error.message() : std::string{};
  }
  asio::awaitable<std::size_t> read_some(asio::mutable_buffer space, LinkError& error) {
    if (sealed) co_return co_await sealed->async_read_some(space, take(error));
    co_return co_await socket.async_read_some(space, take(error));
  }
  asio::awaitable<void> write(std::string_view text, LinkError& error) {
    if (sealed) co_await asio::async_write(*sealed, asio::buffer(text), take(error));
    else co_await asio::async_write(socket, asio::buffer(text), take(error));
  }
  // The same at both ends of this line and nowhere else.
  std::string channel() {
    static constexpr std::string_view kLabel = "EXPORTER-stolik-node";
    std::array<unsigned char, 32> drawn{};
    if (!sealed) return "";
    const int made =
        ::SSL_export_keying_material(sealed->native_handle(), drawn.data(), drawn.size(),
                                     kLabel.data(), kLabel.size(), nullptr, 0, 0);
    STOLIK_ASSERT(made == 1);
    return to_hex(drawn);
  }

  // One line of words; none if it did not come in time.
  asio::awaitable<std::vector<std::string>> read_words() {
    const Hurry hurry{socket};
    std::string text;
    LinkError error;
    // A byte at a time: what follows the line belongs to the parcels.
    while (!error && text.size() < kGreetingMax && !text.ends_with('\n')) {
      char byte = 0;
      const std::size_t size = co_await read_some(asio::buffer(&byte, 1), error);
      if (!error && size == 1) text += byte;
    }
    std::vector<std::string> words;
    if (error || !text.ends_with('\n')) co_return words;
    std::istringstream in{text};
    for (std::string word; in >> word;) words.push_back(word);
    co_return words;
  }
  asio::awaitable<bool> say(std::string line) {
    LinkError error;
    line += '\n';
    co_await write(line, error);
    co_return !error;
  }
};

struct Neighbours::Link {
  Link(std::string name, std::shared_ptr<Wire> line)
      : node(std::move(name)), wire(std::move(line)) {}
  std::string node;
  std::shared_ptr<Wire> wire;
  std::string out{};
  bool writing = false;
  bool is_cut = false;
  std::int64_t heard_ms = 0;
};

Neighbours::Neighbours(asio::io_context& io, const TlsContext& tls, World world)
    : io_(io), acceptor_(io), world_(std::move(world)) {
  if (!tls) return;
  ::SSL_CTX_up_ref(tls.get());  // Asio's context lets go of it in the end
  tls_.emplace(tls.get());
}

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
  asio::steady_timer pause{io_};
  while (acceptor_.is_open()) {
    LinkError error;
    const bool too_many = strangers_.use_count() > kStrangersMax;
    if (!too_many) {
      Socket socket = co_await acceptor_.async_accept(take(error));
      if (!error) asio::co_spawn(io_, greet(std::move(socket)), asio::detached);
      else if (error == asio::error::operation_aborted) co_return;
    }
    if (!too_many && !error) continue;
    // Also without descriptors: let some go first.
    pause.expires_after(kAcceptPause);
    co_await pause.async_wait(take(error));
  }
}

// They dialled: "stolik-node 1 WHO WHOM NONCE", our nonce and proof, their proof.
asio::awaitable<void> Neighbours::greet(Socket socket) {
  std::shared_ptr<int> stranger = strangers_;
  const auto wire = std::make_shared<Wire>(std::move(socket), tls_);
  const std::string trouble = co_await wire->shake_hands(asio::ssl::stream_base::server);
  if (!trouble.empty()) co_return refuse("", trouble);
  const std::vector<std::string> said = co_await wire->read_words();
  if (said.size() != 5 || said[0] != "stolik-node" || said[1] != "1" || said[3] != me_) co_return;
  const std::string who = said[2];
  const std::string nonce = draw_nonce();
  const std::string channel = wire->channel();
  const std::string ours = node_proof(secret_, "dialled", who, me_, said[4], nonce, channel);
  const bool told = co_await wire->say(nonce + ' ' + ours);
  if (!told) co_return;
  const std::vector<std::string> proof = co_await wire->read_words();
  const std::string expected = node_proof(secret_, "dials", who, me_, nonce, said[4], channel);
  if (proof.size() != 1 || !is_proof(proof[0], expected))
    co_return refuse("", "it does not know the secret");
  stranger.reset();
  auto link = std::make_shared<Link>(who, wire);
  if (const auto before = links_.find(who); before != links_.end())
    cut(std::shared_ptr<Link>{before->second});
  co_await serve(std::move(link));
}

asio::awaitable<void> Neighbours::dial(Node node) {
  const std::shared_ptr<Link> link = co_await call(node);
  dialling_.erase(node.id);  // if it was in vain, again when we next look round
  if (link == nullptr) co_return;
  refused_.erase(node.id);
  co_await serve(link);
}

// A line to that node, on which both have proved who they are, or none.
asio::awaitable<std::shared_ptr<Neighbours::Link>> Neighbours::call(Node node) {
  const std::shared_ptr<Link> none;
  LinkError error;
  const std::size_t colon = node.address.rfind(':');
  tcp::resolver resolver{io_};
  std::string host = node.address.substr(0, std::min(colon, node.address.size()));
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const auto places = co_await resolver.async_resolve(
      host, node.address.substr(std::min(colon + 1, node.address.size())), take(error));
  if (error) co_return none;
  const auto wire = std::make_shared<Wire>(Socket{io_}, tls_);
  {
    const Hurry hurry{wire->socket};
    co_await asio::async_connect(wire->socket, places, take(error));
  }
  if (error) co_return none;
  const std::string trouble = co_await wire->shake_hands(asio::ssl::stream_base::client);
  if (!trouble.empty()) co_return refuse(node.id, trouble), none;
  const std::string nonce = draw_nonce();
  const std::string channel = wire->channel();
  const bool asked = co_await wire->say("stolik-node 1 " + me_ + ' ' + node.id + ' ' + nonce);
  if (!asked) co_return none;
  const std::vector<std::string> said = co_await wire->read_words();
  const bool is_it =
      said.size() == 2 &&
      is_proof(said[1], node_proof(secret_, "dialled", me_, node.id, nonce, said[0], channel));
  if (!is_it) co_return refuse(node.id, "it does not prove who it is"), none;
  const bool told =
      co_await wire->say(node_proof(secret_, "dials", me_, node.id, said[0], nonce, channel));
  if (!told) co_return none;
  co_return std::make_shared<Link>(node.id, wire);
}

// They live by etcd's word, and we have no line to each other: somebody has to look at their
// settings. Told once, not every second.
void Neighbours::refuse(const std::string& node, std::string_view why) {
  if (refused_.insert(node).second)
    log_line("warning", "not_a_node", {{"node", std::string_view{node}}, {"why", why}});
}

// ---- parcels

asio::awaitable<void> Neighbours::serve(std::shared_ptr<Link> link) {
  LinkError error;
  link->wire->socket.set_option(tcp::no_delay(true), error);
  link->heard_ms = world_.now_ms();
  links_[link->node] = link;
  log_line("info", "node_met", {{"node", std::string_view{link->node}}});
  ParcelReader reader;
  std::vector<char> space(64 * 1024);
  while (!error && !link->is_cut && !reader.is_broken()) {
    const std::size_t size = co_await link->wire->read_some(asio::buffer(space), error);
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

bool Neighbours::send(const std::string& node, Parcel::Kind kind, std::uint64_t line,
                      std::string_view text) {
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
    co_await link->wire->write(going, error);
  }
  link->writing = false;
}

void Neighbours::cut(const std::shared_ptr<Link>& link) {
  if (link->is_cut) return;
  link->is_cut = true;
  LinkError ignored;
  link->wire->socket.close(ignored);
  if (const auto found = links_.find(link->node); found != links_.end() && found->second == link)
    links_.erase(found);
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
