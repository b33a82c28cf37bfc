#include "readmetext.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QRegularExpression>

namespace {

QString withoutComment(const QString& line)
{
    static const QRegularExpression comment(QStringLiteral("\\s{2,}#.*$"));
    return QString(line).remove(comment).trimmed();
}

} // namespace

ReadmeText readmeTextOf(const QString& text)
{
    const QString indent(4, QLatin1Char(' '));
    ReadmeText readme;
    QString sentences;
    QString fenced;
    bool isFenced = false;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            if (isFenced)
                readme.models.append(QJsonDocument::fromJson(fenced.toUtf8()).object());
            fenced.clear();
            isFenced = !isFenced;
        } else if (isFenced) {
            fenced += line + QLatin1Char('\n');
        } else if (line.startsWith(indent)) {
            readme.commands.append(withoutComment(line));
        } else {
            sentences += line + QLatin1Char(' ');
        }
    }
    static const QRegularExpression code(QStringLiteral("`([^`]+)`"));
    for (auto found = code.globalMatch(sentences); found.hasNext();)
        readme.code.append(found.next().captured(1));
    readme.code.removeDuplicates();
    return readme;
}
