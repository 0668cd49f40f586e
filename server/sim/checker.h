// The judge: follows what the store holds, table by table, and compares every byte that is sent
// with what its receiver may know at that number.
#pragma once

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "server/hub/room.h"
#include "server/ids.h"
#include "server/store/memory.h"

namespace stolik {

class Checker {
 public:
  Checker(const Shelf& shelf, const MemoryStore& store) : shelf_(shelf), store_(store) {}

  // A text on its way to a line. Remembers the first thing that is wrong.
  void sent(Conn conn, const std::string& text);
  // The line is no more, whoever ended it; the process is no more, and all lines with it.
  void closed(Conn conn);
  void crashed();
  // A text that the server heard: it is to be answered, or its line closed, within a bounded time.
  void asked(Conn conn, const std::string& text, std::int64_t now_ms);
  // From time to time: does anybody wait in vain, does anybody stand at a door who is not there?
  void judge_waiting(std::int64_t now_ms);
  // A client was told that its command is done as this number.
  void acknowledged(TableId table, int person, std::string_view id, std::uint64_t seq);
  // A client was told for good that its command was refused.
  void refused(TableId table, int person, std::string_view id);
  // After the run: ids that stand twice, refused ones that were carried out.
  void judge_journals();
  // What a client has at the end.
  void judge_client(TableId table, int person, std::uint64_t seq, const std::string& view,
                    std::string_view who);

  // ---- of a class (class_checker.cpp)
  void refused_in_class(TableId lesson, int person, std::string_view id);
  bool is_over(TableId lesson);
  bool is_of_class(TableId table) { return stored(table) != 0 && follow(table).of_class; }
  bool is_banned(TableId lesson, std::string_view device);
  bool is_member(TableId lesson, int person);
  // The token that this person asked for under this id opens a place.
  bool is_token_good(TableId lesson, int person, std::string_view id);
  // Its teacher said so, or it is over: the class of this table, or the table itself, may be
  // erased.
  bool may_erase(TableId table);
  // The tables of the round that is on, by their numbers from 1.
  std::vector<TableId> tables_of(TableId lesson);
  // What somebody of a class has at its end: the state, and the table if they are at one.
  void judge_member(TableId lesson, int person, const std::string& state, std::string_view who);
  // Its tables are as the class says: who is there, who sits where, whether they stand still.
  void judge_tables(TableId lesson, const std::set<TableId>& spoiled);
  // The table at which the class has this person; nothing: at none that goes on.
  TableId place_of(TableId lesson, int person);

  const std::string& trouble() const { return trouble_; }
  void fail(std::string why) {
    if (trouble_.empty()) trouble_ = std::move(why);
  }
  std::uint64_t stored(TableId table) const;
  // The disk lost the end of this journal: what stands there now is the truth.
  void rewind(TableId table) { shadows_.erase(table); }
  const Room* room(TableId table);

 private:
  // What a table looks at together, from the journal alone.
  struct Tally {
    std::string page{};
    std::string about{};
    int seat = -1;
    std::map<std::string, std::string> put{};
    int polls = 0;
    int open = 0;  // the number of the poll that is there
    bool shown = false;
    std::size_t options = 0;
    std::map<int, int> votes{};
  };
  struct Moment {  // a table after one batch
    std::uint64_t seq = 0;
    bool game = false;
    std::string all{};
    std::vector<std::string> own;
    std::string spectator_view;
    std::vector<std::string> views;
    std::map<int, int> seats;  // person -> seat
    bool over = false;
    std::vector<std::string> opened{};     // nonces that nobody is told of yet
    std::vector<std::string> must_tell{};  // seeds of deals that were called off
    Tally talk{};
    long talk_waits = 0;
  };
  // What a deal depends on, from the journal alone (docs/FAIRNESS.md).
  struct Drawing {
    bool sealed = false;
    std::string hash{};
    std::map<int, std::string> commitments{};
    std::map<int, std::string> nonces{};
  };
  struct Shadow {
    Room room;
    std::unique_ptr<Table> table{};
    std::deque<Moment> moments{};
    Drawing drawing{};
    bool of_class = false;                   // a class says who sits where, and its lots are shared
    std::map<int, std::string> committed{};  // by person, last
    Tally tally{};
    std::map<int, std::string> said{};            // nonces, openly, since the seed was drawn
    std::deque<std::unique_ptr<Room>> lessons{};  // a class as it was, without ids
    std::set<TableId> owned{};                    // its tables
  };
  struct Line {
    TableId table{};
    int person = 0;
    TableId lesson{};         // of a class; `table` is the one they were led to
    std::string token{};      // they resume with
    bool by_changes = false;  // it said so when it came in
  };
  Shadow& follow(TableId table);
  // ---- class_checker.cpp
  void judge_lesson(const Shadow& shadow, const Batch& batch);
  void judge_places(const Room& room);
  void keep_lesson(Shadow& shadow);
  const Room* lesson_at(TableId lesson, std::uint64_t seq);
  bool check_class(Conn conn, std::string_view name, const Json& json, const std::string& text);
  void check_entered(Line& line, const Json& json);
  void check_state(const Line& line, const Json& json, const std::string& text);
  void check_moved(Line& line, const Json& json);
  void check_wall(const Line& line, const Json& json);
  void check_link(const Line& line, std::string_view name, const Json& json);
  void check_names(const Line& line, const std::string& text);
  void check_eyes(const Line& line, int seat);
  void check_ok_in_class(Conn conn, const Line& line, const Json& json);
  bool was_ever(TableId lesson, const std::function<bool(const Room&)>& is_so);
  void advance(Shadow& shadow, const std::string& line);
  struct DealJudge;
  void judge_deal(Shadow& shadow, const Batch& batch);
  void judge_talk(Shadow& shadow, const Batch& batch);
  void note_talk(Shadow& shadow, Moment& now);
  void check_talk(const Moment& now, const Json& json);
  void judge_key(const Shadow& shadow);
  void check_told(const Moment& now, const Json& json, const std::string& text);
  const Moment* moment(TableId table, std::uint64_t seq);
  void check_door(Conn conn, std::string_view name, const Json& json);
  void check_answer(Conn conn, std::string_view name, const Json& json);
  void check_update(const Line& line, const Json& json, const std::string& text);
  void check_changes(const Line& line, const Moment& now, const Json& changes);
  void check_fresh(const Line& line, const Json& json, const std::string& text);

  const Shelf& shelf_;
  const MemoryStore& store_;
  std::map<TableId, Shadow> shadows_;
  std::map<Conn, Line> lines_;
  struct Asked {
    bool greeting = false;  // create, open-class, knock, resume
    std::int64_t since_ms = 0;
    bool for_table = false;        // of a class: said to the table they are at
    std::int64_t patience_ms = 0;  // beyond what every request may take
  };
  std::map<Conn, std::map<std::string, Asked>> asked_;  // by id; "" for those without
  std::map<Conn, int> knocks_;                          // the number under which a line knocks
  std::map<Conn, std::vector<int>> told_knocking_;      // what each host was told last
  std::map<Conn, std::int64_t> wrong_ms_;               // since when that is not so
  std::set<std::string> names_said_;                    // at a class's door
  std::set<std::string> names_in_;                      // of those who were let in, ever
  std::set<TableId> erase_said_;                        // classes whose teacher said so
  std::set<std::pair<std::pair<TableId, int>, std::uint64_t>> refused_;
  std::string trouble_;
};

}  // namespace stolik
