// Files of decks that come from anywhere: read, checked and told, or refused with a sentence; never
// more.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/assert.h"
#include "tools/decks/bundle.h"
#include "tools/decks/check.h"
#include "tools/decks/make.h"
#include "tools/decks/pictures.h"
#include "tools/decks/sentences.h"

namespace {

// A deck that can be played, with whatever comes in place of one of its pieces: most of what is
// random never gets past the form.
std::string changed_deck(std::string_view bytes) {
  using namespace stolik;
  static const NewDeck made = make_deck("triples", "my-topic", "en");
  static const std::string content = "{\"deck\":" + made.deck_json +
                                     ",\"texts\":{\"en\":" + made.texts_json + "},\"pictures\":{}}";
  if (bytes.size() < 4) return content;
  const auto number = [&](std::size_t at) {
    return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at]));
  };
  const std::size_t at = (number(0) << 8 | number(1)) % content.size();
  std::string changed = content.substr(0, at);
  changed += bytes.substr(4);
  return changed += content.substr(std::min(content.size(), at + number(2)));
}

void look_at(const stolik::DeckBundle& bundle) {
  using namespace stolik;
  STOLIK_ASSERT(bundle.trouble.empty() || bundle.content.empty());
  if (!bundle.trouble.empty()) return;
  Report report;
  check_deck(bundle.files, built_in_art(), report);
  for (const Problem& problem : report.problems()) {
    STOLIK_ASSERT(!told(problem).empty());
    STOLIK_ASSERT(!said_in("pl", problem.what).empty());
  }
  STOLIK_ASSERT(is_edition_id(edition_id(bundle.content)));
  if (report.count() > 0) return;
  // What passes can be put on a shelf.
  Shelf shelf;
  STOLIK_ASSERT(shelf.add(edition_facts(bundle.files, edition_id(bundle.content))).empty());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  static_cast<void>(stolik::troubles_in_picture(bytes));
  look_at(stolik::read_bundle(bytes, ""));
  look_at(stolik::read_bundle_content(changed_deck(bytes), ""));
  return 0;
}
