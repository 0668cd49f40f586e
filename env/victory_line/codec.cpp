#include "env/victory_line/codec.h"

#include "games/victory_line/lines.h"
#include "games/victory_line/packed.h"

namespace stolik::victory_line {
namespace {

// The number of each event's cell, row by row without the corners; and back.
constexpr auto kEventNumbers = [] {
  std::array<std::uint8_t, kSide * kRowBits> numbers{};
  int next = 0;
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const Cell cell = cell_at(column, row);
      numbers[std::size_t(place(cell))] =
          kEventCells.has(cell) ? std::uint8_t(next++) : std::uint8_t{255};
    }
  }
  return numbers;
}();
constexpr auto kNumberedEvents = [] {
  std::array<Cell, kEvents> cells{};
  for (int row = 0; row < kSide; ++row) {
    for (int column = 0; column < kSide; ++column) {
      const Cell cell = cell_at(column, row);
      if (kEventCells.has(cell)) cells[kEventNumbers[std::size_t(place(cell))]] = cell;
    }
  }
  return cells;
}();
constexpr int board_number(Cell cell) { return row_of(cell) * kSide + column_of(cell); }
constexpr Cell board_cell(int number) { return cell_at(number % kSide, number / kSide); }

constexpr auto kAllWindows = [] {
  std::array<Window, Codec::kWindowsOfAll> windows{};
  std::size_t next = 0;
  for (const Direction direction : kDirections) {
    for (int row = 0; row < kSide; ++row) {
      for (int column = 0; column < kSide; ++column) {
        constexpr int kFar = kLineLength - 1;
        const bool wide = direction == Direction::north || column + kFar < kSide;
        const bool high = direction == Direction::east ||
                          (direction == Direction::north_east ? row >= kFar : row + kFar < kSide);
        if (wide && high) windows[next++] = {direction, cell_at(column, row)};
      }
    }
  }
  return windows;
}();

int special_number(Card card) { return card == kPlus ? 0 : card == kMinus ? 1 : 2; }

// The 144 cells of a set, a byte each.
std::uint8_t* put_cells(const CellSet& cells, std::uint8_t* out) {
  for (std::size_t row = 0; row < kSide; ++row) out = spread_bits(cells.row(row), kSide, out);
  return out;
}

}  // namespace

int Codec::kind_number(Card card) {
  return is_special(card) ? kEvents + special_number(card)
                          : kEventNumbers[std::size_t(place(card))];
}
Card Codec::kind_card(int number) {
  return number < kEvents ? card_of(kNumberedEvents[std::size_t(number)])
                          : kSpecials[std::size_t(number - kEvents)];
}

int Codec::number(const Public&, Seat, Offers, const Action& action) {
  switch (action.verb) {
    case Verb::play:
      if (!is_special(action.card)) return kind_number(action.card);
      if (action.cell == kNoCell) return kUntargeted + special_number(action.card);
      return kTargets + special_number(action.card) * kCells + board_number(action.cell);
    case Verb::exchange:
      return is_special(action.card) ? -1 : kExchanges + kind_number(action.card);
    case Verb::line: {
      const Window window = window_between(action.cell, action.to);
      for (std::size_t i = 0; i < kAllWindows.size(); ++i) {
        if (kAllWindows[i] == window) return kLineChoices + int(i);
      }
      return -1;
    }
    case Verb::take: return kTake;
    case Verb::give_up: return kGiveUps + kind_number(action.card);
    case Verb::penalty:
    case Verb::draw: break;
  }
  return -1;
}

bool Codec::action(const Public&, Seat, Offers, int number, Action& out) {
  if (number < 0 || number >= kActions) return false;
  if (number < kExchanges) {
    out = Action::open(kind_card(number));
  } else if (number < kTargets) {
    out = {.verb = Verb::exchange, .card = kind_card(number - kExchanges)};
  } else if (number < kUntargeted) {
    const int target = number - kTargets;
    out = Action::open(kSpecials[std::size_t(target / kCells)], board_cell(target % kCells));
  } else if (number < kLineChoices) {
    out = Action::open(kSpecials[std::size_t(number - kUntargeted)]);
  } else if (number < kGiveUps) {
    const Window window = kAllWindows[std::size_t(number - kLineChoices)];
    out = {.verb = Verb::line, .cell = window.first, .to = window.last()};
  } else if (number < kTake) {
    out = {.verb = Verb::give_up, .card = kind_card(number - kGiveUps)};
  } else {
    out = {.verb = Verb::take};
  }
  return true;
}

void Codec::mask(const Public& pub, const Private& own, Seat seat, Offers offers,
                 std::uint8_t* out) {
  std::memset(out, 0, kActions);
  const bool plain = pub.phase == Phase::play && pub.turn == seat && pub.owes_draw != seat &&
                     pub.options.dead_cards == DeadCards::open;
  if (!plain) return mask_by_list<Codec>(pub, own, seat, offers, out);
  for (int i = 0; i < pub.hand_sizes[slot(seat)]; ++i) {
    const Card card = own.hand.nth(i);
    if (!is_special(card)) {
      out[kEventNumbers[std::size_t(place(card))]] = 1;
      continue;
    }
    const CellSet there = targets(pub, pub.options.team_of(seat), card);
    const int special = special_number(card);
    if (there.empty()) out[kUntargeted + special] = 1;
    else put_cells(there, out + kTargets + special * kCells);
  }
}

