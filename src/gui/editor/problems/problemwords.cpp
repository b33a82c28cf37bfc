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
    const QString form = problem.severity == Severity::warning ? Words::tr("Warning, line %1, column %2: %3")
                                                               : Words::tr("Line %1, column %2: %3");
    const QString said = form.arg(locale.toString(line + 1), locale.toString(column + 1), problem.message);
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
    return problemCount(problems) + QStringLiteral(". ") + said.join(QLatin1Char('\n'));
}

bool isAnyError(const std::vector<TextProblem>& problems)
{
    return std::ranges::any_of(problems, [](const TextProblem& one) { return one.severity == Severity::error; });
}

QString problemCount(const std::vector<TextProblem>& problems)
{
    const auto errors = static_cast<int>(std::ranges::count(problems, Severity::error, &TextProblem::severity));
    const int warnings = static_cast<int>(problems.size()) - errors;
    QStringList counts;
    if (errors > 0)
        counts << Words::tr("%n problem(s)", nullptr, errors);
    if (warnings > 0)
        counts << Words::tr("%n warning(s)", nullptr, warnings);
    return counts.join(QStringLiteral(", "));
}

} // namespace querymend
