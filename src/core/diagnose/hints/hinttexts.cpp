#include "diagnose/hints/hinttexts.h"

#include "base/ascii.h"
#include "base/textplaces.h"
#include "diagnose/hints/hintrows.h"
#include "diagnose/hints/placeholdervalues.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace querymend {

namespace {

const std::vector<HintTextRow>& sortedRows()
{
    static const std::vector<HintTextRow> rows = [] {
        std::vector<HintTextRow> made;
        for (const auto& part : hintRows())
            made.insert(made.end(), part.begin(), part.end());
        std::sort(made.begin(), made.end(), [](const HintTextRow& a, const HintTextRow& b) { return a.name < b.name; });
        return made;
    }();
    return rows;
}

const HintTextRow* rowNamed(std::string_view name)
{
    const auto& rows = sortedRows();
    const auto found = std::lower_bound(rows.begin(), rows.end(), name,
                                        [](const HintTextRow& row, std::string_view n) { return row.name < n; });
    return found != rows.end() && found->name == name ? &*found : nullptr;
}

template <class Take>
void eachLine(std::string_view text, Take take)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        take(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::optional<std::string> filledLine(std::string_view line, const PlaceFiller& filler)
{
    std::string out;
    while (const auto place = takePlace(line)) {
        const std::string value = filler(place->name);
        if (value.empty())
            return std::nullopt;
        out += place->before;
        out += value;
    }
    return out += line;
}

void findProblems(const HintTextRow& row, std::string_view text, std::vector<HintTextProblem>& problems)
{
    using Kind = HintTextProblem::Kind;
    const std::string name(row.name);
    if (asciiTrimmed(text).empty()) {
        problems.push_back({Kind::empty, name, {}, 0});
        return;
    }
    std::size_t number = 0;
    eachLine(text, [&](std::string_view line) {
        ++number;
        while (const auto place = takePlace(line)) {
            if (place->isOpen)
                problems.push_back({Kind::openPlace, name, std::string(place->name), number});
            else if (std::ranges::find(hintPlaceNames(), place->name) == hintPlaceNames().end())
                problems.push_back({Kind::unknownPlace, name, std::string(place->name), number});
        }
    });
    const auto places = placesIn(text);
    for (const std::string_view place : placesIn(row.text)) {
        if (std::find(places.begin(), places.end(), place) == places.end())
            problems.push_back({Kind::missingPlace, name, std::string(place), 0});
    }
}

} // namespace

std::span<const HintTextRow> builtInHintTexts()
{
    return sortedRows();
}

std::vector<std::string> filledLines(std::string_view text, const PlaceFiller& filler)
{
    std::vector<std::string> lines;
    eachLine(text, [&](std::string_view line) {
        if (auto filled = filledLine(line, filler); filled && !asciiTrimmed(*filled).empty())
            lines.push_back(std::move(*filled));
    });
    return lines;
}

std::string describe(const HintTextProblem& problem)
{
    std::string where = "hint text " + problem.name;
    if (problem.line > 0)
        where += ", line " + std::to_string(problem.line);
    switch (problem.kind) {
    case HintTextProblem::Kind::unknownName:
        return where + ": there is no text with this name";
    case HintTextProblem::Kind::unknownPlace:
        return where + ": there is no placeholder {{" + problem.place + "}}";
    case HintTextProblem::Kind::missingPlace:
        return where + ": the placeholder {{" + problem.place + "}} is missing";
    case HintTextProblem::Kind::openPlace:
        return where + ": the placeholder {{" + problem.place + " has no closing }}";
    case HintTextProblem::Kind::empty:
        return where + ": the text is empty";
    }
    return where;
}

Result<HintTexts, std::vector<HintTextProblem>> HintTexts::with(Overrides overrides)
{
    std::vector<HintTextProblem> problems;
    for (const auto& [name, text] : overrides) {
        if (const HintTextRow* const row = rowNamed(name))
            findProblems(*row, text, problems);
        else
            problems.push_back({HintTextProblem::Kind::unknownName, name, {}, 0});
    }
    if (!problems.empty())
        return Failure{std::move(problems)};
    HintTexts texts;
    texts.m_overrides = std::move(overrides);
    return texts;
}

std::string_view HintTexts::of(std::string_view name) const
{
    if (const auto found = m_overrides.find(name); found != m_overrides.end())
        return found->second;
    const HintTextRow* const row = rowNamed(name);
    return row ? row->text : std::string_view{};
}

} // namespace querymend
