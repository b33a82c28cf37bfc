#pragma once

#include "prompt/linking/keywords.h"
#include "prompt/linking/linkindex.h"
#include "prompt/linking/linkpart.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a word of a question resembles what was found in the schema, the closest first.
enum class LinkLikeness : std::uint8_t {
    sameWord, ///< in any form: `orders`, `ordered`
    sameValue,
    synonym,
    abbreviation, ///< `inv` for `invoice`, or for `bill`
    time,         ///< the question asks for a time, and the column holds one
    place,        ///< the question has a name that the schema does not know, and the column may hold places
    similar,      ///< misspelt, or part of a longer word
};

/// One reason for which a table is linked.
struct LinkReason {
    std::string keyword; ///< as written in the question
    LinkLikeness likeness = LinkLikeness::sameWord;
    LinkField field = LinkField::tableName;
    std::uint32_t column = TableId::noValue; ///< of the table; none if about the table itself
    float points = 0;
};

struct LinkedTable {
    TableId table;
    LinkPart part = LinkPart::found;
    float score = 0;
    std::vector<LinkReason> reasons; ///< the strongest first
};

/// What a question seems to be about, and why.
struct Linking {
    std::vector<QuestionWord> keywords;
    std::vector<LinkedTable> tables; ///< the most important first; none if no word was found
    std::vector<TableId> named;      ///< those that the question calls by their whole name

    [[nodiscard]] std::vector<TableId> tableIds() const;
    /// The columns in which words of the question were found.
    [[nodiscard]] std::vector<ColumnId> columns() const;
};

/// How many tables are linked: a missing one costs the answer, a superfluous one only a few tokens.
struct LinkLimits {
    std::size_t found = 16; ///< most tables in which words were found
    std::size_t filledUpTo =
        12; ///< neighbours are added up to this many tables, or half or two thirds of a small schema
};

/// Finds the tables that a question needs, without a model. The same question and schema always give the same result.
[[nodiscard]] Linking linkSchema(const LinkIndex& index, std::string_view question, std::string_view evidence = {},
                                 LinkLimits limits = {});

} // namespace querymend
