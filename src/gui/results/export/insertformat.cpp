#include "results/export/insertformat.h"

#include "db/session/celltext.h"
#include "dialect/literals.h"
#include "results/rows/cellformat.h"

#include <QByteArray>

#include <cmath>

namespace querymend {

namespace {

bool isFinite(const Cell& cell)
{
    const auto* real = std::get_if<double>(&cell);
    return !real || std::isfinite(*real);
}

} // namespace

InsertFormatter::InsertFormatter(const std::vector<ResultColumn>& columns, const Dialect& dialect,
                                 const std::string& table)
    : m_lex(dialect.lex), m_literals(dialect.literals), m_begin("INSERT INTO " + table + " (")
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        m_begin += (i > 0 ? ", " : "") + quotedIfNeeded(dialect, columns[i].name);
    m_begin += ") VALUES (";
}

std::string InsertFormatter::row(const CellRow& row)
{
    std::string line = m_begin;
    for (std::size_t i = 0; i < row.size(); ++i)
        line += (i > 0 ? ", " : "") + literal(row[i]);
    return line + ");\n";
}

std::string InsertFormatter::literal(const Cell& cell) const
{
    switch (kindOf(cell)) {
    case CellKind::null:
        return "NULL";
    case CellKind::boolean:
        return std::string(std::get<bool>(cell) ? m_literals.trueValue : m_literals.falseValue);
    case CellKind::number:
        return isFinite(cell) ? cellText(cell) : textLiteral(cellText(cell), m_lex, m_literals);
    case CellKind::blob:
        return blobLiteral(std::get<Blob>(cell).bytes);
    case CellKind::text:
    case CellKind::temporal:
    case CellKind::json:
        return textLiteral(cellText(cell), m_lex, m_literals);
    }
    return {};
}

std::string InsertFormatter::blobLiteral(const std::string& bytes) const
{
    const auto raw = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return std::string(m_literals.bytesBegin) + raw.toHex().toUpper().toStdString() + std::string(m_literals.bytesEnd);
}

} // namespace querymend
