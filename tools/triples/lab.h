// The lab of `triples`.
#pragma once

#include "games/triples/text.h"
#include "tools/lab.h"

namespace stolik::triples {

struct Lab {
  using Text = triples::Text;
  static constexpr bool kListIsComplete = true;
  static constexpr int kStepCap = 200'000;

  static triples::Options random_options(Rng& rng) {
    triples::Options options;
    options.players = std::uint8_t(2 + rng.below(11));
    options.variant = static_cast<triples::Variant>(rng.below(2));
    options.asking = static_cast<triples::Asking>(rng.below(2));
    options.youngest = rng.below(2) == 0 ? kNobody : seat_at(int(rng.below(options.players)));
    options.max_reads = rng.below(2) == 0 ? triples::kNoLimit : rng.below(4);
    return options;
  }
  // Every second table plays all sets.
  static void added_options(triples::Options& options, Rng& rng) {
    const int least = triples::sets_for(options.players).from;
    if (rng.below(2) == 0) return;
    options.sets = std::uint8_t(least + int(rng.below(triples::kSets - least)));
  }
  static triples::Action arbitrary(const triples::Public& pub, Rng& rng) {
    triples::Action action;
    action.verb = static_cast<triples::Verb>(rng.below(3));
    if (action.verb != triples::Verb::read)
      action.seat = seat_at(int(rng.below(pub.options.players)));
    if (action.verb == triples::Verb::ask) action.card = triples::card_at(int(rng.below(36)));
    if (action.verb == triples::Verb::read) action.set = static_cast<triples::SetId>(rng.below(12));
    return action;
  }
  static bool reveals(const triples::Action& action) { return action.verb == triples::Verb::ask; }
  // Four beginners, asking strictly.
  static triples::Options bench_options() { return {}; }
  static triples::Action sample(const State<Triples>& state, Seat seat, Rng& rng) {
    const triples::CardSet hand = state.own[slot(seat)].hand;
    const triples::CardSet wanted = state.pub.in_play.without(hand);
    const auto players = state.pub.options.players;
    const int shift = 1 + int(rng.below(players - 1u));
    triples::Action action;
    action.seat = seat_at((index(seat) + shift) % players);
    // Two tries at random before counting through the set.
    for (int tries = 0; tries < 2; ++tries) {
      action.card = triples::card_at(int(rng.below(triples::kCards)));
      if (wanted.has(action.card)) return action;
    }
    triples::CardSet rest = wanted;
    for (auto skip = rng.below(wanted.count()); skip > 0; --skip) {
      rest.remove(rest.first());
    }
    action.card = rest.first();
    return action;
  }
  static bool wild(const State<Triples>&, Rng&, Actor&, triples::Action&) { return false; }
  static std::uint32_t odds_total(const State<Triples>& state) { return state.pub.options.players; }

  // The same table with everybody one seat further on.
  static State<Triples> rotated(const State<Triples>& state) {
    State<Triples> turned = state;
    const int players = state.pub.options.players;
    const auto shift = [&](Seat seat) { return seat == kNobody ? seat : left_of(seat, players); };
    turned.pub.turn = shift(state.pub.turn);
    turned.pub.options.youngest = shift(state.pub.options.youngest);
    for (int s = 0; s < players; ++s) {
      const std::size_t from = slot(seat_at(s));
      const std::size_t to = slot(shift(seat_at(s)));
      turned.own[to] = state.own[from];
      turned.pub.hand_sizes[to] = state.pub.hand_sizes[from];
      turned.pub.sets[to] = state.pub.sets[from];
      turned.pub.reads[to] = state.pub.reads[from];
    }
    return turned;
  }
  static std::pair<Actor, triples::Action> rotated(const State<Triples>& state, Actor who,
                                                   triples::Action action) {
    const int players = state.pub.options.players;
    if (who.kind == Actor::Kind::seat) who.seat = left_of(who.seat, players);
    if (action.verb != triples::Verb::read) action.seat = left_of(action.seat, players);
    return {who, action};
  }
};

}  // namespace stolik::triples
