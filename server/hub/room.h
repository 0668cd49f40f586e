// Room: one table as its journal tells it. People, chairs, settings and the running game.
//
// apply() is the only thing that changes it, live and when a journal is read again: so what is in
// memory is always what a restart would find. It holds secrets (hands, tokens' hashes, the seed);
// what leaves the process is written by wire.h, from views, events and public fields only.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "games/journal.h"
#include "server/hub/class.h"
#include "server/hub/talk.h"
#include "server/journal/batch.h"
#include "server/journal/fair.h"
#include "server/journal/play.h"
#include "server/journal/seal.h"
#include "server/journal/settings.h"
#include "server/store/store.h"

namespace stolik {

struct ClassTerms;

inline constexpr std::size_t kMaxPeople = 40;
inline constexpr std::size_t kMaxByDoor =
    32;  // by an open door; the rest is for invitations and whom the host lets in
inline constexpr std::size_t kMaxStoryLines = 12;  // kept for those who come back

// The messages of one person that were carried out: all of them, for as long as the table lives.
// There are never more than the journal has batches, and those have a limit.
struct DoneIds {
  struct Done {
    std::uint64_t content = 0;
    std::uint64_t seq = 0;
  };
  std::unordered_map<std::uint64_t, Done> done{};  // by the id's digest

  const Done* find(std::uint64_t id) const;
  void add(std::uint64_t id, Done one) { done.emplace(id, one); }
};

struct Person {
  int number = 0;
  std::string name{};
  std::string pseudonym{};   // its id, if the name was drawn
  std::string token_hash{};  // "" once they have left
  std::string join_hash{};
  int join_content = 0;  // of the message they came in by; 0: not known
  std::string nonce{};   // said openly, in the lobby
  bool watches = false;
  bool gone = false;  // left by the batch that is being applied; then they are forgotten
  DoneIds ids{};
  std::string commitment{};  // to a nonce that is opened once the deal is sealed
  int beside = -1;           // a second head at this seat: sees what it sees
};

struct StoryLine {
  std::uint64_t seq = 0;
  bool room = false;  // people, seats or settings changed
  bool game = false;
  bool watched = false;   // something that all watch happened
  std::string hurried{};  // the level at which a bot answered in a hurry
  int hurried_seat = -1;
  int stood_in = -1;                               // the seat of a person for whom a bot moved
  std::string all{};                               // events, joined by commas
  std::vector<std::pair<int, std::string>> own{};  // where a seat heard more than all

  const std::string& for_seat(int seat) const;
  // The events that all saw, parsed: a list.
  Json public_events() const;
};

// A step that is not yet durable.
struct Step {
  Play play{};  // once it was applied: the game as it was before
  Told told{};
};

class Room {
 public:
  TableId id{};
  std::uint64_t seq = 0;
  Head::Phase phase = Head::Phase::lobby;
  std::int64_t at_ms = 0;
  std::int64_t spun_ms = 0;  // as of the last batch

  Settings settings{};  // without the seats, which are chairs now

  std::unique_ptr<Class> lesson{};  // this is a class, and no game is played here

  std::shared_ptr<const OwnDeck>
      own{};  // what is played with here, if it is not a deck of the house
  DeckSigned own_by{};

  // ---- people
  std::vector<Person> people;
  std::vector<Chair> chairs;
  int host = 0;
  int youngest = -1;
  int next_person = 1;

  // ---- the game
  int game_number = 0;
  Secret seed{};
  std::vector<Nonce> nonces;  // as they were when the game started
  Seal seal{};  // of the deal that is being drawn or was dealt; empty before, and in games older
                // than seals
  std::vector<CalledOff>
      called_off{};     // the last kMaxCalledOff deals of this game that were called off
  int deal_number = 1;  // one more than there were called off
  Chain so_far{};       // of the lines of the file to take home, while the game is on
  std::string chain{};  // of all of them, once it is over
  Play play;
  bool paused = false;
  bool broken_off = false;
  std::vector<JournalEntry> entries;
  std::vector<SpinRemark> spin_remarks;
  std::vector<std::size_t> by_bots{};  // at a table of a class: the entries that no person gave
  int silent_steps = 0;
  std::vector<std::string> said{};
  std::vector<StoryLine> story{};  // the last kMaxStoryLines

  // ---- after the game, and polls
  Talk talk{};

  // ---- asking
  const Person* person(int number) const;
  Person* person(int number);
  int seat_of(int number) const;  // -1: none
  int eyes_of(int number)
      const;  // whose cards they see: their own seat's, or that of the seat they sit beside
  bool playing() const { return phase == Head::Phase::playing; }
  // The deal is sealed and waits for those who committed to open their nonces.
  bool revealing() const { return phase == Head::Phase::lobby && !seal.empty(); }
  Head head() const;
  // Where its deck stands.
  const Shelf& shelf(const Shelf& house) const { return own != nullptr ? own->shelf : house; }
  // The table this lobby would start with.
  Opened open(const Shelf& shelf) const;
  // The persons who have a seat.
  std::vector<int> seated() const;
  // Who sits where once closed seats are taken away; 0: a bot.
  std::vector<int> seating() const;
  // What the lots are drawn with, once everybody's share is known.
  void bring_lots(Play& begins, const Seal& opened) const;
  // What those who sit have said openly.
  std::vector<Nonce> gathered_nonces() const;
  // The file to take home, once the game is over.
  std::string take_home() const;

  // Opened like this: game, settings and chairs.
  void take(Settings given);
  // ---- changing. "" or why this batch cannot follow; then the room must not be used any more.
  std::string apply(const Batch& batch, const Shelf& shelf, Step* prepared);

 private:
  struct Applying;
  std::string start(const Shelf& shelf);
  ClassTerms class_terms() const;
  std::vector<std::string> opening_lines() const;  // of the file to take home
  void begin_chain();
  void chain_last_entry();
  void end_chain();
};

// The phase that begins with this record; nothing: it goes on.
std::optional<Head::Phase> phase_begun(const Record& record);

}  // namespace stolik
