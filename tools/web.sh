# Sourced by ./stolik: builds the browser client into web/dist and writes it as a static folder.

# Everything the client is made of, by name, size and time.
web_inputs() {
  find web content bindings/wasm build/wasm/bindings/wasm/stolik_engine.wasm build/wasm/bindings/wasm/stolik_bots.wasm build/wasm/bindings/wasm/stolik_puzzles.wasm build/wasm/bindings/wasm/stolik_decks.wasm tools/web.sh -type f \
    -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/generated/*' -not -path 'web/src/engine/types.ts' -not -path 'web/src/words/ids.ts' \
    -not -path 'web/screenshots/*' -not -path 'web/test-results/*' -not -path 'web/tests/*' -printf '%p %s %T@\n' | sort | sha256sum
}

# The client in web/dist. Nothing to do takes no time.
build_web() {
  local stamp
  need_node
  need_npm_packages web
  build wasm stolik_engine stolik_bots_module stolik_puzzles_module stolik_decks_module
  stamp=$(web_inputs)
  [ -f web/dist/index.html ] && [ "$(cat build/web.stamp 2>/dev/null)" = "$stamp" ] && return
  rm -f build/web.stamp
  work "Building the browser client" sh -c 'cd web && npx --no-install vite build --logLevel warn && node tooling/compress.mjs' ||
    fail_with "Building the browser client" "the client could not be built"
  web_inputs >build/web.stamp
}

# write_types PRESET: what the engine says as TypeScript types, and the ids of all messages, for the client's check and for editors.
write_types() {
  local file=web/src/engine/types.ts
  build "$1" stolik_tools_program
  "build/$1/tools/stolik-tools" types >build/types.ts
  cmp -s build/types.ts $file || cp build/types.ts $file
  node web/tooling/message-ids.mjs
}

# export_web DIR: the client for any web host. A folder with something else in it is left alone.
export_web() {
  local target=${1:-}
  [ $# -eq 1 ] && [ -n "$target" ] || fail "export: give one folder:  ./stolik export DIR"
  target=$(there "$target")
  [ ! -e "$target" ] || [ -d "$target" ] || fail "export: $target is not a folder"
  if [ -d "$target" ] && [ -n "$(ls -A "$target")" ] && [ ! -f "$target/stolik.txt" ]; then
    fail "export: $target is not empty, and what is in it was not written by this command. Give another folder or empty that one."
  fi
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}"
  build_web
  mkdir -p "$target"
  # Only what an earlier export wrote is taken away.
  if [ -f "$target/stolik.txt" ]; then
    sed -n 's/^  //p' "$target/stolik.txt" | while IFS= read -r file; do
      case $file in /* | *..*) ;; *) rm -f -- "$target/$file" ;; esac
    done
  fi
  cp -r web/dist/. "$target/"
  node web/tooling/policy.mjs "$target"
  {
    printf 'Stolik: three history games in the browser, as a folder for any web host.\n'
    printf 'Serve it over https (or from localhost) and it can be installed and played without a network.\n'
    printf 'FILE.br and FILE.gz are FILE, compressed beforehand, for hosts that can use them.\n\nFiles:\n'
    (cd web/dist && find . -type f | sed 's/^\.\//  /' | sort)
  } >"$target/stolik.txt"
  say "$(du -sh "$target" | cut -f1) in $target"
}
