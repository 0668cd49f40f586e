#include "server/sim/deck_pieces.h"

#include <sodium.h>

#include <utility>

#include "core/json.h"
#include "server/journal/own_deck.h"
#include "tools/decks/bundle.h"
#include "tools/decks/make.h"

namespace stolik {

std::string small_deck(std::string_view game, std::string_view title) {
  const NewDeck made = make_deck(game, "our-street", "en");
  const std::string deck = parse_json(made.deck_json).value.written();
  std::string texts = parse_json(made.texts_json).value.written();
  const std::string_view member = "\"title\":\"";
  const std::size_t at = texts.find(member) + member.size();
  texts.replace(at, texts.find('"', at) - at, title);
  return "{\"deck\":" + deck + ",\"texts\":{\"en\":" + texts + "}}";
}

namespace {

std::string in_base64(std::string_view bytes) {
  std::string out(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
  sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                    bytes.size(), sodium_base64_VARIANT_ORIGINAL);
  out.pop_back();  // its end
  return out;
}

}  // namespace

std::string deck_piece(std::string_view id, std::size_t of, std::size_t from,
                       std::string_view bytes, const DeckSigned& by) {
  const std::string signed_by =
      by.key.empty() ? "" : ",\"key\":\"" + by.key + "\",\"signature\":\"" + by.signature + "\"";
  return concat("{\"deck\":{\"id\":\"", id, "\",\"of\":", of, ",\"from\":", from, signed_by,
                ",\"bytes\":\"", in_base64(bytes), "\"}}");
}

std::vector<std::string> deck_pieces(std::string_view content, std::string id,
                                     const DeckSigned& by) {
  if (id.empty()) id = edition_id(content);
  std::vector<std::string> out;
  std::size_t bytes = by.key.empty() ? kDeckPieceMax : kDeckPieceMax - 240;
  for (std::size_t from = 0; from < content.size(); from += std::exchange(bytes, kDeckPieceMax)) {
    out.push_back(deck_piece(id, content.size(), from, content.substr(from, bytes),
                             from == 0 ? by : DeckSigned{}));
  }
  return out;
}

}  // namespace stolik
