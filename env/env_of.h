// EnvOf<Codec, Bot> and StateOf<Codec, Bot>: the one implementation of env.h, for any game that has
// a codec.
#pragma once

#include <algorithm>
#include <bit>
#include <memory>

#include "bots/question.h"
#include "env/batch_of.h"
#include "env/record.h"
#include "games/journal.h"

namespace stolik {

// What happened, newest first; states that were cloned share what lies behind them.
template <class G>
struct Happened {
  std::shared_ptr<Happened> before;
  Actor who;
  typename G::Action action{};
  std::unique_ptr<typename G::Deal> deal;
  std::vector<Beat<G>> story;

  Happened(std::shared_ptr<Happened> b, Actor w, const Story<G>& told)
      : before(std::move(b)), who(w), story(told.begin(), told.end()) {}
  Happened(const Happened&) = delete;
  Happened& operator=(const Happened&) = delete;
  ~Happened() {  // one after another: a long game would be a deep recursion
    while (before && before.use_count() == 1) {
      std::shared_ptr<Happened> next = std::move(before->before);
      before = std::move(next);
    }
  }
};

// What all states of one game share.
template <class Codec>
struct EnvFrame {
  const Deck* deck = nullptr;
  std::shared_ptr<const typename Codec::Text::Deck> names;
  typename Codec::Text::Rules::Options options{};
  EnvSettings settings;
  int longest = 0;
};

template <class Codec, class Bot>
class StateOf final : public EnvState {
  using Text = typename Codec::Text;
  using G = typename Text::Rules;
  using Action = typename G::Action;
  using Told = TableOf<Text>;
  using Frame = std::shared_ptr<const EnvFrame<Codec>>;
  using Node = typename SeatBySeat<Codec>::Node;
  using Past = Happened<G>;

 public:
  // Before its deal.
  StateOf(Frame frame, std::uint64_t seed) : frame_(std::move(frame)), rng_(seed) {
    table_.state = G::start(frame_->options);
  }

  int current() const override {
    const auto at = table_.at();
    return at.node == Node::over   ? kGameOver
           : at.node == Node::seat ? index(at.seat)
                                   : kChanceSpeaks;
  }
  bool truncated() const override { return table_.truncated; }
  int steps() const override { return table_.steps; }

  void legal(std::vector<int>& out) const override {
    out.clear();
    const auto at = table_.at();
    if (at.node == Node::over) return;
    if (at.node != Node::seat) {
      std::vector<ChanceOutcome> chances;
      outcomes(chances);
      for (const ChanceOutcome& one : chances) out.push_back(one.number);
      return;
    }
    std::vector<std::uint8_t> bytes(
        std::size_t(Codec::actions(frame_->options, frame_->settings.offers)));
    mask(index(at.seat), bytes.data());
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      if (bytes[i] != 0) out.push_back(int(i));
    }
  }
  void mask(int seat, std::uint8_t* out) const override {
    const auto at = table_.at();
    if (at.node == Node::seat && index(at.seat) == seat) {
      return Codec::mask(table_.state.pub, table_.state.own[slot(at.seat)], at.seat,
                         frame_->settings.offers, out);
    }
    std::memset(out, 0, std::size_t(Codec::actions(frame_->options, frame_->settings.offers)));
  }

