#include "server/net/site.h"

#include <algorithm>
#include <charconv>

#include "core/json.h"
#include "server/hub/broken.h"
#include "server/net/folder.h"
#include "server/net/frames.h"

namespace stolik {
namespace {

std::string_view reason(int status) {
  switch (status) {
    case 200: return "OK";
    case 308: return "Permanent Redirect";
    case 304: return "Not Modified";
    case 400: return "Bad Request";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 413: return "Content Too Large";
    case 421: return "Misdirected Request";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 503: return "Service Unavailable";
    default: return "";
  }
}

// Whether a browser said that it takes this coding; "gzip;q=0" is a no.
bool accepts(std::string_view header, std::string_view coding) {
  while (!header.empty()) {
    const std::size_t comma = std::min(header.find(','), header.size());
    std::string_view part = header.substr(0, comma);
    header.remove_prefix(std::min(comma + 1, header.size()));
    std::string_view parameters;
    if (const std::size_t semicolon = part.find(';'); semicolon != part.npos) {
      parameters = part.substr(semicolon + 1);
      part = part.substr(0, semicolon);
    }
    while (part.starts_with(' ')) part.remove_prefix(1);
    while (part.ends_with(' ')) part.remove_suffix(1);
    if (part != coding) continue;
    const std::size_t q = parameters.find("q=");
    if (q == parameters.npos) return true;
    return parameters.find_first_of("123456789", q + 2) != parameters.npos;
  }
  return false;
}

// A name through which a foreign page cannot reach us by changing what the name means (DNS
// rebinding): an address, localhost, or the name of this machine.
bool is_safe_host(std::string_view host, std::string_view host_name) {
  if (host.starts_with('[')) return true;
  if (host == "localhost" ||
      (!host_name.empty() && (host == host_name || host == concat(host_name, ".local")))) {
    return true;
  }
  int parts = 0;
  while (!host.empty()) {
    const std::string_view part = host.substr(0, host.find('.'));
    int value = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
    if (error != std::errc{} || end != part.data() + part.size() || value < 0 || value > 255)
      return false;
    host.remove_prefix(std::min(host.size(), part.size() + 1));
    ++parts;
  }
  return parts == 4;
}

std::string lower(std::string_view text) {
  std::string out{text};
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  }
  return out;
}

// "games.example.org" of "games.example.org:443".
std::string_view without_port(std::string_view host) {
  if (host.starts_with('[')) return host.substr(0, host.find(']') + 1);
  return host.substr(0, host.rfind(':'));
}

// Paths that no request can have: just before the base path's last slash, and not below it.
constexpr std::string_view kEdge = "\x01";
constexpr std::string_view kNowhere = "\x02";

constexpr std::string_view kReach = "/reach.json";

std::string reach_json(const std::vector<std::string>& addresses) {
  std::string out;
  JsonWriter json(out);
  json.begin_object();
  json.list("addresses", addresses);
  json.end_object();
  return out + "\n";
}

bool is_probe(const HttpRequest& request) {
  return request.path == "/healthz" || request.path == "/readyz";
}

// A place inside the client (/triples) rather than a file.
bool is_route(const HttpRequest& request) {
  const std::size_t slash = request.path.rfind('/');
  return request.accept.find("text/html") != std::string::npos &&
         request.path.find('.', slash) == std::string::npos;
}
// The page names its files relative to itself: it can be shown directly below the base path, and no
// deeper.
bool is_deep(const HttpRequest& request) { return request.path.find('/', 1) != std::string::npos; }

bool matches(std::string_view if_none_match, std::string_view etag) {
  return !if_none_match.empty() &&
         (if_none_match == "*" || if_none_match.find(etag) != if_none_match.npos);
}

std::string as_socket(std::string_view origin) {
  return origin.starts_with("https://") ? concat("wss", origin.substr(5))
                                        : concat("ws", origin.substr(4));
}

}  // namespace

Site::Site(SiteConfig config, std::span<const Asset> assets)
    : config_(std::move(config)), assets_(assets) {
  std::string connect{"'self'"};
  bool secure = config_.tls;
  for (const std::string& origin : config_.origins) {
    connect += ' ' + as_socket(origin);
    secure = secure || origin.starts_with("https://");
  }
  security_ =
      "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
      "style-src 'self'; "
      "img-src 'self' data:; font-src 'self'; connect-src " +
      connect +
      "; worker-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action "
      "'none'; "
      "frame-ancestors " +
      (config_.frame_ancestors.empty() ? "'none'" : config_.frame_ancestors) +
      "; require-trusted-types-for 'script'\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n"
      "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), "
      "gyroscope=(), "
      "microphone=(), midi=(), payment=(), usb=(), screen-wake-lock=(self)\r\n";
  if (secure) security_ += "Strict-Transport-Security: max-age=31536000\r\n";
}

