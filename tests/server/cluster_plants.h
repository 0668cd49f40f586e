// Bugs of nodes that share tables, planted one at a time: the product is sound, and what stands
// between it and its world (its line to etcd, the store's thread, the lines between nodes) is
// changed so that it looks as if the node had the bug.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace stolik {

enum class ClusterPlant : std::uint8_t {
  none,
  no_fence,             // writes and answers on after its lease is over
  renew_after_expiry,   // makes its key anew after its lease was over, and goes on with what it
                        // remembers
  tell_before_durable,  // says that it is written before etcd was asked
  stale_read,           // reads from a member that is behind
  any_revision,         // takes a table though it changed hands since it looked
  double_create,        // does not look whether the same message has opened a table elsewhere
  take_from_living,     // takes a table from a node that lives
  answer_from_memory,   // does not ask whose a table is that it remembers
  release_too_early,    // gives a table away while something of it is being written
  hand_to_the_unaware,  // gives a table to one who does not know
  nobody_sweeps,        // takes tables of the dead only if somebody comes back
  deaf_to_lost_lines,   // does not notice that the line to another node is lost
  wrong_line,           // tells somebody what is for another on the same node
  forget_ids,           // forgets, of tables it takes over, which messages were carried out
  unsynced_file,        // takes batches out of etcd before their file is synced
  erase_before,  // erases the file before when the next one is written, not when the head names it
  one_name,      // writes a table's journal to the same file as all other nodes
  sweep_the_living,  // sweeps files whose writer lives and is about to name them
  forget_the_file,   // does not say in a head that is written again that the journal stands in a
                     // file
  forget_the_deck,   // forgets, of tables it takes over, the deck that was brought
  another_deck,      // goes on with another deck of the same game at tables it takes over
  codes_uncounted,   // does not count wrong codes
};
inline constexpr int kClusterPlants = 22;
std::string_view cluster_plant_name(ClusterPlant plant);

// What a node with that bug asks of etcd in place of this.
std::string tampered(ClusterPlant plant, std::string_view path, const std::string& body,
                     const std::string& me, const std::string& another);
// Whether it asks at all: one who takes from the living does not look whether they live.
bool is_left_out(ClusterPlant plant, std::string_view path, const std::string& body,
                 const std::string& me);
// What it remembers of a batch.
std::string remembered(ClusterPlant plant, std::string batch);

}  // namespace stolik
