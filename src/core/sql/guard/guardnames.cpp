// The guard's checks of names in the outline: called functions and tables read.

#include "sql/guard/guardfindings.h"

#include "base/ascii.h"
#include "sql/guard/filenames.h"
#include "sql/guard/secrets.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_set>

namespace querymend {

namespace {

ByteRange rangeOf(std::span<const NamePart> parts)
{
    return {parts.front().range.begin, parts.back().range.end};
}

/// The functions that the policy allows in addition to the dialect's, in lower case.
std::unordered_set<std::string> extraFunctions(const GuardPolicy& policy)
{
    std::unordered_set<std::string> names;
    for (const std::string& name : policy.extraFunctions)
        names.insert(asciiLowered(name));
    return names;
}

bool isExtra(const std::unordered_set<std::string>& extra, std::span<const NamePart> parts)
{
    return !extra.empty()
        && (extra.count(asciiLowered(dotted(parts))) != 0 || extra.count(asciiLowered(parts.back().text)) != 0);
}

/// Whether this is a virtual table called like a function: FROM ft('word').
bool isCalledTable(const GuardInput& input, const Call& call, std::span<const NamePart> parts)
{
    return call.asTable && input.policy.tables && input.policy.tables->canCall(parts);
}

/// Judges the function by the last part of its name, and the parts before it too: they may be an Oracle package or
/// the schema of a PostgreSQL extension, as in aws_lambda.invoke.
FunctionStatus statusOfName(const GuardInput& input, std::span<const NamePart> parts)
{
    if (input.syntax.packages || input.syntax.fieldCalls) {
        for (const NamePart& part : parts.first(parts.size() - 1)) {
            if (statusOf(input.functions, part.text) == FunctionStatus::denied)
                return FunctionStatus::denied;
        }
    }
    return statusOf(input.functions, parts.back().text);
}

/// Whether this only looks like a call: GROUP BY ROLLUP (a, b), or MySQL's MATCH (a) AGAINST (…).
bool isSyntax(const GuardInput& input, const Call& call, std::span<const NamePart> parts)
{
    if (parts.size() != 1 || parts.front().quoted)
        return false;
    const Keyword word = keywordOf(parts.front().text);
    return (call.clause == Clause::groupBy && (word == Keyword::Rollup || word == Keyword::Cube))
        || (word == Keyword::Match && input.syntax.matchAgainst);
}

/// Whether a qualified name still means the listed function: the qualifier is a system schema, or a value where the
/// dialect calls functions as methods. In any other schema it is a user-defined function.
bool leavesFunction(const GuardInput& input, NamesInUse& names, std::span<const NamePart> parts)
{
    if (parts.size() == 1)
        return true;
    if (!input.syntax.functionSchemas)
        return true;
    if (listNames(*input.syntax.functionSchemas, parts[parts.size() - 2].text))
        return true;
    return input.syntax.packages && parts.size() > 2 && names.isExposed(parts.front().text);
}

/// Whether Oracle might parse XML with external entities, which it reads from files and URLs. A single literal can be
/// inspected and a column holds no text of the statement, but a computed text could be anything.
bool mayFollowEntities(const GuardInput& input, const Call& call, std::string_view name)
{
    if (!input.syntax.packages || !listNames(" xmltype xmlparse createxml ", name))
        return false;
    std::size_t strings = 0;
    bool isMade = false;
    for (const Token& token : input.tokens) {
        if (token.begin < call.range.begin || token.end > call.range.end)
            continue;
        if (token.kind == TokenKind::string && decoded(token, input.text).find("<!") != std::string::npos)
            return true;
        strings += token.kind == TokenKind::string ? 1 : 0;
        isMade = isMade || token.kind == TokenKind::op || (token.kind == TokenKind::number && strings == 0);
    }
    return strings > 1 || isMade;
}

bool startsWith(std::string_view text, std::string_view prefix)
{
    return asciiEqualsIgnoringCase(text.substr(0, prefix.size()), prefix);
}

/// Whether the name is a SQLite table function that is unsafe to read; these need no parentheses, pragmas included.
bool isHiddenFunction(const GuardInput& input, std::string_view name)
{
    const bool pragma = startsWith(name, "pragma_");
    if (!pragma && !startsWith(name, "sqlite_"))
        return false;
    const FunctionStatus status = statusOf(input.functions, name);
    return status == FunctionStatus::denied
        || (pragma && status == FunctionStatus::unlisted && findFunction(input.functions, "pragma_table_info"));
}

/// Whether the name is a table on another server: four parts, in SQL Server.
bool isOnLinkedServer(const GuardInput& input, std::span<const NamePart> parts)
{
    return input.syntax.linkedServers && parts.size() > 3;
}

/// Whether DuckDB would take the name for a file: it looks like one and is no table of the schema.
bool namesFile(const GuardInput& input, std::span<const NamePart> parts)
{
    return input.syntax.fileSources && mayNameFile(dotted(parts))
        && !(input.policy.tables && input.policy.tables->has(parts));
}

} // namespace

bool NamesInUse::isExposed(std::string_view name)
{
    if (!m_exposed) {
        m_exposed.emplace();
        for (const Source& source : m_outline.sources) {
            if (const NamePart* exposed = exposedName(m_outline, source))
                m_exposed->insert(asciiLowered(exposed->text));
        }
    }
    return m_exposed->count(asciiLowered(name)) != 0;
}

bool NamesInUse::beginsSource(ByteRange word)
{
    if (!m_sources) {
        m_sources.emplace();
        for (const Source& source : m_outline.sources) {
            if (source.kind == SourceKind::table && !source.name.empty())
                m_sources->insert(m_outline.parts(source.name).front().range.begin);
        }
    }
    return m_sources->count(word.begin) != 0;
}

bool NamesInUse::isCteOrAlias(ByteRange word)
{
    if (!m_given) {
        m_given.emplace();
        for (const Cte& cte : m_outline.ctes)
            m_given->insert(cte.name.range.begin);
        for (const Source& source : m_outline.sources) {
            if (!source.alias.range.empty())
                m_given->insert(source.alias.range.begin);
        }
    }
    return m_given->count(word.begin) != 0;
}

void judgeCalls(const GuardInput& input, GuardFindings& findings, std::vector<UnlistedCall>& unlisted)
{
    const std::unordered_set<std::string> extra = extraFunctions(input.policy);
    NamesInUse names(input.outline);
    for (const Call& call : input.outline.calls) {
        const std::span<const NamePart> parts = input.outline.parts(call.name);
        if (parts.empty())
            continue;
        if (mayFollowEntities(input, call, parts.back().text))
            findings.refuse(ErrorCode::sideEffectFunction, rangeOf(parts), dotted(parts));
        switch (statusOfName(input, parts)) {
        case FunctionStatus::allowed:
            if (leavesFunction(input, names, parts))
                break;
            [[fallthrough]];
        case FunctionStatus::unlisted:
            if (!call.bare && !isExtra(extra, parts) && !isSyntax(input, call, parts)
                && !isCalledTable(input, call, parts))
                unlisted.push_back({rangeOf(parts), dotted(parts)});
            break;
        case FunctionStatus::denied:
            findings.refuse(ErrorCode::sideEffectFunction, rangeOf(parts), dotted(parts));
            break;
        }
    }
}

void judgeSources(const GuardInput& input, GuardFindings& findings)
{
    const SecretSearch search{input.text, input.tokens, input.outline, input.functions.catalogs,
                              input.policy.searchPath};
    for (const Source& source : input.outline.sources) {
        if (source.kind != SourceKind::table || source.name.empty() || source.cte)
            continue;
        const std::span<const NamePart> parts = input.outline.parts(source.name);
        if (isHiddenFunction(input, parts.back().text))
            findings.refuse(ErrorCode::sideEffectFunction, rangeOf(parts), dotted(parts));
        else if (const auto secret = keptBack(search, source))
            findings.refuse(ErrorCode::forbiddenOperation, secret->range, secret->name);
        else if (isOnLinkedServer(input, parts) || namesFile(input, parts))
            findings.refuse(ErrorCode::forbiddenOperation, rangeOf(parts), dotted(parts));
    }
}

} // namespace querymend
