// The deck of `victory-line`: 140 events on the 144 cells of the board but its corners (V1).

#include <algorithm>

#include "core/utf8.h"
#include "tools/decks/check.h"
#include "tools/decks/letters.h"

namespace stolik {
namespace {

constexpr std::size_t kEvents = 140;
constexpr std::array<std::string_view, 12> kEventCategories = {
    "allies",     "award",      "battle", "command",  "culture", "diplomacy",
    "home_front", "liberation", "memory", "partisan", "siege",   "victory"};
constexpr std::array<std::string_view, 3> kPrecisions = {"day", "month", "year"};

// a1 … l12 without the corners, row by row as the board is read.
std::vector<std::string> cells_in_order() {
  std::vector<std::string> cells;
  for (int row = 1; row <= 12; ++row) {
    for (char column = 'a'; column <= 'l'; ++column) {
      if ((row == 1 || row == 12) && (column == 'a' || column == 'l')) continue;
      cells.push_back(concat(column, row));
    }
  }
  return cells;
}

// The events by their cells, in the order of the board.
std::vector<std::string> check_cells(const Spot& cells) {
  std::vector<std::string> events;
  if (!cells.there()) return events;
  if (!cells.json().is_object()) {
    cells.problem("an object is expected: {\"b1\": \"invasion-of-ussr\", …}");
    return events;
  }
  const std::vector<std::string> order = cells_in_order();
  for (const auto& [cell, event] : cells.json().members()) {
    if (contains(order, cell)) continue;
    cells[cell].problem("is no cell for an event: a1 to l12 are, but not the corners (V1)");
  }
  Ids ids;
  for (const std::string& cell : order) {
    const Spot spot = cells[cell];
    if (!spot.there()) {
      spot.problem("is missing; put an event on this cell");
      continue;
    }
    if (const std::string* id = ids.add(spot)) events.push_back(*id);
  }
  return events;
}

void check_event_date(const Spot& event) {
  const std::string* date = check_date(event["date"]);
  const std::string* precision = event["precision"].one_of(kPrecisions);
  if (date != nullptr && precision != nullptr) {
    const std::size_t length = *precision == "day" ? 10 : *precision == "month" ? 7 : 4;
    if (date->size() < length)
      event["date"].problem("is not as exact as `precision` says: " + *precision);
  }
  const Spot end = event["date_end"];
  if (!end.there() || end.json().is_null()) return;
  const std::string* last = check_date(end);
  if (last != nullptr && date != nullptr && is_later(*date, *last))
    end.problem("is before the date");
}

void check_events(const DeckSpots& deck, const std::vector<std::string>& on_board) {
  Ids ids;
  std::vector<std::string> listed;
  std::string latest;
  for (const Spot& event : deck.facts["events"].list({kEvents, kEvents}, "events")) {
    if (!event.members({"id", "date", "date_end", "precision", "category"},
                       {"picture", "memory", "point", "sources", "check"})) {
      continue;
    }
    const std::string* id = ids.add(event["id"]);
    if (id != nullptr) {
      listed.push_back(*id);
      if (!contains(on_board, *id)) {
        event["id"].problem("'" + *id + "' stands on no cell; put it into `cells` or take it out");
      }
    }
    check_event_date(event);
    const std::string* category = event["category"].one_of(kEventCategories);
    if (category != nullptr && !deck.art.has("ev-" + *category)) {
      event["category"].problem("there is no picture 'ev-" + *category + "' in content/art");
    }
    if (event["picture"].there()) check_picture(event["picture"], deck.art);
    const Spot memory = event["memory"];
    if (memory.there() && !memory.json().is_true()) memory.problem("is true or left out");
    if (event["point"].there()) check_point(event["point"]);
    if (event["sources"].there()) check_sources(event["sources"]);
    const Spot date = event["date"];
    if (!date.there() || !date.json().is_string()) continue;
    if (is_later(latest, date.json().text()))
      date.note("is earlier than the event before it: " + latest);
    latest = date.json().text();
  }
  for (const std::string& id : on_board) {
    if (!contains(listed, id)) {
      deck.facts["events"].problem("'" + id + "' stands on a cell and is not listed; add it");
    }
  }
  if (listed.size() == on_board.size() && listed != on_board &&
      std::is_permutation(listed.begin(), listed.end(), on_board.begin())) {
    deck.facts["events"].note("are not in the order of the board");
  }
}

void check_event_texts(const Spot& texts, const std::vector<std::string>& ids) {
  const Spot events = texts["events"];
  if (!events.entries(ids, "write this event")) return;
  Different names("name");
  Different codes("code");
  for (const std::string& id : ids) {
    const Spot event = events[id];
    if (!event.members({"name", "brief", "code", "place", "text"}, {"note"})) continue;
    names.add_name(event["name"], 28);
    event["brief"].text(12);
    if (const std::string* code = event["code"].text(3)) {
      if (count_signs(*code) < 2) event["code"].problem("one letter; two or three are expected");
      codes.add(event["code"], *code);
    }
    event["place"].text(40);
    event["text"].text_of_words({25, 45});
    event["note"].text(260);
  }
}

}  // namespace

void check_victory_line(const DeckSpots& deck) {
  if (!deck.facts.members({"id", "game", "languages", "cells", "events"},
                          {"age", "author", "licence", "sources", "unwritten", "check"})) {
    return;
  }
  if (deck.facts["sources"].there()) check_sources(deck.facts["sources"]);
  const std::vector<std::string> events = check_cells(deck.facts["cells"]);
  check_events(deck, events);
  for (const auto& [language, texts] : deck.texts) {
    texts.members({"language", "title", "about", "events"},
                  {"content_note", "questions", "unwritten"});
    check_title(texts);
    check_event_texts(texts, events);
  }
  compare_notes(deck, "events", events);
}

}  // namespace stolik
