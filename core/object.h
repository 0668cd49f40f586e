// An object of JSON being written: one call for each member.
#pragma once

#include <string>
#include <string_view>

#include "core/json.h"

namespace stolik {

class Object {
 public:
  explicit Object(std::string& out) : json_(out) { json_.begin_object(); }
  Object& begin(std::string_view key) { return json_.key(key), json_.begin_object(), *this; }
  Object& end() { return json_.end_object(), *this; }
  Object& begin_array(std::string_view key) { return json_.key(key), json_.begin_array(), *this; }
  Object& end_array() { return json_.end_array(), *this; }
  Object& item() { return json_.begin_object(), *this; }
  Object& text(std::string_view key, std::string_view value) {
    return json_.key(key), json_.string(value), *this;
  }
  Object& integer(std::string_view key, std::int64_t value) {
    return json_.key(key), json_.integer(value), *this;
  }
  Object& boolean(std::string_view key, bool value) {
    return json_.key(key), json_.boolean(value), *this;
  }
  Object& null(std::string_view key) { return json_.key(key), json_.null(), *this; }
  // The id that a request carried, in its answer; nothing where it carried none.
  Object& id(std::string_view id) { return id.empty() ? *this : text("id", id); }
  Object& raw(std::string_view key, std::string_view value) {
    return json_.key(key), json_.raw(value), *this;
  }
  JsonWriter& json() { return json_; }

 private:
  JsonWriter json_;
};

}  // namespace stolik
