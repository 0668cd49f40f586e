// What comes of a lesson: where its tables parted, the report, the file that can be verified, and
// what is played again at home.
//
// All of it is made from the journals of the class's tables, so those are brought into memory
// first; it is told from the debriefing on, when no hand is a secret of a running game any more,
// and the seed and the files when the class is over.
#pragma once

#include "server/hub/class_work.h"
#include "server/hub/desk.h"
#include "server/hub/hub.h"

namespace stolik {

class LessonReport : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // `forks`, `report`, `file`: answered as soon as all tables are there.
  void forks(const Said& said, const lesson_request::AskForks& request);
  void report(const Said& said, const lesson_request::AskReport& request);
  void file(const Said& said, const lesson_request::AskFile& request);
  void woke(const Desk& table);
  void lost(TableId table);
  void look_again(Desk& desk);
  // What was made, away from here (class_work.h); or no word of it came.
  void made(Desk& desk, const input::BotMoved& moved);
  void work_lost(Desk& desk);
  // Somebody waits for what is made of its tables: at this class, or at the one that this table is
  // of.
  bool is_waited_for(const Desk& desk) const;
  // A fork to vote on, by its number from 1.
  Trouble fork_question(const Said& said, const lesson_request::Ask& ask, Pending& pending);
  // Somebody at home, with the code of a class that is over: the same deals, and what became of
  // them.
  void homework(Desk& desk, const Held& held);

 private:
  bool is_told(const Said& said) const;
  void ask(const Said& said, const std::string& what, const std::string& language,
           const std::string& events);
  bool bring(const Class& lesson);
  std::vector<LessonTable> played(const Class& lesson) const;
  void answer(Desk& desk, const ClassNow::Wanted& wanted);
  std::string forks_text(const Desk& desk, std::string_view id) const;
  std::string report_text(const Desk& desk, std::string_view id,
                          const std::vector<std::string>& made) const;
  std::string file_text(const Class& lesson, std::string_view id) const;
  std::string homework_text(const Desk& desk, const std::vector<std::string>& made) const;
  std::vector<Pupil> pupils_of(const Desk& desk) const;
  std::string work_for(const Desk& desk, const ClassNow::Wanted& wanted) const;
  void have_made(Desk& desk, const std::string& name);
  void forget(Desk& desk);
  void refuse_all(Desk& desk, const Trouble& why);
};

}  // namespace stolik
