// Tables of a class, played to their end for the tests: by any moves, from one key, written as a
// class gives them out.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>

#include "core/rng.h"
#include "server/hub/room.h"
#include "server/journal/class_file.h"
#include "server/journal/play.h"
#include "tools/deck_files.h"

namespace stolik {

inline const Shelf& all_decks() {
  static const Shelf shelf = [] {
    Shelf all;
    add_built_in_decks(all);
    return all;
  }();
  return shelf;
}

inline std::unique_ptr<Table> opened(std::string_view game, int players,
                                     std::string_view options = "{}") {
  const JsonResult json = parse_json(options);
  Opened found = open_table(all_decks(), game, players, &json.value);
  EXPECT_TRUE(found.answer.ok()) << found.answer.message;
  return std::move(found.table);
}

struct PlayedClass {
  Secret seed{};
  std::vector<Nonce> nonces{{3, "00112233445566778899aabbccddeeff"},
                            {7, "ffeeddccbbaa99887766554433221100"}};
  int multiplier = 1;

  Secret key() const { return class_key(seed, nonces); }
};

// One table, with moves by this seed; for at most so many commands of people.
class PlayedAtTable {
 public:
  PlayedAtTable(const PlayedClass& of, std::string_view game, ClassTerms terms, std::uint64_t moves,
                std::string_view options = "{}", int most = 100'000)
      : class_(of), terms_(std::move(terms)), rng_(moves) {
    play_.table = opened(game, static_cast<int>(terms_.seats.size()), options);
    play_.same.emplace(terms_.deal(class_.key()));
    play_.multiplier = class_.multiplier;
    journal_ = Journal::begin(*play_.table);
    settle();
    while (!play_.table->waiting().over && most-- > 0) move();
  }

  const Journal& journal() const { return journal_; }
  const Table& table() const { return *play_.table; }
  const Play& play() const { return play_; }

  std::string file() const {
    std::string text = std::string{kJournalMagic} + "\n" + journal_header(journal_) + "\n# " +
                       class_line(terms_) + "\n# {\"seat\":0,\"name\":\"Ala\"}\n";
    for (std::size_t i = 0; i < journal_.entries.size(); ++i) {
      text += actor_name(journal_.entries[i].who) + ' ' + journal_.entries[i].command + '\n';
      if (const auto remark = remarks_.find(i); remark != remarks_.end())
        text += remark->second + '\n';
    }
    text += "# {\"fair\":{\"seed\":\"" + to_hex(class_.seed) + "\",\"commitment\":\"" +
            commitment_of(class_.seed) + "\",\"multiplier\":1,\"broken_off\":" +
            (play_.table->waiting().over ? "false" : "true") + ",\"nonces\":[";
    for (const Nonce& nonce : class_.nonces)
      text += (nonce.person == 3 ? "\"" : ",\"") + std::to_string(nonce.person) + ":" + nonce.text +
              "\"";
    text += "]}}\n";
    return text + "# {\"chain\":\"" + chain_of(text) + "\"}\n";
  }

 private:
  void note(Actor who, std::string_view command) { journal_.append(who, command); }
  void settle() {
    std::vector<Record> records;
    Told told;
    play_.settle(records, told);
    for (const Record& record : records) {
      const std::string& command = record_if<record::Did>(record)->command;
      if (command.starts_with("top-fell")) remark(0, false);
      note(Actor::nature(), command);
    }
  }
  void remark(int strength, bool said) {
    remarks_[journal_.entries.size()] =
        "# {\"entry\":" + std::to_string(journal_.entries.size()) +
        ",\"strength\":" + std::to_string(strength) +
        ",\"spun_ms\":0,\"silent_steps\":0,\"said\":" + (said ? "true" : "false") + "}";
  }
  void move() {
    const Waiting waiting = play_.table->waiting();
    std::vector<Seat> able;
    for (int s = 0; s < play_.table->players(); ++s) {
      if (waiting.seats.has(seat_at(s)) && !play_.table->any_move(seat_at(s), 0).empty())
        able.push_back(seat_at(s));
    }
    Told told;
    Actor who = Actor::nature();
    std::string command = "top-fell";  // somebody says so, where nobody can do anything else
    const int strength = 1 + static_cast<int>(rng_.below(100));
    if (able.empty()) {
      remark(0, true);
    } else {
      who = Actor::at(able[rng_.below(static_cast<std::uint32_t>(able.size()))]);
      command = play_.table->any_move(who.seat, rng_.next());
      if (command == "spin") remark(strength, false);
    }
    const Answer answer = play_.step(who, command, strength, told);
    ASSERT_TRUE(answer.ok()) << command << ": " << answer.message;
    note(who, command);
    settle();
  }

  PlayedClass class_;
  ClassTerms terms_;
  Rng rng_;
  Play play_;
  Journal journal_;
  std::map<std::size_t, std::string> remarks_{};
};

}  // namespace stolik
