// `triples` in a terminal.

#include <algorithm>
#include <utility>

#include "core/notation.h"
#include "tools/terminal/screens.h"
#include "tools/triples/phrases.h"

namespace stolik::terminal {
namespace {

class TriplesScreen final : public Screen {
 public:
  TriplesScreen(const Deck& deck, const Look& look, Company company, std::optional<int> reader)
      : Screen(deck, look, std::move(company), reader, triples_phrases()) {}

  std::vector<std::string> tell(const Json& events) override {
    std::vector<std::string> out;
    if (std::string deal = told_deal(events); !deal.empty()) out.push_back(std::move(deal));
    for (const Json& event : events.items()) tell_one(event, out);
    return out;
  }

  std::string draw(const Json& view) const override {
    std::string out = heading(title());
    const auto& hands = member(view, "hands").items();
    const auto& sets = member(view, "sets").items();
    for (int s = 0; s < static_cast<int>(hands.size()); ++s) {
      const auto place = static_cast<std::size_t>(s);
      const bool turn = number_in(view, "turn") == s;
      std::string line =
          (turn ? "▸ " : "  ") + fit(std::to_string(s), 3) + fit(player(s), 18) +
          fit(voice_.say("cards", {number("count", size_of_hand(hands[place]))}), 10);
      std::vector<std::string> titles;
      for (const Json& set : sets[place].items())
        titles.push_back(deck_text("sets", set.text(), "title"));
      if (!titles.empty()) {
        line += "  " + voice_.say("sets", {number("count", static_cast<int>(titles.size()))}) +
                ": " + join(titles, ", ", ", ");
      }
      out += look_.paint(turn ? Ink::bold : Ink::plain, fit(line, look_.columns)) + '\n';
    }
    return out + drawn_hand(view);
  }

  std::string question(const Json& view, const std::vector<std::string>&) const override {
    const int me = voice_.reader().value_or(0);
    const int other = me == 0 ? 1 : 0;
    const std::vector<std::string> cards = askable(view);
    // Any card will do as an example, so it is the first of the alphabetical list: it hints at
    // nothing.
    const std::string word = cards.empty() ? "…" : words_of(fold(name_of(cards[0]))).back();
    return voice_.say("question", {text("example", std::to_string(other) + " " + word)});
  }

  Wish understand(const std::string& line, const Json& view,
                  const std::vector<std::string>&) override {
    const std::string typed = trimmed(line);
    const std::vector<std::string> words = words_of(typed);
    if (words.empty()) return begin_again();
    const std::string verb = lower_ascii(words[0]);
    if (words.size() == 1 && verb == "cards") return Wish::told(list_of_cards(view));
    if (words.size() == 2 && (verb == "look" || verb == "knowledge"))
      return knowledge(view, words[1]);
    if (words.size() == 2 && verb == "read") {
      const std::string set = set_with_frame(words[1]);
      if (!set.empty()) return Wish::to("read " + set);
    }
    if (verb == "ask" && words.size() > 1) return ask(view, typed.substr(4));
    return ask(view, typed);
  }

  std::string result(const Json& view) const override {
    std::string out = heading(voice_.say("scores"));
    const auto& sets = member(view, "sets").items();
    std::vector<int> order;
    for (int s = 0; s < static_cast<int>(sets.size()); ++s) order.push_back(s);
    const auto count = [&](int s) {
      return static_cast<int>(sets[static_cast<std::size_t>(s)].items().size());
    };
    std::sort(order.begin(), order.end(),
              [&](int a, int b) { return count(a) != count(b) ? count(a) > count(b) : a < b; });
    const std::vector<int> winners = numbers_in(view, "winners");
    for (const int s : order) {
      const bool won = std::find(winners.begin(), winners.end(), s) != winners.end();
      const std::string line = (won ? "★ " : "  ") + fit(player(s), 20) +
                               voice_.say("sets", {number("count", count(s))});
      out += look_.paint(won ? Ink::bold : Ink::plain, line) + '\n';
    }
    return out;
  }

 private:
  std::string name_of(const std::string& card) const { return deck_text("cards", card, "name"); }
  std::string quoted_name(const std::string& card) const { return voice_.quoted(name_of(card)); }

