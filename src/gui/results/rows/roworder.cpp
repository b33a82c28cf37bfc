#include "results/rows/roworder.h"

#include "db/session/celltext.h"
#include "results/rows/cellformat.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

namespace querymend {

namespace {

/// The key that a row is sorted by.
struct SortKey {
    enum class Rank : std::uint8_t { null, boolean, number, text };
    Rank rank = Rank::null;
    double number = 0;
    std::int64_t integer = 0; ///< distinguishes integers that are the same double
    std::string text;

    friend bool operator<(const SortKey& one, const SortKey& other)
    {
        if (one.rank != other.rank)
            return one.rank < other.rank;
        if (one.rank == Rank::text)
            return one.text < other.text;
        return std::pair(one.number, one.integer) < std::pair(other.number, other.integer);
    }
};

QString folded(const std::string& text)
{
    return QString::fromStdString(text).toCaseFolded();
}

SortKey keyOf(const Cell& cell)
{
    SortKey key;
    switch (kindOf(cell)) {
    case CellKind::null:
        break;
    case CellKind::boolean:
        key.rank = SortKey::Rank::boolean;
        key.number = std::get<bool>(cell) ? 1 : 0;
        break;
    case CellKind::number:
        key.rank = SortKey::Rank::number;
        key.number = numberOf(cell);
        if (key.number != key.number) // NaN compares with no number, so it goes last
            key.number = std::numeric_limits<double>::infinity();
        if (const auto* integer = std::get_if<std::int64_t>(&cell))
            key.integer = *integer;
        break;
    case CellKind::blob:
        key.rank = SortKey::Rank::text;
        key.text = std::get<Blob>(cell).bytes;
        break;
    case CellKind::text:
    case CellKind::temporal:
    case CellKind::json:
        key.rank = SortKey::Rank::text;
        key.text = folded(cellText(cell)).toStdString();
        break;
    }
    return key;
}

bool hasText(const CellRow& row, const QString& wanted)
{
    return std::any_of(row.begin(), row.end(), [&](const Cell& cell) {
        return kindOf(cell) != CellKind::blob && folded(cellText(cell)).contains(wanted);
    });
}

} // namespace

std::vector<std::uint32_t> orderedRows(const RowStore& rows, const RowQuestion& question, const std::atomic<bool>& stop)
{
    const QString wanted = question.filter.toCaseFolded();
    std::vector<std::pair<SortKey, std::uint32_t>> found;
    rows.forEach([&](std::size_t index, const CellRow& row) {
        if (wanted.isEmpty() || hasText(row, wanted)) {
            SortKey key;
            if (question.sortColumn && *question.sortColumn < row.size())
                key = keyOf(row[*question.sortColumn]);
            found.emplace_back(std::move(key), static_cast<std::uint32_t>(index));
        }
        return !stop.load(std::memory_order_relaxed);
    });
    const bool isDescending = question.order == Qt::DescendingOrder;
    // Once stopped, all rows compare equal, so that the rest of the sort takes no time.
    const auto comesFirst = [&](const auto& one, const auto& other) {
        return !stop.load(std::memory_order_relaxed)
            && (isDescending ? other.first < one.first : one.first < other.first);
    };
    if (question.sortColumn)
        std::stable_sort(found.begin(), found.end(), comesFirst);
    std::vector<std::uint32_t> numbers;
    numbers.reserve(found.size());
    for (const auto& [key, number] : found)
        numbers.push_back(number);
    return numbers;
}

} // namespace querymend
