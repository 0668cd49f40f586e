#include "server/hub/room.h"

#include <algorithm>

#include "core/assert.h"
#include "core/notation.h"
#include "server/journal/class_file.h"

namespace stolik {

const DoneIds::Done* DoneIds::find(std::uint64_t id) const {
  const auto found = done.find(id);
  return found == done.end() ? nullptr : &found->second;
}

Json StoryLine::public_events() const { return parse_json("[" + all + "]").value; }

const std::string& StoryLine::for_seat(int seat) const {
  for (const auto& [whose, events] : own) {
    if (whose == seat) return events;
  }
  return all;
}

const Person* Room::person(int number) const {
  for (const Person& one : people) {
    if (one.number == number && !one.gone) return &one;
  }
  return nullptr;
}

Person* Room::person(int number) {
  return const_cast<Person*>(static_cast<const Room*>(this)->person(number));
}

int Room::seat_of(int number) const {
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    if (chairs[i].kind == Chair::Kind::person && chairs[i].person == number)
      return static_cast<int>(i);
  }
  return -1;
}

int Room::eyes_of(int number) const {
  const int seat = seat_of(number);
  const Person* who = person(number);
  return seat >= 0 || who == nullptr ? seat : who->beside;
}

Head Room::head() const {
  return {id, settings.code, settings.invitation, settings.origin, phase, own != nullptr, 0};
}

Opened Room::open(const Shelf& shelf) const {
  int players = 0;
  Seat youngest_now = kNobody;
  for (std::size_t i = 0; i < chairs.size(); ++i) {
    if (chairs[i].kind == Chair::Kind::closed) continue;
    if (static_cast<int>(i) == youngest) youngest_now = seat_at(players);
    ++players;
  }
  return open_table(this->shelf(shelf), settings.game, players, &settings.options, youngest_now);
}

std::vector<int> Room::seating() const {
  std::vector<int> out;
  for (const Chair& chair : chairs) {
    if (chair.kind != Chair::Kind::closed)
      out.push_back(chair.kind == Chair::Kind::person ? chair.person : 0);
  }
  return out;
}

std::vector<int> Room::seated() const {
  std::vector<int> out;
  out.reserve(chairs.size());
  for (const Chair& chair : chairs) {
    if (chair.kind == Chair::Kind::person) out.push_back(chair.person);
  }
  return out;
}

std::vector<Nonce> Room::gathered_nonces() const {
  std::vector<Nonce> out;
  for (const Person& one : people) {
    if (!one.gone && !one.nonce.empty() && seat_of(one.number) >= 0)
      out.push_back({one.number, one.nonce});
  }
  return out;
}

ClassTerms Room::class_terms() const {
  const OfClass& owner = *settings.of_class;
  return {owner.round, owner.table, owner.same_deal, seating()};
}

void Room::bring_lots(Play& begins, const Seal& opened) const {
  begins.multiplier = settings.multiplier;
  if (settings.of_class)
    begins.same.emplace(class_terms().deal(class_key(seed, settings.of_class->shares())));
  else begins.key = opened.empty() ? key_of(seed, nonces) : key_of(seed, opened);
}

std::string Room::start(const Shelf& shelf) {
  Opened opened = open(shelf);
  if (!opened.answer.ok()) return opened.answer.message;
  std::erase_if(chairs, [](const Chair& chair) { return chair.kind == Chair::Kind::closed; });
  youngest = -1;
  if (!seal.awaited().empty()) return "the deal began before every nonce was open";
  nonces.clear();
  if (!seal.empty()) {
    nonces = seal.nonces();
  } else if (settings.of_class) {
    nonces = settings.of_class->shares();
  } else {
    // Before deals were sealed everyone's nonce counted, also of those who watched.
    for (const Person& one : people) {
      if (!one.gone && !one.nonce.empty()) nonces.push_back({one.number, one.nonce});
    }
  }
  play = {};
  play.table = std::move(opened.table);
  if (settings.of_class)
    seal = {journal_header(Journal::begin(*play.table)), class_line(class_terms()), {}};
  bring_lots(play, seal);
  by_bots.clear();
  entries.clear();
  spin_remarks.clear();
  said.assign(chairs.size(), "");
  paused = broken_off = false;
  begin_chain();
  return "";
}

