// From Asio's addresses to ours.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <span>
#include <string>
#include <string_view>

#include "core/contains.h"
#include "server/net/address.h"

namespace stolik {

inline Address address_of(boost::asio::ip::address address) {
  namespace ip = boost::asio::ip;
  if (address.is_v6() && address.to_v6().is_v4_mapped()) {
    address = ip::make_address_v4(ip::v4_mapped, address.to_v6());
  }
  Address out;
  out.loopback = address.is_loopback();
  if (address.is_v4()) {
    const auto four = address.to_v4().to_bytes();
    out.bytes[10] = out.bytes[11] = 0xFF;
    for (std::size_t i = 0; i < 4; ++i) out.bytes[12 + i] = four[i];
  } else {
    const auto all = address.to_v6().to_bytes();  // the network: the rest is the subscriber's own
    for (std::size_t i = 0; i < 8; ++i) out.bytes[i] = all[i];
  }
  return out;
}

// Whom a proxy of this machine, or one of these on others, speaks for: the last address that it
// names. Anybody else speaks for themselves.
inline Address address_behind(const Address& peer, std::string_view forwarded_for,
                              std::span<const Address> proxies = {}) {
  const bool is_proxy = peer.loopback || contains(proxies, peer);
  if (!is_proxy || forwarded_for.empty()) return peer;
  if (const std::size_t comma = forwarded_for.rfind(','); comma != forwarded_for.npos)
    forwarded_for.remove_prefix(comma + 1);
  while (forwarded_for.starts_with(' ')) forwarded_for.remove_prefix(1);
  boost::system::error_code error;
  const auto address = boost::asio::ip::make_address(std::string{forwarded_for}, error);
  if (error || (address.is_loopback() && !peer.loopback))
    return peer;  // whose machine that would be only one on it can say
  return address_of(address);
}

}  // namespace stolik
