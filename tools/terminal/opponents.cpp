#include "tools/terminal/opponents.h"

#include <algorithm>
#include <map>

#include "core/notation.h"
#include "tools/terminal/screen.h"

namespace stolik::terminal {
namespace {

using Counts = std::map<std::string, int>;

Counts counts_of(const Json& object) {
  Counts counts;
  for (const auto& [kind, count] : object.members()) counts[kind] = as_number(count, 0);
  return counts;
}

// "butter*2,sugar"; a choice in it (any*3, meat|sugar) is left out: `pay` names those cards.
Counts counts_of_list(std::string_view list) {
  Counts counts;
  bool last = list.empty();
  while (!last) {
    const auto part = parse_part(take_part(list, ',', last));
    if (part && part->name != "any" && part->name.find('|') == std::string_view::npos) {
      counts[std::string{part->name}] += part->count;
    }
  }
  return counts;
}

int total(const Counts& counts) {
  int sum = 0;
  for (const auto& [kind, count] : counts) sum += count;
  return sum;
}

// What is in `from` beyond `other`.
Counts beyond(const Counts& from, const Counts& other) {
  Counts rest;
  for (const auto& [kind, count] : from) {
    const auto found = other.find(kind);
    const int left = count - (found != other.end() ? found->second : 0);
    if (left > 0) rest[kind] = left;
  }
  return rest;
}

class Shopper {
 public:
  Shopper(const Json& view, const Json& facts, Seat seat, const std::vector<std::string>& legal, Rng& rng)
      : view_(view), facts_(facts), me_(index(seat)), legal_(legal), rng_(rng) {
    hand_ = counts_of(member(view, "hands").items()[slot(seat)]);
    const Counts goal = aim();
    need_ = beyond(goal, hand_);
    spare_ = beyond(hand_, goal);
  }

  std::string choose() {
    const std::string phase = text_in(view_, "phase");
    if (phase == "allocation") return may("stop") && lot(8) ? "stop" : "spin";
    if (phase == "shopping") return shop();
    if (phase != "spinning") return legal_.empty() ? "" : any(legal_);
    if (std::string answer = answer_an_offer(); !answer.empty()) return answer;
    if (lot(3)) return offer();
    if (lot(8)) return talk();
    if (lot(10)) return speculate();
    if (me_ == number_in(view_, "active") && may("stop") && lot(25)) return "stop";
    return "";
  }

 private:
  bool lot(std::uint32_t n) { return rng_.below(n) == 0; }
  template <class T>
  const T& any(const std::vector<T>& from) {
    return from[rng_.below(static_cast<std::uint32_t>(from.size()))];
  }
  bool may(std::string_view command) const { return std::find(legal_.begin(), legal_.end(), command) != legal_.end(); }
  std::string any_kind(const Counts& counts) {
    std::vector<std::string> kinds;
    for (const auto& [kind, count] : counts) kinds.push_back(kind);
    return any(kinds);
  }

  const Json* card_facts(const std::string& id) const {
    for (const Json& card : member(facts_, "shopping").items()) {
      if (text_in(card, "id") == id) return &card;
    }
    return nullptr;
  }
  int worth(const Json& card) const {
    const auto& visits = member(view_, "visits").items();
    const std::string& visit = visits[static_cast<std::size_t>(me_)].text();
    int points = number_in(card, "icons", 0);
    for (const Json& known : member(facts_, "visits").items()) {
      if (text_in(known, "id") != visit) continue;
      for (const std::string& category : texts_in(known, "doubles")) {
        if (category == text_in(card, "category")) points *= 2;
      }
    }
    return points;
  }
  // The cost of the card of the row that is nearest, then worth most.
  Counts aim() const {
    Counts best;
    int best_score = -1;
    for (const std::string& id : texts_in(view_, "row")) {
      const Json* card = card_facts(id);
      if (card == nullptr) continue;
      const Counts cost = counts_of(member(*card, "cost"));
      const int score = 20 * (3 - total(beyond(cost, hand_))) + worth(*card);
      if (score > best_score) best = cost, best_score = score;
    }
    return best;
  }

