#include "store/leftrows.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

using Bytes = std::string_view;

constexpr std::string_view magic("SQLite format 3\0", 16);
constexpr std::size_t headerSize = 100;
constexpr std::size_t smallestPage = 512;
constexpr std::size_t largestPage = 65536;
constexpr int leafPage = 0x0d;
constexpr int interiorPage = 0x05;

/// A big-endian number; empty if it is out of range.
std::optional<std::uint64_t> numberAt(Bytes bytes, std::size_t place, std::size_t size)
{
    if (place > bytes.size() || size > bytes.size() - place)
        return std::nullopt;
    std::uint64_t number = 0;
    for (const char byte : bytes.substr(place, size))
        number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

/// A varint of one to nine bytes; moves `place` past it.
std::optional<std::uint64_t> varintAt(Bytes bytes, std::size_t& place)
{
    constexpr int mostBytes = 9;
    std::uint64_t number = 0;
    for (int i = 1; i <= mostBytes; ++i) {
        const auto byte = numberAt(bytes, place++, 1);
        if (!byte)
            return std::nullopt;
        if (i == mostBytes)
            return number << 8U | *byte;
        number = number << 7U | (*byte & 0x7fU);
        if (*byte < 0x80)
            return number;
    }
    return std::nullopt;
}

/// The size in bytes of a value of that serial type.
std::optional<std::uint64_t> sizeOf(std::uint64_t type)
{
    constexpr std::uint64_t sizes[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0};
    if (type < std::size(sizes))
        return sizes[type];
    return type < 12 ? std::nullopt : std::optional((type - 12) / 2);
}

QVariant valueOf(std::uint64_t type, Bytes bytes)
{
    constexpr std::uint64_t real = 7;
    if (type == 0 || type == real)
        return {};
    if (type >= 12)
        return QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
    if (type >= 8)
        return static_cast<qlonglong>(type - 8);
    const std::uint64_t number = numberAt(bytes, 0, bytes.size()).value_or(0);
    const unsigned missing = 64U - 8U * static_cast<unsigned>(bytes.size());
    return static_cast<qlonglong>(number << missing) >> missing; // sign-extended
}

/// The values of a record.
std::optional<QVariantList> valuesOf(Bytes record)
{
    std::size_t place = 0;
    const auto size = varintAt(record, place);
    if (!size || *size > record.size())
        return std::nullopt;
    const Bytes types = record.substr(0, static_cast<std::size_t>(*size));
    Bytes rest = record.substr(types.size());
    QVariantList values;
    while (place < types.size()) {
        const auto type = varintAt(types, place);
        const auto length = type ? sizeOf(*type) : std::nullopt;
        if (!length || *length > rest.size())
            return std::nullopt;
        values.append(valueOf(*type, rest.substr(0, static_cast<std::size_t>(*length))));
        rest.remove_prefix(static_cast<std::size_t>(*length));
    }
    return values;
}

Bytes bytesOf(const QByteArray& page)
{
    return {page.constData(), static_cast<std::size_t>(page.size())};
}

} // namespace

LeftRows::LeftRows(const QString& path) : m_file(path)
{
    if (!m_file.open(QIODevice::ReadOnly))
        return;
    readHeader();
    const auto size = static_cast<std::uint64_t>(m_file.size());
    m_last = static_cast<PageNumber>(std::min<std::uint64_t>((size + m_pageSize - 1) / m_pageSize, UINT32_MAX - 1));
    readFreePages();
}

/// Keeps the default page size if the header is damaged.
void LeftRows::readHeader()
{
    const QByteArray bytes = m_file.read(headerSize);
    const Bytes header = bytesOf(bytes);
    const std::size_t pageSize =
        numberAt(header, 16, 2).value_or(0) == 1 ? largestPage : numberAt(header, 16, 2).value_or(0);
    const bool isPowerOfTwo = pageSize >= smallestPage && (pageSize & (pageSize - 1)) == 0;
    if (!header.starts_with(magic) || !isPowerOfTwo)
        return;
    m_pageSize = pageSize;
    m_usable = pageSize - std::min<std::size_t>(numberAt(header, 20, 1).value_or(0), pageSize - 480);
}

void LeftRows::readFreePages()
{
    const QByteArray header = page(1);
    auto trunk = static_cast<PageNumber>(numberAt(bytesOf(header), 32, 4).value_or(0));
    while (bytesOf(header).starts_with(magic) && trunk > 1 && trunk <= m_last && m_free.insert(trunk).second) {
        const QByteArray bytes = page(trunk);
        const std::uint64_t count = numberAt(bytesOf(bytes), 4, 4).value_or(0);
        for (std::size_t i = 0; i < std::min<std::uint64_t>(count, m_usable / 4); ++i)
            m_free.insert(static_cast<PageNumber>(numberAt(bytesOf(bytes), 8 + 4 * i, 4).value_or(0)));
        trunk = static_cast<PageNumber>(numberAt(bytesOf(bytes), 0, 4).value_or(0));
    }
}

