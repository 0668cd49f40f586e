# Decks in folders, and `stolik decks`; their check is check.cmake's. The style of the contact sheet is put into the program: colours and
# sizes are the client's, and each game's cloth stands in its tile.css.
file(GLOB SHEET_CLOTHS CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/web/src/games/*/tile.css)
set(SHEET_STYLES
  ${CMAKE_SOURCE_DIR}/web/src/styles/tokens.css
  ${SHEET_CLOTHS}
  ${CMAKE_CURRENT_SOURCE_DIR}/decks/sheet.css)
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py
          ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp embedded_sheet_styles ${SHEET_STYLES}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py ${SHEET_STYLES}
  COMMENT "Embedding the style of the contact sheet")

# What only some rooms bring (cmake/games.cmake): sheets of a game, what its bots learn.
set(ROOM_TOOLS ${ROOMS})
list(FILTER ROOM_TOOLS INCLUDE REGEX "/(deck_sheet|learn|scenario)\\.cpp$")
target_sources(stolik_doors PRIVATE deck_files.cpp decks/art.cpp decks/bundle_files.cpp decks/signing.cpp)
target_link_libraries(stolik_doors PUBLIC stolik_deck_check PRIVATE PkgConfig::SODIUM)
set(DECK_TOOLS
  decks_main.cpp
  decks_file_main.cpp
  decks/make_folder.cpp
  decks/page.cpp
  decks/sheet.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_styles.cpp)
