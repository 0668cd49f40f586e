// Inside the hub: desks (loaded tables with those who are there) and the rules of the house. Only the
// sources of server/hub include this.
//
// A desk's room is always what the store has. A change is *proposed*: written, and only when it is durable
// applied and told. While one change of a table is under way its other messages wait in a line.
#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "core/json.h"
#include "server/hub/broken.h"
#include "server/hub/hub.h"
#include "server/hub/room.h"
#include "server/hub/wire.h"

namespace stolik {

inline constexpr std::size_t kMaxHeld = 64;      // messages that wait at one table
inline constexpr std::size_t kMaxKnocks = 60;
inline constexpr std::size_t kMaxRefusals = 64;  // remembered at one table
inline constexpr int kMaxGrace_ms = 150;
inline constexpr int kSilence_ms = 60'000;       // top: steps, final round; then a step passes by itself

struct Client {
  TableId table{};
  int person = 0;   // 0: not at a table
  int knock = 0;    // not 0: waits outside
  int round_trip_ms = 0;
  bool waits = false;  // a create, knock or resume is under way
};

// Something that waits for its turn at a table: a message, or a word of the house itself.
struct Held {
  enum class Kind : std::uint8_t { message, fall, silence, bot, turn, away, back, reveal };
  Kind kind = Kind::message;
  Conn conn{};
  std::string text{};   // message; bot: the command
  int number = 0;     // seat or person
  std::uint64_t about = 0;  // bot: the BotSeat::asked_at_seq it answers
};

// A message, taken apart.
struct Message {
  std::string_view name{};
  const Json* body = nullptr;
  const Json* whole = nullptr;
  std::string id{};
  std::uint64_t id_digest = 0;
  std::uint64_t content = 0;
};

struct Pending {
  Ticket ticket{};
  Batch batch{};
  std::optional<Step> step;
  Held cause;               // put back in line if the store was full and nobody can be told
  std::string id;           // answered with ok
  Conn welcome{};           // who comes in by this
  int welcomed = 0;
  std::string token;
  std::string invitation;
  bool with_head = false;   // what is known without the journal changes with it
};

struct Knock {
  Conn conn{};
  int number = 0;
  std::string name;
  std::string pseudonym;
  bool watches = false;
  std::string join_hash;
  std::string id;
  int join_content = 0;
};

struct Refused {
  int person = 0;
  std::uint64_t id = 0;
  std::uint64_t content = 0;
  std::string text;
};

struct BotSeat {
  Question question{};
  std::uint64_t asked_at_seq = 0;   // 0: never
  std::int64_t asked_ms = -1;
  std::string answer{};             // given early; moved when it has thought long enough
  bool answered = false;
  std::int64_t silent_ms = -1;      // since when it has had nothing to say, while nothing happened
  std::uint64_t silent_seq = 0;
  bool for_clock = false;           // the turn clock asked: one move for a person
  std::string hurried{};            // the lower level at which it answered, if it had to
};

struct Desk {
  std::shared_ptr<const bool> open = std::make_shared<const bool>(true);  // questions to bots end with it
  bool loading = false;
  Room room;
  std::vector<std::pair<Conn, int>> here;
  std::map<int, std::int64_t> gone_ms;  // since when a person is away; missing: since the table was loaded
  std::int64_t loaded_ms = 0;
  std::vector<Knock> knocks;
  std::deque<Held> held;
  // Vectors: an empty deque holds half a kilobyte, and there are thousands of idle tables.
  std::vector<Held> put_off;     // words of the house that found the store full
  std::vector<Held> after_fall;  // came while the top was falling: they meet the next phase
  std::optional<Pending> pending;
  std::vector<Refused> refused{};
  std::shared_ptr<const std::string> journal{};  // as it was asked for last
  std::uint64_t journal_seq = 0;
  std::vector<BotSeat> bots{};
  std::int64_t born_ms = 0;     // now - born_ms: the table's own time
  // ---- the top's stopwatch
  bool running = false;
  std::int64_t since_ms = 0;
  std::int64_t spun_ms = 0;     // before since_ms
  std::int64_t hold_until_ms = 0;
  std::int64_t next_pose_ms = 0;
  bool hold_for_people = false;  // held after a restart, until all are back
  std::int64_t falling_ms = -1;  // it fell then; nature's word is held back for slow lines
  std::int64_t fall_told_ms = 0;
  std::size_t watched_entries = 0;
  std::map<int, std::int64_t> said_ms;  // when what each person said will have been forgotten
  std::uint64_t turn_seq = 0;    // the turn clock runs for what was awaited since this number
  SeatSet turn_seats{};
  std::int64_t reveal_until_ms = 0;  // not 0: those who committed have until then to open their nonces
};

class Hub::Brain {
 public:
  Brain(HubConfig config, const Shelf& shelf, Entropy& entropy);

