// TableOf<Text>: the one implementation of Table, for any game that has rules and a Text.
#pragma once

#include <algorithm>
#include <optional>

#include "core/hooks.h"
#include "core/notation.h"
#include "core/play.h"
#include "games/command.h"
#include "games/knowledge.h"
#include "games/packed.h"
#include "games/table.h"

namespace stolik {

template <class Text>
class TableOf : public Table {
  using G = typename Text::Rules;
  using GameDeck = typename Text::Deck;
  static_assert(Game<G>);
  static_assert(hooks_fit<G>(), "a hook has another signature than core/hooks.h names");

 public:
  TableOf(const Deck& deck, const State<G>& state)
      : Table(deck, state.pub.options.players), names_(names_of<Text>(deck)), state_(state) {}

  static Opened open(const Deck& deck, int players, const Json* options, Seat youngest) {
    Opened opened;
    typename G::Options chosen{};
    std::string trouble = read_options<Text>(options, players, *names_of<Text>(deck), chosen);
    if (!trouble.empty()) {
      opened.answer = {Code::bad_option, "", std::move(trouble)};
      return opened;
    }
    if constexpr (AsksForYoungest<G>) {
      if (youngest != kNobody) chosen.youngest = youngest;
    }
    opened.table = std::make_unique<TableOf>(deck, G::start(chosen));
    return opened;
  }

  static Opened load(const Deck& deck, const Json& position) {
    Opened opened;
    std::optional<Read> read = read_position(*names_of<Text>(deck), position, opened.answer);
    if (!read) return opened;
    const State<G> state = Text::restore(read->picture, read->options);
    std::string flaw{G::flaw(state)};
    if (flaw.empty()) {
      // Whatever the state does not keep (winners, awaiting) must be what follows from it.
      Path path;
      if (differ(read->picture, Text::picture(state), path)) {
        // A set of seats, cards or cells is written as a list: its inside has no name there.
        std::string_view place = path.view();
        constexpr std::string_view kInside = ".bits";
        if (place.ends_with(kInside)) place.remove_suffix(kInside.size());
        flaw = concat(place, ": not what follows from the rest of the position");
      }
    }
    if (!flaw.empty()) {
      opened.answer = {Code::bad_position, "", std::move(flaw)};
      return opened;
    }
    opened.table = std::make_unique<TableOf>(deck, state);
    return opened;
  }

  static ViewAnswer legal_in_view(const Deck& deck, const Json& json, Seat seat) {
    ViewAnswer result;
    std::optional<Seen> seen = read_view(deck, json, seat, result.answer);
    if (seen && !is_own(*seen, result.answer)) seen.reset();
    if (seen)
      result.commands = list_for(*names_of<Text>(deck), seen->view.pub, seen->view.own, seat);
    return result;
  }

  static Answer check_in_view(const Deck& deck, const Json& json, Seat seat,
                              std::string_view text) {
    Answer answer;
    std::optional<Seen> seen = read_view(deck, json, seat, answer);
    if (!seen || !is_own(*seen, answer)) return answer;
    Command<G> command;
    answer = parse(*names_of<Text>(deck), seen->view.pub, text, command);
    if (!answer.ok()) return answer;
    // A state whose secrets are empty: check() for a seat cannot look at them.
    State<G> state = G::start(seen->view.pub.options);
    state.pub = seen->view.pub;
    state.own[slot(seat)] = seen->view.own;
    return spoken(judge(state, Actor::at(seat), command));
  }

  static HintsAnswer hints_in_view(const Deck& deck, const Json& json, Seat seat) {
    HintsAnswer result;
    // Any seat will do for what all see.
    std::optional<Seen> seen =
        read_view(deck, json, seat == kNobody ? Seat{} : seat, result.answer);
    if (!seen || (seat != kNobody && !is_own(*seen, result.answer))) return result;
    static_assert(!requires { &Text::hints; } || requires { typename Text::Hints; });
    if constexpr (requires { typename Text::Hints; }) {
      const typename G::Private own = seat == kNobody ? typename G::Private{} : seen->view.own;
      JsonWriter writer(result.json);
      write_picture(writer, *names_of<Text>(deck), Text::hints(seen->view.pub, own, seat));
    } else {
      result.json = "{}";
    }
    return result;
  }

