// Desk: a table that is in memory, with those who are there and all that waits. Only the sources of
// server/hub include this.
//
// A desk's room is always what the store has. A change is *proposed*: written, and only when it is
// durable applied and told. While one change of a table is under way its other messages wait in a
// line.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/hub/class_now.h"
#include "server/hub/room.h"
#include "server/ids.h"
#include "server/journal/own_deck.h"
#include "server/wire/request.h"

namespace stolik {

class House;

// What every room of the hub has: the house it is in.
class InTheHouse {
 public:
  explicit InTheHouse(House& house) : house_(house) {}

 protected:
  House& house_;
};

// A deck that a line brings, for a table it will open.
struct Brought {
  std::string id{};
  DeckSigned by{};
  std::size_t size = 0;                   // bytes, as was said
  std::int64_t since_ms = 0;              // of the last piece
  std::string bytes{};                    // so far
  std::string last_id{};                  // of the last piece, if it had one
  std::shared_ptr<const OwnDeck> deck{};  // all of it is there, and checked
  std::shared_ptr<const Request> then{};  // said before it was checked: heard afterwards

  bool is_being_checked() const { return deck == nullptr && bytes.size() == size; }
};

struct Client {
  TableId table{};
  int person = 0;  // 0: not at a table
  int knock = 0;   // not 0: waits outside
  int round_trip_ms = 0;
  bool waits = false;  // a create, knock or resume is under way
  TableId at{};        // somebody of a class: the table they are at; `table` is the class
  bool by_changes =
      false;            // wants what changed of a view instead of all of it, where that is enough
  bool throws = false;  // its person is shown when to throw for nature
  std::shared_ptr<Brought> brought{};
};

// Something that waits for its turn at a table: a message, or a word of the house itself.
struct Held {
  enum class Kind : std::uint8_t {
    message,
    fall,
    silence,
    thrown,
    bot,
    turn,
    away,
    back,
    reveal,
    lesson
  };
  Kind kind = Kind::message;
  Conn conn{};
  std::shared_ptr<const Request> request{};
  int number = 0;           // seat or person
  std::string command{};    // bot
  std::uint64_t about = 0;  // bot: the BotSeat::asked_at_seq it answers
};

// Somebody who comes in by a change.
struct Coming {
  Conn conn{};
  int person = 0;
  std::string token{};
};

// A change that is being written.
struct Pending {
  Ticket ticket{};
  Batch batch{};
  std::optional<Step> step;
  Held cause;      // put back in line if the store was full and nobody can be told
  std::string id;  // answered with ok
  Conn welcome{};  // who comes in by this
  int welcomed = 0;
  std::string token;
  std::string invitation;
  std::vector<Coming> coming{};  // the others who come in by this
  std::string also{};            // told with the ok: a token somebody asked for
  bool erases = false;           // the class, and its tables after it
  bool with_head = false;        // what is known without the journal changes with it
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
  std::int64_t since_ms = 0;
  std::string nonce{};   // to a class
  std::string device{};  // its hash
};

struct Refused {
  int person = 0;
  std::uint64_t id = 0;
  std::uint64_t content = 0;
  std::string text;
};

struct BotSeat {
  Question question{};
  std::uint64_t asked_at_seq = 0;  // 0: never
  std::int64_t asked_ms = -1;
  std::string answer{};  // given early; moved when it has thought long enough
  bool answered = false;
  std::int64_t silent_ms = -1;  // since when it has had nothing to say, while nothing happened
  std::uint64_t silent_seq = 0;
  bool for_clock = false;  // the turn clock asked: one move for a person
  std::string hurried{};   // the lower level at which it answered, if it had to
};

struct TopWatch {
  bool running = false;
  std::int64_t since_ms = 0;
  std::int64_t spun_ms = 0;  // before since_ms
  std::int64_t hold_until_ms = 0;
  std::int64_t next_pose_ms = 0;
  bool hold_for_people = false;  // held after a restart, until all are back
  std::int64_t falling_ms = -1;  // it fell then; nature's word is held back for slow lines
  std::int64_t fall_told_ms = 0;
  std::int64_t throw_ms = -1;  // a throw is awaited, and made for its seat then
};

struct Desk {
  std::shared_ptr<const bool> open =
      std::make_shared<const bool>(true);  // questions to bots end with it
  bool loading = false;
  bool leaving = false;  // another is to have it: nothing new begins
  Room room;
  std::int64_t born_ms = 0;  // now - born_ms: the table's own time
  std::int64_t loaded_ms = 0;
  std::unique_ptr<Pending> pending;
  // ---- who is there
  std::vector<std::pair<Conn, int>> here;
  std::map<int, std::int64_t>
      gone_ms;  // since when a person is away; missing: since the table was loaded
  std::map<int, std::int64_t> said_ms;     // when what each person said will have been forgotten
  std::map<int, std::int64_t> changed_ms;  // and what each guest changed that is no move
  std::map<std::uint64_t, std::int64_t>
      spent_ms;  // the same for what guests of a (wide) network changed
  std::vector<Knock> knocks;
  std::unique_ptr<ClassNow> now{};  // of a class
  // ---- what waits. Vectors: an empty deque holds half a kilobyte, and there are thousands of idle
  // tables.
  std::vector<Held> held;
  std::vector<Held> put_off;     // words of the house that found the store full
  std::vector<Held> after_fall;  // came while the top was falling: they meet the next phase
  std::vector<Refused> refused{};
  std::weak_ptr<const std::string> deck_told{};  // while it is on its way to somebody
  std::shared_ptr<const std::string> journal{};  // as it was asked for last
  std::uint64_t journal_seq = 0;
  // ---- who plays, and the clocks
  std::vector<BotSeat> bots{};
  TopWatch top{};
  std::uint64_t turn_seq = 0;  // the turn clock runs for what was awaited since this number
  SeatSet turn_seats{};
  std::int64_t reveal_until_ms =
      0;  // not 0: those who committed have until then to open their nonces

  bool is_here(int person) const {
    for (const auto& one : here) {
      if (one.second == person) return true;
    }
    return false;
  }
};

// A request at its table or lesson, and who sent it.
struct Said {
  Desk& desk;
  Conn conn{};
  int person = 0;
  const Request& request;
};

}  // namespace stolik
