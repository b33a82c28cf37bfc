#pragma once

#include "run/enumnames.h"
#include "schema/jsonpath.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace querymend {

/// Reads the fields of a JSON object and keeps the first problem: a field that is missing, unknown or of a wrong type.
/// A struct is read by a function `void describe(StrictObject& fields, Struct& value)`.
class StrictObject {
public:
    using Json = nlohmann::json;

    StrictObject(const Json& json, std::string path, std::string& problem)
        : m_json(json), m_path(std::move(path)), m_problem(problem)
    {
        if (!json.is_object())
            fail(m_path, "is not an object");
    }

    template <class Value>
    void required(std::string_view key, Value& value)
    {
        if (const Json* const json = take(key))
            read(*json, pathOf(key), value);
        else
            fail(pathOf(key), "is missing");
    }

    template <class Value>
    void optional(std::string_view key, Value& value)
    {
        if (const Json* const json = take(key))
            read(*json, pathOf(key), value);
    }

    /// Marks the field as known and returns its raw value, or null.
    [[nodiscard]] const Json* take(std::string_view key)
    {
        m_known.emplace_back(key);
        const auto found = m_json.is_object() ? m_json.find(key) : m_json.end();
        return found == m_json.end() ? nullptr : &*found;
    }

    /// Fails if there are fields that have not been read.
    void nothingElse()
    {
        for (auto field = m_json.begin(); m_json.is_object() && field != m_json.end(); ++field) {
            if (std::find(m_known.begin(), m_known.end(), field.key()) == m_known.end())
                fail(pathOf(field.key()), "is not a known field here");
        }
    }

    [[nodiscard]] std::string pathOf(std::string_view key) const
    {
        std::string path = m_path;
        appendKey(path, key);
        return path;
    }

    void fail(const std::string& path, std::string_view what)
    {
        if (m_problem.empty())
            m_problem = (path.empty() ? "the scenario" : path) + ' ' + std::string(what);
    }

private:
    template <class Value>
    void read(const Json& json, const std::string& path, Value& value)
    {
        if constexpr (std::is_same_v<Value, std::string>)
            readText(json, path, value);
        else if constexpr (std::is_same_v<Value, std::uint32_t>)
            readNumber(json, path, value);
        else if constexpr (std::is_same_v<Value, double>)
            json.is_number() ? static_cast<void>(value = json.get<double>()) : fail(path, "is not a number");
        else if constexpr (std::is_same_v<Value, bool>)
            json.is_boolean() ? static_cast<void>(value = json.get<bool>()) : fail(path, "is neither true nor false");
        else if constexpr (std::is_same_v<Value, ErrorCode>)
            readCode(json, path, value);
        else if constexpr (std::is_enum_v<Value>)
            readWord(json, path, value);
        else
            readWhole(json, path, value);
    }

    /// A long text may be written as a list of lines.
    void readText(const Json& json, const std::string& path, std::string& value)
    {
        const bool isLines = json.is_array() && !json.empty()
            && std::all_of(json.begin(), json.end(), [](const Json& line) { return line.is_string(); });
        if (!isLines && !json.is_string())
            return fail(path, "is neither a string nor a list of lines");
        value = isLines ? std::string() : json.get<std::string>();
        for (std::size_t i = 0; isLines && i < json.size(); ++i)
            value += (i > 0 ? "\n" : "") + json[i].get<std::string>();
    }

    void readNumber(const Json& json, const std::string& path, std::uint32_t& value)
    {
        if (!json.is_number_unsigned() || json.get<std::uint64_t>() > std::numeric_limits<std::uint32_t>::max())
            return fail(path, "is not a number in range");
        value = json.get<std::uint32_t>();
    }

    void readCode(const Json& json, const std::string& path, ErrorCode& value)
    {
        const auto code = json.is_string() ? errorCodeNamed(json.get_ref<const std::string&>()) : std::nullopt;
        code ? static_cast<void>(value = *code) : fail(path, "is not the name of an error code");
    }

    template <class Enum>
    void readWord(const Json& json, const std::string& path, Enum& value)
    {
        const auto& names = EnumNames<Enum>::names;
        const auto found =
            json.is_string() ? std::find(names.begin(), names.end(), json.get_ref<const std::string&>()) : names.end();
        std::string known;
        for (const std::string_view name : names)
            known += (known.empty() ? "" : ", ") + std::string(name);
        if (found == names.end())
            return fail(path, "is not one of " + known);
        value = static_cast<Enum>(found - names.begin());
    }

    template <class Value>
    void readWhole(const Json& json, const std::string& path, std::optional<Value>& value)
    {
        value.reset();
        if (!json.is_null())
            read(json, path, value.emplace());
    }

    template <class Item>
    void readWhole(const Json& json, const std::string& path, std::vector<Item>& items)
    {
        if (!json.is_array())
            return fail(path, "is not a list");
        for (std::size_t i = 0; i < json.size(); ++i) {
            std::string place = path;
            appendEntry(place, i);
            read(json[i], place, items.emplace_back());
        }
    }

    template <class Struct>
    void readWhole(const Json& json, const std::string& path, Struct& value)
    {
        StrictObject fields(json, path, m_problem);
        describe(fields, value);
        fields.nothingElse();
    }

    const Json& m_json;
    std::string m_path;
    std::string& m_problem;
    std::vector<std::string> m_known;
};

} // namespace querymend
