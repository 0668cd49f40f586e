// `rationing` in a terminal: the shop, the queue, one's ration cards, what is offered and said.

#include <algorithm>
#include <map>
#include <utility>

#include "core/notation.h"
#include "tools/rationing/phrases.h"
#include "tools/rationing/typed.h"
#include "tools/terminal/screens.h"

namespace stolik::terminal {
namespace {

using Counts = std::map<std::string, int>;

class RationingScreen final : public Screen {
 public:
  RationingScreen(const Deck& deck, const Look& look, Company company, std::optional<int> reader)
      : Screen(deck, look, std::move(company), reader, rationing_phrases()) {}

  std::vector<std::string> tell(const Json& events) override {
    std::vector<std::string> out;
    if (std::string deal = told_deal(events); !deal.empty()) out.push_back(std::move(deal));
    std::vector<std::string> laid;
    for (const Json& event : events.items()) {
      if (text_in(event, "event") == "laid") {
        laid.push_back(shop_name(text_in(event, "card")));
        continue;
      }
      if (!laid.empty())
        out.push_back(
            voice_.tell("laid", {text("list", join(std::exchange(laid, {}), ", ", ", "))}));
      tell_one(event, out);
    }
    return out;
  }

  std::string draw(const Json& view) const override {
    std::string out = heading(title(), phase_line(view));
    const Counts hand = own_hand(view);
    const auto row = texts_in(view, "row");
    for (std::size_t i = 0; i < row.size(); ++i) out += row_line(row[i], i, hand);
    out += queue_line(view);
    const auto& hands = member(view, "hands").items();
    for (int s = 0; s < static_cast<int>(hands.size()); ++s) out += player_line(view, s);
    out += own_lines(view, hand);
    return out + offer_lines(view);
  }
  std::string draw_again(const Json& view) const override {
    return queue_line(view) + cards_line(own_hand(view)) + offer_lines(view);
  }

  std::string question(const Json& view, const std::vector<std::string>&) const override {
    const std::string phase = text_in(view, "phase");
    if (phase == "allocation")
      return voice_.say(is_final(view) ? "ask-allocation-final" : "ask-allocation");
    if (phase == "shopping")
      return voice_.say("ask-shop",
                        {number("count", static_cast<int>(member(view, "row").items().size()))});
    const int me = voice_.reader().value_or(-1);
    const int active = number_in(view, "active");
    const bool mine = me == active && !is_final(view);
    const int to = me == active ? (me == 0 ? 1 : 0) : active;
    return voice_.say(mine ? "ask-trade-active" : "ask-trade", {number("to", to)});
  }

  Wish understand(const std::string& line, const Json& view,
                  const std::vector<std::string>& legal) override {
    const std::string typed = trimmed(line);
    if (typed.empty()) return {"", "", true};
    const std::size_t colon = typed.find(':');
    if (colon != std::string::npos) {
      const std::string command =
          short_offer(deck_, voice_, typed.substr(0, colon), typed.substr(colon + 1));
      return command.empty() ? Wish::told(voice_.say("no-offer-words")) : Wish::to(command);
    }
    std::vector<std::string> words = words_of(typed);
    words[0] = lower_ascii(words[0]);
    const std::string rest = words.size() > 1 ? typed.substr(typed.find(' ') + 1) : "";
    if (text_in(view, "phase") == "shopping") {
      return words[0] == "buy" || words[0] == "b" ? buy(rest, view, legal)
             : words[0] == "p"                    ? Wish::to("pass")
                                                  : buy(typed, view, legal);
    }
    if (words.size() == 1 && parse_number(words[0])) return accept(words[0], legal);
    if (words[0] == "accept" && words.size() == 2) return accept(words[1], legal);
    if (words[0] == "s" && words.size() == 1) return Wish::to("spin");
    return Wish::to(with_goods_named(deck_, words));
  }

