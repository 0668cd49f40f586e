// Memory that is not initialised, made visible: what this binary gets from the heap is filled with
// one sign beforehand.
#pragma once

namespace stolik {
void fill_memory_with(unsigned char sign);
// Fills the stack below the caller with it, for whoever is called next.
void fill_stack_with(unsigned char sign);
}  // namespace stolik
