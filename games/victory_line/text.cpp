#include "games/victory_line/text.h"

#include <algorithm>

namespace stolik::victory_line {
std::optional<Cell> parse_cell(std::string_view word) {
  if (word.empty() || word[0] < 'a' || word[0] >= 'a' + kSide) return std::nullopt;
  const std::optional<int> row = parse_number(word.substr(1));
  if (!row || *row < 1 || *row > kSide) return std::nullopt;
  return cell_at(word[0] - 'a', *row - 1);
}

std::string cell_name(Cell cell) { return concat(char('a' + column_of(cell)), row_of(cell) + 1); }

Window window_of_ends(Cell a, Cell b) {
  const bool swapped =
      column_of(b) != column_of(a) ? column_of(b) < column_of(a) : row_of(b) < row_of(a);
  return swapped ? window_between(b, a) : window_between(a, b);
}

std::string Text::read_deck(const Json& json, Deck& deck) {
  const Json& cells = json["cells"];
  if (!cells.is_object()) return "cells: an object is expected (V1)";
  for (const auto& [name, event] : cells.members()) {
    const auto cell = parse_cell(name);
    if (!cell || !kEventCells.has(*cell)) return "cells." + name + ": no cell for an event (V1)";
    if (!event.is_string()) return "cells." + name + ": the id of an event is a string";
    deck.cards.add(card_of(*cell), event.text());
  }
  if (cells.members().size() != kEvents) return "cells: 140 events are expected (V1)";
  constexpr std::array<std::string_view, 3> kNames{"+1", "-1", "-1/+1"};
  for (std::size_t i = 0; i < kNames.size(); ++i) deck.cards.add(kSpecials[i], kNames[i]);
  if (const std::string* twice = deck.cards.sort()) return "cells: '" + *twice + "' twice (V1)";
  return "";
}

// ---- commands ----------------------------------------------------------------------------------

namespace {

void add_to_deal(Deal& deal, std::size_t seat, Card card, int count) {
  deal.sizes[seat] = std::uint8_t(std::min(255, deal.sizes[seat] + count));
  for (int i = 0; i < count; ++i) {
    if (deal.hands[seat].copies(card) == CardSet::most(card)) {
      deal.repeats = true;
    } else {
      deal.hands[seat].add(card);
    }
  }
}

// `play +1 c7`, `play defence-of-stalingrad`: only a special card, whose names are the same in
// every deck, has a cell; so a cell behind any other word is a wrong shape, whatever the word.
void parse_play(const Deck& deck, const Words& words, Action& action, Findings& findings) {
  if (words.size() != 2 && words.size() != 3) return findings.shape();
  if (!deck.find(words[1], action.card)) findings.unknown(words[1]);
  if (words.size() == 2) return;
  const auto cell = parse_cell(words[2]);
  const bool special = findings.result() == Parsed::ok && is_special(action.card);
  if (!special || !cell) return findings.shape();
  action.cell = *cell;
}

void parse_line(const Words& words, Action& action, Findings& findings) {
  const auto a = words.size() == 3 ? parse_cell(words[1]) : std::nullopt;
  const auto b = words.size() == 3 ? parse_cell(words[2]) : std::nullopt;
  if (!a || !b) return findings.shape();
  const Window window = window_of_ends(*a, *b);
  // Two cells that are not the ends of six stay as they are: check() refuses them.
  action.cell = window == kNoWindow ? *a : window.first;
  action.to = window == kNoWindow ? *b : window.last();
}

}  // namespace

void put_word(std::string& out, const Deck&, Team team) { out += std::to_string(slot(team)); }
void take_word(Findings& findings, std::string_view word, const Deck&, const Options& options,
               Team& team) {
  const auto number = parse_below(word, options.teams);
  number ? void(team = team_at(*number)) : findings.shape();
}

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text,
                   Command<VictoryLine>& out, Findings& findings) {
  return parse_command<Text>(deck, pub, text, out, findings);
}

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  print_command<Text>(deck, action, out);
}

void Text::parse_own(const Deck& deck, const Options&, const Words& words, Action& action,
                     Findings& findings) {
  action.verb == Verb::play ? parse_play(deck, words, action, findings)
                            : parse_line(words, action, findings);
}

void Text::print_own(const Deck& deck, const Action& action, std::string& out) {
  if (action.verb == Verb::play) (out += ' ') += deck.name(action.card);
  if (action.cell != kNoCell) (out += ' ') += cell_name(action.cell);
  if (action.verb == Verb::line) (out += ' ') += cell_name(action.to);
}

bool Text::parse_deal(const Deck& deck, const Options&, const Words& words, Deal& deal,
                      Findings& findings) {
  if (words.size() != 2) return false;
  const std::size_t hands =
      read_hands<Card>(findings, words[1], deck, [&](std::size_t hand, Card card, int count) {
        if (hand < kMaxPlayers) add_to_deal(deal, hand, card, count);
      });
  deal.players = std::uint8_t(
      std::min<std::size_t>(hands, kMaxPlayers + 1));  // too many: check_deal refuses it
  return true;
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  write_hands(out += "deal ", deck, deal.hands, pub.options.players);
}

Deal Text::shuffle(const Public& pub, Lots& lots) {
  FixedVec<Card, kMaxCards> cards;
  whole_deck(pub.options).each([&](Card card, int copies) {
    for (int i = 0; i < copies; ++i) cards.push(card);
  });
  Deal deal;
  deal.players = pub.options.players;
  std::size_t left = cards.size();
  for (std::size_t s = 0; s < pub.options.players; ++s) {
    for (int i = 0; i < kHand; ++i) {
      const std::size_t pick = lots.below(left);
      add_to_deal(deal, s, cards[pick], 1);
      cards[pick] = cards[--left];
    }
  }
  return deal;
}

}  // namespace stolik::victory_line
