#include "server/store/etcd_line.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/ssl.h>
#include <openssl/x509v3.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <algorithm>
#include <boost/asio/buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <cerrno>
#include <cstring>

namespace stolik {
namespace {

namespace http = boost::beast::http;

constexpr std::uint64_t kAnswerMax = 256u << 20;
constexpr std::size_t kPieceMax = 1u << 20;  // sealed at once
constexpr std::string_view kScheme = "etcd://";
constexpr std::string_view kSealedScheme = "etcds://";
// Codes of gRPC that stand in the gateway's refusals.
constexpr int kExhausted = 8;
constexpr int kDeadline = 4;
constexpr int kUnavailable = 14;

bool wait_for(int fd, short what, std::chrono::milliseconds patience) {
  pollfd one{fd, what, 0};
  return ::poll(&one, 1, int(patience.count())) == 1;
}

int connect_to(const addrinfo& place, std::chrono::milliseconds patience) {
  const int fd =
      ::socket(place.ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, place.ai_protocol);
  if (fd < 0) return -1;
  int error = ::connect(fd, place.ai_addr, place.ai_addrlen) == 0 ? 0 : errno;
  if (error == EINPROGRESS && wait_for(fd, POLLOUT, patience)) {
    socklen_t size = sizeof error;
    ::getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &size);
  }
  if (error != 0) return ::close(fd), -1;
  ::fcntl(fd, F_SETFL, ::fcntl(fd, F_GETFL) & ~O_NONBLOCK);
  const int on = 1;
  ::setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  const auto ms = patience.count();
  const timeval time{ms / 1000, (ms % 1000) * 1000};
  ::setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof time);
  ::setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &time, sizeof time);
  return fd;
}

std::string address_of_socket(int fd) {
  sockaddr_storage own{};
  socklen_t size = sizeof own;
  char text[INET6_ADDRSTRLEN] = {};
  if (::getsockname(fd, reinterpret_cast<sockaddr*>(&own), &size) != 0) return "";
  const auto* four = reinterpret_cast<const sockaddr_in*>(&own);
  const auto* six = reinterpret_cast<const sockaddr_in6*>(&own);
  const void* bytes =
      own.ss_family == AF_INET ? static_cast<const void*>(&four->sin_addr) : &six->sin6_addr;
  return ::inet_ntop(own.ss_family, bytes, text, sizeof text) != nullptr ? text : "";
}

}  // namespace

bool wants_tls(std::string_view url) { return url.starts_with(kSealedScheme); }

std::vector<EtcdMember> etcd_members(std::string_view url) {
  std::vector<EtcdMember> members;
  const std::string_view scheme = wants_tls(url) ? kSealedScheme : kScheme;
  if (!url.starts_with(scheme)) return members;
  url.remove_prefix(scheme.size());
  while (!url.empty()) {
    const std::string_view one = url.substr(0, url.find(','));
    url.remove_prefix(std::min(one.size() + 1, url.size()));
    const std::size_t colon = one.rfind(':');
    const std::string_view port = colon == one.npos ? std::string_view{} : one.substr(colon + 1);
    std::string_view host = one.substr(0, std::min(colon, one.size()));
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    const bool digits =
        !port.empty() && port.size() <= 5 && port.find_first_not_of("0123456789") == port.npos;
    if (host.empty() || !digits || host.find_first_of("/ @\"'") != host.npos) return {};
    members.push_back({std::string{host}, std::string{port}});
  }
  return members;
}

EtcdSocket::~EtcdSocket() { close(); }

void EtcdSocket::close() {
  sealed_.reset();
  if (socket_ >= 0) ::close(socket_);
  socket_ = -1;
}

bool EtcdSocket::connect(std::chrono::milliseconds patience) {
  const EtcdMember& member = members_[at_];
  addrinfo hints{};
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* found = nullptr;
  if (::getaddrinfo(member.host.c_str(), member.port.c_str(), &hints, &found) != 0) return false;
  for (const addrinfo* place = found; place != nullptr && socket_ < 0; place = place->ai_next)
    socket_ = connect_to(*place, patience);
  ::freeaddrinfo(found);
  if (socket_ < 0) return false;
  own_ = address_of_socket(socket_);
  if (!tls_ || shake_hands(member.host)) return true;
  close();
  return false;
}

