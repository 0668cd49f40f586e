// The rules of `triples`, T1 to T17 (docs/rules/triples.md). This folder is the template for a new
// game.
//
// Cost: a state is 208 bytes, an ask is applied in a few nanoseconds, nothing allocates.
#pragma once

#include <string_view>

#include "core/game.h"
#include "games/triples/memory.h"
#include "games/triples/types.h"

namespace stolik {

class Rng;

namespace triples {
// T10, T14: whether asking for this card is against the rule that one holds another card of its
// set.
inline bool is_mistake(const Public& pub, const Private& own, Card card) {
  return pub.options.asking == Asking::strict && !own.hand.empty() &&
         !own.hand.meets(CardSet::of(set_of(card)));
}
}  // namespace triples

struct Triples {
  using Options = triples::Options;
  using Public = triples::Public;
  using Private = triples::Private;
  using Hidden = triples::Hidden;
  using Deal = triples::Deal;
  using Action = triples::Action;
  using Shown = triples::Shown;
  using Whisper = triples::Whisper;
  using Memory = triples::Memory;

  static constexpr std::string_view kName = "triples";
  static constexpr PlayerCounts kPlayers = PlayerCounts::from_to("T3", 2, triples::kMaxPlayers);
  static constexpr std::array kBestPlayers{3, 6};  // from, to (T3)
  static constexpr const auto& kOptions = triples::kOptions;
  static constexpr const auto& kVerbs = triples::kVerbs;
  static constexpr std::string_view kEndRule = "T17";
  static constexpr std::string_view kDealRule = "T3";
  static constexpr std::string_view kDealShape = "CARDS;CARDS;…";
  static constexpr int kMaxSeats = triples::kMaxPlayers;
  // An empty hand may ask eleven others for all 36 cards, and read twelve knowledge cards.
  static constexpr std::size_t kMaxActions = 11 * triples::kCards + triples::kSets;
  static constexpr std::size_t kMaxOdds = triples::kMaxPlayers;
  // The deal is the longest step: a hand each, twelve sets at most, who begins, the end.
  static constexpr std::size_t kMaxBeats = triples::kMaxPlayers + triples::kSets + 2;

  static State<Triples> start(const Options& options);
  static Refusal check_deal(const Public& pub, const Deal& deal);
  static void deal(State<Triples>& state, const Deal& deal, Story<Triples>& story);

  static Waiting waiting(const Public& pub);
  static Giver giver(const Action& action) { return triples::kGivers[std::size_t(action.verb)]; }
  static Refusal check(const Public& pub, const Private& own, Seat seat, const Action& action);
  static Refusal check_nature(const State<Triples>& state, const Action& action);
  static void list(const Public& pub, const Private& own, Seat seat, Actions<Triples>& out);
  static void chance(const State<Triples>& state, Odds<Triples>& odds);
  static void apply(State<Triples>& state, Actor who, const Action& action, Story<Triples>& story);

  static int points(const Public& pub, Seat seat) { return pub.sets[slot(seat)].count(); }
  // T17: whoever has most sets; equal counts share the win. Empty before the end.
  static SeatSet winners(const Public& pub);
  static std::string_view flaw(const State<Triples>& state);

  static void remember(Memory& memory, const Public& before, const Shown& shown) {
    memory.hear(before, shown);
  }
  // A full state that fits the view and all that was said aloud, at random but not uniformly.
  static State<Triples> guess(const View<Triples>& view, const Memory& memory, Rng& rng);

  // T3: how many cards a seat is dealt; the first seats get one more where they do not divide
  // evenly.
  static constexpr int dealt_to(int seat, const Options& options) {
    return options.cards() / options.players + (seat < options.cards() % options.players ? 1 : 0);
  }
};

}  // namespace stolik
