#pragma once

#include <cstdint>

namespace querymend {

/// What statements are let through.
enum class CheckPolicy : std::uint8_t {
    analyst, ///< strips comments, with a note
    strict,  ///< refuses comments and every statement but SELECT and WITH … SELECT
};

} // namespace querymend
