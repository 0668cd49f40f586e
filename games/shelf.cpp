#include "games/shelf.h"

#include "games/table.h"

namespace stolik {

bool is_id(std::string_view text) {
  if (text.empty() || text.size() > 48) return false;
  bool dash = true;  // no dash at the beginning, none doubled, none at the end
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
    if (!letter && (c != '-' || dash)) return false;
    dash = c == '-';
  }
  return !dash;
}

std::string Shelf::add(std::string_view deck_json) {
  JsonResult parsed = parse_json(deck_json);
  if (!parsed) return concat("deck.json: ", parsed.error, " (at byte ", parsed.where, ")");
  const std::string id = parsed.value["id"].text();
  const Json& game = parsed.value["game"];
  if (!parsed.value["id"].is_string() || !is_id(id)) {
    return "deck.json: id: small letters, digits and single dashes are expected, at most 48";
  }
  if (!game.is_string()) return "deck.json: game: is missing";
  if (find(id) != nullptr) return "deck.json: id: there is a deck '" + id + "' already";
  auto deck = std::make_unique<Deck>();
  const std::string trouble = read_names(game.text(), parsed.value, deck->names);
  if (!trouble.empty()) return "deck.json: " + trouble;
  deck->id = id;
  deck->game = game.text();
  deck->facts = std::move(parsed.value);
  decks_.push_back(std::move(deck));
  return "";
}

std::string Shelf::add_texts(std::string_view deck_id, std::string_view language,
                             std::string_view json) {
  JsonResult parsed = parse_json(json);
  if (!parsed) return concat(parsed.error, " (at byte ", parsed.where, ")");
  for (const auto& deck : decks_) {
    if (deck->id != deck_id) continue;
    deck->texts.emplace_back(language, std::move(parsed.value));
    return "";
  }
  return concat("there is no deck '", deck_id, "'");
}

const Deck* Shelf::find(std::string_view id) const {
  for (const auto& deck : decks_) {
    if (deck->id == id) return deck.get();
  }
  return nullptr;
}

const Deck* Shelf::default_for(std::string_view game) const {
  for (const auto& deck : decks_) {
    if (deck->game == game) return deck.get();
  }
  return nullptr;
}

}  // namespace stolik
