// The saboteur stands between a sound hub and its world: what it changes on the way, and in the
// hub's memory, makes the hub look as if it had one of the planted bugs. The program knows nothing
// of it.
#pragma once

#include <map>
#include <set>

#include "server/hub/hub.h"
#include "server/hub/room.h"
#include "server/sim/plants.h"

namespace stolik {

class Saboteur {
 public:
  explicit Saboteur(Plant plant) : plant_(plant) {}

  // In the place of hub.on(): appends to `effects`, which is empty.
  void on(Hub& hub, Input input, Effects& effects);

 private:
  struct Inside {
    TableId table{};
    int person = 0;
  };
  enum class Heard : std::uint8_t { no, yes };

  Heard before(Hub& hub, Input& input, Effects& effects);
  Heard says(Hub& hub, const input::Received& received, Effects& effects);
  void after(Hub& hub, const Input& input, Effects& effects);
  void keep_watch(const Effects& effects);
  void tell_at_once(Hub& hub, std::int64_t now_ms, Effects& effects);
  void tell_alike(Hub& hub, Effects& effects);
  void leave_out(const Input& input, Effects& effects);
  void reword(Effects& effects);
  void add_watchers(Hub& hub, Effects& effects);
  void spoil_class(Hub& hub, const Input& input, Effects& effects);
  void play_unwritten(Hub& hub, const Append& append);

  Plant plant_;
  std::map<Conn, Inside> inside_;  // as they were welcomed
  std::map<Ticket, Append> writing_;
  std::map<Conn, std::size_t> knocks_;  // how many each host was last told of
  std::set<Conn> stuck_;
  std::map<TableId, bool> tables_;                              // of classes
  std::map<TableId, std::map<int, std::string>> first_tokens_;  // of each class
  std::vector<Person> nobody_;
};

}  // namespace stolik
