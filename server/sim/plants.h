// The planted bugs of the simulator's own test; docs/TESTING.md tells what they do.
#pragma once

#include <cstdint>
#include <string_view>

namespace stolik {

enum class Plant : std::uint8_t {
  none,
  tell_before_durable,
  forget_ids,
  forget_ids_on_load,
  leak_whisper,
  leak_view,
  skip_update,
  off_by_one_resume,
  lose_on_full,
  apply_on_failure,
  stuck_nature,
  believe_wall_clock,
  lost_unsaid,
  ignore_reserve,
  any_nonce,
  hush_up,
  watchers_add,
  stay_at_door,
  stuck_line,
  keep_ghosts,
  tell_votes,
  leak_changes,
  lose_changes,
  // ---- of classes
  class_to_all,
  wall_with_hands,
  names_at_the_door,
  keep_the_erased,
  old_links_open,
};
inline constexpr int kPlants = 27;
inline constexpr int kClassPlants = 23;  // the first of those that only a class would show
std::string_view plant_name(Plant plant);

}  // namespace stolik
