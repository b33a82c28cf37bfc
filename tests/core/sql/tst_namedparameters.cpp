#include "core/sql/corpustexts.h"
#include "dialect/dialect.h"
#include "sql/formatter/formatter.h"
#include "sql/outline/outline.h"
#include "sql/parameters/namedparameters.h"
#include "sql/parameters/parameterstandins.h"

#include <QTest>

using namespace querymend;

namespace {

const std::string corpus = QUERYMEND_CORPUS;

std::string_view view(const QByteArray& text)
{
    return {text.constData(), static_cast<std::size_t>(text.size())};
}

/// The names, with `(…)` around one in the parentheses of IN and `IN …` before one directly after it.
QByteArray namesIn(std::string_view text, const Dialect& dialect)
{
    QByteArray names;
    for (const NamedParameter& parameter : namedParametersIn(text, dialect.lex, dialect.syntax)) {
        QByteArray name = QByteArray::fromStdString(parameter.name);
        if (parameter.range.of(text) != ':' + parameter.name)
            name += " at the wrong place";
        if (parameter.list == ListPlace::inParentheses)
            name = '(' + name + ')';
        else if (parameter.list == ListPlace::afterIn)
            name = "IN " + name;
        names += (names.isEmpty() ? "" : " ") + name;
    }
    return names;
}

} // namespace

/// Where a statement waits for values, in every dialect.
class NamedParametersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areFound_data();
    void areFound();
    void areNotInCorporaOfDialectsWithoutThem_data();
    void areNotInCorporaOfDialectsWithoutThem();
    void standInsAreRead_data();
    void standInsAreRead();
    void valuesOfTheDialectStay_data();
    void valuesOfTheDialectStay();
    void namesMayBeKeywordsWhenFormatted_data();
    void namesMayBeKeywordsWhenFormatted();
};

