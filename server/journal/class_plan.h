// What a lesson is opened with: the part of the teacher's plan that the server needs. Questions and
// texts stay with the teacher.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "server/trouble.h"

namespace stolik {

struct ClassPlan {
  enum class Door : std::uint8_t { open, knock, pattern };
  std::string game{};
  Json options = parse_json("{}").value;
  int size = 0;  // people at a table, at most; 0: as is usual
  bool same_deal = true;
  std::string bot = "steady";
  bool own_names = false;
  Door door = Door::open;
  int until = 30;  // open: so many come in without knocking
  bool coach = false;
  int turn_seconds = 0;
  int multiplier = 1;
  std::string keep = "day";
  int away_seconds = 60;  // 0: never
  std::string title{};
  std::string phases = "[]";  // JSON, as it was given: the teacher's clock
};

inline constexpr int kMaxPupils = 40;

constexpr std::array<std::string_view, 3> spelling(ClassPlan::Door) {
  return {"open", "knock", "pattern"};
}
std::string_view door_name(ClassPlan::Door door);
bool door_named(std::string_view name, ClassPlan::Door& door);
// From the body of `open-class`, and as it stands in a journal.
Trouble read_plan(const Json& body, ClassPlan& plan);
std::string write_plan(const ClassPlan& plan);

}  // namespace stolik
