// Requests, read by Beast.

#include "server/net/http.h"

#include <gtest/gtest.h>

namespace stolik {
namespace {

TEST(Requests, AreReadInPieces) {
  HttpReader reader;
  HttpRequest out;
  EXPECT_EQ(reader.feed("GET /a?b=c HT", out), HttpReader::Result::need_more);
  EXPECT_TRUE(reader.has_begun());
  EXPECT_EQ(reader.feed("TP/1.1\r\nHost: x\r\nOrigin: http://x\r\n\r\nGET /next", out), HttpReader::Result::request);
  EXPECT_EQ(out.path, "/a");
  EXPECT_EQ(out.origin, "http://x");
  EXPECT_TRUE(out.keep_alive);
  EXPECT_FALSE(out.has_body);
  EXPECT_EQ(reader.take_rest(), "GET /next");
}

}  // namespace
}  // namespace stolik
