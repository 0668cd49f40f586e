# What a line of games/games.cmake does: it finds a game's rooms by its name, and writes for each layer the list of what the game
# brings there. Whatever a room lacks is the generic part of that layer; nothing but these lists names a game.
#
#   stolik_game(NAME)                      the rooms games/NAME, bots/NAME, env/NAME, puzzles/NAME, tools/NAME, scenarios/NAME, docs/rules/NAME.md
#   stolik_game(NAME ROOM DIR TESTS)       all in one folder (DIR/bots, DIR/tools, …), and only in builds with tests
#
# A room brings: games text.h (and all its sources); bots bot.h; env codec.h; puzzles puzzle.h; tools lab.h, screen.cpp, deck_check.cpp, deck_new.cpp,
# deck_sheet.cpp, scenario.cpp. A name with _ is spelled with - where people read it.
set(STOLIK_GAMES "")
set(STOLIK_TEST_GAMES "")

macro(stolik_game name)
  cmake_parse_arguments(GAME "TESTS" "ROOM" "" ${ARGN})
  string(REPLACE "_" "-" SPELLED_${name} ${name})
  if(GAME_ROOM)
    set(ROOM_games_${name} ${GAME_ROOM})
    set(ROOM_bots_${name} ${GAME_ROOM}/bots)
    set(ROOM_env_${name} ${GAME_ROOM}/env)
    set(ROOM_puzzles_${name} ${GAME_ROOM}/puzzles)
    set(ROOM_tools_${name} ${GAME_ROOM}/tools)
    set(ROOM_scenarios_${name} ${GAME_ROOM}/scenarios)
    set(ROOM_page_${name} ${GAME_ROOM}/rules.md)
    set(ROOM_decks_${name} ${GAME_ROOM}/decks)
  else()
    foreach(layer games bots env puzzles tools scenarios)
      set(ROOM_${layer}_${name} ${layer}/${name})
    endforeach()
    set(ROOM_page_${name} docs/rules/${SPELLED_${name}}.md)
    set(ROOM_decks_${name} content/decks)
  endif()
  if(GAME_TESTS)
    list(APPEND STOLIK_TEST_GAMES ${name})
  else()
    list(APPEND STOLIK_GAMES ${name})
  endif()
endmacro()

include(games/games.cmake)
if(STOLIK_TESTS)
  list(APPEND STOLIK_GAMES ${STOLIK_TEST_GAMES})
endif()

# stolik_rooms(OUT LAYER GAME…): the sources of these games in one layer, as seen from the layer's folder.
function(stolik_rooms out layer)
  set(all "")
  foreach(game ${ARGN})
    # Headers too, though they are not compiled: a part that comes or goes writes the lists anew.
    file(GLOB headers CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${ROOM_${layer}_${game}}/*.h)
    file(GLOB sources CONFIGURE_DEPENDS RELATIVE ${CMAKE_SOURCE_DIR}/${layer} ${CMAKE_SOURCE_DIR}/${ROOM_${layer}_${game}}/*.cpp)
    list(APPEND all ${sources})
  endforeach()
  set(${out} ${all} PARENT_SCOPE)
endfunction()

# stolik_decks(OUT.cpp GAME…): their decks, put into the program.
function(stolik_decks out)
  set(dirs "")
  set(games "")
  foreach(game ${ARGN})
    file(GLOB found CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/${ROOM_decks_${game}}/*/*.json)
    list(APPEND files ${found})
    set(members ${CMAKE_SOURCE_DIR}/${ROOM_games_${game}}/deck_members.json)
    list(APPEND games ${SPELLED_${game}}=${members})
    if(EXISTS ${members})
      list(APPEND files ${members})
    endif()
    list(FILTER found INCLUDE REGEX "/deck\\.json$")
    list(TRANSFORM found REPLACE "/deck\\.json$" "")
    list(APPEND dirs ${found})
  endforeach()
  list(REMOVE_DUPLICATES dirs)
  # In WebAssembly the page brings the texts; the rules need the facts only.
  set(flags "")
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set(flags --facts-only)
  endif()
  add_custom_command(
    OUTPUT ${out}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/embed_decks.py ${out} ${flags} ${games} ${dirs}
    DEPENDS ${CMAKE_SOURCE_DIR}/tools/embed_decks.py ${files}
    COMMENT "Embedding the decks")
endfunction()

# stolik_faster_rooms(TARGET LAYER GAME…): what a room's faster.txt names is optimised for speed in the browser's modules, where
# size counts for everything else.
function(stolik_faster_rooms target layer)
  set(all "")
  foreach(game ${ARGN})
    set(file ${CMAKE_SOURCE_DIR}/${ROOM_${layer}_${game}}/faster.txt)
    if(EXISTS ${file})
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
      file(STRINGS ${file} names)
      file(RELATIVE_PATH room ${CMAKE_SOURCE_DIR}/${layer} ${CMAKE_SOURCE_DIR}/${ROOM_${layer}_${game}})
      list(TRANSFORM names PREPEND ${room}/)
      list(APPEND all ${names})
    endif()
  endforeach()
  stolik_faster(${target} ${all})
endfunction()