  void outcomes(std::vector<ChanceOutcome>& out) const override {
    out.clear();
    std::vector<std::uint32_t> weights;
    weigh(weights);
    double total = 0;
    for (const std::uint32_t weight : weights) total += weight;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      if (weights[i] != 0) out.push_back({int(i), weights[i] / total});
    }
  }

  Answer apply(int number) override {
    const auto at = table_.at();
    if (at.node == Node::over) return over();
    if (at.node != Node::seat) return let_happen(number);
    Action action;
    if (says_nothing(number)) {
      silent_.push_back(std::uint32_t(table_.steps * kMaxSeatBits + index(at.seat)));
      table_.say_nothing();
    } else {
      if (Answer answer = read(at.seat, number, action); !answer.ok()) return answer;
      do_it(Actor::at(at.seat), action);
    }
    ++table_.steps;
    go_on();
    return {};
  }

  Answer say(Actor who, std::string_view command) override {
    Answer answer = submit(who, command);
    if (answer.ok()) go_on();
    return answer;
  }
  // The same, and nature says nothing to it yet.
  Answer submit(Actor who, std::string_view command) {
    if (table_.truncated) return over();
    Command<G> said;
    if (Answer answer = Told::parse(*frame_->names, table_.state.pub, command, said); !answer.ok())
      return answer;
    if (who.kind == Actor::Kind::seat && index(who.seat) >= frame_->options.players)
      return no_seat();
    const Refusal refusal = said.deals ? check_deal<G>(table_.state, who, said.deal)
                                       : check<G>(table_.state, who, said.action);
    if (refusal) return Told::spoken(refusal);
    if (said.deals) deal_out(said.deal);
    else do_it(who, said.action);
    if (who.kind == Actor::Kind::seat) ++table_.steps;
    return {};
  }
  void draw_on() {
    Story<G> story;
    table_.draw_on(rng_, story, true, [&](const auto& word, const Story<G>& told) {
      remember(Actor::nature(), word, told);
    });
  }

  Answer text(int number, std::string& out) const override {
    out.clear();
    const auto at = table_.at();
    if (at.node == Node::over) return over();
    if (at.node == Node::seat) {
      if (says_nothing(number)) return out = "nothing", Answer{};
      Action action;
      if (Answer answer = read(at.seat, number, action, false); !answer.ok()) return answer;
      Text::print(*frame_->names, action, out);
      return {};
    }
    std::vector<std::uint32_t> weights;
    weigh(weights);
    if (number < 0 || std::size_t(number) >= weights.size() || weights[std::size_t(number)] == 0) {
      return no_outcome(number);
    }
    if (at.node == Node::who) {
      if (number >= 2) return out = concat("ask seat ", number - 2), Answer{};
      if constexpr (Paced<G>)
        Text::print(*frame_->names, G::pace_ends(number == 0 ? PaceEnd::fell : PaceEnd::failed),
                    out);
      return {};
    }
    Odds<G> odds;
    G::chance(table_.state, odds);
    if (odds.empty())
      out = Codec::deal_text(*frame_->names, frame_->options, deal_, dealt_, number);
    else Text::print(*frame_->names, odds[std::size_t(number)].outcome, out);
    return {};
  }

  Answer number(std::string_view command, int& out) const override {
    const auto at = table_.at();
    if (at.node == Node::over) return over();
    if (at.node != Node::seat) {
      std::vector<int> all;
      legal(all);
      for (const int one : all) {
        std::string words;
        if (text(one, words).ok() && words == command) return out = one, Answer{};
      }
      return {Code::bad_command, "", "Chance cannot say this here."};
    }
    if (command == "nothing" && says_nothing(Codec::kNothing))
      return out = Codec::kNothing, Answer{};
    Command<G> said;
    if (Answer answer = Told::parse(*frame_->names, table_.state.pub, command, said); !answer.ok())
      return answer;
    const Refusal refusal = said.deals ? check_deal<G>(table_.state, Actor::at(at.seat), said.deal)
                                       : check<G>(table_.state, Actor::at(at.seat), said.action);
    if (refusal) return Told::spoken(refusal);
    out = Codec::number(table_.state.pub, at.seat, frame_->settings.offers, said.action);
    if (out < 0) return {Code::bad_command, "", "This has no number: it can be said in words."};
    return {};
  }

  std::string view(int seat) const override {
    return seat < 0 ? written(Text::picture(table_.state.pub))
                    : written(Text::picture(stolik::view<G>(table_.state, seat_at(seat))));
  }
  std::string position() const override { return written(Text::picture(table_.state)); }

  std::string story(int seat) const override {
    std::vector<const Past*> all;
    for (const Past* one = past_.get(); one != nullptr; one = one->before.get()) all.push_back(one);
    // Of what others heard before a guess nobody can know.
    const bool deaf = !guesses_.empty() && guesses_.back().seat != seat;
    std::string out = "[";
    for (std::size_t i = all.size(); i-- > 0;) {
      const bool heard = !deaf || all.size() - 1 - i >= guesses_.back().after;
      for (const Beat<G>& beat : all[i]->story) {
        if (out.size() > 1) out += ',';
        JsonWriter json(out);
        const bool hears = heard && beat.whispers && index(beat.ear) == seat;
        write_event(json, *frame_->names, Text::events(), beat.shown,
                    hears ? &beat.whisper : nullptr);
      }
    }
    return out + ']';
  }
  // The whole story as the seat heard it, what it holds now, and whose word it is.
  std::string information_state(int seat) const override {
    std::string out =
        concat("{\"seat\":", seat, ",\"asked\":", current(), ",\"view\":", view(seat));
    if (table_.truncated) out += ",\"truncated\":true";
    std::string silences;  // when it was asked itself and said nothing
    for (const std::uint32_t one : silent_) {
      if (int(one % kMaxSeatBits) != seat) continue;
      silences += concat(silences.empty() ? "" : ",", one / kMaxSeatBits);
    }
    if (!silences.empty()) out += ",\"silent\":[" + silences + ']';
    return concat(out, ",\"story\":", story(seat), ",\"steps\":", table_.steps, '}');
  }
  void bytes(TensorKind kind, int seat, std::uint8_t* out) const override {
    write_tensor<Codec>(kind, table_, seat_at(seat), Tape(out));
  }
  void belief(int seat, float* out) const override { Codec::belief(knowledge(seat), out); }

  std::unique_ptr<EnvState> guess(int seat, std::uint64_t seed) const override {
    auto other = std::make_unique<StateOf>(*this);
    other->reseed(seed);
    // Half a deal is nobody's knowledge yet.
    if (table_.dealt()) other->table_.state = Codec::guess(knowledge(seat), other->rng_);
    std::size_t after = 0;
    for (const Past* one = past_.get(); one != nullptr; one = one->before.get()) ++after;
    other->guesses_.push_back({after, seat, seed});
    return other;
  }

  void returns(float* out) const override {
    if (G::waiting(table_.state.pub).over) write_returns<Bot>(table_.state.pub, out);
    else std::fill_n(out, frame_->options.players, 0.0f);
  }
  void points(int* out) const override {
    for (int s = 0; s < frame_->options.players; ++s)
      out[s] = G::points(table_.state.pub, seat_at(s));
  }
  std::uint64_t hash() const override { return Told::hash_of(*frame_->names, table_.state); }
  std::unique_ptr<EnvState> clone() const override { return std::make_unique<StateOf>(*this); }
  void reseed(std::uint64_t seed) override { rng_ = Rng(seed); }

  Answer journal(std::string& out) const override {
    if (!guesses_.empty())
      return {Code::bad_message, "", "A guess has no journal: it did not happen."};
    out = record();
    return {};
  }
  std::string record() const override {
    Journal all;
    all.game = G::kName;
    all.players = frame_->options.players;
    all.options = options_of(*frame_);
    for (const Past* one = past_.get(); one != nullptr; one = one->before.get()) {
      std::string words;
      if (one->deal) Text::print_deal(*frame_->names, table_.state.pub, *one->deal, words);
      else Text::print(*frame_->names, one->action, words);
      all.append(one->who, words);
    }
    std::ranges::reverse(all.entries);
    all.remarks.push_back(
        print_remark({std::string{kOffers[std::size_t(frame_->settings.offers)]},
                      frame_->settings.explicit_chance ? "explicit" : "drawn", frame_->longest,
                      all.entries.size(), hex(hash()), path(), guesses_}));
    return print_journal(all);
  }
  // Takes up what record() wrote, if that was at this very point of the game.
  Answer resume_from(const LabRemark& remark, std::size_t entries) {
    if (remark.entries != entries || remark.hash != hex(hash())) return {};
    Answer answer = resume(remark.path);
    table_.truncated = false;  // by the steps that this game allows
    return answer;
  }

  std::string path() const override {
    std::string out = concat(index(table_.speaker), table_.fresh ? " 1" : " 0",
                             table_.truncated ? " 1 " : " 0 ", table_.steps);
    for (const std::uint64_t word : std::bit_cast<RngWords>(rng_)) out += concat(' ', word);
    out += concat(' ', silent_.size());
    for (const std::uint32_t one : silent_) out += concat(' ', one);
    for (const int outcome : deal_path_) out += concat(' ', outcome);
    return out;
  }
  Answer resume(std::string_view path) override {
    const auto read = read_numbers(path);
    if (!read) return no_path();
    const std::vector<std::uint64_t>& numbers = *read;
    if (numbers.size() < 9 || numbers[8] > numbers.size() - 9) return no_path();
    if (numbers[1] > 1 || numbers[2] > 1 || numbers[3] > 1'000'000'000) return no_path();
    const Seat speaker = numbers[0] < 255 ? seat_at(int(numbers[0])) : kNobody;
    const Waiting waiting = G::waiting(table_.state.pub);
    if (speaker != kNobody &&
        (numbers[0] >= frame_->options.players || !waiting.seats.has(speaker)))
      return no_path();
    const auto silences = numbers.begin() + 9;
    const auto outcomes = silences + std::ptrdiff_t(numbers[8]);
    if (outcomes != numbers.end() && table_.dealt()) return no_path();
    table_.speaker = speaker;
    table_.fresh = numbers[1] == 1 && waiting.nature == Nature::may;
    table_.truncated = numbers[2] == 1;
    table_.steps = std::int32_t(numbers[3]);
    rng_ = std::bit_cast<Rng>(RngWords{numbers[4], numbers[5], numbers[6], numbers[7]});
    silent_.clear();
    for (auto one = silences; one != outcomes; ++one) silent_.push_back(std::uint32_t(*one));
    for (auto outcome = outcomes; outcome != numbers.end(); ++outcome) {
      if (*outcome > 1000 || table_.dealt()) return no_path();
      if (Answer answer = let_happen(int(*outcome)); !answer.ok()) return answer;
    }
    return {};
  }

  Answer bot(std::string_view level, int& out, std::string& words) const override {
    const auto known = level_named(level);
    if (!known) return {Code::bad_option, "", concat("level: ", kLevelExpected, " is expected")};
    const auto at = table_.at();
    if (at.node == Node::over) return over();
    if (at.node != Node::seat) return {Code::not_your_turn, "", "Chance speaks, no seat."};
    const Knowledge<G> knows = knowledge(index(at.seat));
    Rng lots(seed_of(knows, *known));
    const auto choice = Bot::choose(knows, *known, lots);
    out = choice.waits
              ? Codec::kNothing
              : Codec::number(table_.state.pub, at.seat, frame_->settings.offers, choice.action);
    words.clear();
    if (!choice.waits) Text::print(*frame_->names, choice.action, words);
    return {};
  }

  void give_up_if_long() {
    table_.truncated = table_.at().node != Node::over && table_.steps >= frame_->longest;
  }

  static std::string options_of(const EnvFrame<Codec>& frame) {
    std::string out;
    JsonWriter json(out);
    write_picture(json, *frame.names, Chosen<G>{frame.options});
    return out;
  }

 private:
  Knowledge<G> knowledge(int seat) const {
    return {stolik::view<G>(table_.state, seat_at(seat)), table_.memory, table_.heard};
  }
  static Answer over() { return {Code::over, std::string{G::kEndRule}, "The game is over."}; }
  static Answer no_seat() { return {Code::bad_message, "", "there is no such seat"}; }
  static Answer no_outcome(int number) {
    return {Code::illegal, "", concat("Chance has no outcome ", number, " here.")};
  }
  static Answer no_path() { return {Code::bad_message, "", "This is no path of a state."}; }
  bool says_nothing(int number) const {
    return number >= 0 && number == Codec::kNothing && table_.speaker != kNobody;
  }

  Answer read(Seat seat, int number, Action& action, bool checks = true) const {
    const int all = Codec::actions(frame_->options, frame_->settings.offers);
    if (number < 0 || number >= all) {
      return {Code::illegal, "",
              concat("There is no action ", number, ": they go from 0 to ", all - 1, ".")};
    }
    if (!Codec::action(table_.state.pub, seat, frame_->settings.offers, number, action)) {
      return {Code::illegal, "", concat("Action ", number, " means nothing here.")};
    }
    if (!checks) return {};
    return Told::spoken(G::check(table_.state.pub, table_.state.own[slot(seat)], seat, action));
  }

  std::string written(const typename Text::Picture& picture) const {
    std::string out;
    JsonWriter json(out);
    write_picture(json, *frame_->names, picture);
    return out;
  }

  // The weights of chance here, by their numbers.
  void weigh(std::vector<std::uint32_t>& weights) const {
    const auto at = table_.at();
    if (at.node == Node::who) {
      const NextWord next = table_.next_word();
      weights.assign(next.weights.begin(), next.weights.begin() + 2 + frame_->options.players);
      return;
    }
    if (at.node != Node::owed) return;
    Odds<G> odds;
    G::chance(table_.state, odds);
    for (const auto& odd : odds) weights.push_back(odd.weight);
    if (odds.empty()) Codec::deal_odds(frame_->options, deal_, dealt_, weights);
  }

  Answer let_happen(int number) {
    std::vector<std::uint32_t> weights;
    weigh(weights);
    if (number < 0 || std::size_t(number) >= weights.size() || weights[std::size_t(number)] == 0) {
      return no_outcome(number);
    }
    if (table_.at().node == Node::who) {
      Story<G> story;
      table_.go_on(number, story, true);
      if constexpr (Paced<G>) {
        if (number < 2)
          remember(Actor::nature(), G::pace_ends(number == 0 ? PaceEnd::fell : PaceEnd::failed),
                   story);
      }
      return {};
    }
    Odds<G> odds;
    G::chance(table_.state, odds);
    if (!odds.empty()) {
      do_it(Actor::nature(), odds[std::size_t(number)].outcome);
      return {};
    }
    Codec::deal_take(frame_->options, deal_, dealt_, number);
    deal_path_.push_back(number);
    if (++dealt_ == Codec::deal_steps(frame_->options)) deal_out(deal_);
    return {};
  }

  void do_it(Actor who, const Action& action) {
    Story<G> story;
    table_.carry_out(who, action, story, true);
    remember(who, action, story);
  }
  void deal_out(const typename G::Deal& deal) {
    deal_path_.clear();
    Story<G> story;
    table_.deal_out(deal, story, true);
    remember(Actor::nature(), deal, story);
  }
  void remember(Actor who, const Action& action, const Story<G>& story) {
    past_ = std::make_shared<Past>(std::move(past_), who, story);
    past_->action = action;
  }
  void remember(Actor who, const typename G::Deal& deal, const Story<G>& story) {
    past_ = std::make_shared<Past>(std::move(past_), who, story);
    past_->deal = std::make_unique<typename G::Deal>(deal);
  }
  void go_on() {
    if (!frame_->settings.explicit_chance) draw_on();
    give_up_if_long();
  }

  Frame frame_;
  SeatBySeat<Codec> table_;
  Rng rng_;
  std::shared_ptr<Past> past_;
  typename G::Deal deal_{};  // as far as it was made, where chance is walked
  int dealt_ = 0;
  std::vector<int> deal_path_;
  std::vector<std::uint32_t>
      silent_;  // who was asked and said nothing: the step, times sixteen, and the seat
  std::vector<Guessed> guesses_;  // empty in the game that happened
};

