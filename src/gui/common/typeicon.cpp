#include "common/typeicon.h"

#include "base/ascii.h"
#include "schema/enumlabels.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

namespace querymend {

namespace {

bool hasAny(std::string_view type, std::initializer_list<std::string_view> words)
{
    return std::any_of(words.begin(), words.end(),
                       [&](std::string_view word) { return type.find(word) != std::string_view::npos; });
}

} // namespace

Icon iconOfType(const std::string& type)
{
    const std::string lower = asciiLowered(storedType(type));
    if (hasAny(lower, {"date", "time", "interval", "year"}))
        return Icon::calendar3;
    if (hasAny(lower, {"bool", "bit"}))
        return Icon::toggleOn;
    if (hasAny(lower, {"json", "xml", "struct", "map", "[]", "array"}))
        return Icon::braces;
    if (hasAny(lower, {"blob", "bytea", "binary", "raw", "image"}))
        return Icon::fileBinary;
    if (hasAny(lower, {"char", "text", "clob", "uuid", "enum", "string"}))
        return Icon::letters;
    if (hasAny(lower, {"int", "num", "dec", "real", "float", "double", "money", "serial"}))
        return Icon::digits;
    return Icon::tag;
}

} // namespace querymend
