#pragma once

#include "base/base64.h"
#include "base/errorcode.h"
#include "base/range.h"
#include "base/strongid.h"
#include "base/utf8.h"
#include "run/recordnames.h"
#include "run/streamrecord.h"

#include <nlohmann/json.hpp>

#include <chrono>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace querymend {

/// T or const T, so that one `describe` serves both reading and writing.
template <class Type, class T>
concept Like = std::same_as<std::remove_const_t<Type>, T>;

// A recorded type lists its fields once, in a function
//     void describe(auto& fields, Like<That> auto& value) { fields("name", value.name); … }
// that serves both RecordWriter and RecordReader.

/// Writes fields into a JSON object.
class RecordWriter {
public:
    explicit RecordWriter(nlohmann::ordered_json& out) : m_out(out) {}

    template <class Value>
    void operator()(const char* key, const Value& value)
    {
        m_out[key] = json(value);
    }

    void operator()(const char* begin, const char* size, const ByteRange& range)
    {
        m_out[begin] = range.begin;
        m_out[size] = range.size();
    }

    template <class Value>
    void later(const char* key, const Value& value)
    {
        m_out[key] = json(value);
    }

    /// Writes only what differs from the default, so that settings that are off leave a record as it was without them.
    template <class Value>
    void rare(const char* key, const Value& value)
    {
        if (value != Value{})
            m_out[key] = json(value);
    }

    /// Writes text if it is valid UTF-8, otherwise base64; a long stream without what its lines share.
    void bytes(const char* key, const std::string& value)
    {
        if (auto lines = foldedStream(value))
            m_out[key] = *std::move(lines);
        else if (firstInvalidUtf8(value))
            m_out[key] = Json{{"base64", toBase64(value)}};
        else
            m_out[key] = value;
    }

    /// For readers of the record only: it follows from the other fields and is not read back.
    template <class Value>
    void derived(const char* key, const Value& value)
    {
        m_out[key] = json(value);
    }

private:
    using Json = nlohmann::ordered_json;

    template <class Value>
    static Json json(const Value& value)
    {
        if constexpr (std::is_same_v<Value, ErrorCode>)
            return name(value);
        else if constexpr (std::is_enum_v<Value>)
            return recordName(value);
        else if constexpr (std::is_arithmetic_v<Value> || std::is_convertible_v<Value, std::string_view>)
            return value;
        else
            return whole(value);
    }

    template <class Tag>
    static Json whole(StrongId<Tag> id)
    {
        return id.isNone() ? Json() : Json(id.value);
    }

    template <class Rep, class Period>
    static Json whole(std::chrono::duration<Rep, Period> time)
    {
        return time.count();
    }

    template <class Value>
    static Json whole(const std::optional<Value>& value)
    {
        return value ? json(*value) : Json();
    }

    template <class Item>
    static Json whole(const std::vector<Item>& items)
    {
        Json list = Json::array();
        for (const Item& item : items)
            list.push_back(json(item));
        return list;
    }

    template <class Struct>
    static Json whole(const Struct& value)
    {
        Json object = Json::object();
        RecordWriter fields(object);
        describe(fields, value);
        return object;
    }

    Json& m_out;
};

/// Reads fields from a JSON object. The first one that is missing or mistyped fails the whole record and is reported;
/// unknown fields are ignored.
class RecordReader {
public:
    RecordReader(const nlohmann::json& object, std::string& problem) : m_object(object), m_problem(problem) {}

    template <class Value>
    void operator()(const char* key, Value& value)
    {
        m_key = key;
        read(member(key), value);
    }

    void operator()(const char* begin, const char* size, ByteRange& range)
    {
        std::uint32_t length = 0;
        (*this)(begin, range.begin);
        (*this)(size, length);
        range.end = range.begin + length;
    }

    /// A field that older records lack; the value is then left unchanged.
    template <class Value>
    void later(const char* key, Value& value)
    {
        if (m_object.contains(key))
            (*this)(key, value);
    }

    template <class Value>
    void rare(const char* key, Value& value)
    {
        later(key, value);
    }

