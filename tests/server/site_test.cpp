// What a browser gets, and whom we take for our own page.

#include "server/net/site.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/hub/broken.h"
#include "server/net/lan.h"

namespace stolik {
namespace {

HttpRequest request(std::string host, std::string origin) {
  HttpRequest out;
  out.method = HttpRequest::Method::get;
  out.path = "/ws";
  out.host = std::move(host);
  out.has_origin = !origin.empty();
  out.origin = std::move(origin);
  return out;
}

TEST(OwnOrigin, IsTheAddressTheBrowserWasGiven) {
  const Site site{{.host_name = "desk"}, {}};
  for (const char* host : {"127.0.0.1:8080", "localhost:8080", "[::1]:8080", "192.168.1.7:8080",
                           "desk:80", "desk.local"}) {
    EXPECT_TRUE(site.is_own_origin(request(host, std::string{"http://"} + host))) << host;
    EXPECT_FALSE(site.is_own_origin(request(host, std::string{"https://"} + host))) << host;
    EXPECT_FALSE(site.is_own_origin(request(host, "http://evil.example"))) << host;
  }
  for (const char* host :
       {"evil.example", "1.2.3", "1.2.3.4.5", "1.2.3.400", "localhost.evil", "", "1.2.3.4.evil"}) {
    EXPECT_FALSE(site.is_own_origin(request(host, std::string{"http://"} + host))) << host;
  }
  const Site proxied{{.origins = {"https://games.example.org"}, .host_name = "desk"}, {}};
  EXPECT_TRUE(proxied.is_own_origin(request("games.example.org", "https://games.example.org")));
  EXPECT_FALSE(proxied.is_own_origin(request("127.0.0.1:8080", "http://127.0.0.1:8080")));
}

TEST(Hosts, AreTheNamesOfThisServer) {
  const Site site{
      {.origins = {"https://games.example.org:8443"}, .host_name = "Desk", .hosts = {"inner"}}, {}};
  for (const char* host : {"127.0.0.1:8080", "localhost", "localhost:9", "[::1]:8080",
                           "192.168.1.7", "desk", "desk.local:80", "inner", "inner:8080", "INNER",
                           "games.example.org", "games.example.org:8443"}) {
    EXPECT_TRUE(site.is_served_to({.path = "/", .hosts = 1, .host = host})) << host;
  }
  for (const char* host : {"evil.example", "inner.evil.example", "xgames.example.org",
                           "example.org", "", ":80", "1.2.3", "desk.evil"}) {
    EXPECT_FALSE(site.is_served_to({.path = "/", .hosts = 1, .host = host})) << host;
    EXPECT_TRUE(site.is_served_to({.path = "/healthz", .hosts = 1, .host = host})) << host;
  }
  EXPECT_TRUE(site.names_one_host({.path = "/", .hosts = 1}));
  EXPECT_FALSE(site.names_one_host({.path = "/", .hosts = 0}));
  EXPECT_FALSE(site.names_one_host({.path = "/healthz", .hosts = 0}));
  EXPECT_FALSE(site.names_one_host({.path = "/healthz", .hosts = 2}));
  EXPECT_TRUE(site.names_one_host({.path = "/healthz", .hosts = 0, .is_old = true}));
  EXPECT_FALSE(site.names_one_host({.path = "/", .hosts = 0, .is_old = true}));
}

// A teacher who opened localhost asks by which addresses phones come; nobody else is told.
TEST(Reach, IsToldToAPageOfThisMachineAlone) {
  const Site site{{.host_name = "desk"}, {}};
  const Site::Now here{.here = true, .reached_at = {"http://192.168.1.7:8080/"}};
  const auto ask = [&](const char* host, const Site::Now& now) {
    HttpRequest out = request(host, "");
    out.path = "/reach.json";
    return site.answer(out, now);
  };
  for (const char* host : {"localhost:8080", "127.0.0.1:8080", "127.0.0.1", "[::1]:8080"}) {
    EXPECT_EQ(ask(host, here).status, 200) << host;
    EXPECT_EQ(ask(host, here).own_body, "{\"addresses\":[\"http://192.168.1.7:8080/\"]}\n");
    EXPECT_EQ(ask(host, {.reached_at = here.reached_at}).status, 404) << host;  // from elsewhere
  }
  for (const char* host : {"desk:8080", "192.168.1.7:8080", "127.evil.example", "localhost.evil"})
    EXPECT_EQ(ask(host, here).status, 404) << host;
  EXPECT_EQ(ask("localhost", {.here = true}).own_body, "{\"addresses\":[]}\n");
}

TEST(Reach, IsWhatTheServerListensAt) {
  EXPECT_TRUE(reached_at("127.0.0.1", 8080, "http", "/").empty());
  EXPECT_TRUE(reached_at("::1", 8080, "http", "/").empty());
  EXPECT_EQ(reached_at("10.0.0.4", 81, "https", "/games/"),
            std::vector<std::string>{"https://10.0.0.4:81/games/"});
  EXPECT_EQ(reached_at("fd00::4", 81, "http", "/"),
            std::vector<std::string>{"http://[fd00::4]:81/"});
  EXPECT_EQ(reached_at("", 8080, "http", "/").size(), lan_addresses().size());
  for (const std::string& one : reached_at("", 8080, "http", "/"))
    EXPECT_EQ(one.find("127.0.0.1"), one.npos);
}

constexpr Asset kPage[] = {
    {"/", "\"1\"", "the page", "the page, zipped", "the page, by brotli", false},
    {"/assets/main-a1b2c3d4.js", "\"2\"", "script", "", "", true},
};

HttpRequest get(std::string path, std::string accept = "*/*", std::string encoding = "") {
  HttpRequest out;
  out.method = HttpRequest::Method::get;
  out.path = std::move(path);
  out.accept = std::move(accept);
  out.accept_encoding = std::move(encoding);
  return out;
}

bool says(const HttpAnswer& answer, std::string_view header) {
  return answer.head.find(std::string{header} + "\r\n") != std::string::npos;
}

TEST(Site, GivesThePackedFormABrowserTakes) {
  const Site site{{}, kPage};
  EXPECT_EQ(site.answer(get("/"), {}).body, "the page");
  EXPECT_EQ(site.answer(get("/", "*/*", "gzip, deflate"), {}).body, "the page, zipped");
  const HttpAnswer packed = site.answer(get("/", "*/*", "gzip, deflate, br, zstd"), {});
  EXPECT_EQ(packed.body, "the page, by brotli");
  EXPECT_TRUE(says(packed, "Content-Encoding: br"));
  EXPECT_TRUE(says(packed, "Vary: Accept-Encoding"));
  EXPECT_TRUE(says(packed, "Content-Type: text/html; charset=utf-8"));
  EXPECT_EQ(site.answer(get("/", "*/*", "br;q=0"), {}).body, "the page");
}

TEST(Site, NamesTheProgramAndItsRulesToAProbe) {
  const Site site{{}, kPage};
  const HttpAnswer alive = site.answer(get("/healthz"), {});
  EXPECT_EQ(alive.own_body, "alive\n");
  EXPECT_FALSE(rules_name().empty());
  EXPECT_TRUE(says(alive, "Stolik-Build: " + std::string{build_name()}));
  EXPECT_TRUE(says(alive, "Stolik-Rules: " + std::string{rules_name()}));
}

TEST(Site, CountsAreForThisMachine) {
  const Site site{{}, kPage};
  EXPECT_EQ(site.answer(get("/metrics"), {.near = true, .metrics = "counts"}).own_body, "counts");
  const HttpAnswer refused = site.answer(get("/metrics"), {.near = false, .metrics = "counts"});
  EXPECT_EQ(refused.status, 403);
  EXPECT_EQ(refused.own_body.find("counts\n"), std::string::npos);
}

TEST(Site, NamesWithAHashAreKeptForEver) {
  const Site site{{}, kPage};
  EXPECT_TRUE(says(site.answer(get("/assets/main-a1b2c3d4.js"), {}),
                   "Cache-Control: public, max-age=31536000, immutable"));
  EXPECT_TRUE(says(site.answer(get("/"), {}), "Cache-Control: no-cache"));
  HttpRequest again = get("/");
  again.if_none_match = "\"1\"";
  EXPECT_EQ(site.answer(again, {}).status, 304);
}

TEST(Site, PlacesInsideTheClientAreThePage) {
  const Site site{{}, kPage};
  EXPECT_EQ(site.answer(get("/triples", "text/html,*/*"), {}).body, "the page");
  EXPECT_EQ(site.answer(get("/triples"), {}).status, 404);  // a program, not a person
  // Deeper down the page would not find its files.
  EXPECT_EQ(site.answer(get("/t/12345678", "text/html,*/*"), {}).status, 308);
  EXPECT_TRUE(says(site.answer(get("/t/12345678", "text/html,*/*"), {}), "Location: /"));
  EXPECT_EQ(site.answer(get("/t/12345678"), {}).status, 404);
  SiteConfig below;
  below.base_path = "/games/";
  HttpRequest deep = get("/games/t/1234", "text/html,*/*");
  const Site there{below, kPage};
  there.enter(deep);
  EXPECT_TRUE(says(there.answer(deep, {}), "Location: /games/"));
  EXPECT_EQ(site.answer(get("/assets/gone-a1b2c3d4.js", "text/html,*/*"), {}).status, 404);
}

TEST(Site, ServesAFolderAndNothingBesideIt) {
  namespace fs = std::filesystem;
  const fs::path root = fs::path{testing::TempDir()} / "stolik_site_test";
  fs::create_directories(root / "web" / "assets");
  std::ofstream{root / "secret.txt"} << "secret";
  std::ofstream{root / "web" / ".hidden"} << "secret";
  std::ofstream{root / "web" / "index.html"} << "first";
  std::ofstream{root / "web" / "assets" / "a.wasm"} << "module";
  const Site site{{.web = (root / "web").string()}, kPage};
  EXPECT_EQ(site.answer(get("/"), {}).own_body, "first");
  EXPECT_EQ(site.answer(get("/t", "text/html"), {}).own_body, "first");
  EXPECT_EQ(site.answer(get("/t/1", "text/html"), {}).status, 308);
  EXPECT_TRUE(says(site.answer(get("/assets/a.wasm"), {}), "Content-Type: application/wasm"));
  std::ofstream{root / "web" / "index.html"} << "second";
  EXPECT_EQ(site.answer(get("/"), {}).own_body, "second");
  for (const char* path : {"/../secret.txt", "/assets/../../secret.txt", "/.hidden", "//secret.txt",
                           "/%2e%2e/secret.txt", "/assets", "/assets/", "secret.txt", ""}) {
    EXPECT_EQ(site.answer(get(path), {}).status, 404) << path;
  }
  fs::remove_all(root);
}

}  // namespace
}  // namespace stolik
