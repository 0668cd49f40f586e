// Opponents by lot: they see a seat's view and what it may do, nothing else.
#pragma once

#include <string>

#include "core/rng.h"
#include "games/table.h"

namespace stolik::terminal {

// What this seat does now, or "" if it would rather do nothing: only where others can go on without it.
std::string choose_by_lot(const Table& table, Seat seat, Rng& rng);

// The same for `rationing`: simple deals that bring a purchase nearer.
std::string choose_in_rationing(const Json& view, const Json& deck_facts, Seat seat,
                                const std::vector<std::string>& legal, Rng& rng);

}  // namespace stolik::terminal