    void bytes(const char* key, std::string& value)
    {
        const Json& json = member(key);
        if (!json.is_object())
            return (*this)(key, value);
        m_key = key;
        if (json.contains("lines")) {
            auto text = unfoldedStream(json);
            return text ? static_cast<void>(value = *std::move(text)) : fail("the lines of a text");
        }
        const auto coded = json.find("base64");
        const bool isText = coded != json.end() && coded->is_string();
        auto decoded = isText ? fromBase64(coded->get_ref<const std::string&>()) : std::nullopt;
        decoded ? static_cast<void>(value = std::move(*decoded)) : fail("a string, plain, in lines or in base64");
    }

    template <class Value>
    void derived(const char*, const Value&)
    {}

private:
    using Json = nlohmann::json;

    template <class Value>
    void read(const Json& json, Value& value)
    {
        if constexpr (std::is_same_v<Value, ErrorCode>)
            readCode(json, value);
        else if constexpr (std::is_same_v<Value, bool>)
            json.is_boolean() ? static_cast<void>(value = json.get<bool>()) : fail("true or false");
        else if constexpr (std::is_arithmetic_v<Value>)
            readNumber(json, value);
        else if constexpr (std::is_enum_v<Value>)
            readWord(json, value);
        else if constexpr (std::is_same_v<Value, std::string>)
            json.is_string() ? static_cast<void>(value = json.get<std::string>()) : fail("a string");
        else
            readWhole(json, value);
    }

    template <class Number>
    void readNumber(const Json& json, Number& number)
    {
        if constexpr (std::is_floating_point_v<Number>) {
            if (json.is_number()) {
                number = json.get<Number>();
                return;
            }
        } else {
            const bool fits = json.is_number_unsigned()
                ? json.get<std::uint64_t>() <= static_cast<std::uint64_t>(std::numeric_limits<Number>::max())
                : json.is_number_integer()
                    && std::is_signed_v<
                        Number> && json.get<std::int64_t>() >= static_cast<std::int64_t>(std::numeric_limits<Number>::min());
            if (fits) {
                number = json.get<Number>();
                return;
            }
        }
        fail("a number in range");
    }

    template <class Enum>
    void readWord(const Json& json, Enum& value)
    {
        for (std::size_t i = 0; json.is_string() && i < countOf<Enum>(); ++i) {
            if (recordName(static_cast<Enum>(i)) == json.get_ref<const std::string&>()) {
                value = static_cast<Enum>(i);
                return;
            }
        }
        fail("one of the known words");
    }

    /// Unknown codes, as newer versions may write, become `unclassified`.
    void readCode(const Json& json, ErrorCode& code)
    {
        if (!json.is_string())
            return fail("a code");
        code = errorCodeNamed(json.get_ref<const std::string&>()).value_or(ErrorCode::unclassified);
    }

    template <class Tag>
    void readWhole(const Json& json, StrongId<Tag>& id)
    {
        id = {};
        if (!json.is_null())
            readNumber(json, id.value);
    }

    template <class Rep, class Period>
    void readWhole(const Json& json, std::chrono::duration<Rep, Period>& time)
    {
        Rep count{};
        readNumber(json, count);
        time = std::chrono::duration<Rep, Period>(count);
    }

    template <class Value>
    void readWhole(const Json& json, std::optional<Value>& value)
    {
        value.reset();
        if (!json.is_null())
            read(json, value.emplace());
    }

    template <class Item>
    void readWhole(const Json& json, std::vector<Item>& items)
    {
        items.clear();
        if (!json.is_array())
            return fail("a list");
        for (const Json& item : json) {
            Item made{};
            read(item, made);
            items.push_back(std::move(made));
        }
    }

    template <class Struct>
    void readWhole(const Json& json, Struct& value)
    {
        if (!json.is_object())
            return fail("an object");
        RecordReader fields(json, m_problem);
        describe(fields, value);
    }

    [[nodiscard]] const Json& member(const char* key) const
    {
        static const Json none;
        const auto found = m_object.find(key);
        return found == m_object.end() ? none : *found;
    }

    void fail(std::string_view wanted)
    {
        if (m_problem.empty())
            m_problem = '"' + m_key + "\" is not " + std::string(wanted);
    }

    const Json& m_object;
    std::string& m_problem; ///< the first one
    std::string m_key;
};

} // namespace querymend
