#include "core/sql/tokentext.h"
#include "dialect/dialect.h"
#include "sql/tokens/lexer.h"

#include <QTest>

using namespace querymend;

namespace {

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

/// Parses a dialect with settings, as in `mysql sql_mode=ANSI_QUOTES`.
Dialect dialectUnder(const QByteArray& name)
{
    const QList<QByteArray> words = name.split(' ');
    Dialect dialect = *dialectNamed(view(words.front()));
    for (const QByteArray& setting : words.mid(1)) {
        const QList<QByteArray> sides = setting.split('=');
        applySetting(dialect, view(sides.front()), view(sides.back()));
    }
    return dialect;
}

/// Adds rows for one dialect: a text and its expected tokens.
struct Rows {
    const char* dialect;

    void operator()(const char* name, const QByteArray& text, const QByteArray& tokens) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData()) << QByteArray(dialect) << text << tokens;
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("tokens");
}

void checkRow()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, tokens);
    QCOMPARE(bytes(explicit_(lex(view(text), dialectUnder(dialect).lex), view(text))), tokens);
}

} // namespace

class LexerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsStrings_data();
    void readsStrings() { checkRow(); }
    void readsNames_data();
    void readsNames() { checkRow(); }
    void readsNumbers_data();
    void readsNumbers() { checkRow(); }
    void readsComments_data();
    void readsComments() { checkRow(); }
    void readsPlacesForValues_data();
    void readsPlacesForValues() { checkRow(); }
    void readsOperatorsAndBlanks_data();
    void readsOperatorsAndBlanks() { checkRow(); }
    void marksWhatNeverEnds_data();
    void marksWhatNeverEnds() { checkRow(); }
    void knowsKeywordsInAnyCase();
    void staysAtTheEnd();
};

void LexerTest::readsStrings_data()
{
    addColumns();
    const Rows postgres{"postgresql"};
    postgres("a doubled quote", "'it''s'x", "string<'it''s'> word<x>");
    postgres("a backslash is a letter", R"('a\' b)", R"(string<'a\'> word<b>)");
    Rows{"postgresql standard_conforming_strings=off"}("a backslash escapes by setting", R"('a\' b')",
                                                       R"(string<'a\' b'>)");
    postgres("E: a backslash escapes", R"(E'a\'b'e'\\')", R"(string<E'a\'b'> string<e'\\'>)");
    postgres("U&: letters by number", R"(U&'d\0061t' u&'!!' UESCAPE '!')",
             R"(string<U&'d\0061t'> string<u&'!!' UESCAPE '!'>)");
    postgres("N, B and X", "N'a' B'01' X'1F'", "string<N'a'> string<B'01'> string<X'1F'>");
    postgres("a prefix parted from its quote is a word", "E 'a'", "word<E> string<'a'>");
    postgres("a word that ends like a prefix", "name'a'", "word<name> string<'a'>");
    postgres("a literal goes on over a line break", "'a'\n 'b' 'c'", "string<'a'\n 'b'> string<'c'>");
    postgres("a literal goes on over a comment and a line break", "'a' --x\n'b'", "string<'a' --x\n'b'>");
    postgres("dollars", "$$it's \"so\"$$", "string<$$it's \"so\"$$>");
    postgres("dollars with a tag", "$a$ $$ $b$ $a$x", "string<$a$ $$ $b$ $a$> word<x>");
    postgres("the tag's case counts", "$a$ $A$ $a$", "string<$a$ $A$ $a$>");
    postgres("a dollar inside a word quotes nothing", "a$b$c", "word<a$b$c>");
    postgres("empty ones", "'' E'' $$$$", "string<''> string<E''> string<$$$$>");
    postgres("a line break inside", "'a\nb'", "string<'a\nb'>");
    for (const char* const family : {"mysql", "mariadb"}) {
        const Rows row{family};
        row("a backslash escapes", R"('a\'b' "c\"d")", R"(string<'a\'b'> string<"c\"d">)");
        row("double quotes are strings", R"("it""s")", R"(string<"it""s">)");
        row("N, b, x and a character set", "N'a' b'01' x'1F' _utf8'x'",
            "string<N'a'> string<b'01'> string<x'1F'> word<_utf8> string<'x'>");
        row("a dollar quotes nothing", "$a$ b", "word<$a$> word<b>");
    }
    Rows{"mysql sql_mode=NO_BACKSLASH_ESCAPES"}("a backslash is a letter by setting", R"('a\' b)",
                                                R"(string<'a\'> word<b>)");
    const Rows oracle{"oracle"};
    oracle("q with each pair of brackets", "q'[a'b]' Q'{a}' q'(a)' q'<a>'",
           "string<q'[a'b]'> string<Q'{a}'> string<q'(a)'> string<q'<a>'>");
    oracle("q with any other delimiter", "q'!it's!' q'|a|'", "string<q'!it's!'> string<q'|a|'>");
    oracle("q ends at delimiter and quote together", "q'[a]b]'", "string<q'[a]b]'>");
    oracle("national ones", "N'a' nq'[b]' NQ'{c}'", "string<N'a'> string<nq'[b]'> string<NQ'{c}'>");
    oracle("a backslash is a letter", R"('a\' b)", R"(string<'a\'> word<b>)");
    const Rows sqlserver{"sqlserver"};
    sqlserver("national ones", "N'it''s' 'a'", "string<N'it''s'> string<'a'>");
    sqlserver("q is a word", "q'[a]'", "word<q> string<'[a]'>");
    const Rows sqlite{"sqlite"};
    sqlite("a blob", "x'1F' X'ff'", "string<x'1F'> string<X'ff'>");
    sqlite("no E and no N", "E'a' N'b'", "word<E> string<'a'> word<N> string<'b'>");
    const Rows duckdb{"duckdb"};
    duckdb("as PostgreSQL's", R"(E'a\'b' $$x$$ 'it''s' X'1F')",
           R"(string<E'a\'b'> string<$$x$$> string<'it''s'> string<X'1F'>)");
}

