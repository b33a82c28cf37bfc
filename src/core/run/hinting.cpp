#include "run/hinting.h"

#include "answer/glossary.h"
#include "diagnose/hints/hintladder.h"
#include "diagnose/hints/hinttexts.h"
#include "prompt/memory/lessonbook.h"
#include "run/decide.h"
#include "run/escalationcontext.h"
#include "run/lanesteering.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

namespace querymend {

namespace {

/// What the lane tried before its last attempt; a statement that came twice is given once.
std::vector<EarlierAttempt> earlierIn(const LaneState& lane, DataValues values)
{
    std::vector<EarlierAttempt> earlier;
    for (std::size_t i = 0; i + 1 < lane.attempts.size(); ++i) {
        const AttemptState& attempt = lane.attempts[i];
        const auto first = std::find_if(
            lane.attempts.begin(), lane.attempts.begin() + static_cast<std::ptrdiff_t>(i),
            [&attempt](const AttemptState& other) { return !attempt.sql.empty() && other.sql == attempt.sql; });
        const auto number = first - lane.attempts.begin();
        const bool isRepeated = static_cast<std::size_t>(number) < i;
        earlier.push_back(
            {isRepeated ? "the same as " + std::to_string(number + 1) : triedIn(attempt), resultOf(attempt, values)});
    }
    return earlier;
}

/// An escalation goes on where the level below ended, so it does not begin with a general hint again.
HintChoice choiceFor(const LaneState& lane, std::uint32_t escalations)
{
    return hintLevel(lane.retries + escalations, marksOf(lane));
}

/// Replies without SQL have a budget of their own, so the next attempt after one takes none of the corrections; what
/// the user says is worth an attempt even if none is left.
std::uint32_t attemptsLeft(const LaneState& lane, const RunPolicy& policy)
{
    const std::uint32_t corrections = policy.maxRetries - std::min(policy.maxRetries, lane.retries);
    const AttemptState& last = lane.attempts.back();
    const bool isExtra = last.code == ErrorCode::noSql || (corrections == 0 && !last.advice.empty());
    return isExtra ? corrections + 1 : corrections;
}

std::vector<std::string> lessonsFor(const RunState& state, const AttemptState& attempt, const Dialect& dialect)
{
    constexpr std::size_t mostLessons = 3;
    std::vector<std::string> lines;
    const LessonBook book(state.start.memory.lessons);
    for (const Lesson& lesson :
         book.offered({attempt.code, dialect.name, state.start.database, attempt.sql, &dialect.lex}, mostLessons))
        lines.push_back(lineOf(lesson));
    return lines;
}

/// What the evidence says of the names in the findings. A value may be among it.
std::vector<std::string> saidOf(std::span<const Finding> findings, const std::string& evidence, DataValues values)
{
    constexpr std::size_t mostLines = 3;
    std::vector<std::string> lines;
    for (const Finding& finding : findings) {
        for (const std::string_view sentence : sentencesAbout(finding.identifier, evidence)) {
            std::string line = "The evidence says: " + std::string(sentence) + '.';
            const bool isKept = values == DataValues::stay && sentence.find('\'') != std::string_view::npos;
            if (!isKept && lines.size() < mostLines && std::find(lines.begin(), lines.end(), line) == lines.end())
                lines.push_back(std::move(line));
        }
    }
    return lines;
}

/// Whether the text is the built-in one. What a person wrote is not left out.
bool isBuiltIn(const HintTexts* texts, std::string_view name)
{
    return !texts || texts->of(name) == HintTexts().of(name);
}

/// Leaves out what the prompt says anyway: how to reply. Where it is known which name was
/// meant, a general hint need not say where to look for it.
void leaveOutWhatIsKnown(Hint& hint, const HintTexts* texts)
{
    const std::string level(name(hint.level));
    const bool isGeneral = hint.level == HintLevel::general;
    const bool isWantedKnown = hint.level != HintLevel::explicit_ && isBuiltIn(texts, "wanted." + level);
    const bool isAboutNames =
        categoryOf(hint.code) == Category::schemaReference || hint.code == ErrorCode::unknownFunction;
    const bool isMeaningKnown = isGeneral && isAboutNames && !hint.part(HintSection::facts).empty();
    std::erase_if(hint.parts, [&](const HintPart& part) {
        return (part.section == HintSection::wanted && isWantedKnown)
            || (part.section == HintSection::guidance && isMeaningKnown);
    });
}

} // namespace

HintChosen hintAfter(const RunState& state, const LaneState& lane, const RunContext& context)
{
    const RunPolicy& policy = state.start.policy;
    const AttemptState& attempt = lane.attempts.back();
    const std::vector<EarlierAttempt> earlier = earlierIn(lane, policy.values);
    const std::vector<std::string> said =
        saidOf(attempt.verdict->findings, state.start.question.evidence, policy.values);
    HintFacts facts;
    facts.said = said;
    facts.dialect = context.dialect;
    facts.sql = attempt.sql;
    if (!readsPrompts(state.start.modelKind) || policy.hintQuestion == HintQuestion::repeated)
        facts.question = questionIn(state);
    facts.findings = attempt.verdict->findings;
    facts.choice = choiceFor(lane, state.escalations);
    facts.attempt = static_cast<std::uint32_t>(lane.attempts.size());
    facts.attempts = facts.attempt + attemptsLeft(lane, policy);
    facts.schema = context.schema;
    facts.earlier = earlier;
    facts.values = policy.values;
    facts.texts = context.hints;
    if (!attempt.tests.empty())
        facts.testsPassed =
            static_cast<std::uint32_t>(std::count(attempt.tests.begin(), attempt.tests.end(), TestVerdict::passed));
    if (const Finding* const primary = facts.primary(); primary && !primary->engineCode.empty())
        facts.engine = {primary->message, primary->engineCode};
    Hint hint = hintFor(facts);
    std::erase_if(hint.parts, [](const HintPart& part) { return part.section == HintSection::dialectRules; });
    if (readsPrompts(state.start.modelKind))
        leaveOutWhatIsKnown(hint, context.hints);
    HintChosen chosen;
    chosen.attempt = {lane.made.lane, static_cast<std::uint32_t>(lane.attempts.size() - 1)};
    chosen.level = name(hint.level);
    chosen.text = textOf(hint);
    if (!attempt.advice.empty())
        chosen.text = "The person who asks says: " + attempt.advice + "\n\n" + chosen.text;
    chosen.isRaised = facts.choice.stuck != Stuck::notAtAll;
    chosen.lessons = lessonsFor(state, attempt, *context.dialect);
    return chosen;
}

} // namespace querymend
