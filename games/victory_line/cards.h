// Cards of `victory-line`, and sets of them packed for what is asked of each: any set, the deck, a
// hand.
//
// An event card is the number of its cell. The three special cards have numbers in the margin of
// the board, and a set of cards counts their copies there.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "core/fields.h"
#include "core/words.h"
#include "games/victory_line/board.h"

namespace stolik::victory_line {

inline constexpr int kHand = 6;  // V6

enum class Card : std::uint8_t {};
constexpr Kind kind_of(Card) { return {"card", "CardId"}; }
inline constexpr Card kPlus{12};   // "+1"     V10
inline constexpr Card kMinus{28};  // "-1"     V11
inline constexpr Card kSwap{44};   // "-1/+1"  V12
inline constexpr std::array kSpecials{kPlus, kMinus, kSwap};

constexpr int place(Card card) { return int(card); }
constexpr Card card_of(Cell cell) { return static_cast<Card>(cell); }
constexpr bool is_special(Card card) { return place(card) % kRowBits >= kSide; }
constexpr Cell cell_of(Card event) { return static_cast<Cell>(event); }

// Cards are a set, never a row: the order of a deck does not exist before a card is drawn. One bit
// an event, four bits of margin for the copies of each special card.
struct CardSet {
  using Item = Card;
  std::array<std::uint64_t, 3> words{};

  constexpr CellSet events() const {
    static_assert(kSwap < Card{64});  // only the first word has copies in its margin
    return {{words[0] & kBoard.words[0], words[1], words[2]}};
  }
  constexpr int copies(Card card) const {
    const std::uint64_t mask = is_special(card) ? 15 : 1;
    return int((words[word(card)] >> (place(card) % 64)) & mask);
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
  STOLIK_FIELDS(CardSet, words);

  // Calls visit(card, copies) for each kind of card: events row by row, then the special ones.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    events().each([&](Cell cell) { visit(card_of(cell), 1); });
    for (const Card card : kSpecials) {
      if (const int count = copies(card); count != 0) visit(card, count);
    }
  }

 private:
  static constexpr std::size_t word(Card card) { return std::size_t(place(card) / 64); }
};

// What is left to draw from: a set that finds its n-th card without counting. Beside each word of
// the set it keeps a word of sums, whose byte i tells how many events lie in the bytes 0 to i.
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
    if (is_special(card)) [[unlikely]]
      return cards_.has(card);
    return CellSet{cards_.words}.has(cell_of(card));
  }
  constexpr int size() const { return cards_.size(); }
  // The card that `n` others come before, events first; n < size(). Only the rare special card is
  // worth a branch.
  constexpr Card nth(int n) const {
    const int first = events_in(0);
    const int second = events_in(1);
    const int many = first + second + events_in(2);
    if (n >= many) [[unlikely]]
      return nth_special(n - many);
    const int past_first = n >= first ? 1 : 0;
    const int past_second = n >= first + second ? 1 : 0;
    const auto w = std::size_t(past_first + past_second);
    n -= (first & -past_first) + (second & -past_second);
    // Copies in the margin do no harm: they come after the events of their byte.
    return static_cast<Card>(int(64 * w) + nth_bit(cards_.words[w], sums_[w], n));
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
  static constexpr std::size_t word(Card card) { return std::size_t(place(card) / 64); }
  // One in the sum of its byte and of those above, if it is an event.
  static constexpr std::uint64_t in_sums(Card card) {
    return (is_special(card) ? 0 : kEachByte) << (place(card) % 64 / 8 * 8);
  }
  constexpr int events_in(std::size_t w) const { return int(sums_[w] >> 56); }
  constexpr Card nth_special(int n) const {
    if (n < cards_.copies(kPlus)) return kPlus;
    return n < cards_.copies(kPlus) + cards_.copies(kMinus) ? kMinus : kSwap;
  }

  CardSet cards_;
  std::array<std::uint64_t, 3> sums_{};
};

// A hand: at most six cards, sorted by number, so that two hands of the same cards are equal and
// nobody can follow a card by its place. Six lanes of ten bits in one word: a number, above all
// cards where there is none, and a spare bit on top that tells a comparison of all lanes at once.
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
  // Cards are below 0xC0. Its low bits are 0: what a new card pushes out of the last lane leaves no
  // trace.
  static constexpr std::uint64_t kNone = kEach * 0xF0;
  static_assert(std::popcount(kEach) == kHand);

  static constexpr std::uint64_t number(Card card) { return std::uint64_t(card); }
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

}  // namespace stolik::victory_line
