// The values of `victory-line`: what lies on the table, what a hand holds, what can be said and
// told.
//
// Names exist only in the deck and in text.cpp.
#pragma once

#include <array>
#include <cstdint>

#include "core/fields.h"
#include "core/game.h"
#include "games/victory_line/board.h"
#include "games/victory_line/cards.h"
#include "games/victory_line/commands.h"
#include "games/victory_line/options.h"

namespace stolik::victory_line {

inline constexpr int kChipsOfTeam = 72;  // V3
inline constexpr int kMaxCards = kEvents + 12;
// Each team has a line fewer than the goal, then one chip makes a line in each direction.
inline constexpr std::size_t kMaxLines = kMaxTeams * (kMaxGoal - 1) + kDirections.size();

enum class Phase : std::uint8_t { deal, play, line, draw, give_up, over };
constexpr std::array<std::string_view, 6> spelling(Phase) {
  return {"deal", "play", "line", "draw", "give-up", "over"};
}

// V2: all cards that are played.
constexpr CardSet whole_deck(const Options& options) {
  CardSet deck{kEventCells.words};
  for (int i = 0; i < 4; ++i) deck.add(kPlus);
  for (int i = 0; i < 4; ++i) deck.add(kMinus);
  for (int i = 0; i < options.swap_cards; ++i) deck.add(kSwap);
  return deck;
}

struct Line {
  Team team{};
  Window window;

  STOLIK_FIELDS(Line, team, window);
};

struct OpenedCard {
  Card card{};
  Seat seat{};

  bool operator==(const OpenedCard&) const = default;
};

// V8: each player's pile of opened cards, in the order in which they came. One list for all saves a
// kibibyte; how the piles interlock is not part of the position, so it counts neither for
// equality nor for the hash.
struct Piles {
  FixedVec<OpenedCard, kMaxCards> opened;

  bool operator==(const Piles& other) const {
    if (opened == other.opened) return true;
    if (opened.size() != other.opened.size()) return false;
    for (int s = 0; s < kMaxPlayers; ++s) {
      std::size_t theirs = 0;
      for (const OpenedCard& mine : opened) {
        if (mine.seat != seat_at(s)) continue;
        while (theirs < other.opened.size() && other.opened[theirs].seat != mine.seat) ++theirs;
        if (theirs == other.opened.size() || other.opened[theirs++] != mine) return false;
      }
    }
    return true;
  }
  // Calls visit(card) for each card of a seat's pile, the oldest first.
  template <class Visit>
  constexpr void each_of(Seat seat, Visit&& visit) const {
    for (const OpenedCard& entry : opened) {
      if (entry.seat == seat) visit(entry.card);
    }
  }
};
inline void hash_into(Hasher& hasher, const Piles& piles) {
  for (int s = 0; s < kMaxPlayers; ++s) {
    hasher.absorb(std::uint64_t(s));
    // Cards beyond all seats, so that none is taken for the head of the next pile.
    piles.each_of(seat_at(s), [&](Card card) { hasher.absorb(std::uint64_t(place(card)) + 256); });
  }
}

template <class T>
using PerSeat = std::array<T, kMaxPlayers>;
template <class T>
using PerTeam = std::array<T, kMaxTeams>;

struct Public {
  Options options;
  Phase phase = Phase::deal;
  Seat turn = kNobody;
  Seat owes_draw = kNobody;  // V20: who may still take a card
  bool exchanged = false;    // V13: in this turn, and the play has not come yet
  SeatSet giving_up{};       // V21
  std::uint8_t deck_size = 0;
  PerSeat<std::uint8_t> hand_sizes{};
  PerSeat<std::uint8_t> limits{};  // V22
  PerTeam<CellSet> chips{};
  FixedVec<Line, kMaxLines> lines;
  Piles piles;

  STOLIK_FIELDS(Public, options, phase, turn, owes_draw, exchanged, giving_up, deck_size,
                hand_sizes, limits, chips, lines, piles);
};

struct Private {
  Hand hand;

  STOLIK_FIELDS(Private, hand);
};

struct Hidden {
  DrawDeck deck;

  STOLIK_FIELDS(Hidden, deck);
};

struct Deal {
  PerSeat<CardSet> hands{};
  PerSeat<std::uint8_t> sizes{};  // repeated cards included
  std::uint8_t players = 0;       // how many hands the deal names
  bool repeats = false;           // an event twice, or more copies of a special card than fit a set

  bool operator==(const Deal&) const = default;
};

enum class Tell : std::uint8_t {
  dealt,
  began,
  opened,
  exchanged,
  placed,
  removed,
  line,
  may_draw,
  drew,
  forgot,
  penalty,
  limit,
  gave_up,
  turn,
  over
};

// What all see. `card` is always one that was laid open; cards drawn, dealt or given up are
// whispered.
struct Shown {
  Tell tell = Tell::dealt;
  Seat seat{};
  Team team{};
  Card card{};
  Cell cell{};
  std::uint8_t count = 0;
  Window window{};
  Teams winners{};

  bool operator==(const Shown&) const = default;
};

// A card drawn or given up, or the six of the deal.
struct SixCards {
  std::array<Card, kHand> cards{};
  bool operator==(const SixCards&) const = default;
};
struct Whisper {
  Card card{};
  SixCards hand{};

  bool operator==(const Whisper&) const = default;
};

}  // namespace stolik::victory_line