  void on(const Input& input, Effects& effects);
  HubCounts counts() const;
  const Room* look(TableId table) const;

 private:
  // ---- hub.cpp: inputs, the line at a table, writing
  void hear(const input::Opened& opened);
  void hear(const input::Received& received);
  void hear(const input::Closed& closed);
  void hear(const input::RoundTrip& trip);
  void hear(const input::Fired& fired);
  void hear(const input::Written& written);
  void hear(const input::Loaded& loaded);
  void hear(const input::BotMoved& moved);
  void hear(const input::Restored& restored);
  void hear(const input::Space& space);
  void hear(const input::Stopping& stopping);
  void stop(Desk& desk);
  void pump(Desk& desk);
  void take(Desk& desk, Held held);
  void hold(Desk& desk, Held held);
  void refuse_waiting(const Held& held, const Trouble& trouble);
  void release_after_fall(Desk& desk);
  void propose(Desk& desk, Pending pending);
  void commit(Desk& desk, Pending& pending);
  void put_off(Desk& desk, Pending& pending);
  void settle_after(Desk& desk);  // clocks, bots, timers after any change

  // ---- telling
  void send(Conn conn, std::string text, bool skippable = false);
  void refuse(Conn conn, std::string_view id, const Trouble& trouble);
  void refuse_held(Desk& desk, const Held& held, const Message& message, const Trouble& trouble);
  void tell_update(Desk& desk, const StoryLine& line);
  void tell_missed(Desk& desk, Conn conn, int person, std::optional<std::uint64_t> seen);
  // They saw what is not in the journal: the disk has lost it.
  Lost lost(const Desk& desk, std::optional<std::uint64_t> seen) const;
  void tell_people(Desk& desk);
  void dismiss(Desk& desk, Conn conn, std::string_view why);
  void dismiss_all(Desk& desk, std::string_view why);  // also those who wait for an answer at the door
  Audience audience(const Desk& desk, int person) const;

  // ---- door.cpp: coming and going
  void greet(Conn conn, const Message& message, std::string_view text);
  void create(Conn conn, const Message& message);
  void knock(Desk& desk, const Held& held, const Message& message);
  void resume(Desk& desk, Conn conn, const Message& message);
  void come_in(Desk& desk, Conn conn, int person);
  void go(Desk& desk, Conn conn);
  void leave_door(Conn conn);                 // whoever knocks there does so no longer
  void not_lonely(TableId table);
  void make_room();                           // for another table, where the house is nearly full
  void nobody_came(Desk& desk, int person);   // let in, but the line was gone
  void left_alone(Desk& desk);                // if nobody is there: it sleeps, and is forgotten in time
  int longest_ghost(const Desk& desk) const;  // has no seat and is not here; 0: none
  bool has_place(const Desk& desk, std::size_t places) const;
  void admit(Desk& desk, const Held& held, const Message& message, Knock knock, std::size_t places);
  // No wish: a name is drawn. `beside`: those whose names it must not look like either.
  bool choose_name(const Room* room, std::string wish, std::string& name, std::string& pseudonym, Trouble& trouble,
                   int self = 0, std::span<const Knock> beside = {});
  std::string draw_code();
  std::string draw_token();
  std::uint32_t draw_below(std::uint32_t n);
  Desk* find(TableId table);
  Desk& load(TableId table);
  void forget(TableId table);
  void touch(Desk& desk);
  void remember(const Head& head);
  std::int64_t expiry_ms(Head::Phase phase) const;

  bool is_beyond_budget(Conn conn, Cost cost, Trouble& trouble);

  // ---- lobby.cpp: messages of those at the table
  void message(Desk& desk, const Held& held);
  bool read_only(Desk& desk, Conn conn, int person, const Message& message);
  Trouble lobby(Desk& desk, int person, const Message& message, std::vector<Record>& records);
  Trouble host(Desk& desk, int person, const Message& message, std::vector<Record>& records);
  Trouble leave(Desk& desk, int person, bool removed, std::vector<Record>& records);
  Trouble too_much(const Desk& desk, int person, const Message& message) const;
  bool talks_too_much(const Desk& desk, int person) const;
  int next_host(const Desk& desk, int except) const;
  bool is_here(const Desk& desk, int person) const;
  std::int64_t away_for_ms(const Desk& desk, int person) const;

  // ---- deal.cpp: from commitments to the first card
  Trouble share(Desk& desk, int person, const Message& message, std::optional<Step>& step, std::vector<Record>& records);
  Trouble start(Desk& desk, std::optional<Step>& step, std::vector<Record>& records);
  void deal(const Desk& desk, const Seal& seal, std::optional<Step>& step, std::vector<Record>& records);
  void call_off(const Desk& desk, const std::vector<int>& over, std::string_view why, std::vector<Record>& records);
  void reveal_clock(Desk& desk);
  void reveal_ran_out(Desk& desk);

