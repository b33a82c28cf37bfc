#include "check/foreignsyntax.h"

#include "base/ascii.h"
#include "check/intervalsyntax.h"
#include "check/joinsyntax.h"
#include "dialect/dialectforms.h"
#include "sql/tokens/lexer.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>

namespace querymend {

namespace {

using Edits = std::vector<TextEdit>;

/// FROM order o: the table needs quotes, there and where it qualifies a column.
Edits reservedTable(const SyntaxTokens& in, const JudgedText& judged)
{
    static const KeywordSet clauses =
        keywordSet("select from where having limit on using join left right inner full cross natural union except "
                   "intersect values lateral with as set case and or not in is null exists distinct");
    Edits edits;
    for (std::size_t i = 1; i < in.size() && edits.empty(); ++i) {
        const Keyword word = in.at(i).keyword;
        const bool isTable = in.is(i, TokenKind::word) && contains(judged.dialect.syntax.notNames, word)
            && !contains(clauses, word) && (in.is(i - 1, Keyword::From) || in.is(i - 1, Keyword::Join))
            && !in.is(i + 1, Keyword::By) && !in.is(i + 1, TokenKind::openParen);
        for (std::size_t j = 0; isTable && j < in.size(); ++j) {
            const bool qualifies = in.is(j + 1, TokenKind::dot) && (j == 0 || !in.is(j - 1, TokenKind::dot));
            const bool isRead = j > 0 && (in.is(j - 1, Keyword::From) || in.is(j - 1, Keyword::Join));
            if (in.at(j).keyword == word && (qualifies || isRead) && !in.is(j + 1, Keyword::By))
                edits.push_back({in.at(j).range(), quoted(judged.dialect, in.text(j))});
        }
    }
    return edits;
}

/// COUNT(a WHERE b) and (COUNT(a) WHERE b): a filter, or a CASE within the call.
Edits filteredAggregate(const SyntaxTokens& in, const JudgedText& judged)
{
    for (std::size_t where = 1; where < in.size(); ++where) {
        const std::size_t open = in.is(where, Keyword::Where) ? in.openAround(where) : in.size();
        const std::size_t close = open < in.size() ? in.closeOf(open) : in.size();
        if (close >= in.size() || close == where + 1)
            continue;
        const bool isWithin = open > 0 && in.is(open - 1, TokenKind::word) && where > open + 1
            && !contains(judged.dialect.syntax.notFunctions, in.at(open - 1).keyword);
        const bool isBehind = in.is(where - 1, TokenKind::closeParen) && in.is(open + 2, TokenKind::openParen)
            && in.closeOf(open + 2) == where - 1 && in.is(open + 1, TokenKind::word);
        if ((!isWithin && !isBehind) || in.is(open + 1, Keyword::Select))
            continue;
        const std::size_t name = isWithin ? open - 1 : open + 1;
        const std::size_t first = name + 2;
        const std::size_t last = isWithin ? where - 1 : where - 2;
        if (last < first || in.is(first, Keyword::Distinct))
            continue;
        const std::string function(in.text(name));
        const std::string value(in.text(first, last));
        const std::string condition(in.text(where + 1, close - 1));
        const std::string said = judged.dialect.syntax.filterClauses
            ? function + '(' + value + ") FILTER (WHERE " + condition + ')'
            : function + "(CASE WHEN " + condition + " THEN " + (value == "*" ? "1" : value) + " END)";
        return {{in.range(isWithin ? name : open, close), said}};
    }
    return {};
}

Edits colonCasts(const SyntaxTokens& in, const JudgedText& judged)
{
    const std::span<const CastFormRow> forms = judged.dialect.forms->colonCasts;
    Edits edits;
    for (std::size_t i = 1; !forms.empty() && i < in.size(); ++i) {
        // Where `::` is no operator, it is two colons.
        const bool isOne = in.text(i) == "::";
        const bool isTwo = in.text(i) == ":" && in.text(i + 1) == ":" && in.at(i).end == in.at(i + 1).begin;
        const std::size_t type = i + (isOne ? 1 : 2);
        if (!isOne && !isTwo)
            continue;
        const auto form = std::ranges::find_if(
            forms, [&](const CastFormRow& row) { return asciiEqualsIgnoringCase(row.type, in.text(type)); });
        const std::size_t begin = beginOfOperand(in, i, judged.dialect.syntax);
        if (form == forms.end() || begin >= i || in.is(type + 1, TokenKind::openParen))
            return {};
        edits.push_back({in.range(begin, type), withExpression(form->form, in.text(begin, i - 1))});
    }
    return edits;
}

/// = ANY (SELECT …) and <> ALL (SELECT …), which SQLite has as IN and NOT IN.
Edits quantifiedComparison(const SyntaxTokens& in, const JudgedText& judged)
{
    Edits edits;
    for (std::size_t i = 0; !judged.dialect.forms->quantifiedComparisons && i < in.size(); ++i) {
        const bool holdsQuery = in.is(i + 2, TokenKind::openParen) && in.is(i + 3, Keyword::Select);
        const std::string_view sign = in.text(i);
        if (holdsQuery && sign == "=" && (in.is(i + 1, Keyword::Any) || in.is(i + 1, Keyword::Some)))
            edits.push_back({in.range(i, i + 1), "IN"});
        else if (holdsQuery && (sign == "<>" || sign == "!=") && in.is(i + 1, Keyword::All))
            edits.push_back({in.range(i, i + 1), "NOT IN"});
    }
    return edits;
}

/// DATE '2001-01-01' where a date is a text.
Edits dateLiteral(const SyntaxTokens& in, const JudgedText& judged)
{
    Edits edits;
    for (std::size_t i = 0; !judged.dialect.forms->typedDateLiterals && i < in.size(); ++i) {
        const bool isType =
            asciiEqualsIgnoringCase(in.text(i), "date") || asciiEqualsIgnoringCase(in.text(i), "timestamp");
        if (isType && in.is(i + 1, TokenKind::string))
            edits.push_back({in.range(i, i + 1), std::string(in.text(i + 1))});
    }
    return edits;
}

/// GROUP_CONCAT(a SEPARATOR ';') where the separator is the second argument.
Edits separator(const SyntaxTokens& in, const JudgedText& judged)
{
    Edits edits;
    for (std::size_t i = 1; judged.dialect.forms->separatorIsArgument && i < in.size(); ++i) {
        const std::size_t open = in.is(i, Keyword::Separator) ? in.openAround(i) : in.size();
        if (open == 0 || open >= in.size() || !in.is(i + 1, TokenKind::string)
            || !asciiEqualsIgnoringCase(in.text(open - 1), "group_concat"))
            continue;
        bool isPlain = !in.is(open + 1, Keyword::Distinct);
        for (std::size_t j = open; j < i; ++j)
            isPlain = isPlain && !in.is(j, Keyword::Order);
        if (isPlain)
            edits.push_back({{in.at(i - 1).end, in.at(i + 1).end}, ", " + std::string(in.text(i + 1))});
    }
    return edits;
}

/// 'it\'s' where a backslash escapes nothing.
Edits escapedQuote(const SyntaxTokens&, const JudgedText& judged)
{
    Edits edits;
    if (judged.dialect.lex.backslashEscapes)
        return edits;
    for (std::size_t at = judged.text.find("\\'"); at != std::string_view::npos; at = judged.text.find("\\'", at + 2))
        edits.push_back({{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 2)}, "''"});
    const std::string text = EditedText(judged.text, edits).text();
    const std::vector<Token> tokens = lex(text, judged.dialect.lex);
    const bool isWhole = std::none_of(tokens.begin(), tokens.end(),
                                      [](const Token& token) { return token.kind == TokenKind::unterminatedString; });
    return isWhole ? edits : Edits();
}

/// FROM (SELECT …) where the subquery needs a name.
Edits unnamedSubquery(const SyntaxTokens&, const JudgedText& judged)
{
    Edits edits;
    for (const Source& source : judged.outline.sources) {
        if (source.kind == SourceKind::derived && source.alias.text.empty()
            && judged.dialect.syntax.derivedTablesNeedNames)
            edits.push_back({{source.range.end, source.range.end}, " AS sub" + std::to_string(edits.size() + 1)});
    }
    return edits;
}

Edits movedDates(const SyntaxTokens&, const JudgedText& judged)
{
    return judged.dialect.syntax.intervals ? Edits() : intervalEdits(judged.text, judged.tokens, judged.dialect);
}

Edits intervals(const SyntaxTokens&, const JudgedText& judged)
{
    return judged.dialect.syntax.intervals ? intervalEdits(judged.text, judged.tokens, judged.dialect) : Edits();
}

/// Of a text that is advised on. Longer ones are data or garbage, and looking for mistakes in them takes long.
constexpr std::size_t mostTokens = 20'000;

constexpr SyntaxRow rows[] = {
    {escapedQuote, "a quote within a text is written twice"},
    {reservedTable, "a reserved word needs quotes to be used as a name"},
    {filteredAggregate, "the rows of an aggregate are chosen by FILTER after it or CASE within it"},
    {colonCasts, "a cast is written as CAST with AS"},
    {quantifiedComparison, "a comparison with ANY or ALL of a query is written with IN or NOT IN"},
    {dateLiteral, "a date is written as a text with no word before it"},
    {separator, "the separator is the second argument"},
    {movedDates, "a date is moved by a function and not by INTERVAL"},
    {intervals, "the number and the unit of an interval are written differently"},
    {unnamedSubquery, "a subquery in FROM needs a name"},
};

} // namespace

std::vector<Fix> syntaxFixes(const JudgedText& judged)
{
    if (judged.tokens.size() > mostTokens)
        return {};
    const SyntaxTokens tokens(judged);
    std::vector<Fix> fixes;
    for (const std::span<const SyntaxRow> table :
         {std::span<const SyntaxRow>(rows), clauseSyntaxRows(), comparisonSyntaxRows(), joinSyntaxRows()}) {
        for (const SyntaxRow& row : table) {
            Edits edits = row.recognise(tokens, judged);
            if (!edits.empty())
                fixes.push_back({std::move(edits), std::string(row.reason), row.confidence});
        }
    }
    return fixes;
}

std::vector<Fix> syntaxFixes(std::string_view statement, const Dialect& dialect)
{
    const std::vector<Token> tokens = lex(statement, dialect.lex);
    const Outline outline = outlineOf(statement, tokens, dialect.syntax);
    return syntaxFixes({statement, tokens, outline, dialect});
}

} // namespace querymend
