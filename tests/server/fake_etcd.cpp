#include "tests/server/fake_etcd.h"

#include <charconv>

#include "core/assert.h"
#include "server/store/etcd_line.h"

namespace stolik {
namespace {

std::int64_t integer_of(const Json& object, std::string_view name) {
  const Json* found = object.find(name);
  std::int64_t number = 0;
  if (found != nullptr)
    std::from_chars(found->text().data(), found->text().data() + found->text().size(), number);
  return number;
}

std::string bytes_of(const Json& object, std::string_view name) {
  const Json* found = object.find(name);
  return found != nullptr ? from_base64(found->text()) : "";
}

}  // namespace

void FakeEtcd::set_time(std::int64_t now_ms) {
  now_ms_ = now_ms;
  std::vector<std::int64_t> over;
  for (const auto& [id, lease] : leases_) {
    if (lease.until_ms <= now_ms_) over.push_back(id);
  }
  for (const std::int64_t id : over) end_lease(id);
}

void FakeEtcd::end_lease(std::int64_t lease) {
  leases_.erase(lease);
  ++revision_;
  std::erase_if(kept_, [&](const auto& one) {
    if (one.second.lease == lease) dead_.insert(one);
    return one.second.lease == lease;
  });
}

void FakeEtcd::revive(const std::string& key, const std::string& lease) {
  const auto found = dead_.find(key);
  if (found == dead_.end() || kept_.contains(key)) return;
  kept_.insert(*found);
  dead_.erase(found);
  leases_[std::stoll(lease)] = {5'000, now_ms_ + 5'000};
}

std::string FakeEtcd::range(const Json& request) const {
  const std::string from = bytes_of(request, "key");
  const std::string to = bytes_of(request, "rangeEnd");
  const std::int64_t limit = integer_of(request, "limit");
  const bool backwards =
      request.find("sortOrder") != nullptr && request.find("sortOrder")->text() == "DESCEND";
  std::vector<std::map<std::string, Kept>::const_iterator> found;
  for (auto at = kept_.lower_bound(from);
       at != kept_.end() && (to.empty() ? at->first == from : at->first < to); ++at)
    found.push_back(at);
  if (backwards) found.assign(found.rbegin(), found.rend());
  const bool more = limit > 0 && static_cast<std::int64_t>(found.size()) > limit;
  if (more) found.resize(static_cast<std::size_t>(limit));
  std::string out = R"({"header":{"revision":")" + std::to_string(revision_) + R"("},"kvs":[)";
  for (std::size_t i = 0; i < found.size(); ++i) {
    const auto& [key, one] = *found[i];
    out += std::string{i > 0 ? "," : ""} + R"({"key":")" + base64(key) +
           R"(","create_revision":")" + std::to_string(one.create) + R"(","mod_revision":")" +
           std::to_string(one.mod) + R"(","version":")" + std::to_string(one.version) +
           R"(","value":")" + base64(one.value) + R"("})";
  }
  return out + (more ? R"(],"more":true})" : "]}");
}

bool FakeEtcd::holds(const Json& comparison) const {
  const auto found = kept_.find(bytes_of(comparison, "key"));
  const Kept none;
  const Kept& one = found != kept_.end() ? found->second : none;
  const std::string& target = comparison.find("target")->text();
  if (target == "CREATE") return one.create == integer_of(comparison, "createRevision");
  if (target == "VERSION") return one.version == integer_of(comparison, "version");
  STOLIK_ASSERT(target == "MOD");
  return one.mod == integer_of(comparison, "modRevision");
}

std::string FakeEtcd::carry_out(const Json& op) {
  if (const Json* get = op.find("requestRange")) return R"({"response_range":)" + range(*get) + "}";
  if (const Json* put = op.find("requestPut")) {
    Kept& one = kept_[bytes_of(*put, "key")];
    if (one.version == 0) one.create = revision_;
    one.mod = revision_;
    ++one.version;
    one.value = bytes_of(*put, "value");
    one.lease = integer_of(*put, "lease");
    return R"({"response_put":{}})";
  }
  const Json* gone = op.find("requestDeleteRange");
  STOLIK_ASSERT(gone != nullptr);
  const std::string from = bytes_of(*gone, "key");
  const std::string to = bytes_of(*gone, "rangeEnd");
  if (to.empty()) kept_.erase(from);
  else kept_.erase(kept_.lower_bound(from), kept_.lower_bound(to));
  return R"({"response_delete_range":{}})";
}

std::string FakeEtcd::txn(const Json& request) {
  bool all = true;
  if (const Json* compares = request.find("compare")) {
    for (const Json& one : compares->items()) all = all && holds(one);
  }
  const Json* ops = request.find(all ? "success" : "failure");
  for (const Json& op : ops != nullptr ? ops->items() : std::vector<Json>{}) {
    const Json* put = op.find("requestPut");
    const std::int64_t lease = put != nullptr ? integer_of(*put, "lease") : 0;
    if (lease != 0 && !leases_.contains(lease))
      return R"({"error":"requested lease not found","code":5})";
  }
  ++revision_;
  std::string out = R"({"header":{"revision":")" + std::to_string(revision_) +
                    R"("},"succeeded":)" + (all ? "true" : "false");
  out += R"(,"responses":[)";
  for (std::size_t i = 0; ops != nullptr && i < ops->items().size(); ++i)
    out += (i > 0 ? "," : "") + carry_out(ops->items()[i]);
  return out + "]}";
}

std::string FakeEtcd::ask(std::string_view path, const std::string& body) {
  const JsonResult request = parse_json(body);
  STOLIK_ASSERT(static_cast<bool>(request));
  if (path == "/v3/kv/range") return range(request.value);
  if (path == "/v3/kv/txn") return txn(request.value);
  if (path == "/v3/lease/grant") {
    const std::int64_t ttl_ms = 1000 * integer_of(request.value, "TTL");
    leases_[++next_lease_] = {ttl_ms, now_ms_ + ttl_ms};
    return R"({"ID":")" + std::to_string(next_lease_) + R"("})";
  }
  const std::int64_t lease = integer_of(request.value, "ID");
  if (path == "/v3/lease/keepalive") {
    if (const auto found = leases_.find(lease); found != leases_.end())
      found->second.until_ms = now_ms_ + found->second.ttl_ms;
  } else if (path == "/v3/lease/revoke") {
    end_lease(lease);
  }
  return R"({"header":{"revision":")" + std::to_string(revision_) + R"("}})";
}

}  // namespace stolik
