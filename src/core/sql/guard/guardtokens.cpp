// The guard's second line of defence: searches the tokens for what is forbidden, however the outline read them.

#include "sql/guard/guardfindings.h"

#include "base/ascii.h"
#include "sql/guard/filenames.h"
#include "sql/tokens/lexer.h"
#include "sql/tokens/tokentests.h"

#include <algorithm>

namespace querymend {

namespace {

class TokenNet {
public:
    TokenNet(const GuardInput& input, GuardFindings& findings)
        : m_input(input), m_findings(findings), m_names(input.outline), m_readsFieldsAsCalls(input.syntax.fieldCalls)
    {}

    void run();

private:
    using Index = std::size_t;

    [[nodiscard]] const Token& at(Index index) const { return index < size() ? m_input.tokens[index] : m_none; }
    [[nodiscard]] Index size() const { return m_input.tokens.size(); }
    [[nodiscard]] Index after(Index index) const;
    [[nodiscard]] Keyword keywordAfter(Index index) const { return at(after(index)).keyword; }
    void visit(Index index);
    void word(Index index);
    void called(Index index, const Token& next);
    void fieldNotation(Index index);
    void packageName(Index index);
    void namedOperator(Index index);
    void into(Index index);
    void locking(Index index);
    void sequence(Index index);
    void hint(const Token& comment);
    void bits(const Token& token);
    void file(Index index);
    void fileName(Index index);
    [[nodiscard]] bool followsTableWord() const;
    [[nodiscard]] bool isDenied(std::string_view name) const;
    [[nodiscard]] bool isDeniedName(const Token& token) const;
    [[nodiscard]] bool isProvenNoCall(Index index, Index paren);
    [[nodiscard]] bool holdsOnlyNames(Index paren) const;
    [[nodiscard]] bool namesSource(const Token& token);
    [[nodiscard]] ByteRange span(Index from, Index to) const { return {at(from).begin, at(to).end}; }

