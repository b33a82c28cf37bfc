#pragma once

#include "prompt/linking/keywords.h"
#include "prompt/linking/linkindex.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// How a word of a question is like what was found in the schema, the closest way first.
enum class LinkLikeness : std::uint8_t {
    sameWord, ///< in any form: `orders`, `ordered`
    sameValue,
    synonym,
    kind,    ///< a time is asked for, and the column holds one
    similar, ///< misspelt, or shortened
};

/// One reason for which a table is linked.
struct LinkReason {
    std::string keyword; ///< as the question writes it
    LinkLikeness likeness = LinkLikeness::sameWord;
    LinkField field = LinkField::tableName;
    std::uint32_t column = TableId::noValue; ///< of the table; none where it is about the table
    float points = 0;
};

/// Why a table is among those that are linked.
enum class LinkPart : std::uint8_t {
    found,     ///< words of the question are in it
    connects,  ///< it stands on the way between two that were found
    neighbour, ///< there was room for it, and a foreign key or a word of little weight speaks for it
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
    std::vector<LinkedTable> tables; ///< the most important first; none where no word of the question was found
    std::vector<TableId> named;      ///< those that the question calls by their whole name

    [[nodiscard]] std::vector<TableId> tableIds() const;
    /// Those that words of the question were found in.
    [[nodiscard]] std::vector<ColumnId> columns() const;
};

/// How wide the net is cast; a missing table costs an answer, one too many a few tokens.
struct LinkLimits {
    std::size_t found = 24;      ///< most tables that words were found in
    std::size_t filledUpTo = 12; ///< neighbours are added up to this many tables, or half of all if that is less
};

/// Finds without a model what tables a question needs. The same question to the same schema always gives the same.
[[nodiscard]] Linking linkSchema(const LinkIndex& index, std::string_view question, std::string_view evidence = {},
                                 LinkLimits limits = {});

} // namespace querymend
