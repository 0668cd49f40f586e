# Sourced by ./stolik print: the client's own page, printed by a Chromium without windows (web/tooling/print.mjs).

# A server for decks of one's own, on any free port, for as long as it takes to print.
serve_decks() {
  local folder=$1 log=build/print/serve.log
  mkdir -p build/print
  build/release/tools/stolik serve --listen 127.0.0.1:0 --data build/print/data --web web/dist --decks "$folder" >"$log" 2>&1 &
  PRINT_SERVER=$!
  trap 'kill "$PRINT_SERVER" 2>/dev/null || true' EXIT
  until [[ $(cat "$log") =~ \"event\":\"serving\",\"port\":([0-9]+) ]]; do
    kill -0 "$PRINT_SERVER" 2>/dev/null || fail "print: the decks in $folder cannot be served:
$(tail -n 20 "$log")"
    sleep 0.1
  done
  ADDRESS=http://127.0.0.1:${BASH_REMATCH[1]}/
}

run_print() {
  local decks='' words=()
  while [ $# -gt 0 ]; do
    case $1 in
      --decks)
        decks=$(there "${2:-}")
        { [ $# -ge 2 ] && [ -d "$decks" ]; } || fail "print: --decks: give a folder"
        shift 2
        ;;
      *)
        words+=("$1")
        shift
        ;;
    esac
  done
  begin
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" "${PRINT_PACKAGES[@]}"
  wish chromium-headless-shell
  build_web
  if [ -n "$decks" ]; then
    build release stolik
    serve_decks "$decks"
    words+=(--server "$ADDRESS")
  fi
  show_account
  finished
  local program=$PWD/web/tooling/print.mjs
  cd "$CALLED_FROM"
  node "$program" "${words[@]}"
}
