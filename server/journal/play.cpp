#include "server/journal/play.h"

#include "core/assert.h"

namespace stolik {
namespace {

// Nature's debts are paid within one step; rules that owe more than this are wrong.
constexpr int kMaxLotsAtOnce = 256;

}  // namespace

void Told::add(const Table& table) {
  const std::size_t before = all.size();
  all.reserve(before + 224);  // what a command tells
  table.tell(kNobody, all);
  const auto seats = static_cast<std::size_t>(table.players());
  for (std::size_t i = 0; i < seats; ++i) {
    const Seat seat = seat_at(static_cast<int>(i));
    const bool heard_more = i < own.size() && !own[i].empty();
    if (!heard_more && !table.hears_more(seat)) continue;
    own.resize(seats);
    if (!heard_more) own[i].assign(all, 0, before);
    table.tell(seat, own[i]);
  }
}

Play Play::clone() const {
  Play copy;
  copy.table = table ? table->clone() : nullptr;
  copy.key = key;
  copy.same = same;
  copy.turns = turns;
  copy.multiplier = multiplier;
  copy.lots = lots;
  copy.spins = spins;
  copy.spinning = spinning;
  copy.strength = strength;
  copy.spin = spin;
  copy.steps_done = steps_done;
  return copy;
}

Answer Play::step(Actor who, std::string_view command, int flick, Told& told) {
  const bool owed = table->waiting().nature == Nature::owes;
  const Owed word = owed && same ? table->owed() : Owed{};
  Answer answer = table->submit(who, command);
  if (!answer.ok()) return answer;
  if (owed && same) same->count(word);
  heard(who, owed, flick, told);
  return answer;
}

// The table has carried out a command; nature may have owed it.
void Play::heard(Actor who, bool owed, int flick, Told& told) {
  told.add(*table);
  if (same) turns.hear(*table, who);
  if (who.kind == Actor::Kind::nature && owed) ++lots;
  const bool went = spinning;
  const std::optional<Pace> now = table->pace();
  spinning = now && now->goes;
  Told::Word& word = told.words.emplace_back();
  word.meaning = table->meant();
  word.begins = spinning && !went;
  word.falls = went && !owed && who.kind == Actor::Kind::nature;
  if (word.begins) {
    strength = flick;
    steps_done = 0;
    LotStream stream(key, "top", spins++);
    const std::int64_t median_ms = std::int64_t{now->seconds} * 1000 * multiplier;
    spin = same ? same->spin(strength, median_ms) : draw_spin(Lots(stream), strength, median_ms);
  } else if (spinning && word.meaning.is_step) {
    ++steps_done;
  }
}

std::string Play::lot() const {
  if (same) return same->draw(*table);
  LotStream stream(key, "lot", lots);
  return table->draw(Lots(stream));
}

Seat Play::thrower() const {
  const std::optional<Pace> now = pace();
  return now ? now->thrower : kNobody;
}

void Play::settle(std::vector<Record>& records, Told& told, SeatSet by_hand) {
  for (int i = 0; i < kMaxLotsAtOnce; ++i) {
    const Nature nature = table->waiting().nature;
    std::string command;
    if (nature == Nature::owes) {
      if (!by_hand.empty() && thrower() != kNobody && by_hand.has(thrower())) return;
      LotStream stream(key, "lot", lots);
      command = same ? same->draw_and_do(*table) : table->draw_and_do(Lots(stream));
      heard(Actor::nature(), true, 0, told);
    } else if (nature == Nature::may && spins_by(PaceBy::steps) &&
               (spin.failed || steps_done >= spin.steps)) {
      command = fall_word();
      const Answer answer = step(Actor::nature(), command, 0, told);
      STOLIK_ASSERT(answer.ok());
    } else {
      return;
    }
    records.push_back(record::Did{.actor = Actor::nature(), .command = std::move(command)});
  }
  STOLIK_ASSERT(table->waiting().nature != Nature::owes);
}

}  // namespace stolik
