// Table: one running game behind one interface, whatever the game. Text in, redacted JSON out.
//
// The door that referee, server, WebAssembly and Python share. What it tells a seat is built from
// View, Shown and Whisper only; Viewer::everything() is for the referee, the journal and a finished
// game.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "core/options.h"
#include "core/pace.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/viewer.h"
#include "games/shelf.h"

namespace stolik {

// A refusal with words of its own, for trouble that names what it met (an unknown card, a bad
// option).
struct Answer {
  Code code = Code::none;
  std::string rule;
  std::string message;

  bool ok() const { return code == Code::none; }
};

// The word that nature owes: what it is about and all it can be. A class whose tables get the same
// cards draws by it (classroom/named_lots.h).
struct OwedOutcome {
  std::string command;
  std::uint32_t weight = 0;  // 0: could be elsewhere, not here
  std::uint32_t whole = 0;   // the most it can be at any table: how often the deck has that card
};
struct Owed {
  std::string stream;   // the first word of the command: "deal", "draw"; "" where nothing is owed
  Seat seat = kNobody;  // who gets what is drawn; kNobody: all see it
  std::vector<OwedOutcome> outcomes{};  // in the order of chance(); none for a deal
};

class Table {
 public:
  Table(const Deck& deck, int players) : deck_(&deck), players_(players) {}
  virtual ~Table() = default;

  // ---- what it is
  const Deck& deck() const { return *deck_; }
  std::string_view game() const { return deck_->game; }
  int players() const { return players_; }
  virtual std::string options() const = 0;  // as in a position
  virtual Waiting waiting() const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual std::unique_ptr<Table> clone() const = 0;

  // ---- changing it
  virtual Answer submit(Actor who, std::string_view command) = 0;
  // Would it be refused? Changes nothing.
  virtual Answer check(Actor who, std::string_view command) const = 0;
  // What nature says where it owes a word: drawn from `lots`, not yet carried out. "" where it owes
  // none.
  virtual std::string draw(Lots lots) const = 0;
  // The same, and carried out.
  virtual std::string draw_and_do(Lots lots) = 0;
  virtual Owed owed() const = 0;

  // ---- its pace, for whoever keeps the time
  // Nothing: this game has none.
  virtual std::optional<Pace> pace() const = 0;
  // Nature's word that ends it.
  virtual std::string pace_ends(PaceEnd end) const = 0;
  // What a command means that could be given here; and the last one that was carried out.
  virtual Meaning meaning(std::string_view command) const = 0;
  virtual Meaning meant() const = 0;
  // The stated move of a seat whose time is over; "": what a bot would do.
  virtual std::string when_late(Seat seat) const = 0;
  // One of the commands a seat can give, the same for the same lot; "" if there is none.
  virtual std::string any_move(Seat seat, std::uint64_t lot) const = 0;

  // ---- looking at it: JSON
  virtual std::string view(Viewer viewer) const = 0;
  std::string position() const { return view(Viewer::everything()); }
  // The commands an actor can give, sorted; `deal`, `offer` and `say` stand for all of their kind.
  virtual std::vector<std::string> legal(Actor who) const = 0;

  // All that a seat may know, view and public story, as text for a bot that runs elsewhere
  // (packed.h).
  virtual std::string known(Seat seat) const = 0;

  // ---- the story of the last command that was carried out: a JSON array of events
  std::string told(Viewer viewer) const {
    std::string events;
    tell(viewer, events);
    return '[' + events + ']';
  }
  // The same events, joined by commas to what stands there.
  virtual void tell(Viewer viewer, std::string& events) const = 0;
  // Whether this seat hears more of them than those who watch.
  virtual bool hears_more(Seat seat) const = 0;

  virtual int points(Seat seat) const = 0;
  // The same if the game ended here: what would be turned over counts.
  virtual int standing(Seat seat) const = 0;

 private:
  const Deck* deck_;
  int players_;
};

struct Opened {
  std::unique_ptr<Table> table;
  Answer answer;
};

// A new table before its deal. `options` may be nullptr or an object with some of the game's
// options; its member `deck` names the deck. Whoever is marked as the youngest is so in games that
// ask for it.
Opened open_table(const Shelf& shelf, std::string_view game, int players, const Json* options,
                  Seat youngest = kNobody);
// A table in a given position, or what in it cannot be.
Opened load_table(const Shelf& shelf, const Json& position);

// From a view alone, as a client has it: what can this seat do? Nothing secret is needed.
struct ViewAnswer {
  Answer answer;
  std::vector<std::string> commands;
};
ViewAnswer legal_in_view(const Shelf& shelf, const Json& view, Seat seat);
Answer check_in_view(const Shelf& shelf, const Json& view, Seat seat, std::string_view command);
// What a screen needs of the rules to draw its controls (PROTOCOL.md, "Hints"): JSON. kNobody is a
// spectator.
struct HintsAnswer {
  Answer answer;
  std::string json;
};
HintsAnswer hints_in_view(const Shelf& shelf, const Json& view, Seat seat);

std::vector<std::string_view> game_names();
// What is known of a game before anybody sits down to it; of an unknown one nothing.
struct GameFacts {
  std::string_view name;
  char rule_letter = '\0';  // 'T' of T10
  int usual_players = 0;    // unless somebody says otherwise
  PlayerCounts players{};
  PlayerCounts class_sizes{};  // of a class's tables, unless the teacher says otherwise
};
GameFacts game_facts(std::string_view game);
// All games as they describe themselves, with the decks of this shelf: JSON (PROTOCOL.md, "The
// schema").
std::string schema(const Shelf& shelf);
// What a game reads of a deck's facts (names_of): "" or why the rules cannot play with them.
std::string read_names(std::string_view game, const Json& facts,
                       std::shared_ptr<const void>& names);
// The types of positions, views, events and commands of all games, for the client.
std::string typescript_types();

}  // namespace stolik
