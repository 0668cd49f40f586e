// Requests, read from bytes. Beast does the parsing, in http.cpp alone.
#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace stolik {

// What the server wants to know of a request; everything else is passed over.
struct HttpRequest {
  enum class Method : unsigned char { get, head, other };
  Method method = Method::other;
  std::string path{};  // without the part behind '?'
  bool keep_alive = false;
  bool has_body = false;
  int hosts = 0;        // Host headers
  std::string host{};   // if it is one
  bool is_old = false;  // HTTP/1.0
  std::string origin{};
  bool has_origin = false;
  std::string accept{};
  std::string accept_encoding{};
  std::string if_none_match{};
  std::string forwarded_for{};
  bool was_forwarded = false;  // by whatever sign
  // ---- a WebSocket, please
  bool upgrade = false;
  std::string ws_key{};
  std::string ws_version{};
};

class HttpReader {
 public:
  enum class Result : unsigned char { need_more, request, bad, too_large };

  // Adds bytes (there may be none) and reads one request, if it is complete.
  Result feed(std::string_view bytes, HttpRequest& request);
  // Whether a request has begun.
  bool has_begun() const { return !held_.empty(); }
  // What came behind the last request.
  std::string take_rest() { return std::exchange(held_, {}); }

 private:
  std::string held_;
};

}  // namespace stolik
