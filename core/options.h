// Options: what a table may choose, described once. Reading and refusing, the member of positions,
// the schema (docs/PROTOCOL.md) and the TypeScript types all follow from a game's list of options.
//
//   inline constexpr std::array kOptions{
//       option<&Options::variant>("variant", "T12"),                        // an enum, or a flag
//       option<&Options::swap_cards>("swap_cards", "V2", Domain{3, 4, 3}),  // whole numbers
//       option<&Options::dealer>("dealer", "V7", the_last_seat),            // by how many play
//       deck_option<Options>("V1")};
//
// A value is a whole number here, whatever its type: the place of a word, 0 or 1, a seat. So the
// lists are constants, and whatever reads or writes them (core/option_text.h) is compiled once for
// all games.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <type_traits>

#include "core/seat.h"

namespace stolik {

// An enum whose words are known: `constexpr std::array<std::string_view, N> spelling(E)` stands
// beside it.
template <class T>
concept Spelled = std::is_enum_v<T> && requires(T value) { spelling(value); };
template <Spelled E>
inline constexpr auto kSpelling = spelling(E{});

// How many can play, and the rule that says so.
struct PlayerCounts {
  std::string_view rule;
  std::uint32_t bits = 0;

  constexpr bool has(int players) const {
    return players >= 0 && players < 32 && ((bits >> players) & 1) != 0;
  }
  static constexpr PlayerCounts from_to(std::string_view rule, int least, int most) {
    return {rule, (2u << most) - (1u << least)};
  }
  template <class... Number>
  static constexpr PlayerCounts of(std::string_view rule, Number... players) {
    return {rule, ((1u << players) | ...)};
  }
  // Calls visit(players) for each, ascending.
  template <class Visit>
  constexpr void each(Visit&& visit) const {
    for (int players = 0; players < 32; ++players) {
      if (has(players)) visit(players);
    }
  }
};

inline constexpr int kNull = -1;  // the value that is written as null

// What can be chosen at a table of one size.
struct Domain {
  int from = 0;
  int to = 0;
  int otherwise = 0;  // if it is left out
  bool null = false;  // null can be chosen too

  bool operator==(const Domain&) const = default;
  constexpr bool has(int value) const {
    return (value >= from && value <= to) || (null && value == kNull);
  }
};
constexpr Domain a_seat_or_null(int players) { return {0, players - 1, kNull, true}; }
constexpr Domain the_last_seat(int players) { return {0, players - 1, players - 1}; }

enum class OptionKind : std::uint8_t { choice, number, seat, flag, deck };
constexpr std::array<std::string_view, 5> spelling(OptionKind) {
  return {"choice", "number", "seat", "flag", "deck"};
}

// An option as it is described, whatever type it has in a game.
struct OptionForm {
  std::string_view name;
  std::string_view rule;
  OptionKind kind{};
  bool kept = true;                           // false: it is the client's own
  std::span<const std::string_view> words{};  // of a choice
  Domain fixed{};
  Domain (*by_players)(int players) = nullptr;

  constexpr Domain at(int players) const {
    return by_players != nullptr ? by_players(players) : fixed;
  }
};

// An option of a game whose options are a struct O. What the client minds, and the deck, have no
// place in it.
template <class O>
struct Option {
  OptionForm form;
  int (*get)(const O&) = nullptr;
  void (*set)(O&, int) = nullptr;
};

namespace detail {
template <class O, class T>
O owner_of(T O::*);
template <class O, class T>
T type_of(T O::*);
template <class T>
inline constexpr std::uint32_t kAllOnes = 0xFFFFFFFFu >> (32 - 8 * sizeof(T));

template <auto kMember>
constexpr auto described(OptionForm form) {
  using O = decltype(owner_of(kMember));
  using T = decltype(type_of(kMember));
  if constexpr (Spelled<T>) form.words = kSpelling<T>;
  form.kind = Spelled<T>                ? OptionKind::choice
              : std::is_same_v<T, bool> ? OptionKind::flag
              : std::is_same_v<T, Seat> ? OptionKind::seat
                                        : OptionKind::number;
  // All ones stand for null: kNobody, no limit.
  return Option<O>{form,
                   [](const O& options) {
                     const auto value = std::uint32_t(options.*kMember);
                     return value == kAllOnes<T> ? kNull : int(value);
                   },
                   [](O& options, int value) {
                     options.*kMember = static_cast<T>(std::uint32_t(value) & kAllOnes<T>);
                   }};
}
}  // namespace detail

// One of the words of an enum, or true or false; left out it is what a fresh O has.
template <auto kMember>
constexpr auto option(std::string_view name, std::string_view rule) {
  auto made = detail::described<kMember>({.name = name, .rule = rule});
  const int most = made.form.kind == OptionKind::flag ? 1 : int(made.form.words.size()) - 1;
  made.form.fixed = {0, most, made.get({})};
  return made;
}
template <auto kMember>
constexpr auto option(std::string_view name, std::string_view rule, Domain domain) {
  return detail::described<kMember>({.name = name, .rule = rule, .fixed = domain});
}
template <auto kMember>
constexpr auto option(std::string_view name, std::string_view rule, Domain (*by_players)(int)) {
  return detail::described<kMember>({.name = name, .rule = rule, .by_players = by_players});
}
// Accepted, and not kept: only the client minds it. Left out it is the first word.
template <class O>
constexpr Option<O> clients_option(std::string_view name, std::string_view rule,
                                   std::span<const std::string_view> words) {
  return {{.name = name,
           .rule = rule,
           .kind = OptionKind::choice,
           .kept = false,
           .words = words,
           .fixed = {0, int(words.size()) - 1, 0}}};
}
template <class O>
constexpr Option<O> deck_option(std::string_view rule) {
  return {{.name = "deck", .rule = rule, .kind = OptionKind::deck}};
}

// Whether a table could have chosen them.
template <class O>
constexpr bool can_be_chosen(PlayerCounts counts, std::span<const Option<O>> list,
                             const O& options) {
  if (!counts.has(options.players)) return false;
  for (const Option<O>& option : list) {
    if (option.get != nullptr && !option.form.at(options.players).has(option.get(options)))
      return false;
  }
  return true;
}

}  // namespace stolik
