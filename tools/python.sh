# Sourced by ./stolik: the Python module, its wheel, and what is started with it.

# What a module for that Python is called at its end: two Pythons that agree in it can use the same one.
ending_of() { "$1" -c 'import sysconfig; print(sysconfig.get_config_var("EXT_SUFFIX"))' 2>/dev/null; }

# use_python: PYTHON, which has numpy: the python3 of whoever calls, or Debian's.
use_python() {
  for PYTHON in "$(command -v python3)" /usr/bin/python3; do
    ! "$PYTHON" -c 'import numpy' 2>/dev/null || return 0
  done
  fail "no python3 here has numpy: install python3-numpy, or pip install numpy"
}

# build_python: the module in build/python/python, for $PYTHON.
build_python() {
  local old
  use_python
  # Another Python than last time: its headers are other ones.
  old=$(sed -n 's/^STOLIK_PYTHON:[A-Z]*=//p' build/python/CMakeCache.txt 2>/dev/null || true)
  [ "$old" = "$PYTHON" ] || work "Configuring (python)" cmake --preset python -DSTOLIK_PYTHON="$PYTHON" ||
    fail_with "Configuring (python)" "configuring failed"
  sha256sum <CMakePresets.json >build/python/.presets
  build python stolik_module
}

# install_targets: the Pythons to install for, a line each. The active virtual environment and nothing outside of it; otherwise $PYTHON and
# the python3 of whoever calls.
install_targets() {
  local own
  own=$(command -v python3)
  if "$own" -c 'import sys; sys.exit(sys.prefix == sys.base_prefix)'; then
    echo "$own"
  else
    printf '%s\n' "$PYTHON" "$own" | uniq
  fi
}

# install_python: the wheel, in build/wheel and where python3 finds it.
install_python() {
  local version wheel into python
  build_python
  version=$(sed -n 's/^project(stolik VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
  rm -rf build/wheel
  wheel=$("$PYTHON" tools/wheel.py make build/python/python/stolik build/wheel "$version")
  say "$wheel ($(du -k "$wheel" | cut -f1) kB)"
  for python in $(install_targets); do
    [ "$(ending_of "$python")" = "$(ending_of "$PYTHON")" ] || fail "$python is of another version than $PYTHON, which has numpy"
    into=$("$python" tools/wheel.py install "$wheel") || fail "it could not be installed for $python"
    (cd / && "$python" -c 'import stolik') || fail "$python does not find what was installed in $into"
    say "installed for $python in $into"
    "$python" -c 'import numpy' 2>/dev/null || say "$python has no numpy yet: states can be played, arrays need it (pip install numpy)"
  done
  say "elsewhere: pip install $wheel"
}
