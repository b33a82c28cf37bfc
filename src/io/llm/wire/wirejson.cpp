#include "llm/wire/wirejson.h"

#include "base/utf8.h"

#include <cmath>

namespace querymend {

std::optional<std::string_view> textOf(const WireJson& value)
{
    std::string_view text;
    if (value.get_string().get(text) != simdjson::SUCCESS)
        return std::nullopt;
    return text;
}

std::optional<std::uint64_t> countOf(const WireJson& value)
{
    constexpr double most = 1e15; // a double holds every integer up to here exactly
    double number = 0;
    if (value.get_double().get(number) != simdjson::SUCCESS || !(number >= 0 && number <= most))
        return std::nullopt;
    return static_cast<std::uint64_t>(std::floor(number));
}

bool isTrue(const WireJson& value)
{
    bool flag = false;
    return value.get_bool().get(flag) == simdjson::SUCCESS && flag;
}

bool isThere(const WireJson& value)
{
    return value.error() == simdjson::SUCCESS && !value.is_null();
}

bool isUnfinishedJson(std::string_view text)
{
    std::size_t open = 0;
    bool inText = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char c = text[at];
        if (inText) {
            if (c == '\\')
                ++at;
            else
                inText = c != '"';
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            ++open;
        } else if (c == '}' || c == ']') {
            if (open == 0)
                return false;
            --open;
        }
    }
    return inText || open > 0;
}

std::string shown(std::string_view bytes, std::size_t longest)
{
    constexpr std::string_view replacement = "\xEF\xBF\xBD";
    std::string out;
    const auto add = [&](std::string_view text) {
        for (const char c : text) {
            const bool isBlank = c == ' ' || static_cast<unsigned char>(c) < 0x20 || c == '\x7F';
            if (!isBlank)
                out += c;
            else if (!out.empty() && out.back() != ' ')
                out += ' ';
        }
    };
    std::string_view rest = bytes.substr(0, longest);
    while (const std::optional<std::size_t> invalid = firstInvalidUtf8(rest)) {
        add(rest.substr(0, *invalid));
        rest.remove_prefix(*invalid + 1);
        const bool isCutCharacter = rest.size() < 3 && bytes.size() > longest;
        if (isCutCharacter)
            rest = {};
        else
            out += replacement;
    }
    add(rest);
    while (!out.empty() && out.back() == ' ')
        out.pop_back();
    return bytes.size() > longest ? out + "…" : out;
}

} // namespace querymend
