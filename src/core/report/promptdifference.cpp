#include "report/promptdifference.h"

#include <algorithm>
#include <compare>
#include <map>
#include <string_view>

namespace querymend {

namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        if (end == text.size())
            return lines;
        text.remove_prefix(end + 1);
    }
}

/// One of the lines of both texts that are equal, counted from 1; the beginning of the text is before them all.
struct KeptLine {
    std::string_view text;
    int number = 0;

    friend auto operator<=>(const KeptLine&, const KeptLine&) = default;
};

/// The lines of the new text, with each removed line after the one that it followed in the old text. A line that only
/// moved counts as the same, because schemas are put in another order for each lane.
std::vector<PromptLine> linesOf(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> now = linesOf(after);
    std::map<std::string_view, int> left; // how often each line occurs in the new text
    for (const std::string_view line : now)
        ++left[line];
    std::map<std::string_view, int> kept;
    std::map<KeptLine, std::vector<std::string_view>> removed; // after each
    KeptLine last;
    for (const std::string_view line : linesOf(before)) {
        if (left[line] > kept[line])
            last = {line, ++kept[line]};
        else
            removed[last].push_back(line);
    }
    std::vector<PromptLine> made;
    const auto addRemoved = [&](const KeptLine& place) {
        for (const std::string_view line : removed[place])
            made.push_back({LineChange::removed, std::string(line)});
    };
    addRemoved({});
    std::map<std::string_view, int> seen;
    for (const std::string_view line : now) {
        const KeptLine place{line, ++seen[line]};
        const bool isKept = place.number <= kept[line];
        made.push_back({isKept ? LineChange::same : LineChange::added, std::string(line)});
        if (isKept)
            addRemoved(place);
    }
    return made;
}

const PromptSection* sectionIn(const std::vector<PromptSection>& prompt, const std::string& name)
{
    const auto found = std::find_if(prompt.begin(), prompt.end(), [&](const auto& s) { return s.name == name; });
    return found == prompt.end() ? nullptr : &*found;
}

} // namespace

std::vector<SectionDifference> promptDifference(const std::vector<PromptSection>& before,
                                                const std::vector<PromptSection>& after)
{
    std::vector<SectionDifference> made;
    for (const PromptSection& section : after) {
        const PromptSection* const older = sectionIn(before, section.name);
        if (!older)
            made.push_back({section.name, SectionChange::onlyAfter, {}});
        else if (older->text == section.text)
            made.push_back({section.name, SectionChange::same, {}});
        else
            made.push_back({section.name, SectionChange::changed, linesOf(older->text, section.text)});
    }
    for (const PromptSection& section : before) {
        if (!sectionIn(after, section.name))
            made.push_back({section.name, SectionChange::onlyBefore, {}});
    }
    return made;
}

} // namespace querymend
