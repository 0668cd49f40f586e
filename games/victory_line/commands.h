// What can be said at a table of `victory-line`.
#pragma once

#include <bit>
#include <cstdint>
#include <tuple>

#include "core/verbs.h"
#include "games/victory_line/cards.h"
#include "games/victory_line/options.h"

namespace stolik::victory_line {

enum class Verb : std::uint8_t { play, exchange, line, take, give_up, penalty, draw };

// Four bytes, so that it travels in a register.
struct Action {
  Verb verb = Verb::play;
  Card card{};          // play, exchange, give_up, draw; penalty: the number of the team
  Cell cell = kNoCell;  // play: the target of a special card; line: the first end
  Cell to = kNoCell;    // line: the other end

  bool operator==(const Action&) const = default;
  static constexpr Action open(Card card, Cell target = kNoCell) {
    return in_one(Verb::play, card, target);
  }
  static constexpr Action drawn(Card card) { return in_one(Verb::draw, card, kNoCell); }
  static constexpr Action penalty(Team team) {
    return {.verb = Verb::penalty, .card = static_cast<Card>(team)};
  }
  constexpr Team team() const { return static_cast<Team>(card); }
  // The verb and the card, from the register in which the action travels: g++ would take it apart
  // in a vector.
  constexpr Verb spoken() const {
    return static_cast<Verb>(std::bit_cast<std::uint32_t>(*this) & 0xFF);
  }
  constexpr Card named() const {
    return static_cast<Card>((std::bit_cast<std::uint32_t>(*this) >> 8) & 0xFF);
  }

 private:
  // As one word: whoever reads at once what was written byte by byte has to wait for it.
  static constexpr Action in_one(Verb verb, Card card, Cell target) {
    static_assert(std::endian::native == std::endian::little);
    return std::bit_cast<Action>(std::uint32_t(verb) | std::uint32_t(card) << 8 |
                                 std::uint32_t(target) << 16 | std::uint32_t(kNoCell) << 24);
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

}  // namespace stolik::victory_line
