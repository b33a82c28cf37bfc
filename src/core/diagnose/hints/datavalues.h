#pragma once

#include <cstdint>

namespace querymend {

/// Whether values from the database may leave the machine. Names of tables and columns always may.
enum class DataValues : std::uint8_t { mayBeNamed, stay };

} // namespace querymend
