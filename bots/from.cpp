// Bots asked with what a seat knows, as text. Apart from all.cpp: the module for browsers needs no
// tables for it.

#include "bots/list.h"
#include "bots/question.h"

namespace stolik {
namespace {

template <class... Bot>
BotQuestionRead ask_from(KindsOf<Bot...>, const Deck& deck, std::string_view known) {
  BotQuestionRead read{nullptr, {Code::bad_message, "", "there is no bot for this game"}};
  static_cast<void>(((Bot::Text::Rules::kName == deck.game &&
                      (read = BotQuestionOf<Bot>::from(deck, known), true)) ||
                     ...));
  return read;
}

}  // namespace

BotQuestionRead question_from(const Shelf& shelf, const Json& text) {
  if (!text["game"].is_string() || !text["deck"].is_string() || !text["known"].is_string()) {
    return {nullptr, {Code::bad_message, "", "a question has game, deck and known"}};
  }
  const Deck* found = shelf.find(text["deck"].text());
  if (found == nullptr || found->game != text["game"].text()) {
    return {nullptr, {Code::bad_message, "", "there is no such game or deck"}};
  }
  return ask_from(Bots{}, *found, text["known"].text());
}

}  // namespace stolik
