#pragma once

#include "base/range.h"
#include "dialect/dialect.h"
#include "schema/catalog.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// What a proposed word means, in the order in which equally good ones are offered.
enum class CompletionKind : std::uint8_t {
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

/// A word that may stand at the caret.
struct Completion {
    CompletionKind kind = CompletionKind::keyword;
    std::string name;      ///< as people know it
    std::string insert;    ///< as the text must spell it
    std::string type;      ///< of a column, where it is known
    std::string origin;    ///< where it comes from: the alias or table of a column, the schema of a table
    std::uint8_t back = 0; ///< bytes that the caret goes back behind what is inserted
};

struct Completions {
    ByteRange replaces;            ///< the word at the caret
    std::string prefix;            ///< of it, before the caret and without quotes
    std::vector<Completion> items; ///< best first
};

inline constexpr std::size_t mostCompletions = 500;

/// What may stand at a place of a text. Nothing inside comments, strings and numbers. The catalog may be null.
[[nodiscard]] Completions completionsAt(std::string_view text, std::uint32_t offset, const Dialect& dialect,
                                        const Catalog* catalog);

} // namespace querymend