function(stolik_has out layer game file)
  if(EXISTS ${CMAKE_SOURCE_DIR}/${ROOM_${layer}_${game}}/${file})
    set(${out} TRUE PARENT_SCOPE)
  else()
    set(${out} FALSE PARENT_SCOPE)
  endif()
endfunction()

# stolik_kinds(DIR LAYER HEADER TYPE GENERIC GAME…): using <Type>s = KindsOf<…>, the game's own type where its room has HEADER.
function(stolik_kinds dir layer header type generic)
  set(includes "")
  set(kinds "")
  foreach(game ${ARGN})
    stolik_has(own ${layer} ${game} ${header})
    if(own)
      string(APPEND includes "#include \"${ROOM_${layer}_${game}}/${header}\"\n")
      list(APPEND kinds "${game}::${type}")
    else()
      list(APPEND kinds "${generic}<${game}::Text>")
    endif()
  endforeach()
  list(JOIN kinds ", " kinds)
  set(name ${type}s)
  if(type STREQUAL "Text")
    set(name Games)
  endif()
  string(TOLOWER ${name} file)
  file(CONFIGURE OUTPUT ${dir}/generated/${file}.h CONTENT "${GENERATED}${includes}\nnamespace stolik {\n\nusing ${name} = KindsOf<${kinds}>;\n\n}  // namespace stolik\n" @ONLY)
endfunction()

# stolik_table(DIR FILE TYPE … COLUMNS … GAMES …): a table of functions, a row for each game; nullptr where its room has no such part.
function(stolik_table dir file)
  cmake_parse_arguments(TABLE "" "TYPE" "COLUMNS;GAMES" ${ARGN})
  set(declared "")
  set(rows "")
  foreach(game ${TABLE_GAMES})
    set(row "\"${SPELLED_${game}}\"")
    foreach(column ${TABLE_COLUMNS})
      # "deck_check.cpp=check_=void @(const DeckSpots&)": the source, the function's name before the game's, its type.
      string(REGEX MATCH "^([^=]+)=([^=]+)=(.+)$" unused "${column}")
      set(source ${CMAKE_MATCH_1})
      set(function ${CMAKE_MATCH_2}${game})
      set(signature "${CMAKE_MATCH_3}")
      stolik_has(own tools ${game} ${source})
      if(own)
        string(REPLACE "@" "${function}" declaration "${signature}")
        string(APPEND declared "${declaration};\n")
        string(APPEND row ", ${function}")
      else()
        string(APPEND row ", nullptr")
      endif()
    endforeach()
    string(APPEND rows "    {${row}},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${dir}/generated/${file}.h CONTENT "${GENERATED}\nnamespace stolik {\n\n${declared}\ninline constexpr ${TABLE_TYPE}[] = {\n${rows}};\n\n}  // namespace stolik\n" @ONLY)
endfunction()

# stolik_lists(DIR GAME…): DIR/generated/*.h, for builds with these games.
set(GENERATED "// Generated from games/games.cmake: do not edit.\n#pragma once\n\n")
function(stolik_lists dir)
  stolik_kinds(${dir} games text.h Text "" ${ARGN})
  stolik_kinds(${dir} bots bot.h Bot GuessingBot ${ARGN})
  stolik_kinds(${dir} env codec.h Codec PlainCodec ${ARGN})
  stolik_kinds(${dir} puzzles puzzle.h Puzzle NoPuzzle ${ARGN})
  stolik_kinds(${dir} tools lab.h Lab ArbitraryLab ${ARGN})
  stolik_table(${dir} deck_checks TYPE "DeckCheck kDeckChecks" GAMES ${ARGN}
    COLUMNS "deck_check.cpp=check_=void @(const DeckSpots&)")
  stolik_table(${dir} deck_makers TYPE "DeckMaker kDeckMakers" GAMES ${ARGN}
    COLUMNS "deck_new.cpp=make_=NewDeck @(std::string_view, const DeckWords&)")
  stolik_table(${dir} deck_sheets TYPE "DeckSheet kDeckSheets" GAMES ${ARGN}
    COLUMNS "deck_sheet.cpp=sheet_=void @(Page&, const SheetDeck&)")
  stolik_table(${dir} drafts TYPE "DraftFiller kDraftFillers" GAMES ${ARGN}
    COLUMNS "scenario.cpp=fill_=void @(const Table&, DraftMembers&)")
  stolik_table(${dir} screens TYPE "terminal::ScreenMaker kScreenMakers" GAMES ${ARGN}
    COLUMNS "screen.cpp=make_screen_of_=std::unique_ptr<terminal::Screen> @(const Table&, const terminal::Look&, terminal::Company, std::optional<int>)")
  set(rooms "")
  foreach(game ${ARGN})
    string(APPEND rows "    {\"${SPELLED_${game}}\", \"${ROOM_games_${game}}\", \"${ROOM_page_${game}}\", \"${ROOM_scenarios_${game}}\"},\n")
  endforeach()
  file(CONFIGURE OUTPUT ${dir}/generated/rooms.h CONTENT "${GENERATED}namespace stolik {\n\ninline constexpr Room kRooms[] = {\n${rows}};\n\n}  // namespace stolik\n" @ONLY)
endfunction()
stolik_lists(${CMAKE_BINARY_DIR} ${STOLIK_GAMES})
