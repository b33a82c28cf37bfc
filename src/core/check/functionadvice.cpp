#include "check/functionadvice.h"

#include "base/ascii.h"
#include "dialect/callforms.h"
#include "dialect/listaggregates.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace querymend {

namespace {

constexpr double formConfidence = 0.9;
constexpr double differingConfidence = 0.6;

/// A call as this dialect writes it.
struct RewrittenCall {
    TextEdit edit;
    FormDifference difference = FormDifference::none;
};

/// The two sides of IN in POSITION(a IN b), which are read as one expression; otherwise the argument alone.
std::vector<std::string_view> sidesOf(std::string_view argument, const Dialect& dialect)
{
    int depth = 0;
    for (const Token& token : lex(argument, dialect.lex)) {
        depth += token.kind == TokenKind::openParen ? 1 : token.kind == TokenKind::closeParen ? -1 : 0;
        if (depth == 0 && token.keyword == Keyword::In)
            return {asciiTrimmed(argument.substr(0, token.begin)), asciiTrimmed(argument.substr(token.end))};
    }
    return {argument};
}

/// Rewrites a call for this dialect, if nothing that it carries is lost.
std::optional<RewrittenCall> rewritten(const Call& call, std::string_view name, std::string_view text,
                                       const Outline& outline, const Dialect& dialect)
{
    std::optional<CallForm> said;
    if (joinsTexts(name) && !call.asTable && !call.bare) {
        said = listAggregateIn(dialect, call.range.of(text));
    } else if (isPlain(call, text, outline)) {
        std::vector<std::string_view> arguments;
        for (const ByteRange argument : call.arguments)
            arguments.push_back(asciiTrimmed(argument.of(text)));
        if (asciiEqualsIgnoringCase(name, "position") && arguments.size() == 1)
            arguments = sidesOf(arguments.front(), dialect);
        said = callInPlace(dialect, name, arguments, text, call.range);
    }
    return said ? std::optional(RewrittenCall{{call.range, std::move(said->text)}, said->difference}) : std::nullopt;
}

bool overlap(ByteRange a, ByteRange b)
{
    return a.begin < b.end && b.begin < a.end;
}

/// Whether a range overlaps an edit already made; those never overlap each other.
bool touchesOne(const std::map<std::uint32_t, ByteRange>& made, ByteRange range)
{
    const auto after = made.lower_bound(range.begin);
    return (after != made.end() && overlap(after->second, range))
        || (after != made.begin() && overlap(std::prev(after)->second, range));
}

} // namespace

bool isPlain(const Call& call, std::string_view text, const Outline& outline)
{
    const auto parts = outline.parts(call.name);
    if (call.bare || call.star || call.asTable || parts.empty())
        return false;
    std::uint32_t at = parts.back().range.end;
    const auto reaches = [&](std::uint32_t end, std::string_view sign) {
        return at <= end && asciiEqualsIgnoringCase(asciiTrimmed(ByteRange{at, end}.of(text)), sign);
    };
    const bool isExtract = asciiEqualsIgnoringCase(parts.back().text, "extract") && call.arguments.size() == 2;
    for (std::size_t i = 0; i < call.arguments.size(); ++i) {
        if (!reaches(call.arguments[i].begin, i == 0 ? "(" : isExtract ? "FROM" : ","))
            return false;
        at = call.arguments[i].end;
    }
    if (!call.arguments.empty())
        return reaches(call.range.end, ")");
    const std::string_view rest = ByteRange{at, call.range.end}.of(text);
    const std::size_t open = rest.find('(');
    return open != std::string_view::npos && asciiTrimmed(rest.substr(0, open)).empty()
        && asciiTrimmed(rest.substr(open + 1)) == ")";
}

void adviseOnFunction(Finding& finding, std::string_view text, const Outline& outline, const Dialect& dialect)
{
    // Engines name a function with the types of its arguments.
    const std::string function = finding.identifier.substr(0, finding.identifier.find('('));
    std::vector<const Call*> calls;
    for (const Call& call : outline.calls) {
        const auto parts = outline.parts(call.name);
        if (!parts.empty() && asciiEqualsIgnoringCase(parts.back().text, function))
            calls.push_back(&call);
    }
    // Of nested calls the inner ones are rewritten now; the outer ones are found by the next check.
    std::stable_sort(calls.begin(), calls.end(),
                     [](const Call* a, const Call* b) { return a->range.size() < b->range.size(); });
    Fix fix{{}, "what " + std::string(dialect.displayName) + " offers instead of " + function, formConfidence};
    std::map<std::uint32_t, ByteRange> made;
    FormDifference difference = FormDifference::none;
    for (const Call* const call : calls) {
        if (touchesOne(made, call->range))
            continue;
        if (auto said = rewritten(*call, function, text, outline, dialect)) {
            made.emplace(said->edit.range.begin, said->edit.range);
            fix.edits.push_back(std::move(said->edit));
            if (difference == FormDifference::none)
                difference = said->difference;
        }
    }
    std::sort(fix.edits.begin(), fix.edits.end(),
              [](const TextEdit& a, const TextEdit& b) { return a.range.begin < b.range.begin; });
    if (difference != FormDifference::none) {
        fix.confidence = differingConfidence;
        fix.reason += "; may differ for " + std::string(describe(difference));
    }
    if (!fix.edits.empty())
        finding.fixes.insert(finding.fixes.begin(), std::move(fix));
}

} // namespace querymend
