# The check of decks and what goes with it: no file is opened here, so it also becomes WebAssembly.
#
# From the root, for both: ROOM_DECK_CHECKS are the parts that games bring.
# stolik_embed(NAME WHAT [FLAG…] FILE…): files as embedded_NAME() (embedded.h).
function(stolik_embed name what)
  set(out ${CMAKE_BINARY_DIR}/embedded_${name}.cpp)
  set(files ${ARGN})
  list(FILTER files EXCLUDE REGEX "^--")
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${out} embedded_${name} ${ARGN}
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${files}
    COMMENT "Embedding ${what}")
  # All have the same names inside.
  set_source_files_properties(${out} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set(EMBEDDED ${EMBEDDED} ${out} PARENT_SCOPE)
endfunction()
set(EMBEDDED "")
file(GLOB ART_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/art/*.svg)
stolik_embed(art "the names of the drawings" --names-only ${ART_FILES})
# Examples for `stolik decks new`; the client loads the same files.
file(GLOB EXAMPLES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/examples/*/*.json)
stolik_embed(examples "the example decks" --folders ${EXAMPLES})
stolik_embed(sentences "the sentences of the check" ${CMAKE_SOURCE_DIR}/tools/decks/sentences.json)

stolik_rooms(ROOM_DECK_CHECKS tools ${STOLIK_GAMES})
list(FILTER ROOM_DECK_CHECKS INCLUDE REGEX "/deck_check\\.cpp$")
list(TRANSFORM ROOM_DECK_CHECKS PREPEND ${CMAKE_SOURCE_DIR}/tools/)
set(DECK_CHECK built_in_art bundle check files letters make pictures report sentences spot svg)
list(TRANSFORM DECK_CHECK PREPEND ${CMAKE_SOURCE_DIR}/tools/decks/)
list(TRANSFORM DECK_CHECK APPEND .cpp)
add_library(stolik_deck_check STATIC ${DECK_CHECK} ${ROOM_DECK_CHECKS} ${EMBEDDED})
# Each of these has words of its own for what the others call the same.
set_source_files_properties(${ROOM_DECK_CHECKS} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  target_sources(stolik_deck_check PRIVATE ${CMAKE_SOURCE_DIR}/classroom/blake2b.cpp)
  target_link_libraries(stolik_deck_check PUBLIC stolik_games)
else()
  target_link_libraries(stolik_deck_check PUBLIC stolik_classroom)
endif()
target_compile_options(stolik_deck_check PRIVATE ${STOLIK_ENGINE})
stolik_precompiled(stolik_deck_check engine)
