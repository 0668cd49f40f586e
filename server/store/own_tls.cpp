#include "server/store/own_tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>
#include <openssl/x509_vfy.h>

namespace stolik {
namespace {

std::string last_error() {
  const unsigned long error = ::ERR_get_error();
  ::ERR_clear_error();
  const char* reason = error != 0 ? ::ERR_reason_error_string(error) : nullptr;
  return reason != nullptr ? reason : "it cannot be read";
}

// "" if whoever trusts the same authority takes our certificate, else why not: better now than at
// the first line.
std::string why_refused(SSL_CTX& context) {
  const std::unique_ptr<X509_STORE_CTX, decltype(&::X509_STORE_CTX_free)> check{
      ::X509_STORE_CTX_new(), ::X509_STORE_CTX_free};
  STACK_OF(X509)* between = nullptr;
  ::SSL_CTX_get0_chain_certs(&context, &between);
  X509_STORE* const trusted = ::SSL_CTX_get_cert_store(&context);
  X509* const own = ::SSL_CTX_get0_certificate(&context);
  if (!check || ::X509_STORE_CTX_init(check.get(), trusted, own, between) != 1)
    return "it cannot be checked";
  if (::X509_verify_cert(check.get()) == 1) return "";
  return ::X509_verify_cert_error_string(::X509_STORE_CTX_get_error(check.get()));
}

}  // namespace

TlsContext open_own_tls(const OwnTls& files, std::string& trouble) {
  TlsContext context{::SSL_CTX_new(::TLS_method()), ::SSL_CTX_free};
  if (!context) return trouble = "TLS cannot be used: " + last_error(), nullptr;
  SSL_CTX* const made = context.get();
  ::SSL_CTX_set_min_proto_version(made, TLS1_3_VERSION);
  ::SSL_CTX_set_mode(made, SSL_MODE_AUTO_RETRY | SSL_MODE_ENABLE_PARTIAL_WRITE |
                               SSL_MODE_ACCEPT_MOVING_WRITE_BUFFER);
  ::SSL_CTX_set_verify(made, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
  if (::SSL_CTX_use_certificate_chain_file(made, files.cert.c_str()) != 1) {
    trouble = "the certificate " + files.cert + " cannot be used: " + last_error();
  } else if (::SSL_CTX_use_PrivateKey_file(made, files.key.c_str(), SSL_FILETYPE_PEM) != 1) {
    trouble = "the key " + files.key + " cannot be used: " + last_error();
  } else if (::SSL_CTX_load_verify_locations(made, files.ca.c_str(), nullptr) != 1) {
    trouble = "the authority's certificate " + files.ca + " cannot be used: " + last_error();
  } else if (const std::string why = why_refused(*made); !why.empty()) {
    trouble = "the certificate " + files.cert + " would be refused by those who trust " + files.ca +
              ": " + why;
  }
  return trouble.empty() ? context : nullptr;
}

}  // namespace stolik
