// Every limit of the rim, by name. `stolik serve --help` and docs/HOSTING.md tell them to people.
#pragma once

#include <cstddef>
#include <cstdint>

namespace stolik {

// ---- messages of a client
inline constexpr std::size_t kMessageMax = 4096;  // bytes of text, else close 1009
inline constexpr int kFragmentsMax = 4;           // frames of one message, else close 1008
inline constexpr int kRateBurst = 20;             // messages at once
inline constexpr int kRatePerSecond = 5;          // and from then on
inline constexpr int kPiecesBurst = 200;          // pieces of a deck at once: a whole one
inline constexpr int kPiecesPerSecond = 20;       // and from then on
inline constexpr int kDropsMax = 3;  // dropped messages within kDropsWindow_ms: close 1008
inline constexpr std::int64_t kDropsWindow_ms = 10'000;
inline constexpr int kControlBurst = 20;  // pings and pongs nobody asked for
inline constexpr int kControlPerSecond = 2;

// ---- what waits for a slow reader
inline constexpr std::size_t kQueueSoft = 64 * 1024;   // bytes: then poses are left out
inline constexpr std::size_t kQueueHard = 256 * 1024;  // bytes: then close 1013
inline constexpr int kSendBuffer = 64 * 1024;          // asked of the system for each socket
inline constexpr std::size_t kPadding = 128;           // lengths of texts are multiples of this

// ---- time
inline constexpr std::int64_t kPingEvery_ms = 5'000;
inline constexpr std::int64_t kDeadAfter_ms = 12'000;  // nothing heard
inline constexpr std::int64_t kHandshake_ms = 5'000;   // from connecting to the first message
inline constexpr std::int64_t kHeader_ms = 5'000;  // from the first byte of a request to its end
inline constexpr std::int64_t kKeepAlive_ms = 15'000;  // between requests
inline constexpr std::int64_t kAnswer_ms = 10'000;     // to take an answer
inline constexpr std::int64_t kCloseWait_ms = 2'000;   // for the other side's half of closing
inline constexpr std::int64_t kStopWait_ms = 3'000;    // for all of it, when the server stops
inline constexpr std::int64_t kDrainWait_ms =
    60'000;  // for giving tables to other nodes, before that
inline constexpr std::int64_t kSweepEvery_ms = 250;
inline constexpr std::int64_t kStoreWaits_ms =
    1'500;  // the store does not answer for so long: this server is not ready

// ---- requests
inline constexpr std::size_t kHeaderMax = 8 * 1024;

// ---- connections
inline constexpr int kConnectionsMax = 20'000;
inline constexpr int kPerAddress = 4'000;  // loopback is free of limits by address
inline constexpr int kNetworkShare =
    4;  // times what an address may, for an IPv6 network (/48) around it

// ---- guessing of table codes, by address
inline constexpr int kGuessesFree = 10;
inline constexpr std::int64_t kGuessEvery_ms = 30'000;  // one more
inline constexpr int kClassTries = 200;  // more, for each class that an address is in; code_guard.h
inline constexpr std::size_t kClassesOfAddress = 64;
inline constexpr std::int64_t kClassRemembered_ms = 12 * 3'600'000LL;  // after the last entering

// ---- the store
inline constexpr std::int64_t kTidyEvery_ms =
    5'000;  // what was erased can be read no longer than this, and a checkpoint
inline constexpr std::int64_t kReserveMegabytes = 200;  // kept free for games that are being played
inline constexpr std::int64_t kSameTroubleEvery_ms =
    10'000;  // one line in the log for each kind of trouble
// ---- opening tables and starting games, by address; this machine too, for it may be a proxy
inline constexpr int kTablesPerMinute = 30;  // twice as many at once, and twice as many games
inline constexpr int kChangesForATable =
    400;  // a minute for each table a minute, and five times as many at once: 200 a second

// ---- bots
inline constexpr int kBotThreadsMax = 8;
inline constexpr std::size_t kBotQueueMax =
    10'000;  // questions that wait; more are left to the hub's own limit
inline constexpr std::int64_t kBotSoon_ms =
    1'500;  // all that waits shall take no longer, else a lower level answers
inline constexpr std::int64_t kBotStuck_ms = 30'000;  // a bot that thinks longer is given up

}  // namespace stolik
