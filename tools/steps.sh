# Sourced by ./stolik: how it speaks, how long work is shown, and where the time went.
#
# All of it goes to standard error, so that `./stolik referee` speaks nothing but JSON on standard output.

LOGS=build/logs
STEP_NAMES=()
STEP_CLOCKS=()
STEP_CPUS=()
CHILD=

say() {
  if [ -t 2 ]; then printf '\r\033[K· %s\n' "$*" >&2; else printf '· %s\n' "$*" >&2; fi
}

fail() {
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
  printf 'stolik: %s\n' "$*" >&2
  exit 1
}

# Ctrl-C ends what is under way; whatever was finished stays finished.
stopped() {
  trap - INT TERM HUP
  if [ -n "$CHILD" ]; then
    kill -TERM -- "-$CHILD" 2>/dev/null || true
    wait "$CHILD" 2>/dev/null || true
  fi
  printf '\nstolik: stopped. The same command goes on where it was.\n' >&2
  exit 130
}
trap stopped INT TERM HUP

# One at a time in this folder: a second one waits, says so, and then finds everything made.
begin() {
  mkdir -p "$LOGS" build/times 2>/dev/null || true
  # Made by another user (root, mostly): every line that follows would fail without saying why.
  { [ -w build ] && [ -w "$LOGS" ] && : >build/.times; } 2>/dev/null ||
    fail "$PWD/build cannot be written to by $(id -un): it belongs to $(stat -c %U build 2>/dev/null || stat -c %U .), or the disk is full or read-only"
  exec 9>build/.lock
  flock -n 9 2>/dev/null || {
    say "Another ./stolik builds here; waiting for it"
    flock 9
  }
}

# What runs next (a server, a game) does not keep others waiting.
finished() { exec 9>&-; }

# Processor seconds of all children so far, in hundredths.
cpu_now() {
  local own children
  times >build/.times
  {
    read -r own
    read -r children
  } <build/.times
  [[ $children =~ ^([0-9]+)m([0-9]+)[.,]([0-9][0-9])[0-9]*s\ ([0-9]+)m([0-9]+)[.,]([0-9][0-9]) ]] || {
    echo 0
    return
  }
  echo $(((BASH_REMATCH[1] + BASH_REMATCH[4]) * 6000 + (BASH_REMATCH[2] + BASH_REMATCH[5]) * 100 + 10#${BASH_REMATCH[3]} + 10#${BASH_REMATCH[6]}))
}

slug() { printf '%s' "${1//[^A-Za-z0-9]/-}"; }

# "95 s", "12 min 5 s"
duration() {
  if [ "$1" -lt 100 ]; then echo "$1 s"; else echo "$(($1 / 60)) min $(($1 % 60)) s"; fi
}

# The last "[n/m]" of a log (ninja, npm, apt) or "n/m Test" (ctest), as "[n/m] ".
progress_of() {
  local found
  found=$(tail -n 3 "$1" 2>/dev/null | grep -aoE '\[ *[0-9]+/[0-9]+\]|^ *[0-9]+/[0-9]+ Test' | tail -n 1) || true
  [[ $found =~ ([0-9]+)/([0-9]+) ]] && printf '[%s/%s] ' "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
  return 0
}

# work NAME COMMAND…: runs it with its output in build/logs/NAME.log and shows how far it is. What is over within a second
# is not worth a line. Its exit code is returned; its time goes into the account.
work() {
  local name=$1 log last began=$SECONDS cpu code=0 shown='' spent
  shift
  log=$LOGS/$(slug "$name").log
  last=$(cat "build/times/$(slug "$name")" 2>/dev/null || true)
  cpu_now >build/.cpu
  cpu=$(cat build/.cpu)
  setsid "$@" >"$log" 2>&1 9>&- </dev/null &
  CHILD=$!
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 "$CHILD" 2>/dev/null || break
    sleep 0.1
  done
  while kill -0 "$CHILD" 2>/dev/null; do
    if [ -t 2 ]; then
      printf '\r\033[K· %s %s%s%s' "$name" "$(progress_of "$log")" "$(duration $((SECONDS - began)))" \
        "${last:+ (last time $(duration "$last"))}" >&2
    elif [ -z "$shown" ]; then
      say "$name${last:+ (last time $(duration "$last"))}"
    fi
    shown=1
    sleep 0.25
  done
  wait "$CHILD" || code=$?
  CHILD=
  spent=$((SECONDS - began))
  if [ -t 2 ] && [ -n "$shown" ]; then
    printf '\r\033[K' >&2
    [ "$code" -ne 0 ] || say "$name: $(duration "$spent")"
  fi
  cpu_now >build/.cpu
  account "$name" "$spent" $(($(cat build/.cpu) - cpu))
  # Only whole runs tell how long it takes: a second build of a few files does not.
  if [ "$code" -eq 0 ] && [ "$spent" -ge 2 ] && { [ -z "$last" ] || [ "$spent" -gt $((last / 3)) ]; }; then
    echo "$spent" >"build/times/$(slug "$name")"
  fi
  return "$code"
}

account() {
  STEP_NAMES+=("$1")
  STEP_CLOCKS+=("$2")
  STEP_CPUS+=("$3")
}

# Where the time went: by the clock, and on the processors, which a busy machine does not change much.
show_account() {
  local i clock=0 cpu=0
  for i in "${!STEP_NAMES[@]}"; do
    clock=$((clock + STEP_CLOCKS[i]))
    cpu=$((cpu + STEP_CPUS[i]))
  done
  [ "$clock" -ge 5 ] || return 0
  say "Where the time went:                       clock   processor"
  for i in "${!STEP_NAMES[@]}"; do
    [ "${STEP_CLOCKS[i]}" -ge 1 ] || [ "${STEP_CPUS[i]}" -ge 100 ] || continue
    say "$(printf '  %-36s %7d s %9d s' "${STEP_NAMES[i]}" "${STEP_CLOCKS[i]}" $((STEP_CPUS[i] / 100)))"
  done
  say "$(printf '  %-36s %7d s %9d s' "all" "$clock" $((cpu / 100)))"
}

# explain LOG: what to do about the usual reasons, or nothing.
explain() {
  if grep -aqiE 'no space left on device|disk quota exceeded|ENOSPC' "$1"; then
    echo "The disk is full ($(df -h --output=avail . | tail -n 1 | tr -d ' ') left here). Make room and start again: what was finished stays."
  elif grep -aqiE 'temporary failure resolving|could not resolve|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|network is unreachable|connection timed out|connection refused|failed to fetch' "$1"; then
    echo "The network could not be reached. Start again when it is there: what was finished stays."
  elif grep -aqiE 'could not get lock|is another process using' "$1"; then
    echo "Another program is installing packages. Start again when it is done."
  elif grep -aqE 'Killed signal terminated program|out of memory' "$1"; then
    echo "The memory did not suffice. Close other programs, or let one thing be built at a time: CMAKE_BUILD_PARALLEL_LEVEL=1 ./stolik …"
  fi
}

# fail_with NAME WHAT: ends with the end of that step's log and what to do about it.
fail_with() {
  local log
  log=$LOGS/$(slug "$1").log
  { grep -aE 'error|FAILED|ERR!|^E: ' "$log" || tail -n 15 "$log"; } | head -n 30 >&2 || true
  fail "$2; see $log
$(explain "$log")"
}
