#include "jsonlines/jsonwriter.h"

#include "base/json.h"
#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <array>
#include <charconv>
#include <cmath>

namespace querymend {

namespace {

bool mustBeEscaped(char c)
{
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
}

void appendEscaped(std::string& out, char c)
{
    constexpr std::string_view special = "\"\\\b\f\n\r\t";
    constexpr std::string_view letters = "\"\\bfnrt";
    constexpr std::string_view digits = "0123456789abcdef";
    out += '\\';
    if (const std::size_t place = special.find(c); place != std::string_view::npos) {
        out += letters[place];
        return;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += "u00";
    out += digits[byte >> 4U];
    out += digits[byte & 0xFU];
}

} // namespace

void JsonWriter::separate()
{
    if (!m_first)
        m_out += ", ";
    m_first = false;
}

void JsonWriter::beginObject()
{
    separate();
    m_out += '{';
    m_first = true;
}

void JsonWriter::endObject()
{
    m_out += '}';
    m_first = false;
}

void JsonWriter::beginArray()
{
    separate();
    m_out += '[';
    m_first = true;
}

void JsonWriter::endArray()
{
    m_out += ']';
    m_first = false;
}

void JsonWriter::quote(std::string_view value)
{
    m_out += '"';
    std::size_t plainFrom = 0;
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (!mustBeEscaped(value[i]))
            continue;
        m_out += value.substr(plainFrom, i - plainFrom);
        appendEscaped(m_out, value[i]);
        plainFrom = i + 1;
    }
    m_out += value.substr(plainFrom);
    m_out += '"';
}

void JsonWriter::key(std::string_view name)
{
    separate();
    quote(name);
    m_out += ": ";
    m_first = true;
}

void JsonWriter::text(std::string_view value)
{
    separate();
    if (firstInvalidUtf8(value))
        m_out += toJsonLine(nlohmann::ordered_json(std::string(value)));
    else
        quote(value);
}

void JsonWriter::texts(const std::vector<std::string>& values)
{
    beginArray();
    for (const std::string& value : values)
        text(value);
    endArray();
}

void JsonWriter::integer(std::int64_t value)
{
    raw(std::to_string(value));
}

void JsonWriter::real(double value)
{
    std::array<char, 32> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
    const bool hasForm = error == std::errc() && std::isfinite(value);
    raw(hasForm ? std::string_view(digits.data(), static_cast<std::size_t>(end - digits.data())) : "null");
}

void JsonWriter::boolean(bool value)
{
    raw(value ? "true" : "false");
}

void JsonWriter::null()
{
    raw("null");
}

void JsonWriter::raw(std::string_view json)
{
    separate();
    m_out += json;
}

} // namespace querymend
