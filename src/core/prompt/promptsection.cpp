#include "prompt/promptsection.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace querymend {

namespace {

/// Whether the section is the same for all questions on a database.
bool isOfTheDatabase(const PromptSection& section)
{
    constexpr std::array<std::string_view, 8> names{"task",   "dialect",    "nulls",      "pitfalls",
                                                    "schema", "schema_cut", "directives", "method"};
    return std::find(names.begin(), names.end(), section.name) != names.end();
}

} // namespace

std::vector<std::size_t> sharedBeginnings(const std::vector<PromptSection>& prompt)
{
    std::vector<std::size_t> ends;
    const auto first = std::find_if_not(prompt.begin(), prompt.end(), isOfTheDatabase);
    if (std::any_of(prompt.begin(), first, [](const PromptSection& section) { return section.name == "schema"; }))
        ends.push_back(static_cast<std::size_t>(first - prompt.begin()));
    const auto question =
        std::find_if(first, prompt.end(), [](const PromptSection& section) { return section.name == "answer"; });
    if (question != prompt.end())
        ends.push_back(static_cast<std::size_t>(question - prompt.begin()) + 1);
    return ends;
}

} // namespace querymend