  const Json* set_facts(std::string_view id) const {
    for (const Json& set : member(deck_.facts, "sets").items()) {
      if (text_in(set, "id") == id) return &set;
    }
    return nullptr;
  }
  const Json* set_of(const std::string& card) const {
    for (const Json& set : member(deck_.facts, "sets").items()) {
      const std::vector<std::string> cards = texts_in(set, "cards");
      if (std::find(cards.begin(), cards.end(), card) != cards.end()) return &set;
    }
    return nullptr;
  }
  int frame_of(const Json& set) const { return number_in(member(set, "frame"), "number", 0); }
  // "3" or "set-3"; "" if there is no such frame.
  std::string set_with_frame(const std::string& typed) const {
    for (const Json& set : member(deck_.facts, "sets").items()) {
      if (typed == text_in(set, "id") || typed == std::to_string(frame_of(set)))
        return text_in(set, "id");
    }
    return "";
  }

  std::string knowledge_card(const std::string& set) const {
    const Json* facts = set_facts(set);
    std::string out = "[" + std::to_string(facts != nullptr ? frame_of(*facts) : 0) + "] " +
                      deck_text("sets", set, "title") + " · " + deck_text("sets", set, "date") +
                      "\n" + deck_text("sets", set, "knowledge");
    if (const Json* entry = deck_entry("sets", set);
        entry != nullptr && entry->find("note") != nullptr) {
      out += "\n" + text_in(*entry, "note");
    }
    return out;
  }

  // T11: in the beginner variant all knowledge cards lie open.
  Wish knowledge(const Json& view, const std::string& typed) const {
    const std::string set = set_with_frame(typed);
    if (set.empty())
      return Wish::told(voice_.say("not-understood", {text("line", "look " + typed)}));
    if (text_in(member(view, "options"), "variant") == "advanced") {
      return Wish::told(voice_.say("knowledge-closed", {text("number", typed)}));
    }
    return Wish::told(wrap(knowledge_card(set), look_.columns));
  }

  void tell_one(const Json& event, std::vector<std::string>& out) const {
    const std::string kind = text_in(event, "event");
    const int who = number_in(event, "seat");
    const std::string card = quoted_name(text_in(event, "card"));
    const std::string set = text_in(event, "set");
    const Json* facts = set_facts(set);
    const int frame = facts != nullptr ? frame_of(*facts) : 0;
    if (kind == "dealt") {
      if (event.find("cards") == nullptr) return;  // told_deal() has said it
      std::vector<std::string> names;
      for (const std::string& id : sorted_hand(texts_in(event, "cards")))
        names.push_back(name_of(id));
      out.push_back(voice_.tell_of(who, "dealt-open",
                                   {seat("seat", who), number("count", number_in(event, "count")),
                                    text("cards", voice_.list(names))}));
    } else if (kind == "asked") {
      out.push_back(voice_.tell_of(
          who, kind, {seat("seat", who), seat("to", number_in(event, "to")), text("card", card)}));
    } else if (kind == "refused") {
      out.push_back(voice_.tell_of(who, "refused-card", {seat("seat", who)}));
    } else if (kind == "read") {
      out.push_back(voice_.tell_of(who, kind, {seat("seat", who), number("number", frame)}) + "\n" +
                    knowledge_card(set) + "\n");
    } else if (kind == "completed") {
      std::vector<std::string> names;
      if (facts != nullptr) {
        for (const std::string& id : texts_in(*facts, "cards")) names.push_back(name_of(id));
      }
      out.push_back("★ " +
                    voice_.tell_of(who, kind,
                                   {seat("seat", who), number("number", frame),
                                    text("title", voice_.quoted(deck_text("sets", set, "title"))),
                                    text("cards", join(names, ", ", ", "))}));
    } else if (kind == "over") {
      tell_winners(numbers_in(event, "winners"), out);
    } else {
      out.push_back(voice_.tell_of(who, kind, {seat("seat", who), text("card", card)}));
    }
  }

  // By frame: one's own cards show theirs.
  std::vector<std::string> sorted_hand(std::vector<std::string> cards) const {
    const auto frame = [&](const std::string& card) {
      const Json* set = set_of(card);
      return set != nullptr ? frame_of(*set) : 0;
    };
    std::sort(cards.begin(), cards.end(), [&](const auto& a, const auto& b) {
      return std::pair{frame(a), a} < std::pair{frame(b), b};
    });
    return cards;
  }

