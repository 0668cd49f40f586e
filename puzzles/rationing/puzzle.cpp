// Riddles of `rationing` as JSON (puzzles/README.md), from bots' games and from one's own.
#include "puzzles/rationing/puzzle.h"

#include <algorithm>

#include "games/table_of.h"

namespace stolik::rationing {
namespace {

constexpr std::string_view kAims[] = {"buy", "win", "deal", "places"};

// The table with all hands, visits and purchases open; what is still to be drawn stays unknown.
Picture open_table(const State<Rationing>& table) {
  Picture picture = Text::picture(table.pub);
  for (std::size_t s = 0; s < table.pub.options.players; ++s) {
    picture.hands[s] = Counted<Goods>::of(table.own[s].hand);
    picture.bought[s] = Counted<ShopSet>::of(table.own[s].bought);
    picture.visits[s] = table.own[s].visit;
  }
  return picture;
}

struct Writer {
  JsonWriter& json;
  const Deck& names;
  const Riddle& riddle;

  void word(std::string_view key, std::string_view text) { json.string(key, text); }
  void number(std::string_view key, int value) { json.integer(key, value); }
  void begin(std::string_view because) {
    json.begin_object();
    word("because", because);
  }

  void card(const Purchase& one) {
    json.key("card");
    if (one.buys) {
      json.string(names.name(one.card));
    } else {
      json.null();
    }
  }
  void purchase(const Purchase& one) {
    number("seat", index(one.seat));
    card(one);
    number("points", one.points);
  }
  void purchases(const Purchases& all) {
    json.begin_array("buys");
    for (const Purchase& one : all) {
      json.begin_object();
      purchase(one);
      json.end_object();
    }
    json.end_array();
  }

  void question() {
    json.begin_object("question");
    word("aim", kAims[std::size_t(riddle.aim)]);
    if (!riddle.exchanges.empty()) {
      json.begin_array("offers");
      for (const Weighed& one : riddle.exchanges) {
        json.begin_object();
        number("with", index(one.exchange.with));
        json.key("give");
        put(json, names, CardList{one.exchange.give});
        json.key("take");
        put(json, names, CardList{one.exchange.take});
        json.boolean("places", one.exchange.places);
        json.end_object();
      }
      json.end_array();
    }
    json.end_object();
  }
  void answer() {
    json.begin_object("answer");
    if (riddle.exchanges.empty()) {
      word("card", names.name(riddle.card));
    } else {
      number("offer", int(riddle.right));
    }
    json.end_object();
  }

  // Who in front buys what; what one would rather have, and why that cannot be; one's own purchase.
  void proof_of_buying() {
    const End end = End::of(riddle.table);
    Purchases before;
    for (const Purchase& one : riddle.without) {
      if (one.seat == riddle.seat) {
        for (const ShopCard wish : end.row) {
          if (end.points(riddle.seat, wish) <= one.points) continue;
          begin(bought(before, wish) ? "gone" : "lacks");
          word("card", names.name(wish));
          number("points", end.points(riddle.seat, wish));
          json.end_object();
        }
      }
      begin("buys");
      purchase(one);
      json.end_object();
      if (one.seat == riddle.seat) return;
      before.push(one);
    }
  }
  void proof_of_winning() {
    for (const Attempt& attempt : riddle.attempts) {
      begin(&attempt == &riddle.attempts.back() ? "wins" : "fails");
      card(attempt.purchases[0]);
      purchases(attempt.purchases);
      json.begin_array("totals");
      for (std::size_t s = 0; s < riddle.table.pub.options.players; ++s)
        json.integer(attempt.points[s]);
      json.end_array();
      json.key("winners");
      write_seats(json, attempt.winners, false);
      json.end_object();
    }
  }
  void proof_of_trading() {
    begin("without");
    purchases(riddle.without);
    json.end_object();
    begin("with");
    number("offer", int(riddle.right));
    purchases(riddle.with);
    json.end_object();
    for (std::size_t i = 0; i < riddle.exchanges.size(); ++i) {
      if (i == riddle.right) continue;
      const Weighed& one = riddle.exchanges[i];
      const auto had = [&](Seat seat) {
        return std::ranges::find_if(riddle.without,
                                    [&](const Purchase& p) { return p.seat == seat; })
            ->points;
      };
      const bool mine = one.mine <= had(riddle.seat);
      begin("poor");
      number("offer", int(i));
      number("seat", index(mine ? riddle.seat : one.exchange.with));
      number("points", mine ? one.mine : one.theirs);
      json.end_object();
    }
    begin("only");
    number("tried", riddle.tried);
    json.end_object();
  }

  void whole() {
    json.begin_object();
    number("grade", int(riddle.aim) + 1);
    number("players", riddle.table.pub.options.players);
    number("seat", index(riddle.seat));
    json.key("table");
    write_picture(json, names, open_table(riddle.table));
    question();
    answer();
    json.begin_array("proof");
    switch (riddle.aim) {
      case Aim::buy: proof_of_buying(); break;
      case Aim::win: proof_of_winning(); break;
      case Aim::deal:
      case Aim::places: proof_of_trading(); break;
    }
    json.end_array();
    json.end_object();
  }
};

std::string told(const Deck& names, const Riddle& riddle) {
  std::string out;
  JsonWriter json(out);
  Writer{json, names, riddle}.whole();
  return out.substr(1, out.size() - 2);
}

}  // namespace

std::string Puzzle::make(const Deck& names, int players, int grade, std::uint64_t seed) {
  const auto riddle = riddle_from(names.facts, seed, players, grade);
  return riddle ? told(names, *riddle) : std::string{};
}

// What this seat could have done in the final round, the hardest first of each kind, in the order
// of the game.
std::vector<std::string> Puzzle::from_game(const Shelf& shelf, const Journal& journal, Seat seat,
                                           int moments) {
  const Opened opened = open_journal(shelf, journal);
  std::vector<std::string> all;
  if (opened.table == nullptr) return all;
  const auto& table = static_cast<const TableOf<Text>&>(*opened.table);
  std::array<std::string, kGrades> found{};  // a puzzle of each grade
  std::vector<int> order;
  for (const JournalEntry& entry : journal.entries) {
    if (!opened.table->submit(entry.who, entry.command).ok()) break;
    State<Rationing> seen{};
    seen.pub = table.knowledge(seat).view.pub;
    if (!seen.pub.final) continue;
    if (moments-- <= 0) break;
    for (int s = 0; s < seen.pub.options.players; ++s)
      seen.own[slot(seat_at(s))] = table.knowledge(seat_at(s)).view.own;
    for (int grade = kGrades; grade > 0; --grade) {
      std::string& text = found[std::size_t(grade - 1)];
      if (!text.empty()) continue;
      const auto riddle = riddle_at(seen, seat, grade);
      if (!riddle) continue;
      text = told(*table.names(), *riddle);
      order.push_back(grade);
    }
  }
  if (order.size() > kOwnPuzzles) order.erase(std::ranges::min_element(order));
  for (const int grade : order) all.push_back(std::move(found[std::size_t(grade - 1)]));
  return all;
}

}  // namespace stolik::rationing
