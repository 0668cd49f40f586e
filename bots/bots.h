// Bots behind one interface, whatever the game: a question in, a command and its reasons out.
//
// The door that referee, server, terminal and WebAssembly share. A BotQuestion holds a view and the
// public story and nothing else, so it can be handed to another thread or, as text, to a worker in
// a browser.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "games/table.h"

namespace stolik {

struct BotMove {
  std::string command;  // "" where it would rather wait
  std::string why;      // a JSON object: codes and numbers
};

class BotQuestion {
 public:
  virtual ~BotQuestion() = default;
  virtual BotMove answer(Level level) const = 0;
  // What the coach tells this seat: a JSON array of facts that follow from what it may know.
  virtual std::string coach() const = 0;
  // What one command would be worth to this seat: a JSON object, "" if it is none.
  virtual std::string weigh(std::string_view command) const = 0;
};

// What `seat` may know at this table. The only place where a state is near; it is left behind here.
std::unique_ptr<BotQuestion> question_at(const Table& table, Seat seat);

// From Table::known(), perhaps of another thread or worker.
struct BotQuestionRead {
  std::unique_ptr<BotQuestion> question;
  Answer answer;
};
BotQuestionRead question_from(const Shelf& shelf, const Json& text);

// What a bot of that level does there; a seat that is not awaited is refused.
struct BotAnswer {
  Answer answer;
  BotMove move;
};
BotAnswer ask_bot(const Table& table, Seat seat, std::string_view level);

}  // namespace stolik
