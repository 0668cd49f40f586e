// What systemd hands to a service and wants to hear of it, spoken without its library: sockets that
// are open already (LISTEN_FDS), and a word when we are ready, when we stop, and now and then that
// we live (NOTIFY_SOCKET, WATCHDOG_USEC).
#pragma once

#include <cstdint>
#include <string_view>

namespace stolik {

// The one socket that was handed over, or -1. More than one is an error: -2.
int handed_socket();
// "READY=1"; nothing happens where nobody listens.
void notify_supervisor(std::string_view state);
// How often to say "WATCHDOG=1"; 0: never.
std::int64_t watchdog_every_ms();

}  // namespace stolik
