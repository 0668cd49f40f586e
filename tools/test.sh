# Sourced by ./stolik test: builds and runs tests, and counts them. docs/TESTING.md says what runs where.

PASSED=0
FAILED=0
SKIPPED=0

count() {
  PASSED=$((PASSED + $1))
  FAILED=$((FAILED + $2))
}

# step NAME COMMAND…: one test that passes or fails as a whole.
step() {
  if work "$@"; then
    count 1 0
  else
    count 0 1
    say "$1: FAILED; the end of $LOGS/$(slug "$1").log:"
    tail -n 30 "$LOGS/$(slug "$1").log" >&2
  fi
}

# result_of NAME PASSED FAILED: told and counted.
result_of() {
  count "$2" "$3"
  say "$1: $2 passed, $3 failed"
}

# run_ctest NAME OPTION…: cases of the dev build, counted one by one. Two for each processor: those with a real server wait half of their time.
# A case may take five minutes (CMakePresets.json), in the long run two hours.
run_ctest() {
  local name=$1 log line failed total
  shift
  [ -z "${STOLIK_LONG:-}" ] || set -- --timeout 7200 "$@"
  work "$name" ctest --preset dev --output-on-failure -j "$((2 * $(nproc)))" "$@" || true
  log=$LOGS/$(slug "$name").log
  line=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$log") || {
    tail -n 20 "$log" >&2
    result_of "$name" 0 1
    return
  }
  failed=$(sed -E 's/.*passed, ([0-9]+) tests? failed.*/\1/' <<<"$line")
  total=$(sed -E 's/.*out of ([0-9]+).*/\1/' <<<"$line")
  if [ "$failed" -gt 0 ]; then
    grep -E '\*\*\*(Failed|Timeout|Exception)|Subprocess|Failure' -A 12 "$log" | head -n 150 >&2 || true
    sed -n '/^The following tests FAILED:/,$p' "$log" >&2
  fi
  result_of "$name" $((total - failed)) "$failed"
}

