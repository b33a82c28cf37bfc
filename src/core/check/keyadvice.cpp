#include "check/keyadvice.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

/// The words of a column's name without those of its table, if something is left.
Words withoutTable(Words words, const Words& table)
{
    if (words.size() > table.size() && std::equal(table.begin(), table.end(), words.begin()))
        words.erase(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(table.size()));
    return words;
}

} // namespace

std::optional<std::string> keyColumn(const JoinGraph& joins, TableId table, TableId other, std::string_view otherColumn)
{
    std::vector<std::string> found;
    for (const JoinStep& step : joins.stepsFrom(table)) {
        for (const JoinColumns& pair : step.columns) {
            if (step.to == other && (otherColumn.empty() || asciiEqualsIgnoringCase(pair.to, otherColumn))
                && std::find(found.begin(), found.end(), pair.from) == found.end())
                found.push_back(pair.from);
        }
    }
    return found.size() == 1 ? std::optional(std::move(found.front())) : std::nullopt;
}

bool beginsWithTable(std::string_view column, std::string_view table)
{
    const Words words = nameStems(column);
    return withoutTable(words, nameStems(table)).size() < words.size();
}

std::optional<std::string> columnNamedAfterTable(const Table& table, std::string_view name)
{
    const Words ofTable = nameStems(table.name);
    const Words wanted = withoutTable(nameStems(name), ofTable);
    const Column* found = nullptr;
    const Column* key = nullptr;
    std::size_t keys = 0;
    for (const Column& column : table.columns) {
        keys += column.primaryKey ? 1 : 0;
        key = column.primaryKey ? &column : key;
        if (withoutTable(nameStems(column.name), ofTable) != wanted)
            continue;
        if (found)
            return std::nullopt;
        found = &column;
    }
    const bool isId = wanted.size() == 1 && wanted.front() == wordStem("id");
    if (!found && isId && keys == 1)
        found = key;
    return found ? std::optional(found->name) : std::nullopt;
}

} // namespace querymend
