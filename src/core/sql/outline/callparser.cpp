// Calls: their arguments, the words between arguments, and postfixes such as OVER and FILTER.

#include "sql/outline/outlineparser.h"

#include "base/ascii.h"

namespace querymend {

namespace {

/// Words that separate or modify the arguments of calls with special syntax.
const KeywordSet& argumentWords()
{
    static const KeywordSet words = keywordSet("from for as using placing separator order by limit respect ignore "
                                               "nulls on overflow error empty returning format json "
                                               "with without value passing columns key keys absent unique both leading "
                                               "trailing default null wrapper conditional "
                                               "unconditional array expansion boolean mode natural language in query "
                                               "truncate count conversion within document content "
                                               "name asc desc first last quotes keep omit having max min object error "
                                               "strict lax version standalone yes no indent "
                                               "encoding ref path ordinality nested evalname entityescaping "
                                               "noentityescaping schemacheck noschemacheck hide show "
                                               "size exclude similar");
    return words;
}

bool isCast(Keyword word)
{
    return word == Keyword::Cast || word == Keyword::TryCast || word == Keyword::SafeCast || word == Keyword::Treat
        || word == Keyword::Xmlcast;
}

} // namespace

/// Reads the parenthesis at the cursor as a function's arguments.
void OutlineParser::call(NameSpan name, Position start, bool asTable)
{
    const CallId id{static_cast<std::uint32_t>(m_out.calls.size())};
    Call made;
    made.name = name;
    made.scope = m_context.scope;
    made.clause = m_context.clause;
    made.asTable = asTable;
    m_out.calls.push_back(std::move(made));
    const NamePart& last = m_out.parts(name).back();
    const std::string function = last.quoted ? std::string() : asciiLowered(last.text);
    inside([&] { callArguments(id, function); });
    if (!asTable)
        callPostfixes(id);
    m_out.calls[id.value].range = m_cursor.bytes(start, m_cursor.at());
}

void OutlineParser::callArguments(CallId id, std::string_view function)
{
    const Keyword word = keywordOf(function);
    if (isCast(word)) {
        m_out.calls[id.value].specialSyntax = true;
        castArguments(id);
        return;
    }
    if (m_cursor.atEnd())
        return;
    if (isAny({Keyword::Distinct, Keyword::All, Keyword::Unique}) && !m_cursor.is(TokenKind::openParen, 1)) {
        m_out.calls[id.value].distinct = m_cursor.is(Keyword::Distinct);
        m_cursor.advance();
    } else if (m_cursor.is(Keyword::Distinct)) {
        m_out.calls[id.value].distinct = true;
        m_cursor.advance();
    }
    if (word == Keyword::Xmlelement) { // its first argument names the element
        m_cursor.accept(Keyword::Name);
        m_cursor.advance();
        if (!m_cursor.accept(TokenKind::comma))
            return;
    }
    const bool converts = word == Keyword::Convert || word == Keyword::TryConvert;
    if (unitArgument(function) || (converts && m_rules.convert == ConvertForm::typeFirst)) {
        const Position start = m_cursor.at();
        typeName();
        m_out.calls[id.value].arguments.push_back(m_cursor.bytes(start, m_cursor.at()));
        m_out.calls[id.value].specialSyntax = true;
        if (!m_cursor.accept(TokenKind::comma) && !m_cursor.accept(Keyword::From)) {
            if (!m_cursor.atEnd())
                problemHere(ProblemKind::expectedExpression);
            return;
        }
    }
    do {
        if (m_rules.trailingCommas && m_cursor.atEnd())
            return;
        if (converts && m_rules.convert == ConvertForm::typeSecond && m_out.calls[id.value].arguments.size() == 1) {
            m_out.calls[id.value].specialSyntax = true;
            castType();
            return;
        }
        if (!normalForm(id, function))
            argument(id);
    } while (m_cursor.accept(TokenKind::comma));
}

/// Reads the bare second argument of normalize(x, NFC).
bool OutlineParser::normalForm(CallId id, std::string_view function)
{
    std::vector<ByteRange>& arguments = m_out.calls[id.value].arguments;
    if (function != "normalize" || arguments.size() != 1
        || !isAny({Keyword::Nfc, Keyword::Nfd, Keyword::Nfkc, Keyword::Nfkd}) || m_cursor.at() + 1 != m_cursor.limit())
        return false;
    arguments.push_back(m_cursor.peek().range());
    m_out.calls[id.value].specialSyntax = true;
    m_cursor.advance();
    return true;
}

/// Whether the first argument is a bare unit: EXTRACT(YEAR FROM d), DATEADD(day, 1, d).
bool OutlineParser::unitArgument(std::string_view function)
{
    if (function == "extract")
        return (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName) || m_cursor.is(TokenKind::string))
            && m_cursor.is(Keyword::From, 1);
    if (m_rules.unitFunctions.empty() || !m_cursor.is(TokenKind::word) || !m_cursor.is(TokenKind::comma, 1))
        return false;
    return listNames(m_rules.unitFunctions, function);
}

