// TLS among machines of one host: nodes to each other, and to etcd. All have a certificate of one
// authority, made for this alone, and each asks the other for its own: there is no anonymous side,
// and nothing older than TLS 1.3 is spoken.
#pragma once

#include <memory>
#include <string>

struct ssl_ctx_st;  // OpenSSL's

namespace stolik {

using TlsContext = std::shared_ptr<ssl_ctx_st>;

struct OwnTls {
  std::string cert{};  // files (PEM): our certificate and what stands between it and the authority,
  std::string key{};   // its key,
  std::string ca{};    // the authority's certificate
};

// For both sides of a line; nullptr and `trouble`, a sentence for a person, if the files cannot be
// used or do not belong together: also a certificate that the others would refuse.
TlsContext open_own_tls(const OwnTls& files, std::string& trouble);

}  // namespace stolik
