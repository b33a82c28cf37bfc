#pragma once

#include <cstdint>

namespace querymend {

/// Why a table is linked.
enum class LinkPart : std::uint8_t {
    found,     ///< words of the question are in it
    connects,  ///< it is on the join path between two that were found
    neighbour, ///< there was room for it, and a foreign key or a word of little weight speaks for it
};

} // namespace querymend
