#include "check/valueprobes.h"

#include "check/datewriting.h"
#include "check/literalcomparison.h"
#include "check/valuekind.h"
#include "dialect/dialectforms.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t mostProbes = 6;
constexpr std::size_t mostLiterals = 20;

class ValueProbes {
public:
    explicit ValueProbes(FaultSight& sight) : m_sight(sight) {}

    std::vector<FaultProbe> plan()
    {
        for (const Scope& scope : m_sight.outline().scopes) {
            for (const ByteRange condition : scope.conjuncts)
                add(condition);
            for (const ByteRange condition : scope.joinConditions)
                add(condition);
        }
        return std::move(m_probes);
    }

private:
    void add(ByteRange condition)
    {
        if (m_probes.size() >= mostProbes || condition.empty())
            return;
        const auto comparison = literalComparisonIn(m_sight.query().text, m_sight.query().tokens, condition);
        if (!comparison || comparison->match == MatchKind::pattern || comparison->literals.size() > mostLiterals)
            return;
        const auto columns = m_sight.columnsIn(comparison->expression);
        if (columns.size() != 1 || m_sight.outline()[columns.front()].range != comparison->expression)
            return;
        const ColumnId column = m_sight.columnOf(columns.front());
        const SourceId source = m_sight.sourceOf(columns.front());
        const std::vector<ByteRange> places = textsIn(condition, comparison->literals.size());
        if (column.isNone() || places.empty() || m_sight.outline()[source].kind != SourceKind::table
            || m_sight.outline()[source].cte)
            return;
        const ValueKind kind = valueKindOf(m_sight.catalog().column(column).type);
        const bool areDates =
            std::all_of(comparison->literals.begin(), comparison->literals.end(),
                        [](const std::string& literal) { return dateWritingOf(literal).has_value(); });
        FaultProbe probe = probeOn(condition, *comparison, places, source);
        if (areDates && (kind == ValueKind::text || (kind == ValueKind::moment && keepsDatesAsTexts())))
            addDates(std::move(probe), *comparison, source);
        else if (!areDates && kind == ValueKind::text && comparison->match == MatchKind::oneOf)
            m_probes.push_back(std::move(probe));
    }

    /// An engine without literals for dates has no type for them.
    bool keepsDatesAsTexts() const
    {
        const DialectForms* const forms = m_sight.query().dialect.forms;
        return forms && !forms->typedDateLiterals;
    }

    /// The plain texts in a condition, if there are as many as literals.
    std::vector<ByteRange> textsIn(ByteRange condition, std::size_t count) const
    {
        std::vector<ByteRange> places;
        for (const Token& token : m_sight.tokensIn(condition)) {
            if (token.kind == TokenKind::string)
                places.push_back(token.range());
        }
        if (places.size() != count)
            places.clear();
        return places;
    }

    FaultProbe probeOn(ByteRange condition, const LiteralComparison& comparison, std::vector<ByteRange> places,
                       SourceId source) const
    {
        const std::string expression(m_sight.textOf(comparison.expression));
        const std::string from = " FROM " + std::string(m_sight.textOf(m_sight.outline()[source].range));
        FaultProbe probe;
        probe.proof = ProbeProof::noRow;
        probe.literals = comparison.literals;
        probe.places = std::move(places);
        probe.sql = "SELECT 1" + from + " WHERE " + std::string(m_sight.textOf(condition));
        probe.valuesSql = "SELECT DISTINCT " + expression + from + " WHERE " + expression + " IS NOT NULL";
        probe.rowsSql = "SELECT 1" + from;
        Finding& made = probe.finding;
        made.rung = Rung::trial;
        made.severity = Severity::warning;
        made.code = ErrorCode::valueNotStored;
        made.range = condition;
        made.identifier = std::string(m_sight.textOf(condition));
        made.message = "No row has " + made.identifier + '.';
        made.messageWithoutData = made.message;
        return probe;
    }

    void addDates(FaultProbe probe, const LiteralComparison& comparison, SourceId source)
    {
        const std::string expression(m_sight.textOf(comparison.expression));
        probe.proof = ProbeProof::dateFormat;
        probe.sql = "SELECT " + expression + " FROM " + std::string(m_sight.textOf(m_sight.outline()[source].range))
            + " WHERE " + expression + " IS NOT NULL";
        probe.finding.code = ErrorCode::dateFormat;
        probe.finding.message =
            probe.finding.identifier + " compares texts, but dates are stored in another format there.";
        m_probes.push_back(std::move(probe));
    }

    FaultSight& m_sight;
    std::vector<FaultProbe> m_probes;
};

} // namespace

std::vector<FaultProbe> valueProbes(FaultSight& sight)
{
    return ValueProbes(sight).plan();
}

} // namespace querymend
