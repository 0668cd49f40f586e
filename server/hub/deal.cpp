// From commitments to the first card: shares of chance, the seal, and what happens to those who do not open theirs.

#include <algorithm>

#include "core/assert.h"
#include "server/hub/brain.h"

namespace stolik {

// One's own share of chance: a commitment or an open nonce in the lobby, the nonce itself once the deal is sealed.
Trouble Hub::Brain::share(Desk& desk, int person, const Message& message, std::optional<Step>& step,
                          std::vector<Record>& records) {
  const Room& room = desk.room;
  if (room.phase != Head::Phase::lobby) return {"wrong-phase", "", "The game has begun."};
  const Json* commitment = message.body->find("commitment");
  const Json* nonce = message.body->find("nonce");
  if ((commitment == nullptr) == (nonce == nullptr)) return {"bad-message", "", "A nonce or a commitment to one is expected."};
  if (commitment != nullptr) {
    if (!is_commitment(commitment->text())) return {"bad-message", "", "A commitment is 64 hexadecimal digits."};
    if (room.revealing()) return {"wrong-phase", "", "The deal is sealed: nothing can be added to it."};
    records.push_back({.kind = Record::Kind::committed, .person = person, .text = commitment->text()});
    return {};
  }
  if (!is_nonce(nonce->text())) return {"bad-message", "", "A nonce is 32 to 64 hexadecimal digits."};
  if (!room.revealing()) {
    // A nonce that comes late, after its deal was called off, must not undo the commitment to the next one.
    if (!room.person(person)->commitment.empty()) {
      return {"wrong-phase", "", "You have committed: the nonce is opened when the deal is sealed."};
    }
    records.push_back({.kind = Record::Kind::nonce, .person = person, .text = nonce->text()});
    return {};
  }
  const Share* mine = room.seal.of(person);
  if (mine == nullptr || !mine->nonce.empty()) return {"wrong-phase", "", "Nobody waits for a nonce of yours."};
  if (commitment_of_nonce(nonce->text()) != mine->commitment && config_.plant != Plant::any_nonce) {
    return {"not-committed", "", "This is not the nonce you committed to."};
  }
  records.push_back({.kind = Record::Kind::revealed, .person = person, .text = nonce->text()});
  Seal opened = room.seal;
  opened.open(person, nonce->text());
  if (opened.awaited().empty()) deal(desk, opened, step, records);
  return {};
}

// Seals the deal. It is dealt at once if nobody has a nonce to open.
Trouble Hub::Brain::start(Desk& desk, std::optional<Step>& step, std::vector<Record>& records) {
  const Room& room = desk.room;
  if (room.phase != Head::Phase::lobby) return {"wrong-phase", "", "The game has begun."};
  if (room.revealing()) return {"wrong-phase", "", "The deal is being drawn."};
  for (const Chair& chair : room.chairs) {
    if (chair.kind == Chair::Kind::open) {
      return {"wrong-phase", "", "A seat is still free: close it, or give it to a bot."};
    }
  }
  const Opened opened = room.open(shelf_);
  if (!opened.answer.ok()) return spoken(opened.answer);
  // Only those who sit add to chance; a commitment counts if its owner is there to open it.
  std::vector<Share> shares;
  for (const Person& one : room.people) {
    if (one.gone || (room.seat_of(one.number) < 0 && config_.plant != Plant::watchers_add)) continue;
    if (!one.nonce.empty()) shares.push_back({one.number, "", one.nonce});
    else if (!one.commitment.empty() && is_here(desk, one.number)) shares.push_back({one.number, one.commitment, ""});
  }
  std::sort(shares.begin(), shares.end(), [](const Share& a, const Share& b) { return a.person < b.person; });
  const SealedTerms terms{room.game_number, room.deal_number, commitment_of(room.seed), room.multiplier, room.seating(),
                          room.called_off};
  const Seal seal = make_seal(journal_header(Journal::begin(*opened.table)), terms, std::move(shares));
  records.push_back({.kind = Record::Kind::sealed, .text = seal.terms, .more = seal.header});
  if (seal.awaited().empty()) deal(desk, seal, step, records);
  return {};
}

void Hub::Brain::deal(const Desk& desk, const Seal& seal, std::optional<Step>& step, std::vector<Record>& records) {
  const Room& room = desk.room;
  Opened opened = room.open(shelf_);
  STOLIK_ASSERT(opened.answer.ok());  // it could be opened when it was sealed, and nothing could change since
  step.emplace();
  step->play.table = std::move(opened.table);
  step->play.key = key_of(room.seed, seal);
  step->play.read_top(room.multiplier);
  records.push_back({.kind = Record::Kind::started});
  step->play.settle(records, step->told);
}

// Somebody who knew the seed might have liked another deal better. So this one is opened for all to see, those
// over whom it was called off lose their seats, and the next is drawn from a new seed.
void Hub::Brain::call_off(const Desk& desk, const std::vector<int>& over, std::string_view why,
                          std::vector<Record>& records) {
  std::string people;
  for (const int person : over) people += (people.empty() ? "" : ",") + std::to_string(person);
  records.push_back({.kind = Record::Kind::called_off, .text = people, .more = std::string{why}});
  for (const int person : over) records.push_back({.kind = Record::Kind::stood, .person = person});
  Secret seed{};
  entropy_.fill(seed);
  records.push_back({.kind = Record::Kind::secret, .number = desk.room.game_number, .text = to_hex(seed)});
}

void Hub::Brain::reveal_clock(Desk& desk) {
  if (!desk.room.revealing()) {
    if (desk.reveal_until_ms != 0) cancel_timer(desk, TimerId::Kind::reveal, 0);
    desk.reveal_until_ms = 0;
    return;
  }
  if (desk.reveal_until_ms == 0) reveal_anew(desk);
}

void Hub::Brain::reveal_anew(Desk& desk) {
  desk.reveal_until_ms = now_ms_ + config_.reveal_ms;
  set_timer(desk, TimerId::Kind::reveal, 0, desk.reveal_until_ms);
}

void Hub::Brain::reveal_ran_out(Desk& desk) {
  if (!desk.room.revealing() || now_ms_ < desk.reveal_until_ms) return;
  if (low_) return reveal_anew(desk);  // nonces are not taken now: nobody is silent
  Pending pending;
  pending.cause = {Held::Kind::reveal, {}, "", 0};
  call_off(desk, desk.room.seal.awaited(), "silent", pending.batch.records);
  propose(desk, std::move(pending));
}

}  // namespace stolik
