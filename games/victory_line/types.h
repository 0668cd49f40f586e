// The values of `victory-line`: what lies on the table, what a hand holds, what can be said and told.
//
// An event card is the number of its cell. The three special cards have numbers in the margin of the board,
// and a set of cards counts their copies there. Names exist only in the deck and in text.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <tuple>

#include "core/fields.h"
#include "core/game.h"
#include "core/options.h"
#include "core/verbs.h"
#include "core/words.h"
#include "games/victory_line/board.h"

namespace stolik::victory_line {

inline constexpr int kMaxPlayers = 12;
inline constexpr int kMaxTeams = 3;
inline constexpr int kHand = 6;           // V6
inline constexpr int kChipsOfTeam = 72;   // V3
inline constexpr int kMaxGoal = 5;        // lines_to_win
inline constexpr int kMaxCards = kEvents + 12;
// Each team has a line fewer than the goal, then one chip makes a line in each direction.
inline constexpr std::size_t kMaxLines = kMaxTeams * (kMaxGoal - 1) + kDirections.size();

enum class Card : std::uint8_t {};
constexpr Kind kind_of(Card) { return {"card", "CardId"}; }
inline constexpr Card kPlus{12};       // "+1"     V10
inline constexpr Card kMinus{28};      // "-1"     V11
inline constexpr Card kSwap{44};       // "-1/+1"  V12
inline constexpr std::array kSpecials{kPlus, kMinus, kSwap};

constexpr int place(Card card) { return static_cast<int>(card); }
constexpr Card card_of(Cell cell) { return static_cast<Card>(cell); }
constexpr bool is_special(Card card) { return place(card) % kRowBits >= kSide; }
constexpr Cell cell_of(Card event) { return static_cast<Cell>(event); }

// Cards are a set, never a row: the order of a deck does not exist before a card is drawn. One bit an event, four
// bits of margin for the copies of each special card.
struct CardSet {
  using Item = Card;
  std::array<std::uint64_t, 3> words{};

  bool operator==(const CardSet&) const = default;
  constexpr CellSet events() const {
    static_assert(kSwap < Card{64});  // only the first word has copies in its margin
    return {{words[0] & kBoard.words[0], words[1], words[2]}};
  }
  constexpr int copies(Card card) const {
    const std::uint64_t mask = is_special(card) ? 15 : 1;
    return static_cast<int>((words[word(card)] >> (place(card) % 64)) & mask);
  }
  static constexpr int most(Card card) { return is_special(card) ? 4 : 1; }  // V2
  constexpr bool has(Card card) const { return copies(card) != 0; }
  constexpr int specials() const { return copies(kPlus) + copies(kMinus) + copies(kSwap); }
  constexpr bool has_special() const { return (words[0] & ~kBoard.words[0]) != 0; }
  constexpr int size() const { return events().count() + specials(); }
  constexpr bool empty() const { return (words[0] | words[1] | words[2]) == 0; }
  // An event must not be there yet, a special card not 15 times.
  constexpr void add(Card card) { words[word(card)] += 1ull << (place(card) % 64); }
  // The card must be there.
  constexpr void remove(Card card) { words[word(card)] -= 1ull << (place(card) % 64); }
  static constexpr auto fields() { return std::tuple{Field{"words", &CardSet::words}}; }

  // Calls visit(card, copies) for each kind of card: events row by row, then the special ones.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    events().each([&](Cell cell) { visit(card_of(cell), 1); });
    for (const Card card : kSpecials) {
      if (const int count = copies(card); count != 0) visit(card, count);
    }
  }

 private:
  static constexpr std::size_t word(Card card) { return static_cast<std::size_t>(place(card) / 64); }
};

// What is left to draw from: a set that finds its n-th card without counting. Beside each word of the set it keeps
// a word of sums, whose byte i tells how many events lie in the bytes 0 to i.
class DrawDeck {
 public:
  constexpr DrawDeck() = default;
  constexpr DrawDeck(const CardSet& cards) : cards_(cards) {
    const CellSet events = cards.events();
    for (std::size_t w = 0; w < sums_.size(); ++w) sums_[w] = sums_of_bytes(events.words[w]);
  }

