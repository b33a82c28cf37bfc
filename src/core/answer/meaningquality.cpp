#include "answer/meaningquality.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

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

void MeaningQuality::finish()
{
    if (m_pending.firstOrLast != 0 && !m_meaning.order && !m_meaning.subject.isNone()) {
        auto date = m_pending.dateOfVerb ? m_pending.dateOfVerb : m_draft.dateFor(m_meaning.subject);
        if (date && !m_meaning.groups.empty() && m_meaning.measures.empty()) { // the last visit of each patient
            const auto isDate = [this](ColumnId column) { return m_roles.roleOf(column) == ColumnRole::date; };
            if (const auto named = std::find_if(m_pending.shown.begin(), m_pending.shown.end(), isDate);
                named != m_pending.shown.end())
                date = *named;
            std::erase_if(m_pending.shown, isDate);
            m_meaning.measures.push_back(
                {m_pending.firstOrLast < 0 ? AskedAggregate::maximum : AskedAggregate::minimum, date->table, date});
            m_pending.asksWhen = false;
            return;
        }
        if (date) {
            m_meaning.order = AskedOrder{date, {}, m_pending.firstOrLast < 0};
            m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
        } else {
            m_draft.out.score *= 0.3;
        }
    }
    if (!m_pending.quality || m_meaning.subject.isNone())
        return;
    if (!m_pending.isSorted)
        m_meaning.limit = std::max<std::uint32_t>(m_meaning.limit, 1);
    const Quality quality = *m_pending.quality;
    if (quality == Quality::busy || quality == Quality::rare) {
        std::optional<TableId> counted;
        for (const AskedExistence& existence : m_meaning.existences)
            counted = existence.table;
        if (counted)
            m_meaning.existences.clear();
        const std::vector<TableId> referring = m_draft.joins.referringTo(m_meaning.subject);
        if (!counted && !referring.empty())
            counted = referring.front();
        if (!m_meaning.groups.empty() || !m_pending.shown.empty())
            counted = m_meaning.subject;
        if (counted)
            m_meaning.order = AskedOrder{{}, AskedMeasure{AskedAggregate::count, *counted}, quality == Quality::busy};
        else
            m_draft.out.score *= 0.3;
        return;
    }
    for (const QualityRow& row : qualityRows) {
        const auto column = row.quality == quality ? m_draft.columnOf(m_meaning.subject, row.what) : std::nullopt;
        if (!column)
            continue;
        m_meaning.order = AskedOrder{column, {}, row.isDescending};
        return;
    }
    const bool isByDate =
        quality == Quality::recent || quality == Quality::early || quality == Quality::old || quality == Quality::young;
    const auto date = isByDate ? m_draft.dateFor(m_meaning.subject) : std::nullopt;
    if (!date) {
        m_draft.out.score *= 0.2;
        return;
    }
    m_meaning.order = AskedOrder{date, {}, quality == Quality::recent || quality == Quality::young};
}

} // namespace querymend
