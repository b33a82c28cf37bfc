#include "history/runexport.h"

#include "report/htmlreport.h"
#include "report/markdownreport.h"
#include "report/otelspans.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace querymend {

namespace {

QString text(const char* source)
{
    return QCoreApplication::translate("RunExport", source);
}

std::string contentFor(const QString& path, const std::vector<RunEvent>& events, const std::string& record)
{
    const auto endsWith = [&](QLatin1String ending) { return path.endsWith(ending, Qt::CaseInsensitive); };
    if (endsWith(QLatin1String(".html")))
        return htmlReport(events);
    if (endsWith(QLatin1String(".md")))
        return markdownReport(events);
    if (endsWith(QLatin1String(".otel.json")))
        return otelSpans(events, Content::withheld);
    return record;
}

} // namespace

QString runFileFilters()
{
    return QStringList{text(QT_TRANSLATE_NOOP("RunExport", "Run, to be imported again (*.run)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Report as a page (*.html)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "Report as Markdown (*.md)")),
                       text(QT_TRANSLATE_NOOP("RunExport", "OpenTelemetry spans without content (*.otel.json)"))}
        .join(QStringLiteral(";;"));
}

std::optional<QString> exportRunFile(const QString& path, const std::vector<RunEvent>& events,
                                     const std::string& record)
{
    const std::string content = contentFor(path, events, record);
    QSaveFile file(path);
    const auto size = static_cast<qint64>(content.size());
    if (file.open(QIODevice::WriteOnly) && file.write(content.data(), size) == size && file.commit())
        return std::nullopt;
    return text(QT_TRANSLATE_NOOP("RunExport", "%1 cannot be written: %2")).arg(path, file.errorString());
}

} // namespace querymend
