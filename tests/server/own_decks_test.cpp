// A deck of one's own at a table and in a class: brought in pieces, checked, kept with the journal,
// told to those who are there, gone with it.

#include "server/hub/broken.h"
#include "server/journal/own_deck.h"
#include "server/sim/deck_pieces.h"
#include "tests/server/lesson.h"
#include "tests/server/party.h"
#include "tools/decks/bundle.h"

namespace stolik {
namespace {

// Brings it; the last answer.
std::string bring(Bench& bench, Conn conn, const std::string& content, const std::string& id = "") {
  std::string last;
  for (const std::string& piece : deck_pieces(content, id)) last = bench.say(conn, piece).at(0);
  return last;
}
std::string code_of(const std::string& text) { return get(text, "refused", "code"); }
std::string sentence_of(const std::string& text) { return get(text, "refused", "message"); }

std::string create_with(const std::string& id, int n, const std::string& game = "triples") {
  return R"({"create":{"game":")" + game +
         R"(","seats":["open","bot","bot"],"door":"open","options":{"deck":")" + id +
         R"("}},"id":")" + secret_id(n) + R"("})";
}

// A table that somebody opened with a deck of theirs.
struct OwnTable {
  Bench& bench;
  std::string content;
  std::string id;
  Conn host;
  std::string table;
  std::string token;
  std::string code;

  explicit OwnTable(Bench& b, int n = 1, const std::string& title = "Our street",
                    const std::string& game = "triples")
      : bench(b), content(small_deck(game, title)), id(edition_id(content)), host(b.open()) {
    bring(bench, host, content);
    const std::string welcome = bench.say_one(host, create_with(id, n, game), "welcome");
    table = get(welcome, "welcome", "table");
    token = get(welcome, "welcome", "token");
    code = get(welcome, "welcome", "code");
  }
  TableId table_id() const {
    TableId value{};
    parse_table_name(table, value);
    return value;
  }
  Conn resume() {
    host = bench.open();
    bench.say(host, R"({"resume":{"table":")" + table + R"(","token":")" + token + "\"}}");
    return host;
  }
  std::string told(Conn conn) { return bench.say_one(conn, R"({"deck":{}})", "deck"); }
};

TEST(OwnDecks, IsBroughtInPiecesAndOpensATable) {
  Bench bench;
  const std::string content = small_deck("triples", "Our street");
  const std::string id = edition_id(content);
  const Conn conn = bench.open();
  const std::vector<std::string> pieces = deck_pieces(content);
  ASSERT_GT(pieces.size(), 2u);
  std::size_t have = 0;
  for (const std::string& piece : pieces) {
    EXPECT_LE(piece.size(), 4096u);
    have = std::min(have + kDeckPieceMax, content.size());
    const std::string answer = bench.say_one(conn, piece, "deck");
    EXPECT_EQ(get(answer, "deck", "have"), std::to_string(have));
    EXPECT_EQ(get(answer, "deck", "ready"), have == content.size() ? "true" : "");
  }
  const auto texts = bench.say(conn, create_with(id, 1));
  EXPECT_NE(Bench::pick(texts, "welcome"), "");
  EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "seq"), "1");
  EXPECT_EQ(get(Bench::pick(texts, "fresh"), "fresh", "room", "options", "deck"), id);
}

TEST(OwnDecks, IsPlayedWithAndToldToAllWhoAreThere) {
  Bench bench;
  OwnTable own(bench);
  const Conn guest = bench.open();
  bench.say(guest, R"({"knock":{"code":")" + own.code + R"(","watch":true},"id":")" + secret_id(2) +
                       R"("})");
  for (const Conn conn : {own.host, guest}) {
    EXPECT_EQ(get(own.told(conn), "deck", "id"), own.id);
    EXPECT_EQ(get(own.told(conn), "deck", "contents"), own.content);
  }
  bench.say(own.host, R"({"sit":{"seat":0},"id":"a1"})");
  EXPECT_NE(bench.say_one(own.host, R"({"start":{},"id":"a2"})", "ok"), "");
  EXPECT_EQ(bench.hub->look(own.table_id())->play.table->deck().id, own.id);
  bench.say(own.host, R"({"end":{},"id":"a3"})");
  const std::string file =
      get(bench.say_one(own.host, R"({"journal":{}})", "journal"), "journal", "text");
  EXPECT_NE(file.find(own.id), std::string::npos);
  // Another game at the same table, and another language of the house changes nothing: the deck
  // stays.
  EXPECT_NE(bench.say_one(own.host, R"({"rematch":{},"id":"a4"})", "ok"), "");
  EXPECT_NE(bench.say_one(own.host, R"({"start":{},"id":"a5"})", "ok"), "");
  EXPECT_EQ(bench.hub->look(own.table_id())->play.table->deck().id, own.id);
}

