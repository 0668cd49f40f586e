// What etcd's JSON gateway says to one question at a time, over HTTP/1.1 on a socket, in clear or
// under TLS. No client library.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.h"
#include "server/store/own_tls.h"

struct ssl_st;  // OpenSSL's

namespace stolik {

struct EtcdMember {
  std::string host{};
  std::string port{};
};
// "etcd://10.0.0.1:2379,10.0.0.2:2379", or etcds:// for TLS; empty if it is none.
std::vector<EtcdMember> etcd_members(std::string_view url);
bool wants_tls(std::string_view url);

// A way to ask. What stands behind it is etcd; in the simulator, something that keeps its promises.
class EtcdLine {
 public:
  enum class Said : std::uint8_t {
    yes,      // `answer` holds it
    refused,  // an answer that is a refusal; `trouble` says which
    full,     // no room in etcd
    nothing,  // nobody answered, or nobody who could: what was asked may have been done or not
  };

  virtual ~EtcdLine() = default;
  virtual Said ask(std::string_view path, const std::string& body,
                   std::chrono::milliseconds patience) = 0;
  // The address by which this machine reached the member it asked last; "" if it reached none.
  virtual std::string own_address() const { return ""; }
  const Json& answer() const { return answer_; }
  const std::string& trouble() const { return trouble_; }

 protected:
  Json answer_;
  std::string trouble_;
};

class EtcdSocket final : public EtcdLine {
 public:
  // Without a context, in clear.
  EtcdSocket(std::vector<EtcdMember> members, TlsContext tls)
      : members_(std::move(members)), tls_(std::move(tls)) {}
  ~EtcdSocket() override;
  EtcdSocket(const EtcdSocket&) = delete;
  EtcdSocket& operator=(const EtcdSocket&) = delete;

  // Asks the member it is connected to, else each in turn, once.
  Said ask(std::string_view path, const std::string& body,
           std::chrono::milliseconds patience) override;
  std::string own_address() const override { return own_; }

 private:
  bool connect(std::chrono::milliseconds patience);
  bool shake_hands(const std::string& host);
  bool send_all(std::string_view bytes);
  long receive(std::span<char> space);
  bool exchange(const std::string& request, int& status, std::string& body);
  void close();

  std::vector<EtcdMember> members_;
  std::size_t at_ = 0;  // the member that is asked next
  int socket_ = -1;
  TlsContext tls_;
  std::shared_ptr<ssl_st> sealed_;  // nullptr: in clear
  std::string own_;
};

// As the gateway wants keys and values.
std::string base64(std::string_view bytes);
std::string from_base64(std::string_view text);

}  // namespace stolik
