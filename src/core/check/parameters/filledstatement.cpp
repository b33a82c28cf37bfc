#include "check/parameters/filledstatement.h"

#include "base/ascii.h"
#include "sql/parameters/namedparameters.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace querymend {

namespace {

/// A text with its tokens, read one after the other.
class TokenReading {
public:
    TokenReading(std::string_view text, const LexRules& rules) : m_text(text), m_tokens(lex(text, rules)) {}

    [[nodiscard]] bool atEnd() const { return m_at == m_tokens.size(); }
    [[nodiscard]] bool isBefore(std::uint32_t place) const { return !atEnd() && m_tokens[m_at].begin < place; }
    void skip() { ++m_at; }
    /// Steps over a token of each text, if they are the same.
    [[nodiscard]] bool stepWith(TokenReading& other)
    {
        if (atEnd() || other.atEnd())
            return false;
        const Token& one = m_tokens[m_at++];
        const Token& two = other.m_tokens[other.m_at++];
        return one.kind == two.kind && one.quoting == two.quoting && one.text(m_text) == two.text(other.m_text);
    }

private:
    std::string_view m_text;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
};

bool needsNoBlank(char c)
{
    return asciiIsSpace(c) || std::string_view("()[],;").find(c) != std::string_view::npos;
}

/// Keeps a value apart from the words, signs and quotes beside it.
std::string keptApart(std::string literal, std::string_view statement, ByteRange range)
{
    if (range.begin > 0 && !needsNoBlank(statement[range.begin - 1]))
        literal.insert(0, 1, ' ');
    if (range.end < statement.size() && !needsNoBlank(statement[range.end]))
        literal += ' ';
    return literal;
}

class StatementFilling {
public:
    StatementFilling(std::string_view statement, const ParameterValues& values, const Dialect& dialect)
        : m_statement(statement), m_values(values), m_dialect(dialect)
    {}

    Result<EditedText, FillProblem> fill()
    {
        std::vector<TextEdit> edits;
        for (const NamedParameter& parameter : namedParametersIn(m_statement, m_dialect.lex, m_dialect.syntax)) {
            const auto value = m_values.find(parameter.name);
            if (value == m_values.end())
                continue;
            auto written = spelled(parameter, value->second);
            if (!written)
                return Failure{FillProblem{parameter.name, written.error()}};
            edits.push_back({parameter.range, keptApart(std::move(written).value(), m_statement, parameter.range)});
        }
        EditedText filled(m_statement, edits);
        const TextEdit* const joined = firstJoined(edits);
        if (const TextEdit* const misread = joined ? joined : firstMisread(edits, filled.text()))
            return Failure{
                FillProblem{std::string(misread->range.of(m_statement).substr(1)), ParameterProblem::noPlace}};
        return filled;
    }

private:
    [[nodiscard]] Result<std::string, ParameterProblem> spelled(const NamedParameter& parameter,
                                                                const ParameterValue& value) const
    {
        if (isList(value.type) && parameter.list == ListPlace::none)
            return Failure{ParameterProblem::listOutsideIn};
        auto literal = literalOf(value, m_dialect);
        if (literal && parameter.list == ListPlace::afterIn)
            return '(' + *literal + ')';
        return literal;
    }

    /// The first text that would become one with a text beside it: 'a' 'b' is 'ab' in some dialects. Null if none does.
    [[nodiscard]] const TextEdit* firstJoined(const std::vector<TextEdit>& edits) const
    {
        if (!m_dialect.syntax.adjacentStrings)
            return nullptr;
        const auto isText = [](const Token& token) { return token.kind == TokenKind::string; };
        std::vector<Token> tokens = lex(m_statement, m_dialect.lex);
        std::erase_if(tokens, [](const Token& token) { return token.isComment(); });
        for (const TextEdit& edit : edits) {
            const std::vector<Token> written = lex(edit.replacement, m_dialect.lex);
            const auto place = std::partition_point(tokens.begin(), tokens.end(),
                                                    [&](const Token& token) { return token.begin < edit.range.begin; });
            const auto next =
                std::find_if(place, tokens.end(), [&](const Token& token) { return token.begin >= edit.range.end; });
            if ((place != tokens.begin() && isText(*(place - 1)) && isText(written.front()))
                || (next != tokens.end() && isText(*next) && isText(written.back())))
                return &edit;
        }
        return nullptr;
    }

    /// The first edit that is not read as it is alone, or after which something is read in another way than before;
    /// null if there is none.
    [[nodiscard]] const TextEdit* firstMisread(const std::vector<TextEdit>& edits, std::string_view filled) const
    {
        TokenReading before(m_statement, m_dialect.lex);
        TokenReading after(filled, m_dialect.lex);
        for (const TextEdit& edit : edits) {
            while (before.isBefore(edit.range.begin)) {
                if (!before.stepWith(after))
                    return &edit;
            }
            TokenReading alone(edit.replacement, m_dialect.lex);
            while (!alone.atEnd()) {
                if (!alone.stepWith(after))
                    return &edit;
            }
            while (before.isBefore(edit.range.end))
                before.skip();
        }
        while (!before.atEnd() && !edits.empty()) {
            if (!before.stepWith(after))
                return &edits.back();
        }
        return edits.empty() || after.atEnd() ? nullptr : &edits.back();
    }

    std::string_view m_statement;
    const ParameterValues& m_values;
    const Dialect& m_dialect;
};

} // namespace

Result<EditedText, FillProblem> filledStatement(std::string_view statement, const ParameterValues& values,
                                                const Dialect& dialect)
{
    return StatementFilling(statement, values, dialect).fill();
}

} // namespace querymend
