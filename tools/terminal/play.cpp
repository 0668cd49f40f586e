#include "tools/terminal/play.h"

#include <algorithm>
#include <utility>

#include "bots/bots.h"
#include "core/assert.h"
#include "tools/terminal/rulebook.h"

namespace stolik::terminal {

void Paragraph::add(const std::vector<std::string>& sentences) {
  for (const std::string& sentence : sentences) {
    if (!sentences_.empty() && sentences_.back().text == sentence) {
      ++sentences_.back().times;
    } else {
      sentences_.push_back({sentence, 1});
    }
  }
}

std::string Paragraph::take(int columns, const std::string& label) {
  if (sentences_.empty()) return "";
  std::string text;
  for (const Sentence& sentence : sentences_) {
    // A sentence that begins a new line says so itself, but not at the beginning.
    const bool first = text.empty();
    if (!first && text.back() != '\n' && sentence.text[0] != '\n') text += ' ';
    if (first && sentence.text[0] == '\n') {
      text += sentence.text.substr(1);
      continue;
    }
    text += sentence.text;
    if (sentence.times == 1) continue;
    const bool dot = text.back() == '.';
    if (dot) text.pop_back();
    text += concat(" (×", sentence.times, ")", dot ? "." : "");
  }
  sentences_.clear();
  while (text.back() == '\n') text.pop_back();
  return hang(label, text, columns) + '\n';
}

namespace {

constexpr int kMaxQuietRounds = 100'000;  // commands in one game played by lot

class Sitting {
 public:
  Sitting(std::unique_ptr<Table> table, const PlayRequest& request, std::istream& in,
          std::ostream& out)
      : table_(std::move(table)), request_(request), in_(in), out_(out), rng_(request.seed) {
    Company company = Company::drawn(table_->players(), request.seed);
    result_.journal = Journal::begin(*table_);
    result_.journal.remarks = {"names " + company.print(), "seed " + request.seed};
    screen_.emplace(*table_, request.look, std::move(company), request.seat);
  }

  PlayResult run() {
    welcome();
    for (int i = 0; i < kMaxQuietRounds && !table_->waiting().over && !left_; ++i) step();
    flush();
    result_.over = table_->waiting().over;
    if (result_.over) out_ << screen_->result(view());
    result_.hash = table_->hash();
    return std::move(result_);
  }

 private:
  const Voice& voice() const { return screen_->voice(); }
  Json view() const {
    return parse_json(request_.seat ? table_->view(seat_at(*request_.seat)) : table_->view(kNobody))
        .value;
  }

  void welcome() {
    if (!request_.seat) {
      out_ << voice().say("welcome-watch") << "\n\n";
      return;
    }
    out_ << voice().say("welcome", {text("name", voice().own_name(*request_.seat)),
                                    number("seat", *request_.seat)})
         << "\n\n";
  }

  // One command, or nothing if whoever was to speak would rather wait.
  void step() {
    const Waiting waiting = table_->waiting();
    if (waiting.nature == Nature::owes) {
      give(Actor::nature(), table_->draw(Lots(rng_)));
    } else if (waiting.nature == Nature::may) {
      trade(waiting.seats);
    } else {
      take_turn(waiting.seats);
    }
  }

  bool is_person(Seat seat) const { return request_.seat && index(seat) == *request_.seat; }

  void take_turn(SeatSet seats) {
    std::vector<Seat> others;
    bool person = false;
    for (int s = 0; s < table_->players(); ++s) {
      if (!seats.has(seat_at(s))) continue;
      if (is_person(seat_at(s))) {
        person = true;
      } else {
        others.push_back(seat_at(s));
      }
    }
    if (person && (listen(!others.empty()) || left_)) return;
    const Seat seat = others[rng_.below(others.size())];
    give(Actor::at(seat), choice_of(seat));
  }

  // What one of the others does, or "" if it would rather do nothing.
  std::string choice_of(Seat seat) const {
    return ask_bot(*table_, seat, request_.level).move.command;
  }

  // While the top spins: rounds in which everybody may say a word, in an order drawn by lot, until
  // the hidden number of rounds is over.
  void trade(SeatSet seats) {
    if (!spinning_) {
      spinning_ = true;
      fails_ = rng_.below(8) == 0;
      rounds_left_ = fails_ ? 0 : 3 + int(rng_.below(6));
      round_.clear();
      table_shown_ = false;
    }
    if (round_.empty()) {
      if (rounds_left_-- == 0) {
        spinning_ = false;
        flush();
        give(Actor::nature(), natures_word());
        return;
      }
      round_ = shuffled(seats);
    }
    const Seat seat = round_.back();
    round_.pop_back();
    if (!seats.has(seat)) return;
    if (is_person(seat)) {
      listen(true, std::exchange(table_shown_, true));
      return;
    }
    const std::string command = choice_of(seat);
    if (!command.empty()) give(Actor::at(seat), command);
  }

  // How it ends, where the game says how; else anything that nature can say.
  std::string natures_word() {
    std::string word = table_->pace_ends(fails_ ? PaceEnd::failed : PaceEnd::fell);
    if (!word.empty()) return word;
    const std::vector<std::string> words = table_->legal(Actor::nature());
    return words[rng_.below(words.size())];
  }

