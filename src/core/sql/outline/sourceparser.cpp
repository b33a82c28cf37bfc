#include "sql/outline/sourceparser.h"

#include "sql/outline/callparser.h"
#include "sql/outline/joinparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/queryparser.h"
#include "sql/outline/selectparser.h"
#include "sql/outline/tablemodifierparser.h"

namespace querymend {

namespace {

/// Reads `(a, b)` or, for functions, `(a int, b text)`.
void parseColumnAliases(ParseContext& in, Source& source)
{
    source.columnAliases = in.addNames(parseColumnDefinitions(in));
}

void parseAlias(ParseContext& in, Source& source)
{
    if (in.accept(Keyword::As)) {
        if (in.is(TokenKind::openParen)) { // a function's columns without an alias for the function
            parseColumnAliases(in, source);
            return;
        }
        if (!startsName(in) && !(in.rules.stringAliases && in.is(TokenKind::string))) {
            in.problemHere(ProblemKind::expectedName);
            return;
        }
    } else if (!startsAlias(in, in.rules.notTableAliases)) {
        return;
    }
    source.alias = parseNamePart(in);
    if (in.is(TokenKind::openParen) && !(in.rules.tableHints && in.is(Keyword::Nolock, 1)))
        parseColumnAliases(in, source);
}

/// Reads DuckDB's DESCRIBE t, SUMMARIZE SELECT … or SHOW TABLES, whose result has different columns than t.
void parseDescription(ParseContext& in)
{
    const bool isShow = in.is(Keyword::Show);
    if (isShow && in.is(Keyword::All, 1))
        in.advance();
    if (isShow && in.isAny({Keyword::Tables, Keyword::Databases}, 1)) {
        in.advance(2);
    } else if (startsQuery(in, in.at() + 1)) {
        in.advance();
        parseQuery(in, Clause::from, {0, 0});
    } else {
        parseTableTerm(in, {0, 0});
    }
}

/// Reads a join in parentheses, which adds its sources itself. Returns whether it has an alias, which hides them.
bool parseParenthesisedJoin(ParseContext& in, Source& source)
{
    const JoinKind kind = source.join;
    const auto start = in.at();
    const auto first = static_cast<std::uint32_t>(in.scope().sources.size());
    in.inside([&] {
        in.place.window.from = first;
        in.accept(Keyword::Oj);
        do {
            const std::uint32_t left = in.rules.commasJoin ? first : in.sourcesSoFar().to;
            if (parseSource(in, kind, start))
                parseJoins(in, left);
            else
                in.problemHere(ProblemKind::expectedName);
        } while (in.accept(TokenKind::comma));
    });
    Source hiding;
    parseAlias(in, hiding);
    if (hiding.alias.text.empty() || in.scope().sources.size() == first)
        return false;
    hiding.kind = SourceKind::derived;
    hiding.opaqueColumns = true;
    hiding.join = kind;
    source = std::move(hiding);
    for (std::size_t i = first; i < in.scope().sources.size(); ++i)
        in.outline.sources[in.scope().sources[i].value].hidden = true;
    return true;
}

bool holdsDerivedTable(const ParseContext& in)
{
    return parenthesisHoldsQuery(in, in.at())
        || (in.rules.fromFirst && in.isAny({Keyword::Describe, Keyword::Show, Keyword::Summarize}, 1));
}

void parseDerivedTable(ParseContext& in, Source& source)
{
    source.kind = SourceKind::derived;
    const SourceWindow window = source.lateral ? in.sourcesSoFar() : SourceWindow{0, 0};
    in.inside([&] {
        if (startsQuery(in, in.at()))
            source.body = parseQuery(in, Clause::from, window);
        else
            parseDescription(in);
    });
    source.opaqueColumns = source.body.isNone();
}

/// Reads ROWS FROM (f(1), g(2) AS (a int)) WITH ORDINALITY.
void parseRowsFrom(ParseContext& in, Source& source)
{
    in.advance(2);
    source.kind = SourceKind::function;
    source.opaqueColumns = true;
    if (!in.is(TokenKind::openParen)) {
        in.problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    in.inside([&] {
        do {
            const auto start = in.at();
            if (!startsName(in) && !in.is(TokenKind::word)) {
                in.problemHere(ProblemKind::expectedName);
                return;
            }
            const NameSpan name = parseQualifiedName(in).parts;
            if (in.is(TokenKind::openParen))
                parseTableCall(in, name, start);
            if (in.accept(Keyword::As) && in.is(TokenKind::openParen))
                parseColumnDefinitions(in);
        } while (in.accept(TokenKind::comma));
    });
    in.accept(Keyword::With, Keyword::Ordinality);
}

/// Reads a table function's arguments and what may follow them: WITH ORDINALITY, OPENJSON's WITH (…).
void parseTableFunction(ParseContext& in, Source& source, TokenCursor::Position start)
{
    source.kind = SourceKind::function;
    source.opaqueColumns = true;
    const auto outer = in.place;
    in.place.window = {0, in.sourcesSoFar().to};
    in.tableColumns = {};
    source.call = parseTableCall(in, source.name, start);
    in.place = outer;
    if (in.is(Keyword::With) && in.isAny({Keyword::Ordinality, Keyword::Offset}, 1))
        in.advance(2);
    if (in.is(Keyword::With) && in.is(TokenKind::openParen, 1) && in.rules.tableHints) {
        in.advance();
        parseColumnAliases(in, source);
        source.columnsAreComplete = true;
    }
    if (!in.tableColumns.empty()) {
        source.columnAliases = in.tableColumns;
        source.columnsAreComplete = true;
    }
}

bool parseNamedSource(ParseContext& in, Source& source)
{
    if (in.accept(Keyword::Only) && in.is(TokenKind::openParen)) {
        bool named = false;
        in.inside([&] { named = parseNamedSource(in, source); });
        return named;
    }
    const bool tableFunction = in.isAny({Keyword::Table, Keyword::Unnest, Keyword::JsonTable, Keyword::Xmltable,
                                         Keyword::Containstable, Keyword::Freetexttable})
        && in.is(TokenKind::openParen, 1);
    const bool dual = in.is(Keyword::Dual);
    if (in.is(TokenKind::dot) && in.is(TokenKind::word, 1)) // ODBC's empty qualifier
        in.advance();
    const bool calledWord =
        in.is(TokenKind::word) && in.is(TokenKind::openParen, 1) && !contains(in.rules.notTableAliases, in.keyword());
    const auto start = in.at();
    // SQLite, which knows tables as lists, takes CURRENT_TIME for a table here.
    if (in.is(TokenKind::word) && contains(in.rules.bareFunctions, in.keyword()) && !startsName(in)
        && !in.is(TokenKind::openParen, 1) && !in.rules.inTableName) {
        source.kind = SourceKind::function;
        source.opaqueColumns = true;
        return parseOperand(in);
    }
    // SQLite reserves these two only where they could be called.
    const bool isTableName = in.rules.inTableName && in.isAny({Keyword::Cast, Keyword::Raise});
    if (!startsName(in) && !isTableName && !tableFunction && !calledWord && !dual
        && !contains(in.rules.bareFunctions, in.keyword()))
        return false;
    source.name = parseQualifiedName(in).parts;
    if (in.isOperator("*"))
        in.advance();
    if (in.rules.remoteLinks && in.isOperator("@")) {
        const auto link = in.at();
        in.advance();
        if (startsName(in))
            parseQualifiedName(in);
        in.addEffect(EffectKind::remoteLink, link);
    }
    const bool oldHint = in.rules.tableHints && !tableFunction && in.is(TokenKind::openParen)
        && in.isAny({Keyword::Nolock, Keyword::Holdlock}, 1);
    if (oldHint)
        parseTableHints(in);
    else if (in.is(TokenKind::openParen))
        parseTableFunction(in, source, start);
    return true;
}

/// Reads a source that is not in parentheses; false if none begins here.
bool parsePlainSource(ParseContext& in, Source& source, TokenCursor::Position start)
{
    if (in.is(Keyword::Rows, Keyword::From)) {
        parseRowsFrom(in, source);
    } else if (in.is(TokenKind::string) && in.rules.fileSources) {
        source.kind = SourceKind::file;
        source.name = in.addNames({parseNamePart(in)});
        in.addEffect(EffectKind::fileSource, start);
    } else if (in.is(TokenKind::string) && in.rules.stringAliases) {
        source.name = in.addNames({parseNamePart(in)});
    } else if (in.is(TokenKind::variable)) {
        source.kind = SourceKind::variable;
        source.opaqueColumns = true;
        source.name = in.addNames({parseNamePart(in)});
    } else if (in.is(Keyword::Values) && in.is(TokenKind::openParen, 1)) {
        source.kind = SourceKind::derived;
        source.body = parseValuesTerm(in, {0, 0});
    } else {
        return parseNamedSource(in, source);
    }
    return true;
}

} // namespace

bool parseSource(ParseContext& in, JoinKind kind, TokenCursor::Position joinStart)
{
    const auto start = in.at();
    Source made;
    made.join = kind;
    made.hidden = kind == JoinKind::semi || kind == JoinKind::anti;
    if (in.is(Keyword::Lateral) && !in.rules.lateralWord && in.is(TokenKind::openParen, 1))
        in.problemHere(ProblemKind::unsupported);
    const bool lateral = (in.rules.lateralWord || in.is(TokenKind::openParen, 1)) && in.accept(Keyword::Lateral);
    made.lateral = lateral || kind == JoinKind::apply || kind == JoinKind::outerApply || in.rules.implicitLateral;
    if (in.rules.colonAliases && in.isName() && in.isOperator(":", 1)) {
        made.alias = parseNamePart(in);
        in.advance();
    }
    if (in.is(TokenKind::openParen) || (in.is(TokenKind::openBrace) && in.is(Keyword::Oj, 1))) {
        if (holdsDerivedTable(in))
            parseDerivedTable(in, made);
        else if (!parseParenthesisedJoin(in, made))
            return true;
    } else if (!parsePlainSource(in, made, start)) {
        return false;
    }
    parseTableModifiers(in, made);
    parseAlias(in, made);
    const bool pivoted = in.isAny({Keyword::Pivot, Keyword::Unpivot});
    parseTableModifiers(in, made);
    if (pivoted)
        parseAlias(in, made);
    if (in.rules.derivedTablesNeedNames && made.kind == SourceKind::derived && made.alias.text.empty())
        in.problem(ProblemKind::unnamedDerivedTable, in.bytesSince(start));
    addSource(in, std::move(made), start, joinStart);
    return true;
}

void addSource(ParseContext& in, Source source, TokenCursor::Position start, TokenCursor::Position joinStart)
{
    source.scope = in.place.scope;
    source.range = in.bytesSince(start);
    source.joinRange = in.bytesSince(joinStart);
    in.outline.sources.push_back(std::move(source));
    in.scope().sources.push_back({static_cast<std::uint32_t>(in.outline.sources.size() - 1)});
}

} // namespace querymend
