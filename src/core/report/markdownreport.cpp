#include "report/markdownreport.h"

#include "diagnose/excerpt.h"
#include "report/byhand.h"
#include "report/reporttext.h"
#include "report/searchfacts.h"
#include "run/enumnames.h"

#include <algorithm>

namespace querymend {

namespace {

/// External text within a line: whatever Markdown or HTML would read as markup is escaped.
std::string inlineText(std::string_view text)
{
    constexpr std::string_view markup = "\\`*_[]~|#$";
    std::string out;
    for (const char c : printable(text)) {
        if (c == '<')
            out += "&lt;";
        else if (c == '>')
            out += "&gt;";
        else if (c == '&')
            out += "&amp;";
        else
            out.append(markup.find(c) == std::string_view::npos ? 0 : 1, '\\') += c;
    }
    return out;
}

std::size_t longestRunOfBackticks(std::string_view text)
{
    std::size_t longest = 0;
    std::size_t current = 0;
    for (const char c : text) {
        current = c == '`' ? current + 1 : 0;
        longest = std::max(longest, current);
    }
    return longest;
}

/// A code block whose fence is longer than any run of backticks in the text.
std::string fenced(std::string_view language, std::string_view text)
{
    const std::string shown = printableLines(text);
    const std::string fence(std::max<std::size_t>(3, longestRunOfBackticks(shown) + 1), '`');
    return fence + std::string(language) + '\n' + shown + (shown.ends_with('\n') ? "" : "\n") + fence + "\n\n";
}

std::string item(std::string_view name, std::string_view text)
{
    return "- **" + std::string(name) + ":** " + inlineText(text) + '\n';
}

std::string heading(const RunOutline& outline)
{
    const bool isAsked = outline.start && !outline.start->question.text.empty();
    std::string out = "# " + (isAsked ? inlineText(outline.start->question.text) : "A run without a question") + "\n\n";
    if (outline.start) {
        if (!outline.start->question.evidence.empty())
            out += item("Evidence", outline.start->question.evidence);
        out += item("Database", outline.start->database + " (" + outline.start->dialect + ')');
        out += item("Model", modelText(*outline.start));
        if (outline.start->parent)
            out += item("Forked from", parentText(*outline.start->parent));
    }
    out += item("Outcome", withReason(outcomeText(outline), outline.end ? outline.end->reason : std::string()));
    if (const std::string moment = momentText(outline.firstAt); !moment.empty())
        out += item("Started", moment);
    if (const std::string time = timeText(outline); !time.empty())
        out += item("Time", time);
    out += item("Tokens", tokensText(outline.tokens));
    out += item("Run", outline.run);
    if (outline.unknownEvents > 0)
        out += item("Left out", "events from a newer version: " + std::to_string(outline.unknownEvents));
    return out + '\n';
}

std::string answer(const RunOutline& outline)
{
    if (outline.answer.empty())
        return {};
    std::string out = "## Answer\n\n" + fenced("sql", outline.answer);
    if (outline.isByHand)
        out += item("Selected", std::string(selectedByHand)) + '\n';
    else if (outline.selected && outline.lanes.size() > 1)
        out += item("Selected",
                    "lane " + std::to_string(std::uint64_t{outline.selected->attempt.lane.value} + 1) + ": "
                        + outline.selected->reason)
            + '\n';
    return out;
}

std::string search(const RunOutline& outline)
{
    std::string out;
    for (const SearchFact& fact : searchFacts(outline))
        out += item(fact.name, fact.text);
    return out.empty() ? out : "## Search\n\n" + out + '\n';
}

std::string findings(const Checked& check)
{
    std::string out;
    for (const Finding& finding : check.verdict.findings) {
        out += "- " + std::string(recordName(finding.severity)) + " `" + std::string(name(finding.code)) + "`"
            + placeText(check.sql, finding) + ": " + inlineText(finding.message) + '\n';
    }
    for (const std::string& note : check.verdict.notes)
        out += "- note: " + inlineText(note) + '\n';
    if (const std::string rungs = rungsText(check.verdict); !rungs.empty())
        out += item("Checks", rungs);
    return out;
}

std::string described(const AttemptOutline& attempt)
{
    std::string out = "### " + attemptText(attempt) + ": " + std::string(verdictText(attempt)) + "\n\n";
    if (attempt.check && !attempt.check->sql.empty())
        out += fenced("sql", attempt.check->sql);
    for (const ModelFailed* const fault : attempt.faults)
        out += item("Model failed", withReason(plainWord(recordName(fault->fault)), fault->message));
    if (attempt.check)
        out += findings(*attempt.check);
    for (const EventBody* const done : attempt.byHand)
        out += item("A user", byHandText(*done));
    if (attempt.replies > 0)
        out += item("Model", secondsText(attempt.modelTime) + ", tokens: " + tokensText(attempt.tokens));
    if (attempt.reflection) {
        const Reflection& reflection = attempt.reflection->reflection;
        out +=
            item("Decision",
                 withReason(plainWord(recordName(reflection.decision)) + ", score " + std::to_string(reflection.score),
                            reflection.reasoning));
    }
    out += '\n';
    if (attempt.hint) {
        out += "Hint, " + inlineText(attempt.hint->level)
            + (attempt.hint->isRaised ? ", raised because the lane is stuck" : "") + ":\n\n"
            + fenced("text", attempt.hint->text);
    }
    return out;
}

std::string described(const LaneOutline& lane)
{
    std::string out;
    if (lane.before) {
        out += "Escalated from " + plainWord(recordName(lane.before->from)) + " to "
            + plainWord(recordName(lane.before->to)) + ".\n\n";
    }
    out += "## " + laneText(lane) + "\n\n";
    for (const AttemptOutline& attempt : lane.attempts)
        out += described(attempt);
    if (lane.end)
        out += item("Lane ends", withReason(plainWord(recordName(lane.end->outcome)), lane.end->reason)) + '\n';
    return out;
}

} // namespace

std::string markdownReport(std::span<const RunEvent> events)
{
    const RunOutline outline = outlineOf(events);
    std::string out = heading(outline) + answer(outline) + search(outline);
    for (const LaneOutline& lane : outline.lanes)
        out += described(lane);
    while (out.ends_with("\n\n"))
        out.pop_back();
    return out;
}

} // namespace querymend
