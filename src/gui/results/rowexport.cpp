#include "results/rowexport.h"

#include "results/xlsxfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QTemporaryFile>

#include <filesystem>
#include <system_error>

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
    QSaveFile file(request.path);
    if (!file.open(QIODevice::WriteOnly))
        return cannotWrite(file.errorString());
    const auto formatter = formatterOf(textFormatOf(request.format), request.columns, request.options);
    const auto put = [&](const std::string& text) {
        return file.write(text.data(), static_cast<qint64>(text.size())) == static_cast<qint64>(text.size());
    };
    bool isGood = put(request.mark == ByteOrderMark::with ? "\xEF\xBB\xBF" : "") && put(formatter->head());
    request.rows.forEach([&](std::size_t index, const CellRow& row) {
        isGood = isGood && put(formatter->row(row));
        written.store(index + 1, std::memory_order_relaxed);
        return isGood && !stop.load(std::memory_order_relaxed);
    });
    if (stop)
        return {ExportProblem::stopped, {}, 0};
    if (!isGood || !put(formatter->foot()) || !file.commit())
        return cannotWrite(file.errorString());
    return {};
}

/// The library opens its file by name, so it gets one beside the place where the file goes.
ExportReport exportWorkbook(const ExportRequest& request, const std::atomic<bool>& stop,
                            std::atomic<std::uint64_t>& written)
{
    if (request.columns.size() > XlsxFile::mostColumns)
        return {ExportProblem::tooManyColumns, {}, 0};
    if (request.rows.rows() > XlsxFile::mostRows)
        return {ExportProblem::tooManyRows, {}, 0};
    QTemporaryFile place(request.path + QStringLiteral(".XXXXXX"));
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
    const QFile::Permissions readable = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther;
    place.setPermissions(readable);
    std::error_code error;
    std::filesystem::rename(path.toStdString(), request.path.toStdString(), error);
    if (error)
        return cannotWrite(QString::fromStdString(error.message()));
    place.setAutoRemove(false);
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
