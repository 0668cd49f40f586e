# Sourced by ./stolik: whatever is missing is installed; without root it is told, all at once.

# What each command needs of Debian 12.
RUN_PACKAGES=(g++ cmake ninja-build ccache mold python3 pkg-config libboost1.81-dev libssl-dev libsodium-dev libsqlite3-dev
  libqrencode-dev)
WEB_PACKAGES=(clang-19 lld-19 libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 libclang-rt-19-dev-wasm32 wasi-libc binaryen nodejs
  python3-fonttools python3-brotli)
PYTHON_PACKAGES=(pybind11-dev python3-dev python3-numpy)
# One version each, Debian 12's: another one breaks lines elsewhere. oxfmt comes with web/package-lock.json.
FORMAT_PACKAGES=(git clang-format-19 black shfmt python3)
QUICK_PACKAGES=(libgtest-dev librapidcheck-dev openssl "${PYTHON_PACKAGES[@]}" "${FORMAT_PACKAGES[@]}")
# python3-pikepdf finishes printed sets, poppler-utils measures them.
PRINT_PACKAGES=(chromium python3-pikepdf)
TEST_PACKAGES=("${QUICK_PACKAGES[@]}" "${PRINT_PACKAGES[@]}" libclang-rt-19-dev poppler-utils)
# Firefox, and WebKit with its driver, a screen nobody sees and what a window of it is made of.
ENGINE_PACKAGES=(firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1)
# A compiler for 64-bit ARM, its libraries, and what runs its programs here.
ARM64_PACKAGES=(g++-aarch64-linux-gnu libstdc++6:arm64 libssl-dev:arm64 libsodium-dev:arm64 libsqlite3-dev:arm64
  libqrencode-dev:arm64 qemu-user-static)
NODE_WANTED=22

# Debian's node comes without npm; other makers' brings it along.
npm_is_apart() { ! command -v npm >/dev/null && ! apt-cache policy nodejs 2>/dev/null | grep -q 'Candidate:.*nodesource'; }

# is_installed PACKAGE[:ARCHITECTURE]: of this machine's own architecture unless told otherwise; others may be here beside it.
is_installed() {
  local of=${1#*:}
  [ "$of" != "$1" ] || of=$(dpkg --print-architecture 2>/dev/null)
  dpkg-query -W -f='${Architecture} ${db:Status-Status}\n' "$1" 2>/dev/null | grep -E "^($of|all) installed\$" >/dev/null
}

# apt-get, its progress as "[n/100]" in the log.
install_packages() {
  # An installation that was interrupted is finished first.
  [ -z "$(dpkg --audit 2>/dev/null)" ] || DEBIAN_FRONTEND=noninteractive dpkg --configure -a || return
  apt-get -o DPkg::Lock::Timeout=300 update -qq || echo "the list of packages could not be renewed; trying with the one that is here"
  case " $* " in *' nodejs '*) if npm_is_apart; then set -- "$@" npm; fi ;; esac
  {
    DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -o APT::Status-Fd=3 install -y -q --no-install-recommends "$@" 3>&1 >&4 |
      while IFS=: read -r kind _ percent text; do
        percent=${percent%%.*}
        case $kind in
          dlstatus) echo "[$((percent / 2))/100] $text" ;;
          pmstatus) echo "[$((50 + percent / 2))/100] $text" ;;
        esac
      done
    return "${PIPESTATUS[0]}"
  } 4>&1
}

# need PACKAGE…: those of them that are not there are installed in one go.
need() {
  local missing=() package name
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  [ ${#missing[@]} -gt 0 ] || return 0
  # As root this is known once the list of packages was renewed.
  case " $(id -u) ${missing[*]} " in
    ' 0 '*) ;;
    *' nodejs '*) if npm_is_apart; then missing+=(npm); fi ;;
  esac
  [ "$(id -u)" = 0 ] || fail "these packages are missing: ${missing[*]}
Install them, then start again:
  sudo apt-get update && sudo apt-get install --no-install-recommends ${missing[*]}"
  command -v apt-get >/dev/null || fail "these packages of Debian 12 are missing, and there is no apt-get to install them: ${missing[*]}"
  name="Installing ${#missing[@]} package$([ ${#missing[@]} -eq 1 ] || echo s)"
  export -f install_packages npm_is_apart
  work "$name" bash -c 'install_packages "$@"' install "${missing[@]}" || fail_with "$name" "the packages could not be installed"
}

# wish PACKAGE: tests are cheaper with it and as good without, so it is no reason to stop.
wish() {
  if is_installed "$1" || [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then return 0; fi
  (need "$1") || say "Going on without $1"
}

# etcd and etcdctl for the tests of tables in it: the programs alone, from their packages, into build/; a service of it is
# nobody's wish here.
want_etcd() {
  export PATH="$PWD/build/etcd/usr/bin:$PATH"
  if { command -v etcd && command -v etcdctl; } >/dev/null || ! command -v apt-get >/dev/null; then return 0; fi
  mkdir -p build/etcd
  work "Fetching etcd" bash -c 'cd build/etcd && set -- etcd-server etcd-client &&
    { apt-get download -q "$@" || { apt-get update -qq && apt-get download -q "$@"; }; } &&
    for package in ./*.deb; do dpkg -x "$package" . || exit; done' ||
    say "Going on without etcd: its tests are skipped"
}

# Is this node at least 20.19, or 22.12? The tools that build the client need that.
node_is_new() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit((a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22 ? 0 : 1)' 2>/dev/null
}

# Node and npm. Debian 12 has an older node; a newer one then comes from npm, into build/ and nowhere else.
need_node() {
  command -v npm >/dev/null || need npm
  [ ! -x build/node/node_modules/.bin/node ] || export PATH="$PWD/build/node/node_modules/.bin:$PATH"
  node_is_new && return
  mkdir -p build/node
  work "Fetching node $NODE_WANTED" npm install --prefix build/node --no-audit --no-fund --loglevel=error "node@$NODE_WANTED" ||
    fail_with "Fetching node $NODE_WANTED" "node $(node --version 2>/dev/null) is too old, 20.19 or newer is needed, and a newer one could not be fetched"
  export PATH="$PWD/build/node/node_modules/.bin:$PATH"
  node_is_new || fail "node $(node --version) is too old: 20.19 or newer is needed"
}

# need_npm_packages FOLDER [OPTION…]: exactly those of the folder's lock file.
need_npm_packages() {
  local folder=$1 lock stamp
  shift
  stamp=$folder/node_modules/.stolik
  lock=$(sha256sum <"$folder/package-lock.json")
  [ "$(cat "$stamp" 2>/dev/null)" = "$lock" ] && return
  export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
  work "Installing npm packages ($folder)" npm ci --prefix "$folder" --no-audit --no-fund --loglevel=error "$@" ||
    fail_with "Installing npm packages ($folder)" "the npm packages could not be installed"
  printf '%s\n' "$lock" >"$stamp"
}
