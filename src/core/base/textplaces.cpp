#include "base/textplaces.h"

#include <algorithm>

namespace querymend {

namespace {

constexpr std::string_view opening = "{{";
constexpr std::string_view closing = "}}";

} // namespace

std::optional<TextPlace> takePlace(std::string_view& text)
{
    const std::size_t begin = text.find(opening);
    if (begin == std::string_view::npos)
        return std::nullopt;
    const std::size_t name = begin + opening.size();
    const std::size_t end = text.find(closing, name);
    const bool isOpen = end == std::string_view::npos;
    const TextPlace place{text.substr(0, begin), text.substr(name, isOpen ? end : end - name), isOpen};
    text.remove_prefix(isOpen ? text.size() : end + closing.size());
    return place;
}

std::vector<std::string_view> placesIn(std::string_view text)
{
    std::vector<std::string_view> places;
    while (const auto place = takePlace(text)) {
        if (std::find(places.begin(), places.end(), place->name) == places.end())
            places.push_back(place->name);
    }
    return places;
}

} // namespace querymend
