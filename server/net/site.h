// What the server answers to plain requests, and whom it lets open a WebSocket. No sockets here: a
// request in, an answer out.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http.h"

namespace stolik {

// A file of the web client, compiled into the program (tools/embed_web.py).
struct Asset {
  std::string_view path{};  // "/", "/assets/page-1a2b3c4d.css"
  std::string_view etag{};  // in quotes
  std::string_view plain{};
  std::string_view gzip{};    // "" if it would not be smaller
  std::string_view brotli{};  // the same
  bool immutable = false;     // its name changes with its content
};
std::span<const Asset> built_in_assets();
// "text/html; charset=utf-8" for "/" and "/index.html".
std::string_view media_type(std::string_view path);

struct HttpAnswer {
  int status = 200;
  std::string head{};       // status line and all headers, with the empty line
  std::string own_body{};   // made for this answer
  std::string_view body{};  // or a file's; empty for HEAD
  bool close = false;
};

struct SiteConfig {
  std::vector<std::string> origins{};  // exact; empty: the server's own address
  std::string host_name{};             // of this machine, for its own address by name
  std::vector<std::string> hosts{};    // further names it is reached by
  bool tls = false;
  std::string
      web{};  // a folder to serve instead of what is compiled in; read anew for each request
  std::string base_path{"/"};     // below which everything lies; begins and ends with a slash
  std::string frame_ancestors{};  // who may show it in a frame, as in the header; "" for nobody
};

class Site {
 public:
  Site(SiteConfig config, std::span<const Asset> assets);

  // What is alive, ready and measured is brought by the caller.
  struct Now {
    bool ready = false;
    bool near = true;                       // asked from this machine, or everybody may
    std::string metrics{};                  // for /metrics only
    bool here = false;                      // asked from this machine, and through no proxy
    std::vector<std::string> reached_at{};  // for /reach.json only
  };
  HttpAnswer answer(const HttpRequest& request, const Now& now) const;
  HttpAnswer refuse(int status, std::string_view why) const;

  // Takes the base path off a request's own. What does not lie below it is nowhere, but for those
  // who watch over us.
  void enter(HttpRequest& request) const;

  // Whether a request names the one host it is for. Old programs that watch over others name none.
  bool names_one_host(const HttpRequest& request) const;
  // Whether it is for us: a name that somebody made to point here is no name of ours. Those who
  // only ask whether we live are answered under any.
  bool is_served_to(const HttpRequest& request) const;

  // "" or why no: then refuse() with the status.
  std::string_view may_open(const HttpRequest& request, int& status) const;
  bool is_own_origin(const HttpRequest& request) const;
  // Whether this asks by which addresses other devices reach the server, and may know: a page that
  // was opened at localhost or a loop address, on this machine and through no proxy.
  static bool may_ask_reach(const HttpRequest& request, const Now& now);
  std::string switching(const HttpRequest& request) const;

 private:
  bool is_known_host(std::string_view host) const;
  HttpAnswer make(int status, std::string_view type, std::string own_body, std::string_view body,
                  std::string_view more) const;
  HttpAnswer to_page() const;
  HttpAnswer page(const HttpRequest& request) const;
  HttpAnswer file(const Asset& asset, const HttpRequest& request) const;
  HttpAnswer from_folder(const HttpRequest& request) const;

  SiteConfig config_;
  std::span<const Asset> assets_;
  std::string security_;  // headers that stand in every answer
};

}  // namespace stolik
