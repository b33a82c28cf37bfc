#include "sql/guard/routinetext.h"

#include "base/ascii.h"
#include "base/names.h"
#include "sql/guard/secrets.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

class RoutineReading {
public:
    RoutineReading(std::string_view text, const LexRules& rules, std::span<const std::string> parameters)
        : m_text(text), m_tokens(lex(text, rules))
    {
        std::erase_if(m_tokens, [](const Token& token) {
            return token.isComment() && token.kind != TokenKind::executableComment;
        });
        for (const std::string& parameter : parameters)
            m_declared.insert(asciiLowered(parameter));
    }

    RoutineText read()
    {
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (kindAt(i) == TokenKind::op)
                m_made.operators.emplace_back(m_tokens[i].text(m_text));
            else if (isName(i))
                name(i);
        }
        for (std::size_t i = 0; i < m_tokens.size(); ++i) {
            if (isWord(i, "set"))
                assignments(i + 1);
        }
        return std::move(m_made);
    }

private:
    [[nodiscard]] TokenKind kindAt(std::size_t i) const
    {
        return i < m_tokens.size() ? m_tokens[i].kind : TokenKind::end;
    }
    [[nodiscard]] bool isName(std::size_t i) const
    {
        return kindAt(i) == TokenKind::word || kindAt(i) == TokenKind::quotedName;
    }
    [[nodiscard]] bool isWord(std::size_t i, std::string_view word) const
    {
        return kindAt(i) == TokenKind::word && asciiEqualsIgnoringCase(m_tokens[i].text(m_text), word);
    }
    [[nodiscard]] std::string lowered(std::size_t i) const { return asciiLowered(decoded(m_tokens[i], m_text)); }

    void name(std::size_t i)
    {
        UsedName made;
        made.name = decoded(m_tokens[i], m_text);
        if (i > 1 && kindAt(i - 1) == TokenKind::dot && isName(i - 2))
            made.qualifier = decoded(m_tokens[i - 2], m_text);
        made.called = kindAt(i + 1) == TokenKind::openParen;
        const bool isBare = kindAt(i) == TokenKind::word && !made.called && kindAt(i + 1) != TokenKind::dot
            && (i == 0 || kindAt(i - 1) != TokenKind::dot);
        if (isBare)
            m_made.words.insert(asciiLowered(made.name));
        m_made.names.push_back(std::move(made));
        if (isWord(i, "declare")) {
            for (std::size_t at = i + 1; isName(at); at += 2) {
                m_declared.insert(lowered(at));
                if (kindAt(at + 1) != TokenKind::comma)
                    break;
            }
        }
    }

    /// Reads SET a = 1, b = 2: each target is declared by the text, or is a session variable.
    void assignments(std::size_t at)
    {
        bool isTarget = true;
        int depth = 0;
        for (; at < m_tokens.size() && kindAt(at) != TokenKind::semicolon; ++at) {
            if (isTarget && isName(at))
                m_made.setsVariable = m_made.setsVariable || !m_declared.contains(lowered(at));
            else if (isTarget && kindAt(at) == TokenKind::variable)
                m_made.setsVariable = m_made.setsVariable || m_tokens[at].text(m_text).starts_with("@@");
            depth += kindAt(at) == TokenKind::openParen ? 1 : kindAt(at) == TokenKind::closeParen ? -1 : 0;
            isTarget = depth == 0 && kindAt(at) == TokenKind::comma;
        }
    }

    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::unordered_set<std::string> m_declared;
    RoutineText m_made;
};

} // namespace

bool RoutineText::saysAny(std::string_view list) const
{
    return std::any_of(words.begin(), words.end(), [&](const std::string& word) { return listNames(list, word); });
}

RoutineText readRoutineText(std::string_view text, const LexRules& rules, std::span<const std::string> parameters)
{
    return RoutineReading(text, rules, parameters).read();
}

std::optional<std::string> refusedName(const RoutineText& text, const FunctionLists& lists)
{
    for (const UsedName& used : text.names) {
        const bool isDenied = statusOf(lists, used.name) == FunctionStatus::denied
            || statusOf(lists, used.qualifier) == FunctionStatus::denied;
        if (used.called && isDenied)
            return used.qualifier.empty() ? used.name : used.qualifier + '.' + used.name;
        const CatalogRow* const row =
            used.called ? nullptr : catalogRowFor(lists.catalogs, used.qualifier, used.name, {});
        if (row && row->secrecy == Secrecy::everything)
            return used.qualifier.empty() ? used.name : used.qualifier + '.' + used.name;
        if (row && row->secrecy == Secrecy::someColumns
            && std::any_of(text.names.begin(), text.names.end(),
                           [&](const UsedName& other) { return listNames(row->columns, other.name); }))
            return used.name;
    }
    return std::nullopt;
}

} // namespace querymend
