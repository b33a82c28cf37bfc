#include "shell/helppages.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

const QString& firstPage()
{
    static const QString page = QStringLiteral("index");
    return page;
}

/// Leaves out the marks of Markdown that a reader does not see, and where links lead.
QString plain(QString line)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression mark(QStringLiteral("^[#>|\\s-]+|[`*|]"));
    return line.replace(link, QStringLiteral("\\1")).remove(mark).simplified();
}

} // namespace

QStringList helpPageNames()
{
    QStringList pages;
    const QDir folder(QStringLiteral(":/querymend/help/en"));
    for (const QString& file : folder.entryList({QStringLiteral("*.md")}))
        pages << file.chopped(3);
    const QString list = helpPageText(firstPage(), QStringLiteral("en"));
    const auto place = [&](const QString& page) {
        const QString listed = page.section(QLatin1Char('-'), 0, 0); // errors-schema and the like follow errors
        const qsizetype found = list.indexOf(QStringLiteral("(%1.md)").arg(listed));
        return std::pair(page == firstPage() ? -1 : found, page);
    };
    std::ranges::sort(pages, [&](const QString& a, const QString& b) { return place(a) < place(b); });
    return pages;
}

QString helpPageText(const QString& page, const QString& language)
{
    for (const QString& code : {language, QStringLiteral("en")}) {
        QFile file(QStringLiteral(":/querymend/help/%1/%2.md").arg(code, page));
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

QList<HelpSection> helpSections(const QString& markdown)
{
    static const QRegularExpression code(QStringLiteral("`([a-z_]+)`"));
    const QString fence = QStringLiteral("```");
    QList<HelpSection> sections;
    bool isFenced = false;
    for (const QString& line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(fence)) {
            isFenced = !isFenced;
        } else if (!isFenced && line.startsWith(QLatin1Char('#'))) {
            const QString named = code.match(line).captured(1);
            const QString numbered = QStringLiteral("section-%1").arg(sections.size());
            sections.append({plain(line), named.isEmpty() ? numbered : named, {}});
        } else if (!sections.isEmpty()) {
            sections.last().text += (isFenced ? line : plain(line)) + QLatin1Char('\n');
        }
    }
    return sections;
}

} // namespace querymend
