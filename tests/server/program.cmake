# What speaks TCP, and the real program.
stolik_server_test(http_test http_test.cpp)
target_link_libraries(http_test PRIVATE stolik_net)

# Nodes that share tables, in a bad world.
stolik_server_test(cluster_test archive_test.cpp cluster_test.cpp cluster_plants.cpp cluster_world.cpp erasure_test.cpp fake_etcd.cpp hand_over_test.cpp switchboard_test.cpp transcripts.cpp)
target_link_libraries(cluster_test PRIVATE stolik_rim)

# Loaded into the real program, to fail its disk.
add_library(bad_disk MODULE bad_disk.cpp)
target_link_libraries(bad_disk PRIVATE stolik_flags)

# The real program on loopback, with clients written from docs/PROTOCOL.md in Python alone. STOLIK_LONG=1 for long runs.
function(stolik_program_test file)
  foreach(case ${ARGN})
    string(REPLACE " " ";" words ${case})
    string(REPLACE " " "." name ${file}.${case})
    add_test(NAME ${name} COMMAND ${Python3_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/${file}_test.py ${words})
    set_tests_properties(${name} PROPERTIES
      ENVIRONMENT "STOLIK=$<TARGET_FILE:stolik>;STOLIK_BAD_DISK=$<TARGET_FILE:bad_disk>;PYTHONDONTWRITEBYTECODE=1")
  endforeach()
endfunction()
stolik_program_test(games ${STOLIK_GAMES} with_bots)
foreach(game ${STOLIK_GAMES})
  stolik_program_test(games "killed ${game}")
endforeach()
stolik_program_test(bots crowd at_ease)
foreach(case triples victory_line rationing top_by_steps top_by_clock kept_files class_files old_files)
  add_test(NAME fair.${case} COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tests/fair/fair_test.py ${case})
  set_tests_properties(fair.${case} PROPERTIES ENVIRONMENT "STOLIK=$<TARGET_FILE:stolik>;PYTHONDONTWRITEBYTECODE=1")
endforeach()
stolik_program_test(load counts_what_was_written says_what_is_wrong)
stolik_program_test(brought killed kept_and_gone taken_home another_node refused as_others_write_it slow_lines floods)
stolik_program_test(crash kill_under_load clean_stop another_server_with_the_same_folder)
stolik_program_test(class_crash kill_during_a_lesson)
stolik_program_test(house top people own_decks forgetting for_phones modest_messages options_are_documented lessons_can_be_held ghosts two_doors)
stolik_program_test(hosting starts_here_unless_told help_tells_options_and_limits needs_what_the_page_says)
stolik_program_test(keeping backups_while_playing restoring_loses_nothing a_missing_permission_is_told a_backup_brings_nothing_to_run its_own_tables_are_no_backup a_server_that_lies_gets_nothing health_is_an_exit_code options_from_all_sides what_is_set_is_told certificates_are_renewed a_closed_terminal_stops_it below_a_path in_a_cell
  under_a_supervisor)
stolik_program_test(etcd tables_are_shared another_goes_on a_frozen_one_writes_nothing tables_are_given_away without_a_majority
  where_tables_are silent_strangers lines_are_encrypted wrong_certificates finished_games_leave_etcd wrong_codes_are_not_looked_up)
stolik_program_test(erasure erased_in_etcd_is_erased any_one_server_can_be_lost a_snapshot_needs_its_key)
stolik_program_test(nemesis rounds)
set_tests_properties(etcd.tables_are_shared etcd.another_goes_on etcd.a_frozen_one_writes_nothing etcd.tables_are_given_away
  etcd.without_a_majority etcd.where_tables_are etcd.silent_strangers etcd.lines_are_encrypted etcd.wrong_certificates
  etcd.finished_games_leave_etcd etcd.wrong_codes_are_not_looked_up nemesis.rounds brought.another_node erasure.erased_in_etcd_is_erased
  erasure.any_one_server_can_be_lost erasure.a_snapshot_needs_its_key PROPERTIES SKIP_RETURN_CODE 77)
stolik_program_test(fill classes guests many_decks decks)
stolik_program_test(forms all_are_opened)
stolik_program_test(disk full_disk failing_sync stuck_disk no_memory_for_a_line)
stolik_program_test(folder erased_is_erased a_missing_end_is_noticed exchanged_heads_are_noticed a_damaged_log_is_told whose_file_it_is a_wrong_clock little_room)
stolik_program_test(hostile fuzzed_frames broken_rules floods slow_readers slow_writers origins wrong_tokens
  guessing_codes connections_by_address connections_in_all lines_of_a_proxy making_tables hosts requests trouble_at_the_start everywhere
  encrypted quiet_log)
