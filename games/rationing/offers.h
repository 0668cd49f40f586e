// Open offers: what was said aloud while the top spins and can still be accepted (R19).
//
// An offer never changes and its number is never used again, so accepting can only accept what was
// on the screen. Each seat keeps its own three, in the order of their numbers: whatever leaves a
// hand, only that hand's offers have to be looked at. An open offer can always be met by its maker.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/fixed_vec.h"
#include "core/seat.h"
#include "games/rationing/goods.h"
#include "games/rationing/queue.h"

namespace stolik::rationing {

inline constexpr std::size_t kMaxOpenOffers = 3;  // of one seat (R19)
// The notation knows numbers up to 999,999,999, and the number of the next offer must be one.
inline constexpr std::uint32_t kLastOfferId = 999'999'998;

template <class T>
using PerSeat = std::array<T, kMaxPlayers>;

// To whom an offer is made: one seat, or everybody its maker may trade with.
struct Addressee {
  Seat seat{};

  STOLIK_FIELDS(Addressee, seat);
  static constexpr Addressee all() { return {kNobody}; }
  constexpr bool is_all() const { return seat == kNobody; }
  constexpr bool includes(Seat who) const { return is_all() || seat == who; }
};

struct Offer {
  std::uint32_t id = 0;
  Goods give{};
  Goods fixed{};  // these two are what it wants
  Choice choice{};
  Addressee to{};
  bool places = false;  // R17: the two pawns change places

  STOLIK_FIELDS(Offer, id, give, fixed, choice, to, places);
  constexpr Want want() const { return {fixed, choice}; }
  // R19: each side gives at least one thing; changing places counts as a thing from both.
  constexpr bool is_exchange() const { return places || (!give.empty() && !want().empty()); }
};

static_assert(sizeof(Offer) == 16);  // fifteen of them are more than half of a state

struct OpenOffers {
  using OfSeat = FixedVec<Offer, kMaxOpenOffers>;
  struct Found {
    Seat from = kNobody;
    std::size_t place = 0;
    explicit operator bool() const { return from != kNobody; }
  };
  PerSeat<OfSeat> by_seat{};

  STOLIK_FIELDS(OpenOffers, by_seat);

  bool empty() const;
  bool full(Seat seat) const { return by_seat[slot(seat)].full(); }
  Found find(std::uint32_t id) const;
  const Offer& at(Found found) const { return by_seat[slot(found.from)][found.place]; }

  void clear();
  Offer& add(Seat from) { return by_seat[slot(from)].add(); }
  void remove(Found found) { by_seat[slot(found.from)].remove_at(found.place); }

  // R19: takes away what `from` can no longer give, holding `hand`; gone(id) is told of each.
  template <class Gone>
  void drop_unmet(Seat from, Goods hand, Gone&& gone) {
    drop_if(from, [&](const Offer& offer) { return !hand.has_all(offer.give); }, gone);
  }
  // The queue has changed: nobody means those places any more.
  template <class Gone>
  void drop_places(Gone&& gone) {
    for (int s = 0; s < kMaxPlayers; ++s) {
      drop_if(seat_at(s), [](const Offer& offer) { return offer.places; }, gone);
    }
  }

 private:
  template <class Bad, class Gone>
  void drop_if(Seat from, Bad&& bad, Gone&& gone) {
    OfSeat& offers = by_seat[slot(from)];
    for (std::size_t i = 0; i < offers.size();) {
      if (!bad(offers[i])) {
        ++i;
        continue;
      }
      gone(from, offers[i].id);
      offers.remove_at(i);
    }
  }
};

// All ways in which `hand` can pay the choice of `want` beside its fixed part; visit(pay) for each.
// One empty way if there is nothing to choose; none if the hand cannot pay.
template <class Visit>
void each_payment(Goods hand, const Want& want, Visit&& visit) {
  if (!hand.has_all(want.fixed)) return;
  if (want.choice.none()) return visit(Goods{});
  // Of the first kind none, one, two …, so long as there are enough of the kinds behind it.
  const auto choose = [&](const auto& self, Goods spare, int total, int left, Goods pay) -> void {
    if (left == 0) return visit(pay);
    if (total < left) return;
    const int kind = std::countr_zero(spare.counts) / 4;
    const int held = spare.count(good_at(kind));
    const Goods behind{spare.counts & ~(15u << (4 * kind))};
    for (int n = 0; n <= (held < left ? held : left); ++n) {
      self(self, behind, total - held, left - n, pay + Goods::of(good_at(kind), n));
    }
  };
  const Goods spare = (hand - want.fixed).of_kinds(want.choice.allowed());
  choose(choose, spare, spare.total(), want.choice.count, Goods{});
}

}  // namespace stolik::rationing
