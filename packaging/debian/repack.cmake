# CPack runs this after it has made a Debian package, to remove scripts that are not needed and what depends on the
# machine: folders keep the permissions that the user's umask leaves, and count with their size on this file system.
# dpkg-deb then packs the files in the order of their names, as root's and with no time later than SOURCE_DATE_EPOCH.

foreach(package IN LISTS CPACK_PACKAGE_FILES)
    if(NOT package MATCHES "\\.deb$")
        continue()
    endif()
    set(unpacked ${package}.unpacked)
    file(REMOVE_RECURSE ${unpacked})
    execute_process(COMMAND dpkg-deb --raw-extract ${package} ${unpacked} COMMAND_ERROR_IS_FATAL ANY)
    execute_process(COMMAND chmod -R u=rwX,go=rX ${unpacked} COMMAND_ERROR_IS_FATAL ANY)

    # CPack has ldconfig called for any library below /usr/lib, but the program loads its own by its path.
    file(REMOVE ${unpacked}/DEBIAN/postinst ${unpacked}/DEBIAN/postrm)

    set(bytes 0)
    file(GLOB_RECURSE files LIST_DIRECTORIES false ${unpacked}/usr/*)
    foreach(file IN LISTS files)
        file(SIZE ${file} size)
        math(EXPR bytes "${bytes} + ${size}")
    endforeach()
    math(EXPR kibibytes "(${bytes} + 1023) / 1024")
    file(READ ${unpacked}/DEBIAN/control fields)
    string(REGEX REPLACE "Installed-Size: [0-9]+" "Installed-Size: ${kibibytes}" fields "${fields}")
    file(WRITE ${unpacked}/DEBIAN/control "${fields}")

    if(DEFINED ENV{SOURCE_DATE_EPOCH})
        # dpkg-deb replaces later times only.
        execute_process(COMMAND find ${unpacked} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
            COMMAND_ERROR_IS_FATAL ANY)
    endif()
    execute_process(COMMAND dpkg-deb --root-owner-group -Zgzip --build ${unpacked} ${package}
        OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
    file(REMOVE_RECURSE ${unpacked})
endforeach()
