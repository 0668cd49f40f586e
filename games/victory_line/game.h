// `victory-line` as a game: what rules.h defines inline and the .cpp files beside it carry out.
#pragma once

#include <string_view>

#include "core/game.h"
#include "games/victory_line/memory.h"
#include "games/victory_line/types.h"

namespace stolik {

class Rng;

struct VictoryLine {
  using Options = victory_line::Options;
  using Public = victory_line::Public;
  using Private = victory_line::Private;
  using Hidden = victory_line::Hidden;
  using Deal = victory_line::Deal;
  using Action = victory_line::Action;
  using Shown = victory_line::Shown;
  using Whisper = victory_line::Whisper;
  using Memory = victory_line::Memory;

  static constexpr std::string_view kName = "victory-line";
  static constexpr PlayerCounts kPlayers = PlayerCounts::of("V4", 2, 3, 4, 6, 8, 9, 10, 12);
  static constexpr PlayerCounts kClassSizes =
      PlayerCounts::of("V4", 4, 6);  // teams of two or three
  static constexpr const auto& kOptions = victory_line::kOptions;
  static constexpr const auto& kVerbs = victory_line::kVerbs;
  static constexpr std::string_view kEndRule = "V18";
  static constexpr std::string_view kDealRule = "V6";
  static constexpr std::string_view kDealShape = "CARDS;CARDS;…";
  static constexpr int kMaxSeats = victory_line::kMaxPlayers;
  // A `+1` fits the free cells, `-1` and `-1/+1` chips of others: twice all cells at most. Three
  // more cards, each to be opened or exchanged, and the card still owed.
  static constexpr std::size_t kMaxActions =
      2 * victory_line::kEvents + 2 * victory_line::kHand + 1;
  static constexpr std::size_t kMaxOdds = victory_line::kEvents + 3;
  // The deal is the longest step: a hand each and who begins.
  static constexpr std::size_t kMaxBeats = victory_line::kMaxPlayers + 2;

  static State<VictoryLine> start(const Options& options);
  static Refusal check_deal(const Public& pub, const Deal& deal);
  static void deal(State<VictoryLine>& state, const Deal& deal, Story<VictoryLine>& story);

  static Waiting waiting(const Public& pub);
  static Giver giver(const Action& action) {
    return victory_line::kGivers[std::size_t(action.spoken())];
  }
  static Refusal check(const Public& pub, const Private& own, Seat seat, const Action& action);
  static Refusal check_host(const Public& pub, const Action& action);
  static Refusal check_nature(const State<VictoryLine>& state, const Action& action);
  static void list(const Public& pub, const Private& own, Seat seat, Actions<VictoryLine>& out);
  static void list_host(const Public& pub, Actions<VictoryLine>& out);
  static void chance(const State<VictoryLine>& state, Odds<VictoryLine>& odds);
  static void apply(State<VictoryLine>& state, Actor who, Action action, Story<VictoryLine>& story);

  // What nature says by lot: the weights of chance() laid end to end, without listing them. `lot`
  // is below the number of cards in the deck.
  static Action outcome(const State<VictoryLine>& state, std::uint32_t lot) {
    return Action::drawn(state.hid.deck.nth(int(lot)));
  }

  // V2, V9: all that could ever be drawn, in the order of chance().
  static void whole_chance(const Public& pub, Odds<VictoryLine>& odds);
  // V9: who gets the card that nature draws.
  static Seat draws_for(const Public& pub) {
    return pub.owes_draw != kNobody ? pub.owes_draw : pub.turn;
  }
  static int points(const Public& pub, Seat seat);
  // V18, V19: the team with its lines, or all with the most. Empty before the end.
  static victory_line::Teams winners(const Public& pub);
  // Looks at what lies on the table, not at how it may have come: the order of turns is not
  // retraced.
  static std::string_view flaw(const State<VictoryLine>& state);

  static void remember(Memory& memory, const Public& before, const Shown& shown) {
    memory.hear(before, shown);
  }
  // A full state that fits the view: the cards it does not show, dealt at random, uniformly.
  static State<VictoryLine> guess(const View<VictoryLine>& view, const Memory& memory, Rng& rng);

 private:
  // The action by value: what has an address does not stay in a register.
  static Refusal check_closely(const Public& pub, const Private& own, Seat seat, Action action);
};

}  // namespace stolik
