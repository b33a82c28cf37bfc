#include "schema/nameindex.h"

#include <algorithm>

namespace querymend {

namespace {

/// A table's own name counts a little more than a column's.
constexpr int forTable = 12;

} // namespace

NameIndex::NameIndex(const Catalog& catalog)
{
    m_columnCounts.reserve(catalog.tableCount());
    for (const Table& table : catalog.snapshot().tables) {
        add(table.name);
        for (const Column& column : table.columns)
            add(column.name);
        m_columnCounts.push_back(static_cast<std::uint32_t>(table.columns.size()));
    }
}

FoundTables NameIndex::find(const FuzzyPattern& pattern, std::size_t most) const
{
    FoundTables found;
    std::size_t next = 0;
    for (std::uint32_t table = 0; table < m_columnCounts.size(); ++table) {
        FoundTable one{TableId{table}, 0, {}};
        if (const int score = this->score(m_names[next++], pattern); score > 0)
            one.score = score + forTable;
        for (std::uint32_t column = 0; column < m_columnCounts[table]; ++column) {
            const int score = this->score(m_names[next++], pattern);
            if (score > 0)
                one.columns.push_back(column);
            one.score = std::max(one.score, score);
        }
        if (one.score > 0)
            found.best.push_back(std::move(one));
    }
    found.all = found.best.size();
    const auto better = [](const FoundTable& a, const FoundTable& b) {
        return a.score != b.score ? a.score > b.score : a.table.value < b.table.value;
    };
    const auto end = found.best.begin() + static_cast<std::ptrdiff_t>(std::min(most, found.best.size()));
    std::partial_sort(found.best.begin(), end, found.best.end(), better);
    found.best.erase(end, found.best.end());
    return found;
}

void NameIndex::add(const std::string& name)
{
    const QString text = QString::fromStdString(name);
    m_names.push_back(
        {static_cast<std::uint32_t>(m_text.size()), static_cast<std::uint32_t>(text.size()), lettersOf(text)});
    m_text += text;
}

int NameIndex::score(const Name& name, const FuzzyPattern& pattern) const
{
    return pattern.mayFit(name.letters) ? pattern.score(QStringView(m_text).mid(name.start, name.length)) : 0;
}

} // namespace querymend