template <class Codec, class Bot>
class EnvOf final : public EnvGame {
  using Text = typename Codec::Text;
  using G = typename Text::Rules;

 public:
  static OpenedEnv open(const Deck& deck, int players, const Json* options,
                        const EnvSettings& settings) {
    OpenedEnv opened;
    // As for any table, with the same sentences.
    const Opened table = TableOf<Text>::open(deck, players, options, kNobody);
    opened.answer = table.answer;
    if (!table.table) return opened;
    const auto& mine = static_cast<const TableOf<Text>&>(*table.table);
    EnvFrame<Codec> frame;
    frame.deck = &deck;
    frame.names = mine.names();
    frame.options = mine.state().pub.options;
    frame.settings = settings;
    frame.longest = settings.longest > 0 ? settings.longest : Codec::kLongest;
    auto game = std::make_unique<EnvOf>();
    game->frame_ = std::make_shared<const EnvFrame<Codec>>(std::move(frame));
    game->lay_out();
    opened.game = std::move(game);
    return opened;
  }

  std::string_view name() const override { return G::kName; }
  int players() const override { return frame_->options.players; }
  std::string options() const override { return StateOf<Codec, Bot>::options_of(*frame_); }
  int actions() const override { return Codec::actions(frame_->options, frame_->settings.offers); }
  int longest() const override { return frame_->longest; }
  int most_outcomes() const override {
    std::size_t most = std::max<std::size_t>(G::kMaxOdds, 2u + frame_->options.players);
    std::vector<std::uint32_t> weights;
    Codec::deal_odds(frame_->options, {}, 0, weights);
    return int(std::max(most, weights.size()));
  }
  const EnvSettings& settings() const override { return frame_->settings; }
  const std::vector<Piece>& layout(TensorKind kind) const override {
    return layouts_[std::size_t(kind)];
  }
  std::size_t size(TensorKind kind) const override { return sizes_[std::size_t(kind)]; }
  double least_return() const override { return -1.0 / Bot::sides(frame_->options); }
  double most_return() const override { return 1.0 - 1.0 / Bot::sides(frame_->options); }
  std::unique_ptr<EnvState> start(std::uint64_t seed) const override {
    auto state = std::make_unique<StateOf<Codec, Bot>>(frame_, seed);
    if (!frame_->settings.explicit_chance) state->draw_on();
    return state;
  }
  Answer start_dealt(std::string_view deal, std::uint64_t seed,
                     std::unique_ptr<EnvState>& out) const override {
    auto state = std::make_unique<StateOf<Codec, Bot>>(frame_, seed);
    Answer answer = state->say(Actor::nature(), deal);
    if (answer.ok()) out = std::move(state);
    return answer;
  }

