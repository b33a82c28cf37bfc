#pragma once

#include <span>
#include <string_view>

namespace querymend {

/// The files of resources/thesaurus, in a source that is generated when the build is configured. Each line is a group
/// of words that mean the same.
[[nodiscard]] std::span<const std::string_view> builtInThesaurus();

} // namespace querymend
