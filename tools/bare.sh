# Sourced by `./stolik test --bare`: a proof that this machine cannot fool. It makes bare Debian 12 roots, clones what is
# committed here into them, and does what README says: serve, and test. What a root is told of this machine is how it reaches
# packages (apt's and npm's settings, certificates, proxies); what it may keep between two proofs are packages and a compiler's
# cache, which save time and decide nothing.

BARE=build/bare
BARE_CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/stolik-bare
SUITE=bookworm

# Why there can be no bare root here, or nothing.
no_bare_root() {
  [ "$(id -u)" = 0 ] || {
    echo "only root can make one"
    return
  }
  unshare --mount --pid --fork true 2>/dev/null || {
    echo "this machine allows no mounts of one's own"
    return
  }
  command -v debootstrap >/dev/null || is_installed debootstrap || echo "debootstrap is not here"
}

# The place Debian's packages come from on this machine.
mirror() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT) $(CREATED_BY)' 2>/dev/null |
    awk -v suite=$SUITE '$2 == suite && $3 == "main" && $4 == "Packages" {print $1; exit}'
}

# The bare root all others are copies of: made anew after a week.
make_base() {
  local from base=$BARE_CACHE/base
  mkdir -p "$BARE_CACHE/packages" "$BARE_CACHE/npm" "$BARE_CACHE/compiler"
  [ -z "$(find "$BARE_CACHE/base.made" -mtime -7 2>/dev/null)" ] || return 0
  from=$(mirror)
  rm -rf "$base" "$BARE_CACHE/base.made"
  # Certificates, since some machines reach their packages over https only.
  work "Making a bare Debian root" debootstrap --variant=minbase --include=ca-certificates $SUITE "$base" ${from:+"$from"} || return
  local file
  for file in /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/apt.conf /etc/apt/apt.conf.d /etc/apt/auth.conf /etc/apt/auth.conf.d \
    /etc/apt/preferences.d /etc/apt/keyrings /etc/apt/trusted.gpg.d /usr/share/keyrings /etc/ssl/certs /usr/local/share/ca-certificates \
    /etc/resolv.conf /etc/hosts /etc/npmrc /usr/etc/npmrc; do
    [ -e "$file" ] || continue
    mkdir -p "$base$(dirname "$file")"
    if [ -d "$file" ]; then cp -aL "$file/." "$base$file/" 2>/dev/null || true; else cp -L "$file" "$base$file"; fi
  done
  [ ! -e "$HOME/.npmrc" ] || cp -L "$HOME/.npmrc" "$base/root/.npmrc"
  [ -e /etc/apt/sources.list ] || rm -f "$base/etc/apt/sources.list"
  # Packages stay in the cache that all roots share.
  rm -f "$base/etc/apt/apt.conf.d/docker-clean"
  printf 'Binary::apt-get::APT::Keep-Downloaded-Packages "true";\nAPT::Keep-Downloaded-Packages "true";\n' >"$base/etc/apt/apt.conf.d/99keep"
  # A root that is thrown away need not be on the disk before it is used.
  echo force-unsafe-io >"$base/etc/dpkg/dpkg.cfg.d/thrown-away"
  chroot "$base" useradd --create-home guest
  touch "$BARE_CACHE/base.made"
}

# make_root NAME: a bare root with a clone of this checkout in /stolik.
make_root() {
  local root=$BARE/$1
  rm -rf "$root"
  mkdir -p $BARE
  cp -a --reflink=auto "$BARE_CACHE/base" "$root" && git clone -q --no-hardlinks . "$root/stolik"
  # A line that breaks while packages are fetched is no fault of ours.
  printf 'Acquire::Retries "5";\n' >"$root/etc/apt/apt.conf.d/99again"
}

# in_root NAME COMMAND…: as root in that root, with mounts and processes that end with it.
in_root() {
  local root=$BARE/$1 name keep=()
  shift
  for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE; do
    [ -z "${!name:-}" ] || keep+=("$name=${!name}")
  done
  # shellcheck disable=SC2016
  exec unshare --mount --pid --fork --kill-child sh -c '
    root=$1 cache=$2
    shift 2
    mkdir -p "$root/var/cache/apt/archives" "$root/root/.npm" "$root/root/.cache/ccache"
    mount --rbind /dev "$root/dev" && mount -t proc proc "$root/proc" &&
      mount --bind "$cache/packages" "$root/var/cache/apt/archives" && mount --bind "$cache/npm" "$root/root/.npm" &&
      mount --bind "$cache/compiler" "$root/root/.cache/ccache" || exit 99
    exec chroot "$root" "$@"' in_root "$root" "$BARE_CACHE" \
    env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 "${keep[@]}" \
    sh -c 'cd /stolik && exec "$@"' bare "$@"
}

