#include "schema/jsonpath.h"

#include "base/ascii.h"
#include "base/utf8.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

constexpr std::size_t longestShownName = 60;

bool isPlainKey(std::string_view key)
{
    return !key.empty() && key.size() <= longestShownName
        && std::all_of(key.begin(), key.end(), [](char c) { return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_'; });
}

} // namespace

std::string shownName(std::string_view name)
{
    const std::size_t end = byteOffsetOfCharacter(name.substr(0, 4 * longestShownName), longestShownName);
    const nlohmann::json clipped = std::string(name.substr(0, end)) + (end < name.size() ? "…" : "");
    return clipped.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendEntry(std::string& path, std::size_t index)
{
    path += '[' + std::to_string(index) + ']';
}

void appendKey(std::string& path, std::string_view key)
{
    if (isPlainKey(key)) {
        path += path.empty() ? "" : ".";
        path += key;
    } else {
        path += '[' + shownName(key) + ']';
    }
}

} // namespace querymend
