#include "answer/twintables.h"

#include "answer/thesaurus.h"
#include "prompt/linking/stems.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

/// The words of a key's name without those that only say that it is one: home team for home_team_id.
Words wordsOfRole(std::string_view column)
{
    static constexpr auto endings = std::to_array<std::string_view>({"id", "no", "nr", "code", "key", "fk", "ref"});
    Words words = nameWords(column);
    const auto isEnding = [](const std::string& word) {
        return std::find(endings.begin(), endings.end(), word) != endings.end();
    };
    if (words.size() > 1 && isEnding(words.back()))
        words.pop_back();
    return words;
}

bool isMeantBy(const std::string& word, const Words& others)
{
    const std::vector<std::string> stems = stemsOf(word);
    return std::any_of(others.begin(), others.end(), [&](const std::string& other) {
        const std::vector<std::string> otherStems = stemsOf(other);
        const auto isStem = [&](const std::string& stem) {
            return std::find(otherStems.begin(), otherStems.end(), stem) != otherStems.end();
        };
        return std::any_of(stems.begin(), stems.end(), isStem) || meanTheSame(stems, otherStems);
    });
}

/// Whether a key's name says more than what it references.
bool saysMore(const Words& role, std::string_view table, bool isOnlyKey)
{
    constexpr std::size_t shortestWord = 4; // shorter ones may abbreviate the table's name
    const Words words = nameWords(table);
    return std::any_of(role.begin(), role.end(), [&](const std::string& word) {
        return (!isOnlyKey || word.size() >= shortestWord) && !isMeantBy(word, words);
    });
}

std::string nameOf(const Words& role)
{
    std::string name;
    for (const std::string& word : role)
        name += (name.empty() ? "" : "_") + word;
    return name;
}

} // namespace

TwinTables::TwinTables(const Catalog& original) : m_original(original)
{
    std::vector<Table> twins;
    for (std::uint32_t t = 0; t < original.tableCount(); ++t) {
        const Table& table = original.table(TableId{t});
        const auto keysTo = [&](TableId target) {
            return std::count_if(table.foreignKeys.begin(), table.foreignKeys.end(),
                                 [&](const ForeignKey& key) { return original.target(TableId{t}, key) == target; });
        };
        for (const ForeignKey& key : table.foreignKeys) {
            const TableId target = original.target(TableId{t}, key);
            if (target.isNone() || key.columns.size() != 1 || original.targetColumns(key, target).size() != 1)
                continue;
            const ColumnId column = original.findColumn(TableId{t}, {key.columns.front(), true});
            const Words role = wordsOfRole(key.columns.front());
            const bool isOnlyKey = target != TableId{t} && keysTo(target) == 1;
            std::string name = nameOf(role);
            if (column.isNone() || !saysMore(role, original.table(target).name, isOnlyKey)
                || !original.tablesIgnoringCase(name).empty())
                continue;
            Table twin = original.table(target);
            twin.name = std::move(name);
            twin.foreignKeys.clear();
            twins.push_back(std::move(twin));
            m_twins.push_back({TableId{t}, column, target, original.targetColumns(key, target).front()});
        }
    }
    if (twins.empty())
        return;
    Snapshot snapshot = original.snapshot();
    std::move(twins.begin(), twins.end(), std::back_inserter(snapshot.tables));
    m_withTwins.emplace(std::move(snapshot), original.rules());
}

const TwinTables::Twin* TwinTables::find(TableId table) const
{
    const bool isTwin = !table.isNone() && table.value >= ownCount();
    return isTwin ? &m_twins[table.value - ownCount()] : nullptr;
}

TableId TwinTables::original(TableId table) const
{
    const Twin* const twin = find(table);
    return twin ? twin->original : table;
}

std::vector<TableId> TwinTables::between(TableId owner, TableId original) const
{
    std::vector<TableId> found;
    for (std::uint32_t i = 0; i < m_twins.size(); ++i) {
        if (m_twins[i].owner == owner && m_twins[i].original == original)
            found.push_back(TableId{ownCount() + i});
    }
    return found;
}

} // namespace querymend
