// `twelve`: a game of the tests alone, none of ours. It shows how small a game can be, and that a line in games/games.cmake is all
// it takes: bot, lab, screen and browser table are the generic ones. Rules: rules.md; CONTRIBUTING.md walks through this folder.
#pragma once

#include "core/fields.h"
#include "core/game.h"

namespace stolik {
class Rng;
}

namespace stolik::twelve {

inline constexpr int kCards = 12, kHand = 3, kMinPlayers = 2, kMaxPlayers = 4;

enum class Card : std::uint8_t {};  // from 0
inline constexpr Card kNoCard{0xFF};
constexpr Card card_at(int i) { return static_cast<Card>(i); }

struct Cards {
  std::uint32_t bits = 0;
  bool operator==(const Cards&) const = default;
  static constexpr Cards of(Card card) { return {1u << static_cast<int>(card)}; }
  static constexpr Cards all() { return {(1u << kCards) - 1}; }
  constexpr bool has(Card card) const { return card != kNoCard && (bits & of(card).bits) != 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr Card first() const { return card_at(std::countr_zero(bits)); }
  constexpr void add(Card card) { bits |= of(card).bits; }
  constexpr void remove(Card card) { bits &= ~of(card).bits; }
  constexpr Cards operator|(Cards other) const { return {bits | other.bits}; }
  constexpr Cards without(Cards other) const { return {bits & ~other.bits}; }
  static constexpr auto fields() { return std::tuple{Field{"bits", &Cards::bits}}; }
};
template <class T>
using PerSeat = std::array<T, kMaxPlayers>;

enum class Order : std::uint8_t { high, low };
enum class Phase : std::uint8_t { deal, draw, play, over };

struct Options {
  std::uint8_t players = 3;
  Order order = Order::high;
  bool operator==(const Options&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"players", &Options::players}, Field{"order", &Options::order}}; }
};
struct Public {
  Options options;
  Phase phase = Phase::deal;
  Seat turn = kNobody;    // who plays, or draws
  Seat leader = kNobody;  // of this trick
  PerSeat<Card> table{kNoCard, kNoCard, kNoCard, kNoCard};
  Cards gone{};            // all that were played, this trick's too
  std::uint8_t stack = kCards;
  PerSeat<std::uint8_t> sizes{}, tricks{};
  bool operator==(const Public&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"options", &Public::options}, Field{"phase", &Public::phase}, Field{"turn", &Public::turn},
                      Field{"leader", &Public::leader}, Field{"table", &Public::table}, Field{"gone", &Public::gone},
                      Field{"stack", &Public::stack}, Field{"sizes", &Public::sizes}, Field{"tricks", &Public::tricks}};
  }
};
struct Private {
  Cards hand;
  bool operator==(const Private&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"hand", &Private::hand}}; }
};
struct Hidden {
  Cards stack = Cards::all();
  bool operator==(const Hidden&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"stack", &Hidden::stack}}; }
};
struct Deal {
  PerSeat<Cards> hands{};
  std::uint8_t players = 0, cards = 0;
  bool operator==(const Deal&) const = default;
};
enum class Verb : std::uint8_t { play, draw };
struct Action {
  Verb verb = Verb::play;
  Card card{};
  bool operator==(const Action&) const = default;
};
enum class Tell : std::uint8_t { dealt, played, took, drew, turn, over };
struct Shown {
  Tell tell{};
  Seat seat{};
  Card card{};
  std::uint8_t count = 0;
  SeatSet winners{};
  bool operator==(const Shown&) const = default;
};
struct Memory {  // whoever looks at the table knows all that was told
  bool operator==(const Memory&) const = default;
  static constexpr auto fields() { return std::tuple{}; }
};

struct Twelve {
  using Options = twelve::Options;
  using Public = twelve::Public;
  using Private = twelve::Private;
  using Hidden = twelve::Hidden;
  using Deal = twelve::Deal;
  using Action = twelve::Action;
  using Shown = twelve::Shown;
  using Whisper = twelve::Private;
  using Memory = twelve::Memory;
  static constexpr std::string_view kName = "twelve", kEndRule = "W7", kDealRule = "W2";
  static constexpr int kMaxSeats = kMaxPlayers;
  static constexpr std::size_t kMaxActions = kHand, kMaxOdds = kCards, kMaxBeats = kMaxPlayers + 1;

  static State<Twelve> start(const Options& options) { return {.pub = {.options = options}, .own = {}, .hid = {}}; }
  static Refusal check_deal(const Public& pub, const Deal& deal);
  static void deal(State<Twelve>& state, const Deal& deal, Story<Twelve>& story);
  static Waiting waiting(const Public& pub);
  static Giver giver(const Action& action);
  static Refusal check(const Public& pub, const Private& own, Seat seat, const Action& action);
  static Refusal check_host(const Public&, const Action&) { return {}; }  // nothing is the host's to give
  static Refusal check_nature(const State<Twelve>& state, const Action& action);
  static void list(const Public& pub, const Private& own, Seat seat, Actions<Twelve>& out);
  static void list_host(const Public&, Actions<Twelve>& out) { out.clear(); }
  static void chance(const State<Twelve>& state, Odds<Twelve>& odds);
  static void apply(State<Twelve>& state, Actor who, const Action& action, Story<Twelve>& story);
  static int points(const Public& pub, Seat seat) { return pub.tricks[slot(seat)]; }
  static SeatSet winners(const Public& pub);
  static std::string_view flaw(const State<Twelve>& state);
  static void remember(Memory&, const Public&, const Shown&) {}
  static State<Twelve> guess(const View<Twelve>& view, const Memory&, Rng& rng);
};

}  // namespace stolik::twelve