void LexerTest::readsNames_data()
{
    addColumns();
    const Rows postgres{"postgresql"};
    postgres("quoted", R"("a b" "a""b" "select")", R"(name<"a b"> name<"a""b"> name<"select">)");
    postgres("quoted, letters by number", R"(U&"d\0061t" U&"d!61" UESCAPE '!')",
             R"(name<U&"d\0061t"> name<U&"d!61" UESCAPE '!'>)");
    postgres("qualified", "a.b.\"c\"", "word<a> mark<.> word<b> mark<.> name<\"c\">");
    postgres("letters beyond ASCII", "größe 数据", "word<größe> word<数据>");
    postgres("digits and dollars inside", "a1$b _x", "word<a1$b> word<_x>");
    const Rows mysql{"mysql"};
    mysql("backticks", "`a b` `a``b`", "name<`a b`> name<`a``b`>");
    mysql("a digit may come first", "1st 1e 2x3", "word<1st> word<1e> word<2x3>");
    Rows{"mysql sql_mode=ANSI_QUOTES"}("double quotes are names by setting", "\"a\"", "name<\"a\">");
    const Rows sqlite{"sqlite"};
    sqlite("four kinds of quotes", "\"a\" `b` [c d] e", "name<\"a\"> name<`b`> name<[c d]> word<e>");
    sqlite("a bracket is never doubled", "[a]]", "name<[a]> mark<]>");
    const Rows sqlserver{"sqlserver"};
    sqlserver("brackets, doubled too", "[a b] [a]]b] \"c\"", "name<[a b]> name<[a]]b]> name<\"c\">");
    sqlserver("temporary tables", "#t ##t", "word<#t> word<##t>");
    sqlserver("signs inside", "a#b a@b a$b", "word<a#b> word<a@b> word<a$b>");
    const Rows oracle{"oracle"};
    oracle("signs inside", "a#b a$b \"a b\"", "word<a#b> word<a$b> name<\"a b\">");
    const Rows duckdb{"duckdb"};
    duckdb("quoted, and a list", "\"a b\" [1]", "name<\"a b\"> mark<[> number<1> mark<]>");
}

void LexerTest::readsNumbers_data()
{
    addColumns();
    for (const char* const dialect : {"postgresql", "mysql", "mariadb", "sqlserver", "sqlite", "oracle", "duckdb"}) {
        const Rows row{dialect};
        row("whole, with a point, with an exponent", "1 1.5 .5 1. 1e3 1.5E-3 2e+1",
            "number<1> number<1.5> number<.5> number<1.> number<1e3> number<1.5E-3> number<2e+1>");
        row("a sign is an operator", "-1", "op<-> number<1>");
        row("hexadecimal", "0x1F", "number<0x1F>");
        row("a comma parts", "1,2", "number<1> mark<,> number<2>");
        row("a point before a name", "t.a", "word<t> mark<.> word<a>");
    }
    const Rows duckdb{"duckdb"};
    duckdb("groups of digits", "1_000.5", "number<1_000.5>");
    duckdb("two points are a range", "1..2", "number<1> mark<.> number<.2>");
    const Rows sqlserver{"sqlserver"};
    sqlserver("money", "$12.50", "number<$12.50>");
    const Rows postgres{"postgresql"};
    postgres("an e that begins a word", "1 e", "number<1> word<e>");
}