  std::string options() const override {
    std::string out;
    JsonWriter json(out);
    write_picture(json, *names_, Chosen<G>{state_.pub.options});
    return out;
  }
  Waiting waiting() const override { return G::waiting(state_.pub); }
  std::uint64_t hash() const override { return hash_of(*names_, state_); }
  static std::uint64_t hash_of(const GameDeck& names, const State<G>& state) {
    Hasher hasher;
    hasher.absorb(G::kName);
    hasher.absorb(names.id);
    hash_into(hasher, state.pub);
    hash_into(hasher, state.own);
    hash_into(hasher, state.hid);
    return hasher.value();
  }
  std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }

  Answer submit(Actor who, std::string_view text) override {
    Command<G> command;
    Answer answer = parse(*names_, state_.pub, text, command);
    if (!answer.ok()) return answer;
    if (const Refusal refusal = carry_out(who, command)) return spoken(refusal);
    return {};
  }

  Answer check(Actor who, std::string_view text) const override {
    Command<G> command;
    Answer answer = parse(*names_, state_.pub, text, command);
    return answer.ok() ? spoken(judge(state_, who, command)) : answer;
  }

  std::string draw(Lots lots) const override {
    return G::waiting(state_.pub).nature == Nature::owes ? printed(drawn(lots)) : std::string{};
  }
  std::string draw_and_do(Lots lots) override {
    if (G::waiting(state_.pub).nature != Nature::owes) return {};
    const Command<G> command = drawn(lots);
    std::string text = printed(command);
    const Refusal refusal = carry_out(Actor::nature(), command);
    STOLIK_ASSERT(!refusal);
    return text;
  }

  Owed owed() const override {
    Owed word;
    if (G::waiting(state_.pub).nature != Nature::owes) return word;
    Odds<G> odds;
    G::chance(state_, odds);
    word.stream = "deal";
    if (odds.empty()) return word;
    if constexpr (WholeChance<G>) {
      Odds<G> whole;
      G::whole_chance(state_.pub, whole);
      for (const auto& odd : whole) word.outcomes.push_back({printed(odd.outcome), 0, odd.weight});
      std::size_t place = 0;  // both lists have one order
      for (std::size_t i = 0; i < odds.size() && !whole.empty(); ++i) {
        while (!(whole[place].outcome == odds[i].outcome)) ++place;
        word.outcomes[place].weight = odds[i].weight;
      }
    }
    if (word.outcomes.empty()) {
      for (const auto& odd : odds)
        word.outcomes.push_back({printed(odd.outcome), odd.weight, odd.weight});
    }
    const std::string& first = word.outcomes[0].command;
    word.stream = first.substr(0, first.find(' '));
    if constexpr (DrawsForSeats<G>) word.seat = G::draws_for(state_.pub);
    return word;
  }

  std::optional<Pace> pace() const override {
    if constexpr (Paced<G>) return G::pace(state_.pub);
    else return std::nullopt;
  }
  std::string pace_ends(PaceEnd end) const override {
    if constexpr (Paced<G>) return printed(G::pace_ends(end));
    else return {};
  }
  Meaning meaning(std::string_view text) const override {
    Command<G> command;
    return Meaningful<G> && parse(*names_, state_.pub, text, command).ok() ? meaning_of(command)
                                                                           : Meaning{};
  }
  Meaning meant() const override { return meant_; }
  std::string when_late(Seat seat) const override {
    if constexpr (Hurried<G>) {
      if (const auto action = G::when_late(state_.pub, seat)) return printed(*action);
    }
    return {};
  }
  std::string any_move(Seat seat, std::uint64_t lot) const override {
    Actions<G> actions;
    G::list(state_.pub, state_.own[slot(seat)], seat, actions);
    return actions.empty() ? std::string{} : printed(actions[lot % actions.size()]);
  }

  std::string view(Viewer viewer) const override { return written(seen_by(viewer)); }

