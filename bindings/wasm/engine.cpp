// The engine for JavaScript: tables by number, text in, JSON out. No logic of its own.
//
// Strings go in through memory that the caller takes with stolik_take(size), one after another as
// the arguments say, and come out through result(): every function that has something to say
// returns its length and leaves it at stolik_result(). `by` is a seat, or -1 for nature, -2 for the
// host; `eyes` is a seat, or -1 for a spectator, -2 for everything (a finished game, or a table on
// one device). engine.ts wraps all of this.

#include <cstdint>
#include <map>
#include <memory>
#include <string_view>
#include <vector>

#include "bindings/wasm/strings.h"
#include "bots/fair_match.h"
#include "classroom/named_lots.h"
#include "classroom/sizes.h"
#include "core/hex.h"
#include "core/notation.h"
#include "core/top.h"
#include "games/journal.h"
#include "games/table.h"

// A number below n: the page draws lots for tables on one device (crypto.getRandomValues).
__attribute__((import_module("stolik"), import_name("below"))) extern "C" std::uint32_t
stolik_below(std::uint32_t n);

namespace {

using namespace stolik;

struct HostLots {
  std::uint32_t below(std::uint32_t n) { return stolik_below(n); }
};

// One module serves one page or worker: its tables live as long as it does.
struct Tables {
  std::vector<std::unique_ptr<Table>> tables;
  std::map<int, NamedLots> named;  // tables that draw the lots of a class's deal
};

Tables& all() {
  static Tables the_tables;
  return the_tables;
}

std::string answer_json(const Answer& answer) {
  return json_object([&](JsonWriter& json) {
    json.string("code", code_name(answer.code));
    json.string("rule", answer.rule);
    json.string("message", answer.message);
  });
}

int refused(const Answer& answer) { return say(answer_json(answer)), 1; }

std::string list_json(const auto& list) {
  std::string out;
  JsonWriter(out).list(list);
  return out;
}

Table* table_at(int handle) {
  auto& tables = all().tables;
  return handle >= 0 && handle < int(tables.size()) ? tables[std::size_t(handle)].get() : nullptr;
}

int keep(Opened opened) {
  if (!opened.answer.ok()) {
    say(answer_json(opened.answer));
    return -1;
  }
  all().tables.push_back(std::move(opened.table));
  return int(all().tables.size()) - 1;
}

bool actor_of(const Table& table, int by, Actor& actor) {
  if (by == -1) return actor = Actor::nature(), true;
  if (by == -2) return actor = Actor::host(), true;
  if (by < 0 || by >= table.players()) return false;
  actor = Actor::at(seat_at(by));
  return true;
}

// The first `size` bytes of what was put in, and the rest.
std::string_view first(int size) {
  return std::string_view{module().argument}.substr(0, std::size_t(size));
}
std::string_view second(int size) {
  return std::string_view{module().argument}.substr(std::size_t(size));
}

}  // namespace

// All games as they describe themselves, with the decks that were added.
STOLIK_EXPORT(stolik_schema) int stolik_schema() { return say(schema(module().shelf)); }