  bool operator==(const DrawDeck&) const = default;
  constexpr const CardSet& cards() const { return cards_; }
  constexpr bool has(Card card) const {
    if (is_special(card)) [[unlikely]] return cards_.has(card);
    return CellSet{cards_.words}.has(cell_of(card));
  }
  constexpr int size() const { return cards_.size(); }
  // The card that `n` others come before, events first; n < size(). Only the rare special card is worth a branch.
  constexpr Card nth(int n) const {
    const int first = events_in(0);
    const int second = events_in(1);
    const int many = first + second + events_in(2);
    if (n >= many) [[unlikely]] return nth_special(n - many);
    const int past_first = n >= first ? 1 : 0;
    const int past_second = n >= first + second ? 1 : 0;
    const auto w = static_cast<std::size_t>(past_first + past_second);
    n -= (first & -past_first) + (second & -past_second);
    // Copies in the margin do no harm: they come after the events of their byte.
    return static_cast<Card>(static_cast<int>(64 * w) + nth_bit(cards_.words[w], sums_[w], n));
  }

  // As for a set.
  constexpr void add(Card card) {
    cards_.add(card);
    sums_[word(card)] += in_sums(card);
  }
  constexpr void remove(Card card) {
    cards_.remove(card);
    sums_[word(card)] -= in_sums(card);
  }

 private:
  static constexpr std::size_t word(Card card) { return static_cast<std::size_t>(place(card) / 64); }
  // One in the sum of its byte and of those above, if it is an event.
  static constexpr std::uint64_t in_sums(Card card) {
    return (is_special(card) ? 0 : kEachByte) << (place(card) % 64 / 8 * 8);
  }
  constexpr int events_in(std::size_t w) const { return static_cast<int>(sums_[w] >> 56); }
  constexpr Card nth_special(int n) const {
    if (n < cards_.copies(kPlus)) return kPlus;
    return n < cards_.copies(kPlus) + cards_.copies(kMinus) ? kMinus : kSwap;
  }

  CardSet cards_;
  std::array<std::uint64_t, 3> sums_{};
};

// A hand: at most six cards, sorted by number, so that two hands of the same cards are equal and nobody can
// follow a card by its place. Six lanes of ten bits in one word: a number, above all cards where there is
// none, and a spare bit on top that tells a comparison of all lanes at once.
class Hand {
 public:
  bool operator==(const Hand&) const = default;
  constexpr int size() const {  // only the number for none has both of these bits
    return kHand - std::popcount(lanes_ & (lanes_ << 1) & (kEach << 7));
  }
  constexpr bool empty() const { return lanes_ == kNone; }
  constexpr bool full() const { return size() == kHand; }
  constexpr bool has(Card card) const { return equal_to(card) != 0; }
  constexpr int copies(Card card) const { return std::popcount(equal_to(card)); }
  // The card that `n` others come before; n < size().
  constexpr Card nth(int n) const { return static_cast<Card>((lanes_ >> (kLane * n)) & 0xFF); }
  constexpr bool has_special() const {  // a column from 12 on
    return (((lanes_ & (kEach * 15)) + kEach * 4) & (kEach * 16)) != 0;
  }

  // There must be room.
  constexpr void add(Card card) {
    const int at = kLane * std::popcount(less_than(card));
    const std::uint64_t below = (1ull << at) - 1;
    lanes_ = (lanes_ & below) | number(card) << at | ((lanes_ & ~below) << kLane);
  }
  // The card must be there.
  constexpr void remove(Card card) {
    const std::uint64_t found = equal_to(card);
    const std::uint64_t below = ((found & (~found + 1)) >> (kLane - 1)) - 1;
    lanes_ = (lanes_ & below) | ((lanes_ >> kLane) & ~below) | (kNone & kLast);
  }

  constexpr CardSet cards() const {
    CardSet set;
    for (int i = 0; i < size(); ++i) set.add(nth(i));
    return set;
  }
  constexpr CellSet events() const { return cards().events(); }
  // Calls visit(card, copies) for each kind of card: events row by row, then the special ones.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    cards().each(visit);
  }

 private:
  static constexpr int kLane = 10;
  static constexpr std::uint64_t kEach = 0x0004010040100401ull;  // one in each of six lanes
  static constexpr std::uint64_t kSpare = kEach << (kLane - 1);
  static constexpr std::uint64_t kLast = 0xFFull << (kLane * (kHand - 1));
  // Cards are below 0xC0. Its low bits are 0: what a new card pushes out of the last lane leaves no trace.
  static constexpr std::uint64_t kNone = kEach * 0xF0;
  static_assert(std::popcount(kEach) == kHand);

  static constexpr std::uint64_t number(Card card) { return static_cast<std::uint64_t>(card); }
  // The spare bits of the lanes with this card.
  constexpr std::uint64_t equal_to(Card card) const {
    return (kSpare - (lanes_ ^ (kEach * number(card)))) & kSpare;
  }
  // The spare bits of the lanes with a smaller number.
  constexpr std::uint64_t less_than(Card card) const {
    return (kEach * number(card) + (kSpare - kEach) - lanes_) & kSpare;
  }

  std::uint64_t lanes_ = kNone;
};
// As the sets they are, however they are kept.
inline void hash_into(Hasher& hasher, const Hand& hand) {
  for (const std::uint64_t word : hand.cards().words) hasher.absorb(word);
}
inline void hash_into(Hasher& hasher, const DrawDeck& deck) {
  for (const std::uint64_t word : deck.cards().words) hasher.absorb(word);
}

