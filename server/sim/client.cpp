#include "server/sim/client.h"

#include "games/table.h"
#include "server/sim/sim.h"

namespace stolik {
namespace {

// One of the seat's goods for any card: to everyone if it has the top, else to who has it.
std::string an_offer(const Json& view, int seat) {
  const Json& hand = view["hands"].at(std::size_t(seat));
  if (hand.members().empty()) return "say need soap";
  const int active = integer_in(view, "active");
  const std::string whom = active == seat ? "all" : std::to_string(active);
  return "offer " + whom + " give " + hand.members().front().first + " want any";
}

}  // namespace

std::string text_in(const Json& json, std::string_view name) { return json[name].text(); }

int integer_in(const Json& json, std::string_view name) {
  return int(json[name].integer().value_or(-1));
}

std::vector<std::string> commands_in(const Shelf& shelf, const Json& view, int seat) {
  std::vector<std::string> commands = legal_in_view(shelf, view, seat_at(seat)).commands;
  for (std::string& command : commands) {
    if (command == "offer") command = an_offer(view, seat);
    if (command == "say") command = "say need soap have sugar";
  }
  return commands;
}

bool is_for_now(std::string_view code) {
  return code == "storage" || code == "busy" || code == "under-way" || code == "not-serving" ||
         code == "too-many";
}

void SimClient::line_opened() {
  connected_ = true;
  greeted_ = inside_ = lied_to_ = must_sync_ = false;
}

void SimClient::line_closed(std::int64_t) {
  connected_ = greeted_ = inside_ = false;
  if (wish_) wish_->sent_ms = -1;  // said again on the next line
}

std::string SimClient::describe() const {
  return name_ + (connected_ ? " connected" : " cut") + (inside_ ? " inside" : " outside") +
         (wish_ ? " waits for " + wish_->text : "") + (gone_ ? " gone" : "");
}

std::string SimClient::new_id(std::size_t length) {
  std::string id;
  while (id.size() < length) id += "abcdefghijklmnopqrstuvwxyz0123456789"[rng_.below(36)];
  return id;
}

std::string SimClient::new_nonce() {
  std::string nonce;
  while (nonce.size() < 32) nonce += "0123456789abcdef"[rng_.below(16)];
  return nonce;
}

void SimClient::wish(std::string_view name, const std::string& body) {
  Wish wish;
  wish.id = new_id(12);
  wish.text = concat("{\"", name, "\":", body, ",\"id\":\"", wish.id, "\"}");
  wish_ = std::move(wish);
}

void SimClient::say_wish(std::int64_t now_ms, bool faults, std::vector<std::string>& out) {
  if (!wish_ || (wish_->sent_ms >= 0 && now_ms - wish_->sent_ms <= kResendAfter_ms)) return;
  if (wish_->sent_ms >= 0) ++counts_.resent;
  wish_->sent_ms = now_ms;
  out.push_back(wish_->text);
  if (faults && chance(10)) ++counts_.doubled, out.push_back(wish_->text);
  if (faults && old_ && chance(5)) ++counts_.doubled, out.insert(out.begin(), old_->text);
}

}  // namespace stolik
