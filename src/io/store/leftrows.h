#pragma once

#include <QFile>
#include <QVariantList>

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace querymend {

/// Reads the rows left in a damaged SQLite file, of all its tables. Works page by page, because links between pages may
/// be lost, and without SQLite, which cannot open a file whose beginning or end is lost.
/// <https://www.sqlite.org/fileformat2.html>
class LeftRows {
public:
    explicit LeftRows(const QString& path);

    /// The rows of the next page that has any, in no particular order; none at the end. Texts and blobs are byte
    /// arrays.
    [[nodiscard]] std::vector<QVariantList> next();
    /// The number of unreadable parts, each with an unknown number of rows; valid once next() has reached the end.
    [[nodiscard]] std::uint64_t gaps() const;

private:
    using Bytes = std::string_view;
    using PageNumber = std::uint32_t;

    void readHeader();
    void readFreePages();
    [[nodiscard]] QByteArray page(PageNumber number);
    void readPage(PageNumber number, std::vector<QVariantList>& rows);
    void readLeaf(Bytes page, std::size_t start, std::vector<QVariantList>& rows);
    void readChildren(Bytes page, std::size_t start);
    [[nodiscard]] std::optional<QVariantList> rowAt(Bytes page, std::size_t place);
    [[nodiscard]] std::optional<QByteArray> overflowing(QByteArray local, std::uint64_t size, PageNumber next);
    void noteTable(const QVariantList& row);

    QFile m_file;
    std::size_t m_pageSize = 4096;
    std::size_t m_usable = 4096; ///< bytes of a page, without its reserved ones
    PageNumber m_last = 0;
    PageNumber m_next = 1;
    std::set<PageNumber> m_free;        ///< skipped, because deleted rows must not come back
    std::set<PageNumber> m_tablePages;  ///< that were found
    std::vector<PageNumber> m_children; ///< that should be table pages
    std::uint64_t m_damaged = 0;
};

} // namespace querymend
