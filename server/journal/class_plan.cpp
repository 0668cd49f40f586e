#include "server/journal/class_plan.h"

#include <algorithm>
#include <array>

#include "bots/bots.h"
#include "core/object.h"
#include "core/options.h"
#include "core/utf8.h"

namespace stolik {
namespace {

constexpr const auto& kDoors = kSpelling<ClassPlan::Door>;
constexpr std::array<std::string_view, 3> kKeeps = {"now", "day", "week"};
constexpr std::array<int, 4> kFactors = {1, 2, 5, 10};
constexpr std::size_t kMaxPhases = 8;
constexpr std::size_t kMaxTitleSigns = 40;
constexpr int kMaxTableSize = 12;

Trouble bad(std::string_view what) { return {"bad-option", "", std::string{what}}; }

bool read_number(const Json& body, std::string_view name, int from, int to, int& value) {
  const Json* given = body.find(name);
  if (given == nullptr) return true;
  const auto number = given->integer();
  if (!number || *number < from || *number > to) return false;
  value = static_cast<int>(*number);
  return true;
}

bool read_flag(const Json& body, std::string_view name, bool& value) {
  const Json* given = body.find(name);
  if (given == nullptr) return true;
  value = given->is_true();
  return given->is_boolean();
}

bool read_phases(const Json& body, std::string& phases) {
  const Json* given = body.find("phases");
  if (given == nullptr) return true;
  if (!given->is_array() || given->items().size() > kMaxPhases) return false;
  for (const Json& one : given->items()) {
    const Json* name = one.find("phase");
    int minutes = -1;
    if (name == nullptr || !name->is_string() || name->text().size() > 16) return false;
    if (!read_number(one, "minutes", 0, 240, minutes) || minutes < 0) return false;
  }
  phases.clear();
  given->write(phases);
  return true;
}

}  // namespace

std::string_view door_name(ClassPlan::Door door) { return kDoors[static_cast<std::size_t>(door)]; }

bool door_named(std::string_view name, ClassPlan::Door& door) {
  const auto found = std::find(kDoors.begin(), kDoors.end(), name);
  if (found == kDoors.end()) return false;
  door = static_cast<ClassPlan::Door>(found - kDoors.begin());
  return true;
}

Trouble read_plan(const Json& body, ClassPlan& plan) {
  for (const char* name : {"game", "bot", "names", "door", "keep", "title"}) {
    const Json* value = body.find(name);
    if (value != nullptr && !value->is_string())
      return bad(std::string{name} + ": a text is expected.");
  }
  const auto text = [&](std::string_view name, std::string_view usual) {
    const Json* value = body.find(name);
    return value != nullptr ? value->text() : std::string{usual};
  };
  plan.game = text("game", "");
  plan.bot = text("bot", plan.bot);
  plan.keep = text("keep", plan.keep);
  plan.title = text("title", "");
  const std::string names = text("names", "pseudonyms");
  plan.own_names = names == "own";
  if (const Json* options = body.find("options")) {
    if (!options->is_object()) return bad("options: an object is expected.");
    plan.options = *options;
  }
  if (!read_flag(body, "same_deal", plan.same_deal)) return bad("same_deal: true or false.");
  if (!read_flag(body, "coach", plan.coach)) return bad("coach: true or false.");
  if (!level_named(plan.bot)) return bad("bot: " + std::string{kLevelExpected} + ".");
  if (names != "own" && names != "pseudonyms") return bad("names: pseudonyms or own.");
  if (!door_named(text("door", "open"), plan.door)) return bad("door: open, knock or pattern.");
  if (std::find(kKeeps.begin(), kKeeps.end(), plan.keep) == kKeeps.end())
    return bad("keep: now, day or week.");
  if (count_signs(plan.title) > kMaxTitleSigns) return bad("title: at most 40 signs.");
  if (!read_number(body, "size", 0, kMaxTableSize, plan.size))
    return bad("size: at most 12 at a table.");
  if (!read_number(body, "until", 0, kMaxPupils, plan.until)) return bad("until: at most 40.");
  if (!read_number(body, "turn_seconds", 0, 3600, plan.turn_seconds))
    return bad("turn_seconds: 0 to 3600.");
  if (!read_number(body, "away_seconds", 0, 600, plan.away_seconds) ||
      (plan.away_seconds != 0 && plan.away_seconds < 20)) {
    return bad("away_seconds: 20 to 600, or 0 for never.");
  }
  if (!read_number(body, "multiplier", 1, 10, plan.multiplier) ||
      std::find(kFactors.begin(), kFactors.end(), plan.multiplier) == kFactors.end()) {
    return bad("multiplier: 1, 2, 5 or 10.");
  }
  if (!read_phases(body, plan.phases))
    return bad("phases: at most eight, each with phase and minutes.");
  return {};
}

std::string write_plan(const ClassPlan& plan) {
  std::string out;
  std::string options;
  plan.options.write(options);
  Object(out)
      .text("game", plan.game)
      .raw("options", options)
      .integer("size", plan.size)
      .boolean("same_deal", plan.same_deal)
      .text("bot", plan.bot)
      .text("names", plan.own_names ? "own" : "pseudonyms")
      .text("door", door_name(plan.door))
      .integer("until", plan.until)
      .boolean("coach", plan.coach)
      .integer("turn_seconds", plan.turn_seconds)
      .integer("multiplier", plan.multiplier)
      .text("keep", plan.keep)
      .integer("away_seconds", plan.away_seconds)
      .text("title", plan.title)
      .raw("phases", plan.phases)
      .end();
  return out;
}

}  // namespace stolik
