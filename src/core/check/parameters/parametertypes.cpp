#include "check/parameters/parametertypes.h"

#include "base/ascii.h"
#include "base/names.h"
#include "check/faultsight.h"
#include "check/valuekind.h"
#include "sql/outline/outline.h"
#include "sql/parameters/namedparameters.h"
#include "sql/parameters/parameterstandins.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

namespace querymend {

namespace {

/// Functions of any dialect whose result is a number.
constexpr std::string_view numberFunctions =
    "abs avg char_length count datediff day extract julianday len length month "
    "round sum year";

ParameterType typeOf(std::string_view declared)
{
    const std::string lowered = asciiLowered(declared);
    switch (valueKindOf(declared)) {
    case ValueKind::integer:
    case ValueKind::bigInteger:
    case ValueKind::fraction:
        return ParameterType::number;
    case ValueKind::truth:
        return ParameterType::truth;
    case ValueKind::moment:
        if (lowered.find("datetime") != std::string::npos || lowered.find("timestamp") != std::string::npos)
            return ParameterType::timestamp;
        return lowered.find("date") != std::string::npos ? ParameterType::date : ParameterType::text;
    case ValueKind::unknown:
    case ValueKind::text:
        break;
    }
    return ParameterType::text;
}

class TypeGuessing {
public:
    TypeGuessing(std::string_view statement, const Dialect& dialect, const Catalog* catalog)
        : m_parameters(namedParametersIn(statement, dialect.lex, dialect.syntax)),
          m_readable(statement, dialect.lex, dialect.syntax), m_tokens(lex(m_readable.text(), dialect.lex)),
          m_outline(outlineOf(m_readable.text(), m_tokens, dialect.syntax))
    {
        if (catalog && !m_parameters.empty())
            m_sight.emplace(FaultQuery{m_readable.text(), m_tokens, m_outline, dialect, *catalog});
        std::erase_if(m_tokens, [](const Token& token) { return token.isComment(); });
    }

    std::map<std::string, ParameterType, std::less<>> guess()
    {
        std::map<std::string, ParameterType, std::less<>> types;
        for (const NamedParameter& parameter : m_parameters) {
            const auto guessed = typeOfPlace(parameter);
            if (guessed)
                types.emplace(parameter.name, *guessed); // the first place that tells decides
        }
        for (const NamedParameter& parameter : m_parameters)
            types.emplace(parameter.name,
                          parameter.list == ListPlace::afterIn ? ParameterType::texts : ParameterType::text);
        return types;
    }

private:
    using Place = std::size_t;
    static constexpr Place none = static_cast<Place>(-1);

    [[nodiscard]] Keyword keywordAt(Place at) const
    {
        return at < m_tokens.size() && m_tokens[at].kind == TokenKind::word ? m_tokens[at].keyword : Keyword::None;
    }
    [[nodiscard]] TokenKind kindAt(Place at) const { return at < m_tokens.size() ? m_tokens[at].kind : TokenKind::end; }

    [[nodiscard]] bool comparesAt(Place at) const
    {
        constexpr std::string_view signs = "= == <> != < <= > >= <=>";
        return kindAt(at) == TokenKind::op && listNames(signs, m_tokens[at].text(m_readable.text()));
    }

    std::optional<ParameterType> typeOfPlace(const NamedParameter& parameter)
    {
        const auto firstFrom = [this](std::uint32_t offset) {
            return static_cast<Place>(std::partition_point(m_tokens.begin(), m_tokens.end(),
                                                           [&](const Token& token) { return token.begin < offset; })
                                      - m_tokens.begin());
        };
        const Place left = firstFrom(parameter.range.begin) - 1; // wraps to `none`
        const Place right = firstFrom(parameter.range.end);
        if (const auto cast = castType(left, right))
            return cast;
        const Keyword before = keywordAt(left);
        if (before == Keyword::Limit || before == Keyword::Offset || before == Keyword::Top || before == Keyword::First
            || before == Keyword::Next)
            return ParameterType::number;
        const bool isAlone = parameter.list == ListPlace::afterIn
            || (parameter.list == ListPlace::inParentheses && kindAt(left) == TokenKind::openParen
                && kindAt(right) == TokenKind::closeParen);
        const auto compared = comparesAt(right) ? typeAfter(right + 1) : typeBefore(endOfCompared(left, parameter));
        if (!isAlone)
            return compared;
        const bool areNumbers = compared == ParameterType::number;
        return areNumbers ? ParameterType::numbers : ParameterType::texts;
    }

