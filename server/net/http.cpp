#include "server/net/http.h"

#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/rfc7230.hpp>

#include "server/net/limits.h"

namespace stolik {
namespace {

namespace http = boost::beast::http;

std::string text(boost::beast::string_view view) { return {view.data(), view.size()}; }

void fill(HttpRequest& out, const http::request<http::empty_body>& in) {
  out.method = in.method() == http::verb::get    ? HttpRequest::Method::get
               : in.method() == http::verb::head ? HttpRequest::Method::head
                                                 : HttpRequest::Method::other;
  out.path = text(in.target());
  out.path.resize(std::min(out.path.size(), out.path.find_first_of("?#")));
  out.keep_alive = in.keep_alive();
  out.hosts = int(in.count(http::field::host));
  out.host = out.hosts == 1 ? text(in[http::field::host]) : "";
  // A whole address, as a proxy is asked for it: what it names is the host, whatever Host says (RFC
  // 9112, 3.2.2).
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!out.path.starts_with(scheme)) continue;
    const std::size_t end = std::min(out.path.find('/', scheme.size()), out.path.size());
    if (out.hosts == 1) out.host = out.path.substr(scheme.size(), end - scheme.size());
    out.path = end < out.path.size() ? out.path.substr(end) : "/";
    break;
  }
  out.is_old = in.version() < 11;
  out.has_origin = in.count(http::field::origin) > 0;
  // Twice is as good as foreign: no browser does it.
  out.origin = in.count(http::field::origin) == 1 ? text(in[http::field::origin]) : "";
  out.accept = text(in[http::field::accept]);
  out.accept_encoding = text(in[http::field::accept_encoding]);
  out.if_none_match = text(in[http::field::if_none_match]);
  out.forwarded_for.clear();  // the last is the nearest proxy's
  for (auto [it, end] = in.equal_range("X-Forwarded-For"); it != end; ++it)
    out.forwarded_for = text(it->value());
  out.was_forwarded = false;
  for (const char* sign : {"X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"})
    out.was_forwarded |= in.count(sign) > 0;
  out.upgrade = in.version() >= 11 &&
                http::token_list{in[http::field::connection]}.exists("upgrade") &&
                http::token_list{in[http::field::upgrade]}.exists("websocket");
  out.ws_key = text(in[http::field::sec_websocket_key]);
  out.ws_version = text(in[http::field::sec_websocket_version]);
}

}  // namespace

HttpReader::Result HttpReader::feed(std::string_view bytes, HttpRequest& request) {
  held_ += bytes;
  // Headers are small and come in one piece nearly always: reading from the start each time is
  // simplest. kHeaderMax bounds what a slow sender can make us read again.
  const std::size_t end = held_.find("\r\n\r\n");
  if (end == std::string::npos) {
    if (held_.size() > kHeaderMax) return Result::too_large;
    return Result::need_more;
  }
  if (end > kHeaderMax) return Result::too_large;
  http::request_parser<http::empty_body> parser;
  parser.header_limit(kHeaderMax + 4);
  parser.eager(false);
  boost::beast::error_code error;
  const std::size_t used = parser.put(boost::asio::buffer(held_.data(), held_.size()), error);
  if (error == http::error::header_limit) return Result::too_large;
  if (error || !parser.is_header_done()) return Result::bad;
  request = {};
  fill(request, parser.get());
  request.has_body = parser.chunked() || (parser.content_length() && *parser.content_length() > 0);
  held_.erase(0, used);
  return Result::request;
}

}  // namespace stolik
