#include "report/rowdifference.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace querymend {

namespace {

/// The matched columns of both tables, by index.
struct Columns {
    std::vector<std::size_t> here;
    std::vector<std::size_t> there;
};

/// Matches by name, repeated names in order. Tables without a common name are matched by position if they are equally
/// wide.
Columns matched(const TableText& here, const TableText& there)
{
    Columns columns;
    std::set<std::size_t> taken;
    for (std::size_t i = 0; i < here.columns.size(); ++i) {
        for (std::size_t k = 0; k < there.columns.size(); ++k) {
            if (here.columns[i] != there.columns[k] || taken.contains(k))
                continue;
            columns.here.push_back(i);
            columns.there.push_back(k);
            taken.insert(k);
            break;
        }
    }
    for (std::size_t i = 0; columns.here.size() == i && taken.empty() && i < here.columns.size(); ++i) {
        if (here.columns.size() != there.columns.size())
            break;
        columns.here.push_back(i);
        columns.there.push_back(i);
    }
    return columns;
}

std::vector<std::string> rest(const TableText& table, const std::vector<std::size_t>& matched)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (std::find(matched.begin(), matched.end(), i) == matched.end())
            names.push_back(table.columns[i]);
    }
    return names;
}

std::vector<RowText> projected(const TableText& table, const std::vector<std::size_t>& columns)
{
    std::vector<RowText> rows;
    rows.reserve(table.rows.size());
    for (const RowText& row : table.rows) {
        RowText& made = rows.emplace_back();
        for (const std::size_t column : columns)
            made.push_back(column < row.size() ? row[column] : CellText());
    }
    return rows;
}

/// The row of each value in a column; none if a value is NULL or occurs twice.
std::optional<std::unordered_map<std::string, std::size_t>> placesOf(const std::vector<RowText>& rows,
                                                                     std::size_t column)
{
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (!rows[i][column] || !places.emplace(*rows[i][column], i).second)
            return std::nullopt;
    }
    return places;
}

/// Finds the rows of each table that the other lacks, and pairs those that changed.
class RowMatcher {
public:
    RowMatcher(std::vector<RowText> here, std::vector<RowText> there)
        : m_here(std::move(here)), m_there(std::move(there))
    {}

    void match(TableDifference& made)
    {
        std::map<RowText, std::size_t> left;
        for (const RowText& row : m_there)
            ++left[row];
        std::vector<std::size_t> alone;
        for (std::size_t i = 0; i < m_here.size(); ++i) {
            const auto same = left.find(m_here[i]);
            if (same == left.end() || same->second == 0)
                alone.push_back(i);
            else
                --same->second;
        }
        made.same = m_here.size() - alone.size();
        made.isOtherOrder = alone.empty() && m_here.size() == m_there.size() && m_here != m_there;
        pairUp(made, alone, rowsLeft(left));
    }

private:
    /// Of equal rows, the last ones count as those that the other table lacks.
    [[nodiscard]] std::vector<std::size_t> rowsLeft(std::map<RowText, std::size_t>& left) const
    {
        std::vector<std::size_t> rows;
        for (std::size_t i = m_there.size(); i-- > 0;) {
            std::size_t& count = left[m_there[i]];
            if (count == 0)
                continue;
            --count;
            rows.push_back(i);
        }
        std::reverse(rows.begin(), rows.end());
        return rows;
    }

    void pairUp(TableDifference& made, const std::vector<std::size_t>& here, std::vector<std::size_t> there)
    {
        std::map<std::size_t, std::size_t> partners; // from a row here to the one there
        if (m_here.size() == 1 && m_there.size() == 1 && !here.empty())
            partners.emplace(0, 0);
        else if (!here.empty() && !there.empty())
            findPartners(made, here, there, partners);
        for (const std::size_t row : here) {
            const auto partner = partners.find(row);
            if (partner == partners.end()) {
                made.rows.push_back({RowChange::onlyHere, m_here[row], {}, {}});
                continue;
            }
            made.rows.push_back(change(m_here[row], m_there[partner->second]));
            std::erase(there, partner->second);
        }
        for (const std::size_t row : there)
            made.rows.push_back({RowChange::onlyThere, {}, m_there[row], {}});
    }

    /// The column that pairs most rows becomes the key.
    void findPartners(TableDifference& made, const std::vector<std::size_t>& here,
                      const std::vector<std::size_t>& there, std::map<std::size_t, std::size_t>& partners) const
    {
        const std::set<std::size_t> alone(there.begin(), there.end());
        for (std::size_t column = 0; made.columns.size() > 1 && column < made.columns.size(); ++column) {
            const auto places = placesOf(m_there, column);
            if (!places || !placesOf(m_here, column))
                continue;
            std::map<std::size_t, std::size_t> found;
            for (const std::size_t row : here) {
                const auto place = places->find(*m_here[row][column]);
                if (place != places->end() && alone.contains(place->second))
                    found.emplace(row, place->second);
            }
            if (found.size() <= partners.size())
                continue;
            partners = std::move(found);
            made.key = column;
        }
    }

    static RowDifference change(const RowText& here, const RowText& there)
    {
        RowDifference made{RowChange::changed, here, there, {}};
        for (std::size_t i = 0; i < here.size(); ++i) {
            if (here[i] != there[i])
                made.changed.push_back(i);
        }
        return made;
    }

    std::vector<RowText> m_here;
    std::vector<RowText> m_there;
};

} // namespace

std::size_t TableDifference::count(RowChange change) const
{
    const auto isOf = [change](const RowDifference& row) { return row.change == change; };
    return static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), isOf));
}

TableDifference tableDifference(const TableText& here, const TableText& there)
{
    const Columns columns = matched(here, there);
    TableDifference made;
    for (const std::size_t column : columns.here)
        made.columns.push_back(here.columns[column]);
    made.columnsOnlyHere = rest(here, columns.here);
    made.columnsOnlyThere = rest(there, columns.there);
    if (!made.columns.empty())
        RowMatcher(projected(here, columns.here), projected(there, columns.there)).match(made);
    return made;
}

} // namespace querymend
