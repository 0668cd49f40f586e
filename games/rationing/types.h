// The values of `rationing`: what lies on the table, what a hand holds, what can be said and told.
//
// Goods, shopping cards and visits are numbers in the order of their ids; ids and names exist only
// in the deck and in text.cpp. What the rules read of a deck travels in Options, packed, so a state
// points nowhere.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "core/fields.h"
#include "core/game.h"
#include "core/options.h"
#include "core/verbs.h"
#include "games/rationing/goods.h"
#include "games/rationing/offers.h"
#include "games/rationing/queue.h"

namespace stolik::rationing {

inline constexpr int kShoppingCards = 20;  // R1
inline constexpr int kVisits = 6;
inline constexpr int kRow = 6;         // R4
inline constexpr int kCostOfCard = 3;  // R3
inline constexpr int kHandDealt = 5;   // R6
inline constexpr int kAllotment = 2;   // R10
inline constexpr int kFinalCards = 3;  // R25: to everyone
inline constexpr int kMaxTries = 3;    // R11
inline constexpr int kMaxIcons = 9;
inline constexpr int kFaces = 6;

enum class ShopCard : std::uint8_t {};
enum class Visit : std::uint8_t {};
enum class Category : std::uint8_t { cake, dinner, party, renovation };  // R3

inline constexpr Visit kNoVisit{0xFF};
constexpr Kind kind_of(ShopCard) { return {"card", "CardId"}; }
constexpr Kind kind_of(Visit) { return {"visit", "CardId"}; }

constexpr int index(ShopCard card) { return int(card); }
constexpr int index(Visit visit) { return int(visit); }
constexpr ShopCard shop_card_at(int i) { return static_cast<ShopCard>(i); }
constexpr Visit visit_at(int i) { return static_cast<Visit>(i); }

// Which of the twenty shopping cards: the unseen ones, those that a seat has bought.
struct ShopSet {
  using Item = ShopCard;
  std::uint32_t bits = 0;

  STOLIK_FIELDS(ShopSet, bits);
  static constexpr ShopSet of(ShopCard card) { return {1u << index(card)}; }
  static constexpr ShopSet all() { return {(1u << kShoppingCards) - 1}; }
  constexpr bool has(ShopCard card) const { return ((bits >> index(card)) & 1) != 0; }
  constexpr bool meets(ShopSet other) const { return (bits & other.bits) != 0; }
  constexpr bool empty() const { return bits == 0; }
  constexpr int count() const { return std::popcount(bits); }
  constexpr void add(ShopCard card) { bits |= 1u << index(card); }
  constexpr void remove(ShopCard card) { bits &= ~(1u << index(card)); }
  constexpr ShopSet operator|(ShopSet other) const { return {bits | other.bits}; }
  constexpr ShopSet without(ShopSet other) const { return {bits & ~other.bits}; }

  // Calls visit(card) for each card, in the order of the ids.
  template <class Visitor>
  constexpr void each(Visitor&& visit) const {
    for (std::uint32_t rest = bits; rest != 0; rest &= rest - 1) {
      visit(shop_card_at(std::countr_zero(rest)));
    }
  }
};

// A shopping card in two bytes: three kinds of goods, the category, the icons (R3).
struct CardFacts {
  std::uint16_t bits = 0;

  STOLIK_FIELDS(CardFacts, bits);
  static constexpr CardFacts of(std::array<Good, kCostOfCard> cost, Category category, int icons) {
    unsigned bits = unsigned(icons) << 11 | unsigned(category) << 9;
    for (std::size_t i = 0; i < cost.size(); ++i) bits |= unsigned(cost[i]) << (3 * i);
    return {std::uint16_t(bits)};
  }
  constexpr Goods cost() const {
    return Goods::of(good_at(bits & 7)) + Goods::of(good_at((bits >> 3) & 7)) +
           Goods::of(good_at((bits >> 6) & 7));
  }
  constexpr Category category() const { return static_cast<Category>((bits >> 9) & 3); }
  constexpr int icons() const { return bits >> 11; }
};

// What the rules read of a deck.
struct Facts {
  Goods goods;  // how many there are of each kind
  std::array<CardFacts, kShoppingCards> shopping{};
  std::array<std::uint8_t, kVisits> doubles{};  // a bit for each category

