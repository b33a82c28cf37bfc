#include "db/duckdb/duckdbtype.h"

#include "base/ascii.h"
#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

using namespace duckdbapi;

struct SimpleName {
    TypeId id;
    std::string_view name;
};

// clang-format off
constexpr std::array<SimpleName, 29> simpleNames{{
    {booleanType, "BOOLEAN"}, {tinyintType, "TINYINT"}, {smallintType, "SMALLINT"}, {integerType, "INTEGER"},
    {bigintType, "BIGINT"}, {utinyintType, "UTINYINT"}, {usmallintType, "USMALLINT"}, {uintegerType, "UINTEGER"},
    {ubigintType, "UBIGINT"}, {floatType, "FLOAT"}, {doubleType, "DOUBLE"}, {timestampType, "TIMESTAMP"},
    {dateType, "DATE"}, {timeType, "TIME"}, {intervalType, "INTERVAL"}, {hugeintType, "HUGEINT"},
    {uhugeintType, "UHUGEINT"}, {varcharType, "VARCHAR"}, {blobType, "BLOB"}, {timestampSecondsType, "TIMESTAMP_S"},
    {timestampMillisType, "TIMESTAMP_MS"}, {timestampNanosType, "TIMESTAMP_NS"}, {uuidType, "UUID"},
    {bitType, "BIT"}, {timeTzType, "TIME WITH TIME ZONE"}, {timestampTzType, "TIMESTAMP WITH TIME ZONE"},
    {bignumType, "BIGNUM"}, {nullType, "\"NULL\""}, {timeNanosType, "TIME_NS"},
}};
// clang-format on

/// Copies and frees a text that the library allocated.
std::string taken(const Api& api, char* text)
{
    std::string copy = text ? text : "";
    api.free(text);
    return copy;
}

/// Reads and destroys a type that the library created for us.
DuckdbType takenType(const Api& api, Type type)
{
    DuckdbType read = duckdbTypeOf(api, type);
    api.destroy_logical_type(&type);
    return read;
}

std::string doubled(std::string_view text, char quote)
{
    std::string out(1, quote);
    for (const char c : text) {
        out += c;
        if (c == quote)
            out += c;
    }
    return out + quote;
}

/// DuckDB quotes a name that is no plain word or is a keyword of any kind.
std::string asName(const std::string& name)
{
    const auto isPlain = [](char c) { return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_'; };
    const bool isWord = !name.empty() && !asciiIsDigit(name.front()) && std::all_of(name.begin(), name.end(), isPlain);
    if (!isWord)
        return doubled(name, '"');
    const Token token = Lexer(name, dialectOf(DialectId::duckdb).lex).next();
    return token.keyword == Keyword::None ? name : doubled(name, '"');
}

std::string listed(const DuckdbType& type, bool withNames)
{
    std::string out;
    for (std::size_t i = 0; i < type.inner.size(); ++i) {
        out += i > 0 ? ", " : "";
        out += withNames ? asName(type.labels[i]) + ' ' : "";
        out += type.inner[i].name;
    }
    return '(' + out + ')';
}

void readEnum(const Api& api, Type type, DuckdbType& read)
{
    read.storage = api.enum_internal_type(type);
    std::string values;
    for (Index i = 0; i < api.enum_dictionary_size(type); ++i) {
        read.labels.push_back(taken(api, api.enum_dictionary_value(type, i)));
        values += (i > 0 ? ", " : "") + doubled(read.labels.back(), '\'');
    }
    read.name = "ENUM(" + values + ')';
}

void readStruct(const Api& api, Type type, DuckdbType& read)
{
    for (Index i = 0; i < api.struct_type_child_count(type); ++i) {
        read.labels.push_back(taken(api, api.struct_type_child_name(type, i)));
        read.inner.push_back(takenType(api, api.struct_type_child_type(type, i)));
    }
    const bool hasNames = !read.labels.empty() && !read.labels.front().empty();
    read.name = "STRUCT" + listed(read, hasNames);
}

void readUnion(const Api& api, Type type, DuckdbType& read)
{
    for (Index i = 0; i < api.union_type_member_count(type); ++i) {
        read.labels.push_back(taken(api, api.union_type_member_name(type, i)));
        read.inner.push_back(takenType(api, api.union_type_member_type(type, i)));
    }
    read.name = "UNION" + listed(read, true);
}

void readNested(const Api& api, Type type, DuckdbType& read)
{
    switch (read.id) {
    case decimalType:
        read.scale = api.decimal_scale(type);
        read.storage = api.decimal_internal_type(type);
        read.name = "DECIMAL(" + std::to_string(api.decimal_width(type)) + ',' + std::to_string(read.scale) + ')';
        break;
    case enumType:
        readEnum(api, type, read);
        break;
    case listType:
        read.inner.push_back(takenType(api, api.list_type_child_type(type)));
        read.name = read.inner.front().name + "[]";
        break;
    case arrayType:
        read.inner.push_back(takenType(api, api.array_type_child_type(type)));
        read.arraySize = api.array_type_array_size(type);
        read.name = read.inner.front().name + '[' + std::to_string(read.arraySize) + ']';
        break;
    case mapType:
        read.inner.push_back(takenType(api, api.map_type_key_type(type)));
        read.inner.push_back(takenType(api, api.map_type_value_type(type)));
        read.name = "MAP" + listed(read, false);
        break;
    case structType:
        readStruct(api, type, read);
        break;
    case unionType:
        readUnion(api, type, read);
        break;
    default: // a type from a later version
        break;
    }
}

} // namespace

DuckdbType duckdbTypeOf(const Api& api, Type type)
{
    DuckdbType read;
    read.id = api.get_type_id(type);
    const auto simple =
        std::find_if(simpleNames.begin(), simpleNames.end(), [&](const SimpleName& s) { return s.id == read.id; });
    if (simple != simpleNames.end())
        read.name = simple->name;
    else
        readNested(api, type, read);
    read.isKnown = !read.name.empty();
    const std::string alias = taken(api, api.logical_type_get_alias(type));
    read.isJson = alias == "JSON";
    if (!alias.empty())
        read.name = alias;
    return read;
}

bool isReadable(const DuckdbType& type)
{
    return type.isKnown && std::all_of(type.inner.begin(), type.inner.end(), isReadable);
}

} // namespace querymend
