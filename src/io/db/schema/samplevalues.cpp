#include "db/schema/samplevalues.h"

#include "base/utf8.h"
#include "db/session/celltext.h"
#include "schema/namewords.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace querymend {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t longestSample = 80; // characters
/// A value in fewer rows may still identify one of them.
constexpr std::size_t rowsThatShare = 3;

// clang-format off
/// Words in column names that suggest personal data, credentials or free text.
constexpr std::array<std::string_view, 58> privateWords{
    "account", "address", "bio", "birth", "birthdate", "birthday", "body", "born", "card", "cell", "comment",
    "comments", "contact", "credential", "description", "diagnosis", "dob", "email", "fax", "firstname", "forename",
    "fullname", "hash", "health", "iban", "ip", "key", "lastname", "lat", "latitude", "license", "login", "lon",
    "longitude", "mail", "message", "mobile", "name", "nickname", "note", "notes", "passport", "password", "patient",
    "person", "phone", "pin", "postcode", "remark", "salary", "secret", "session", "signature", "ssn", "street",
    "surname", "telephone", "token"};
constexpr std::array<std::string_view, 6> privateBeginnings{"passw", "pwd", "user", "zip", "tax", "salt"};
// clang-format on

bool isPrivateWord(const std::string& word)
{
    return std::binary_search(privateWords.begin(), privateWords.end(), word)
        || std::any_of(privateBeginnings.begin(), privateBeginnings.end(),
                       [&](std::string_view beginning) { return word.starts_with(beginning); });
}

bool mayBeRead(const Column& column, SamplePolicy policy)
{
    if (policy != SamplePolicy::careful)
        return policy == SamplePolicy::all;
    const std::vector<std::string> words = nameWords(column.name);
    return std::none_of(words.begin(), words.end(), isPrivateWord);
}

bool mayBeShown(std::string_view value, std::size_t rows, SamplePolicy policy)
{
    return policy == SamplePolicy::all
        || (policy == SamplePolicy::careful && rows >= rowsThatShare && value.find('@') == std::string_view::npos);
}

/// The value as text, cut to the longest sample; nothing for NULL, blobs, empty strings and invalid UTF-8.
std::optional<std::string> textOf(const Cell& cell)
{
    std::string text = cellText(cell);
    if (text.empty() || firstInvalidUtf8(text))
        return std::nullopt;
    const std::size_t end = byteOffsetOfCharacter(text, longestSample);
    if (end < text.size())
        text.replace(end, std::string::npos, "\xE2\x80\xA6");
    return text;
}

/// Counts the values of one column, in the order of the rows.
class ValueCounts {
public:
    void add(std::string value)
    {
        const auto [place, isNew] = m_places.try_emplace(std::move(value), m_counts.size());
        if (isNew)
            m_counts.emplace_back(&place->first, 0U);
        ++m_counts[place->second].second;
    }

    [[nodiscard]] std::vector<std::string> mostFrequent(const SampleRequest& request)
    {
        std::stable_sort(m_counts.begin(), m_counts.end(),
                         [](const auto& a, const auto& b) { return a.second > b.second; });
        std::vector<std::string> values;
        for (const auto& [value, count] : m_counts) {
            if (values.size() < request.valuesPerColumn && mayBeShown(*value, count, request.policy))
                values.push_back(*value);
        }
        return values;
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
    std::vector<std::pair<const std::string*, std::size_t>> m_counts; // the map's keys do not move
};

std::optional<EngineError> sample(Session& session, Table& table, const SampleRequest& request, const Limits& limits)
{
    std::vector<std::size_t> asked;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (mayBeRead(table.columns[i], request.policy))
            asked.push_back(i);
    }
    if (asked.empty())
        return std::nullopt;
    const auto cursor = session.run(firstRowsOf(session.dialect(), table, asked, request.rowsPerTable), limits);
    if (!cursor)
        return cursor.error();
    const auto page = cursor.value()->fetch(request.rowsPerTable);
    if (!page)
        return page.error();
    for (std::size_t i = 0; i < asked.size(); ++i) {
        ValueCounts counts;
        for (const CellRow& row : page->rows) {
            if (auto text = textOf(row[i]))
                counts.add(std::move(*text));
        }
        table.columns[asked[i]].samples = counts.mostFrequent(request);
    }
    return std::nullopt;
}

} // namespace

std::string firstRowsOf(const Dialect& dialect, const Table& table, const std::vector<std::size_t>& columns,
                        std::size_t rows)
{
    std::string list;
    for (const std::size_t column : columns)
        list += (list.empty() ? "" : ", ") + quoted(dialect, table.columns[column].name);
    const std::string from =
        " FROM " + (table.schema.empty() ? "" : quoted(dialect, table.schema) + '.') + quoted(dialect, table.name);
    const std::string count = std::to_string(rows);
    switch (dialect.limit) {
    case LimitForm::limit:
        return "SELECT " + list + from + " LIMIT " + count;
    case LimitForm::top:
        return "SELECT TOP " + count + ' ' + list + from;
    case LimitForm::fetch:
        return "SELECT " + list + from + " FETCH FIRST " + count + " ROWS ONLY";
    }
    return {};
}

bool mayBeSampled(const Snapshot& snapshot, const Table& table)
{
    const auto isTable = [&](const RestrictedObject& object) {
        return object.kind == RestrictedKind::relation && object.schema == table.schema && object.name == table.name;
    };
    return table.kind != TableKind::foreignTable && !isPartOfAnother(table.kind)
        && std::none_of(snapshot.restricted.begin(), snapshot.restricted.end(), isTable);
}

DatabaseWarnings readSamples(Session& session, Snapshot& snapshot, const SampleRequest& request)
{
    for (Table& table : snapshot.tables) {
        for (Column& column : table.columns)
            column.samples.clear();
    }
    DatabaseWarnings notes;
    if (request.policy == SamplePolicy::none)
        return notes;
    const auto end = Clock::now() + request.inAll;
    for (std::size_t i = 0; i < snapshot.tables.size(); ++i) {
        Table& table = snapshot.tables[i];
        if (!mayBeSampled(snapshot, table))
            continue;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
        if (left.count() <= 0) {
            notes.emplace_back(SamplesOutOfTime{snapshot.tables.size() - i});
            break;
        }
        const Limits limits{std::min(request.perTable.time, left), request.perTable.bytes};
        const auto problem = sample(session, table, request, limits);
        if (!problem)
            continue;
        const std::string name = table.schema + (table.schema.empty() ? "" : ".") + table.name;
        notes.emplace_back(UnreadSamples{name, problem->message});
        if (problem->failure == EngineFailure::lost || problem->failure == EngineFailure::cancelled)
            break;
    }
    return notes;
}

} // namespace querymend
