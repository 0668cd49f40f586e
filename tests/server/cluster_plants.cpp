#include "tests/server/cluster_plants.h"

#include <array>
#include <functional>
#include <utility>

#include "core/json.h"
#include "server/journal/batch.h"
#include "server/sim/deck_pieces.h"
#include "server/store/etcd_line.h"
#include "server/store/etcd_words.h"
#include "tools/decks/bundle.h"

namespace stolik {
namespace {

std::string key_in(const Json& object) {
  const Json* key = object.find("key");
  return key != nullptr ? from_base64(key->text()) : "";
}

// The items of a list for which `stays` holds, as each is `written`.
std::string filtered(const Json& request, std::string_view name,
                     const std::function<bool(const Json&)>& stays,
                     const std::function<std::string(const Json&)>& written) {
  std::string out = "\"" + std::string{name} + "\":[";
  bool first = true;
  if (const Json* items = request.find(name)) {
    for (const Json& one : items->items()) {
      if (!stays(one)) continue;
      if (!first) out += ',';
      first = false;
      out += written(one);
    }
  }
  return out + "]";
}

std::string as_it_is(const Json& json) {
  std::string out;
  json.write(out);
  return out;
}

}  // namespace

std::string_view cluster_plant_name(ClusterPlant plant) {
  static constexpr std::array<std::string_view, kClusterPlants + 1> kNames{"none",
                                                                           "no_fence",
                                                                           "renew_after_expiry",
                                                                           "tell_before_durable",
                                                                           "stale_read",
                                                                           "any_revision",
                                                                           "double_create",
                                                                           "take_from_living",
                                                                           "answer_from_memory",
                                                                           "release_too_early",
                                                                           "hand_to_the_unaware",
                                                                           "nobody_sweeps",
                                                                           "deaf_to_lost_lines",
                                                                           "wrong_line",
                                                                           "forget_ids",
                                                                           "unsynced_file",
                                                                           "erase_before",
                                                                           "one_name",
                                                                           "sweep_the_living",
                                                                           "forget_the_file",
                                                                           "forget_the_deck",
                                                                           "another_deck",
                                                                           "codes_uncounted"};
  return kNames[static_cast<std::size_t>(plant)];
}

std::string tampered(ClusterPlant plant, std::string_view path, const std::string& body,
                     const std::string& me, const std::string& another) {
  if (path != "/v3/kv/txn" || me.empty()) return body;
  const JsonResult request = parse_json(body);
  if (request.value.find("compare") == nullptr) {  // whose files stand in the archive
    if (plant != ClusterPlant::sweep_the_living) return body;
    const auto blind = [](const Json& one) {
      const bool is_writer = key_in(*one.find("requestRange")).starts_with("stolik/node/");
      return is_writer ? R"({"requestRange":{"key":")" + base64("stolik/nobody") + R"("}})"
                       : as_it_is(one);
    };
    return "{" + filtered(request.value, "success", [](const Json&) { return true; }, blind) + "}";
  }
  const std::string mine = "stolik/node/" + me;
  const bool asks_only = request.value.find("failure") == nullptr;  // where a table is
  const auto compares = [&](const Json& one) {
    const std::string key = key_in(one);
    const std::string& target = one.find("target")->text();
    switch (plant) {
      case ClusterPlant::no_fence: return key != mine;
      case ClusterPlant::any_revision: return target != "MOD";
      case ClusterPlant::double_create: return !key.starts_with("stolik/origin/");
      case ClusterPlant::take_from_living: return key == mine || !key.starts_with("stolik/node/");
      default: return true;
    }
  };
  const auto puts = [&](const Json& one) {
    const Json* put = one.find("requestPut");
    return plant != ClusterPlant::no_fence || put == nullptr || key_in(*put) != mine;
  };
  const bool archives = body.find(R"(requestDeleteRange)") != body.npos;
  const auto written = [&](const Json& one) {
    const Json* put = one.find("requestPut");
    if (plant == ClusterPlant::forget_the_file && !archives && put != nullptr &&
        key_in(*put).starts_with("stolik/h/")) {
      const etcd::ReadHead head = etcd::read_head(from_base64(put->find("value")->text()));
      return etcd::put_op(key_in(*put),
                          etcd::head_text(head.head, head.touched_s, {}, head.journal));
    }
    const bool gives = put != nullptr && key_in(*put).starts_with("stolik/own/") &&
                       from_base64(put->find("value")->text()) == "-";
    if (plant != ClusterPlant::hand_to_the_unaware || !gives || another.empty())
      return as_it_is(one);
    return R"({"requestPut":{"key":")" + put->find("key")->text() + R"(","value":")" +
           base64(another) + R"("}})";
  };
  return "{" + filtered(request.value, "compare", compares, as_it_is) + "," +
         filtered(request.value, "success", puts, written) +
         (asks_only
              ? ""
              : "," + filtered(
                          request.value, "failure", [](const Json&) { return true; }, as_it_is)) +
         "}";
}

bool is_left_out(ClusterPlant plant, std::string_view path, const std::string& body,
                 const std::string& me) {
  if (plant != ClusterPlant::take_from_living || path != "/v3/kv/range" || me.empty()) return false;
  const JsonResult request = parse_json(body);
  const std::string key = key_in(request.value);
  return request.value.find("rangeEnd") == nullptr && key.starts_with("stolik/node/") &&
         key != "stolik/node/" + me;
}

namespace {

std::string without_its_deck(ClusterPlant plant, const std::string& line) {
  Batch batch;
  if (!read_batch(line, batch) || batch.records.empty()) return line;
  auto* deck = record_if<record::DeckGiven>(batch.records[0]);
  if (deck == nullptr) return line;
  if (plant == ClusterPlant::forget_the_deck) {
    batch.records.erase(batch.records.begin());
    return write_batch(batch);
  }
  const std::string other = small_deck("triples", "Another street");
  const std::string before = std::exchange(deck->id, edition_id(other));
  const std::string after = deck->id;
  deck->content = other;
  std::string written = write_batch(batch);
  for (std::size_t at = written.find(before); at != written.npos; at = written.find(before, at))
    written.replace(at, before.size(), after);
  return written;
}

}  // namespace

std::string remembered(ClusterPlant plant, std::string batch) {
  if (plant == ClusterPlant::forget_the_deck || plant == ClusterPlant::another_deck)
    return without_its_deck(plant, batch);
  const std::size_t at = plant == ClusterPlant::forget_ids ? batch.find("\"id\":\"") : batch.npos;
  if (at != batch.npos) batch[at + 6] = batch[at + 6] == '0' ? '1' : '0';
  return batch;
}

}  // namespace stolik
