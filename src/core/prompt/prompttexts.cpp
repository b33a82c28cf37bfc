#include "prompt/prompttexts.h"

#include "base/ascii.h"
#include "base/textplaces.h"
#include "prompt/builtintexts.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace querymend {

namespace {

/// The placeholders of a text, separated by blanks; a name that ends in a dot covers all texts that begin with it.
struct PlacesRow {
    std::string_view texts;
    std::string_view places;
};

// clang-format off
constexpr std::array placesRows{
    PlacesRow{"system.", "dialect reply"},
    PlacesRow{"reply.", ""},
    PlacesRow{"method.", ""},
    PlacesRow{"nulls.", ""},
    PlacesRow{"pitfalls.", ""},
    PlacesRow{"section.question", "question"},
    PlacesRow{"section.dialect", "dialect rules"},
    PlacesRow{"section.directives", "directives"},
    PlacesRow{"section.evidence", "evidence"},
    PlacesRow{"section.examples", "examples"},
    PlacesRow{"example", "question evidence sql"},
    PlacesRow{"section.schema", "schema examples"},
    PlacesRow{"section.schema_cut", "notes"},
    PlacesRow{"section.escalation", "context"},
    PlacesRow{"section.lessons", "lessons"},
    PlacesRow{"section.retry", "hint"},
    PlacesRow{"section.answer", "dialect question"},
    PlacesRow{"section.statement", "sql"},
    PlacesRow{"section.result", "result"},
    PlacesRow{"section.tests", "tests"},
    PlacesRow{"role.", "dialect"},
};
// clang-format on

/// The placeholders of a text; there is a row for each built-in one.
std::vector<std::string_view> placesOf(std::string_view name)
{
    const auto row = std::find_if(placesRows.begin(), placesRows.end(), [&](const PlacesRow& one) {
        return one.texts.ends_with('.') ? name.starts_with(one.texts) : name == one.texts;
    });
    std::vector<std::string_view> places;
    for (std::string_view rest = row == placesRows.end() ? std::string_view() : row->places; !rest.empty();) {
        places.push_back(rest.substr(0, rest.find(' ')));
        rest.remove_prefix(std::min(places.back().size() + 1, rest.size()));
    }
    return places;
}

const PromptTextRow* rowNamed(std::string_view name)
{
    const std::span<const PromptTextRow> rows = builtInPromptTexts();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const PromptTextRow& row) { return row.name == name; });
    return found == rows.end() ? nullptr : &*found;
}

void findProblems(std::string_view name, std::string_view text, std::vector<PromptTextProblem>& problems)
{
    using Kind = PromptTextProblem::Kind;
    if (asciiTrimmed(text).empty()) {
        problems.push_back({Kind::empty, std::string(name), {}, 0});
        return;
    }
    const std::vector<std::string_view> wanted = placesOf(name);
    const auto has = [](const std::vector<std::string_view>& places, std::string_view place) {
        return std::find(places.begin(), places.end(), place) != places.end();
    };
    std::size_t line = 1;
    for (std::string_view rest = text; const auto place = takePlace(rest);) {
        line += static_cast<std::size_t>(std::count(place->before.begin(), place->before.end(), '\n'));
        if (place->isOpen)
            problems.push_back({Kind::openPlace, std::string(name), {}, line});
        else if (!has(wanted, place->name))
            problems.push_back({Kind::unknownPlace, std::string(name), std::string(place->name), line});
    }
    const std::vector<std::string_view> places = placesIn(text);
    for (const std::string_view place : wanted) {
        if (!has(places, place))
            problems.push_back({Kind::missingPlace, std::string(name), std::string(place), 0});
    }
}

std::string_view withoutEnd(std::string_view text)
{
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r'))
        text.remove_suffix(1);
    return text;
}

} // namespace

std::span<const PromptTextRow> builtInPromptTexts()
{
    return builtInTexts();
}

std::string describe(const PromptTextProblem& problem)
{
    std::string where = "prompt text " + problem.name;
    if (problem.line > 0)
        where += ", line " + std::to_string(problem.line);
    switch (problem.kind) {
    case PromptTextProblem::Kind::unknownName:
        return where + ": there is no text with this name";
    case PromptTextProblem::Kind::unknownPlace:
        return where + ": there is no placeholder {{" + problem.place + "}}";
    case PromptTextProblem::Kind::missingPlace:
        return where + ": the placeholder {{" + problem.place + "}} is missing";
    case PromptTextProblem::Kind::openPlace:
        return where + ": a placeholder has no closing }}";
    case PromptTextProblem::Kind::empty:
        return where + ": the text is empty";
    case PromptTextProblem::Kind::unreadable:
        return where + ": " + problem.place;
    }
    return where;
}

Result<PromptTexts, std::vector<PromptTextProblem>> PromptTexts::with(Overrides overrides)
{
    std::vector<PromptTextProblem> problems;
    for (const PromptTextRow& row : builtInPromptTexts()) {
        const auto own = overrides.find(row.name);
        findProblems(row.name, own == overrides.end() ? row.text : std::string_view(own->second), problems);
    }
    for (const auto& [name, text] : overrides) {
        if (!rowNamed(name))
            problems.push_back({PromptTextProblem::Kind::unknownName, name, {}, 0});
    }
    if (!problems.empty())
        return Failure{std::move(problems)};
    PromptTexts texts;
    texts.m_overrides = std::move(overrides);
    return texts;
}

std::string_view PromptTexts::of(std::string_view name) const
{
    if (const auto own = m_overrides.find(name); own != m_overrides.end())
        return withoutEnd(own->second);
    const PromptTextRow* const row = rowNamed(name);
    return row ? withoutEnd(row->text) : std::string_view();
}

std::string PromptTexts::filled(std::string_view name, PlaceValues values) const
{
    std::string out;
    std::string_view rest = of(name);
    while (const auto place = takePlace(rest)) {
        out += place->before;
        const auto* const value =
            std::find_if(values.begin(), values.end(), [&](const auto& one) { return one.first == place->name; });
        if (value != values.end())
            out += value->second;
    }
    return out += rest;
}

} // namespace querymend
