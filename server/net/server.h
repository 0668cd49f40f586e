// `stolik serve`, behind a plain header: what to serve in, an exit code out.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "games/shelf.h"
#include "server/hub/hub.h"
#include "server/net/backups.h"
#include "server/net/limits.h"
#include "server/store/own_tls.h"
#include "server/store/store.h"

namespace stolik {

struct ServeConfig {
  std::string address = "127.0.0.1";  // an address, or "" for all
  std::uint16_t port = 8080;          // 0: any free one
  std::vector<std::string> origins{};
  std::vector<std::string> hosts{};  // further names of this server
  std::string tls_cert{};            // files; "" for no TLS
  std::string tls_key{};
  std::string web{};                   // a folder with the web client; "" for what is compiled in
  bool behind_proxy = false;           // believe X-Forwarded-For of a proxy on this machine
  std::vector<std::string> proxies{};  // and of those at these addresses
  int bot_threads = 0;                 // 0: as many as the machine has cores to spare
  std::string base_path{"/"};          // below which the page and its socket lie
  std::string frame_ancestors{};       // who may show the page in a frame; "" for nobody
  std::string control{};               // a socket for the host; "" for none
  std::string node_host{};  // where other nodes reach this one; "": by the address by which it
                            // reaches the store
  std::uint16_t node_port = 0;
  TlsContext node_tls{};  // for the lines between nodes; nullptr: in clear
  BackupConfig backup{};
  std::string reports{};  // a folder for reports of tables that broke; "" for none
  int per_address = kPerAddress;
  int rate_per_second = kRatePerSecond;
  int tables_per_minute = kTablesPerMinute;  // from one address; 0: as many as one likes
  bool open_metrics = false;                 // not for this machine alone
  HubConfig hub{};
};

class Server {
 public:
  Server(ServeConfig config, const Shelf& shelf, Store& store);
  ~Server();

  // Listens, or takes the socket that was handed over, and reads what the store holds. Returns ""
  // or a sentence for a person.
  std::string open();
  std::uint16_t port() const;
  // Serves until SIGTERM or SIGINT. 0, or 1 if the store broke.
  int run();

 private:
  class Core;
  std::unique_ptr<Core> core_;
};

}  // namespace stolik
