// Only what is meant goes out: the same games in memory that was filled with one sign, and in
// memory that was filled with another, are told in the same bytes. So nothing that nobody wrote is
// sent, and nothing that nobody wrote decides.

#include <cstring>
#include <memory>

#include "games/list.h"
#include "games/table_of.h"
#include "tests/server/party.h"
#include "tests/server/patterned_memory.h"

namespace stolik {
namespace {

// A whole game, and all that everybody was told, with what each seat knew at every turn.
std::string told(std::uint64_t seed, const std::string& game, unsigned char sign) {
  fill_memory_with(sign);
  Bench bench(seed);
  Party party(bench, R"("open","open","open")", R"(,"coach":true)", game);
  party.full_table();
  party.act(0, "start", "{}");
  for (int i = 0; i < 40 && party.room().playing(); ++i) {
    for (std::size_t who = 0; who < 3; ++who) {
      fill_stack_with(sign);
      bench.say(party.conns[who], R"({"known":{}})");
      const JsonResult legal =
          parse_json(bench.say_one(party.conns[who], R"({"legal":{}})", "legal"));
      if (!legal || legal.value.find("legal") == nullptr) continue;
      std::vector<std::string> commands;
      for (const Json& command : legal.value.find("legal")->find("commands")->items()) {
        if (command.text() != "offer" && command.text() != "say")
          commands.push_back(command.text());
      }
      if (commands.empty()) continue;
      fill_stack_with(sign);
      party.act(
          who, "do",
          "\"" + commands[bench.rng.below(static_cast<std::uint32_t>(commands.size()))] + "\"");
    }
    bench.advance(2'000);
  }
  bench.crash();
  party.resume(0);
  std::string all;
  for (const auto& [conn, text] : bench.all_sent) all += text + "\n";
  fill_memory_with(0);
  return all;
}

class Bytes : public testing::TestWithParam<std::string> {};

TEST_P(Bytes, DoNotComeFromMemoryThatNobodyWrote) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const std::string one = told(seed, GetParam(), 0xAA);
    ASSERT_GT(one.size(), 10'000u);
    EXPECT_NE(one.find("{\"known\":"), std::string::npos);
    ASSERT_TRUE(one == told(seed, GetParam(), 0x55)) << "seed " << seed;
  }
}
INSTANTIATE_TEST_SUITE_P(Hub, Bytes, testing::Values("triples", "rationing", "victory-line"),
                         [](const auto& name) {
                           std::string text = name.param;
                           std::replace(text.begin(), text.end(), '-', '_');
                           return text;
                         });

// The test would notice: a copy of the memory itself, at the same table, differs from run to run.
TEST(BytesControl, ACopyOfMemoryDiffers) {
  const auto copy = [](unsigned char sign) {
    fill_memory_with(sign);
    Bench bench(1);
    Party party(bench, R"("open","open","open")", "", "rationing");
    party.full_table();
    fill_stack_with(sign);
    party.act(0, "start", "{}");
    fill_stack_with(sign);
    const auto& table = static_cast<const TableOf<rationing::Text>&>(*party.room().play.table);
    // Made where the memory was filled, so that what nobody wrote is there to be copied.
    using Known = decltype(table.knowledge(seat_at(0)));
    const std::unique_ptr<const Known> known{new Known(table.knowledge(seat_at(0)))};
    std::string bytes(sizeof *known, '\0');
    std::memcpy(bytes.data(), known.get(), sizeof *known);
    fill_memory_with(0);
    return std::pair{bytes, packed(*known)};
  };
  const auto [raw_one, one] = copy(0xAA);
  const auto [raw_other, other] = copy(0x55);
  EXPECT_FALSE(raw_one == raw_other);
  EXPECT_EQ(one, other);
}

}  // namespace
}  // namespace stolik
