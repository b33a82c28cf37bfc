#include "check/admission.h"

#include "check/catalogtables.h"
#include "check/limitedtables.h"
#include "check/refusals.h"
#include "check/restrictions.h"
#include "sql/guard/guard.h"
#include "sql/tokens/lexer.h"

#include <iterator>
#include <optional>
#include <utility>

namespace querymend {

namespace {

Finding unlistedFunction(const UnlistedCall& call, const Dialect& dialect)
{
    Finding made;
    made.code = ErrorCode::unknownFunction;
    made.range = call.range;
    made.identifier = call.name;
    made.message = "The function " + call.name + " is not known to be read-only in " + std::string(dialect.displayName)
        + " or in this schema.";
    return made;
}

/// Where queries may use some tables only, what else the text reads from.
std::vector<Finding> tablesBeyondLimit(const Outline& outline, const Dialect& dialect, const Catalog& catalog)
{
    std::vector<Finding> found;
    const RowShapes shapes(outline, dialect, &catalog);
    for (const Source& source : outline.sources) {
        if (!shapes.isRealTable(source) || isWithinLimit(source, shapes, outline, dialect))
            continue;
        const auto parts = outline.parts(source.name);
        Finding& made = found.emplace_back();
        made.code = ErrorCode::unknownTable;
        made.range = {parts.front().range.begin, parts.back().range.end};
        made.identifier = dotted(parts);
        made.message = "There is no table " + made.identifier + '.';
    }
    return found;
}

} // namespace

Admission admit(std::string_view text, const Dialect& dialect, const Catalog* catalog)
{
    const std::vector<Token> tokens = lex(text, dialect.lex);
    const Outline outline = outlineOf(text, tokens, dialect.syntax);
    GuardPolicy policy = analystPolicy;
    std::optional<CatalogTables> tables;
    if (catalog) {
        policy.extraFunctions = catalog->snapshot().functions;
        policy.searchPath = catalog->snapshot().searchPath;
        policy.tables = &tables.emplace(*catalog);
    }
    GuardVerdict verdict = judge(text, tokens, outline, dialect.lex, dialect.syntax, dialect.functions, policy);
    if (catalog) {
        refuseRestricted({text, tokens, outline, dialect}, *catalog, verdict);
        refuseBeyondLimit({text, tokens, outline, dialect}, *catalog, verdict);
    }
    Admission made;
    for (const Refusal& refusal : verdict.refusals)
        made.findings.push_back(findingOf(refusal, {text, tokens, outline, dialect}));
    for (const UnlistedCall& call : verdict.unlisted)
        made.findings.push_back(unlistedFunction(call, dialect));
    if (catalog && catalog->snapshot().limited) {
        std::vector<Finding> beyond = tablesBeyondLimit(outline, dialect, *catalog);
        std::move(beyond.begin(), beyond.end(), std::back_inserter(made.findings));
    }
    made.statement = std::move(verdict.statement);
    made.isUnclear = verdict.unclear;
    return made;
}

} // namespace querymend
