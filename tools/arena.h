// The arena: bots play the same deals from every side of the table.
//
// A block is one deal played once for each side that the first bot can take, the others being the
// second's. Luck of the deal falls on both alike, so blocks are what is counted: their mean, and
// from their spread the uncertainty.
#pragma once

#include <array>
#include <ranges>
#include <string>

#include "bots/bots.h"
#include "core/play.h"
#include "games/shelf.h"
#include "tools/lab.h"

namespace stolik {

// How long moves took: a class for each quarter of a millisecond, the last for all that took
// longer.
using Times = std::array<long, 800>;
inline std::size_t time_class(double seconds) {
  const double quarters = seconds * 4000;
  return quarters >= 799 ? 799 : std::size_t(quarters);
}

struct GameFigures {
  double share = 0;    // of the win, for the first bot's side
  long moves = 0;      // of the first bot
  double seconds = 0;  // it thought, in all
  double slowest = 0;  // its slowest move
  Times times{};
};

template <class Bot>
class Arena {
  using Text = typename Bot::Text;
  using G = typename Text::Rules;

 public:
  // "" or what is wrong with the number of players or the options.
  std::string open(int players, const Json* options) {
    const Deck* deck = built_in_shelf().default_for(G::kName);
    names_.id = deck->id;
    std::string trouble = Text::read_deck(deck->facts, names_);
    if (trouble.empty()) trouble = read_options<Text>(options, players, names_, options_);
    return trouble;
  }

  // Both bots take turns round the table, A, B, A, B, and their shares are those of all they are.
  void alternate() { alternates_ = true; }

  int sides() const { return alternates_ ? 2 : Bot::sides(options_); }
  const typename G::Options& options() const { return options_; }
  // "0 2": the seats of a side.
  std::string seats_of(int side) const {
    const auto is_its = [&](int s) { return is_first(seat_at(s), side); };
    return joined(std::views::iota(0, int(options_.players)) | std::views::filter(is_its), " ");
  }

  // A ceiling: the first bot is told the hands of so many seats from its left on, as if everybody
  // had heard of every card in them. Only where a game's memory can hold them.
  static constexpr bool kCanOpenHands =
      requires(typename G::Memory memory, State<G> state) { memory.holds[0] = state.own[0].hand; };
  void tell_hands(int hands) { told_ = hands; }

  // The first bot sits on `side`; all others are the second bot. alternate() says which sides that
  // is.
  GameFigures play(std::uint64_t deal_seed, int side, Level first, Level second) const {
    GameFigures figures;
    const auto think = [&](Knowledge<G>& known, const State<G>& state) {
      const Seat seat = known.view.seat;
      const bool mine = is_first(seat, side);
      if constexpr (kCanOpenHands) {
        for (int further = 1; mine && further <= told_; ++further) {
          const std::size_t other = slot(seat_at((index(seat) + further) % options_.players));
          known.memory.holds[other] = state.own[other].hand;
        }
      }
      const Level level = mine ? first : second;
      Rng rng(seed_of(known, level));
      const double begin = mine ? cpu_seconds() : 0;
      const auto choice = Bot::choose(known, level, rng);
      if (mine) {
        const double took = cpu_seconds() - begin;
        ++figures.moves;
        figures.seconds += took;
        ++figures.times[time_class(took)];
        if (took > figures.slowest) figures.slowest = took;
      }
      return choice;
    };
    const typename G::Public end = play_with(deal_seed, think);
    for (int s = 0; s < Bot::sides(options_); ++s) {
      if (s == side || (alternates_ && s % 2 == side)) figures.share += Bot::share(end, s);
    }
    return figures;
  }

  // One deal to its end: think(known, state) is asked for the choice of every seat.
  template <class Think>
  typename G::Public play_with(std::uint64_t deal_seed, Think&& think) const {
    Rng nature(deal_seed);
    Rng top(deal_seed ^ 0x746F70);
    State<G> state = G::start(options_);
    typename G::Memory memory{};
    Story<G> story;
    std::uint32_t heard = 0;
    int spin_left = 0;
    for (int step = 0; step < kStepCap; ++step) {
      const Waiting waiting = G::waiting(state.pub);
      if (waiting.over) break;
      const typename G::Public before = state.pub;
      bool done = false;
      if (waiting.nature == Nature::owes) {
        nature_speaks(state, nature, story);
        done = true;
      } else if (waiting.nature == Nature::may && --spin_left <= 0) {
        nature_speaks(state, top, story);
        done = true;
      } else {
        done = somebody_moves(state, memory, heard, waiting, think, story);
      }
      if (!done) {  // all rather wait: only nature can go on
        STOLIK_ASSERT(waiting.nature == Nature::may);
        nature_speaks(state, top, story);
      }
      if (waiting.nature != Nature::may && G::waiting(state.pub).nature == Nature::may) {
        spin_left = kSpinFewest + int(top.below(kSpinMore));
      }
      for (const Beat<G>& beat : story) G::remember(memory, before, beat.shown);
      ++heard;
    }
    STOLIK_ASSERT(G::waiting(state.pub).over);
    return state.pub;
  }

 private:
  bool is_first(Seat seat, int side) const {
    const int of = Bot::side(options_, seat);
    return alternates_ ? of % 2 == side : of == side;
  }

  static constexpr int kStepCap = 200'000;
  // How many words fit into one spin of the top, as at a table that plays by steps.
  static constexpr int kSpinFewest = 8;
  static constexpr std::uint32_t kSpinMore = 17;

  void nature_speaks(State<G>& state, Rng& rng, Story<G>& story) const {
    Odds<G> odds;
    G::chance(state, odds);
    if (odds.empty()) {
      Lots lots(rng);
      const auto deal = Text::shuffle(state.pub, lots);
      const Refusal refusal = play_deal<G>(state, Actor::nature(), deal, story);
      STOLIK_ASSERT(!refusal);
      return;
    }
    const Refusal refusal = stolik::play<G>(state, Actor::nature(), pick(odds, rng), story);
    STOLIK_ASSERT(!refusal);
  }

  // The awaited seats in turn, beginning at another one each time, until one has something to say.
  template <class Think>
  bool somebody_moves(State<G>& state, const typename G::Memory& memory, std::uint32_t heard,
                      const Waiting& waiting, Think&& think, Story<G>& story) const {
    const int players = options_.players;
    for (int i = 0; i < players; ++i) {
      const Seat seat = seat_at((int(heard) + i) % players);
      if (!waiting.seats.has(seat)) continue;
      Knowledge<G> known{stolik::view<G>(state, seat), memory, heard};
      const auto choice = think(known, state);
      if (choice.waits) continue;
      const Refusal refusal = stolik::play<G>(state, Actor::at(seat), choice.action, story);
      STOLIK_ASSERT(!refusal);
      return true;
    }
    return false;
  }

  typename Text::Deck names_;
  typename G::Options options_{};
  int told_ = 0;
  bool alternates_ = false;
};

}  // namespace stolik
