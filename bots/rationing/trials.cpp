#include "bots/rationing/trials.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

void play_trial(Trial& trial, const State<Rationing>& world, Seat seat, Rng lots) {
  Course course(world);
  switch (trial.action.verb) {
    case Verb::buy: {
      const auto place = std::find(world.pub.row.begin(), world.pub.row.end(), trial.action.card) - world.pub.row.begin();
      course.buy(static_cast<int>(place), lots);
      break;
    }
    case Verb::pass: course.buy(Course::kNothing, lots); break;
    case Verb::speculate_card: course.speculate_card(seat, trial.action.give, lots); break;
    case Verb::speculate_place: course.speculate_place(seat, trial.action.give, lots); break;
    default:
      if (trial.partner == kNobody) break;  // no deal
      if (!course.holds(trial.partner, trial.pays)) return;
      course.exchange(seat, trial.gives, trial.partner, trial.pays, trial.places);
  }
  course.finish(lots);
  trial.sum += course.worth(seat);
  ++trial.games;
}

}  // namespace

std::size_t play_trials(const Knowledge<Rationing>& known, Trials& trials, int games, Rng& rng) {
  std::array<bool, 9> in{};
  for (std::size_t i = 0; i < trials.size(); ++i) in[i] = true;
  std::size_t left = trials.size();
  for (;;) {
    const int rounds = games / static_cast<int>(left);
    for (int game = 0; game < rounds; ++game) {
      const State<Rationing> world = Rationing::guess(known.view, known.memory, rng);
      const Rng lots(rng.next());
      for (std::size_t i = 0; i < trials.size(); ++i) {
        if (in[i]) play_trial(trials[i], world, known.view.seat, lots);
      }
    }
    if (left <= 2) break;
    for (std::size_t drop = left / 2; drop > 0 && left > 2; --drop, --left) {
      std::size_t worst = 0;
      for (std::size_t i = 1; i < trials.size(); ++i) {
        if (in[i] && (worst == 0 || trials[i].mean() < trials[worst].mean())) worst = i;
      }
      in[worst] = false;
    }
  }
  std::size_t best = 0;
  for (std::size_t i = 1; i < trials.size(); ++i) {
    if (in[i] && trials[i].mean() > trials[best].mean()) best = i;
  }
  return best;
}

}  // namespace stolik::rationing
