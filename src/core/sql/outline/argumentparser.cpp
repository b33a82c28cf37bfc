#include "sql/outline/argumentparser.h"

#include "base/ascii.h"
#include "sql/outline/expressionparser.h"
#include "sql/outline/nameparser.h"
#include "sql/outline/operandparser.h"
#include "sql/outline/queryparser.h"
#include "sql/outline/querytailparser.h"
#include "sql/outline/selectlistparser.h"
#include "sql/outline/typeparser.h"

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

/// Reads the arguments of CAST(x AS type), where a type follows AS.
void parseCastArguments(ParseContext& in, CallId id)
{
    const auto start = in.at();
    requireExpression(in);
    in.call(id).arguments.push_back(in.bytesSince(start));
    if (in.accept(Keyword::As) || in.accept(TokenKind::comma))
        parseCastType(in);
    else
        in.problemHere(ProblemKind::expectedWord, Keyword::As);
}

/// Reads the column list of JSON_TABLE or XMLTABLE: `id INT PATH '$.id', NESTED PATH '$.x' COLUMNS (…)`.
void parseTableColumns(ParseContext& in, std::vector<NamePart>& names)
{
    do {
        if (in.is(Keyword::Nested)) {
            while (!in.atEnd() && !in.is(Keyword::Columns))
                in.advance();
            in.advance();
            if (in.is(TokenKind::openParen))
                in.inside([&] { parseTableColumns(in, names); });
            continue;
        }
        if (!in.isName()) {
            in.problemHere(ProblemKind::expectedName);
            return;
        }
        names.push_back(parseNamePart(in));
        recordType(in);
        in.skipToComma();
    } while (in.accept(TokenKind::comma));
}

/// Reads the expression after such a word. It may itself begin with one: the column `name` in TRIM(BOTH FROM name).
void parseAfterArgumentWord(ParseContext& in, Keyword word)
{
    if (word == Keyword::Passing && in.accept(Keyword::By)) // BY REF, BY VALUE
        in.advance();
    else if (word == Keyword::In && in.isAny({Keyword::Boolean, Keyword::Natural})
             && in.isAny({Keyword::Mode, Keyword::Language}, 1))
        return;
    parseExpression(in);
}