    /// Of :name::integer or CAST(:name AS integer).
    [[nodiscard]] std::optional<ParameterType> castType(Place left, Place right) const
    {
        const bool isSign = kindAt(right) == TokenKind::op && m_tokens[right].text(m_readable.text()) == "::";
        const bool isCall = keywordAt(right) == Keyword::As && kindAt(left) == TokenKind::openParen
            && kindAt(right + 1) == TokenKind::word;
        if (!(isSign && kindAt(right + 1) == TokenKind::word) && !isCall)
            return std::nullopt;
        return typeOf(m_tokens[right + 1].text(m_readable.text()));
    }

    /// The last token of what a parameter after this token is compared with.
    [[nodiscard]] Place endOfCompared(Place left, const NamedParameter& parameter) const
    {
        if (comparesAt(left))
            return left - 1;
        Place word = left;
        if (parameter.list == ListPlace::inParentheses)
            word = wordBefore(left, Keyword::In);
        else if (keywordAt(left) == Keyword::And)
            word = wordBefore(left - 1, Keyword::Between);
        else if (keywordAt(left) == Keyword::Symmetric || keywordAt(left) == Keyword::Asymmetric)
            word = left - 1;
        if (keywordAt(word) != Keyword::In && keywordAt(word) != Keyword::Between)
            return none;
        return keywordAt(word - 1) == Keyword::Not ? word - 2 : word - 1;
    }

    /// Looks for a word before a token, up to where another condition would begin.
    [[nodiscard]] Place wordBefore(Place from, Keyword wanted) const
    {
        int depth = 0;
        for (Place at = from; at != none; --at) {
            if (kindAt(at) == TokenKind::closeParen)
                ++depth;
            else if (kindAt(at) == TokenKind::openParen && --depth < 0 && wanted != Keyword::In)
                return none;
            const Keyword word = keywordAt(at);
            if (word == wanted && depth <= 0)
                return at;
            if (depth <= 0
                && (word == Keyword::And || word == Keyword::Or || word == Keyword::Where || word == Keyword::On
                    || word == Keyword::Having || word == Keyword::When || word == Keyword::Select))
                return none;
        }
        return none;
    }

    std::optional<ParameterType> typeBefore(Place last)
    {
        if (last >= m_tokens.size())
            return std::nullopt;
        return typeWhere([end = m_tokens[last].end](ByteRange range) { return range.end == end; });
    }

    std::optional<ParameterType> typeAfter(Place first)
    {
        if (first >= m_tokens.size())
            return std::nullopt;
        return typeWhere([begin = m_tokens[first].begin](ByteRange range) { return range.begin == begin; });
    }

    /// Of the column or call there; nothing if it is something else or of an unknown type.
    template <class IsThere>
    std::optional<ParameterType> typeWhere(IsThere isThere)
    {
        for (const Call& call : m_outline.calls) {
            if (isThere(call.range) && !call.name.empty())
                return listNames(numberFunctions, m_outline.parts(call.name).back().text)
                    ? std::optional(ParameterType::number)
                    : std::nullopt;
        }
        for (std::uint32_t i = 0; m_sight && i < m_outline.columns.size(); ++i) {
            if (!isThere(m_outline.columns[i].range))
                continue;
            const ColumnId column = m_sight->columnOf({i});
            return column ? std::optional(typeOf(m_sight->catalog().column(column).type)) : std::nullopt;
        }
        return std::nullopt;
    }

    std::vector<NamedParameter> m_parameters;
    ParameterStandIns m_readable;
    std::vector<Token> m_tokens; ///< without comments
    Outline m_outline;
    std::optional<FaultSight> m_sight;
};

} // namespace

std::map<std::string, ParameterType, std::less<>> guessedTypes(std::string_view statement, const Dialect& dialect,
                                                               const Catalog* catalog)
{
    return TypeGuessing(statement, dialect, catalog).guess();
}

} // namespace querymend
