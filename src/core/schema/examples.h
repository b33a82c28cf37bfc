#pragma once

#include <cstdint>

namespace querymend {

/// Whether values from the database may be shown.
enum class Examples : std::uint8_t {
    shown,
    hidden,
};

} // namespace querymend
