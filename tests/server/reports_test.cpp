// Reports of broken tables as files: few, and the next start knows which tables this build cannot
// load.

#include "server/net/reports.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace stolik {
namespace {

TEST(Reports, AreFewAndTellWhatCannotBeLoaded) {
  const std::string folder = testing::TempDir() + "stolik-reports-" + std::to_string(::getpid());
  std::filesystem::remove_all(folder);
  const Reports reports(folder);
  EXPECT_TRUE(reports.unloadable().empty());
  EXPECT_NE(reports.keep({TableId{7}, "{}", true}), "");
  EXPECT_NE(reports.keep({TableId{8}, "{}", false}), "");
  EXPECT_EQ(reports.unloadable(), std::vector{TableId{7}});
  for (std::uint64_t i = 100; i < 100 + 2 * kMaxReports; ++i)
    reports.keep({TableId{i}, "{}", false});
  std::size_t files = 0;
  for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(folder)) ++files;
  EXPECT_EQ(files, kMaxReports);
  std::filesystem::remove_all(folder);
  EXPECT_EQ(Reports{""}.keep({TableId{7}, "{}", true}), "");
}

}  // namespace
}  // namespace stolik
