#include "breach.h"
#include "check/ladder.h"
#include "check/mending/mechanic.h"
#include "check/mending/trivialcomparisons.h"
#include "check/schemaview.h"
#include "entries.h"
#include "sql/tokens/lexer.h"
#include "support/bigschema.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

bool isLeftAlone(const Token& token, const std::string& text, const MendingRound& round)
{
    const bool isText = token.kind == TokenKind::string;
    if (!isText && !token.isComment())
        return true;
    return std::none_of(round.edits.begin(), round.edits.end(), [&](const TextEdit& edit) {
        const bool isCut =
            edit.range.begin < token.end && token.begin < edit.range.end && !edit.range.contains(token.range());
        const bool isGone = edit.range.contains(token.range())
            && edit.replacement.find(token.text(text)) == std::string::npos && token.isComment();
        return isCut || isGone;
    });
}

/// What every round keeps to; the text is that before it.
std::string checkRound(const MendingRound& round, const std::string& text, const Dialect& dialect)
{
    if (EditedText(text, round.edits).text() != round.sql)
        return "a round's edits lead to its text: " + round.sql;
    const std::vector<Token> before = lex(text, dialect.lex);
    if (trivialComparisons(round.sql, lex(round.sql, dialect.lex)) > trivialComparisons(text, before))
        return "no comparison becomes trivial: " + round.sql;
    // In a text that is mostly prose, what looks like a literal is none.
    const bool isSql = !before.empty() && before.front().keyword == Keyword::Select;
    const bool isAboutLiteral = round.code == ErrorCode::unterminatedLiteral;
    for (const Token& token : before) {
        if (isSql && !isAboutLiteral && !isLeftAlone(token, text, round))
            return breach("edits leave literals and comments alone", token.range());
    }
    return {};
}

} // namespace

std::string checkMending(const Dialect& dialect, std::string_view text)
{
    Snapshot tables = test::bigSchema(20, 8);
    const SchemaView schema(Catalog(std::move(tables), dialect.syntax.names));
    const CheckSubject subject{&dialect, &schema, CheckPolicy::analyst, {}};
    std::size_t asked = 0;
    const MendingJudge judge = [&](const std::string& sql) {
        ++asked;
        return checkStatically(sql, subject);
    };
    const MendedText mending = mend(std::string(text), dialect, judge);
    if (mending.rounds.size() > mostMendingRounds || asked > 100)
        return "mending ends";
    std::string before(text);
    for (const MendingRound& round : mending.rounds) {
        if (std::string broken = checkRound(round, before, dialect); !broken.empty())
            return broken;
        before = round.sql;
    }
    const Verdict verdict = checkStatically(mending.sql, subject);
    switch (mending.status) {
    case MendingStatus::ok:
        return mending.sql == text && mending.rounds.empty() ? "" : "a text that passes comes back as it was";
    case MendingStatus::mended:
        // A name may contain what looks like the end of a Markdown block.
        if (mending.sql.find("```") != std::string::npos)
            return {};
        return verdict.status == VerdictStatus::ok ? "" : "what is mended passes: " + mending.sql;
    case MendingStatus::notMended:
        return mending.verdict.status != VerdictStatus::ok ? "" : "what passes is mended";
    }
    return {};
}

} // namespace querymend::fuzz
