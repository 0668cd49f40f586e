#include "server/net/switchboard.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <utility>

#include "server/hub/wire.h"
#include "server/journal/fair.h"
#include "server/net/frames.h"
#include "server/wire/request.h"

namespace stolik {
namespace {

constexpr std::int64_t kLookAgain_ms = 200;
constexpr int kLooks = 50;               // then whoever waits is asked to come back
constexpr std::size_t kMaxWaiting = 64;  // texts of a line whose table is looked for
// Of one network; its other lines wait for their turn, in order. The store is asked one question
// after the other, so that more would only make everybody else wait.
constexpr int kLooksAtOnce = 8;
constexpr std::size_t kMinSecretId = 22;

bool is_welcome(std::string_view text) {
  return text.starts_with("{\"welcome\":") || text.starts_with("{\"entered\":");
}

std::int64_t to_number(std::string_view text) {
  std::int64_t number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::string address_text(const Address& address) {
  std::string text{address.loopback ? "1" : "0"};
  text.append(reinterpret_cast<const char*>(address.bytes.data()), address.bytes.size());
  return text;
}

Address address_from(std::string_view text) {
  Address address;
  if (text.size() != 1 + address.bytes.size()) return address;
  address.loopback = text[0] == '1';
  std::memcpy(address.bytes.data(), text.data() + 1, address.bytes.size());
  return address;
}

}  // namespace

// What the hub here sees of a line: it notices when somebody is let in.
class Switchboard::Doorway final : public Peer {
 public:
  Doorway(Switchboard& board, Line& line) : board_(board), to_(line.peer), line_(&line) {}
  void push(std::shared_ptr<const std::string> text, bool skippable) override {
    if (line_ == nullptr) return;
    board_.told(*line_, *text);
    to_->push(std::move(text), skippable);
  }
  void flush() override { to_->flush(); }
  void close(int code, std::string_view why) override {
    if (line_ != nullptr) to_->close(code, why);
  }
  const Address& address() const override { return to_->address(); }
  void shut() { line_ = nullptr; }  // the line is led elsewhere

 private:
  Switchboard& board_;
  std::shared_ptr<Peer> to_;
  Line* line_;
};

// The other end of a line that comes in at another node.
class Switchboard::FarPeer final : public Peer {
 public:
  FarPeer(const World& world, std::string node, std::uint64_t line, Address address)
      : world_(world), node_(std::move(node)), line_(line), address_(address) {}
  void push(std::shared_ptr<const std::string> text, bool skippable) override {
    world_.send(node_, skippable ? Parcel::Kind::pose : Parcel::Kind::push, line_, *text);
  }
  void flush() override {}
  void close(int code, std::string_view why) override {
    world_.send(node_, Parcel::Kind::close, line_, concat(code, ' ', why));
  }
  const Address& address() const override { return address_; }

