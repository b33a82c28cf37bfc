#include "timeline/sqlchange.h"

#include "common/runwords.h"
#include "dialect/dialect.h"
#include "sql/compare/tokendiff.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <variant>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SqlChange)
};

constexpr qsizetype mostShown = 160; ///< of one part

QString partOf(std::string_view text, const ByteRange& range)
{
    return textOf(text.substr(range.begin, range.end - range.begin)).simplified().left(mostShown);
}

} // namespace

QStringList sqlChange(std::string_view before, std::string_view after, const LexRules& rules)
{
    QStringList parts;
    for (const DiffHunk& hunk : diffByToken(before, after, rules)) {
        if (hunk.kind == HunkKind::removed || hunk.kind == HunkKind::changed)
            parts.append(QLatin1Char('-') + partOf(before, hunk.old));
        if (hunk.kind == HunkKind::added || hunk.kind == HunkKind::changed)
            parts.append(QLatin1Char('+') + partOf(after, hunk.now));
    }
    return parts;
}

QString changeText(const QStringList& change)
{
    QStringList told;
    for (qsizetype i = 0; i < change.size(); ++i) {
        const QString part = change[i].mid(1);
        const bool isRemoved = change[i].startsWith(QLatin1Char('-'));
        const bool isReplaced = isRemoved && i + 1 < change.size() && change[i + 1].startsWith(QLatin1Char('+'));
        if (isReplaced)
            told.append(Words::tr("%1 replaced by %2").arg(part, change[++i].mid(1)));
        else
            told.append(isRemoved ? Words::tr("%1 removed").arg(part) : Words::tr("%1 added").arg(part));
    }
    return told.join(QStringLiteral(", "));
}

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

QStringList SqlChanges::of(const AttemptCard& card, const LaneRow& lane)
{
    const auto own = std::find_if(lane.cards.begin(), lane.cards.end(),
                                  [&](const AttemptCard& other) { return other.ref == card.ref; });
    if (own == lane.cards.begin() || own == lane.cards.end() || card.sql.empty())
        return {};
    const QPair<quint32, quint32> key(card.ref.lane.value, card.ref.number);
    const auto known = m_known.constFind(key);
    if (known != m_known.constEnd())
        return *known;
    return *m_known.insert(key, sqlChange(std::prev(own)->sql, card.sql, m_dialect->lex));
}

} // namespace querymend
