#include "verdicttext.h"

#include "base/utf8.h"
#include "diagnose/displaywidth.h"
#include "diagnose/excerpt.h"
#include "positions.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace querymend {

namespace {

constexpr std::size_t columns = 80;
constexpr std::size_t mostFindings = 20;
constexpr std::size_t mostSuggestions = 5;
constexpr std::size_t mostNames = 30;
constexpr std::size_t mostCharacters = 600; ///< of one passage

constexpr std::string_view bold = "1";
constexpr std::string_view red = "1;31";
constexpr std::string_view green = "1;32";
constexpr std::string_view yellow = "1;33";

class Page {
public:
    explicit Page(Colours colours) : m_colours(colours) {}

    [[nodiscard]] std::string painted(std::string_view colour, std::string_view text) const
    {
        if (m_colours == Colours::off)
            return std::string(text);
        return "\x1b[" + std::string(colour) + 'm' + std::string(text) + "\x1b[0m";
    }

    void line(std::string_view text)
    {
        m_out += text;
        m_out += '\n';
    }

    /// Words of a text from outside, wrapped; `lead` stands before the first and blanks of its width before the
    /// other lines.
    void wrapped(std::string_view lead, std::string_view words)
    {
        const std::string_view shown = words.substr(0, byteOffsetOfCharacter(words, mostCharacters));
        const std::string text = printable(shown) + (shown.size() < words.size() ? "…" : "");
        const std::size_t indent = std::min<std::size_t>(displayWidth(lead), columns / 2);
        m_out += lead;
        std::size_t used = indent;
        std::string_view rest = text;
        while (!rest.empty()) {
            const std::size_t blank = std::min(rest.find(' '), rest.size());
            const std::string_view word = rest.substr(0, blank);
            const std::size_t width = displayWidth(word);
            if (used > indent && used + 1 + width > columns) {
                m_out += '\n' + std::string(indent, ' ');
                used = indent;
            } else if (used > indent) {
                m_out += ' ';
                ++used;
            }
            m_out += word;
            used += width;
            rest.remove_prefix(std::min(blank + 1, rest.size()));
        }
        m_out += '\n';
    }

    [[nodiscard]] std::string take() { return std::move(m_out); }

private:
    Colours m_colours;
    std::string m_out;
};

std::string_view colourOf(VerdictStatus status)
{
    return status == VerdictStatus::ok ? green : red;
}

std::string_view colourOf(Severity severity)
{
    switch (severity) {
    case Severity::error:
        return red;
    case Severity::warning:
        return yellow;
    case Severity::note:
        break;
    }
    return bold;
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

void addExcerpt(Page& page, std::string_view text, const Finding& finding, std::uint32_t line)
{
    const std::string number = std::to_string(line);
    const std::string gutter = "    " + number + " | ";
    const Excerpt excerpt = excerptOf(text, finding.range, columns - gutter.size());
    page.line(gutter + excerpt.line);
    const std::size_t mark = excerpt.carets.find('^');
    page.line("    " + std::string(number.size(), ' ') + " | " + excerpt.carets.substr(0, mark)
              + page.painted(colourOf(finding.severity), excerpt.carets.substr(mark)));
}

/// What is to be written instead, and for what if that is not just the marked part.
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

void addFix(Page& page, const CheckResult& result, const Finding& finding, const Fix& fix)
{
    const std::string certainty = std::to_string(std::lround(fix.confidence * 100)) + "% sure";
    page.wrapped("    fix: ",
                 fixInWords(result, finding, fix) + " (" + fix.reason + (fix.reason.empty() ? "" : ", ") + certainty
                     + ')');
}

void addFinding(Page& page, const CheckResult& result, const Finding& finding, TextPosition position)
{
    const std::string place = std::to_string(position.line) + ':' + std::to_string(position.column);
    page.line("  " + place + ' ' + page.painted(colourOf(finding.severity), name(finding.severity)) + ' '
              + std::string(name(finding.code)));
    if (!finding.message.empty())
        page.wrapped("    ", finding.message);
    if (!result.text.empty())
        addExcerpt(page, result.text, finding, position.line);
    if (!finding.suggestions.empty())
        page.wrapped("    nearest: ", joined(finding.suggestions, mostSuggestions));
    for (const Fix& fix : finding.fixes)
        addFix(page, result, finding, fix);
}

void addFindings(Page& page, const CheckResult& result)
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
        // What comes after the one that failed was not reached, which goes without saying.
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
    Page page(colours);
    page.line(page.painted(bold, printable(title)) + ": " + page.painted(colourOf(result.status), name(result.status))
              + headline(result));
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
