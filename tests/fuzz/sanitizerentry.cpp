#include "breach.h"
#include "check/sanitizertarget.h"
#include "entries.h"
#include "sql/guard/guard.h"
#include "sql/sanitizer/sanitizer.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

/// A text with its tokens and outline.
struct Reading {
    Reading(const Dialect& dialect, std::string_view given)
        : text(given), tokens(lex(text, dialect.lex)), outline(outlineOf(text, tokens, dialect.syntax))
    {}

    std::string_view text;
    std::vector<Token> tokens;
    Outline outline;
};

Sanitized sanitizedOf(const Dialect& dialect, const Reading& reading)
{
    return sanitize(reading.text, reading.tokens, reading.outline, sanitizerTargetOf(dialect));
}

bool isAdmitted(const Dialect& dialect, const Reading& reading)
{
    return judge(reading.text, reading.tokens, reading.outline, dialect.lex, dialect.syntax, dialect.functions,
                 analystPolicy)
        .admitted();
}

/// To SQLite and MySQL, invisible characters and unusual blanks are letters, so a name of nothing else disappears; to
/// PostgreSQL a backtick is an operator. A text that is valid only because of these may be invalid afterwards.
bool mayLoseMeaning(const Sanitized& sanitized)
{
    return std::any_of(sanitized.notes.begin(), sanitized.notes.end(), [](const SanitizerNote& n) {
        return n.rewrite == Rewrite::invisibleCharacter || n.rewrite == Rewrite::unicodeBlank
            || n.rewrite == Rewrite::nameQuotes;
    });
}

std::string checkNotes(const Sanitized& sanitized, std::string_view text)
{
    for (const SanitizerNote& note : sanitized.notes) {
        if (!isWithin(note.range, text.size()))
            return breach("notes lie in the text", note.range);
    }
    if (sanitized.failure && !isWithin(sanitized.failure->range, text.size()))
        return breach("a failure lies in the text", sanitized.failure->range);
    const auto size = static_cast<std::uint32_t>(sanitized.text().size());
    const ByteRange whole = sanitized.toOriginal({0, size});
    if (!isWithin(whole, text.size()))
        return breach("what comes out came from the text", whole);
    return {};
}

} // namespace

std::string checkSanitizer(const Dialect& dialect, std::string_view text)
{
    const Reading reading(dialect, text);
    const Sanitized sanitized = sanitizedOf(dialect, reading);
    if (std::string notes = checkNotes(sanitized, text); !notes.empty())
        return notes;
    if (!sanitized.changed())
        return sanitized.text() == text ? "" : "what was not changed is as it was";
    const Reading again(dialect, sanitized.text());
    if (!sanitized.failure && sanitizedOf(dialect, again).text() != sanitized.text())
        return "what is sanitized stays as it is: " + std::string(sanitized.text()) + "\n"
            + std::string(sanitizedOf(dialect, again).text());
    if (!mayLoseMeaning(sanitized) && isAdmitted(dialect, reading) && !isAdmitted(dialect, again))
        return "what the guard admits it still admits: " + std::string(sanitized.text());
    return {};
}

} // namespace querymend::fuzz
