#include "diagnose/classify.h"

#include "diagnose/errorplace.h"
#include "diagnose/keywordrows.h"
#include "sql/lexer.h"

#include <optional>

namespace querymend {

namespace {

struct Meaning {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view identifier;
};

std::optional<CodeRow> rowOf(const ErrorTable& table, const EngineMessage& message)
{
    if (!message.code.empty()) {
        if (const auto row = findCode(table, message.code))
            return row;
    }
    const auto code = codeInMessage(table, message.text);
    return code ? findCode(table, *code) : std::nullopt;
}

/// Of all that other dialects recognise, the longest form says most.
std::optional<PatternMatch> matchElsewhere(const Dialect& dialect, std::string_view text)
{
    std::optional<PatternMatch> best;
    for (const Dialect& other : allDialects()) {
        if (other.errors == dialect.errors)
            continue;
        const auto match = matchMessage(*other.errors, text);
        if (match && (!best || match->pattern.size() > best->pattern.size()))
            best = match;
    }
    return best;
}

Meaning withCode(const CodeRow& row, const std::optional<PatternMatch>& match)
{
    if (!match)
        return {row.error, {}};
    const bool refined = row.strength == CodeStrength::textMayRefine && match->error != ErrorCode::unclassified;
    return {refined ? match->error : row.error, match->identifier};
}

Meaning meaningOf(const Dialect& dialect, const EngineMessage& message)
{
    const auto row = rowOf(*dialect.errors, message);
    const auto match = matchMessage(*dialect.errors, message.text);
    if (row)
        return withCode(*row, match);
    if (match)
        return {match->error, match->identifier};
    if (const auto foreign = matchElsewhere(dialect, message.text))
        return {foreign->error, foreign->identifier};
    if (const auto words = matchKeywords(message.text))
        return {words->code, words->identifier};
    return {};
}

/// MySQL quotes the rest of the statement; the mistake is at its first token.
std::string firstToken(std::string_view excerpt, const LexRules& rules)
{
    const Token token = Lexer(excerpt, rules).next();
    return token.kind == TokenKind::end ? std::string(excerpt) : std::string(token.text(excerpt));
}

} // namespace

Diagnosis classify(const Dialect& dialect, const EngineMessage& message)
{
    const Meaning meaning = meaningOf(dialect, message);
    Diagnosis diagnosis;
    diagnosis.code = meaning.code;
    diagnosis.category = categoryOf(meaning.code);
    diagnosis.identifier = std::string(meaning.identifier);
    if (diagnosis.category == Category::syntaxError)
        diagnosis.identifier = firstToken(quotedRest(message.text).value_or(meaning.identifier), dialect.lex);
    const ErrorPlace place = placeOf(dialect, message, meaning.code, diagnosis.identifier);
    diagnosis.line = place.line;
    if (place.line && place.column)
        diagnosis.position = TextPosition{*place.line, *place.column};
    diagnosis.signature = signatureOf(meaning.code, diagnosis.identifier);
    return diagnosis;
}

} // namespace querymend
