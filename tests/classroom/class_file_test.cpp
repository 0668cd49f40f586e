// Files of a class: each table as committed, all from one key; whatever is changed is noticed.

#include "server/journal/class_file.h"

#include <fstream>

#include "tests/classroom/played.h"

namespace stolik {
namespace {

std::string a_class(std::string_view game, std::string_view options, bool same_deal = true) {
  const PlayedClass of{.seed = blake2b_256("a class of the tests")};
  std::vector<std::string> files;
  for (int table = 1; table <= 3; ++table) {
    ClassTerms terms{.round = 1, .table = table, .same_deal = same_deal, .seats = {7, 0, 3, 12}};
    files.push_back(
        PlayedAtTable(of, game, terms, static_cast<std::uint64_t>(table), options, 60).file());
  }
  files.push_back(
      PlayedAtTable(of, game,
                    {.round = 2, .table = 1, .same_deal = same_deal, .seats = {3, 7, 12, 0}}, 9,
                    options, 30)
          .file());
  return class_file(files);
}

// The chains made anew, as somebody would who tampers with care.
std::string chained(const std::string& text) {
  std::string out{kClassMagic};
  out += '\n';
  std::size_t at = out.size();
  while (at < text.size()) {
    const std::size_t chain = text.find("# {\"chain\":", at);
    if (chain == std::string::npos) return out + text.substr(at);
    const std::string body = text.substr(at, chain - at);
    out += body + "# {\"chain\":\"" + chain_of(body) + "\"}\n";
    at = text.find('\n', chain) + 1;
  }
  return out;
}

std::string replaced(std::string text, std::string_view what, std::string_view with,
                     std::size_t from = 0) {
  const std::size_t at = text.find(what, from);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), with);
}

TEST(ClassFile, IsAsCommittedForEveryGame) {
  for (const auto& [game, options] :
       {std::pair{"triples", "{\"variant\":\"advanced\"}"},
        {"victory-line", "{\"draw\":\"manual\",\"dead_cards\":\"exchange\"}"},
        {"rationing", "{\"top\":\"steps\"}"}}) {
    const std::string text = a_class(game, options);
    const ClassVerdict verdict =
        verify_class(all_decks(), text, commitment_of(blake2b_256("a class of the tests")));
    EXPECT_EQ(verdict.trouble, "") << game;
    EXPECT_EQ(verdict.tables.size(), 4u);
    EXPECT_EQ(verdict.rounds, 2);
    EXPECT_EQ(verdict.sections, 2);
    EXPECT_GT(verdict.compared, 0) << game;
    EXPECT_GE(verdict.alike * 2, verdict.compared) << game;
    std::printf("  %s: of %d lots that several tables drew %d came out alike\n", game,
                verdict.compared, verdict.alike);
    EXPECT_NE(verify_class(all_decks(), text, std::string(64, '0')).trouble, "")
        << "another commitment";
  }
}

TEST(ClassFile, TablesWithLotsOfTheirOwnAreRightToo) {
  const std::string text = a_class("triples", "{}", false);
  const ClassVerdict verdict = verify_class(all_decks(), text, "");
  EXPECT_EQ(verdict.trouble, "");
  EXPECT_EQ(verdict.sections, 0);
  EXPECT_NE(verify_class(all_decks(),
                         chained(replaced(text, "\"same_deal\":false", "\"same_deal\":true")), "")
                .trouble,
            "");
}

