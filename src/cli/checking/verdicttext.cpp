#include "checking/verdicttext.h"

#include "base/utf8.h"
#include "checking/positions.h"
#include "diagnose/displaywidth.h"
#include "diagnose/excerpt.h"
#include "terminal/terminalpage.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace querymend {

namespace {

constexpr std::size_t mostFindings = 20;
constexpr std::size_t mostSuggestions = 5;
constexpr std::size_t mostNames = 30;

std::string_view colourOf(VerdictStatus status)
{
    return status == VerdictStatus::ok ? Paint::green : Paint::red;
}

std::string_view colourOf(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return Paint::red;
    case Severity::warning:
        return Paint::yellow;
    case Severity::note:
        break;
    }
    return Paint::bold;
}

std::string joined(const std::vector<std::string>& names, std::size_t most)
{
    std::string out;
    for (std::size_t i = 0; i < std::min(names.size(), most); ++i)
        out += (i == 0 ? "" : ", ") + names[i];
    if (names.size() > most)
        out += " and " + std::to_string(names.size() - most) + " more";
    return out;
}

void addExcerpt(TerminalPage& page, std::string_view text, const Finding& finding, std::uint32_t line)
{
    const std::string number = std::to_string(line);
    const std::string gutter = "    " + number + " | ";
    const Excerpt excerpt = excerptOf(text, finding.range, pageColumns - gutter.size());
    page.line(gutter + excerpt.line);
    const std::size_t mark = excerpt.carets.find('^');
    page.line("    " + std::string(number.size(), ' ') + " | " + excerpt.carets.substr(0, mark)
              + page.painted(colourOf(finding.severity), excerpt.carets.substr(mark)));
}

/// Describes an edit: what to write, and what it replaces if that is not the marked part.
std::string editInWords(const CheckResult& result, const Finding& finding, const TextEdit& edit)
{
    const std::string_view old = edit.range.of(result.text);
    if (old.empty())
        return "insert `" + edit.replacement + '`';
    if (edit.replacement.empty())
        return "remove `" + std::string(old) + '`';
    if (old == finding.range.of(result.text))
        return "write `" + edit.replacement + '`';
    return "write `" + edit.replacement + "` for `" + std::string(old) + '`';
}

std::string fixInWords(const CheckResult& result, const Finding& finding, const Fix& fix)
{
    std::vector<std::string> edits;
    for (const TextEdit& edit : fix.edits)
        edits.push_back(editInWords(result, finding, edit));
    const bool allTheSame = std::adjacent_find(edits.begin(), edits.end(), std::not_equal_to<>()) == edits.end();
    if (edits.size() > 1 && allTheSame)
        return edits.front() + " in " + std::to_string(edits.size()) + " places";
    return joined(edits, edits.size());
}

void addFix(TerminalPage& page, const CheckResult& result, const Finding& finding, const Fix& fix)
{
    const std::string certainty = std::to_string(std::lround(fix.confidence * 100)) + "% sure";
    page.wrapped("    fix: ",
                 fixInWords(result, finding, fix) + " (" + fix.reason + (fix.reason.empty() ? "" : ", ") + certainty
                     + ')');
}

void addFinding(TerminalPage& page, const CheckResult& result, const Finding& finding, TextPosition position)
{
    const std::string place = std::to_string(position.line) + ':' + std::to_string(position.column);
    page.line("  " + place + ' ' + page.painted(colourOf(finding.severity), name(finding.severity)) + ' '
              + std::string(name(finding.code)));
    if (!finding.message.empty())
        page.wrapped("    ", finding.message);
    if (!result.text.empty())
        addExcerpt(page, result.text, finding, position.line);
    if (!finding.suggestions.empty())
        page.wrapped("    nearest: ", joined(suggestionTexts(finding), mostSuggestions));
    for (const Fix& fix : finding.fixes)
        addFix(page, result, finding, fix);
}

void addFindings(TerminalPage& page, const CheckResult& result)
{
    const std::vector<Finding>& findings = result.verdict.findings;
    const std::vector<TextPosition> positions = positionsOf(result.text, findings);
    const std::size_t shown = std::min(findings.size(), mostFindings);
    for (std::size_t i = 0; i < shown; ++i)
        addFinding(page, result, findings[i], positions[i]);
    if (shown < findings.size())
        page.line("  and " + std::to_string(findings.size() - shown) + " more; --json lists them all");
}

std::string rungsInWords(const Verdict& verdict)
{
    std::string words;
    std::chrono::microseconds time{0};
    bool stopped = false;
    for (const RungReport& report : verdict.rungs) {
        time += report.time;
        // Rungs after the failed one are left out: they were not reached.
        if (!stopped) {
            words +=
                (words.empty() ? "" : ", ") + std::string(name(report.rung)) + ' ' + std::string(name(report.result));
            if (!report.reason.empty())
                words += " (" + report.reason + ')';
        }
        stopped = stopped || report.result == RungResult::failed;
    }
    const bool isShort = time.count() < 1000;
    return words + " (" + std::to_string(isShort ? time.count() : (time.count() + 500) / 1000)
        + (isShort ? " µs)" : " ms)");
}

std::string headline(const CheckResult& result)
{
    const Finding* const primary = result.verdict.primary();
    if (!primary)
        return {};
    return " (" + std::string(label(categoryOf(primary->code))) + ')';
}

std::string counted(std::uint64_t count, std::string_view what)
{
    return std::to_string(count) + ' ' + std::string(what);
}

} // namespace

std::string verdictText(std::string_view title, const CheckResult& result, Colours colours)
{
    TerminalPage page(colours);
    page.line(page.painted(Paint::bold, printable(title)) + ": "
              + page.painted(colourOf(result.status), name(result.status)) + headline(result));
    addFindings(page, result);
    for (const std::string& note : result.verdict.notes)
        page.wrapped("  note: ", note);
    if (!result.verdict.tables.empty())
        page.wrapped("  tables: ", joined(result.verdict.tables, mostNames));
    if (!result.verdict.ctes.empty())
        page.wrapped("  CTEs: ", joined(result.verdict.ctes, mostNames));
    page.wrapped("  rungs: ", rungsInWords(result.verdict));
    return page.take();
}

std::string hintText(const CheckResult& result)
{
    if (!result.hint)
        return {};
    std::string out = "  hint (" + std::string(name(result.hint->level)) + "):\n";
    const std::string whole = textOf(*result.hint);
    std::string_view rest = whole;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        out += end == 0 ? "\n" : "    " + printable(rest.substr(0, end)) + '\n';
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return out;
}

void VerdictCounts::add(VerdictStatus status)
{
    switch (status) {
    case VerdictStatus::ok:
        ++ok;
        break;
    case VerdictStatus::rewrite:
        ++rewrite;
        break;
    case VerdictStatus::failed:
        ++failed;
        break;
    }
}

std::string VerdictCounts::summary() const
{
    std::string words = counted(ok + rewrite + failed + unread, "statements: ") + counted(ok, "ok");
    if (rewrite > 0)
        words += ", " + counted(rewrite, "to rewrite");
    if (failed > 0)
        words += ", " + counted(failed, "failed");
    if (unread > 0)
        words += ", " + counted(unread, "could not be read");
    return words;
}

} // namespace querymend