// Arguments: the game, then its options as JSON. A table's number, or -1 with the refusal as the
// result.
STOLIK_EXPORT(stolik_open) int stolik_open(int game_size, int players) {
  const JsonResult options = parse_json(second(game_size));
  if (!options) return say(answer_json({Code::bad_json, "", options.error})), -1;
  return keep(open_table(module().shelf, first(game_size), players, &options.value));
}
// Argument: a position.
STOLIK_EXPORT(stolik_load) int stolik_load() {
  const JsonResult position = parse_json(module().argument);
  if (!position) return say(answer_json({Code::bad_json, "", position.error})), -1;
  return keep(load_table(module().shelf, position.value));
}
// Argument: a journal. A table at its end; -1 with a refusal if one of its commands is refused.
STOLIK_EXPORT(stolik_replay) int stolik_replay() {
  Journal journal;
  std::string trouble = parse_journal(module().argument, journal);
  if (!trouble.empty()) return say(answer_json({Code::bad_message, "", std::move(trouble)})), -1;
  Opened opened = open_journal(module().shelf, journal);
  if (opened.table == nullptr) return keep(std::move(opened));
  for (const JournalEntry& entry : journal.entries) {
    Answer answer = opened.table->submit(entry.who, entry.command);
    if (!answer.ok()) return say(answer_json(answer)), -1;
  }
  return keep(std::move(opened));
}
// Another table that stands as this one does, and remembers what it remembers. -1 if there is no
// such table.
STOLIK_EXPORT(stolik_copy) int stolik_copy(int handle) {
  const Table* table = table_at(handle);
  if (table == nullptr)
    return say(answer_json({Code::bad_message, "", "there is no such table"})), -1;
  Opened copy;
  copy.table = table->clone();
  return keep(std::move(copy));
}
STOLIK_EXPORT(stolik_close) void stolik_close(int handle) {
  if (table_at(handle) != nullptr) all().tables[std::size_t(handle)].reset();
  all().named.erase(handle);
}

// Argument: a command. 0 if it was carried out, 1 with the refusal as the result.
STOLIK_EXPORT(stolik_submit) int stolik_submit(int handle, int by) {
  Table* table = table_at(handle);
  Actor actor;
  if (table == nullptr || !actor_of(*table, by, actor)) {
    return refused({Code::bad_message, "", "there is no such table or seat"});
  }
  const auto named = all().named.find(handle);
  const bool counts = named != all().named.end() && actor == Actor::nature();
  const Owed word = counts ? table->owed() : Owed{};
  const Answer answer = table->submit(actor, module().argument);
  if (answer.ok() && !word.stream.empty()) named->second.count(word);
  if (answer.ok()) return 0;
  return refused(answer);
}
STOLIK_EXPORT(stolik_check) int stolik_check(int handle, int by) {
  const Table* table = table_at(handle);
  Actor actor;
  if (table == nullptr || !actor_of(*table, by, actor)) {
    return refused({Code::bad_message, "", "there is no such table or seat"});
  }
  const Answer answer = table->check(actor, module().argument);
  if (answer.ok()) return 0;
  return refused(answer);
}
// What nature says where it owes a word, drawn from the page's lots; 0 where it owes none.
STOLIK_EXPORT(stolik_draw) int stolik_draw(int handle) {
  const Table* table = table_at(handle);
  const auto named = all().named.find(handle);
  if (table != nullptr && named != all().named.end()) return say(named->second.draw(*table));
  HostLots lots;
  return say(table != nullptr ? table->draw(Lots(lots)) : std::string{});
}

// Argument: the key of a class as 64 hexadecimal digits. From now on nature draws at this table,
// which is still to be dealt, what it drew at the class's tables of this size in that round. 0, or
// 1 if that is no key.
STOLIK_EXPORT(stolik_same_deal) int stolik_same_deal(int handle, int round) {
  const Table* table = table_at(handle);
  Digest key{};
  if (table == nullptr || !from_hex(module().argument, key)) return 1;
  all().named.insert_or_assign(
      handle, NamedLots({.key = key, .round = round, .players = table->players()}));
  return 0;
}
// Arguments: the seed of a class in hexadecimal digits, then what its people added, "7:…;9:…;" by
// their numbers. Its key (docs/FAIRNESS.md).
STOLIK_EXPORT(stolik_class_key) int stolik_class_key(int seed_size) {
  Digest seed{};
  if (!from_hex(first(seed_size), seed)) return say("");
  return say(to_hex(blake2b(concat("stolik class key 1", second(seed_size)), &seed)));
}
// Argument: a game. How large the tables of a class of so many people are, as a list.
STOLIK_EXPORT(stolik_table_sizes) int stolik_table_sizes(int people, int largest, int same) {
  std::string out;
  JsonWriter json(out);
  json.begin_array();
  const bool can = people > 0 && people <= kMaxInClass;
  bool known = false;
  for (const std::string_view game : game_names()) known = known || game == module().argument;
  if (can && known) {
    const PlayerCounts sizes = class_sizes(module().argument, largest);
    for (const int size : table_sizes(people, sizes, same != 0 ? SameDeal::yes : SameDeal::no))
      json.integer(size);
  }
  json.end_array();
  return say(std::move(out));
}
// What a seat has reached here: what a class compares.
STOLIK_EXPORT(stolik_standing) int stolik_standing(int handle, int seat) {
  const Table* table = table_at(handle);
  return table != nullptr && seat >= 0 && seat < table->players() ? table->standing(seat_at(seat))
                                                                  : 0;
}

