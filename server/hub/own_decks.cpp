#include "server/hub/own_decks.h"

#include <sodium.h>

#include <algorithm>

#include "server/hub/house.h"
#include "server/hub/share.h"
#include "tools/decks/bundle.h"

namespace stolik {
namespace {

constexpr std::size_t kWrittenMax =
    kOwnDeckMax * 3 / 2;  // as a text of JSON: a store of several machines takes no longer lines

const Trouble kNoDecks{"no-decks", "",
                       "This server takes no decks of one's own. Whoever runs it can, or can serve "
                       "this one with --decks."};
const Trouble kNotBrought{"no-deck", "",
                          "This deck is not here: bring it first, on the same line."};
const Trouble kOfTheHouse{"no-deck", "", "This table plays with a deck of the house."};
const Trouble kOutOfOrder{
    "bad-message", "",
    "Pieces of a deck come one after the other, from the first byte to the last."};

Trouble too_large(std::size_t bytes) {
  return {"bad-deck", "",
          "It has " + std::to_string((bytes + 1023) / 1024) +
              " KiB, and a table online takes at most " + std::to_string(kOwnDeckMax / 1024) +
              "; take pictures out."};
}

bool read_bytes(const std::string& text, std::string& bytes) {
  bytes.resize(text.size());
  std::size_t size = 0;
  const int trouble =
      sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &size, nullptr, sodium_base64_VARIANT_ORIGINAL);
  bytes.resize(size);
  return trouble == 0 && size > 0 && size <= kDeckPieceMax;
}

}  // namespace

void OwnDecks::piece(Conn conn, const Request& request, const request::DeckPiece& piece) {
  Client& client = *house_.client(conn);
  const auto refuse = [&](const Trouble& trouble) { house_.refuse(conn, request.id, trouble); };
  if (house_.config.own_decks_max == 0) return refuse(kNoDecks);
  const int bytes = piece.of;
  const int from = piece.from;
  std::string part;
  if (!is_edition_id(piece.deck) || bytes < 1 || from < 0 || !read_bytes(piece.bytes, part)) {
    return refuse({"bad-message", "", "id, of, from and bytes are expected, the last in base64."});
  }
  if (!is_deck_signed({piece.key, piece.signature})) {
    return refuse({"bad-message", "",
                   "A signature is a key of 64 and a signature of 128 hexadecimal digits."});
  }
  const auto size = static_cast<std::size_t>(bytes);
  if (size > kOwnDeckMax) return refuse(too_large(size));
  if (from == 0 && !begin(conn, request, piece)) return;
  Brought* brought = client.brought.get();
  const bool fits = brought != nullptr && brought->deck == nullptr && brought->id == piece.deck &&
                    brought->size == size &&
                    brought->bytes.size() == static_cast<std::size_t>(from) &&
                    part.size() <= size - brought->bytes.size();
  if (!fits) return refuse(kOutOfOrder);
  brought->bytes += part;
  brought->since_ms = house_.now_ms;
  brought->last_id = request.id;
  if (!brought->is_being_checked()) return tell_progress(conn, *brought, brought->bytes.size());
  to_check_.push_back(conn);
  if (to_check_.size() == 1) check_soon();
}

void OwnDecks::tell_progress(Conn conn, const Brought& brought, std::size_t have) {
  house_.send(conn, write(message::DeckProgress{brought.id, have, {brought.deck != nullptr}}));
}

bool OwnDecks::begin(Conn conn, const Request& request, const request::DeckPiece& piece) {
  Client& client = *house_.client(conn);
  const auto bytes = static_cast<std::size_t>(piece.of);
  client.brought.reset();
  const auto refuse = [&](const Trouble& trouble) {
    return house_.refuse(conn, request.id, trouble), false;
  };
  if (Trouble beyond; house_.door.is_beyond_budget(conn, Cost::deck, beyond)) return refuse(beyond);
  const Network network = house_.network(conn);
  if (!has_room_for(network, bytes)) drop_unused();
  if (!has_room_for(network, bytes))
    return refuse({"too-many", "", "Too many decks are being brought. Try again in a minute."});
  client.brought = std::make_shared<Brought>(
      Brought{piece.deck, {piece.key, piece.signature}, bytes, house_.now_ms});
  return true;
}

// What is under way counts with the size that was said: whoever began can bring all of it.
bool OwnDecks::has_room_for(const Network& network, std::size_t bytes) const {
  std::size_t all = bytes;
  std::size_t near = bytes;
  std::size_t wide = bytes;
  for (const auto& [conn, client] : house_.clients) {
    if (client.brought == nullptr) continue;
    const Network from = house_.network(Conn{conn});
    all += client.brought->size;
    if (from.near == network.near) near += client.brought->size;
    if (from.wide == network.wide) wide += client.brought->size;
  }
  constexpr std::size_t kShare = share_of(kBroughtMax, 0);
  return all <= kBroughtMax &&
         (network == Network{} || (near <= kShare && wide <= kWideShares * kShare));
}

void OwnDecks::drop_unused() {
  for (auto& [conn, client] : house_.clients) {
    if (client.brought == nullptr || client.brought->is_being_checked()) continue;
    const std::int64_t kept_ms = client.brought->deck != nullptr ? kBroughtFor_ms : kStalled_ms;
    if (house_.now_ms - client.brought->since_ms >= kept_ms) client.brought.reset();
  }
}