/// Whether this is a JSON or XML function, where KEY and NAME are keywords, not names: JSON_OBJECT(KEY …).
bool OutlineParser::isMarkupCall(CallId id) const
{
    const std::string_view function = m_out.parts(m_out.calls[id.value].name).back().text;
    return asciiEqualsIgnoringCase(function.substr(0, 3), "xml")
        || asciiEqualsIgnoringCase(function.substr(0, 4), "json");
}

void OutlineParser::argument(CallId id)
{
    const Position start = m_cursor.at();
    if (m_cursor.isOperator("*") && !m_cursor.is(Keyword::Columns, 1)) {
        SelectItem all;
        m_cursor.advance();
        starModifiers(all);
        m_out.calls[id.value].star = true;
    } else if (startsQuery(start) && !m_cursor.is(TokenKind::openParen)) {
        problemHere(ProblemKind::expectedParenthesis);
        query(m_context.clause, m_context.window);
    } else {
        if ((m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
            && (m_cursor.isOperator("=>", 1) || (m_cursor.isOperator(":=", 1) && m_rules.namedArguments)))
            m_cursor.advance(2);
        m_cursor.accept(Keyword::Variadic);
        const bool wordFirst = isAny({Keyword::Both, Keyword::Leading, Keyword::Trailing, Keyword::From})
            || (isAny({Keyword::Key, Keyword::Name, Keyword::Document, Keyword::Content, Keyword::Passing})
                && isMarkupCall(id)
                && (m_cursor.is(TokenKind::string, 1) || m_cursor.is(TokenKind::quotedName, 1)
                    || (m_cursor.is(TokenKind::word, 1) && !contains(m_rules.operatorWords, m_cursor.keyword(1))
                        && !isAny({Keyword::From, Keyword::As, Keyword::Order, Keyword::Separator, Keyword::Using,
                                   Keyword::For, Keyword::Value, Keyword::On, Keyword::Null},
                                  1))));
        if (!wordFirst)
            requiredExpression();
    }
    m_out.calls[id.value].arguments.push_back(m_cursor.bytes(start, m_cursor.at()));
    while (specialArgumentWord(id)) {
    }
}

/// Reads one word of the special call syntax and whatever belongs to it.
bool OutlineParser::specialArgumentWord(CallId id)
{
    if (m_cursor.isOperator(":")) { // JSON_OBJECT('a': 1)
        m_cursor.advance();
        requiredExpression();
        return true;
    }
    if (!m_cursor.is(TokenKind::word) || !contains(argumentWords(), m_cursor.keyword()))
        return false;
    const Keyword word = m_cursor.keyword();
    m_cursor.advance();
    switch (word) {
    case Keyword::Order:
        m_cursor.accept(Keyword::By);
        orderByList();
        return true;
    case Keyword::As:
        if (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName))
            typeName();
        m_out.calls[id.value].specialSyntax = true;
        return true;
    case Keyword::Returning:
    case Keyword::Using:
        if (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName) || m_cursor.is(TokenKind::string))
            typeName();
        m_out.calls[id.value].specialSyntax = true;
        return true;
    case Keyword::Columns: {
        std::vector<NamePart> names;
        if (m_cursor.is(TokenKind::openParen))
            inside([&] { jsonColumns(names); });
        else
            jsonColumns(names);
        m_tableColumns = addParts(names);
        return true;
    }
    case Keyword::From:
    case Keyword::For:
    case Keyword::Placing:
    case Keyword::Similar:
    case Keyword::Value:
    case Keyword::Separator:
    case Keyword::Limit:
    case Keyword::Passing:
    case Keyword::Default:
    case Keyword::In:
    case Keyword::Both:
    case Keyword::Leading:
    case Keyword::Trailing:
        m_out.calls[id.value].specialSyntax = true;
        return argumentBehindWord(word);
    default:
        if (word == Keyword::Name && (m_cursor.is(TokenKind::word) || m_cursor.is(TokenKind::quotedName)))
            m_cursor.advance();
        if (m_cursor.is(TokenKind::string) || m_cursor.is(TokenKind::openParen) || m_cursor.is(TokenKind::quotedName))
            operand();
        else if (m_cursor.is(TokenKind::word) && !contains(argumentWords(), m_cursor.keyword()))
            expression();
        return true;
    }
}