// Where the game has a pace (core/pace.h):
// {"by","seconds","holder","goes","runs","may_be_stopped","rule"}; 0 where it has none.
STOLIK_EXPORT(stolik_pace) int stolik_pace(int handle) {
  constexpr std::string_view kBy[] = {"clock", "steps", "people"};
  const Table* table = table_at(handle);
  const std::optional<Pace> pace = table != nullptr ? table->pace() : std::nullopt;
  if (!pace) return 0;
  return say(json_object([&](JsonWriter& json) {
    const auto flag = [&](std::string_view name, bool value) { json.boolean(name, value); };
    json.string("by", kBy[int(pace->by)]);
    json.integer("seconds", pace->seconds);
    json.integer("holder", pace->holder == kNobody ? -1 : index(pace->holder));
    json.integer("thrower", pace->thrower == kNobody ? -1 : index(pace->thrower));
    flag("goes", pace->goes), flag("runs", pace->runs),
        flag("may_be_stopped", pace->may_be_stopped);
    json.string("rule", pace->rule);
  }));
}
// Nature's word that ends it.
STOLIK_EXPORT(stolik_pace_ends) int stolik_pace_ends(int handle, int failed) {
  const Table* table = table_at(handle);
  return table != nullptr ? say(table->pace_ends(failed != 0 ? PaceEnd::failed : PaceEnd::fell))
                          : 0;
}
// What the last command that was carried out meant: 1 a step, 2 watched by all, 4 talk.
STOLIK_EXPORT(stolik_meant) int stolik_meant(int handle) {
  const Table* table = table_at(handle);
  const Meaning meant = table != nullptr ? table->meant() : Meaning{};
  return (meant.is_step ? 1 : 0) | (meant.is_watched ? 2 : 0) | (meant.is_talk ? 4 : 0);
}
// What a game states for a seat whose time is over; 0: nothing.
STOLIK_EXPORT(stolik_when_late) int stolik_when_late(int handle, int seat) {
  const Table* table = table_at(handle);
  if (table == nullptr || seat < 0 || seat >= table->players()) return 0;
  return say(table->when_late(seat_at(seat)));
}

// The top (core/top.h). A flick at this table, drawn from the page's lots or, with a class's deal,
// as at the class's tables:
// {"failed","stages":[ms,ms,ms],"steps"}.
STOLIK_EXPORT(stolik_flick) int stolik_flick(int handle, int strength, int median_ms) {
  HostLots lots;
  const auto named = all().named.find(handle);
  const Spin spin = named != all().named.end() ? named->second.spin(strength, median_ms)
                                               : draw_spin(Lots(lots), strength, median_ms);
  return say(json_object([&](JsonWriter& json) {
    json.boolean("failed", spin.failed);
    json.list("stages", spin.stage_ms);
    json.integer("steps", spin.steps);
  }));
}
// The pose of such a spin after so long: {"stage","ms"}.
STOLIK_EXPORT(stolik_pose)
int stolik_pose(int steady_ms, int slowing_ms, int wobbling_ms, int elapsed_ms) {
  const Pose pose = pose_at({false, {steady_ms, slowing_ms, wobbling_ms}, 0}, elapsed_ms);
  return say(json_object([&](JsonWriter& json) {
    json.string("stage", pose.stage);
    json.integer("ms", pose.ms);
  }));
}
// Its numbers, one of them for each `which`: the usual strength, the time between two poses, a
// silence that is a step, a rest.
STOLIK_EXPORT(stolik_top_number) int stolik_top_number(int which) {
  constexpr int kNumbers[] = {kUsualStrength, kPoseEvery_ms, kSilence_ms, kWatching_ms};
  return which >= 0 && which < 4 ? kNumbers[which] : 0;
}

