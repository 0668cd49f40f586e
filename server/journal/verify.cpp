#include "server/journal/verify.h"

#include <algorithm>
#include <map>

#include "core/notation.h"
#include "server/journal/class_file.h"
#include "server/journal/play.h"

namespace stolik {
namespace {

struct Fair {
  bool found = false;
  Secret seed{};
  std::string commitment;
  int multiplier = 1;
  bool broken_off = true;  // unless the file says otherwise
  std::vector<Nonce> nonces;
};

std::string read_fair(const Json& json, Fair& fair) {
  fair.found = true;
  const Json* seed = json.find("seed");
  const Json* commitment = json.find("commitment");
  const Json* multiplier = json.find("multiplier");
  const Json* nonces = json.find("nonces");
  if (seed == nullptr || !from_hex(seed->text(), fair.seed)) return "the seed cannot be read";
  if (commitment != nullptr) fair.commitment = commitment->text();
  if (multiplier != nullptr) fair.multiplier = static_cast<int>(multiplier->integer().value_or(1));
  if (const Json* broken_off = json.find("broken_off")) fair.broken_off = broken_off->is_true();
  if (nonces == nullptr) return "";
  for (const Json& nonce : nonces->items()) {
    const std::string& text = nonce.text();
    const std::size_t colon = text.find(':');
    const auto person = parse_below(std::string_view{text}.substr(0, colon), 1'000'000);
    if (colon == std::string::npos || !person) return "a nonce cannot be read";
    fair.nonces.push_back({*person, text.substr(colon + 1)});
  }
  return "";
}

SpinRemark read_spin(const Json& json) {
  const auto integer = [&](std::string_view name) {
    const Json* value = json.find(name);
    return value != nullptr ? value->integer().value_or(0) : 0;
  };
  const Json* said = json.find("said");
  return {static_cast<std::size_t>(integer("entry")), static_cast<int>(integer("strength")),
          integer("spun_ms"), static_cast<int>(integer("silent_steps")),
          said != nullptr && said->is_true()};
}

// Was it time for the top to fall, and was it this kind of fall?
std::string judge_fall(const Play& play, const SpinRemark& remark, std::string_view command) {
  if (play.spins_by(PaceBy::people)) return "";
  if (remark.said) return play.waits_for_silence() ? "" : "a person let the server's top fall";
  if (remark.silent_steps < 0 || (remark.silent_steps > 0 && !play.waits_for_silence()))
    return "silence was counted as a step";
  if (command != play.fall_word()) return "the top should have said '" + play.fall_word() + "'";
  if (play.spins_by(PaceBy::clock) && remark.spun_ms < play.spin.fall_ms()) {
    return "the top fell after " + std::to_string(remark.spun_ms) + " ms instead of " +
           std::to_string(play.spin.fall_ms());
  }
  const int steps = play.steps_done + remark.silent_steps;
  if (play.spins_by(PaceBy::steps) && !play.spin.failed && steps != play.spin.steps) {
    return "the top fell after " + std::to_string(steps) + " steps instead of " +
           std::to_string(play.spin.steps);
  }
  return "";
}

// The lines as they stand: what the seal was made of, and the chain.
struct Lines {
  std::string_view header{};
  std::string_view terms{};
  std::string_view of_class{};  // instead of terms
  std::string_view chain{};
};

std::string read_lines(std::string_view text, Lines& lines) {
  bool last = false;
  for (int number = 1; !last; ++number) {
    std::string_view line = take_part(text, '\n', last);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (line.empty()) continue;
    if (!lines.chain.empty())
      return "line " + std::to_string(number) + ": nothing follows the chain";
    if (number == 2) lines.header = line;
    if (line.starts_with("# {\"sealed\":")) {
      if (number != 3) return "line " + std::to_string(number) + ": the seal is the third line";
      lines.terms = line.substr(2);
    }
    if (number == 3 && line.starts_with("# {\"class\":")) lines.of_class = line.substr(2);
    if (line.starts_with("# {\"chain\":")) lines.chain = line.substr(2);
  }
  return "";
}

std::string judge_chain(std::string_view text, std::string_view remark, std::string& chain) {
  const JsonResult json = parse_json(remark);
  const Json* told = json ? json.value.find("chain") : nullptr;
  if (told == nullptr || !is_commitment(told->text())) return "the chain cannot be read";
  chain = chain_of(text);
  if (told->text() != chain) return "the chain is broken: a line was changed, added or taken away";
  return "";
}

// Everything under the seal is as it was committed to, and only that made the key.
std::string judge_seal(const Lines& lines, const Fair& fair, int players, Seal& seal,
                       Verdict& verdict) {
  SealedTerms terms;
  if (std::string trouble = read_seal(lines.header, lines.terms, seal, terms); !trouble.empty())
    return trouble;
  verdict.sealed = seal.hash();
  verdict.deal = terms.deal;
  if (terms.commitment != verdict.commitment)
    return "the seal names another commitment than that of the seed";
  if (terms.multiplier != fair.multiplier) return "the seal names another multiplier";
  if (terms.seats.size() != static_cast<std::size_t>(players)) return "the seal names other seats";
  if (seal.shares.size() != fair.nonces.size())
    return "not exactly those who had a share of chance opened it";
  for (std::size_t i = 0; i < seal.shares.size(); ++i) {
    Share& share = seal.shares[i];
    const Nonce& nonce = fair.nonces[i];
    if (nonce.person != share.person)
      return "not exactly those who had a share of chance opened it";
    const bool same = share.commitment.empty()
                          ? nonce.text == share.nonce
                          : commitment_of_nonce(nonce.text) == share.commitment;
    if (!is_nonce(nonce.text) || !same) {
      return "the nonce of person " + std::to_string(share.person) +
             " is not the one that was committed to";
    }
    share.nonce = nonce.text;
  }
  const std::size_t before = terms.deal > 0 ? static_cast<std::size_t>(terms.deal - 1) : 0;
  if (terms.deal < 1 || terms.called_off.size() != std::min(before, kMaxCalledOff)) {
    return "a deal that was called off is missing";
  }
  int number = terms.deal - static_cast<int>(terms.called_off.size());
  for (const CalledOff& one : terms.called_off) {
    Secret seed{};
    if (one.deal != number++) return "the deals that were called off are not in order";
    if (!from_hex(one.seed, seed) || commitment_of(seed) != one.commitment) {
      return "the seed of deal " + std::to_string(one.deal) +
             ", which was called off, is not the one that was committed to";
    }
  }
  verdict.shares = seal.shares;
  verdict.called_off = std::move(terms.called_off);
  return "";
}

}  // namespace

Verdict verify_journal(const Shelf& shelf, std::string_view text, std::string_view commitment,
                       std::string_view sealed, std::string_view chain) {
  Verdict verdict;
  Journal journal;
  verdict.trouble = parse_journal(text, journal);
  if (!verdict.trouble.empty()) return verdict;
  Fair fair;
  std::map<std::size_t, SpinRemark> spins;
  for (const std::string& remark : journal.remarks) {
    const JsonResult json = parse_json(remark);
    if (!json || !counts_for_chain("# " + remark))
      continue;  // what is not chained can carry nothing that counts
    if (const Json* found = json.value.find("fair"))
      verdict.trouble = fair.found ? "two seeds are opened" : read_fair(*found, fair);
    if (!verdict.trouble.empty()) return verdict;
    if (json.value.find("entry") != nullptr) {
      const SpinRemark spin = read_spin(json.value);
      if (!spins.emplace(spin.entry, spin).second) {
        verdict.trouble = "command " + std::to_string(spin.entry + 1) + ": two remarks about it";
        return verdict;
      }
    }
  }
  const auto fail = [&](std::string why) -> Verdict& {
    return verdict.trouble = std::move(why), verdict;
  };
  Lines lines;
  if (std::string trouble = read_lines(text, lines); !trouble.empty())
    return fail(std::move(trouble));
  if (!fair.found)
    return fail("this journal has no opened seed: it is not a finished game of a server");
  verdict.commitment = commitment_of(fair.seed);
  if (verdict.commitment != fair.commitment)
    return fail("the seed is not the one that was committed to");
  if (!commitment.empty() && commitment != verdict.commitment)
    return fail("this is not the commitment you were shown");
  Seal seal;
  if (!lines.terms.empty()) {
    if (lines.chain.empty()) return fail("the chain is missing");
    if (std::string trouble = judge_seal(lines, fair, journal.players, seal, verdict);
        !trouble.empty()) {
      return fail(std::move(trouble));
    }
  }
  if (!lines.of_class.empty()) {
    if (lines.chain.empty()) return fail("the chain is missing");
    const std::optional<ClassTerms> terms = read_class_line(lines.of_class);
    if (!terms || terms->seats.size() != static_cast<std::size_t>(journal.players)) {
      return fail("which table of the class it is cannot be read");
    }
    verdict.of_class = std::make_shared<const ClassTerms>(*terms);
    verdict.class_key = class_key(fair.seed, fair.nonces);
  }
  if (!sealed.empty() && sealed != verdict.sealed)
    return fail("this is not the deal whose seal you were shown");
  if (!lines.chain.empty()) {
    if (std::string trouble = judge_chain(text, lines.chain, verdict.chain); !trouble.empty())
      return fail(std::move(trouble));
  }
  if (!chain.empty() && chain != verdict.chain)
    return fail("this is not the game whose chain you were shown");

  Opened opened = open_journal(shelf, journal);
  if (!opened.answer.ok()) return fail(opened.answer.message);
  Play play;
  play.table = std::move(opened.table);
  play.key = seal.empty() ? key_of(fair.seed, fair.nonces) : key_of(fair.seed, seal);
  if (verdict.of_class) play.same.emplace(verdict.of_class->deal(verdict.class_key));
  play.multiplier = fair.multiplier;
  Told told;
  for (std::size_t i = 0; i < journal.entries.size(); ++i) {
    const JournalEntry& entry = journal.entries[i];
    const std::string where = "command " + std::to_string(i + 1) + ": ";
    const bool nature = entry.who.kind == Actor::Kind::nature;
    const auto remark = spins.find(i);
    const SpinRemark spin = remark != spins.end() ? remark->second : SpinRemark{};
    if (nature && play.table->waiting().nature == Nature::owes) {
      const std::string expected = play.lot();
      if (expected != entry.command)
        return fail(where + "'" + entry.command + "' should be '" + expected + "'");
      ++verdict.lots;
      if (play.same) {
        const Owed owed = play.table->owed();
        verdict.named.emplace_back(play.same->next_name(owed.stream, owed.seat), entry.command);
        if (owed.stream == "deal")
          verdict.opening = std::string{lines.header} + "\n" + entry.command;
      }
    } else if (nature) {
      if (remark == spins.end()) return fail(where + "nothing says how the top came to fall");
      const std::string trouble = judge_fall(play, spin, entry.command);
      if (!trouble.empty()) return fail(where + trouble);
      ++(play.spins_by(PaceBy::people) || spin.said ? verdict.told_by_people : verdict.falls);
    }
    const auto flicks = play.spins;
    const Answer answer = play.step(entry.who, entry.command, spin.strength, told);
    if (!answer.ok()) return fail(where + answer.message);
    if (play.spins != flicks && (spin.strength < 1 || spin.strength > kMaxStrength)) {
      return fail(where + "a flick of no strength that there is");
    }
    verdict.moves += nature ? 0 : 1;
    told = {};
  }
  verdict.spins = static_cast<int>(play.spins);
  verdict.over = play.table->waiting().over;
  if (!verdict.over && !fair.broken_off)
    return fail("the game was not broken off, and yet its end is missing");
  return verdict;
}

bool counts_for_chain(std::string_view line) {
  const bool names = (line.starts_with("# {\"seat\":") || line.starts_with("# {\"person\":")) &&
                     line.find(",\"name\":") != std::string_view::npos;
  return !line.empty() && !names && !line.starts_with("# {\"chain\":");
}

std::string chain_of(std::string_view file) {
  Chain chain;
  bool last = false;
  while (!last) {
    std::string_view line = take_part(file, '\n', last);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    if (counts_for_chain(line)) chain.add(line);
  }
  return chain.last();
}

}  // namespace stolik
