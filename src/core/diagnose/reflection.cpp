#include "diagnose/reflection.h"

#include <algorithm>
#include <cstddef>

namespace querymend {

namespace {

/// A longer list would not be read; the verdict has all findings.
constexpr std::size_t mostLines = 20;
constexpr std::size_t mostNames = 3;

struct Counts {
    int errors = 0;
    int warnings = 0;
    int notes = 0;
};

Counts countsOf(const std::vector<Finding>& findings)
{
    Counts counts;
    for (const Finding& finding : findings) {
        switch (finding.severity) {
        case Severity::error:
            ++counts.errors;
            break;
        case Severity::warning:
            ++counts.warnings;
            break;
        case Severity::note:
            ++counts.notes;
            break;
        }
    }
    return counts;
}

const Finding* firstError(const std::vector<Finding>& findings)
{
    const auto found =
        std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return f.severity == Severity::error; });
    return found == findings.end() ? nullptr : &*found;
}

int costOf(Category category)
{
    switch (category) {
    case Category::syntaxError:
        return scoreTable.syntaxError;
    case Category::schemaReference:
        return scoreTable.schemaReference;
    case Category::executionError:
        return scoreTable.executionError;
    case Category::emptyResult:
        return scoreTable.emptyResult;
    case Category::validationFailed:
        return scoreTable.validationFailed;
    case Category::generic:
        break;
    }
    return scoreTable.generic;
}

int limited(std::int64_t count, int each, int atMost)
{
    return static_cast<int>(std::min<std::int64_t>(count * each, atMost));
}

int scoreOf(const Verdict& verdict, std::uint32_t retries)
{
    int score = 0;
    for (const ScoreTerm& term : scoreTerms(verdict, retries))
        score += term.points;
    return std::max(score, 0);
}

void addIssues(std::vector<std::string>& issues, const std::vector<Finding>& findings, Severity severity)
{
    for (const Finding& finding : findings) {
        if (finding.severity == severity && issues.size() < mostLines)
            issues.push_back(std::string(name(finding.code)) + ": " + finding.message);
    }
}

std::vector<std::string> issuesOf(const std::vector<Finding>& findings)
{
    std::vector<std::string> issues;
    for (const Severity severity : {Severity::error, Severity::warning, Severity::note})
        addIssues(issues, findings, severity);
    return issues;
}

std::string nearNames(const Finding& finding)
{
    std::string line = "instead of " + finding.identifier + ": ";
    const std::size_t count = std::min(finding.suggestions.size(), mostNames);
    for (std::size_t i = 0; i < count; ++i)
        line += (i == 0 ? "" : ", ") + textOf(finding.suggestions[i]);
    return line;
}

/// What the findings propose: for each, the names nearest to the wrong one, or else the reason of its surest fix.
std::vector<std::string> suggestionsOf(const std::vector<Finding>& findings)
{
    std::vector<std::string> lines;
    const auto add = [&lines](std::string line) {
        if (lines.size() < mostLines && std::find(lines.begin(), lines.end(), line) == lines.end())
            lines.push_back(std::move(line));
    };
    for (const Finding& finding : findings) {
        const auto best = std::max_element(finding.fixes.begin(), finding.fixes.end(),
                                           [](const Fix& a, const Fix& b) { return a.confidence < b.confidence; });
        if (!finding.suggestions.empty() && !finding.identifier.empty())
            add(nearNames(finding));
        else if (best != finding.fixes.end() && !best->reason.empty())
            add(best->reason);
    }
    return lines;
}

ReflectionDecision decisionAfterFailure(const Verdict& verdict, const AttemptFacts& facts)
{
    if (facts.breakpoint == Breakpoint::afterFailure)
        return ReflectionDecision::ask;
    if (facts.mendedNext == MendedNext::yes)
        return ReflectionDecision::mend;
    if (facts.agreedRefusal == AgreedRefusal::yes)
        return ReflectionDecision::giveUp;
    const bool mayRetry = verdict.status != VerdictStatus::failed && facts.retriesLeft() > 0;
    if (mayRetry)
        return ReflectionDecision::refine;
    if (facts.fallback == Fallback::keep)
        return ReflectionDecision::complete;
    return facts.higherLevel == HigherLevel::available ? ReflectionDecision::escalate : ReflectionDecision::giveUp;
}

/// The code in words: "Unknown column".
std::string inWords(ErrorCode code)
{
    if (code == ErrorCode::noSql)
        return "No SQL";
    if (code == ErrorCode::allNull)
        return "All NULL";
    std::string words(name(code));
    std::replace(words.begin(), words.end(), '_', ' ');
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
    return words;
}