 private:
  const World& world_;
  std::string node_;
  std::uint64_t line_;
  Address address_;
};

// ---- lines

Conn Switchboard::opened(std::shared_ptr<Peer> peer) {
  const std::uint64_t number = next_++;
  lines_[number].peer = std::move(peer);
  return Conn{number};
}

void Switchboard::received(Conn conn, std::string_view text) {
  const auto found = lines_.find(number(conn));
  if (found == lines_.end()) return;
  Line& line = found->second;
  if (line.looking) {
    if (line.waiting.size() < kMaxWaiting) return line.waiting.emplace_back(text), void();
    return turn_off(line);
  }
  if (!line.inside && is_hello(line, text)) {
    line.looking = true;
    line.sent = false;
    line.tries = 0;
    return look(number(conn));
  }
  pass_on(number(conn), line, text);
}

void Switchboard::pass_on(std::uint64_t number, Line& line, std::string_view text) {
  if (line.at == At::there) {
    if (!world_.send(line.node, Parcel::Kind::text, number, text)) turn_off(line);
    return;
  }
  if (line.at == At::door) go_here(number, line);
  local_.received(line.conn, text);
}

void Switchboard::closed(Conn conn) {
  const auto found = lines_.find(number(conn));
  if (found == lines_.end()) return;
  Line& line = found->second;
  let_go(number(conn), line);
  if (!line.from.empty()) from_.erase({line.from, line.number});
  if (line.in_turn) std::erase(looks_[network_of_looks(line)].waiting, number(conn));
  if (line.asked) world_.codes->answered(*line.asked, CodeGuard::Found::yes, world_.now_ms());
  lines_.erase(found);
}

void Switchboard::round_trip(Conn conn, std::int64_t us) {
  const auto found = lines_.find(number(conn));
  if (found == lines_.end()) return;
  Line& line = found->second;
  line.trip_us = us;
  if (line.at == At::here) local_.round_trip(line.conn, us);
  if (line.at == At::there)
    world_.send(line.node, Parcel::Kind::trip, number(conn), std::to_string(us));
}

// Whether it names a table to go to; then `wanted` says which.
bool Switchboard::is_hello(Line& line, std::string_view text) {
  RequestText parsed = parse_request(text);
  if (!parsed.trouble.ok()) return false;
  const auto request = read_request(std::move(parsed), Receiver::entry);
  if (const auto* resume = request->entry<request::Resume>()) {
    line.wanted = {Wanted::By::table, resume->where()};
    line.opens = false;
  } else if (request->id.size() < kMinSecretId) {
    return false;
  } else if (const auto* knock = request->entry<request::Knock>()) {
    const std::optional<std::string> code = knock->guessed_code();
    line.wanted = code ? Wanted{Wanted::By::code, *code}
                       : Wanted{Wanted::By::invitation, hash_of_token(knock->invitation.value)};
    line.opens = false;
  } else if (request->kind != nullptr && request->entry<request::DeckPiece>() == nullptr) {
    line.wanted = {Wanted::By::origin, hash_of_token(request->id)};
    line.opens = true;
  } else {
    return false;
  }
  line.hello = text;
  return true;
}

void Switchboard::look(std::uint64_t number) {
  const auto found = lines_.find(number);
  if (found == lines_.end()) return;
  Line& line = found->second;
  if (line.inside) return arrived(number, line);
  // Connections from other nodes were counted there.
  if (line.from.empty() && line.wanted.by == Wanted::By::code) {
    CodeGuard::Asked asked =
        world_.codes->ask(line.peer->address(), line.wanted.key, world_.now_ms());
    if (asked.is_refused()) return refuse(number, line, CodeGuard::refusal(asked.verdict));
    if (asked.verdict == CodeGuard::Verdict::wait) return look_again(number, line);
    line.asked = std::move(asked);
  }
  Looks& looks = looks_[network_of_looks(line)];
  line.in_turn = looks.under_way == kLooksAtOnce;
  if (line.in_turn) return looks.waiting.push_back(number);
  ++looks.under_way;
  ask_directory(number, line);
}

void Switchboard::ask_directory(std::uint64_t number, Line& line) {
  const auto settle = [this, number, from = network_of_looks(line),
                       asked = std::exchange(line.asked, {})](const Outcome& outcome,
                                                              Whereabouts& whereabouts) {
    const bool is_wrong = outcome.ok() && whereabouts.where == Whereabouts::Where::nowhere;
    const auto is_there = is_wrong ? CodeGuard::Found::no : CodeGuard::Found::yes;
    if (asked) world_.codes->answered(*asked, is_there, world_.now_ms());
    if (!whereabouts.taken.empty()) world_.take_over(std::move(whereabouts.taken));
    look_next(from);
    settle_at(number, outcome, whereabouts);
  };
  world_.find(line.wanted, draining_ ? Take::no : Take::yes, settle);
}

// One customer may have all of an IPv6 network (/48).
Address Switchboard::network_of_looks(const Line& line) {
  const Address& from = line.peer->address();
  return from.is_v4() ? from : from.around();
}

// One question of this network is answered.
void Switchboard::look_next(const Address& from) {
  Looks& looks = looks_[from];
  if (looks.waiting.empty()) {
    if (--looks.under_way == 0) looks_.erase(from);
    return;
  }
  const std::uint64_t number = looks.waiting.front();
  looks.waiting.pop_front();
  Line& line = lines_.at(number);
  line.in_turn = false;
  ask_directory(number, line);
}

void Switchboard::refuse(std::uint64_t number, Line& line, const Trouble& trouble) {
  const std::string text = refused_text(parse_request(line.hello).id, trouble);
  line.peer->push(std::make_shared<const std::string>(text), false);
  line.peer->flush();
  go_on(number, line);
}

// Its table is looked for no longer: what was said meanwhile is heard.
void Switchboard::go_on(std::uint64_t number, Line& line) {
  line.looking = false;
  line.hello.clear();
  for (const std::string& text : std::exchange(line.waiting, {})) received(Conn{number}, text);
}

void Switchboard::told(Line& line, std::string_view text) {
  if (!is_welcome(text)) return;
  line.inside = true;
  if (line.from.empty()) world_.codes->sent(line.peer->address(), text, world_.now_ms());
}

void Switchboard::look_again(std::uint64_t number, Line& line) {
  line.sent = false;
  if (++line.tries > kLooks) return turn_off(line);
  world_.later(kLookAgain_ms, [this, number] { look(number); });
}

void Switchboard::settle_at(std::uint64_t number, const Outcome& outcome,
                            const Whereabouts& found) {
  const auto one = lines_.find(number);
  if (one == lines_.end()) return;
  Line& line = one->second;
  if (!outcome.ok()) return turn_off(line);
  // Let in meanwhile where it stood: it stays there, or nobody would count its codes any more.
  if (line.inside) return arrived(number, line);
  using Where = Whereabouts::Where;
  switch (found.where) {
    case Where::nowhere:
      if (line.opens && draining_) return go_elsewhere(number, line);
      // A wrong code leaves whoever knocks elsewhere where they are.
      if (!line.opens && line.at == At::there)
        return go_there(number, line, std::string{line.node});
      return go_here(number, line), arrived(number, line);
    case Where::here:
      if (leaving_.contains(found.table))
        return line.from.empty() ? look_again(number, line) : go_elsewhere(number, line);
      return go_here(number, line), arrived(number, line);
    case Where::there:
      return line.from.empty() ? go_there(number, line, found.node) : go_elsewhere(number, line);
    case Where::nobody: return go_elsewhere(number, line);
    case Where::unsettled:
    case Where::foreign: return look_again(number, line);
  }
}

// ---- leading

void Switchboard::let_go(std::uint64_t number, Line& line) {
  if (line.at == At::here) {
    line.doorway->shut();
    local_.closed(line.conn);
  }
  if (line.at == At::there) world_.send(line.node, Parcel::Kind::gone, number, "");
  line.at = At::door;
}

void Switchboard::go_here(std::uint64_t number, Line& line) {
  if (line.at == At::here) return;
  let_go(number, line);
  line.doorway = std::make_shared<Doorway>(*this, line);
  line.at = At::here;
  line.conn = local_.opened(line.doorway);
  if (line.trip_us >= 0) local_.round_trip(line.conn, line.trip_us);
}

// The table is where the line is now: what was said goes there.
void Switchboard::arrived(std::uint64_t number, Line& line) {
  pass_on(number, line, std::string{line.hello});
  if (lines_.contains(number)) go_on(number, line);
}

void Switchboard::go_there(std::uint64_t number, Line& line, const std::string& node) {
  if (line.at != At::there || line.node != node) {
    let_go(number, line);
    if (!world_.send(node, Parcel::Kind::open, number, address_text(line.peer->address())))
      return look_again(number, line);
    line.at = At::there;
    line.node = node;
    if (line.trip_us >= 0)
      world_.send(node, Parcel::Kind::trip, number, std::to_string(line.trip_us));
  }
  // What is said meanwhile waits until that node has answered: it may say that the table is not
  // there any more.
  world_.send(node, Parcel::Kind::text, number, line.hello);
  line.sent = true;
}

void Switchboard::go_elsewhere(std::uint64_t number, Line& line) {
  if (!line.from.empty()) {
    world_.send(line.from, Parcel::Kind::elsewhere, line.number, "");
    return closed(Conn{number});
  }
  const std::string node = world_.another();
  if (node.empty()) return look_again(number, line);
  go_there(number, line, node);
}

void Switchboard::turn_off(Line& line) {
  line.peer->push(std::make_shared<const std::string>(write(message::Bye{{"stopping"}})), false);
  line.peer->close(close_code::restart, "stopping");
  line.peer->flush();
}

// ---- what other nodes say

void Switchboard::heard(const std::string& node, const Parcel& parcel) {
  using Kind = Parcel::Kind;
  const auto mine = from_.find({node, parcel.line});
  switch (parcel.kind) {
    case Kind::open: {
      if (mine != from_.end()) return;
      const Conn conn =
          opened(std::make_shared<FarPeer>(world_, node, parcel.line, address_from(parcel.text)));
      Line& line = lines_[number(conn)];
      line.from = node;
      line.number = parcel.line;
      from_[{node, parcel.line}] = number(conn);
      return;
    }
    case Kind::text:
      if (mine != from_.end()) received(Conn{mine->second}, parcel.text);
      return;
    case Kind::gone:
      if (mine != from_.end()) closed(Conn{mine->second});
      return;
    case Kind::trip:
      if (mine != from_.end()) round_trip(Conn{mine->second}, to_number(parcel.text));
      return;
    case Kind::push:
    case Kind::pose:
    case Kind::close:
    case Kind::elsewhere: return come_back(node, parcel);
    case Kind::beat: return;
  }
}

void Switchboard::come_back(const std::string& node, const Parcel& parcel) {
  const auto found = lines_.find(parcel.line);
  if (found == lines_.end() || found->second.at != At::there || found->second.node != node) return;
  Line& line = found->second;
  if (parcel.kind == Parcel::Kind::elsewhere) return not_there(parcel.line, line);
  if (parcel.kind == Parcel::Kind::close) {
    const std::size_t space = std::min(parcel.text.find(' '), parcel.text.size());
    const std::string_view why =
        std::string_view{parcel.text}.substr(std::min(space + 1, parcel.text.size()));
    line.peer->close(int(to_number(parcel.text)), why);
  } else {
    told(line, parcel.text);
    line.peer->push(std::make_shared<const std::string>(parcel.text),
                    parcel.kind == Parcel::Kind::pose);
  }
  unflushed_.push_back(line.peer);
  if (line.looking && line.sent) go_on(parcel.line, line);
}

// Where it was led its table is no more. While the directory is asked its answer says where to go.
void Switchboard::not_there(std::uint64_t number, Line& line) {
  line.at = At::door;
  if (!line.looking || line.inside) turn_off(line);
  else if (line.sent) look_again(number, line);
}

void Switchboard::settle() {
  for (const auto& peer : unflushed_) peer->flush();
  unflushed_.clear();
}

void Switchboard::lost(const std::string& node) {
  std::vector<std::uint64_t> gone;
  for (auto& [number, line] : lines_) {
    if (line.from == node) gone.push_back(number);
    if (line.at == At::there && line.node == node) not_there(number, line);
  }
  for (const std::uint64_t number : gone) closed(Conn{number});
}

void Switchboard::turn_all_off() {
  for (auto& [number, line] : lines_) {
    if (line.from.empty()) turn_off(line);
  }
}

std::size_t Switchboard::led_away() const {
  const auto count =
      std::ranges::count_if(lines_, [](const auto& one) { return one.second.at == At::there; });
  return std::size_t(count);
}

}  // namespace stolik