  STOLIK_FIELDS(Facts, goods, shopping, doubles);
  constexpr const CardFacts& of(ShopCard card) const { return shopping[std::size_t(card)]; }
  constexpr bool doubles_category(Visit visit, Category category) const {
    return ((doubles[std::size_t(visit)] >> int(category)) & 1) != 0;
  }
};

enum class Top : std::uint8_t { clock, steps, real };
constexpr std::array<std::string_view, 3> spelling(Top) { return {"clock", "steps", "real"}; }
enum class Phase : std::uint8_t {
  deal,
  allocation,
  spinning,
  shopping,
  draw,
  refill,
  speculator,
  over
};
constexpr std::array<std::string_view, 8> spelling(Phase) {
  return {"deal", "allocation", "spinning", "shopping", "draw", "refill", "speculator", "over"};
}
// Where the game goes on after draw, refill or speculator.
enum class Resume : std::uint8_t { nowhere, allocation, spinning, shopped };
constexpr std::array<std::string_view, 4> spelling(Resume) {
  return {"", "allocation", "spinning", "shopped"};
}

struct Options {
  std::uint8_t players = 4;
  bool no_dinner_visits = false;  // R7
  Top top = Top::clock;
  std::uint8_t top_seconds = 45;
  Facts facts;

  STOLIK_FIELDS(Options, players, no_dinner_visits, top, top_seconds, facts);
};

inline constexpr std::array kOptions{
    option<&Options::no_dinner_visits>("no_dinner_visits", "R7",
                                       [](int players) { return Domain{0, players == 3 ? 1 : 0}; }),
    option<&Options::top>("top", "R13"),
    option<&Options::top_seconds>("top_seconds", "R13", {15, 180, 45}), deck_option<Options>("R3")};

// What is shown when the game is over (R29); nothing before.
struct Revealed {
  PerSeat<ShopSet> bought{};
  PerSeat<Visit> visits{kNoVisit, kNoVisit, kNoVisit, kNoVisit, kNoVisit};

  STOLIK_FIELDS(Revealed, bought, visits);
};

struct Public {
  Options options;
  Phase phase = Phase::deal;
  Resume resume = Resume::nowhere;
  bool final = false;
  Seat active = kNobody;
  std::uint8_t tries = 0;  // spins in this turn (R11)
  bool traded = false;     // in this turn
  std::uint8_t owed = 0;   // cards that nature owes; owed_to() says to whom
  std::uint8_t stack_size = 0;
  std::uint8_t shop_size = 0;
  Queue queue;
  FixedVec<ShopCard, kRow> row;  // position 1 first
  PerSeat<std::uint8_t> hand_sizes{};
  PerSeat<std::uint8_t> bought_counts{};
  Goods discards;
  Revealed revealed;
  std::uint32_t next_offer = 1;
  OpenOffers offers;

  STOLIK_FIELDS(Public, options, phase, resume, final, active, tries, traded, owed, stack_size,
                shop_size, queue, row, hand_sizes, bought_counts, discards, revealed, next_offer,
                offers);
  // The seat that gets the k-th of the cards still owed: in the final round one each from the
  // active player on (R25), after shopping who went to the end of the queue (R15), else the active
  // player.
  Seat owed_to(int k) const {
    if (final) {
      const int dealt = kFinalCards * options.players - owed;
      return seat_at((index(active) + dealt + k) % options.players);
    }
    return resume == Resume::shopped ? seat_of(queue.last()) : active;
  }
};

struct Private {
  Goods hand{};
  ShopSet bought{};
  Visit visit = kNoVisit;

  STOLIK_FIELDS(Private, hand, bought, visit);
};

// Sets, not orders: what is drawn next exists nowhere.
struct Hidden {
  Goods stack{};
  ShopSet shop{};

  STOLIK_FIELDS(Hidden, stack, shop);
};

struct Deal {
  PerSeat<Goods> hands{};
  PerSeat<Visit> visits{};
  FixedVec<ShopCard, kRow> row;
  std::uint8_t hand_count =
      0;  // how many the deal names, the ones beyond the table's size included
  std::uint8_t visit_count = 0;
  std::uint8_t row_count = 0;
  Seat first{};

