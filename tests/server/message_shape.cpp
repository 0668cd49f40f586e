#include "tests/server/message_shape.h"

#include <algorithm>

#include "server/wire/message_types.h"

namespace stolik {
namespace message {
namespace {

struct Look {
  std::string path{};
  std::string wrong{};

  void fail(const std::string& what) {
    if (wrong.empty()) wrong = path + ": " + what;
  }
  void expect(bool holds, const std::string& what) {
    if (!holds) fail(what + " is expected");
  }
  template <class Inside>
  void inside(const std::string& part, Inside&& go) {
    const std::size_t before = path.size();
    path += part;
    go();
    path.resize(before);
  }
};

template <class T>
struct Shape;
template <class T>
void look_at(Look& look, const Json& json) {
  Shape<T>::look(look, json);
}

template <class Item>
void look_at_items(Look& look, const Json& json, Item item) {
  look.expect(json.is_array(), "a list");
  for (std::size_t i = 0; i < json.items().size(); ++i)
    look.inside("[" + std::to_string(i) + "]", [&] { item(json.items()[i]); });
}

void look_at_word(Look& look, const Json& json, std::span<const std::string_view> words) {
  const bool is_one = std::find(words.begin(), words.end(), json.text()) != words.end();
  look.expect(json.is_string() && is_one, type_of_words(words));
}

template <>
struct Shape<bool> {
  static void look(Look& look, const Json& json) { look.expect(json.is_boolean(), "a boolean"); }
};
template <std::integral T>
struct Shape<T> {
  static void look(Look& look, const Json& json) {
    look.expect(json.integer().has_value(), "a whole number");
  }
};
template <class T>
  requires std::same_as<T, std::string> || std::same_as<T, std::string_view>
struct Shape<T> {
  static void look(Look& look, const Json& json) { look.expect(json.is_string(), "a text"); }
};
template <Spelled T>
struct Shape<T> {
  static void look(Look& look, const Json& json) { look_at_word(look, json, kSpelling<T>); }
};
template <class T>
struct Shape<Word<T>> {
  static void look(Look& look, const Json& json) {
    if constexpr (requires { T::kWords; }) {
      look_at_word(look, json, T::kWords);
    } else {
      look.expect(json.is_string() && !json.text().empty(), std::string{T::kType});
    }
  }
};
template <>
struct Shape<Flag> {
  static void look(Look& look, const Json& json) { look.expect(json.is_true(), "true"); }
};
template <class T>
struct Shape<Nullable<T>> {
  static void look(Look& look, const Json& json) {
    if (!json.is_null()) look_at<T>(look, json);
  }
};
template <class T>
struct Shape<Optional<T>> : Shape<T> {};
template <class T>
struct Shape<std::vector<T>> {
  static void look(Look& look, const Json& json) {
    look_at_items(look, json, [&](const Json& item) { look_at<T>(look, item); });
  }
};
template <class T>
struct Shape<std::span<const T>> : Shape<std::vector<T>> {};
template <class T>
struct Shape<std::array<T, 2>> {
  static void look(Look& look, const Json& json) {
    look.expect(json.items().size() == 2, "a pair");
    look_at<std::vector<T>>(look, json);
  }
};
template <class T>
struct Shape<Dictionary<T>> {
  static void look(Look& look, const Json& json) {
    look.expect(json.is_object(), "an object");
    for (const auto& [name, value] : json.members())
      look.inside("." + name, [&] { look_at<T>(look, value); });
  }
};

// What was made elsewhere.
template <class T>
struct Shape<Raw<T>> : Shape<T> {};
template <class T, class Text>
struct Shape<Raw<T, Text>> : Shape<T> {};
template <class T>
struct Shape<RawItems<T>> : Shape<std::vector<T>> {};
struct AnyObject {
  static void look(Look& look, const Json& json) { look.expect(json.is_object(), "an object"); }
};
struct AnyList {
  static void look(Look& look, const Json& json) { look.expect(json.is_array(), "a list"); }
};
template <>
struct Shape<AnyView> {
  static void look(Look& look, const Json& json) {
    look.expect(json.find("game") != nullptr && json.find("awaiting") != nullptr, "a view");
  }
};
template <>
struct Shape<AnyEvent> {
  static void look(Look& look, const Json& json) {
    look.expect(json.find("event") != nullptr, "an event");
  }
};
template <>
struct Shape<Options> : AnyObject {};
template <>
struct Shape<Asked> : AnyObject {};
template <>
struct Shape<Measures> : AnyObject {};
template <>
struct Shape<Changes> : AnyObject {};
template <>
struct Shape<Phases> : AnyList {};
template <>
struct Shape<Puzzles> : AnyList {};

template <>
struct Shape<OwnVote> {
  static void look(Look& look, const Json& json) {
    look.expect(json.is_string() || json.integer().has_value(), "an option or a place");
  }
};
template <>
struct Shape<Pong> {
  static void look(Look& look, const Json& json) { look_at<int>(look, json); }
};

template <class T>
void look_at_members(Look& look, const Json& json, std::size_t& known) {
  const auto member = [&]<class C, class M>(const Field<C, M>& field) {
    if constexpr (is_spread<M>) {
      look_at_members<typename M::Of>(look, json, known);
    } else {
      look.inside("." + std::string{field.name}, [&] {
        const Json* found = json.find(field.name);
        if (found == nullptr) return look.expect(is_optional<M>, "a member");
        ++known;
        look_at<M>(look, *found);
      });
    }
  };
  std::apply([&](const auto&... field) { (member(field), ...); }, T::fields());
}
template <Listed T>
struct Shape<T> {
  static void look(Look& look, const Json& json) {
    std::size_t known = 0;
    look.expect(json.is_object(), "an object");
    look_at_members<T>(look, json, known);
    look.expect(known == json.members().size(), "no other member");
  }
};

template <class... M>
std::string misfit(const Json& json, List<M...>) {
  const auto& [name, body] = json.members().front();
  std::string wrong = name + ": there is no such message";
  bool fits = false;
  const auto try_it = [&]<class T>(const T*) {
    if (fits || T::kName != name) return;
    Look look{.path = name};
    look_at<T>(look, body);
    fits = look.wrong.empty();
    wrong = look.wrong;
  };
  (try_it(static_cast<const M*>(nullptr)), ...);
  return wrong;
}

}  // namespace
}  // namespace message

std::string misfit_of_message(const Json& sent) {
  if (!sent.is_object() || sent.members().size() != 1) return "one member is expected";
  return message::misfit(sent, message::All{});
}

}  // namespace stolik