HttpAnswer Site::make(int status, std::string_view type, std::string own_body,
                      std::string_view body, std::string_view more) const {
  HttpAnswer answer;
  answer.status = status;
  answer.own_body = std::move(own_body);
  answer.body = body;
  const std::size_t size = answer.own_body.empty() ? body.size() : answer.own_body.size();
  answer.head = concat("HTTP/1.1 ", status, ' ', reason(status), "\r\n");
  if (!type.empty()) answer.head += concat("Content-Type: ", type, "\r\n");
  if (status != 304) answer.head += concat("Content-Length: ", size, "\r\n");
  answer.head += more;
  answer.head += security_;
  return answer;
}

HttpAnswer Site::refuse(int status, std::string_view why) const {
  HttpAnswer answer = make(status, "text/plain; charset=utf-8", concat(why, "\n"), {},
                           status == 405 ? "Allow: GET, HEAD\r\nCache-Control: no-store\r\n"
                                         : "Cache-Control: no-store\r\n");
  answer.close = true;
  answer.head += "Connection: close\r\n\r\n";
  return answer;
}

std::string_view media_type(std::string_view path) {
  constexpr std::pair<std::string_view, std::string_view> kTypes[] = {
      {"/", "text/html; charset=utf-8"},
      {".html", "text/html; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".json", "application/json"},
      {".webmanifest", "application/manifest+json"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".webp", "image/webp"},
      {".avif", "image/avif"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/markdown; charset=utf-8"},
  };
  for (const auto& [ending, type] : kTypes) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

HttpAnswer Site::file(const Asset& asset, const HttpRequest& request) const {
  std::string more = concat("ETag: ", asset.etag, "\r\nVary: Accept-Encoding\r\nCache-Control: ");
  more += asset.immutable ? "public, max-age=31536000, immutable\r\n" : "no-cache\r\n";
  if (matches(request.if_none_match, asset.etag)) return make(304, "", "", {}, more);
  std::string_view body = asset.plain;
  if (!asset.brotli.empty() && accepts(request.accept_encoding, "br")) {
    body = asset.brotli;
    more += "Content-Encoding: br\r\n";
  } else if (!asset.gzip.empty() && accepts(request.accept_encoding, "gzip")) {
    body = asset.gzip;
    more += "Content-Encoding: gzip\r\n";
  }
  return make(200, media_type(asset.path), "", body, more);
}

// For those who write the client: what stands there now, kept by nobody.
HttpAnswer Site::from_folder(const HttpRequest& request) const {
  FolderFile found = read_from_folder(config_.web, request.path);
  if (!found.there && is_route(request) && is_deep(request)) return to_page();
  if (!found.there && is_route(request)) found = read_from_folder(config_.web, "/");
  if (!found.there)
    return make(404, "text/plain; charset=utf-8", "There is nothing here.\n", {},
                "Cache-Control: no-store\r\n");
  const std::string more = "ETag: " + found.etag + "\r\nCache-Control: no-cache\r\n";
  if (matches(request.if_none_match, found.etag)) return make(304, "", "", {}, more);
  return make(200, media_type(found.name), std::move(found.content), {}, more);
}

HttpAnswer Site::page(const HttpRequest& request) const {
  if (!config_.web.empty() && !request.path.starts_with("/decks")) return from_folder(request);
  const auto find = [&](std::string_view path) {
    return std::ranges::find_if(assets_, [&](const Asset& asset) { return asset.path == path; });
  };
  auto found = find(request.path);
  if (found == assets_.end() && is_route(request) && is_deep(request)) return to_page();
  if (found == assets_.end() && is_route(request)) found = find("/");
  if (found != assets_.end()) return file(*found, request);
  return make(404, "text/plain; charset=utf-8", "There is nothing here.\n", {},
              "Cache-Control: no-store\r\n");
}

HttpAnswer Site::to_page() const {
  const std::string more = "Location: " + config_.base_path + "\r\nCache-Control: no-store\r\n";
  return make(308, "text/plain; charset=utf-8", "The page is at " + config_.base_path + "\n", {},
              more);
}

void Site::enter(HttpRequest& request) const {
  const std::string& base = config_.base_path;
  if (base == "/") return;
  if (request.path.starts_with(base)) {
    request.path.erase(0, base.size() - 1);
  } else if (request.path + "/" == base) {
    request.path = kEdge;
  } else if (!is_probe(request) && request.path != "/metrics") {
    request.path = kNowhere;
  }
}

HttpAnswer Site::answer(const HttpRequest& request, const Now& now) const {
  if (request.method == HttpRequest::Method::other)
    return refuse(405, "Only GET and HEAD are answered here.");
  if (request.has_body) return refuse(413, "A request here has no body.");
  constexpr std::string_view kText = "text/plain; charset=utf-8";
  constexpr std::string_view kFresh = "Cache-Control: no-store\r\n";
  HttpAnswer answer;
  if (request.path == kEdge) {
    answer = to_page();
  } else if (request.path == kNowhere) {
    answer = make(404, kText, "There is nothing here.\n", {}, kFresh);
  } else if (request.path == "/healthz") {
    std::string more{kFresh};
    for (const std::string_view part :
         {std::string_view{"Stolik-Build: "}, build_name(), std::string_view{"\r\nStolik-Rules: "},
          rules_name(), std::string_view{"\r\n"}}) {
      more.append(part);
    }
    answer = make(200, kText, "alive\n", {}, more);
  } else if (request.path == "/readyz") {
    answer = now.ready ? make(200, kText, "ready\n", {}, kFresh)
                       : make(503, kText, "not ready\n", {}, kFresh);
  } else if (request.path == "/metrics" && !now.near) {
    answer =
        make(403, kText,
             "The counts are for this machine alone; the host can open them with --open-metrics.\n",
             {}, kFresh);
  } else if (request.path == "/metrics") {
    answer = make(200, "text/plain; version=0.0.4; charset=utf-8", now.metrics, {}, kFresh);
  } else if (request.path == kReach && may_ask_reach(request, now)) {
    answer = make(200, "application/json", reach_json(now.reached_at), {}, kFresh);
  } else {
    answer = page(request);
  }
  answer.close = !request.keep_alive;
  answer.head +=
      request.keep_alive ? "Connection: keep-alive\r\n\r\n" : "Connection: close\r\n\r\n";
  if (request.method == HttpRequest::Method::head) {
    answer.own_body.clear();
    answer.body = {};
  }
  return answer;
}

bool Site::names_one_host(const HttpRequest& request) const {
  return request.hosts == 1 || (request.hosts == 0 && request.is_old && is_probe(request));
}

bool Site::is_served_to(const HttpRequest& request) const {
  return is_probe(request) || is_known_host(request.host);
}

bool Site::is_known_host(std::string_view host) const {
  const std::string name = lower(without_port(host));
  if (name.empty()) return false;
  const auto is_it = [&](std::string_view known) { return lower(known) == name; };
  if (std::ranges::any_of(config_.hosts, is_it)) return true;
  for (const std::string& origin : config_.origins) {
    if (is_it(without_port(std::string_view{origin}.substr(origin.find("://") + 3)))) return true;
  }
  return is_safe_host(name, lower(config_.host_name));
}

bool Site::may_ask_reach(const HttpRequest& request, const Now& now) {
  const std::string host = lower(without_port(request.host));
  const bool is_loop = host == "localhost" || host == "[::1]" ||
                       (host.starts_with("127.") && is_safe_host(host, ""));
  return request.path == kReach && now.here && is_loop;
}

bool Site::is_own_origin(const HttpRequest& request) const {
  if (!config_.origins.empty()) {
    return contains(config_.origins, request.origin);
  }
  const std::string own = (config_.tls ? "https://" : "http://") + request.host;
  return request.origin == own && is_known_host(request.host);
}

std::string_view Site::may_open(const HttpRequest& request, int& status) const {
  status = 400;
  if (request.method != HttpRequest::Method::get)
    return status = 405, "A WebSocket is asked for with GET.";
  if (request.has_body) return status = 413, "A request here has no body.";
  if (!request.upgrade) return status = 426, "This is a WebSocket: see docs/PROTOCOL-wire.md.";
  if (request.ws_version != "13") return status = 426, "Sec-WebSocket-Version: 13 is expected.";
  if (!is_key(request.ws_key)) return "Sec-WebSocket-Key: 16 bytes in Base64 are expected.";
  status = 403;
  if (!request.has_origin) {
    return "An Origin is expected: the address of this server, as a browser sends it "
           "(http://HOST:PORT).";
  }
  if (!is_own_origin(request))
    return "This Origin is not served here; the host can allow it with --origin.";
  if (!is_known_host(request.host))
    return status = 421, "This server does not answer to that name.";
  return "";
}

std::string Site::switching(const HttpRequest& request) const {
  return "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Accept: " +
         accept_key(request.ws_key) + "\r\n\r\n";
}

}  // namespace stolik
