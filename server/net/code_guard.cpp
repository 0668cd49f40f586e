#include "server/net/code_guard.h"

#include <algorithm>
#include <iterator>

#include "core/json.h"

namespace stolik {

CodeGuard::Entry* CodeGuard::around(const Address& from) {
  if (from.is_v4()) return nullptr;
  return &entries_.try_emplace(from.around(), kNetworkShare).first->second;
}

CodeGuard::Asked CodeGuard::ask(const Address& from, std::string code, std::int64_t now_ms) {
  const auto verdict = [&](Verdict what) {
    refused_ += what == Verdict::wrong || what == Verdict::too_many ? 1 : 0;
    return Asked{what, from, std::move(code)};
  };
  if (from.loopback) return verdict(Verdict::known);
  Entry& own = entry(from);
  Entry* network = around(from);
  std::erase_if(own.classes, [&](const OpenClass& one) { return one.until_ms <= now_ms; });
  const auto has_code = [&](const OpenClass& one) { return one.code == code; };
  const auto has_tries = [](const OpenClass& one) { return one.tries > 0; };
  const auto trying = std::ranges::find_if(own.classes, has_tries);
  const bool is_known = std::ranges::any_of(own.classes, has_code);
  const bool may_guess =
      own.guesses.has_one(now_ms) && (network == nullptr || network->guesses.has_one(now_ms));
  if (is_known && (may_guess || trying != own.classes.end())) return verdict(Verdict::known);
  if (may_guess) {
    for (Entry* one : {&own, network}) {
      if (one != nullptr) one->guesses.take(now_ms), ++one->looking;
    }
    return verdict(Verdict::look_up);
  }
  if (own.looking > 0 || (network != nullptr && network->looking > 0))
    return verdict(Verdict::wait);
  if (trying == own.classes.end()) return verdict(Verdict::too_many);
  --trying->tries;
  return verdict(Verdict::wrong);
}

void CodeGuard::answered(const Asked& asked, Found found, std::int64_t now_ms) {
  if (asked.from.loopback) return;
  Entry& own = entry(asked.from);
  Entry* network = around(asked.from);
  for (Entry* one : {&own, network}) {
    if (one == nullptr) continue;
    if (asked.verdict == Verdict::known && found == Found::no) one->guesses.take(now_ms);
    if (asked.verdict != Verdict::look_up) continue;
    --one->looking;
    if (found == Found::yes) one->guesses.give_back(now_ms);
  }
  if (found == Found::no)
    std::erase_if(own.classes, [&](const OpenClass& one) { return one.code == asked.code; });
}

void CodeGuard::sent(const Address& to, std::string_view text, std::int64_t now_ms) {
  if (to.loopback || !text.starts_with("{\"entered\":")) return;
  const JsonResult message = parse_json(text);
  const std::string& code = message.value["entered"]["code"].text();
  if (code.empty()) return;
  std::vector<OpenClass>& classes = entry(to).classes;
  const auto known =
      std::ranges::find_if(classes, [&](const OpenClass& one) { return one.code == code; });
  OpenClass open{code};
  if (known != classes.end()) {
    open = *known;
    classes.erase(known);
  }
  open.until_ms = now_ms + kClassRemembered_ms;
  if (classes.size() >= kClassesOfAddress) classes.erase(classes.begin());
  classes.push_back(std::move(open));
}

Trouble CodeGuard::refusal(Verdict verdict) {
  if (verdict == Verdict::wrong) {
    return {"no-such-table", "",
            "No class that your network is in has this code. Wait half a minute if it is another "
            "table's."};
  }
  return {"too-many", "", "Too many wrong codes came from your network. Wait half a minute."};
}

void CodeGuard::tidy(std::int64_t now_ms) {
  for (auto it = entries_.begin(); it != entries_.end();) {
    Entry& entry = it->second;
    std::erase_if(entry.classes, [&](const OpenClass& open) { return open.until_ms <= now_ms; });
    const bool idle = entry.looking == 0 && entry.classes.empty() && entry.guesses.is_full(now_ms);
    it = idle ? entries_.erase(it) : std::next(it);
  }
}

}  // namespace stolik
