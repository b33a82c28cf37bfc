#pragma once

#include "base/names.h"
#include "sql/tokens/keywords.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace querymend {

/// Which argument of CONVERT is a type.
enum class ConvertForm : std::uint8_t { noType, typeFirst, typeSecond };

/// Which CTEs of its own WITH list a CTE can see.
enum class CteSight : std::uint8_t {
    earlier,          ///< those before it; itself only after RECURSIVE
    earlierAndItself, ///< RECURSIVE is not needed
    all,              ///< also those after it
};

/// What the outline needs to know about a dialect's grammar. Where dialects differ only in what they
/// reject, the outline accepts everything and leaves it to the engine.
struct SyntaxRules {
    KeywordSet notNames;            ///< cannot be a column or table name without quotes
    KeywordSet notAliases;          ///< cannot be a column alias without AS
    KeywordSet notTableAliases;     ///< cannot be a table alias without AS
    KeywordSet notFunctions;        ///< cannot be called as a plain function
    KeywordSet operatorWords;       ///< words used between operands: LIKE, DIV, GLOB
    KeywordSet bareFunctions;       ///< called without parentheses: CURRENT_DATE
    std::string_view unitFunctions; ///< ` name ` of each function whose first argument is a bare unit: DATEADD(day, …)
    std::string_view foreignUnitFunctions{}; ///< the same of functions that only other dialects have
    NameRules names;
    ConvertForm convert = ConvertForm::noType;
    CteSight cteSight = CteSight::earlier;
    bool fromFirst = false;       ///< FROM t SELECT a
    bool emptySelectList = false; ///< SELECT FROM t
    bool trailingCommas = false;
    bool stringAliases = false;       ///< SELECT 1 'one'
    bool equalsAliases = false;       ///< SELECT one = 1
    bool colonAliases = false;        ///< SELECT one: 1
    bool adjacentStrings = false;     ///< 'a' 'b' is 'ab'
    bool typedLiterals = false;       ///< any type before a string: numeric '1'
    bool intervals = true;            ///< INTERVAL '1 day'
    bool intervalExpressions = false; ///< INTERVAL a + 1 DAY
    bool intervalsNeedUnits = false;  ///< INTERVAL '1 day' is not one
    bool reservedLabels = false;      ///< any word may be a column alias after AS
    bool optionalSeparators = false;  ///< a statement ends where the next one begins
    bool inTableName = false;         ///< x IN t
    bool outerJoinMarks = false;      ///< t.x(+)
    bool remoteLinks = false;         ///< t@link
    bool linkedServers = false;       ///< server.database.schema.t
    bool packages = false;            ///< package.function(…), sys.package.function(…)
    bool sequenceColumns = false;     ///< sequence.NEXTVAL
    bool staticMethods = false;       ///< geography::Point(…)
    bool fieldCalls = false;          ///< t.f calls f(t)
    bool matchAgainst = false;        ///< MATCH (a, b) AGAINST ('x')
    /// ` name ` of each schema whose functions are the listed ones. None: the qualifier is a value, or does not
    /// matter.
    std::optional<std::string_view> functionSchemas;
    bool topClause = false;
    bool colonCasts = false; ///< x::int
    bool fullJoins = true;
    bool filterClauses = true; ///< count(*) FILTER (WHERE …)
    bool distinctOn = false;
    bool nullsOrder = true;      ///< ORDER BY x NULLS LAST
    bool limitWithComma = false; ///< LIMIT 10, 20
    bool lateralWord = true;
    bool parenthesisedQueries = true; ///< also as arms of UNION
    bool derivedTablesNeedNames = false;
    bool commasJoin = false;       ///< FROM a, b NATURAL JOIN c joins c to a as well
    bool uniqueSourceNames = true; ///< a FROM clause cannot have a name twice
    bool tableHints = false;       ///< WITH (NOLOCK)
    bool lambdas = false;
    bool fileSources = false;        ///< FROM 'file.csv'
    bool implicitLateral = false;    ///< derived tables see the sources before them
    bool namedArguments = false;     ///< f(a => 1), f(a := 1)
    bool charsetIntroducers = false; ///< _utf8'x'
};

} // namespace querymend
