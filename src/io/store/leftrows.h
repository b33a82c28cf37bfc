#pragma once

#include <QFile>
#include <QVariantList>

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

namespace querymend {

/// The rows that are left in a damaged SQLite file, of all its tables. They are found page by page, because whatever
/// leads from one page to another may be lost, and without SQLite, which reads nothing of a file whose beginning or end
/// is. <https://www.sqlite.org/fileformat2.html>
class LeftRows {
public:
    explicit LeftRows(const QString& path);

    /// The rows of the next page that has any, in no order; none at the end. Texts and blobs are bytes.
    [[nodiscard]] std::vector<QVariantList> next();
    /// Places that cannot be read, each with an unknown number of rows; known at the end.
    [[nodiscard]] std::uint64_t gaps() const;

private:
    using Bytes = std::string_view;
    using PageNumber = std::uint32_t;

    void readHeader();
    void readFreePages();
    [[nodiscard]] QByteArray page(PageNumber number);
    void takePage(PageNumber number, std::vector<QVariantList>& rows);
    void takeLeaf(Bytes page, std::size_t start, std::vector<QVariantList>& rows);
    void takeChildren(Bytes page, std::size_t start);
    [[nodiscard]] std::optional<QVariantList> rowAt(Bytes page, std::size_t place);
    [[nodiscard]] std::optional<QByteArray> overflowing(QByteArray local, std::uint64_t size, PageNumber next);
    void noteTable(const QVariantList& row);

    QFile m_file;
    std::size_t m_pageSize = 4096;
    std::size_t m_usable = 4096; ///< bytes of a page
    PageNumber m_last = 0;
    PageNumber m_next = 1;
    std::set<PageNumber> m_free;        ///< what was removed is not to come back
    std::set<PageNumber> m_tablePages;  ///< found to be some
    std::vector<PageNumber> m_children; ///< that should be some
    std::uint64_t m_damaged = 0;
};

} // namespace querymend
