// From Asio's addresses to ours.
#pragma once

#include <boost/asio/ip/address.hpp>

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

}  // namespace stolik
