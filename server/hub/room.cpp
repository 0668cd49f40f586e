#include "server/hub/room.h"

#include <algorithm>

#include "core/assert.h"
#include "core/notation.h"
#include "server/hub/class_file.h"

namespace stolik {

const DoneIds::Done* DoneIds::find(std::uint64_t id) const {
  const auto found = done.find(id);
  return found == done.end() ? nullptr : &found->second;
}

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
  phase = Head::Phase::playing;
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

std::string Room::apply_seal(const Record& record) {
  if (phase != Head::Phase::lobby) return "a deal was sealed during a game";
  SealedTerms terms;
  return read_seal(record.more, record.text, seal, terms);
}

std::string Room::apply_called_off(const Record& record) {
  if (!revealing()) return "no deal was there to be called off";
  CalledOff one{deal_number, seal.hash(), commitment_of(seed), to_hex(seed), {}, record.more};
  std::string_view rest = record.text;
  bool last = false;
  while (!last) {
    const auto number = parse_below(take_part(rest, ',', last), 1'000'000'000);
    if (!number) return "a deal was called off over nobody";
    one.people.push_back(*number);
  }
  called_off.push_back(std::move(one));
  if (called_off.size() > kMaxCalledOff) called_off.erase(called_off.begin());
  ++deal_number;
  seal = {};
  // Whoever drew the next seed could know what was said openly for this one.
  for (Person& person : people) person.nonce.clear(), person.commitment.clear();
  return "";
}

std::string Room::apply_settings(const Record& record) {
  if (record.settings != nullptr) return take(*record.settings), "";
  Settings given;
  given.game = record.text;
  if (!read_settings(record.more, given)) return "settings cannot be read";
  return take(std::move(given)), "";
}

void Room::take(Settings given) {
  settings = std::move(given);
  for (const std::string& seat : settings.seats)
    chairs.push_back(Chair::from(seat).value_or(Chair{}));
  settings.seats = {};
}

void Room::apply_left(const Record& record) {
  Person* who = person(record.person);
  if (who == nullptr) return;
  const int seat = seat_of(record.person);
  if (seat >= 0) {
    Chair& chair = chairs[static_cast<std::size_t>(seat)];
    // A running game goes on: a bot takes the chair. Elsewhere it is free again.
    chair.kind = playing() ? Chair::Kind::bot : Chair::Kind::open;
    chair.person = 0;
    chair.stand_in = false;
  }
  who->gone = true;
  if (lesson != nullptr) lesson->left(record.person);
}

std::string Room::apply_lesson(const Record& record, std::int64_t at) {
  if (lesson == nullptr) {
    const JsonResult parsed = parse_json(record.more);
    ClassPlan plan;
    if (record.who != "plan" || !parsed || !read_plan(parsed.value, plan).ok())
      return "a plan cannot be read";
    lesson = std::make_unique<Class>(std::move(plan));
    lesson->invitation = record.text;
    return "";
  }
  std::vector<Nonce> now;
  for (const Person& one : people) {
    if (!one.gone && !one.nonce.empty()) now.push_back({one.number, one.nonce});
  }
  std::string trouble = lesson->apply(record, at, now);
  if (record.who == "started") phase = Head::Phase::playing;
  if (lesson->phase == Class::Phase::over) phase = Head::Phase::over;
  return trouble;
}

struct Room::Applying {
  const Batch& batch;
  const Shelf& shelf;
  Step* prepared;
  StoryLine line{};
  Told told{};
  std::size_t commands = 0;  // so far
};

void Room::note_entry(const Record& record, Applying& applying) {
  JournalEntry entry;
  const bool known = parse_actor(record.who, static_cast<int>(chairs.size()), entry.who);
  STOLIK_ASSERT(known);
  entry.command = record.text;
  const Batch& batch = applying.batch;
  const Told::Word word = (applying.prepared != nullptr ? applying.prepared->told : applying.told)
                              .words.at(applying.commands++);
  if (word.begins) {
    silent_steps = 0;
    spin_remarks.push_back({entries.size(), record.number, 0, 0, false});
  } else if (word.falls) {
    const bool said_by_a_person = batch.person != 0 && &record == &batch.records.front();
    spin_remarks.push_back({entries.size(), 0, batch.spun_ms, silent_steps, said_by_a_person});
  }
  if (word.meaning.is_talk) said[slot(entry.who.seat)] = record.text;
  applying.line.watched |= word.meaning.is_watched;
  entries.push_back(std::move(entry));
  chain_last_entry();
}

std::string Room::apply_one(const Record& record, Applying& applying) {
  using Kind = Record::Kind;
  const auto chair = [&]() -> Chair* {
    const auto i = static_cast<std::size_t>(record.seat);
    return record.seat >= 0 && i < chairs.size() ? &chairs[i] : nullptr;
  };
  Person* who = person(record.person);
  applying.line.room |=
      record.kind != Kind::did && record.kind != Kind::stepped && record.kind != Kind::frozen;
  switch (record.kind) {
    case Kind::opened: return apply_settings(record);
    case Kind::joined:
      people.push_back({.number = record.person,
                        .name = record.text,
                        .pseudonym = record.more,
                        .token_hash = record.hash,
                        .join_hash = record.join,
                        .join_content = record.number,
                        .watches = record.flag});
      next_person = std::max(next_person, record.person + 1);
      if (host == 0 && !settings.of_class) host = record.person;
      if (lesson != nullptr) lesson->joined(record);
      return "";
    case Kind::token:
      if (who != nullptr) who->token_hash = record.hash;
      return "";
    case Kind::renamed:
      if (who == nullptr) return "nobody to rename";
      who->name = record.text;
      who->pseudonym = record.more;
      return "";
    case Kind::sat: {
      if (who == nullptr || chair() == nullptr) return "nobody or nowhere to sit";
      const int before = seat_of(record.person);
      Chair old = *chair();
      *chair() = {Chair::Kind::person, "steady", record.person, false};
      if (before >= 0)
        chairs[static_cast<std::size_t>(before)] = old;  // who sat there changes places
      else if (old.kind == Chair::Kind::person) who = person(old.person), who->watches = true;
      person(record.person)->watches = false;
      return "";
    }
    case Kind::stood: {
      const int seat = seat_of(record.person);
      if (seat >= 0) chairs[static_cast<std::size_t>(seat)] = {};
      return "";
    }
    case Kind::chair:
      if (chair() == nullptr) return "no such chair";
      *chair() = Chair::from(record.text).value_or(Chair{});
      return "";
    case Kind::door: settings.open_door = record.text == "open"; return "";
    case Kind::coach: settings.coach = record.flag; return "";
    case Kind::invited: settings.invitation = record.hash; return "";
    case Kind::host: host = record.person; return "";
    case Kind::nonce:
      if (who != nullptr) who->nonce = record.text;
      return "";
    case Kind::committed:
      if (who == nullptr) return "nobody to commit";
      who->commitment = record.text;
      who->nonce.clear();
      return "";
    case Kind::sealed: return apply_seal(record);
    case Kind::revealed:
      if (!revealing() || seal.of(record.person) == nullptr)
        return "nobody was asked for this nonce";
      seal.open(record.person, record.text);
      return "";
    case Kind::called_off: return apply_called_off(record);
    case Kind::youngest: youngest = record.seat; return "";
    case Kind::secret:
      game_number = record.number;
      return from_hex(record.text, seed) ? "" : "the seed cannot be read";
    case Kind::started:
      story.clear();
      talk.clear();
      applying.line.game = true;
      return start(applying.shelf);
    case Kind::did: {
      applying.line.game = true;
      if (play.table == nullptr) return "a command without a game";
      if (applying.prepared == nullptr) {
        Actor actor;
        if (!parse_actor(record.who, play.table->players(), actor))
          return "nobody gave this command";
        const Answer answer = play.step(actor, record.text, record.number, applying.told);
        if (!answer.ok()) return "a command that was carried out is refused: " + answer.message;
      }
      note_entry(record, applying);
      if (settings.of_class && !record.more.empty()) by_bots.push_back(entries.size() - 1);
      if (const Actor by = entries.back().who; by.kind == Actor::Kind::seat) {
        const auto seat = static_cast<std::size_t>(index(by.seat));
        if (record.more.starts_with("bot") && chairs[seat].stand_in)
          applying.line.stood_in = index(by.seat);
      }
      if (const std::size_t colon = record.more.find(':'); colon != std::string::npos) {
        applying.line.hurried = record.more.substr(colon + 1);
        applying.line.hurried_seat = index(entries.back().who.seat);
      }
      return "";
    }
    case Kind::stepped:
      ++silent_steps;
      if (applying.prepared == nullptr) ++play.steps_done;
      return "";
    case Kind::paused: paused = record.flag; return "";
    case Kind::stand_in:
      if (chair() == nullptr) return "no such chair";
      chair()->stand_in = record.flag;
      return "";
    case Kind::left: apply_left(record); return "";
    case Kind::beside:
      if (who == nullptr) return "nobody to sit beside";
      who->beside = record.seat;
      return "";
    case Kind::deck:
      if (record.own == nullptr && record.text.empty())
        return "";  // left out of a report: whoever replays it has the deck
      own = record.own != nullptr ? record.own : read_own_deck(record.hash, record.text);
      own_by = {record.who, record.more};
      return own != nullptr ? "" : "its deck is damaged";
    case Kind::lesson: return apply_lesson(record, applying.batch.at_ms);
    case Kind::ended:
      broken_off = true;
      phase = Head::Phase::over;
      return "";
    case Kind::rematch:
      phase = Head::Phase::lobby;
      play = {};
      paused = broken_off = false;
      entries.clear();
      story.clear();
      for (Chair& one : chairs) one.stand_in = false;
      for (Person& one : people) one.nonce.clear(), one.commitment.clear();
      seal = {};
      called_off.clear();
      deal_number = 1;
      chain.clear();
      talk.clear();
      return "";
    case Kind::paged:
    case Kind::put:
    case Kind::polled:
    case Kind::voted:
    case Kind::shown: return talk.apply(record);
    case Kind::frozen: return "";
  }
  return "unknown record";
}

std::string Room::apply(const Batch& batch, const Shelf& shelf, Step* prepared) {
  if (batch.seq != seq + 1) return "not the next batch";
  Applying applying{batch, shelf, prepared};
  for (const Record& record : batch.records) {
    std::string trouble = apply_one(record, applying);
    if (!trouble.empty()) return trouble;
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
