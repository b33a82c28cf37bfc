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
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
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
        for (const TableId mentioned : m_names.mentioned()) {
            const std::size_t distance = m_joins.distance(table, mentioned);
            score += distance >= JoinMap::far ? -1 : 0.3 - 0.05 * static_cast<double>(distance);
        }
        if (score > bestScore) {
            bestScore = score;
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

} // namespace querymend
