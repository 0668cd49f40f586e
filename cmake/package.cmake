# What is installed, and the Debian package that is made of it (`./stolik release`).
include(GNUInstallDirs)
set(PACKAGING ${CMAKE_SOURCE_DIR}/packaging)

install(FILES ${PACKAGING}/stolik.service ${PACKAGING}/stolik.socket DESTINATION lib/systemd/system COMPONENT program)
install(FILES ${PACKAGING}/default DESTINATION /etc/default RENAME stolik COMPONENT program)

install(FILES ${CMAKE_SOURCE_DIR}/docs/HOSTING.md ${CMAKE_SOURCE_DIR}/docs/PROTOCOL.md
  ${CMAKE_SOURCE_DIR}/docs/PROTOCOL-wire.md ${CMAKE_SOURCE_DIR}/docs/PROTOCOL-class.md ${CMAKE_SOURCE_DIR}/docs/CLUSTER.md
  DESTINATION share/doc/stolik COMPONENT program)

# Pages as Debian wants them: compressed, with the date of the commit.
set(PAGES ${CMAKE_BINARY_DIR}/pages)
add_custom_command(
  OUTPUT ${PAGES}/stolik.1.gz ${PAGES}/stolik-tools.1.gz ${PAGES}/changelog.gz ${PAGES}/copyright ${PAGES}/PRIVACY.md
  COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/tools/package_pages.py ${PAGES} ${PROJECT_VERSION}
  DEPENDS ${CMAKE_SOURCE_DIR}/tools/package_pages.py ${PACKAGING}/stolik.1 ${PACKAGING}/copyright ${CMAKE_SOURCE_DIR}/CHANGELOG.md
          ${CMAKE_SOURCE_DIR}/docs/HOSTING.md ${CMAKE_SOURCE_DIR}/content/pages/privacy.pl.md
          ${CMAKE_SOURCE_DIR}/content/pages/privacy.ru.md ${CMAKE_SOURCE_DIR}/content/pages/privacy.en.md
          ${CMAKE_SOURCE_DIR}/LICENSE)
add_custom_target(stolik_pages DEPENDS ${PAGES}/stolik.1.gz)
install(FILES ${PAGES}/stolik.1.gz ${PAGES}/stolik-tools.1.gz DESTINATION share/man/man1 COMPONENT program OPTIONAL)
install(FILES ${PAGES}/changelog.gz ${PAGES}/copyright ${PAGES}/PRIVACY.md DESTINATION share/doc/stolik COMPONENT program OPTIONAL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME stolik)
set(CPACK_PACKAGE_VENDOR Stolik)
set(CPACK_PACKAGE_CONTACT "The authors of Stolik <stolik@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "history games around a small table, in the browser")
set(CPACK_COMPONENT_PROGRAM_DESCRIPTION "Three games about history, played without an account: a server with the page
 inside, bots that explain themselves, and a referee for programs.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_COMPONENTS_ALL program)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME stolik)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION web)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_CONTROL_EXTRA ${PACKAGING}/deb/postinst ${PACKAGING}/deb/prerm ${PACKAGING}/deb/postrm ${PACKAGING}/deb/conffiles)
include(CPack)

# The engine for programs of others: find_package(stolik), then stolik::engine (examples/cpp).
foreach(part core games bots)
  install(FILES $<TARGET_FILE:stolik_${part}> DESTINATION lib COMPONENT library)
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/${part} DESTINATION include/stolik COMPONENT library FILES_MATCHING PATTERN "*.h" PATTERN "list.h" EXCLUDE)
endforeach()
include(CMakePackageConfigHelpers)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/stolik-config-version.cmake VERSION ${PROJECT_VERSION} COMPATIBILITY SameMinorVersion)
install(FILES ${PACKAGING}/stolik-config.cmake ${CMAKE_BINARY_DIR}/stolik-config-version.cmake DESTINATION lib/cmake/stolik COMPONENT library)
