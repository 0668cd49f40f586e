#include "server/net/session.h"

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <charconv>

#include "core/json.h"
#include "server/hub/wire.h"
#include "server/journal/own_deck.h"
#include "server/net/address_of.h"
#include "server/net/server.h"

namespace stolik {
namespace {

namespace asio = boost::asio;
using Error = boost::system::error_code;

constexpr std::size_t kDiscardMax = 1024 * 1024;  // read from one who was told to go
constexpr std::size_t kBuffersMax = 48;           // in one system call
constexpr std::size_t kAsOneMax = 4096;           // bytes that are put side by side first
constexpr std::array<char, kPadding> kSpaces = [] {
  std::array<char, kPadding> spaces{};
  spaces.fill(' ');
  return spaces;
}();

auto into(Error& error) { return asio::redirect_error(asio::use_awaitable, error); }

// {"deck":{"id":…, a piece of a deck, however its writer spaces it and whichever member comes
// first.
bool is_deck_piece(std::string_view text) {
  const auto goes_on_with = [&](std::string_view token) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    if (!text.starts_with(token)) return false;
    text.remove_prefix(token.size());
    return true;
  };
  for (const std::string_view token : {"{", "\"deck\"", ":", "{", "\""}) {
    if (!goes_on_with(token)) return false;
  }
  const std::string_view member = text.substr(0, text.find('"'));
  return contains(kDeckPieceMembers, member);
}

}  // namespace

Session::Session(Hall& hall, Socket socket, Address address, asio::ssl::context* tls)
    : hall_(hall),
      socket_(std::move(socket)),
      peer_(address),
      address_(address),
      rate_(kRateBurst * std::max(1, hall.config.rate_per_second / kRatePerSecond),
            std::max(1, 1000 / hall.config.rate_per_second)) {
  if (tls != nullptr) {
    tls_ = std::make_unique<Tls>(socket_, *tls);
    tls_in_.resize(4096);
  }
  place_ = hall_.sessions.size();
  hall_.sessions.push_back(this);
  deadline_ms_ = hall_.now_ms() + kHandshake_ms;
}

Session::~Session() {
  hall_.sessions[place_] = hall_.sessions.back();
  hall_.sessions[place_]->place_ = place_;
  hall_.sessions.pop_back();
  if (counted_) hall_.book.leave(address_, hall_.now_ms());
}

void Session::abort() {
  state_ = State::dead;
  Error ignored;
  socket_.close(ignored);
}

asio::awaitable<void> Session::run(std::shared_ptr<Session> self) {
  Error error;
  bool upgrade = false;
  HttpReader reader;
  if (self->tls_) co_await self->tls_->async_handshake(asio::ssl::stream_base::server, into(error));
  if (!error) {
    HttpRequest request;
    co_await self->serve_http(reader, request, upgrade);
  }
  if (!upgrade) co_return self->end();
  self->open(reader.take_rest());
  if (!self->tls_) co_return self->listen();
  while (self->state_ != State::dead) {
    const std::span<char> bytes = co_await self->receive();
    if (bytes.empty()) break;
    self->take(bytes);
  }
  self->end();
}

void Session::end() {
  abort();
  if (opened_) hall_.lines->closed(conn_);
}

// Whatever is thrown while something is done for this line ends this line and no other: others are
// read and told as before.
template <class Work>
void Session::guard(Work work) {
  try {
    work();
  } catch (...) {
    broke(std::current_exception());
  }
}

// Whoever reads from it finds that it is cut, and ends it.
void Session::broke(const std::exception_ptr& trouble) {
  abort();
  try {
    std::rethrow_exception(trouble);
  } catch (const std::exception& error) {
    hall_.rim.line_broke(error.what());
  } catch (...) {
    hall_.rim.line_broke("something that is no std::exception");
  }
}

void Session::fell(const std::exception_ptr& trouble) {
  broke(trouble);
  end();
}

