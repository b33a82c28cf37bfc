#include "db/duckdb/duckdbdefinitions.h"

#include "base/ascii.h"
#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#include <algorithm>

namespace querymend {

namespace {

struct NamesInSql {
    std::set<std::string> called; ///< followed by a parenthesis
    std::set<std::string> all;
};

NamesInSql namesIn(const std::string& sql)
{
    NamesInSql found;
    std::string last;
    for (const Token& token : lex(sql, dialectOf(DialectId::duckdb).lex)) {
        if (token.isComment())
            continue;
        if (token.kind == TokenKind::openParen && !last.empty())
            found.called.insert(last);
        const bool isName = token.kind == TokenKind::word || token.kind == TokenKind::quotedName;
        last = !isName                      ? std::string()
            : token.kind == TokenKind::word ? asciiLowered(token.text(sql))
                                            : asciiLowered(decoded(token, sql));
        if (isName)
            found.all.insert(last);
    }
    return found;
}

bool haveCommon(const std::set<std::string>& left, const std::set<std::string>& right)
{
    return std::any_of(left.begin(), left.end(), [&](const std::string& name) { return right.contains(name); });
}

} // namespace

DuckdbHidingNames namesThatHideCalls(const std::vector<DuckdbDefinition>& definitions, const FunctionLists& functions)
{
    DuckdbHidingNames hiding;
    const auto hides = [&](const NamesInSql& names) {
        return haveCommon(names.called, hiding.macros) || haveCommon(names.all, hiding.views)
            || std::any_of(names.called.begin(), names.called.end(), [&](const std::string& name) {
                   return statusOf(functions, name) == FunctionStatus::denied;
               });
    };
    std::vector<NamesInSql> names;
    for (const DuckdbDefinition& definition : definitions)
        names.push_back(namesIn(definition.sql));
    for (bool hasMore = true; hasMore;) {
        hasMore = false;
        for (std::size_t i = 0; i < definitions.size(); ++i) {
            auto& known = definitions[i].kind == DuckdbDefinition::Kind::view ? hiding.views : hiding.macros;
            hasMore = (hides(names[i]) && known.insert(asciiLowered(definitions[i].name)).second) || hasMore;
        }
    }
    return hiding;
}

} // namespace querymend