TEST(OwnDecks, APieceComesBeforeATable) {
  Bench bench;
  OwnTable own(bench);
  // Pieces may come faster than questions do: none of them is answered with a whole deck.
  for (const char* piece : {R"("id":"x")", R"("of":1)", R"("from":0)", R"("bytes":"")",
                            R"("key":"")", R"("signature":"")"}) {
    EXPECT_EQ(code_of(bench.say(own.host, R"({"deck":{)" + std::string{piece} + "}}").at(0)),
              "already-here")
        << piece;
  }
  EXPECT_EQ(code_of(bench.say(own.host, deck_pieces(own.content)[0]).at(0)), "already-here");
  EXPECT_EQ(get(bench.say_one(own.host, R"({"deck":{"later":1}})", "deck"), "deck", "id"), own.id);
}

// Who signed it is told with it as it was brought; whether that is true finds out who is told.
TEST(OwnDecks, TellsWhoSignedItAfterACrashToo) {
  Bench bench;
  const std::string content = small_deck("triples", "Our street");
  const std::string id = edition_id(content);
  const DeckSigned by{std::string(64, 'a'), std::string(128, '7')};
  // The same contents that nobody signed, at another table.
  OwnTable plain(bench, 1);
  const Conn host = bench.open();
  for (const std::string& piece : deck_pieces(content, id, by)) {
    EXPECT_LE(piece.size(), 4096u);
    EXPECT_EQ(code_of(bench.say(host, piece).at(0)), "");
  }
  const std::string welcome = bench.say_one(host, create_with(id, 2), "welcome");
  const auto told = [&](Conn conn) {
    const std::string deck = bench.say_one(conn, R"({"deck":{}})", "deck");
    return std::array{get(deck, "deck", "contents"), get(deck, "deck", "key"),
                      get(deck, "deck", "signature")};
  };
  const std::array signed_deck{content, by.key, by.signature};
  const std::array plain_deck{content, std::string{}, std::string{}};
  EXPECT_EQ(told(host), signed_deck);
  EXPECT_EQ(told(plain.host), plain_deck);
  bench.crash();
  const Conn back = bench.open();
  const std::string table = get(welcome, "welcome", "table");
  bench.say(back, R"({"resume":{"table":")" + table + R"(","token":")" +
                      get(welcome, "welcome", "token") + "\"}}");
  EXPECT_EQ(told(back), signed_deck);
  EXPECT_EQ(told(plain.resume()), plain_deck);
}

TEST(OwnDecks, WithHalfASignatureIsRefused) {
  Bench bench;
  const Conn conn = bench.open();
  const std::string content = small_deck("triples", "Our street");
  const std::string id = edition_id(content);
  const std::string key(64, 'a');
  const std::string signature(128, '7');
  const std::vector<DeckSigned> wrong = {{key, ""},
                                         {key.substr(1), signature},
                                         {key, signature + "0"},
                                         {std::string(64, 'G'), signature}};
  for (const DeckSigned& by : wrong) {
    EXPECT_EQ(
        code_of(
            bench.say(conn, deck_piece(id, content.size(), 0, content.substr(0, 2000), by)).at(0)),
        "bad-message");
  }
  const std::string half = deck_piece(id, content.size(), 0, content.substr(0, 2000));
  EXPECT_EQ(code_of(bench
                        .say(conn, half.substr(0, half.size() - 2) + R"(,"signature":")" +
                                       signature + "\"}}")
                        .at(0)),
            "bad-message");
}

TEST(OwnDecks, EveryGameTakesOne) {
  Bench bench;
  int n = 0;
  for (const std::string_view game : game_names()) {
    OwnTable own(bench, ++n, "Our street", std::string{game});
    EXPECT_NE(own.table, "") << game;
  }
}