  std::vector<std::string> legal(Actor who) const override {
    std::vector<std::string> out;
    Actions<G> actions;
    switch (who.kind) {
      case Actor::Kind::seat:
        return list_for(*names_, state_.pub, state_.own[slot(who.seat)], who.seat);
      case Actor::Kind::host:
        if constexpr (Hosted<G>) G::list_host(state_.pub, actions);
        break;
      case Actor::Kind::nature: {
        Odds<G> odds;
        G::chance(state_, odds);
        // Before the deal nature owes a word that chance() does not list.
        if (odds.empty() && G::waiting(state_.pub).nature == Nature::owes) return {"deal"};
        for (const auto& odd : odds) Text::print(*names_, odd.outcome, out.emplace_back());
        break;
      }
    }
    for (const auto& action : actions) Text::print(*names_, action, out.emplace_back());
    std::ranges::sort(out);
    return out;
  }

  Knowledge<G> knowledge(Seat seat) const {
    return {stolik::view<G>(state_, seat), memory_, heard_};
  }
  std::string known(Seat seat) const override {
    return json_object([&](JsonWriter& json) {
      json.string("game", G::kName);
      json.string("deck", names_->id);
      json.string("known", packed(knowledge(seat)));
    });
  }

  void tell(Viewer viewer, std::string& out) const override {
    for (const Beat<G>& beat : story_) {
      if (!out.empty()) out += ',';
      JsonWriter json(out);
      const bool hears = beat.whispers && (viewer.sees_all || beat.ear == viewer.seat);
      write_event(json, *names_, Text::events(), beat.shown, hears ? &beat.whisper : nullptr);
    }
  }
  bool hears_more(Seat seat) const override {
    return std::ranges::any_of(
        story_, [&](const Beat<G>& beat) { return beat.whispers && beat.ear == seat; });
  }

  int points(Seat seat) const override { return G::points(state_.pub, seat); }
  int standing(Seat seat) const override {
    if constexpr (Standing<G>) return G::standing(state_, seat);
    else return points(seat);
  }

  // Words of this game, and a refusal as the one who asked reads it: for whoever keeps a state
  // himself.
  static Answer parse(const GameDeck& names, const typename G::Public& pub, std::string_view text,
                      Command<G>& command) {
    Findings findings;
    switch (Text::parse(names, pub, text, command, findings)) {
      case Parsed::ok: return {};
      case Parsed::bad_command:
        return {Code::bad_command, "",
                "This is no command of this game. Expected: " + expected_commands<Text>() + "."};
      case Parsed::unknown_card:
        return {Code::unknown_card, "",
                concat("Nothing of that kind in this deck is called '", findings.word(), "'.")};
    }
    return {};
  }

  static Answer spoken(const Refusal& refusal) {
    return {refusal.code, std::string{refusal.rule}, std::string{refusal.why}};
  }

  // For changes.h.
  void write_changes(JsonWriter& json, const TableOf& before, Viewer viewer) const {
    write_changes(json, before.seen_by(viewer), seen_by(viewer));
  }

  const State<G>& state() const { return state_; }
  const Story<G>& story() const { return story_; }
  const std::shared_ptr<const GameDeck>& names() const { return names_; }

 private:
  struct Read {
    typename Text::Picture picture;
    typename G::Options options;
  };
  struct Seen {
    View<G> view;
    bool own;  // it shows that seat's hand
  };

  static std::optional<Read> read_position(const GameDeck& names, const Json& json,
                                           Answer& answer) {
    const Json* players = json.find("players");
    const auto count = players != nullptr ? players->integer() : std::nullopt;
    if (!count) {
      answer = {Code::bad_position, "", "players: the number of players is expected"};
      return std::nullopt;
    }
    Read read{};
    const int players_read = int(std::clamp<std::int64_t>(*count, -1, 1000));
    std::string trouble =
        read_options<Text>(json.find("options"), players_read, names, read.options);
    if (!trouble.empty()) {
      answer = {Code::bad_option, "", std::move(trouble)};
      return std::nullopt;
    }
    Reading reading;
    read_picture(reading, json, names, read.picture);
    if (!reading.ok()) {
      answer = {Code::bad_position, "", reading.trouble()};
      return std::nullopt;
    }
    read.picture.options = {read.options};
    return read;
  }

