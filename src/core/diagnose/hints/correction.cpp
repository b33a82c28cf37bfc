#include "diagnose/hints/correction.h"

#include "base/ascii.h"
#include "check/comparedcolumns.h"
#include "check/ladder.h"
#include "check/mending/moves.h"
#include "diagnose/excerpt.h"
#include "diagnose/hints/placeholdervalues.h"
#include "dialect/callforms.h"
#include "schema/nearest.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <span>
#include <utility>

namespace querymend {

namespace {

constexpr std::size_t widestLine = 200;
constexpr std::size_t mostLines = 6;
constexpr double leastConfidence = 0.35;
/// Far more than the shown lines can hold; a limit, because each edit is compared with the others.
constexpr std::size_t mostEdits = 200;

/// Returns a part of the text with the edits inside it applied, and removes those from the list.
std::string extractEdited(std::vector<TextEdit>& edits, std::string_view text, ByteRange range)
{
    std::vector<TextEdit> inside;
    std::erase_if(edits, [&](const TextEdit& edit) {
        const bool isInside = edit.range.begin >= range.begin && edit.range.end <= range.end;
        if (isInside)
            inside.push_back({{edit.range.begin - range.begin, edit.range.end - range.begin}, edit.replacement});
        return isInside;
    });
    return std::string(asciiTrimmed(EditedText(range.of(text), std::move(inside)).text()));
}

/// Edits that do not overlap.
class Edits {
public:
    explicit Edits(std::size_t textSize) : m_textSize(textSize) {}

    void add(std::span<const TextEdit> edits)
    {
        edits = edits.first(std::min(edits.size(), mostEdits - std::min(m_edits.size(), mostEdits)));
        const bool fits = std::all_of(edits.begin(), edits.end(), [this](const TextEdit& edit) {
            return edit.range.end <= m_textSize && std::none_of(m_edits.begin(), m_edits.end(), [&](const TextEdit& e) {
                       return edit.range.begin <= e.range.end && e.range.begin <= edit.range.end;
                   });
        });
        if (fits)
            m_edits.insert(m_edits.end(), edits.begin(), edits.end());
    }

    /// Replaces a whole call. Known edits to its arguments are kept; other edits in the call are dropped.
    void replaceCall(std::string_view text, const FailedStatement::FoundCall& call, std::string_view name,
                     const Dialect& dialect)
    {
        std::vector<TextEdit> rest = m_edits;
        std::vector<std::string> arguments;
        for (const ByteRange argument : call.arguments)
            arguments.push_back(extractEdited(rest, text, argument));
        const std::vector<std::string_view> views(arguments.begin(), arguments.end());
        auto said = callInPlace(dialect, name, views, text, call.range);
        if (!said)
            return;
        m_edits = std::move(rest);
        std::erase_if(m_edits, [&](const TextEdit& edit) {
            return edit.range.begin <= call.range.end && call.range.begin <= edit.range.end;
        });
        m_edits.push_back({call.range, std::move(said->text)});
    }