  std::string result(const Json& view) const override {
    std::string out = heading(voice_.say("scores"));
    const std::vector<int> points = numbers_in(view, "points");
    const std::vector<int> winners = numbers_in(view, "winners");
    for (int s = 0; s < static_cast<int>(points.size()); ++s) {
      const bool won = std::find(winners.begin(), winners.end(), s) != winners.end();
      out += look_.paint(
                 won ? Ink::bold : Ink::plain,
                 (won ? "★ " : "  ") + fit(player(s), 20) +
                     voice_.say("points", {number("count", points[static_cast<std::size_t>(s)])})) +
             '\n';
    }
    return out;
  }

 private:
  // ---- names

  std::string good(const std::string& id, std::string_view form) const {
    const Json* entry = deck_entry("goods", id);
    if (entry == nullptr) return id;
    if (form != "nom" && entry->find(form) != nullptr) return text_in(*entry, form);
    return entry->find("short") != nullptr ? text_in(*entry, "short") : id;
  }
  std::string shop_name(const std::string& id) const {
    return voice_.quoted(deck_text("shopping", id, "name"));
  }
  std::string visit_name(const std::string& id) const {
    return voice_.quoted(deck_text("visits", id, "name"));
  }
  std::string counted(const std::string& name, int count) const {
    return count > 1 ? std::to_string(count) + " × " + name : name;
  }
  // "butter*2,meat|sugar" in words.
  std::string goods_list(std::string_view list, std::string_view form) const {
    std::vector<std::string> parts;
    bool last = list.empty();
    while (!last) {
      const auto part = parse_part(take_part(list, ',', last));
      if (!part) continue;
      if (part->name == "any") {
        parts.push_back(voice_.say("any", {number("count", part->count)}));
        continue;
      }
      std::vector<std::string> choice;
      std::string_view names = part->name;
      bool end = false;
      while (!end) choice.push_back(good(std::string{take_part(names, '|', end)}, form));
      parts.push_back(counted(join(choice, ", ", " " + voice_.say("or") + " "), part->count));
    }
    return voice_.list(parts);
  }
  // What is given for what, as one phrase.
  std::string deal(const std::string& give, const std::string& want, bool places) const {
    if (give.empty() && want.empty()) return voice_.say("places");
    const std::string left = give.empty() ? voice_.say("places") : goods_list(give, "nom");
    const std::string right = want.empty() ? voice_.say("places-acc") : goods_list(want, "acc");
    const std::string both = voice_.say("for", {text("give", left), text("want", right)});
    return places && !give.empty() && !want.empty() ? voice_.say("and-places", {text("deal", both)})
                                                    : both;
  }
  static int pawn(const Json& json) { return as_number(json, kSpeculatorPawn); }

  // ---- the story

