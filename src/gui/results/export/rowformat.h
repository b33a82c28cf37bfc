#pragma once

#include "db/session/cell.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace querymend {

struct Dialect;

enum class RowFormat : std::uint8_t { tsv, csv, markdown, json, jsonLines, insert };
enum class HeaderLine : std::uint8_t { with, without };
enum class LineEnd : std::uint8_t { lf, crlf };

struct RowFormatOptions {
    char separator = ',';
    HeaderLine header = HeaderLine::with;
    LineEnd lineEnd = LineEnd::lf;
    const Dialect* dialect = nullptr; ///< for INSERT only
    std::string table;                ///< for INSERT only, already quoted
};

/// Formats rows as text, in pieces: the text before the first row, each row, and the text after the last.
class RowFormatter {
public:
    RowFormatter() = default;
    RowFormatter(const RowFormatter&) = delete;
    RowFormatter& operator=(const RowFormatter&) = delete;
    virtual ~RowFormatter() = default;

    [[nodiscard]] virtual std::string head() = 0;
    [[nodiscard]] virtual std::string row(const CellRow& row) = 0;
    [[nodiscard]] virtual std::string foot() { return {}; }
};

/// CSV follows RFC 4180; an empty text is quoted, to distinguish it from NULL. In JSON, bytes and numbers that JSON
/// cannot express are strings, and columns with the same name are numbered.
[[nodiscard]] std::unique_ptr<RowFormatter> formatterOf(RowFormat format, std::vector<ResultColumn> columns,
                                                        RowFormatOptions options);

} // namespace querymend
