#include "check/keyadvice.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <utility>
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

std::vector<std::string> keyColumns(const JoinGraph& joins, TableId table, TableId other, std::string_view otherColumn)
{
    std::vector<std::string> found;
    const auto add = [&](const std::string& own, const std::string& theirs) {
        if ((otherColumn.empty() || asciiEqualsIgnoringCase(theirs, otherColumn))
            && std::find(found.begin(), found.end(), own) == found.end())
            found.push_back(own);
    };
    for (const JoinStep& step : joins.stepsFrom(table)) {
        for (const JoinColumns& pair : step.columns) {
            if (step.to != other)
                continue;
            add(pair.from, pair.to);
            if (table == other)
                add(pair.to, pair.from);
        }
    }
    return found;
}

bool areLinked(const JoinGraph& joins, TableId table, std::string_view column, TableId other,
               std::string_view otherColumn)
{
    using Ends = std::vector<std::pair<TableId, std::string>>;
    const auto endsOf = [&](TableId of, std::string_view name) {
        Ends ends;
        for (const JoinStep& step : joins.stepsFrom(of)) {
            for (const JoinColumns& pair : step.columns) {
                if (asciiEqualsIgnoringCase(pair.from, name))
                    ends.emplace_back(step.to, pair.to);
            }
        }
        return ends;
    };
    const Ends theirs = endsOf(other, otherColumn);
    return std::ranges::any_of(endsOf(table, column), [&](const auto& end) {
        return (end.first == other && asciiEqualsIgnoringCase(end.second, otherColumn))
            || std::find(theirs.begin(), theirs.end(), end) != theirs.end();
    });
}

bool beginsWithTable(std::string_view column, std::string_view table)
{
    const Words words = nameStems(column);
    return withoutTable(words, nameStems(table)).size() < words.size();
}

std::optional<std::string> columnNamedAfterTable(const Table& table, std::string_view name)
{
    const Words ofTable = nameStems(table.name);
    const Words written = nameStems(name);
    const Words wanted = withoutTable(written, ofTable);
    const Column* found = nullptr;
    const Column* key = nullptr;
    std::size_t keys = 0;
    for (const Column& column : table.columns) {
        keys += column.primaryKey ? 1 : 0;
        key = column.primaryKey ? &column : key;
        const Words stored = nameStems(column.name);
        if (stored == written || withoutTable(stored, ofTable) != wanted)
            continue; // the same words are only spelled differently
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