  std::string drawn_hand(const Json& view) const {
    if (!voice_.reader()) return "";
    const auto& hands = member(view, "hands").items();
    const auto mine = static_cast<std::size_t>(*voice_.reader());
    if (mine >= hands.size() || !hands[mine].is_array()) return "";
    std::vector<std::string> cards;
    for (const Json& card : hands[mine].items()) cards.push_back(card.text());
    if (cards.empty()) return voice_.say("hand-empty") + '\n';
    std::vector<std::string> items;
    for (const std::string& card : sorted_hand(cards)) {
      const Json* set = set_of(card);
      const std::string frame = "[" + std::to_string(set != nullptr ? frame_of(*set) : 0) + "]";
      const std::string shown =
          set != nullptr ? look_.paint.hex(text_in(member(*set, "frame"), "color"), frame) : frame;
      items.push_back((frame.size() < 4 ? " " : "") + shown + " " + name_of(card));
    }
    return voice_.say("hand", {number("count", static_cast<int>(cards.size()))}) + '\n' +
           in_columns(items);
  }

  // Down the first column, then down the next: an alphabetical list stays one.
  std::string in_columns(const std::vector<std::string>& items) const {
    std::vector<int> widths;
    std::size_t rows = 0;
    for (std::size_t count = 3; count >= 1; --count) {  // as many columns as fit side by side
      rows = (items.size() + count - 1) / count;
      widths.assign(count, 0);
      for (std::size_t i = 0; i < items.size(); ++i)
        widths[i / rows] = std::max(widths[i / rows], width(items[i]) + 2);
      int sum = -2;
      for (const int wide : widths) sum += wide;
      if (sum <= look_.columns) break;
    }
    std::string out;
    for (std::size_t row = 0; row < rows; ++row) {
      std::string line;
      for (std::size_t i = row; i < items.size(); i += rows) {
        const bool last = i + rows >= items.size();
        line += last ? items[i]
                     : items[i] +
                           std::string(static_cast<std::size_t>(widths[i / rows] - width(items[i])),
                                       ' ');
      }
      out += line + '\n';
    }
    return out;
  }

  // T2: all cards in play, by their names; nothing tells what belongs together.
  std::vector<std::string> in_play(const Json& view) const {
    std::vector<std::string> done;
    for (const Json& sets : member(view, "sets").items()) {
      for (const Json& set : sets.items()) done.push_back(set.text());
    }
    std::vector<std::string> cards;
    int played = number_in(member(view, "options"), "sets", 12);  // T1
    for (const Json& set : member(deck_.facts, "sets").items()) {
      if (played-- == 0) break;
      if (std::find(done.begin(), done.end(), text_in(set, "id")) != done.end()) continue;
      for (const std::string& card : texts_in(set, "cards")) cards.push_back(card);
    }
    std::sort(cards.begin(), cards.end(), [&](const std::string& a, const std::string& b) {
      const std::string x = fold(name_of(a)), y = fold(name_of(b));
      return x != y ? x < y : a < b;
    });
    return cards;
  }
  bool is_mine(const Json& view, const std::string& card) const {
    if (!voice_.reader()) return false;
    const auto& hands = member(view, "hands").items();
    for (const Json& own : hands[static_cast<std::size_t>(*voice_.reader())].items()) {
      if (own.text() == card) return true;
    }
    return false;
  }
  std::vector<std::string> askable(const Json& view) const {
    std::vector<std::string> cards = in_play(view);
    std::erase_if(cards, [&](const std::string& card) { return is_mine(view, card); });
    return cards;
  }

  std::string list_of_cards(const Json& view) const {
    std::vector<std::string> items;
    int number = 0;
    for (const std::string& card : in_play(view)) {
      const bool mine = is_mine(view, card);
      const std::string label = mine ? "–" : std::to_string(++number);
      items.push_back(std::string(static_cast<std::size_t>(2 - width(label)), ' ') + label + " " +
                      name_of(card) + (mine ? " (" + voice_.say("yours") + ")" : ""));
    }
    return voice_.say("in-play") + '\n' + in_columns(items);
  }

