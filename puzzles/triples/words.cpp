// A riddle as JSON: puzzles/README.md.

#include "puzzles/triples/puzzle.h"

namespace stolik::triples {
namespace {

constexpr std::string_view kBecause[] = {
    "own",     "empty",       "asks",     "refuses", "gives",      "mistakes", "not-all",
    "promise", "others-lack", "counting", "full",    "all-needed", "placed"};
constexpr std::string_view kSays[] = {"no", "yes", "any", "not-both", "filled"};
constexpr std::string_view kAnswers[] = {"refused", "gave", "gave", "mistaken"};

void write_cards(JsonWriter& json, const Deck& names, CardSet cards) {
  json.begin_array();
  for (const Card card : names.sorted(Card{})) {
    if (cards.has(card)) json.string(names.name(card));
  }
  json.end_array();
}

void write_ask(JsonWriter& json, const Deck& names, const Line& line) {
  json.begin_object();
  json.integer("n", line.number);
  json.integer("seat", index(line.asker));
  if (line.asked != kNobody) {
    json.integer("to", index(line.asked));
  }
  json.string("card", names.name(line.card));
  json.string("answer", kAnswers[std::size_t(line.answer)]);
  if (line.bare) {
    json.boolean("bare", true);
  }
  json.end_object();
}

// Facts that one thinks in one breath: all that one ask told, or all that follow from the same.
struct Thought {
  std::vector<int> facts;
  std::vector<std::size_t> from;  // earlier thoughts
};

std::vector<Thought> thoughts_of(const Riddle& riddle) {
  std::vector<Thought> thoughts;
  std::vector<std::size_t> thought_of(riddle.facts.size(), 0);
  const auto& facts = riddle.facts;
  for (const int i : proof_of(facts, riddle.fact)) {
    const Fact& fact = facts[std::size_t(i)];
    std::size_t n = 0;
    for (; n < thoughts.size(); ++n) {
      const Fact& first = facts[std::size_t(thoughts[n].facts[0])];
      if (fact.line >= 0
              ? first.line == fact.line
              : first.line < 0 && first.because == fact.because && first.from == fact.from)
        break;
    }
    if (n == thoughts.size()) thoughts.push_back({});
    thoughts[n].facts.push_back(i);
    thought_of[std::size_t(i)] = n;
    for (const int from : fact.from) {
      if (facts[std::size_t(from)].level == 0) continue;
      const std::size_t earlier = thought_of[std::size_t(from)];
      auto& steps = thoughts[n].from;
      if (!contains(steps, earlier)) steps.push_back(earlier);
    }
  }
  return thoughts;
}

void write_fact(JsonWriter& json, const Deck& names, const Fact& fact) {
  json.begin_object();
  json.string("says", kSays[std::size_t(fact.says)]);
  json.integer("seat", index(fact.seat));
  json.key("cards");
  write_cards(json, names, fact.cards);
  json.string("because", kBecause[std::size_t(fact.because)]);
  json.end_object();
}

void write_proof(JsonWriter& json, const Deck& names, const Riddle& riddle) {
  json.begin_array();
  for (const Thought& thought : thoughts_of(riddle)) {
    const Fact& first = riddle.facts[std::size_t(thought.facts[0])];
    json.begin_object();
    if (first.line >= 0) {
      json.integer("ask", riddle.scene.lines[std::size_t(first.line)].number);
    }
    json.begin_array("facts");
    for (const int i : thought.facts) write_fact(json, names, riddle.facts[std::size_t(i)]);
    json.end_array();
    json.begin_array("from");
    for (const std::size_t from : thought.from) json.integer(std::int64_t(from));
    json.end_array();
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string print(const Deck& names, const Riddle& riddle) {
  const std::string out = json_object([&](JsonWriter& json) {
    const Scene& scene = riddle.scene;
    json.integer("grade", grade_of(riddle.depth));
    json.integer("depth", riddle.depth);
    json.integer("players", scene.players);
    json.key("hand");
    write_cards(json, names, scene.hand);
    json.begin_array("sizes");
    for (int s = 0; s < scene.players; ++s) json.integer(scene.sizes[slot(seat_at(s))]);
    json.end_array();
    json.key("sets");  // laid open before each seat
    json.begin_array();
    for (int s = 0; s < scene.players; ++s) {
      json.begin_array();
      for (const SetId set : names.sorted(SetId{})) {
        if (riddle.sets[slot(seat_at(s))].has(set)) json.string(names.name(set));
      }
      json.end_array();
    }
    json.end_array();
    CardSet spoken_of = CardSet::of(set_of(riddle.card));
    for (const Line& line : scene.lines) spoken_of = spoken_of | CardSet::of(set_of(line.card));
    json.key("shown");  // the sets that are spoken of
    json.begin_array();
    for (int set = 0; set < kSets; ++set) {
      if (spoken_of.meets(CardSet::of(static_cast<SetId>(set))))
        json.string(names.name(static_cast<SetId>(set)));
    }
    json.end_array();
    json.begin_array("asks");
    for (const Line& line : scene.lines) write_ask(json, names, line);
    json.end_array();
    json.begin_object("question");
    json.string("card", names.name(riddle.card));
    json.end_object();
    json.begin_object("answer");
    json.integer("seat", index(riddle.holder));
    json.end_object();
    json.key("proof");
    write_proof(json, names, riddle);
  });
  return out.substr(1, out.size() - 2);
}

}  // namespace stolik::triples
