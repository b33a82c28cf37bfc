# What is installed, and the Debian package that CPack makes of it.

include(GNUInstallDirs)
set(QUERYMEND_ZSH_FOLDER ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions CACHE STRING
    "Where completions for zsh are installed; zsh/site-functions on most systems but Debian")
option(QUERYMEND_DEBIAN_DOCUMENTS "Install Debian's changelog and copyright file" ON)
set(made ${CMAKE_CURRENT_BINARY_DIR}/share)
file(MAKE_DIRECTORY ${made})

# The program prints these itself, so they always fit it.
function(querymend_printed file words folder)
    add_custom_command(OUTPUT ${made}/${file}
        COMMAND querymend ${words} > ${made}/${file}
        DEPENDS querymend
        VERBATIM)
    set_property(GLOBAL APPEND PROPERTY querymend_printed ${made}/${file})
    install(FILES ${made}/${file} DESTINATION ${folder})
endfunction()

querymend_printed(querymend "completion;bash" ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
querymend_printed(_querymend "completion;zsh" ${QUERYMEND_ZSH_FOLDER})
querymend_printed(querymend.fish "completion;fish" ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

# Debian wants documents compressed, without their date.
find_program(GZIP_PROGRAM gzip REQUIRED)
mark_as_advanced(GZIP_PROGRAM)
string(TIMESTAMP package_date "%a, %d %b %Y %H:%M:%S +0000" UTC) # of SOURCE_DATE_EPOCH, if it is set
configure_file(packaging/debian/changelog.in ${made}/changelog @ONLY)
add_custom_command(OUTPUT ${made}/querymend.1.gz
    COMMAND querymend manual > ${made}/querymend.1
    COMMAND ${GZIP_PROGRAM} -9nf ${made}/querymend.1
    DEPENDS querymend
    VERBATIM)
add_custom_command(OUTPUT ${made}/querymend-window.1.gz
    COMMAND ${CMAKE_COMMAND} -E echo ".so man1/querymend.1" > ${made}/querymend-window.1
    COMMAND ${GZIP_PROGRAM} -9nf ${made}/querymend-window.1
    VERBATIM)
add_custom_command(OUTPUT ${made}/changelog.gz
    COMMAND ${GZIP_PROGRAM} -9nfk ${made}/changelog
    DEPENDS ${made}/changelog
    VERBATIM)
get_property(printed GLOBAL PROPERTY querymend_printed)
add_custom_target(querymend_share ALL DEPENDS
    ${printed} ${made}/querymend.1.gz ${made}/querymend-window.1.gz ${made}/changelog.gz)

install(TARGETS querymend querymend-window RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(TARGETS querymend_all LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/querymend)
install(FILES ${made}/querymend.1.gz ${made}/querymend-window.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
if(QUERYMEND_DEBIAN_DOCUMENTS)
    install(FILES ${made}/changelog.gz packaging/debian/copyright DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/querymend)
endif()
install(FILES packaging/desktop/org.querymend.Querymend.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES packaging/desktop/org.querymend.Querymend.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES packaging/desktop/org.querymend.Querymend.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES packaging/desktop/org.querymend.Querymend.svg
    DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME querymend)
set(CPACK_PACKAGE_CONTACT "The Querymend authors <querymend@debian.invalid>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION database)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Runs are stored through Qt's driver for SQLite. The others lend their connection to a database's own. Qt's translations
# are those of its buttons and menus; without its plugin for Wayland the window needs Xwayland.
set(CPACK_DEBIAN_PACKAGE_DEPENDS libqt6sql6-sqlite)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "libqt6sql6-mysql, libqt6sql6-odbc, libqt6sql6-psql, qt6-translations-l10n, qt6-wayland")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "openssh-client") # for tunnels
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "workbench for SQL that a language model writes")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"You ask a question, a language model writes SQL, and your own database says
whether it is right. A mistake goes back to the model as a hint that grows
more explicit with every attempt; a timeline shows each of them.

Nothing that it runs can change a database. It knows SQLite, PostgreSQL,
MariaDB, DuckDB and ODBC. Demonstrations and checks need no model.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_POST_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian/repack.cmake)
include(CPack)