  std::string shop() {
    std::string best = "pass";
    int best_worth = 0;
    for (const std::string& command : legal_) {
      if (!command.starts_with("buy ")) continue;
      const Json* card = card_facts(command.substr(4));
      if (card != nullptr && worth(*card) > best_worth) best = command, best_worth = worth(*card);
    }
    return best;
  }

  const Json* open_offer(int id) const {
    for (const Json& offer : member(view_, "offers").items()) {
      if (number_in(offer, "id") == id) return &offer;
    }
    return nullptr;
  }
  // Good: brings what is needed, or at times just as much, and costs nothing that is.
  bool is_good(const Json& offer, const Counts& price) {
    const Counts gain = counts_of_list(text_in(offer, "give"));
    const bool helps = total(beyond(need_, gain)) < total(need_);
    const bool fair = total(gain) >= total(price) && rng_.below(3) == 0;
    return (helps || fair) && total(beyond(price, spare_)) == 0;
  }
  std::string answer_an_offer() {
    std::vector<std::string> good, bad;
    for (const std::string& command : legal_) {
      const auto words = split_words(command);
      if (!words || words->size() < 2) continue;
      const auto id = parse_number((*words)[1]);
      const Json* offer = id ? open_offer(*id) : nullptr;
      if (offer == nullptr) continue;
      if (command.starts_with("accept ")) {
        Counts price = counts_of_list(text_in(*offer, "want"));
        if (words->size() == 4) {
          for (const auto& [kind, count] : counts_of_list((*words)[3])) price[kind] += count;
        }
        const bool places_only = price.empty() && text_in(*offer, "give").empty();
        if (places_only ? lot(4) : is_good(*offer, price)) good.push_back(command);
      } else if (command.starts_with("decline ")) {
        bad.push_back(command);
      }
    }
    if (!good.empty()) return any(good);
    return !bad.empty() && lot(4) ? any(bad) : "";
  }

  std::string offer() {
    if (!may("offer")) return "";
    const int active = number_in(view_, "active");
    const int players = number_in(view_, "players");
    const bool free = me_ == active || member(view_, "final").is_true();
    std::string to = std::to_string(active);
    if (free) {
      const int shift = 1 + static_cast<int>(rng_.below(static_cast<std::uint32_t>(players - 1)));
      to = lot(2) ? "all" : std::to_string((me_ + shift) % players);
    }
    std::string deal = " places";
    if (!lot(12)) {
      if (need_.empty() || spare_.empty()) return "";
      deal = " give " + any_kind(spare_) + " want " + any_kind(need_) + (lot(15) ? " places" : "");
    }
    for (const Json& mine : member(view_, "offers").items()) {
      if (number_in(mine, "from") == me_ &&
          (deal == " places" || deal.find(" want " + text_in(mine, "want")) != std::string::npos)) {
        return "";  // said already
      }
    }
    return "offer " + to + deal;
  }
  std::string talk() {
    if (!may("say") || need_.empty() || spare_.empty()) return "";
    return "say need " + any_kind(need_) + " have " + any_kind(spare_);
  }
  std::string speculate() {
    std::vector<std::string> affordable;
    for (const std::string& command : legal_) {
      if (!command.starts_with("speculate ")) continue;
      const std::string list = command.substr(command.rfind(' ') + 1);
      if (total(beyond(counts_of_list(list), spare_)) == 0) affordable.push_back(command);
    }
    return affordable.empty() ? "" : any(affordable);
  }

  const Json& view_;
  const Json& facts_;
  int me_;
  const std::vector<std::string>& legal_;
  Rng& rng_;
  Counts hand_, need_, spare_;
};

}  // namespace

std::string choose_in_rationing(const Json& view, const Json& deck_facts, Seat seat,
                                const std::vector<std::string>& legal, Rng& rng) {
  return Shopper(view, deck_facts, seat, legal, rng).choose();
}

std::string choose_by_lot(const Table& table, Seat seat, Rng& rng) {
  const std::vector<std::string> legal = table.legal(Actor::at(seat));
  if (table.game() == "rationing") {
    const JsonResult view = parse_json(table.view(seat));
    return choose_in_rationing(view.value, table.deck().facts, seat, legal, rng);
  }
  return legal.empty() ? "" : legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace stolik::terminal
