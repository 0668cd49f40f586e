// Somebody of a class, as the simulator plays them: a teacher, one who helps, a projector, pupils.
// Each knows what came over their own line, and what people in one room can see and tell each
// other.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "games/shelf.h"
#include "server/hub/class.h"
#include "server/ids.h"
#include "server/sim/client.h"
#include "server/sim/deck_pieces.h"

namespace stolik {

// The room they are all in: what stands on its wall, links that are handed over, what is called
// out.
struct Schoolroom {
  std::string open{};  // the body of the message that opens the class
  BroughtDeck deck{};
  int pupils = 0;
  bool may_end = false;  // this lesson comes to its end, and is erased perhaps
  bool calm = false;     // lessons go on quietly
  bool quiet = false;    // nothing new is said
  bool spoiled = false;  // a table of it has a bug
  std::string code{};
  TableId lesson{};
  std::vector<int> pattern{};            // as the projector shows it
  std::map<Role, std::string> links{};   // of those who lead, to be taken by whoever has that role
  std::map<int, std::string> tickets{};  // by person: for another device
  std::set<int> stranded{};              // pupils whose token opens nothing any more
  bool erased = false;                   // the teacher was told so, or said it
};

class LessonGuest final : public SimClient {
 public:
  LessonGuest(std::string name, Role role, Schoolroom& room, const Shelf& shelf, Rng& rng,
              Checker& checker, SimCounts& counts);

  void line_opened() override;
  void line_closed(std::int64_t now_ms) override;
  void heard(std::int64_t now_ms, const std::string& text) override;
  void act(std::int64_t now_ms, bool faults, std::vector<std::string>& out) override;
  bool changes_device() override;
  bool gives_up(std::int64_t now_ms) const override;
  std::string describe() const override;

  // ---- for the judge
  Role role() const { return role_; }
  bool stays_away() const { return stays_away_; }  // does not come back for anything
  void goes_for_good() { stays_away_ = true; }
  bool is_out() const { return gone_ || banned_ || (stays_away_ && !connected_); }
  bool told_broken() const { return told_broken_; }
  const std::string& state() const { return state_text_; }  // the last `class`
  bool at_table() const { return at_table_; }
  std::uint64_t seq() const { return seq_; }
  const std::string& view() const { return view_; }

 private:
  void greet(std::int64_t now_ms, std::vector<std::string>& out);
  std::string knock_text();
  void knock_anew();
  void begin_anew();
  void take_update(const Json& body);
  void take_people(const Json& body);
  void ask_with_id(const std::string& text);
  void answered(const Json& body);
  void refused(const Json& body);
  void said_goodbye(const std::string& why);
  void decide();
  void decide_leader();
  void decide_door();
  void decide_seats();
  void decide_game();
  void decide_debrief();
  void decide_pupil();
  void decide_move();
  std::string phase() const;
  int any_person();
  int any_table();
  bool leads() const { return role_ == Role::teacher || role_ == Role::co_teacher; }

  Role role_;
  Schoolroom& room_;
  const Shelf& shelf_;
  bool knocking_ = false;
  bool stays_away_ = false;
  bool banned_ = false;
  bool told_broken_ = false;
  bool wants_device_ = false;
  std::string own_name_;
  std::string device_;
  std::string knock_;  // as it was said first
  Json state_;
  std::string state_text_;
  std::uint64_t class_seq_ = 0;
  std::vector<int> at_door_;
  std::vector<std::string> asks_;  // questions, to be said next
  std::set<std::string> asked_;    // the ids of those that have one
  std::string brought_;            // the id with which the last token came
  // ---- at a table
  bool at_table_ = false;
  bool have_seq_ = false;
  std::uint64_t seq_ = 0;
  std::string view_;
  Json table_;  // its room
};

}  // namespace stolik
