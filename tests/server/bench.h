// A hub on the workbench: a store in memory that answers at once, time by hand, lines that never
// break.
#pragma once

#include <gtest/gtest.h>

#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/json.h"
#include "core/rng.h"
#include "server/hub/hub.h"
#include "server/hub/names.h"
#include "server/hub/room.h"
#include "server/hub/timers.h"
#include "server/store/memory.h"
#include "tests/server/message_shape.h"

namespace stolik {

class CountedEntropy final : public Entropy {
 public:
  explicit CountedEntropy(std::uint64_t seed) : rng_(seed) {}
  void fill(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.next());
  }

 private:
  Rng rng_;
};

class Bench {
 public:
  explicit Bench(std::uint64_t seed = 1, HubConfig given = {})
      : config(std::move(given)), entropy(seed), rng(seed) {
    if (config.pseudonyms.empty()) config.pseudonyms = built_in_pseudonyms();
    start();
  }

  // ---- the process
  void start() {
    hub = std::make_unique<Hub>(config, built_in_shelf(), entropy);
    timers.clear();
    std::vector<Head> heads;
    store.list(heads);
    give(input::Restored{std::move(heads)});
  }
  void crash() {
    hub.reset();
    inbox.clear();
    start();
  }

  // ---- lines
  Conn open() {
    const Conn conn{++last_conn};
    give(input::Opened{conn});
    return conn;
  }
  void close(Conn conn) { give(input::Closed{conn}); }
  // Says it and returns what came back on this line since.
  std::vector<std::string> say(Conn conn, std::string text) {
    inbox[conn].clear();
    give(input::Received{conn, text});
    return inbox[conn];
  }
  std::string say_one(Conn conn, std::string text, std::string_view wanted) {
    return pick(say(conn, std::move(text)), wanted);
  }
  static std::string pick(const std::vector<std::string>& texts, std::string_view wanted) {
    for (const std::string& text : texts) {
      if (text.starts_with("{\"" + std::string{wanted} + "\"")) return text;
    }
    return "";
  }

  // ---- time
  void advance(std::int64_t ms) {
    const std::int64_t until = now + ms;
    while (timers.next() && *timers.next() <= until) {
      now = std::max(now, *timers.next());
      const TimerId timer = *timers.pop(now);
      give(input::Fired{timer});
    }
    now = until;
  }

  template <class What>
  void give(What what) {
    Effects effects;
    const std::clock_t before = std::clock();  // of this process: a busy machine is no slow hub
    hub->on(Input{now, std::move(what)}, effects);
    const auto took_us =
        static_cast<std::int64_t>(std::clock() - before) * 1'000'000 / CLOCKS_PER_SEC;
    hub_us += took_us;
    longest_us = std::max(longest_us, took_us);
    carry_out(effects);
  }