void LexerTest::readsComments_data()
{
    addColumns();
    for (const char* const dialect : {"postgresql", "mysql", "mariadb", "sqlserver", "sqlite", "oracle", "duckdb"}) {
        const Rows row{dialect};
        row("to the end of the line", "1 -- it's\n2", "number<1> line<-- it's> number<2>");
        row("to the end of the text", "1 -- x", "number<1> line<-- x>");
        row("a block", "1/* ' */2", "number<1> block</* ' */> number<2>");
        row("a star is no end alone", "/* * / **/1", "block</* * / **/> number<1>");
        row("an opening is no closing", "/*/ 1 */2", "block</*/ 1 */> number<2>");
        row("none inside a string", "'-- /* '", "string<'-- /* '>");
    }
    for (const char* const dialect : {"postgresql", "sqlserver", "duckdb"}) {
        const Rows row{dialect};
        row("a block in a block", "/* /* */ 1 */2", "block</* /* */ 1 */> number<2>");
        row("blocks side by side in a block", "/*/**//**/*/1", "block</*/**//**/*/> number<1>");
        row("a return ends a line", "--a\r1", "line<--a> number<1>");
    }
    for (const char* const dialect : {"mysql", "mariadb", "sqlite", "oracle"})
        Rows{dialect}("no block in a block", "/* /* */ 1", "block</* /* */> number<1>");
    for (const char* const dialect : {"mysql", "mariadb"}) {
        const Rows row{dialect};
        row("a hash", "1 # it's\n2", "number<1> line<# it's> number<2>");
        row("two minus signs without a blank", "1--1", "number<1> op<-> op<-> number<1>");
        row("two minus signs and a tab", "1--\t1", "number<1> line<--\t1>");
        row("two minus signs at the end of a line", "1--\n2", "number<1> line<--> number<2>");
        row("one that runs", "/*! 1 */ /*!50701 1 */", "executable</*! 1 */> executable</*!50701 1 */>");
        row("one that runs on MariaDB", "/*M! 1 */", "executable</*M! 1 */>");
        row("one that runs and never ends", "/*! DROP", "executable</*! DROP>");
        row("a hint", "/*+ X */", "block</*+ X */>");
    }
    Rows{"oracle"}("a hint", "/*+ FULL(t) */", "block</*+ FULL(t) */>");
    Rows{"postgresql"}("nothing runs in a comment", "/*! 1 */", "block</*! 1 */>");
    Rows{"sqlite"}("the end of the text ends a block", "1 /* x", "number<1> block</* x>");
}

void LexerTest::readsPlacesForValues_data()
{
    addColumns();
    Rows{"postgresql"}("numbered", "$1 $12", "parameter<$1> parameter<$12>");
    Rows{"postgresql"}("a question mark is an operator", "a ? 'b'", "word<a> op<?> string<'b'>");
    Rows{"mysql"}("a question mark", "? , ?", "parameter<?> mark<,> parameter<?>");
    Rows{"mysql"}("variables", "@a @@b @`c d` @'e f'", "variable<@a> variable<@@b> variable<@`c d`> variable<@'e f'>");
    Rows{"mariadb"}("assigned", "@a:=1", "variable<@a> op<:=> number<1>");
    const Rows sqlite{"sqlite"};
    sqlite("all forms", "? ?1 :a @b $c", "parameter<?> parameter<?1> parameter<:a> parameter<@b> parameter<$c>");
    Rows{"sqlserver"}("variables", "@a @@rowcount", "variable<@a> variable<@@rowcount>");
    Rows{"oracle"}("named and numbered", ":a :1", "parameter<:a> parameter<:1>");
    Rows{"duckdb"}("question mark and dollar", "? $1 $a", "parameter<?> parameter<$1> parameter<$a>");
}

