#include "editor/problems/runproblem.h"

#include "base/utf8.h"
#include "common/failurewords.h"
#include "common/findingtext.h"
#include "diagnose/classify.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

/// Returns the token at an offset, or else the next one.
ByteRange tokenAt(const std::string& statement, std::uint32_t place, const Dialect& dialect)
{
    for (const Token& token : lex(statement, dialect.lex)) {
        if (token.range().end > place)
            return token.range();
    }
    return {place, place};
}

ByteRange firstLineOf(const std::string& statement)
{
    const std::size_t end = std::min(statement.find('\n'), statement.size());
    return {0, static_cast<std::uint32_t>(end)};
}

ByteRange placeOf(const EngineError& error, const Diagnosis& diagnosis, const std::string& statement,
                  const Dialect& dialect)
{
    const auto size = static_cast<std::uint32_t>(statement.size());
    if (error.offset)
        return tokenAt(statement, std::min(*error.offset, size), dialect);
    if (diagnosis.position)
        return tokenAt(statement, static_cast<std::uint32_t>(byteOffsetAt(statement, *diagnosis.position)), dialect);
    const std::size_t named = diagnosis.identifier.empty() ? std::string::npos : statement.find(diagnosis.identifier);
    if (named == std::string::npos)
        return firstLineOf(statement);
    const auto begin = static_cast<std::uint32_t>(named);
    return {begin, begin + static_cast<std::uint32_t>(diagnosis.identifier.size())};
}

} // namespace

TextProblem runProblemOf(const EngineError& error, const std::string& statement, std::uint32_t offset,
                         const Dialect& dialect)
{
    const Diagnosis diagnosis = classify(dialect, {error.message, error.code, statement});
    const ByteRange place = placeOf(error, diagnosis, statement, dialect);
    TextProblem problem;
    problem.range = {place.begin + offset, place.end + offset};
    problem.code = diagnosis.code;
    problem.message = shownName(engineWords(error).toStdString());
    problem.subject = shownName(diagnosis.identifier);
    return problem;
}

} // namespace querymend