TEST(OwnDecks, IsThereAfterACrashRightAfterTheTableWasOpened) {
  Bench bench;
  OwnTable own(bench);
  bench.crash();
  own.resume();
  EXPECT_EQ(get(own.told(own.host), "deck", "contents"), own.content);
  bench.say(own.host, R"({"sit":{"seat":0},"id":"a1"})");
  EXPECT_NE(bench.say_one(own.host, R"({"start":{},"id":"a2"})", "ok"), "");
  const std::string before = bench.hub->look(own.table_id())->play.table->position();
  bench.crash();
  own.resume();
  EXPECT_EQ(bench.hub->look(own.table_id())->play.table->position(), before);
}

TEST(OwnDecks, SaidAgainAfterTheAnswerWasLostNeedsNoDeck) {
  Bench bench;
  OwnTable own(bench);
  bench.crash();
  const std::string welcome = bench.say_one(bench.open(), create_with(own.id, 1), "welcome");
  EXPECT_EQ(get(welcome, "welcome", "table"), own.table);
}

TEST(OwnDecks, OfASwitchedOffServerIsStillPlayedWhereItWas) {
  Bench bench;
  OwnTable own(bench);
  bench.config.own_decks_max = 0;
  bench.crash();
  own.resume();
  EXPECT_EQ(get(own.told(own.host), "deck", "id"), own.id);
  const Conn conn = bench.open();
  EXPECT_EQ(code_of(bring(bench, conn, own.content)), "no-decks");
  EXPECT_EQ(code_of(bench.say(conn, create_with(own.id, 2)).at(0)), "no-decks");
}

TEST(OwnDecks, DamagedInTheStoreCostsThatTableAlone) {
  Bench bench;
  OwnTable first(bench, 1, "One");
  OwnTable second(bench, 2, "Two");
  std::string& line = bench.store.kept_to_damage()[first.table_id()].batches[0];
  line.replace(line.find("One"), 3, "Eno");
  bench.crash();
  const Conn conn = bench.open();
  const auto texts = bench.say(
      conn, R"({"resume":{"table":")" + first.table + R"(","token":")" + first.token + "\"}}");
  EXPECT_EQ(get(Bench::pick(texts, "bye"), "bye", "why"), "broken");
  ASSERT_EQ(bench.log.size(), 1u);
  EXPECT_NE(bench.log[0].find("its deck is damaged"), std::string::npos) << bench.log[0];
  second.resume();
  EXPECT_EQ(get(second.told(second.host), "deck", "id"), second.id);
}

TEST(OwnDecks, GoesWithTheTable) {
  Bench bench;
  OwnTable own(bench);
  bench.close(own.host);
  bench.advance(2 * 3600 * 1000);
  EXPECT_TRUE(bench.store.kept().empty());
  EXPECT_EQ(code_of(bench.say(bench.open(), create_with(own.id, 5)).at(0)), "no-deck");
}

TEST(OwnDecks, OfTheHouseIsNotTold) {
  Bench bench;
  Party party(bench);
  EXPECT_EQ(code_of(bench.say(party.conns[0], R"({"deck":{},"id":"q1"})").at(0)), "no-deck");
}

TEST(OwnDecks, StaysOutOfReportsAndWhoReplaysThemBringsIt) {
  Bench bench;
  OwnTable own(bench);
  bench.say(own.host, R"({"sit":{"seat":0},"id":"a1"})");
  bench.say(own.host, R"({"start":{},"id":"a2"})");
  const auto& batches = bench.store.kept().at(own.table_id()).batches;
  const std::string report =
      report_text({own.table_id(), "a bug", R"({"timer":0,"index":0})"}, batches);
  EXPECT_EQ(report.find("Our street"), std::string::npos);
  const Room* seen = nullptr;
  const ReplayedReport replayed =
      replay_report(read_own_deck(own.id, own.content)->shelf, report, [&](const Room& room) {
        seen = &room;
        EXPECT_TRUE(room.playing());
      });
  EXPECT_EQ(replayed.trouble, "");
  EXPECT_NE(seen, nullptr);
}

// ---- what is refused

