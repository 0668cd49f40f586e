// Bots asked at a table.

#include "bots/list.h"
#include "bots/question.h"

namespace stolik {
namespace {

template <class... Bot>
std::unique_ptr<BotQuestion> ask_at(KindsOf<Bot...>, const Table& table, Seat seat) {
  std::unique_ptr<BotQuestion> question;
  static_cast<void>(((Bot::Text::Rules::kName == table.game() &&
                      (question = BotQuestionOf<Bot>::at(table, seat), true)) ||
                     ...));
  return question;
}

}  // namespace

std::unique_ptr<BotQuestion> question_at(const Table& table, Seat seat) {
  return ask_at(Bots{}, table, seat);
}

BotAnswer ask_bot(const Table& table, Seat seat, std::string_view level) {
  const auto known = level_named(level);
  if (!known)
    return {{Code::bad_option, "", concat("level: ", kLevelExpected, " is expected")}, {}};
  const Waiting waiting = table.waiting();
  if (waiting.over) return {{Code::over, "", "The game is over."}, {}};
  if (!waiting.seats.has(seat)) return {{Code::not_your_turn, "", "This seat is not awaited."}, {}};
  return {{}, question_at(table, seat)->answer(*known)};
}

}  // namespace stolik