  static std::optional<Seen> read_view(const Deck& deck, const Json& json, Seat seat,
                                       Answer& answer) {
    std::optional<Read> read = read_position(*names_of<Text>(deck), json, answer);
    if (!read) return std::nullopt;
    if (index(seat) >= read->options.players) {
      answer = {Code::bad_message, "", "there is no such seat"};
      return std::nullopt;
    }
    const bool own = shows_hand(read->picture, seat);
    return Seen{stolik::view<G>(Text::restore(read->picture, read->options), seat), own};
  }
  // What a seat can do follows from its hand: somebody else's view does not say it.
  static bool is_own(const Seen& seen, Answer& answer) {
    if (!seen.own) answer = {Code::bad_message, "", "this view hides the hand of that seat"};
    return seen.own;
  }
  static bool shows_hand(const typename Text::Picture& picture, Seat seat) {
    if constexpr (requires { picture.hands; }) {
      return slot(seat) >= picture.hands.size() || picture.hands[slot(seat)].known ||
             picture.hands[slot(seat)].count == 0;
    }
    return true;
  }

  static Meaning meaning_of(const Command<G>& command) {
    if constexpr (Meaningful<G>) {
      if (!command.deals) return G::meaning(command.action);
    }
    return {};
  }

  std::string printed(const typename G::Action& action) const {
    std::string out;
    Text::print(*names_, action, out);
    return out;
  }
  std::string printed(const Command<G>& command) const {
    if (!command.deals) return printed(command.action);
    std::string out;
    Text::print_deal(*names_, state_.pub, command.deal, out);
    return out;
  }

  // Nature's next word, where it owes one.
  Command<G> drawn(Lots lots) const {
    Command<G> command;
    Odds<G> odds;
    G::chance(state_, odds);
    command.deals = odds.empty();
    if (command.deals) command.deal = Text::shuffle(state_.pub, lots);
    else command.action = pick(odds, lots);
    return command;
  }

  Refusal carry_out(Actor who, const Command<G>& command) {
    const typename G::Public before = state_.pub;
    const Refusal refusal = command.deals ? play_deal<G>(state_, who, command.deal, story_)
                                          : play<G>(state_, who, command.action, story_);
    if (refusal) return refusal;
    for (const Beat<G>& beat : story_) G::remember(memory_, before, beat.shown);
    ++heard_;
    meant_ = meaning_of(command);
    return {};
  }

  static Refusal judge(const State<G>& state, Actor who, const Command<G>& command) {
    return command.deals ? check_deal<G>(state, who, command.deal)
                         : stolik::check<G>(state, who, command.action);
  }

  static std::vector<std::string> list_for(const GameDeck& names, const typename G::Public& pub,
                                           const typename G::Private& own, Seat seat) {
    std::vector<std::string> out;
    Actions<G> actions;
    G::list(pub, own, seat, actions);
    for (const auto& action : actions) Text::print(names, action, out.emplace_back());
    FixedVec<std::string_view, 4> words;
    Text::list_words(pub, own, seat, words);
    out.insert(out.end(), words.begin(), words.end());
    std::ranges::sort(out);
    return out;
  }

  std::string written(const typename Text::Picture& picture) const {
    std::string out;
    out.reserve(1024);
    JsonWriter json(out);
    write_picture(json, *names_, picture);
    return out;
  }

  typename Text::Picture seen_by(Viewer viewer) const {
    if (viewer.sees_all) return Text::picture(state_);
    return viewer.seat == kNobody ? Text::picture(state_.pub)
                                  : Text::picture(stolik::view<G>(state_, viewer.seat));
  }

  void write_changes(JsonWriter& json, const typename Text::Picture& before,
                     const typename Text::Picture& now) const {
    if constexpr (!Listed<typename Text::Picture>) {
      write_picture(json, *names_, now);  // all members, where there is no list of them
    } else {
      json.begin_object();
      const auto put = [&](const auto& field) {
        if (before.*(field.member) == now.*(field.member)) return;
        json.key(field.name);
        write_picture(json, *names_, now.*(field.member));
      };
      std::apply([&](const auto&... field) { (put(field), ...); }, Text::Picture::fields());
      json.end_object();
    }
  }

  std::shared_ptr<const GameDeck> names_;
  State<G> state_;
  Story<G> story_;
  Meaning meant_{};
  typename G::Memory memory_{};  // folded from the story so far; empty after a load
  std::uint32_t heard_ = 0;      // commands since then
};

}  // namespace stolik
