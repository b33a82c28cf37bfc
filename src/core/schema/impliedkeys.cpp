#include "schema/impliedkeys.h"

#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

bool endsLikeKey(const Words& words)
{
    // As stems: code, key.
    static constexpr std::array<std::string_view, 12> endings{"id",  "no", "nr",  "num", "number", "cd",
                                                              "cod", "ky", "kei", "kz",  "fk",     "ref"};
    return std::find(endings.begin(), endings.end(), words.back()) != endings.end();
}

bool hasAll(const Words& words, const Words& wanted)
{
    return std::all_of(wanted.begin(), wanted.end(), [&](const std::string& word) {
        return std::find(words.begin(), words.end(), word) != words.end();
    });
}

/// The tables of a catalog by the words of their names.
class TablesByWords {
public:
    explicit TablesByWords(const Catalog& catalog)
    {
        for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
            const Table& table = catalog.table(TableId{t});
            m_words.push_back(isPartOfAnother(table.kind) ? Words() : nameStems(table.name));
            for (const std::string& word : m_words.back())
                m_byWord[word].push_back(TableId{t});
        }
    }

    /// The table that a column with this name would reference.
    [[nodiscard]] TableId referencedBy(std::string_view column) const
    {
        Words words = nameStems(column);
        if (words.size() < 2 || !endsLikeKey(words))
            return {};
        words.pop_back();
        return named(words);
    }

private:
    /// The table whose name says little more than these words: the first of the shortest ones.
    [[nodiscard]] TableId named(const Words& words) const
    {
        constexpr std::size_t mostOthers = 2; // as in tbl_inv_hdr
        TableId best;
        const auto candidates = m_byWord.find(words.front());
        if (candidates == m_byWord.end())
            return best;
        for (const TableId table : candidates->second) {
            const Words& name = m_words[table.value];
            const std::size_t limit = best.isNone() ? words.size() + mostOthers : m_words[best.value].size() - 1;
            if (name.size() <= limit && hasAll(name, words))
                best = table;
        }
        return best;
    }

    std::vector<Words> m_words;
    std::unordered_map<std::string, std::vector<TableId>> m_byWord;
};

/// The names and keys of a table, with more keys.
Table bareTable(const Table& table, std::vector<ForeignKey> implied)
{
    Table bare;
    bare.schema = table.schema;
    bare.name = table.name;
    bare.primaryKey = table.primaryKey;
    bare.foreignKeys = table.foreignKeys.empty() ? std::move(implied) : table.foreignKeys;
    for (const Column& column : table.columns)
        bare.columns.emplace_back().name = column.name;
    return bare;
}

/// The column of the target that the key would reference: of the same name, or its key.
std::string targetColumn(const Table& target, const std::string& column)
{
    const bool hasSame = std::any_of(target.columns.begin(), target.columns.end(),
                                     [&](const Column& other) { return other.name == column; });
    return hasSame || target.columns.empty() ? column : target.columns.front().name;
}

} // namespace

std::optional<Catalog> withImpliedKeys(const Catalog& catalog)
{
    const TablesByWords tables(catalog);
    std::unordered_map<std::string_view, TableId> targets; // names repeat
    std::vector<std::vector<ForeignKey>> keys(catalog.tableCount());
    bool isAnyImplied = false;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t) {
        const Table& table = catalog.table(TableId{t});
        for (const Column& column : table.columns) {
            const auto [known, isNew] = targets.try_emplace(column.name);
            if (isNew)
                known->second = tables.referencedBy(column.name);
            if (!table.foreignKeys.empty() || known->second.isNone() || known->second == TableId{t})
                continue;
            const Table& target = catalog.table(known->second);
            keys[t].push_back({{column.name}, target.schema, target.name, {targetColumn(target, column.name)}});
            isAnyImplied = true;
        }
    }
    if (!isAnyImplied)
        return std::nullopt;
    Snapshot snapshot;
    snapshot.searchPath = catalog.snapshot().searchPath;
    for (std::uint32_t t = 0; t < catalog.tableCount(); ++t)
        snapshot.tables.push_back(bareTable(catalog.table(TableId{t}), std::move(keys[t])));
    return Catalog(std::move(snapshot), catalog.rules());
}

} // namespace querymend