void NamedParametersTest::areFound_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("names");
    for (const Dialect& dialect : allDialects()) {
        const QByteArray name(dialect.name.data(), static_cast<qsizetype>(dialect.name.size()));
        const auto row = [&](const char* what, const QByteArray& text, const QByteArray& names) {
            QTest::newRow((name + ": " + what).constData()) << name << text << names;
        };
        row("compared with a column", "SELECT a FROM t WHERE b = :state AND c >= :from", "state from");
        row("one twice", "SELECT a FROM t WHERE b = :x OR c = :x", "x x");
        row("without blanks", "SELECT a FROM t WHERE b=:x AND c>:y", "x y");
        row("in a list", "SELECT a FROM t WHERE b IN (:ids)", "(ids)");
        row("two in a list", "SELECT a FROM t WHERE b NOT IN (1, :x, :y)", "(x) (y)");
        row("directly after IN", "SELECT a FROM t WHERE b IN :ids", "IN ids");
        row("in a query after IN", "SELECT a FROM t WHERE b IN (SELECT c FROM u WHERE d = :x)", "x");
        row("in the list of a query after IN", "SELECT a FROM t WHERE b IN (SELECT :x, :y FROM u)", "x y");
        row("computed in a list", "SELECT a FROM t WHERE b IN (:x + 1, :y, 2 * :z)", "x (y) z");
        row("in a list with comments", "SELECT a FROM t WHERE b IN (/* of */ :x /* all */)", "(x)");
        row("in a call", "SELECT coalesce(a, :other) FROM t", "other");
        row("in BETWEEN", "SELECT a FROM t WHERE b BETWEEN :low AND :high", "low high");
        row("as a limit", "SELECT a FROM t ORDER BY a LIMIT :n", "n");
        row("named by a keyword", "SELECT a FROM t WHERE b >= :from AND c < :to", "from to");
        row("with digits, underscores and other letters", "SELECT :a_1, :_b, :\xD1\x86\xD0\xB5\xD0\xBD\xD0\xB0",
            "a_1 _b \xD1\x86\xD0\xB5\xD0\xBD\xD0\xB0");
        row("after a minus sign", "SELECT 1 -:n", "n");
        row("in a string", "SELECT ':x', 'it''s :y' FROM t", "");
        row("in a comment", "SELECT a /* :x */ FROM t -- :y\nWHERE b = 1", "");
        row("beside comments", "SELECT a FROM t WHERE b = /* of */ :x -- :y", "x");
        row("a time in a string", "SELECT a FROM t WHERE b = '10:20:30'", "");
        row("a label", "SELECT a:b", "");
        row("after a text", "SELECT f('key':value)", "");
        row("a key after a text and a blank", "SELECT f('key' :value)", "");
        row("a key of JSON", "SELECT json_object(k :v), json_objectagg(k :v) FROM t", "");
        row("a value of JSON", "SELECT json_object(k VALUE :v) FROM t", "v");
        row("a number after a colon", "SELECT a FROM t WHERE b = :1", "");
        row("only a colon", "SELECT a FROM t WHERE b = :", "");
        row("an assignment", "SELECT f(a := b)", "");
        row("nothing", "", "");
    }
    const auto row = [](const char* dialect, const char* what, const QByteArray& text, const QByteArray& names) {
        QTest::newRow((QByteArray(dialect) + ": " + what).constData()) << QByteArray(dialect) << text << names;
    };
    for (const char* const dialect : {"postgresql", "duckdb"}) {
        row(dialect, "a cast", "SELECT a::text, '1'::int FROM t", "");
        row(dialect, "a cast of one", "SELECT :x::date", "x");
        row(dialect, "a slice of numbers", "SELECT a[1:2] FROM t", "");
        row(dialect, "a slice by columns", "SELECT a[low:high], a[low :high], a[:high], f(a)[:n] FROM t", "");
        row(dialect, "computed in a subscript", "SELECT a[1 + :n], a[f(:m)] FROM t", "n m");
        row(dialect, "in an array", "SELECT a FROM t WHERE b = ANY (ARRAY[:x, :y])", "x y");
        row(dialect, "in a text in dollars", "SELECT $$ :x $$, $a$ :y $a$", "");
        row(dialect, "in a text with escapes", "SELECT E'it\\':s', :x", "x");
        row(dialect, "before a text with escapes", "SELECT a[1:E'\\':x']", "");
    }
    row("postgresql", "after DISTINCT ON", "SELECT DISTINCT ON (a) :x FROM t", "x");
    row("duckdb", "an alias before its value", "SELECT one:a, two: b FROM t", "");
    row("duckdb", "an alias with a blank after it", "SELECT total :price, other :x FROM t", "");
    row("duckdb", "a type before one", "SELECT a FROM t WHERE b > date :day", "day");
    row("duckdb", "a struct", "SELECT {'a':b, c:d, 'e': :x}", "x");
    row("duckdb", "a list", "SELECT [:x, :y]", "x y");
    row("duckdb", "a lambda", "SELECT list_filter(a, lambda x:x > :low)", "low");
    for (const char* const dialect : {"mysql", "mariadb"}) {
        row(dialect, "in a text in double quotes", "SELECT \":x\", 'it\\':s'", "");
        row(dialect, "in a name", "SELECT `a:b`", "");
        row(dialect, "in a comment after a hash", "SELECT a # :x\nFROM t", "");
        row(dialect, "after an assignment", "SELECT @a:=:x", "x");
        row(dialect, "a unit after one", "SELECT a + INTERVAL :n DAY", "n");
    }
    for (const char* const dialect : {"sqlserver", "sqlite"})
        row(dialect, "in a name in brackets", "SELECT [a :x] FROM t WHERE [b] = :y", "y");
    row("sqlserver", "after TOP", "SELECT TOP (5) :x FROM t", "x");
    row("sqlserver", "a method of a type", "SELECT geography::Point(1, 2, 4326)", "");
    row("sqlite", "parameters of other kinds", "SELECT ?, ?1, @a, $b, :c", "c");
    row("sqlite", "directly after a word", "SELECT a FROM t WHERE b LIKE:x", "x");
    row("oracle", "in quotes of its own", "SELECT q'[ :x ]' FROM dual WHERE 1 = :y", "y");
}

