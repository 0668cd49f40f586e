# `stolik play` and `stolik replay`. Seat names and the rules pages are put into the program.
set(RULES_PAGES "")
foreach(game ${STOLIK_GAMES})
  list(APPEND RULES_PAGES ${CMAKE_SOURCE_DIR}/${ROOM_page_${game}})
endforeach()
set(TERMINAL_TEXTS ${CMAKE_SOURCE_DIR}/content/pseudonyms.json ${RULES_PAGES})
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py
          ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp embedded_terminal_texts ${TERMINAL_TEXTS}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py ${TERMINAL_TEXTS}
  COMMENT "Embedding seat names and rules")

# What a room brings beside its deck and its scenarios is its screen.
set(ROOM_SCREENS ${ROOMS})
list(FILTER ROOM_SCREENS EXCLUDE REGEX "/deck_(check|new)\\.cpp$")
list(REMOVE_ITEM ROOM_SCREENS ${ROOM_TOOLS})
add_library(stolik_terminal STATIC
  ${ROOM_SCREENS}
  play_main.cpp
  replay_main.cpp
  terminal/common_phrases.cpp
  terminal/generic_screen.cpp
  terminal/letters.cpp
  terminal/play.cpp
  terminal/replay.cpp
  terminal/rulebook.cpp
  terminal/screen.cpp
  terminal/terminal.cpp
  terminal/voice.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp)
