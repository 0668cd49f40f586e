#include "server/hub/dealer.h"

#include <algorithm>

#include "core/assert.h"
#include "server/hub/house.h"

namespace stolik {

// One's own share of chance: a commitment or an open nonce in the lobby, the nonce itself once the
// deal is sealed.
Trouble Dealer::share(const Said& said, const request::ShareNonce& request, Pending& pending) {
  const Room& room = said.desk.room;
  auto& records = pending.batch.records;
  const std::string& commitment = request.commitment.value;
  const std::string& nonce = request.nonce.value;
  if (request.commitment.is_present == request.nonce.is_present)
    return {"bad-message", "", "A nonce or a commitment to one is expected."};
  if (request.commitment.is_present) {
    if (!is_commitment(commitment))
      return {"bad-message", "", "A commitment is 64 hexadecimal digits."};
    if (room.revealing())
      return {"wrong-phase", "", "The deal is sealed: nothing can be added to it."};
    records.push_back(record::Committed{said.person, commitment});
    return {};
  }
  if (!is_nonce(nonce)) return {"bad-message", "", "A nonce is 32 to 64 hexadecimal digits."};
  if (!room.revealing()) {
    // A nonce that comes late, after its deal was called off, must not undo the commitment to the
    // next one.
    if (!room.person(said.person)->commitment.empty()) {
      return {"wrong-phase", "",
              "You have committed: the nonce is opened when the deal is sealed."};
    }
    records.push_back(record::NonceSaid{said.person, nonce});
    return {};
  }
  const Share* mine = room.seal.of(said.person);
  if (mine == nullptr || !mine->nonce.empty())
    return {"wrong-phase", "", "Nobody waits for a nonce of yours."};
  if (commitment_of_nonce(nonce) != mine->commitment) {
    return {"not-committed", "", "This is not the nonce you committed to."};
  }
  records.push_back(record::Revealed{said.person, nonce});
  Seal opened = room.seal;
  opened.open(said.person, nonce);
  if (opened.awaited().empty()) deal(said.desk.room, opened, pending);
  return {};
}

// Seals the deal. It is dealt at once if nobody has a nonce to open.
Trouble Dealer::start(const Said& said, const request::Start&, Pending& pending) {
  const Room& room = said.desk.room;
  if (room.revealing()) return kBeingDrawn;
  for (const Chair& chair : room.chairs) {
    if (chair.kind == Chair::Kind::open) {
      return {"wrong-phase", "", "A seat is still free: close it, or give it to a bot."};
    }
  }
  const Opened opened = room.open(house_.shelf);
  if (!opened.answer.ok()) return spoken(opened.answer);
  // Only those who sit add to chance; a commitment counts if its owner is there to open it.
  std::vector<Share> shares;
  for (const Person& one : room.people) {
    if (one.gone || room.seat_of(one.number) < 0) continue;
    if (!one.nonce.empty()) shares.push_back({one.number, "", one.nonce});
    else if (!one.commitment.empty() && said.desk.is_here(one.number))
      shares.push_back({one.number, one.commitment, ""});
  }
  std::sort(shares.begin(), shares.end(),
            [](const Share& a, const Share& b) { return a.person < b.person; });
  const SealedTerms terms{room.game_number,         room.deal_number, commitment_of(room.seed),
                          room.settings.multiplier, room.seating(),   room.called_off};
  const Seal seal =
      make_seal(journal_header(Journal::begin(*opened.table)), terms, std::move(shares));
  pending.batch.records.push_back(record::Sealed{seal.terms, seal.header});
  if (seal.awaited().empty()) deal(said.desk.room, seal, pending);
  Trouble trouble;
  house_.door.is_beyond_budget(said.conn, Cost::game, trouble);
  return trouble;
}

void Dealer::deal(const Room& room, const Seal& seal, Pending& pending) {
  Opened opened = room.open(house_.shelf);
  STOLIK_ASSERT(
      opened.answer.ok());  // it could be opened when it was sealed, and nothing could change since
  Step& step = pending.step.emplace();
  step.play.table = std::move(opened.table);
  room.bring_lots(step.play, seal);
  pending.batch.records.push_back(record::Started{});
  step.play.settle(pending.batch.records, step.told);
}

record::SeedDrawn Dealer::new_seed(int game) {
  record::SeedDrawn drawn{.game = game};
  house_.entropy.fill(drawn.seed);
  return drawn;
}

// Somebody who knew the seed might have liked another deal better. So this one is opened for all to
// see, those over whom it was called off lose their seats, and the next is drawn from a new seed.
void Dealer::call_off(const Desk& desk, const std::vector<int>& over, std::string_view why,
                      std::vector<Record>& records) {
  records.push_back(record::DealCalledOff{over, std::string{why}});
  for (const int person : over) records.push_back(record::Stood{person});
  records.push_back(new_seed(desk.room.game_number));
}

void Dealer::run(Desk& desk) {
  if (!desk.room.revealing()) {
    if (desk.reveal_until_ms != 0) house_.cancel_timer(desk, TimerId::Kind::reveal, 0);
    desk.reveal_until_ms = 0;
    return;
  }
  if (desk.reveal_until_ms == 0) anew(desk);
}

void Dealer::anew(Desk& desk) {
  desk.reveal_until_ms = house_.now_ms + house_.config.reveal_ms;
  house_.set_timer(desk, TimerId::Kind::reveal, 0, desk.reveal_until_ms);
}

// Those who were asked have their whole time again, once they could be back.
void Dealer::wake(Desk& desk) {
  if (!desk.room.revealing()) return;
  desk.reveal_until_ms = desk.top.hold_until_ms + house_.config.reveal_ms;
  house_.set_timer(desk, TimerId::Kind::reveal, 0, desk.reveal_until_ms);
}

void Dealer::ran_out(Desk& desk) {
  if (!desk.room.revealing() || house_.now_ms < desk.reveal_until_ms) return;
  if (house_.low) return anew(desk);  // nonces are not taken now: nobody is silent
  Pending pending;
  pending.cause = {.kind = Held::Kind::reveal};
  call_off(desk, desk.room.seal.awaited(), "silent", pending.batch.records);
  house_.writer.propose(desk, std::move(pending));
}

}  // namespace stolik
