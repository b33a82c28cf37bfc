#include "common/changewords.h"

#include "common/findingtext.h"
#include "common/theme.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

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

/// Puts the SQL where a sentence has its placeholders, which a translation may reorder.
QList<ChangePart> partsOf(const QString& sentence, const QStringList& sql)
{
    static const QRegularExpression place(QStringLiteral("%([12])"));
    QList<ChangePart> parts;
    qsizetype at = 0;
    for (const QRegularExpressionMatch& match : place.globalMatch(sentence)) {
        parts << ChangePart{sentence.mid(at, match.capturedStart() - at), false}
              << ChangePart{sql.value(match.capturedView(1).toInt() - 1), true};
        at = match.capturedEnd();
    }
    return parts << ChangePart{sentence.mid(at), false};
}

} // namespace

QString timesOf(const ShownChange& change)
{
    return change.times > 1 ? QStringLiteral(" (%1\u00D7)").arg(QLocale().toString(change.times)) : QString();
}

void addChange(QList<ShownChange>& changes, const Replacement& replacement)
{
    const ShownChange made{cutShort(replacement.before), cutShort(replacement.now)};
    const auto known = std::ranges::find_if(
        changes, [&](const ShownChange& change) { return change.before == made.before && change.now == made.now; });
    if (known == changes.end())
        changes.append(made);
    else
        ++known->times;
}

QList<ShownChange> shownChanges(std::string_view before, std::string_view now, const LexRules& rules)
{
    QList<ShownChange> shown;
    for (const Replacement& replacement : replacements(before, now, rules))
        addChange(shown, replacement);
    return shown;
}

QString changeMarkup(const QList<ShownChange>& changes, const Theme& theme)
{
    constexpr qsizetype mostTogether = 30; // letters; more might not fit into a line
    QStringList shown;
    for (const ShownChange& change : changes) {
        const bool isShort = change.before.size() + change.now.size() <= mostTogether;
        const QString blank = isShort ? QStringLiteral("&nbsp;") : QStringLiteral(" ");
        QStringList parts;
        if (!change.before.isEmpty())
            parts << QStringLiteral("<s style='color:%1'>%2</s>")
                         .arg(theme.colour(Tone::execution).name(), change.before.toHtmlEscaped());
        if (!change.now.isEmpty())
            parts << QStringLiteral("<span style='color:%1'>%2</span>")
                         .arg(theme.colour(Tone::accepted).name(), change.now.toHtmlEscaped());
        shown << parts.join(blank) + timesOf(change).replace(QLatin1Char(' '), QStringLiteral("&nbsp;"));
    }
    return shown.join(QStringLiteral(" · "));
}

QString changeMarkup(const QList<ShownChange>& changes, const Theme& theme, int width)
{
    const QFontMetrics letters(Theme::codeFont());
    const auto widthOf = [&](const ShownChange& change) {
        return letters.horizontalAdvance(change.before + QLatin1Char(' ') + change.now + timesOf(change));
    };
    const int rest = letters.horizontalAdvance(QStringLiteral(" · +99"));
    QList<ShownChange> fitting;
    int used = 0;
    for (const ShownChange& change : changes) {
        const int after = fitting.size() + 1 < changes.size() ? rest : 0;
        const int wanted = widthOf(change) + (fitting.isEmpty() ? 0 : letters.horizontalAdvance(QStringLiteral(" · ")));
        if (used + wanted + after > width && !fitting.isEmpty())
            break;
        fitting.append(change);
        used += wanted;
    }
    if (fitting.size() == 1 && used > width - rest) {
        const int half = std::max(0, width - rest - letters.horizontalAdvance(QLatin1Char(' '))) / 2;
        for (QString* const part : {&fitting.front().before, &fitting.front().now})
            *part = letters.elidedText(*part, Qt::ElideRight, half);
    }
    const qsizetype left = changes.size() - fitting.size();
    const QString markup = changeMarkup(fitting, theme);
    return left == 0 ? markup : markup + QStringLiteral(" · +%1").arg(QLocale().toString(left));
}

QList<ChangePart> changeParts(const ShownChange& change)
{
    QList<ChangePart> parts = change.before.isEmpty() ? partsOf(Words::tr("Added %1"), {change.now})
        : change.now.isEmpty()                        ? partsOf(Words::tr("Removed %1"), {change.before})
                               : partsOf(Words::tr("Replaced %1 with %2"), {change.before, change.now});
    return parts << ChangePart{timesOf(change), false};
}

QString changeText(const ShownChange& change)
{
    QString text;
    for (const ChangePart& part : changeParts(change))
        text += part.text;
    return text;
}

} // namespace querymend
