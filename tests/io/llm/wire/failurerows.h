#pragma once

#include <vector>

namespace querymend {

/// What a server answers, and what it is to be understood as.
struct FailureRow {
    const char* name;
    int status;
    const char* body;
    const char* failure;
};

[[nodiscard]] std::vector<FailureRow> failureRows();

} // namespace querymend
