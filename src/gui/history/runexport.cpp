#include "history/runexport.h"

#include "file/wholefile.h"
#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/otelspans.h"
#include "report/timelinesvg.h"
#include "run/eventrecord.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace querymend {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("RunExport", source);
}

/// Renders at twice the size, to stay sharp when enlarged; a very long run at the largest size that fits.
QByteArray pictureOf(const std::string& drawing)
{
    QSvgRenderer renderer(QByteArray::fromStdString(drawing));
    constexpr double scale = 2;
    constexpr double longest = 30'000;
    const QSizeF size = renderer.defaultSize();
    const double fits = std::min(scale, longest / std::max({size.width(), size.height(), 1.0}));
    QImage image((size * fits).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

/// Returns the events as one JSON list, each as in a run's file.
std::string jsonList(const std::vector<RunEvent>& events)
{
    std::string list;
    for (const RunEvent& event : events)
        list += (list.empty() ? "[\n" : ",\n") + toRecord(event);
    return (list.empty() ? "[" : list) + "\n]\n";
}

std::string contentFor(const QString& path, const std::vector<RunEvent>& events, const std::string& record)
{
    const auto endsWith = [&](QLatin1String ending) { return path.endsWith(ending, Qt::CaseInsensitive); };
    if (endsWith(QLatin1String(".html")))
        return htmlReport(events);
    if (endsWith(QLatin1String(".md")))
        return markdownReport(events);
    if (endsWith(QLatin1String(".svg")))
        return timelineSvg(timelineRows(events), paperColours());
    if (endsWith(QLatin1String(".png")))
        return pictureOf(timelineSvg(timelineRows(events), paperColours())).toStdString();
    if (endsWith(QLatin1String(".events.json")))
        return jsonList(events);
    if (endsWith(QLatin1String(".otel.json")))
        return otelSpans(events, Content::withheld);
    return record;
}

} // namespace

QString runFileFilters()
{
    return QStringList{text(QT_TRANSLATE_NOOP("RunExport", "Run (*.run)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "HTML report (*.html)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Markdown report (*.md)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "OpenTelemetry spans without content (*.otel.json)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Events as JSON (*.events.json)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Timeline as SVG (*.svg)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Timeline as PNG (*.png)"))}
        .join(QStringLiteral(";;"));
}

std::optional<QString> exportRunFile(const QString& path, const std::vector<RunEvent>& events,
                                     const std::string& record)
{
    const std::string content = contentFor(path, events, record);
    const auto problem = writeWholeFile(path, content, FileReaders::ownerAlone);
    if (!problem)
        return std::nullopt;
    return text(QT_TRANSLATE_NOOP("RunExport", "Could not save %1: %2")).arg(path, *problem);
}

} // namespace querymend
