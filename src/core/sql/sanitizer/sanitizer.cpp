#include "sql/sanitizer/sanitizer.h"

#include "sql/sanitizer/stages.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

/// Applies the stages in turn, each to the result of the previous one.
class SanitizerRun {
public:
    SanitizerRun(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                 const SanitizerTarget& target)
        : m_text(text), m_tokens(&tokens), m_outline(outline), m_target(target), m_result(text)
    {}

    Sanitized run();

private:
    [[nodiscard]] SanitizerView view() const { return {m_text, *m_tokens, m_target}; }
    const Outline& outlined();
    const Outline& outlinedWithLimits();
    void pass();
    void apply(Changes changes);
    void undo(std::size_t notes);
    void read();
    void rowLimits();
    void noteClosingSemicolon();

    std::string_view m_text;
    const std::vector<Token>* m_tokens;
    const Outline& m_outline;
    const SanitizerTarget& m_target;
    std::vector<Token> m_ownTokens;
    std::optional<Outline> m_ownOutline; ///< of the current text
    Sanitized m_result;
};

namespace {

bool hasForeignBytes(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), [](char c) { return c < 0; });
}

bool mayNeedLimits(const SanitizerView& view)
{
    return std::any_of(view.tokens.begin(), view.tokens.end(), [&](const Token& token) {
        switch (token.keyword) {
        case Keyword::Limit:
            return view.target.rowLimit != RowLimitForm::limit || !view.target.limitComma;
        case Keyword::Fetch:
            return view.target.rowLimit == RowLimitForm::top
                || (view.target.rowLimit == RowLimitForm::limit && !view.target.fetchToo);
        default: // no other word begins a rewritten clause
            return false;
        }
    });
}

} // namespace

std::string_view describe(Rewrite rewrite)
{
    switch (rewrite) {
    case Rewrite::fence:
        return "Markdown fence removed";
    case Rewrite::invisibleCharacter:
        return "invisible character removed";
    case Rewrite::unicodeBlank:
        return "unusual space replaced";
    case Rewrite::typographicQuote:
        return "typographic quote made straight";
    case Rewrite::fullWidthSign:
        return "full-width character replaced";
    case Rewrite::markdownEscape:
        return "Markdown escape removed";
    case Rewrite::nameQuotes:
        return "name quoted as the dialect requires";
    case Rewrite::rowLimit:
        return "row limit written in the dialect's syntax";
    case Rewrite::closingSemicolon:
        return "closing semicolon removed";
    }
    return {};
}

std::string_view Sanitized::text() const
{
    return m_stages.empty() ? m_original : std::string_view(m_stages.back().text());
}

ByteRange Sanitized::toOriginal(ByteRange range) const
{
    for (auto stage = m_stages.rbegin(); stage != m_stages.rend(); ++stage)
        range = stage->toOriginal(range);
    return range;
}

void SanitizerRun::apply(Changes changes)
{
    if (changes.empty())
        return;
    std::vector<TextEdit> edits;
    for (Change& change : changes) {
        const ByteRange original = m_result.toOriginal(change.edit.range);
        m_result.notes.push_back(
            {change.rewrite, original, std::string(change.edit.range.of(m_text)), change.edit.replacement});
        edits.push_back(std::move(change.edit));
    }
    m_result.m_stages.emplace_back(m_text, std::move(edits));
    read();
}

/// Undoes the last stage and keeps only the first `notes` notes.
void SanitizerRun::undo(std::size_t notes)
{
    m_result.m_stages.pop_back();
    m_result.notes.resize(notes);
    read();
}

void SanitizerRun::read()
{
    m_text = m_result.text();
    m_ownTokens = lex(m_text, m_target.lex);
    m_tokens = &m_ownTokens;
    m_ownOutline.reset();
}

const Outline& SanitizerRun::outlined()
{
    if (!m_result.changed())
        return m_outline;
    if (!m_ownOutline)
        m_ownOutline = outlineOf(m_text, *m_tokens, m_target.syntax);
    return *m_ownOutline;
}

/// A dialect without LIMIT or FETCH takes the word for an alias; reads it as a clause if that leaves fewer problems.
const Outline& SanitizerRun::outlinedWithLimits()
{
    const Outline& plain = outlined();
    if (plain.problems.empty())
        return plain;
    SyntaxRules syntax = m_target.syntax;
    syntax.limitWithComma = true;
    for (const Keyword word : {Keyword::Limit, Keyword::Offset, Keyword::Fetch}) {
        syntax.notAliases.set(static_cast<std::size_t>(word));
        syntax.notTableAliases.set(static_cast<std::size_t>(word));
    }
    Outline wider = outlineOf(m_text, *m_tokens, syntax);
    if (wider.problems.size() >= plain.problems.size())
        return plain;
    m_ownOutline = std::move(wider);
    return *m_ownOutline;
}