  void carry_out(Effects& effects) {
    for (Effect& effect : effects) {
      if (auto* send = std::get_if<effect::Send>(&effect)) {
        inbox[send->to].push_back(*send->text);
        all_sent[send->to] += *send->text + "\n";
        const JsonResult sent = parse_json(*send->text);
        EXPECT_TRUE(sent) << *send->text;
        EXPECT_EQ(misfit_of_message(sent.value), "") << *send->text;
        // What is left out on a slow line is never told again: only the next pose makes up for
        // that.
        EXPECT_EQ(send->skippable, send->text->starts_with("{\"pose\":")) << *send->text;
      } else if (auto* close = std::get_if<effect::Close>(&effect)) {
        give(input::Closed{close->to});
      } else if (auto* set = std::get_if<effect::SetTimer>(&effect)) {
        if (set->timer.kind == TimerId::Kind::deck && !hold_checks) {
          give(input::Fired{set->timer});
          continue;
        }
        timers.set(set->timer, set->at_ms);
      } else if (auto* cancel = std::get_if<effect::CancelTimer>(&effect)) {
        timers.cancel(cancel->timer);
      } else if (auto* write = std::get_if<effect::Write>(&effect)) {
        if (hold_writes) {
          held_writes.push_back(*write);
          continue;
        }
        give(input::Written{write->ticket, store.commit(std::span{&write->append, 1})});
      } else if (auto* load = std::get_if<effect::Load>(&effect)) {
        held_loads.push_back(*load);
        if (!hold_loads) answer_load();
      } else if (auto* ask = std::get_if<effect::Ask>(&effect)) {
        const Room* room = hub->look(ask->table);
        if (room != nullptr && room->lesson != nullptr) {  // what a class wants made
          held_work.push_back(*ask);
          if (!hold_work) answer_work();
          continue;
        }
        asked.push_back(*ask);
        if (!bots_answer) continue;
        const std::string move = room != nullptr && room->play.table
                                     ? room->play.table->any_move(ask->seat, rng.next())
                                     : "";
        give(input::BotMoved{ask->table, ask->seat, ask->question, move});
      } else if (auto* broke = std::get_if<effect::Broke>(&effect)) {
        broken.push_back(*broke);
      } else if (auto* report = std::get_if<effect::Report>(&effect)) {
        reports.push_back(*report);
      } else if (auto* gone = std::get_if<effect::Released>(&effect)) {
        released.push_back(gone->table);
      } else if (auto* halt = std::get_if<effect::Halt>(&effect)) {
        halted = halt->what;
      } else if (std::get_if<effect::WrongGuess>(&effect) != nullptr) {
        ++wrong_guesses;
      } else if (auto* note = std::get_if<effect::Note>(&effect)) {
        notes[std::string{note->what}] += static_cast<int>(note->count);
        if (!note->trouble.empty()) log.push_back(note->trouble);
      }
    }
    effects.clear();
  }
  // What the one who is asked can do, as the table is now.
  std::vector<std::string> legal_for(const effect::Ask& ask) const {
    const Room* room = hub->look(ask.table);
    return room != nullptr && room->play.table ? room->play.table->legal(Actor::at(ask.seat))
                                               : std::vector<std::string>{};
  }
  // The next piece of a journal, for the first who asked.
  void answer_load() {
    const effect::Load load = held_loads.front();
    held_loads.erase(held_loads.begin());
    input::Loaded loaded{load.table, {}, {}, load.from, load.for_report};
    loaded.outcome = store.read_piece(load.table, loaded.rest, loaded.batches);
    longest_piece = std::max(longest_piece, loaded.batches.size());
    ++pieces;
    give(std::move(loaded));
  }
  // What a class wanted made; `broke`: why it could not be.
  void answer_work(const std::string& broke = "") {
    for (const effect::Ask& ask : std::exchange(held_work, {})) {
      ++works;
      const std::string made = broke.empty() ? ask.knows->answer(Level::steady).command : "";
      give(input::BotMoved{ask.table, ask.seat, ask.question, made, broke});
    }
  }
  void answer_writes() {
    const auto writes = std::move(held_writes);
    held_writes.clear();
    for (const auto& write : writes) {
      give(input::Written{write.ticket, store.commit(std::span{&write.append, 1})});
    }
  }

  HubConfig config;
  CountedEntropy entropy;
  Rng rng;
  MemoryStore store;
  Timers timers;
  std::unique_ptr<Hub> hub;
  std::int64_t now = 1'000;
  std::uint64_t last_conn = 0;
  std::map<Conn, std::vector<std::string>> inbox;
  std::map<Conn, std::string> all_sent;
  std::vector<effect::Ask> asked;
  std::vector<effect::Write> held_writes;
  std::vector<effect::Load> held_loads;
  std::vector<effect::Ask> held_work;
  int works = 0;
  std::size_t longest_piece = 0;
  int pieces = 0;
  std::map<std::string, int> notes;
  std::vector<std::string> log;
  bool hold_writes = false;
  bool hold_loads = false;
  bool hold_work = false;
  bool hold_checks = false;  // of decks
  bool bots_answer = true;
  std::string halted;
  std::vector<effect::Broke> broken;
  std::vector<effect::Report> reports;
  std::vector<TableId> released;
  int wrong_guesses = 0;
  std::int64_t hub_us = 0;  // how long the hub worked, and the longest time at once
  std::int64_t longest_us = 0;
};

// The member of a message, by path: get(text, "welcome", "code").
template <class... Names>
std::string get(const std::string& text, Names... names) {
  const JsonResult parsed = parse_json(text);
  if (!parsed) return "";
  const Json* at = &parsed.value;
  for (const std::string_view name : {std::string_view{names}...}) {
    at = at->find(name);
    if (at == nullptr) return "";
  }
  if (at->is_string()) return at->text();
  std::string out;
  at->write(out);
  return out;
}

inline std::string secret_id(int n) { return "abcdefghijklmnopqrstuv" + std::to_string(n); }

}  // namespace stolik
