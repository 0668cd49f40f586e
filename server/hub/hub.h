// The hub: all tables of a server as a state machine. Inputs in, effects out.
//
// It has no socket, no thread, no clock and no chance of its own: the rim (server/net) or the
// simulator (server/sim) feeds it connections, texts, timers, answers of the store and of bots,
// each with the time on a monotonic clock, and carries out what it asks for, in order. on() is
// synchronous, never blocks and is called by one thread at a time.
//
// What the caller may rely on:
// - Nobody is told of anything before the store said that it is durable (Write, then Written).
// - A Write names one table; at most one is under way for each table. Writes of several tables may
//   be committed together in any order, and the answers given in any order.
// - Text for a connection is complete JSON, one message each, UTF-8 without line breaks.
// - After Halt the hub answers nothing but "not-serving".
// - An exception, a broken assertion among them (broken.h), closes the one table the hub was
//   working for: those there are told `broken`, the table leaves memory, its journal stays as it
//   is, and nobody comes in until the next start.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/bots.h"
#include "core/seat.h"
#include "core/top.h"
#include "games/shelf.h"
#include "server/ids.h"
#include "server/store/store.h"
#include "server/trouble.h"

namespace stolik {

// ---- what happens to the hub

namespace input {
// Somebody connected; nothing is known of them yet.
struct Opened {
  Conn conn{};
};
// One message; sizes and rates were checked outside.
struct Received {
  Conn conn{};
  std::string_view text;
};
// Gone, whoever closed it.
struct Closed {
  Conn conn{};
};
// Measured by the server, never told by the client.
struct RoundTrip {
  Conn conn{};
  int ms = 0;
};
struct Fired {
  TimerId timer{};
};
struct Written {
  Ticket ticket{};
  Outcome outcome;
};
// A piece of its journal.
struct Loaded {
  TableId table{};
  Outcome outcome;
  std::vector<std::string> batches;
  Place rest{.next = 0, .chain = 0};  // where the next piece begins; 0: this was the last one
  bool for_report = false;            // as it was asked for
};
// "" : the bot would rather wait.
struct BotMoved {
  TableId table{};
  Seat seat{};
  Question question{};
  std::string command{};
  std::string broke{};  // our error, by which this bot has nothing to say
  std::string level{};  // not "": in a hurry, it answered at this lower one
};
// Before anything else what the store holds; later, tables taken over.
struct Restored {
  std::vector<Head> heads;
  std::vector<TableId> broken{};  // those that this build could not load before
};
// How much more the store can keep; now and then.
struct Space {
  std::int64_t bytes = 0;
};
// The process is about to end: freeze and say so.
struct Stopping {};
// Another shall have it, a class with its tables: freeze, say so, forget it.
struct HandOver {
  TableId table{};
};
}  // namespace input

struct Input {
  std::int64_t now_ms = 0;  // monotonic, from any origin; never goes back within one hub
  std::variant<input::Opened, input::Received, input::Closed, input::RoundTrip, input::Fired,
               input::Written, input::Loaded, input::BotMoved, input::Restored, input::Space,
               input::Stopping, input::HandOver>
      what;
};

// ---- what the hub wants done

namespace effect {
struct Send {
  Conn to{};
  std::shared_ptr<const std::string> text{};
  bool skippable = false;  // a pose: may be left out where the line is slow
};
// After what was sent before; Closed follows.
struct Close {
  Conn to{};
  int code = 1000;
  std::string_view why;
};
// Fired at or after that time, once.
struct SetTimer {
  TimerId timer{};
  std::int64_t at_ms = 0;
};
struct CancelTimer {
  TimerId timer{};
};
// Written follows.
struct Write {
  Ticket ticket{};
  Append append;
};
// Loaded follows, with one piece or with all.
struct Load {
  TableId table{};
  Place from{};
  bool for_report = false;
};
// BotMoved should follow.
struct Ask {
  TableId table{};
  Seat seat{};
  Question question{};
  std::string level{};
  std::shared_ptr<const BotQuestion> knows{};  // the seat's view and the public story, nothing else
  std::uint64_t seq = 0;  // a question of this table with a higher one makes it stale
  std::optional<std::weak_ptr<const void>>
      table_is_open{};  // has expired once the table left memory
};
// Follows HandOver: all of it is durable, and the hub knows no more of it.
struct Released {
  TableId table{};
};
// A code or token that opens nothing.
struct WrongGuess {
  Conn conn{};
};
// The store is broken: serve nobody any more.
struct Halt {
  std::string what;
};
// For counters; never names or tokens.
struct Note {
  std::string_view what;
  std::uint64_t count = 1;
  std::string trouble{};  // not empty: somebody should look; for the log
};
// Our own error closed a table, or cost a bot its move.
struct Broke {
  TableId table{};
  std::string what{};
};
// Follows Broke: what a developer needs (broken.h).
struct Report {
  TableId table{};
  std::string text{};
  bool on_load = false;  // this build cannot load the table: tell it so when it is restored
};
}  // namespace effect

using Effect =
    std::variant<effect::Send, effect::Close, effect::SetTimer, effect::CancelTimer, effect::Write,
                 effect::Load, effect::Ask, effect::WrongGuess, effect::Halt, effect::Note,
                 effect::Broke, effect::Report, effect::Released>;
using Effects = std::vector<Effect>;  // to be carried out in this order

// ---- the hub

// Where secrets come from: tokens, codes, seeds. The rim gives the system's; tests a counted one.
class Entropy {
 public:
  virtual ~Entropy() = default;
  virtual void fill(std::span<std::uint8_t> bytes) = 0;
};

// What costs the house something for days, and is counted for each address: the rim knows those.
enum class Cost : std::uint8_t { table, class_table, game, change, deck };

struct HubConfig {
  std::int64_t keep_ms = 24LL * 3600 * 1000;           // after the end of a game
  std::int64_t lobby_ms = 3600LL * 1000;               // a lobby nobody is at
  std::int64_t abandoned_ms = 7LL * 24 * 3600 * 1000;  // a running game nobody is at
  std::int64_t stand_in_ms = 45'000;  // away so long, and the host may let a bot play
  std::int64_t away_ms =
      60'000;  // then the house passes on, a place without a seat is free, a bot comes by itself
  std::int64_t unload_ms = 60'000;          // a table nobody is at leaves memory
  std::int64_t hold_ms = 10'000;            // clocks wait this long for people after a restart
  std::int64_t reveal_ms = 5'000;           // to open the nonce one committed to
  std::int64_t throw_ms = 8'000;            // then the server throws, times the table's multiplier
  std::int64_t watching_ms = kWatching_ms;  // the top rests while all watch something else
  std::int64_t forget_now_ms = 60'000;   // a class that is to be forgotten at once, after its end
  std::int64_t touch_ms = 300'000;       // while somebody is there the store hears of it so often
  std::int64_t erase_again_ms = 10'000;  // a table that could not be erased
  std::int64_t retry_ms = 500;           // nature's word again after the store was full
  int bot_limit_ms = 5'000;              // then the hub moves for the bot
  int bot_pace_ms = 0;                   // a bot seems to think at least so long
  int bot_stops_ms = 4'000;  // a bot with nothing to say so long does what its game states
  int bot_rest_ms = 1'000;   // between two questions while the top spins
  std::uint64_t batches_max = 100'000;  // of one table; then its game is finished and nothing else
  int says_at_once = 20;  // `say` of one person, and what a guest changes that is no move
  std::int64_t say_every_ms = 3'000;     // and one more in this time
  int guests_at_once = 200;              // such changes of one table by all guests of one network
  std::int64_t guests_every_ms = 1'000;  // and one more in this time
  std::int64_t reserve_bytes = 0;        // kept free for the games that are being played
  std::int64_t lonely_ms = 60'000;  // then a lobby only its host was ever at makes room for another
  std::int64_t vacant_ms =
      600'000;  // then any lobby nobody is at does; and where all is full, any game and class
  std::size_t tables_max = 50'000;
  std::size_t lobbies_max = 5'000;
  std::size_t own_decks_max = 200;  // different contents in memory; 0: nobody may bring any
  // How long this line must wait before it may have so many of these at once, in milliseconds; 0:
  // it may, and they are counted. Called from on(). Empty: as many as one likes.
  std::function<std::int64_t(Conn, Cost, int)> wait_ms{};
  // Why a code that this line knocks by is not looked up; nothing: it is, and WrongGuess follows
  // if it opens nothing. Called from on(). Empty: all are.
  std::function<Trouble(Conn, const std::string& code)> code_refusal{};
  // From where this line comes. Empty: nobody counts by it.
  std::function<Network(Conn)> network{};
  std::vector<std::string> pseudonyms{};  // ids of content/pseudonyms.json
  // One of many houses that know nothing of each other: its codes and names of tables begin with
  // these digits, and whoever brings others is told which house that is. "": the only one.
  std::string cell{};
};

// For /metrics and tests.
struct HubCounts {
  std::size_t connections = 0;
  std::size_t tables_known = 0;
  std::size_t tables_loaded = 0;
  std::size_t writes_under_way = 0;
  bool is_low = false;            // on room for more
  std::size_t words_waiting = 0;  // messages and words of the house in line at tables
  std::size_t tables_broken = 0;
};

class Hub {
 public:
  // The shelf and the entropy must outlive the hub.
  Hub(HubConfig config, const Shelf& shelf, Entropy& entropy);
  ~Hub();
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  // Appends to `effects`; what stood there before is not touched.
  void on(const Input& input, Effects& effects);

  HubCounts counts() const;
  // All that can be handed over: tables and classes, not the tables of classes.
  std::vector<TableId> tables() const;
  // For checkers only: the whole truth of a loaded table, or nullptr. Never to be sent.
  const class Room* look(TableId table) const;

 private:
  std::unique_ptr<class House> house_;
};

}  // namespace stolik
