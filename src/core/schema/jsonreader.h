#pragma once

#include "schema/json.h"
#include "schema/jsonplaces.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace querymend {

/// Fills a snapshot from a JSON parser's events. Keeps only what it needs, so that a deep or long hostile text costs no
/// memory. The parser prescribes the method names.
class SchemaJsonReader {
public:
    bool null() { return scalar(jsonNull, 0, {}); }
    bool boolean(bool value) { return scalar(jsonBoolean, value ? 1 : 0, value ? "true" : "false"); }
    bool number_integer(std::int64_t value)
    {
        return scalar(jsonNumber, static_cast<double>(value), std::to_string(value));
    }
    bool number_unsigned(std::uint64_t value)
    {
        return scalar(jsonNumber, static_cast<double>(value), std::to_string(value));
    }
    bool number_float(double value, const std::string& text) { return scalar(jsonNumber, value, text); }
    bool string(std::string& value) { return scalar(jsonText, 0, std::move(value)); }
    bool binary(nlohmann::json::binary_t&) { return false; }
    bool start_object(std::size_t) { return begin(jsonObject); }
    bool start_array(std::size_t) { return begin(jsonArray); }
    bool end_object() { return end(); }
    bool end_array() { return end(); }
    bool key(std::string& name);
    bool parse_error(std::size_t position, const std::string& lastToken, const nlohmann::json::exception& error);

    /// Call after the parser has accepted the text.
    [[nodiscard]] Snapshot takeSnapshot();
    /// Call after it has not. For a JSON syntax error, the caller works out the position from errorByte().
    [[nodiscard]] const SchemaJsonError& error() const { return m_error; }
    [[nodiscard]] bool isJson() const { return m_isJson; }
    [[nodiscard]] std::size_t errorByte() const { return m_errorByte; }

private:
    /// An array or object that is being read.
    struct Frame {
        JsonPlace place = JsonPlace::document;
        JsonKind kind = jsonObject;
        std::size_t entries = 0;
        std::uint64_t seenPlaces = 0;
        std::string key;
    };

    /// A scalar value of any kind, with its text.
    struct Scalar {
        JsonKind kind;
        double number;
        std::string& text;
    };

    bool scalar(JsonKind kind, double number, std::string text);
    bool begin(JsonKind kind);
    bool end();
    bool take(JsonPlace place, Scalar scalar);
    bool readText(JsonPlace place, std::string& text);
    bool readRestrictedWord(JsonPlace place, std::string_view word);
    void readNumber(JsonPlace place, double number);
    void readNull(JsonPlace place);
    void open(JsonPlace place, JsonKind kind);
    bool finish(const Frame& frame);
    bool finishTable(const Frame& frame);
    bool finishForeignKey(const Frame& frame);
    bool finishTables(const Frame& frame);
    void addTable(std::string name);
    void addColumn(std::string name, std::string type);
    void completePrimaryKey(bool wasListed);

    JsonPlace nextPlace();
    std::string* textAt(JsonPlace place);
    std::vector<std::string>* listAt(JsonPlace place);
    std::string& currentKey() { return m_frames.back().key; }
    Table& lastTable() { return m_snapshot.tables.back(); }
    Column& lastColumn() { return lastTable().columns.back(); }
    ForeignKey& lastForeignKey() { return lastTable().foreignKeys.back(); }
    RestrictedObject& lastRestricted() { return m_snapshot.restricted.back(); }

    bool accepts(JsonPlace place, JsonKind kind);
    bool fail(std::string reason, std::string_view below = {});
    [[nodiscard]] std::string path() const;

    Snapshot m_snapshot;
    std::vector<Frame> m_frames;
    JsonPlace m_keyedPlace = JsonPlace::document;
    std::size_t m_ignoredDepth = 0;
    std::vector<std::string_view> m_sortedNames;
    SchemaJsonError m_error;
    std::size_t m_errorByte = 0;
    bool m_isJson = true;
};

} // namespace querymend
