# Sourced by ./stolik format and ./stolik test: one formatter for each language, and what it may touch.

# files_to_format [NAME…]: of those the files that have a formatter; without names all. Data and what programs wrote stay as they are.
files_to_format() {
  git ls-files -co --exclude-standard -- "$@" |
    sed -E '/^(content|scenarios|tests\/data)\//d
      /\.(h|cpp|ts|tsx|mts|mjs|js|css|py|pyi|sh|md)$|^stolik$|^\.ci\/run$|^packaging\/deb\/p/!d' |
    while IFS= read -r name; do [ ! -f "$name" ] || printf '%s\n' "$name"; done
}

# changed_files: what differs from the commit at which this branch left main, committed or not.
changed_files() {
  local base
  base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)
  {
    git diff --name-only --diff-filter=d "$base"
    git ls-files -o --exclude-standard
  } | sort -u
}

# format_files write|check < NAMES: what differs is named, and made right unless it is only checked.
format_files() {
  local mode=$1 names=build/.format code=0 clang=(-i) oxfmt=() black=() shfmt=(-w) wrap=()
  mkdir -p build
  cat >"$names"
  # of REGEX: those of the names that fit, for xargs.
  of() { sed -nE "\\#$1#p" "$names" | tr '\n' '\0'; }
  if [ "$mode" = check ]; then
    clang=(--dry-run -Werror)
    oxfmt=(--list-different)
    black=(--check)
    shfmt=(-l)
    wrap=(--check)
  fi
  of '\.(h|cpp)$' | xargs -0 -r -P "$(nproc)" -n 40 clang-format-19 "${clang[@]}" || code=1
  of '\.(ts|tsx|mts|mjs|js|css)$' | xargs -0 -r web/node_modules/.bin/oxfmt -c web/.oxfmtrc.json "${oxfmt[@]}" || code=1
  of '\.pyi?$' | xargs -0 -r black -q "${black[@]}" || code=1
  # shfmt -l only lists them.
  if of '\.sh$|^stolik$|^\.ci/run$|^packaging/deb/' | xargs -0 -r shfmt -i 2 -ci "${shfmt[@]}" | grep .; then code=1; fi
  of '\.(md|ts|tsx|mts|mjs|js|css|pyi?)$' | xargs -0 -r python3 tools/wrap.py "${wrap[@]}" || code=1
  [ "$mode" = write ] || [ "$code" -eq 0 ] || echo "./stolik format --all makes it right"
  return "$code"
}

need_formatters() {
  need "${FORMAT_PACKAGES[@]}"
  need_node
  need_npm_packages web
}

# check_format: the whole tree. A source package has no list of its files and is not checked.
check_format() {
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || {
    echo "skipped: there is no git here"
    return 0
  }
  files_to_format | format_files check
}

# run_format [--check] [--all | FILE…]
run_format() {
  local mode=write names=()
  [ "${1:-}" != --check ] || {
    mode=check
    shift
  }
  case "${1:-}" in
    -h | --help)
      usage | grep '^  format'
      return
      ;;
    --all) [ $# -eq 1 ] || fail "format: --all stands alone" ;;
    -*) fail "format: there is no option '$1'; there are: --check, --all" ;;
  esac
  git rev-parse --is-inside-work-tree >/dev/null 2>&1 || fail "format: it works on the files that git knows, and there is no git here"
  begin
  need_formatters
  if [ "${1:-}" = --all ] || { [ $# -eq 0 ] && [ "$mode" = check ]; }; then
    files_to_format >build/.files
  elif [ $# -eq 0 ]; then
    mapfile -t names < <(changed_files)
    : >build/.files
    [ ${#names[@]} -eq 0 ] || files_to_format "${names[@]}" >build/.files
  else
    mapfile -t names < <(for name in "$@"; do realpath --relative-to=. -- "$(there "$name")"; done)
    files_to_format "${names[@]}" >build/.files
  fi
  format_files "$mode" <build/.files || fail "format: not all files are formatted"
  say "$(wc -l <build/.files) files"
}

# run_hooks: before each commit what is in it is checked. `git commit --no-verify` goes past it.
run_hooks() {
  local hook
  hook=$(git rev-parse --git-path hooks/pre-commit) || fail "hooks: there is no git here"
  if [ -e "$hook" ] && ! grep -q 'stolik format' "$hook"; then fail "hooks: $hook is another's; put this into it: ./stolik format --check FILE…"; fi
  mkdir -p "$(dirname "$hook")"
  cat >"$hook" <<'END'
#!/bin/sh
# Written by ./stolik hooks: what is committed is formatted.
git diff --cached --name-only --diff-filter=d -z | xargs -0 -r ./stolik format --check
END
  chmod +x "$hook"
  say "$hook checks the format of what is committed"
}
