#include "answer/meaningdraft.h"

#include <utility>
#include <vector>

namespace querymend {

TableId MeaningDraft::anchor() const
{
    if (!out.meaning.measures.empty())
        return out.meaning.measures.front().table;
    if (out.meaning.order && out.meaning.order->measure)
        return out.meaning.order->measure->table;
    return out.meaning.subject;
}

bool MeaningDraft::isUpward(TableId from, TableId to) const
{
    return !from.isNone() && joins.pathAlongKeys(from, to).has_value();
}

std::optional<ColumnId> MeaningDraft::columnOf(TableId table, NamedQuantity what) const
{
    if (what == NamedQuantity::price || what == NamedQuantity::amount)
        return roles.worthOf(table);
    if (const auto column = roles.quantityOf(table, what))
        return column;
    if (what == NamedQuantity::duration) // a long route
        return roles.quantityOf(table, NamedQuantity::size);
    return what == NamedQuantity::size ? roles.quantityOf(table, NamedQuantity::amount) : std::nullopt; // big claims
}

std::optional<ColumnId> MeaningDraft::dateFor(TableId table) const
{
    if (table.isNone())
        return std::nullopt;
    if (const auto own = roles.mainDateOf(table))
        return own;
    std::optional<ColumnId> best;
    double bestDistance = JoinMap::far;
    for (const auto& [parent, steps] : joins.reachedAlongKeys(table)) {
        const auto date = roles.mainDateOf(parent);
        const double distance =
            date ? static_cast<double>(steps) + (roles.isSecondaryDate(*date) ? 0.5 : 0) : JoinMap::far;
        if (distance < bestDistance) {
            best = date;
            bestDistance = distance;
        }
    }
    return best;
}

void MeaningDraft::choose(double likeliest, double chosen)
{
    const bool isComparable = chosen > 0 && chosen <= likeliest; // the likeliest may be so by the words around it
    out.likeness = std::min(out.likeness, isComparable ? chosen / likeliest : 0);
}

void MeaningDraft::note(std::size_t term, QuestionPiece::Kind kind, std::string text)
{
    out.notes[terms[term].piece] = std::move(text);
    out.kinds[terms[term].piece] = kind;
}

void MeaningDraft::refuse(std::size_t term)
{
    for (std::size_t piece = terms[term].piece; piece < terms[term].piece + terms[term].count; ++piece)
        out.unread.push_back(piece);
}

void MeaningDraft::mention(TableId table)
{
    pending.lastTable = table;
    if (out.meaning.subject.isNone() || table == out.meaning.subject)
        return;
    if (pending.openExistence && isUpward(out.meaning.existences[*pending.openExistence].table, table))
        return;                                                                   // never borrowed a book
    if (pending.openExistence && std::exchange(pending.isVerbExistence, false)) { // never wrote a review
        out.meaning.existences[*pending.openExistence].table = table;
        return;
    }
    if (isUpward(out.meaning.subject, table))
        return;
    const auto known = std::find_if(out.meaning.existences.begin(), out.meaning.existences.end(),
                                    [&](const AskedExistence& existence) { return existence.table == table; });
    if (known == out.meaning.existences.end()) {
        out.meaning.existences.push_back({table, false, {}});
        pending.openExistence = out.meaning.existences.size() - 1;
    } else {
        pending.openExistence = static_cast<std::size_t>(known - out.meaning.existences.begin());
    }
}

void MeaningDraft::measure(AskedMeasure measure)
{
    if (pending.comparison && (pending.comparison->isThanAverage || pending.comparison->than))
        out.score *= 0.3; // of a number to compute
    if (pending.comparison) {
        out.meaning.havings.push_back(
            {measure, pending.comparison->comparison, pending.comparison->number, pending.comparison->upper});
        pending.comparison.reset();
        pending.aggregate.reset();
        return;
    }
    if (pending.extreme != AskedExtreme::none || (pending.isTop && pending.mode == AskedMode::per)
        || pending.mode == AskedMode::order) {
        orderBy(std::nullopt, measure,
                pending.mode == AskedMode::order ? out.meaning.order && out.meaning.order->isDescending
                                                 : pending.extreme != AskedExtreme::least);
        pending.aggregate.reset();
        return;
    }
    if (pending.mode == AskedMode::with && !out.meaning.subject.isNone()) { // with total revenue above 100
        pending.averaged = measure;
    }
    out.meaning.measures.push_back(measure);
    pending.aggregate.reset();
}

void MeaningDraft::condition(AskedCondition condition)
{
    std::vector<AskedCondition>* list = &out.meaning.conditions;
    if (!pending.openExistence && !isUpward(out.meaning.subject, condition.column.table)
        && condition.column.table != out.meaning.subject) { // of the rows that were spoken of
        for (std::size_t i = 0; i < out.meaning.existences.size(); ++i) {
            if (!out.meaning.existences[i].isNegated
                && isUpward(out.meaning.existences[i].table, condition.column.table))
                pending.openExistence = i;
        }
    }
    if (pending.openExistence) {
        AskedExistence& open = out.meaning.existences[*pending.openExistence];
        const bool isOfSubject = condition.column.table == out.meaning.subject
            || (isUpward(out.meaning.subject, condition.column.table) && !isUpward(open.table, condition.column.table));
        if (!isOfSubject && isUpward(open.table, condition.column.table))
            list = &open.conditions;
    }
    for (AskedCondition& known : *list) {
        const bool isSame = known.kind == AskedCondition::Kind::values && condition.kind == known.kind
            && known.column == condition.column && known.isNegated == condition.isNegated;
        if (isSame && pending.isOfBoth && !isUpward(out.meaning.subject, condition.column.table)) {
            // Both a van and a car: of different rows.
            if (list == &out.meaning.conditions) {
                out.meaning.existences.push_back({known.column.table, false, {known}});
                list->erase(list->begin() + (&known - list->data()));
            }
            const TableId table =
                pending.openExistence ? out.meaning.existences[*pending.openExistence].table : condition.column.table;
            out.meaning.existences.push_back({table, false, {std::move(condition)}});
            pending.isOfBoth = false;
            return;
        }
        if (isSame) {
            known.values.insert(known.values.end(), condition.values.begin(), condition.values.end());
            return;
        }
    }
    list->push_back(std::move(condition));
}

void MeaningDraft::orderBy(std::optional<ColumnId> column, std::optional<AskedMeasure> measure, bool isDescending)
{
    out.meaning.order = AskedOrder{column, measure, isDescending};
    pending.extreme = AskedExtreme::none;
    pending.isTop = false;
}

} // namespace querymend