QByteArray LeftRows::page(PageNumber number)
{
    const bool isThere = number > 0 && number <= m_last
        && m_file.seek(static_cast<qint64>(number - 1) * static_cast<qint64>(m_pageSize));
    return isThere ? m_file.read(static_cast<qint64>(m_pageSize)) : QByteArray();
}

std::vector<QVariantList> LeftRows::next()
{
    std::vector<QVariantList> rows;
    for (; rows.empty() && m_next <= m_last; ++m_next) {
        if (!m_free.contains(m_next))
            readPage(m_next, rows);
    }
    return rows;
}

std::uint64_t LeftRows::gaps() const
{
    const auto lost = std::count_if(m_children.begin(), m_children.end(),
                                    [this](PageNumber child) { return !m_tablePages.contains(child); });
    return m_damaged + static_cast<std::uint64_t>(lost);
}

void LeftRows::readPage(PageNumber number, std::vector<QVariantList>& rows)
{
    const QByteArray bytes = page(number);
    const std::size_t start = number == 1 ? headerSize : 0;
    const auto type = static_cast<int>(numberAt(bytesOf(bytes), start, 1).value_or(0));
    if (type == leafPage || type == interiorPage)
        m_tablePages.insert(number);
    if (type == leafPage)
        readLeaf(bytesOf(bytes), start, rows);
    else if (type == interiorPage)
        readChildren(bytesOf(bytes), start);
}

void LeftRows::readLeaf(Bytes page, std::size_t start, std::vector<QVariantList>& rows)
{
    const std::uint64_t count = numberAt(page, start + 3, 2).value_or(0);
    bool isWhole = page.size() == m_pageSize;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(count, m_pageSize / 2); ++i) {
        const auto place = numberAt(page, start + 8 + 2 * i, 2);
        auto row = place ? rowAt(page, static_cast<std::size_t>(*place)) : std::nullopt;
        isWhole = isWhole && row;
        if (row) {
            noteTable(*row);
            rows.push_back(std::move(*row));
        }
    }
    m_damaged += isWhole ? 0 : 1;
}

void LeftRows::readChildren(Bytes page, std::size_t start)
{
    const auto take = [this](std::optional<std::uint64_t> child) {
        if (child)
            m_children.push_back(static_cast<PageNumber>(*child));
    };
    const std::uint64_t count = numberAt(page, start + 3, 2).value_or(0);
    for (std::size_t i = 0; i < std::min<std::uint64_t>(count, m_pageSize / 2); ++i) {
        if (const auto place = numberAt(page, start + 12 + 2 * i, 2))
            take(numberAt(page, static_cast<std::size_t>(*place), 4));
    }
    take(numberAt(page, start + 8, 4));
}

/// Notes the root page of a table, if the row is one of the schema table.
void LeftRows::noteTable(const QVariantList& row)
{
    constexpr int columnsOfList = 5;
    constexpr int root = 3;
    if (row.size() == columnsOfList && row[0].toByteArray() == "table" && row[root].toLongLong() > 0)
        m_children.push_back(static_cast<PageNumber>(row[root].toLongLong()));
}

std::optional<QVariantList> LeftRows::rowAt(Bytes page, std::size_t place)
{
    const auto size = varintAt(page, place);
    const auto number = varintAt(page, place);
    if (!number || *size > static_cast<std::uint64_t>(m_file.size()))
        return std::nullopt;
    const std::uint64_t most = m_usable - 35;
    const std::uint64_t least = (m_usable - 12) * 32 / 255 - 23;
    const std::uint64_t some = least + (*size - std::min(least, *size)) % (m_usable - 4);
    const std::uint64_t local = *size <= most ? *size : some <= most ? some : least;
    if (place > page.size() || local > page.size() - place)
        return std::nullopt;
    QByteArray record(page.data() + place, static_cast<qsizetype>(local));
    if (local < *size) {
        const auto next = numberAt(page, place + static_cast<std::size_t>(local), 4);
        auto whole = overflowing(std::move(record), *size, static_cast<PageNumber>(next.value_or(0)));
        return whole ? valuesOf(bytesOf(*whole)) : std::nullopt;
    }
    return valuesOf(bytesOf(record));
}

/// Completes a record that did not fit on its page from its chain of overflow pages.
std::optional<QByteArray> LeftRows::overflowing(QByteArray local, std::uint64_t size, PageNumber next)
{
    const std::size_t onEach = m_usable - 4;
    while (static_cast<std::uint64_t>(local.size()) < size) {
        const QByteArray bytes = page(next);
        const auto wanted = std::min<std::uint64_t>(size - static_cast<std::uint64_t>(local.size()), onEach);
        if (static_cast<std::uint64_t>(bytes.size()) < 4 + wanted)
            return std::nullopt;
        local.append(bytes.constData() + 4, static_cast<qsizetype>(wanted));
        next = static_cast<PageNumber>(*numberAt(bytesOf(bytes), 0, 4));
    }
    return local;
}

} // namespace querymend
