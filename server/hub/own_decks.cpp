#include "server/hub/own_decks.h"

#include <sodium.h>

#include <algorithm>

#include "server/hub/house.h"
#include "server/hub/object.h"
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

void OwnDecks::piece(Conn conn, const Message& message) {
  Client& client = *house_.client(conn);
  const auto refuse = [&](const Trouble& trouble) { house_.refuse(conn, message.id, trouble); };
  if (house_.config.own_decks_max == 0) return refuse(kNoDecks);
  const int bytes = message.integer("of");
  const int from = message.integer("from");
  std::string part;
  if (!is_edition_id(message.text("id")) || bytes < 1 || from < 0 ||
      !read_bytes(message.text("bytes"), part)) {
    return refuse({"bad-message", "", "id, of, from and bytes are expected, the last in base64."});
  }
  if (!is_deck_signed({message.text("key"), message.text("signature")})) {
    return refuse({"bad-message", "",
                   "A signature is a key of 64 and a signature of 128 hexadecimal digits."});
  }
  const auto size = static_cast<std::size_t>(bytes);
  if (size > kOwnDeckMax) return refuse(too_large(size));
  if (from == 0 && !begin(conn, message, size)) return;
  Brought* brought = client.brought.get();
  const bool fits = brought != nullptr && brought->deck == nullptr &&
                    brought->id == message.text("id") && brought->size == size &&
                    brought->bytes.size() == static_cast<std::size_t>(from) &&
                    part.size() <= size - brought->bytes.size();
  if (!fits) return refuse(kOutOfOrder);
  brought->bytes += part;
  const std::size_t have = brought->bytes.size();
  if (have == size) {
    if (const Trouble trouble = finish(*brought); !trouble.ok()) {
      client.brought.reset();
      return refuse(trouble);
    }
  }
  std::string text;
  Object out(text);
  out.begin("deck").text("id", brought->id).integer("have", static_cast<std::int64_t>(have));
  if (brought->deck != nullptr) out.boolean("ready", true);
  out.end().end();
  house_.send(conn, std::move(text));
}

bool OwnDecks::begin(Conn conn, const Message& message, std::size_t bytes) {
  Client& client = *house_.client(conn);
  client.brought.reset();
  const auto refuse = [&](const Trouble& trouble) {
    return house_.refuse(conn, message.id, trouble), false;
  };
  if (Trouble beyond; house_.door.is_beyond_budget(conn, Cost::deck, beyond)) return refuse(beyond);
  if (!make_room(bytes))
    return refuse({"too-many", "", "Too many decks are being brought. Try again in a minute."});
  DeckSigned by{message.text("key"), message.text("signature")};
  client.brought = std::make_shared<Brought>(
      Brought{message.text("id"), std::move(by), bytes, house_.now_ms, {}, nullptr});
  return true;
}

bool OwnDecks::make_room(std::size_t bytes) {
  const auto held = [&] {
    std::size_t sum = bytes;
    for (const auto& [conn, client] : house_.clients)
      sum += client.brought != nullptr ? client.brought->size : 0;
    return sum;
  };
  if (held() > kBroughtMax) drop_unused();
  return held() <= kBroughtMax;
}

void OwnDecks::drop_unused() {
  for (auto& [conn, client] : house_.clients) {
    if (client.brought != nullptr && house_.now_ms - client.brought->since_ms >= kBroughtFor_ms)
      client.brought.reset();
  }
}

// All of it is there.
Trouble OwnDecks::finish(Brought& brought) {
  const std::string content = std::exchange(brought.bytes, {});
  if (edition_id(content) != brought.id)
    return {"bad-deck", "", "These are not the contents of that deck. Bring it again."};
  std::string written;
  write_json_string(written, content);
  if (written.size() > kWrittenMax) return too_large(written.size());
  if (const auto known = known_.find(OwnDeck::known_as(brought.id, brought.by));
      known != known_.end())
    brought.deck = known->second.lock();
  if (brought.deck != nullptr) return {};
  brought.since_ms = house_.now_ms;
  if (in_memory() >= house_.config.own_decks_max) drop_unused();
  if (in_memory() >= house_.config.own_decks_max) {
    return {"too-many", "",
            "Too many decks of people's own are played with here now. Try again later."};
  }
  if (std::string trouble = check_own_deck(content); !trouble.empty())
    return {"bad-deck", "", std::move(trouble)};
  brought.deck = read_own_deck(brought.id, content, brought.by);
  if (brought.deck == nullptr) return {"bad-deck", "", "The rules cannot play with this deck."};
  remember(brought.deck);
  return {};
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

Record OwnDecks::record_of(const std::shared_ptr<const OwnDeck>& own) {
  return {.kind = Record::Kind::deck,
          .who = own->by.key,
          .text = own->content,
          .more = own->by.signature,
          .hash = own->id,
          .own = own};
}

void OwnDecks::tell(const Said& said) {
  // A piece, which comes before a table.
  const bool brings =
      std::any_of(kDeckPieceMembers.begin(), kDeckPieceMembers.end(),
                  [&](std::string_view name) { return said.message.body().find(name) != nullptr; });
  if (brings) return house_.refuse(said.conn, said.message.id, kAlreadyHere);
  const auto& own = said.desk.room.own;
  if (own == nullptr) return house_.refuse(said.conn, said.message.id, kOfTheHouse);
  house_.want(effect::Send{said.conn, own->told, false});
}

void OwnDecks::recall(Batch& batch) const {
  for (Record& record : batch.records) {
    if (record.kind != Record::Kind::deck) continue;
    const auto known = known_.find(OwnDeck::known_as(record.hash, {record.who, record.more}));
    if (known != known_.end()) record.own = known->second.lock();
  }
}

void OwnDecks::remember(const std::shared_ptr<const OwnDeck>& own) {
  if (own != nullptr) known_[OwnDeck::known_as(own->id, own->by)] = own;
}

std::size_t OwnDecks::in_memory() {
  std::erase_if(known_, [](const auto& one) { return one.second.expired(); });
  return known_.size();
}

}  // namespace stolik