void NamedParametersTest::areFound()
{
    QFETCH(const QByteArray, dialect);
    QFETCH(const QByteArray, text);
    QTEST(namesIn(view(text), *dialectNamed(view(dialect))), "names");
}

void NamedParametersTest::areNotInCorporaOfDialectsWithoutThem_data()
{
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects()) {
        if (!dialect.lex.colonParameters)
            QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
    }
}

void NamedParametersTest::areNotInCorporaOfDialectsWithoutThem()
{
    QFETCH(const int, dialect);
    const auto texts = corpusTexts(corpus, dialectOf(static_cast<DialectId>(dialect)), {"legal", "hostile"});
    QVERIFY(!texts.empty());
    for (const CorpusText& text : texts) {
        QVERIFY2(namesIn(text.sql, text.dialect).isEmpty(), text.name.c_str());
        QVERIFY2(ParameterStandIns(text.sql, text.dialect.lex, text.dialect.syntax).text() == text.sql,
                 text.name.c_str());
    }
}

void NamedParametersTest::standInsAreRead_data()
{
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
}

void NamedParametersTest::standInsAreRead()
{
    QFETCH(const int, dialect);
    const Dialect& about = dialectOf(static_cast<DialectId>(dialect));
    const std::string text = "SELECT a, :value FROM t WHERE b = :from AND c IN (:x, :y) AND d IN :z AND e LIKE :from";
    const ParameterStandIns readable(text, about.lex, about.syntax);
    QVERIFY(readable.hasParameters());
    QCOMPARE(readable.text().size(), text.size());
    QVERIFY(outlineOf(readable.text(), about.lex, about.syntax).problems.empty());
    QCOMPARE(QString::fromStdString(readable.restored(readable.text())), QString::fromStdString(text));
}

void NamedParametersTest::valuesOfTheDialectStay_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("one of the same name beside a parameter")
        << QByteArray("duckdb") << QByteArray("SELECT $x, :x FROM t");
    QTest::newRow("a variable of the same name") << QByteArray("mysql") << QByteArray("SELECT @x, :x FROM t");
    QTest::newRow("a sign that would become part of it") << QByteArray("sqlserver") << QByteArray("SELECT 1 @:x");
    QTest::newRow("one of another name") << QByteArray("duckdb") << QByteArray("SELECT $x, :y, '$y' FROM t");
}

void NamedParametersTest::valuesOfTheDialectStay()
{
    QFETCH(const QByteArray, dialect);
    QFETCH(const QByteArray, text);
    const Dialect& about = *dialectNamed(view(dialect));
    const ParameterStandIns readable(view(text), about.lex, about.syntax);
    QVERIFY(readable.hasParameters());
    QCOMPARE(QByteArray::fromStdString(readable.restored(readable.text())), text);
}

void NamedParametersTest::namesMayBeKeywordsWhenFormatted_data()
{
    standInsAreRead_data();
}

void NamedParametersTest::namesMayBeKeywordsWhenFormatted()
{
    QFETCH(const int, dialect);
    const Dialect& about = dialectOf(static_cast<DialectId>(dialect));
    const std::string text = "select a from t where b >= :from and c = :select";
    const ParameterStandIns readable(text, about.lex, about.syntax);
    const std::string laidOut = readable.restored(formatted(readable.text(), about.lex, about.syntax));
    QCOMPARE(namesIn(laidOut, about), QByteArray("from select"));
    QVERIFY(laidOut.find(">= :from") != std::string::npos);
    QVERIFY(laidOut.find("= :select") != std::string::npos);
}

QTEST_GUILESS_MAIN(NamedParametersTest)
#include "tst_namedparameters.moc"
