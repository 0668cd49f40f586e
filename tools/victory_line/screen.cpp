// `victory-line` in a terminal: the board of 12 x 12, marks told apart by shape as well as by
// colour.

#include <algorithm>
#include <array>
#include <utility>

#include "core/notation.h"
#include "tools/terminal/screens.h"
#include "tools/victory_line/phrases.h"

namespace stolik::terminal {
namespace {

constexpr int kSide = 12;
constexpr std::array<std::string_view, 3> kMarks{"●", "▲", "■"};
constexpr std::array<Ink, 3> kInks{Ink::red, Ink::cyan, Ink::yellow};
constexpr std::array<std::string_view, 9> kRaised{"¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};

std::string cell_name(int column, int row) {
  return static_cast<char>('a' + column) + std::to_string(row + 1);
}
bool is_cell(std::string_view word) {
  if (word.size() < 2 || word[0] < 'a' || word[0] >= 'a' + kSide) return false;
  const auto row = parse_number(word.substr(1));
  return row && *row >= 1 && *row <= kSide;
}
bool is_special(std::string_view card) { return card == "+1" || card == "-1" || card == "-1/+1"; }

class VictoryLineScreen final : public Screen {
 public:
  VictoryLineScreen(const Deck& deck, const Look& look, Company company, std::optional<int> reader,
                    int teams)
      : Screen(deck, look, std::move(company), reader, victory_line_phrases()), teams_(teams) {}

  std::vector<std::string> tell(const Json& events) override {
    std::vector<std::string> out;
    if (std::string deal = told_deal(events); !deal.empty()) out.push_back(std::move(deal));
    const auto& list = events.items();
    for (std::size_t i = 0; i < list.size(); ++i) {
      tell_one(list[i], out);
      if (text_in(list[i], "event") != "opened") continue;
      const std::string next = i + 1 < list.size() ? text_in(list[i + 1], "event") : "";
      if (next != "placed" && next != "removed") out.push_back(voice_.tell("nothing"));
    }
    return out;
  }

  std::string draw(const Json& view) const override {
    std::string out = heading(title(), status(view));
    const std::vector<std::string> side = panel(view);
    const std::vector<std::string> hand = own_hand(view);
    std::string letters = "   ";
    for (int column = 0; column < kSide; ++column)
      letters += std::string{' '} + static_cast<char>('a' + column) + "  ";
    out += look_.paint(Ink::dim, letters) + "  " + side_line(side, 0) + '\n';
    for (int row = 0; row < kSide; ++row) {
      std::string line =
          look_.paint(Ink::dim, (row < 9 ? " " : "") + std::to_string(row + 1)) + " ";
      for (int column = 0; column < kSide; ++column)
        line += drawn_cell(view, hand, cell_name(column, row));
      out += line + "  " + side_line(side, static_cast<std::size_t>(row) + 1) + '\n';
    }
    for (std::size_t i = 0; i < hand.size(); ++i) out += hand_line(view, hand[i], i);
    return out;
  }

  std::string question(const Json& view, const std::vector<std::string>& legal) const override {
    const int held = static_cast<int>(own_hand(view).size());
    const std::string phase = text_in(view, "phase");
    if (phase == "give-up") return voice_.say("choose-give-up", {number("count", held)});
    if (phase == "line") {
      std::vector<std::string> windows;
      for (std::size_t i = 0; i < legal.size(); ++i)
        windows.push_back(std::to_string(i + 1) + ": " + legal[i].substr(5));
      return voice_.say("choose-line", {text("list", join(windows, ", ", ", "))});
    }
    if (std::find(legal.begin(), legal.end(), "draw") != legal.end())
      return voice_.say("choose-draw");
    return voice_.say("choose-card", {number("count", held)});
  }

  Wish understand(const std::string& line, const Json& view,
                  const std::vector<std::string>& legal) override {
    std::vector<std::string> words = words_of(line);
    if (words.empty()) {
      pending_.clear();
      return std::find(legal.begin(), legal.end(), "draw") != legal.end() ? Wish{"", "", true}
                                                                          : Wish::told("");
    }
    for (std::string& word : words) word = lower_ascii(word);
    const std::vector<std::string> hand = own_hand(view);
    const std::string phase = text_in(view, "phase");
    if (words[0] == "look" && words.size() > 1) return look_at(hand, joined(words, 1));
    if (phase == "line") return choose_line(words, legal);
    if (!pending_.empty() && words.size() == 1 && is_cell(words[0])) {
      return Wish::to("play " + std::exchange(pending_, "") + " " + words[0]);
    }
    std::string verb = phase == "give-up" ? "give-up" : "play";
    if (words.size() > 1 &&
        (words[0] == "play" || words[0] == "exchange" || words[0] == "give-up")) {
      verb = words[0];
      words.erase(words.begin());
    }
    std::string cell;
    if (words.size() > 1 && is_cell(words.back())) {
      cell = words.back();
      words.pop_back();
    }
    return with_card(verb, joined(words, 0), cell, hand, legal);
  }

  std::string result(const Json& view) const override {
    std::string out = heading(voice_.say("scores"));
    const std::vector<int> winners = numbers_in(view, "winners");
    for (int team = 0; team < teams_; ++team) {
      const bool won = std::find(winners.begin(), winners.end(), team) != winners.end();
      out += (won ? "★ " : "  ") + lines_of(view, team) + "   " + join(members(team), ", ", ", ") +
             '\n';
    }
    for (const Json& line : member(view, "lines").items()) {
      std::vector<std::string> names;
      for (const std::string& cell : texts_in(line, "cells")) {
        if (const std::string event = event_at(cell); !event.empty())
          names.push_back(name_of(event));
      }
      out += wrap("★ " + mark(number_in(line, "team")) + " " + join(names, ", ", ", "),
                  look_.columns, 4) +
             '\n';
    }
    return out;
  }

 private:
  static std::string joined(const std::vector<std::string>& words, std::size_t from) {
    return join(
        {words.begin() + static_cast<std::ptrdiff_t>(std::min(from, words.size())), words.end()},
        " ", " ");
  }

  std::string mark(int team) const {
    const auto i = static_cast<std::size_t>(std::clamp(team, 0, 2));
    return look_.paint(kInks[i], kMarks[i]);
  }
  std::string event_at(const std::string& cell) const {
    return text_in(member(deck_.facts, "cells"), cell);
  }
  std::string cell_of(const std::string& event) const {
    for (const auto& [cell, id] : member(deck_.facts, "cells").members()) {
      if (id.text() == event) return cell;
    }
    return "";
  }
  std::string name_of(const std::string& card) const {
    return is_special(card) ? card : deck_text("events", card, "name");
  }
  std::string told_card(const std::string& card) const {
    return is_special(card) ? card : voice_.quoted(name_of(card)) + " (" + cell_of(card) + ")";
  }
  std::vector<std::string> members(int team) const {
    std::vector<std::string> names;
    for (int s = team; s < voice_.seats(); s += teams_) names.push_back(voice_.name(s));
    return names;
  }

  void tell_one(const Json& event, std::vector<std::string>& out) const {
    const std::string kind = text_in(event, "event");
    const int who = number_in(event, "seat");
    const std::string card = text_in(event, "card");
    if (kind == "dealt") {
      if (event.find("cards") == nullptr) return;  // told_deal() has said it
      std::vector<std::string> names;
      for (const std::string& id : texts_in(event, "cards")) names.push_back(name_of(id));
      out.push_back(voice_.tell_of(who, "dealt-open",
                                   {seat("seat", who), number("count", number_in(event, "count")),
                                    text("cards", voice_.list(names))}));
    } else if (kind == "placed" || kind == "removed" || kind == "penalty") {
      out.push_back(voice_.tell(kind, {text("mark", mark(number_in(event, "team"))),
                                       text("cell", text_in(event, "cell"))}));
    } else if (kind == "line") {
      const std::vector<std::string> cells = texts_in(event, "cells");
      out.push_back(voice_.tell(kind, {text("mark", mark(number_in(event, "team"))),
                                       text("cells", cells.front() + "–" + cells.back())}));
    } else if (kind == "drew" || kind == "gave-up") {
      const std::string key = card.empty() ? kind : kind + "-card";
      out.push_back(voice_.tell_of(who, key, {seat("seat", who), text("card", told_card(card))}));
    } else if (kind == "over") {
      tell_teams(numbers_in(event, "winners"), out);
    } else {
      out.push_back(
          voice_.tell_of(who, kind,
                         {seat("seat", who), text("card", card.empty() ? "" : told_card(card)),
                          number("count", number_in(event, "limit", 0))}));
    }
  }

  void tell_teams(const std::vector<int>& winners, std::vector<std::string>& out) const {
    out.push_back(voice_.tell("over"));
    std::vector<std::string> marks;
    for (const int team : winners) marks.push_back(mark(team));
    if (winners.size() == 1) {
      out.push_back(voice_.tell(
          "team-wins", {text("mark", marks[0]), text("list", voice_.list(members(winners[0])))}));
    } else {
      out.push_back(voice_.tell("draw-game", {text("list", join(marks, ", ", ", "))}));
    }
  }

  std::string lines_of(const Json& view, int team) const {
    int count = 0;
    for (const Json& line : member(view, "lines").items()) count += number_in(line, "team") == team;
    return voice_.say("lines",
                      {text("mark", mark(team)), number("count", count),
                       number("goal", number_in(member(view, "options"), "lines_to_win", 3))});
  }
  std::string status(const Json& view) const {
    std::vector<std::string> parts;
    for (int team = 0; team < teams_; ++team) parts.push_back(lines_of(view, team));
    const Json& deck = member(view, "deck");
    parts.push_back(voice_.say("deck", {number("count", size_of_hand(deck))}));
    return join(parts, " · ", " · ");
  }
  // Who plays with which mark and holds how many cards; beside the board.
  std::vector<std::string> panel(const Json& view) const {
    std::vector<std::string> lines;
    const auto& hands = member(view, "hands").items();
    for (int s = 0; s < static_cast<int>(hands.size()); ++s) {
      const bool turn = number_in(view, "turn") == s;
      const std::string name = fit(std::to_string(s) + " " + player(s), 20) +
                               std::to_string(size_of_hand(hands[static_cast<std::size_t>(s)]));
      lines.push_back((turn ? "▸" : " ") + mark(s % teams_) + " " +
                      look_.paint(turn ? Ink::bold : Ink::plain, name));
    }
    return lines;
  }
  static std::string side_line(const std::vector<std::string>& lines, std::size_t i) {
    return i < lines.size() ? lines[i] : "";
  }

  std::vector<std::string> own_hand(const Json& view) const {
    std::vector<std::string> cards;
    if (!voice_.reader()) return cards;
    const auto& hands = member(view, "hands").items();
    for (const Json& card : hands[static_cast<std::size_t>(*voice_.reader())].items())
      cards.push_back(card.text());
    // Events in the order of the board, special cards last.
    std::sort(cards.begin(), cards.end(), [&](const std::string& a, const std::string& b) {
      return std::pair{rank(a), a} < std::pair{rank(b), b};
    });
    return cards;
  }
  int rank(const std::string& card) const {
    if (is_special(card)) return 1000;
    const std::string cell = cell_of(card);
    return cell.empty() ? 999 : as_row(cell) * kSide + cell[0] - 'a';
  }
  static int as_row(const std::string& cell) {
    return parse_number(std::string_view{cell}.substr(1)).value_or(0);
  }

  int chip_at(const Json& view, const std::string& cell) const {
    return number_in(member(view, "chips"), cell);
  }
  bool is_turned(const Json& view, const std::string& cell, int team) const {
    for (const Json& line : member(view, "lines").items()) {
      const std::vector<std::string> cells = texts_in(line, "cells");
      if (number_in(line, "team") == team &&
          std::find(cells.begin(), cells.end(), cell) != cells.end())
        return true;
    }
    return false;
  }
  // Four columns: a code of three letters and the number of one's own card, or a chip.
  std::string drawn_cell(const Json& view, const std::vector<std::string>& hand,
                         const std::string& cell) const {
    const std::string event = event_at(cell);
    if (event.empty()) return " +  ";
    if (const int team = chip_at(view, cell); team >= 0) {
      const auto i = static_cast<std::size_t>(std::clamp(team, 0, 2));
      const bool turned = is_turned(view, cell, team);
      return look_.paint(kInks[i], turned ? "★" + std::string{kMarks[i]} + "★ "
                                          : " " + std::string{kMarks[i]} + "  ");
    }
    const std::string code = fit(deck_text("events", event, "code"), 3);
    const auto mine = std::find(hand.begin(), hand.end(), event);
    if (mine == hand.end()) return look_.paint(Ink::dim, code) + " ";
    const auto number = static_cast<std::size_t>(mine - hand.begin());
    return look_.paint(Ink::bold,
                       code + std::string{number < kRaised.size() ? kRaised[number] : "*"});
  }
  std::string hand_line(const Json& view, const std::string& card, std::size_t i) const {
    std::string line = " " + std::to_string(i + 1) + " ";
    if (is_special(card)) return line + fit(card, 8) + voice_.say("special" + card) + '\n';
    const std::string cell = cell_of(card);
    line += fit(cell, 4) + name_of(card);
    const int team = chip_at(view, cell);
    if (team >= 0) line += "  (" + voice_.say("taken", {text("mark", mark(team))}) + ")";
    return line + '\n';
  }

  Wish look_at(const std::vector<std::string>& hand, const std::string& typed) const {
    std::string event = is_cell(typed) ? event_at(typed) : "";
    if (const auto number = parse_number(typed);
        number && *number >= 1 && *number <= static_cast<int>(hand.size())) {
      event = hand[static_cast<std::size_t>(*number - 1)];
    }
    if (event.empty()) {
      std::vector<std::string> found;
      for (const auto& [cell, id] : member(deck_.facts, "cells").members()) {
        if (names_it(typed, name_of(id.text()))) found.push_back(id.text());
      }
      if (found.size() == 1) event = found[0];
    }
    if (event.empty() || is_special(event))
      return Wish::told(voice_.say("not-understood", {text("line", "look " + typed)}));
    std::string out = cell_of(event) + "  " + name_of(event) + " · " +
                      deck_text("events", event, "place") + "\n" +
                      deck_text("events", event, "text");
    if (const Json* entry = deck_entry("events", event);
        entry != nullptr && entry->find("note") != nullptr) {
      out += "\n" + text_in(*entry, "note");
    }
    return Wish::told(wrap(out, std::min(look_.columns, 100)));
  }

  Wish choose_line(const std::vector<std::string>& words,
                   const std::vector<std::string>& legal) const {
    const auto number = parse_number(words[0]);
    if (number && *number >= 1 && *number <= static_cast<int>(legal.size()))
      return Wish::to(legal[static_cast<std::size_t>(*number - 1)]);
    if (words.size() == 2 && is_cell(words[0]) && is_cell(words[1]))
      return Wish::to("line " + words[0] + " " + words[1]);
    return Wish::told(voice_.say("not-understood", {text("line", joined(words, 0))}));
  }

  // By its number in the hand, its cell, its id or a part of its name.
  std::vector<std::string> find_cards(const std::string& typed,
                                      const std::vector<std::string>& hand) const {
    if (const auto number = parse_number(typed);
        number && *number >= 1 && *number <= static_cast<int>(hand.size())) {
      return {hand[static_cast<std::size_t>(*number - 1)]};
    }
    std::vector<std::string> found;
    for (const std::string& card : hand) {
      const bool it = typed == card || (!is_special(card) &&
                                        (typed == cell_of(card) || names_it(typed, name_of(card)) ||
                                         fold(typed) == fold(deck_text("events", card, "code"))));
      if (it && std::find(found.begin(), found.end(), card) == found.end()) found.push_back(card);
    }
    return found;
  }

  Wish with_card(const std::string& verb, const std::string& typed, const std::string& cell,
                 const std::vector<std::string>& hand, const std::vector<std::string>& legal) {
    const std::vector<std::string> found = find_cards(typed, hand);
    if (found.empty())
      return Wish::told(voice_.say("no-card", {text("line", voice_.quoted(typed))}));
    if (found.size() > 1) {
      std::vector<std::string> names;
      for (const std::string& card : found) names.push_back(name_of(card));
      return Wish::told(voice_.say("which-one", {text("list", join(names, ", ", ", "))}));
    }
    const std::string& card = found[0];
    if (verb != "play") return Wish::to(verb + " " + card);
    if (!is_special(card)) return Wish::to("play " + card);
    if (!cell.empty()) return Wish::to("play " + card + " " + cell);
    if (std::find(legal.begin(), legal.end(), "play " + card) != legal.end())
      return Wish::to("play " + card);
    pending_ = card;
    std::vector<std::string> targets;
    for (const std::string& command : legal) {
      if (command.starts_with("play " + card + " ") && targets.size() < 8)
        targets.push_back(command.substr(card.size() + 6));
    }
    return Wish::told(voice_.say("which-cell", {text("list", join(targets, ", ", ", "))}));
  }

  int teams_;            // V5
  std::string pending_;  // a special card that waits for its cell
};

}  // namespace
}  // namespace stolik::terminal

std::unique_ptr<stolik::terminal::Screen> stolik::make_screen_of_victory_line(
    const Table& table, const terminal::Look& look, terminal::Company company,
    std::optional<int> reader) {
  using namespace terminal;
  const int teams = number_in(parse_json(table.options()).value, "teams", 2);
  return std::make_unique<VictoryLineScreen>(table.deck(), look, std::move(company), reader, teams);
}
