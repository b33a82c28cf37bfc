#include "check/syntaxadvice.h"

#include "base/ascii.h"
#include "check/foreignsyntax.h"
#include "check/problemfixes.h"
#include "schema/editdistance.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <string>

namespace querymend {

namespace {

constexpr double keywordConfidence = 0.8;

/// The keywords that give a query its structure; these are often misspelt.
constexpr std::array<std::string_view, 28> clauseWords{
    "select", "from",  "where", "group",  "order",     "having", "join",    "left",     "right",  "inner",
    "outer",  "cross", "union", "except", "intersect", "limit",  "offset",  "distinct", "values", "with",
    "as",     "and",   "or",    "on",     "by",        "case",   "between", "recursive"};

/// The clause keyword at edit distance 1. Of words too short to tell, only those whose letters changed places.
std::optional<std::string> meantKeyword(std::string_view word)
{
    constexpr std::size_t shortestWord = 4;
    constexpr std::size_t shortestSwapped = 3;
    const std::string lower = asciiLowered(word);
    for (const std::string_view candidate : clauseWords) {
        if (lower == candidate || candidate.size() < shortestSwapped || lower.size() < shortestSwapped
            || editDistance(lower, candidate, 1) != 1)
            continue;
        const bool isSwapped = std::ranges::is_permutation(lower, candidate);
        if (isSwapped || (lower.size() >= shortestWord && candidate.size() >= shortestWord))
            return asciiUppered(candidate);
    }
    return std::nullopt;
}

/// The token at an offset, and the last two before it that are not comments.
struct Neighbours {
    const Token* at = nullptr;
    const Token* before = nullptr;
    const Token* beforeThat = nullptr;
};

Neighbours around(std::uint32_t byte, const std::vector<Token>& tokens)
{
    Neighbours found;
    auto token = std::lower_bound(tokens.begin(), tokens.end(), byte,
                                  [](const Token& t, std::uint32_t b) { return t.end <= b; });
    if (token != tokens.end())
        found.at = &*token;
    while (token != tokens.begin() && !found.beforeThat) {
        --token;
        if (token->isComment())
            continue;
        (found.before ? found.beforeThat : found.before) = &*token;
    }
    return found;
}

void replace(Finding& finding, const Token& token, std::string by, std::string reason, double confidence)
{
    finding.fixes.push_back({{{token.range(), std::move(by)}}, std::move(reason), confidence});
}

/// How far a text can be read.
enum class Reading : std::uint8_t { noFurther, further, whole };

Reading readingAfter(const TextEdit& edit, std::uint32_t problem, const JudgedText& judged)
{
    const std::string text = EditedText(judged.text, {edit}).text();
    const Outline outline = outlineOf(text, judged.dialect.lex, judged.dialect.syntax);
    if (outline.problems.empty())
        return Reading::whole;
    const std::size_t reached = problem + edit.replacement.size() - edit.range.size();
    return outline.problems.front().range.begin > reached ? Reading::further : Reading::noFurther;
}

/// Takes a word for a misspelt keyword if the text can then be read further.
Reading adviseOnKeyword(Finding& finding, const Token* token, const JudgedText& judged)
{
    if (!token || token->kind != TokenKind::word || token->keyword != Keyword::None)
        return Reading::noFurther;
    const std::string written(token->text(judged.text));
    std::optional<std::string> keyword = meantKeyword(written);
    if (!keyword)
        return Reading::noFurther;
    const Reading reading = readingAfter({token->range(), *keyword}, finding.range.begin, judged);
    if (reading == Reading::noFurther)
        return reading;
    finding.identifier = written;
    finding.range = token->range();
    const std::string reason = "a misspelt " + *keyword;
    finding.suggestions.push_back({*keyword, {}, reason});
    replace(finding, *token, *keyword, reason, keywordConfidence);
    return reading;
}

} // namespace

void adviseOnSyntax(Finding& finding, const JudgedText& judged)
{
    // A misspelt keyword was read as a name, so the error shows up after it: `FORM t`.
    const auto [at, before, beforeThat] = around(finding.range.begin, judged.tokens);
    for (const Token* const token : {before, at, beforeThat}) {
        const Reading reading = adviseOnKeyword(finding, token, judged);
        if (reading == Reading::whole)
            return;
        if (reading == Reading::further)
            break;
    }
    std::ranges::move(syntaxFixes(judged), std::back_inserter(finding.fixes));
    if (before && before->keyword == Keyword::As && at && contains(judged.dialect.syntax.notNames, at->keyword))
        replace(finding, *at, quoted(judged.dialect, at->text(judged.text)),
                "a reserved word needs quotes to be used as a name", keywordConfidence);
    std::ranges::move(problemFixes(judged), std::back_inserter(finding.fixes));
}

} // namespace querymend