void Codec::look(Tape& tape, const View<VictoryLine>& view) {
  const Public& pub = view.pub;
  const int players = pub.options.players;
  const int teams = pub.options.teams;
  const int mine = int(pub.options.team_of(view.seat));
  const auto seat = [&](int steps) { return stolik::slot(further(view.seat, steps, players)); };
  const auto board = [&](const CellSet& cells) {
    for (std::size_t row = 0; row < kSide; ++row) tape.bits(cells.row(row), kSide);
  };
  tape.piece("hand", {kSide, kSide});
  board(view.own.hand.events());
  tape.piece("specials", {3});
  for (const Card card : kSpecials) tape.byte(std::uint64_t(view.own.hand.copies(card)));
  tape.piece("chips", {teams, kSide, kSide});
  for (int t = 0; t < teams; ++t) board(pub.chips[slot(team_at((mine + t) % teams))]);
  tape.piece("lines", {teams, kSide, kSide});
  for (int t = 0; t < teams; ++t) {
    CellSet cells;
    for (const Line& line : pub.lines) {
      if (line.team == team_at((mine + t) % teams)) cells = cells | line.window.cells();
    }
    board(cells);
  }
  CellSet gone;
  std::array<std::uint64_t, 3> spent{};
  for (const OpenedCard& opened : pub.piles.opened) {
    if (is_special(opened.card)) ++spent[std::size_t(special_number(opened.card))];
    else gone.add(cell_of(opened.card));
  }
  tape.piece("opened", {kSide, kSide});
  board(gone);
  tape.piece("specials_opened", {3});
  for (const std::uint64_t count : spent) tape.byte(count);
  tape.piece("turn", {players});
  tape.one_of(pub.turn == kNobody ? -1 : steps_to(view.seat, pub.turn, players), players);
  tape.piece("may_draw", {players});
  tape.one_of(pub.owes_draw == kNobody ? -1 : steps_to(view.seat, pub.owes_draw, players), players);
  tape.piece("hand_sizes", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.hand_sizes[seat(s)]);
  tape.piece("limits", {players});
  for (int s = 0; s < players; ++s) tape.byte(pub.limits[seat(s)]);
  tape.piece("phase", {6});
  tape.one_of(int(pub.phase), 6);
  tape.piece("deck_size", {1});
  tape.byte(pub.deck_size);
}

void Codec::reveal(Tape& tape, const State<VictoryLine>& state) {
  const int players = state.pub.options.players;
  tape.piece("hands", {players, kKinds});
  for (int s = 0; s < players; ++s) {
    for (int k = 0; k < kKinds; ++k)
      tape.byte(std::uint64_t(state.own[stolik::slot(seat_at(s))].hand.copies(kind_card(k))));
  }
  tape.piece("deck", {kKinds});
  for (int k = 0; k < kKinds; ++k)
    tape.byte(std::uint64_t(state.hid.deck.cards().copies(kind_card(k))));
}

void Codec::belief(const Knowledge<VictoryLine>& known, float* out) {
  const Public& pub = known.view.pub;
  const int players = pub.options.players;
  CardSet unseen = whole_deck(pub.options);
  for (const OpenedCard& opened : pub.piles.opened) unseen.remove(opened.card);
  known.view.own.hand.each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) unseen.remove(card);
  });
  const int all = unseen.size();
  for (int k = 0; k < kKinds; ++k) {
    const Card card = kind_card(k);
    const auto left = float(unseen.copies(card));
    *out++ = float(known.view.own.hand.copies(card));
    for (int s = 1; s <= players; ++s) {
      const int room = s == players
                           ? pub.deck_size
                           : pub.hand_sizes[stolik::slot(further(known.view.seat, s, players))];
      *out++ = all == 0 ? 0.0f : left * float(room) / float(all);
    }
  }
}

void Codec::deal_odds(const Options& options, const Deal& so_far, int,
                      std::vector<std::uint32_t>& weights) {
  const CardSet deck = whole_deck(options);
  for (int k = 0; k < kKinds; ++k) {
    int left = deck.copies(kind_card(k));
    for (const CardSet& hand : so_far.hands) left -= hand.copies(kind_card(k));
    weights.push_back(std::uint32_t(left));
  }
}
void Codec::deal_take(const Options& options, Deal& so_far, int step, int outcome) {
  const auto seat = std::size_t(step / kHand);
  so_far.players = options.players;
  so_far.hands[seat].add(kind_card(outcome));
  ++so_far.sizes[seat];
}
std::string Codec::deal_text(const Deck& names, const Options&, const Deal&, int step,
                             int outcome) {
  return concat(names.name(kind_card(outcome)), " to ", step / kHand);
}

}  // namespace stolik::victory_line
