// The judge of deals: who adds to chance, when nonces are opened, and that a deal which was called
// off is not hushed up.

#include "server/sim/checker.h"

namespace stolik {

// Before the batch is applied: may it follow what was sealed?
void Checker::judge_deal(Shadow& shadow, const Batch& batch) {
  using Is = Record::Kind;
  Drawing& drawing = shadow.drawing;
  const auto undisturbed = [&] {
    if (drawing.sealed)
      fail("what a sealed deal depends on was changed, as number " + std::to_string(batch.seq));
  };
  for (const Record& record : batch.records) {
    switch (record.kind) {
      case Is::committed:
        shadow.committed[record.person] = record.text;
        shadow.said.erase(record.person);
        undisturbed();
        break;
      case Is::nonce:
        shadow.committed.erase(record.person);
        shadow.said[record.person] = record.text;
        undisturbed();
        break;
      case Is::sat:
      case Is::stood:
      case Is::chair:
      case Is::youngest:
      case Is::coach:
      case Is::secret: undisturbed(); break;
      case Is::left:
        if (shadow.room.seat_of(record.person) >= 0) undisturbed();
        break;
      case Is::sealed: {
        if (drawing.sealed) fail("a deal was sealed twice");
        const JsonResult terms = parse_json(record.text);
        const Json* shares = terms.value.find("sealed")->find("shares");
        drawing = {
            .sealed = true,
            .hash = to_hex(blake2b_256("stolik sealed 1\n" + record.more + "\n" + record.text))};
        for (const Json& share : shares->items()) {
          const int person = static_cast<int>(share.find("person")->integer().value_or(0));
          if (shadow.room.seat_of(person) < 0) fail("somebody without a seat adds to chance");
          if (const Json* commitment = share.find("commitment")) {
            drawing.commitments[person] = commitment->text();
            if (shadow.committed[person] != commitment->text())
              fail("a commitment was sealed that nobody made");
          } else {
            drawing.nonces[person] = share.find("nonce")->text();
            if (shadow.said[person] != share.find("nonce")->text())
              fail("a nonce was sealed that was not said since this seed was drawn");
          }
        }
        break;
      }
      case Is::revealed: {
        const auto asked = drawing.commitments.find(record.person);
        if (!drawing.sealed || asked == drawing.commitments.end())
          fail("a nonce was opened that nobody asked for");
        else if (to_hex(blake2b_256("stolik nonce 1" + record.text)) != asked->second) {
          fail("a nonce was opened that is not the one committed to, as number " +
               std::to_string(batch.seq));
        }
        if (!drawing.nonces.emplace(record.person, record.text).second)
          fail("a nonce was opened twice");
        break;
      }
      case Is::started:
        if (!drawing.sealed && !shadow.of_class) fail("a game began without a seal");
        for (const auto& [person, commitment] : drawing.commitments) {
          if (!drawing.nonces.contains(person)) fail("a game began before every nonce was open");
        }
        drawing.commitments.clear();  // told to all from now on
        drawing.sealed = false;
        break;
      case Is::called_off:
        if (!drawing.sealed) fail("a deal was called off that was not there");
        drawing = {};
        shadow.committed.clear();
        shadow.said.clear();
        break;
      case Is::rematch:
        drawing = {};
        shadow.committed.clear();
        shadow.said.clear();
        break;
      case Is::opened:
      case Is::joined:
      case Is::token:
      case Is::renamed:
      case Is::door:
      case Is::invited:
      case Is::host:
      case Is::did:
      case Is::stepped:
      case Is::paused:
      case Is::stand_in:
      case Is::ended:
      case Is::paged:
      case Is::put:
      case Is::polled:
      case Is::voted:
      case Is::shown:
      case Is::frozen:
      case Is::beside:
      case Is::deck:
      case Is::lesson: break;
    }
  }
}

// The key is made of the seal and of exactly the nonces it names.
void Checker::judge_key(const Shadow& shadow) {
  if (shadow.of_class) return;  // its lots are the class's
  std::string message = "stolik key 2" + shadow.drawing.hash;
  for (const auto& [person, nonce] : shadow.drawing.nonces)
    message += std::to_string(person) + ":" + nonce + ";";
  if (shadow.room.play.key != blake2b_256(message, &shadow.room.seed))
    fail("the key is not made of the opened nonces");
}

void Checker::check_told(const Moment& now, const Json& json, const std::string& text) {
  check_talk(now, json);
  if (json.find("room") == nullptr) return;
  for (const std::string& nonce : now.opened) {
    if (text.find(nonce) != std::string::npos) fail("a nonce was told before all were open");
  }
  for (const std::string& seed : now.must_tell) {
    if (text.find(seed) == std::string::npos)
      fail("a deal that was called off is not told, at " + std::to_string(now.seq));
  }
}

}  // namespace stolik
