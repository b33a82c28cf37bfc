#include "answer/nearbytables.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// The table that has all of several values in a row: of a first and a last name.
std::optional<TableId> tableOfValues(const TermSequence& terms, std::size_t term)
{
    std::vector<TableId> common;
    for (bool isFirst = true; terms.pieceOf(term) && terms.pieceOf(term)->kind == QuestionPiece::Kind::value;
         term = terms.nextTerm(term)) {
        std::vector<TableId> tables;
        for (const ValueMatch& value : terms.pieceOf(term)->values) {
            if (isFirst || std::find(common.begin(), common.end(), value.column.table) != common.end())
                tables.push_back(value.column.table);
        }
        if (tables.empty())
            break;
        common = std::move(tables);
        isFirst = false;
    }
    return common.empty() ? std::nullopt : std::optional(common.front());
}

} // namespace

std::optional<TableId> tableAfter(const MeaningDraft& draft, std::size_t term)
{
    const TermSequence& terms = draft.terms;
    std::size_t next = terms.nextTerm(term);
    while (terms.pieceOf(next)
           && (terms.pieceOf(next)->is(Cue::conjunction) || terms.pieceOf(next)->kind == QuestionPiece::Kind::column
               || terms.pieceOf(next)->is(Cue::every)))
        next = terms.nextTerm(next);
    const QuestionPiece* const link = terms.pieceOf(next);
    const bool isLinked = link && (link->is(Cue::of) || link->is(Cue::in) || link->is(Cue::per));
    const QuestionPiece* const after = isLinked ? terms.pieceOf(terms.nextTerm(next)) : link;
    if (after && after->kind == QuestionPiece::Kind::table)
        return draft.names.tables(*after).front().table;
    if (after && after->kind == QuestionPiece::Kind::value)
        return tableOfValues(terms, isLinked ? terms.nextTerm(next) : next);
    return std::nullopt;
}

std::vector<TableId> tablesNear(const MeaningDraft& draft, std::size_t term)
{
    const AskedMeaning& meaning = draft.out.meaning;
    const PendingWords& pending = draft.pending;
    std::vector<TableId> tables;
    const auto add = [&](TableId table) {
        if (!table.isNone() && std::find(tables.begin(), tables.end(), table) == tables.end())
            tables.push_back(table);
    };
    const bool isValue = draft.terms.pieceOf(term) && draft.terms.pieceOf(term)->kind == QuestionPiece::Kind::value;
    if (const auto next = isValue ? std::nullopt : tableAfter(draft, term))
        add(*next);
    if (pending.openExistence)
        add(meaning.existences[*pending.openExistence].table);
    if (pending.lastTable)
        add(*pending.lastTable);
    add(meaning.subject);
    for (const AskedMeasure& measure : meaning.measures)
        add(measure.table);
    if (meaning.subject.isNone() && !meaning.conditions.empty())
        add(meaning.conditions.back().column.table);
    if (tables.empty()) {
        for (const TableId table : draft.names.mentioned())
            add(draft.roles.tables().original(table));
    }
    return tables;
}

} // namespace querymend
