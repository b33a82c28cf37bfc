#include "includes.h"

#include <QRegularExpression>
#include <QStringList>

namespace architecture {

QList<Include> includesOf(const QString& text)
{
    static const QRegularExpression directive(QStringLiteral(R"(^\s*#\s*include\s*(?:"([^"]*)\"|<([^>]*)>))"));
    QList<Include> found;
    bool inComment = false;
    int number = 0;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        ++number;
        if (!inComment) {
            const auto match = directive.match(line);
            if (match.hasMatch()) {
                const bool quoted = match.capturedStart(1) >= 0;
                found.append(
                    {number, quoted ? Include::Form::quoted : Include::Form::angled, match.captured(quoted ? 1 : 2)});
            }
        }
        const qsizetype opened = line.lastIndexOf(QLatin1String("/*"));
        const qsizetype closed = line.lastIndexOf(QLatin1String("*/"));
        if (opened >= 0 || closed >= 0)
            inComment = opened > closed;
    }
    return found;
}

QString resolved(const SourceTree& tree, const QString& spelling)
{
    static const QStringList roots{QStringLiteral("core/"), QStringLiteral("io/"), QStringLiteral("app/"),
                                   QStringLiteral("cli/"), QStringLiteral("gui/")};
    for (const QString& root : roots) {
        if (tree.contains(root + spelling))
            return root + spelling;
    }
    return {};
}

QString folderOf(const QString& path)
{
    return path.section(QLatin1Char('/'), 0, -2);
}

} // namespace architecture
