// The placeholder texts of a new deck, in the three languages. `#` stands for a number.
#pragma once

#include <array>
#include <string_view>

namespace stolik {

struct GoodWords {
  std::string_view name, gen, acc, ration;
};

struct DeckWords {
  std::string_view language;
  std::string_view title, about, content_note, question;
  std::string_view flavour, sentence;
  std::string_view date, place;
  // triples
  std::string_view set_title, knowledge, card;
  // rationing
  std::array<GoodWords, 7> goods;
  std::array<std::string_view, 4> categories;
  std::string_view purchase, visit, history, history_text;
  std::array<std::string_view, 12> phrases;
  // victory-line
  std::string_view event, brief, event_text;
};

// nullptr if there are none in that language.
const DeckWords* deck_words(std::string_view language);

}  // namespace stolik
