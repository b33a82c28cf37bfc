// Types, and the casts that name them.

#include "sql/outline/outlineparser.h"

namespace querymend {

/// Reads the arguments of CAST(x AS type), where a type follows AS.
void OutlineParser::castArguments(CallId id)
{
    const Position start = m_cursor.at();
    requiredExpression();
    m_out.calls[id.value].arguments.push_back(m_cursor.bytes(start, m_cursor.at()));
    if (m_cursor.accept(Keyword::As) || m_cursor.accept(TokenKind::comma))
        castType();
    else
        problemHere(ProblemKind::expectedWord, Keyword::As);
}

/// Reads a type up to the end of the parenthesis, with DEFAULT … ON CONVERSION ERROR and FORMAT '…'.
void OutlineParser::castType()
{
    typeName();
    if (m_cursor.accept(Keyword::Default)) {
        expression();
        while (isAny({Keyword::On, Keyword::Conversion, Keyword::Error}))
            m_cursor.advance();
    }
    while (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::string)) // CHARACTER SET utf8, FORMAT '…'
        m_cursor.advance();
    if (m_cursor.accept(TokenKind::comma) && !m_cursor.atEnd()) // a format after the type
        expressionList();
}

/// Reads `numeric(10, 2)[]`, `double precision`, `timestamp with time zone`, `STRUCT(a INT)`, `schema.type`.
void OutlineParser::typeName()
{
    m_cursor.accept(Keyword::Setof);
    const Keyword first = m_cursor.keyword();
    if (!m_cursor.is(TokenKind::word) && !m_cursor.is(TokenKind::quotedName) && !m_cursor.is(TokenKind::string)) {
        problemHere(ProblemKind::expectedName);
        return;
    }
    m_cursor.advance();
    while (m_cursor.is(TokenKind::dot) && (m_cursor.is(TokenKind::word, 1) || m_cursor.is(TokenKind::quotedName, 1)))
        m_cursor.advance(2);
    const auto parameters = [this] {
        if (m_cursor.is(TokenKind::openParen))
            inside([this] {
                while (!m_cursor.atEnd() && !startsQuery(m_cursor.at()))
                    m_cursor.advance();
            });
    };
    const auto acceptAny = [this](std::initializer_list<Keyword> words) {
        if (isAny(words))
            m_cursor.advance();
    };
    if (first == Keyword::Double)
        acceptAny({Keyword::Precision});
    if (first == Keyword::National)
        acceptAny({Keyword::Char, Keyword::Character, Keyword::Varchar});
    if (first == Keyword::Char || first == Keyword::Character || first == Keyword::Bit || first == Keyword::National
        || first == Keyword::Nchar)
        acceptAny({Keyword::Varying});
    if (first == Keyword::Long)
        acceptAny({Keyword::Raw, Keyword::Varchar});
    if (first == Keyword::Signed || first == Keyword::Unsigned)
        acceptAny({Keyword::Integer, Keyword::Int});
    parameters();
    if ((first == Keyword::Time || first == Keyword::Timestamp) && isAny({Keyword::With, Keyword::Without})) {
        m_cursor.advance();
        acceptAny({Keyword::Local});
        require(Keyword::Time);
        require(Keyword::Zone);
    }
    if (first == Keyword::Interval) {
        while (isAny({Keyword::Year, Keyword::Month, Keyword::Day, Keyword::Hour, Keyword::Minute, Keyword::Second,
                      Keyword::To})) {
            m_cursor.advance();
            parameters();
        }
    }
    acceptAny({Keyword::Unsigned, Keyword::Signed});
    while (m_cursor.is(TokenKind::openBracket)
           || (m_cursor.is(Keyword::Array) && !m_cursor.is(TokenKind::openBracket, 1)))
        m_cursor.is(TokenKind::openBracket) ? subscript() : m_cursor.advance();
}

} // namespace querymend
