// Class: one lesson as its journal tells it. Who is in it in which role, who sits where, what is
// asked and said.
//
// It is the extension of a Room without a game: the room keeps people, names, tokens, the door's
// code, the seed and the numbers; the class keeps the rest. apply() is the only thing that changes
// it. **What it says of who sits where is the truth**; its tables are ordinary rooms and follow it
// (class_tables.h), so nobody is ever at two of them.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/journal/batch.h"

namespace stolik {

inline constexpr std::size_t kMaxMembers = 60;  // pupils, those who came late, and staff
inline constexpr std::size_t kMaxStaff = 12;
inline constexpr std::size_t kMaxNotes = 240;  // of reporters
inline constexpr std::size_t kMaxWishes = 60;
inline constexpr std::size_t kMaxBans = 200;
inline constexpr std::size_t kMaxSought = 200;  // cards that were looked for
inline constexpr std::size_t kMaxChoices = 6;   // to vote on
inline constexpr int kMaxRounds = 12;
inline constexpr int kUnsure = -1;  // a vote: "I do not know"
inline constexpr int kNoVote = -2;

struct Member {
  Role role = Role::pupil;
  bool late = false;
  int messages_before = 0;  // so many messages of the teacher were sent before they came
  ClassPlace place{};
  std::int64_t hand_ms = -1;
  std::string hand_why{};
  int vote = kNoVote;
  std::string spot{};  // on the map, where they were asked for one
  std::vector<std::string> exit{};
  std::string device{};   // hash of what its client calls itself
  int drops = 0;          // how often their line was lost, as far as it is written down
  bool stand_in = false;  // the teacher wants a bot to play while they are away
};

struct ClassTable {
  TableId id{};
  std::vector<int> seats{};  // people; 0: a bot
  bool paused = false;
  bool ended = false;
  std::map<std::string, int> trips{};  // refusals by rule, as far as they are written down
  std::vector<int> penalties{};        // called by those who lead: teams, in the order of the calls
};

// How often a card's cell was found (victory-line, learning mode), and the wrong cells before that.
struct Sought {
  int found = 0;
  int missed = 0;
};

struct ClassNote {
  int person = 0;
  int round = 0;
  int table = 0;
  int task = 0;
  std::string text{};
};

struct ClassQuestion {
  int number = 0;       // 0: none
  std::string asked{};  // JSON, as the teacher asked it
  std::string fork{};   // JSON, before and after it is revealed
  std::string fork_shown{};
  std::vector<std::string> options{};
  bool by_map = false;  // answered by a place on the map
  bool open = false;
};

struct ClassMessage {
  int number = 0;  // of the last one that was sent, whether it still stands or not
  std::int64_t at_ms = 0;
  int table = 0;  // 0: for all
  std::string text{};
  int sentence = -1;

  bool stands() const { return sentence >= 0 || !text.empty(); }
};

// A vote that is over, for the report.
struct ClassVote {
  std::string asked{};
  std::vector<std::string> options{};
  std::vector<int> counts{};
  int unsure = 0;
  std::map<int, std::string>
      spots{};  // by person: told to nobody but those who lead, in the report
};

class Class {
 public:
  using Phase = LessonPhase;
  using Wish = std::array<int, 2>;

  explicit Class(ClassPlan given) : plan(std::move(given)) {}

  ClassPlan plan{};
  Phase phase = Phase::lobby;
  std::int64_t phase_ms = 0;  // when it began
  int round = 0;              // 1 once seats are given
  std::map<int, Member> members{};

  // ---- the door
  std::string invitation{};  // stands for the code; "": it was opened by an older program
  bool locked = false;
  int reopened = 0;                // so many more come straight in
  std::set<std::string> banned{};  // hashes of devices

  // ---- seats
  std::vector<ClassTable> tables{};               // of this round
  std::vector<std::vector<ClassTable>> before{};  // of the rounds before
  std::vector<Wish> apart{};
  std::vector<Wish> together{};
  std::vector<Wish> pins{};           // person, table
  std::vector<std::string> nonces{};  // as they were when the first round started

  // ---- time and talk
  bool paused = false;
  std::int64_t began_ms = -1;
  std::int64_t ends_ms = -1;
  bool finishing = false;  // tables end at their next fair moment
  ClassMessage message{};
  ShownPage page{};
  std::vector<ClassNote> notes{};
  std::map<std::string, Sought> sought{};  // by card, as far as it is written down
  ClassQuestion question{};
  int questions = 0;  // asked so far
  std::vector<ClassVote> votes{};

  // ---- asking
  const Member* member(int person) const;
  Role role(int person) const;
  bool is_staff(int person) const;  // teacher or co-teacher
  int pupils() const;
  // The class's table that this is in its round, from 1; 0: none.
  int number_of(TableId id) const;
  const ClassTable* table(int number) const;  // from 1
  bool is_playing() const { return phase == Phase::playing; }
  // Whether this table stands still because of the class.
  bool holds(int number) const;
  std::vector<int> counted_votes() const;
  int unsure() const;
  std::map<int, std::string> spots() const;

  // ---- changing
  void joined(const record::Joined& joined);
  void left(int person);
  // "" or why this cannot follow. `nonces_now`: what those in the lesson have said openly.
  std::string apply(const LessonRecord& record, std::int64_t at_ms,
                    const std::vector<Nonce>& nonces_now);

 private:
  struct Applying;
  ClassTable* table_at(int number);  // from 1; nullptr: there is none
  std::vector<Wish>& wishes(WishKind kind);
  void unseat(int person);
  void enter(Phase next, std::int64_t at_ms);
  void end_vote();
};

}  // namespace stolik
