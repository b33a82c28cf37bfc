#include "results/export/rowexport.h"

#include "file/wholefile.h"
#include "results/export/xlsxfile.h"

#include <QTemporaryFile>

namespace querymend {

namespace {

ExportReport cannotWrite(const QString& reason)
{
    return {ExportProblem::cannotWrite, reason, 0};
}

RowFormat textFormatOf(ExportFormat format)
{
    switch (format) {
    case ExportFormat::json:
        return RowFormat::json;
    case ExportFormat::jsonLines:
        return RowFormat::jsonLines;
    case ExportFormat::markdown:
        return RowFormat::markdown;
    case ExportFormat::csv:
    case ExportFormat::xlsx:
        break;
    }
    return RowFormat::csv;
}

ExportReport exportText(const ExportRequest& request, const std::atomic<bool>& stop,
                        std::atomic<std::uint64_t>& written)
{
    WholeFile file(request.path);
    if (!file.open())
        return cannotWrite(file.reason());
    const auto formatter = formatterOf(textFormatOf(request.format), request.columns, request.options);
    bool isGood =
        file.write(request.mark == ByteOrderMark::with ? "\xEF\xBB\xBF" : "") && file.write(formatter->head());
    request.rows.forEach([&](std::size_t index, const CellRow& row) {
        isGood = isGood && file.write(formatter->row(row));
        written.store(index + 1, std::memory_order_relaxed);
        return isGood && !stop.load(std::memory_order_relaxed);
    });
    if (stop)
        return {ExportProblem::stopped, {}, 0};
    if (!isGood || !file.write(formatter->foot()) || !file.commit())
        return cannotWrite(file.reason());
    return {};
}

std::optional<QString> copyInto(WholeFile& file, const QString& from)
{
    QFile source(from);
    if (!source.open(QIODevice::ReadOnly))
        return source.errorString();
    constexpr qint64 piece = 1 << 20;
    while (!source.atEnd()) {
        const QByteArray bytes = source.read(piece);
        if (bytes.isEmpty())
            return source.errorString();
        if (!file.write(bytes.toStdString()))
            return file.reason();
    }
    return file.commit() ? std::nullopt : std::optional(file.reason());
}

/// The library opens its file by name, so it writes a temporary one, which is then copied.
ExportReport exportWorkbook(const ExportRequest& request, const std::atomic<bool>& stop,
                            std::atomic<std::uint64_t>& written)
{
    if (request.columns.size() > XlsxFile::mostColumns)
        return {ExportProblem::tooManyColumns, {}, 0};
    if (request.rows.rows() > XlsxFile::mostRows)
        return {ExportProblem::tooManyRows, {}, 0};
    WholeFile file(request.path);
    if (!file.open())
        return cannotWrite(file.reason());
    QTemporaryFile place;
    if (!place.open())
        return cannotWrite(place.errorString());
    const QString path = place.fileName();
    place.close();
    XlsxFile workbook(path, request.columns);
    request.rows.forEach([&](std::size_t index, const CellRow& row) {
        workbook.addRow(row);
        written.store(index + 1, std::memory_order_relaxed);
        return !stop.load(std::memory_order_relaxed);
    });
    if (stop)
        return {ExportProblem::stopped, {}, 0};
    if (const QString problem = workbook.finish(); !problem.isEmpty())
        return cannotWrite(problem);
    if (const auto problem = copyInto(file, path))
        return cannotWrite(*problem);
    return {ExportProblem::none, {}, workbook.cutCells()};
}

} // namespace

ExportReport exportRows(const ExportRequest& request, const std::atomic<bool>& stop,
                        std::atomic<std::uint64_t>& written)
{
    return request.format == ExportFormat::xlsx ? exportWorkbook(request, stop, written)
                                                : exportText(request, stop, written);
}

} // namespace querymend
