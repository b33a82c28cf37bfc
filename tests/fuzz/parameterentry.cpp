#include "breach.h"
#include "check/parameters/filledstatement.h"
#include "check/parameters/parametertypes.h"
#include "entries.h"
#include "sql/parameters/namedparameters.h"
#include "sql/parameters/parameterstandins.h"
#include "sql/tokens/lexer.h"

namespace querymend::fuzz {

namespace {

/// The text as a value in a statement.
std::string checkValue(const Dialect& dialect, const std::string& value)
{
    const auto filled = filledStatement("SELECT :x FROM t", {{"x", {ParameterType::text, value}}}, dialect);
    if (!filled)
        return "";
    const std::vector<Token> tokens = lex(filled->text(), dialect.lex);
    if (tokens.size() != 4 || decoded(tokens[1], filled->text()) != value)
        return "a value is one text, and the same one: " + filled->text();
    return "";
}

} // namespace

/// The text as a statement with parameters, and as a value of one.
std::string checkParameters(const Dialect& dialect, std::string_view text)
{
    const ParameterStandIns readable(text, dialect.lex, dialect.syntax);
    if (readable.text().size() != text.size() || readable.restored(readable.text()) != text)
        return "stand-ins leave all places as they are";
    const auto types = guessedTypes(text, dialect, nullptr);
    ParameterValues values;
    for (const NamedParameter& parameter : namedParametersIn(text, dialect.lex, dialect.syntax)) {
        if (!isWithin(parameter.range, text.size()) || parameter.range.of(text) != ':' + parameter.name)
            return breach("a parameter is where its name is", parameter.range);
        if (!types.contains(parameter.name))
            return breach("a parameter has a type", parameter.range);
        values[parameter.name] = {ParameterType::text, "it's \\ a value"};
    }
    if (const auto filled = filledStatement(text, values, dialect); filled && values.empty() && filled->text() != text)
        return "a text without parameters stays";
    return checkValue(dialect, std::string(text));
}

} // namespace querymend::fuzz