// Bytes that came, or none: the line is cut.
asio::awaitable<std::span<char>> Session::receive() {
  Error error;
  std::size_t size = 0;
  std::span<char> space;
  if (tls_) {
    space = tls_in_;
    size = co_await tls_->async_read_some(asio::buffer(tls_in_), into(error));
  } else {
    size = co_await socket_.async_read_some(asio::buffer(in_), into(error));
    if (!error) space = with_rest(size);
  }
  if (error) co_return std::span<char>{};
  hall_.metrics.bytes_in += size;
  co_return space.first(size);
}

// Of a plain line: what came into in_, and behind it whatever did not fit there.
std::span<char> Session::with_rest(std::size_t& size) {
  if (size < in_.size()) return in_;
  std::ranges::copy(in_, hall_.scratch.begin());
  Error none_left;
  size += socket_.read_some(asio::buffer(hall_.scratch) + size, none_left);
  return hall_.scratch;
}

// ---- plain requests

// For each request anew: a proxy keeps its lines for whoever comes.
bool Session::enter_from(const HttpRequest& request) {
  const Address from = hall_.config.behind_proxy
                           ? address_behind(peer_, request.forwarded_for, hall_.proxies)
                           : peer_;
  if (counted_ && from == address_) return true;
  if (counted_) hall_.book.leave(address_, hall_.now_ms());
  address_ = from;
  counted_ = hall_.book.enter(address_);
  return counted_;
}

asio::awaitable<void> Session::serve_http(HttpReader& reader, HttpRequest& request, bool& upgrade) {
  bool first = true;
  for (;;) {
    HttpReader::Result result = reader.feed({}, request);
    while (result == HttpReader::Result::need_more) {
      const bool had_begun = reader.has_begun();
      const std::span<char> bytes = co_await receive();
      if (bytes.empty()) co_return;
      if (!had_begun && !first) deadline_ms_ = hall_.now_ms() + kHeader_ms;
      result = reader.feed({bytes.data(), bytes.size()}, request);
    }
    deadline_ms_ = hall_.now_ms() + kAnswer_ms;
    ++hall_.metrics.requests;
    hall_.site.enter(request);
    // g++ 12 loses temporaries of conditional expressions across co_await: answers have names here.
    HttpAnswer refusal;
    if (result != HttpReader::Result::request) {
      const bool large = result == HttpReader::Result::too_large;
      refusal = hall_.site.refuse(large ? 431 : 400,
                                  large ? "The request is too large." : "This is no request.");
    } else if (!hall_.site.names_one_host(request)) {
      refusal = hall_.site.refuse(400, "One Host is expected.");
    } else if (!enter_from(request)) {
      ++hall_.metrics.connections_refused;
      refusal = hall_.site.refuse(429, "Too many connections come from your network.");
    } else if (request.path == "/ws") {
      int status = 0;
      std::string_view trouble = hall_.site.may_open(request, status);
      if (trouble.empty() && !hall_.is_open())
        trouble = "The server is about to stop.", status = 503;
      if (trouble.empty()) {
        HttpAnswer answer;
        answer.head = hall_.site.switching(request);
        upgrade = co_await write_answer(answer);
        co_return;
      }
      ++hall_.metrics.handshakes_refused;
      refusal = hall_.site.refuse(status, trouble);
    } else if (!hall_.site.is_served_to(request)) {
      refusal = hall_.site.refuse(
          421, "This server does not answer to that name; the host can give it with --host.");
    }
    if (refusal.close) {
      co_await write_answer(refusal);
      co_return;
    }
    Site::Now now;
    now.ready = hall_.is_ready() && hall_.rim.is_writable();
    // Through a proxy of this machine anybody may ask: what it forwards is not ours.
    now.here = address_.loopback && !request.was_forwarded;
    now.near = hall_.config.open_metrics || now.here;
    if (Site::may_ask_reach(request, now)) now.reached_at = hall_.reached_at();
    if (request.path == "/metrics" && now.near) now.metrics = hall_.metrics_text();
    const HttpAnswer answer = hall_.site.answer(request, now);
    if (!co_await write_answer(answer) || answer.close) co_return;
    first = false;
    deadline_ms_ = hall_.now_ms() + kKeepAlive_ms;
  }
}

