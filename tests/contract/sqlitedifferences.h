#pragma once

#include "check/references.h"
#include "dialect/dialect.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace querymend {

/// A text as we read it.
struct OurSqliteReading {
    OurSqliteReading(const std::string& text, const SchemaView& schema)
        : sql(text), tokens(lex(sql, dialect.lex)), outline(outlineOf(sql, tokens, dialect.syntax)),
          verdict(judge(sql, tokens, outline, dialect.lex, dialect.syntax, dialect.functions, analystPolicy)),
          findings(checkReferences({sql, outline, dialect, &schema, verdict.unlisted}))
    {
        findings.erase(std::remove_if(findings.begin(), findings.end(),
                                      [](const Finding& f) { return f.severity != Severity::error; }),
                       findings.end());
    }

    const Dialect& dialect = dialectOf(DialectId::sqlite);
    const std::string& sql;
    std::vector<Token> tokens;
    Outline outline;
    GuardVerdict verdict;
    std::vector<Finding> findings;
};

/// Whether `look` accepts any two neighbouring tokens, ignoring comments.
template <class Look>
bool hasNeighbours(const OurSqliteReading& ours, Look look)
{
    const Token* before = nullptr;
    for (const Token& token : ours.tokens) {
        if (token.isComment())
            continue;
        if (before && look(*before, token))
            return true;
        before = &token;
    }
    return false;
}

/// Why a difference in reading this text is intended; empty if it is a mistake.
[[nodiscard]] std::string_view knownDifference(const OurSqliteReading& ours);

} // namespace querymend
