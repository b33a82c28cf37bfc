#include "breach.h"
#include "entries.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend::fuzz {

namespace {

GuardVerdict verdictOf(const Dialect& dialect, std::string_view text, const GuardPolicy& policy)
{
    const std::vector<Token> tokens = lex(text, dialect.lex);
    return judge(text, tokens, outlineOf(text, tokens, dialect.syntax), dialect.lex, dialect.syntax, dialect.functions,
                 policy);
}

std::string checkRanges(const GuardVerdict& verdict, std::string_view text)
{
    for (const Refusal& refusal : verdict.refusals) {
        if (!isWithin(refusal.range, text.size()))
            return breach("refusals lie in the text", refusal.range);
    }
    for (const UnlistedCall& call : verdict.unlisted) {
        if (!isWithin(call.range, text.size()))
            return breach("calls lie in the text", call.range);
    }
    return {};
}

/// Checks what must hold for every statement that may go to an engine.
std::string checkAdmitted(const Dialect& dialect, const std::string& statement)
{
    const std::vector<Token> tokens = lex(statement, dialect.lex);
    const Outline outline = outlineOf(statement, tokens, dialect.syntax);
    if (outline.statements.size() != 1 || outline.statements.front().kind != StatementKind::query)
        return "what is admitted is one query";
    if (!outline.effects.empty() || !outline.problems.empty())
        return "what is admitted has no effects and no problems";
    if (std::any_of(tokens.begin(), tokens.end(), [](const Token& t) { return t.isComment(); }))
        return "what is admitted has no comments left";
    const GuardVerdict again = verdictOf(dialect, statement, analystPolicy);
    if (!again.admitted() || again.statement.text() != statement)
        return "what is admitted is admitted again as it is";
    for (const char* more : {"\n;DROP TABLE t", "\n;SELECT 1", "\n)", "\n'"}) {
        if (verdictOf(dialect, statement + more, analystPolicy).admitted())
            return std::string("nothing can follow what is admitted:") + more;
    }
    return {};
}

} // namespace

std::string checkGuard(const Dialect& dialect, std::string_view text)
{
    const GuardVerdict verdict = verdictOf(dialect, text, analystPolicy);
    if (std::string ranges = checkRanges(verdict, text); !ranges.empty())
        return ranges;
    const std::string& statement = verdict.statement.text();
    if (verdict.refusals.empty() == statement.empty() && !verdict.unclear)
        return "there is a statement exactly where nothing is refused";
    if (verdict.unclear && verdict.admitted())
        return "what is unclear is not admitted";
    if (verdict.admitted()) {
        if (std::string admitted = checkAdmitted(dialect, statement); !admitted.empty())
            return admitted + ": " + statement;
    }
    if (!verdict.admitted() && verdictOf(dialect, text, strictPolicy).admitted())
        return "the strict policy admits nothing that the analyst's refuses";
    return {};
}

} // namespace querymend::fuzz
