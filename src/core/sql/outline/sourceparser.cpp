// What may follow a source in FROM: aliases, samples, hints, PIVOT.

#include "sql/outline/outlineparser.h"

namespace querymend {

/// Whether a bare alias begins here. WINDOW w AS is a clause even in dialects that do not reserve WINDOW.
bool OutlineParser::startsAlias(const KeywordSet& reserved) const
{
    if (m_cursor.is(TokenKind::quotedName))
        return true;
    if (m_cursor.is(TokenKind::string))
        return m_rules.stringAliases;
    if (!m_cursor.is(TokenKind::word) || contains(reserved, m_cursor.keyword()))
        return false;
    if (m_cursor.is(Keyword::Window))
        return !(m_cursor.is(TokenKind::word, 1) && m_cursor.is(Keyword::As, 2));
    return true;
}

void OutlineParser::sourceAlias(Source& source)
{
    if (m_cursor.accept(Keyword::As)) {
        if (m_cursor.is(TokenKind::openParen)) { // a function's columns without an alias for the function
            aliasColumns(source);
            return;
        }
        if (!startsName() && !(m_rules.stringAliases && m_cursor.is(TokenKind::string))) {
            problemHere(ProblemKind::expectedName);
            return;
        }
    } else if (!startsAlias(m_rules.notTableAliases)) {
        return;
    }
    source.alias = part(m_cursor.peek());
    m_cursor.advance();
    if (m_cursor.is(TokenKind::openParen) && !(m_rules.tableHints && isAny({Keyword::Nolock}, 1)))
        aliasColumns(source);
}

/// Reads `(a, b)` or, for functions, `(a int, b text)`.
void OutlineParser::aliasColumns(Source& source)
{
    std::vector<NamePart> names;
    inside([&] { columnDefinitions(names); });
    source.columnAliases = addParts(names);
}

void OutlineParser::columnDefinitions(std::vector<NamePart>& names)
{
    do {
        if (!m_cursor.is(TokenKind::word) && !m_cursor.is(TokenKind::quotedName)
            && !(m_rules.stringAliases && m_cursor.is(TokenKind::string))) {
            problemHere(ProblemKind::expectedName);
            return;
        }
        names.push_back(part(m_cursor.peek()));
        m_cursor.advance();
        while (!m_cursor.atEnd() && !m_cursor.is(TokenKind::comma)) {
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { m_cursor.moveTo(m_cursor.limit()); });
            else
                m_cursor.advance();
        }
    } while (m_cursor.accept(TokenKind::comma));
}

void OutlineParser::tableModifiers(Source& source)
{
    while (tableModifier(source)) {
    }
}

bool OutlineParser::tableModifier(Source& source)
{
    switch (m_cursor.keyword()) {
    case Keyword::Tablesample:
    case Keyword::Sample:
        return sample();
    case Keyword::Partition:
        if (!m_cursor.is(Keyword::By, 1) && !m_cursor.is(TokenKind::openParen, 1))
            return false;
        m_cursor.advance();
        if (m_cursor.accept(Keyword::By))
            parenthesised(false);
        else
            parenthesisedNames();
        return true;
    case Keyword::Use:
    case Keyword::Force:
    case Keyword::Ignore:
        return indexHint();
    case Keyword::Indexed:
        if (!m_cursor.is(Keyword::By, 1))
            return false;
        m_cursor.advance(3);
        return true;
    case Keyword::Not:
        if (!m_cursor.is(Keyword::Indexed, 1))
            return false;
        m_cursor.advance(2);
        return true;
    case Keyword::With:
        if (!m_rules.tableHints || !m_cursor.is(TokenKind::openParen, 1))
            return false;
        m_cursor.advance();
        tableHints();
        return true;
    case Keyword::For:
    case Keyword::As:
    case Keyword::Versions:
        return pointInTime();
    case Keyword::Pivot:
        if (!m_cursor.is(TokenKind::openParen, 1) && !m_cursor.is(Keyword::Xml, 1))
            return false;
        pivot(source);
        return true;
    case Keyword::Unpivot:
        if (!m_cursor.is(TokenKind::openParen, 1) && !isAny({Keyword::Include, Keyword::Exclude}, 1))
            return false;
        unpivot(source);
        return true;
    default:
        if (!m_rules.tableHints || !m_cursor.is(TokenKind::openParen) || !m_cursor.is(Keyword::Nolock, 1))
            return false;
        tableHints();
        return true;
    }
}

