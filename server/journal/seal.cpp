#include "server/journal/seal.h"

#include <algorithm>

#include "core/json.h"

namespace stolik {
namespace {

std::int64_t integer_of(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr ? value->integer().value_or(0) : 0;
}

std::string text_of(const Json& json, std::string_view name) {
  const Json* value = json.find(name);
  return value != nullptr && value->is_string() ? value->text() : "";
}

bool read_called_off(const Json& json, CalledOff& one) {
  one.deal = static_cast<int>(integer_of(json, "deal"));
  one.sealed = text_of(json, "sealed");
  one.commitment = text_of(json, "commitment");
  one.seed = text_of(json, "seed");
  one.why = text_of(json, "why");
  const Json* people = json.find("people");
  if (people == nullptr || !people->is_array() || people->items().empty()) return false;
  for (const Json& person : people->items())
    one.people.push_back(static_cast<int>(person.integer().value_or(0)));
  return one.deal > 0 && is_commitment(one.sealed) && is_commitment(one.commitment) &&
         is_commitment(one.seed);
}

std::string called_off_json(const std::vector<CalledOff>& called_off) {
  std::string out;
  JsonWriter json(out);
  const auto text = [&](std::string_view key, const std::string& value) {
    json.key(key), json.string(value);
  };
  json.begin_array();
  for (const CalledOff& one : called_off) {
    json.begin_object();
    json.key("deal");
    json.integer(one.deal);
    json.key("people");
    json.begin_array();
    for (const int person : one.people) json.integer(person);
    json.end_array();
    text("why", one.why);
    text("sealed", one.sealed);
    text("commitment", one.commitment);
    text("seed", one.seed);
    json.end_object();
  }
  json.end_array();
  return out;
}

}  // namespace

std::vector<int> Seal::awaited() const {
  std::vector<int> out;
  for (const Share& share : shares) {
    if (share.nonce.empty()) out.push_back(share.person);
  }
  return out;
}

const Share* Seal::of(int person) const {
  for (const Share& share : shares) {
    if (share.person == person) return &share;
  }
  return nullptr;
}

void Seal::open(int person, std::string_view nonce) {
  for (Share& share : shares) {
    if (share.person == person) share.nonce = nonce;
  }
}

std::vector<Nonce> Seal::nonces() const {
  std::vector<Nonce> out;
  for (const Share& share : shares) out.push_back({share.person, share.nonce});
  return out;
}

std::string Seal::hash() const {
  return to_hex(blake2b_256("stolik sealed 1\n" + header + "\n" + terms));
}

bool is_commitment(std::string_view text) {
  Secret bytes{};
  return from_hex(text, bytes);
}

std::string commitment_of_nonce(std::string_view nonce) {
  return to_hex(blake2b_256("stolik nonce 1" + std::string{nonce}));
}

Seal make_seal(std::string header, const SealedTerms& terms, std::vector<Share> shares) {
  Seal seal;
  JsonWriter json(seal.terms);
  json.begin_object();
  json.key("sealed");
  json.begin_object();
  json.key("game");
  json.integer(terms.game);
  json.key("deal");
  json.integer(terms.deal);
  json.key("commitment");
  json.string(terms.commitment);
  json.key("multiplier");
  json.integer(terms.multiplier);
  json.key("seats");
  json.begin_array();
  for (const int person : terms.seats) json.integer(person);
  json.end_array();
  json.key("shares");
  json.begin_array();
  for (const Share& share : shares) {
    json.begin_object();
    json.key("person");
    json.integer(share.person);
    json.key(share.commitment.empty() ? "nonce" : "commitment");
    json.string(share.commitment.empty() ? share.nonce : share.commitment);
    json.end_object();
  }
  json.end_array();
  json.key("called_off");
  json.raw(called_off_json(terms.called_off));
  json.end_object();
  json.end_object();
  seal.header = std::move(header);
  seal.shares = std::move(shares);
  return seal;
}

std::string read_seal(std::string_view header, std::string_view terms, Seal& seal,
                      SealedTerms& read) {
  const JsonResult parsed = parse_json(terms);
  const Json* sealed = parsed ? parsed.value.find("sealed") : nullptr;
  if (sealed == nullptr || !sealed->is_object()) return "the seal of the deal cannot be read";
  read = {};
  read.game = static_cast<int>(integer_of(*sealed, "game"));
  read.deal = static_cast<int>(integer_of(*sealed, "deal"));
  read.commitment = text_of(*sealed, "commitment");
  read.multiplier = static_cast<int>(integer_of(*sealed, "multiplier"));
  const Json* seats = sealed->find("seats");
  const Json* shares = sealed->find("shares");
  const Json* called_off = sealed->find("called_off");
  if (seats == nullptr || shares == nullptr || called_off == nullptr) {
    return "the seal of the deal lacks its seats, its shares or the deals called off";
  }
  for (const Json& person : seats->items())
    read.seats.push_back(static_cast<int>(person.integer().value_or(0)));
  seal = {std::string{header}, std::string{terms}, {}};
  int last = 0;
  for (const Json& one : shares->items()) {
    Share share{static_cast<int>(integer_of(one, "person")), text_of(one, "commitment"),
                text_of(one, "nonce")};
    if (share.person <= last) return "the shares of the seal are not in order";
    if (std::find(read.seats.begin(), read.seats.end(), share.person) == read.seats.end()) {
      return "somebody without a seat adds to chance";
    }
    last = share.person;
    const bool good = share.nonce.empty() ? is_commitment(share.commitment)
                                          : share.commitment.empty() && is_nonce(share.nonce);
    if (!good) return "a share of the seal is neither a commitment nor a nonce";
    seal.shares.push_back(std::move(share));
  }
  for (const Json& one : called_off->items()) {
    if (!read_called_off(one, read.called_off.emplace_back()))
      return "a deal that was called off cannot be read";
  }
  return "";
}

Secret key_of(const Secret& seed, const Seal& seal) {
  std::string message = "stolik key 2" + seal.hash();
  for (const Nonce& nonce : seal.nonces())
    message += std::to_string(nonce.person) + ":" + nonce.text + ";";
  return blake2b_256(message, &seed);
}

}  // namespace stolik