asio::awaitable<bool> Session::write_answer(const HttpAnswer& answer) {
  const std::string_view body =
      answer.own_body.empty() ? answer.body : std::string_view{answer.own_body};
  const std::array<asio::const_buffer, 2> buffers{asio::buffer(answer.head),
                                                  asio::buffer(body.data(), body.size())};
  Error error;
  std::size_t size = 0;
  if (tls_) size = co_await asio::async_write(*tls_, buffers, into(error));
  else size = co_await asio::async_write(socket_, buffers, into(error));
  hall_.metrics.bytes_out += size;
  if (!error && answer.close) {
    // The other side reads the answer before it learns that the line is cut.
    if (tls_) co_await tls_->async_shutdown(into(error));
    else socket_.shutdown(Socket::shutdown_send, error);
    deadline_ms_ = hall_.now_ms() + kCloseWait_ms;
    while (!tls_ && discarded_ < kDiscardMax) {
      const std::span<char> bytes = co_await receive();
      if (bytes.empty()) break;
      discarded_ += bytes.size();
    }
    co_return false;
  }
  co_return !error;
}

// ---- the WebSocket

void Session::open(std::string rest) {
  state_ = State::open;
  heard_ms_ = hall_.now_ms();
  ping_at_ms_ = heard_ms_ + 500;  // an early measure: the top's grace wants one
  deadline_ms_ = heard_ms_ + kHandshake_ms;
  ++hall_.metrics.sockets_opened;
  conn_ = hall_.lines->opened(shared_from_this());
  opened_ = true;
  if (!rest.empty()) hear(std::span<char>{rest});
}

// Asked for bytes, the system need not be told each time that we wait for some. No coroutine: its
// frames would lie in memory, two kilobytes, for as long as the line lives.
void Session::listen() {
  if (state_ == State::dead) return end();
  socket_.async_read_some(asio::buffer(in_),
                          [self = shared_from_this()](Error error, std::size_t size) {
                            if (error) return self->end();
                            self->guard([&] {
                              const std::span<char> space = self->with_rest(size);
                              self->hall_.metrics.bytes_in += size;
                              self->take(space.first(size));
                            });
                            self->listen();
                          });
}

void Session::take(std::span<char> bytes) {
  heard_ms_ = hall_.now_ms();
  hear(bytes);
}

void Session::hear(std::span<char> bytes) {
  using Kind = FrameReader::Event::Kind;
  if (state_ == State::closing) {  // told to go: only its own close is waited for
    discarded_ += bytes.size();
    if (discarded_ > kDiscardMax) return abort();
  }
  while (state_ == State::open || state_ == State::closing) {
    const FrameReader::Event event = frames_.next(bytes);
    switch (event.kind) {
      case Kind::need_more: return;
      case Kind::text:
        if (state_ == State::open) hear_text(event.payload);
        break;
      case Kind::ping:
      case Kind::pong:
        if (state_ != State::open) break;
        if (event.kind == Kind::pong && ping_sent_us_ != 0) {
          hear_pong(event.payload);
        } else if (!control_.take(hall_.now_ms())) {
          close(close_code::policy, "too many pings");
          flush();
        } else if (event.kind == Kind::ping) {
          push_control(Opcode::pong, event.payload);
          flush();
        }
        break;
      case Kind::close:
        if (state_ == State::open) {
          state_ = State::closing;
          push_raw(close_frame(event.code, ""));
          close_after_ = true;
          flush();
        }
        deadline_ms_ = hall_.now_ms() + 200;  // both have said it
        if (queue_.empty()) return abort();
        return;
      case Kind::fault:
        if (state_ == State::closing) return abort();
        close(event.code,
              event.code == close_code::too_big ? "a message is at most 4096 bytes" : "");
        flush();
        return;
    }
  }
}