/// Reads TABLESAMPLE BERNOULLI (10) REPEATABLE (1), SAMPLE (5), DuckDB's SAMPLE 10% or reservoir(50 ROWS).
bool OutlineParser::sample()
{
    const bool method = m_cursor.is(TokenKind::word, 1) && m_cursor.is(TokenKind::openParen, 2);
    const bool amount = m_cursor.is(TokenKind::openParen, 1) || m_cursor.is(TokenKind::number, 1);
    if (!method && !amount)
        return false;
    m_cursor.advance(method ? 2 : 1);
    const auto percentage = [this] {
        if (m_cursor.isOperator("%") || isAny({Keyword::Percent, Keyword::Rows}))
            m_cursor.advance();
    };
    if (m_cursor.accept(TokenKind::number))
        percentage();
    else
        inside([&] {
            do
                operand();
            while (m_cursor.accept(TokenKind::comma));
            percentage();
        });
    if (m_cursor.is(TokenKind::openParen)) // the method after the amount
        inside([this] { m_cursor.moveTo(m_cursor.limit()); });
    if (isAny({Keyword::Repeatable, Keyword::Seed})) {
        m_cursor.advance();
        parenthesised(false);
    }
    return true;
}

/// Reads MySQL's USE INDEX FOR JOIN (a, b).
bool OutlineParser::indexHint()
{
    if (!isAny({Keyword::Index, Keyword::Key}, 1))
        return false;
    m_cursor.advance(2);
    if (m_cursor.accept(Keyword::For)) {
        while (isAny({Keyword::Join, Keyword::Order, Keyword::Group, Keyword::By}))
            m_cursor.advance();
    }
    if (m_cursor.is(TokenKind::openParen))
        inside([this] { m_cursor.moveTo(m_cursor.limit()); });
    return true;
}

/// Reads FOR SYSTEM_TIME AS OF …, AS OF TIMESTAMP … or VERSIONS BETWEEN SCN … AND ….
bool OutlineParser::pointInTime()
{
    const bool systemTime = m_cursor.is(Keyword::For) && m_cursor.is(Keyword::SystemTime, 1);
    const bool versions = m_cursor.is(Keyword::Versions) && m_cursor.is(Keyword::Between, 1);
    if (systemTime)
        m_cursor.advance(2);
    else if (versions)
        m_cursor.advance();
    else if (!(m_cursor.is(Keyword::As) && m_cursor.is(Keyword::Of, 1)))
        return false;
    if (m_cursor.accept(Keyword::All))
        return true;
    if (m_cursor.is(Keyword::Contained)) {
        m_cursor.advance(2);
        return parenthesised(false);
    }
    m_cursor.advance(m_cursor.is(Keyword::As) ? 2 : 1);
    if (isAny({Keyword::Timestamp, Keyword::Scn}) && !m_cursor.is(TokenKind::string, 1))
        m_cursor.advance();
    const auto bound = [this] {
        if (!m_cursor.accept(Keyword::Minvalue) && !m_cursor.accept(Keyword::Maxvalue))
            requiredExpression();
    };
    bound();
    if (m_cursor.accept(Keyword::To) || m_cursor.accept(Keyword::And))
        bound();
    return true;
}

/// Reads SQL Server's WITH (NOLOCK, INDEX(…)); any word that is not a known plan hint counts as a lock hint.
void OutlineParser::tableHints()
{
    const Position start = m_cursor.at();
    bool locks = false;
    inside([&] {
        for (; !m_cursor.atEnd(); m_cursor.advance())
            locks = locks
                || !(isAny({Keyword::Index, Keyword::Forceseek, Keyword::Forcescan, Keyword::Noexpand})
                     || !m_cursor.is(TokenKind::word));
    });
    if (locks)
        effect(EffectKind::lockHint, start);
}

/// Reads PIVOT (sum(a) AS s FOR b IN (1 AS one, 2)), whose columns cannot be known from the text alone.
void OutlineParser::pivot(Source& source)
{
    m_cursor.advance();
    m_cursor.accept(Keyword::Xml);
    source.opaqueColumns = true;
    source.alias = {};
    const auto aliased = [this] {
        do {
            requiredExpression();
            if (m_cursor.accept(Keyword::As) || (!m_cursor.is(Keyword::For) && startsAlias(m_rules.notAliases)))
                m_cursor.advance();
        } while (m_cursor.accept(TokenKind::comma));
    };
    const Context outer = m_context;
    inside([&] {
        aliased();
        require(Keyword::For);
        while (!m_cursor.atEnd() && !isAny({Keyword::Group})) {
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { m_cursor.moveTo(m_cursor.limit()); });
            else
                m_cursor.advance();
        }
        groupByClause();
    });
    m_context = outer;
}

void OutlineParser::unpivot(Source& source)
{
    m_cursor.advance();
    if (isAny({Keyword::Include, Keyword::Exclude}))
        m_cursor.advance(2);
    source.opaqueColumns = true;
    source.alias = {};
    inside([this] { m_cursor.moveTo(m_cursor.limit()); });
}

} // namespace querymend
