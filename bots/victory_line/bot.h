// The bots of `victory-line`.
//
//   novice  plays much as cards come: sees few of its own rows and columns, when nearly full;
//           keeps its special cards to the end
//   relaxed sees some of its own rows and columns, no diagonals; keeps its special cards as well
//   easy    sees as much, and plays its special cards at once;
//           does not see what the others build
//   keen    one look ahead over the windows of all, many overlooked; stops others half as gladly
//   steady  one look ahead over the windows of all, diagonals often overlooked;
//           keeps its special cards until they matter
//   strong  counts which missing cards it holds itself and which are spent; plays on many
//           times from its best moves, with the unseen cards dealt anew each time as the others'
//           play makes them likely; knows the end when two play and the deck is empty
#pragma once

#include "bots/bot.h"
#include "bots/victory_line/policy.h"
#include "games/victory_line/text.h"

namespace stolik::victory_line {

struct Why {
  enum class Code : std::uint8_t {
    chance,     // a lot was drawn
    completes,  // the chip completes a line
    stops,      // it takes a cell of another team's fullest window
    builds,     // it fills a window of its own
    dead,       // nothing better than a card without effect
    answer,     // not a card: a choice of six, a card to take or to give up, an exchange
  };
  Code code = Code::chance;
  Cell cell = kNoCell;
  std::uint8_t own = 0;  // chips in the fullest open window of its own through the cell, before
  std::uint8_t theirs =
      0;  // chips of another team in its fullest open window through the cell, before
  std::uint16_t own_window = kWindows;  // these windows; none: kWindows
  std::uint16_t their_window = kWindows;
  Team their_team{};
  std::uint16_t games = 0;     // strong: played on from this move
  std::uint16_t permille = 0;  // the chance to win by them; a draw counts as its share
  bool exact = false;          // strong: played out in full, all cards being known
  bool glances = false;        // below steady: may have overlooked something fuller
  bool hoards = false;         // keeps its special cards to the end
};

// Why a card on its cell: which windows it fills or stops, of those that can still be filled, for
// one who weighs so.
Why reasons(const Fullness& full, const Public& pub, Seat seat, const Weights& weights,
            const Action& action);

// The best card by one look ahead, or what else is asked of the seat.
Choice<VictoryLine, Why> look_ahead(const Knowledge<VictoryLine>& known, const Weights& weights,
                                    std::uint64_t fate);

// The fullest window that a better card would have built or stopped, if this one does not: kWindows
// where there is none. Special cards count from this gain on.
std::uint16_t missed(const View<VictoryLine>& view, const Why& why, int keep);

struct Bot {
  using Text = victory_line::Text;
  using Why = victory_line::Why;
  static constexpr std::array<std::string_view, 1> kAnchors{"window"};

  static int sides(const Options& options) { return options.teams; }
  static int side(const Options& options, Seat seat) { return int(options.team_of(seat)); }
  static double share(const Public& pub, int side);

  static Choice<VictoryLine, Why> choose(const Knowledge<VictoryLine>& known, Level level,
                                         Rng& rng);
  // Somebody who has just learned the game: for `stolik newcomers`, no level.
  static Choice<VictoryLine, Why> newcomer(const Knowledge<VictoryLine>& known, Rng& rng);
  static void write_why(JsonWriter& json, const Deck& names, const Knowledge<VictoryLine>& known,
                        const Why& why);
  static void write_advice(JsonWriter& json, const Deck& names,
                           const Knowledge<VictoryLine>& known);
  static void write_weighed(JsonWriter& json, const Deck& names,
                            const Knowledge<VictoryLine>& known, const Action& action);
};

}  // namespace stolik::victory_line
