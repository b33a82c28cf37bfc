#include "report/promptdifference.h"

#include <algorithm>
#include <compare>
#include <map>
#include <string_view>
#include <utility>

namespace querymend {

namespace {

/// What a line says of which table. Only the lines of columns before the last of a table end with a comma.
struct LineKey {
    std::string_view table; ///< its heading; empty for what is of none, such as foreign keys
    std::string_view words;

    friend auto operator<=>(const LineKey&, const LineKey&) = default;
};

struct Line {
    LineKey key;
    std::string_view text;
};

std::vector<Line> linesOf(std::string_view text)
{
    constexpr std::string_view heading = "# Table: ";
    std::vector<Line> lines;
    std::string_view table;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(heading))
            table = line;
        else if (line.starts_with("【"))
            table = {};
        lines.push_back({{table, line.substr(0, line.size() - (line.ends_with(',') ? 1 : 0))}, line});
        if (end == text.size())
            return lines;
        text.remove_prefix(end + 1);
    }
}

/// One of the lines of both texts that say the same, counted from 1; the beginning of the text is before them all.
struct KeptLine {
    LineKey key;
    int number = 0;

    friend auto operator<=>(const KeptLine&, const KeptLine&) = default;
};

/// The lines of the new text, with each removed line after the one that it followed in the old text. A line that only
/// moved counts as the same, because schemas are put in another order for each lane.
std::vector<PromptLine> linesOf(std::string_view before, std::string_view after)
{
    const std::vector<Line> now = linesOf(after);
    std::map<LineKey, int> left; // how often each line occurs in the new text
    for (const Line& line : now)
        ++left[line.key];
    std::map<LineKey, int> kept;
    std::map<KeptLine, std::vector<std::string_view>> removed; // after each
    KeptLine last;
    for (const Line& line : linesOf(before)) {
        if (left[line.key] > kept[line.key])
            last = {line.key, ++kept[line.key]};
        else
            removed[last].push_back(line.text);
    }
    std::vector<PromptLine> made;
    const auto addRemoved = [&](const KeptLine& place) {
        for (const std::string_view line : removed[place])
            made.push_back({LineChange::removed, std::string(line)});
    };
    addRemoved({});
    std::map<LineKey, int> seen;
    for (const Line& line : now) {
        const KeptLine place{line.key, ++seen[line.key]};
        const bool isKept = place.number <= kept[line.key];
        made.push_back({isKept ? LineChange::same : LineChange::added, std::string(line.text)});
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

void compare(SectionDifference& section, const std::string& before, const std::string& after)
{
    section.change = SectionChange::same;
    if (before == after)
        return;
    std::vector<PromptLine> lines = linesOf(before, after);
    const bool hasChanged = std::ranges::any_of(lines, [](const auto& l) { return l.change != LineChange::same; });
    section.change = hasChanged ? SectionChange::changed : SectionChange::reordered;
    if (hasChanged)
        section.lines = std::move(lines);
}

} // namespace

std::vector<SectionDifference> promptDifference(const std::vector<PromptSection>& before,
                                                const std::vector<PromptSection>& after)
{
    std::vector<SectionDifference> made;
    for (const PromptSection& section : after) {
        const PromptSection* const older = sectionIn(before, section.name);
        made.push_back({section.name, SectionChange::onlyAfter, {}});
        if (older)
            compare(made.back(), older->text, section.text);
    }
    for (const PromptSection& section : before) {
        if (!sectionIn(after, section.name))
            made.push_back({section.name, SectionChange::onlyBefore, {}});
    }
    return made;
}

} // namespace querymend
