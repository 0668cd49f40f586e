// The lab: what laws, fuzzers, perft and benchmarks need to know of a game beyond its rules.
//
// A Lab is a struct with: Text; random_options(rng); arbitrary(pub, rng), any action whatever, legal or not;
// kListIsComplete (list equals check); kStepCap, after which random play must be over; reveals(action), the
// commands after which the rules themselves tell secrets; wild(state, rng, who, action), an action that
// list() leaves out (offers), or false.
#pragma once

#include <optional>
#include <string>

#include "core/play.h"
#include "core/rng.h"
#include "games/table_of.h"
#include "games/triples/text.h"

namespace stolik {

struct TriplesLab {
  using Text = triples::Text;
  static constexpr bool kListIsComplete = true;
  static constexpr int kStepCap = 200'000;

  static triples::Options random_options(Rng& rng) {
    triples::Options options;
    options.players = static_cast<std::uint8_t>(2 + rng.below(11));
    options.variant = static_cast<triples::Variant>(rng.below(2));
    options.asking = static_cast<triples::Asking>(rng.below(2));
    options.youngest = rng.below(2) == 0 ? kNobody : seat_at(static_cast<int>(rng.below(options.players)));
    options.max_reads = rng.below(2) == 0 ? triples::kNoLimit : rng.below(4);
    return options;
  }
  static triples::Action arbitrary(const triples::Public& pub, Rng& rng) {
    triples::Action action;
    action.verb = static_cast<triples::Verb>(rng.below(3));
    if (action.verb != triples::Verb::read) action.seat = seat_at(static_cast<int>(rng.below(pub.options.players)));
    if (action.verb == triples::Verb::ask) action.card = triples::card_at(static_cast<int>(rng.below(36)));
    if (action.verb == triples::Verb::read) action.set = static_cast<triples::SetId>(rng.below(12));
    return action;
  }
  static bool reveals(const triples::Action& action) { return action.verb == triples::Verb::ask; }
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

// One random table of a game, played step by step through the same door as everybody's.
template <class Lab>
class RandomTable {
 public:
  using Text = typename Lab::Text;
  using G = typename Text::Rules;

  explicit RandomTable(std::uint64_t seed) : rng_(seed) {
    deck_ = built_in_shelf().default_for(G::kName);
    names_.id = deck_->id;
    STOLIK_ASSERT(Text::read_deck(deck_->facts, names_).empty());
    state = G::start(complete(Lab::random_options(rng_)));
  }

  // What a game keeps of its deck inside its options is read from the deck, not invented.
  typename G::Options complete(typename G::Options options) const {
    if constexpr (requires { Lab::complete(names_, options); }) Lab::complete(names_, options);
    return options;
  }

  bool over() const { return G::waiting(state.pub).over; }

  struct Step {
    bool deals = false;
    typename G::Deal deal{};
    Actor who;
    typename G::Action action{};
  };

  // What could come next, at random: nature where it owes a word; else some seat, at times nature.
  Step choose() {
    Step step;
    const Waiting waiting = G::waiting(state.pub);
    STOLIK_ASSERT(waiting.nature != Nature::silent || !waiting.seats.empty());
    Odds<G> odds;
    G::chance(state, odds);
    if (waiting.nature == Nature::owes && odds.empty()) {
      Lots lots(rng_);
      step.deals = true;
      step.who = Actor::nature();
      step.deal = Text::shuffle(state.pub, lots);
      return step;
    }
    Actor wild_actor;
    typename G::Action wild_action{};
    if (waiting.nature != Nature::owes && Lab::wild(state, rng_, wild_actor, wild_action)) {
      step.who = wild_actor;
      step.action = wild_action;
      return step;
    }
    const bool nature = waiting.nature == Nature::owes || waiting.seats.empty() ||
                        (waiting.nature == Nature::may && rng_.below(12) == 0);
    if (nature) {
      step.who = Actor::nature();
      step.action = pick(odds);
      return step;
    }
    for (std::uint32_t skip = rng_.below(static_cast<std::uint32_t>(waiting.seats.count()));; ) {
      for (int s = 0; s < kMaxSeatBits; ++s) {
        if (!waiting.seats.has(seat_at(s)) || skip-- > 0) continue;
        Actions<G> actions;
        G::list(state.pub, state.own[slot(seat_at(s))], seat_at(s), actions);
        if (actions.empty()) {  // may speak, but has nothing to choose from a list (talk): nature goes on
          step.who = Actor::nature();
          STOLIK_ASSERT(!odds.empty());
          step.action = pick(odds);
          return step;
        }
        step.who = Actor::at(seat_at(s));
        step.action = actions[rng_.below(static_cast<std::uint32_t>(actions.size()))];
        return step;
      }
    }
  }

  Refusal carry_out(const Step& step) {
    before = state.pub;
    const Refusal refusal = step.deals ? play_deal<G>(state, step.who, step.deal, story)
                                       : play<G>(state, step.who, step.action, story);
    if constexpr (requires { typename G::Memory; }) {
      if (!refusal) {
        for (const auto& beat : story) G::remember(memory, before, beat.shown);
      }
    }
    return refusal;
  }

  std::string text(const Step& step) const {
    std::string out;
    if (step.deals) {
      Text::print_deal(names_, state.pub, step.deal, out);
    } else {
      Text::print(names_, step.action, out);
    }
    return out;
  }

  TableOf<Text> table() const { return TableOf<Text>(*deck_, names_, state); }
  TableOf<Text> table(const State<G>& other) const { return TableOf<Text>(*deck_, names_, other); }
  const typename Text::Deck& names() const { return names_; }
  Rng& rng() { return rng_; }

  State<G> state{};
  typename G::Public before{};
  Story<G> story;
  typename G::Memory memory{};

 private:
  typename G::Action pick(const Odds<G>& odds) {
    std::uint32_t total = 0;
    for (const auto& odd : odds) total += odd.weight;
    std::uint32_t lot = rng_.below(total);
    for (const auto& odd : odds) {
      if (lot < odd.weight) return odd.outcome;
      lot -= odd.weight;
    }
    return odds[0].outcome;
  }

  Rng rng_;
  const Deck* deck_ = nullptr;
  typename Text::Deck names_;
};

}  // namespace stolik
