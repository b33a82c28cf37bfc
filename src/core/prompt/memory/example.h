#pragma once

#include <string>

namespace querymend {

/// A question that was asked before, and the SQL that a person or a re-run has accepted as its answer.
struct Example {
    std::string question;
    std::string evidence; ///< may be empty
    std::string sql;
    std::string database; ///< the name of the one that it was asked of; empty where that is not known

    friend bool operator==(const Example&, const Example&) = default;
};

} // namespace querymend
