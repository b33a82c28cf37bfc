#include "report/markdownreport.h"

#include "diagnose/excerpt.h"
#include "report/audittext.h"
#include "report/reportedrun.h"
#include "report/steptexts.h"
#include "report/storytext.h"
#include "report/testmatrix.h"
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

std::string list(const std::vector<ReportFact>& facts)
{
    std::string out;
    for (const ReportFact& fact : facts)
        out += item(fact.name, fact.text);
    return out + '\n';
}

std::string story(const ReportedRun& run, const StoryLanguage& language)
{
    const std::string text = storyText(runStory(run.rows, factsOf(run.events)), language);
    return text.empty() ? text : "**" + inlineText(text) + "**\n\n";
}

std::string heading(const ReportedRun& run, const StoryLanguage& language)
{
    const bool isAsked = run.start && !run.start->question.text.empty();
    return "# " + (isAsked ? inlineText(run.start->question.text) : "A run without a question") + "\n\n"
        + story(run, language) + list(runFacts(run));
}

std::string answer(const ReportedRun& run)
{
    if (run.rows.headline.answer.empty())
        return {};
    std::string out = "## Answer\n\n" + fenced("sql", run.rows.headline.answer);
    if (const std::string why = selectionText(run); !why.empty())
        out += item("Selected", why) + '\n';
    return out;
}

std::string search(const ReportedRun& run)
{
    const std::vector<ReportFact> facts = searchFacts(run);
    return facts.empty() ? std::string() : "## Search\n\n" + list(facts);
}

std::string tableRow(const std::vector<std::string>& cells)
{
    std::string row = "|";
    for (const std::string& cell : cells)
        row += ' ' + cell + " |";
    return row + '\n';
}

/// The tests down, the candidates across, and which of them is the answer.
std::string table(const TestMatrix& matrix)
{
    std::vector<std::string> head{"Test"};
    std::vector<std::string> passed{"**passed**"};
    for (std::size_t i = 0; i < matrix.lanes.size(); ++i) {
        head.push_back(lanesText({matrix.lanes[i]}) + (matrix.lanes[i] == matrix.picked ? " ★" : ""));
        passed.push_back(matrix.passed[i]);
    }
    std::string out = tableRow(head) + tableRow(std::vector<std::string>(head.size(), "---"));
    for (const TestRow& test : matrix.rows) {
        std::vector<std::string> cells{inlineText(testText(test))};
        for (const TestVerdict verdict : test.verdicts)
            cells.emplace_back(recordName(verdict));
        out += tableRow(cells);
    }
    out += tableRow(passed) + '\n';
    return matrix.picked ? out + item("Picked", lanesText({*matrix.picked}) + ": " + matrix.reason) + '\n' : out;
}

std::string tests(const ReportedRun& run)
{
    std::string out;
    for (const TestMatrix& matrix : testMatrices(run.events))
        out += table(matrix);
    return out.empty() ? out : "## Tests\n\n" + out;
}

std::string findings(const AttemptDetail& attempt)
{
    const Verdict& verdict = attempt.check->verdict;
    std::string out;
    for (const Finding& finding : verdict.findings) {
        out += "- " + std::string(recordName(finding.severity)) + " `" + std::string(name(finding.code)) + "`"
            + placeText(attempt.sql(), finding) + ": " + inlineText(finding.message) + '\n';
    }
    for (const std::string& note : verdict.notes)
        out += "- note: " + inlineText(note) + '\n';
    if (const std::string rungs = rungsText(verdict); !rungs.empty())
        out += item("Checks", rungs);
    return out;
}

std::string described(const ReportedRun& run, const AttemptCard& card)
{
    const AttemptDetail attempt = attemptDetail(run.events, card.ref);
    std::string out = "### " + attemptHeading(card.ref) + ": " + std::string(verdictText(attempt)) + "\n\n";
    if (!attempt.sql().empty())
        out += fenced("sql", attempt.sql());
    for (const CallAnswer& answer : attempt.faults)
        out += item(std::string(authorWord(run.start)) + " failed",
                    withReason(plainWord(recordName(*answer.fault)), *answer.text));
    if (card.mending)
        out += item("Written", withReason(mendingText(*card.mending), mendingReasons(*card.mending)));
    if (attempt.check)
        out += findings(attempt);
    if (card.audit)
        out += item(auditFact, auditText(*card.audit));
    for (const Intervention& done : interventionsOn(run, card.ref))
        out += item("A user", done.text);
    if (const std::string calls = callsText(attempt, card.tokens); !calls.empty())
        out += item(authorWord(run.start), calls);
    if (attempt.reflection) {
        const Reflection& reflection = *attempt.reflection;
        out +=
            item("Decision",
                 withReason(plainWord(recordName(reflection.decision)) + ", score " + std::to_string(reflection.score),
                            reflection.reasoning));
    }
    out += '\n';
    if (card.correction)
        out += "Correction, " + inlineText(withReason(proposalText(*card.correction), mendingReasons(*card.correction)))
            + ":\n\n" + fenced("sql", card.correction->sql);
    if (attempt.hint)
        out += inlineText(hintHeading(attempt)) + ":\n\n" + fenced("text", attempt.hint->text);
    return out;
}

std::string described(const ReportedRun& run, const ReportedLane& lane)
{
    std::string out;
    if (lane.escalation)
        out += "Escalated " + levelsText(*lane.escalation) + ".\n\n";
    out += "## " + laneHeading(*lane.row) + "\n\n";
    for (const AttemptCard& card : lane.row->cards)
        out += described(run, card);
    if (lane.row->outcome)
        out += item("Lane ends", withReason(plainWord(recordName(*lane.row->outcome)), lane.row->reason)) + '\n';
    return out;
}

} // namespace

std::string markdownReport(std::span<const RunEvent> events, const StoryLanguage& language)
{
    const ReportedRun run(events);
    std::string out = heading(run, language) + answer(run) + search(run) + tests(run);
    for (const ReportedLane& lane : lanesIn(run))
        out += described(run, lane);
    while (out.ends_with("\n\n"))
        out.pop_back();
    return out;
}

} // namespace querymend
