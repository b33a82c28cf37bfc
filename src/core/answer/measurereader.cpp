#include "answer/measurereader.h"

#include "answer/givenrules.h"
#include "answer/nearbytables.h"
#include "answer/valuereader.h"

#include <algorithm>
#include <vector>

namespace querymend {

/// Price times quantity less the discount, or else an amount; units are quantities.
std::optional<AskedMeasure> MeasureReader::metricOf(MetricWord word) const
{
    const Catalog& catalog = m_roles.catalog();
    std::optional<AskedMeasure> best;
    double bestScore = -1;
    double bestKind = -1;
    for (std::uint32_t t = 0; t < m_roles.tables().ownCount(); ++t) {
        const TableId table{t};
        const auto quantity = m_roles.quantityOf(table, NamedQuantity::quantity);
        const auto price = m_roles.quantityOf(table, NamedQuantity::price);
        const auto amount = m_roles.quantityOf(table, NamedQuantity::amount);
        AskedMeasure measure{AskedAggregate::sum, table};
        double score = 0;
        if (word == MetricWord::units) {
            if (!quantity)
                continue;
            measure.column = quantity;
            score = 1 + (price ? 1 : 0);
        } else if (quantity && price) {
            measure.metric = word;
            score = 3;
        } else if (amount) {
            measure.column = amount;
            score = 2;
        } else if (price && !m_roles.datesOf(table).empty() && !catalog.table(table).foreignKeys.empty()) {
            measure.column = price;
            score = 1;
        } else {
            continue;
        }
        const bool isPart = best && bestKind == score && m_draft.isUpward(table, best->table); // tickets of screenings
        const double kind = score;
        for (const TableId mentioned : m_draft.names.mentioned()) {
            const std::size_t distance = m_draft.joins.distance(table, mentioned);
            score += distance == 0 ? 3 : 0;
            score += distance >= JoinMap::far ? -1 : 0.3 - 0.05 * static_cast<double>(distance);
        }
        if (score > bestScore || (isPart && bestScore - score < 1)) {
            bestScore = score;
            bestKind = kind;
            best = measure;
        }
    }
    return best;
}

/// A number that the evidence defines; it cannot be averaged once more.
void MeasureReader::readGivenMetric(std::size_t term, const QuestionPiece& piece)
{
    if (m_pending.aggregate && m_pending.aggregate != AskedAggregate::sum)
        return m_draft.refuse(term);
    const TableId base = piece.metric->base;
    m_draft.note(term, QuestionPiece::Kind::cue, m_roles.catalog().table(base).name);
    m_pending.isCounting = false;
    m_pending.lastTable = m_pending.lastTable.value_or(base);
    m_draft.measure(
        {.aggregate = AskedAggregate::sum, .table = base, .metric = MetricWord::given, .given = piece.metric});
}

void MeasureReader::readAggregate(std::size_t term, AskedAggregate aggregate)
{
    const QuestionPiece& piece = *m_terms.pieceOf(term);
    const bool isAfterwards = piece.is(Cue::average) && piece.cue.argument == 2;
    if (isAfterwards && (m_pending.isCounting || !m_meaning.measures.empty())) { // on average
        if (!m_meaning.measures.empty() && (m_meaning.measures.back().column || m_meaning.measures.back().metric))
            m_meaning.measures.back().aggregate = aggregate;
        else
            m_pending.isAverageCount = true;
        return;
    }
    if (m_pending.lastColumn && m_roles.roleOf(*m_pending.lastColumn) == ColumnRole::number && term > 0
        && m_terms.pieceOf(term - 1) && m_terms.pieceOf(term - 1)->kind == QuestionPiece::Kind::column
        && m_pending.mode == AskedMode::none) {
        std::erase(m_pending.shown, *m_pending.lastColumn);
        m_pending.aggregate = aggregate;
        return m_draft.measure({aggregate, m_pending.lastColumn->table, m_pending.lastColumn});
    }
    const bool isOfMetric = !m_meaning.measures.empty() && term > 0 && m_terms.pieceOf(term - 1)
        && m_terms.pieceOf(term - 1)->is(Cue::metric);
    if (isOfMetric) {
        m_meaning.measures.back().aggregate = aggregate;
        return;
    }
    const bool isEnd = aggregate == AskedAggregate::minimum || aggregate == AskedAggregate::maximum;
    const bool wasEnd =
        m_pending.aggregate == AskedAggregate::minimum || m_pending.aggregate == AskedAggregate::maximum;
    m_pending.asksBoth = m_pending.asksBoth || (isEnd && wasEnd && m_pending.aggregate != aggregate);
    const std::size_t next = m_terms.nextTerm(term);
    const auto worth = m_meaning.subject.isNone() ? std::nullopt : m_roles.worthOf(m_meaning.subject);
    if (aggregate == AskedAggregate::sum && worth && next < m_terms.size()
        && m_terms[next].kind == Term::Kind::comparison) { // offers for a sum above 100
        m_pending.lastColumn = worth;
        return;
    }
    m_pending.aggregate = aggregate;
}

void MeasureReader::readMetric(std::size_t term, const QuestionPiece& piece)
{
    if (piece.metric)
        return readGivenMetric(term, piece);
    const auto found = metricOf(static_cast<MetricWord>(piece.cue.argument));
    const bool isState = std::any_of(piece.values.begin(), piece.values.end(), [this](const ValueMatch& value) {
        return !m_draft.anchor().isNone() && value.column.table == m_draft.anchor();
    });
    if (isState && !m_pending.isCounting) // animals that were sold
        return m_values.read(term, piece);
    if (!found && !piece.columns.empty())
        return m_values.readName(term, piece);
    if (!found && !piece.values.empty())
        return m_values.read(term, piece);
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    if (!found && before && before->kind == QuestionPiece::Kind::table
        && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units) {
        m_draft.out.score *= 0.85; // tickets sold: the verb of what is counted
        return;
    }
    if (!found)
        return m_draft.refuse(term);
    // How many units were sold, and how much: the number asked for.
    const bool isVerbOfCount = m_pending.isCounting
        || (!m_meaning.measures.empty() && m_pending.extreme == AskedExtreme::none && !m_pending.comparison
            && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units);
    m_draft.note(term, QuestionPiece::Kind::cue, m_roles.catalog().table(found->table).name);
    if (isVerbOfCount && !m_pending.isCounting)
        return;
    m_pending.isCounting = false;
    AskedMeasure measured = *found;
    if (m_pending.aggregate == AskedAggregate::average || m_pending.aggregate == AskedAggregate::maximum
        || m_pending.aggregate == AskedAggregate::minimum)
        measured.aggregate = *m_pending.aggregate;
    m_pending.lastTable = m_pending.lastTable.value_or(found->table);
    m_draft.measure(measured);
}

void MeasureReader::readUnit(std::size_t term, const QuestionPiece& piece)
{
    const auto unit = static_cast<DateUnit>(piece.cue.argument);
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    const bool isAsked = before && (before->is(Cue::which) || before->is(Cue::every));
    // Titles by year: a column may be called so.
    const auto columns = piece.columns.empty()
        ? std::vector<NameChoice::ChosenColumn>()
        : m_draft.names.columns(piece, tablesNear(m_draft, term), ColumnUse::group);
    const bool hasColumn = !columns.empty() && columns.front().score > 1.1
        && (m_meaning.subject.isNone() || columns.front().column.table == m_meaning.subject);
    if (m_pending.mode == AskedMode::per || isAsked) {
        if (hasColumn)
            m_meaning.groups.push_back({{}, columns.front().column, {}});
        else
            m_meaning.groups.push_back({{}, {}, unit});
        m_pending.mode = m_terms.isNext(term, Cue::conjunction) ? AskedMode::per : AskedMode::none;
        return;
    }
    if (hasColumn && !m_pending.lastColumn
        && !(before && (before->is(Cue::number) || before->kind == QuestionPiece::Kind::number)))
        return m_values.readName(term, piece);
    if (unit == DateUnit::day && isDuration(term)) {
        m_pending.isAverageCount = m_pending.isAverageCount || m_pending.aggregate == AskedAggregate::average;
        m_pending.isCounting = false;
        m_pending.aggregate.reset();
        m_pending.duration.emplace();
    }
}

/// Whether days are asked for that pass between dates: days are counted, and dates follow.
bool MeasureReader::isDuration(std::size_t term) const
{
    const bool isAsked = m_pending.isCounting || m_pending.aggregate == AskedAggregate::average;
    const QuestionPiece* const before = term > 0 ? m_terms.pieceOf(term - 1) : nullptr;
    if (!isAsked || !before || before->kind == QuestionPiece::Kind::number || before->is(Cue::number))
        return false;
    if (before->is(Cue::howMany))
        return true;
    for (std::size_t next = term + 1; next < m_terms.size(); ++next) {
        const QuestionPiece* const piece = m_terms.pieceOf(next);
        const bool isDate =
            piece && std::any_of(piece->columns.begin(), piece->columns.end(), [&](const NameMatch& match) {
                return m_roles.roleOf(match.columnId()) == ColumnRole::date;
            });
        if (isDate)
            return true;
    }
    return false;
}

} // namespace querymend
