// GuessingBot<Text>: plays any game, for those that have no bot of their own.
//
// It guesses what it does not see so that the guess fits its view, carries out each of its moves
// there, lets everybody play on by chance, and takes the move with the best average. Levels differ
// in the number of guesses. All moves meet the same guesses and the same lots, and a budget counted
// in steps bounds its time.
#pragma once

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "core/json.h"

namespace stolik {

// A number that does not depend on the game: thousandths of a win.
inline constexpr int kWholeWin = 1000;

// What `seat` has of the win as the table stands: whoever has most points, or whom the game itself
// names, shares it.
template <class G>
int share_of_win(const typename G::Public& pub, Seat seat) {
  if constexpr (requires {
                  { G::winners(pub) } -> std::same_as<SeatSet>;
                }) {
    const SeatSet winners = G::winners(pub);
    if (!winners.empty()) return winners.has(seat) ? kWholeWin / winners.count() : 0;
  }
  const int mine = G::points(pub, seat);
  int equal = 0;
  for (int s = 0; s < pub.options.players; ++s) {
    const int theirs = G::points(pub, seat_at(s));
    if (theirs > mine) return 0;
    equal += theirs == mine ? 1 : 0;
  }
  return kWholeWin / equal;
}

// Plays on by chance, at most so many steps; returns how many it were.
template <class G>
int play_on(State<G>& state, Rng& rng, int limit) {
  Story<G> story;
  Odds<G> odds;
  Actions<G> actions;
  for (int step = 0; step < limit; ++step) {
    const Waiting waiting = G::waiting(state.pub);
    if (waiting.over) return step;
    story.clear();
    if (waiting.nature != Nature::owes &&
        (waiting.nature == Nature::silent || rng.below(12) != 0)) {
      // One of those that may speak, if it has anything to choose from.
      std::uint32_t skip = rng.below(waiting.seats.count());
      SeatSet seats = waiting.seats;
      for (; skip > 0; --skip) seats.remove(seat_at(std::countr_zero(seats.bits)));
      const Seat seat = seat_at(std::countr_zero(seats.bits));
      G::list(state.pub, state.own[slot(seat)], seat, actions);
      if (!actions.empty()) {
        G::apply(state, Actor::at(seat), actions[rng.below(actions.size())], story);
        continue;
      }
      if (waiting.nature == Nature::silent) return step;
    }
    G::chance(state, odds);
    if (odds.empty()) return step;
    G::apply(state, Actor::nature(), pick(odds, rng), story);
  }
  return limit;
}

template <class T>
struct GuessingBot {
  using Text = T;
  using G = typename Text::Rules;
  using Action = typename G::Action;
  using Public = typename G::Public;
  using Deck = typename Text::Deck;

  struct Why {
    enum class Code : std::uint8_t {
      chance,   // a lot was drawn
      only,     // nothing else could be done
      average,  // the best average of the games played on
      waits,    // nothing to choose from
    };
    Code code = Code::chance;
    int guesses = 0;
    int permille = 0;  // of the win, on average, after this move
    int next = 0;      // after the best other move
  };
  static constexpr std::array<std::string_view, 0> kAnchors{};

  static int sides(const typename G::Options& options) { return options.players; }
  static int side(const typename G::Options&, Seat seat) { return index(seat); }
  static double share(const Public& pub, int side) {
    return share_of_win<G>(pub, seat_at(side)) / 1000.0;
  }

  static Choice<G, Why> choose(const Knowledge<G>& known, Level level, Rng& rng) {
    Choice<G, Why> choice;
    Actions<G> actions;
    G::list(known.view.pub, known.view.own, known.view.seat, actions);
    if (actions.empty()) return {.waits = true, .why = {.code = Why::Code::waits}};
    if (actions.size() == 1) return {.action = actions[0], .why = {.code = Why::Code::only}};
    if (level == Level::random) {
      choice.action = actions[rng.below(actions.size())];
      return choice;
    }
    std::array<int, G::kMaxActions> sums{};
    const int guesses = try_out(known, actions, guesses_of(level), rng, sums);
    std::size_t best = 0;
    for (std::size_t i = 1; i < actions.size(); ++i) best = sums[i] > sums[best] ? i : best;
    int next = 0;
    for (std::size_t i = 0; i < actions.size(); ++i)
      next = i == best ? next : std::max(next, sums[i]);
    choice.action = actions[best];
    choice.why = {.code = Why::Code::average,
                  .guesses = guesses,
                  .permille = sums[best] / guesses,
                  .next = next / guesses};
    return choice;
  }

  static void write_why(JsonWriter& json, const Deck&, const Knowledge<G>&, const Why& why) {
    static constexpr std::array<std::string_view, 4> kCodes{"chance", "only", "average", "waits"};
    json.string("code", kCodes[std::size_t(why.code)]);
    if (why.code != Why::Code::average) return;
    write_numbers(json, why.guesses, why.permille);
    json.integer("next", why.next);
  }
  // It has nothing to teach: what it knows is what a move is worth to it.
  static void write_advice(JsonWriter&, const Deck&, const Knowledge<G>&) {}
  static void write_weighed(JsonWriter& json, const Deck&, const Knowledge<G>& known,
                            const Action& action) {
    Actions<G> one;
    one.push(action);
    if (G::giver(action).kind != Actor::Kind::seat ||
        G::check(known.view.pub, known.view.own, known.view.seat, action))
      return;
    Rng rng(seed_of(known, Level::steady));
    std::array<int, G::kMaxActions> sums{};
    const int guesses = try_out(known, one, guesses_of(Level::steady), rng, sums);
    write_numbers(json, guesses, sums[0] / guesses);
  }

 private:
  static constexpr int kLongestGame =
      400;  // steps after which a game played on is judged as it stands
  static constexpr long kMostSteps =
      200'000;  // of all games together; the guess that began is finished

  static int guesses_of(Level level) {
    switch (level) {
      case Level::random:
      case Level::novice: return 1;
      case Level::relaxed: return 2;
      case Level::easy: return 4;
      case Level::keen: return 10;
      case Level::steady: return 24;
      case Level::strong:
      case Level::anchor0:
      case Level::anchor1: break;
    }
    return 120;
  }

  static int try_out(const Knowledge<G>& known, const Actions<G>& actions, int guesses, Rng& rng,
                     std::array<int, G::kMaxActions>& sums) {
    long steps = 0;
    int done = 0;
    while (done < guesses && steps < kMostSteps) {
      const State<G> guess = G::guess(known.view, known.memory, rng);
      const std::uint64_t lots = rng.next();
      for (std::size_t i = 0; i < actions.size(); ++i) {
        State<G> state = guess;
        Story<G> story;
        G::apply(state, Actor::at(known.view.seat), actions[i], story);
        Rng chance(lots);
        steps += play_on<G>(state, chance, kLongestGame);
        sums[i] += share_of_win<G>(state.pub, known.view.seat);
      }
      ++done;
    }
    return done;
  }
  static void write_numbers(JsonWriter& json, int guesses, int permille) {
    json.integer("guesses", guesses);
    json.integer("permille", permille);
  }
};

}  // namespace stolik
