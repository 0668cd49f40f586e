#include "server/hub/verify.h"

#include <map>

#include "core/notation.h"
#include "server/hub/play.h"
#include "server/hub/room.h"

namespace stolik {
namespace {

struct Fair {
  bool found = false;
  Secret seed{};
  std::string commitment;
  int multiplier = 1;
  std::vector<Nonce> nonces;
};

std::string read_fair(const Json& json, Fair& fair) {
  fair.found = true;
  const Json* seed = json.find("seed");
  const Json* commitment = json.find("commitment");
  const Json* multiplier = json.find("multiplier");
  const Json* nonces = json.find("nonces");
  if (seed == nullptr || !from_hex(seed->text(), fair.seed)) return "the seed cannot be read";
  if (commitment != nullptr) fair.commitment = commitment->text();
  if (multiplier != nullptr) fair.multiplier = static_cast<int>(multiplier->integer().value_or(1));
  if (nonces == nullptr) return "";
  for (const Json& nonce : nonces->items()) {
    const std::string& text = nonce.text();
    const std::size_t colon = text.find(':');
    const auto person = parse_below(std::string_view{text}.substr(0, colon), 1'000'000);
    if (colon == std::string::npos || !person) return "a nonce cannot be read";
    fair.nonces.push_back({*person, text.substr(colon + 1)});
  }
  return "";
}

SpinRemark read_spin(const Json& json) {
  const auto integer = [&](std::string_view name) {
    const Json* value = json.find(name);
    return value != nullptr ? value->integer().value_or(0) : 0;
  };
  const Json* said = json.find("said");
  return {static_cast<std::size_t>(integer("entry")), static_cast<int>(integer("strength")), integer("spun_ms"),
          static_cast<int>(integer("silent_steps")), said != nullptr && said->is_true()};
}

// Was it time for the top to fall, and was it this kind of fall?
std::string judge_fall(const Play& play, const SpinRemark& remark, std::string_view command) {
  if (play.top == TopMode::real) return "";
  if (remark.said) return play.top == TopMode::steps ? "" : "a person let the server's top fall";
  if (command != play.fall_word()) return "the top should have said '" + std::string{play.fall_word()} + "'";
  if (play.top == TopMode::clock && remark.spun_ms < play.spin.fall_ms()) {
    return "the top fell after " + std::to_string(remark.spun_ms) + " ms instead of " +
           std::to_string(play.spin.fall_ms());
  }
  const int steps = play.steps_done + remark.silent_steps;
  if (play.top == TopMode::steps && !play.spin.failed && steps != play.spin.steps) {
    return "the top fell after " + std::to_string(steps) + " steps instead of " + std::to_string(play.spin.steps);
  }
  return "";
}

}  // namespace

Verdict verify_journal(const Shelf& shelf, std::string_view text, std::string_view shown) {
  Verdict verdict;
  Journal journal;
  verdict.trouble = parse_journal(text, journal);
  if (!verdict.trouble.empty()) return verdict;
  Fair fair;
  std::map<std::size_t, SpinRemark> spins;
  for (const std::string& remark : journal.remarks) {
    const JsonResult json = parse_json(remark);
    if (!json) continue;
    if (const Json* found = json.value.find("fair")) verdict.trouble = read_fair(*found, fair);
    if (!verdict.trouble.empty()) return verdict;
    if (json.value.find("entry") != nullptr) {
      const SpinRemark spin = read_spin(json.value);
      spins[spin.entry] = spin;
    }
  }
  const auto fail = [&](std::string why) -> Verdict& { return verdict.trouble = std::move(why), verdict; };
  if (!fair.found) return fail("this journal has no opened seed: it is not a finished game of a server");
  verdict.commitment = commitment_of(fair.seed);
  if (verdict.commitment != fair.commitment) return fail("the seed is not the one that was committed to");
  if (!shown.empty() && shown != verdict.commitment) return fail("this is not the commitment you were shown");

  Opened opened = open_journal(shelf, journal);
  if (!opened.answer.ok()) return fail(opened.answer.message);
  Play play;
  play.table = std::move(opened.table);
  play.key = key_of(fair.seed, fair.nonces);
  play.read_top(fair.multiplier);
  Told told;
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const JournalEntry& entry = journal.entries[i];
    const std::string where = "command " + std::to_string(i + 1) + ": ";
    const bool nature = entry.who.kind == Actor::Kind::nature;
    if (nature && play.table->waiting().nature == Nature::owes) {
      const std::string expected = play.lot();
      if (expected != entry.command) return fail(where + "'" + entry.command + "' should be '" + expected + "'");
      ++verdict.lots;
    } else if (nature) {
      const std::string trouble = judge_fall(play, spins[i], entry.command);
      if (!trouble.empty()) return fail(where + trouble);
      ++(play.top == TopMode::real || spins[i].said ? verdict.told_by_people : verdict.falls);
    }
    const Answer answer = play.step(entry.who, entry.command, spins[i].strength, told);
    if (!answer.ok()) return fail(where + answer.message);
    told = {};
  }
  verdict.spins = static_cast<int>(play.spins);
  verdict.over = play.table->waiting().over;
  return verdict;
}

}  // namespace stolik
