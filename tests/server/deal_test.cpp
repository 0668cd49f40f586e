// From commitments to the first card: nobody can choose the deal, not even who knows the seed.

#include "tests/server/party.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>

#include "server/journal/verify.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

std::string nonce_of(int n) {
  std::string text = std::to_string(n);
  return std::string(32 - text.size(), 'a') + text;
}

struct Dealing : Party {
  using Party::Party;
  std::string commit(std::size_t who, const std::string& nonce) {
    return act(who, "nonce", R"({"commitment":")" + commitment_of_nonce(nonce) + R"("})");
  }
  std::string open(std::size_t who, const std::string& nonce) {
    return act(who, "nonce", R"({"nonce":")" + nonce + R"("})");
  }
  // What everybody is told of fairness now.
  Json fair() {
    const std::string fresh = bench.say_one(conns[0], R"({"sync":{}})", "fresh");
    return *parse_json(fresh).value.find("fresh")->find("room")->find("fair");
  }
  std::string fair(std::string_view name) {
    std::string out;
    const Json all = fair();
    const Json* value = all.find(name);
    if (value == nullptr) return "missing";
    if (value->is_string()) return value->text();
    value->write(out);
    return out;
  }
  std::string journal() {
    act(0, "end", "{}");
    return get(bench.say_one(conns[0], R"({"journal":{}})", "journal"), "journal", "text");
  }
  // What stands in the store, as somebody reads it who runs the machine.
  Secret seed_on_disk() {
    Secret seed{};
    for (const std::string& line : bench.store.kept().at(table_id()).batches) {
      Batch batch;
      EXPECT_TRUE(read_batch(line, batch));
      for (const Record& record : batch.records) {
        if (const auto* drawn = record_if<record::SeedDrawn>(record)) seed = drawn->seed;
      }
    }
    return seed;
  }
};

bool is_ok(const std::string& answer) { return answer.starts_with("{\"ok\""); }
std::string code(const std::string& answer) { return get(answer, "refused", "code"); }

TEST(Deal, WaitsForAllWhoCommittedAndStartsByItself) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  EXPECT_TRUE(is_ok(party.commit(0, nonce_of(1))));
  EXPECT_TRUE(is_ok(party.commit(1, nonce_of(2))));
  EXPECT_TRUE(is_ok(party.open(2, nonce_of(3))));  // an older client: openly, before the seal
  EXPECT_EQ(party.fair("revealing"), "[]");
  EXPECT_EQ(party.fair("sealed"), "null");
  EXPECT_TRUE(is_ok(party.act(0, "start", "{}")));
  EXPECT_EQ(party.room().phase, Head::Phase::lobby);
  EXPECT_EQ(party.fair("revealing"), "[1,2]");
  const std::string sealed = party.fair("sealed");
  const std::string commitment = party.fair("commitment");
  EXPECT_EQ(sealed.size(), 64u);
  EXPECT_TRUE(is_ok(party.open(1, nonce_of(2))));
  EXPECT_EQ(party.room().phase, Head::Phase::lobby);
  EXPECT_EQ(party.fair("revealing"), "[1]");
  // What one has opened is told to nobody before all have.
  EXPECT_EQ(party.fair("nonces"), "[\"3:" + nonce_of(3) + "\"]");
  for (const auto& [conn, texts] : bench.all_sent)
    EXPECT_EQ(texts.find(nonce_of(2)), std::string::npos);
  EXPECT_TRUE(is_ok(party.open(0, nonce_of(1))));
  ASSERT_TRUE(party.room().playing());
  EXPECT_EQ(party.fair("nonces"),
            "[\"1:" + nonce_of(1) + "\",\"2:" + nonce_of(2) + "\",\"3:" + nonce_of(3) + "\"]");
  EXPECT_EQ(party.fair("sealed"), sealed);
  EXPECT_EQ(party.fair("chain"), "null");
  bench.advance(60'000);
  ASSERT_TRUE(party.room().playing());
  const std::string journal = party.journal();
  const Verdict verdict =
      verify_journal(built_in_shelf(), journal, commitment, sealed, party.fair("chain"));
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.shares.size(), 3u);
}

