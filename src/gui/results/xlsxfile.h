#pragma once

#include "db/cell.h"

#include <QString>

#include <cstdint>
#include <vector>

struct lxw_workbook;
struct lxw_worksheet;
struct lxw_format;

namespace querymend {

/// A workbook of one sheet that is written row by row, in memory that does not grow.
class XlsxFile {
public:
    XlsxFile(const QString& path, const std::vector<ResultColumn>& columns);
    XlsxFile(const XlsxFile&) = delete;
    XlsxFile& operator=(const XlsxFile&) = delete;
    ~XlsxFile();

    /// There must be room for it.
    void addRow(const CellRow& row);
    /// An empty text where all went well.
    [[nodiscard]] QString finish();
    /// Texts that were longer than a cell may be, and were cut there.
    [[nodiscard]] std::uint64_t cutCells() const { return m_cutCells; }

    static constexpr std::size_t mostRows = 1'048'575; ///< beside the header
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
