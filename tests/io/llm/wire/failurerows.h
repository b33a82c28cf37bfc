#pragma once

#include <vector>

namespace querymend {

/// A server's response and the failure that must be read from it.
struct FailureRow {
    const char* name;
    int status;
    const char* body;
    const char* failure;
};

[[nodiscard]] std::vector<FailureRow> failureRows();

} // namespace querymend