TEST(Deal, NothingItDependsOnChangesWhileNoncesAreOpened) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.join();
  party.commit(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  party.commit(3, nonce_of(4));  // watches: adds nothing
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  EXPECT_EQ(party.fair("revealing"), "[1,2]");
  const std::string sealed = party.fair("sealed");
  for (const auto& [name, body] : std::vector<std::pair<std::string, std::string>>{
           {"stand", "{}"},
           {"sit", R"({"seat":1})"},
           {"youngest", R"({"seat":0})"},
           {"move", R"({"person":4,"seat":1})"},
           {"seat", R"({"seat":1,"kind":"bot"})"},
           {"coach", R"({"on":true})"},
           {"start", "{}"},
           {"remove", R"({"person":2})"},
           {"nonce", R"({"commitment":")" + commitment_of_nonce(nonce_of(9)) + R"("})"}}) {
    EXPECT_EQ(code(party.act(0, name, body)), "wrong-phase") << name;
  }
  EXPECT_EQ(code(party.open(0, nonce_of(5))), "not-committed");
  EXPECT_EQ(code(party.open(2, nonce_of(5))), "wrong-phase");     // committed to nothing
  EXPECT_EQ(code(party.open(3, nonce_of(4))), "wrong-phase");     // watches
  EXPECT_TRUE(is_ok(party.act(0, "remove", R"({"person":4})")));  // of no weight for the deal
  EXPECT_TRUE(is_ok(party.act(0, "door", R"({"door":"knock"})")));
  EXPECT_TRUE(is_ok(party.act(1, "rename", R"({"name":"Ola"})")));
  EXPECT_EQ(party.fair("sealed"), sealed);
  party.open(0, nonce_of(1));
  EXPECT_EQ(code(party.open(0, nonce_of(1))), "wrong-phase");
  party.open(1, nonce_of(2));
  EXPECT_TRUE(party.room().playing());
  EXPECT_EQ(party.fair("sealed"), sealed);
}

TEST(Deal, OnlyThoseWhoSitAndAreThereAddToChance) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.join();
  party.commit(1, nonce_of(2));
  party.commit(2, nonce_of(3));
  party.open(3, nonce_of(4));  // watches
  bench.close(party.conns[2]);
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  EXPECT_EQ(party.fair("revealing"), "[2]");
  EXPECT_EQ(party.fair("commitments"), "[\"2:" + commitment_of_nonce(nonce_of(2)) + "\"]");
  party.open(1, nonce_of(2));
  ASSERT_TRUE(party.room().playing());
  EXPECT_EQ(party.fair("nonces"), "[\"2:" + nonce_of(2) + "\"]");
  EXPECT_EQ(verify_journal(built_in_shelf(), party.journal(), "").trouble, "");
}

TEST(Deal, WhoDoesNotOpenIsSeenAndLosesTheSeat) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.commit(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  const std::string first = party.fair("commitment");
  party.act(0, "start", "{}");
  const std::string sealed = party.fair("sealed");
  party.open(0, nonce_of(1));
  bench.advance(4'999);
  EXPECT_EQ(party.fair("revealing"), "[2]");
  bench.advance(1);
  EXPECT_EQ(party.fair("revealing"), "[]");
  EXPECT_EQ(party.fair("sealed"), "null");
  EXPECT_EQ(party.fair("commitments"), "[]");
  EXPECT_EQ(party.fair("deal"), "2");
  EXPECT_NE(party.fair("commitment"), first);
  EXPECT_EQ(party.room().seat_of(2), -1);
  EXPECT_EQ(party.room().seat_of(1), 0);
  ASSERT_EQ(party.room().called_off.size(), 1u);
  const CalledOff off = party.room().called_off[0];
  EXPECT_EQ(off.people, std::vector<int>{2});
  EXPECT_EQ(off.sealed, sealed);
  Secret seed{};
  ASSERT_TRUE(from_hex(off.seed, seed));
  EXPECT_EQ(commitment_of(seed), first);
  EXPECT_NE(party.fair("called_off").find(off.seed), std::string::npos);
  // What comes too late does not undo what is committed to next, and nothing stands in the way of a
  // new deal.
  party.act(1, "sit", R"({"seat":1})");
  EXPECT_TRUE(is_ok(party.commit(1, nonce_of(7))));
  EXPECT_EQ(code(party.open(1, nonce_of(2))), "wrong-phase");
  party.act(0, "start", "{}");
  EXPECT_EQ(party.fair("revealing"), "[2]");
  party.open(1, nonce_of(7));
  ASSERT_TRUE(party.room().playing());
  const std::string journal = party.journal();
  const Verdict verdict = verify_journal(built_in_shelf(), journal, party.fair("commitment"));
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.called_off, std::vector<CalledOff>{off});
  EXPECT_NE(journal.find("# {\"person\":2,\"name\":"), std::string::npos);
  // A rematch begins with a clean slate.
  party.act(0, "rematch", "{}");
  EXPECT_EQ(party.fair("called_off"), "[]");
  EXPECT_EQ(party.fair("deal"), "1");
  EXPECT_EQ(party.fair("sealed"), "null");
}

