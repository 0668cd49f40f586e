#include "server/net/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>

#include <algorithm>
#include <cstring>

#include "core/text.h"

namespace stolik {
namespace {

bool is_virtual(std::string_view interface) {
  constexpr std::string_view kPrefixes[] = {"docker", "br-", "veth", "virbr", "vmnet", "podman"};
  return std::any_of(std::begin(kPrefixes), std::end(kPrefixes),
                     [&](std::string_view prefix) { return interface.starts_with(prefix); });
}

bool is_loop(std::string_view address) {
  return address == "::1" || address == "localhost" || address.starts_with("127.");
}

}  // namespace

std::vector<std::string> lan_addresses() {
  ifaddrs* all = nullptr;
  if (::getifaddrs(&all) != 0) return {};
  std::vector<std::string> real, made;
  for (const ifaddrs* one = all; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    if ((one->ifa_flags & IFF_UP) == 0 || (one->ifa_flags & IFF_LOOPBACK) != 0) continue;
    char text[INET_ADDRSTRLEN] = {};
    sockaddr_in address{};
    std::memcpy(&address, one->ifa_addr, sizeof address);
    if (::inet_ntop(AF_INET, &address.sin_addr, text, sizeof text) == nullptr) continue;
    if (std::string_view{text}.starts_with("169.254.")) continue;  // no network gave it
    (is_virtual(one->ifa_name) ? made : real).emplace_back(text);
  }
  ::freeifaddrs(all);
  real.insert(real.end(), made.begin(), made.end());
  return real;
}

std::vector<std::string> reached_at(std::string_view address, std::uint16_t port,
                                    std::string_view scheme, std::string_view base_path) {
  if (is_loop(address)) return {};
  const bool everywhere = address.empty() || address == "0.0.0.0" || address == "::";
  std::vector<std::string> out = everywhere ? lan_addresses() : std::vector{std::string{address}};
  for (std::string& host : out) {
    if (host.find(':') != host.npos) host = "[" + host + "]";
    host = concat(scheme, "://", host, ":", port, base_path);
  }
  return out;
}

}  // namespace stolik