  // Whom, for what: either part may come first or be asked for.
  int pending_seat_ = -1;
  std::string pending_card_;

  Wish begin_again() {
    pending_seat_ = -1;
    pending_card_.clear();
    return Wish::told("");
  }

  Wish ask(const Json& view, const std::string& typed) {
    if (pending_seat_ >= 0) {
      const int whom = std::exchange(pending_seat_, -1);
      const Wish wish = with_card(view, whom, typed);
      if (!wish.command.empty()) return wish;
      const Wish afresh = split(view, typed);  // the person may have begun a new sentence
      if (!afresh.command.empty()) return afresh;
      pending_seat_ = whom;
      return wish;
    }
    if (!pending_card_.empty()) {
      const int whom = voice_.find_seat(typed);
      if (whom >= 0)
        return Wish::to("ask " + std::to_string(whom) + " " + std::exchange(pending_card_, ""));
      pending_card_.clear();
    }
    return split(view, typed);
  }

  Wish split(const Json& view, const std::string& typed) {
    const std::size_t space = typed.find(' ');
    const int whom = voice_.find_seat(typed.substr(0, space));
    if (whom >= 0 && space == std::string::npos) {
      pending_seat_ = whom;
      return Wish::told(list_of_cards(view) + voice_.say("which-card", {seat("to", whom)}));
    }
    if (whom >= 0) return with_card(view, whom, typed.substr(space + 1));
    const std::vector<std::string> found = find_cards(view, typed);
    if (found.size() != 1) return unclear(found, typed);
    pending_card_ = found[0];
    std::vector<std::string> names;
    const int players = static_cast<int>(member(view, "hands").items().size());
    for (int s = 0; s < players; ++s) {
      if (!voice_.is_reader(s)) names.push_back(std::to_string(s) + " " + voice_.own_name(s));
    }
    return Wish::told(voice_.say(
        "whom", {text("card", quoted_name(found[0])), text("list", join(names, ", ", ", "))}));
  }

  Wish with_card(const Json& view, int whom, const std::string& typed) const {
    const std::vector<std::string> found = find_cards(view, typed);
    if (found.size() != 1) return unclear(found, typed);
    return Wish::to("ask " + std::to_string(whom) + " " + found[0]);
  }

  Wish unclear(const std::vector<std::string>& found, const std::string& typed) const {
    if (found.empty())
      return Wish::told(voice_.say("no-card", {text("line", voice_.quoted(typed))}));
    std::vector<std::string> names;
    for (const std::string& card : found) names.push_back(name_of(card));
    return Wish::told(voice_.say("which-one", {text("list", join(names, ", ", ", "))}));
  }

  // By number of the list, by id, by a whole name or alias, by a part of one.
  std::vector<std::string> find_cards(const Json& view, const std::string& typed) const {
    const std::vector<std::string> cards = askable(view);
    if (const auto number = parse_number(typed);
        number && *number >= 1 && *number <= static_cast<int>(cards.size())) {
      return {cards[static_cast<std::size_t>(*number - 1)]};
    }
    std::vector<std::string> whole, part;
    const std::string wanted = fold(typed);
    for (const std::string& card : cards) {
      std::vector<std::string> names{name_of(card), card};
      if (const Json* entry = deck_entry("cards", card)) {
        for (std::string& alias : texts_in(*entry, "aliases")) names.push_back(std::move(alias));
      }
      const auto is = [&](const std::string& name) { return fold(name) == wanted; };
      const auto has = [&](const std::string& name) { return names_it(typed, name); };
      if (std::any_of(names.begin(), names.end(), is)) whole.push_back(card);
      if (std::any_of(names.begin(), names.end(), has)) part.push_back(card);
    }
    return whole.size() == 1 ? whole : part;
  }
};

}  // namespace
}  // namespace stolik::terminal

std::unique_ptr<stolik::terminal::Screen> stolik::make_screen_of_triples(
    const Table& table, const terminal::Look& look, terminal::Company company,
    std::optional<int> reader) {
  using namespace terminal;
  return std::make_unique<TriplesScreen>(table.deck(), look, std::move(company), reader);
}
