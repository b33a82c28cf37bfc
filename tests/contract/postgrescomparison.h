#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// The result of reading one text with PostgreSQL's parser and with ours.
struct PostgresComparison {
    bool accepted = false;        ///< by PostgreSQL's parser
    std::string difference = {};  ///< empty if both agree
    std::string_view reason = {}; ///< why this difference is intended; empty for a mistake
};

/// Compares statements, kinds, names and effects, and the guard's verdict on them.
[[nodiscard]] PostgresComparison compareWithPostgres(const std::string& sql);

} // namespace querymend