  Answer replay(std::string_view text, std::unique_ptr<EnvState>& out) const override {
    Journal journal;
    if (std::string trouble = parse_journal(text, journal); !trouble.empty())
      return {Code::bad_message, "", std::move(trouble)};
    using State = StateOf<Codec, Bot>;
    std::optional<LabRemark> remark;
    for (const std::string& line : journal.remarks) {
      if (line.starts_with(kLabRemark) && !parse_remark(line, players(), remark.emplace())) {
        return {Code::bad_message, "", "The line '# lab' of this journal is damaged."};
      }
    }
    auto state =
        std::make_unique<State>(frame_, 0);  // nothing is drawn: all of it is written there
    std::size_t guessed = 0;
    const auto guess_on = [&](std::size_t entries) {
      for (;
           remark && guessed < remark->guesses.size() && remark->guesses[guessed].after == entries;
           ++guessed) {
        const Guessed& guess = remark->guesses[guessed];
        state.reset(static_cast<State*>(state->guess(guess.seat, guess.seed).release()));
      }
    };
    for (std::size_t i = 0; i < journal.entries.size(); ++i) {
      guess_on(i);
      Answer answer = state->submit(journal.entries[i].who, journal.entries[i].command);
      if (!answer.ok()) {
        answer.message = concat("command ", i + 1, ": ", answer.message);
        return answer;
      }
    }
    guess_on(journal.entries.size());
    if (remark) {
      if (Answer answer = state->resume_from(*remark, journal.entries.size()); !answer.ok())
        return answer;
    }
    state->give_up_if_long();
    out = std::move(state);
    return {};
  }