std::string reasonOf(ReflectionDecision decision, const Verdict& verdict, const AttemptFacts& facts)
{
    const std::uint32_t left = facts.retriesLeft();
    switch (decision) {
    case ReflectionDecision::refine:
        return left == 1 ? "1 retry left" : std::to_string(left) + " retries left";
    case ReflectionDecision::complete:
        return facts.fallback == Fallback::keep && verdict.status != VerdictStatus::ok
            ? "no retries left, kept with the tests that it passes"
            : "accepted";
    case ReflectionDecision::escalate:
        return verdict.status == VerdictStatus::failed ? "a retry can't help, moving up a level"
                                                       : "no retries left, moving up a level";
    case ReflectionDecision::giveUp:
        if (facts.agreedRefusal == AgreedRefusal::yes)
            return "refused twice, and the schema bears it out";
        return verdict.status == VerdictStatus::failed ? "a retry can't help" : "no retries left";
    case ReflectionDecision::stop:
        return "the database failed, not the statement; no retry used";
    case ReflectionDecision::ask:
        return "breakpoint, the user decides";
    case ReflectionDecision::mend:
        return "mended without a model, no retry used";
    }
    return {};
}

std::string problemsInWords(bool failed, const Finding* primary, const Counts& counts)
{
    if (primary)
        return inWords(primary->code)
            + (counts.errors == 1 ? "" : " and " + std::to_string(counts.errors - 1) + " more");
    if (failed)
        return "Unknown problem";
    const int minor = counts.warnings + counts.notes;
    return minor == 0 ? "No problems" : std::to_string(minor) + (minor == 1 ? " minor problem" : " minor problems");
}

} // namespace

std::string_view name(ReflectionDecision decision)
{
    switch (decision) {
    case ReflectionDecision::refine:
        return "refine";
    case ReflectionDecision::complete:
        return "complete";
    case ReflectionDecision::escalate:
        return "escalate";
    case ReflectionDecision::giveUp:
        return "give_up";
    case ReflectionDecision::stop:
        return "stop";
    case ReflectionDecision::ask:
        return "ask";
    case ReflectionDecision::mend:
        return "mend";
    }
    return {};
}

std::uint32_t AttemptFacts::retriesLeft() const
{
    return ownRetriesLeft.value_or(maxRetries - std::min(maxRetries, retriesUsed));
}

std::vector<ScoreTerm> scoreTerms(const Verdict& verdict, std::uint32_t retriesUsed)
{
    const Finding* const primary = firstError(verdict.findings);
    const Counts counts = countsOf(verdict.findings);
    std::vector<ScoreTerm> terms{{ScorePart::whole, 1, 100}};
    const auto take = [&](ScorePart part, std::int64_t count, int cost) {
        if (cost > 0)
            terms.push_back({part, count, -cost});
    };
    if (primary || verdict.status != VerdictStatus::ok)
        take(ScorePart::firstError, 1, costOf(primary ? categoryOf(primary->code) : Category::generic));
    if (primary) {
        take(ScorePart::furtherErrors, counts.errors - 1,
             limited(counts.errors - 1, scoreTable.furtherError, scoreTable.furtherErrorsAtMost));
    }
    take(ScorePart::warnings, counts.warnings, limited(counts.warnings, scoreTable.warning, scoreTable.warningsAtMost));
    take(ScorePart::notes, counts.notes, limited(counts.notes, scoreTable.note, scoreTable.notesAtMost));
    take(ScorePart::retries, retriesUsed, limited(retriesUsed, scoreTable.retry, scoreTable.retriesAtMost));
    return terms;
}

Reflection reflect(const Verdict& verdict, const AttemptFacts& facts)
{
    const Finding* const primary = firstError(verdict.findings);
    const Counts counts = countsOf(verdict.findings);
    const bool failed = primary || verdict.status != VerdictStatus::ok;
    const bool stopped = primary && isDatabaseFault(primary->code);
    Reflection reflection;
    reflection.isAcceptable = !failed;
    reflection.shouldRefine = failed && !stopped && verdict.status != VerdictStatus::failed;
    reflection.decision = !failed ? ReflectionDecision::complete
        : stopped                 ? ReflectionDecision::stop
                                  : decisionAfterFailure(verdict, facts);
    reflection.issues = issuesOf(verdict.findings);
    reflection.reasoning =
        problemsInWords(failed, primary, counts) + " · " + reasonOf(reflection.decision, verdict, facts);
    reflection.score = scoreOf(verdict, facts.retriesUsed);
    reflection.suggestions = suggestionsOf(verdict.findings);
    return reflection;
}

} // namespace querymend
