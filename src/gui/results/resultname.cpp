#include "results/resultname.h"

#include "dialect/dialect.h"
#include "sql/outline/outline.h"

#include <QStringList>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t longestStatementRead = 100'000;
constexpr qsizetype mostNamed = 2; ///< a tab has little room

} // namespace

QString tablesRead(const std::string& statement, const Dialect& dialect)
{
    if (statement.size() > longestStatementRead)
        return {};
    const Outline outline = outlineOf(statement, dialect.lex, dialect.syntax);
    QStringList names;
    for (const Source& source : outline.sources) {
        if (source.kind != SourceKind::table || source.cte || source.name.empty())
            continue;
        const QString name = QString::fromStdString(outline.parts(source.name).back().text);
        if (!names.contains(name, Qt::CaseInsensitive))
            names.append(name);
    }
    const bool isMore = names.size() > mostNamed;
    const QString all = names.first(std::min(mostNamed, names.size())).join(QStringLiteral(", "));
    return isMore ? all + QStringLiteral(", \u2026") : all;
}

} // namespace querymend