/// Reads the expression after such a word. It may itself begin with one: the column `name` in TRIM(BOTH FROM name).
bool OutlineParser::argumentBehindWord(Keyword word)
{
    if (word == Keyword::Passing && m_cursor.accept(Keyword::By)) { // BY REF, BY VALUE
        m_cursor.advance();
    } else if (word == Keyword::In && isAny({Keyword::Boolean, Keyword::Natural})
               && isAny({Keyword::Mode, Keyword::Language}, 1)) {
        return true;
    }
    expression();
    return true;
}

/// Reads the column list of JSON_TABLE or XMLTABLE: `id INT PATH '$.id', NESTED PATH '$.x' COLUMNS (…)`.
void OutlineParser::jsonColumns(std::vector<NamePart>& names)
{
    do {
        if (m_cursor.is(Keyword::Nested)) {
            while (!m_cursor.atEnd() && !m_cursor.is(Keyword::Columns))
                m_cursor.advance();
            m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                inside([&] { jsonColumns(names); });
            continue;
        }
        if (!m_cursor.is(TokenKind::word) && !m_cursor.is(TokenKind::quotedName)) {
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

/// Reads WITHIN GROUP (…), FILTER (…), KEEP (…), IGNORE NULLS, OVER (…), AGAINST (…).
void OutlineParser::callPostfixes(CallId id)
{
    for (;;) {
        if (m_cursor.is(Keyword::Within) && m_cursor.is(Keyword::Group, 1)) {
            m_cursor.advance(2);
            if (m_cursor.is(TokenKind::openParen))
                inside([this] {
                    require(Keyword::Order);
                    m_cursor.accept(Keyword::By);
                    orderByList();
                });
        } else if (m_cursor.is(Keyword::Filter) && m_cursor.is(TokenKind::openParen, 1)) {
            if (!m_rules.filterClauses)
                problemHere(ProblemKind::unsupported);
            m_cursor.advance();
            inside([this] {
                m_cursor.accept(Keyword::Where);
                requiredExpression();
            });
        } else if (m_cursor.is(Keyword::Keep) && m_cursor.is(TokenKind::openParen, 1)) {
            m_cursor.advance();
            inside([this] {
                while (m_cursor.is(TokenKind::word) && !m_cursor.is(Keyword::Order))
                    m_cursor.advance();
                require(Keyword::Order);
                m_cursor.accept(Keyword::By);
                orderByList();
            });
        } else if (isAny({Keyword::Ignore, Keyword::Respect}) && m_cursor.is(Keyword::Nulls, 1)) {
            m_cursor.advance(2);
        } else if (m_cursor.is(Keyword::From) && isAny({Keyword::First, Keyword::Last}, 1)
                   && isAny({Keyword::Over, Keyword::Ignore, Keyword::Respect}, 2)) {
            m_cursor.advance(2);
        } else if (m_cursor.is(Keyword::Against) && m_cursor.is(TokenKind::openParen, 1)) {
            m_cursor.advance();
            inside([&] {
                operand();
                while (specialArgumentWord(id)) {
                }
            });
        } else if (m_cursor.is(Keyword::Over)
                   && (m_cursor.is(TokenKind::openParen, 1) || m_cursor.is(TokenKind::word, 1)
                       || m_cursor.is(TokenKind::quotedName, 1))) {
            m_out.calls[id.value].over = true;
            m_cursor.advance();
            if (m_cursor.is(TokenKind::openParen))
                inside([this] { windowSpecification(); });
            else
                m_cursor.advance();
        } else {
            return;
        }
    }
}

} // namespace querymend
