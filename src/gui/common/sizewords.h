#pragma once

#include <QString>

#include <cstdint>

namespace querymend {

/// Returns a size as people read it, such as `11.7 kB`.
[[nodiscard]] QString sizeInWords(std::uint64_t bytes);

} // namespace querymend
