// Bots asked at a table.

#include "bots/list.h"
#include "bots/question.h"

namespace stolik {
namespace {

template <class... Bot>
std::unique_ptr<BotQuestion> ask_at(KindsOf<Bot...>, const Table& table, Seat seat) {
  std::unique_ptr<BotQuestion> question;
  static_cast<void>(((Bot::Text::Rules::kName == table.game() && (question = BotQuestionOf<Bot>::at(table, seat), true)) || ...));
  return question;
}

// For a game that nobody wrote a bot for yet: anything that is allowed, the same again for the same knowledge.
class AnyMove final : public BotQuestion {
 public:
  AnyMove(const Table& table, Seat seat) : legal_(table.legal(Actor::at(seat))) {
    std::erase_if(legal_, [](const std::string& command) { return command == "offer" || command == "say"; });
    Hasher hasher;
    hasher.absorb(table.view(seat));
    lot_ = hasher.value();
  }
  BotMove answer(Level) const override { return {legal_.empty() ? "" : legal_[lot_ % legal_.size()], "{}"}; }
  std::string coach() const override { return "[]"; }
  std::string weigh(std::string_view) const override { return ""; }

 private:
  std::vector<std::string> legal_;
  std::uint64_t lot_ = 0;
};

}  // namespace

std::unique_ptr<BotQuestion> question_at(const Table& table, Seat seat) {
  std::unique_ptr<BotQuestion> question = ask_at(Bots{}, table, seat);
  return question != nullptr ? std::move(question) : std::make_unique<AnyMove>(table, seat);
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
