# Sourced by ./stolik: every measurement is a command that builds what it needs. docs/BENCHMARKS.md tells what they mean.

bench_help() {
  cat <<'END'
usage: ./stolik bench WHAT [arguments]

  engine     the rules on one core, beside a calibration loop (half a minute)
  wasm       the WebAssembly module beside the native engine: ratios (a minute)
  bots       how long the bots think, in WebAssembly and natively (two minutes)
  ready      from start to ready with 10,000 stored tables (a minute)
  scale      how cost grows with tables, journals, watchers and the log: slopes (eight minutes)
  backup     waits under full load while a hundred backups are made (eight minutes)
  peers      the server beside boardgame.io and Colyseus: the same game, the same load (three minutes)
  cluster    three servers and three members of etcd: a killed node to the next command, commands a second (five minutes)
  lab        the Python module: turns, steps of many tables, import, wheel (two minutes)
  web        the browser client: bytes, opening, answers to a press, frames of the top (two minutes)

Each builds what it needs first. A running server is measured by ./stolik load.
END
}

# run_bench WHAT [ARGUMENT…]
run_bench() {
  local what=${1:-}
  [ $# -eq 0 ] || shift
  case $what in
    engine | wasm | bots | ready | scale | backup | peers | cluster | web | lab) begin ;;
    -h | --help | help)
      bench_help
      return
      ;;
    '')
      bench_help >&2
      exit 2
      ;;
    *) fail "bench: there is no measurement '$what'; ./stolik bench --help lists them" ;;
  esac
  case $what in
    engine)
      need "${RUN_PACKAGES[@]}"
      build release stolik stolik_tools_program
      start build/release/tools/stolik bench engine "$@"
      ;;
    wasm | bots)
      need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}"
      need_node
      build release stolik stolik_tools_program
      build wasm
      start node "bench/$what.mjs" "$@"
      ;;
    ready | backup)
      need "${RUN_PACKAGES[@]}"
      build release stolik stolik_tools_program
      start python3 "bench/$what.py" "$@"
      ;;
    scale)
      need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}"
      need_node
      need_npm_packages web
      build release stolik stolik_tools_program
      start python3 bench/scale.py "$@"
      ;;
    cluster)
      need "${RUN_PACKAGES[@]}"
      want_etcd
      build release stolik stolik_tools_program
      start python3 bench/cluster.py "$@"
      ;;
    peers)
      need "${RUN_PACKAGES[@]}" nodejs
      need_node
      # Their own scripts are not run: nothing here needs them.
      need_npm_packages bench/peers --legacy-peer-deps --ignore-scripts
      build release stolik stolik_tools_program
      start node bench/peers/run.mjs "$@"
      ;;
    lab)
      need "${RUN_PACKAGES[@]}" "${PYTHON_PACKAGES[@]}"
      build_python
      build release stolik stolik_tools_program
      export PYTHONPATH="$PWD/build/python/python"
      start "$PYTHON" bench/lab.py "$@"
      ;;
    web)
      [ $# -eq 0 ] || fail "bench web: no arguments are expected"
      need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" chromium
      build_web
      build release stolik
      start node web/tooling/measure.mjs
      ;;
  esac
}