  // The person speaks last in a round, to what the others have said; first in one's own spin.
  std::vector<Seat> shuffled(SeatSet seats) {
    std::vector<Seat> order;
    for (int s = 0; s < table_->players(); ++s) {
      if (seats.has(seat_at(s)) && !is_person(seat_at(s))) order.push_back(seat_at(s));
    }
    for (std::size_t i = order.size(); i > 1; --i) {
      std::swap(order[i - 1], order[rng_.below(i)]);
    }
    if (request_.seat && seats.has(seat_at(*request_.seat))) {
      const auto pace = table_->pace();
      const bool mine = pace && pace->holder == seat_at(*request_.seat);
      order.insert(mine ? order.end() : order.begin(), seat_at(*request_.seat));
    }
    return order;
  }

  // ---- carrying out

  void give(Actor who, const std::string& command) {
    if (who.kind == Actor::Kind::seat) flush();
    const Answer answer = table_->submit(who, command);
    STOLIK_ASSERT(answer.ok());
    done(who, command);
  }
  void done(Actor who, const std::string& command) {
    result_.journal.append(who, command);
    const std::string told =
        request_.seat ? table_->told(seat_at(*request_.seat)) : table_->told(kNobody);
    paragraph_.add(screen_->tell(parse_json(told).value));
    if (table_->waiting().nature == Nature::silent) spinning_ = false;
  }
  void flush() { out_ << paragraph_.take(std::min(request_.look.columns, 100), ""); }

  // ---- the person

  // Asks until a command was carried out (true), or the person lets the others go on or leaves
  // (false).
  bool listen(bool may_wait, bool briefly = false) {
    flush();
    const Actor me = Actor::at(seat_at(*request_.seat));
    if (briefly) {
      out_ << screen_->draw_again(view());
      show_question();
    } else {
      show_table();
    }
    std::string line;
    while (true) {
      out_ << "> " << std::flush;
      if (!std::getline(in_, line)) {
        out_ << '\n';
        return leave();
      }
      line = trimmed(line);
      const std::string verb = lower_ascii(line.substr(0, line.find(' ')));
      if (line == "quit" || line == "q" || line == "exit") return leave();
      if (answered_by_keeper(verb, line)) continue;
      if (verb == "host" && line.size() > 5) {
        if (submit(Actor::host(), line.substr(5))) return true;
        continue;
      }
      const Code code = line.empty() ? Code::bad_command : table_->check(me, line).code;
      if (code != Code::bad_command && code != Code::unknown_card) {
        if (submit(me, line)) return true;
        continue;
      }
      const Wish wish = screen_->understand(line, view(), table_->legal(me));
      if (!wish.command.empty()) {
        if (submit(me, wish.command)) return true;
      } else if (wish.wait) {
        if (may_wait) return false;
        out_ << voice().say("nobody-waits") << '\n';
      } else if (!wish.answer.empty()) {
        out_ << wish.answer << (wish.answer.back() == '\n' ? "" : "\n");
      } else {
        show_question();
      }
    }
  }

  bool leave() {
    left_ = true;
    out_ << voice().say("left") << '\n';
    return false;
  }

  void show_table() {
    out_ << screen_->draw(view());
    show_question();
  }
  void show_question() {
    const std::string question =
        screen_->question(view(), table_->legal(Actor::at(seat_at(*request_.seat))));
    out_ << question << '\n';
  }

  bool answered_by_keeper(const std::string& verb, const std::string& line) {
    if (line == "?" || verb == "help") {
      out_ << screen_->help() << '\n';
    } else if (line == "table" || line == "screen") {
      show_table();
    } else if (verb == "rules" || verb == "rule") {
      show_rules(line.size() > verb.size() ? line.substr(verb.size() + 1) : "");
    } else {
      return false;
    }
    return true;
  }

  bool show_rule(const std::string& rule) {
    const std::string found = rule_text(rule);
    if (found.empty()) return false;
    const std::string label = fit(found.substr(0, found.find(' ')), 5);
    out_ << hang(label, found.substr(found.find(' ')), std::min(request_.look.columns, 100))
         << '\n';
    return true;
  }
  void show_rules(const std::string& which) {
    const std::vector<std::string> numbers = rule_numbers(game_facts(table_->game()).rule_letter);
    if (which.empty()) {
      for (const std::string& rule : numbers) show_rule(rule);
      return;
    }
    if (!show_rule(which)) {
      out_ << voice().say("no-such-rule",
                          {text("rule", which), text("list", join(numbers, " ", " "))})
           << '\n';
    }
  }

  bool submit(Actor who, const std::string& command) {
    const Answer answer = table_->submit(who, command);
    if (answer.ok()) {
      done(who, command);
      return true;
    }
    // The engine speaks English; in the other languages the code says it shorter.
    const std::string key{code_name(answer.code)};
    const bool english = voice().language() == Language::en || !voice().knows(key);
    const std::string why = english ? answer.message : voice().say(key);
    const std::string rule =
        answer.rule.empty() ? "" : voice().say("refused-rule", {text("rule", answer.rule)});
    out_ << voice().say("refused", {text("why", why), text("rule", rule)}) << '\n';
    return false;
  }

  std::unique_ptr<Table> table_;
  const PlayRequest& request_;
  std::istream& in_;
  std::ostream& out_;
  Rng rng_;
  std::optional<Screen> screen_;
  PlayResult result_;
  Paragraph paragraph_;
  bool left_ = false;

  // The top, as long as it spins.
  bool spinning_ = false;
  bool fails_ = false;
  bool table_shown_ = false;  // to the person, since it was spun
  int rounds_left_ = 0;
  std::vector<Seat> round_;
};

}  // namespace

PlayResult play(std::unique_ptr<Table> table, const PlayRequest& request, std::istream& in,
                std::ostream& out) {
  return Sitting(std::move(table), request, in, out).run();
}

}  // namespace stolik::terminal
