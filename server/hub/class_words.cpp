#include "server/hub/class_words.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/object.h"
#include "core/utf8.h"
#include "server/hub/class_wire.h"
#include "server/hub/house.h"

namespace stolik {
namespace {

const Trouble kNobodyPlays{"wrong-phase", "", "No round is being played."};
const Trouble kNotDebriefing{"wrong-phase", "", "This belongs to the debriefing."};
const Trouble kNoTable{"no-such-seat", "", "There is no such table."};
constexpr std::size_t kMessageSigns = 120;
constexpr std::size_t kOptionSigns = 120;
constexpr std::size_t kHandSigns = 80;
constexpr std::size_t kAboutSigns = 60;
constexpr std::size_t kSpotSigns = 24;
constexpr int kSentences = 20;
constexpr int kMaxMinutes = 60;
constexpr int kTasks = 3;
constexpr int kMaxMissed = 143;  // all cells of a board but one
constexpr std::size_t kExitAnswers = 2;
constexpr std::size_t kMaxVotes = 60;  // questions of one lesson
constexpr std::array<std::string_view, 9> kPages = {
    "code", "wall", "table", "map", "question", "comparison", "black", "cards", "example"};

bool fits(std::string_view text, std::size_t signs_max) { return count_signs(text) <= signs_max; }

// "41.49 13.81": degrees to the north and to the east.
bool is_spot(std::string_view text) {
  if (text.empty() || text.size() > kSpotSigns) return false;
  for (const double most : {90.0, 180.0}) {
    double value = 0;
    const auto read =
        std::from_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed);
    const bool fine = read.ec == std::errc{} && value >= -most && value <= most;
    if (!fine) return false;
    text.remove_prefix(static_cast<std::size_t>(read.ptr - text.data()));
    const bool another = most < 180 && text.starts_with(' ');
    if (another) text.remove_prefix(1);
    else if (most < 180) return false;
  }
  return text.empty();
}

// The number of the table: 0 if none is named, -1 if there is no such table.
int table_named(const Said& said, const Given<int>& table) {
  if (!table.has_value()) return 0;
  return said.desk.room.lesson->table(table.value) != nullptr ? table.value : -1;
}

Trouble set_paused(const Said& said, const Given<int>& table, bool on, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const int number = table_named(said, table);
  if (number < 0) return kNoTable;
  const bool now = number == 0 ? lesson.paused : lesson.table(number)->paused;
  if (now == on) return {"wrong-phase", "", on ? "It is paused." : "It is not paused."};
  pending.batch.records.push_back(lesson::Paused{number, on});
  return {};
}

}  // namespace

Trouble ClassWords::pause(const Said& said, const lesson_request::Pause& request,
                          Pending& pending) {
  return set_paused(said, request.table, true, pending);
}

Trouble ClassWords::unpause(const Said& said, const lesson_request::Unpause& request,
                            Pending& pending) {
  return set_paused(said, request.table, false, pending);
}

Trouble ClassWords::message(const Said& said, const lesson_request::SendMessage& request,
                            Pending& pending) {
  lesson::Message message;
  if (request.is_null) {
    if (!said.desk.room.lesson->message.stands())
      return {"wrong-phase", "", "There is no message to take away."};
    pending.batch.records.push_back(std::move(message));
    return {};
  }
  message.table = table_named(said, request.table);
  message.text = request.text;
  message.sentence = request.sentence;
  if (message.table < 0) return kNoTable;
  if (message.sentence >= kSentences || (message.sentence < 0 && message.text.empty()) ||
      !fits(message.text, kMessageSigns)) {
    return {"bad-message", "",
            "A message is a text of at most 120 signs or the number of a sentence."};
  }
  if (message.sentence >= 0) message.text.clear();
  pending.batch.records.push_back(std::move(message));
  return {};
}

