#!/bin/sh
# Counts lines of code that somebody wrote: C++ outside tests/, tests, client. Blank lines and comments count too.
set -f
cd "$(dirname "$0")/.." || exit 1
count() { git ls-files -- "$@" | tr '\n' '\0' | xargs -0 cat | wc -l; }
row() { printf '%-28s %7d\n' "$1" "$2"; }
cpp() { for folder; do printf '%s/*.h\n%s/*.cpp\n' "$folder" "$folder"; done; }
folders="core games bots classroom puzzles env server tools bindings"
for folder in $folders; do
  # shellcheck disable=SC2046
  row "$folder" "$(count $(cpp $folder))"
done
# shellcheck disable=SC2046
row "C++ outside tests" "$(count $(cpp $folders))"
row "tests (C++, Python, node)" "$(count 'tests/*.h' 'tests/*.cpp' 'tests/*.py' 'tests/*.mjs')"
row "client (web/src)" "$(count 'web/src/*.ts' 'web/src/*.tsx' 'web/src/*.css')"
row "the client's words" "$(count 'web/src/*.ftl')"
row "a whole game (tests/fourth)" "$(count tests/fourth)"
