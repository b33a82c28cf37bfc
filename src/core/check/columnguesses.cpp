#include "check/columnguesses.h"

#include "base/ascii.h"
#include "check/usage.h"
#include "schema/namewords.h"
#include "schema/otherwords.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

std::string_view missingName(const Adviser& adviser, const ColumnRef& reference)
{
    return adviser.basis().outline.parts(reference.name).back().text;
}

Meaning meaningOf(const Adviser& adviser, SourceId source, const ShapeColumn& column, bool qualify, Evidence evidence)
{
    const std::string written = adviser.spelling().column(column);
    const std::string full = qualify ? adviser.spelling().qualified(source, written) : written;
    Meaning made{full, full, std::move(evidence)};
    made.source = source;
    made.column = column.name;
    return made;
}

/// The query that a source is the result of, if it is a single one whose columns have the names that it gives them.
const Scope* queryOf(SourceId id, const Outline& outline)
{
    const Source& source = outline[id];
    const bool isRenamed =
        !source.columnAliases.empty() || (!source.cte.isNone() && !outline[source.cte].columns.empty());
    const ScopeId body = source.cte.isNone() ? source.body : outline[source.cte].body;
    if (isRenamed || body.isNone() || outline[body].kind != ScopeKind::select)
        return nullptr;
    return &outline[body];
}

bool isMadeOf(const SelectItem& item, std::string_view name, const Outline& outline)
{
    return std::ranges::any_of(outline.columns, [&](const ColumnRef& column) {
        return !column.star && item.expression.contains(column.range)
            && asciiEqualsIgnoringCase(outline.parts(column.name).back().text, name);
    });
}

/// Whether the name tells what the item counts or computes: `count` or `orders` of `COUNT(*) … FROM orders`, `average`
/// of `AVG(price)`.
bool isCalled(const SelectItem& item, std::string_view name, const Scope& query, const Outline& outline)
{
    if (item.soleCall.isNone())
        return false;
    const std::string_view function = outline.parts(outline[item.soleCall].name).back().text;
    if (asciiEqualsIgnoringCase(function, name) || shareInOtherWords(name, function) > 0)
        return true;
    return asciiEqualsIgnoringCase(function, "count") && std::ranges::any_of(query.sources, [&](SourceId id) {
               const Source& source = outline[id];
               return !source.name.empty() && nameStems(outline.parts(source.name).back().text) == nameStems(name);
           });
}

bool isForeignKey(const Table& table, std::string_view column)
{
    return std::ranges::any_of(table.foreignKeys, [&](const ForeignKey& key) {
        return std::find(key.columns.begin(), key.columns.end(), column) != key.columns.end();
    });
}

} // namespace

void addOtherWords(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
                   bool qualify, bool isNearOne)
{
    const AdviceBasis& basis = adviser.basis();
    const TableId table = basis.shapes.of(source).table;
    const std::string_view ofTable = table ? std::string_view(basis.schema->catalog().table(table).name) : "";
    for (const ShapeColumn& column : adviser.columnsOf(source)) {
        const double share = shareInOtherWords(missingName(adviser, reference), column.name, ofTable);
        if (share == 0)
            continue;
        // What only has a word in common is not worth half of what means the same.
        constexpr double ofAnyWord = 0.4;
        constexpr double ofVerbs = 0.92; // `booked` of `booking` is no other word
        constexpr double besideNearOne = 0.6;
        const double amount = ofAnyWord + (1 - ofAnyWord) * share;
        Evidence evidence(Sign::otherWords, isNearOne && share < ofVerbs ? besideNearOne * amount : amount);
        adviser.weigh(evidence, reference, source, column.name);
        meanings.push_back(meaningOf(adviser, source, column, qualify, std::move(evidence)));
    }
}

void addComputed(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
                 bool qualify)
{
    const Outline& outline = adviser.basis().outline;
    const Scope* const query = queryOf(source, outline);
    if (!query)
        return;
    const std::string_view name = missingName(adviser, reference);
    std::vector<Meaning> found;
    for (const SelectItem& item : query->items) {
        const bool isComputed = !item.alias.text.empty() && item.soleColumn.isNone();
        if (isComputed && (isMadeOf(item, name, outline) || isCalled(item, name, *query, outline)))
            found.push_back(
                meaningOf(adviser, source, {item.alias.text, item.alias.quoted}, qualify, Evidence(Sign::computed)));
    }
    std::ranges::move(found, std::back_inserter(meanings));
}

void addUnlike(std::vector<Meaning>& meanings, const Adviser& adviser, const ColumnRef& reference, SourceId source,
               bool qualify)
{
    const AdviceBasis& basis = adviser.basis();
    const TableId table = basis.shapes.of(source).table;
    if (!table)
        return;
    constexpr double halfTheName = 0.5;
    const Usage usage = usageOf(reference, basis.text, basis.outline);
    for (const Column& column : basis.schema->catalog().table(table).columns) {
        const bool isStored = !usage.literal.empty() && std::ranges::any_of(column.samples, [&](const auto& sample) {
            return asciiEqualsIgnoringCase(sample, usage.literal);
        });
        // A join may need any key; elsewhere one is seldom asked for.
        const bool isKey = column.primaryKey || isForeignKey(basis.schema->catalog().table(table), column.name);
        const bool isInCondition = reference.clause == Clause::joinCondition;
        const bool fits = canMeet(valueKindOf(column.type), usage.kind);
        const bool isSpokenOf = isStored || adviser.question().share(column.name) >= halfTheName;
        if (!fits || isKey != isInCondition || !(isInCondition || isSpokenOf))
            continue;
        Evidence evidence(Sign::unlike);
        adviser.weigh(evidence, reference, source, column.name);
        meanings.push_back(meaningOf(adviser, source, {column.name, true}, qualify, std::move(evidence)));
    }
}

} // namespace querymend