TEST(OwnDecks, WithoutTheDeckNoTableIsOpened) {
  Bench bench;
  const std::string content = small_deck("triples", "Our street");
  const Conn conn = bench.open();
  EXPECT_EQ(code_of(bench.say(conn, create_with(edition_id(content), 1)).at(0)), "no-deck");
  // Half of it is none.
  bench.say(conn, deck_pieces(content)[0]);
  EXPECT_EQ(code_of(bench.say(conn, create_with(edition_id(content), 1)).at(0)), "no-deck");
  // Another one is none either, nor one that another line brought.
  bring(bench, conn, small_deck("triples", "Another"));
  EXPECT_EQ(code_of(bench.say(conn, create_with(edition_id(content), 1)).at(0)), "no-deck");
  bring(bench, bench.open(), content);
  EXPECT_EQ(code_of(bench.say(conn, create_with(edition_id(content), 1)).at(0)), "no-deck");
  bring(bench, conn, content);
  EXPECT_EQ(code_of(bench.say(conn, create_with(edition_id(content), 1, "rationing")).at(0)),
            "bad-option");
  EXPECT_NE(bench.say_one(conn, create_with(edition_id(content), 1), "welcome"), "");
}

TEST(OwnDecks, OfAnotherIdIsRefused) {
  Bench bench;
  const Conn conn = bench.open();
  const std::string content = small_deck("triples", "Our street");
  EXPECT_EQ(code_of(bring(bench, conn, content, "own-00000000000000000000000000000000")),
            "bad-deck");
  for (const std::string id : {"psz", "own-", "own-XY000000000000000000000000000000", ""}) {
    const std::string piece = deck_piece(id, content.size(), 0, content.substr(0, 100));
    EXPECT_EQ(code_of(bench.say(conn, piece).at(0)), "bad-message") << id;
  }
}

TEST(OwnDecks, WithFaultsIsRefusedByTheCheck) {
  Bench bench;
  const Conn conn = bench.open();
  std::string content = small_deck("triples", "Our <b>street</b>");
  const std::string answer = bring(bench, conn, content);
  EXPECT_EQ(code_of(answer), "bad-deck");
  EXPECT_EQ(sentence_of(answer), check_own_deck(content));
  EXPECT_NE(sentence_of(answer).find("en.json: title"), std::string::npos) << sentence_of(answer);
  const std::vector<std::string> all_broken = {"{", "[]", R"({"deck":{},"texts":{}})",
                                               std::string(3000, '['), std::string(5000, '\xff')};
  for (const std::string& broken : all_broken) {
    EXPECT_EQ(code_of(bring(bench, conn, broken)), "bad-deck");
  }
  // And another try on the same line is welcome.
  content = small_deck("triples", "Our street");
  EXPECT_EQ(get(bring(bench, conn, content), "deck", "ready"), "true");
}

TEST(OwnDecks, TooLargeIsRefusedBeforeItComes) {
  Bench bench;
  const Conn conn = bench.open();
  const std::string id = edition_id("x");
  const std::string answer = bench.say(conn, deck_piece(id, kOwnDeckMax + 1, 0, "x")).at(0);
  EXPECT_EQ(code_of(answer), "bad-deck");
  EXPECT_NE(sentence_of(answer).find("at most 512"), std::string::npos) << sentence_of(answer);
  EXPECT_EQ(get(bench.say_one(conn, deck_piece(id, kOwnDeckMax, 0, "x"), "deck"), "deck", "have"),
            "1");
  // What would be too long a line of a journal is too large as well.
  EXPECT_EQ(code_of(bring(bench, conn, std::string(kOwnDeckMax, '"'))), "bad-deck");
}

TEST(OwnDecks, PiecesOutOfOrderAreRefusedAndTheRestStands) {
  Bench bench;
  const Conn conn = bench.open();
  const std::string content = small_deck("triples", "Our street");
  const std::string id = edition_id(content);
  const std::vector<std::string> pieces = deck_pieces(content);
  EXPECT_EQ(code_of(bench.say(conn, pieces[1]).at(0)), "bad-message");
  bench.say(conn, pieces[0]);
  EXPECT_EQ(code_of(bench.say(conn, pieces[2]).at(0)), "bad-message");
  EXPECT_EQ(code_of(bench.say(conn, deck_piece(id, content.size() + 1, kDeckPieceMax, "x")).at(0)),
            "bad-message");
  EXPECT_EQ(code_of(bench.say(conn, deck_piece(id, content.size(), kDeckPieceMax, "")).at(0)),
            "bad-message");
  EXPECT_EQ(
      code_of(
          bench.say(conn, R"({"deck":{"id":")" + id + R"(","of":9,"from":0,"bytes":"!"}})").at(0)),
      "bad-message");
  EXPECT_EQ(code_of(bench.say(conn, R"({"deck":7})").at(0)), "bad-message");
  EXPECT_EQ(code_of(bench.say(conn, R"({"deck":{}})").at(0)), "bad-message");
  for (std::size_t i = 1; i < pieces.size(); ++i) bench.say(conn, pieces[i]);
  EXPECT_NE(bench.say_one(conn, create_with(id, 1), "welcome"), "");
}

