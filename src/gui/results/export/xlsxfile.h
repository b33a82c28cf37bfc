#pragma once

#include "db/session/cell.h"

#include <QString>

#include <cstdint>
#include <vector>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace querymend {

/// Writes a workbook of one sheet, row by row, in constant memory.
class XlsxFile {
public:
    XlsxFile(const QString& path, const std::vector<ResultColumn>& columns);
    XlsxFile(const XlsxFile&) = delete;
    XlsxFile& operator=(const XlsxFile&) = delete;
    ~XlsxFile();

    /// The sheet must have room for the row.
    void addRow(const CellRow& row);
    /// Returns an error message; empty on success.
    [[nodiscard]] QString finish();
    /// The number of texts that were too long for a cell, and were cut.
    [[nodiscard]] std::uint64_t cutCells() const { return m_cutCells; }

    static constexpr std::size_t mostRows = 1'048'575; ///< not counting the header
    static constexpr std::size_t mostColumns = 16'384;
    static constexpr std::size_t mostCharacters = 32'767;

private:
    void addCell(std::uint16_t column, const Cell& cell);
    void addNumber(std::uint16_t column, const Cell& cell);
    void addText(std::uint16_t column, const std::string& text);
    void addTemporal(std::uint16_t column, const std::string& text);

    lxw_workbook* m_book = nullptr;
    lxw_worksheet* m_sheet = nullptr;
    lxw_format* m_day = nullptr;
    lxw_format* m_moment = nullptr;
    std::uint32_t m_row = 0;
    std::uint64_t m_cutCells = 0;
};

} // namespace querymend
