#include "answer/composing.h"

#include <algorithm>
#include <utility>

namespace querymend {

Composing::Composing(const SchemaRoles& roles, const JoinMap& joins, const std::vector<QuestionPiece>& pieces,
                     CalendarDay today, const PieceChoices& choices)
    : m_roles(roles), m_joins(joins), m_pieces(pieces), m_terms(termsOf(pieces, today)), m_choices(choices),
      m_names(roles, joins), m_meaning(m_out.meaning), m_today(today)
{
    std::vector<TableId> mentioned;
    for (const QuestionPiece& piece : pieces) {
        if (piece.kind == QuestionPiece::Kind::table && !piece.tables.empty())
            mentioned.push_back(piece.tables.front().table);
    }
    m_names.setMentioned(std::move(mentioned));
}

Composed Composing::compose()
{
    for (std::size_t term = 0; term < m_terms.size(); ++term)
        take(term);
    finish();
    return std::move(m_out);
}

void Composing::take(std::size_t term)
{
    if (m_terms[term].kind == Term::Kind::comparison)
        return takeComparison(m_terms[term]);
    if (m_terms[term].kind == Term::Kind::days)
        return takeDays(m_terms[term]);
    const QuestionPiece& piece = m_pieces[m_terms[term].piece];
    if (piece.isNegated && piece.kind == QuestionPiece::Kind::value)
        m_isNegated = true;
    else if (piece.isNegated)
        m_mode = Mode::without;
    switch (piece.kind) {
    case QuestionPiece::Kind::cue:
        return takeCue(term, piece);
    case QuestionPiece::Kind::table:
        return takeTable(term, piece);
    case QuestionPiece::Kind::column:
        return takeColumn(term, piece);
    case QuestionPiece::Kind::value:
        return takeValue(term, piece);
    case QuestionPiece::Kind::text:
        return takeText(term, piece);
    case QuestionPiece::Kind::number:
    case QuestionPiece::Kind::date:
        return takeNumber(term, piece);
    case QuestionPiece::Kind::unread:
        return takeUnread(term, piece);
    }
}

const QuestionPiece* Composing::pieceOf(std::size_t term) const
{
    const bool isPiece = term < m_terms.size() && m_terms[term].kind == Term::Kind::piece;
    return isPiece ? &m_pieces[m_terms[term].piece] : nullptr;
}

const QuestionPiece* Composing::pieceBefore(std::size_t term) const
{
    while (term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->isFiller())
        --term;
    return term > 0 ? pieceOf(term - 1) : nullptr;
}

std::size_t Composing::nextTerm(std::size_t term) const
{
    ++term;
    while (pieceOf(term) && pieceOf(term)->isFiller())
        ++term;
    return term;
}

bool Composing::isNext(std::size_t term, Cue cue) const
{
    const QuestionPiece* const piece = pieceOf(nextTerm(term));
    return piece && piece->is(cue);
}

bool Composing::isNextKind(std::size_t term, QuestionPiece::Kind kind) const
{
    const QuestionPiece* const piece = pieceOf(nextTerm(term));
    return piece && piece->kind == kind;
}

std::size_t Composing::choiceOf(std::size_t term) const
{
    const auto chosen = m_choices.find(m_terms[term].piece);
    return chosen == m_choices.end() ? 0 : chosen->second;
}

/// The table of `X of TABLE`.
std::optional<TableId> Composing::tableAfter(std::size_t term) const
{
    std::size_t next = nextTerm(term);
    while (pieceOf(next)
           && (pieceOf(next)->is(Cue::conjunction) || pieceOf(next)->kind == QuestionPiece::Kind::column
               || pieceOf(next)->is(Cue::every)))
        next = nextTerm(next);
    const QuestionPiece* const link = pieceOf(next);
    const bool isLinked = link && (link->is(Cue::of) || link->is(Cue::in) || link->is(Cue::per));
    const QuestionPiece* const after = isLinked ? pieceOf(nextTerm(next)) : link;
    if (after && after->kind == QuestionPiece::Kind::table)
        return m_names.tables(*after).front().table;
    if (after && after->kind == QuestionPiece::Kind::value)
        return tableOfValues(isLinked ? nextTerm(next) : next);
    return std::nullopt;
}

/// The table that has all of several values in a row: of a first and a last name.
std::optional<TableId> Composing::tableOfValues(std::size_t term) const
{
    std::vector<TableId> common;
    for (bool isFirst = true; pieceOf(term) && pieceOf(term)->kind == QuestionPiece::Kind::value;
         term = nextTerm(term)) {
        std::vector<TableId> tables;
        for (const ValueMatch& value : pieceOf(term)->values) {
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

std::vector<TableId> Composing::near(std::size_t term) const
{
    std::vector<TableId> tables;
    const auto add = [&](TableId table) {
        if (!table.isNone() && std::find(tables.begin(), tables.end(), table) == tables.end())
            tables.push_back(table);
    };
    const bool isValue = pieceOf(term) && pieceOf(term)->kind == QuestionPiece::Kind::value;
    if (const auto next = isValue ? std::nullopt : tableAfter(term))
        add(*next);
    if (m_openExistence)
        add(m_meaning.existences[*m_openExistence].table);
    if (m_lastTable)
        add(*m_lastTable);
    add(m_meaning.subject);
    for (const AskedMeasure& measure : m_meaning.measures)
        add(measure.table);
    if (m_meaning.subject.isNone() && !m_meaning.conditions.empty())
        add(m_meaning.conditions.back().column.table);
    if (tables.empty()) {
        for (const TableId table : m_names.mentioned())
            add(m_roles.tables().original(table));
    }
    return tables;
}

bool Composing::isUpward(TableId from, TableId to) const
{
    return !from.isNone() && m_joins.pathAlongKeys(from, to).has_value();
}

void Composing::choose(double likeliest, double chosen)
{
    const bool isComparable = chosen > 0 && chosen <= likeliest; // the likeliest may be so by the words around it
    m_out.likeness = std::min(m_out.likeness, isComparable ? chosen / likeliest : 0);
}

void Composing::note(std::size_t term, QuestionPiece::Kind kind, std::string text)
{
    m_out.notes[m_terms[term].piece] = std::move(text);
    m_out.kinds[m_terms[term].piece] = kind;
}

void Composing::refuse(std::size_t term)
{
    for (std::size_t piece = m_terms[term].piece; piece < m_terms[term].piece + m_terms[term].count; ++piece)
        m_out.unread.push_back(piece);
}

std::optional<ColumnId> Composing::columnFor(std::size_t term, const QuestionPiece& piece, ColumnUse use)
{
    std::vector<NameChoice::ChosenColumn> candidates = m_names.columns(piece, near(term), use);
    const auto qualifier = std::exchange(m_qualifier, std::nullopt); // booking amount
    if (qualifier || isNext(term, Cue::of)) {                        // the name of the customer
        const auto owner = qualifier ? qualifier : tableAfter(term);
        std::stable_partition(candidates.begin(), candidates.end(), [&](const NameChoice::ChosenColumn& candidate) {
            return owner == candidate.column.table;
        });
    }
    const std::size_t choice = choiceOf(term);
    if (choice >= candidates.size())
        return std::nullopt;
    const ColumnId column = candidates[choice].column;
    const Table& table = m_roles.catalog().table(column.table);
    choose(candidates.front().score, candidates[choice].score);
    note(term, QuestionPiece::Kind::column, table.name + '.' + m_roles.catalog().column(column).name);
    m_out.score *= nameDoubt(piece.columns.front().score);
    return column;
}

} // namespace querymend
