// The planted bugs of the simulator's own test: what the hub then does, in order (`--plant N`).
#pragma once

#include <cstdint>
#include <string_view>

namespace stolik {

enum class Plant : std::uint8_t {
  none,
  tell_before_durable,  // tells before the store answered
  forget_ids,           // does not look whether an id was there before
  forget_ids_on_load,   // forgets ids when a journal is read again
  leak_whisper,         // tells all what one seat was whispered
  leak_view,            // shows everyone the first seat's view
  skip_update,          // leaves out an update now and then
  off_by_one_resume,    // leaves out the first missed update on return
  lose_on_full,         // says ok though the disk was full
  apply_on_failure,     // keeps the step in memory though it was not written
  stuck_nature,         // does not try again after the disk was full
  believe_wall_clock,   // counts the age of tables by the wall clock
  lost_unsaid,          // does not say that the disk has lost what was seen
  ignore_reserve,       // opens tables on a disk that is nearly full
  any_nonce,            // takes any nonce for the one committed to
  hush_up,              // does not tell of a deal that was called off
  watchers_add,         // lets those who watch add to chance
  stay_at_door,         // leaves who knocks elsewhere standing at the first door
  stuck_line,           // forgets that a line it refused waits for nothing any more
  keep_ghosts,          // keeps the places of those who came in and vanished
  tell_votes,           // tells how the votes stand before everybody has voted
  leak_changes,         // tells all what changed for the seat that sees most
  lose_changes,         // leaves out what changed of a view
  // ---- of classes
  class_to_all,       // tells pupils and the projector of a class what is for its teacher
  wall_with_hands,    // shows a hand on the wall
  names_at_the_door,  // tells the projector who knocks
  keep_the_erased,    // says that a class is erased, and keeps its tables
  old_links_open,     // opens a place to a token that was replaced or taken back
};
inline constexpr int kPlants = 27;
inline constexpr int kClassPlants = 23;  // the first of those that only a class would show
std::string_view plant_name(Plant plant);

}  // namespace stolik