/// Reads one word of the special call syntax and whatever belongs to it.
bool parseArgumentWord(ParseContext& in, CallId id)
{
    if (in.isOperator(":")) { // JSON_OBJECT('a': 1)
        in.advance();
        requireExpression(in);
        return true;
    }
    if (!in.is(TokenKind::word) || !contains(argumentWords(), in.keyword()))
        return false;
    const Keyword word = in.keyword();
    in.advance();
    switch (word) {
    case Keyword::Order:
        in.accept(Keyword::By);
        parseOrderByList(in);
        return true;
    case Keyword::As:
        if (in.isName())
            parseType(in);
        in.call(id).specialSyntax = true;
        return true;
    case Keyword::Returning:
    case Keyword::Using:
        if (in.isName() || in.is(TokenKind::string))
            parseType(in);
        in.call(id).specialSyntax = true;
        return true;
    case Keyword::Columns: {
        std::vector<NamePart> names;
        if (in.is(TokenKind::openParen))
            in.inside([&] { parseTableColumns(in, names); });
        else
            parseTableColumns(in, names);
        in.tableColumns = in.addNames(names);
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
        in.call(id).specialSyntax = true;
        parseAfterArgumentWord(in, word);
        return true;
    default:
        if (word == Keyword::Name && in.isName())
            in.advance();
        if (in.is(TokenKind::string) || in.is(TokenKind::openParen) || in.is(TokenKind::quotedName))
            parseOperand(in);
        else if (in.is(TokenKind::word) && !contains(argumentWords(), in.keyword()))
            parseExpression(in);
        return true;
    }
}

/// Whether this is a JSON or XML function, where KEY and NAME are keywords, not names: JSON_OBJECT(KEY …).
bool isMarkupCall(const Outline& outline, CallId id)
{
    const std::string_view function = outline.parts(outline[id].name).back().text;
    return asciiEqualsIgnoringCase(function.substr(0, 3), "xml")
        || asciiEqualsIgnoringCase(function.substr(0, 4), "json");
}

/// Whether one of the words of special call syntax precedes the value.
bool startsWithArgumentWord(const ParseContext& in, CallId id)
{
    if (in.isAny({Keyword::Both, Keyword::Leading, Keyword::Trailing, Keyword::From}))
        return true;
    if (!in.isAny({Keyword::Key, Keyword::Name, Keyword::Document, Keyword::Content, Keyword::Passing})
        || !isMarkupCall(in.outline, id))
        return false;
    return in.is(TokenKind::string, 1) || in.is(TokenKind::quotedName, 1)
        || (in.is(TokenKind::word, 1) && !contains(in.rules.operatorWords, in.keyword(1))
            && !in.isAny({Keyword::From, Keyword::As, Keyword::Order, Keyword::Separator, Keyword::Using, Keyword::For,
                          Keyword::Value, Keyword::On, Keyword::Null},
                         1));
}

void parseArgument(ParseContext& in, CallId id)
{
    const auto start = in.at();
    if (in.isOperator("*") && !in.is(Keyword::Columns, 1)) {
        in.advance();
        parseStarModifiers(in);
        in.call(id).star = true;
    } else if (startsQuery(in, start) && !in.is(TokenKind::openParen)) {
        in.problemHere(ProblemKind::expectedParenthesis);
        parseQuery(in, in.place.clause, in.place.window);
    } else {
        if (in.isName() && (in.isOperator("=>", 1) || (in.isOperator(":=", 1) && in.rules.namedArguments)))
            in.advance(2);
        in.accept(Keyword::Variadic);
        if (!startsWithArgumentWord(in, id))
            requireExpression(in);
    }
    in.call(id).arguments.push_back(in.bytesSince(start));
    parseArgumentWords(in, id);
}

/// Reads the bare second argument of normalize(x, NFC).
bool parseNormalForm(ParseContext& in, CallId id, std::string_view function)
{
    Call& call = in.call(id);
    if (function != "normalize" || call.arguments.size() != 1
        || !in.isAny({Keyword::Nfc, Keyword::Nfd, Keyword::Nfkc, Keyword::Nfkd}) || in.at() + 1 != in.limit())
        return false;
    call.arguments.push_back(in.peek().range());
    call.specialSyntax = true;
    in.advance();
    return true;
}

/// Units of dates that are seldom names of columns in a call of another dialect's function.
const KeywordSet& unitWords()
{
    static const KeywordSet words = keywordSet("year quarter month week day hour minute second microsecond");
    return words;
}

/// Whether the first argument is a bare unit: EXTRACT(YEAR FROM d), DATEADD(day, 1, d).
bool startsUnit(const ParseContext& in, std::string_view function)
{
    if (function == "extract")
        return (in.isName() || in.is(TokenKind::string)) && in.is(Keyword::From, 1);
    if (!in.is(TokenKind::word) || !in.is(TokenKind::comma, 1))
        return false;
    return listNames(in.rules.unitFunctions, function)
        || (listNames(in.rules.foreignUnitFunctions, function) && contains(unitWords(), in.keyword()));
}

} // namespace

void parseArguments(ParseContext& in, CallId id, std::string_view function)
{
    const Keyword word = keywordOf(function);
    if (isCast(word)) {
        in.call(id).specialSyntax = true;
        parseCastArguments(in, id);
        return;
    }
    if (in.atEnd())
        return;
    if (in.is(Keyword::Distinct) || (in.isAny({Keyword::All, Keyword::Unique}) && !in.is(TokenKind::openParen, 1))) {
        in.call(id).distinct = in.is(Keyword::Distinct);
        in.advance();
    }
    if (in.rules.fromFirst && in.is(Keyword::Order) && in.is(Keyword::By, 1)) { // DuckDB's rank(ORDER BY a)
        parseArgumentWords(in, id);
        return;
    }
    if (word == Keyword::Xmlelement) { // its first argument names the element
        in.accept(Keyword::Name);
        in.advance();
        if (!in.accept(TokenKind::comma))
            return;
    }
    const bool converts = word == Keyword::Convert || word == Keyword::TryConvert;
    if (startsUnit(in, function) || (converts && in.rules.convert == ConvertForm::typeFirst)) {
        const auto start = in.at();
        parseType(in);
        in.call(id).arguments.push_back(in.bytesSince(start));
        in.call(id).specialSyntax = true;
        if (!in.accept(TokenKind::comma) && !in.accept(Keyword::From)) {
            if (!in.atEnd())
                in.problemHere(ProblemKind::expectedExpression);
            return;
        }
    }
    do {
        if (in.rules.trailingCommas && in.atEnd())
            return;
        if (converts && in.rules.convert == ConvertForm::typeSecond && in.call(id).arguments.size() == 1) {
            in.call(id).specialSyntax = true;
            parseCastType(in);
            return;
        }
        if (!parseNormalForm(in, id, function))
            parseArgument(in, id);
    } while (in.accept(TokenKind::comma));
}

void parseArgumentWords(ParseContext& in, CallId id)
{
    while (parseArgumentWord(in, id)) {
    }
}

} // namespace querymend
