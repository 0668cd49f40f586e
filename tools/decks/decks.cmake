# Decks in folders, and `stolik decks`; their check is check.cmake's.
# What only some rooms bring (cmake/games.cmake): positions of scenarios, what its bots learn.
set(ROOM_TOOLS ${ROOMS})
list(FILTER ROOM_TOOLS INCLUDE REGEX "/scenario\\.cpp$")
set(LEARNERS ${ROOMS})
list(FILTER LEARNERS INCLUDE REGEX "/learn\\.cpp$")
target_sources(stolik_doors PRIVATE deck_files.cpp decks/art.cpp decks/bundle_files.cpp decks/signing.cpp)
target_link_libraries(stolik_doors PUBLIC stolik_deck_check PRIVATE PkgConfig::SODIUM)
set(DECK_TOOLS decks_main.cpp decks_file_main.cpp decks/make_folder.cpp)
