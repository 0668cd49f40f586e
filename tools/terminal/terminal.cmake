# `stolik play` and `stolik replay`. Seat names, sentences and the rules pages are put into the program.
set(TERMINAL_TEXTS ${CMAKE_SOURCE_DIR}/content/pseudonyms.json ${CMAKE_CURRENT_SOURCE_DIR}/terminal/words.json)
foreach(game ${STOLIK_GAMES})
  list(APPEND TERMINAL_TEXTS ${CMAKE_SOURCE_DIR}/${ROOM_page_${game}})
  stolik_has(own tools ${game} words.json)
  if(own)
    list(APPEND TERMINAL_TEXTS ${CMAKE_SOURCE_DIR}/${ROOM_tools_${game}}/words.json)
  endif()
endforeach()
set(EMBEDDED "")
stolik_embed(terminal_texts "seat names, sentences and rules" --folders ${TERMINAL_TEXTS})

add_library(stolik_terminal STATIC
  play_main.cpp
  replay_main.cpp
  terminal/letters.cpp
  terminal/listen.cpp
  terminal/play.cpp
  terminal/replay.cpp
  terminal/rulebook.cpp
  terminal/screen.cpp
  terminal/terminal.cpp
  terminal/voice.cpp
  ${EMBEDDED})
