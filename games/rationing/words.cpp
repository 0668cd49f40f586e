// The notation of `rationing`: commands as text, in and out.

#include "games/rationing/words.h"

#include <algorithm>

namespace stolik::rationing {
namespace {

bool is_choice(std::string_view name) {
  return name == "any" || name.find('|') != std::string_view::npos;
}

// At most nine of a kind in one list.
void add(Goods& goods, Good good, int count, Findings& findings) {
  if (goods.count(good) + count > kMaxOfAKind) return findings.shape();
  goods = goods + Goods::of(good, count);
}

void parse_choice(const Deck& deck, const Counted& part, Choice& choice, Findings& findings) {
  if (!choice.none() || part.count > kMaxChoice) return findings.shape();
  choice.count = static_cast<std::uint8_t>(part.count);
  if (part.name == "any") return;
  std::string_view names = part.name;
  bool last = false;
  while (!last) {
    const std::string_view name = take_part(names, '|', last);
    Good good{};
    if (name.empty() || name == "any") return findings.shape();
    if (!deck.find(name, good)) {
      findings.unknown(name);
      continue;
    }
    const unsigned bit = 1u << index(good);
    if ((choice.kinds & bit) != 0) return findings.shape();
    choice.kinds = static_cast<std::uint8_t>(choice.kinds | bit);
  }
}

// Calls visit(name, count) for each part of a list of ids.
template <class Visit>
void each_counted(std::string_view text, Findings& findings, Visit&& visit) {
  bool last = false;
  while (!last) {
    const auto part = parse_counted(take_part(text, ',', last));
    if (!part) return findings.shape();
    visit(*part);
  }
}

void parse_deal(const Deck& deck, const Words& words, int players, Deal& deal, Findings& findings) {
  const auto seat = parse_below(words[7], players);
  if (words[2] != "visits" || words[4] != "row" || words[6] != "first" || !seat) {
    return findings.shape();
  }
  deal = {};
  deal.first = seat_at(*seat);
  const auto count_up = [](std::uint8_t& count, int by) {
    count = static_cast<std::uint8_t>(std::min(255, count + by));
  };
  std::string_view hands = words[1];
  bool last = false;
  while (!last) {
    Goods hand;
    parse_goods(deck, take_part(hands, ';', last), hand, findings);
    if (deal.hand_count < kMaxPlayers) deal.hands[deal.hand_count] = hand;
    count_up(deal.hand_count, 1);
  }
  each_counted(words[3], findings, [&](const Counted& part) {
    Visit visit{};
    if (!deck.find(part.name, visit)) return findings.unknown(part.name);
    for (int i = deal.visit_count; i < std::min(deal.visit_count + part.count, kMaxPlayers); ++i) {
      deal.visits[static_cast<std::size_t>(i)] = visit;
    }
    count_up(deal.visit_count, part.count);
  });
  each_counted(words[5], findings, [&](const Counted& part) {
    ShopCard card{};
    if (!deck.find(part.name, card)) return findings.unknown(part.name);
    for (int i = 0; i < part.count && !deal.row.full(); ++i) deal.row.push(card);
    count_up(deal.row_count, part.count);
  });
}

// offer 2 give … want … places, the parts in this order; each may be missing.
void parse_offer(const Deck& deck, const Words& words, int players, Action& action,
                 Findings& findings) {
  action.verb = Verb::offer;
  action.to = Addressee::all();
  if (words[1] != "all") {
    const auto seat = parse_below(words[1], players);
    if (!seat) return findings.shape();
    action.to = {seat_at(*seat)};
  }
  std::size_t next = 2;
  if (next + 1 < words.size() && words[next] == "give") {
    parse_goods(deck, words[next + 1], action.give, findings);
    next += 2;
  }
  if (next + 1 < words.size() && words[next] == "want") {
    Want want;
    parse_want(deck, words[next + 1], want, findings);
    action.want = want.fixed;
    action.choice = want.choice;
    next += 2;
  }
  if (next < words.size() && words[next] == "places") {
    action.places = true;
    ++next;
  }
  if (next != words.size()) findings.shape();
}

// say need … have …, in this order; one of them may be missing.
void parse_say(const Deck& deck, const Words& words, Action& action, Findings& findings) {
  action.verb = Verb::say;
  std::size_t next = 1;
  if (next + 1 < words.size() && words[next] == "need") {
    parse_goods(deck, words[next + 1], action.want, findings);
    next += 2;
  }
  if (next + 1 < words.size() && words[next] == "have") {
    parse_goods(deck, words[next + 1], action.give, findings);
    next += 2;
  }
  if (next == 1 || next != words.size()) findings.shape();
}

void parse_answer(const Deck& deck, const Words& words, Verb verb, Action& action,
                  Findings& findings) {
  const auto id = parse_number(words[1]);
  if (!id) return findings.shape();
  action.verb = verb;
  action.id = static_cast<std::uint32_t>(*id);
  if (words.size() == 2) return;
  if (verb != Verb::accept || words.size() != 4 || words[2] != "pay") return findings.shape();
  parse_goods(deck, words[3], action.give, findings);
}

// Verbs of one word.
bool parse_bare(std::string_view word, Action& action) {
  constexpr std::pair<std::string_view, Verb> kBare[] = {
      {"spin", Verb::spin}, {"stop", Verb::stop}, {"pass", Verb::pass}, {"top-fell", Verb::top_fell}};
  for (const auto& [name, verb] : kBare) {
    if (name == word) return action.verb = verb, true;
  }
  return false;
}

// Verbs of two words: a name or a number follows.
bool parse_pair(const Deck& deck, const Words& words, Action& action, Findings& findings) {
  const std::string_view verb = words[0];
  const std::string_view word = words[1];
  if (verb == "buy" || verb == "refill") {
    action.verb = verb == "buy" ? Verb::buy : Verb::refill;
    if (!deck.find(word, action.card)) findings.unknown(word);
  } else if (verb == "draw") {
    action.verb = Verb::draw;
    if (!deck.find(word, action.good)) findings.unknown(word);
  } else if (verb == "die") {
    action.verb = Verb::die;
    const auto face = parse_below(word, kFaces + 1);
    face && *face > 0 ? void(action.face = static_cast<std::uint8_t>(*face)) : findings.shape();
  } else if (verb == "top-fell" && word == "failed") {
    action.verb = Verb::top_failed;
  } else {
    return false;
  }
  return true;
}

}  // namespace

void parse_goods(const Deck& deck, std::string_view text, Goods& goods, Findings& findings) {
  each_counted(text, findings, [&](const Counted& part) {
    Good good{};
    if (is_choice(part.name)) return findings.shape();  // only what is wanted can be left open
    if (!deck.find(part.name, good)) return findings.unknown(part.name);
    add(goods, good, part.count, findings);
  });
}

void parse_want(const Deck& deck, std::string_view text, Want& want, Findings& findings) {
  each_counted(text, findings, [&](const Counted& part) {
    Good good{};
    if (is_choice(part.name)) return parse_choice(deck, part, want.choice, findings);
    if (!deck.find(part.name, good)) return findings.unknown(part.name);
    add(want.fixed, good, part.count, findings);
  });
}

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text,
                   Command<Rationing>& out, Findings& findings) {
  const auto split = split_words(text);
  if (!split) return Parsed::bad_command;
  const Words& words = *split;
  const std::size_t count = words.size();
  const std::string_view verb = words[0];
  const int players = pub.options.players;
  out = {};
  Action& action = out.action;
  if (verb == "offer" && count >= 2) {
    parse_offer(deck, words, players, action, findings);
  } else if (verb == "accept" && count >= 2) {
    parse_answer(deck, words, Verb::accept, action, findings);
  } else if (verb == "decline" && count >= 2) {
    parse_answer(deck, words, Verb::decline, action, findings);
  } else if (verb == "withdraw" && count >= 2) {
    parse_answer(deck, words, Verb::withdraw, action, findings);
  } else if (verb == "say") {
    parse_say(deck, words, action, findings);
  } else if (verb == "speculate" && count == 3 && (words[1] == "card" || words[1] == "place")) {
    action.verb = words[1] == "card" ? Verb::speculate_card : Verb::speculate_place;
    parse_goods(deck, words[2], action.give, findings);
  } else if (verb == "deal" && count == 8) {
    out.deals = true;
    parse_deal(deck, words, players, out.deal, findings);
  } else if (!(count == 1 && parse_bare(verb, action)) &&
             !(count == 2 && parse_pair(deck, words, action, findings))) {
    findings.shape();
  }
  return findings.result();
}