    [[nodiscard]] std::vector<TextEdit> sorted() &&
    {
        std::sort(m_edits.begin(), m_edits.end(),
                  [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
        return std::move(m_edits);
    }

private:
    std::size_t m_textSize;
    std::vector<TextEdit> m_edits;
};

/// Whether a fix rewrites a whole call, which addFunctions does later along with the edits inside the call.
bool isOfFoundCall(const Finding& finding, const Fix& fix, const FailedStatement& statement)
{
    const auto calls = statement.callsOf(finding.identifier);
    return finding.code == ErrorCode::unknownFunction && fix.edits.front().range != finding.range && !calls.empty()
        && std::ranges::all_of(calls, &FailedStatement::FoundCall::isPlain);
}

void addFix(Edits& edits, const Finding& finding, const FailedStatement& statement)
{
    const auto best = std::max_element(finding.fixes.begin(), finding.fixes.end(),
                                       [](const Fix& a, const Fix& b) { return a.confidence < b.confidence; });
    if (best != finding.fixes.end() && best->confidence >= leastConfidence && !isOfFoundCall(finding, *best, statement))
        edits.add(best->edits);
}

bool hasRival(const Finding& finding)
{
    return finding.fixes.size() > 1 && finding.fixes[1].confidence >= finding.fixes[0].confidence - mendingMargin
        && finding.fixes[1].edits != finding.fixes[0].edits;
}

/// Replaces calls of other dialects' functions, inner ones first, keeping the edits to their arguments.
void addFunctions(Edits& edits, const HintFacts& facts, const FailedStatement& statement)
{
    struct Replaced {
        FailedStatement::FoundCall call;
        std::string_view name;
    };
    std::vector<Replaced> calls;
    for (const Finding& finding : facts.findings) {
        if (finding.code != ErrorCode::unknownFunction && finding.code != ErrorCode::wrongArguments)
            continue;
        for (auto& call : statement.callsOf(finding.identifier)) {
            if (call.isPlain)
                calls.push_back({std::move(call), finding.identifier});
        }
    }
    std::stable_sort(calls.begin(), calls.end(),
                     [](const Replaced& a, const Replaced& b) { return a.call.range.size() < b.call.range.size(); });
    if (calls.size() > mostEdits)
        calls.erase(calls.begin() + mostEdits, calls.end());
    for (const auto& [call, name] : calls)
        edits.replaceCall(facts.sql, call, name, *facts.dialect);
}

/// Replaces a literal that matched nothing by the stored value that it resembles.
void addStoredValue(Edits& edits, const Finding& note, const HintFacts& facts)
{
    if (note.code != ErrorCode::emptyResult || note.severity != Severity::note || note.suggestions.empty())
        return;
    const std::string_view condition = note.range.of(facts.sql);
    const Token* sole = nullptr;
    const std::vector<Token> tokens = lex(condition, facts.dialect->lex);
    for (const Token& token : tokens) {
        if (token.kind == TokenKind::string && sole)
            return;
        if (token.kind == TokenKind::string)
            sole = &token;
    }
    const std::string stored = textOf(note.suggestions.front());
    if (!sole || nearest(decoded(*sole, condition), {stored}, 1).empty())
        return;
    std::string literal = "'";
    for (const char c : stored)
        literal += c == '\'' ? std::string("''") : std::string(1, c);
    const TextEdit edit{{note.range.begin + sole->begin, note.range.begin + sole->end}, literal + '\''};
    edits.add({&edit, 1});
}

/// The lines that the edits touch, after the edits.
std::vector<std::string> changedLines(std::string_view sql, const std::vector<TextEdit>& edits)
{
    std::vector<std::string> lines;
    const std::string text = EditedText(sql, edits).text();
    std::size_t shift = 0; // of offsets in the new text; wraps around if the text became shorter
    for (const TextEdit& edit : edits) {
        if (lines.size() == mostLines)
            break;
        const std::size_t begin = edit.range.begin + shift;
        shift += edit.replacement.size() - edit.range.size();
        const ByteRange place{static_cast<std::uint32_t>(begin),
                              static_cast<std::uint32_t>(begin + edit.replacement.size())};
        std::string line = excerptOf(text, place, widestLine).line;
        if (lines.empty() || lines.back() != line)
            lines.push_back(std::move(line));
    }
    return lines;
}

/// The same lines, before the edits.
std::vector<std::string> linesBefore(std::string_view sql, const std::vector<TextEdit>& edits)
{
    std::vector<std::string> lines;
    for (const TextEdit& edit : edits) {
        std::string line = excerptOf(sql, edit.range, widestLine).line;
        if (lines.size() < mostLines && (lines.empty() || lines.back() != line))
            lines.push_back(std::move(line));
    }
    return lines;
}

/// Whether the best correction known is a join.
bool lacksJoin(const Finding& finding)
{
    return finding.fixes.empty() && !finding.suggestions.empty() && !finding.suggestions.front().join.empty();
}

/// Edits that qualify a column of another table wherever it is used, and add the join that brings in the table.
std::vector<TextEdit> joinEdits(const Finding& finding, const FailedStatement& statement)
{
    const auto end = statement.endOfFrom(finding.range);
    if (!end || statement.isInJoinCondition(finding.range))
        return {};
    const Suggestion& meant = finding.suggestions.front();
    std::vector<TextEdit> edits;
    if (finding.code == ErrorCode::unknownColumn) {
        for (const ByteRange place : statement.placesOf(finding.identifier))
            edits.push_back({place, meant.name});
    }
    edits.push_back({{*end, *end}, ' ' + meant.join});
    return edits;
}

std::string joinInWords(const Finding& finding)
{
    const Suggestion& meant = finding.suggestions.front();
    std::string line = "After the last table in FROM: " + meant.join;
    if (!meant.name.empty())
        line += "; and in place of " + nameInHint(finding.identifier) + ": " + meant.name;
    return line;
}

bool isRight(const HintFacts& facts, const std::vector<TextEdit>& edits)
{
    const std::string text = EditedText(facts.sql, edits).text();
    return checkStatically(text, {facts.dialect, facts.schema, CheckPolicy::analyst, {}}).status == VerdictStatus::ok;
}

} // namespace

Correction correctionOf(const HintFacts& facts, const FailedStatement& statement)
{
    Edits edits(facts.sql.size());
    std::vector<const Finding*> joins;
    for (const Finding& finding : facts.findings) {
        if (facts.values == DataValues::mayBeNamed)
            addStoredValue(edits, finding, facts);
        if (finding.severity != Severity::error)
            continue;
        if (lacksJoin(finding))
            joins.push_back(&finding);
        addFix(edits, finding, statement);
    }
    addFunctions(edits, facts, statement);
    std::vector<TextEdit> certain = std::move(edits).sorted();
    if (joins.size() == 1) {
        // Another table can make other names ambiguous; in that case the join is left to the model.
        Edits whole(facts.sql.size());
        whole.add(joinEdits(*joins.front(), statement));
        whole.add(certain);
        std::vector<TextEdit> all = std::move(whole).sorted();
        if (isRight(facts, all))
            return {changedLines(facts.sql, all), linesBefore(facts.sql, all), true};
    }
    // Each fix was made by itself; together they may still compare a column with itself.
    if (makeSidesEqual(certain, facts.sql, outlineOf(facts.sql, facts.dialect->lex, facts.dialect->syntax)))
        certain.clear();
    const bool isAllMended = std::ranges::all_of(facts.findings, [](const Finding& finding) {
        return finding.severity != Severity::error || !finding.fixes.empty()
            || finding.code == ErrorCode::unknownFunction || finding.code == ErrorCode::wrongArguments;
    });
    Correction made{changedLines(facts.sql, certain), linesBefore(facts.sql, certain),
                    isAllMended && joins.empty() && isRight(facts, certain),
                    std::ranges::any_of(facts.findings, hasRival)};
    for (std::size_t i = 0; i < joins.size() && made.lines.size() < mostLines; ++i)
        made.lines.push_back(joinInWords(*joins[i]));
    return made;
}

} // namespace querymend
