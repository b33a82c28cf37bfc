#include "check/refusals.h"

#include "base/ascii.h"
#include "check/problemfixes.h"
#include "check/syntaxadvice.h"

#include <algorithm>
#include <string>

namespace querymend {

namespace {

constexpr std::size_t longestQuote = 40;

/// Quotes the beginning of a text, on one line.
std::string quote(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (out.size() >= longestQuote && (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
            return out + "…\"";
        const char c = text[i];
        out += c == '\n' || c == '\r' || c == '\t' ? ' ' : c;
    }
    return out + '"';
}

std::string foundAt(ByteRange range, std::string_view text)
{
    return range.empty() || range.begin >= text.size() ? "the end of the text" : quote(range.of(text));
}

/// Whether a problem is at ON right after JOIN.
bool lacksJoinedTable(const Problem& problem, const JudgedText& judged)
{
    const Token* before = nullptr;
    for (const Token& token : judged.tokens) {
        if (token.begin >= problem.range.begin)
            return token.keyword == Keyword::On && before && before->keyword == Keyword::Join;
        before = token.isComment() ? before : &token;
    }
    return false;
}

std::string inWords(const Problem& problem, const JudgedText& judged)
{
    const bool isFullJoin = asciiEqualsIgnoringCase(problem.range.of(judged.text), "full");
    const std::string found = isFullJoin ? "FULL JOIN" : foundAt(problem.range, judged.text);
    const std::string dialect(judged.dialect.displayName);
    switch (problem.kind) {
    case ProblemKind::expectedExpression:
        return "An expression is missing before " + found + ".";
    case ProblemKind::expectedName:
        if (lacksJoinedTable(problem, judged))
            return "The table between JOIN and ON is missing.";
        return "A name is missing before " + found + ".";
    case ProblemKind::expectedQuery:
        return "A query is missing before " + found + ".";
    case ProblemKind::expectedWord:
        return asciiUppered(text(problem.wanted)) + " is missing before " + found + ".";
    case ProblemKind::expectedParenthesis:
        return "A parenthesis is missing before " + found + ".";
    case ProblemKind::unclosed:
        return found + " is never closed.";
    case ProblemKind::unopened:
        return found + " has no matching opening bracket.";
    case ProblemKind::unterminated:
        return "What starts with " + found + " is never closed.";
    case ProblemKind::unknownRegion:
        return found + " does not fit here.";
    case ProblemKind::unknownByte:
        return "The character " + found + " is not valid here.";
    case ProblemKind::unnamedDerivedTable:
        return "A subquery in FROM needs an alias in " + dialect + ".";
    case ProblemKind::unsupported:
        return dialect + " does not have " + found + ".";
    case ProblemKind::tooDeep:
        return "The text is nested too deeply.";
    }
    return {};
}

const Problem* problemOf(const Refusal& refusal, const Outline& outline)
{
    const auto found = std::find_if(outline.problems.begin(), outline.problems.end(),
                                    [&](const Problem& p) { return p.range == refusal.range; });
    return found == outline.problems.end() ? nullptr : &*found;
}

std::string inWords(const Refusal& refusal, const JudgedText& judged)
{
    if (const Problem* problem = problemOf(refusal, judged.outline))
        return inWords(*problem, judged);
    const std::string found = foundAt(refusal.range, judged.text);
    switch (refusal.code) {
    case ErrorCode::noSql:
        return "There is no SQL in the text.";
    case ErrorCode::notSelect:
        return "Only queries can run here; " + asciiUppered(refusal.subject) + " is not one.";
    case ErrorCode::multipleStatements:
        return "A second statement begins here; exactly one is allowed.";
    case ErrorCode::comment:
        return "Comments are not allowed here.";
    case ErrorCode::forbiddenOperation:
        return "Only reading is allowed; " + quote(refusal.subject) + " can change data.";
    case ErrorCode::sideEffectFunction:
        return "The function " + refusal.subject + " is not allowed: it may do more than compute a value.";
    case ErrorCode::syntax:
        return "No statement begins with " + found + ".";
    default: // the guard's other codes all come with a problem
        return found + " cannot be parsed with certainty.";
    }
}

} // namespace

Finding findingOf(const Refusal& refusal, const JudgedText& judged)
{
    Finding made;
    made.rung = Rung::guard;
    made.code = refusal.code;
    made.range = refusal.range;
    made.message = refusal.message.empty() ? inWords(refusal, judged) : refusal.message;
    if (categoryOf(refusal.code) == Category::syntaxError)
        adviseOnSyntax(made, judged);
    else
        made.identifier = refusal.subject;
    if (refusal.code == ErrorCode::multipleStatements)
        made.fixes = soleStatements(judged);
    return made;
}

} // namespace querymend
