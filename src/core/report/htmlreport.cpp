#include "report/htmlreport.h"

#include "diagnose/excerpt.h"
#include "report/audittext.h"
#include "report/htmlscript.h"
#include "report/htmlstyle.h"
#include "report/htmltests.h"
#include "report/markup.h"
#include "report/reportedrun.h"
#include "report/runmoments.h"
#include "report/runpacing.h"
#include "report/sqlchange.h"
#include "report/steptexts.h"
#include "report/storytext.h"
#include "run/enumnames.h"

#include <algorithm>

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

Mark markOf(const AttemptDetail& attempt)
{
    if (!attempt.check)
        return {"other", "–"};
    const Finding* const primary = attempt.check->verdict.primary();
    return primary ? Mark{classOf(categoryOf(primary->code)), "✗"} : Mark{"good", "✓"};
}

std::string questionOf(const ReportedRun& run)
{
    const bool isAsked = run.start && !run.start->question.text.empty();
    return isAsked ? inlineText(run.start->question.text) : "A run without a question";
}

std::string head(const ReportedRun& run)
{
    return "<!DOCTYPE html>\n<html lang=\"en\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
           "<meta charset=\"utf-8\"/>\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
           "script-src 'sha256-"
        + std::string(htmlScriptHash) + "'\"/>\n" + element("title", "", questionOf(run)) + "<style>"
        + std::string(htmlStyle) + "</style>\n</head>\n";
}

std::string list(const std::vector<ReportFact>& facts)
{
    std::string out;
    for (const ReportFact& known : facts)
        out += fact(known.name, known.text);
    return element("dl", "", out);
}

std::string summary(const ReportedRun& run)
{
    std::vector<ReportFact> facts = runFacts(run);
    std::stable_partition(facts.begin(), facts.end(),
                          [](const ReportFact& known) { return known.name == outcomeFact; });
    return list(facts);
}

std::string rowsOf(const AnswerRows& answer);

std::string answer(const ReportedRun& run, const AnswerRows& rows)
{
    if (run.rows.headline.answer.empty())
        return {};
    std::string out = element("h2", "", "Answer") + block(run.rows.headline.answer);
    if (const std::string why = selectionText(run); !why.empty())
        out += element("p", "dim", "Selected: " + inlineText(why));
    return element("section", "", out + rowsOf(rows));
}

std::string classOf(CardKind kind)
{
    if (kind == CardKind::accepted)
        return "good";
    return kind == CardKind::unjudged ? "plain" : std::string(classOf(static_cast<Category>(kind)));
}

/// The story's names come from statements and schemas.
std::string story(const ReportedRun& run, const StoryLanguage& words)
{
    const RunStory told = runStory(run.rows, factsOf(run.events));
    std::string out;
    for (const StoryPhrase& phrase : words.phrases(told)) {
        out += out.empty() ? "" : " <span class=\"dim\">→</span> ";
        std::string text = inlineText(phrase.before);
        if (!phrase.name.empty())
            text += "<code>" + inlineText(phrase.name) + "</code>";
        out += "<span class=\"" + classOf(phrase.kind) + "\">" + text + inlineText(phrase.after) + "</span>";
    }
    if (out.empty())
        return out;
    const bool isOfPage = words.code == "en";
    const std::string language = isOfPage ? std::string() : " lang=\"" + escapedMarkup(words.code) + '"';
    return "<p class=\"story " + classOf(told.parts.back().kind) + '"' + language + '>' + out
        + " <span class=\"dim\">· " + inlineText(words.cost(told)) + "</span></p>\n";
}

/// Ticks for the attempts, in the colours of their kinds, and what the script needs to show earlier moments.
std::string player(const ReportedRun& run, const RunMoments& moments)
{
    const RunPacing pacing(run.events);
    const std::string last = std::to_string(pacing.length().count());
    std::string times;
    for (const PacedCue& cue : pacing.cues())
        times += (times.empty() ? "" : " ") + std::to_string(cue.happens.count());
    std::string ticks;
    for (const ReportedLane& lane : lanesIn(run)) {
        for (const AttemptCard& card : lane.row->cards) {
            const std::size_t verdict = moments.of(card.ref).verdict;
            const std::string x = verdict == 0 ? "" : std::to_string(pacing.cues()[verdict - 1].happens.count());
            if (!x.empty())
                ticks +=
                    "<line class=\"" + classOf(card.kind) + "\" x1=\"" + x + "\" y1=\"0\" x2=\"" + x + "\" y2=\"1\"/>";
        }
    }
    return "<div id=\"player\" class=\"player\" hidden=\"hidden\" data-times=\"" + times
        + "\">\n<button id=\"play\" type=\"button\">Play</button>\n"
          "<div class=\"track\"><svg class=\"ticks\" xmlns=\"http://www.w3.org/2000/svg\" aria-hidden=\"true\" "
          "preserveAspectRatio=\"none\" viewBox=\"0 0 "
        + last + " 1\">" + ticks + "</svg><input id=\"moment\" type=\"range\" aria-label=\"Moment\" min=\"0\" max=\""
        + last + "\" value=\"" + last + "\"/></div>\n<output id=\"place\"></output>\n</div>\n";
}

std::string rowsOf(const AnswerRows& answer)
{
    if (answer.columns.empty())
        return {};
    std::string head;
    for (const std::string& column : answer.columns)
        head += element("th", "", inlineText(column));
    std::string body;
    for (const auto& row : answer.rows) {
        std::string cells;
        for (const std::optional<std::string>& value : row)
            cells += value ? element("td", "", inlineText(*value)) : element("td", "null", "NULL");
        body += element("tr", "", cells);
    }
    return element("div", "rows", element("table", "", element("tr", "", head) + body))
        + (answer.hasMore ? element("p", "dim", "There are more rows.") : std::string());
}

