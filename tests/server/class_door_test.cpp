// The door of a class that asks for what its projector shows: who sees it comes in, and who guesses
// does not.

#include "tests/server/lesson.h"
#include "tests/server/party.h"

namespace stolik {
namespace {

TEST(Class, APatternIsAskedAndChangesWithTime) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"pattern")");
  const std::string first = get(lesson.last(lesson.teacher, "pattern"), "pattern", "symbols");
  ASSERT_FALSE(first.empty());
  const Conn pupil = bench.open();
  EXPECT_EQ(get(Bench::pick(lesson.knock(pupil), "refused"), "refused", "code"), "pattern");
  EXPECT_NE(Bench::pick(lesson.knock(pupil, R"(,"pattern":)" + first), "entered"), "");
  bench.advance(20'000);
  const std::string second = get(lesson.last(lesson.teacher, "pattern"), "pattern", "symbols");
  EXPECT_NE(first, second);
  EXPECT_NE(Bench::pick(lesson.knock(bench.open(), R"(,"pattern":)" + first), "entered"),
            "");  // who saw the one before is not late
  bench.advance(20'000);
  EXPECT_EQ(get(Bench::pick(lesson.knock(bench.open(), R"(,"pattern":)" + first), "refused"),
                "refused", "code"),
            "pattern");
}

TEST(Class, AnInvitationStandsForTheCodeAndOpensNoDoor) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"open")");
  const std::string invitation = get(lesson.last(lesson.teacher, "class"), "class", "invitation");
  ASSERT_EQ(invitation.size(), 32u);
  const auto knock = [&] {
    const std::string with = R"({"knock":{"invitation":")" + invitation + R"("},"id":")" +
                             secret_id(++lesson.secret) + R"("})";
    return bench.say(bench.open(), with);
  };
  const std::string entered = Bench::pick(knock(), "entered");
  EXPECT_EQ(get(entered, "entered", "code"), lesson.code);
  EXPECT_EQ(lesson.lead("door", R"({"door":"knock"})"), "");
  EXPECT_NE(Bench::pick(knock(), "knocking"), "");
  EXPECT_EQ(lesson.lead("door", R"({"door":"pattern"})"), "");
  EXPECT_EQ(get(Bench::pick(knock(), "refused"), "refused", "code"), "pattern");
  EXPECT_EQ(lesson.lead("door", R"({"door":"open"})"), "");
  EXPECT_EQ(lesson.lead("lock"), "");
  EXPECT_NE(Bench::pick(knock(), "knocking"), "");
  EXPECT_EQ(lesson.lead("lock", R"({"on":false})"), "");
  bench.crash();
  EXPECT_NE(Bench::pick(knock(), "entered"), "");
  lesson.teacher = lesson.resume(lesson.token);
  EXPECT_EQ(lesson.lead("end-class"), "");
  EXPECT_EQ(get(Bench::pick(knock(), "refused"), "refused", "code"), "no-such-table");
}

TEST(Class, ItsInvitationIsToldToTheProjectorAndToNoPupil) {
  Bench bench;
  Lesson lesson(bench);
  lesson.join();
  const std::string invitation = get(lesson.last(lesson.teacher, "class"), "class", "invitation");
  ASSERT_FALSE(invitation.empty());
  EXPECT_EQ(lesson.lead("grant", R"({"role":"projector"})"), "");
  const Conn projector =
      lesson.resume(get(lesson.last(lesson.teacher, "granted"), "granted", "token"));
  EXPECT_EQ(get(lesson.last(projector, "class"), "class", "invitation"), invitation);
  for (const std::string& text : bench.inbox[lesson.pupils[0]])
    EXPECT_EQ(text.find(invitation), std::string::npos) << text;
}

TEST(Class, NoPatternOpensADoorAtWhichNoneIsShown) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"pattern")");
  bench.crash();  // nobody is back yet, so none is drawn
  for (const char* const symbols : {"[0,0,0,0]", R"(["a",null,{},[]])", "[]"}) {
    const auto texts = lesson.knock(bench.open(), std::string{R"(,"pattern":)"} + symbols);
    EXPECT_EQ(get(Bench::pick(texts, "refused"), "refused", "code"), "pattern") << symbols;
  }
}

// 3,024 patterns, two of which count: whoever guesses has twelve tries in all, from however many
// lines and however long they wait.
TEST(Class, NobodyGuessesThePattern) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"pattern")");
  const auto shown = [&] {
    return get(lesson.last(lesson.teacher, "pattern"), "pattern", "symbols");
  };
  const auto guess = [&](const std::string& symbols) {
    const auto texts = lesson.knock(bench.open(), R"(,"pattern":)" + symbols);
    return Bench::pick(texts, "entered").empty()
               ? Bench::pick(texts, "knocking").empty() ? "refused" : "knocking"
               : "entered";
  };
  for (int i = 0; i < 11; ++i) {
    EXPECT_STREQ(guess("[1,1,1,1]"), "refused");
    bench.advance(20'000);
  }
  EXPECT_STREQ(guess(shown()), "entered") << "whoever sees it comes in, whatever others guess";
  const std::string last = shown();
  EXPECT_STREQ(guess("[1,1,1,1]"), "refused");
  EXPECT_EQ(shown(), "[]") << "none is asked for any more";
  EXPECT_STREQ(guess(last), "knocking") << "from now on the teacher lets in";
  bench.advance(40'000);
  EXPECT_EQ(shown(), "[]");
  EXPECT_STREQ(guess("[1,1,1,1]"), "knocking");
  EXPECT_EQ(lesson.lead("lock"), "");
  EXPECT_EQ(lesson.lead("reopen"), "");
  EXPECT_STREQ(guess(last), "knocking") << "nor is whoever guesses the one the door is opened for";
  EXPECT_EQ(lesson.lead("lock", R"({"on":false})"), "");
  lesson.teacher = lesson.resume(lesson.token);
  EXPECT_EQ(shown(), "[]") << "told to who comes back, too";
  EXPECT_EQ(lesson.lead("door", R"({"door":"knock"})"), "");
  EXPECT_EQ(lesson.lead("door", R"({"door":"pattern"})"), "");
  EXPECT_STREQ(guess(shown()), "entered");
}

TEST(Class, ThePatternIsFourSymbolsInTheirOrder) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"pattern")");
  const JsonResult told = parse_json(lesson.last(lesson.teacher, "pattern"));
  std::vector<std::string> symbols;
  for (const Json& symbol : told.value.find("pattern")->find("symbols")->items())
    symbols.push_back(std::to_string(*symbol.integer()));
  ASSERT_EQ(symbols.size(), 4u);
  const auto knock = [&](std::vector<std::string> said) {
    std::string joined;
    for (const std::string& one : said) joined += (joined.empty() ? "" : ",") + one;
    return Bench::pick(lesson.knock(bench.open(), R"(,"pattern":[)" + joined + "]"), "entered");
  };
  EXPECT_EQ(knock({symbols[1], symbols[0], symbols[2], symbols[3]}), "");
  EXPECT_EQ(knock({symbols[0], symbols[1], symbols[2]}), "");
  EXPECT_NE(knock(symbols), "");
}

