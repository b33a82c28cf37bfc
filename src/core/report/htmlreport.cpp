#include "report/htmlreport.h"

#include "diagnose/excerpt.h"
#include "report/byhand.h"
#include "report/htmlstyle.h"
#include "report/markup.h"
#include "report/reporttext.h"
#include "report/searchfacts.h"
#include "report/timelinesvg.h"
#include "run/enumnames.h"

namespace querymend {

namespace {

std::string inlineText(std::string_view text)
{
    return escapedMarkup(printable(text));
}

/// `content` is inserted as markup, unescaped.
std::string element(std::string_view tag, std::string_view classes, std::string_view content)
{
    std::string out = '<' + std::string(tag);
    if (!classes.empty())
        out += " class=\"" + std::string(classes) + '"';
    return out + '>' + std::string(content) + "</" + std::string(tag) + ">\n";
}

std::string block(std::string_view text)
{
    return "<pre><code>" + escapedMarkup(printableLines(text)) + "</code></pre>\n";
}

std::string fact(std::string_view name, std::string_view text)
{
    return "<dt>" + std::string(name) + "</dt><dd>" + inlineText(text) + "</dd>\n";
}

std::string_view classOf(Category category)
{
    switch (category) {
    case Category::syntaxError:
        return "syntax";
    case Category::schemaReference:
        return "schema";
    case Category::executionError:
        return "execution";
    case Category::emptyResult:
        return "empty";
    case Category::validationFailed:
        return "validation";
    case Category::generic:
        return "other";
    }
    return "other";
}

/// An attempt's mark: a CSS class for its colour, and a sign for readers who do not see colours.
struct Mark {
    std::string_view tone;
    std::string_view sign;
};

Mark markOf(const AttemptOutline& attempt)
{
    if (!attempt.check)
        return {"other", "–"};
    const Finding* const primary = attempt.check->verdict.primary();
    return primary ? Mark{classOf(categoryOf(primary->code)), "✗"} : Mark{"good", "✓"};
}

std::string questionOf(const RunOutline& outline)
{
    const bool isAsked = outline.start && !outline.start->question.text.empty();
    return isAsked ? inlineText(outline.start->question.text) : "A run without a question";
}

std::string head(const RunOutline& outline)
{
    return "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
           "<meta charset=\"utf-8\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\"/>\n"
        + element("title", "", questionOf(outline)) + "<style>" + std::string(htmlStyle) + "</style>\n</head>\n";
}

std::string facts(const RunOutline& outline)
{
    std::string out = fact("Outcome", withReason(outcomeText(outline), outline.end ? outline.end->reason : ""));
    if (outline.start) {
        if (!outline.start->question.evidence.empty())
            out += fact("Evidence", outline.start->question.evidence);
        out += fact("Database", outline.start->database + " (" + outline.start->dialect + ')');
        out += fact("Model", modelText(*outline.start));
        if (outline.start->parent)
            out += fact("Forked from", parentText(*outline.start->parent));
    }
    if (const std::string moment = momentText(outline.firstAt); !moment.empty())
        out += fact("Started", moment);
    if (const std::string time = timeText(outline); !time.empty())
        out += fact("Time", time);
    out += fact("Tokens", tokensText(outline.tokens)) + fact("Run", outline.run);
    if (outline.unknownEvents > 0)
        out += fact("Left out", "events from a newer version: " + std::to_string(outline.unknownEvents));
    return element("dl", "", out);
}

std::string answer(const RunOutline& outline)
{
    if (outline.answer.empty())
        return {};
    std::string out = element("h2", "", "Answer") + block(outline.answer);
    if (outline.isByHand)
        out += element("p", "dim", "Selected: " + std::string(selectedByHand));
    else if (outline.selected && outline.lanes.size() > 1)
        out += element("p", "dim",
                       "Selected: lane " + std::to_string(std::uint64_t{outline.selected->attempt.lane.value} + 1)
                           + ": " + inlineText(outline.selected->reason));
    return element("section", "", out);
}

std::string search(const RunOutline& outline)
{
    std::string out;
    for (const SearchFact& found : searchFacts(outline))
        out += fact(found.name, found.text);
    return out.empty() ? out : element("section", "", element("h2", "", "Search") + element("dl", "", out));
}

std::string findings(const Checked& check)
{
    std::string out;
    for (const Finding& finding : check.verdict.findings) {
        out += element("li", "",
                       std::string(recordName(finding.severity)) + " <code>" + std::string(name(finding.code))
                           + "</code>" + placeText(check.sql, finding) + ": " + inlineText(finding.message));
    }
    for (const std::string& note : check.verdict.notes)
        out += element("li", "", "note: " + inlineText(note));
    return out.empty() ? out : element("ul", "", out);
}

std::string hint(const HintChosen& hint)
{
    const std::string raised = hint.isRaised ? ", raised because the lane is stuck" : "";
    return element("details", "",
                   element("summary", "", "Hint, " + inlineText(hint.level) + raised) + block(hint.text));
}

std::string described(const AttemptOutline& attempt)
{
    const Mark mark = markOf(attempt);
    std::string out =
        element("h3", "",
                attemptText(attempt) + " <span class=\"badge\"><span aria-hidden=\"true\">" + std::string(mark.sign)
                    + "</span> " + std::string(verdictText(attempt)) + "</span>");
    if (attempt.check && !attempt.check->sql.empty())
        out += block(attempt.check->sql);
    for (const ModelFailed* const fault : attempt.faults)
        out += element("p", "",
                       "Model failed: " + inlineText(withReason(plainWord(recordName(fault->fault)), fault->message)));
    if (attempt.check)
        out += findings(*attempt.check);
    for (const EventBody* const done : attempt.byHand)
        out += element("p", "", "A user " + inlineText(byHandText(*done)) + '.');
    if (attempt.hint)
        out += hint(*attempt.hint);
    std::string details;
    if (attempt.reflection) {
        const Reflection& reflection = attempt.reflection->reflection;
        details += fact("Decision", withReason(plainWord(recordName(reflection.decision)), reflection.reasoning))
            + fact("Score", std::to_string(reflection.score));
    }
    if (attempt.check && !rungsText(attempt.check->verdict).empty())
        details += fact("Checks", rungsText(attempt.check->verdict));
    if (attempt.replies > 0)
        details += fact("Model", secondsText(attempt.modelTime) + ", tokens: " + tokensText(attempt.tokens));
    if (!details.empty())
        out += element("dl", "", details);
    return element("li", "attempt " + std::string(mark.tone), out);
}

std::string described(const LaneOutline& lane)
{
    std::string out;
    if (lane.before) {
        out += element("p", "dim",
                       "Escalated from " + plainWord(recordName(lane.before->from)) + " to "
                           + plainWord(recordName(lane.before->to)) + '.');
    }
    out += element("h2", "", laneText(lane));
    std::string attempts;
    for (const AttemptOutline& attempt : lane.attempts)
        attempts += described(attempt);
    if (!attempts.empty())
        out += element("ol", "", attempts);
    if (lane.end)
        out +=
            element("p", "dim",
                    "Lane ends: " + inlineText(withReason(plainWord(recordName(lane.end->outcome)), lane.end->reason)));
    return element("section", "", out);
}

} // namespace

std::string htmlReport(std::span<const RunEvent> events)
{
    const RunOutline outline = outlineOf(events);
    const TimelineRows rows = timelineRows({events.begin(), events.end()});
    const std::string drawing =
        rows.sections.empty() ? std::string() : element("figure", "", timelineSvg(rows, pageColours()));
    std::string body = element("header", "", element("h1", "", questionOf(outline)) + facts(outline)) + answer(outline)
        + drawing + search(outline);
    for (const LaneOutline& lane : outline.lanes)
        body += described(lane);
    return head(outline) + element("body", "", element("main", "", body)) + "</html>\n";
}

} // namespace querymend
