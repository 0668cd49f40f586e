#include "classroom/seating.h"

#include <algorithm>
#include <map>

#include "core/assert.h"
#include "core/contains.h"
#include "core/rng.h"

namespace stolik {
namespace {

constexpr int kWish = 100'000;  // more than all meetings of a class together
constexpr int kMeeting = 10;    // a second one counts more than two first ones
constexpr int kMostSwaps = 3'000;

// People and tables as numbers from 0; what it costs to have two of them at one table.
class Hall {
 public:
  Hall(std::size_t people, std::vector<int> places)
      : people_(people), places_(std::move(places)), price_(people * people) {
    fixed_.assign(people, false);
  }

  std::size_t people() const { return people_; }
  void charge(std::size_t a, std::size_t b, int price) {
    price_[a * people_ + b] += price;
    price_[b * people_ + a] += price;
  }
  // False: that table is full of people who stay there.
  bool pin(std::size_t who, std::size_t table) {
    if (table >= places_.size() || fixed_[who]) return false;
    const auto pinned =
        std::ranges::count_if(pins_, [&](const auto& pin) { return pin.second == table; });
    if (pinned >= places_[table]) return false;
    pins_.emplace_back(who, table);
    return fixed_[who] = true;
  }
  void sit_down(Rng& rng);
  void change_places(Rng& rng);
  std::size_t table_of(std::size_t who) const { return where_[who]; }

 private:
  struct Swap {
    std::size_t a = 0, b = 0;
    int gain = 0;
    bool found = false;
  };

  int price(std::size_t a, std::size_t b) const { return price_[a * people_ + b]; }
  // What this person costs at that table.
  int& sum(std::size_t who, std::size_t table) { return sums_[who * places_.size() + table]; }
  int total();
  Swap best_swap(long now, int to_beat, Rng& rng);
  void swap(std::size_t a, std::size_t b);

  std::size_t people_;
  std::vector<int> places_;  // for people, at each table
  std::vector<int> price_;
  std::vector<bool> fixed_;
  std::vector<std::pair<std::size_t, std::size_t>> pins_{};
  std::vector<std::size_t> where_{};
  std::vector<int> sums_{};
  std::vector<long> resting_{};  // until when somebody does not go back to a table
};

template <class Items>
void shuffle_by(Items& items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[rng.below(i)]);
}

// Who is to sit with somebody sits down beside them while there is room: an exchange of two alone
// would seldom bring three together.
void Hall::sit_down(Rng& rng) {
  std::vector<int> left = places_;
  where_.assign(people_, 0);
  std::vector<bool> sits = fixed_;
  for (const auto& [who, table] : pins_) where_[who] = table, --left[table];
  std::vector<std::size_t> order(people_), free;
  for (std::size_t who = 0; who < people_; ++who) order[who] = who;
  for (std::size_t t = 0; t < left.size(); ++t) free.insert(free.end(), std::size_t(left[t]), t);
  shuffle_by(order, rng);
  shuffle_by(free, rng);
  const auto sit = [&](std::size_t who, std::size_t table) {
    where_[who] = table;
    sits[who] = true;
    free.erase(std::ranges::find(free, table));
  };
  const auto beside = [&](std::size_t host, auto&& self) -> void {
    for (const std::size_t guest : order) {
      const bool room = contains(free, where_[host]);
      if (!room || sits[guest] || price(host, guest) >= 0) continue;
      sit(guest, where_[host]);
      self(guest, self);
    }
  };
  for (const auto& pin : pins_) beside(pin.first, beside);
  const auto has_friends = [&](std::size_t who) {
    return std::ranges::any_of(order, [&](std::size_t other) { return price(who, other) < 0; });
  };
  std::stable_partition(order.begin(), order.end(), has_friends);
  for (const std::size_t who : order) {
    if (sits[who]) continue;
    sit(who, free.back());
    beside(who, beside);
  }
  sums_.assign(people_ * places_.size(), 0);
  for (std::size_t a = 0; a < people_; ++a) {
    for (std::size_t b = 0; b < people_; ++b) sum(a, where_[b]) += price(a, b);
  }
  resting_.assign(people_ * places_.size(), 0);
}

int Hall::total() {
  int all = 0;
  for (std::size_t who = 0; who < people_; ++who) all += sum(who, where_[who]);
  return all / 2;
}

// The exchange of two people that saves most. Who has just left a table does not go back to it,
// unless all is better than ever then.
Hall::Swap Hall::best_swap(long now, int to_beat, Rng& rng) {
  Swap best;
  std::uint32_t equal = 0;
  for (std::size_t a = 0; a < people_; ++a) {
    if (fixed_[a]) continue;
    for (std::size_t b = a + 1; b < people_; ++b) {
      const std::size_t at = where_[a], bt = where_[b];
      if (fixed_[b] || at == bt) continue;
      const int gain = sum(a, at) + sum(b, bt) - sum(a, bt) - sum(b, at) + 2 * price(a, b);
      const bool rests =
          resting_[a * places_.size() + bt] > now || resting_[b * places_.size() + at] > now;
      if (rests && gain <= to_beat) continue;
      if (best.found && gain < best.gain) continue;
      equal = best.found && gain == best.gain ? equal + 1 : 1;
      if (equal == 1 || rng.below(equal) == 0) best = {a, b, gain, true};
    }
  }
  return best;
}

void Hall::swap(std::size_t a, std::size_t b) {
  const std::size_t at = where_[a], bt = where_[b];
  for (std::size_t who = 0; who < people_; ++who) {
    sum(who, at) += price(who, b) - price(who, a);
    sum(who, bt) += price(who, a) - price(who, b);
  }
  std::swap(where_[a], where_[b]);
}

void Hall::change_places(Rng& rng) {
  int least = 0;  // what cannot be bettered: all who are to be together are, nobody met before
  for (std::size_t a = 0; a < people_; ++a) {
    for (std::size_t b = a + 1; b < people_; ++b) least += std::min(0, price(a, b));
  }
  int cost = total();
  int best_cost = cost;
  std::vector<std::size_t> best = where_;
  for (long step = 0; step < kMostSwaps && best_cost > least; ++step) {
    const Swap found = best_swap(step, cost - best_cost, rng);
    if (!found.found) break;
    const std::size_t at = where_[found.a], bt = where_[found.b];
    swap(found.a, found.b);
    cost -= found.gain;
    resting_[found.a * places_.size() + at] = step + 4 + long(rng.below(8));
    resting_[found.b * places_.size() + bt] = step + 4 + long(rng.below(8));
    if (cost < best_cost) best_cost = cost, best = where_;
  }
  where_ = best;
}

// How many people each table takes: bots go to the larger tables first, one each.
std::vector<int> places_of(const std::vector<int>& sizes, int people) {
  std::vector<int> places = sizes;
  int bots = -people;
  for (const int size : sizes) bots += size;
  while (bots > 0) {
    for (std::size_t t = 0; t < places.size() && bots > 0; ++t) --places[t], --bots;
  }
  return places;
}

using Numbers = std::map<int, std::size_t>;  // a person's place in the list

std::vector<Two> pairs_of(const Seating& seating) {
  std::vector<Two> pairs;
  for (const auto& table : seating.tables) {
    for (std::size_t i = 0; i < table.size(); ++i) {
      for (std::size_t j = i + 1; j < table.size(); ++j) {
        if (table[i] != 0 && table[j] != 0)
          pairs.emplace_back(std::min(table[i], table[j]), std::max(table[i], table[j]));
      }
    }
  }
  return pairs;
}

}  // namespace

