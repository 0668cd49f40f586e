// Where the checkout lies. Only source_dir.cpp is compiled with that path, so every other file of
// the tests is the same in every checkout, and a compiler cache knows it.
#pragma once

namespace stolik {

extern const char* const kSourceDir;

}  // namespace stolik