  bool operator==(const Deal&) const = default;
};

enum class Verb : std::uint8_t {
  spin,
  stop,
  offer,
  accept,
  decline,
  withdraw,
  say,
  speculate_card,
  speculate_place,
  buy,
  pass,
  draw,
  refill,
  die,
  top_fell,
  top_failed
};

// What the die shows, 1 to 6.
enum class Face : std::uint8_t {};
constexpr Kind kind_of(Face) { return {"face", "number"}; }

struct Action {
  Verb verb = Verb::spin;
  Addressee to{};         // offer
  bool places = false;    // offer
  Choice choice{};        // offer
  ShopCard card{};        // buy, refill
  Good good{};            // draw
  std::uint8_t face = 0;  // die
  std::uint32_t id = 0;   // accept, decline, withdraw
  Goods give{};           // offer; what is paid in accept and speculate; say: have
  Goods want{};           // offer: the fixed part; say: need

  bool operator==(const Action&) const = default;
};

inline constexpr std::tuple kVerbs{
    verb(Verb::spin, "spin", Actor::Kind::seat, "R11"),
    verb(Verb::stop, "stop", Actor::Kind::seat, "R14"),
    own_verb(Verb::offer, "offer", Actor::Kind::seat, "R16",
             "SEAT|all [give GOODS] [want GOODS] [places]"),
    own_verb(Verb::accept, "accept", Actor::Kind::seat, "R19", "NUMBER [pay GOODS]"),
    verb(Verb::decline, "decline", Actor::Kind::seat, "R19", part(&Action::id)),
    verb(Verb::withdraw, "withdraw", Actor::Kind::seat, "R19", part(&Action::id)),
    own_verb(Verb::say, "say", Actor::Kind::seat, "R19", "[need GOODS] [have GOODS]"),
    verb(Verb::speculate_card, "speculate card", Actor::Kind::seat, "R20", part(&Action::give)),
    verb(Verb::speculate_place, "speculate place", Actor::Kind::seat, "R21", part(&Action::give)),
    verb(Verb::buy, "buy", Actor::Kind::seat, "R15", part(&Action::card)),
    verb(Verb::pass, "pass", Actor::Kind::seat, "R15"),
    verb(Verb::draw, "draw", Actor::Kind::nature, "R10", part(&Action::good)),
    verb(Verb::refill, "refill", Actor::Kind::nature, "R15", part(&Action::card)),
    verb(Verb::die, "die", Actor::Kind::nature, "R22", part_as<Face>(&Action::face)),
    verb(Verb::top_fell, "top-fell", Actor::Kind::nature, "R13"),
    verb(Verb::top_failed, "top-fell failed", Actor::Kind::nature, "R11")};
inline constexpr auto kGivers = givers_of(kVerbs);
static_assert(in_order(kVerbs));

enum class Tell : std::uint8_t {
  dealt,
  laid,
  began,
  drew,
  reshuffled,
  spun,
  failed,
  fell,
  stopped,
  offered,
  accepted,
  declined,
  withdrawn,
  gone,
  said,
  speculated,
  swapped,
  queued,
  bought,
  passed,
  refilled,
  die,
  taken,
  turn,
  final_round,
  revealed,
  over
};
enum class Favour : std::uint8_t { card, place };  // R20, R21
constexpr std::array<std::string_view, 2> spelling(Favour) { return {"card", "place"}; }

// Cards as a command lists them: "butter*2,sugar".
struct CardList {
  Goods goods;
  bool operator==(const CardList&) const = default;
};

// What all see. `good` cards that were drawn or dealt have no place here: they are whispered.
struct Shown {
  Tell tell = Tell::dealt;
  Seat seat{};
  Seat from{};
  Addressee to{};
  bool places = false;
  Favour favour{};
  Pawn pawn{};
  Pawn with{};
  ShopCard card{};
  Visit visit{};
  std::uint8_t count = 0;
  std::uint16_t points = 0;
  SeatSet winners{};
  std::uint32_t id = 0;
  CardList give{};  // offered, accepted; said: have
  CardList paid{};  // accepted, speculated, bought; said: need
  Want want{};      // offered
  ShopSet cards{};  // revealed

  bool operator==(const Shown&) const = default;
};

struct Whisper {
  CardList cards{};  // dealt
  Visit visit{};     // dealt
  Good card{};       // drew

  bool operator==(const Whisper&) const = default;
};

}  // namespace stolik::rationing
