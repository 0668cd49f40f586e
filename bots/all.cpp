// The one list of bots. A new game's bot is one include and one line in kBots.

#include "bots/bots.h"
#include "bots/question.h"
#include "bots/rationing/bot.h"
#include "bots/triples/bot.h"
#include "bots/victory_line/bot.h"

namespace stolik {
namespace {

struct Entry {
  std::string_view game;
  std::unique_ptr<BotQuestion> (*at)(const Table&, Seat);
  BotQuestionRead (*from)(const Deck&, std::string_view text);
};

template <class Bot>
constexpr Entry entry() {
  return {Bot::Text::Rules::kName, BotQuestionOf<Bot>::at, BotQuestionOf<Bot>::from};
}

constexpr Entry kBots[] = {
    entry<triples::Bot>(),
    entry<victory_line::Bot>(),
    entry<rationing::Bot>(),
};

const Entry* find_bot(std::string_view game) {
  for (const Entry& bot : kBots) {
    if (bot.game == game) return &bot;
  }
  return nullptr;
}

}  // namespace

std::unique_ptr<BotQuestion> question_at(const Table& table, Seat seat) {
  const Entry* bot = find_bot(table.game());
  STOLIK_ASSERT(bot != nullptr);
  return bot->at(table, seat);
}

BotQuestionRead question_from(const Shelf& shelf, const Json& text) {
  const Json* game = text.find("game");
  const Json* deck = text.find("deck");
  const Json* known = text.find("known");
  if (game == nullptr || deck == nullptr || known == nullptr) {
    return {nullptr, {Code::bad_message, "", "a question has game, deck and known"}};
  }
  const Entry* bot = find_bot(game->text());
  const Deck* found = shelf.find(deck->text());
  if (bot == nullptr || found == nullptr || found->game != game->text()) {
    return {nullptr, {Code::bad_message, "", "there is no such game or deck"}};
  }
  return bot->from(*found, known->text());
}

BotAnswer ask_bot(const Table& table, Seat seat, std::string_view level) {
  const auto known = level_named(level);
  if (!known) return {{Code::bad_option, "", "level: random, easy, steady or strong is expected"}, {}};
  const Waiting waiting = table.waiting();
  if (waiting.over) return {{Code::over, "", "The game is over."}, {}};
  if (!waiting.seats.has(seat)) return {{Code::not_your_turn, "", "This seat is not awaited."}, {}};
  return {{}, question_at(table, seat)->answer(*known)};
}

}  // namespace stolik
