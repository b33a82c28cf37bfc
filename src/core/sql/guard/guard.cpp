#include "sql/guard/guard.h"

#include "base/ascii.h"
#include "sql/guard/guardfindings.h"
#include "sql/outline/statementkinds.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <cstring>

namespace querymend {

namespace {

/// Sort key of a refusal: lower is more important.
int rankOf(ErrorCode code)
{
    constexpr std::array order{ErrorCode::noSql,
                               ErrorCode::multipleStatements,
                               ErrorCode::forbiddenOperation,
                               ErrorCode::sideEffectFunction,
                               ErrorCode::notSelect,
                               ErrorCode::unterminatedLiteral,
                               ErrorCode::notUnderstood,
                               ErrorCode::comment,
                               ErrorCode::unbalanced,
                               ErrorCode::syntax};
    return static_cast<int>(std::find(order.begin(), order.end(), code) - order.begin());
}

bool overlap(ByteRange a, ByteRange b)
{
    return a.begin < b.end && b.begin < a.end;
}

/// The first and last token other than semicolons and comments (executable ones count); null if there are none.
struct Extent {
    const Token* first = nullptr;
    const Token* last = nullptr;
};

Extent extentOf(const std::vector<Token>& tokens)
{
    const auto counts = [](const Token& t) {
        return t.kind == TokenKind::executableComment || (!t.isComment() && t.kind != TokenKind::semicolon);
    };
    const auto first = std::find_if(tokens.begin(), tokens.end(), counts);
    if (first == tokens.end())
        return {};
    const auto last = std::find_if(tokens.rbegin(), tokens.rend(), counts);
    return {&*first, &*last};
}

constexpr std::size_t longestSubject = 80;

bool isHarmless(Keyword verb)
{
    switch (verb) {
    case Keyword::Begin:
    case Keyword::Start:
    case Keyword::Use:
    case Keyword::Print:
    case Keyword::Help:
        return true;
    default: // no other word begins a harmless administrative statement
        return false;
    }
}

std::vector<const Token*> tokensWithin(const GuardInput& input, ByteRange range)
{
    std::vector<const Token*> out;
    auto token = std::lower_bound(input.tokens.begin(), input.tokens.end(), range.begin,
                                  [](const Token& t, std::uint32_t at) { return t.begin < at; });
    for (; token != input.tokens.end() && token->end <= range.end; ++token) {
        if (!token->isComment())
            out.push_back(&*token);
    }
    return out;
}

/// Whether PRAGMA name or PRAGMA name(argument) only reads: the name is in readingPragmas and nothing is assigned.
bool readsByPragma(const GuardInput& input, const Statement& statement)
{
    const std::vector<const Token*> words = tokensWithin(input, statement.range);
    const std::size_t at = words.size() > 3 && words[2]->kind == TokenKind::dot ? 3 : 1;
    if (words.size() <= at || !listNames(readingPragmas, words[at]->text(input.text)))
        return false;
    return words.size() == at + 1 || words[at + 1]->kind == TokenKind::openParen;
}

/// Whether EXPLAIN only describes: false if it also runs the statement (ANALYZE) or explains a forbidden one.
bool onlyDescribes(const GuardInput& input, const Statement& statement)
{
    const std::vector<const Token*> words = tokensWithin(input, statement.range);
    for (std::size_t i = 1; i < words.size(); ++i) {
        const Keyword word = words[i]->keyword;
        if (word == Keyword::Select || word == Keyword::With || word == Keyword::Values)
            return true;
        if (word == Keyword::Analyze || word == Keyword::Analyse || spellsForbiddenVerb(*words[i]))
            return false;
    }
    return true;
}

void judgeKind(const GuardInput& input, const Statement& statement, GuardFindings& findings)
{
    const std::string_view subject = text(statement.verb);
    switch (statement.kind) {
    case StatementKind::query:
        if (input.policy.statements == StatementPolicy::selectOnly && statement.verb != Keyword::Select
            && statement.verb != Keyword::With)
            findings.refuse(ErrorCode::notSelect, statement.range, subject);
        return;
    case StatementKind::explain:
        findings.refuse(onlyDescribes(input, statement) ? ErrorCode::notSelect : ErrorCode::forbiddenOperation,
                        statement.range, subject);
        return;
    case StatementKind::administration:
        if (isHarmless(statement.verb) || (statement.verb == Keyword::Pragma && readsByPragma(input, statement))) {
            findings.refuse(ErrorCode::notSelect, statement.range, subject);
            return;
        }
        findings.refuse(ErrorCode::forbiddenOperation, statement.range, subject);
        return;
    case StatementKind::dataChange:
    case StatementKind::definition:
        findings.refuse(ErrorCode::forbiddenOperation, statement.range, subject);
        return;
    case StatementKind::unknownWord: {
        const std::vector<const Token*> words = tokensWithin(input, statement.range);
        if (!words.empty())
            findings.refuse(ErrorCode::syntax, words.front()->range());
        return;
    }
    }
}

void judgeStatements(const GuardInput& input, GuardFindings& findings)
{
    const std::vector<Statement>& statements = input.outline.statements;
    // Semicolons in the body of CREATE TRIGGER or FUNCTION separate no statements, and neither do words
    // inside a statement that is itself forbidden: UPDATE t SET x = 1.
    const bool parted = std::any_of(statements.begin(), statements.end(), [&](const Statement& s) {
        return &s != &statements.front() && (s.bySeparator || statements.front().kind == StatementKind::query);
    });
    if (parted && statements.front().verb != Keyword::Create)
        findings.refuse(ErrorCode::multipleStatements, statements[1].range);
    for (std::size_t i = 0; i < std::min(statements.size(), GuardFindings::mostPerCode); ++i)
        judgeKind(input, statements[i], findings);
}

void judgeEffects(const GuardInput& input, GuardFindings& findings)
{
    for (const StatementEffect& effect : input.outline.effects)
        findings.refuse(ErrorCode::forbiddenOperation, effect.range);
}

ErrorCode codeOf(ProblemKind kind)
{
    switch (kind) {
    case ProblemKind::unclosed:
    case ProblemKind::unopened:
        return ErrorCode::unbalanced;
    case ProblemKind::unterminated:
        return ErrorCode::unterminatedLiteral;
    case ProblemKind::unknownByte:
    case ProblemKind::tooDeep:
        return ErrorCode::notUnderstood;
    case ProblemKind::expectedExpression:
    case ProblemKind::expectedName:
    case ProblemKind::expectedQuery:
    case ProblemKind::expectedWord:
    case ProblemKind::expectedParenthesis:
    case ProblemKind::unnamedDerivedTable:
    case ProblemKind::unsupported:
    case ProblemKind::unknownRegion:
        break;
    }
    return ErrorCode::syntax;
}

/// In a region that the outline cannot explain, a forbidden verb followed by an object is taken at face value.
void judgeUnknownRegion(const GuardInput& input, ByteRange region, GuardFindings& findings)
{
    const std::vector<const Token*> words = tokensWithin(input, region);
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const TokenKind next = words[i + 1]->kind;
        const bool hasObject = next == TokenKind::word || next == TokenKind::quotedName || next == TokenKind::string
            || next == TokenKind::variable;
        const bool isName = i > 0 && (words[i - 1]->kind == TokenKind::dot || words[i - 1]->keyword == Keyword::As);
        if (hasObject && !isName && spellsForbiddenVerb(*words[i]))
            findings.refuse(ErrorCode::forbiddenOperation, words[i]->range());
    }
}

void judgeProblems(const GuardInput& input, GuardFindings& findings)
{
    for (const Problem& problem : input.outline.problems) {
        if (problem.kind == ProblemKind::unknownRegion)
            judgeUnknownRegion(input, problem.range, findings);
        findings.refuse(codeOf(problem.kind), problem.range);
    }
}

/// Returns false if an engine might read the text differently.
bool judgeText(const GuardInput& input, GuardFindings& findings)
{
    const std::size_t nul = input.text.find('\0');
    if (nul != std::string_view::npos && nul < longestText)
        findings.refuse(ErrorCode::notUnderstood,
                        {static_cast<std::uint32_t>(nul), static_cast<std::uint32_t>(nul + 1)});
    if (input.text.size() > longestText)
        findings.refuse(ErrorCode::notUnderstood, {0, 1});
    for (const Token& token : input.tokens) {
        if (token.kind == TokenKind::executableComment)
            findings.refuse(ErrorCode::notUnderstood, token.range());
    }
    return !findings.has(ErrorCode::notUnderstood);
}

void judgeComments(const GuardInput& input, GuardFindings& findings)
{
    if (input.policy.comments == CommentPolicy::strip)
        return;
    for (const ByteRange comment : input.outline.comments)
        findings.refuse(ErrorCode::comment, comment);
}

/// Whether a token after an unreadable position makes the text unfit for an engine: a forbidden verb, a call of
/// a function not known to be safe, or a possible file name.
bool isSuspect(const GuardInput& input, std::size_t index)
{
    const Token& token = input.tokens[index];
    if (spellsForbiddenVerb(token) || (input.syntax.fileSources && token.kind == TokenKind::string))
        return true;
    const bool isName = token.kind == TokenKind::quotedName
        || (token.kind == TokenKind::word && !contains(input.syntax.notNames, token.keyword));
    std::size_t next = index + 1;
    while (next < input.tokens.size() && input.tokens[next].isComment())
        ++next;
    return isName && next < input.tokens.size() && input.tokens[next].kind == TokenKind::openParen
        && statusOf(input.functions, decoded(token, input.text)) != FunctionStatus::allowed;
}

bool isUnclear(const GuardInput& input, const std::vector<Refusal>& refusals)
{
    const auto isSyntax = [](const Refusal& r) { return r.code == ErrorCode::syntax; };
    if (refusals.empty() || !std::all_of(refusals.begin(), refusals.end(), isSyntax)
        || input.outline.statements.size() != 1 || input.outline.statements.front().kind != StatementKind::query)
        return false;
    const std::uint32_t from = refusals.front().range.begin;
    for (std::size_t i = 0; i < input.tokens.size(); ++i) {
        if (input.tokens[i].begin >= from && isSuspect(input, i))
            return false;
    }
    return true;
}

EditedText onlyStatement(const GuardInput& input, Extent extent)
{
    std::vector<TextEdit> edits;
    const auto size = static_cast<std::uint32_t>(input.text.size());
    if (extent.first->begin > 0)
        edits.push_back({{0, extent.first->begin}, {}});
    for (const ByteRange comment : input.outline.comments) {
        if (comment.begin > extent.first->begin && comment.end < extent.last->end)
            edits.push_back({comment, " "});
    }
    if (extent.last->end < size)
        edits.push_back({{extent.last->end, size}, {}});
    return {input.text, std::move(edits)};
}

} // namespace

