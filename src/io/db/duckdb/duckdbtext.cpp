#include "db/duckdb/duckdbtext.h"

#include "base/ascii.h"
#include "db/duckdb/duckdbnumbers.h"
#include "db/duckdb/duckdbtimes.h"

#include <cstring>
#include <string_view>

namespace querymend {

namespace {

using namespace duckdbapi;

void appendEscaped(std::string& out, std::string_view text)
{
    out += '\'';
    for (const char c : text) {
        if (c == '\'' || c == '\\')
            out += '\\';
        out += c;
    }
    out += '\'';
}

/// Whether the text would be read back as something else without quotes.
bool needsQuotes(std::string_view text)
{
    const auto isBlank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    if (text.empty() || isBlank(text.front()) || isBlank(text.back()) || asciiEqualsIgnoringCase(text, "null"))
        return true;
    return text.find_first_of(",:=()[]{}'\"") != std::string_view::npos;
}

bool isNested(const DuckdbType& type)
{
    return !type.inner.empty() || type.isJson;
}

void appendBlob(std::string& out, std::string_view bytes)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        const bool isPlain = byte >= 32 && byte <= 126 && c != '\\' && c != '\'' && c != '"';
        if (isPlain)
            out += c;
        else
            out += {'\\', 'x', digits[byte / 16], digits[byte % 16]};
    }
}

/// The first byte says how many bits of the second are unused.
void appendBits(std::string& out, std::string_view bytes)
{
    constexpr std::size_t bitsOfByte = 8;
    const auto skipped = static_cast<std::size_t>(bytes.empty() ? 0 : bytes.front());
    for (std::size_t i = bitsOfByte + skipped; i < bytes.size() * bitsOfByte; ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i / bitsOfByte]);
        out += ((byte >> (bitsOfByte - 1 - i % bitsOfByte)) & 1U) != 0 ? '1' : '0';
    }
}

} // namespace

bool isNullAt(const Api& api, Vector vector, Index row)
{
    constexpr Index bitsOfWord = 64;
    const std::uint64_t* const validity = api.vector_get_validity(vector);
    return validity && ((validity[row / bitsOfWord] >> (row % bitsOfWord)) & 1U) == 0;
}

std::string_view bytesOf(const Bytes& value)
{
    const char* data = value.place;
    if (value.length > Bytes::longestInPlace)
        std::memcpy(&data, value.place + Bytes::pointerAt, sizeof data);
    return {data, value.length};
}

const std::string& labelAt(const Api& api, const DuckdbType& type, Vector vector, Index row)
{
    if (type.storage == utinyintType)
        return type.labels.at(valueAt<std::uint8_t>(api, vector, row));
    if (type.storage == usmallintType)
        return type.labels.at(valueAt<std::uint16_t>(api, vector, row));
    return type.labels.at(valueAt<std::uint32_t>(api, vector, row));
}

void DuckdbText::append(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    if (type.id == nullType || isNullAt(m_api, vector, row)) {
        out += "NULL";
        return;
    }
    switch (type.id) {
    case varcharType:
        out += bytesOf(valueAt<Bytes>(m_api, vector, row));
        break;
    case blobType:
        appendBlob(out, bytesOf(valueAt<Bytes>(m_api, vector, row)));
        break;
    case bitType:
        appendBits(out, bytesOf(valueAt<Bytes>(m_api, vector, row)));
        break;
    case bignumType:
        out += bignumText(bytesOf(valueAt<Bytes>(m_api, vector, row)));
        break;
    case enumType:
        out += labelAt(m_api, type, vector, row);
        break;
    case listType:
    case arrayType:
        appendList(out, type, vector, row);
        break;
    case mapType:
        appendMap(out, type, vector, row);
        break;
    case structType:
        appendStruct(out, type, vector, row);
        break;
    case unionType:
        appendUnion(out, type, vector, row);
        break;
    default: // numbers and times
        out += isNumber(type) ? numberText(m_api, type, vector, row) : timeText(m_api, type, vector, row);
    }
}

void DuckdbText::appendInside(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    if (isNested(type) || type.id == nullType || isNullAt(m_api, vector, row)) {
        append(out, type, vector, row);
        return;
    }
    std::string text;
    append(text, type, vector, row);
    if (needsQuotes(text))
        appendEscaped(out, text);
    else
        out += text;
}

void DuckdbText::appendList(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    const bool isArray = type.id == arrayType;
    const ListEntry entry =
        isArray ? ListEntry{row * type.arraySize, type.arraySize} : valueAt<ListEntry>(m_api, vector, row);
    const Vector elements = isArray ? m_api.array_vector_get_child(vector) : m_api.list_vector_get_child(vector);
    out += '[';
    for (Index i = 0; i < entry.length; ++i) {
        out += i > 0 ? ", " : "";
        appendInside(out, type.inner.front(), elements, entry.offset + i);
    }
    out += ']';
}

/// A map is stored as a list of pairs.
void DuckdbText::appendMap(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    const auto entry = valueAt<ListEntry>(m_api, vector, row);
    const Vector pairs = m_api.list_vector_get_child(vector);
    const Vector keys = m_api.struct_vector_get_child(pairs, 0);
    const Vector values = m_api.struct_vector_get_child(pairs, 1);
    out += '{';
    for (Index i = entry.offset; i < entry.offset + entry.length; ++i) {
        out += i > entry.offset ? ", " : "";
        appendInside(out, type.inner[0], keys, i);
        out += '=';
        appendInside(out, type.inner[1], values, i);
    }
    out += '}';
}

void DuckdbText::appendStruct(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    const bool hasNames = !type.labels.empty() && !type.labels.front().empty();
    out += hasNames ? '{' : '(';
    for (std::size_t i = 0; i < type.inner.size(); ++i) {
        out += i > 0 ? ", " : "";
        if (hasNames) {
            appendEscaped(out, type.labels[i]);
            out += ": ";
        }
        appendInside(out, type.inner[i], m_api.struct_vector_get_child(vector, i), row);
    }
    out += hasNames ? '}' : ')';
}

/// A union is stored as a struct whose first field says which of the others is set.
void DuckdbText::appendUnion(std::string& out, const DuckdbType& type, Vector vector, Index row) const
{
    const auto tag = valueAt<std::uint8_t>(m_api, m_api.struct_vector_get_child(vector, 0), row);
    append(out, type.inner.at(tag), m_api.struct_vector_get_child(vector, tag + Index{1}), row);
}

} // namespace querymend
