#include "dialect/dialect.h"
#include "sql/compare/fingerprint.h"
#include "sql/compare/stablehash.h"

#include <QTest>

using namespace querymend;

namespace {

Fingerprint fingerprint(const QByteArray& dialect, const QByteArray& sql)
{
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    return fingerprintOf(sql.toStdString(), rules.lex, rules.syntax);
}

QByteArray normal(const QByteArray& dialect, const QByteArray& sql, Literals literals)
{
    const Dialect& rules = *dialectNamed(dialect.toStdString());
    return QByteArray::fromStdString(normalized(sql.toStdString(), rules.lex, rules.syntax, literals));
}

struct Pairs {
    const char* dialect;

    void operator()(const char* name, const QByteArray& a, const QByteArray& b) const
    {
        QTest::newRow((QByteArray(dialect) + ": " + name).constData()) << QByteArray(dialect) << a << b;
    }
};

void addColumns()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
}

} // namespace

class FingerprintTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isTheSameFor_data();
    void isTheSameFor();
    void differsFor_data();
    void differsFor();
    void differsInLiteralsOnlyFor_data();
    void differsInLiteralsOnlyFor();
    void spellsNormally_data();
    void spellsNormally();
    void staysWhatItWas();
    void survivesAnyBytes();
};

void FingerprintTest::isTheSameFor_data()
{
    addColumns();
    const Pairs postgres{"postgresql"};
    postgres("blanks and line breaks", "SELECT a FROM t", " SELECT\n\ta  FROM t ");
    postgres("comments", "SELECT a FROM t", "SELECT a -- x\nFROM /* y */ t");
    postgres("closing semicolons", "SELECT a FROM t", "SELECT a FROM t;;");
    postgres("the case of keywords", "SELECT a FROM t", "select a from t");
    postgres("the case of bare names", "SELECT Total FROM Orders", "SELECT total FROM orders");
    postgres("quotes that change nothing", "SELECT \"total\" FROM orders", "SELECT total FROM \"orders\"");
    postgres("two spellings of unequal", "SELECT a <> 1", "SELECT a != 1");
    postgres("AS before a column's alias", "SELECT a AS x FROM t", "SELECT a x FROM t");
    postgres("AS before a table's alias", "SELECT x.a FROM t AS x", "SELECT x.a FROM t x");
    postgres("the spelling of a string", "SELECT 'it''s'", R"(SELECT E'it\'s')");
    postgres("a string that goes on in the next line", "SELECT 'ab'", "SELECT 'a'\n'b'");
    postgres("a string that goes on after a comment", "SELECT 'a''cb', 1", "SELECT 'a''c' -- it's\n  'b', 1");
    postgres("escapes that go on in the next line", "SELECT 'a''b'", "SELECT E'a'\n'\\'b'");
    postgres("Unicode escapes that go on", "SELECT 'dat'", "SELECT U&'d!0061'\n't' UESCAPE '!'");
    postgres("a string in dollars", "SELECT 'a'", "SELECT $$a$$");
    postgres("empty statements between", "SELECT 1; SELECT 2", "SELECT 1;;; SELECT 2;");
    const Pairs mysql{"mysql"};
    mysql("backticks that change nothing", "SELECT `total` FROM orders", "SELECT total FROM `orders`");
    mysql("both quotes of strings", "SELECT 'a'", "SELECT \"a\"");
    mysql("the case of functions", "SELECT COUNT(*) FROM t", "SELECT count(*) FROM t");
    mysql("the case of a type", "SELECT CAST(a AS SIGNED) FROM t", "SELECT CAST(a AS signed) FROM t");
    const Pairs sqlserver{"sqlserver"};
    sqlserver("brackets, quotes and case", "SELECT [Total] FROM Orders", "SELECT total FROM \"ORDERS\"");
    const Pairs oracle{"oracle"};
    oracle("quotes around upper case", "SELECT total FROM orders", "SELECT \"TOTAL\" FROM \"ORDERS\"");
    oracle("a string in q quotes", "SELECT 'it''s' FROM dual", "SELECT q'[it's]' FROM dual");
}

void FingerprintTest::isTheSameFor()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QCOMPARE(normal(dialect, a, Literals::kept), normal(dialect, b, Literals::kept));
    QVERIFY(fingerprint(dialect, a) == fingerprint(dialect, b));
}

void FingerprintTest::differsFor_data()
{
    addColumns();
    const Pairs postgres{"postgresql"};
    postgres("another column", "SELECT a FROM t", "SELECT b FROM t");
    postgres("another order", "SELECT a, b FROM t", "SELECT b, a FROM t");
    postgres("quotes that keep the case", "SELECT \"Total\" FROM t", "SELECT total FROM t");
    postgres("quotes that make a name of a keyword", "SELECT \"user\" FROM t", "SELECT user FROM t");
    postgres("parentheses", "SELECT (a + b) * c", "SELECT a + b * c");
    postgres("AS inside CAST", "SELECT CAST(a AS text)", "SELECT CAST(a text)");
    postgres("a name and a string", "SELECT \"a\"", "SELECT 'a'");
    postgres("names joined and parted", "SELECT ab FROM t", "SELECT a b FROM t");
    postgres("two statements and one", "SELECT 1; SELECT 2", "SELECT 1 SELECT 2");
    const Pairs mysql{"mysql"};
    mysql("the case of tables", "SELECT a FROM Orders", "SELECT a FROM orders");
    mysql("a comment that runs", "SELECT 1 /*! + 1 */", "SELECT 1");
    const Pairs oracle{"oracle"};
    oracle("AS before a table's alias, an error", "SELECT x.a FROM t AS x", "SELECT x.a FROM t x");
}

