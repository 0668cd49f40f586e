#include "bots/triples/habits.h"

#include <algorithm>

#include "generated/learned/triples/habits.h"

namespace stolik::triples {
namespace {

using Answer = Heard::Answer;

// With more players the onlooker's estimate takes longer, and the asks of many say little about
// each.
constexpr int kMostPlayers = 6;
constexpr std::ptrdiff_t kExamined = 48;  // the latest asks of others, up to four players
constexpr std::ptrdiff_t kExaminedMany = 20;

// ---- kinds of evidence: how likely counting players ask so, against how likely if they held
// nothing there (learned)

// What was asked for: unlikely, likely, sure.
enum Asked : std::size_t { kUnlikely, kLikely, kSure, kAskedClasses };
// The likeliest card of a set against the one asked for: less likely, a little less, as likely,
// four steps of likelier, and sure while the other was not.
constexpr std::size_t kGaps = 8;
constexpr double kGapEnds[] = {-0.05, -0.01, 0.01, 0.05, 0.1, 0.17};
static_assert(Habits::kKinds == 1 + 2 * kAskedClasses * 2 * kGaps);

// Another set was asked for, or this one, though perhaps not for its likeliest card; by how many of
// its cards are held.
constexpr Habits::Kind kind_of(bool chosen, std::size_t asked, std::size_t held, std::size_t gap) {
  return static_cast<Habits::Kind>(
      1 + ((asked + (chosen ? 1 : 0) * kAskedClasses) * 2 + held) * kGaps + gap);
}

constexpr Habits::Weights weights_from(const auto& passed, const auto& chosen) {
  Habits::Weights weights{1.0};
  std::size_t kind = 1;
  for (const int weight : passed) weights[kind++] = weight / 1000.0;
  for (const int weight : chosen) weights[kind++] = weight / 1000.0;
  return weights;
}
constexpr Habits::Weights kFew = weights_from(learned::habits::kPassed, learned::habits::kChosen);
constexpr Habits::Weights kMany =
    weights_from(learned::habits::kPassedMany, learned::habits::kChosenMany);

constexpr double kAsGoodAsSure = 0.9999999;

std::size_t asked_class(double asked) {
  return asked >= kAsGoodAsSure ? kSure : asked > 0.45 ? kLikely : kUnlikely;
}

std::size_t gap_class(double best, double asked) {
  if (best >= kAsGoodAsSure && asked < kAsGoodAsSure) return kGaps - 1;
  std::size_t gap = 0;
  while (gap < std::size(kGapEnds) && best - asked >= kGapEnds[gap]) ++gap;
  return gap;
}

// ---- an onlooker's eyes

// What an onlooker believes of one set, by what one seat holds of it.
struct Parts {
  std::array<double, 8> all{};
  std::array<std::array<PerSeat<double>, kCardsOfSet>, 8> with{};

