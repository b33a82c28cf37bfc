#include "diagnose/classify.h"

#include "diagnose/errorplace.h"
#include "diagnose/keywordrows.h"
#include "sql/tokens/lexer.h"

#include <cstddef>
#include <optional>

namespace querymend {

namespace {

struct Meaning {
    ErrorCode code = ErrorCode::unclassified;
    std::string_view identifier;
};

/// Whether the text before a code is recognised. A code that a client prints after such a text adds nothing, and `(10)`
/// may be part of a name.
bool standsBehindForm(const ErrorTable& table, std::string_view message, std::string_view code)
{
    const auto match = matchMessage(table, message.substr(0, static_cast<std::size_t>(code.data() - message.data())));
    return match && match->error != ErrorCode::unclassified;
}

std::optional<CodeRow> rowOf(const ErrorTable& table, const EngineMessage& message)
{
    if (!message.code.empty()) {
        if (const auto row = findCode(table, message.code))
            return row;
    }
    const auto code = codeInMessage(table, message.text);
    return code && !standsBehindForm(table, message.text, *code) ? findCode(table, *code) : std::nullopt;
}

/// The longest pattern of the other dialects that matches, since it is the most specific.
std::optional<PatternMatch> matchElsewhere(const Dialect& dialect, std::string_view text)
{
    // A transcript begins with the message; trying six tables on a huge text would be slow.
    constexpr std::size_t longest = 4096;
    text = text.substr(0, longest);
    std::optional<PatternMatch> best;
    const ErrorTable* last = nullptr;
    for (const Dialect& other : allDialects()) {
        if (other.errors == dialect.errors || other.errors == last)
            continue;
        last = other.errors; // MySQL and MariaDB share theirs
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

/// The meaning of a message that no code or pattern of its dialect explains.
Meaning meaningElsewhere(const Dialect& dialect, std::string_view text)
{
    const auto foreign = matchElsewhere(dialect, text);
    if (foreign && foreign->error != ErrorCode::unclassified)
        return {foreign->error, foreign->identifier};
    const auto words = matchKeywords(text);
    return words ? Meaning{words->code, words->identifier} : Meaning{};
}

Meaning meaningOf(const Dialect& dialect, const EngineMessage& message)
{
    const auto row = rowOf(*dialect.errors, message);
    const auto match = matchMessage(*dialect.errors, message.text);
    const Meaning own = row ? withCode(*row, match) : match ? Meaning{match->error, match->identifier} : Meaning{};
    const bool decided = row && row->strength == CodeStrength::decides;
    if (own.code != ErrorCode::unclassified || decided)
        return own;
    const Meaning elsewhere = meaningElsewhere(dialect, message.text);
    return elsewhere.code != ErrorCode::unclassified ? elsewhere : own;
}

/// Turns `"SHOP"."ORDERS"` into SHOP.ORDERS; quotes around the whole have already been removed.
std::string withoutPartQuotes(std::string_view identifier)
{
    std::string out(identifier);
    for (const char quote : {'"', '`'}) {
        const std::string between{quote, '.', quote};
        if (identifier.size() > 2 && identifier.front() == quote && identifier.back() == quote
            && identifier.find(between) != std::string_view::npos)
            std::erase(out, quote);
    }
    return out;
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
    diagnosis.identifier = withoutPartQuotes(meaning.identifier);
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
