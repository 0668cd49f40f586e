# Decks: their check is part of whatever reads decks of one's own; the rest is `stolik decks`. Drawings and the style of the contact sheet are put into the program.
file(GLOB ART_FILES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/content/art/*.svg)
set(SHEET_STYLES
  ${CMAKE_CURRENT_SOURCE_DIR}/decks/tokens.css
  ${CMAKE_CURRENT_SOURCE_DIR}/decks/sheet.css)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded_art.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py
          ${CMAKE_CURRENT_BINARY_DIR}/embedded_art.cpp embedded_art ${ART_FILES}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py ${ART_FILES}
  COMMENT "Embedding the drawings")
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py
          ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp embedded_sheet_styles ${SHEET_STYLES}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py ${SHEET_STYLES}
  COMMENT "Embedding the style of the contact sheet")

# What only some rooms bring (cmake/games.cmake): checks, new decks and sheets of a game.
set(ROOM_CHECKS ${ROOMS})
list(FILTER ROOM_CHECKS INCLUDE REGEX "/deck_check\\.cpp$")
set(ROOM_TOOLS ${ROOMS})
list(FILTER ROOM_TOOLS INCLUDE REGEX "/(deck_new|deck_sheet|scenario)\\.cpp$")
target_sources(stolik_doors PRIVATE
  deck_files.cpp
  decks/art.cpp
  decks/check.cpp
  decks/letters.cpp
  decks/report.cpp
  decks/spot.cpp
  decks/svg.cpp
  ${ROOM_CHECKS}
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_art.cpp)
# Each of these has words of its own for what the others call the same.
set_source_files_properties(${ROOM_CHECKS} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
set(DECK_TOOLS
  decks_main.cpp
  decks/make.cpp
  decks/make_pen.cpp
  decks/make_words.cpp
  decks/page.cpp
  decks/sheet.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp)