/// A statement with what changed since the lane's last one.
std::string statement(const ReportedRun& run, const AttemptDetail& attempt)
{
    std::string out;
    for (const SqlChange& change : changesOf(run, attempt)) {
        const std::string text = escapedMarkup(printableLines(change.text));
        out += change.kind == ChangeKind::removed ? "<del>" + text + "</del>"
            : change.kind == ChangeKind::inserted ? "<ins>" + text + "</ins>"
                                                  : text;
    }
    return "<pre><code>" + out + "</code></pre>\n";
}

std::string search(const ReportedRun& run)
{
    const std::vector<ReportFact> facts = searchFacts(run);
    return facts.empty() ? std::string() : element("section", "", element("h2", "", "Search") + list(facts));
}

std::string findings(const AttemptDetail& attempt)
{
    const Verdict& verdict = attempt.check->verdict;
    std::string out;
    for (const Finding& finding : verdict.findings) {
        out += element("li", "",
                       std::string(recordName(finding.severity)) + " <code>" + std::string(name(finding.code))
                           + "</code>" + placeText(attempt.sql(), finding) + ": " + inlineText(finding.message));
    }
    for (const std::string& note : verdict.notes)
        out += element("li", "", "note: " + inlineText(note));
    return out.empty() ? out : element("ul", "", out);
}

std::string hint(const AttemptDetail& attempt)
{
    return element("details", "", element("summary", "", inlineText(hintHeading(attempt))) + block(attempt.hint->text));
}

std::string proposal(const CardMending& correction)
{
    const std::string how = withReason(proposalText(correction), mendingReasons(correction));
    return element("details", "", element("summary", "", "Correction, " + inlineText(how)) + block(correction.sql));
}

std::string described(const ReportedRun& run, const AttemptCard& card)
{
    const AttemptDetail attempt = attemptDetail(run.events, card.ref);
    const Mark mark = markOf(attempt);
    std::string out =
        element("h3", "",
                attemptHeading(card.ref) + " <span class=\"badge\"><span aria-hidden=\"true\">" + std::string(mark.sign)
                    + "</span> " + std::string(verdictText(attempt)) + "</span>");
    if (!attempt.sql().empty())
        out += statement(run, attempt);
    for (const CallAnswer& answer : attempt.faults)
        out += element("p", "",
                       std::string(authorWord(run.start))
                           + " failed: " + inlineText(withReason(plainWord(recordName(*answer.fault)), *answer.text)));
    if (card.mending)
        out += element("p", "",
                       "Written: " + inlineText(withReason(mendingText(*card.mending), mendingReasons(*card.mending))));
    if (attempt.check)
        out += findings(attempt);
    if (card.correction)
        out += proposal(*card.correction);
    for (const Intervention& done : interventionsOn(run, card.ref))
        out += element("p", "", "A user " + inlineText(done.text) + '.');
    if (attempt.hint)
        out += hint(attempt);
    std::string details;
    if (attempt.reflection) {
        const Reflection& reflection = *attempt.reflection;
        details += fact("Decision", withReason(plainWord(recordName(reflection.decision)), reflection.reasoning))
            + fact("Score", std::to_string(reflection.score));
    }
    if (card.audit)
        details += fact(auditFact, auditText(*card.audit));
    if (attempt.check && !rungsText(attempt.check->verdict).empty())
        details += fact("Checks", rungsText(attempt.check->verdict));
    if (const std::string calls = callsText(attempt, card.tokens); !calls.empty())
        details += fact(authorWord(run.start), calls);
    if (!details.empty())
        out += element("dl", "", details);
    return element("li", "attempt " + std::string(mark.tone), out);
}

std::string described(const ReportedRun& run, const ReportedLane& lane)
{
    std::string out;
    if (lane.escalation)
        out += element("p", "dim", "Escalated " + levelsText(*lane.escalation) + '.');
    out += element("h2", "", laneHeading(*lane.row));
    std::string attempts;
    for (const AttemptCard& card : lane.row->cards)
        attempts += described(run, card);
    if (!attempts.empty())
        out += element("ol", "", attempts);
    if (lane.row->outcome)
        out += element("p", "dim",
                       "Lane ends: "
                           + inlineText(withReason(plainWord(recordName(*lane.row->outcome)), lane.row->reason)));
    return element("section", "", out);
}

} // namespace

std::string htmlReport(std::span<const RunEvent> events, const AnswerRows& rows, const StoryLanguage& language)
{
    const ReportedRun run(events);
    const RunMoments moments(events);
    const DrawingExtras extras{.moments = &moments, .isFigure = true};
    const std::string drawing = run.rows.sections.empty()
        ? std::string()
        : element("figure", "", player(run, moments) + timelineSvg(events, pageColours(), extras));
    std::string body = element("header", "", element("h1", "", questionOf(run)) + story(run, language) + summary(run))
        + answer(run, rows) + drawing + search(run) + testTables(run.events);
    for (const ReportedLane& lane : lanesIn(run))
        body += described(run, lane);
    const std::string script = drawing.empty() ? std::string() : "<script>" + std::string(htmlScript) + "</script>\n";
    return head(run) + element("body", "", element("main", "", body) + script) + "</html>\n";
}

} // namespace querymend