// ---- all of it is there

void OwnDecks::check_soon() {
  house_.want(effect::SetTimer{{TableId{}, TimerId::Kind::deck, 0}, house_.now_ms + 1});
}

void OwnDecks::check_next() {
  const auto waits = [&](Conn conn) {
    const Client* client = house_.client(conn);
    return client != nullptr && client->brought != nullptr && client->brought->is_being_checked();
  };
  while (!to_check_.empty() && !waits(to_check_.front())) to_check_.pop_front();  // gone meanwhile
  if (to_check_.empty()) return;
  const Conn conn = to_check_.front();
  to_check_.pop_front();
  if (!to_check_.empty()) check_soon();
  try {
    check(conn);
  } catch (const std::exception& error) {  // ours, at no table: it costs this line alone
    house_.want(effect::Broke{{}, error.what()});
    house_.breakages.turn_off(conn);
  }
}

void OwnDecks::check(Conn conn) {
  Client& client = *house_.client(conn);
  const std::shared_ptr<Brought> brought = client.brought;
  std::shared_ptr<const Request> then = std::move(brought->then);
  if (const Trouble trouble = finish(conn, *brought); !trouble.ok()) {
    client.brought.reset();
    house_.refuse(conn, brought->last_id, trouble);
  } else {
    tell_progress(conn, *brought, brought->size);
  }
  if (then != nullptr) house_.door.greet(conn, std::move(then));
}

Trouble OwnDecks::finish(Conn conn, Brought& brought) {
  const std::string content = std::exchange(brought.bytes, {});
  if (edition_id(content) != brought.id)
    return {"bad-deck", "", "These are not the contents of that deck. Bring it again."};
  std::string written;
  write_json_string(written, content);
  if (written.size() > kWrittenMax) return too_large(written.size());
  brought.since_ms = house_.now_ms;
  if (const auto known = known_.find(brought.id); known != known_.end())
    brought.deck = known->second.deck.lock();
  if (brought.deck != nullptr) return {};
  const Network network = house_.network(conn);
  if (!no_room(network).ok()) drop_unused();
  if (Trouble trouble = no_room(network); !trouble.ok()) return trouble;
  if (std::string trouble = check_own_deck(content); !trouble.empty())
    return {"bad-deck", "", std::move(trouble)};
  brought.deck = read_own_deck(brought.id, content);
  if (brought.deck == nullptr) return {"bad-deck", "", "The rules cannot play with this deck."};
  remember(brought.deck, network);
  return {};
}

// For one more deck of this network in memory.
Trouble OwnDecks::no_room(const Network& network) {
  std::erase_if(known_, [](const auto& one) { return one.second.deck.expired(); });
  const std::size_t most = house_.config.own_decks_max;
  if (known_.size() >= most)
    return {"too-many", "",
            "Too many decks of people's own are played with here now. Try again later."};
  if (network == Network{}) return {};
  const auto count = [&](auto member) {
    return static_cast<std::size_t>(std::count_if(
        known_.begin(), known_.end(),
        [&](const auto& one) { return one.second.network.*member == network.*member; }));
  };
  const std::size_t share = share_of(most, kDecksLeast);
  if (count(&Network::near) < share && count(&Network::wide) < kWideShares * share) return {};
  return {"too-many", "",
          "Too many decks from your network are played with here now. Try again later."};
}

Trouble OwnDecks::wanted(Conn conn, const Json& options, std::shared_ptr<const OwnDeck>& own) {
  const Json* deck = options.find("deck");
  if (deck == nullptr || !deck->is_string() || !is_edition_id(deck->text()) ||
      house_.shelf.find(deck->text()) != nullptr)
    return {};
  if (house_.config.own_decks_max == 0) return kNoDecks;
  const Client& client = *house_.client(conn);
  if (client.brought == nullptr || client.brought->deck == nullptr ||
      client.brought->id != deck->text())
    return kNotBrought;
  own = client.brought->deck;
  return {};
}

record::DeckGiven OwnDecks::record_of(const std::shared_ptr<const OwnDeck>& own,
                                      const DeckSigned& by) {
  return {by.key, own->content, by.signature, own->id, own};
}

void OwnDecks::tell(const Said& said, const request::AskDeck& request) {
  // A piece comes before a table.
  if (request.is_piece) return house_.refuse(said.conn, said.request.id, kAlreadyHere);
  const auto& own = said.desk.room.own;
  if (own == nullptr) return house_.refuse(said.conn, said.request.id, kOfTheHouse);
  std::shared_ptr<const std::string> told = said.desk.deck_told.lock();
  if (told == nullptr) told = std::make_shared<const std::string>(write(deck_of(said.desk.room)));
  said.desk.deck_told = told;
  house_.want(effect::Send{said.conn, std::move(told), false});
}

void OwnDecks::recall(Batch& batch) const {
  for (Record& record : batch.records) {
    auto* deck = record_if<record::DeckGiven>(record);
    if (deck == nullptr) continue;
    const auto known = known_.find(deck->id);
    if (known != known_.end()) deck->own = known->second.deck.lock();
  }
}

void OwnDecks::remember(const std::shared_ptr<const OwnDeck>& own, const Network& network) {
  if (own == nullptr) return;
  Known& known = known_[own->id];
  if (known.deck.expired()) known = {};
  if (known.network == Network{}) known.network = network;
  known.deck = own;
}

}  // namespace stolik
