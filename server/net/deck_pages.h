// The decks of this server as files of the page: /decks.json lists them, /decks/ID.json holds one
// with its texts. A client that meets a deck it was not built with finds its words there.
#pragma once

#include <deque>
#include <span>
#include <string>
#include <vector>

#include "games/shelf.h"
#include "server/net/site.h"

namespace stolik {

class DeckPages {
 public:
  // What is given here is listed with them. `own_bytes`: so large a deck may somebody bring for a
  // table; 0: none.
  DeckPages(const Shelf& shelf, std::span<const Asset> others, std::size_t own_bytes);
  std::span<const Asset> all() const { return all_; }

 private:
  void add(std::string path, std::string content);
  std::deque<std::string> texts_;
  std::vector<Asset> all_;
};

}  // namespace stolik
