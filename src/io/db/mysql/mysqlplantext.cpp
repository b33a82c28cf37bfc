#include "db/mysql/mysqlplantext.h"

#include "base/ascii.h"
#include "base/json.h"

#include <algorithm>
#include <cstddef>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

std::string quoted(std::string_view text)
{
    return toJsonLine(nlohmann::ordered_json(std::string(text)));
}

bool isEnclosed(std::string_view value, char first, char last)
{
    return value.size() >= 2 && value.front() == first && value.back() == last;
}

bool isPlainWord(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) {
        return asciiIsAlpha(c) || asciiIsDigit(c) || c == '_' || c == '-' || c == '.' || c == '+';
    });
}

/// Returns a key such as `"used_key_parts": `, which is the server's own word; nothing if the line has none.
std::string_view keyOf(std::string_view line)
{
    const std::size_t end = line.find("\": ");
    const bool isKey = line.starts_with('"') && end != std::string_view::npos && isPlainWord(line.substr(1, end - 1));
    return isKey ? line.substr(0, end + 3) : std::string_view();
}

/// A list of names is on one line. If a quote makes it unclear where a name ends, the list becomes one string.
std::string escapedList(std::string_view list)
{
    return parseJson(list) ? std::string(list) : quoted(list.substr(1, list.size() - 2));
}

std::optional<std::string> escapedValue(std::string_view value)
{
    if (value == "{" || value == "[" || value == "}" || value == "]" || isPlainWord(value))
        return std::string(value);
    if (isEnclosed(value, '"', '"'))
        return quoted(value.substr(1, value.size() - 2));
    if (isEnclosed(value, '[', ']'))
        return escapedList(value);
    return std::nullopt;
}

/// Each line is indented by its depth, which tells the server's own lines from those that a line break in a name would
/// make.
class LineEscaping {
public:
    std::optional<std::string> run(std::string_view text)
    {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (!take(text.substr(0, end)))
                return std::nullopt;
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return m_depth == 0 ? std::optional(std::move(m_escaped)) : std::nullopt;
    }

private:
    bool take(std::string_view line)
    {
        const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
        line.remove_prefix(indent);
        const std::string_view key = keyOf(line);
        line.remove_prefix(key.size());
        const bool hasMore = line.ends_with(',');
        line.remove_suffix(hasMore ? 1 : 0);
        const bool opens = line == "{" || line == "[";
        const bool closes = line == "}" || line == "]";
        m_depth -= closes && m_depth > 0 ? 1 : 0;
        const auto value = indent == m_depth * 2 ? escapedValue(line) : std::nullopt;
        if (!value)
            return false;
        m_depth += opens ? 1 : 0;
        m_escaped.append(key).append(*value).append(hasMore ? "," : "");
        return true;
    }

    std::string m_escaped;
    std::size_t m_depth = 0;
};

} // namespace

std::optional<std::string> escapedMariadbPlan(std::string_view text)
{
    return LineEscaping().run(text);
}

} // namespace querymend
