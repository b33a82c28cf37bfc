#include "history/runexport.h"

#include "file/wholefile.h"
#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/otelspans.h"
#include "report/timelinesvg.h"
#include "run/eventrecord.h"
#include "run/fork.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <variant>

namespace querymend {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("RunExport", source);
}

/// Returns the events as one JSON list, each as in a run's file.
std::string jsonList(const std::vector<RunEvent>& events)
{
    std::string list;
    for (const RunEvent& event : events)
        list += (list.empty() ? "[\n" : ",\n") + toRecord(event);
    return (list.empty() ? "[" : list) + "\n]\n";
}

std::string contentFor(const QString& path, const std::vector<RunEvent>& events, const std::string& record,
                       const RunLook& look)
{
    const auto endsWith = [&](QLatin1String ending) { return path.endsWith(ending, Qt::CaseInsensitive); };
    if (endsWith(QLatin1String(".html")))
        return htmlReport(events, look.answer, look.language);
    if (endsWith(QLatin1String(".md")))
        return markdownReport(events, look.language);
    if (endsWith(QLatin1String(".svg")))
        return timelineSvg(events, look.colours, {.answer = look.answer, .language = look.language});
    if (endsWith(QLatin1String(".apng")))
        return filmOf(events, look).toStdString();
    if (endsWith(QLatin1String(".png")))
        return pictureOf(events, look).toStdString();
    if (endsWith(QLatin1String(".events.json")))
        return jsonList(events);
    if (endsWith(QLatin1String(".otel.json")))
        return otelSpans(events, Content::withheld);
    return record;
}

} // namespace

QString runFileFilters()
{
    return QStringList{text(QT_TRANSLATE_NOOP("RunExport", "Run (*.querymend)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "HTML report (*.html)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Markdown report (*.md)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "OpenTelemetry spans without content (*.otel.json)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Events as JSON (*.events.json)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Timeline as SVG (*.svg)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Timeline as PNG (*.png)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Moving picture (*.apng)"))}
        .join(QStringLiteral(";;"));
}

bool wouldShowRows(const QString& path, const std::vector<RunEvent>& events)
{
    const bool hasPlace = std::ranges::any_of(std::array{".html", ".svg", ".png", ".apng"}, [&](const char* ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
    const RunStarted* const start = startOf(events);
    const bool hasAnswer = std::ranges::any_of(events, [](const RunEvent& event) {
        const auto* const finished = std::get_if<RunFinished>(&event.body);
        return finished && !finished->sql.empty();
    });
    return hasPlace && hasAnswer && start && start->policy.values == DataValues::mayBeNamed;
}

std::optional<QString> exportRunFile(const QString& path, const std::vector<RunEvent>& events,
                                     const std::string& record, const RunLook& look)
{
    const std::string content = contentFor(path, events, record, look);
    const auto problem = writeWholeFile(path, content, FileReaders::ownerAlone);
    if (!problem)
        return std::nullopt;
    return text(QT_TRANSLATE_NOOP("RunExport", "Could not save %1: %2")).arg(path, *problem);
}

} // namespace querymend
