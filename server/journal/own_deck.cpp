#include "server/journal/own_deck.h"

#include "tools/decks/bundle.h"
#include "tools/decks/check.h"

namespace stolik {

bool is_deck_signed(const DeckSigned& by) {
  return (by.key.empty() && by.signature.empty()) || is_signature(by.key, by.signature);
}

std::string check_own_deck(std::string_view content) {
  const DeckBundle bundle = read_bundle_content(content, "");
  if (!bundle.trouble.empty()) return bundle.trouble;
  return first_problem(bundle.files, built_in_art());
}

std::shared_ptr<const OwnDeck> read_own_deck(std::string_view id, std::string_view content) {
  DeckBundle bundle = read_bundle_content(content, "");
  if (!bundle.trouble.empty() || edition_id(content) != id) return nullptr;
  auto deck = std::make_shared<OwnDeck>();
  deck->id = id;
  bundle.files.pictures.clear();  // for people, and they have the contents
  if (!deck->shelf.add(edition_facts(bundle.files, id)).empty()) return nullptr;
  deck->content = std::move(bundle.content);
  return deck;
}

}  // namespace stolik
