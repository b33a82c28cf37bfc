#include "timeline/sqlchanges.h"

#include "dialect/dialect.h"

#include <algorithm>
#include <iterator>
#include <variant>

namespace querymend {

SqlChanges::SqlChanges() : m_dialect(&defaultDialect()) {}

void SqlChanges::take(const RunEvent& event)
{
    if (const auto* const started = std::get_if<RunStarted>(&event.body)) {
        const Dialect* const known = dialectNamed(started->dialect);
        m_dialect = known ? known : &defaultDialect();
    }
}

void SqlChanges::forget(const AttemptRef& attempt)
{
    m_known.remove({attempt.lane.value, attempt.number});
    m_known.remove({attempt.lane.value, attempt.number + 1});
}

QList<ShownChange> SqlChanges::of(const AttemptCard& card, const LaneRow& lane)
{
    const auto own = std::find_if(lane.cards.begin(), lane.cards.end(),
                                  [&](const AttemptCard& other) { return other.ref == card.ref; });
    if (own == lane.cards.begin() || own == lane.cards.end() || card.sql.empty())
        return {};
    const QPair<quint32, quint32> key(card.ref.lane.value, card.ref.number);
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd())
        return *known;
    return *m_known.insert(key, shownChanges(std::prev(own)->sql, card.sql, m_dialect->lex));
}

QList<ShownChange> SqlChanges::offeredBy(const AttemptCard& card) const
{
    const CardMending* const offered = card.offered();
    return offered ? shownChanges(card.sql, offered->sql, m_dialect->lex) : QList<ShownChange>();
}

} // namespace querymend
