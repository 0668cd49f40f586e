// Decks that people bring for a table or a class of theirs: in pieces, before they open it, checked
// as `stolik decks check` does.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <string>

#include "server/hub/desk.h"
#include "server/journal/own_deck.h"

namespace stolik {

inline constexpr std::size_t kBroughtMax =
    64 * 1024 * 1024;  // bytes that lines have brought and opened nothing with, in all
inline constexpr std::int64_t kBroughtFor_ms = 60'000;  // then they make room for others
inline constexpr std::int64_t kStalled_ms =
    10'000;  // after the last piece, and so does what is not whole
inline constexpr std::size_t kDecksLeast = 16;  // of one network (share.h)

class OwnDecks : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // `deck` of one who is at no table: a piece of one.
  void piece(Conn conn, const Request& request, const request::DeckPiece& piece);
  // `deck` of one who is: the deck of this table.
  void tell(const Said& said, const request::AskDeck& request);
  // The deck that a table with these options needs of the line that opens it; none where it is one
  // of the house.
  Trouble wanted(Conn conn, const Json& options, std::shared_ptr<const OwnDeck>& own);
  static record::DeckGiven record_of(const std::shared_ptr<const OwnDeck>& own,
                                     const DeckSigned& by);
  // A journal is being read: what is in memory already is not made again.
  void recall(Batch& batch) const;
  // The first network that is known for it counts.
  void remember(const std::shared_ptr<const OwnDeck>& own, const Network& network);
  // Checks one of those that wait. A check takes milliseconds, and many may come at once: others
  // are heard in between.
  void check_next();

 private:
  struct Known {
    std::weak_ptr<const OwnDeck> deck{};
    Network network{};
  };
  bool begin(Conn conn, const Request& request, const request::DeckPiece& piece);
  void check_soon();
  void check(Conn conn);
  Trouble finish(Conn conn, Brought& brought);
  void tell_progress(Conn conn, const Brought& brought, std::size_t have);
  bool has_room_for(const Network& network, std::size_t bytes) const;
  Trouble no_room(const Network& network);
  void drop_unused();

  std::map<std::string, Known, std::less<>> known_;  // by contents
  std::deque<Conn> to_check_;
};

}  // namespace stolik
