#include "sql/compare/morph.h"

#include "sql/compare/replacement.h"
#include "sql/compare/tokendiff.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <vector>

namespace querymend {

namespace {

/// A place at which the statements differ: what was there stays for a step, then each new token takes one.
struct MorphPlace {
    DiffHunk hunk;
    std::vector<Token> tokens; ///< of what is new there, by their place in it

    [[nodiscard]] std::size_t steps() const { return 1 + tokens.size(); }
};

std::vector<MorphPlace> placesOf(std::string_view before, std::string_view now, const LexRules& rules)
{
    std::vector<MorphPlace> places;
    for (const DiffHunk& hunk : diffByToken(before, now, rules)) {
        if (hunk.kind != HunkKind::same)
            places.push_back({hunk, lex(hunk.now.of(now), rules)});
    }
    return places;
}

/// Where nothing takes its place, what is removed would run into its neighbours.
std::string apart(std::string removed, std::string_view preceding, std::string_view following)
{
    const auto needsBlank = [](std::string_view side, std::size_t at) {
        return !side.empty() && side[at] != ' ' && side[at] != '\n';
    };
    if (needsBlank(preceding, preceding.size() - 1))
        removed.insert(removed.begin(), ' ');
    return needsBlank(following, 0) ? removed + ' ' : removed;
}

} // namespace

MorphedText morphed(std::string_view before, std::string_view now, const LexRules& rules, double part)
{
    const std::vector<MorphPlace> places = placesOf(before, now, rules);
    std::size_t steps = 0;
    for (const MorphPlace& place : places)
        steps += place.steps();
    double left = std::clamp(part, 0.0, 1.0) * static_cast<double>(steps);
    MorphedText made;
    std::uint32_t done = 0;
    for (const MorphPlace& place : places) {
        const std::string_view added = place.hunk.now.of(now);
        made.text += now.substr(done, place.hunk.now.begin - done);
        done = place.hunk.now.end;
        const auto begin = static_cast<std::uint32_t>(made.text.size());
        if (left < 1) {
            const std::string removed = onOneLine(place.hunk.old.of(before));
            made.text += added.empty() ? apart(removed, made.text, now.substr(done)) : removed;
        } else if (left - 1 < static_cast<double>(place.tokens.size())) {
            const auto token = static_cast<std::size_t>(left - 1);
            made.text += added.substr(0, place.tokens[token].end);
            made.appearing = {begin + place.tokens[token].begin, begin + place.tokens[token].end};
            made.shown = left - 1 - static_cast<double>(token);
        } else {
            made.text += added;
        }
        left -= static_cast<double>(place.steps());
    }
    made.text += now.substr(done);
    return made;
}

} // namespace querymend