void Session::hear_text(std::string_view text) {
  ++hall_.metrics.messages_in;
  deadline_ms_ = 0;
  Bucket& rate = is_deck_piece(text) ? pieces_ : rate_;
  if (!rate.take(hall_.now_ms())) return drop(text);
  hall_.lines->received(conn_, text);
}

void Session::drop(std::string_view text) {
  ++hall_.metrics.rate_drops;
  const std::int64_t now_ms = hall_.now_ms();
  if (now_ms - drops_since_ms_ > kDropsWindow_ms) drops_ = 0, drops_since_ms_ = now_ms;
  if (++drops_ >= kDropsMax) {
    close(close_code::policy, "too many messages");
  } else {
    const JsonResult message = parse_json(text);
    const Json& id = message.value["id"];
    push(std::make_shared<const std::string>(
             refused_text(id.is_string() ? id.text().substr(0, 64) : "",
                          {"too-many", "",
                           "Too many messages: this one was dropped. Send it again in a moment."})),
         false);
  }
  flush();
}

void Session::hear_pong(std::string_view payload) {
  std::uint32_t number = 0;
  std::from_chars(payload.data(), payload.data() + payload.size(), number);
  if (number != ping_number_) return;
  const std::int64_t took_us = hall_.now_us() - ping_sent_us_;
  ping_sent_us_ = 0;
  hall_.lines->round_trip(conn_, took_us);
}

void Session::sweep(std::int64_t now_ms) {
  guard([&] {
    if (deadline_ms_ != 0 && now_ms >= deadline_ms_) {
      if (state_ != State::open) return abort();
      close(close_code::policy, "nothing was said");
      return flush();
    }
    if (state_ != State::open) return;
    if (now_ms - heard_ms_ >= kDeadAfter_ms) return abort();
    if (now_ms >= ping_at_ms_) {
      ping_at_ms_ = now_ms + kPingEvery_ms;
      ping_sent_us_ = hall_.now_us();
      push_control(Opcode::ping, std::to_string(++ping_number_));
      flush();
    }
  });
}

// ---- going out

// One text may be longer than all that may wait, a deck or a file to take home: while it is on its
// way as much waits behind it as ever.
bool Session::is_too_slow() const {
  if (queued_ < kQueueHard) return false;
  std::size_t longest = 0;
  for (const Out& out : queue_) longest = std::max(longest, out.size());
  return queued_ >= kQueueHard + longest;
}

void Session::push(std::shared_ptr<const std::string> text, bool skippable) {
  guard([&] {
    if (state_ != State::open) return;
    if (skippable && queued_ >= kQueueSoft) {
      ++hall_.metrics.poses_skipped;
      return;
    }
    if (is_too_slow()) return close(close_code::try_later, "the line is too slow");
    Out out;
    // Spaces behind the object hide its exact length from whoever watches an encrypted line.
    out.padding =
        skippable ? std::uint8_t{0} : std::uint8_t((kPadding - text->size() % kPadding) % kPadding);
    out.header_size =
        std::uint8_t(write_frame_header(out.header, Opcode::text, text->size() + out.padding));
    out.text = std::move(text);
    queued_ += out.size();
    queue_.push_back(std::move(out));
    ++hall_.metrics.messages_out;
  });
}

void Session::push_raw(std::string frame) {
  Out out;
  out.text = std::make_shared<const std::string>(std::move(frame));
  queued_ += out.size();
  queue_.push_back(std::move(out));
}