void Room::take(Settings given) {
  settings = std::move(given);
  for (const std::string& seat : settings.seats)
    chairs.push_back(Chair::from(seat).value_or(Chair{}));
  settings.seats = {};
}

std::optional<Head::Phase> phase_begun(const Record& record) {
  if (record_if<record::Started>(record) != nullptr) return Head::Phase::playing;
  if (record_if<lesson::Started>(record) != nullptr) return Head::Phase::playing;
  if (record_if<record::Ended>(record) != nullptr) return Head::Phase::over;
  if (record_if<record::Rematch>(record) != nullptr) return Head::Phase::lobby;
  const auto* begun = record_if<lesson::PhaseBegun>(record);
  if (begun != nullptr && begun->phase == LessonPhase::over) return Head::Phase::over;
  return std::nullopt;
}

// What each record changes.
struct Room::Applying {
  Room& to;
  const Batch& batch;
  const Shelf& shelf;
  Step* prepared;
  std::string problem{};  // why a record cannot follow
  StoryLine line{};
  Told told{};
  std::size_t commands = 0;  // so far
  const Record* now{};       // being applied

  void fail(std::string why) { problem = std::move(why); }
  Chair* chair(int seat) {
    const auto i = static_cast<std::size_t>(seat);
    return seat >= 0 && i < to.chairs.size() ? &to.chairs[i] : nullptr;
  }

  void operator()(const TableRecord& one) {
    line.room |= !std::holds_alternative<record::Did>(one) &&
                 !std::holds_alternative<record::Stepped>(one) &&
                 !std::holds_alternative<record::Frozen>(one);
    std::visit(*this, one);
  }
  void operator()(const LessonRecord& one);

  void operator()(const record::Opened& opened) { to.take(*opened.settings); }
  void operator()(const record::Joined& joined) {
    to.people.push_back({.number = joined.person,
                         .name = joined.name,
                         .pseudonym = joined.pseudonym,
                         .token_hash = joined.token,
                         .join_hash = joined.join,
                         .join_content = joined.content,
                         .watches = joined.watches});
    to.next_person = std::max(to.next_person, joined.person + 1);
    if (to.host == 0 && !to.settings.of_class) to.host = joined.person;
    if (to.lesson != nullptr) to.lesson->joined(joined);
  }
  void operator()(const record::Token& token) {
    if (Person* who = to.person(token.person)) who->token_hash = token.token;
  }
  void operator()(const record::Renamed& renamed) {
    Person* who = to.person(renamed.person);
    if (who == nullptr) return fail("nobody to rename");
    who->name = renamed.name;
    who->pseudonym = renamed.pseudonym;
  }
  void operator()(const record::Sat& sat);
  void operator()(const record::Stood& stood) {
    if (Chair* left = chair(to.seat_of(stood.person))) *left = {};
  }
  void operator()(const record::ChairSet& set) {
    if (chair(set.seat) == nullptr) return fail("no such chair");
    *chair(set.seat) = Chair::from(set.chair).value_or(Chair{});
  }
  void operator()(const record::DoorSet& set) {
    to.settings.open_door = set.door == TableDoor::open;
  }
  void operator()(const record::Coach& coach) { to.settings.coach = coach.on; }
  void operator()(const record::Invited& invited) { to.settings.invitation = invited.invitation; }
  void operator()(const record::HostIs& one) { to.host = one.person; }
  void operator()(const record::NonceSaid& one) {
    if (Person* who = to.person(one.person)) who->nonce = one.nonce;
  }
  void operator()(const record::Committed& committed) {
    Person* who = to.person(committed.person);
    if (who == nullptr) return fail("nobody to commit");
    who->commitment = committed.commitment;
    who->nonce.clear();
  }
  void operator()(const record::Sealed& sealed) {
    if (to.phase != Head::Phase::lobby) return fail("a deal was sealed during a game");
    SealedTerms terms;
    problem = read_seal(sealed.header, sealed.terms, to.seal, terms);
  }
  void operator()(const record::Revealed& revealed) {
    if (!to.revealing() || to.seal.of(revealed.person) == nullptr)
      return fail("nobody was asked for this nonce");
    to.seal.open(revealed.person, revealed.nonce);
  }
  void operator()(const record::DealCalledOff& off);
  void operator()(const record::Youngest& one) { to.youngest = one.seat; }
  void operator()(const record::Coloured& coloured) { to.settings.colours = coloured.colours; }
  void operator()(const record::SeedDrawn& drawn) {
    to.game_number = drawn.game;
    to.seed = drawn.seed;
  }
  void operator()(const record::Started&) {
    to.story.clear();
    to.talk.clear();
    line.game = true;
    problem = to.start(shelf);
  }
  void operator()(const record::Did& did);
  void operator()(const record::Stepped&) {
    ++to.silent_steps;
    if (prepared == nullptr) ++to.play.steps_done;
  }
  void operator()(const record::Paused& one) { to.paused = one.on; }
  void operator()(const record::StandIn& stand_in) {
    if (chair(stand_in.seat) == nullptr) return fail("no such chair");
    chair(stand_in.seat)->stand_in = stand_in.on;
  }
  void operator()(const record::Left& left);
  void operator()(const record::Beside& beside) {
    Person* who = to.person(beside.person);
    if (who == nullptr) return fail("nobody to sit beside");
    who->beside = beside.seat;
  }
  void operator()(const record::DeckGiven& deck) {
    if (deck.own == nullptr && deck.content.empty())
      return;  // left out of a report: whoever replays it has the deck
    to.own = deck.own != nullptr ? deck.own : read_own_deck(deck.id, deck.content);
    to.own_by = {deck.key, deck.signature};
    if (to.own == nullptr) fail("its deck is damaged");
  }
  void operator()(const record::Ended&) { to.broken_off = true; }
  void operator()(const record::Rematch&);
  void operator()(const record::PageTurned& page) { to.talk.turn(page); }
  void operator()(const record::PutDown& put) { to.talk.put_down(put); }
  void operator()(const record::Polled& polled) { problem = to.talk.ask(polled); }
  void operator()(const record::Voted& voted) { problem = to.talk.vote(voted); }
  void operator()(const record::PollShown&) { problem = to.talk.show(); }
  void operator()(const record::Frozen&) {}
};

