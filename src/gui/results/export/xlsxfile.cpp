#include "results/export/xlsxfile.h"

#include "results/rows/cellformat.h"

#include <QDateTime>
#include <QDir>

#include <xlsxwriter.h>

#include <cmath>
#include <utility>

namespace querymend {

namespace {

/// A workbook stores numbers as doubles; a larger integer would change its value.
constexpr double mostExact = 9007199254740992.0;
constexpr std::size_t mostExactDigits = 15;

bool isExact(const Cell& cell)
{
    if (const auto* decimal = std::get_if<Decimal>(&cell)) {
        bool isNumber = false;
        (void)QByteArray::fromStdString(decimal->digits).toDouble(&isNumber);
        return isNumber && decimal->digits.size() <= mostExactDigits;
    }
    const double value = numberOf(cell);
    return std::isfinite(value) && (std::holds_alternative<double>(cell) || std::abs(value) < mostExact);
}

} // namespace

XlsxFile::XlsxFile(const QString& path, const std::vector<ResultColumn>& columns)
{
    QByteArray temporary = QDir::tempPath().toLocal8Bit();
    lxw_workbook_options options{};
    options.constant_memory = 1;
    options.tmpdir = temporary.data();
    options.use_zip64 = 1;
    m_book = workbook_new_opt(path.toLocal8Bit().constData(), &options);
    m_sheet = workbook_add_worksheet(m_book, "Result");
    lxw_format* const bold = workbook_add_format(m_book);
    format_set_bold(bold);
    m_day = workbook_add_format(m_book);
    format_set_num_format(m_day, "yyyy-mm-dd");
    m_moment = workbook_add_format(m_book);
    format_set_num_format(m_moment, "yyyy-mm-dd hh:mm:ss");
    worksheet_freeze_panes(m_sheet, 1, 0);
    for (std::size_t i = 0; i < columns.size(); ++i)
        worksheet_write_string(m_sheet, 0, static_cast<lxw_col_t>(i), columns[i].name.c_str(), bold);
}

XlsxFile::~XlsxFile()
{
    if (m_book)
        (void)workbook_close(m_book); // abandoned, so errors do not matter
}

void XlsxFile::addRow(const CellRow& row)
{
    ++m_row;
    for (std::size_t i = 0; i < row.size(); ++i)
        addCell(static_cast<std::uint16_t>(i), row[i]);
}

void XlsxFile::addCell(std::uint16_t column, const Cell& cell)
{
    switch (kindOf(cell)) {
    case CellKind::null:
        break;
    case CellKind::boolean:
        worksheet_write_boolean(m_sheet, m_row, column, std::get<bool>(cell) ? 1 : 0, nullptr);
        break;
    case CellKind::number:
        addNumber(column, cell);
        break;
    case CellKind::temporal:
        addTemporal(column, std::get<Temporal>(cell).text);
        break;
    case CellKind::text:
    case CellKind::blob:
    case CellKind::json:
        addText(column, wholeText(cell));
        break;
    }
}

void XlsxFile::addNumber(std::uint16_t column, const Cell& cell)
{
    if (isExact(cell))
        worksheet_write_number(m_sheet, m_row, column, numberOf(cell), nullptr);
    else
        addText(column, wholeText(cell));
}

void XlsxFile::addText(std::uint16_t column, const std::string& text)
{
    QString shown = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    shown.replace(QChar(0), QChar(0xFFFD)); // the library takes null-terminated strings
    if (shown.size() > static_cast<qsizetype>(mostCharacters)) {
        shown.truncate(mostCharacters - (shown.at(mostCharacters - 1).isHighSurrogate() ? 1 : 0));
        ++m_cutCells;
    }
    worksheet_write_string(m_sheet, m_row, column, shown.toUtf8().constData(), nullptr);
}

void XlsxFile::addTemporal(std::uint16_t column, const std::string& text)
{
    const QString spelled = QString::fromStdString(text);
    const QDateTime moment = QDateTime::fromString(spelled, Qt::ISODate);
    constexpr int firstYear = 1900;
    constexpr qsizetype dayLength = 10;
    constexpr qsizetype momentLength = 19;
    const bool isDay = spelled.size() == dayLength;
    // As a date of the workbook, it would lose its zone or fractions of seconds.
    if (!moment.isValid() || moment.date().year() < firstYear || (!isDay && spelled.size() != momentLength))
        return addText(column, text);
    lxw_datetime value{};
    value.year = moment.date().year();
    value.month = moment.date().month();
    value.day = moment.date().day();
    value.hour = moment.time().hour();
    value.min = moment.time().minute();
    value.sec = moment.time().second();
    worksheet_write_datetime(m_sheet, m_row, column, &value, isDay ? m_day : m_moment);
}

QString XlsxFile::finish()
{
    const lxw_error error = workbook_close(std::exchange(m_book, nullptr));
    return error == LXW_NO_ERROR ? QString() : QString::fromLatin1(lxw_strerror(error));
}

} // namespace querymend
