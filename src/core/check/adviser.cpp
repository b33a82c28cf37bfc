#include "check/adviser.h"

#include "base/ascii.h"
#include "check/usage.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t mostFixes = 3;

std::vector<TextEdit> editsOf(Meaning& meaning, ByteRange range)
{
    std::vector<TextEdit> edits;
    if (!meaning.replacement.empty())
        edits.push_back({range, std::move(meaning.replacement)});
    std::ranges::move(meaning.further, std::back_inserter(edits));
    return edits;
}

/// Whether the finding has the same suggestion already, for whatever reason.
bool isSuggested(const Finding& finding, const Meaning& meaning)
{
    return std::ranges::any_of(finding.suggestions, [&](const Suggestion& known) {
        return known.name == meaning.name && known.join == meaning.join;
    });
}

} // namespace

Adviser::Adviser(const AdviceBasis& basis)
    : m_basis(basis), m_spelling(basis.outline, basis.dialect, basis.schema),
      m_joins(basis.text, basis.outline, basis.dialect, basis.schema, basis.shapes, basis.resolver, m_spelling),
      m_question(basis.question)
{}

void Adviser::take(Finding& finding, std::vector<Meaning> meanings, ByteRange range,
                   const std::vector<ComparedColumn>& compared) const
{
    std::erase_if(meanings, [&](const Meaning& meaning) { return isOfOtherSide(meaning, compared); });
    struct Ranked {
        Meaning* meaning;
        double weight;
    };
    std::vector<Ranked> ranked;
    for (Meaning& meaning : meanings)
        ranked.push_back({&meaning, meaning.evidence.weight(m_basis.weights)});
    std::ranges::stable_sort(ranked, std::greater(), &Ranked::weight);
    for (const auto& [meaning, weight] : ranked) {
        if (isSuggested(finding, *meaning) || finding.suggestions.size() == mostSuggestions)
            continue;
        const std::string reason = meaning->evidence.reason();
        finding.suggestions.push_back({std::move(meaning->name), std::move(meaning->join), reason});
        std::vector<TextEdit> edits = editsOf(*meaning, range);
        if (!edits.empty() && finding.fixes.size() < mostFixes)
            finding.fixes.push_back({std::move(edits), reason, confidenceOf(weight, ranked.front().weight)});
    }
}

/// Whether a comparison would then have the same column on both sides, or the condition of a join the same source.
bool Adviser::isOfOtherSide(const Meaning& meaning, const std::vector<ComparedColumn>& compared) const
{
    return !meaning.source.isNone() && std::any_of(compared.begin(), compared.end(), [&](const ComparedColumn& other) {
        if (other.source == meaning.source && other.reference->clause == Clause::joinCondition)
            return true;
        const auto parts = m_basis.outline.parts(other.reference->name);
        if (!asciiEqualsIgnoringCase(parts.back().text, meaning.column))
            return false;
        // Both names may be wrong; then their qualifiers tell.
        return other.source.isNone() ? asciiEqualsIgnoringCase(dotted(parts), meaning.name)
                                     : other.source == meaning.source;
    });
}

std::vector<SourceId> Adviser::inSight(const ColumnRef& reference) const
{
    return m_basis.resolver.inSight(reference.scope, {}, mostSources);
}

std::vector<ShapeColumn> Adviser::columnsOf(SourceId id) const
{
    const RowShape& shape = m_basis.shapes.of(id);
    if (!shape.table)
        return shape.columns;
    std::vector<ShapeColumn> columns;
    for (const Column& column : m_basis.schema->catalog().table(shape.table).columns)
        columns.push_back({column.name, true});
    return columns;
}

void Adviser::weighUse(Evidence& evidence, const ColumnRef& reference, ColumnId id) const
{
    const Column& column = m_basis.schema->catalog().column(id);
    const Usage usage = usageOf(reference, m_basis.text, m_basis.outline);
    const ValueKind stored = valueKindOf(column.type);
    if (usage.kind != ValueKind::unknown && stored != ValueKind::unknown)
        evidence.add(canMeet(stored, usage.kind) ? Sign::typeFits : Sign::typeClashes);
    const bool isStored = !usage.literal.empty() && std::ranges::any_of(column.samples, [&](const std::string& sample) {
        return asciiEqualsIgnoringCase(sample, usage.literal);
    });
    if (isStored)
        evidence.add(Sign::valueStored);
}

void Adviser::weigh(Evidence& evidence, const ColumnRef& reference, ColumnId id) const
{
    weighUse(evidence, reference, id);
    const Column& column = m_basis.schema->catalog().column(id);
    const double share =
        m_question.share(m_basis.schema->catalog().table(id.table).name) / 2 + m_question.share(column.name) / 2;
    if (share > 0)
        evidence.add(Sign::inQuestion, share);
}

void Adviser::weigh(Evidence& evidence, const ColumnRef& reference, SourceId source, std::string_view column) const
{
    const TableId table = m_basis.shapes.of(source).table;
    const ColumnId id = table ? m_basis.schema->catalog().findColumnIgnoringCase(table, column) : ColumnId();
    if (!id.isNone())
        weigh(evidence, reference, id);
}

} // namespace querymend
