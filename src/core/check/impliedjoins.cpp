#include "check/impliedjoins.h"

#include "base/ascii.h"
#include "schema/namewords.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

using Words = std::vector<std::string>;

bool endsLikeKey(const Words& words)
{
    const std::string_view last = words.empty() ? std::string_view() : std::string_view(words.back());
    return last == wordStem("id") || last == wordStem("code") || last == wordStem("no") || last == wordStem("key");
}

bool isOnlyKey(const Table& table, const Column& column)
{
    const auto keys = std::ranges::count_if(table.columns, [](const Column& other) { return other.primaryKey; });
    return column.primaryKey && keys == 1;
}

/// `player_id` or `home_player_id` for the `id` of the table `player`.
bool refersTo(const Words& column, const Table& table, const Words& key)
{
    Words wanted = nameStems(table.name);
    if (key.size() > wanted.size() && std::equal(wanted.begin(), wanted.end(), key.begin()))
        wanted = key;
    else
        wanted.insert(wanted.end(), key.begin(), key.end());
    return column.size() >= wanted.size() && std::equal(wanted.rbegin(), wanted.rend(), column.rbegin());
}

void addReferences(std::vector<JoinColumns>& found, const Table& from, const Table& to, bool isReversed)
{
    for (const Column& key : to.columns) {
        const Words ofKey = nameStems(key.name);
        const bool isKey = isOnlyKey(to, key) || (ofKey.size() == 1 && endsLikeKey(ofKey));
        if (!isKey)
            continue;
        for (const Column& column : from.columns) {
            if (!asciiEqualsIgnoringCase(column.name, key.name) && refersTo(nameStems(column.name), to, ofKey))
                found.push_back(isReversed ? JoinColumns{key.name, column.name} : JoinColumns{column.name, key.name});
        }
    }
}

void addSameNames(std::vector<JoinColumns>& found, const Table& from, const Table& to)
{
    for (const Column& one : from.columns) {
        const Words words = nameStems(one.name);
        for (const Column& other : to.columns) {
            const bool mayBeKey = isOnlyKey(from, one) || isOnlyKey(to, other) || endsLikeKey(words);
            if (words.size() > 1 && mayBeKey && asciiEqualsIgnoringCase(one.name, other.name))
                found.push_back({one.name, other.name});
        }
    }
}

/// `cds` for `cds_code`: the only column that begins like the other table's key.
void addShortened(std::vector<JoinColumns>& found, const Table& from, const Table& to)
{
    for (const Column& one : from.columns) {
        for (const Column& other : to.columns) {
            const Words left = nameStems(one.name);
            const Words right = nameStems(other.name);
            const bool isShorter = left.size() + 1 == right.size() && endsLikeKey(right);
            const bool isLonger = right.size() + 1 == left.size() && endsLikeKey(left);
            const std::size_t shared = std::min(left.size(), right.size());
            if ((isShorter || isLonger) && shared > 0
                && std::equal(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(shared), right.begin()))
                found.push_back({one.name, other.name});
        }
    }
}

} // namespace

std::optional<JoinStep> impliedJoin(const Catalog& catalog, TableId from, TableId to)
{
    constexpr std::size_t mostColumns = 300; ///< compared with each other
    const Table& left = catalog.table(from);
    const Table& right = catalog.table(to);
    if (left.columns.size() > mostColumns || right.columns.size() > mostColumns)
        return std::nullopt;
    std::vector<JoinColumns> found;
    addReferences(found, left, right, false);
    addReferences(found, right, left, true);
    if (found.empty())
        addSameNames(found, left, right);
    if (found.empty())
        addShortened(found, left, right);
    if (found.size() != 1)
        return std::nullopt;
    return JoinStep{from, to, {found.front()}};
}

} // namespace querymend
