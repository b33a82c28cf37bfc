#pragma once

#include <string>

namespace querymend {

/// An earlier question, and the SQL that a person accepted as its answer.
struct Example {
    std::string question;
    std::string evidence; ///< may be empty
    std::string sql;
    std::string database; ///< the name of the database in question; empty if not known

    friend bool operator==(const Example&, const Example&) = default;
};

} // namespace querymend
