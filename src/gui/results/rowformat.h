#pragma once

#include "db/cell.h"

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
    std::string table;                ///< for INSERT only, as it is to be written
};

/// Writes rows as text, piece by piece: what stands before the first, each of them, and what stands behind the last.
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

/// CSV follows RFC 4180; an empty text is quoted, so that it is not NULL. In JSON, bytes and what JSON has no number
/// for are strings, and columns with the same name are numbered.
[[nodiscard]] std::unique_ptr<RowFormatter> formatterOf(RowFormat format, std::vector<ResultColumn> columns,
                                                        RowFormatOptions options);

} // namespace querymend
