// A node's line to etcd in the bad world (cluster_world.h): what is asked may come late or never,
// and so may the answer.
#pragma once

#include "core/json.h"
#include "server/store/etcd.h"
#include "tests/server/cluster_plants.h"
#include "tests/server/cluster_world.h"

namespace stolik {

class ClusterWorld::SimLine final : public EtcdLine {
 public:
  SimLine(ClusterWorld& world, std::size_t place) : world_(world), place_(place) {}
  // As which node it speaks, and who another is; for planted bugs.
  void speak_as(std::string me, std::string lease, std::function<std::string()> another) {
    me_ = std::move(me);
    lease_ = std::move(lease);
    another_ = std::move(another);
  }
  Said ask(std::string_view path, const std::string& asked, std::chrono::milliseconds) override {
    world_.interleave(place_);
    world_.etcd_.set_time(world_.now_ms_);
    const ClusterPlant plant = world_.plant_;
    if (is_left_out(plant, path, asked, me_))
      return answer_ = parse_json(R"({"kvs":[]})").value, Said::yes;
    const std::string body = plant == ClusterPlant::none
                                 ? asked
                                 : tampered(plant, path, asked, me_, another_ ? another_() : "");
    if (plant == ClusterPlant::renew_after_expiry && !me_.empty())
      world_.etcd_.revive("stolik/node/" + me_, lease_);
    const bool changes = path == "/v3/kv/txn";
    if (changes && !world_.calm_ && world_.draw(25)) {
      ++world_.counts_.late_copies;
      world_.after(world_.between(1, 9'000),
                   [world = &world_, late = Late{std::string{path}, body}] {
                     world->etcd_.set_time(world->now_ms_);
                     world->etcd_.ask(late.path, late.body);
                   });
      return trouble_ = "no answer", Said::nothing;
    }
    const bool behind = plant == ClusterPlant::stale_read && path == "/v3/kv/range" && !me_.empty();
    const std::string text =
        behind ? world_.a_while_ago().ask(path, body) : world_.etcd_.ask(path, body);
    if (changes && !world_.calm_ && world_.draw(25))
      return ++world_.counts_.lost_answers, trouble_ = "no answer", Said::nothing;
    answer_ = parse_json(text).value;
    if (answer_.find("error") != nullptr)
      return trouble_ = answer_.find("error")->text(), Said::refused;
    return Said::yes;
  }

 private:
  ClusterWorld& world_;
  std::size_t place_;
  std::string me_;
  std::string lease_;
  std::function<std::string()> another_;
};

}  // namespace stolik
