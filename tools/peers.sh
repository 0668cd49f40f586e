# `./stolik bench peers`: Stolik beside boardgame.io and Colyseus, on this machine. Sourced by ./stolik.

PEERS=bench/peers

# node and npm: whatever is on the path, else the system's.
need_node() {
  command -v node >/dev/null || need nodejs
  command -v npm >/dev/null || need npm
  local major
  major=$(node -p 'process.versions.node.split(".")[0]')
  [ "$major" -ge 20 ] || fail "the peers need node 20 or newer, and here is node $(node --version)"
}

# The packages as the lock file names them. Their own scripts are not run: nothing here needs them.
install_peers() {
  local stamp=$PEERS/node_modules/.stolik-installed
  if [ -f "$stamp" ] && [ ! "$PEERS/package-lock.json" -nt "$stamp" ]; then return; fi
  say "Installing the peers into $PEERS/node_modules (about 60 MB, a minute)"
  npm ci --prefix "$PEERS" --legacy-peer-deps --ignore-scripts --no-audit --no-fund >>"$LOG" 2>&1 ||
    { tail -n 5 "$LOG" >&2; fail "the packages could not be installed; see $LOG"; }
  touch "$stamp"
}

run_peers() {
  for word in "$@"; do
    case $word in
      -h | --help) command -v node >/dev/null && exec node "$PEERS/run.mjs" --help ;;
    esac
  done
  need_node
  mkdir -p build
  install_peers
  need "${RUN_PACKAGES[@]}"
  build release stolik
  exec node "$PEERS/run.mjs" "$@"
}
