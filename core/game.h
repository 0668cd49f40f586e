// The concept Game: what a set of rules is. Read this file first.
//
// A game is plain values and pure static functions. Rules know no clock, no random number, no I/O,
// no heap and no floating point; whatever chance or time decides comes in as a command of nature.
//
// The state is split by who may know it, so redaction is not code that a game could forget: a
// view has no member in which another seat's secret could travel.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "core/fixed_vec.h"
#include "core/seat.h"

namespace stolik {

// Copying is memcpy, so no value of the rules can own heap memory.
template <class T>
concept Value = std::regular<T> && std::is_trivially_copyable_v<T>;

// The whole truth, split by who may know it. Held by rules, journal and dealer only.
template <class G>
struct State {
  typename G::Public pub;                             // on the table
  std::array<typename G::Private, G::kMaxSeats> own;  // own[s] is known to seat s alone
  [[no_unique_address]] typename G::Hidden hid;       // known to nobody: what the stacks still hold

  bool operator==(const State&) const = default;
};

// What a seat knows. A spectator knows the Public part alone.
template <class G>
struct View {
  Seat seat;
  typename G::Public pub;
  typename G::Private own;

  bool operator==(const View&) const = default;
};

// The only redaction there is.
template <class G>
View<G> view(const State<G>& state, Seat seat) {
  return {seat, state.pub, state.own[slot(seat)]};
}

// One beat of a step's story: a face shown to all and, at most, a whisper to one seat.
template <class G>
struct Beat {
  typename G::Shown shown{};
  bool whispers = false;
  Seat ear{};
  typename G::Whisper whisper{};

  bool operator==(const Beat&) const = default;
};

// A word that nature can say, with its weight. Integers, so that odds are exact everywhere.
template <class A>
struct Odd {
  A outcome;
  std::uint32_t weight;

  bool operator==(const Odd&) const = default;
};

template <class G>
using Story = FixedVec<Beat<G>, G::kMaxBeats>;
template <class G>
using Actions = FixedVec<typename G::Action, G::kMaxActions>;
template <class G>
using Odds = FixedVec<Odd<typename G::Action>, G::kMaxOdds>;

// Picks one of the odds by lot. `lots.below(n)` is any source of uniform numbers; the list is not
// empty.
template <class Odds, class Lots>
const auto& pick(const Odds& odds, Lots& lots) {
  std::uint32_t total = 0;
  for (const auto& odd : odds) total += odd.weight;
  std::uint32_t lot = lots.below(total);
  for (const auto& odd : odds) {
    if (lot < odd.weight) return odd.outcome;
    lot -= odd.weight;
  }
  STOLIK_ASSERT(false);
  return odds[0].outcome;
}

// Who gives a command at all, and the rule that says so.
struct Giver {
  Actor::Kind kind;
  std::string_view rule;
};

template <class G>
concept Game =
    Value<typename G::Public> && Value<typename G::Private> && Value<typename G::Hidden> &&
    Value<typename G::Options> && Value<typename G::Deal> && Value<typename G::Action> &&
    Value<typename G::Shown> && Value<typename G::Whisper> && Value<typename G::Memory> &&
    sizeof(typename G::Action) <= 32 &&
    requires(State<G> s, const State<G> cs, const typename G::Public pub, Seat seat, Actor who,
             const typename G::Private own, const typename G::Action a,
             const typename G::Options options, const typename G::Deal deal, Actions<G> out,
             Odds<G> odds, Story<G> story, typename G::Memory memory,
             const typename G::Shown shown) {
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::kDealRule } -> std::convertible_to<std::string_view>;  // only nature deals
      { G::kEndRule } -> std::convertible_to<std::string_view>;   // refuses whatever comes later
      { G::start(options) } -> std::same_as<State<G>>;            // the table before the deal
      { G::check_deal(pub, deal) } -> std::same_as<Refusal>;      // nature's first word
      { G::deal(s, deal, story) } -> std::same_as<void>;          // precondition: checked
      { G::waiting(pub) } -> std::same_as<Waiting>;               // whose word it is, is public
      { G::giver(a) } -> std::same_as<Giver>;  // a seat, the host or nature: from kVerbs
      { G::check(pub, own, seat, a) } -> std::same_as<Refusal>;  // sees a view, no more
      { G::check_nature(cs, a) } -> std::same_as<Refusal>;       // can chance say this here?
      { G::list(pub, own, seat, out) } -> std::same_as<void>;    // listed => check() says none
      { G::chance(cs, odds) } -> std::same_as<void>;             // all that nature can say here
      { G::apply(s, who, a, story) } -> std::same_as<void>;      // precondition: checked
      { G::points(pub, seat) } -> std::same_as<int>;
      { G::remember(memory, pub, shown) } -> std::same_as<void>;  // from what all are told
      { G::flaw(cs) } -> std::same_as<std::string_view>;          // "" or what cannot be
    };

// A game in which the host has a say beside the players: penalties (V21).
template <class G>
concept Hosted =
    requires(const typename G::Public pub, const typename G::Action a, Actions<G> out) {
      { G::check_host(pub, a) } -> std::same_as<Refusal>;
      { G::list_host(pub, out) } -> std::same_as<void>;
    };

// What searching bots ask for beyond a Game: a guess is a full state that fits a view and what was
// remembered. Law: view(guess(v, …), v.seat) == v.
template <class G, class Rng>
concept Guessable =
    Game<G> && requires(const View<G> v, const typename G::Memory memory, Rng& rng) {
      { G::guess(v, memory, rng) } -> std::same_as<State<G>>;
    };

}  // namespace stolik
