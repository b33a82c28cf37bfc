#pragma once

#include "base/range.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a completion names, in the order in which equally good matches are listed.
enum class CompletionKind : std::uint8_t {
    condition, ///< of a join
    column,
    source,
    cte,
    table,
    view,
    schema,
    function,
    aggregate,
    windowFunction,
    keyword,
};

/// A word that can be inserted at the caret.
struct Completion {
    CompletionKind kind = CompletionKind::keyword;
    std::string name;       ///< as shown in the list
    std::string insert;     ///< as it must be spelled in SQL
    std::string type;       ///< of a column, if known
    std::string origin;     ///< the alias or table of a column, the schema of a table
    std::uint8_t back = 0;  ///< bytes by which the caret moves back after inserting
    bool isRelated = false; ///< a foreign key leads to it from what is in FROM
};

struct Completions {
    ByteRange replaces;            ///< the word at the caret
    std::string prefix;            ///< its part before the caret, without quotes
    std::vector<Completion> items; ///< best first
};

inline constexpr std::size_t mostCompletions = 500;

/// Returns what may be inserted at an offset: nothing in comments, strings and numbers. The catalog may be null.
[[nodiscard]] Completions completionsAt(std::string_view text, std::uint32_t offset, const Dialect& dialect,
                                        const Catalog* catalog);

} // namespace querymend
