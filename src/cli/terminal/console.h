#pragma once

#include "terminal/writer.h"

#include <string_view>

namespace querymend {

/// Where a command writes: results to `out`, everything else to `err`.
struct Console {
    Writer& out;
    Writer& err;

    /// Writes one line to standard error immediately.
    void complain(std::string_view text) const;
};

} // namespace querymend
