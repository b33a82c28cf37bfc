#include "common/changewords.h"

#include "common/findingtext.h"

#include <QCoreApplication>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SqlChange)
};

QString cutShort(const std::string& part)
{
    constexpr qsizetype most = 80;
    const QString text = shownName(part);
    return text.size() > most ? text.left(most) + QChar(0x2026) : text;
}

} // namespace

ShownChange shownChange(const Replacement& replacement)
{
    return {cutShort(replacement.before), cutShort(replacement.now)};
}

QList<ShownChange> shownChanges(std::string_view before, std::string_view now, const LexRules& rules)
{
    QList<ShownChange> shown;
    for (const Replacement& replacement : replacements(before, now, rules))
        shown.append(shownChange(replacement));
    return shown;
}

QString changeText(const ShownChange& change)
{
    if (change.before.isEmpty())
        return Words::tr("Added %1").arg(change.now);
    return change.now.isEmpty() ? Words::tr("Removed %1").arg(change.before)
                                : Words::tr("Replaced %1 with %2").arg(change.before, change.now);
}

} // namespace querymend
