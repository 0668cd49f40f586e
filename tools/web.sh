# Sourced by ./stolik: builds the browser client into web/dist and writes it as a static folder.

WASM_PACKAGES=(clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc binaryen)
WEB_PACKAGES=("${WASM_PACKAGES[@]}" nodejs python3-fonttools python3-brotli)
NODE_WANTED=22

# Is this node at least 20.19, or 22.12? Its build tools need that.
node_is_new() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# Node and npm. Debian 12 has an older node; a newer one then comes from npm, into build/ and nowhere else.
need_node() {
  need "${WEB_PACKAGES[@]}"
  command -v npm >/dev/null || need npm
  [ ! -x build/node/node_modules/.bin/node ] || export PATH="$PWD/build/node/node_modules/.bin:$PATH"
  node_is_new && return
  say "Fetching a newer node ($(node --version) is here)"
  mkdir -p build/node
  npm install --prefix build/node --no-audit --no-fund --loglevel=error "node@$NODE_WANTED" >>"$LOG" 2>&1 ||
    fail "node could not be fetched; see $LOG. Node 20.19 or newer will do."
  export PATH="$PWD/build/node/node_modules/.bin:$PATH"
  node_is_new || fail "node $(node --version) is too old: 20.19 or newer is needed"
}

# The packages the client is built with, exactly those of the lock file.
need_npm_packages() {
  local lock
  lock=$(sha256sum <web/package-lock.json)
  [ "$(cat web/node_modules/.stolik 2>/dev/null)" = "$lock" ] && return
  say "Installing npm packages"
  (cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci --no-audit --no-fund --loglevel=error) >>"$LOG" 2>&1 ||
    { tail -n 20 "$LOG" >&2; fail "npm ci failed; see $LOG"; }
  printf '%s\n' "$lock" >web/node_modules/.stolik
}

# Everything the client is made of, by name, size and time.
web_inputs() {
  find web content bindings/wasm build/wasm/bindings/wasm/stolik_engine.wasm build/wasm/bindings/wasm/stolik_bots.wasm tools/web.sh -type f \
    -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -path 'web/generated/*' -not -path 'web/src/engine/types.ts' \
    -not -path 'web/screenshots/*' -not -path 'web/test-results/*' -not -path 'web/tests/*' -printf '%p %s %T@\n' | sort | sha256sum
}

# build_web PRESET: the client in web/dist; the program of that preset prints the types. Nothing to do takes no time.
build_web() {
  local preset=$1 stamp
  need_node
  need_npm_packages
  build "$preset" stolik
  build wasm stolik_engine stolik_bots_module
  stamp=$(web_inputs)
  [ -f web/dist/index.html ] && [ "$(cat build/web.stamp 2>/dev/null)" = "$stamp" ] && return
  say "Building the browser client"
  (cd web && STOLIK_PROGRAM="../build/$preset/tools/stolik" npx --no-install vite build --logLevel warn && node tooling/compress.mjs) \
    >build/web.log 2>&1 || { tail -n 30 build/web.log >&2; fail "the client could not be built; see build/web.log"; }
  printf '%s\n' "$(web_inputs)" >build/web.stamp
}

# export_web DIR: the client for any web host. A folder with something else in it is left alone.
export_web() {
  local target=${1:-}
  [ $# -eq 1 ] && [ -n "$target" ] || fail "export: give one folder:  ./stolik export DIR"
  [ ! -e "$target" ] || [ -d "$target" ] || fail "export: $target is not a folder"
  if [ -d "$target" ] && [ -n "$(ls -A "$target")" ] && [ ! -f "$target/stolik.txt" ]; then
    fail "export: $target is not empty, and what is in it was not written by this command. Give another folder or empty that one."
  fi
  build_web release
  mkdir -p "$target"
  # Only what an earlier export wrote is taken away.
  if [ -f "$target/stolik.txt" ]; then
    sed -n 's/^  //p' "$target/stolik.txt" | while IFS= read -r file; do
      case $file in /* | *..*) ;; *) rm -f -- "$target/$file" ;; esac
    done
  fi
  cp -r web/dist/. "$target/"
  {
    printf 'Stolik: three history games in the browser, as a folder for any web host.\n'
    printf 'Serve it over https (or from localhost) and it can be installed and played without a network.\n'
    printf 'FILE.br and FILE.gz are FILE, compressed beforehand, for hosts that can use them.\n\nFiles:\n'
    (cd web/dist && find . -type f | sed 's/^\.\//  /' | sort)
  } >"$target/stolik.txt"
  say "$(du -sh "$target" | cut -f1) in $target"
}
