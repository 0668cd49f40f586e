// What a client of the load says next: one of what its seat could do, by lot.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/rng.h"
#include "games/shelf.h"

namespace stolik {

class LoadChoice {
 public:
  LoadChoice(const std::string& game, const Shelf& shelf);
  // What a seat at a table of so many that heard this could do. "" if nothing comes to mind.
  std::string choose(int seat, int seats, std::string_view heard, Rng& rng) const;

 private:
  std::string choose_ask(int seat, int seats, std::string_view heard, Rng& rng) const;

  const Shelf& shelf_;
  std::vector<std::pair<std::string, std::string>>
      cards_;  // triples: each card with its set, as they stand in a view
};

// The number behind `key`, with what follows it: all that the load needs of most messages. -1:
// none.
std::int64_t number_after(std::string_view text, std::string_view key,
                          std::string_view* rest = nullptr);
std::int64_t load_now_us();

}  // namespace stolik
