#pragma once

#include "writer.h"

#include <string_view>

namespace querymend {

/// Where a command writes: results to one, everything else to the other.
struct Console {
    Writer& out;
    Writer& err;

    /// One line on standard error, at once.
    void complain(std::string_view text) const;
};

} // namespace querymend
