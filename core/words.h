// Words of commands: how one thing is written as a word and read from one, by its type.
//
// A seat and a number are known here. A thing that a deck names (a card, a good) has `constexpr
// Kind kind_of(T)` beside it, and the deck has name(thing), find(word, thing) and sorted(thing):
// all things of that type in the order of their ids. A set of such things (`using Item = Card`) is
// a list, "butter*2,sugar". Anything else brings put_word() and take_word() beside kind_of().
#pragma once

#include <concepts>
#include <string>
#include <string_view>

#include "core/notation.h"
#include "core/seat.h"

namespace stolik {

// What a part of a command is called in the schema, and its type in TypeScript.
struct Kind {
  std::string_view word;
  std::string_view typescript;
};
template <class T>
concept Named = requires(T thing) {
  { kind_of(thing) } -> std::same_as<Kind>;
};
// Things that a deck names, each there or not, or several times.
template <class T>
concept SetOfNamed = requires(T set, typename T::Item item) {
  set.add(item);
  set.has(item);
} && Named<typename T::Item>;

template <SetOfNamed Set>
constexpr int copies_in(const Set& set, typename Set::Item item) {
  if constexpr (requires { set.copies(item); }) {
    return set.copies(item);
  } else {
    return set.has(item) ? 1 : 0;
  }
}
// How many of one thing a set has room for.
template <SetOfNamed Set>
constexpr int most_in(typename Set::Item item) {
  if constexpr (requires { Set::most(item); }) {
    return Set::most(item);
  } else {
    return 1;
  }
}

template <class T>
constexpr Kind kind() {
  if constexpr (std::same_as<T, Seat>) {
    return {"seat", "number"};
  } else if constexpr (std::integral<T>) {
    return {"number", "number"};
  } else {
    return kind_of(T{});
  }
}

template <class Deck, class T>
void write_word(std::string& out, const Deck& deck, const T& thing) {
  if constexpr (requires { put_word(out, deck, thing); }) {
    put_word(out, deck, thing);
  } else if constexpr (std::same_as<T, Seat>) {
    out += std::to_string(index(thing));
  } else if constexpr (std::integral<T>) {
    out += std::to_string(thing);
  } else if constexpr (SetOfNamed<T>) {
    const std::size_t before = out.size();
    for (const typename T::Item item : deck.sorted(typename T::Item{})) {
      const int copies = copies_in(thing, item);
      if (copies == 0) continue;
      if (out.size() > before) out += ',';
      out += deck.name(item);
      if (copies > 1) (out += '*') += std::to_string(copies);
    }
  } else {
    out += deck.name(thing);
  }
}

// `options` know how many seats there are. Trouble goes to `findings`.
template <class Deck, class Options, class T>
void read_word(Findings& findings, std::string_view word, const Deck& deck, const Options& options,
               T& thing) {
  if constexpr (requires { take_word(findings, word, deck, options, thing); }) {
    take_word(findings, word, deck, options, thing);
  } else if constexpr (std::same_as<T, Seat>) {
    const auto seat = parse_below(word, options.players);
    seat ? void(thing = seat_at(*seat)) : findings.shape();
  } else if constexpr (std::integral<T>) {
    const auto number = parse_number(word);
    number ? void(thing = static_cast<T>(*number)) : findings.shape();
  } else if (!deck.find(word, thing)) {
    findings.unknown(word);
  }
}

// The hands of a deal, `;` between them: add(hand, card, count) for each card. Returns how many
// hands there are.
template <class Card, class Deck, class Add>
std::size_t read_hands(Findings& findings, std::string_view text, const Deck& deck, Add&& add) {
  std::size_t hands = 0;
  bool last = false;
  while (!last) {
    each_listed(take_part(text, ';', last), findings, [&](const ListPart& part) {
      Card card{};
      deck.find(part.name, card) ? add(hands, card, part.count) : findings.unknown(part.name);
    });
    ++hands;
  }
  return hands;
}
template <class Deck, class Hands>
void write_hands(std::string& out, const Deck& deck, const Hands& hands, int players) {
  for (int s = 0; s < players; ++s) {
    if (s > 0) out += ';';
    write_word(out, deck, hands[slot(seat_at(s))]);
  }
}

}  // namespace stolik
