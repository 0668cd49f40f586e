// What a table of `victory-line` chooses, and the teams that follow from it.
#pragma once

#include <array>
#include <cstdint>

#include "core/fields.h"
#include "core/fixed_vec.h"
#include "core/options.h"
#include "core/words.h"

namespace stolik::victory_line {

inline constexpr int kMaxPlayers = 12;
inline constexpr int kMaxTeams = 3;
inline constexpr int kMaxGoal = 5;  // lines_to_win

enum class Team : std::uint8_t {};
constexpr Kind kind_of(Team) { return {"team", "number"}; }
constexpr std::size_t slot(Team team) { return std::size_t(team); }
constexpr Team team_at(int i) { return static_cast<Team>(i); }
// An equal count lists several (V19).
using Teams = FixedVec<Team, kMaxTeams>;

enum class Drawing : std::uint8_t { automatic, manual };  // V20
constexpr std::array<std::string_view, 2> spelling(Drawing) { return {"automatic", "manual"}; }
enum class DeadCards : std::uint8_t { open, exchange };  // V13
constexpr std::array<std::string_view, 2> spelling(DeadCards) { return {"open", "exchange"}; }

struct Options {
  std::uint8_t players = 2;
  std::uint8_t teams = 2;  // V4
  Drawing draw = Drawing::automatic;
  DeadCards dead_cards = DeadCards::open;
  std::uint8_t swap_cards = 3;    // V2
  std::uint8_t lines_to_win = 3;  // V18
  Seat dealer{1};                 // V7

  STOLIK_FIELDS(Options, players, teams, draw, dead_cards, swap_cards, lines_to_win, dealer);
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

}  // namespace stolik::victory_line