Seating seat_people(std::span<const int> people, PlayerCounts sizes, SameDeal same,
                    const SeatingWishes& wishes, std::span<const Seating> before,
                    std::uint64_t seed) {
  const int count = int(people.size());
  Seating seating;
  const std::vector<int> chosen = table_sizes(count, sizes, same);
  if (chosen.empty()) return seating;
  Hall hall(people.size(), places_of(chosen, count));
  Numbers numbers;
  for (std::size_t i = 0; i < people.size(); ++i) numbers.emplace(people[i], i);
  STOLIK_ASSERT(numbers.size() == people.size() && !numbers.contains(0));
  std::map<Two, int> met;
  for (const Seating& one : before) {
    for (const Two& pair : pairs_of(one)) ++met[pair];
  }
  const auto charge = [&](const Two& pair, int price) {
    const auto a = numbers.find(pair.first), b = numbers.find(pair.second);
    if (a != numbers.end() && b != numbers.end() && a != b)
      hall.charge(a->second, b->second, price);
  };
  for (const auto& [pair, times] : met) charge(pair, kMeeting * times * times);
  for (const Two& pair : wishes.apart) charge(pair, kWish);
  for (const Two& pair : wishes.together) charge(pair, -kWish);
  for (const Two& pin : wishes.pins) {
    const auto who = numbers.find(pin.first);
    if (who == numbers.end()) continue;
    if (pin.second < 1 || !hall.pin(who->second, std::size_t(pin.second - 1)))
      seating.broken.push_back(pin);
  }
  Rng rng(seed);
  hall.sit_down(rng);
  hall.change_places(rng);

  seating.tables.resize(chosen.size());
  for (std::size_t i = 0; i < people.size(); ++i)
    seating.tables[hall.table_of(i)].push_back(people[i]);
  for (std::size_t t = 0; t < chosen.size(); ++t) {
    shuffle_by(seating.tables[t], rng);
    seating.tables[t].resize(std::size_t(chosen[t]), 0);  // bots sit last
  }
  const auto at_one_table = [&](const Two& pair) {
    const auto a = numbers.find(pair.first), b = numbers.find(pair.second);
    return a != numbers.end() && b != numbers.end() &&
           hall.table_of(a->second) == hall.table_of(b->second);
  };
  const auto both = [&](const Two& pair) {
    return numbers.contains(pair.first) && numbers.contains(pair.second);
  };
  for (const Two& pair : wishes.apart) {
    if (pair.first != pair.second && at_one_table(pair)) seating.broken.push_back(pair);
  }
  for (const Two& pair : wishes.together) {
    if (both(pair) && !at_one_table(pair)) seating.broken.push_back(pair);
  }
  for (const Two& pair : pairs_of(seating)) seating.repeats += met.contains(pair) ? 1 : 0;
  return seating;
}

}  // namespace stolik