TEST(OwnDecks, AreCountedForWhoBringsThem) {
  HubConfig config;
  int left = 2;
  config.wait_ms = [&](Conn, Cost cost, int) {
    return cost == Cost::deck && --left < 0 ? 5'000 : 0;
  };
  Bench bench(1, config);
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "One")), "deck", "ready"), "true");
  const Conn conn = bench.open();
  EXPECT_EQ(get(bring(bench, conn, small_deck("triples", "Two")), "deck", "ready"), "true");
  const std::string answer = bench.say(conn, deck_pieces(small_deck("triples", "Three"))[0]).at(0);
  EXPECT_EQ(code_of(answer), "too-many");
  EXPECT_EQ(sentence_of(answer),
            "Too many decks were brought from your network. Try again in 5 s.");
}

TEST(OwnDecks, InMemoryAreSoManyAndNoMore) {
  HubConfig config;
  config.own_decks_max = 2;
  Bench bench(1, config);
  OwnTable first(bench, 1, "One");
  OwnTable second(bench, 2, "Two");
  OwnTable again(bench, 3, "One");  // the same one twice is one
  EXPECT_NE(again.table, "");
  EXPECT_EQ(code_of(bring(bench, bench.open(), small_deck("triples", "Three"))), "too-many");
  bench.close(second.host);
  bench.advance(70'000);
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "Three")), "deck", "ready"),
            "true");
}

TEST(OwnDecks, ThatWereBroughtForNothingKeepNobodyElseOut) {
  HubConfig config;
  config.own_decks_max = 1;
  Bench bench(1, config);
  const Conn hoarder = bench.open();
  const std::string kept = small_deck("triples", "One");
  EXPECT_EQ(get(bring(bench, hoarder, kept), "deck", "ready"), "true");
  const Conn conn = bench.open();
  EXPECT_EQ(code_of(bring(bench, conn, small_deck("triples", "Two"))), "too-many");
  bench.advance(60'000);
  EXPECT_EQ(get(bring(bench, conn, small_deck("triples", "Two")), "deck", "ready"), "true");
  EXPECT_EQ(code_of(bench.say(hoarder, create_with(edition_id(kept), 1)).at(0)), "no-deck");
}

TEST(OwnDecks, ThatNobodyOpensATableWithMakeRoom) {
  Bench bench;
  const std::string piece = deck_piece(edition_id("x"), kOwnDeckMax, 0, "x");
  std::vector<Conn> hoarders;
  for (std::size_t held = 0; held < 64u * 1024 * 1024; held += kOwnDeckMax) {
    hoarders.push_back(bench.open());
    ASSERT_EQ(code_of(bench.say(hoarders.back(), piece).at(0)), "");
  }
  const Conn conn = bench.open();
  EXPECT_EQ(code_of(bench.say(conn, piece).at(0)), "too-many");
  bench.advance(60'000);
  EXPECT_EQ(code_of(bench.say(conn, piece).at(0)), "");
  EXPECT_EQ(code_of(bench.say(hoarders[0], deck_piece(edition_id("x"), kOwnDeckMax, 1, "x")).at(0)),
            "bad-message");
}

// The same contents under a hundred made-up signatures are one deck: in number, and in memory.
TEST(OwnDecks, AreCountedByTheirContentsWhoeverSigned) {
  HubConfig config;
  config.own_decks_max = 2;
  Bench bench(1, config);
  const std::string content = small_deck("triples", "One");
  for (int i = 0; i < 8; ++i) {
    const DeckSigned by{std::string(64, 'a'), std::string(127, '7') + std::to_string(i)};
    const Conn host = bench.open();
    for (const std::string& piece : deck_pieces(content, "", by)) bench.say(host, piece);
    EXPECT_NE(bench.say_one(host, create_with(edition_id(content), i), "welcome"), "") << i;
    EXPECT_EQ(get(bench.say_one(host, R"({"deck":{}})", "deck"), "deck", "signature"),
              by.signature);
  }
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "Two")), "deck", "ready"), "true");
  EXPECT_EQ(code_of(bring(bench, bench.open(), small_deck("triples", "Three"))), "too-many");
}