// A certificate of our authority alone is not enough: it must be for the host that we asked.
bool EtcdSocket::shake_hands(const std::string& host) {
  sealed_.reset(::SSL_new(tls_.get()), ::SSL_free);
  if (!sealed_) return false;
  const bool is_number =
      ::X509_VERIFY_PARAM_set1_ip_asc(::SSL_get0_param(sealed_.get()), host.c_str()) == 1;
  if (!is_number && (::SSL_set1_host(sealed_.get(), host.c_str()) != 1 ||
                     ::SSL_set_tlsext_host_name(sealed_.get(), host.c_str()) != 1)) {
    return false;
  }
  ::ERR_clear_error();
  if (::SSL_set_fd(sealed_.get(), socket_) == 1 && ::SSL_connect(sealed_.get()) == 1) return true;
  const long refused = ::SSL_get_verify_result(sealed_.get());
  trouble_ = "no TLS with etcd at " + host +
             (refused != X509_V_OK ? concat(": ", ::X509_verify_cert_error_string(refused)) : "");
  return false;
}

bool EtcdSocket::send_all(std::string_view bytes) {
  ::ERR_clear_error();
  while (!bytes.empty()) {
    const ssize_t sent =
        sealed_ ? ::SSL_write(sealed_.get(), bytes.data(), int(std::min(bytes.size(), kPieceMax)))
                : ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(std::size_t(sent));
  }
  return true;
}

long EtcdSocket::receive(std::span<char> space) {
  ::ERR_clear_error();
  if (sealed_) return ::SSL_read(sealed_.get(), space.data(), int(space.size()));
  return ::recv(socket_, space.data(), space.size(), 0);
}

bool EtcdSocket::exchange(const std::string& request, int& status, std::string& body) {
  if (!send_all(request)) return false;
  http::response_parser<http::string_body> parser;
  parser.body_limit(kAnswerMax);
  parser.eager(true);
  std::string held;
  char piece[65536];
  while (!parser.is_done()) {
    const long got = receive(piece);
    boost::beast::error_code error;
    if (got <= 0) return false;
    held.append(piece, std::size_t(got));
    const std::size_t used = parser.put(boost::asio::buffer(held.data(), held.size()), error);
    if (error && error != http::error::need_more) return false;
    held.erase(0, used);
  }
  status = int(parser.get().result_int());
  body = std::move(parser.get().body());
  if (!parser.get().keep_alive()) close();
  return true;
}

EtcdLine::Said EtcdSocket::ask(std::string_view path, const std::string& body,
                               std::chrono::milliseconds patience) {
  const std::string request = concat(
      "POST ", path, " HTTP/1.1\r\nHost: ", members_[at_].host,
      "\r\nContent-Type: application/json\r\nContent-Length: ", body.size(), "\r\n\r\n", body);
  trouble_ = "no member of etcd answers";
  for (std::size_t tried = 0; tried <= members_.size(); ++tried) {
    int status = 0;
    std::string text;
    const bool was_open = socket_ >= 0;
    if (!was_open && !connect(patience)) {
      at_ = (at_ + 1) % members_.size();
      continue;
    }
    if (!exchange(request, status, text)) {
      close();
      // A line that had been open may have been closed by the other side meanwhile: the same member
      // again, once.
      if (!was_open) at_ = (at_ + 1) % members_.size();
      continue;
    }
    JsonResult json = parse_json(text);
    if (!json) {
      trouble_ = "an answer that is no JSON: " + json.error;
      close();
      at_ = (at_ + 1) % members_.size();
      continue;
    }
    answer_ = std::move(json.value);
    if (status == 200) return Said::yes;
    const Json* what = answer_.find("error");
    trouble_ = what != nullptr ? what->text() : concat("status ", status);
    const auto number = answer_["code"].integer().value_or(0);
    if (number == kExhausted && trouble_.find("space") != std::string::npos) return Said::full;
    if (number != kUnavailable && number != kDeadline && number != kExhausted) return Said::refused;
    // It cannot at the moment (no leader); another may.
    close();
    at_ = (at_ + 1) % members_.size();
  }
  return Said::nothing;
}

std::string base64(std::string_view bytes) {
  std::string out(4 * ((bytes.size() + 2) / 3) + 1, '\0');
  const int length =
      ::EVP_EncodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                        reinterpret_cast<const unsigned char*>(bytes.data()), int(bytes.size()));
  out.resize(std::size_t(length));
  return out;
}

std::string from_base64(std::string_view text) {
  std::string out(3 * (text.size() / 4) + 3, '\0');
  const int length =
      ::EVP_DecodeBlock(reinterpret_cast<unsigned char*>(out.data()),
                        reinterpret_cast<const unsigned char*>(text.data()), int(text.size()));
  std::size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  out.resize(length < 0 ? 0 : std::size_t(length) - padding);
  return out;
}

}  // namespace stolik
