# The check of decks and what goes with it: no file is opened here, so it also becomes WebAssembly.
#
# From the root, for both: ROOM_DECK_CHECKS are the parts that games bring.
file(GLOB ART_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/art/*.svg)
set(EMBEDDED_ART ${CMAKE_BINARY_DIR}/embedded_art.cpp)
add_custom_command(
  OUTPUT ${EMBEDDED_ART}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${EMBEDDED_ART} embedded_art --names-only ${ART_FILES}
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${ART_FILES}
  COMMENT "Embedding the drawings")

# Examples for `stolik decks new`; the client loads the same files.
file(GLOB EXAMPLES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/examples/*/*.json)
set(EMBEDDED_EXAMPLES ${CMAKE_BINARY_DIR}/embedded_examples.cpp)
add_custom_command(
  OUTPUT ${EMBEDDED_EXAMPLES}
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${EMBEDDED_EXAMPLES} embedded_examples --folders ${EXAMPLES}
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/embed_files.py ${EXAMPLES}
  COMMENT "Embedding the example decks")

stolik_rooms(ROOM_DECK_CHECKS tools ${STOLIK_GAMES})
list(FILTER ROOM_DECK_CHECKS INCLUDE REGEX "/deck_check\\.cpp$")
list(TRANSFORM ROOM_DECK_CHECKS PREPEND ${CMAKE_SOURCE_DIR}/tools/)
set(DECK_CHECK built_in_art bundle check files letters make pictures report sentences spot svg)
list(TRANSFORM DECK_CHECK PREPEND ${CMAKE_SOURCE_DIR}/tools/decks/)
list(TRANSFORM DECK_CHECK APPEND .cpp)
add_library(stolik_deck_check STATIC ${DECK_CHECK} ${ROOM_DECK_CHECKS} ${EMBEDDED_ART} ${EMBEDDED_EXAMPLES})
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
