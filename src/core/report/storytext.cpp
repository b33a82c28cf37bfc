#include "report/storytext.h"

#include "diagnose/excerpt.h"
#include "report/reporttext.h"
#include "run/enumnames.h"

#include <array>
#include <string_view>

namespace querymend {

namespace {

// clang-format off
constexpr std::array<std::string_view, errorCodeCount> mistakes{
    "no SQL in the reply", "no answer in the schema", "no query", "several statements", "unreadable statement",
    "comment in the statement", "forbidden operation", "function with side effects", "syntax error",
    "unbalanced parentheses", "unclosed quote", "statement beyond repair", "wrong table", "wrong column",
    "ambiguous column", "wrong alias", "unknown function", "wrong arguments", "wrong type", "bad value",
    "division by zero", "grouping mistake", "misplaced aggregate", "mismatched columns", "wrong join", "no permission",
    "statement too slow", "out of memory", "too many rows", "connection lost", "database down", "empty result",
    "only NULLs", "failed test", "value not stored", "other date format", "join without a key", "tables not connected",
    "integer division", "NULLs first", "unexpected columns", "repeated rows", "other tables than asked for",
    "other error"};
constexpr std::array<std::string_view, 20> faults{
    "model out of reach", "model server not found", "insecure connection to the model", "nothing at the model's address",
    "model server redirected", "model key refused", "model quota used up", "too many requests to the model",
    "model server overloaded", "model server failed", "prompt too long", "reply blocked by a content filter",
    "no such model", "request refused by the model server", "wrong kind of model server", "unreadable reply",
    "reply cut off", "model too slow", "reply not in the recording", "model call cancelled"};
// clang-format on

std::string number(std::uint32_t index)
{
    return std::to_string(std::uint64_t{index} + 1);
}

std::string times(std::uint32_t count)
{
    return count < 2 ? std::string() : count == 2 ? " twice" : ' ' + std::to_string(count) + " times";
}

std::string counted(std::uint32_t count, const std::string& one)
{
    return std::to_string(count) + ' ' + one + (count == 1 ? "" : "s");
}

std::string placeOf(const StoryPart& part)
{
    if (!part.attempt)
        return {};
    return "attempt " + number(part.attempt->number)
        + (part.of > 1 ? " of lane " + number(part.attempt->lane.value) : std::string());
}

std::string rightText(const StoryPart& end)
{
    const bool isFirst = end.of < 2 && end.attempt && end.attempt->number == 0 && end.count == 1;
    if (isFirst)
        return "right at the first attempt";
    return end.attempt ? "right at " + placeOf(end) : "solved";
}

/// `there` names the attempt that the story ends with, if it might be another lane's.
std::string gaveUpText(const StoryPart& end, const std::string& there)
{
    if (end.count == 0)
        return "gave up";
    const std::string lanes = end.of > 1 ? " in " + counted(end.of, "lane") : std::string();
    return "gave up" + (there.empty() ? there : there + ',') + " after " + counted(end.count, "attempt") + lanes;
}

std::string endText(const StoryPart& end)
{
    const std::string place = placeOf(end);
    const std::string there = end.of > 1 && end.attempt ? " at " + place : std::string();
    switch (end.end) {
    case StoryEnd::open:
        return "not finished" + there;
    case StoryEnd::right:
        return rightText(end);
    case StoryEnd::rightAndEmpty:
        return rightText(end) + ", with no rows";
    case StoryEnd::acceptedByHand:
        return place + " accepted by hand";
    case StoryEnd::emptyByHand:
        return "empty result confirmed by hand at " + place;
    case StoryEnd::gaveUp:
        return gaveUpText(end, there);
    case StoryEnd::unanswerable:
        return "unanswerable with this schema";
    case StoryEnd::unanswered:
        return "ended because its question was not answered";
    case StoryEnd::cancelled:
        return place.empty() ? "cancelled" : "cancelled at " + place;
    case StoryEnd::interrupted:
        return "interrupted" + there;
    case StoryEnd::modelLost:
        return "no reply from the model" + there;
    case StoryEnd::databaseLost:
        return "lost the database" + there;
    case StoryEnd::failed:
        return "failed" + there;
    }
    return {};
}

StoryPhrase hintPhrase(const StoryPart& hint)
{
    const std::string kind = plainWord(hint.level) + " hint";
    const std::string what = hint.isRaised ? "stuck, so the " + kind : "the " + kind;
    if (!hint.named.empty())
        return {what + " pointed to ", printable(hint.named), {}};
    if (!hint.marked.empty())
        return {what + " marked ", printable(hint.marked), {}};
    return {hint.isRaised ? "stuck, so a stronger hint" : kind, {}, {}};
}

StoryPhrase phraseOf(const StoryPart& part)
{
    const auto index = [](auto value) { return static_cast<std::size_t>(value); };
    switch (part.beat) {
    case StoryBeat::forked:
        if (!part.attempt)
            return {"asked again", {}, {}};
        return {part.attempt->number == 0 ? "forked at attempt 1"
                                          : "forked after attempt " + number(part.attempt->number - 1),
                {},
                {}};
    case StoryBeat::mistake:
        return {std::string(mistakes[index(part.code)]) + times(part.count), {}, {}};
    case StoryBeat::modelFault:
        return {std::string(faults[index(part.fault)]) + times(part.count), {}, {}};
    case StoryBeat::databaseAway:
        return {"waited for the database", {}, {}};
    case StoryBeat::edited:
        return {
            (part.field == EditedField::sql ? "SQL" : plainWord(recordName(part.field))) + " changed by hand", {}, {}};
    case StoryBeat::retried:
        return {"another attempt asked for by hand", {}, {}};
    case StoryBeat::mended:
        return {"mended without a model", {}, {}};
    case StoryBeat::hint:
        return hintPhrase(part);
    case StoryBeat::more:
        return {counted(part.count, "more mistake"), {}, {}};
    case StoryBeat::escalated:
        return {"escalated to " + plainWord(recordName(part.to)), {}, {}};
    case StoryBeat::agreed:
        return {std::to_string(part.count) + " of " + counted(part.of, "lane") + " agreed", {}, {}};
    case StoryBeat::tested:
        return {"passed " + std::to_string(part.count) + " of " + counted(part.of, "test"), {}, {}};
    case StoryBeat::passed:
        return {placeOf(part) + " passed the checks", {}, {}};
    case StoryBeat::timeRanOut:
        return {"time ran out", {}, {}};
    case StoryBeat::tokensSpent:
        return {"token limit reached", {}, {}};
    case StoryBeat::end:
        break;
    }
    return {endText(part), {}, {}};
}

std::string grouped(std::uint64_t value)
{
    std::string text = std::to_string(value);
    for (std::size_t at = text.size(); at > 3; at -= 3)
        text.insert(at - 3, ",");
    return text;
}

std::string durationText(std::chrono::milliseconds time)
{
    const auto all = time.count();
    if (all < 1000)
        return std::to_string(all) + " ms";
    return all < 60'000 ? secondsText(time)
                        : std::to_string(all / 60'000) + " min " + std::to_string(all / 1000 % 60) + " s";
}

} // namespace

std::vector<StoryPhrase> storyPhrases(const RunStory& story)
{
    std::vector<StoryPhrase> phrases;
    for (const StoryPart& part : story.parts) {
        phrases.push_back(phraseOf(part));
        phrases.back().kind = part.kind;
    }
    if (phrases.empty())
        return phrases;
    std::string& first = phrases.front().before;
    if (!first.empty() && first.front() >= 'a' && first.front() <= 'z')
        first.front() = static_cast<char>(first.front() - 'a' + 'A');
    return phrases;
}

std::string storyCost(const RunStory& story)
{
    std::string text = story.parts.empty() ? std::string() : durationText(story.time);
    if (story.tokens.all() > 0)
        text += (story.tokens.untold > 0 ? " · at least " : " · ") + grouped(story.tokens.all()) + " tokens";
    return text;
}

std::string storyText(const RunStory& story, const StoryLanguage& language)
{
    std::string text;
    for (const StoryPhrase& phrase : language.phrases(story))
        text += (text.empty() ? "" : " → ") + phrase.text();
    const std::string cost = language.cost(story);
    return text.empty() || cost.empty() ? text : text + " · " + cost;
}

} // namespace querymend
