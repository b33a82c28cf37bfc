#pragma once

#include "db/session/cell.h"

#include <cstddef>
#include <functional>
#include <string_view>
#include <utility>

namespace querymend {

/// Takes rows cell by cell as they are read, so that each value goes straight into the form in which it is kept.
class RowSink {
public:
    RowSink() = default;
    RowSink(const RowSink&) = delete;
    RowSink& operator=(const RowSink&) = delete;
    virtual ~RowSink() = default;

    virtual void cell(Cell value) = 0;
    /// A cell that holds text or bytes, from where they are.
    virtual void bytes(CellTag tag, std::string_view value) = 0;
    virtual void endRow() = 0;
    /// A whole row, for those who have one.
    virtual void row(CellRow cells);
};

/// Builds rows of cells.
class CellSink final : public RowSink {
public:
    /// Called with each finished row, which it may move from.
    using Take = std::function<void(CellRow& row)>;

    /// Rows may have another width; that costs time only.
    CellSink(std::size_t width, Take take) : m_width(width), m_take(std::move(take)) {}

    void cell(Cell value) override
    {
        makeRoom();
        m_row.push_back(std::move(value));
    }
    void bytes(CellTag tag, std::string_view value) override;
    void endRow() override
    {
        m_take(m_row);
        m_row.clear();
    }
    void row(CellRow cells) override { m_take(cells); }

private:
    void makeRoom()
    {
        if (m_row.empty())
            m_row.reserve(m_width);
    }

    std::size_t m_width;
    Take m_take;
    CellRow m_row;
};

} // namespace querymend
