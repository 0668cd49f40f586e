#include "bots/rationing/trials.h"

#include <algorithm>

#include "bots/rationing/worlds.h"

namespace stolik::rationing {
namespace {

// False where the partner could not pay.
bool play_trial(Trial& trial, int& result, Course course, const FixedVec<ShopCard, kRow>& row,
                Seat seat, Rng lots) {
  switch (trial.action.verb) {
    case Verb::buy: {
      const auto place = std::ranges::find(row, trial.action.card) - row.begin();
      course.buy(int(place), lots);
      break;
    }
    case Verb::pass: course.buy(Course::kNothing, lots); break;
    case Verb::speculate_card:
      course.speculate_card(seat, trial.action.give, lots);
      course.bargain(lots);
      break;
    case Verb::speculate_place:
      course.speculate_place(seat, trial.action.give, lots);
      course.bargain(lots);
      break;
    default:
      if (trial.partner == kNobody) break;  // no deal
      if (!course.holds(trial.partner, trial.pays)) return false;
      course.exchange(seat, trial.gives, trial.partner, trial.pays, trial.places);
  }
  course.finish(lots);
  result = course.worth(seat);
  trial.sum += result;
  ++trial.games;
  return true;
}

}  // namespace

std::size_t play_trials(const Knowledge<Rationing>& known, Trials& trials, int games, Rng& rng) {
  const PriceList prices(known.view.pub.options.facts);
  Worlds worlds(known, rng);
  std::array<bool, 9> in{};
  for (std::size_t i = 0; i < trials.size(); ++i) in[i] = true;
  std::size_t left = trials.size();
  for (;;) {
    const int rounds = games / int(left);
    for (int game = 0; game < rounds; ++game) {
      const Course begin(prices, worlds.next(), known.view.seat);
      const Rng lots(rng.next());
      int first = 0;
      for (std::size_t i = 0; i < trials.size(); ++i) {
        int result = 0;
        if (!in[i] ||
            !play_trial(trials[i], result, begin, known.view.pub.row, known.view.seat, lots))
          continue;
        if (i == 0) first = result;
        trials[i].without += first;
      }
    }
    if (left <= 2) break;
    for (std::size_t drop = left / 2; drop > 0 && left > 2; --drop, --left) {
      std::size_t worst = 0;
      for (std::size_t i = 1; i < trials.size(); ++i) {
        if (in[i] && (worst == 0 || trials[i].gain() < trials[worst].gain())) worst = i;
      }
      in[worst] = false;
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < trials.size(); ++i) {
    if (in[i] && trials[i].gain() > trials[best].gain()) best = i;
  }
  return best;
}

}  // namespace stolik::rationing
