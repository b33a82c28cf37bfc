#include "breach.h"
#include "entries.h"
#include "sql/compare/fingerprint.h"
#include "sql/compare/tokendiff.h"
#include "sql/formatter/formatter.h"
#include "sql/outline/outline.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

std::string checkDiff(const Dialect& dialect, std::string_view old, std::string_view now)
{
    std::uint32_t oldAt = 0;
    std::uint32_t nowAt = 0;
    for (const DiffHunk& hunk : diffByToken(old, now, dialect.lex)) {
        if (hunk.old.begin != oldAt || hunk.now.begin != nowAt)
            return breach("hunks tile both texts", hunk.now);
        oldAt = hunk.old.end;
        nowAt = hunk.now.end;
    }
    return oldAt == old.size() && nowAt == now.size() ? "" : "hunks reach the ends of both texts";
}

} // namespace

std::string checkLayout(const Dialect& dialect, std::string_view text)
{
    const std::string laidOut = formatted(text, dialect.lex, dialect.syntax);
    if (formatted(laidOut, dialect.lex, dialect.syntax) != laidOut)
        return "formatting what is formatted changes nothing: " + laidOut + "\n"
            + formatted(laidOut, dialect.lex, dialect.syntax);
    // The first word of what is not a query is laid out as a verb; where names are case-sensitive, so are words
    // that are only sometimes keywords.
    const Outline outline = outlineOf(text, dialect.lex, dialect.syntax);
    const bool isQuery = outline.problems.empty() && dialect.syntax.names.tables.folding != NameFolding::sensitive
        && std::all_of(outline.statements.begin(), outline.statements.end(),
                       [](const Statement& s) { return s.kind == StatementKind::query; });
    if (isQuery
        && !(fingerprintOf(text, dialect.lex, dialect.syntax) == fingerprintOf(laidOut, dialect.lex, dialect.syntax)))
        return "a fingerprint does not depend on the layout: " + laidOut;
    return checkDiff(dialect, text, laidOut);
}

} // namespace querymend::fuzz