TEST(OwnDecks, OfOneNetworkAreAShare) {
  HubConfig config;
  config.own_decks_max = 10;
  Streets streets;
  Bench bench(1, streets.config(config));
  std::vector<std::unique_ptr<OwnTable>> tables;
  streets.usual = {1, 1};
  for (int i = 0; i < 5; ++i)
    tables.push_back(std::make_unique<OwnTable>(bench, i, "Deck " + std::to_string(i)));
  EXPECT_EQ(code_of(bring(bench, bench.open(), small_deck("triples", "More"))), "too-many");
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "Deck 3")), "deck", "ready"),
            "true")
      << "it is there already";
  streets.usual = {2, 2};
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "More")), "deck", "ready"),
            "true");
  // It left memory and came back: still theirs. Also after a restart.
  streets.usual = {1, 1};
  for (const bool crash : {false, true}) {
    for (auto& one : tables) bench.close(one->host);
    bench.advance(70'000);
    if (crash) bench.crash();
    for (auto& one : tables) one->resume();
    EXPECT_EQ(code_of(bring(bench, bench.open(), small_deck("triples", "Other"))), "too-many")
        << crash;
  }
  bench.close(tables[0]->host);
  bench.advance(70'000);
  EXPECT_EQ(get(bring(bench, bench.open(), small_deck("triples", "Other")), "deck", "ready"),
            "true");
}

TEST(OwnDecks, UnderWayAreAShareOfANetwork) {
  Streets streets;
  Bench bench(1, streets.config());
  const std::string piece = deck_piece(edition_id("x"), kOwnDeckMax, 0, "xyz");
  const auto begin = [&](std::uint64_t network) {
    const Conn conn = streets.open(bench, network, network);
    return code_of(bench.say(conn, piece).at(0)).empty() ? 1 : 0;
  };
  for (const std::uint64_t network : {1u, 2u}) {
    int begun = 0;
    for (int i = 0; i < 64; ++i) begun += begin(network);
    EXPECT_EQ(begun, 16) << "8 MiB";
  }
  EXPECT_EQ(begin(3), 1);
  bench.advance(10'000);
  EXPECT_EQ(begin(1), 1) << "what does not go on makes room";
}

// The last pieces of many decks may come at once: between two checks everybody else is heard.
TEST(OwnDecks, AreCheckedOneAtATime) {
  Bench bench;
  bench.hold_checks = true;
  std::vector<Conn> lines;
  std::vector<std::string> decks;
  for (int i = 0; i < 5; ++i) {
    lines.push_back(bench.open());
    decks.push_back(small_deck("triples", "Deck " + std::to_string(i)));
    for (const std::string& piece : deck_pieces(decks.back())) bench.say(lines.back(), piece);
  }
  const auto ready = [&] {
    int count = 0;
    for (const Conn line : lines)
      count += bench.all_sent[line].find("\"ready\":true") != std::string::npos;
    return count;
  };
  EXPECT_EQ(ready(), 0);
  // Whoever does not wait for the answer is heard after it, once.
  bench.say(lines[4], create_with(edition_id(decks[4]), 1));
  EXPECT_EQ(code_of(bench.say(lines[4], create_with(edition_id(decks[4]), 2)).at(0)), "under-way");
  bench.close(lines[0]);
  for (int checked = 1; checked <= 4; ++checked) {
    bench.advance(1);
    EXPECT_EQ(ready(), checked);
  }
  EXPECT_NE(Bench::pick(bench.inbox[lines[4]], "welcome"), "");
}

TEST(OwnDecks, TakeTheHubNoLongerThanAMoment) {
  Bench bench;
  std::string content = small_deck("victory-line", "Our street");
  bring(bench, bench.open(), content);
  RecordProperty("longest_us", std::to_string(bench.longest_us));
  EXPECT_LT(bench.longest_us, 500'000);
}

// ---- a class

struct OwnLesson {
  std::string content = small_deck("triples", "Our street");
  std::string id = edition_id(content);
  Lesson lesson;
  explicit OwnLesson(Bench& bench) : lesson(bench, R"("game":"triples")", 900) {
    lesson.teacher = bench.open();
    bring(bench, lesson.teacher, content);
    const auto texts = bench.say(
        lesson.teacher, R"({"open-class":{"game":"triples","size":4,"options":{"deck":")" + id +
                            R"("}},"id":")" + secret_id(1900) + R"("})");
    const std::string entered = Bench::pick(texts, "entered");
    lesson.token = get(entered, "entered", "token");
    lesson.id = get(entered, "entered", "class");
    lesson.code = get(entered, "entered", "code");
  }
};

