#include "server/sim/world.h"

#include <algorithm>
#include <cstdio>

#include "core/assert.h"
#include "server/hub/names.h"
#include "server/journal/own_deck.h"
#include "server/sim/deck_pieces.h"
#include "server/sim/faulty.h"
#include "tools/decks/bundle.h"

namespace stolik {
namespace {

constexpr std::int64_t kChaos_ms = 60'000;
constexpr std::int64_t kCalm_ms =
    90'000;  // long enough for those away to be replaced, and for all to come back
constexpr std::int64_t kSettle_ms = 4'000;  // what guests wished for is done or refused
constexpr std::int64_t kFull_ms = 6'000;    // longer than a turn clock and a silent bot's time
constexpr std::int64_t kHouse_ms = 12'000;  // then the house has said what it owes
constexpr std::int64_t kTick_ms = 50;
constexpr std::int64_t kBack_ms = 12'000;  // all are back after a restart, or know why not
constexpr std::int64_t kReserve_bytes = 1'000;
constexpr std::int64_t kDays_ms = 8LL * 24 * 3600 * 1000;
constexpr std::size_t kTailMin =
    4;  // so many lost that a word or two of the house does not hide it
constexpr std::size_t kTailMax = 8;

// Whether a person could lose more by this than a move: their place, their token.
bool is_play(const std::string& line) {
  Batch batch;
  return read_batch(line, batch) && std::ranges::all_of(batch.records, [](const Record& record) {
           return record_if<record::Did>(record) != nullptr ||
                  record_if<record::DoorSet>(record) != nullptr;
         });
}

std::string some_top(Rng& rng) {
  return concat(",\"options\":{\"top\":\"", rng.below(3) == 0 ? "steps" : "clock",
                "\",\"top_seconds\":15}");
}

// The options of a `create`, with the deck among them.
std::string with_deck(std::string options, const std::string& id) {
  if (id.empty()) return options;
  if (options.empty()) return ",\"options\":{\"deck\":\"" + id + "\"}";
  return options.insert(options.size() - 1, ",\"deck\":\"" + id + "\"");
}

void print_line(std::string_view line) { std::printf("%.*s\n", int(line.size()), line.data()); }

}  // namespace

World::World(std::uint64_t seed, Plant plant, Trace trace, Cast cast)
    : plant_(plant),
      transcript_(trace == Trace::yes ? print_line : Transcript::Print{}),
      cast_(cast),
      rng_(seed * 2 + 1),
      entropy_(seed),
      checker_(built_in_shelf(), store_),
      seed_(seed),
      mishaps_(seed * 2) {
  config_.pseudonyms = built_in_pseudonyms();
  config_.stand_in_ms = kAway_ms;
  config_.away_ms = kAway_ms;
  config_.unload_ms = 5'000;
  config_.hold_ms = 3'000;
  config_.reserve_bytes = kReserve_bytes;
  // Those who pass by come from one network, guests from one of their own each.
  config_.network = [this](Conn conn) -> Network {
    if (is_stranger(number(conn))) return {1, 1};
    const auto line = lines_.find(number(conn));
    return line == lines_.end() ? Network{}
                                : Network{2 + line->second.guest, 2 + line->second.guest};
  };
  lossy_ = rng_.below(2) == 0;
  furnish();
}

SimResult World::run() {
  try {
    restart();
    add(kTick_ms, {.kind = Event::Kind::tick});
    add(3'000 + rng_.below(15'000), {.kind = Event::Kind::crash});
    add(2'000 + rng_.below(20'000), {.kind = Event::Kind::full});
    if (companies_.size() > 1 || cast_ == Cast::lesson)
      add(mishaps_.below(40'000), {.kind = Event::Kind::spoil});
    add(rng_.below(30'000), {.kind = Event::Kind::low});
    add(1'000 + rng_.below(10'000), {.kind = Event::Kind::street});
    play_until(kChaos_ms);
    calm_ = schoolroom_.calm = true;
    store_.set_full(false);
    low_ = false;
    give(input::Space{kReserve_bytes});
    play_until(now_ + kCalm_ms / 2);
    for (const auto& [table, kept] : store_.kept()) middle_[table] = kept.batches.size();
    play_until(now_ + kCalm_ms / 2);
    judge_progress();
    // Nobody says anything new: what happens now is the house's own doing, and one full disk must
    // not end it.
    for (auto& company : companies_) company->quiet = true;
    schoolroom_.quiet = true;
    play_until(now_ + kSettle_ms);
    store_.set_full(true);
    play_until(now_ + kFull_ms);
    store_.set_full(false);
    play_until(now_ + kHouse_ms);
    judge_house();
    // A silent bot is helped along every few seconds; what was said a moment ago may still be on
    // its way.
    bots_silent_ = true;
    for (int tries = 0; tries < 20 && !all_in_step(); ++tries) play_until(now_ + 100);
    judge_end();
    lose_tails();
    play_until(now_ + kBack_ms);
    judge_losses();
  } catch (const OurError& error) {
    checker_.fail(concat("assertion: ", error.what()));
  }
  counts_.virtual_ms = now_;
  return {checker_.trouble(), transcript_.hash(), counts_};
}

// ---- people and tables
void World::furnish() {
  const int tables = cast_ == Cast::lesson ? 1 : 1 + int(rng_.below(2));
  for (int t = 0; t < tables; ++t) {
    auto company = std::make_unique<Company>();
    const std::vector<std::string_view> games = game_names();
    const std::string game{games[rng_.below(games.size())]};
    company->seats = 3 + int(rng_.below(2));
    const int bots = int(rng_.below(2));
    std::string seats;
    for (int i = 0; i < company->seats; ++i) {
      seats += concat(i > 0 ? "," : "", i < bots ? "\"bot\"" : "\"open\"");
    }
    company->deck = bring_deck(game, concat("Deck ", t));
    // One draw a statement: arguments are evaluated in an order that depends on the compiler.
    const char* door = rng_.below(2) == 0 ? "open" : "knock";
    const char* stands_in = rng_.below(2) == 0 ? "true" : "false";
    const char* seconds = rng_.below(3) == 0 ? "5" : "0";
    company->create =
        concat("{\"game\":\"", game, "\",\"seats\":[", seats, "],\"door\":\"", door,
               "\",\"bot_when_away\":", stands_in, ",\"turn_seconds\":", seconds,
               with_deck(game == "rationing" ? some_top(rng_) : "", company->deck.id), "}");
    const int people = company->seats - bots + int(rng_.below(2));
    for (int i = 0; i < people; ++i) {
      const auto role = i == 0                      ? Guest::Role::host
                        : i < company->seats - bots ? Guest::Role::player
                                                    : Guest::Role::watcher;
      const std::string name = concat("guest ", t, ".", i);
      guests_.push_back(
          std::make_unique<Guest>(name, role, *company, shelf(), rng_, checker_, counts_));
      clients_.push_back(guests_.back().get());
    }
    companies_.push_back(std::move(company));
  }
  if (cast_ == Cast::lesson) furnish_class();
  line_of_.resize(clients_.size());
  for (std::size_t i = 0; i < clients_.size(); ++i)
    add(rng_.below(500), {.kind = Event::Kind::connect, .number = i});
}

// Every third run has tables that somebody brought a deck for. No lot is drawn for it: the other
// runs are what they were.
BroughtDeck World::bring_deck(std::string_view game, const std::string& title) {
  if (!brings_decks()) return {};
  for (const auto& house : built_in_shelf().decks()) {
    if (shelf_.find(house->id) == nullptr) shelf_.add(house->facts.written());
  }
  BroughtDeck deck;
  deck.content = small_deck(game, title);
  deck.id = edition_id(deck.content);
  deck.by = {std::string(64, 'a'), std::string(128, 'b')};
  deck.pieces = deck_pieces(deck.content, deck.id, deck.by);
  const auto own = read_own_deck(deck.id, deck.content);
  STOLIK_ASSERT(own != nullptr);
  if (shelf_.find(deck.id) == nullptr) shelf_.add(own->shelf.find(deck.id)->facts.written());
  return deck;
}

// ---- time
void World::add(std::int64_t delay, Event event) {
  event.at = now_ + delay;
  event.order = next_order_++;
  events_.push(std::move(event));
}

void World::play_until(std::int64_t end) {
  while (checker_.trouble().empty()) {
    const bool timer_first =
        timers_.next() && (events_.empty() || *timers_.next() <= events_.top().at);
    const std::int64_t at = timer_first       ? *timers_.next()
                            : events_.empty() ? end
                                              : events_.top().at;
    if (at >= end) break;
    now_ = std::max(now_, at);
    ++counts_.steps;
    if (timer_first) {
      const TimerId timer = *timers_.pop(now_);
      give(input::Fired{timer});
    } else {
      const Event event = events_.top();
      events_.pop();
      happen(event);
    }
  }
  if (checker_.trouble().empty()) now_ = std::max(now_, end);
}

void World::happen(const Event& event) {
  using Is = Event::Kind;
  switch (event.kind) {
    case Is::to_server:
      if (hub_ && event.life == life_ && lines_[event.number].open) {
        checker_.asked(Conn{event.number}, event.text, now_);
        give(input::Received{Conn{event.number}, event.text});
      }
      break;
    case Is::to_guest: {
      const std::size_t guest = lines_[event.number].guest;
      if (line_of_[guest] != event.number) break;
      clients_[guest]->heard(now_, event.text);
      if (guest >= guests_.size()) break;
      if (guests_[guest]->told_broken() && !guests_[guest]->company().spoiled && losses_.empty()) {
        checker_.fail(guests_[guest]->name() + " was told that its table is broken");
      }
      if (std::string journal = guests_[guest]->take_journal(); !journal.empty()) verify(journal);
      break;
    }
    case Is::close_at_guest: {
      const std::size_t guest = lines_[event.number].guest;
      if (line_of_[guest] != event.number) break;
      line_of_[guest] = 0;
      clients_[guest]->line_closed(now_);
      add(100 + rng_.below(calm_ ? 500 : 4'000), {.kind = Is::connect, .number = guest});
      break;
    }
    case Is::cut: cut(event.number); break;
    case Is::connect: connect(event.number); break;
    case Is::tick: tick(); break;
    case Is::flush: flush(event.life); break;
    case Is::written:
      if (hub_ && event.life == life_) give(input::Written{Ticket{event.number}, event.outcome});
      break;
    case Is::loaded:
      if (hub_ && event.life == life_) {
        input::Loaded loaded{
            TableId{event.number}, {}, {}, {.next = event.more, .chain = 0}, event.for_report};
        loaded.outcome = store_.read_piece(loaded.table, loaded.rest, loaded.batches);
        give(std::move(loaded));
      }
      break;
    case Is::bot:
      if (hub_ && event.life == life_) {
        const auto& ask = asks_.at(event.more);
        give(input::BotMoved{ask.table, ask.seat, ask.question, event.text});
      }
      break;
    case Is::crash:
      if (!calm_) {
        crash();
        add(5'000 + rng_.below(20'000), {.kind = Is::crash});
      }
      break;
    case Is::restart: restart(); break;
    case Is::full:
      if (!calm_) {
        ++counts_.full;
        store_.set_full(true);
        add(200 + rng_.below(3'000), {.kind = Is::free});
        add(3'000 + rng_.below(15'000), {.kind = Is::full});
      }
      break;
    case Is::free: store_.set_full(false); break;
    case Is::spoil: spoil(); break;
    case Is::low:
      if (!calm_) {
        ++counts_.low;
        low_ = true;
        give(input::Space{kReserve_bytes - 1});
        add(200 + rng_.below(5'000), {.kind = Is::roomy});
        add(5'000 + rng_.below(30'000), {.kind = Is::low});
      }
      break;
    case Is::roomy:
      low_ = false;
      give(input::Space{kReserve_bytes});
      break;
    case Is::street: street(); break;
    case Is::stranger: stranger(event); break;
  }
}

// ---- the network
void World::connect(std::size_t guest) {
  if (clients_[guest]->gone() || line_of_[guest] != 0) return;
  if (guest >= guests_.size() && members_[guest - guests_.size()]->stays_away()) return;
  if (!hub_) return add(200 + rng_.below(500), {.kind = Event::Kind::connect, .number = guest});
  open_line(guest);
}

void World::open_line(std::size_t guest) {
  const std::uint64_t conn = ++last_conn_;
  lines_[conn] = {guest, now_, now_, true};
  line_of_[guest] = conn;
  clients_[guest]->line_opened();
  give(input::Opened{Conn{conn}});
  give(input::RoundTrip{Conn{conn}, int(rng_.below(400))});
  if (!calm_) add(500 + rng_.below(20'000), {.kind = Event::Kind::cut, .number = conn});
}

// What is on its way is lost; each side notices in its own time.
void World::cut(std::uint64_t conn) {
  const Line& line = lines_[conn];
  if (calm_ || !line.open || line_of_[line.guest] != conn) return;
  ++counts_.cuts;
  hang_up(conn);
}

void World::hang_up(std::uint64_t conn) {
  Line& line = lines_[conn];
  line.open = false;
  line_of_[line.guest] = 0;
  clients_[line.guest]->line_closed(now_);
  const std::size_t guest = line.guest;
  // Some come back at once, while the server still believes in the old line; some stay away for
  // long.
  add(50 + rng_.below(rng_.below(4) == 0 ? 20'000 : 2'000),
      {.kind = Event::Kind::connect, .number = guest});
  checker_.closed(Conn{conn});
  if (hub_) give(input::Closed{Conn{conn}});
}

std::int64_t World::delay() {
  return calm_ ? 1 + rng_.below(30) : 1 + rng_.below(rng_.below(10) == 0 ? 2'000 : 80);
}

// When a text comes to the other end: after those before it, unless the line is one of the bad
// ones.
std::int64_t World::arrival(Line& line, std::string_view text, std::int64_t& busy_until_ms,
                            bool& lost) {
  const std::int64_t at = now_ + delay();
  // `people` has no number, so nobody could miss it: it is left alone.
  const bool bad =
      lossy_ && !calm_ && !text.starts_with("{\"people\"") && !text.starts_with("{\"pattern\"");
  const std::uint32_t lot = bad ? rng_.below(100) : 100;
  lost = lot < 2;
  const bool overtakes = lot >= 2 && lot < 6 && at < busy_until_ms;
  if (lost) ++counts_.lost;
  if (overtakes) ++counts_.swapped;
  if (lost || overtakes) clients_[line.guest]->line_lies();
  if (overtakes) return at;
  busy_until_ms = std::max(busy_until_ms, at);
  return busy_until_ms;
}

void World::tick() {
  for (std::size_t i = 0; i < clients_.size(); ++i) {
    if (line_of_[i] == 0) continue;
    if (clients_[i]->gives_up(now_)) {
      hang_up(line_of_[i]);
      continue;
    }
    if (hub_ && clients_[i]->changes_device()) {  // the old line is still there
      ++counts_.devices;
      clients_[i]->line_closed(now_);
      open_line(i);
    }
    std::vector<std::string> out;
    clients_[i]->act(now_, !calm_, out);
    Line& line = lines_[line_of_[i]];
    for (std::string& text : out) {
      bool lost = false;
      const std::int64_t at = arrival(line, text, line.up_ms, lost);
      if (lost) continue;
      add(at - now_, {.kind = Event::Kind::to_server,
                      .number = line_of_[i],
                      .life = life_,
                      .text = std::move(text)});
    }
  }
  checker_.judge_waiting(now_);
  watch_class();
  add(kTick_ms, {.kind = Event::Kind::tick});
}

// ---- the process
template <class What>
void World::give(What what) {
  if (!hub_) return;
  Effects effects;
  Input input{now_, std::move(what)};
  transcript_.add(input);
  saboteur_->on(*hub_, std::move(input), effects);
  for (const Effect& effect : effects) transcript_.add(effect);
  for (Effect& effect : effects) {
    if (!hub_) return;  // it ended over one of them
    std::visit([this](auto& one) { this->carry_out(one); }, effect);
  }
}

void World::carry_out(effect::Send& send) {
  ++counts_.sent;
  checker_.sent(send.to, *send.text);
  if (is_stranger(number(send.to)) && send.text->find("\"code\":\"busy\"") != std::string::npos)
    ++counts_.turned;
  const auto found = lines_.find(number(send.to));
  if (found == lines_.end() || !found->second.open) return;
  Line& line = found->second;
  bool lost = false;
  const std::int64_t at = arrival(line, *send.text, line.down_ms, lost);
  if (lost) return;
  add(at - now_, {.kind = Event::Kind::to_guest, .number = number(send.to), .text = *send.text});
}

void World::carry_out(effect::Close& close) {
  checker_.closed(close.to);
  if (strangers_.erase(number(close.to)) > 0) return;
  Line& line = lines_[number(close.to)];
  line.open = false;
  line.down_ms = std::max(line.down_ms, now_) + 1;
  add(line.down_ms - now_, {.kind = Event::Kind::close_at_guest, .number = number(close.to)});
}

void World::carry_out(effect::Write& write) {
  judge_write(write.append);
  if (writing_.empty())
    add(1 + rng_.below(calm_ ? 5 : 40), {.kind = Event::Kind::flush, .life = life_});
  writing_.push_back(std::move(write));
}

void World::carry_out(effect::Load& load) {
  add(1 + rng_.below(20), {.kind = Event::Kind::loaded,
                           .number = number(load.table),
                           .more = load.from.next,
                           .life = life_,
                           .for_report = load.for_report});
}

void World::carry_out(effect::Ask& ask) {
  const std::uint32_t lot = rng_.below(100);
  if ((lot < 3 && !calm_) || bots_silent_) {
    ++counts_.bots_silent;
    return;
  }
  const Room* room = checker_.room(ask.table);  // not the hub's own, which may have a bug in it
  const bool lesson = room != nullptr && room->lesson != nullptr;  // what a class wants made
  std::string move;
  if (lesson) move = ask.knows->answer(Level::easy).command;
  else if (room != nullptr && room->play.table)
    move = room->play.table->any_move(ask.seat, rng_.next());
  if (lot < 6 && !calm_ && !lesson) move = "nonsense";
  const std::uint64_t n = number(ask.question) + (std::uint64_t(life_) << 32);
  asks_[n] = {ask.table, ask.seat, ask.question};
  add(5 + rng_.below(200),
      {.kind = Event::Kind::bot, .more = n, .life = life_, .text = std::move(move)});
}

void World::carry_out(effect::Note& note) {
  if (note.what == "batches") ++counts_.batches;
}

// One write for all that waits, and a look at the clock for the judge.
std::vector<Outcome> World::commit_all() {
  std::vector<Append> appends;
  for (const effect::Write& write : writing_) appends.push_back(write.append);
  std::vector<Outcome> outcomes = store_.commit_each(appends);
  for (std::size_t i = 0; i < appends.size(); ++i) {
    if (outcomes[i].ok()) written_ms_[appends[i].table] = now_;
  }
  return outcomes;
}

void World::flush(int life) {
  if (!hub_ || life != life_ || writing_.empty()) return;
  std::vector<Outcome> outcomes = commit_all();
  if (!calm_ && rng_.below(400) == 0) {  // the disk failed; whether it is there nobody knows
    ++counts_.broken;
    outcomes.assign(outcomes.size(), {Outcome::Kind::broken, "input/output error"});
  }
  for (std::size_t i = 0; i < writing_.size(); ++i) {
    add(rng_.below(4), {.kind = Event::Kind::written,
                        .number = number(writing_[i].ticket),
                        .life = life_,
                        .outcome = outcomes[i]});
  }
  writing_.clear();
}

// A bug, in one table of several: it breaks sooner or later, and the others must not notice.
void World::spoil() {
  if (cast_ == Cast::lesson) return spoil_class();
  for (const auto& guest : guests_) {
    const Room* room = hub_ && guest->inside() ? hub_->look(guest->table()) : nullptr;
    if (room == nullptr || !room->playing()) continue;
    const auto fault = static_cast<Fault>(mishaps_.below(kFaults));
    plant_fault(*room, fault, int(mishaps_.below(6)));
    guest->company().spoiled = true;
    spoiled_.insert(room->id);
    return;
  }
  if (!calm_) add(1'000, {.kind = Event::Kind::spoil});
}

void World::carry_out(effect::Broke& broke) {
  if (!spoiled_.contains(broke.table)) return checker_.fail("a table broke: " + broke.what);
  ++counts_.tables_broken;
}

// What a developer is given, and nobody in it.
void World::carry_out(effect::Report& report) {
  ++counts_.reports;
  if (!parse_json(report.text)) checker_.fail("a report is no JSON");
  const Room* room = checker_.room(report.table);
  if (room == nullptr) return;
  std::vector<std::string> secrets{room->settings.code, room->settings.invitation,
                                   room->settings.origin};
  for (const Person& person : room->people) {
    secrets.insert(secrets.end(), {person.name, person.token_hash, person.join_hash});
  }
  for (const std::string& secret : secrets) {
    const std::string quoted = '"' + secret + '"';
    if (!secret.empty() && report.text.find(quoted) != std::string::npos)
      checker_.fail("a report holds " + quoted);
  }
}

void World::crash() {
  if (!hub_) return;
  ++counts_.crashes;
  if (!writing_.empty() && rng_.below(2) == 0)
    commit_all();  // it reached the disk, but nobody heard of it
  writing_.clear();
  timers_.clear();
  hub_.reset();
  ++life_;
  strangers_.clear();
  checker_.crashed();
  for (std::size_t i = 0; i < clients_.size(); ++i) {
    if (line_of_[i] == 0) continue;
    lines_[line_of_[i]].open = false;
    add(1 + rng_.below(200), {.kind = Event::Kind::close_at_guest, .number = line_of_[i]});
  }
  add(100 + rng_.below(3'000), {.kind = Event::Kind::restart});
}

void World::restart() {
  if (hub_) return;
  hub_ = std::make_unique<Hub>(config_, built_in_shelf(), entropy_);
  saboteur_.emplace(plant_);
  std::vector<Head> heads;
  store_.list(heads);
  // The wall clock is days ahead or behind, and the server's own knows nothing of it.
  const std::int64_t jump_ms = life_ == 0 ? 0 : (std::int64_t(rng_.below(3)) - 1) * kDays_ms;
  if (jump_ms != 0) ++counts_.jumps;
  for (Head& head : heads) {
    head.idle_ms = now_ - written_ms_[head.table];
    if (plant_ == Plant::believe_wall_clock)
      head.idle_ms = std::max<std::int64_t>(0, head.idle_ms + jump_ms);
  }
  give(input::Restored{std::move(heads)});
  give(input::Space{low_ ? kReserve_bytes - 1 : kReserve_bytes});
  if (!calm_ && rng_.below(3) == 0) crowd();
}

// The process ends once more, and the disk has lost the last moves of every table: some so that the
// count of them is still there, some as if they had never been.
void World::lose_tails() {
  if (!checker_.trouble().empty() || cast_ == Cast::lesson)
    return;  // a class's table has its seats from the class
  crash();
  for (const auto& [table, kept] : store_.kept()) {
    std::size_t tail = 0;
    while (tail < std::min(kTailMax, kept.batches.size()) &&
           is_play(kept.batches[kept.batches.size() - 1 - tail]))
      ++tail;
    if (tail < kTailMin) continue;
    losses_[table] = rng_.below(2) == 0 ? MemoryStore::Loss::seen : MemoryStore::Loss::unseen;
  }
  for (const auto& [table, loss] : losses_) {
    ++counts_.tails_lost;
    store_.lose_tail(table, kTailMin, loss);
    checker_.rewind(table);
  }
}

}  // namespace stolik