void LexerTest::readsOperatorsAndBlanks_data()
{
    addColumns();
    const Rows postgres{"postgresql"};
    postgres("of several signs", "a<>b!=c<=d||e",
             "word<a> op<<>> word<b> op<!=> word<c> op<<=> word<d> op<||> word<e>");
    postgres("a cast", "a::int", "word<a> op<::> word<int>");
    postgres("of JSON", "a->'b'->>'c'", "word<a> op<->> string<'b'> op<->>> string<'c'>");
    postgres("made of any signs", "a @> b <-> c !~~* d", "word<a> op<@>> word<b> op<<->> word<c> op<!~~*> word<d>");
    postgres("a sign of a number after an operator", "1=-1", "number<1> op<=> op<-> number<1>");
    postgres("a comment ends it", "1+--x\n2", "number<1> op<+> line<--x> number<2>");
    postgres("a block ends it", "1*/*x*/2", "number<1> op<*> block</*x*/> number<2>");
    const Rows mysql{"mysql"};
    mysql("equal with NULL", "a<=>b", "word<a> op<<=>> word<b>");
    mysql("of JSON", "a->>'$.b'", "word<a> op<->>> string<'$.b'>");
    mysql("a no-break space is a letter",
          "a\xC2\xA0"
          "b",
          "word<a\xC2\xA0"
          "b>");
    Rows{"sqlserver"}("a no-break space is a blank",
                      "a\xC2\xA0"
                      "b",
                      "word<a> word<b>");
    Rows{"duckdb"}("wide blanks are blanks",
                   "a\xE3\x80\x80"
                   "b",
                   "word<a> word<b>");
    Rows{"sqlite"}("a byte order mark is a blank", "\xEF\xBB\xBFSELECT", "word<SELECT>");
    Rows{"oracle"}("an outer join mark", "a(+)", "word<a> mark<(> op<+> mark<)>");
    Rows{"oracle"}("unequal in three spellings", "a^=b<>c!=d", "word<a> op<^=> word<b> op<<>> word<c> op<!=> word<d>");
    for (const char* const dialect : {"postgresql", "mysql", "sqlserver", "sqlite", "oracle", "duckdb"}) {
        const Rows row{dialect};
        row("nothing", "", "");
        row("only blanks", " \t\r\n\f\v", "");
        row("a NUL is unknown", QByteArray("1\0002", 3), QByteArray("number<1> unknown<\0> number<2>", 30));
        row("marks", "(a,b);", "mark<(> word<a> mark<,> word<b> mark<)> mark<;>");
    }
}

void LexerTest::marksWhatNeverEnds_data()
{
    addColumns();
    for (const char* const dialect : {"postgresql", "mysql", "mariadb", "sqlserver", "sqlite", "oracle", "duckdb"}) {
        const Rows row{dialect};
        row("a string", "1 'a b", "number<1> openstring<'a b>");
        row("a string after a doubled quote", "'a''", "openstring<'a''>");
        row("a lone quote", "'", "openstring<'>");
    }
    const Rows postgres{"postgresql"};
    postgres("a name", "\"a b", "openname<\"a b>");
    postgres("an escape at the end", R"(E'a\')", R"(openstring<E'a\'>)");
    postgres("an escape as the last byte", "E'a\\", "openstring<E'a\\>");
    postgres("dollars", "$$ a", "openstring<$$ a>");
    postgres("dollars with another tag", "$a$ x $b$", "openstring<$a$ x $b$>");
    postgres("a block", "/* a", "opencomment</* a>");
    postgres("a block whose inner one ends", "/* /* */", "opencomment</* /* */>");
    postgres("a literal that goes on", "'a'\n'b", "openstring<'a'\n'b>");
    const Rows mysql{"mysql"};
    mysql("a name", "`a", "openname<`a>");
    mysql("a variable's name", "@`a", "openname<@`a>");
    mysql("an escaped quote", R"('a\')", R"(openstring<'a\'>)");
    const Rows sqlserver{"sqlserver"};
    sqlserver("a name", "[a]]", "openname<[a]]>");
    const Rows oracle{"oracle"};
    oracle("a q literal", "q'[a'", "openstring<q'[a'>");
    oracle("a q literal without a delimiter", "q'", "openstring<q'>");
}

void LexerTest::knowsKeywordsInAnyCase()
{
    const LexRules rules = dialectNamed("postgresql")->lex;
    for (const char* const text : {"SELECT", "select", "sElEcT"})
        QCOMPARE(lex(text, rules).front().keyword, Keyword::Select);
    QCOMPARE(lex("\"select\"", rules).front().keyword, Keyword::None);
    QCOMPARE(lex("selects", rules).front().keyword, Keyword::None);
}

void LexerTest::staysAtTheEnd()
{
    Lexer lexer("a ", dialectNamed("sqlite")->lex);
    QCOMPARE(lexer.next().kind, TokenKind::word);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(lexer.next().kind, TokenKind::end);
}

QTEST_APPLESS_MAIN(LexerTest)
#include "tst_lexer.moc"