enum class Team : std::uint8_t {};
constexpr Kind kind_of(Team) { return {"team", "number"}; }
constexpr std::size_t slot(Team team) { return static_cast<std::size_t>(team); }
constexpr Team team_at(int i) { return static_cast<Team>(i); }
// An equal count lists several (V19).
using Teams = FixedVec<Team, kMaxTeams>;

enum class Drawing : std::uint8_t { automatic, manual };  // V20
constexpr std::array<std::string_view, 2> spelling(Drawing) { return {"automatic", "manual"}; }
enum class DeadCards : std::uint8_t { open, exchange };  // V13
constexpr std::array<std::string_view, 2> spelling(DeadCards) { return {"open", "exchange"}; }
enum class Phase : std::uint8_t { deal, play, line, draw, give_up, over };
constexpr std::array<std::string_view, 6> spelling(Phase) { return {"deal", "play", "line", "draw", "give-up", "over"}; }

struct Options {
  std::uint8_t players = 2;
  std::uint8_t teams = 2;         // V4
  Drawing draw = Drawing::automatic;
  DeadCards dead_cards = DeadCards::open;
  std::uint8_t swap_cards = 3;    // V2
  std::uint8_t lines_to_win = 3;  // V18
  Seat dealer{1};                 // V7

  bool operator==(const Options&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"players", &Options::players},
                      Field{"teams", &Options::teams},
                      Field{"draw", &Options::draw},
                      Field{"dead_cards", &Options::dead_cards},
                      Field{"swap_cards", &Options::swap_cards},
                      Field{"lines_to_win", &Options::lines_to_win},
                      Field{"dealer", &Options::dealer}};
  }
  // V5.
  constexpr Team team_of(Seat seat) const {
    const int s = stolik::index(seat);
    return team_at(teams == 2 ? s % 2 : s % 3);  // a remainder by a constant needs no division
  }
};

// V4: how many teams so many players can form; the smaller number is the usual one.
constexpr Domain splits(int players) {
  const bool halves = players % 2 == 0;
  return {halves ? 2 : 3, players % 3 == 0 ? 3 : 2, halves ? 2 : 3};
}
inline constexpr std::array kOptions{
    option<&Options::teams>("teams", "V4", splits),
    option<&Options::draw>("draw", "V20"),
    option<&Options::dead_cards>("dead_cards", "V13"),
    option<&Options::swap_cards>("swap_cards", "V2", {3, 4, 3}),
    option<&Options::lines_to_win>("lines_to_win", "V18", {1, kMaxGoal, 3}),
    option<&Options::dealer>("dealer", "V7", the_last_seat),
    deck_option<Options>("V1")};

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

  bool operator==(const Line&) const = default;
  static constexpr auto fields() {
    return std::tuple{Field{"team", &Line::team}, Field{"window", &Line::window}};
  }
};

struct Opened {
  Card card{};
  Seat seat{};

  bool operator==(const Opened&) const = default;
};

// V8: each player's pile of opened cards, in the order in which they came. One list for all saves a
// kibibyte; how the piles interlock is not part of the position, so it counts neither for
// equality nor for the hash.
struct Piles {
  FixedVec<Opened, kMaxCards> opened;