  double best(unsigned part) const {
    double most = 0;
    for (const PerSeat<double>& seats : with[part])
      most = std::max(most, *std::ranges::max_element(seats));
    return all[part] > 0 ? most / all[part] : 0;
  }
  double chance(unsigned part, std::size_t card, Seat seat) const {
    return all[part] > 0 ? with[part][card][slot(seat)] / all[part] : 0;
  }
};

unsigned part_of(const Split& split, Seat seat) {
  unsigned part = 0;
  for (std::size_t i = 0; i < kCardsOfSet; ++i) part |= split.holder[i] == seat ? 1u << i : 0u;
  return part;
}

Parts parts_of(const Belief& onlooker, SetId set, Seat seat) {
  Parts parts;
  for (const Split& split : onlooker.splits(set)) {
    const unsigned part = part_of(split, seat);
    parts.all[part] += split.deals;
    for (std::size_t i = 0; i < kCardsOfSet; ++i) {
      if (split.holder[i] != seat) parts.with[part][i][slot(split.holder[i])] += split.deals;
    }
  }
  return parts;
}

std::size_t held(unsigned part) { return std::popcount(part) >= 2 ? 1 : 0; }

// ---- the table at an earlier time

Public table_before(Public pub, const Heard& heard) {
  pub.turn = heard.asker;
  if (heard.answer == Answer::completed) {
    pub.in_play = pub.in_play | CardSet::of(set_of(heard.card));
    pub.hand_sizes[slot(heard.asker)] =
        std::uint8_t(pub.hand_sizes[slot(heard.asker)] + kCardsOfSet);
  }
  if (heard.answer == Answer::gave || heard.answer == Answer::completed) {
    --pub.hand_sizes[slot(heard.asker)];
    ++pub.hand_sizes[slot(heard.asked)];
  }
  return pub;
}

void hear_again(Memory& memory, const Public& before, const Heard& heard) {
  switch (heard.answer) {
    case Answer::refused:
      memory.hear(before, {.tell = Tell::refused, .seat = heard.asked, .card = heard.card});
      return;
    case Answer::mistaken:
      memory.hear(before, {.tell = Tell::mistaken, .seat = heard.asker, .card = heard.card});
      return;
    case Answer::gave:
    case Answer::completed: break;
  }
  memory.hear(before,
              {.tell = Tell::gave, .seat = heard.asked, .to = heard.asker, .card = heard.card});
  if (heard.answer != Answer::completed) return;
  memory.hear(before, {.tell = Tell::completed, .seat = heard.asker, .set = set_of(heard.card)});
}

}  // namespace

const Habits::Weights& Habits::learned_for(int players) { return players <= 4 ? kFew : kMany; }

Habits::Habits(const View<Triples>& view, const Memory& memory)
    : weights_(learned_for(view.pub.options.players)) {
  const std::span<const Heard> story = memory.story();
  const int players = view.pub.options.players;
  if (view.pub.options.asking == Asking::free || players > kMostPlayers || story.empty()) return;
  std::vector<Public> before(story.size());
  for (std::size_t i = story.size(); i-- > 0;) {
    before[i] = table_before(i + 1 < story.size() ? before[i + 1] : view.pub, story[i]);
  }
  // T14: an empty hand tells nothing.
  const auto tells = [&](std::size_t i) {
    return story[i].asker != view.seat && story[i].answer != Answer::mistaken &&
           before[i].hand_sizes[slot(story[i].asker)] > 0;
  };
  std::ptrdiff_t skip = players <= 4 ? -kExamined : -kExaminedMany;
  for (std::size_t i = 0; i < story.size(); ++i) skip += tells(i) ? 1 : 0;
  Memory then{};
  for (std::size_t i = 0; i < story.size(); ++i) {
    const Heard& heard = story[i];
    if (tells(i) && --skip < 0) {
      evidence_.push_back(examine(before[i], then, heard));
      evidence_.back().when = i;
    }
    if (heard.answer == Answer::gave || heard.answer == Answer::completed) {
      const auto card = static_cast<Part>(1u << (index(heard.card) % kCardsOfSet));
      moved_[std::size_t(index(set_of(heard.card)))].push_back({i, heard.asked, heard.asker, card});
    }
    hear_again(then, before[i], heard);
  }
}

Habits::Evidence Habits::examine(const Public& pub, const Memory& memory,
                                 const Heard& heard) const {
  const Belief onlooker = Belief::of_onlooker(pub, memory);
  const SetId asked_set = set_of(heard.card);
  const auto asked_card = std::size_t(index(heard.card) % kCardsOfSet);
  Evidence evidence;
  evidence.asker = heard.asker;

  const Parts asked = parts_of(onlooker, asked_set, heard.asker);
  double hits = 0;
  double all = 0;
  for (Part part = 1; part < kParts; ++part) {
    if ((part >> asked_card & 1u) != 0) continue;
    const double chance = asked.chance(part, asked_card, heard.asked);
    hits += asked.all[part] * chance;
    all += asked.all[part];
    evidence.kind[std::size_t(index(asked_set))][part] =
        kind_of(true, asked_class(chance), held(part), gap_class(asked.best(part), chance));
  }
  const double chance = all > 0 ? hits / all : 0;
  for (std::size_t set = 0; set < kSets; ++set) {
    if (static_cast<SetId>(set) == asked_set || onlooker.splits(static_cast<SetId>(set)).empty())
      continue;
    const Parts parts = parts_of(onlooker, static_cast<SetId>(set), heard.asker);
    for (Part part = 1; part < kParts; ++part) {
      evidence.kind[set][part] =
          kind_of(false, asked_class(chance), held(part), gap_class(parts.best(part), chance));
    }
  }
  return evidence;
}

std::vector<Habits::Kind> Habits::kinds(SetId set, const Split& split) const {
  std::vector<Kind> all;
  each_kind(set, split, [&](Kind kind) { all.push_back(kind); });
  return all;
}

double Habits::weight(SetId set, const Split& split) const {
  double product = 1;
  each_kind(set, split, [&](Kind kind) { product *= weights_[kind]; });
  return product;
}

template <class Visit>
void Habits::each_kind(SetId set, const Split& split, Visit&& visit) const {
  const auto s = std::size_t(index(set));
  for (const Evidence& evidence : evidence_) {
    // What the asker held at that time: cards leave and enter hands in the open only.
    Part part = part_of(split, evidence.asker);
    for (auto moved = moved_[s].rbegin(); moved != moved_[s].rend() && moved->when >= evidence.when;
         ++moved) {
      if (moved->to == evidence.asker) part &= ~moved->card;
      if (moved->from == evidence.asker) part |= moved->card;
    }
    visit(evidence.kind[s][part]);
  }
}

}  // namespace stolik::triples
