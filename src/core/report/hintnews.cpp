#include "report/hintnews.h"

#include <array>
#include <cstddef>

namespace querymend {

namespace {

// Headings of the built-in hints, the most explicit first.
constexpr std::array headings{std::string_view("Corrected, these lines read:"), std::string_view("What is known:"),
                              std::string_view("What to write:"), std::string_view("What to change:"),
                              std::string_view("What to check:")};

std::string_view lineAt(std::string_view text, std::size_t begin)
{
    return text.substr(begin, text.find('\n', begin) - begin);
}

/// Returns the first point of the section with this heading; empty if there is none.
std::string_view firstPoint(std::string_view hint, std::string_view heading)
{
    for (std::size_t at = hint.find(heading); at != std::string_view::npos; at = hint.find(heading, at + 1)) {
        const bool isLine = at == 0 || hint[at - 1] == '\n';
        const std::size_t next = at + heading.size() + 1;
        if (!isLine || next >= hint.size() || hint[next - 1] != '\n' || hint.substr(next, 2) != "- ")
            continue;
        return lineAt(hint, next + 2);
    }
    return {};
}

} // namespace

std::string hintNews(std::string_view hint)
{
    for (const std::string_view heading : headings) {
        if (const std::string_view point = firstPoint(hint, heading); !point.empty())
            return std::string(point);
    }
    const std::size_t begin = hint.find_first_not_of(" \n");
    return begin == std::string_view::npos ? std::string() : std::string(lineAt(hint, begin));
}

} // namespace querymend
