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

target_sources(stolik_doors PRIVATE
  deck_files.cpp
  decks/art.cpp
  decks/check.cpp
  decks/check_rationing.cpp
  decks/check_triples.cpp
  decks/check_victory_line.cpp
  decks/letters.cpp
  decks/report.cpp
  decks/spot.cpp
  decks/svg.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_art.cpp)
set(DECK_TOOLS
  decks_main.cpp
  decks/make.cpp
  decks/make_pen.cpp
  decks/make_rationing.cpp
  decks/make_words.cpp
  decks/page.cpp
  decks/sheet.cpp
  decks/sheet_rationing.cpp
  decks/sheet_triples.cpp
  decks/sheet_victory_line.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp)
