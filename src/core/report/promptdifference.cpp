#include "report/promptdifference.h"

#include <algorithm>
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

/// The removed lines, followed by all lines of the new text.
std::vector<PromptLine> linesOf(std::string_view before, std::string_view after)
{
    std::map<std::string_view, int> left; // how often each line occurs in the new text
    const std::vector<std::string_view> old = linesOf(before);
    const std::vector<std::string_view> now = linesOf(after);
    for (const std::string_view line : now)
        ++left[line];
    std::vector<PromptLine> made;
    std::map<std::string_view, int> kept;
    for (const std::string_view line : old) {
        if (left[line] > kept[line])
            ++kept[line];
        else
            made.push_back({LineChange::removed, std::string(line)});
    }
    for (const std::string_view line : now) {
        int& known = kept[line];
        made.push_back({known > 0 ? LineChange::same : LineChange::added, std::string(line)});
        known -= known > 0 ? 1 : 0;
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