TEST(OwnDecks, OfAClassIsAtAllItsTables) {
  Bench bench;
  OwnLesson own(bench);
  Lesson& lesson = own.lesson;
  lesson.start(8);
  for (const int table : {1, 2}) EXPECT_EQ(lesson.table(table)->play.table->deck().id, own.id);
  EXPECT_EQ(lesson.table(1)->own, lesson.table(2)->own);  // once in memory
  EXPECT_EQ(get(bench.say_one(lesson.teacher, R"({"deck":{}})", "deck"), "deck", "contents"),
            own.content);
  EXPECT_EQ(get(bench.say_one(lesson.pupils[0], R"({"deck":{}})", "deck"), "deck", "contents"),
            own.content);
  const std::string before = lesson.table(2)->play.table->position();
  bench.crash();
  lesson.teacher = lesson.resume(lesson.token);
  lesson.back(0);
  ASSERT_NE(lesson.table(2), nullptr);
  EXPECT_EQ(lesson.table(2)->play.table->position(), before);
  EXPECT_EQ(lesson.table(1)->own, lesson.table(2)->own);
}

// Heads say so, for servers that share their tables and are older than decks of one's own: from the
// first batch on, and of a class with all its tables.
TEST(OwnDecks, IsNamedByTheHead) {
  Bench bench;
  const Party plain(bench);
  OwnTable own(bench, 2);
  const auto heads = [&] {
    std::size_t count = 0;
    for (const auto& [table, kept] : bench.store.kept()) count += kept.head.own_deck ? 1 : 0;
    return count;
  };
  EXPECT_EQ(heads(), 1u);
  EXPECT_TRUE(bench.store.kept().at(own.table_id()).head.own_deck);
  bench.say(own.host, R"({"sit":{"seat":0},"id":"a1"})");
  bench.say(own.host, R"({"start":{},"id":"a2"})");
  bench.crash();
  own.resume();
  bench.say(own.host, R"({"end":{},"id":"a3"})");
  EXPECT_EQ(bench.store.kept().at(own.table_id()).head.phase, Head::Phase::over);
  EXPECT_TRUE(bench.store.kept().at(own.table_id()).head.own_deck);
  OwnLesson of_class(bench);
  of_class.lesson.start(8);
  EXPECT_EQ(heads(), 4u) << "the table, the class and its two tables";
}

TEST(OwnDecks, OfAClassIsInItsReportAndHomework) {
  Bench bench;
  OwnLesson own(bench);
  Lesson& lesson = own.lesson;
  lesson.start(4);
  bench.advance(120'000);
  EXPECT_EQ(lesson.lead("debrief"), "");
  EXPECT_NE(bench.say_one(lesson.teacher, R"({"report":{"language":"pl"}})", "report"), "");
  EXPECT_EQ(lesson.lead("end-class"), "");
  const Conn home = bench.open();
  const auto texts =
      bench.say(home, R"({"knock":{"code":")" + lesson.code + R"(","homework":true},"id":")" +
                          secret_id(7000) + R"("})");
  const std::string homework = Bench::pick(texts, "homework");
  EXPECT_EQ(get(homework, "homework", "deck", "id"), own.id);
  EXPECT_EQ(get(homework, "homework", "deck", "contents"), own.content);
}

TEST(OwnDecks, OfAClassCountOnceForEachTable) {
  HubConfig config;
  int taken = 0;
  config.wait_ms = [&](Conn, Cost cost, int count) {
    return taken += cost == Cost::deck ? count : 0, 0;
  };
  Bench bench(1, config);
  OwnLesson own(bench);
  own.lesson.start(8);
  EXPECT_EQ(taken, 3);
}

}  // namespace
}  // namespace stolik
