// What follows for one pair of eyes from the asks it heard, thought by thought, so that it can be
// told to people.
//
// A fact says that a seat has a card, has it not, has one of several, or has not both of two. Facts
// of level 0 are seen (one's own hand, an empty one), those of level 1 are heard in one ask; every
// further one names the facts it follows from and is one level deeper than the deepest of them.
// Only thoughts a person has are here; that nothing else is certain is for whoever counts.
#pragma once

#include <vector>

#include "games/triples/memory.h"
#include "games/triples/types.h"

namespace stolik::triples {

// One ask. Of a set that a puzzle's asks speak of, all that moved a card are among them; others may
// be left out.
struct Line {
  Heard::Answer answer{};
  std::uint16_t number = 0;  // the how manieth ask of the game it was
  Seat asker{};
  Seat asked{};
  Card card{};
  bool bare = false;  // T14: the asker's hand was empty, so nothing follows for it

  bool operator==(const Line&) const = default;
};

enum class Because : std::uint8_t {
  own,          // it lies in one's own hand
  empty,        // that hand is empty
  asks,         // T10: asks for it, so has it not, and has another one of the set
  refuses,      // T9: was asked and had it not
  gives,        // T8: handed it over
  mistakes,     // T10: a mistake, so has none of the set
  not_all,      // T13: three together would lie open
  promise,      // of what an asker must hold one of, only this one is left
  others_lack,  // nobody else can have it
  counting,     // as many people as cards, so nobody else has one of them
  full,         // as many cards as that hand has are spoken for, so no other is there
  all_needed,   // that hand has as many cards as can be there, so all of them are
  placed,       // a card is in one hand only
};

struct Fact {
  enum class Says : std::uint8_t {
    no,
    yes,
    any,
    not_both,
    filled
  };  // filled: with one of each of these, no other is there
  Says says{};
  Because because{};
  std::uint8_t level = 0;
  Seat seat{};
  CardSet cards;            // of no and yes one
  int line = -1;            // the ask it was heard in
  std::vector<int> from{};  // the facts it follows from
};

// What one pair of eyes has before it.
struct Scene {
  int players = 0;
  Seat me{};
  CardSet hand;                   // one's own
  CardSet in_play;                // what is not laid open yet
  PerSeat<std::uint8_t> sizes{};  // of all hands, now
  std::vector<Line> lines;
};

class Deduction {
 public:
  explicit Deduction(const Scene& scene);

  const std::vector<Fact>& facts() const { return facts_; }
  // The fact that says where a card is that one does not hold oneself; -1 where none does.
  int place_of(Card card) const { return places_[std::size_t(index(card))]; }
  // How many unseen cards have a place. What was handed over in the open was seen.
  int placed() const;

 private:
  struct Left {
    CardSet cards;          // what a promise can still be kept with
    std::vector<int> from;  // and why
  };

  void see(const Scene& scene);
  void hear(const Scene& scene, int line);
  bool think(const Scene& scene, int level);
  void keep_promises(int level);
  void find_last_places(const Scene& scene, int level);
  void count_people(const Scene& scene, int level);
  void weigh_hands(const Scene& scene, int level);
  void place(const Scene& scene, int level);
  Left left_of_promise(int fact, int level) const;
  void add(Fact fact);
  // The fact that says so, if it is not deeper than `level`; else -1.
  int known(Fact::Says says, Seat seat, Card card, int level) const;
  void forget(Seat seat, Card card);

  std::vector<Fact> facts_;
  std::vector<int> promises_;  // which of them say any or not_both
  SeatSet filled_;
  std::array<std::array<std::int16_t, kCards>, kMaxPlayers> no_{};
  std::array<std::array<std::int16_t, kCards>, kMaxPlayers> yes_{};
  std::array<std::int16_t, kCards> places_{};
};

// The facts that this one rests on and that are not merely seen, in the order in which one would
// think them; itself last.
std::vector<int> proof_of(const std::vector<Fact>& facts, int fact);

}  // namespace stolik::triples
