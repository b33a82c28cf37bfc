#include "answer/composing.h"
#include "answer/givenrules.h"

#include <algorithm>
#include <utility>

namespace querymend {

/// Price times quantity less the discount, or else an amount; units are quantities.
std::optional<AskedMeasure> Composing::metricOf(MetricWord word) const
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
        const bool isPart = best && bestKind == score && isUpward(table, best->table); // tickets of screenings
        const double kind = score;
        for (const TableId mentioned : m_names.mentioned()) {
            const std::size_t distance = m_joins.distance(table, mentioned);
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
void Composing::takeGivenMetric(std::size_t term, const QuestionPiece& piece)
{
    if (m_aggregate && m_aggregate != AskedAggregate::sum)
        return refuse(term);
    const TableId base = piece.metric->base;
    note(term, QuestionPiece::Kind::cue, m_roles.catalog().table(base).name);
    m_isCounting = false;
    m_lastTable = m_lastTable.value_or(base);
    measure({.aggregate = AskedAggregate::sum, .table = base, .metric = MetricWord::given, .given = piece.metric});
}

void Composing::orderBy(std::optional<ColumnId> column, std::optional<AskedMeasure> measure, bool isDescending)
{
    m_meaning.order = AskedOrder{column, measure, isDescending};
    m_extreme = Extreme::none;
    m_isTop = false;
}

/// A number to compute, where a word before it may say that it orders or limits the result instead.
void Composing::measure(AskedMeasure measure)
{
    if (m_comparison && (m_comparison->isThanAverage || m_comparison->than))
        m_out.score *= 0.3; // of a number to compute
    if (m_comparison) {
        m_meaning.havings.push_back({measure, m_comparison->comparison, m_comparison->number, m_comparison->upper});
        m_comparison.reset();
        m_aggregate.reset();
        return;
    }
    if (m_extreme != Extreme::none || (m_isTop && m_mode == Mode::per) || m_mode == Mode::order) {
        orderBy(std::nullopt, measure,
                m_mode == Mode::order ? m_meaning.order && m_meaning.order->isDescending : m_extreme != Extreme::least);
        m_aggregate.reset();
        return;
    }
    if (m_mode == Mode::with && !m_meaning.subject.isNone()) { // with total revenue above 100
        m_averaged = measure;
    }
    m_wasMeasureFirst = m_wasMeasureFirst || m_meaning.subject.isNone();
    m_meaning.measures.push_back(measure);
    m_aggregate.reset();
}

void Composing::mention(TableId table)
{
    m_lastTable = table;
    if (m_meaning.subject.isNone() || table == m_meaning.subject)
        return;
    if (m_openExistence && isUpward(m_meaning.existences[*m_openExistence].table, table))
        return;                                                       // never borrowed a book
    if (m_openExistence && std::exchange(m_isVerbExistence, false)) { // never wrote a review
        m_meaning.existences[*m_openExistence].table = table;
        return;
    }
    if (isUpward(m_meaning.subject, table))
        return;
    const auto known = std::find_if(m_meaning.existences.begin(), m_meaning.existences.end(),
                                    [&](const AskedExistence& existence) { return existence.table == table; });
    if (known == m_meaning.existences.end()) {
        m_meaning.existences.push_back({table, false, {}});
        m_openExistence = m_meaning.existences.size() - 1;
    } else {
        m_openExistence = static_cast<std::size_t>(known - m_meaning.existences.begin());
    }
}

/// Adds a condition to the question, or to the rows that have to exist, whichever its column belongs to.
void Composing::condition(AskedCondition condition)
{
    std::vector<AskedCondition>* list = &m_meaning.conditions;
    if (!m_openExistence && !isUpward(m_meaning.subject, condition.column.table)
        && condition.column.table != m_meaning.subject) { // of the rows that were spoken of
        for (std::size_t i = 0; i < m_meaning.existences.size(); ++i) {
            if (!m_meaning.existences[i].isNegated && isUpward(m_meaning.existences[i].table, condition.column.table))
                m_openExistence = i;
        }
    }
    if (m_openExistence) {
        AskedExistence& open = m_meaning.existences[*m_openExistence];
        const bool isOfSubject = condition.column.table == m_meaning.subject
            || (isUpward(m_meaning.subject, condition.column.table) && !isUpward(open.table, condition.column.table));
        if (!isOfSubject && isUpward(open.table, condition.column.table))
            list = &open.conditions;
    }
    for (AskedCondition& known : *list) {
        const bool isSame = known.kind == AskedCondition::Kind::values && condition.kind == known.kind
            && known.column == condition.column && known.isNegated == condition.isNegated;
        if (isSame && m_isOfBoth && !isUpward(m_meaning.subject, condition.column.table)) {
            // Both a van and a car: of different rows.
            if (list == &m_meaning.conditions) {
                m_meaning.existences.push_back({known.column.table, false, {known}});
                list->erase(list->begin() + (&known - list->data()));
            }
            const TableId table =
                m_openExistence ? m_meaning.existences[*m_openExistence].table : condition.column.table;
            m_meaning.existences.push_back({table, false, {std::move(condition)}});
            m_isOfBoth = false;
            return;
        }
        if (isSame) {
            known.values.insert(known.values.end(), condition.values.begin(), condition.values.end());
            return;
        }
    }
    list->push_back(std::move(condition));
}

/// Who earn more than their manager.
bool Composing::compareWithTwin(std::size_t term, AskedComparison comparison)
{
    const QuestionPiece* const with = pieceOf(nextTerm(term));
    if (!with || with->kind != QuestionPiece::Kind::table || m_meaning.subject.isNone())
        return false;
    const TableId table = m_names.tables(*with).front().table;
    const TwinTables::Twin* const twin = m_roles.tables().find(table);
    if (!twin || twin->owner != m_meaning.subject || twin->original != m_meaning.subject)
        return false;
    Term compared = m_terms[term];
    compared.comparison = comparison;
    compared.than = table;
    takeComparison(compared);
    return true;
}

/// An aggregate of what follows or, in Italian and Russian, of what is before it.
void Composing::takeAggregate(std::size_t term, AskedAggregate aggregate)
{
    const QuestionPiece& piece = *pieceOf(term);
    const bool isAfterwards = piece.is(Cue::average) && piece.cue.argument == 2;
    if (isAfterwards && (m_isCounting || !m_meaning.measures.empty())) { // on average
        if (!m_meaning.measures.empty() && (m_meaning.measures.back().column || m_meaning.measures.back().metric))
            m_meaning.measures.back().aggregate = aggregate;
        else
            m_isAverageCount = true;
        return;
    }
    if (m_lastColumn && m_roles.roleOf(*m_lastColumn) == ColumnRole::number && term > 0 && pieceOf(term - 1)
        && pieceOf(term - 1)->kind == QuestionPiece::Kind::column && m_mode == Mode::none) {
        std::erase(m_shown, *m_lastColumn);
        m_aggregate = aggregate;
        return measure({aggregate, m_lastColumn->table, m_lastColumn});
    }
    const bool isOfMetric =
        !m_meaning.measures.empty() && term > 0 && pieceOf(term - 1) && pieceOf(term - 1)->is(Cue::metric);
    if (isOfMetric) {
        m_meaning.measures.back().aggregate = aggregate;
        return;
    }
    const bool isEnd = aggregate == AskedAggregate::minimum || aggregate == AskedAggregate::maximum;
    const bool wasEnd = m_aggregate == AskedAggregate::minimum || m_aggregate == AskedAggregate::maximum;
    m_asksBoth = m_asksBoth || (isEnd && wasEnd && m_aggregate != aggregate);
    const std::size_t next = nextTerm(term);
    const auto worth = m_meaning.subject.isNone() ? std::nullopt : m_roles.worthOf(m_meaning.subject);
    if (aggregate == AskedAggregate::sum && worth && next < m_terms.size()
        && m_terms[next].kind == Term::Kind::comparison) { // offers for a sum above 100
        m_lastColumn = worth;
        return;
    }
    m_aggregate = aggregate;
}

void Composing::takeMetric(std::size_t term, const QuestionPiece& piece)
{
    if (piece.metric)
        return takeGivenMetric(term, piece);
    const auto found = metricOf(static_cast<MetricWord>(piece.cue.argument));
    const bool isState = std::any_of(piece.values.begin(), piece.values.end(), [this](const ValueMatch& value) {
        return !anchor().isNone() && value.column.table == anchor();
    });
    if (isState && !m_isCounting) // animals that were sold
        return takeValue(term, piece);
    if (!found && !piece.columns.empty())
        return takeColumn(term, piece);
    if (!found && !piece.values.empty())
        return takeValue(term, piece);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!found && before && before->kind == QuestionPiece::Kind::table
        && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units) {
        m_out.score *= 0.85; // tickets sold: the verb of what is counted
        return;
    }
    if (!found)
        return refuse(term);
    // How many units were sold, and how much: the number asked for.
    const bool isVerbOfCount = m_isCounting
        || (!m_meaning.measures.empty() && m_extreme == Extreme::none && !m_comparison
            && static_cast<MetricWord>(piece.cue.argument) == MetricWord::units);
    note(term, QuestionPiece::Kind::cue, m_roles.catalog().table(found->table).name);
    if (isVerbOfCount && !m_isCounting)
        return;
    m_isCounting = false;
    AskedMeasure measured = *found;
    if (m_aggregate == AskedAggregate::average || m_aggregate == AskedAggregate::maximum
        || m_aggregate == AskedAggregate::minimum)
        measured.aggregate = *m_aggregate;
    m_lastTable = m_lastTable.value_or(found->table);
    measure(measured);
}

/// Years, months and days: what a result is grouped by, or only the unit of a number.
void Composing::takeUnit(std::size_t term, const QuestionPiece& piece)
{
    const auto unit = static_cast<DateUnit>(piece.cue.argument);
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    const bool isAsked = before && (before->is(Cue::which) || before->is(Cue::every));
    // Titles by year: a column may be called so.
    const auto columns = piece.columns.empty() ? std::vector<NameChoice::ChosenColumn>()
                                               : m_names.columns(piece, near(term), ColumnUse::group);
    const bool hasColumn = !columns.empty() && columns.front().score > 1.1
        && (m_meaning.subject.isNone() || columns.front().column.table == m_meaning.subject);
    if (m_mode == Mode::per || isAsked) {
        if (hasColumn)
            m_meaning.groups.push_back({{}, columns.front().column, {}});
        else
            m_meaning.groups.push_back({{}, {}, unit});
        m_mode = isNext(term, Cue::conjunction) ? Mode::per : Mode::none;
        return;
    }
    if (hasColumn && !m_lastColumn
        && !(before && (before->is(Cue::number) || before->kind == QuestionPiece::Kind::number)))
        return takeColumn(term, piece);
    if (unit == DateUnit::day && isDuration(term)) {
        m_isAverageCount = m_isAverageCount || m_aggregate == AskedAggregate::average;
        m_isCounting = false;
        m_aggregate.reset();
        m_duration.emplace();
    }
}

/// Whether days are asked for that pass between dates: days are counted, and dates follow.
bool Composing::isDuration(std::size_t term) const
{
    const bool isAsked = m_isCounting || m_aggregate == AskedAggregate::average;
    const QuestionPiece* const before = term > 0 ? pieceOf(term - 1) : nullptr;
    if (!isAsked || !before || before->kind == QuestionPiece::Kind::number || before->is(Cue::number))
        return false;
    if (before->is(Cue::howMany))
        return true;
    for (std::size_t next = term + 1; next < m_terms.size(); ++next) {
        const QuestionPiece* const piece = pieceOf(next);
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
