#include "answer/composing.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

struct QualityRow {
    Quality quality;
    NamedQuantity what;
    bool isDescending;
};

constexpr QualityRow qualityRows[] = {
    {Quality::expensive, NamedQuantity::price, true},    {Quality::expensive, NamedQuantity::amount, true},
    {Quality::cheap, NamedQuantity::price, false},       {Quality::cheap, NamedQuantity::amount, false},
    {Quality::old, NamedQuantity::birth, false},         {Quality::young, NamedQuantity::birth, true},
    {Quality::old, NamedQuantity::year, false},          {Quality::young, NamedQuantity::year, true},
    {Quality::recent, NamedQuantity::year, true},        {Quality::longLasting, NamedQuantity::duration, true},
    {Quality::longLasting, NamedQuantity::size, true},   {Quality::shortLasting, NamedQuantity::duration, false},
    {Quality::shortLasting, NamedQuantity::size, false}, {Quality::big, NamedQuantity::size, true},
    {Quality::small, NamedQuantity::size, false},        {Quality::paid, NamedQuantity::salary, true},
    {Quality::fast, NamedQuantity::duration, false},     {Quality::slow, NamedQuantity::duration, true},
    {Quality::good, NamedQuantity::rating, true},        {Quality::bad, NamedQuantity::rating, false},
    {Quality::heavy, NamedQuantity::weight, true},       {Quality::light, NamedQuantity::weight, false},
};

} // namespace

/// The column of a table that an adjective is about: expensive, long, heavy.
std::optional<ColumnId> Composing::columnOf(TableId table, NamedQuantity what) const
{
    if (what == NamedQuantity::price || what == NamedQuantity::amount)
        return m_roles.worthOf(table);
    if (const auto column = m_roles.quantityOf(table, what))
        return column;
    if (what == NamedQuantity::duration) // a long route
        return m_roles.quantityOf(table, NamedQuantity::size);
    return what == NamedQuantity::size ? m_roles.quantityOf(table, NamedQuantity::amount) : std::nullopt; // big claims
}

/// The cheapest, the oldest, the most popular.
void Composing::finishQuality()
{
    if (m_firstOrLast != 0 && !m_meaning.order && !m_meaning.subject.isNone()) {
        auto date = m_dateOfVerb ? m_dateOfVerb : dateFor(m_meaning.subject);
        if (date && !m_meaning.groups.empty() && m_meaning.measures.empty()) { // the last visit of each patient
            const auto isDate = [this](ColumnId column) { return m_roles.roleOf(column) == ColumnRole::date; };
            if (const auto named = std::find_if(m_shown.begin(), m_shown.end(), isDate); named != m_shown.end())
                date = *named;
            std::erase_if(m_shown, isDate);
            m_meaning.measures.push_back(
                {m_firstOrLast < 0 ? AskedAggregate::maximum : AskedAggregate::minimum, date->table, date});
            m_asksWhen = false;
            return;
        }
        if (date) {
            m_meaning.order = AskedOrder{date, {}, m_firstOrLast < 0};
            m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
        } else {
            m_out.score *= 0.3;
        }
    }
    if (!m_quality || m_meaning.subject.isNone())
        return;
    if (!m_isSorted)
        m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
    const Quality quality = *m_quality;
    if (quality == Quality::busy || quality == Quality::rare) {
        std::optional<TableId> counted;
        for (const AskedExistence& existence : m_meaning.existences)
            counted = existence.table;
        if (counted)
            m_meaning.existences.clear();
        const std::vector<TableId> referring = m_joins.referringTo(m_meaning.subject);
        if (!counted && !referring.empty())
            counted = referring.front();
        if (!m_meaning.groups.empty() || !m_shown.empty())
            counted = m_meaning.subject;
        if (counted)
            m_meaning.order = AskedOrder{{}, AskedMeasure{AskedAggregate::count, *counted}, quality == Quality::busy};
        else
            m_out.score *= 0.3;
        return;
    }
    for (const QualityRow& row : qualityRows) {
        const auto column = row.quality == quality ? columnOf(m_meaning.subject, row.what) : std::nullopt;
        if (!column)
            continue;
        m_meaning.order = AskedOrder{column, {}, row.isDescending};
        return;
    }
    const bool isByDate =
        quality == Quality::recent || quality == Quality::early || quality == Quality::old || quality == Quality::young;
    const auto date = isByDate ? dateFor(m_meaning.subject) : std::nullopt;
    if (!date) {
        m_out.score *= 0.2;
        return;
    }
    m_meaning.order = AskedOrder{date, {}, quality == Quality::recent || quality == Quality::young};
}

} // namespace querymend
