#pragma once

#include "answer/questionpiece.h"
#include "answer/termmeaning.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// Meanings of terms that were given with a question, as pieces that take the place of what the terms would mean.
class GivenMeanings {
public:
    /// What the catalog does not have is one of the metrics, or read by `reader`; meanings that none knows are left
    /// out.
    GivenMeanings(std::span<const TermMeaning> meanings, std::span<const std::shared_ptr<const ComputedMetric>> metrics,
                  const Catalog& catalog, const PieceReader& reader);

    /// The piece for the longest term that these words begin with, and the number of its words.
    [[nodiscard]] std::optional<QuestionPiece> at(std::span<const AskedWord> words, std::size_t& length) const;

private:
    [[nodiscard]] std::optional<QuestionPiece> otherTerm(const std::string& target, const PieceReader& reader) const;

    struct Given {
        std::vector<AskedWord> term;
        QuestionPiece piece;
    };
    std::vector<Given> m_given;
};

/// How a table, a column or a value is written as the target of a term.
[[nodiscard]] std::string targetNamed(const Catalog& catalog, TableId table);
[[nodiscard]] std::string targetNamed(const Catalog& catalog, ColumnId column);
[[nodiscard]] std::string targetNamed(const Catalog& catalog, ColumnId column, std::string_view value);

} // namespace querymend
