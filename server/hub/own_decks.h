// Decks that people bring for a table or a class of theirs: in pieces, before they open it, checked
// as `stolik decks check` does.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "server/hub/desk.h"
#include "server/hub/own_deck.h"

namespace stolik {

inline constexpr std::size_t kBroughtMax =
    64 * 1024 * 1024;  // bytes that lines have brought and opened nothing with, in all
inline constexpr std::int64_t kBroughtFor_ms = 60'000;  // then they make room for others

class OwnDecks : InTheHouse {
 public:
  using InTheHouse::InTheHouse;

  // `deck` of one who is at no table: a piece of one.
  void piece(Conn conn, const Message& message);
  // `deck` of one who is: the deck of this table.
  void tell(const Said& said);
  // The deck that a table with these options needs of the line that opens it; none where it is one
  // of the house.
  Trouble wanted(Conn conn, const Json& options, std::shared_ptr<const OwnDeck>& own);
  static Record record_of(const std::shared_ptr<const OwnDeck>& own);
  // A journal is being read: what is in memory already is not made again.
  void recall(Batch& batch) const;
  void remember(const std::shared_ptr<const OwnDeck>& own);
  std::size_t in_memory();

 private:
  bool begin(Conn conn, const Message& message, std::size_t bytes);
  Trouble finish(Brought& brought);
  bool make_room(std::size_t bytes);
  void drop_unused();

  std::map<std::string, std::weak_ptr<const OwnDeck>, std::less<>> known_;
};

}  // namespace stolik