STOLIK_EXPORT(stolik_view) int stolik_view(int handle, int eyes) {
  const Table* table = table_at(handle);
  if (table == nullptr || eyes >= table->players()) return 0;
  return say(eyes == -2 ? table->position()
             : eyes < 0 ? table->view(kNobody)
                        : table->view(seat_at(eyes)));
}
STOLIK_EXPORT(stolik_told) int stolik_told(int handle, int eyes) {
  const Table* table = table_at(handle);
  if (table == nullptr || eyes >= table->players()) return 0;
  return say(eyes == -2 ? table->told(Viewer::everything())
             : eyes < 0 ? table->told(kNobody)
                        : table->told(seat_at(eyes)));
}
STOLIK_EXPORT(stolik_legal) int stolik_legal(int handle, int by) {
  const Table* table = table_at(handle);
  Actor actor;
  if (table == nullptr || !actor_of(*table, by, actor)) return 0;
  return say(list_json(table->legal(actor)));
}
// What a seat may know, as text for the module of the bots.
STOLIK_EXPORT(stolik_known) int stolik_known(int handle, int seat) {
  const Table* table = table_at(handle);
  if (table == nullptr || seat < 0 || seat >= table->players()) return 0;
  return say(table->known(seat_at(seat)));
}
STOLIK_EXPORT(stolik_hash) int stolik_hash(int handle) {
  const Table* table = table_at(handle);
  return table != nullptr ? say(hex(table->hash())) : 0;
}

// From a view alone. Argument: the view. The commands as a JSON list, or a refusal object.
STOLIK_EXPORT(stolik_legal_in_view) int stolik_legal_in_view(int seat) {
  const JsonResult view = parse_json(module().argument);
  if (!view || seat < 0) return say(answer_json({Code::bad_json, "", view.error}));
  const ViewAnswer answer = legal_in_view(module().shelf, view.value, seat_at(seat));
  return say(answer.answer.ok() ? list_json(answer.commands) : answer_json(answer.answer));
}
// Arguments: the view, then a command. 0, or 1 with the refusal as the result.
STOLIK_EXPORT(stolik_check_in_view) int stolik_check_in_view(int view_size, int seat) {
  const JsonResult view = parse_json(first(view_size));
  if (!view || seat < 0) return say(answer_json({Code::bad_json, "", view.error})), 1;
  const Answer answer = check_in_view(module().shelf, view.value, seat_at(seat), second(view_size));
  if (answer.ok()) return 0;
  return refused(answer);
}

// What a screen needs of the rules to draw its controls. Argument: the view; -1 is a spectator.
STOLIK_EXPORT(stolik_hints_in_view) int stolik_hints_in_view(int seat) {
  const JsonResult view = parse_json(module().argument);
  if (!view) return say(answer_json({Code::bad_json, "", view.error}));
  HintsAnswer answer =
      hints_in_view(module().shelf, view.value, seat < 0 ? kNobody : seat_at(seat));
  return say(answer.answer.ok() ? std::move(answer.json) : answer_json(answer.answer));
}

// Fair match (bots/fair_match.h). Argument: the results; 0 if they are none.
STOLIK_EXPORT(stolik_fair_match) int stolik_fair_match(int opponents) {
  return say(fair_match_of(module().argument, opponents));
}

// clang's runtime for wasm asks for these once 128-bit arithmetic is linked.
extern "C" {
std::uintptr_t __stack_chk_guard = 0x57AC0;
void __stack_chk_fail() { __builtin_trap(); }
}
