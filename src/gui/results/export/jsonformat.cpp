#include "results/export/jsonformat.h"

#include "db/session/celltext.h"
#include "results/rows/cellformat.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace querymend {

namespace {

using nlohmann::json;

std::string quotedText(const std::string& text)
{
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Keeps digits that JSON accepts as a number, however many; others become a string.
std::string decimalText(const std::string& digits)
{
    const json read = json::parse(digits, nullptr, false);
    return read.is_number() ? digits : quotedText(digits);
}

/// Embeds valid JSON as it is, except for line breaks, which would end a line of JSON Lines.
std::string embedded(const std::string& text)
{
    if (!json::accept(text))
        return quotedText(text);
    std::string line = text;
    std::replace_if(
        line.begin(), line.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return line;
}

std::string valueText(const Cell& cell)
{
    switch (kindOf(cell)) {
    case CellKind::null:
        return "null";
    case CellKind::boolean:
        return cellText(cell);
    case CellKind::number:
        if (const auto* decimal = std::get_if<Decimal>(&cell))
            return decimalText(decimal->digits);
        if (const auto* real = std::get_if<double>(&cell); real && !std::isfinite(*real))
            return quotedText(cellText(cell));
        return cellText(cell);
    case CellKind::json:
        return embedded(std::get<Json>(cell).text);
    case CellKind::text:
    case CellKind::blob:
    case CellKind::temporal:
        return quotedText(wholeText(cell));
    }
    return {};
}

} // namespace

JsonFormatter::JsonFormatter(const std::vector<ResultColumn>& columns, JsonRowLayout layout) : m_layout(layout)
{
    std::set<std::string> taken;
    for (const ResultColumn& column : columns) {
        std::string name = column.name;
        for (int number = 2; !taken.insert(name).second; ++number)
            name = column.name + "_" + std::to_string(number);
        m_names.push_back(quotedText(name));
    }
}

std::string JsonFormatter::head()
{
    return m_layout == JsonRowLayout::array ? "[" : "";
}

std::string JsonFormatter::row(const CellRow& row)
{
    std::string line = m_layout == JsonRowLayout::array ? (m_isFirst ? "\n  {" : ",\n  {") : "{";
    m_isFirst = false;
    for (std::size_t i = 0; i < row.size() && i < m_names.size(); ++i) {
        if (i > 0)
            line += ", ";
        line += m_names[i] + ": " + valueText(row[i]);
    }
    return line + (m_layout == JsonRowLayout::array ? "}" : "}\n");
}

std::string JsonFormatter::foot()
{
    return m_layout == JsonRowLayout::array ? "\n]\n" : "";
}

} // namespace querymend
