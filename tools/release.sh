# Sourced by `./stolik release`: everything that is handed to others, of one commit, with checksums.

# In which way the files of an archive tell nothing of this machine.
PLAIN_TAR=(--sort=name --owner=0 --group=0 --numeric-owner --mode=u+rwX,go+rX,go-w)

pack_release() {
  local out=$1 version=$2 name=stolik-$2
  (cd build/release && cpack -B "$PWD/packages" >/dev/null) || return
  if [ -n "$FOR_ARM64" ]; then
    (cd build/arm64 && dpkg-architecture -aarm64 -c cpack -B "$PWD/packages" >/dev/null) &&
      cp build/arm64/packages/stolik_"$version"_arm64.deb "$out/" || return
  fi
  cp build/release/packages/stolik_"$version"_*.deb "$out/" &&
    tar "${PLAIN_TAR[@]}" --mtime="@$SOURCE_DATE_EPOCH" --transform "s,^\.,$name-page," -C web/dist -c . | gzip -9n >"$out/$name-page.tar.gz" &&
    git archive --prefix="$name/" HEAD | gzip -9n >"$out/$name-source.tar.gz" &&
    python3 tools/sbom.py build/release/tools/stolik "$version" >"$out/$name-sbom.json" &&
    build/release/tools/stolik version --json >"$out/$name-version.json" &&
    (cd "$out" && sha256sum -- * | grep -v ' SHA256SUMS$' >SHA256SUMS)
}

# Libraries of another architecture can stand beside those of this machine, once its packages may be asked for.
need_arm64() {
  local own
  own=$(dpkg --print-architecture)
  [ "$own" != arm64 ] || fail "release --arm64: this machine has that architecture: ./stolik release makes its package"
  if ! dpkg --print-foreign-architectures | grep -qx arm64; then
    [ "$(id -u)" = 0 ] || fail "release --arm64: this machine does not take packages for arm64 yet. Allow it, then start again:
  sudo dpkg --add-architecture arm64 && sudo apt-get update"
    say "From now on this machine takes packages for arm64 too (dpkg --add-architecture arm64)"
    dpkg --add-architecture arm64
  fi
  need "${ARM64_PACKAGES[@]}"
}

# The program for arm64 runs here by qemu: the same rules, decks and counts of ways to play on as this machine's own.
try_arm64() {
  local file game words all=("stolik version --json") own other
  for file in scenarios/*/counts.perft; do
    game=$(basename "$(dirname "$file")")
    all+=("stolik-tools perft ${game//_/-} --depth 2")
  done
  for words in "${all[@]}"; do
    echo "$words"
    # shellcheck disable=SC2086
    own=$(build/release/tools/$words) && other=$(qemu-aarch64-static build/arm64/tools/$words) || return
    [ "$own" = "$other" ] || {
      printf '%s\n' "$own" "$other"
      return 1
    }
  done
}

# Twice the commit, built in two folders whose names differ in length, without what is kept of earlier builds.
reproduce() {
  local room place commit sums=()
  [ -z "$(git status --porcelain)" ] || fail "release --reproduce: commit first; what is not committed is in no clone"
  commit=$(git rev-parse HEAD) # of both, whatever is committed here meanwhile
  room=$(mktemp -d)
  # shellcheck disable=SC2064
  trap "rm -rf '$room'" EXIT
  for place in "$room/here" "$room/and-another/folder/further/down"; do
    say "Building in $place"
    git clone -q . "$place" && (cd "$place" && git checkout -q "$commit" && CCACHE_DISABLE=1 ./stolik release out) || fail "release --reproduce: the build in $place failed"
    sums+=("$place/out/SHA256SUMS")
  done
  cat "${sums[0]}"
  diff "${sums[@]}" || fail "release --reproduce: the two builds differ (lines of SHA256SUMS above)"
  say "Two builds in two folders, the same bytes"
}

run_release() {
  if [ "${1:-}" = --reproduce ]; then
    [ $# -eq 1 ] || fail "release --reproduce: nothing else is expected"
    begin
    reproduce
    return
  fi
  export FOR_ARM64=
  if [ "${1:-}" = --arm64 ]; then
    FOR_ARM64=yes
    shift
  fi
  local out=build/packages version
  [ $# -eq 0 ] || out=$(there "$1")
  [ $# -le 1 ] || fail "release: one folder at most is expected:  ./stolik release [--arm64] [DIR]"
  [ ! -e "$out" ] || [ -d "$out" ] || fail "release: $out is not a folder"
  begin
  need "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" dpkg-dev file git
  [ -z "$FOR_ARM64" ] || need_arm64
  [ -z "$(git status --porcelain)" ] || say "What is not committed is in the programs, but not in the source: commit first"
  # All dates are the commit's: whoever builds it again gets the same bytes.
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
  export SOURCE_DATE_EPOCH
  build_web
  work "Configuring (release)" cmake --preset release || fail_with "Configuring (release)" "configuring failed"
  build release stolik stolik_tools_program stolik_pages
  if [ -n "$FOR_ARM64" ]; then
    work "Configuring (arm64)" cmake --preset arm64 || fail_with "Configuring (arm64)" "configuring failed"
    build arm64 stolik stolik_tools_program stolik_pages
    export -f try_arm64
    work "Trying the program for arm64" bash -c try_arm64 || fail_with "Trying the program for arm64" "the program for arm64 does not say what this machine's own does"
  fi
  version=$(sed -n 's/^project(stolik VERSION \([0-9.]*\) .*/\1/p' CMakeLists.txt)
  grep -q "^## $version\$" CHANGELOG.md || fail "release: CHANGELOG.md has no entry '## $version'"
  mkdir -p "$out"
  rm -f "$out"/stolik[-_]* "$out/SHA256SUMS" build/release/packages/*.deb build/arm64/packages/*.deb
  export -f pack_release
  export PLAIN_TAR_WORDS="${PLAIN_TAR[*]}"
  work "Packing" bash -c 'read -ra PLAIN_TAR <<<"$PLAIN_TAR_WORDS"; set -o pipefail; pack_release "$@"' pack "$out" "$version" ||
    fail_with "Packing" "the release could not be packed"
  show_account
  (cd "$out" && du -h -- * | sed 's/^/  /')
  say "Stolik $version is in $out"
}
