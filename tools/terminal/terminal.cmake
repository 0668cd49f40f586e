# `stolik play` and `stolik replay`. Seat names and the rules pages are put into the program.
file(GLOB RULES_PAGES CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/docs/rules/*.md)
set(TERMINAL_TEXTS ${CMAKE_SOURCE_DIR}/content/pseudonyms.json ${RULES_PAGES})
add_custom_command(
  OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py
          ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp embedded_terminal_texts ${TERMINAL_TEXTS}
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embed_files.py ${TERMINAL_TEXTS}
  COMMENT "Embedding seat names and rules")

add_library(stolik_terminal STATIC
  play_main.cpp
  replay_main.cpp
  terminal/common_phrases.cpp
  terminal/letters.cpp
  terminal/opponents.cpp
  terminal/play.cpp
  terminal/rationing_phrases.cpp
  terminal/rationing_screen.cpp
  terminal/rationing_typed.cpp
  terminal/replay.cpp
  terminal/rulebook.cpp
  terminal/screen.cpp
  terminal/terminal.cpp
  terminal/triples_phrases.cpp
  terminal/triples_screen.cpp
  terminal/victory_line_phrases.cpp
  terminal/victory_line_screen.cpp
  terminal/voice.cpp
  ${CMAKE_CURRENT_BINARY_DIR}/embedded_terminal_texts.cpp)