void FingerprintTest::differsFor()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QVERIFY(fingerprint(dialect, a).withLiterals != fingerprint(dialect, b).withLiterals);
    QVERIFY(fingerprint(dialect, a).withoutLiterals != fingerprint(dialect, b).withoutLiterals);
}

void FingerprintTest::differsInLiteralsOnlyFor_data()
{
    addColumns();
    const Pairs postgres{"postgresql"};
    postgres("a string that goes on and quotes in one", "SELECT 'a'\n'b'", "SELECT 'a''\n''b'");
    postgres("numbers", "SELECT a FROM t WHERE b = 1", "SELECT a FROM t WHERE b = 2.5e3");
    postgres("strings", "SELECT a FROM t WHERE b = 'x'", "SELECT a FROM t WHERE b = 'y'");
    postgres("the case of a string", "SELECT 'A'", "SELECT 'a'");
    postgres("a number and a string", "SELECT a FROM t WHERE b = 1", "SELECT a FROM t WHERE b = '1'");
    postgres("a sign", "SELECT a FROM t WHERE b = 1", "SELECT a FROM t WHERE b = -1");
    postgres("lists of other lengths", "SELECT a FROM t WHERE b IN (1)", "SELECT a FROM t WHERE b IN (1, 2, -3)");
    postgres("limits", "SELECT a FROM t LIMIT 5", "SELECT a FROM t LIMIT 50");
}

void FingerprintTest::differsInLiteralsOnlyFor()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, a);
    QFETCH(QByteArray, b);
    QVERIFY(fingerprint(dialect, a).withLiterals != fingerprint(dialect, b).withLiterals);
    QCOMPARE(normal(dialect, a, Literals::replaced), normal(dialect, b, Literals::replaced));
    QCOMPARE(fingerprint(dialect, a).withoutLiterals, fingerprint(dialect, b).withoutLiterals);
}

void FingerprintTest::spellsNormally_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("kept");
    QTest::addColumn<QByteArray>("replaced");
    const auto row = [](const char* name, const char* dialect, const char* sql, const char* kept,
                        const char* replaced) {
        QTest::newRow(name) << QByteArray(dialect) << QByteArray(sql) << QByteArray(kept) << QByteArray(replaced);
    };
    row("nothing", "postgresql", "", "", "");
    row("only comments and semicolons", "postgresql", "; -- x\n;", "", "");
    row("a query", "postgresql", "SELECT a.B AS \"X y\" FROM T a WHERE a.c<>'It''s' AND d IN (1,2)",
        "select a . b \"X y\" from t a where a . c <> 'It''s' and d in ( 1 , 2 )",
        "select a . b \"X y\" from t a where a . c <> ? and d in ( ? )");
    row("a difference is no sign", "postgresql", "SELECT a-1, -1, (a)-1", "select a - 1 , - 1 , ( a ) - 1",
        "select a - ? , ? , ( a ) - ?");
    row("a list with a name in it stays", "postgresql", "SELECT a IN (1, b)", "select a in ( 1 , b )",
        "select a in ( ? , b )");
    row("a subquery after IN stays", "sqlite", "SELECT a IN (SELECT 1)", "select a in ( select 1 )",
        "select a in ( select ? )");
}

void FingerprintTest::spellsNormally()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, sql);
    QFETCH(QByteArray, kept);
    QFETCH(QByteArray, replaced);
    QCOMPARE(normal(dialect, sql, Literals::kept), kept);
    QCOMPARE(normal(dialect, sql, Literals::replaced), replaced);
    QCOMPARE(normal(dialect, kept, Literals::kept), kept);
}

/// Records contain these hashes, so they must never change. The values are the reference vectors of SipHash.
void FingerprintTest::staysWhatItWas()
{
    QCOMPARE(stableHash({}), 0x726fdb47dd0e0e31ULL);
    QCOMPARE(stableHash({"\0\1\2\3\4\5\6\7\10\11\12\13\14\15\16", 15}), 0xa129ca6149be45e5ULL);
}

void FingerprintTest::survivesAnyBytes()
{
    QByteArray all;
    for (int i = 0; i < 2048; ++i)
        all += static_cast<char>(i * 37 + i / 256);
    for (const Dialect& dialect : allDialects()) {
        const std::string text = all.toStdString();
        QVERIFY(fingerprintOf(text, dialect.lex, dialect.syntax) == fingerprintOf(text, dialect.lex, dialect.syntax));
    }
}

QTEST_APPLESS_MAIN(FingerprintTest)
#include "tst_fingerprint.moc"
