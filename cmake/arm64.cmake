# For machines with 64-bit ARM, compiled on one with amd64: Debian's cross compiler, and Debian's libraries of that architecture
# beside our own (`./stolik release --arm64` installs both).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_STRIP aarch64-linux-gnu-strip)
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
set(ENV{PKG_CONFIG_LIBDIR} /usr/lib/aarch64-linux-gnu/pkgconfig:/usr/share/pkgconfig)
set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
# Letters above 127 count as on all other machines.
set(CMAKE_CXX_FLAGS_INIT -fsigned-char)