TEST(ClassFile, WhateverIsChangedIsNoticed) {
  const std::string text = a_class("triples", "{}");
  ASSERT_EQ(verify_class(all_decks(), text, "").trouble, "");
  ASSERT_EQ(verify_class(all_decks(), chained(text), "").trouble, "");
  const std::size_t second = text.find("stolik-journal 1", 40);
  const auto seed = to_hex(blake2b_256("a class of the tests"));
  const auto other = to_hex(blake2b_256("another class"));
  const std::pair<const char*, std::string> changes[] = {
      {"another round", replaced(text, "\"round\":1", "\"round\":2")},
      {"another table, there twice", replaced(text, "\"table\":1", "\"table\":2")},
      {"another seat", replaced(text, "\"seats\":[7,0,3,12]", "\"seats\":[7,0,3]")},
      {"another nonce at one table", replaced(text, "3:0011", "3:0012", second)},
      {"another seed at one table", replaced(replaced(text, seed, other, second),
                                             commitment_of(blake2b_256("a class of the tests")),
                                             commitment_of(blake2b_256("another class")), second)},
      {"other options at one table",
       replaced(text, "\"asking\":\"strict\"", "\"asking\":\"free\"", second)},
      {"the class's line is left out", replaced(text, "# {\"class\":", "# {\"klass\":", second)},
      {"a table of nothing",
       replaced(text, "stolik-journal 1\n", "stolik-journal 1\nstolik-journal 1\n", second)},
      {"no table", std::string{kClassMagic} + "\n"},
  };
  for (const auto& [what, changed] : changes) {
    EXPECT_NE(changed, text) << what;
    EXPECT_NE(verify_class(all_decks(), changed, "").trouble, "") << what;
    EXPECT_NE(verify_class(all_decks(), chained(changed), "").trouble, "")
        << what << ", chained anew";
  }
}

TEST(ClassFile, HoldsNoTableOfAnotherClass) {
  const PlayedClass of{.seed = blake2b_256("one")}, other{.seed = blake2b_256("other")};
  const auto file = [](const PlayedClass& whose, int round) {
    return PlayedAtTable(whose, "triples", {.round = round, .table = 1, .seats = {7, 3, 12}}, 1,
                         "{}", 5)
        .file();
  };
  EXPECT_EQ(
      verify_class(all_decks(), class_file(std::vector{file(of, 1), file(of, 2)}), "").trouble, "");
  EXPECT_NE(
      verify_class(all_decks(), class_file(std::vector{file(of, 1), file(other, 2)}), "").trouble,
      "");
}

TEST(ClassFile, HostileFilesAreRefusedAndNothingBreaks) {
  const std::string text = a_class("triples", "{}");
  Rng rng(1);
  for (int i = 0; i < 300; ++i) {
    std::string broken = text.substr(0, 6000);
    for (int k = 0; k < 3; ++k)
      broken[rng.below(static_cast<std::uint32_t>(broken.size()))] =
          static_cast<char>(rng.below(256));
    EXPECT_TRUE(!is_class_file(broken) || !verify_class(all_decks(), broken, "").trouble.empty());
  }
  for (const char* line : {"", "{}", "{\"class\":7}",
                           "{\"class\":{\"round\":0,\"table\":1,\"same_deal\":true,\"seats\":[]}}",
                           "{\"class\":{\"round\":1,\"table\":1,\"same_deal\":1,\"seats\":[]}}"}) {
    EXPECT_FALSE(read_class_line(line)) << line;
  }
  const ClassTerms terms{.round = 2, .table = 6, .same_deal = false, .seats = {7, 0, 3}};
  EXPECT_EQ(read_class_line(class_line(terms)), terms);
  EXPECT_EQ(class_line(terms),
            R"({"class":{"round":2,"table":6,"same_deal":false,"seats":[7,0,3]}})");
}

// Written by hand for tests/fair/kept, where the second verifier reads it too: STOLIK_KEEP=FOLDER
// classroom_test
TEST(ClassFile, CanBeKept) {
  const char* folder = std::getenv("STOLIK_KEEP");
  if (folder == nullptr) GTEST_SKIP();
  std::ofstream(std::string{folder} + "/class-triples.journal") << a_class("triples", "{}");
  std::ofstream(std::string{folder} + "/class-victory-line.journal")
      << a_class("victory-line", "{\"draw\":\"manual\",\"dead_cards\":\"exchange\"}");
  std::ofstream(std::string{folder} + "/class-rationing.journal")
      << a_class("rationing", "{\"top\":\"steps\"}");
  std::ofstream(std::string{folder} + "/class-own-lots.journal")
      << a_class("rationing", "{\"top\":\"steps\"}", false);
}

}  // namespace
}  // namespace stolik
