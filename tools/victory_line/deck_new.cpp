#include "tools/decks/deck_makers.h"

namespace stolik {

NewDeck make_victory_line(std::string_view id, const DeckWords& words) {
  Pen deck;
  head(deck, id, "victory-line", words);
  deck.object("cells");
  int event = 0;
  for (int row = 1; row <= 12; ++row) {
    for (char column = 'a'; column <= 'l'; ++column) {
      const bool corner = (row == 1 || row == 12) && (column == 'a' || column == 'l');
      if (!corner) deck.text(column + std::to_string(row), numbered_id("event", ++event));
    }
  }
  deck.json.end_object();
  deck.array("events");
  for (int i = 1; i <= event; ++i) {
    deck.json.begin_object();
    deck.text("id", numbered_id("event", i));
    deck.text("date", "1900");
    deck.json.key("date_end");
    deck.json.null();
    deck.text("precision", "year");
    deck.text("category", "diplomacy");
    deck.json.end_object();
  }
  deck.json.end_array();
  open_check(deck);

  Pen texts;
  head_of_texts(texts, words);
  texts.object("events");
  for (int i = 1; i <= event; ++i) {
    texts.object(numbered_id("event", i));
    texts.text("name", numbered(words.event, i));
    texts.text("brief", numbered(words.brief, i));
    texts.text("code", (i < 10 ? "0" : "") + std::to_string(i));
    texts.text("place", words.place);
    texts.text("text", numbered(words.event_text, i));
    texts.json.end_object();
  }
  texts.json.end_object();
  lesson_questions(texts, words);
  return {deck.done(), texts.done()};
}

}  // namespace stolik
