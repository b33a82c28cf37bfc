#include "diagnose/hints/hint.h"

#include <algorithm>

namespace querymend {

std::string_view name(HintLevel level)
{
    switch (level) {
    case HintLevel::general:
        return "general";
    case HintLevel::specific:
        return "specific";
    case HintLevel::explicit_:
        return "explicit";
    }
    return {};
}

std::string_view Hint::part(HintSection section) const
{
    const auto found =
        std::find_if(parts.begin(), parts.end(), [&](const HintPart& part) { return part.section == section; });
    return found == parts.end() ? std::string_view{} : std::string_view(found->text);
}

std::string textOf(const Hint& hint)
{
    std::string text;
    for (const HintPart& part : hint.parts)
        text += (text.empty() ? "" : "\n\n") + part.text;
    return text;
}

} // namespace querymend
