#pragma once

#include "base/worklimit.h"
#include "check/comparedcolumns.h"
#include "check/finding.h"
#include "check/meaning.h"
#include "check/missingjoins.h"
#include "check/namespelling.h"
#include "check/questionwords.h"
#include "check/resolver.h"
#include "check/schemaview.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace querymend {

/// What advice on a statement is based on. Everything must outlive this object; the schema may be null.
struct AdviceBasis {
    std::string_view text;
    const Outline& outline;
    const Dialect& dialect;
    const SchemaView* schema;
    RowShapes& shapes;
    Resolver& resolver;
    std::string_view question = {};
    const SignWeights& weights = fittedWeights();
};

/// What the kinds of advice on one statement share: the ways to spell names and to join tables, and how meanings become
/// suggestions and fixes.
class Adviser {
public:
    static constexpr std::size_t mostSuggestions = 5;
    static constexpr std::size_t mostSources = 50; ///< looked at for one name

    explicit Adviser(const AdviceBasis& basis);

    /// Ranks the meanings and adds them to a finding.
    void take(Finding& finding, std::vector<Meaning> meanings, ByteRange range,
              const std::vector<ComparedColumn>& compared = {}) const;
    [[nodiscard]] std::vector<SourceId> inSight(const ColumnRef& reference) const;
    /// The columns that a source is known to have.
    [[nodiscard]] std::vector<ShapeColumn> columnsOf(SourceId id) const;
    /// Adds what the use of a name says about a stored column that it may mean.
    void weigh(Evidence& evidence, const ColumnRef& reference, ColumnId column) const;
    /// The same without the question.
    void weighUse(Evidence& evidence, const ColumnRef& reference, ColumnId column) const;
    /// weigh() for a column of a source, if it is one of a table.
    void weigh(Evidence& evidence, const ColumnRef& reference, SourceId source, std::string_view column) const;

    [[nodiscard]] const AdviceBasis& basis() const { return m_basis; }
    [[nodiscard]] const NameSpelling& spelling() const { return m_spelling; }
    [[nodiscard]] const QuestionWords& question() const { return m_question; }
    [[nodiscard]] MissingJoins& joins() { return m_joins; }
    /// Columns that may be compared with missing names.
    [[nodiscard]] WorkLimit& columns() { return m_columns; }

private:
    [[nodiscard]] bool isOfOtherSide(const Meaning& meaning, const std::vector<ComparedColumn>& compared) const;

    AdviceBasis m_basis;
    NameSpelling m_spelling;
    MissingJoins m_joins;
    QuestionWords m_question;
    WorkLimit m_columns{std::size_t{1} << 17U};
};

} // namespace querymend
