// BotQuestionOf<Bot>: the one implementation of BotQuestion, for any game that has a bot.
//
// A Bot is a struct with: Text; Why, a value; choose(known, level, rng), a Choice of what this seat
// does or a wait; write_why(json, names, known, why); write_advice(json, names, known), the coach's
// facts, one object each; write_weighed(json, names, known, action), what one command would be
// worth.
#pragma once

#include <memory>
#include <utility>

#include "bots/bots.h"
#include "games/packed.h"
#include "games/table_of.h"

namespace stolik {

template <class Bot>
class BotQuestionOf final : public BotQuestion {
  using Text = typename Bot::Text;
  using G = typename Text::Rules;
  using Names = std::shared_ptr<const typename Text::Deck>;

 public:
  BotQuestionOf(Names names, const Knowledge<G>& known) : names_(std::move(names)), known_(known) {}

  BotMove answer(Level level) const override {
    Rng rng(seed_of(known_, level));
    const auto choice = Bot::choose(known_, level, rng);
    BotMove move;
    if (!choice.waits) Text::print(*names_, choice.action, move.command);
    JsonWriter json(move.why);
    json.begin_object();
    Bot::write_why(json, *names_, known_, choice.why);
    json.end_object();
    return move;
  }

  std::string coach() const override {
    std::string out;
    JsonWriter json(out);
    json.begin_array();
    Bot::write_advice(json, *names_, known_);
    json.end_array();
    return out;
  }

  std::string weigh(std::string_view text) const override {
    Findings findings;
    Command<G> command;
    std::string out;
    if (Text::parse(*names_, known_.view.pub, text, command, findings) != Parsed::ok ||
        command.deals)
      return out;
    JsonWriter json(out);
    json.begin_object();
    Bot::write_weighed(json, *names_, known_, command.action);
    json.end_object();
    return out;
  }

  static std::unique_ptr<BotQuestion> at(const Table& table, Seat seat) {
    const auto& mine = static_cast<const TableOf<Text>&>(table);
    return std::make_unique<BotQuestionOf>(mine.names(), mine.knowledge(seat));
  }

  static BotQuestionRead from(const Deck& deck, std::string_view text) {
    Knowledge<G> known{};
    const Unpacked unpacked = unpack(text, known);
    if (unpacked == Unpacked::other_rules) {
      return {nullptr,
              {Code::bad_message, "", "this was written by another version of the program"}};
    }
    if (unpacked == Unpacked::damaged || known.view.pub.options.players > G::kMaxSeats ||
        index(known.view.seat) >= known.view.pub.options.players) {
      return {nullptr, {Code::bad_message, "", "this is nothing that a seat could know"}};
    }
    return {std::make_unique<BotQuestionOf>(names_of<Text>(deck), known), {}};
  }

 private:
  Names names_;
  Knowledge<G> known_;
};

}  // namespace stolik