Trouble ClassWords::more(const Said& said, const lesson_request::More& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const std::int64_t minutes = request.minutes;
  if (minutes == 0 || minutes < -kMaxMinutes || minutes > kMaxMinutes)
    return {"bad-message", "", "minutes: -60 to 60."};
  const std::int64_t now_ms = house_.now_ms - said.desk.born_ms;
  pending.batch.records.push_back(lesson::Ends{std::max(
      now_ms, std::max(lesson.ends_ms, lesson.ends_ms < 0 ? now_ms : 0) + minutes * 60'000)});
  return {};
}

Trouble ClassWords::finish(const Said& said, const lesson_request::Finish& request,
                           Pending& pending) {
  const bool finish = !request.minutes.is_null;
  if (finish) {
    const int minutes = request.minutes.is_present ? request.minutes.value : 5;
    if (minutes < 0 || minutes > kMaxMinutes / 2) return {"bad-message", "", "minutes: 0 to 30."};
    pending.batch.records.push_back(
        lesson::Ends{house_.now_ms - said.desk.born_ms + minutes * 60'000});
  }
  pending.batch.records.push_back(lesson::Finishing{finish});
  return {};
}

Trouble ClassWords::stand_in(const Said& said, const lesson_request::StandIn& request,
                             Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const ClassTable* table = lesson.table(request.table);
  const int seat = request.seat;
  if (table == nullptr || seat < 0 || static_cast<std::size_t>(seat) >= table->seats.size())
    return kNoTable;
  const int person = table->seats[static_cast<std::size_t>(seat)];
  if (person == 0) return kNoTable;
  if (said.desk.is_here(person)) return {"not-away", "", "They are there: nobody plays for them."};
  pending.batch.records.push_back(lesson::StandIn{person, true});
  return {};
}

// The table carries it out at the next moment at which its rules allow it (class_tables.h).
Trouble ClassWords::penalty(const Said& said, const lesson_request::Penalty& request,
                            Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const int number = table_named(said, request.table);
  if (number <= 0) return kNoTable;
  const Desk* table = house_.find(lesson.table(number)->id);
  if (table == nullptr || table->loading || !table->room.playing()) return kNobodyPlays;
  const int team = request.team;
  const Answer answer = table->room.play.table->check(Actor::host(), Moves::penalty_of(team));
  if (!answer.ok()) return spoken(answer);
  pending.batch.records.push_back(lesson::PenaltyCalled{team, number});
  return {};
}

Trouble ClassWords::end(const Said& said, const lesson_request::End& request, Pending& pending) {
  const int table = table_named(said, request.table);
  if (table <= 0) return kNoTable;
  pending.batch.records.push_back(lesson::TableEnded{table});
  return {};
}

Trouble ClassWords::hand_down(const Said& said, const lesson_request::HandDown& request,
                              Pending& pending) {
  const int person = request.person;
  const Member* member = said.desk.room.lesson->member(person);
  if (member == nullptr || member->role != Role::pupil)
    return {"no-such-person", "", "There is no pupil of that number."};
  pending.batch.records.push_back(lesson::Hand{person});
  return {};
}

Trouble ClassWords::show(const Said& said, const lesson_request::ShowPage& request,
                         Pending& pending) {
  ShownPage page{request.page, table_named(said, request.table), request.number, request.text};
  if (std::find(kPages.begin(), kPages.end(), page.page) == kPages.end())
    return {"bad-message", "", "There is no such page."};
  if (page.table < 0) return kNoTable;
  pending.batch.records.push_back(lesson::PageShown{std::move(page)});
  return {};
}

// ---- the debriefing

Trouble ClassWords::debrief(const Said&, const lesson_request::Debrief&, Pending& pending) {
  pending.batch.records.push_back(lesson::PhaseBegun{LessonPhase::debrief});
  return {};
}

Trouble ClassWords::question(const Said& said, const lesson_request::Ask& request,
                             Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  lesson::Asked asked;
  if (lesson.phase == Class::Phase::over) return kNotDebriefing;
  if (!request.is_null) {
    if (lesson.votes.size() >= kMaxVotes)
      return {"too-many", "", "Enough was asked in one lesson."};
    if (request.kind == "fork") return house_.class_report.fork_question(said, request, pending);
    const std::string& about = request.about;
    if (request.kind == "place" && (about.empty() || !fits(about, kAboutSigns))) {
      return {"bad-message", "", "about: what is looked for on the map, at most 60 signs."};
    }
    const Texts& options = request.options;
    if (options.is_present && (!options.is_list || options.items.size() > kMaxChoices))
      return {"bad-message", "", "options: at most six."};
    const bool fine = std::all_of(options.items.begin(), options.items.end(),
                                  [](const auto& one) { return fits(one, kOptionSigns); });
    if (options.is_present && (!options.fits || !fine))
      return {"bad-message", "", "An option is a text of at most 120 signs."};
    LessonQuestion& question = asked.asked.question.emplace();
    question.asked = request.asked;
    question.options = options.items;
  }
  pending.batch.records.push_back(std::move(asked));
  return {};
}

Trouble ClassWords::reveal(const Said& said, const lesson_request::Reveal&, Pending& pending) {
  if (!said.desk.room.lesson->question.open)
    return {"wrong-phase", "", "Nothing is being voted on."};
  pending.batch.records.push_back(lesson::VoteShown{});
  return {};
}

Trouble ClassWords::end_class(const Said&, const lesson_request::EndClass&, Pending& pending) {
  pending.batch.records.push_back(lesson::PhaseBegun{LessonPhase::over});
  return {};
}

// Everything of this class, at once. Those who are there hear that it is gone once it is; nobody
// can come back.
Trouble ClassWords::erase(const Said&, const lesson_request::Erase&, Pending& pending) {
  pending.erases = true;
  return {};
}

// ---- a pupil's

Trouble ClassWords::hand(const Said& said, const lesson_request::RaiseHand& request,
                         Pending& pending) {
  lesson::Hand hand{said.person, request.up, request.why};
  if (!fits(hand.why, kHandSigns)) return {"bad-message", "", "why: at most 80 signs."};
  if (!hand.up && said.desk.room.lesson->member(said.person)->hand_ms < 0)
    return {"wrong-phase", "", "The hand is down."};
  pending.batch.records.push_back(std::move(hand));
  return {};
}

Trouble ClassWords::note(const Said& said, const lesson_request::Note& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  lesson::Noted note{said.person, request.task, request.text};
  if (lesson.member(said.person)->place.as != ClassPlace::As::reporter)
    return {"not-seated", "", "Reporters write notes."};
  if (note.task < 0 || note.task >= kTasks || note.text.empty())
    return {"bad-message", "", "task: 0 to 2, and a text."};
  if (lesson.notes.size() >= kMaxNotes) return {"too-many", "", "There are many notes already."};
  pending.batch.records.push_back(std::move(note));
  return {};
}

Trouble ClassWords::vote(const Said& said, const lesson_request::Vote& request, Pending& pending) {
  const Class& lesson = *said.desk.room.lesson;
  const ClassQuestion& question = lesson.question;
  const std::int64_t number = request.option.fits ? request.option.value : kNoVote;
  lesson::Voted vote{said.person,
                     static_cast<int>(std::clamp<std::int64_t>(number, kNoVote, kMaxChoices)),
                     request.place};
  if (!question.open || (question.options.empty() && !question.by_map))
    return {"wrong-phase", "", "Nothing is being voted on."};
  const bool chosen =
      vote.option >= kUnsure && vote.option < static_cast<int>(question.options.size());
  const bool placed = question.by_map && !request.option.is_present && is_spot(vote.spot);
  if (!placed && (!chosen || !vote.spot.empty()))
    return {"bad-message", "", "There is no such option."};
  pending.batch.records.push_back(std::move(vote));
  return {};
}

Trouble ClassWords::exit_card(const Said& said, const lesson_request::ExitCard& request,
                              Pending& pending) {
  if (!request.answers.is_list || request.answers.items.size() > kExitAnswers)
    return {"bad-message", "", "answers: at most two texts."};
  pending.batch.records.push_back(lesson::ExitCard{said.person, request.answers.items});
  return {};
}

// A second head proposes; nothing is kept of it. The first head gives the command, or does not.
void ClassWords::propose(const Said& said, const lesson_request::Propose& request) {
  const Member* member = said.desk.room.lesson->member(said.person);
  const Client* client = house_.client(said.conn);
  Desk* table = client != nullptr ? house_.find(client->at) : nullptr;
  if (member == nullptr || table == nullptr || member->place.as != ClassPlace::As::second ||
      !request.is_text) {
    return house_.refuse(said.conn, said.request.id,
                         {"not-seated", "", "Who sits beside a seat proposes."});
  }
  const int seat = member->place.seat;
  const std::string text = write(message::Proposed{said.person, seat, request.command});
  for (const auto& [conn, person] : table->here) {
    if (table->room.eyes_of(person) == seat) house_.send(conn, text);
  }
}

// In learning mode the client says how a cell was found. Counted for the whole class.
void ClassWords::sought(const Said& said, const lesson_request::Sought& request) {
  const Class& lesson = *said.desk.room.lesson;
  const ClassPlace& place = lesson.member(said.person)->place;
  if (!lesson.is_playing() || place.table == 0 || place.as != ClassPlace::As::seat)
    return house_.refuse(said.conn, said.request.id, {"wrong-phase", "", "You play at no table."});
  if (request.card.empty() || !fits(request.card, kAboutSigns) || request.missed < 0 ||
      request.missed > kMaxMissed) {
    return house_.refuse(said.conn, said.request.id,
                         {"bad-message", "", "A card, and missed: 0 to 143."});
  }
  house_.class_wall.sought(said.desk, request.card, request.missed);
}

void ClassWords::sync(const Said& said, const request::Sync&) {
  Desk& desk = said.desk;
  desk.now->told.erase(said.conn);
  house_.class_wall.tell(desk, said.conn, said.person);
  house_.class_wall.greet(desk, said.conn, said.person);
  const Client* client = house_.client(said.conn);
  if (Desk* table = client != nullptr ? house_.find(client->at) : nullptr) {
    house_.teller.missed(*table, said.conn, said.person, std::nullopt);
  }
}

// ---- time

void ClassWords::run(Desk& desk) {
  const Class& lesson = *desk.room.lesson;
  const bool waits = lesson.is_playing() && lesson.finishing && lesson.ends_ms >= 0;
  const std::int64_t ends_ms = desk.born_ms + lesson.ends_ms;
  if (!waits || house_.now_ms >= ends_ms + kFairEnd_ms) return;
  house_.set_timer(desk, TimerId::Kind::lesson, kEndsTimer,
                   house_.now_ms < ends_ms ? ends_ms : ends_ms + kFairEnd_ms);
}

}  // namespace stolik
