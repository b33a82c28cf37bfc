#include "results/export/rowformat.h"

#include "dialect/dialect.h"
#include "results/export/insertformat.h"
#include "results/export/jsonformat.h"
#include "results/rows/cellformat.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

class SeparatedFormatter : public RowFormatter {
public:
    SeparatedFormatter(std::vector<ResultColumn> columns, const RowFormatOptions& options)
        : m_columns(std::move(columns)), m_separator(options.separator), m_header(options.header),
          m_lineEnd(options.lineEnd == LineEnd::crlf ? "\r\n" : "\n")
    {}

    std::string head() override
    {
        if (m_header == HeaderLine::without)
            return {};
        std::string line;
        for (std::size_t i = 0; i < m_columns.size(); ++i) {
            if (i > 0)
                line += m_separator;
            line += field(m_columns[i].name);
        }
        return line + m_lineEnd;
    }

    std::string row(const CellRow& row) override
    {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0)
                line += m_separator;
            if (kindOf(row[i]) != CellKind::null)
                line += field(wholeText(row[i]));
        }
        return line + m_lineEnd;
    }

private:
    [[nodiscard]] std::string field(const std::string& text) const
    {
        const bool isPlain = !text.empty() && text.find_first_of("\"\r\n") == std::string::npos
            && text.find(m_separator) == std::string::npos && text.front() != ' ' && text.back() != ' ';
        if (isPlain)
            return text;
        std::string quoted = "\"";
        for (const char c : text) {
            if (c == '"')
                quoted += '"';
            quoted += c;
        }
        return quoted + '"';
    }

    std::vector<ResultColumn> m_columns;
    char m_separator;
    HeaderLine m_header;
    std::string m_lineEnd;
};

class MarkdownFormatter : public RowFormatter {
public:
    explicit MarkdownFormatter(std::vector<ResultColumn> columns) : m_columns(std::move(columns)) {}

    std::string head() override
    {
        std::string names = "|";
        std::string rule = "|";
        for (const ResultColumn& column : m_columns) {
            names += ' ' + escaped(column.name) + " |";
            rule += " --- |";
        }
        return names + '\n' + rule + '\n';
    }

    std::string row(const CellRow& row) override
    {
        std::string line = "|";
        for (const Cell& cell : row)
            line += ' ' + (kindOf(cell) == CellKind::null ? std::string("*NULL*") : escaped(wholeText(cell))) + " |";
        return line + '\n';
    }

private:
    static std::string escaped(const std::string& text)
    {
        std::string out;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const char c = text[i];
            if (c == '\n')
                out += "<br>";
            else if (c == '&')
                out += "&amp;";
            else if (c == '<')
                out += "&lt;";
            else if (std::string_view("|\\`*_[]").find(c) != std::string_view::npos)
                out += {'\\', c};
            else if (c != '\r')
                out += c;
        }
        return out;
    }

    std::vector<ResultColumn> m_columns;
};

} // namespace

std::unique_ptr<RowFormatter> formatterOf(RowFormat format, std::vector<ResultColumn> columns, RowFormatOptions options)
{
    switch (format) {
    case RowFormat::tsv:
        options.separator = '\t';
        return std::make_unique<SeparatedFormatter>(std::move(columns), options);
    case RowFormat::csv:
        return std::make_unique<SeparatedFormatter>(std::move(columns), options);
    case RowFormat::markdown:
        return std::make_unique<MarkdownFormatter>(std::move(columns));
    case RowFormat::json:
        return std::make_unique<JsonFormatter>(columns, JsonRowLayout::array);
    case RowFormat::jsonLines:
        return std::make_unique<JsonFormatter>(columns, JsonRowLayout::lines);
    case RowFormat::insert:
        return std::make_unique<InsertFormatter>(columns, *options.dialect, options.table);
    }
    return nullptr;
}

} // namespace querymend
