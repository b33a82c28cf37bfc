#include "common/changewords.h"

#include "common/findingtext.h"
#include "common/theme.h"

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

QString changeMarkup(const QList<ShownChange>& changes, const Theme& theme)
{
    QStringList shown;
    for (const ShownChange& change : changes) {
        QStringList parts;
        if (!change.before.isEmpty())
            parts << QStringLiteral("<s style='color:%1'>%2</s>")
                         .arg(theme.colour(Tone::execution).name(), change.before.toHtmlEscaped());
        if (!change.now.isEmpty())
            parts << QStringLiteral("<span style='color:%1'>%2</span>")
                         .arg(theme.colour(Tone::accepted).name(), change.now.toHtmlEscaped());
        shown << parts.join(QLatin1Char(' '));
    }
    return shown.join(QStringLiteral(" · "));
}

QString changeText(const ShownChange& change)
{
    if (change.before.isEmpty())
        return Words::tr("Added %1").arg(change.now);
    return change.now.isEmpty() ? Words::tr("Removed %1").arg(change.before)
                                : Words::tr("Replaced %1 with %2").arg(change.before, change.now);
}

} // namespace querymend
