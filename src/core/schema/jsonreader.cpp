#include "schema/json.h"

#include "schema/jsonplaces.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <unordered_set>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr std::size_t longestQuote = 80;

std::string quotedName(std::string_view name)
{
    if (name.size() > longestQuote)
        name = name.substr(0, byteOffsetOfCharacter(name, longestQuote / 4));
    return nlohmann::json(name).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// A name that occurs twice, or nothing.
class RepeatedName {
public:
    const std::string* in(const std::vector<Column>& columns)
    {
        m_names.clear();
        for (const Column& column : columns)
            m_names.push_back(&column.name);
        std::sort(m_names.begin(), m_names.end(), [](auto* a, auto* b) { return *a < *b; });
        const auto twice = std::adjacent_find(m_names.begin(), m_names.end(), [](auto* a, auto* b) { return *a == *b; });
        return twice == m_names.end() ? nullptr : *twice;
    }

private:
    std::vector<const std::string*> m_names;
};

/// Takes the parser's events and fills a snapshot; keeps nothing of what it does not need, so that
/// depth and length of a hostile text cost no memory.
class SchemaReader {
public:
    bool null() { return scalar(jsonNull, {}); }
    bool boolean(bool value) { return scalar(jsonBoolean, value ? "true" : "false"); }
    bool number_integer(std::int64_t value)
    {
        m_number = static_cast<double>(value);
        return scalar(jsonNumber, std::to_string(value));
    }
    bool number_unsigned(std::uint64_t value)
    {
        m_number = static_cast<double>(value);
        return scalar(jsonNumber, std::to_string(value));
    }
    bool number_float(double value, const std::string& text)
    {
        m_number = value;
        return scalar(jsonNumber, text);
    }
    bool string(std::string& value) { return scalar(jsonText, std::move(value)); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return begin(jsonObject); }
    bool start_array(std::size_t) { return begin(jsonArray); }
    bool end_object() { return end(); }
    bool end_array() { return end(); }
    bool key(std::string& name);
    bool parse_error(std::size_t position, const std::string&, const nlohmann::json::exception& error);

    [[nodiscard]] const SchemaJsonError& error() const { return m_error; }
    [[nodiscard]] std::size_t errorByte() const { return m_errorByte; }
    [[nodiscard]] Snapshot takeSnapshot() { return std::move(m_snapshot); }

private:
    struct Frame {
        JsonPlace place;
        JsonKind kind;
        std::size_t entries = 0;
        std::string key;
        std::vector<std::string> meaningfulKeys;
    };

    bool scalar(JsonKind kind, std::string text);
    bool begin(JsonKind kind);
    bool end();
    bool take(JsonPlace place, JsonKind kind, std::string& text);
    bool takeText(JsonPlace place, std::string& text);
    void open(JsonPlace place, JsonKind kind);
    bool finish(const Frame& frame);
    bool finishTable(const Frame& frame);
    bool finishForeignKey(const Frame& frame);
    bool finishTables(const Frame& frame);
    void addTable(std::string name, bool columnsKnown);
    JsonPlace nextPlace();
    bool accepts(JsonPlace place, JsonKind kind);
    std::vector<std::string>* listAt(JsonPlace place);
    bool fail(std::string reason);
    [[nodiscard]] std::string path() const;
    [[nodiscard]] static bool has(const Frame& frame, std::string_view key)
    {
        return std::find(frame.meaningfulKeys.begin(), frame.meaningfulKeys.end(), key) != frame.meaningfulKeys.end();
    }

    Table& table() { return m_snapshot.tables.back(); }
    Column& lastColumn() { return table().columns.back(); }
    ForeignKey& lastForeignKey() { return table().foreignKeys.back(); }

    Snapshot m_snapshot;
    std::vector<Frame> m_frames;
    JsonPlace m_keyedPlace = JsonPlace::document;
    std::size_t m_ignoredDepth = 0;
    double m_number = 0;
    RepeatedName m_repeatedName;
    SchemaJsonError m_error;
    std::size_t m_errorByte = 0;
};

bool SchemaReader::key(std::string& name)
{
    if (m_ignoredDepth > 0)
        return true;
    Frame& frame = m_frames.back();
    m_keyedPlace = placeUnderKey(frame.place, name);
    frame.key = std::move(name);
    if (m_keyedPlace == JsonPlace::ignored || m_keyedPlace == JsonPlace::namedTable
        || m_keyedPlace == JsonPlace::namedColumn)
        return true;
    if (has(frame, frame.key))
        return fail("expected once, found twice");
    frame.meaningfulKeys.push_back(frame.key);
    return true;
}

JsonPlace SchemaReader::nextPlace()
{
    if (m_frames.empty())
        return JsonPlace::document;
    Frame& frame = m_frames.back();
    ++frame.entries;
    return frame.kind == jsonObject ? m_keyedPlace : placeOfEntry(frame.place);
}

bool SchemaReader::accepts(JsonPlace place, JsonKind kind)
{
    const JsonExpectation expectation = expectationAt(place);
    if ((expectation.kinds & kind) != 0)
        return true;
    return fail("expected " + std::string(expectation.words) + ", found " + std::string(name(kind)));
}

bool SchemaReader::scalar(JsonKind kind, std::string text)
{
    if (m_ignoredDepth > 0)
        return true;
    const JsonPlace place = nextPlace();
    return accepts(place, kind) && take(place, kind, text);
}

bool SchemaReader::begin(JsonKind kind)
{
    if (m_ignoredDepth > 0) {
        ++m_ignoredDepth;
        return true;
    }
    const JsonPlace place = nextPlace();
    if (place == JsonPlace::ignored) {
        m_ignoredDepth = 1;
        return true;
    }
    if (!accepts(place, kind))
        return false;
    open(place, kind);
    m_frames.push_back({place, kind, 0, {}, {}});
    return true;
}

bool SchemaReader::end()
{
    if (m_ignoredDepth > 0) {
        --m_ignoredDepth;
        return true;
    }
    const Frame frame = std::move(m_frames.back());
    m_frames.pop_back();
    return finish(frame);
}

} // namespace

} // namespace querymend