  bool operator==(const Piles& other) const {
    if (opened == other.opened) return true;
    if (opened.size() != other.opened.size()) return false;
    for (int s = 0; s < kMaxPlayers; ++s) {
      std::size_t theirs = 0;
      for (const Opened& mine : opened) {
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
    for (const Opened& entry : opened) {
      if (entry.seat == seat) visit(entry.card);
    }
  }
};
inline void hash_into(Hasher& hasher, const Piles& piles) {
  for (int s = 0; s < kMaxPlayers; ++s) {
    hasher.absorb(static_cast<std::uint64_t>(s));
    // Cards beyond all seats, so that none is taken for the head of the next pile.
    piles.each_of(seat_at(s), [&](Card card) {
      hasher.absorb(static_cast<std::uint64_t>(place(card)) + 256);
    });
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

  bool operator==(const Public&) const = default;
  static constexpr auto fields() {
    return std::tuple{
        Field{"options", &Public::options},       Field{"phase", &Public::phase},
        Field{"turn", &Public::turn},             Field{"owes_draw", &Public::owes_draw},
        Field{"exchanged", &Public::exchanged},   Field{"giving_up", &Public::giving_up},
        Field{"deck_size", &Public::deck_size},   Field{"hand_sizes", &Public::hand_sizes},
        Field{"limits", &Public::limits},         Field{"chips", &Public::chips},
        Field{"lines", &Public::lines},           Field{"piles", &Public::piles}};
  }
};

struct Private {
  Hand hand;

  bool operator==(const Private&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"hand", &Private::hand}}; }
};

struct Hidden {
  DrawDeck deck;

  bool operator==(const Hidden&) const = default;
  static constexpr auto fields() { return std::tuple{Field{"deck", &Hidden::deck}}; }
};

struct Deal {
  PerSeat<CardSet> hands{};
  PerSeat<std::uint8_t> sizes{};  // repeated cards included
  std::uint8_t players = 0;       // how many hands the deal names
  bool repeats = false;           // an event twice, or more copies of a special card than fit a set

  bool operator==(const Deal&) const = default;
};

enum class Verb : std::uint8_t { play, exchange, line, take, give_up, penalty, draw };

// Four bytes, so that it travels in a register.
struct Action {
  Verb verb = Verb::play;
  Card card{};            // play, exchange, give_up, draw; penalty: the number of the team
  Cell cell = kNoCell;    // play: the target of a special card; line: the first end
  Cell to = kNoCell;      // line: the other end

  bool operator==(const Action&) const = default;
  static constexpr Action open(Card card, Cell target = kNoCell) { return in_one(Verb::play, card, target); }
  static constexpr Action drawn(Card card) { return in_one(Verb::draw, card, kNoCell); }
  static constexpr Action penalty(Team team) {
    return {.verb = Verb::penalty, .card = static_cast<Card>(team)};
  }
  constexpr Team team() const { return static_cast<Team>(card); }
  // The verb and the card, from the register in which the action travels: g++ would take it apart in a vector.
  constexpr Verb spoken() const { return static_cast<Verb>(std::bit_cast<std::uint32_t>(*this) & 0xFF); }
  constexpr Card named() const { return static_cast<Card>((std::bit_cast<std::uint32_t>(*this) >> 8) & 0xFF); }

 private:
  // As one word: whoever reads at once what was written byte by byte has to wait for it.
  static constexpr Action in_one(Verb verb, Card card, Cell target) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Action>(static_cast<std::uint32_t>(verb) | static_cast<std::uint32_t>(card) << 8 |
                                 static_cast<std::uint32_t>(target) << 16 |
                                 static_cast<std::uint32_t>(kNoCell) << 24);
  }
};
static_assert(sizeof(Action) == 4);

inline constexpr std::tuple kVerbs{
    own_verb(Verb::play, "play", Actor::Kind::seat, "V8", "CARD [CELL]"),
    verb(Verb::exchange, "exchange", Actor::Kind::seat, "V13", part(&Action::card)),
    own_verb(Verb::line, "line", Actor::Kind::seat, "V17", "CELL CELL"),
    verb(Verb::take, "draw", Actor::Kind::seat, "V20"),
    verb(Verb::give_up, "give-up", Actor::Kind::seat, "V21", part(&Action::card)),
    verb(Verb::penalty, "penalty", Actor::Kind::host, "V21", part_as<Team>(&Action::card)),
    verb(Verb::draw, "draw", Actor::Kind::nature, "V9", part(&Action::card))};
inline constexpr auto kGivers = givers_of(kVerbs);
static_assert(in_order(kVerbs));

enum class Tell : std::uint8_t {
  dealt, began, opened, exchanged, placed, removed, line, may_draw, drew, forgot, penalty, limit,
  gave_up, turn, over
};

// What all see. `card` is always one that was laid open; cards drawn, dealt or given up are whispered.
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

static_assert(lists_every_member<CardSet> && lists_every_member<Line>);
static_assert(lists_every_member<Options> && lists_every_member<Public>);
static_assert(lists_every_member<Private> && lists_every_member<Hidden>);

}  // namespace stolik::victory_line
