// How strings travel between JavaScript and a module: in through stolik_take(), out through
// stolik_result(). For the modules that know decks and nothing else; the first thing of them that a
// source file includes.
#pragma once

#include <string>
#include <utility>

#include "games/shelf.h"

#define STOLIK_EXPORT(name) __attribute__((export_name(#name))) extern "C"

namespace {

struct Module {
  stolik::Shelf shelf;
  std::string argument;
  std::string result;
};

Module& module() {
  static Module the_module;
  return the_module;
}

int say(std::string text) {
  module().result = std::move(text);
  return int(module().result.size());
}

}  // namespace

STOLIK_EXPORT(stolik_take) char* stolik_take(int size) {
  module().argument.resize(std::size_t(size));
  return module().argument.data();
}
STOLIK_EXPORT(stolik_result) const char* stolik_result() { return module().result.data(); }
STOLIK_EXPORT(stolik_result_size) int stolik_result_size() { return int(module().result.size()); }

// Argument: deck.json. 0, or 1 with what is wrong as the result.
STOLIK_EXPORT(stolik_add_deck) int stolik_add_deck() {
  std::string trouble = module().shelf.add(module().argument);
  const int failed = trouble.empty() ? 0 : 1;
  say(std::move(trouble));
  return failed;
}