# run_at_once NAME < LINES: tests that pass or fail as a whole, a line each (tools/at_once.py).
run_at_once() {
  local name=$1 log
  cat >build/.steps
  work "$name" sh -c 'exec python3 tools/at_once.py build/logs/steps <build/.steps' || true
  log=$LOGS/$(slug "$name").log
  grep -A 30 ': FAILED$' "$log" | head -n 150 >&2 || true
  if [[ $(tail -n 1 "$log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
    result_of "$name" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
  else
    result_of "$name" 0 1
  fi
}

# run_web_suite NAME REPORT COMMAND…: a suite of the client that writes its results as JSON, counted one by one.
run_web_suite() {
  local name=$1 report=$2 log counted
  shift 2
  log=$LOGS/$(slug "$name").log
  rm -f "$report"
  work "$name" sh -c 'cd web && exec "$@"' suite "$@" || true
  counted=$(node web/tooling/count.mjs "$report" 2>>"$log") || {
    say "$name: no result; the end of $log:"
    tail -n 30 "$log" >&2
    result_of "$name" 0 1
    return
  }
  [ "${counted#* }" -eq 0 ] || tail -n 120 "$log" >&2
  result_of "$name" "${counted% *}" "${counted#* }"
}

# The client's types and units.
run_units() {
  build wasm
  need_npm_packages web
  write_types dev
  step "Types of the client" sh -c 'cd web && exec npx --no-install tsc --noEmit'
  step "Lint of the client" sh -c 'cd web && exec npx --no-install oxlint --deny-warnings'
  step "Format" bash -c '. tools/format.sh && check_format'
  run_web_suite "Units of the client" build/vitest.json npx --no-install vitest run --reporter=default --reporter=json --outputFile=../build/vitest.json
}

# People at real tables in Chromium (in the long run in Firefox and WebKit, too), against the program that was just built.
run_tables() {
  build_web
  # A client of its own for the tests' own game (web/tests/fourth.spec.ts).
  build wasm stolik_engine_fourth stolik_bots_module_fourth
  build dev stolik
  # Any free port: another run may be going on.
  STOLIK_TEST_PORT=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  export STOLIK_TEST_PORT STOLIK_PROGRAM=../build/dev/tools/stolik PLAYWRIGHT_JSON_OUTPUT_NAME=../build/playwright.json
  run_web_suite "Tables in Chromium" build/playwright.json npx --no-install playwright test --reporter=list,json
}

# What gains by sanitizers: whatever reads what others wrote, or keeps its memory itself. All of it in the long run.
run_sanitized() {
  local seconds=$1 what=$2 test target part
  build fuzz "$what"
  mkdir -p build/corpus
  # The longest ones first: the simulator, the laws. Each in four parts, so that none takes long.
  for test in build/fuzz/tests/server/*_test build/fuzz/tests/*_test; do
    [ "$what" = all ] || grep -qx "$(basename "$test")" build/fuzz/sanitized.txt || continue
    for part in 0 1 2 3; do
      printf 'sanitized %s %s\tenv GTEST_TOTAL_SHARDS=4 GTEST_SHARD_INDEX=%s %s --gtest_brief=1\n' \
        "$(basename "$test")" "$((part + 1))" "$part" "$test"
    done
  done >build/.sanitized
  for target in build/fuzz/tests/fuzz/*_fuzz; do
    mkdir -p "build/corpus/$(basename "$target")"
    printf 'fuzz %s\t%s -max_total_time=%s -timeout=10 -artifact_prefix=build/ build/corpus/%s\n' \
      "$(basename "$target")" "$target" "$seconds" "$(basename "$target")"
  done >>build/.sanitized
  run_at_once "Sanitized tests and fuzzers" <build/.sanitized
}

# The server's threads under their own sanitizer: a report ends the program with 66, and the clients notice.
run_threads() {
  local case
  build tsan stolik hub_test rim_test store_test
  export STOLIK="$PWD/build/tsan/tools/stolik" TSAN_OPTIONS="halt_on_error=1 exitcode=66" STOLIK_KILLS=10
  for case in hub_test rim_test store_test; do
    printf 'threads %s\tbuild/tsan/tests/server/%s --gtest_brief=1\n' "$case" "$case"
  done >build/.threads
  # The last three: servers on one etcd, with lines led from one to another, tables given away, and all of it under TLS.
  for case in "games triples" "games with_bots" "crash kill_under_load" "crash clean_stop" "hostile floods" "house top" \
    "etcd tables_are_shared" "etcd tables_are_given_away" "etcd lines_are_encrypted"; do
    printf 'threads %s\tpython3 tests/server/%s_test.py %s\n' "$case" "${case% *}" "${case#* }"
  done >>build/.threads
  run_at_once "Threads" <build/.threads
}

# engine, hub, units of the client: no browser, no bots, no second configuration.
run_quick() {
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" "${QUICK_PACKAGES[@]}"
  need_node
  build dev quick
  run_ctest "Engine and hub" -L quick
  run_units
}

# run_whole SECONDS ALIKE SANITIZED: all kinds.
run_whole() {
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" "${TEST_PACKAGES[@]}"
  wish chromium-headless-shell
  want_etcd
  need_node
  build dev
  run_ctest "Engine, server, bots, second implementation"
  run_units
  step "WebAssembly in node" node tests/wasm/run.mjs build/wasm
  step "WebAssembly in Chromium" node tests/wasm/run.mjs build/wasm --browser
  step "Bots alike in WebAssembly" node tests/wasm/bots.mjs build/wasm build/dev/tools/stolik "$2"
  step "Puzzles alike in WebAssembly" node tests/wasm/puzzles.mjs build/wasm build/dev/tools/stolik
  step "Python's games in WebAssembly" sh -c '
    python=$(sed -n "s/^STOLIK_PYTHON:[A-Z]*=//p" build/dev/CMakeCache.txt)
    PYTHONPATH=build/dev/python STOLIK=build/dev/tools/stolik "$python" tests/python/same_test.py 40 build/python-games.txt &&
      node tests/wasm/journals.mjs build/wasm build/python-games.txt'
  # The tests' own game, which is in no module that people get (tests/fourth).
  build wasm stolik_engine_fourth stolik_bots_module_fourth
  step "A fourth game in WebAssembly" node tests/wasm/bots.mjs build/wasm build/dev/tools/stolik "$2" tests/fourth
  run_tables
  run_sanitized "$1" "$3"
}

# run_mutants [--only AREA|NAME]… [--resume]: small bugs, one at a time; each must be noticed (tests/mutants/run.py).
run_mutants() {
  local log
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" "${QUICK_PACKAGES[@]}"
  need_node
  need_npm_packages web
  build wasm
  step "Mutants" python3 tests/mutants/run.py "$@"
  log=$LOGS/$(slug Mutants).log
  grep -aE '^(survived|stale): ' "$log" >&2 || true
  say "$(tail -n 1 "$log")"
}

run_tests() {
  [ "${1:-}" = --mutants ] || [ $# -le 1 ] || fail "test: one option at most is expected"
  case "${1:-}" in
    -h | --help)
      usage | grep '^  test'
      return
      ;;
    '' | --quick | --long | --mutants | --bare) ;;
    *) fail "test: there is no option '$1'; there are: --quick, --long, --mutants, --bare" ;;
  esac
  begin
  case "${1:-}" in
    '') run_whole 5 2 sanitized ;;
    --quick) run_quick ;;
    --long)
      export RC_PARAMS="max_success=5000" STOLIK_LONG=1
      need "${ENGINE_PACKAGES[@]}"
      run_whole 300 30 all
      run_threads
      ;;
    --mutants)
      shift
      run_mutants "$@"
      ;;
    --bare)
      . tools/bare.sh
      run_bare
      ;;
  esac
  show_account
  if [ "$SKIPPED" -gt 0 ]; then
    printf '%d passed, %d failed, %d skipped\n' "$PASSED" "$FAILED" "$SKIPPED"
  else
    printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
  fi
  [ "$FAILED" -eq 0 ]
}
