#include "shell/comparison.h"

#include "common/clockwords.h"
#include "common/runwords.h"
#include "inspector/comparedialog.h"
#include "run/fork.h"

#include <QDateTime>
#include <QLocale>

#include <cstdint>
#include <utility>

namespace querymend {

namespace {

/// Whether runs are told apart by the second.
enum class Seconds : std::uint8_t { hidden, shown };

/// Returns a run's heading in a comparison. The time is first, because it tells apart runs of one question.
QString nameOf(const std::vector<RunEvent>& events, Seconds seconds = Seconds::hidden)
{
    const auto* const start = startOf(events);
    if (!start)
        return {};
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(events.front().at);
    const QLocale locale;
    const QString when = seconds == Seconds::hidden
        ? locale.toString(at, QLocale::ShortFormat)
        : locale.toString(at.date(), QLocale::ShortFormat) + QLatin1Char(' ') + clockWord(at.time());
    return QStringList{when, QString::fromStdString(start->question.text).simplified(),
                       modelWord(start->model, start->modelKind)}
        .join(QStringLiteral(" · "));
}

} // namespace

CompareDialog& openComparison(Workbench& workbench, Theme& theme, std::vector<RunEvent> left,
                              std::vector<RunEvent> right, QWidget* window)
{
    const bool areTold = nameOf(left) != nameOf(right);
    const QString leftName = nameOf(left, areTold ? Seconds::hidden : Seconds::shown);
    const QString rightName = nameOf(right, areTold ? Seconds::hidden : Seconds::shown);
    auto* const dialog =
        new CompareDialog(workbench, theme, {leftName, std::move(left)}, {rightName, std::move(right)}, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return *dialog;
}

} // namespace querymend
