#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// A group of words that databases and their users have for the same thing, in English, Italian, Russian, German and
/// French.
using SynonymGroup = std::uint16_t;

/// The groups that contain a word with this stem.
[[nodiscard]] std::vector<SynonymGroup> synonymGroupsOf(std::string_view stem);

/// The stems of all words of a group, without repetition.
[[nodiscard]] std::span<const std::string_view> stemsOfGroup(SynonymGroup group);

} // namespace querymend
