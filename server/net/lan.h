// By which addresses other devices of the network reach this machine.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace stolik {

// IPv4 addresses of the interfaces that are up, without the loop. Those of real networks come
// first, those of containers and virtual machines last.
std::vector<std::string> lan_addresses();

// As whole addresses of the page, for a server that listens at `address` ("": everywhere); none for
// one that only this machine reaches.
std::vector<std::string> reached_at(std::string_view address, std::uint16_t port,
                                    std::string_view scheme, std::string_view base_path);

}  // namespace stolik
