// Records of journals: each kind as it stands on disk, read and written again byte for byte.

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <string>

#include "server/journal/batch.h"
#include "tests/source_dir.h"

namespace stolik {
namespace {

std::string line_of(std::string_view record) {
  return R"({"n":1,"t":5,"r":[)" + std::string{record} + "]}";
}

TEST(Records, AreWrittenAsTheyWereRead) {
  std::set<std::pair<std::size_t, std::size_t>> kinds;
  std::ifstream in{std::string{kSourceDir} + "/tests/data/records"};
  for (std::string record; std::getline(in, record);) {
    Batch batch;
    ASSERT_TRUE(read_batch(line_of(record), batch)) << record;
    ASSERT_EQ(batch.records.size(), 1u);
    EXPECT_EQ(write_batch(batch), line_of(record));
    const Record& read = batch.records.front();
    kinds.emplace(read.index(), std::visit([](const auto& one) { return one.index(); }, read));
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<TableRecord> + std::variant_size_v<LessonRecord>)
      << "a kind of record is missing in tests/data/records";
}

TEST(Records, WithAFieldThatCannotBeAreNotRead) {
  for (const char* record :
       {R"({"k":"no such kind"})", R"({"p":1})", R"({"k":"lesson"})",
        R"({"k":"lesson","w":"no such word"})", R"({"k":"secret","n":1,"c":"07"})",
        R"({"k":"did","w":"somebody","c":"ask 2 anders"})", R"({"k":"called-off","c":"3,"})",
        R"({"k":"door","c":"ajar"})", R"({"k":"polled","c":"Again?","m":"yes"})",
        R"({"k":"opened","c":"triples","m":"["})", R"({"k":"joined","p":1,"w":"guest"})",
        R"({"k":"lesson","w":"started","m":"[\"no name\"]"})",
        R"({"k":"lesson","w":"phase","c":"later"})"}) {
    Batch batch;
    EXPECT_FALSE(read_batch(line_of(record), batch)) << record;
  }
}

}  // namespace
}  // namespace stolik
