// What a table looks at together after its game: pages that all follow, pins in turn, and polls
// that tell counts and never names.

#include "tests/server/party.h"

namespace stolik {
namespace {

// Three people at a table whose game was broken off.
struct AfterTheGame {
  Bench bench;
  Party party{bench};
  Conn screen{};

  AfterTheGame() {
    party.full_table();
    party.act(0, "start", "{}");
    screen = party.join();
    party.act(0, "end", "{}");
  }
  std::string code(std::size_t who, const std::string& name, const std::string& body) {
    return get(party.act(who, name, body), "refused", "code");
  }
  bool does(std::size_t who, const std::string& name, const std::string& body) {
    return party.act(who, name, body).starts_with("{\"ok\"");
  }
  // The talk as a line was told last.
  std::string told(std::size_t who) const {
    const std::string& all = bench.all_sent.at(party.conns[who]);
    const std::size_t from = all.rfind("\"talk\":");
    return from == std::string::npos ? ""
                                     : all.substr(from, all.find(",\"broken_off\"", from) - from);
  }
};

const std::string kMap = R"({"page":"map","about":"set-1","seat":1})";
const std::string kPoll = R"({"question":"convinced","options":["yes","no","unsure"]})";

std::string vote(int poll, int option) {
  return "{\"poll\":" + std::to_string(poll) + ",\"option\":" + std::to_string(option) + "}";
}

TEST(Talk, BeginsWhenTheGameIsOverAndIsLedByTheHost) {
  Bench bench;
  Party party(bench);
  party.full_table();
  EXPECT_EQ(get(party.act(0, "page", kMap), "refused", "code"), "wrong-phase");
  party.act(0, "start", "{}");
  EXPECT_EQ(get(party.act(0, "page", kMap), "refused", "code"), "wrong-phase");
  EXPECT_EQ(bench.all_sent[party.conns[0]].find("\"talk\""), std::string::npos)
      << "told though there is none";
  party.act(0, "end", "{}");
  EXPECT_EQ(get(party.act(1, "page", kMap), "refused", "code"), "not-host");
  EXPECT_EQ(get(party.act(0, "page", R"({"page":"a b"})"), "refused", "code"), "bad-message");
  EXPECT_EQ(get(party.act(0, "page", R"({"page":"map","about":"<b>"})"), "refused", "code"),
            "bad-message");
  EXPECT_EQ(get(party.act(0, "page", R"({"page":"map","seat":3})"), "refused", "code"),
            "no-such-seat");
  EXPECT_TRUE(party.act(0, "page", R"({"page":"questions","step":"q2"})").starts_with("{\"ok\""));
  EXPECT_NE(bench.all_sent[party.conns[2]].find(
                R"("talk":{"page":"questions","about":null,"step":"q2","seat":null,)"
                R"("put":[],"poll":null})"),
            std::string::npos);
}

TEST(Talk, LetsTheSeatInTurnPutSomethingDownForAllToSee) {
  AfterTheGame after;
  EXPECT_EQ(after.code(1, "put", R"({"about":"set-1","what":"41.5 13.8"})"), "wrong-phase")
      << "no page yet";
  after.party.act(0, "page", kMap);
  EXPECT_EQ(after.code(2, "put", R"({"about":"set-1","what":"0 0"})"), "not-your-turn");
  EXPECT_EQ(after.code(3, "put", R"({"about":"set-1","what":"0 0"})"), "not-your-turn")
      << "who watches";
  EXPECT_EQ(after.code(1, "put", R"({"about":"set-2","what":"0 0"})"), "wrong-phase")
      << "another page";
  EXPECT_EQ(after.code(1, "put", R"({"about":"set-1"})"), "bad-message");
  EXPECT_TRUE(after.does(1, "put", R"({"about":"set-1","what":"41.5 13.8"})"));
  EXPECT_TRUE(after.does(1, "put", R"({"about":"set-1","what":"41.4 13.9"})")) << "moved";
  EXPECT_EQ(after.told(3), R"("talk":{"page":"map","about":"set-1","step":null,"seat":1,)"
                           R"("put":[{"about":"set-1","seat":1,"what":"41.4 13.9"}],"poll":null})");
  after.party.act(0, "page", R"({"page":"map","about":"set-2","seat":2})");
  EXPECT_TRUE(after.does(0, "put", R"({"about":"set-2","what":"1 1"})"))
      << "the host, for one who is away";
  EXPECT_NE(after.told(1).find(R"({"about":"set-2","seat":2,"what":"1 1"})"), std::string::npos);
}

TEST(Talk, KeepsTheLastThingsThatWerePutDown) {
  AfterTheGame after;
  for (int i = 0; i < 70; ++i) {
    const std::string about = "\"about\":\"t" + std::to_string(i) + "\"";
    after.party.act(0, "page", "{\"page\":\"map\"," + about + "}");
    ASSERT_TRUE(after.does(0, "put", "{" + about + ",\"what\":\"x\"}"));
    after.bench.advance(60'000);
  }
  EXPECT_EQ(after.party.room().talk.put.size(), kMaxPut);
  EXPECT_EQ(after.party.room().talk.put.front().about, "t6");
}

TEST(Poll, HidesTheCountsUntilEverybodyWhoSitsHasVoted) {
  AfterTheGame after;
  EXPECT_EQ(after.code(1, "poll", kPoll), "not-host");
  EXPECT_TRUE(after.does(0, "poll", kPoll));
  const std::string begin =
      R"("poll":{"poll":1,"question":"convinced","options":["yes","no","unsure"],)";
  EXPECT_NE(after.told(2).find(begin + R"("voted":0,"waits":3,"shown":false,"counts":null})"),
            std::string::npos);
  EXPECT_TRUE(after.does(1, "vote", vote(1, 2)));
  EXPECT_TRUE(after.does(3, "vote", vote(1, 0))) << "who watches has a vote too";
  EXPECT_TRUE(after.does(1, "vote", vote(1, 1))) << "one may think again";
  EXPECT_NE(after.told(2).find(begin + R"("voted":2,"waits":2,"shown":false,"counts":null})"),
            std::string::npos);
  EXPECT_EQ(after.code(0, "vote", vote(1, 3)), "bad-message");
  EXPECT_EQ(after.code(0, "vote", vote(2, 0)), "wrong-phase");
  EXPECT_TRUE(after.does(0, "vote", vote(1, 1)));
  EXPECT_TRUE(after.does(2, "vote", vote(1, 2)));
  EXPECT_NE(after.told(3).find(begin + R"("voted":4,"waits":0,"shown":true,"counts":[1,2,1]})"),
            std::string::npos)
      << after.told(3);
  EXPECT_EQ(after.code(3, "vote", vote(1, 2)), "wrong-phase") << "it is shown";
}

TEST(Poll, IsShownWhenTheHostSaysSoOrTheLastOneItWaitedForLeaves) {
  AfterTheGame after;
  after.party.act(0, "poll", kPoll);
  after.party.act(1, "vote", vote(1, 0));
  EXPECT_EQ(after.code(1, "show", R"({"poll":1})"), "not-host");
  EXPECT_TRUE(after.does(0, "show", R"({"poll":1})"));
  EXPECT_EQ(after.code(0, "show", R"({"poll":1})"), "wrong-phase");
  EXPECT_NE(after.told(2).find(R"("counts":[1,0,0])"), std::string::npos);
  after.party.act(0, "poll", kPoll);
  EXPECT_EQ(after.code(1, "vote", vote(1, 0)), "wrong-phase") << "that was another poll";
  after.party.act(0, "vote", vote(2, 0));
  after.party.act(1, "vote", vote(2, 1));
  EXPECT_NE(after.told(1).find(R"("counts":null)"), std::string::npos);
  after.party.act(2, "leave", "{}");
  EXPECT_NE(after.told(1).find(R"("shown":true,"counts":[1,1,0])"), std::string::npos);
}

TEST(Poll, EndsWithThePageAndItsNumberIsNeverUsedAgain) {
  AfterTheGame after;
  after.party.act(0, "page", kMap);
  after.party.act(0, "poll", kPoll);
  after.party.act(0, "page", R"({"page":"map","about":"set-1","seat":1,"step":"answer"})");
  EXPECT_NE(after.told(1).find(R"("poll":{"poll":1)"), std::string::npos)
      << "the same page, a step further";
  after.party.act(0, "page", R"({"page":"map","about":"set-2"})");
  EXPECT_NE(after.told(1).find(R"("poll":null)"), std::string::npos);
  after.party.act(0, "rematch", "{}");
  EXPECT_TRUE(after.party.room().talk.empty());
  EXPECT_TRUE(after.does(0, "poll", kPoll)) << "a poll may be held at any time";
  EXPECT_EQ(after.party.room().talk.poll.number, 2);
  EXPECT_EQ(after.code(1, "vote", vote(1, 0)), "wrong-phase");
}

TEST(Poll, IsRefusedWithoutAQuestionOrWithOptionsThatAreNone) {
  AfterTheGame after;
  for (const char* body :
       {R"({"options":["a","b"]})", R"({"question":"q"})", R"({"question":"q","options":["a"]})",
        R"({"question":"q","options":["a",1]})", R"({"question":"q","options":["a",""]})",
        R"({"question":"q","options":["1","2","3","4","5","6","7","8","9"]})"}) {
    EXPECT_EQ(after.code(0, "poll", body), "bad-message") << body;
  }
}

// Who voted what stands in no text to anybody: two tables that differ in it alone are told the
// same, sign by sign.
TEST(Poll, TellsNobodyWhoVotedWhat) {
  const auto told = [](int first, int second) {
    AfterTheGame after;
    after.party.act(0, "poll", kPoll);
    after.party.act(1, "vote", vote(1, first));
    after.party.act(2, "vote", vote(1, second));
    after.party.act(0, "vote", vote(1, 0));
    std::string all;
    for (std::size_t i = 0; i < 4; ++i) all += after.bench.all_sent[after.party.conns[i]];
    return all;
  };
  EXPECT_EQ(told(1, 2), told(2, 1)) << "the same counts";
  const std::string here = told(1, 1);
  const std::string there = told(2, 2);
  const std::size_t shown = here.find("\"shown\":true");
  EXPECT_EQ(here.substr(0, shown), there.substr(0, there.find("\"shown\":true")));
  EXPECT_NE(here, there);
}

TEST(Talk, SurvivesACrashAndIsToldToWhoComesBack) {
  AfterTheGame after;
  after.party.act(0, "page", kMap);
  after.party.act(1, "put", R"({"about":"set-1","what":"41.5 13.8"})");
  after.party.act(0, "poll", kPoll);
  after.party.act(1, "vote", vote(1, 2));
  const std::string before = after.told(2);
  after.bench.crash();
  for (std::size_t i = 0; i < 3; ++i) after.party.resume(i);
  EXPECT_EQ(after.told(2), before);
  after.party.act(0, "vote", vote(1, 2));
  after.party.act(2, "vote", vote(1, 2));
  EXPECT_NE(after.told(1).find(R"("counts":[0,0,3])"), std::string::npos);
}

TEST(Talk, StandsInNoFileToTakeHome) {
  AfterTheGame after;
  const std::string before = after.party.room().take_home();
  after.party.act(0, "page", kMap);
  after.party.act(1, "put", R"({"about":"set-1","what":"41.5 13.8"})");
  after.party.act(0, "poll", kPoll);
  after.party.act(1, "vote", vote(1, 2));
  EXPECT_EQ(after.party.room().take_home(), before);
}

}  // namespace
}  // namespace stolik