TEST(Deal, WhoWalksAwayIsSeenToo) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.commit(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  party.open(1, nonce_of(2));  // knows the seed, perhaps, and now also the nonce of the other
  party.act(1, "leave", "{}");
  ASSERT_EQ(party.room().called_off.size(), 1u);
  EXPECT_EQ(party.room().called_off[0].why, "left");
  EXPECT_EQ(party.room().called_off[0].people, std::vector<int>{2});
  EXPECT_FALSE(party.room().revealing());
  bench.advance(10'000);
  EXPECT_EQ(party.room().called_off.size(), 1u);
}

TEST(Deal, WhatWasSaidOpenlyGoesWithADealThatIsCalledOff) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.open(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  bench.advance(5'000);
  ASSERT_EQ(party.room().called_off.size(), 1u);
  // The next seed was drawn by somebody who could know that nonce: it would add nothing.
  EXPECT_EQ(party.fair("nonces"), "[]");
  party.act(1, "sit", R"({"seat":1})");
  party.open(2, nonce_of(3));
  EXPECT_EQ(party.fair("nonces"), "[\"3:" + nonce_of(3) + "\"]");
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  EXPECT_EQ(party.fair("nonces"), "[\"3:" + nonce_of(3) + "\"]");
  EXPECT_EQ(verify_journal(built_in_shelf(), party.journal(), "").trouble, "");
}

TEST(Deal, ARestartGivesTheWholeTimeAgain) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.commit(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  party.open(0, nonce_of(1));
  bench.advance(4'000);
  bench.crash();
  party.resume(0);
  EXPECT_EQ(party.fair("revealing"), "[2]");
  bench.advance(10'000);
  party.resume(1);
  EXPECT_TRUE(is_ok(party.open(1, nonce_of(2))));
  EXPECT_TRUE(party.room().playing());
  EXPECT_EQ(verify_journal(built_in_shelf(), party.journal(), "").trouble, "");
}

TEST(Deal, AfterARestartSilenceIsStillSeen) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  bench.crash();
  party.resume(0);
  bench.advance(15'001);
  EXPECT_EQ(party.room().called_off.size(), 1u);
  bench.crash();
  party.resume(0);
  EXPECT_NE(party.fair("called_off").find("\"people\":[2]"), std::string::npos);
}

TEST(Deal, AnInterruptedDiskDoesNotStopTheClock) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  bench.store.set_full(true);
  bench.advance(6'000);
  EXPECT_TRUE(party.room().revealing());
  bench.store.set_full(false);
  bench.advance(1'000);
  EXPECT_EQ(party.room().called_off.size(), 1u);
}

TEST(Deal, NobodyIsSilentBecauseOfTheDisk) {
  HubConfig config;
  config.reserve_bytes = 1000;
  Bench bench(1, config);
  Dealing party(bench);
  party.full_table();
  party.commit(0, nonce_of(1));
  party.commit(1, nonce_of(2));
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  ASSERT_TRUE(is_ok(party.open(0, nonce_of(1))));
  // Full: what one says cannot be kept, however long it takes.
  bench.store.set_full(true);
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(code(party.open(1, nonce_of(2))), "storage");
    bench.advance(2'000);
  }
  bench.store.set_full(false);
  bench.advance(2'000);
  EXPECT_EQ(party.fair("revealing"), "[2]");
  // Nearly full: it is refused, and the deal waits.
  bench.give(input::Space{999});
  EXPECT_EQ(code(party.open(1, nonce_of(2))), "storage");
  bench.advance(60'000);
  EXPECT_EQ(party.fair("called_off"), "[]");
  bench.give(input::Space{1000});
  EXPECT_TRUE(is_ok(party.open(1, nonce_of(2))));
  EXPECT_TRUE(party.room().playing());
}

TEST(Deal, SilenceIsSilenceOnceThereIsRoomAgain) {
  HubConfig config;
  config.reserve_bytes = 1000;
  Bench bench(1, config);
  Dealing party(bench);
  party.full_table();
  party.commit(1, nonce_of(2));
  ASSERT_TRUE(is_ok(party.act(0, "start", "{}")));
  bench.give(input::Space{999});
  bench.advance(60'000);
  EXPECT_EQ(party.fair("revealing"), "[2]");
  bench.give(input::Space{1000});
  bench.advance(5'100);
  EXPECT_EQ(party.fair("revealing"), "[]");
  EXPECT_NE(party.fair("called_off"), "[]");
}

TEST(Deal, CalledOffDealsAreCountedBeyondWhatIsListed) {
  Bench bench;
  Dealing party(bench);
  party.full_table();
  for (int i = 0; i < 11; ++i) {
    party.act(1, "sit", R"({"seat":1})");
    party.commit(1, nonce_of(i));
    party.act(0, "start", "{}");
    bench.advance(5'000);
  }
  EXPECT_EQ(party.room().called_off.size(), kMaxCalledOff);
  EXPECT_EQ(party.fair("deal"), "12");
  party.act(1, "sit", R"({"seat":1})");
  party.act(0, "start", "{}");
  const Verdict verdict = verify_journal(built_in_shelf(), party.journal(), "");
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.deal, 12);
}

// ---- the operator who also plays

struct Operator {
  Dealing& party;
  std::set<std::string> favourites{};

  // The deal that these nonces would give, by all that stands on the disk.
  std::string foresee(const std::vector<Share>& shares) const {
    const Room& room = party.room();
    Opened opened = room.open(built_in_shelf());
    Seal seal = make_seal(journal_header(Journal::begin(*opened.table)),
                          {room.game_number, room.deal_number, commitment_of(room.seed),
                           room.settings.multiplier, room.seating(), room.called_off},
                          shares);
    Play play;
    play.table = std::move(opened.table);
    play.key = key_of(party.seed_on_disk(), seal);
    return play.lot();
  }
  // How many of the cards he likes best he would have.
  int worth(const std::string& deal) {
    std::vector<std::vector<std::string>> hands(1);
    std::string all = deal.substr(5);
    std::string card;
    for (const char c : all + ";") {
      if (c != ',' && c != ';') {
        card += c;
        continue;
      }
      hands.back().push_back(std::move(card));
      card.clear();
      if (c == ';') hands.emplace_back();
    }
    if (favourites.empty()) {
      std::set<std::string> every;
      for (const auto& hand : hands) every.insert(hand.begin(), hand.end());
      auto last = every.begin();
      std::advance(last, 12);
      favourites.insert(every.begin(), last);
    }
    return static_cast<int>(std::count_if(hands[0].begin(), hands[0].end(), [&](const auto& one) {
      return favourites.contains(one);
    }));
  }
};

struct Choice {
  double foreseen = 0;
  double dealt = 0;
};

// He reads the seed, tries nonces, and sends the best one last, just before he starts the game.
Choice choose_deals(bool the_other_commits) {
  constexpr int kDeals = 40;
  constexpr int kTries = 48;
  Choice mean;
  for (int n = 0; n < kDeals; ++n) {
    Bench bench(static_cast<std::uint64_t>(n + 1));
    Dealing party(bench, R"("open","open","bot")", R"(,"options":{"youngest":0})");
    bench.bots_answer = false;
    party.join();
    party.seat_all();
    const std::string honest = to_hex(blake2b_256("honest " + std::to_string(n))).substr(0, 32);
    if (the_other_commits) party.commit(1, honest);
    else party.open(1, honest);
    Operator reader{party};
    int best = -1;
    std::string chosen;
    for (int i = 0; i < kTries; ++i) {
      const std::string mine = nonce_of(i);
      // Of a commitment he knows the hash; of the nonce behind it he can only think something.
      const Share other{2, the_other_commits ? commitment_of_nonce(honest) : "",
                        the_other_commits ? nonce_of(0) : honest};
      const int worth = reader.worth(reader.foresee({{1, "", mine}, other}));
      if (worth <= best) continue;
      best = worth;
      chosen = mine;
    }
    party.open(0, chosen);
    party.act(0, "start", "{}");
    if (the_other_commits) party.open(1, honest);
    EXPECT_TRUE(party.room().playing());
    mean.foreseen += best / static_cast<double>(kDeals);
    mean.dealt += reader.worth(party.room().entries[0].command) / static_cast<double>(kDeals);
  }
  return mean;
}

TEST(Deal, AnOperatorWhoReadsTheSeedCannotChooseHisHand) {
  // Twelve of thirty-six cards, twelve in hand: four by chance, with a standard error of 0.22 over
  // forty deals.
  const Choice open = choose_deals(false);
  EXPECT_GT(open.foreseen, 6.0);
  EXPECT_DOUBLE_EQ(
      open.dealt,
      open.foreseen);  // where nobody commits he gets what he chose: the attack is a real one
  const Choice sealed = choose_deals(true);
  EXPECT_GT(sealed.foreseen, 6.0);
  EXPECT_NEAR(sealed.dealt, 4.0, 0.9);
}

// ---- the file to take home

std::string chained(std::string file) {
  file.resize(file.rfind("# {\"chain\""));
  return file + "# {\"chain\":\"" + chain_of(file) + "\"}\n";
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

struct Taken {
  std::string journal{};
  std::string commitment{};
  std::string sealed{};
  std::string chain{};
  std::string seed{};
};

// A game with two shares, one deal called off before, and some moves.
Taken a_game() {
  Bench bench;
  bench.bots_answer = false;
  Dealing party(bench);
  party.full_table();
  party.commit(1, nonce_of(2));
  party.act(0, "start", "{}");
  bench.advance(5'000);
  party.act(1, "sit", R"({"seat":1})");
  party.commit(0, nonce_of(1));
  party.open(1, nonce_of(2));
  party.act(0, "start", "{}");
  party.open(0, nonce_of(1));
  for (int moves = 0; moves < 12;) {
    for (std::size_t who = 0; who < 3; ++who) {
      const JsonResult legal =
          parse_json(bench.say_one(party.conns[who], R"({"legal":{}})", "legal"));
      const auto& commands = legal.value.find("legal")->find("commands")->items();
      if (commands.empty()) continue;
      party.act(who, "do",
                "\"" +
                    commands[bench.rng.below(static_cast<std::uint32_t>(commands.size()))].text() +
                    "\"");
      ++moves;
    }
  }
  Taken taken;
  taken.journal = party.journal();
  taken.commitment = party.fair("commitment");
  taken.sealed = party.fair("sealed");
  taken.chain = party.fair("chain");
  taken.seed = party.fair("seed");
  return taken;
}

TEST(TakeHome, VerifiesAgainstAllThatWasShown) {
  const Taken game = a_game();
  const Verdict verdict =
      verify_journal(built_in_shelf(), game.journal, game.commitment, game.sealed, game.chain);
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.chain, game.chain);
  EXPECT_GE(verdict.moves, 12);
  EXPECT_EQ(verdict.called_off.size(), 1u);
  const std::string other(64, '0');
  EXPECT_NE(verify_journal(built_in_shelf(), game.journal, other).trouble, "");
  EXPECT_NE(verify_journal(built_in_shelf(), game.journal, "", other).trouble, "");
  EXPECT_NE(verify_journal(built_in_shelf(), game.journal, "", "", other).trouble, "");
}

TEST(TakeHome, WhatIsChangedInItIsNoticed) {
  const Taken game = a_game();
  const std::string& file = game.journal;
  std::size_t move = file.rfind("\n", file.find("# {\"fair\"") - 2) + 1;
  const std::string last_move = file.substr(move, file.find('\n', move) - move + 1);
  const std::size_t third = file.find("# {\"sealed\"");
  const std::string terms = file.substr(third, file.find('\n', third) - third + 1);
  const std::size_t off = terms.find("[", terms.find("called_off"));
  std::string without_called_off = terms.substr(0, off) + "[]}}\n";
  const std::map<std::string, std::string> changed{
      {"a move is gone", replaced(file, last_move, "")},
      {"the seed is another", replaced(file, game.seed, std::string(64, '1'))},
      {"a nonce is another", replaced(file, "\"1:" + nonce_of(1), "\"1:" + nonce_of(5))},
      {"an open nonce is another",
       replaced(replaced(file, "\"2:" + nonce_of(2), "\"2:" + nonce_of(5)),
                "\"nonce\":\"" + nonce_of(2), "\"nonce\":\"" + nonce_of(5))},
      {"the called-off deal is gone", replaced(file, terms, without_called_off)},
      {"the called-off deal is gone and not counted",
       replaced(file, terms, replaced(without_called_off, "\"deal\":2", "\"deal\":1"))},
      {"it was called off over another", replaced(file, "\"people\":[2]", "\"people\":[3]")},
      {"the seal is gone", replaced(file, terms, "")},
      {"others sit there", replaced(file, "\"seats\":[1,2,3]", "\"seats\":[2,1,3]")},
      {"one with a share has no seat", replaced(file, "\"seats\":[1,2,3]", "\"seats\":[1,0,3]")},
      {"an option is another", replaced(file, "\"strict\"", "\"free\"")},
      {"the deal is another", replaced(file, "nature deal ", "nature deal x")},
  };
  for (const auto& [what, text] : changed) {
    EXPECT_NE(verify_journal(built_in_shelf(), text, "").trouble, "") << what;
    if (what == "a move is gone")
      continue;  // whoever mends the chain too is found out by what was shown
    EXPECT_NE(verify_journal(built_in_shelf(), chained(text), "").trouble, "")
        << what << ", with a chain made anew";
  }
  const std::string shorter = chained(replaced(file, last_move, ""));
  EXPECT_EQ(verify_journal(built_in_shelf(), shorter, game.commitment, game.sealed).trouble, "");
  EXPECT_NE(
      verify_journal(built_in_shelf(), shorter, game.commitment, game.sealed, game.chain).trouble,
      "");
  // Names are no part of it.
  EXPECT_EQ(
      verify_journal(built_in_shelf(),
                     replaced(file, "# {\"seat\":0,\"name\":\"", "# {\"seat\":0,\"name\":\"x"), "")
          .trouble,
      "");
}

TEST(TakeHome, BadFilesGetAClearWord) {
  const Taken game = a_game();
  std::string file = game.journal;
  for (const auto& [text, word] : std::vector<std::pair<std::string, std::string>>{
           {"", "line 1"},
           {"stolik-journal 1\n", "line 2"},
           {"stolik-journal 1\n{}\n", "game"},
           {replaced(file, "# {\"chain\"", "0 ask 1 anders\n# {\"chain\""), "chain is broken"},
           {file + "0 ask 1 anders\n", "nothing follows the chain"},
           {file.substr(0, file.rfind("# {\"chain\"")), "chain is missing"},
           {replaced(file, "# {\"sealed\"", "\n# {\"sealed\""), "third line"},
           {replaced(file, "\"shares\":", "\"share\":"), "lacks its seats"}}) {
    EXPECT_NE(verify_journal(built_in_shelf(), text, "").trouble.find(word), std::string::npos)
        << word << " is not in: " << verify_journal(built_in_shelf(), text, "").trouble;
  }
}

// ---- games from before deals were sealed

TEST(OldGames, CountEveryNonceAsTheyDid) {
  Room room;
  const auto apply = [&](std::vector<Record> records) {
    Batch batch;
    batch.seq = room.seq + 1;
    batch.records = std::move(records);
    return room.apply(batch, built_in_shelf(), nullptr);
  };
  record::SeedDrawn seed{.game = 1};
  seed.seed.fill(0x77);
  auto settings = std::make_shared<Settings>();
  settings->game = "triples";
  settings->seats = {"open", "bot", "bot"};
  EXPECT_EQ(apply({record::Opened{settings}, record::Joined{.person = 1, .name = "Ala"}, seed}),
            "");
  EXPECT_EQ(apply({record::Joined{.person = 2, .watches = true, .name = "Ola"}, record::Sat{1, 0}}),
            "");
  EXPECT_EQ(apply({record::NonceSaid{1, nonce_of(1)}}), "");
  EXPECT_EQ(apply({record::NonceSaid{2, nonce_of(2)}}), "");
  EXPECT_EQ(apply({record::Started{}}), "");
  const std::vector<Nonce> both{{1, nonce_of(1)}, {2, nonce_of(2)}};
  EXPECT_EQ(room.nonces, both);
  EXPECT_EQ(room.play.key, key_of(room.seed, both));
  // One that was under way when deals began to be sealed has a chain and no seal.
  EXPECT_EQ(apply({record::Did{.actor = Actor::nature(), .command = room.play.lot()}}), "");
  EXPECT_EQ(apply({record::Ended{}}), "");
  const Verdict verdict =
      verify_journal(built_in_shelf(), room.take_home(), commitment_of(room.seed), "", room.chain);
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.sealed, "");
  EXPECT_EQ(verdict.lots, 1);
}

TEST(OldGames, TheirFilesStillVerify) {
  for (const std::string game : {"triples", "victory-line", "rationing"}) {
    std::ifstream in(std::string{kSourceDir} + "/tests/fair/old/" + game + ".journal");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const Verdict verdict = verify_journal(built_in_shelf(), text, "");
    EXPECT_EQ(verdict.trouble, "") << game;
    EXPECT_GT(verdict.lots, 0) << game;
    EXPECT_EQ(verdict.chain, "") << game;
    EXPECT_EQ(verdict.sealed, "") << game;
  }
}

}  // namespace
}  // namespace stolik
