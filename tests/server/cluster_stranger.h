// Somebody in the bad world (cluster_world.h) who tries codes on many connections to all nodes.
// Only cluster_world.cpp includes this.
#pragma once

#include "tests/server/cluster_node.h"

namespace stolik {

class ClusterWorld::Stranger {
 public:
  explicit Stranger(ClusterWorld& world) : world_(world) {
    from_.bytes[10] = from_.bytes[11] = 0xFF;
    from_.bytes[15] = 9;
  }

  // On a new connection to each node, some codes one after the other; and again soon.
  void try_some() {
    for (const auto& node : world_.nodes_) {
      if (!node || !node->alive) continue;
      node->happen([this, one = node.get()] {
        const Conn conn = one->board().opened(std::make_shared<Deaf>(from_));
        for (int i = 0; i < kAtOnce; ++i) one->board().received(conn, knock());
        one->later(kStays_ms, [one, conn] { one->board().closed(conn); });
      });
    }
    world_.after(kEvery_ms, [this] { try_some(); });
  }

 private:
  static constexpr int kAtOnce = 4;
  static constexpr std::int64_t kEvery_ms = 300;
  static constexpr std::int64_t kStays_ms = 5'000;

  class Deaf final : public Peer {
   public:
    explicit Deaf(Address from) : from_(from) {}
    void push(std::shared_ptr<const std::string>, bool) override {}
    void flush() override {}
    void close(int, std::string_view) override {}
    const Address& address() const override { return from_; }

   private:
    Address from_;
  };

  std::string knock() {
    const std::string number = std::to_string(++tried_);
    return R"({"knock":{"code":")" + std::string{kGuess} + number +
           R"("},"id":"one-who-tries-many-codes-)" + number + R"("})";
  }

  ClusterWorld& world_;
  Address from_{};
  long tried_ = 0;
};

}  // namespace stolik