void SanitizerRun::rowLimits()
{
    const std::vector<ForeignTop> tops = m_target.syntax.topClause ? std::vector<ForeignTop>() : foreignTops(view());
    if (!tops.empty()) {
        Changes removed;
        for (const ForeignTop& top : tops)
            removed.push_back({Rewrite::rowLimit, {top.range, {}}});
        const std::size_t noted = m_result.notes.size();
        apply(std::move(removed));
        Changes appended = appendedLimits(view(), outlined(), tops, m_result.failure);
        if (m_result.failure) { // its range is in the text before TOP was removed
            undo(noted);
            m_result.failure->range = m_result.toOriginal(m_result.failure->range);
            return;
        }
        apply(std::move(appended));
    }
    if (!mayNeedLimits(view()))
        return;
    Changes changes = limitChanges(view(), outlinedWithLimits(), m_result.failure);
    if (m_result.failure)
        m_result.failure->range = m_result.toOriginal(m_result.failure->range);
    else
        apply(std::move(changes));
}

void SanitizerRun::noteClosingSemicolon()
{
    const auto last = std::find_if(m_tokens->rbegin(), m_tokens->rend(), [](const Token& t) { return !t.isComment(); });
    if (last != m_tokens->rend() && last->kind == TokenKind::semicolon)
        m_result.notes.push_back({Rewrite::closingSemicolon, m_result.toOriginal(last->range()), ";", {}});
}

void SanitizerRun::pass()
{
    apply(fenceChanges(m_text));
    apply(escapeChanges(view()));
    if (hasForeignBytes(m_text)) {
        apply(quoteChanges(view()));
        apply(signChanges(view(), outlined()));
    }
    if (!m_target.lex.backtickNames)
        apply(backtickChanges(view()));
    if (!m_target.lex.bracketNames)
        apply(bracketChanges(view()));
    if (m_target.lex.doubleQuotesAreStrings)
        apply(doubleQuoteChanges(view()));
    rowLimits();
}

Sanitized SanitizerRun::run()
{
    // One rewrite may enable another; repeat until sanitizing the result would change nothing.
    constexpr int mostPasses = 4;
    std::size_t stages = 0;
    int passes = 0;
    do {
        stages = m_result.m_stages.size();
        pass();
    } while (!m_result.failure && m_result.m_stages.size() != stages && ++passes < mostPasses);
    if (passes == mostPasses && !m_result.failure)
        m_result.failure = SanitizerProblem{{0, static_cast<std::uint32_t>(m_result.m_original.size())},
                                            "text that changes with every rewrite"};
    noteClosingSemicolon();
    return std::move(m_result);
}

std::size_t tokenAt(const std::vector<Token>& tokens, std::uint32_t byte)
{
    const auto found = std::lower_bound(tokens.begin(), tokens.end(), byte,
                                        [](const Token& t, std::uint32_t at) { return t.begin < at; });
    return static_cast<std::size_t>(found - tokens.begin());
}

const ClauseSpan* clauseOf(const Scope& scope, Clause clause)
{
    const auto found = std::find_if(scope.clauses.begin(), scope.clauses.end(),
                                    [&](const ClauseSpan& c) { return c.clause == clause; });
    return found == scope.clauses.end() ? nullptr : &*found;
}

bool holdsTextWithin(const SanitizerView& view, std::size_t begin, std::size_t end)
{
    for (std::size_t i = tokenAt(view.tokens, static_cast<std::uint32_t>(begin));
         i < view.tokens.size() && view.tokens[i].begin <= end; ++i) {
        switch (view.tokens[i].kind) {
        case TokenKind::string:
        case TokenKind::quotedName:
        case TokenKind::unterminatedString:
        case TokenKind::unterminatedName:
            return true;
        default: // of all other kinds only comments hold text
            if (view.tokens[i].isComment())
                return true;
        }
    }
    return false;
}

bool onlyCommentsBetween(const SanitizerView& view, std::uint32_t from, std::uint32_t to)
{
    for (std::size_t i = tokenAt(view.tokens, from); i < view.tokens.size() && view.tokens[i].begin < to; ++i) {
        if (!view.tokens[i].isComment())
            return false;
    }
    return true;
}

bool endsApart(std::string_view text, std::uint32_t end)
{
    return end >= text.size() || std::string_view(" \t\r\n);").find(text[end]) != std::string_view::npos;
}

bool isBoundByPosition(std::string_view argument)
{
    return argument.find('?') != std::string_view::npos;
}

bool hasPositions(const SanitizerView& view, std::ptrdiff_t least)
{
    const auto isPosition = [&](const Token& token) {
        return token.kind == TokenKind::parameter && isBoundByPosition(token.text(view.text));
    };
    return std::count_if(view.tokens.begin(), view.tokens.end(), isPosition) >= least;
}

bool touches(std::string_view text, std::size_t begin, std::size_t end, char quote)
{
    return (begin > 0 && text[begin - 1] == quote) || (end < text.size() && text[end] == quote);
}

std::string quotedFor(const SanitizerTarget& target, std::string_view name)
{
    std::string out(1, target.openQuote);
    for (const char c : name) {
        if (c == target.closeQuote)
            out += c;
        out += c;
    }
    out += target.closeQuote;
    return out;
}

Sanitized sanitize(std::string_view text, const std::vector<Token>& tokens, const Outline& outline,
                   const SanitizerTarget& target)
{
    return SanitizerRun(text, tokens, outline, target).run();
}

} // namespace querymend
