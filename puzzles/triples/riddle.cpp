#include "puzzles/triples/riddle.h"

#include <algorithm>

#include "bots/triples/bot.h"
#include "core/play.h"
#include "games/triples/text.h"

namespace stolik::triples {
namespace {

// The riddle's asks told again, to somebody who heard nothing else.
Memory memory_of(const Riddle& riddle) {
  Memory memory{};
  Public before{};
  before.options.players = std::uint8_t(riddle.scene.players);
  for (const Line& line : riddle.scene.lines) {
    before.hand_sizes.fill(line.bare ? 0 : 1);
    before.turn = line.asker;
    Shown shown{.card = line.card};
    switch (line.answer) {
      case Heard::Answer::refused: shown.tell = Tell::refused, shown.seat = line.asked; break;
      case Heard::Answer::mistaken: shown.tell = Tell::mistaken, shown.seat = line.asker; break;
      case Heard::Answer::gave:
      case Heard::Answer::completed:
        shown.tell = Tell::gave, shown.seat = line.asked, shown.to = line.asker;
        break;
    }
    memory.hear(before, shown);
  }
  return memory;
}

View<Triples> view_of(const Riddle& riddle) {
  View<Triples> view{};
  view.seat = riddle.scene.me;
  view.pub.options.players = std::uint8_t(riddle.scene.players);
  view.pub.phase = Phase::play;
  view.pub.in_play = riddle.scene.in_play;
  view.pub.hand_sizes = riddle.scene.sizes;
  view.pub.sets = riddle.sets;
  view.own.hand = riddle.scene.hand;
  return view;
}

bool moves_a_card(const Line& line) {
  return line.answer == Heard::Answer::gave || line.answer == Heard::Answer::completed;
}

// Whether of all cards that were not seen this one alone has a place.
bool asks_for(const Deduction& deduction, Card card) {
  const int place = deduction.place_of(card);
  return deduction.placed() == 1 && place >= 0 &&
         deduction.facts()[std::size_t(place)].because != Because::gives;
}

// Leaves out, from the latest on, whatever the answer does not need.
void strip(Scene& scene, Card card) {
  for (std::size_t i = scene.lines.size(); i-- > 0;) {
    if (moves_a_card(scene.lines[i])) continue;
    Scene less = scene;
    less.lines.erase(less.lines.begin() + std::ptrdiff_t(i));
    if (asks_for(Deduction(less), card)) scene = std::move(less);
  }
}

// Only the asks that a proof uses, and whatever moved a card of the same sets.
void keep_used(Scene& scene, const std::vector<Fact>& facts, int fact) {
  std::vector<bool> used(scene.lines.size(), false);
  CardSet sets;
  for (const int i : proof_of(facts, fact)) {
    const int line = facts[std::size_t(i)].line;
    if (line < 0) continue;
    used[std::size_t(line)] = true;
    sets = sets | CardSet::of(set_of(scene.lines[std::size_t(line)].card));
  }
  std::vector<Line> kept;
  for (std::size_t i = 0; i < used.size(); ++i) {
    if (used[i] || (moves_a_card(scene.lines[i]) && sets.has(scene.lines[i].card)))
      kept.push_back(scene.lines[i]);
  }
  scene.lines = std::move(kept);
}

// One sits at seat 0, and the others follow clockwise.
Seat turned(Seat seat, Seat me, int players) {
  return seat == kNobody ? kNobody : seat_at((index(seat) - index(me) + players) % players);
}

// Thoughts are not all that follows: counting may place the card without an ask that they need.
bool needs_every_ask(const Riddle& riddle) {
  for (std::size_t i = 0; i < riddle.scene.lines.size(); ++i) {
    if (moves_a_card(riddle.scene.lines[i])) continue;
    Riddle less = riddle;
    less.scene.lines.erase(less.scene.lines.begin() + std::ptrdiff_t(i));
    const Belief belief(view_of(less), memory_of(less));
    if (belief.deals_with(riddle.holder, riddle.card) >= belief.deals()) return false;
  }
  return true;
}

}  // namespace

bool counted_unique(const Riddle& riddle) {
  const Belief belief(view_of(riddle), memory_of(riddle));
  if (!belief.exact() || belief.deals() <= 0) return false;
  const Deduction deduction(riddle.scene);
  bool unique = true;
  riddle.scene.in_play.without(riddle.scene.hand).each([&](Card card) {
    const int place = deduction.place_of(card);
    if (place >= 0 && deduction.facts()[std::size_t(place)].because == Because::gives) return;
    int places = 0;
    for (int s = 1; s < riddle.scene.players; ++s)
      places += belief.deals_with(seat_at(s), card) > 0 ? 1 : 0;
    unique = unique && (places == 1) == (card == riddle.card);
  });
  return unique && belief.deals_with(riddle.holder, riddle.card) > 0;
}

std::optional<Riddle> riddle_at(const View<Triples>& view, std::span<const Line> asks, int grade) {
  const int players = view.pub.options.players;
  Riddle whole;
  Scene& scene = whole.scene;
  scene.players = players;
  scene.me = seat_at(0);
  scene.hand = view.own.hand;
  scene.in_play = view.pub.in_play;
  for (int s = 0; s < players; ++s) {
    scene.sizes[slot(turned(seat_at(s), view.seat, players))] =
        view.pub.hand_sizes[slot(seat_at(s))];
    whole.sets[slot(turned(seat_at(s), view.seat, players))] = view.pub.sets[slot(seat_at(s))];
  }
  for (Line line : asks) {
    if (!view.pub.in_play.has(line.card)) continue;
    line.asker = turned(line.asker, view.seat, players);
    line.asked = turned(line.asked, view.seat, players);
    scene.lines.push_back(line);
  }
  const Deduction all(scene);
  std::optional<Riddle> found;
  scene.in_play.without(scene.hand).each([&](Card card) {
    const int place = all.place_of(card);
    if (found || place < 0) return;
    const int depth = all.facts()[std::size_t(place)].level;
    if (grade != 0 && depth < std::min(grade, kGrades)) return;
    Riddle riddle = whole;
    riddle.card = card;
    riddle.holder = all.facts()[std::size_t(place)].seat;
    keep_used(riddle.scene, all.facts(), place);
    if (!asks_for(Deduction(riddle.scene), card)) return;
    strip(riddle.scene, card);
    const Deduction stripped(riddle.scene);
    riddle.fact = stripped.place_of(card);
    riddle.facts = stripped.facts();
    riddle.depth = riddle.facts[std::size_t(riddle.fact)].level;
    if (grade != 0 && grade_of(riddle.depth) != grade) return;
    if (!riddle.scene.lines.empty() && counted_unique(riddle) && needs_every_ask(riddle))
      found = std::move(riddle);
  });
  return found;
}

std::optional<Riddle> riddle_from(std::uint64_t seed, int players, int grade) {
  Rng rng(seed);
  Lots lots(rng);
  Options options{};
  options.players = std::uint8_t(players);
  options.youngest = seat_at(int(rng.below(players)));
  State<Triples> state = Triples::start(options);
  Story<Triples> story;
  Memory memory{};
  Triples::deal(state, Text::shuffle(state.pub, lots), story);
  std::vector<Line> asks;
  for (std::uint32_t heard = 1; !Triples::waiting(state.pub).over; ++heard) {
    const Public before = state.pub;
    const Seat seat = before.turn;
    const Knowledge<Triples> known{view(state, seat), memory, heard};
    const Action action = Bot::choose(known, Level::anchor0, rng).action;
    story.clear();
    play(state, Actor::at(seat), action, story);
    for (const auto& beat : story) memory.hear(before, beat.shown);
    if (memory.asks_heard == 0 || memory.asks_heard > Memory::kAsksKept) return std::nullopt;
    const Heard& last = memory.story().back();
    asks.push_back({last.answer, std::uint16_t(asks.size() + 1), last.asker, last.asked, last.card,
                    before.hand_sizes[slot(seat)] == 0});
    const std::uint32_t first = rng.below(players);
    for (int s = 0; s < players; ++s) {
      const Seat eyes = seat_at((int(first) + s) % players);
      if (auto riddle = riddle_at(view(state, eyes), asks, grade)) return riddle;
    }
  }
  return std::nullopt;
}

}  // namespace stolik::triples
