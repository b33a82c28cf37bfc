#pragma once

#include <span>

namespace architecture {

/// A package that the program is built from on Debian, and its names in the files for other systems. A name in
/// parentheses says why there is none.
struct Counterpart {
    const char* debian;
    const char* flatpak;
    const char* fedora;
    const char* arch;
    const char* nix;
    const char* homebrew;
};

std::span<const Counterpart> counterparts();

} // namespace architecture
