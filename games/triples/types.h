// The values of `triples`: what lies on the table, what a hand holds, what can be said and told.
//
// Cards are numbers: card c belongs to set c / 3. Their ids and names exist only in the deck and in
// text.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "core/fields.h"
#include "core/game.h"
#include "core/options.h"
#include "core/verbs.h"
#include "core/words.h"

namespace stolik::triples {

inline constexpr int kMinSets = 2;
inline constexpr int kSets =
    12;  // at most: storage has room for so many, Options::sets says how many are played
inline constexpr int kCardsOfSet = 3;
inline constexpr int kCards = kSets * kCardsOfSet;
inline constexpr int kMaxPlayers = 12;

enum class Card : std::uint8_t {};
enum class SetId : std::uint8_t {};

constexpr Kind kind_of(Card) { return {"card", "CardId"}; }
constexpr Kind kind_of(SetId) { return {"set", "SetId"}; }

constexpr int index(Card card) { return int(card); }
constexpr int index(SetId set) { return int(set); }
constexpr Card card_at(int i) { return static_cast<Card>(i); }
constexpr SetId set_of(Card card) { return static_cast<SetId>(index(card) / kCardsOfSet); }

// Hands are sets, never rows: nobody can follow a card by its place.
struct CardSet {
  using Item = Card;
  std::uint64_t bits = 0;

  constexpr bool has(Card card) const { return ((bits >> index(card)) & 1) != 0; }
  constexpr bool has_all(CardSet other) const { return (other.bits & ~bits) == 0; }
  constexpr bool meets(CardSet other) const { return (other.bits & bits) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr Card first() const { return card_at(std::countr_zero(bits)); }
  constexpr void add(Card card) { bits |= 1ull << index(card); }
  constexpr void remove(Card card) { bits &= ~(1ull << index(card)); }
  constexpr CardSet operator|(CardSet other) const { return {bits | other.bits}; }
  constexpr CardSet operator&(CardSet other) const { return {bits & other.bits}; }
  constexpr CardSet without(CardSet other) const { return {bits & ~other.bits}; }
  static constexpr CardSet of(Card card) { return {1ull << index(card)}; }
  static constexpr CardSet of(SetId set) { return {7ull << (index(set) * kCardsOfSet)}; }
  static constexpr CardSet first_sets(int sets) { return {(1ull << (sets * kCardsOfSet)) - 1}; }
  STOLIK_FIELDS(CardSet, bits);

  // Calls visit(card) for each card, in order of their numbers.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (std::uint64_t rest = bits; rest != 0; rest &= rest - 1) {
      visit(card_at(std::countr_zero(rest)));
    }
  }
};

// Which of the sets: those that a seat has completed.
struct SetSet {
  using Item = SetId;
  std::uint16_t bits = 0;

  constexpr bool has(SetId set) const { return ((bits >> index(set)) & 1) != 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr void add(SetId set) { bits = std::uint16_t(bits | (1u << index(set))); }
  STOLIK_FIELDS(SetSet, bits);
};

enum class Variant : std::uint8_t { beginner, advanced };
constexpr std::array<std::string_view, 2> spelling(Variant) { return {"beginner", "advanced"}; }
enum class Asking : std::uint8_t { strict, free };
constexpr std::array<std::string_view, 2> spelling(Asking) { return {"strict", "free"}; }
enum class Phase : std::uint8_t { deal, play, over };
constexpr std::array<std::string_view, 3> spelling(Phase) { return {"deal", "play", "over"}; }

inline constexpr int kReadsMax = 999'999'999;  // the largest number the notation knows
inline constexpr std::uint32_t kNoLimit = 0xFFFFFFFF;

struct Options {
  std::uint8_t players = 4;
  Variant variant = Variant::beginner;
  Asking asking = Asking::strict;
  Seat youngest = kNobody;             // T6
  std::uint8_t sets = kSets;           // T1: the first ones of the deck
  std::uint32_t max_reads = kNoLimit;  // T16

  bool operator==(const Options&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"players", &Options::players},     Field{"variant", &Options::variant},
        Field{"asking", &Options::asking},       Field{"youngest", &Options::youngest},
        Field{"max_reads", &Options::max_reads}, AddedField{"sets", &Options::sets}};
  }
  constexpr int cards() const { return sets * kCardsOfSet; }
};

inline constexpr std::array<std::string_view, 2> kRecall{"picked", "typed"};
// T3: everybody is dealt a card. Null stands for all sets of the deck until Text::fit() counts
// them.
constexpr Domain sets_for(int players) {
  return {std::max(kMinSets, (players + kCardsOfSet - 1) / kCardsOfSet), kSets, kNull, true};
}
inline constexpr std::array kOptions{
    option<&Options::variant>("variant", "T12"),
    option<&Options::asking>("asking", "T10"),
    option<&Options::youngest>("youngest", "T6", a_seat_or_null),
    option<&Options::max_reads>("max_reads", "T16", {0, kReadsMax, kNull, true}),
    option<&Options::sets>("sets", "T1", sets_for),
    clients_option<Options>("recall", "T2", kRecall),
    deck_option<Options>("T2")};

template <class T>
using PerSeat = std::array<T, kMaxPlayers>;

struct Public {
  Options options;
  Phase phase = Phase::deal;
  bool dealt = false;  // in phase deal: the cards are out, who begins is not drawn yet (T6)
  Seat turn = kNobody;
  CardSet in_play = CardSet::first_sets(kSets);  // cards of sets that nobody has completed
  PerSeat<std::uint8_t> hand_sizes{};
  PerSeat<SetSet> sets{};
  PerSeat<std::uint32_t> reads{};

  STOLIK_FIELDS(Public, options, phase, dealt, turn, in_play, hand_sizes, sets, reads);
};

struct Private {
  CardSet hand;

  STOLIK_FIELDS(Private, hand);
};

// All cards are dealt: nothing is hidden from everybody.
struct Hidden {
  STOLIK_FIELDS(Hidden);
};

struct Deal {
  PerSeat<CardSet> hands{};
  std::uint8_t players = 0;  // how many hands the deal names
  std::uint8_t cards = 0;    // how many cards, repeated ones included

  bool operator==(const Deal&) const = default;
};

enum class Verb : std::uint8_t { ask, read, first };

struct Action {
  Verb verb = Verb::ask;
  Seat seat{};  // ask: who is asked; first: who begins
  Card card{};  // ask
  SetId set{};  // read

  bool operator==(const Action&) const = default;
};

inline constexpr std::tuple kVerbs{
    verb(Verb::ask, "ask", Actor::Kind::seat, "T7", part(&Action::seat), part(&Action::card)),
    verb(Verb::read, "read", Actor::Kind::seat, "T12", part(&Action::set)),
    verb(Verb::first, "first", Actor::Kind::nature, "T6", part(&Action::seat))};
inline constexpr auto kGivers = givers_of(kVerbs);
static_assert(in_order(kVerbs));

enum class Tell : std::uint8_t {
  dealt,
  began,
  asked,
  gave,
  refused,
  mistaken,
  read,
  completed,
  turn,
  over
};

// What all see. `card` is always one that was named aloud; cards that were dealt are whispered.
struct Shown {
  Tell tell = Tell::dealt;
  Seat seat{};
  Seat to{};
  Card card{};
  SetId set{};
  std::uint8_t count = 0;
  SeatSet winners{};

  bool operator==(const Shown&) const = default;
};

struct Whisper {
  CardSet cards;

  bool operator==(const Whisper&) const = default;
};

}  // namespace stolik::triples
