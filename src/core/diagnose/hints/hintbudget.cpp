#include "diagnose/hints/hintbudget.h"

#include "base/utf8.h"

#include <algorithm>

namespace querymend {

namespace {

/// One step of cutting: the section, and how many characters of it are kept at least.
struct Cut {
    HintSection section;
    std::size_t least;
};

constexpr Cut cuts[] = {
    {HintSection::dialectRules, 0},  {HintSection::doubts, 0},        {HintSection::ledger, 400},
    {HintSection::facts, 1000},      {HintSection::question, 400},    {HintSection::statement, 900},
    {HintSection::engineError, 500}, {HintSection::correction, 400},  {HintSection::ledger, 0},
    {HintSection::facts, 400},       {HintSection::guidance, 800},    {HintSection::statement, 350},
    {HintSection::question, 150},    {HintSection::engineError, 200}, {HintSection::facts, 0},
    {HintSection::correction, 0},    {HintSection::question, 0},      {HintSection::repetition, 100},
    {HintSection::mistake, 200},     {HintSection::guidance, 200},    {HintSection::wanted, 100},
    {HintSection::headline, 80},     {HintSection::engineError, 0},   {HintSection::statement, 0},
    {HintSection::repetition, 0},    {HintSection::guidance, 0},      {HintSection::wanted, 0},
    {HintSection::mistake, 0},
};

constexpr std::size_t betweenParts = 2;

std::size_t sizeOf(const std::vector<HintPart>& parts)
{
    std::size_t size = 0;
    for (const HintPart& part : parts)
        size += characterCount(part.text) + betweenParts;
    return size < betweenParts ? 0 : size - betweenParts;
}

} // namespace

std::string cutTo(std::string_view text, std::size_t mostCharacters)
{
    constexpr std::string_view more = "…";
    if (characterCount(text) <= mostCharacters)
        return std::string(text);
    if (mostCharacters == 0)
        return {};
    std::string_view kept = text.substr(0, byteOffsetOfCharacter(text, mostCharacters - 1));
    const std::size_t lineEnd = kept.rfind('\n');
    if (lineEnd != std::string_view::npos && lineEnd > kept.size() / 2)
        kept = kept.substr(0, lineEnd);
    return std::string(kept).append(more);
}

void fitInto(std::vector<HintPart>& parts, std::size_t mostCharacters, const StatementInCharacters& statement)
{
    for (const Cut& cut : cuts) {
        const std::size_t size = sizeOf(parts);
        if (size <= mostCharacters)
            return;
        const auto part =
            std::find_if(parts.begin(), parts.end(), [&](const HintPart& p) { return p.section == cut.section; });
        if (part == parts.end())
            continue;
        const std::size_t has = characterCount(part->text);
        const std::size_t excess = size - mostCharacters;
        const std::size_t keeps = std::max(cut.least, has > excess ? has - excess : 0);
        if (keeps >= has)
            continue;
        if (cut.section == HintSection::statement)
            part->text = cutTo(statement(keeps), keeps);
        else
            part->text = cutTo(part->text, keeps);
        if (part->text.empty() || cut.least == 0)
            parts.erase(part);
    }
    if (sizeOf(parts) > mostCharacters && !parts.empty()) {
        parts.resize(1);
        parts.front().text = cutTo(parts.front().text, mostCharacters);
    }
}

} // namespace querymend