  void tell_one(const Json& event, std::vector<std::string>& out) {
    const std::string kind = text_in(event, "event");
    const int who = number_in(event, "seat");
    const int id = number_in(event, "id", 0);
    const std::string card = text_in(event, "card");
    const auto plain = [&](std::string_view key) {
      out.push_back(voice_.tell_of(
          who, key,
          {seat("seat", who), number("id", id), number("try", number_in(event, "try", 0)),
           seat("from", number_in(event, "from"))}));
    };
    if (kind == "dealt") {
      if (event.find("cards") == nullptr) return;  // told_deal() has said it
      out.push_back(voice_.tell_of(
          who, "dealt-visit",
          {seat("seat", who), text("cards", goods_list(text_in(event, "cards"), "acc")),
           text("visit", visit_name(text_in(event, "visit")))}));
    } else if (kind == "began") {
      out.push_back(voice_.tell_of(who, "began-queue",
                                   {seat("seat", who), seat("first", number_in(event, "first"))}));
    } else if (kind == "drew" && !card.empty()) {
      out.push_back(
          voice_.tell_of(who, "drew-card", {seat("seat", who), text("card", good(card, "acc"))}));
    } else if (kind == "offered") {
      tell_offer(event, out);
    } else if (kind == "accepted") {
      const std::string words =
          deal(text_in(event, "gave"), text_in(event, "paid"), member(event, "places").is_true());
      out.push_back(voice_.tell_of(who, kind,
                                   {seat("seat", who), seat("from", number_in(event, "from")),
                                    number("id", id), text("deal", words)}));
    } else if (kind == "said") {
      said_[who] = spoken(event);
      out.push_back(
          voice_.tell(kind, {seat("seat", who), text("words", voice_.quoted(said_[who]))}));
    } else if (kind == "speculated") {
      out.push_back(voice_.tell_of(
          who, "speculated-" + text_in(event, "for"),
          {seat("seat", who), text("paid", goods_list(text_in(event, "paid"), "acc"))}));
    } else if (kind == "swapped" || kind == "queued") {
      tell_pawns(kind, event, out);
    } else if (kind == "bought") {
      out.push_back(voice_.tell_of(who, kind,
                                   {seat("seat", who), text("card", shop_name(card)),
                                    text("paid", goods_list(text_in(event, "paid"), "acc"))}));
    } else if (kind == "refilled" || kind == "taken") {
      out.push_back(voice_.tell(kind, {text("card", shop_name(card))}));
    } else if (kind == "reshuffled" || kind == "die") {
      out.push_back(voice_.tell(kind, {number("count", number_in(event, "count", 0)),
                                       number("face", number_in(event, "face", 0))}));
      if (kind == "die") out.back().insert(0, "\n");
    } else if (kind == "revealed") {
      tell_revealed(event, out);
    } else if (kind == "over") {
      out.push_back("\n");
      tell_winners(numbers_in(event, "winners"), out);
    } else {
      if (kind == "fell" || kind == "stopped" || kind == "failed") said_.clear();
      plain(kind == "turn" ? "top-goes" : kind);
      if (kind == "turn" || kind == "final-round") out.back().insert(0, "\n");
    }
  }
  void tell_offer(const Json& event, std::vector<std::string>& out) const {
    const int who = number_in(event, "seat");
    const int to = number_in(event, "to");
    const std::string words =
        deal(text_in(event, "give"), text_in(event, "want"), member(event, "places").is_true());
    out.push_back(voice_.tell_of(who, to < 0 ? "offered-all" : "offered",
                                 {number("id", number_in(event, "id")), seat("seat", who),
                                  seat("to", to), text("deal", words)}));
  }
  void tell_pawns(const std::string& kind, const Json& event, std::vector<std::string>& out) const {
    int first = pawn(member(event, "pawn"));
    int other = pawn(member(event, "with"));
    if (voice_.is_reader(other)) std::swap(first, other);
    out.push_back(voice_.tell_of(first, kind, {seat("pawn", first), seat("with", other)}));
  }
  void tell_revealed(const Json& event, std::vector<std::string>& out) const {
    const int who = number_in(event, "seat");
    std::vector<std::string> bought;
    for (const std::string& id : texts_in(event, "bought"))
      bought.push_back(deck_text("shopping", id, "name"));
    out.push_back(
        "\n" +
        voice_.tell("revealed", {seat("seat", who), number("points", number_in(event, "points", 0)),
                                 text("visit", visit_name(text_in(event, "visit"))),
                                 text("list", bought.empty() ? voice_.say("nothing-bought")
                                                             : join(bought, ", ", ", "))}));
  }
  std::string spoken(const Json& event) const {
    std::vector<std::string> parts;
    const std::string need = text_in(event, "need"), have = text_in(event, "have");
    // Polish "potrzebuję" takes the genitive.
    if (!need.empty())
      parts.push_back(voice_.say(
          "need",
          {text("list", goods_list(need, look_.language == Language::pl ? "gen" : "nom"))}));
    if (!have.empty())
      parts.push_back(voice_.say(
          "have",
          {text("list", goods_list(have, look_.language == Language::pl ? "acc" : "nom"))}));
    return capitalised(join(parts, ", ", ", ")) + ".";
  }

  // ---- the table

