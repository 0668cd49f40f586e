# The standard library's headers, read once for many files: some 0.9 s of each file's 2 s. Only headers of others stand here,
# so a file still has to include what it uses of ours, and a change of ours compiles no more than it has to.
#
#   stolik_precompiled(TARGET engine)     as what also becomes WebAssembly
#   stolik_precompiled(TARGET plain)      everything else
#   stolik_precompiled(TARGET tests)      with GoogleTest
set(STANDARD_HEADERS <algorithm> <array> <cstdint> <cstdio> <functional> <map> <memory> <optional> <span> <string> <string_view>
  <unordered_map> <variant> <vector>)

function(stolik_headers kind)
  file(WRITE ${CMAKE_BINARY_DIR}/headers/${kind}.cpp "")
  add_library(stolik_headers_${kind} OBJECT ${CMAKE_BINARY_DIR}/headers/${kind}.cpp)
  target_link_libraries(stolik_headers_${kind} PRIVATE stolik_flags)
  target_precompile_headers(stolik_headers_${kind} PRIVATE ${STANDARD_HEADERS} ${ARGN})
endfunction()

# What a shared library can hold, where one is built (STOLIK_MODULE): its names stay inside, so it is as fast as elsewhere.
function(stolik_may_be_shared target)
  if(STOLIK_MODULE)
    set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden)
  endif()
endfunction()

function(stolik_precompiled target kind)
  if(kind STREQUAL "engine")
    stolik_may_be_shared(${target})
  endif()
  target_precompile_headers(${target} REUSE_FROM stolik_headers_${kind})
endfunction()

stolik_headers(engine)
target_compile_options(stolik_headers_engine PRIVATE ${STOLIK_ENGINE})
stolik_may_be_shared(stolik_headers_engine)
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  stolik_headers(plain)
endif()

# Where nobody edits (the release build) sources are also compiled together; those of different games apart, since each has its own
# words, and those of no game by themselves.
function(stolik_together_by_folder target)
  get_target_property(sources ${target} SOURCES)
  foreach(source ${sources})
    if(IS_ABSOLUTE ${source})
      continue()
    elseif(source MATCHES "([a-z_]+)/[a-z_]+\\.cpp$")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${CMAKE_MATCH_1})
    else()
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP frame)
    endif()
  endforeach()
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
endfunction()

# stolik_faster(TARGET SOURCE…): in WebAssembly size counts for most files; these are where play and search spend their time.
function(stolik_faster target)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    return()
  endif()
  if(NOT TARGET stolik_headers_faster)
    stolik_headers(faster)
    target_compile_options(stolik_headers_faster PRIVATE -fno-exceptions -fno-rtti -O2)
  endif()
  get_target_property(sources ${target} SOURCES)
  list(REMOVE_ITEM sources ${ARGN})
  set_property(TARGET ${target} PROPERTY SOURCES ${sources})
  add_library(${target}_faster OBJECT ${ARGN})
  target_link_libraries(${target}_faster PRIVATE stolik_flags)
  target_compile_options(${target}_faster PRIVATE -fno-exceptions -fno-rtti -O2)
  stolik_precompiled(${target}_faster faster)
  stolik_together_by_folder(${target}_faster)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:${target}_faster>)
endfunction()
