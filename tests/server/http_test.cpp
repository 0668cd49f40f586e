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
  EXPECT_EQ(reader.feed("TP/1.1\r\nHost: x\r\nOrigin: http://x\r\n\r\nGET /next", out),
            HttpReader::Result::request);
  EXPECT_EQ(out.path, "/a");
  EXPECT_EQ(out.origin, "http://x");
  EXPECT_TRUE(out.keep_alive);
  EXPECT_FALSE(out.has_body);
  EXPECT_EQ(reader.take_rest(), "GET /next");
}

TEST(Requests, TellHowManyHostsTheyName) {
  const auto read = [](const char* text) {
    HttpReader reader;
    HttpRequest out;
    EXPECT_EQ(reader.feed(text, out), HttpReader::Result::request) << text;
    return out;
  };
  EXPECT_EQ(read("GET / HTTP/1.1\r\n\r\n").hosts, 0);
  EXPECT_EQ(read("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n").hosts, 2);
  EXPECT_EQ(read("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").host, "");
  EXPECT_EQ(read("GET / HTTP/1.1\r\nhOST: a:1\r\n\r\n").host, "a:1");
  EXPECT_TRUE(read("GET / HTTP/1.0\r\n\r\n").is_old);
  EXPECT_FALSE(read("GET / HTTP/1.1\r\n\r\n").is_old);
}

TEST(Requests, MayNameTheWholeAddress) {
  const auto read = [](const std::string& target) {
    HttpReader reader;
    HttpRequest out;
    EXPECT_EQ(reader.feed("GET " + target + " HTTP/1.1\r\nHost: a\r\n\r\n", out),
              HttpReader::Result::request)
        << target;
    return out.host + " " + out.path;
  };
  EXPECT_EQ(read("http://b:2/x/y?z"), "b:2 /x/y");
  EXPECT_EQ(read("https://b"), "b /");
  EXPECT_EQ(read("http://"), " /");
  EXPECT_EQ(read("http:/x"), "a http:/x");
  EXPECT_EQ(read("/http://b/"), "a /http://b/");
  EXPECT_EQ(read("http://b/http://c/x"), "b /http://c/x");
}

TEST(Requests, TheNearestProxyIsTheLastToSpeak) {
  HttpReader reader;
  HttpRequest out;
  reader.feed(
      "GET / HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 2.2.2.2, "
      "3.3.3.3\r\n\r\n",
      out);
  EXPECT_EQ(out.forwarded_for, "2.2.2.2, 3.3.3.3");
  reader.feed("GET / HTTP/1.1\r\nHost: a\r\n\r\n", out);  // another request is another's
  EXPECT_EQ(out.forwarded_for, "");
}

}  // namespace
}  // namespace stolik