  static bool is_final(const Json& view) { return member(view, "final").is_true(); }
  std::string phase_line(const Json& view) const {
    const std::string phase = text_in(view, "phase");
    const int active = number_in(view, "active");
    std::string key = "phase-" + phase;
    if (!voice_.knows(key)) key = "phase-allocation";
    std::string line = phase == "deal" ? "" : voice_.say_of(active, key, {seat("seat", active)});
    return is_final(view) ? voice_.say("final") + " · " + line : line;
  }
  const Json* shop_facts(const std::string& id) const {
    for (const Json& card : member(deck_.facts, "shopping").items()) {
      if (text_in(card, "id") == id) return &card;
    }
    return nullptr;
  }
  Counts own_hand(const Json& view) const {
    Counts counts;
    if (!voice_.reader()) return counts;
    const auto& hands = member(view, "hands").items();
    for (const auto& [id, count] : hands[static_cast<std::size_t>(*voice_.reader())].members())
      counts[id] = as_number(count, 0);
    return counts;
  }
  std::string row_line(const std::string& id, std::size_t place, const Counts& hand) const {
    const Json* facts = shop_facts(id);
    std::vector<std::string> price, missing;
    for (const auto& [kind, count] : member(*facts, "cost").members()) {
      const int wanted = as_number(count, 0);
      price.push_back(counted(good(kind, "nom"), wanted));
      const auto held = hand.find(kind);
      const int lack = wanted - (held != hand.end() ? held->second : 0);
      if (lack > 0) missing.push_back(counted(good(kind, "nom"), lack));
    }
    std::string icons;
    for (int i = number_in(*facts, "icons", 0); i > 0; --i) icons += "◆";
    const std::string category = deck_text("categories", text_in(*facts, "category"), "name");
    const bool own = voice_.reader().has_value();
    const std::string payable = own && missing.empty() ? look_.paint(Ink::green, "✓") : " ";
    return " " + std::to_string(place + 1) + " " + payable + " " +
           fit(spaced(deck_text("shopping", id, "name")), 27) + " " + fit(icons, 5) +
           fit(category, 14) + join(price, ", ", ", ") + '\n';
  }
  // No-break spaces are for wrapped text; in columns they are plain.
  static std::string spaced(const std::string& text) { return wrap(text, 1000); }

