#include "shell/comparison.h"

#include "inspector/comparedialog.h"

#include <QDateTime>
#include <QLocale>

#include <utility>
#include <variant>

namespace querymend {

namespace {

/// Returns a run's heading in a comparison.
QString nameOf(const std::vector<RunEvent>& events)
{
    const auto* const start = events.empty() ? nullptr : std::get_if<RunStarted>(&events.front().body);
    if (!start)
        return {};
    const QString when = QLocale().toString(QDateTime::fromMSecsSinceEpoch(events.front().at), QLocale::ShortFormat);
    return QStringList{QString::fromStdString(start->question.text).simplified(), QString::fromStdString(start->model),
                       when}
        .join(QStringLiteral(" · "));
}

} // namespace

CompareDialog& openComparison(Workbench& workbench, Theme& theme, std::vector<RunEvent> left,
                              std::vector<RunEvent> right, QWidget* window)
{
    const QString leftName = nameOf(left);
    const QString rightName = nameOf(right);
    auto* const dialog =
        new CompareDialog(workbench, theme, {leftName, std::move(left)}, {rightName, std::move(right)}, window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    return *dialog;
}

} // namespace querymend
