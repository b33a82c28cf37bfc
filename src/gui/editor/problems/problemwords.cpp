#include "editor/problems/problemwords.h"

#include "editor/text/sqleditor.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace querymend {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProblemWords)
};

constexpr std::size_t mostSpoken = 20;

} // namespace

QString spokenProblem(const TextProblem& problem, const SqlEditor& editor)
{
    int line = 0;
    int column = 0;
    editor.lineIndexFromPosition(static_cast<int>(problem.range.begin), &line, &column);
    const QLocale locale;
    const QString said = Words::tr("Line %1, column %2: %3")
                             .arg(locale.toString(line + 1), locale.toString(column + 1), problem.message);
    if (problem.fixes.empty())
        return said;
    QStringList fixes;
    for (const QuickFix& fix : problem.fixes)
        fixes << fix.title;
    return said + QLatin1Char(' ') + Words::tr("Quick fix: use %1.").arg(fixes.join(QStringLiteral(", ")));
}

QString spokenProblems(const std::vector<TextProblem>& problems, const SqlEditor& editor)
{
    QStringList said;
    for (std::size_t i = 0; i < std::min(problems.size(), mostSpoken); ++i)
        said << spokenProblem(problems[i], editor);
    if (said.isEmpty())
        return {};
    return Words::tr("%n problem(s)", nullptr, static_cast<int>(problems.size())) + QStringLiteral(". ")
        + said.join(QLatin1Char('\n'));
}

} // namespace querymend
