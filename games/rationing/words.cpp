// The notation of `rationing`: commands as text, in and out.

#include <algorithm>

#include "games/rationing/text.h"

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

void parse_choice(const Deck& deck, const ListPart& part, Choice& choice, Findings& findings) {
  if (!choice.none() || part.count > kMaxChoice) return findings.shape();
  choice.count = std::uint8_t(part.count);
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
    choice.kinds = std::uint8_t(choice.kinds | bit);
  }
}

// offer 2 give … want … places, the parts in this order; each may be missing.
void parse_offer(const Deck& deck, const Options& options, const Words& words, Action& action,
                 Findings& findings) {
  if (words.size() < 2) return findings.shape();
  action.to = Addressee::all();
  if (words[1] != "all") {
    read_word(findings, words[1], deck, options, action.to.seat);
  }
  std::size_t next = 2;
  if (next + 1 < words.size() && words[next] == "give") {
    take_word(findings, words[next + 1], deck, options, action.give);
    next += 2;
  }
  if (next + 1 < words.size() && words[next] == "want") {
    Want want;
    parse_want(findings, words[next + 1], deck, want);
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
void parse_say(const Deck& deck, const Options& options, const Words& words, Action& action,
               Findings& findings) {
  std::size_t next = 1;
  if (next + 1 < words.size() && words[next] == "need") {
    take_word(findings, words[next + 1], deck, options, action.want);
    next += 2;
  }
  if (next + 1 < words.size() && words[next] == "have") {
    take_word(findings, words[next + 1], deck, options, action.give);
    next += 2;
  }
  if (next == 1 || next != words.size()) findings.shape();
}

// accept 7, accept 7 pay …
void parse_accept(const Deck& deck, const Options& options, const Words& words, Action& action,
                  Findings& findings) {
  if (words.size() != 2 && (words.size() != 4 || words[2] != "pay")) return findings.shape();
  read_word(findings, words[1], deck, options, action.id);
  if (words.size() == 4) take_word(findings, words[3], deck, options, action.give);
}

}  // namespace

void take_word(Findings& findings, std::string_view text, const Deck& deck, const Options&,
               Goods& goods) {
  Want want;
  parse_want(findings, text, deck, want);
  if (!want.choice.none()) return findings.shape();  // only what is wanted can be left open
  goods = want.fixed;
}
void take_word(Findings& findings, std::string_view word, const Deck&, const Options&, Face& face) {
  const auto number = parse_below(word, kFaces + 1);
  number && *number > 0 ? void(face = static_cast<Face>(*number)) : findings.shape();
}

void parse_want(Findings& findings, std::string_view text, const Deck& deck, Want& want) {
  each_listed(text, findings, [&](const ListPart& part) {
    Good good{};
    if (is_choice(part.name)) return parse_choice(deck, part, want.choice, findings);
    if (!deck.find(part.name, good)) return findings.unknown(part.name);
    add(want.fixed, good, part.count, findings);
  });
}

bool Text::parse_deal(const Deck& deck, const Options& options, const Words& words, Deal& deal,
                      Findings& findings) {
  if (words.size() != 8 || words[2] != "visits" || words[4] != "row" || words[6] != "first")
    return false;
  read_word(findings, words[7], deck, options, deal.first);
  const auto count_up = [](std::uint8_t& count, int by) {
    count = std::uint8_t(std::min(255, count + by));
  };
  std::string_view hands = words[1];
  bool last = false;
  while (!last) {
    Goods hand;
    take_word(findings, take_part(hands, ';', last), deck, options, hand);
    if (deal.hand_count < kMaxPlayers) deal.hands[deal.hand_count] = hand;
    count_up(deal.hand_count, 1);
  }
  each_listed(words[3], findings, [&](const ListPart& part) {
    Visit visit{};
    if (!deck.find(part.name, visit)) return findings.unknown(part.name);
    for (int i = deal.visit_count; i < std::min(deal.visit_count + part.count, kMaxPlayers); ++i) {
      deal.visits[std::size_t(i)] = visit;
    }
    count_up(deal.visit_count, part.count);
  });
  each_listed(words[5], findings, [&](const ListPart& part) {
    ShopCard card{};
    if (!deck.find(part.name, card)) return findings.unknown(part.name);
    for (int i = 0; i < part.count && !deal.row.full(); ++i) deal.row.push(card);
    count_up(deal.row_count, part.count);
  });
  return true;
}

void Text::parse_own(const Deck& deck, const Options& options, const Words& words, Action& action,
                     Findings& findings) {
  if (action.verb == Verb::offer) return parse_offer(deck, options, words, action, findings);
  if (action.verb == Verb::accept) return parse_accept(deck, options, words, action, findings);
  parse_say(deck, options, words, action, findings);
}

Parsed Text::parse(const Deck& deck, const Public& pub, std::string_view text,
                   Command<Rationing>& out, Findings& findings) {
  return parse_command<Text>(deck, pub, text, out, findings);
}

void Text::print(const Deck& deck, const Action& action, std::string& out) {
  print_command<Text>(deck, action, out);
}

void put_word(std::string& out, const Deck& deck, Goods goods) {
  bool first = true;
  goods.each([&](Good good, int count) {
    if (!first) out += ',';
    first = false;
    out += deck.name(good);
    if (count > 1) (out += '*') += char('0' + count);
  });
}

void put_word(std::string& out, const Deck&, Face face) { out += char('0' + int(face)); }
void put_word(std::string& out, const Deck& deck, const Want& want) {
  put_word(out, deck, want.fixed);
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
  if (want.choice.count > 1) (out += '*') += char('0' + want.choice.count);
}

void Text::print_own(const Deck& deck, const Action& action, std::string& out) {
  const auto goods = [&](std::string_view word, Goods of) {
    if (!of.empty()) put_word(out += word, deck, of);
  };
  if (action.verb == Verb::accept) {
    (out += ' ') += std::to_string(action.id);
    return goods(" pay ", action.give);
  }
  if (action.verb == Verb::say) {
    goods(" need ", action.want);
    return goods(" have ", action.give);
  }
  (out += ' ') += action.to.is_all() ? "all" : std::to_string(stolik::index(action.to.seat));
  goods(" give ", action.give);
  const Want want{action.want, action.choice};
  if (!want.empty()) put_word(out += " want ", deck, want);
  if (action.places) out += " places";
}

void Text::print_deal(const Deck& deck, const Public& pub, const Deal& deal, std::string& out) {
  write_hands(out += "deal ", deck, deal.hands, pub.options.players);
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
