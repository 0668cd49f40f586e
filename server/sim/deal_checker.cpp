// The judge of deals: who adds to chance, when nonces are opened, and that a deal which was called
// off is not hushed up.

#include "server/sim/checker.h"

namespace stolik {

// What each record means to a deal. What is not named here has nothing to do with it.
struct Checker::DealJudge {
  Checker& to;
  Shadow& shadow;
  std::uint64_t seq;
  Drawing& drawing = shadow.drawing;

  void fail(const std::string& what) { to.fail(what); }
  void undisturbed() {
    if (drawing.sealed) fail(concat("what a sealed deal depends on was changed, as number ", seq));
  }
  void begin_anew() {
    drawing = {};
    shadow.committed.clear();
    shadow.said.clear();
  }

  void operator()(const record::Committed& committed) {
    shadow.committed[committed.person] = committed.commitment;
    shadow.said.erase(committed.person);
    undisturbed();
  }
  void operator()(const record::NonceSaid& said) {
    shadow.committed.erase(said.person);
    shadow.said[said.person] = said.nonce;
    undisturbed();
  }
  void operator()(const record::Sat&) { undisturbed(); }
  void operator()(const record::Stood&) { undisturbed(); }
  void operator()(const record::ChairSet&) { undisturbed(); }
  void operator()(const record::Youngest&) { undisturbed(); }
  void operator()(const record::Coach&) { undisturbed(); }
  void operator()(const record::SeedDrawn&) { undisturbed(); }
  void operator()(const record::Left& left) {
    if (shadow.room.seat_of(left.person) >= 0) undisturbed();
  }
  void operator()(const record::Sealed& sealed);
  void operator()(const record::Revealed& revealed) {
    const auto asked = drawing.commitments.find(revealed.person);
    if (!drawing.sealed || asked == drawing.commitments.end())
      fail("a nonce was opened that nobody asked for");
    else if (to_hex(blake2b_256("stolik nonce 1" + revealed.nonce)) != asked->second) {
      fail(concat("a nonce was opened that is not the one committed to, as number ", seq));
    }
    if (!drawing.nonces.emplace(revealed.person, revealed.nonce).second)
      fail("a nonce was opened twice");
  }
  void operator()(const record::Started&) {
    if (!drawing.sealed && !shadow.of_class) fail("a game began without a seal");
    for (const auto& [person, commitment] : drawing.commitments) {
      if (!drawing.nonces.contains(person)) fail("a game began before every nonce was open");
    }
    drawing.commitments.clear();  // told to all from now on
    drawing.sealed = false;
  }
  void operator()(const record::DealCalledOff&) {
    if (!drawing.sealed) fail("a deal was called off that was not there");
    begin_anew();
  }
  void operator()(const record::Rematch&) { begin_anew(); }
  template <class Other>
  void operator()(const Other&) {}
};

void Checker::DealJudge::operator()(const record::Sealed& sealed) {
  if (drawing.sealed) fail("a deal was sealed twice");
  const JsonResult terms = parse_json(sealed.terms);
  drawing = {
      .sealed = true,
      .hash = to_hex(blake2b_256("stolik sealed 1\n" + sealed.header + "\n" + sealed.terms))};
  for (const Json& share : terms.value["sealed"]["shares"].items()) {
    const int person = int(share["person"].integer().value_or(0));
    if (shadow.room.seat_of(person) < 0) fail("somebody without a seat adds to chance");
    if (const Json* commitment = share.find("commitment")) {
      drawing.commitments[person] = commitment->text();
      if (shadow.committed[person] != commitment->text())
        fail("a commitment was sealed that nobody made");
    } else {
      drawing.nonces[person] = share["nonce"].text();
      if (shadow.said[person] != share["nonce"].text())
        fail("a nonce was sealed that was not said since this seed was drawn");
    }
  }
}

// Before the batch is applied: may it follow what was sealed?
void Checker::judge_deal(Shadow& shadow, const Batch& batch) {
  for (const Record& record : batch.records) {
    const auto* of_table = std::get_if<TableRecord>(&record);
    if (of_table != nullptr) std::visit(DealJudge{*this, shadow, batch.seq}, *of_table);
  }
}

// The key is made of the seal and of exactly the nonces it names.
void Checker::judge_key(const Shadow& shadow) {
  if (shadow.of_class) return;  // its lots are the class's
  std::string message = "stolik key 2" + shadow.drawing.hash;
  for (const auto& [person, nonce] : shadow.drawing.nonces)
    message += concat(person, ":", nonce, ";");
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
      fail(concat("a deal that was called off is not told, at ", now.seq));
  }
}

}  // namespace stolik