# Somebody without root is told what to install, all of it, in one message.
bare_guest() {
  local code=0 said package
  said=$(in_root quick su guest -s /bin/bash -c 'cd /stolik && ./stolik serve' 2>&1 </dev/null) || code=$?
  printf '%s\n' "$said"
  [ $code -eq 1 ] || {
    echo "exit code $code, expected 1"
    return 1
  }
  for package in "${RUN_PACKAGES[@]}" "${WEB_PACKAGES[@]}" npm; do
    grep -q "apt-get install.* $package\( \|$\)" <<<"$said" || {
      echo "$package is not named"
      return 1
    }
  done
}

# The package is made where everything was built, and installed where nothing of ours is.
bare_package() {
  (in_root serve ./stolik release) && (in_root serve sh -c '
    apt-get install -y -q --no-install-recommends lintian >/dev/null && lintian --fail-on error build/packages/*.deb 2>&1') || return
  # The engine as a library, as CONTRIBUTING tells.
  (in_root serve sh -ec 'cmake --install build/release --component library --prefix /tmp/engine >/dev/null
    cmake -S examples/cpp -B /tmp/example -DCMAKE_PREFIX_PATH=/tmp/engine >/dev/null && cmake --build /tmp/example >/dev/null
    /tmp/example/example | grep -q "\"phase\":\"over\""') || return
  # What the image is made of is what a release writes.
  (in_root serve sh -ec 'sed -n "s/^COPY \([^ ]*\) .*/\1/p" packaging/Containerfile | while read -r file; do ls $file; done') || return
  rm -rf "$BARE/package/stolik"
  mkdir -p "$BARE/package/stolik/tests"
  cp "$BARE"/serve/stolik/build/packages/*.deb "$BARE/package/stolik/" && cp tests/package.sh "$BARE/package/stolik/tests/" &&
    (in_root package sh -c 'exec tests/package.sh *.deb')
}

run_bare() {
  local why
  why=$(no_bare_root)
  if [ "$why" = "debootstrap is not here" ]; then
    need debootstrap
    why=$(no_bare_root)
  fi
  if [ -z "$why" ] && ! make_base; then
    why="debootstrap failed, see $LOGS: $(explain "$LOGS/$(slug "Making a bare Debian root").log")"
  fi
  if [ -n "$why" ]; then
    say "NOT RUN, bare Debian roots: $why"
    SKIPPED=$((SKIPPED + 6))
    return
  fi
  [ -z "$(git status --porcelain)" ] || say "What is not committed is not part of this proof"
  export -f in_root bare_guest bare_package
  export BARE BARE_CACHE PACKAGES="${RUN_PACKAGES[*]} ${WEB_PACKAGES[*]}"
  make_root serve
  make_root quick
  make_root package
  chmod -R a+rwX "$BARE/quick/stolik"
  step "Bare: without root one is told what to install" bash -c 'RUN_PACKAGES=($PACKAGES) WEB_PACKAGES=(); bare_guest'
  step "Bare: ./stolik serve, a page and a game" python3 tests/bare.py first bash -c 'in_root serve "$@"' bare
  step "Bare: ./stolik serve again, in seconds" python3 tests/bare.py again bash -c 'in_root serve "$@"' bare
  step "Bare: the other commands of the program" bash -c 'in_root serve sh -c "./stolik decks check && ./stolik perft triples --players 2 --depth 2 && ./stolik verify --help"'
  step "Bare: ./stolik release, and its package installed, upgraded, purged" bash -c 'bare_package'
  step "Bare: ./stolik test --quick" bash -c 'in_root quick ./stolik test --quick'
  grep -ahE '^· (  |Where)' $LOGS/Bare---*.log | sed 's/^· /  /' >&2 || true
  rm -rf $BARE
}
