#pragma once

#include <string>
#include <string_view>

namespace querymend {

/// What became of reading one text with PostgreSQL's parser and with ours.
struct PostgresComparison {
    bool accepted = false;        ///< by PostgreSQL's parser
    std::string difference = {};  ///< empty where both say the same
    std::string_view reason = {}; ///< why this difference is as it should be; empty for a mistake
};

/// Compares statements, kinds, names and effects, and what the guard makes of them.
[[nodiscard]] PostgresComparison compareWithPostgres(const std::string& sql);

} // namespace querymend
