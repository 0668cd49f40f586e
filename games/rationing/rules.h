// The rules of `rationing`, R1 to R31 (docs/rules/rationing.md).
//
// Cost: a state is below 512 bytes, a command is checked and applied in some tens of nanoseconds,
// nothing allocates. rules.cpp says who may do what; trade.cpp carries out deals, shopping.cpp the
// course of a round; flaw.cpp says what cannot be.
#pragma once

#include <string_view>

#include "core/game.h"
#include "core/pace.h"
#include "games/rationing/memory.h"
#include "games/rationing/types.h"

namespace stolik {

class Rng;

struct Rationing {
  using Options = rationing::Options;
  using Public = rationing::Public;
  using Private = rationing::Private;
  using Hidden = rationing::Hidden;
  using Deal = rationing::Deal;
  using Action = rationing::Action;
  using Shown = rationing::Shown;
  using Whisper = rationing::Whisper;
  using Memory = rationing::Memory;

  static constexpr std::string_view kName = "rationing";
  static constexpr PlayerCounts kPlayers =
      PlayerCounts::from_to("R2", rationing::kMinPlayers, rationing::kMaxPlayers);
  static constexpr const auto& kOptions = rationing::kOptions;
  static constexpr const auto& kVerbs = rationing::kVerbs;
  static constexpr std::string_view kEndRule = "R28";
  static constexpr std::string_view kDealRule = "R6";
  static constexpr std::string_view kDealShape = "GOODS;GOODS;… visits VISITS row CARDS first SEAT";
  static constexpr int kMaxSeats = rationing::kMaxPlayers;

  // The longest list: who has the top (in the final round anybody) holds five of each kind and may
  // accept three offers of each of four others, every one for "any five": that is 5 things of 7
  // kinds with repetition, C(11,5) = 462 ways to pay. Beside that: decline 12, withdraw 3, 28 pairs
  // of cards for the speculator, twice, and stop. 5,616 actions of 20 bytes are 110 KiB on the
  // stack of the caller: WebAssembly needs a stack of 256 KiB or more (-z stack-size).
  static constexpr std::size_t kMaxPayments = 462;
  static constexpr std::size_t kMaxOffersToOne =
      (rationing::kMaxPlayers - 1) * rationing::kMaxOpenOffers;
  static constexpr std::size_t kMaxActions =
      kMaxOffersToOne * kMaxPayments + kMaxOffersToOne + rationing::kMaxOpenOffers + 2 * 28 + 1;
  static constexpr std::size_t kMaxOdds = rationing::kShoppingCards;
  // The longest step: the die in the middle of trading. What the speculator throws and takes, his
  // way to the end, fifteen offers of places gone, the final round and a reshuffle. The deal has
  // twelve.
  static constexpr std::size_t kMaxBeats = rationing::kMaxPlayers * rationing::kMaxOpenOffers + 8;

  static State<Rationing> start(const Options& options);
  static Refusal check_deal(const Public& pub, const Deal& deal);
  static void deal(State<Rationing>& state, const Deal& deal, Story<Rationing>& story);

  static Waiting waiting(const Public& pub);
  static Giver giver(const Action& action) { return rationing::kGivers[std::size_t(action.verb)]; }
  static Refusal check(const Public& pub, const Private& own, Seat seat, const Action& action);
  static Refusal check_nature(const State<Rationing>& state, const Action& action);
  // All but `offer` and `say`, which are too many: may_offer() and may_say() tell if they are
  // possible.
  static void list(const Public& pub, const Private& own, Seat seat, Actions<Rationing>& out);
  static void chance(const State<Rationing>& state, Odds<Rationing>& odds);
  static void apply(State<Rationing>& state, Actor who, const Action& action,
                    Story<Rationing>& story);

  static bool may_offer(const Public& pub, Seat seat);
  static bool may_say(const Public& pub);

  // The top (R11-R14, R22, R27), and what is done for a seat whose time is over.
  static Pace pace(const Public& pub);
  static Action pace_ends(PaceEnd end);
  static Meaning meaning(const Action& action);
  static std::optional<Action> when_late(const Public& pub, Seat seat);

  // R29; 0 before the end, since it needs what lies face down.
  // R1, R10: all that could ever be drawn, in the order of chance(); nothing where that is the same
  // at all tables.
  static void whole_chance(const Public& pub, Odds<Rationing>& odds);
  // R10, R15, R25: who gets the card that nature draws; shopping cards and the die are everybody's.
  static Seat draws_for(const Public& pub) {
    return pub.phase == rationing::Phase::draw ? pub.owed_to(0) : kNobody;
  }
  static int points(const Public& pub, Seat seat);
  // R29, if visits and purchases were turned over here.
  static int standing(const State<Rationing>& table, Seat seat);
  // R30; empty before the end. Several seats: a draw.
  static SeatSet winners(const Public& pub);
  static std::string_view flaw(const State<Rationing>& state);

  static void remember(Memory& memory, const Public& before, const Shown& shown) {
    memory.hear(before, shown);
  }
  // A full state that fits the view and the memory, at random.
  static State<Rationing> guess(const View<Rationing>& view, const Memory& memory, Rng& rng);
};

// Here, because they are asked at every step.
inline Waiting Rationing::waiting(const Public& pub) {
  using rationing::Phase;
  switch (pub.phase) {
    case Phase::deal:
    case Phase::draw:
    case Phase::refill:
    case Phase::speculator: return {.nature = Nature::owes};
    case Phase::allocation: return {.seats = SeatSet::of(pub.active)};
    case Phase::spinning:
      return {.seats = SeatSet::first(pub.options.players), .nature = Nature::may};
    case Phase::shopping: return {.seats = SeatSet::of(rationing::seat_of(pub.queue.head()))};
    case Phase::over: return {.over = true};
  }
  return {};
}

}  // namespace stolik
