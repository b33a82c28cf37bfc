#include "editor/text/linecomments.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view mark = "--";

/// Returns where the text begins in each line that is not blank.
std::vector<std::uint32_t> lineTexts(std::string_view text, ByteRange selection)
{
    std::vector<std::uint32_t> places;
    const std::size_t before = selection.begin == 0 ? std::string_view::npos : text.rfind('\n', selection.begin - 1);
    for (std::size_t line = before == std::string_view::npos ? 0 : before + 1; line <= text.size();) {
        // A selection that ends at the start of a line does not touch it.
        if (line > selection.begin && line >= selection.end)
            break;
        const std::size_t end = std::min(text.find('\n', line), text.size());
        const std::size_t place = text.find_first_not_of(" \t\r", line);
        if (place < end)
            places.push_back(static_cast<std::uint32_t>(place));
        line = end + 1;
    }
    return places;
}

} // namespace

std::vector<TextEdit> commentToggles(std::string_view text, ByteRange selection)
{
    const std::vector<std::uint32_t> places = lineTexts(text, selection);
    const bool areComments = !places.empty() && std::all_of(places.begin(), places.end(), [&](std::uint32_t place) {
        return text.substr(place).starts_with(mark);
    });
    std::uint32_t indent = 0xFFFFFFFF;
    const auto lineOf = [&](std::uint32_t place) {
        const std::size_t before = place == 0 ? std::string_view::npos : text.rfind('\n', place - 1);
        return before == std::string_view::npos ? 0 : static_cast<std::uint32_t>(before) + 1;
    };
    for (const std::uint32_t place : places)
        indent = std::min(indent, place - lineOf(place));
    std::vector<TextEdit> edits;
    for (const std::uint32_t place : places) {
        const std::uint32_t end = place + static_cast<std::uint32_t>(mark.size());
        const bool hasBlank = end < text.size() && text[end] == ' ';
        if (areComments)
            edits.push_back({{place, hasBlank ? end + 1 : end}, {}});
        else
            edits.push_back({{lineOf(place) + indent, lineOf(place) + indent}, "-- "});
    }
    return edits;
}

} // namespace querymend
