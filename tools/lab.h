// The lab: what laws, fuzzers, perft and benchmarks need to know of a game beyond its rules.
//
// A Lab is a struct with: Text; random_options(rng); arbitrary(pub, rng), any action whatever,
// legal or not; kListIsComplete (list equals check); kStepCap, after which random play must be
// over; reveals(action), the commands after which the rules themselves tell secrets; wild(state,
// rng, who, action), an action that list() leaves out (offers), or false; sample(state, seat, rng),
// a legal action at random without building the list; bench_options(). Optional:
// added_options(options, rng), options that came after the signatures were written;
// odds_total(state), what the weights of chance must add up to; rotated(), the same table one seat
// further on; complete(), what options take from the deck; stands_as_word(action), what the list
// names by its first word only; lot(), nature's word without its odds; kChecksSamples, whether the
// benchmark checks what it samples before it is carried out.
#pragma once

#include <ctime>
#include <string>

#include "core/play.h"
#include "core/rng.h"
#include "games/table_of.h"

namespace stolik {

// CPU time of this thread: what else the machine does counts less.
inline double cpu_seconds() {
  timespec now{};
#ifdef __wasi__
  clock_gettime(CLOCK_MONOTONIC, &now);  // it knows no other
#else
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
#endif
  return double(now.tv_sec) + double(now.tv_nsec) * 1e-9;
}

enum class AddedOptions : std::uint8_t { drawn, left_out };

// One random table of a game, played step by step through the same door as everybody's.
template <class Lab>
class RandomTable {
 public:
  using Text = typename Lab::Text;
  using G = typename Text::Rules;

  explicit RandomTable(std::uint64_t seed, AddedOptions added = AddedOptions::drawn) : rng_(seed) {
    deck_ = built_in_shelf().default_for(G::kName);
    names_ = names_of<Text>(*deck_);
    typename G::Options options = complete(Lab::random_options(rng_));
    if constexpr (requires { Lab::added_options(options, rng_); }) {
      if (added == AddedOptions::drawn) Lab::added_options(options, rng_);
    }
    state = G::start(options);
  }

  // What a game keeps of its deck inside its options is read from the deck, not invented.
  typename G::Options complete(typename G::Options options) const {
    if constexpr (requires { Lab::complete(*names_, options); }) Lab::complete(*names_, options);
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
      step.action = pick(odds, rng_);
      return step;
    }
    for (std::uint32_t skip = rng_.below(waiting.seats.count());;) {
      for (int s = 0; s < kMaxSeatBits; ++s) {
        if (!waiting.seats.has(seat_at(s)) || skip-- > 0) continue;
        Actions<G> actions;
        G::list(state.pub, state.own[slot(seat_at(s))], seat_at(s), actions);
        if (actions.empty()) {  // may speak, but has nothing to choose from a list (talk): nature
                                // goes on
          step.who = Actor::nature();
          STOLIK_ASSERT(!odds.empty());
          step.action = pick(odds, rng_);
          return step;
        }
        step.who = Actor::at(seat_at(s));
        step.action = actions[rng_.below(actions.size())];
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
      Text::print_deal(*names_, state.pub, step.deal, out);
    } else {
      Text::print(*names_, step.action, out);
    }
    return out;
  }

  TableOf<Text> table() const { return TableOf<Text>(*deck_, state); }
  TableOf<Text> table(const State<G>& other) const { return TableOf<Text>(*deck_, other); }
  const typename Text::Deck& names() const { return *names_; }
  Rng& rng() { return rng_; }

  State<G> state{};
  typename G::Public before{};
  Story<G> story;
  typename G::Memory memory{};

 private:
  Rng rng_;
  const Deck* deck_ = nullptr;
  std::shared_ptr<const typename Text::Deck> names_;
};

}  // namespace stolik
