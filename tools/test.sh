# Sourced by ./stolik test: builds and runs every test, and counts. Each step prints one line.

PASSED=0
FAILED=0

# step NAME COMMAND…: one test that passes or fails as a whole.
step() {
  local name=$1 log
  shift
  log="build/step-${name//[^a-z0-9]/-}.log"
  if "$@" >"$log" 2>&1; then
    PASSED=$((PASSED + 1))
    say "$name: passed"
  else
    FAILED=$((FAILED + 1))
    say "$name: FAILED; the end of $log:"
    tail -n 30 "$log" >&2
  fi
}

# steps_at_once: a step for each line "NAME<tab>COMMAND" that is read, as many at a time as there are processors.
steps_at_once() {
  local name command results result passed failed begun=0
  results=$(mktemp -d)
  while IFS=$'\t' read -r name command; do
    begun=$((begun + 1))
    while [ "$(jobs -rp | wc -l)" -ge "$(nproc)" ]; do wait -n || true; done
    (
      PASSED=0
      FAILED=0
      step "$name" sh -c "exec $command"
      echo "$PASSED $FAILED" >"$results/${name//[^a-z0-9]/-}"
    ) </dev/null &
  done
  wait
  for result in "$results"/*; do
    read -r passed failed <"$result"
    PASSED=$((PASSED + passed))
    FAILED=$((FAILED + failed))
    begun=$((begun - 1))
  done
  FAILED=$((FAILED + begun))  # what ended without a word did not pass
  rm -r "$results"
}

# All cases of the dev build, counted one by one.
run_ctest() {
  local log=build/ctest.log line failed total
  say "Running the tests"
  ctest --preset dev --output-on-failure -j "$(nproc)" >"$log" 2>&1 || true
  line=$(grep -E '^[0-9]+% tests passed, [0-9]+ tests? failed out of [0-9]+' "$log") || {
    tail -n 20 "$log" >&2
    FAILED=$((FAILED + 1))
    return
  }
  failed=$(sed -E 's/.*passed, ([0-9]+) tests? failed.*/\1/' <<<"$line")
  total=$(sed -E 's/.*out of ([0-9]+).*/\1/' <<<"$line")
  PASSED=$((PASSED + total - failed))
  FAILED=$((FAILED + failed))
  if [ "$failed" -gt 0 ]; then
    grep -E '\*\*\*Failed|Failure|^ +[0-9]+ - ' -A 12 "$log" | head -n 150 >&2
  fi
  say "$((total - failed)) of $total passed"
}

# The server's threads under their own sanitizer: a report ends the program with 66, and the clients notice.
# Asio takes its time to compile, so this is for the long run.
run_threads() {
  local case
  build tsan stolik hub_test rim_test store_test
  for case in hub_test rim_test store_test; do
    step "threads $case" "build/tsan/tests/server/$case" --gtest_brief=1
  done
  export STOLIK="$PWD/build/tsan/tools/stolik" TSAN_OPTIONS="halt_on_error=1 exitcode=66" STOLIK_KILLS=10
  for case in "games triples" "games with_bots" "crash kill_under_load" "crash clean_stop" "hostile floods" "house top"; do
    step "threads $case" python3 "tests/server/${case% *}_test.py" "${case#* }"
  done
}

# count_web NAME REPORT COMMAND…: a suite of the client that writes its results as JSON, counted one by one.
count_web() {
  local name=$1 report=$PWD/$2 log counted passed failed
  shift 2
  log="build/step-${name//[^a-z0-9]/-}.log"
  rm -f "$report"
  (cd web && "$@") >"$log" 2>&1 || true
  counted=$(node web/tooling/count.mjs "$report" 2>>"$log") || {
    FAILED=$((FAILED + 1))
    say "$name: FAILED without a result; the end of $log:"
    tail -n 30 "$log" >&2
    return
  }
  read -r passed failed <<<"$counted"
  PASSED=$((PASSED + passed))
  FAILED=$((FAILED + failed))
  [ "$failed" -eq 0 ] || tail -n 120 "$log" >&2
  say "$name: $passed passed, $failed failed"
}

# The browser client: types, units, and people at real tables in Chromium, against the program that was just built.
run_web() {
  build_web dev
  build dev stolik
  step "types of the client" sh -c 'cd web && npx --no-install tsc --noEmit'
  count_web "units of the client" build/vitest.json npx --no-install vitest run --reporter=default --reporter=json --outputFile=../build/vitest.json
  # Any free port: another run may be going on.
  STOLIK_TEST_PORT=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
  export STOLIK_TEST_PORT
  STOLIK_PROGRAM=../build/dev/tools/stolik PLAYWRIGHT_JSON_OUTPUT_NAME=../build/playwright.json \
    count_web "tables in Chromium" build/playwright.json npx --no-install playwright test --reporter=list,json
}

run_tests() {
  local seconds=5 alike=2 test target
  case "${1:-}" in
    '') ;;
    --long)
      seconds=300
      alike=30
      export RC_PARAMS="max_success=5000"
      export STOLIK_LONG=1
      ;;
    *) fail "test: there is no option '$1'; there is: --long" ;;
  esac
  need_node
  build dev
  run_ctest
  build wasm
  step "webassembly in node" node tests/wasm/run.mjs build/wasm
  step "webassembly in Chromium" node tests/wasm/run.mjs build/wasm --browser
  step "bots alike in webassembly" node tests/wasm/bots.mjs build/wasm build/dev/tools/stolik "$alike"
  run_web
  build fuzz
  mkdir -p build/corpus
  steps_at_once < <(
    # The longest ones first: the simulator, the bots.
    for test in build/fuzz/tests/server/*_test build/fuzz/tests/*_test; do
      printf 'sanitized %s\t%s --gtest_brief=1\n' "$(basename "$test")" "$test"
    done
    for target in build/fuzz/tests/fuzz/*_fuzz; do
      mkdir -p "build/corpus/$(basename "$target")"
      printf 'fuzz %s\t%s -max_total_time=%s -timeout=10 -artifact_prefix=build/ build/corpus/%s\n' \
        "$(basename "$target")" "$target" "$seconds" "$(basename "$target")"
    done
  )
  if [ -n "${STOLIK_LONG:-}" ]; then run_threads; fi
  printf '%d passed, %d failed\n' "$PASSED" "$FAILED"
  [ "$FAILED" -eq 0 ]
}
