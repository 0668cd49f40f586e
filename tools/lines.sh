#!/bin/sh
# Counts lines of code that somebody wrote: C++ outside tests/, tests, client. Blank lines and comments count too.
set -f
cd "$(dirname "$0")/.." || exit 1
count() { git ls-files -- "$@" | tr '\n' '\0' | xargs -0 cat | wc -l; }
row() { printf '%-28s %7d\n' "$1" "$2"; }
cpp() { for folder; do printf '%s/*.h\n%s/*.cpp\n' "$folder" "$folder"; done; }
for folder in core games bots env server tools bindings; do
  # shellcheck disable=SC2046
  row "$folder" "$(count $(cpp $folder))"
done
# shellcheck disable=SC2046
row "C++ outside tests" "$(count $(cpp core games bots env server tools bindings))"
row "tests (C++, Python, node)" "$(count 'tests/*.h' 'tests/*.cpp' 'tests/*.py' 'tests/*.mjs')"
row "client (web/src)" "$(count 'web/src/*.ts' 'web/src/*.tsx' 'web/src/*.css')"
row "the client's words" "$(count 'web/src/*.ftl')"
row "a whole game (tests/fourth)" "$(count tests/fourth)"