void Session::push_control(Opcode opcode, std::string_view payload) {
  if (is_too_slow()) return;
  std::array<char, kFrameHeaderMax> header{};
  const std::size_t size = write_frame_header(header, opcode, payload.size());
  push_raw(std::string{header.data(), size}.append(payload));
}

void Session::close(int code, std::string_view why) {
  guard([&] {
    if (state_ != State::open) return;
    ++hall_.metrics.closes[code];
    push_raw(close_frame(code, why));
    state_ = State::closing;
    close_after_ = true;
    deadline_ms_ = hall_.now_ms() + kCloseWait_ms;
  });
}

void Session::flush() {
  if (waiting_ || queue_.empty() || state_ == State::dead || state_ == State::http) return;
  guard([this] { tls_ ? write_tls() : write_plain(); });
}

void Session::write_plain() {
  while (!queue_.empty()) {
    Error error;
    const std::size_t size =
        first_sent_ + queued_ <= kAsOneMax ? send_as_one(error) : send_in_pieces(error);
    if (error == asio::error::would_block || error == asio::error::try_again)
      return wait_writable();
    if (error) return abort();
    sent(size);
  }
}

// The kernel takes one piece at less cost than a list of three.
std::size_t Session::send_as_one(Error& error) {
  std::array<char, kAsOneMax> all;
  char* end = all.data();
  for (const Out& out : queue_) {
    end = std::copy_n(out.header.data(), out.header_size, end);
    end = std::copy_n(out.text->data(), out.text->size(), end);
    end = std::fill_n(end, out.padding, ' ');
  }
  const auto size = std::size_t(end - all.data());
  return socket_.write_some(asio::buffer(all.data() + first_sent_, size - first_sent_), error);
}

std::size_t Session::send_in_pieces(Error& error) {
  std::array<asio::const_buffer, kBuffersMax> buffers;
  std::size_t count = 0;
  for (const Out& out : queue_) {
    if (count + 3 > kBuffersMax) break;
    buffers[count++] = asio::buffer(out.header.data(), out.header_size);
    buffers[count++] = asio::buffer(*out.text);
    if (out.padding > 0) buffers[count++] = asio::buffer(kSpaces.data(), out.padding);
  }
  // What went out of the first one before is stepped over.
  std::size_t skip = first_sent_;
  for (std::size_t i = 0; skip > 0; ++i) {
    const std::size_t part = std::min(skip, buffers[i].size());
    buffers[i] += part;
    skip -= part;
  }
  return socket_.write_some(std::span{buffers}.first(count), error);
}

void Session::wait_writable() {
  waiting_ = true;
  socket_.async_wait(Socket::wait_write, [self = shared_from_this()](Error error) {
    self->waiting_ = false;
    if (!error) self->flush();
  });
}

void Session::write_tls() {
  waiting_ = true;
  tls_out_.clear();
  for (const Out& out : queue_) {
    tls_out_.append(out.header.data(), out.header_size).append(*out.text).append(out.padding, ' ');
  }
  asio::async_write(*tls_, asio::buffer(tls_out_),
                    [self = shared_from_this()](Error error, std::size_t size) {
                      self->waiting_ = false;
                      if (error) return self->abort();
                      self->sent(size);
                      self->tls_out_.clear();
                      self->tls_out_.shrink_to_fit();
                      self->flush();
                    });
}

void Session::sent(std::size_t bytes) {
  hall_.metrics.bytes_out += bytes;
  queued_ -= bytes;
  first_sent_ += bytes;
  std::size_t done = 0;
  while (done < queue_.size() && first_sent_ >= queue_[done].size())
    first_sent_ -= queue_[done++].size();
  queue_.erase(queue_.begin(), queue_.begin() + std::ptrdiff_t(done));
  if (queue_.empty() && queue_.capacity() > 8) queue_.shrink_to_fit();
  if (queue_.empty() && close_after_ && !tls_) {
    Error ignored;
    socket_.shutdown(Socket::shutdown_send, ignored);
  }
}

}  // namespace stolik