// What nobody sees opens nothing, and what is guessed then costs no try of those who come when it
// is shown.
TEST(Class, APatternThatNobodySeesOpensNothing) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"pattern")");
  const std::string shown = get(lesson.last(lesson.teacher, "pattern"), "pattern", "symbols");
  bench.close(lesson.teacher);
  bench.advance(20'000);
  const auto code = [&](const std::string& symbols) {
    return get(Bench::pick(lesson.knock(bench.open(), R"(,"pattern":)" + symbols), "refused"),
               "refused", "code");
  };
  EXPECT_EQ(code(shown), "pattern");
  for (int i = 0; i < 20; ++i) EXPECT_EQ(code("[1,1,1,1]"), "pattern");
  lesson.teacher = lesson.resume(lesson.token);
  const std::string again = get(lesson.last(lesson.teacher, "pattern"), "pattern", "symbols");
  EXPECT_NE(Bench::pick(lesson.knock(bench.open(), R"(,"pattern":)" + again), "entered"), "");
}

// ---- many at the door

std::string device(int n) { return R"(,"device":")" + secret_id(n) + "\""; }

TEST(Class, OneNetworkDoesNotShutTheDoor) {
  Streets streets;
  Bench bench(1, streets.config());
  Lesson lesson(bench, R"("game":"triples","door":"knock")");
  std::vector<Conn> crowd;
  for (int i = 0; i < 60; ++i) {
    crowd.push_back(streets.open(bench, 1, 1));
    EXPECT_NE(Bench::pick(lesson.knock(crowd.back(), device(i)), "knocking"), "") << i;
  }
  EXPECT_EQ(get(Bench::pick(lesson.knock(streets.open(bench, 1, 1), device(100)), "refused"),
                "refused", "code"),
            "no-such-table");
  bench.inbox.clear();
  EXPECT_NE(Bench::pick(lesson.knock(streets.open(bench, 2, 2), device(101)), "knocking"), "")
      << "somebody from elsewhere is let wait";
  EXPECT_EQ(get(lesson.last(crowd[0], "bye"), "bye", "why"), "turned-away")
      << "and takes the place of who came first";
}

TEST(Class, AWholeClassOfOneNetworkKnocksAtOnceAndIsLetIn) {
  Streets streets;
  Bench bench(1, streets.config());
  Lesson lesson(bench, R"("game":"triples","door":"knock")");
  for (int i = 0; i < 40; ++i)
    EXPECT_NE(Bench::pick(lesson.knock(streets.open(bench, 1, 1), device(i)), "knocking"), "") << i;
  EXPECT_EQ(lesson.lead("admit", R"({"all":true})"), "");
  EXPECT_EQ(lesson.lesson().pupils(), 40);
}

TEST(Class, ADeviceKnocksOnce) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"knock")");
  const Conn first = bench.open();
  lesson.knock(first, device(1));
  EXPECT_NE(Bench::pick(lesson.knock(bench.open(), device(1)), "knocking"), "");
  EXPECT_EQ(get(lesson.last(first, "bye"), "bye", "why"), "elsewhere");
  bench.advance(300);
  const JsonResult people = parse_json(lesson.last(lesson.teacher, "people"));
  EXPECT_EQ(people.value.find("people")->find("knocking")->items().size(), 1u);
}

TEST(Class, TheTeacherTurnsAllAwayAtOnce) {
  Bench bench;
  Lesson lesson(bench, R"("game":"triples","door":"knock")");
  std::vector<Conn> crowd;
  for (int i = 0; i < 60; ++i) crowd.push_back(bench.open()), lesson.knock(crowd.back(), device(i));
  EXPECT_EQ(lesson.lead("turn-away", R"({"all":false})"), "no-such-person");
  EXPECT_EQ(lesson.lead("turn-away", R"({"all":true})"), "");
  for (const Conn conn : crowd)
    EXPECT_EQ(get(lesson.last(conn, "bye"), "bye", "why"), "turned-away");
  EXPECT_EQ(lesson.lead("turn-away", R"({"all":true})"), "no-such-person") << "nobody is there";
  EXPECT_NE(Bench::pick(lesson.knock(bench.open(), device(70)), "knocking"), "");
}

}  // namespace
}  // namespace stolik