void print_goods(const Deck& deck, Goods goods, std::string& out) {
  bool first = true;
  goods.each([&](Good good, int count) {
    if (!first) out += ',';
    first = false;
    out += deck.name(good);
    if (count > 1) (out += '*') += static_cast<char>('0' + count);
  });
}

void print_want(const Deck& deck, const Want& want, std::string& out) {
  print_goods(deck, want.fixed, out);
  if (want.choice.none()) return;
  if (!want.fixed.empty()) out += ',';
  if (want.choice.any()) {
    out += "any";
  } else {
    bool first = true;
    for (int i = 0; i < kGoods; ++i) {
      if (!want.choice.has(good_at(i))) continue;
      if (!first) out += '|';
      first = false;
      out += deck.name(good_at(i));
    }
  }
  if (want.choice.count > 1) (out += '*') += static_cast<char>('0' + want.choice.count);
}

namespace {

void print_offer(const Deck& deck, const Action& action, std::string& out) {
  out += "offer ";
  out += action.to.is_all() ? "all" : std::to_string(stolik::index(action.to.seat));
  if (!action.give.empty()) print_goods(deck, action.give, out += " give ");
  const Want want{action.want, action.choice};
  if (!want.empty()) print_want(deck, want, out += " want ");
  if (action.places) out += " places";
}

}  // namespace

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  switch (action.verb) {
    case Verb::spin: out += "spin"; return;
    case Verb::stop: out += "stop"; return;
    case Verb::pass: out += "pass"; return;
    case Verb::offer: print_offer(deck, action, out); return;
    case Verb::accept:
      (out += "accept ") += std::to_string(action.id);
      if (!action.give.empty()) print_goods(deck, action.give, out += " pay ");
      return;
    case Verb::decline: (out += "decline ") += std::to_string(action.id); return;
    case Verb::withdraw: (out += "withdraw ") += std::to_string(action.id); return;
    case Verb::say:
      out += "say";
      if (!action.want.empty()) print_goods(deck, action.want, out += " need ");
      if (!action.give.empty()) print_goods(deck, action.give, out += " have ");
      return;
    case Verb::speculate_card: print_goods(deck, action.give, out += "speculate card "); return;
    case Verb::speculate_place: print_goods(deck, action.give, out += "speculate place "); return;
    case Verb::buy: (out += "buy ") += deck.name(action.card); return;
    case Verb::draw: (out += "draw ") += deck.name(action.good); return;
    case Verb::refill: (out += "refill ") += deck.name(action.card); return;
    case Verb::die: (out += "die ") += static_cast<char>('0' + action.face); return;
    case Verb::top_fell: out += "top-fell"; return;
    case Verb::top_failed: out += "top-fell failed"; return;
  }
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  out += "deal ";
  for (int s = 0; s < pub.options.players; ++s) {
    if (s > 0) out += ';';
    print_goods(deck, deal.hands[slot(seat_at(s))], out);
  }
  for (int s = 0; s < pub.options.players; ++s) {
    (out += s == 0 ? " visits " : ",") += deck.name(deal.visits[slot(seat_at(s))]);
  }
  bool first = true;
  for (const ShopCard card : deal.row) {
    (out += first ? " row " : ",") += deck.name(card);
    first = false;
  }
  (out += " first ") += std::to_string(stolik::index(deal.first));
}

}  // namespace stolik::rationing
