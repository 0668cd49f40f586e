#include "puzzles/triples/deduction.h"

#include <algorithm>

namespace stolik::triples {
namespace {

constexpr int kDeepest = 9;

std::uint8_t deeper(const std::vector<Fact>& facts, const std::vector<int>& from) {
  std::uint8_t level = 0;
  for (const int i : from) level = std::max(level, facts[std::size_t(i)].level);
  return std::uint8_t(level + 1);
}

constexpr std::size_t place_in(Card card) { return std::size_t(index(card)); }

}  // namespace

// Level by level, so that everything is thought as early as it can be.
Deduction::Deduction(const Scene& scene) {
  for (auto& row : no_) row.fill(-1);
  for (auto& row : yes_) row.fill(-1);
  places_.fill(-1);
  see(scene);
  for (std::size_t i = 0; i < scene.lines.size(); ++i) hear(scene, int(i));
  for (int level = 1; level < kDeepest; ++level) {
    const bool more =
        std::ranges::any_of(facts_, [&](const Fact& fact) { return fact.level > level; });
    if (!think(scene, level) && !more) break;
  }
  scene.in_play.without(scene.hand).each([&](Card card) {
    for (int s = 0; s < scene.players; ++s) {
      const std::int16_t fact = yes_[std::size_t(s)][place_in(card)];
      if (fact >= 0) places_[place_in(card)] = fact;
    }
  });
}

int Deduction::placed() const {
  return int(std::ranges::count_if(places_, [this](std::int16_t fact) {
    return fact >= 0 && facts_[std::size_t(fact)].because != Because::gives;
  }));
}

int Deduction::known(Fact::Says says, Seat seat, Card card, int level) const {
  const int fact = (says == Fact::Says::no ? no_ : yes_)[slot(seat)][place_in(card)];
  return fact >= 0 && facts_[std::size_t(fact)].level <= level ? fact : -1;
}

// A card that changed hands is elsewhere now; what was known of it is of yesterday.
void Deduction::forget(Seat seat, Card card) {
  no_[slot(seat)][place_in(card)] = -1;
  yes_[slot(seat)][place_in(card)] = -1;
}

void Deduction::add(Fact fact) {
  const auto number = std::int16_t(facts_.size());
  if (fact.says == Fact::Says::no || fact.says == Fact::Says::yes) {
    std::int16_t& where =
        (fact.says == Fact::Says::no ? no_ : yes_)[slot(fact.seat)][place_in(fact.cards.first())];
    if (where >= 0) return;
    where = number;
  } else if (fact.says != Fact::Says::filled) {
    promises_.push_back(number);
  }
  facts_.push_back(std::move(fact));
}

void Deduction::see(const Scene& scene) {
  for (int s = 0; s < scene.players; ++s) {
    const Seat seat = seat_at(s);
    scene.in_play.each([&](Card card) {
      const bool mine = scene.hand.has(card);
      const Fact::Says says = seat == scene.me && mine ? Fact::Says::yes : Fact::Says::no;
      if (seat == scene.me || mine) {
        add({.says = says, .because = Because::own, .seat = seat, .cards = CardSet::of(card)});
      } else if (scene.sizes[slot(seat)] == 0) {
        add({.says = Fact::Says::no,
             .because = Because::empty,
             .seat = seat,
             .cards = CardSet::of(card)});
      }
    });
  }
}

// What one's own hand shows needs no hearing; what is said of the others is taken in as it was
// said.
void Deduction::hear(const Scene& scene, int number) {
  const Line& line = scene.lines[std::size_t(number)];
  const CardSet set = CardSet::of(set_of(line.card));
  const CardSet card = CardSet::of(line.card);
  const auto heard = [&](Fact::Says says, Because because, Seat seat, CardSet cards) {
    if (seat != scene.me)
      add({.says = says,
           .because = because,
           .level = 1,
           .seat = seat,
           .cards = cards,
           .line = number});
  };
  if (line.answer == Heard::Answer::mistaken) {
    set.each(
        [&](Card one) { heard(Fact::Says::no, Because::mistakes, line.asker, CardSet::of(one)); });
    return;
  }
  if (!line.bare) heard(Fact::Says::any, Because::asks, line.asker, set.without(card));
  if (line.answer == Heard::Answer::refused) {
    heard(Fact::Says::no, Because::asks, line.asker, card);
    heard(Fact::Says::no, Because::refuses, line.asked, card);
    return;
  }
  // An older promise of the giver that this card may have kept is kept, and older pairs with it say
  // nothing more.
  for (const int i : promises_) {
    Fact& fact = facts_[std::size_t(i)];
    const bool of_giver = fact.seat == line.asked;
    const bool pair_of_taker = fact.seat == line.asker && fact.says == Fact::Says::not_both;
    if ((of_giver || pair_of_taker) && fact.cards.has(line.card)) fact.cards = {};
  }
  heard(Fact::Says::not_both, Because::not_all, line.asked, set.without(card));
  if (scene.hand.has(line.card)) return;  // what one holds oneself is seen, not heard
  for (int s = 0; s < scene.players; ++s) {
    if (seat_at(s) == scene.me) continue;
    forget(seat_at(s), line.card);
    heard(seat_at(s) == line.asker ? Fact::Says::yes : Fact::Says::no, Because::gives, seat_at(s),
          card);
  }
}

bool Deduction::think(const Scene& scene, int level) {
  const std::size_t before = facts_.size();
  keep_promises(level);
  find_last_places(scene, level);
  count_people(scene, level);
  weigh_hands(scene, level);
  place(scene, level);
  return facts_.size() > before;
}

Deduction::Left Deduction::left_of_promise(int number, int level) const {
  const Fact& fact = facts_[std::size_t(number)];
  Left left{fact.cards, {number}};
  fact.cards.each([&](Card card) {
    const int no = known(Fact::Says::no, fact.seat, card, level);
    if (no < 0) return;
    left.cards.remove(card);
    left.from.push_back(no);
  });
  return left;
}

void Deduction::keep_promises(int level) {
  for (std::size_t n = 0; n < promises_.size(); ++n) {
    const int i = promises_[n];
    const Fact fact = facts_[std::size_t(i)];
    if (fact.level > level || fact.cards.empty()) continue;
    if (fact.says == Fact::Says::not_both) {
      fact.cards.each([&](Card card) {
        const int there = known(Fact::Says::yes, fact.seat, card, level);
        if (there < 0) return;
        const std::vector<int> from{i, there};
        add({.says = Fact::Says::no,
             .because = Because::not_all,
             .level = deeper(facts_, from),
             .seat = fact.seat,
             .cards = fact.cards.without(CardSet::of(card)),
             .from = from});
      });
      continue;
    }
    const Left left = left_of_promise(i, level);
    if (left.cards.count() != 1) continue;
    // Whoever holds the other card oneself needs no second thought.
    const auto is_seen = [&](int no) { return facts_[std::size_t(no)].level == 0; };
    const bool seen = std::all_of(left.from.begin() + 1, left.from.end(), is_seen);
    add({.says = Fact::Says::yes,
         .because = Because::promise,
         .level = seen ? fact.level : deeper(facts_, left.from),
         .seat = fact.seat,
         .cards = left.cards,
         .from = left.from});
  }
}

void Deduction::find_last_places(const Scene& scene, int level) {
  scene.in_play.without(scene.hand).each([&](Card card) {
    Seat last = kNobody;
    int places = 0;
    std::vector<int> from;
    for (int s = 0; s < scene.players; ++s) {
      const int no = known(Fact::Says::no, seat_at(s), card, level);
      if (no >= 0) {
        from.push_back(no);
      } else {
        last = seat_at(s);
        ++places;
      }
    }
    if (places != 1) return;
    add({.says = Fact::Says::yes,
         .because = Because::others_lack,
         .level = deeper(facts_, from),
         .seat = last,
         .cards = CardSet::of(card),
         .from = from});
  });
}

// Two people who each have one of the same two cards, or three of the same three, leave none of
// them to anybody else.
void Deduction::count_people(const Scene& scene, int level) {
  struct Holder {
    Seat seat;
    Left left;
  };
  std::vector<Holder> holders;
  for (const int i : promises_) {
    const Fact& fact = facts_[std::size_t(i)];
    if (fact.says != Fact::Says::any || fact.level > level || fact.cards.empty()) continue;
    Holder holder{fact.seat, left_of_promise(i, level)};
    if (holder.left.cards.count() > 1) holders.push_back(std::move(holder));
  }
  const auto conclude = [&](std::initializer_list<const Holder*> people) {
    CardSet cards;
    SeatSet seats;
    std::vector<int> from;
    for (const Holder* holder : people) {
      cards = cards | holder->left.cards;
      seats.add(holder->seat);
      from.insert(from.end(), holder->left.from.begin(), holder->left.from.end());
    }
    if (seats.count() != int(people.size()) || cards.count() != seats.count()) return;
    for (int s = 0; s < scene.players; ++s) {
      const Seat seat = seat_at(s);
      if (seats.has(seat) || seat == scene.me) continue;
      cards.each([&](Card card) {
        add({.says = Fact::Says::no,
             .because = Because::counting,
             .level = deeper(facts_, from),
             .seat = seat,
             .cards = CardSet::of(card),
             .from = from});
      });
    }
  };
  const auto of_one_set = [](const Holder& a, const Holder& b) {
    return set_of(a.left.cards.first()) == set_of(b.left.cards.first());
  };
  for (std::size_t a = 0; a < holders.size(); ++a) {
    for (std::size_t b = a + 1; b < holders.size(); ++b) {
      if (!of_one_set(holders[a], holders[b])) continue;
      conclude({&holders[a], &holders[b]});
      for (std::size_t c = b + 1; c < holders.size(); ++c) {
        if (of_one_set(holders[a], holders[c])) conclude({&holders[a], &holders[b], &holders[c]});
      }
    }
  }
}

// A hand has its size, and no complete set (T13). What is spoken for: cards that are surely there,
// and in each other set one card of those that were promised.
void Deduction::weigh_hands(const Scene& scene, int level) {
  for (int s = 0; s < scene.players; ++s) {
    const Seat seat = seat_at(s);
    const int size = scene.sizes[slot(seat)];
    if (seat == scene.me || size == 0) continue;
    CardSet spoken_for;  // cards that could be among those
    CardSet possible;
    int spoken = 0;
    std::vector<int> from;
    std::vector<int> against;
    for (int set = 0; set < kSets; ++set) {
      const CardSet cards = CardSet::of(static_cast<SetId>(set));
      if (!scene.in_play.meets(cards)) continue;
      CardSet there;
      std::vector<int> why;
      cards.each([&](Card card) {
        const int yes = known(Fact::Says::yes, seat, card, level);
        const int no = known(Fact::Says::no, seat, card, level);
        if (yes >= 0) {
          there.add(card);
          why.push_back(yes);
        }
        if (no >= 0) {
          against.push_back(no);
        } else {
          possible.add(card);
        }
      });
      if (there.count() == kCardsOfSet - 1) {
        const CardSet third = cards.without(there);
        add({.says = Fact::Says::no,
             .because = Because::not_all,
             .level = deeper(facts_, why),
             .seat = seat,
             .cards = third,
             .from = why});
      }
      if (there.empty()) {
        for (const int i : promises_) {
          const Fact& fact = facts_[std::size_t(i)];
          if (fact.says != Fact::Says::any || fact.seat != seat || fact.level > level ||
              !fact.cards.meets(cards))
            continue;
          const Left left = left_of_promise(i, level);
          if (left.cards.count() < 2) continue;
          spoken_for = spoken_for | left.cards;
          from.insert(from.end(), left.from.begin(), left.from.end());
          ++spoken;
          break;
        }
        continue;
      }
      spoken += there.count();
      from.insert(from.end(), why.begin(), why.end());
      spoken_for = spoken_for | there;
    }
    if (spoken == size && !filled_.has(seat)) {
      filled_.add(seat);
      const std::vector<int> all{int(facts_.size())};
      add({.says = Fact::Says::filled,
           .because = Because::full,
           .level = deeper(facts_, from),
           .seat = seat,
           .cards = spoken_for,
           .from = from});
      possible.without(spoken_for).each([&](Card card) {
        add({.says = Fact::Says::no,
             .because = Because::full,
             .level = deeper(facts_, all),
             .seat = seat,
             .cards = CardSet::of(card),
             .from = all});
      });
    }
    if (possible.count() == size) {
      possible.each([&](Card card) {
        add({.says = Fact::Says::yes,
             .because = Because::all_needed,
             .level = deeper(facts_, against),
             .seat = seat,
             .cards = CardSet::of(card),
             .from = against});
      });
    }
  }
}

void Deduction::place(const Scene& scene, int level) {
  scene.in_play.without(scene.hand).each([&](Card card) {
    for (int s = 0; s < scene.players; ++s) {
      const int yes = known(Fact::Says::yes, seat_at(s), card, level);
      if (yes < 0) continue;
      for (int other = 0; other < scene.players; ++other) {
        if (other == s) continue;
        add({.says = Fact::Says::no,
             .because = Because::placed,
             .level = deeper(facts_, {yes}),
             .seat = seat_at(other),
             .cards = CardSet::of(card),
             .from = {yes}});
      }
    }
  });
}

std::vector<int> proof_of(const std::vector<Fact>& facts, int fact) {
  std::vector<bool> used(facts.size(), false);
  used[std::size_t(fact)] = true;
  std::vector<int> order;
  for (std::size_t i = std::size_t(fact) + 1; i-- > 0;) {
    if (!used[i]) continue;
    if (facts[i].level > 0) order.push_back(int(i));
    for (const int from : facts[i].from) used[std::size_t(from)] = true;
  }
  std::ranges::reverse(order);
  return order;
}

}  // namespace stolik::triples
