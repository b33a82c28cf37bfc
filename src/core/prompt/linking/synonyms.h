#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

/// Words that databases and those who ask about them use for one thing, in English, Italian and Russian.
using SynonymGroup = std::uint16_t;

/// The groups that have a word of this stem.
[[nodiscard]] std::vector<SynonymGroup> synonymGroupsOf(std::string_view stem);

/// The stems of all words of a group, each once.
[[nodiscard]] std::span<const std::string_view> stemsOfGroup(SynonymGroup group);

} // namespace querymend
