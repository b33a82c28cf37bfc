#include "run/suggestiontexts.h"

#include <string_view>

namespace querymend {

namespace {

Suggestion suggestionIn(std::string_view text)
{
    if (text.starts_with("JOIN "))
        return {{}, std::string(text)};
    const std::size_t bracket = text.find(" (JOIN ");
    if (bracket == std::string_view::npos || bracket == 0 || text.back() != ')')
        return {std::string(text)};
    return {std::string(text.substr(0, bracket)), std::string(text.substr(bracket + 2, text.size() - bracket - 3))};
}

} // namespace

std::vector<Suggestion> suggestionsIn(const std::vector<std::string>& texts)
{
    std::vector<Suggestion> suggestions;
    for (const std::string& text : texts)
        suggestions.push_back(suggestionIn(text));
    return suggestions;
}

} // namespace querymend