    const GuardInput& m_input;
    GuardFindings& m_findings;
    NamesInUse m_names;
    bool m_readsFieldsAsCalls; ///< PostgreSQL, but not DuckDB
    Token m_none;
    Index m_previous = static_cast<Index>(-1);
};

void TokenNet::run()
{
    for (Index index = 0; index < size(); ++index) {
        const Token& token = m_input.tokens[index];
        if (token.isComment()) {
            hint(token);
            continue;
        }
        visit(index);
        m_previous = index;
    }
}

TokenNet::Index TokenNet::after(Index index) const
{
    do
        ++index;
    while (index < size() && m_input.tokens[index].isComment());
    return index;
}

void TokenNet::visit(Index index)
{
    const Token& token = m_input.tokens[index];
    switch (token.kind) {
    case TokenKind::word:
        word(index);
        break;
    case TokenKind::quotedName:
        if (at(index + 1).kind == TokenKind::openParen || at(index + 1).isComment()) {
            const Token& next = at(after(index));
            if (next.kind == TokenKind::openParen)
                called(index, next);
        }
        if (m_input.syntax.packages)
            packageName(index);
        if (m_readsFieldsAsCalls)
            fieldNotation(index);
        if (m_input.syntax.fileSources)
            fileName(index);
        break;
    case TokenKind::variable:
        if (at(after(index)).kind == TokenKind::op && at(after(index)).text(m_input.text) == ":=")
            m_findings.refuse(ErrorCode::forbiddenOperation, span(index, after(index)));
        break;
    case TokenKind::string:
        if (token.quoting == Quoting::bits)
            bits(token);
        if (m_input.syntax.fileSources)
            file(index);
        break;
    case TokenKind::op:
        if (m_input.syntax.remoteLinks && token.text(m_input.text) == "@")
            m_findings.refuse(ErrorCode::forbiddenOperation, token.range());
        break;
    case TokenKind::unknown:
        m_findings.refuse(ErrorCode::notUnderstood, token.range());
        break;
    default: // no other kind is dangerous by itself
        break;
    }
}

void TokenNet::word(Index index)
{
    const Token& token = m_input.tokens[index];
    const Token& next = at(index + 1);
    if (next.kind == TokenKind::openParen) {
        called(index, next);
    } else if (next.isComment()) {
        const Token& beyond = at(after(index));
        if (beyond.kind == TokenKind::openParen)
            called(index, beyond);
    }
    switch (token.keyword) {
    case Keyword::Into:
        into(index);
        break;
    case Keyword::For:
        locking(index);
        break;
    case Keyword::Next:
        sequence(index);
        break;
    case Keyword::Operator:
        namedOperator(index);
        break;
    default: // only these words matter without a parenthesis after them
        break;
    }
    if (m_input.syntax.packages)
        packageName(index);
    if (m_readsFieldsAsCalls)
        fieldNotation(index);
    if (m_input.syntax.fileSources)
        fileName(index);
}

bool TokenNet::isDenied(std::string_view name) const
{
    return statusOf(m_input.functions, name) == FunctionStatus::denied;
}

bool TokenNet::isDeniedName(const Token& token) const
{
    const std::string_view spelled = token.text(m_input.text);
    if (token.kind == TokenKind::word)
        return isDenied(spelled);
    if (token.quoting == Quoting::unicode || spelled.size() < 2)
        return isDenied(decoded(token, m_input.text));
    // No denied name contains a quote, so a name with doubled quotes cannot be one.
    return isDenied(spelled.substr(1, spelled.size() - 2));
}

void TokenNet::called(Index index, const Token& next)
{
    const Token& token = m_input.tokens[index];
    if (!isDeniedName(token))
        return;
    const auto paren = static_cast<Index>(&next - m_input.tokens.data());
    if (!isProvenNoCall(index, paren))
        m_findings.refuse(ErrorCode::sideEffectFunction, token.range(), decoded(token, m_input.text));
}

/// Whether an apparent call is none: after AS, the sampling method SYSTEM, the operator GLOB, or a CTE or alias in the
/// outline with only names in its parentheses.
bool TokenNet::isProvenNoCall(Index index, Index paren)
{
    const Token& token = m_input.tokens[index];
    const Token& previous = at(m_previous);
    if (previous.keyword == Keyword::As)
        return true;
    if (token.keyword == Keyword::System)
        return previous.keyword == Keyword::Tablesample || previous.keyword == Keyword::Sample;
    if (token.keyword == Keyword::Glob && contains(m_input.syntax.operatorWords, Keyword::Glob))
        return endsOperand(previous) || previous.keyword == Keyword::Not;
    return m_names.isCteOrAlias(token.range()) && holdsOnlyNames(paren);
}

bool TokenNet::holdsOnlyNames(Index paren) const
{
    Index index = after(paren);
    while (isName(at(index))) {
        index = after(index);
        if (at(index).kind == TokenKind::closeParen)
            return true;
        if (at(index).kind != TokenKind::comma)
            return false;
        index = after(index);
    }
    return false;
}

/// Refuses denied functions in field notation: PostgreSQL reads (x).f as f(x).
void TokenNet::fieldNotation(Index index)
{
    const Token& previous = at(m_previous);
    if (previous.kind != TokenKind::dot || m_previous == 0 || at(m_previous - 1).kind != TokenKind::closeParen)
        return;
    if (isDeniedName(m_input.tokens[index]))
        m_findings.refuse(ErrorCode::sideEffectFunction, m_input.tokens[index].range());
}

/// Refuses denied Oracle packages, which need no parentheses: DBMS_FLASHBACK.GET_SYSTEM_CHANGE_NUMBER.
void TokenNet::packageName(Index index)
{
    const Token& token = m_input.tokens[index];
    if (token.keyword == Keyword::Nextval && at(m_previous).kind == TokenKind::dot)
        m_findings.refuse(ErrorCode::forbiddenOperation, token.range());
    if (at(after(index)).kind == TokenKind::dot && isDeniedName(token) && !namesSource(token))
        m_findings.refuse(ErrorCode::sideEffectFunction, token.range());
}

/// Whether the token is the name or alias of a source, or begins a qualified one.
bool TokenNet::namesSource(const Token& token)
{
    return m_names.isExposed(decoded(token, m_input.text)) || m_names.beginsSource(token.range());
}

/// Refuses OPERATOR(schema.+) outside pg_catalog: it calls whatever function implements that operator.
void TokenNet::namedOperator(Index index)
{
    const Index open = after(index);
    const Token& schema = at(after(open));
    if (at(open).kind != TokenKind::openParen || !isName(schema) || at(after(after(open))).kind != TokenKind::dot)
        return;
    if (at(after(after(after(open)))).kind == TokenKind::op
        && !asciiEqualsIgnoringCase(decoded(schema, m_input.text), "pg_catalog"))
        m_findings.refuse(ErrorCode::notUnderstood, span(index, after(after(after(open)))));
}

/// Refuses INTO, except as a name (only after a dot or AS, being reserved everywhere) or in DuckDB's UNPIVOT.
void TokenNet::into(Index index)
{
    const Token& previous = at(m_previous);
    const bool unpivots = m_input.syntax.fromFirst && keywordAfter(index) == Keyword::Name;
    if (previous.kind != TokenKind::dot && previous.keyword != Keyword::As && !unpivots)
        m_findings.refuse(ErrorCode::forbiddenOperation, m_input.tokens[index].range());
}

void TokenNet::locking(Index index)
{
    const Index what = after(index);
    const Keyword strength = at(what).keyword;
    const bool two = (strength == Keyword::No && keywordAfter(what) == Keyword::Key)
        || (strength == Keyword::Key && keywordAfter(what) == Keyword::Share);
    const bool one = strength == Keyword::Update || strength == Keyword::Share;
    const TokenKind beyond = at(after(what)).kind;
    const bool ends = beyond == TokenKind::end || beyond == TokenKind::word || beyond == TokenKind::semicolon;
    // A closing parenthesis may end a subquery or SUBSTRING(x FOR update): the outline tells these apart.
    if (two || (one && ends))
        m_findings.refuse(ErrorCode::forbiddenOperation, span(index, what));
}

void TokenNet::sequence(Index index)
{
    const Index value = after(index);
    if (at(value).keyword == Keyword::Value && keywordAfter(value) == Keyword::For)
        m_findings.refuse(ErrorCode::forbiddenOperation, span(index, after(value)));
}

/// Refuses bad digits: X'…' takes hexadecimal digits, B'…' zeros and ones.
void TokenNet::bits(const Token& token)
{
    const std::string_view spelled = token.text(m_input.text);
    const std::string_view digits = asciiLower(spelled.front()) == 'x' ? "0123456789abcdefABCDEF" : "01";
    if (!m_input.lex.stringsContinueOverLines && spelled.find_first_not_of(digits, 2) != spelled.size() - 1)
        m_findings.refuse(ErrorCode::syntax, token.range());
}

/// Whether the previous word must be followed by a table. FROM does not count: EXTRACT and TRIM use it too.
bool TokenNet::followsTableWord() const
{
    switch (at(m_previous).keyword) {
    case Keyword::Join:
    case Keyword::Table:
    case Keyword::Pivot:
    case Keyword::PivotLonger:
    case Keyword::PivotWider:
    case Keyword::Summarize:
    case Keyword::Unpivot:
        return true;
    default: // every other word
        return false;
    }
}

void TokenNet::file(Index index)
{
    if (followsTableWord())
        m_findings.refuse(ErrorCode::forbiddenOperation, m_input.tokens[index].range());
}

/// Refuses a possible file name where a table must follow; judgeSources checks the sources of the outline.
void TokenNet::fileName(Index index)
{
    if (!followsTableWord() || m_names.beginsSource(at(index).range()))
        return;
    std::string name = decoded(at(index), m_input.text);
    Index last = index;
    while (at(after(last)).kind == TokenKind::dot && isName(at(after(after(last))))) {
        last = after(after(last));
        name += '.' + decoded(at(last), m_input.text);
    }
    if (mayNameFile(name))
        m_findings.refuse(ErrorCode::forbiddenOperation, span(index, last), name);
}

/// Refuses MySQL optimizer hints that lift limits or set variables. They would be stripped as comments, but a text
/// that tries is not admitted.
void TokenNet::hint(const Token& comment)
{
    const std::string_view spelled = comment.text(m_input.text);
    if (!m_input.lex.executableComments || spelled.substr(0, 3) != "/*+")
        return;
    const std::string folded = asciiLowered(spelled);
    for (const std::string_view name : {"set_var", "max_execution_time", "resource_group"}) {
        if (folded.find(name) != std::string::npos)
            m_findings.refuse(ErrorCode::forbiddenOperation, comment.range());
    }
}

} // namespace

void refuseByTokens(const GuardInput& input, GuardFindings& findings)
{
    TokenNet(input, findings).run();
}

} // namespace querymend