  // ---- game.cpp: the game itself
  Trouble play(Desk& desk, Actor who, std::string_view command, int strength, std::string_view chosen_by,
               std::optional<Step>& step, std::vector<Record>& records);
  Trouble fell(Desk& desk, int person, const Message& message, std::optional<Step>& step,
               std::vector<Record>& records);
  void ask_bots(Desk& desk);
  bool tires(const Desk& desk, BotSeat& bot, int seat) const;
  void ask(Desk& desk, int seat);
  void bot_fired(Desk& desk, int seat);
  void bot_moves(Desk& desk, const Held& held);
  std::string fallback(const Desk& desk, int seat) const;
  void turn_clock(Desk& desk);
  void turn_ran_out(Desk& desk);

  // ---- broken.cpp: one bug stops one table
  template <class Work>
  void guarded(TableId table, Work work);
  TableId table_of(const Input& input) const;
  std::string word_of(const Input& input) const;
  void break_table(const char* what, std::size_t effects_before, Ticket ticket_before);
  void turn_off(Conn conn);
  void report(Breakage breakage);
  bool takes_for_report(const input::Loaded& loaded);
  void bot_broke(const input::BotMoved& moved);

  // ---- clock.cpp: the top
  bool may_run(const Desk& desk) const;
  std::int64_t spun(const Desk& desk) const;
  void run_clock(Desk& desk);
  void top_fired(Desk& desk);
  void fall(Desk& desk);
  void silence(Desk& desk);
  bool comes_too_late(const Desk& desk, Conn conn, std::string_view text) const;
  int grace_ms(const Desk& desk, Conn conn) const;
  std::string pose(const Desk& desk) const;

  template <class E>
  void want(E effect) { effects_->push_back(Effect{std::move(effect)}); }
  void set_timer(const Desk& desk, TimerId::Kind kind, int index, std::int64_t at_ms);
  void cancel_timer(const Desk& desk, TimerId::Kind kind, int index);

  HubConfig config_;
  const Shelf& shelf_;
  Entropy& entropy_;
  Effects* effects_ = nullptr;
  std::int64_t now_ms_ = 0;
  const Input* input_ = nullptr;
  TableId at_work_{};  // the table that is to blame if something breaks now
  std::unordered_map<std::uint64_t, Client> clients_;
  std::unordered_map<std::uint64_t, std::unique_ptr<Desk>> desks_;
  std::unordered_map<std::uint64_t, Head> known_;  // every table of the store
  std::size_t lobbies_ = 0;   // of the known ones
  std::unordered_map<std::uint64_t, std::string> opening_;  // created, not yet durable: the hash of the id that did it
  // Lobbies that nobody is at and that only who opened them ever was at, and since when.
  std::unordered_map<std::uint64_t, std::int64_t> lonely_;
  std::set<std::pair<std::int64_t, std::uint64_t>> longest_lonely_;
  std::unordered_map<std::string, TableId> codes_;
  std::unordered_map<std::string, TableId> invitations_;
  std::unordered_map<std::string, TableId> origins_;
  std::map<Ticket, TableId> tickets_;
  std::unordered_set<std::uint64_t> broken_;               // tables that stay closed until the next start
  struct Reporting {
    Breakage breakage{};
    bool on_load = false;
    std::vector<std::string> batches{};  // so far
  };
  std::unordered_map<std::uint64_t, Reporting> reports_;   // that wait for their journal
  std::unordered_set<std::uint64_t> bots_reported_;
  std::map<Ticket, TableId> erasing_;
  std::set<TableId> unerased_;  // the store had no room to erase them
  std::uint64_t next_ticket_ = 1;
  std::uint64_t next_question_ = 1;
  bool low_ = false;  // the store has little room: only games that are being played go on
  bool halted_ = false;
  bool stopping_ = false;
};

// Works for one table: whatever is thrown closes that table and no other.
template <class Work>
void Hub::Brain::guarded(TableId table, Work work) {
  at_work_ = table;
  const std::size_t effects_before = effects_->size();
  const Ticket ticket_before{next_ticket_};
  try {
    work();
  } catch (const std::exception& error) {
    break_table(error.what(), effects_before, ticket_before);
  } catch (...) {
    break_table("something that is no std::exception", effects_before, ticket_before);
  }
  at_work_ = {};
}

Trouble spoken(const Answer& answer);
bool read_message(const Json& json, Message& message);
// The last number a client has seen; nothing if it does not say.
std::optional<std::uint64_t> seen_of(const Json* body);
// A text of a message, "" if it has none of that name.
std::string text_of(const Json* body, std::string_view name);
// "open", "closed", "bot", "bot:level"
bool is_chair_kind(std::string_view text);

}  // namespace stolik