  std::unique_ptr<EnvBatch> batch(int tables, std::uint64_t seed, TensorKind kind,
                                  const BatchBuffers& buffers, bool remembers) const override {
    return std::make_unique<BatchOf<Codec, Bot>>(frame_->options, frame_->settings, frame_->longest,
                                                 tables, seed, kind, size(kind), buffers,
                                                 remembers);
  }

 private:
  void lay_out() {
    SeatBySeat<Codec> table;
    table.state = G::start(frame_->options);
    std::vector<std::uint8_t> buffer(kLongestTape);
    for (const TensorKind kind :
         {TensorKind::observation, TensorKind::information_state, TensorKind::oracle}) {
      const auto place = std::size_t(kind);
      sizes_[place] =
          write_tensor<Codec>(kind, table, seat_at(0), Tape(buffer.data(), layouts_[place]));
    }
    const auto shape = Codec::belief_shape(frame_->options);
    const auto belief = std::size_t(TensorKind::belief);
    layouts_[belief] = {{"belief", {shape[0], shape[1]}, 0}};
    sizes_[belief] = layouts_[belief][0].size();
  }

  std::shared_ptr<const EnvFrame<Codec>> frame_;
  std::array<std::vector<Piece>, 4> layouts_;
  std::array<std::size_t, 4> sizes_{};
};

}  // namespace stolik
