// FROM and its sources.

#include "sql/outline/outlineparser.h"

namespace querymend {

void OutlineParser::fromClause()
{
    const Position start = m_cursor.at();
    m_context.clause = Clause::from;
    m_cursor.advance();
    std::uint32_t tree = 0;
    JoinKind kind = JoinKind::first;
    Position joinStart = m_cursor.at();
    do {
        if (m_rules.trailingCommas && kind == JoinKind::comma
            && (m_cursor.atEnd() || isAny({Keyword::Where, Keyword::Select})))
            break;
        const auto firstOfTree = static_cast<std::uint32_t>(scope().sources.size());
        if (!source(kind, joinStart)) {
            problemHere(ProblemKind::expectedName);
            break;
        }
        m_context.window.from = firstOfTree;
        joinedSources(m_rules.commasJoin ? 0 : firstOfTree);
        m_context.window = {};
        for (std::size_t i = firstOfTree; i < scope().sources.size(); ++i)
            m_out.sources[scope().sources[i].value].joinTree = tree;
        ++tree;
        kind = JoinKind::comma;
        joinStart = m_cursor.at();
    } while (m_cursor.accept(TokenKind::comma));
    m_context.window = {};
    addClause(Clause::from, start);
}

SourceWindow OutlineParser::sourcesSoFar() const
{
    const Scope& here = m_out.scopes[m_context.scope.value];
    return {m_context.window.from, static_cast<std::uint32_t>(here.sources.size())};
}

SourceId OutlineParser::addSource(Source source, Position start, Position joinStart)
{
    source.scope = m_context.scope;
    source.range = m_cursor.bytes(start, m_cursor.at());
    source.joinRange = m_cursor.bytes(joinStart, m_cursor.at());
    m_out.sources.push_back(std::move(source));
    const SourceId id{static_cast<std::uint32_t>(m_out.sources.size() - 1)};
    scope().sources.push_back(id);
    return id;
}

/// Reads one source with its alias; false if none begins here.
bool OutlineParser::source(JoinKind kind, Position joinStart)
{
    const Position start = m_cursor.at();
    Source made;
    made.join = kind;
    made.hidden = kind == JoinKind::semi || kind == JoinKind::anti;
    if (m_cursor.is(Keyword::Lateral) && !m_rules.lateralWord && m_cursor.is(TokenKind::openParen, 1))
        problemHere(ProblemKind::unsupported);
    const bool lateral =
        (m_rules.lateralWord || m_cursor.is(TokenKind::openParen, 1)) && m_cursor.accept(Keyword::Lateral);
    made.lateral = lateral || kind == JoinKind::apply || kind == JoinKind::outerApply || m_rules.implicitLateral;
    if (m_rules.colonAliases && (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
        && m_cursor.isOperator(":", 1)) {
        made.alias = part(m_cursor.peek());
        m_cursor.advance(2);
    }
    if (m_cursor.is(TokenKind::openParen) || (m_cursor.is(TokenKind::openBrace) && m_cursor.is(Keyword::Oj, 1))) {
        if (!parenthesisedSource(made))
            return true;
    } else if (m_cursor.is(Keyword::Rows) && m_cursor.is(Keyword::From, 1)) {
        rowsFrom(made);
    } else if (m_cursor.is(TokenKind::string) && m_rules.stringAliases && !m_rules.fileSources) {
        made.name = addParts({part(m_cursor.peek())});
        m_cursor.advance();
    } else if (m_cursor.is(TokenKind::string) && m_rules.fileSources) {
        made.kind = SourceKind::file;
        made.name = addParts({part(m_cursor.peek())});
        m_cursor.advance();
        effect(EffectKind::fileSource, start);
    } else if (m_cursor.is(TokenKind::variable)) {
        made.kind = SourceKind::variable;
        made.opaqueColumns = true;
        made.name = addParts({part(m_cursor.peek())});
        m_cursor.advance();
    } else if (m_cursor.is(Keyword::Values) && m_cursor.is(TokenKind::openParen, 1)) {
        made.kind = SourceKind::derived;
        made.body = valuesTerm({0, 0});
    } else if (!namedSource(made)) {
        return false;
    }
    tableModifiers(made);
    sourceAlias(made);
    const bool pivoted = isAny({Keyword::Pivot, Keyword::Unpivot});
    tableModifiers(made);
    if (pivoted)
        sourceAlias(made);
    if (m_rules.derivedTablesNeedNames && made.kind == SourceKind::derived && made.alias.text.empty())
        problem(ProblemKind::unnamedDerivedTable, m_cursor.bytes(start, m_cursor.at()));
    addSource(std::move(made), start, joinStart);
    return true;
}

/// Reads a derived table, or a join in parentheses. The join adds its sources itself and returns false,
/// unless it has an alias, which hides them.
bool OutlineParser::parenthesisedSource(Source& source)
{
    if (parenthesisHoldsQuery(m_cursor.at())
        || (m_rules.fromFirst && isAny({Keyword::Describe, Keyword::Show, Keyword::Summarize}, 1))) {
        source.kind = SourceKind::derived;
        const SourceWindow window = source.lateral ? sourcesSoFar() : SourceWindow{0, 0};
        inside([&] {
            if (startsQuery(m_cursor.at()))
                source.body = query(Clause::from, window);
            else
                describedTerm();
        });
        source.opaqueColumns = source.body.isNone();
        return true;
    }
    const JoinKind kind = source.join;
    const Position start = m_cursor.at();
    const auto first = static_cast<std::uint32_t>(scope().sources.size());
    inside([&] {
        m_context.window.from = first;
        m_cursor.accept(Keyword::Oj);
        do {
            const std::uint32_t left = m_rules.commasJoin ? first : sourcesSoFar().to;
            if (this->source(kind, start))
                joinedSources(left);
            else
                problemHere(ProblemKind::expectedName);
        } while (m_cursor.accept(TokenKind::comma));
    });
    Source hiding;
    sourceAlias(hiding);
    if (hiding.alias.text.empty() || scope().sources.size() == first)
        return false;
    hiding.kind = SourceKind::derived;
    hiding.opaqueColumns = true;
    hiding.join = kind;
    source = std::move(hiding);
    for (std::size_t i = first; i < scope().sources.size(); ++i)
        m_out.sources[scope().sources[i].value].hidden = true;
    return true;
}

/// Reads DuckDB's DESCRIBE t, SUMMARIZE SELECT … or SHOW TABLES, whose result has different columns than t.
void OutlineParser::describedTerm()
{
    const bool isShow = m_cursor.is(Keyword::Show);
    if (isShow && m_cursor.is(Keyword::All, 1))
        m_cursor.advance();
    if (isShow && isAny({Keyword::Tables, Keyword::Databases}, 1)) {
        m_cursor.advance(2);
    } else if (startsQuery(m_cursor.at() + 1)) {
        m_cursor.advance();
        (void)query(Clause::from, {0, 0});
    } else {
        (void)tableTerm({0, 0});
    }
}

bool OutlineParser::namedSource(Source& source)
{
    if (m_cursor.is(Keyword::Only)) {
        m_cursor.advance();
        if (m_cursor.is(TokenKind::openParen)) {
            bool named = false;
            inside([&] { named = namedSource(source); });
            return named;
        }
    }
    const bool tableFunction = isAny({Keyword::Table, Keyword::Unnest, Keyword::JsonTable, Keyword::Xmltable,
                                      Keyword::Containstable, Keyword::Freetexttable})
        && m_cursor.is(TokenKind::openParen, 1);
    const bool dual = m_cursor.is(Keyword::Dual);
    if (m_cursor.is(TokenKind::dot) && m_cursor.is(TokenKind::word, 1)) // ODBC's empty qualifier
        m_cursor.advance();
    const bool calledWord = m_cursor.is(TokenKind::word) && m_cursor.is(TokenKind::openParen, 1)
        && !contains(m_rules.notTableAliases, m_cursor.keyword());
    const Position start = m_cursor.at();
    if (m_cursor.is(TokenKind::word) && contains(m_rules.bareFunctions, m_cursor.keyword()) && !startsName()
        && !m_cursor.is(TokenKind::openParen, 1)) {
        source.kind = SourceKind::function;
        source.opaqueColumns = true;
        return operand();
    }
    if (!startsName() && !tableFunction && !calledWord && !dual && !contains(m_rules.bareFunctions, m_cursor.keyword()))
        return false;
    bool star = false;
    source.name = qualifiedName(star);
    if (m_cursor.isOperator("*"))
        m_cursor.advance();
    if (m_rules.remoteLinks && m_cursor.isOperator("@")) {
        const Position link = m_cursor.at();
        m_cursor.advance();
        if (startsName())
            qualifiedName(star);
        effect(EffectKind::remoteLink, link);
    }
    const bool oldHint = m_rules.tableHints && !tableFunction && m_cursor.is(TokenKind::openParen)
        && isAny({Keyword::Nolock, Keyword::Holdlock}, 1);
    if (m_cursor.is(TokenKind::openParen) && !oldHint) {
        source.kind = SourceKind::function;
        source.opaqueColumns = true;
        source.call = {static_cast<std::uint32_t>(m_out.calls.size())};
        const Context outer = m_context;
        m_context.window = {0, sourcesSoFar().to};
        m_tableColumns = {};
        call(source.name, start, true);
        m_context = outer;
        functionSource(source);
    } else if (oldHint) {
        tableHints();
    }
    return true;
}

/// Reads what may follow a table function: WITH ORDINALITY, OPENJSON's WITH (…).
void OutlineParser::functionSource(Source& source)
{
    if (m_cursor.is(Keyword::With) && isAny({Keyword::Ordinality, Keyword::Offset}, 1))
        m_cursor.advance(2);
    if (m_cursor.is(Keyword::With) && m_cursor.is(TokenKind::openParen, 1) && m_rules.tableHints) {
        m_cursor.advance();
        std::vector<NamePart> names;
        inside([&] { columnDefinitions(names); });
        source.columnAliases = addParts(names);
        source.columnsAreComplete = true;
    }
    if (!m_tableColumns.empty()) {
        source.columnAliases = m_tableColumns;
        source.columnsAreComplete = true;
    }
}

/// Reads ROWS FROM (f(1), g(2) AS (a int)) WITH ORDINALITY.
void OutlineParser::rowsFrom(Source& source)
{
    m_cursor.advance(2);
    source.kind = SourceKind::function;
    source.opaqueColumns = true;
    if (!m_cursor.is(TokenKind::openParen)) {
        problemHere(ProblemKind::expectedParenthesis);
        return;
    }
    inside([&] {
        do {
            const Position start = m_cursor.at();
            bool star = false;
            if (!startsName() && !m_cursor.is(TokenKind::word)) {
                problemHere(ProblemKind::expectedName);
                return;
            }
            const NameSpan name = qualifiedName(star);
            if (m_cursor.is(TokenKind::openParen))
                call(name, start, true);
            if (m_cursor.accept(Keyword::As) && m_cursor.is(TokenKind::openParen)) {
                std::vector<NamePart> names;
                inside([&] { columnDefinitions(names); });
            }
        } while (m_cursor.accept(TokenKind::comma));
    });
    if (m_cursor.is(Keyword::With) && m_cursor.is(Keyword::Ordinality, 1))
        m_cursor.advance(2);
}

} // namespace querymend
