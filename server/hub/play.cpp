#include "server/hub/play.h"

#include "core/assert.h"

namespace stolik {
namespace {

// Nature's debts are paid within one step; rules that owe more than this are wrong.
constexpr int kMaxLotsAtOnce = 256;

void join_events(std::string& out, std::string_view array) {
  array.remove_prefix(1);
  array.remove_suffix(1);
  if (array.empty()) return;
  if (!out.empty()) out += ',';
  out += array;
}

}  // namespace

void Told::add(const Table& table) {
  own.resize(static_cast<std::size_t>(table.players()));
  join_events(all, table.told_spectator());
  for (std::size_t i = 0; i < own.size(); ++i) join_events(own[i], table.told(seat_at(static_cast<int>(i))));
}

std::string_view first_word(std::string_view command) { return command.substr(0, command.find(' ')); }

bool counts_as_step(std::string_view command) {
  const std::string_view word = first_word(command);
  return word == "offer" || word == "accept" || word == "decline" || word == "speculate";
}

Play Play::clone() const {
  Play copy;
  copy.table = table ? table->clone() : nullptr;
  copy.key = key;
  copy.top = top;
  copy.median_ms = median_ms;
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
  Answer answer = table->submit(who, command);
  if (!answer.ok()) return answer;
  told.add(*table);
  if (who.kind == Actor::Kind::nature && owed) ++lots;
  const Nature nature = table->waiting().nature;
  if (who.kind == Actor::Kind::seat && first_word(command) == "spin") {
    spinning = true;
    strength = flick;
    steps_done = 0;
    LotStream stream(key, "top", spins++);
    spin = draw_spin(stream, strength, median_ms);
  } else if (spinning && nature == Nature::silent) {
    spinning = false;
  } else if (spinning && who.kind == Actor::Kind::seat && counts_as_step(command)) {
    ++steps_done;
  }
  return answer;
}

std::string Play::lot() const {
  LotStream stream(key, "lot", lots);
  return table->draw(Lots(stream));
}

void Play::settle(std::vector<Record>& records, Told& told) {
  const auto say = [&](std::string command) {
    const Answer answer = step(Actor::nature(), command, 0, told);
    STOLIK_ASSERT(answer.ok());
    Record record{.kind = Record::Kind::did};
    record.who = "nature";
    record.text = std::move(command);
    records.push_back(std::move(record));
  };
  for (int i = 0; i < kMaxLotsAtOnce; ++i) {
    const Nature nature = table->waiting().nature;
    if (nature == Nature::owes) {
      say(lot());
    } else if (nature == Nature::may && spinning && top == TopMode::steps &&
               (spin.failed || steps_done >= spin.steps)) {
      say(std::string{fall_word()});
    } else {
      return;
    }
  }
  STOLIK_ASSERT(table->waiting().nature != Nature::owes);
}

void Play::read_top(int multiplier) {
  const JsonResult options = parse_json(table->options());
  const Json* mode = options.value.find("top");
  const Json* seconds = options.value.find("top_seconds");
  if (mode != nullptr && mode->text() == "steps") top = TopMode::steps;
  if (mode != nullptr && mode->text() == "real") top = TopMode::real;
  if (seconds != nullptr) median_ms = seconds->integer().value_or(45) * 1000;
  median_ms *= multiplier;
}

}  // namespace stolik