void GuardFindings::refuse(ErrorCode code, ByteRange range, std::string_view subject)
{
    std::size_t& count = m_count[static_cast<std::size_t>(code)];
    const auto covers = [&](const Refusal& r) { return r.code == code && overlap(r.range, range); };
    if (count >= mostPerCode || std::any_of(m_refusals.begin(), m_refusals.end(), covers))
        return;
    ++count;
    m_refusals.push_back({code, range, std::string(subject.substr(0, longestSubject))});
}

void GuardFindings::refuse(ErrorCode code, ByteRange range)
{
    refuse(code, range, range.of(m_text));
}

std::vector<Refusal> GuardFindings::inOrder() &&
{
    std::stable_sort(m_refusals.begin(), m_refusals.end(), [](const Refusal& a, const Refusal& b) {
        const int x = rankOf(a.code);
        const int y = rankOf(b.code);
        return x != y ? x < y : a.range.begin < b.range.begin;
    });
    return std::move(m_refusals);
}

GuardVerdict judge(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                   const LexRules& lexRules, const SyntaxRules& syntaxRules, const FunctionLists& functions,
                   const GuardPolicy& policy)
{
    const GuardInput input{text, tokens, outline, lexRules, syntaxRules, functions, policy};
    GuardVerdict verdict;
    GuardFindings findings(text);
    const Extent extent = extentOf(tokens);
    const bool readable = judgeText(input, findings);
    if (readable && !extent.first) {
        findings.refuse(ErrorCode::noSql, {0, static_cast<std::uint32_t>(std::min(text.size(), longestText))}, {});
    } else if (readable) {
        judgeStatements(input, findings);
        judgeEffects(input, findings);
        judgeCalls(input, findings, verdict.unlisted);
        judgeSources(input, findings);
        refuseByTokens(input, findings);
        judgeProblems(input, findings);
    }
    judgeComments(input, findings);
    verdict.refusals = std::move(findings).inOrder();
    verdict.unclear = isUnclear(input, verdict.refusals);
    if (extent.first && (verdict.refusals.empty() || verdict.unclear))
        verdict.statement = onlyStatement(input, extent);
    return verdict;
}

} // namespace querymend