  std::string queue_line(const Json& view) const {
    std::vector<std::string> pawns;
    for (const Json& one : member(view, "queue").items()) {
      const int who = pawn(one);
      pawns.push_back(who == kSpeculatorPawn ? look_.paint(Ink::magenta, voice_.name(who))
                      : voice_.is_reader(who)
                          ? look_.paint(Ink::bold, capitalised(voice_.name(who)))
                          : voice_.name(who));
    }
    const std::string piles =
        voice_.say("stack", {number("count", size_of_hand(member(view, "stack"))),
                             number("discards", size_of_hand(member(view, "discards"))),
                             number("shop", size_of_hand(member(view, "shop")))});
    const std::string line = voice_.say("queue") + ": " + join(pawns, " ← ", " ← ");
    const bool fits = width(line) + 3 + width(piles) <= look_.columns;
    return line + (fits ? "   " : "\n  ") + look_.paint(Ink::dim, piles) + '\n';
  }
  std::string player_line(const Json& view, int s) const {
    const auto place = static_cast<std::size_t>(s);
    const auto& hands = member(view, "hands").items();
    const auto& bought = member(view, "bought").items();
    const bool active = number_in(view, "active") == s;
    std::string line =
        (active ? "▸ " : "  ") + fit(std::to_string(s), 2) + fit(player(s), 17) +
        fit(voice_.say("players-line", {number("count", size_of_hand(hands[place])),
                                        number("bought", size_of_hand(bought[place]))}),
            23);
    if (const auto words = said_.find(s); words != said_.end())
      line += voice_.quoted(words->second);
    return look_.paint(active ? Ink::bold : Ink::plain, line) + '\n';
  }
  std::string cards_line(const Counts& hand) const {
    std::vector<std::string> cards;
    for (const auto& [id, count] : hand) cards.push_back(counted(good(id, "nom"), count));
    return look_.paint(Ink::bold, voice_.say("your-cards") + ": " +
                                      (cards.empty() ? "–" : join(cards, ", ", ", "))) +
           '\n';
  }
  std::string own_lines(const Json& view, const Counts& hand) const {
    if (!voice_.reader()) return "";
    const auto me = static_cast<std::size_t>(*voice_.reader());
    std::string out = cards_line(hand);
    const std::string visit = member(view, "visits").items()[me].text();
    if (!visit.empty()) {
      std::vector<std::string> doubled;
      for (const Json& known : member(deck_.facts, "visits").items()) {
        if (text_in(known, "id") != visit) continue;
        for (const std::string& category : texts_in(known, "doubles"))
          doubled.push_back(deck_text("categories", category, "name"));
      }
      out += spaced(voice_.say("your-visit", {text("visit", visit_name(visit)),
                                              text("list", voice_.list(doubled))})) +
             '\n';
    }
    std::vector<std::string> bought;
    for (const Json& card : member(view, "bought").items()[me].items())
      bought.push_back(deck_text("shopping", card.text(), "name"));
    if (!bought.empty())
      out += wrap(voice_.say("your-shopping", {text("list", join(bought, ", ", ", "))}),
                  look_.columns, 2) +
             '\n';
    return out;
  }
  std::string offer_lines(const Json& view) const {
    const auto& offers = member(view, "offers").items();
    if (offers.empty()) return "";
    std::string out = voice_.say("offers") + '\n';
    for (const Json& offer : offers) {
      const int to = number_in(offer, "to");
      const std::string words =
          deal(text_in(offer, "give"), text_in(offer, "want"), member(offer, "places").is_true());
      const bool mine = to < 0 || voice_.is_reader(to);
      const bool made = voice_.is_reader(number_in(offer, "from"));
      const std::string line =
          voice_.say(to < 0 ? "offer-line-all" : "offer-line",
                     {number("id", number_in(offer, "id")), seat("from", number_in(offer, "from")),
                      seat("to", to), text("deal", words)});
      out += "  " + look_.paint(mine && !made ? Ink::yellow : Ink::plain, line) + '\n';
    }
    return out;
  }

  // ---- what people type

  Wish accept(const std::string& id, const std::vector<std::string>& legal) const {
    std::vector<std::string> ways;
    for (const std::string& command : legal) {
      if (command == "accept " + id || command.starts_with("accept " + id + " "))
        ways.push_back(command);
    }
    if (ways.size() == 1) return Wish::to(ways[0]);
    if (ways.empty()) return Wish::told(voice_.say("nothing-to-accept", {text("id", id)}));
    if (ways.size() > 6) ways.resize(6);
    return Wish::told(voice_.say("which-pay", {text("list", join(ways, " · ", " · "))}));
  }

  Wish buy(const std::string& typed, const Json& view,
           const std::vector<std::string>& legal) const {
    const std::vector<std::string> row = texts_in(view, "row");
    if (const auto number = parse_number(typed);
        number && *number >= 1 && *number <= static_cast<int>(row.size())) {
      return Wish::to("buy " + row[static_cast<std::size_t>(*number - 1)]);
    }
    std::vector<std::string> found;
    for (const std::string& id : row) {
      if (id == typed || names_it(typed, deck_text("shopping", id, "name"))) found.push_back(id);
    }
    std::erase_if(found, [&](const std::string& id) {
      return found.size() > 1 && std::find(legal.begin(), legal.end(), "buy " + id) == legal.end();
    });
    if (found.size() == 1) return Wish::to("buy " + found[0]);
    return Wish::told(voice_.say("no-purchase", {text("line", voice_.quoted(typed))}));
  }

  std::map<int, std::string> said_;  // what each seat last said in this spin
};

}  // namespace
}  // namespace stolik::terminal

std::unique_ptr<stolik::terminal::Screen> stolik::make_screen_of_rationing(
    const Table& table, const terminal::Look& look, terminal::Company company,
    std::optional<int> reader) {
  using namespace terminal;
  return std::make_unique<RationingScreen>(table.deck(), look, std::move(company), reader);
}
