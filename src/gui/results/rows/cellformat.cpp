#include "results/rows/cellformat.h"

#include "common/sizewords.h"
#include "db/session/celltext.h"

#include <QByteArray>

#include <algorithm>
#include <cstdlib>

namespace querymend {

namespace {

constexpr std::size_t longestLine = 300; // bytes
constexpr int firstBytes = 8;

QString oneLine(std::string_view text)
{
    const std::string_view begin = beginningOf(text, longestLine);
    QString line = QString::fromUtf8(begin.data(), static_cast<qsizetype>(begin.size()));
    line.replace(QLatin1String("\r\n"), QStringLiteral("↵"));
    for (QChar& c : line) {
        if (c == QLatin1Char('\n') || c == QLatin1Char('\r'))
            c = QChar(0x21B5);
        else if (c == QLatin1Char('\t'))
            c = QLatin1Char(' ');
        else if (c.category() == QChar::Other_Control)
            c = QChar(0xFFFD);
    }
    return begin.size() < text.size() ? line + QChar(0x2026) : line;
}

QString blobLine(const std::string& bytes)
{
    if (bytes.empty())
        return sizeInWords(0);
    const QByteArray first(bytes.data(), std::min<qsizetype>(firstBytes, static_cast<qsizetype>(bytes.size())));
    const QString more = bytes.size() > firstBytes ? QStringLiteral(" …") : QString();
    return sizeInWords(bytes.size()) + QStringLiteral(" · ") + QString::fromLatin1(first.toHex(' ').toUpper()) + more;
}

} // namespace

CellKind kindOf(const Cell& cell)
{
    // In the same order as the alternatives of Cell.
    constexpr CellKind kinds[] = {CellKind::null,   CellKind::boolean,  CellKind::number,
                                  CellKind::number, CellKind::number,   CellKind::text,
                                  CellKind::blob,   CellKind::temporal, CellKind::json};
    static_assert(std::size(kinds) == std::variant_size_v<Cell>);
    return kinds[cell.index()];
}

std::string_view beginningOf(std::string_view text, std::size_t mostBytes)
{
    if (text.size() <= mostBytes)
        return text;
    const auto isWithinCharacter = [&](std::size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;
    };
    constexpr std::size_t longestCharacter = 4;
    std::size_t size = mostBytes;
    while (size > 0 && mostBytes - size < longestCharacter && isWithinCharacter(size))
        --size;
    return text.substr(0, isWithinCharacter(size) ? mostBytes : size); // bytes that are no text are cut anywhere
}

QString cellLine(const Cell& cell)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return oneLine(*text);
    if (const auto* json = std::get_if<Json>(&cell))
        return oneLine(json->text);
    if (const auto* blob = std::get_if<Blob>(&cell))
        return blobLine(blob->bytes);
    if (std::holds_alternative<std::monostate>(cell))
        return QStringLiteral("NULL");
    return oneLine(cellText(cell));
}

std::string wholeText(const Cell& cell)
{
    if (const auto* blob = std::get_if<Blob>(&cell)) {
        const auto bytes = QByteArray::fromRawData(blob->bytes.data(), static_cast<qsizetype>(blob->bytes.size()));
        return "0x" + bytes.toHex().toUpper().toStdString();
    }
    return cellText(cell);
}

double numberOf(const Cell& cell)
{
    if (const auto* integer = std::get_if<std::int64_t>(&cell))
        return static_cast<double>(*integer);
    if (const auto* real = std::get_if<double>(&cell))
        return *real;
    if (const auto* decimal = std::get_if<Decimal>(&cell))
        return QByteArray::fromStdString(decimal->digits).toDouble();
    return 0;
}

std::string_view bytesOf(const Cell& cell, std::string& digits)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto* blob = std::get_if<Blob>(&cell))
        return blob->bytes;
    if (const auto* json = std::get_if<Json>(&cell))
        return json->text;
    digits = cellText(cell);
    return digits;
}

} // namespace querymend