void Room::Applying::operator()(const record::Sat& sat) {
  Chair* taken = chair(sat.seat);
  if (to.person(sat.person) == nullptr || taken == nullptr) return fail("nobody or nowhere to sit");
  Chair* before = chair(to.seat_of(sat.person));
  const Chair old = *taken;
  *taken = {Chair::Kind::person, "steady", sat.person, false};
  if (before != nullptr) *before = old;  // who sat there changes places
  else if (old.kind == Chair::Kind::person) to.person(old.person)->watches = true;
  to.person(sat.person)->watches = false;
}

void Room::Applying::operator()(const record::DealCalledOff& off) {
  if (!to.revealing()) return fail("no deal was there to be called off");
  if (off.people.empty()) return fail("a deal was called off over nobody");
  to.called_off.push_back({to.deal_number, to.seal.hash(), commitment_of(to.seed), to_hex(to.seed),
                           off.people, off.why});
  if (to.called_off.size() > kMaxCalledOff) to.called_off.erase(to.called_off.begin());
  ++to.deal_number;
  to.seal = {};
  // Whoever drew the next seed could know what was said openly for this one.
  for (Person& person : to.people) person.nonce.clear(), person.commitment.clear();
}

void Room::Applying::operator()(const record::Did& did) {
  line.game = true;
  if (to.play.table == nullptr) return fail("a command without a game");
  if (prepared == nullptr) {
    if (did.actor.kind == Actor::Kind::seat && index(did.actor.seat) >= to.play.table->players())
      return fail("nobody gave this command");
    const Answer answer = to.play.step(did.actor, did.command, did.strength, told);
    if (!answer.ok()) return fail("a command that was carried out is refused: " + answer.message);
  }
  const Told::Word word = (prepared != nullptr ? prepared->told : told).words.at(commands++);
  if (word.begins) {
    to.silent_steps = 0;
    to.spin_remarks.push_back({to.entries.size(), did.strength, 0, 0, false});
  } else if (word.falls) {
    const bool said_by_a_person = batch.person != 0 && now == &batch.records.front();
    to.spin_remarks.push_back(
        {to.entries.size(), 0, batch.spun_ms, to.silent_steps, said_by_a_person});
  }
  if (word.meaning.is_talk) to.said[slot(did.actor.seat)] = did.command;
  line.watched |= word.meaning.is_watched;
  to.entries.push_back({did.actor, did.command});
  to.chain_last_entry();
  const bool by_person = did.chosen_by.kind == ChosenBy::Kind::person;
  if (to.settings.of_class && !by_person) to.by_bots.push_back(to.entries.size() - 1);
  if (did.actor.kind == Actor::Kind::seat && did.chosen_by.kind == ChosenBy::Kind::bot &&
      to.chairs[slot(did.actor.seat)].stand_in)
    line.stood_in = index(did.actor.seat);
  if (!did.chosen_by.hurried.empty()) {
    line.hurried = did.chosen_by.hurried;
    line.hurried_seat = index(did.actor.seat);
  }
}

