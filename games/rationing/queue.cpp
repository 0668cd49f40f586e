#include "games/rationing/queue.h"

#include <utility>

namespace stolik::rationing {
namespace {

std::size_t place_of(const Queue& queue, Pawn pawn) {
  std::size_t place = 0;
  while (place < queue.size() && queue.pawns[place] != pawn) ++place;
  STOLIK_ASSERT(place < queue.size());
  return place;
}

}  // namespace

Queue Queue::begin(Seat first, int players) {
  Queue queue;
  Seat seat = first;
  for (int i = 0; i < players; ++i) {
    queue.pawns.push(pawn_of(seat));
    seat = left_of(seat, players);
  }
  queue.pawns.push(kSpeculator);
  return queue;
}

void Queue::swap(Pawn a, Pawn b) {
  std::swap(pawns[place_of(*this, a)], pawns[place_of(*this, b)]);
}

void Queue::send_head_to_end() {
  const Pawn pawn = head();
  for (std::size_t i = 1; i < pawns.size(); ++i) pawns[i - 1] = pawns[i];
  pawns[pawns.size() - 1] = pawn;
}

void Queue::remove(Pawn pawn) { pawns.remove_at(place_of(*this, pawn)); }

}  // namespace stolik::rationing
