// The bots for JavaScript: what a seat may know in, a command and its reasons out. Made for a
// worker.
//
// Strings travel as in engine.cpp: in through stolik_take(), out through stolik_result().

#include "bots/bots.h"
#include "bindings/wasm/strings.h"
#include "core/notation.h"

namespace {

using namespace stolik;

// nullptr where it is none; then the result says why.
std::unique_ptr<BotQuestion> question() {
  const JsonResult text = parse_json(module().argument);
  if (!text) return say("this is nothing that a seat could know"), nullptr;
  BotQuestionRead read = question_from(module().shelf, text.value);
  if (read.question == nullptr) say(std::move(read.answer.message));
  return std::move(read.question);
}

}  // namespace

// Argument: what a seat knows (stolik_known of the engine). {"do":…,"why":…}, or 0 with what is
// wrong as the result.
STOLIK_EXPORT(stolik_bot) int stolik_bot(int level) {
  const auto asked = question();
  if (asked == nullptr) return 0;
  if (level < 0 || level >= int(std::size(kLevels))) return say("there is no such level"), 0;
  const BotMove move = asked->answer(static_cast<Level>(level));
  std::string out = "{\"do\":";
  if (move.command.empty()) {
    out += "null";
  } else {
    write_json_string(out, move.command);
  }
  return say(out + ",\"why\":" + move.why + '}');
}
// What a seat knows, a line break, a command: what it would be worth; 0 if it is no such text.
STOLIK_EXPORT(stolik_weigh) int stolik_weigh() {
  std::string& argument = module().argument;
  const std::size_t end = argument.find('\n');
  if (end == std::string::npos) return say("a command is expected"), 0;
  const std::string command = argument.substr(end + 1);
  argument.resize(end);
  const auto asked = question();
  return asked != nullptr ? say(asked->weigh(command)) : 0;
}
STOLIK_EXPORT(stolik_coach) int stolik_coach() {
  const auto asked = question();
  return asked != nullptr ? say(asked->coach()) : 0;
}