void Room::Applying::operator()(const record::Left& left) {
  Person* who = to.person(left.person);
  if (who == nullptr) return;
  if (Chair* seat = chair(to.seat_of(left.person))) {
    // A running game goes on: a bot takes the chair. Elsewhere it is free again.
    seat->kind = to.playing() ? Chair::Kind::bot : Chair::Kind::open;
    seat->person = 0;
    seat->stand_in = false;
  }
  who->gone = true;
  if (to.lesson != nullptr) to.lesson->left(left.person);
}

void Room::Applying::operator()(const record::Rematch&) {
  to.play = {};
  to.paused = to.broken_off = false;
  to.entries.clear();
  to.story.clear();
  for (Chair& one : to.chairs) one.stand_in = false;
  for (Person& one : to.people) one.nonce.clear(), one.commitment.clear();
  to.seal = {};
  to.called_off.clear();
  to.deal_number = 1;
  to.chain.clear();
  to.talk.clear();
}

void Room::Applying::operator()(const LessonRecord& one) {
  line.room = true;
  if (to.lesson == nullptr) {
    const auto* planned = std::get_if<lesson::Planned>(&one);
    if (planned == nullptr) return fail("a lesson without a plan");
    to.lesson = std::make_unique<Class>(planned->plan);
    to.lesson->invitation = planned->invitation;
    return;
  }
  std::vector<Nonce> open;
  for (const Person& person : to.people) {
    if (!person.gone && !person.nonce.empty()) open.push_back({person.number, person.nonce});
  }
  problem = to.lesson->apply(one, batch.at_ms, open);
}

std::string Room::apply(const Batch& batch, const Shelf& shelf, Step* prepared) {
  if (batch.seq != seq + 1) return "not the next batch";
  Applying applying{*this, batch, shelf, prepared};
  for (const Record& record : batch.records) {
    applying.now = &record;
    std::visit(applying, record);
    if (!applying.problem.empty()) return applying.problem;
    if (const auto begun = phase_begun(record)) phase = *begun;
  }
  if (prepared != nullptr) {
    std::swap(play, prepared->play);
    applying.told = std::move(prepared->told);
  }
  if (playing() && play.table != nullptr && play.table->waiting().over) {
    phase = Head::Phase::over;
    applying.line.room = true;  // the seed is opened
  }
  if (talk.poll.number != 0) talk.settle(seated());
  // Numbers are never used again, so nothing of those who left is needed any more.
  std::erase_if(people, [](const Person& one) { return one.gone; });
  if (phase == Head::Phase::over && chain.empty() && play.table != nullptr) end_chain();
  seq = batch.seq;
  at_ms = batch.at_ms;
  spun_ms = batch.spun_ms;
  if (Person* who = person(batch.person); who != nullptr && batch.id != 0) {
    who->ids.add(batch.id, {batch.content, batch.seq});
  }
  StoryLine& line = applying.line;
  line.seq = seq;
  line.all = std::move(applying.told.all);
  line.all.shrink_to_fit();  // kept for a while, and a deal is long
  for (std::size_t i = 0; i < applying.told.own.size(); ++i) {
    if (applying.told.own[i].empty()) continue;
    line.own.emplace_back(static_cast<int>(i), std::move(applying.told.own[i]))
        .second.shrink_to_fit();
  }
  story.push_back(std::move(line));
  if (story.size() > kMaxStoryLines) story.erase(story.begin());
  return "";
}

}  // namespace stolik
