#include "sql/parameters/parameterstandins.h"

#include "sql/parameters/namedparameters.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <utility>

namespace querymend {

namespace {

/// What a value without a column begins with, where a name may follow.
char signOf(const LexRules& rules)
{
    if (rules.colonParameters)
        return ':';
    if (rules.dollarParameters)
        return '$';
    return rules.userVariables || rules.atParameters ? '@' : ':';
}

} // namespace

ParameterStandIns::ParameterStandIns(std::string_view text, const LexRules& lexRules, const SyntaxRules& rules)
    : m_text(text), m_lexRules(lexRules), m_sign(signOf(lexRules))
{
    const std::vector<NamedParameter> parameters = namedParametersIn(text, lexRules, rules);
    m_hasParameters = !parameters.empty();
    if (!m_hasParameters || m_sign == ':')
        return;
    std::string respelled(text);
    for (const NamedParameter& parameter : parameters) {
        m_names.push_back(parameter.name);
        respelled[parameter.range.begin] = m_sign;
    }
    // A value of the text's own could not be told from a parameter.
    if (restored(m_text) == m_text && restored(respelled) == m_text)
        m_text = std::move(respelled);
    else
        m_names.clear();
}

std::string ParameterStandIns::restored(std::string sql) const
{
    if (m_names.empty())
        return sql;
    std::vector<std::uint32_t> places;
    for (const Token& token : lex(sql, m_lexRules)) {
        const std::string_view written = token.text(sql);
        if ((token.kind == TokenKind::parameter || token.kind == TokenKind::variable) && written.front() == m_sign
            && std::find(m_names.begin(), m_names.end(), written.substr(1)) != m_names.end())
            places.push_back(token.begin);
    }
    for (const std::uint32_t place : places)
        sql[place] = ':';
    return sql;
}

} // namespace querymend
