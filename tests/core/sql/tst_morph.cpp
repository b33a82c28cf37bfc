#include "sql/compare/morph.h"

#include "dialect/dialect.h"

#include <QTest>

#include <string>

using namespace querymend;

/// A statement becomes another one token by token.
class MorphTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheOldTokensAndEndsAsTheNewText_data();
    void beginsWithTheOldTokensAndEndsAsTheNewText();
    void tokensAppearOneByOne();
    void whatIsRemovedVanishes();

private:
    static MorphedText at(double part, std::string_view before, std::string_view now)
    {
        return morphed(before, now, defaultDialect().lex, part);
    }
};

void MorphTest::beginsWithTheOldTokensAndEndsAsTheNewText_data()
{
    QTest::addColumn<std::string>("before");
    QTest::addColumn<std::string>("begin");
    QTest::addColumn<std::string>("now");
    const auto row = [](const char* name, const char* before, const char* begin, const char* now) {
        QTest::newRow(name) << std::string(before) << std::string(begin) << std::string(now);
    };
    row("a replaced name", "SELECT nam FROM t", "SELECT nam FROM t", "SELECT name FROM t");
    row("in the layout of the new text", "SELECT nam FROM t", "SELECT nam\nFROM t", "SELECT name\nFROM t");
    row("the same text", "SELECT 1", "SELECT 1", "SELECT 1");
    row("nothing before", "", "", "SELECT 1");
    row("nothing left", "SELECT 1", "SELECT 1", "");
    row("a name beside what stays", "SELECT a.x FROM t a", "SELECT a.x FROM t a", "SELECT a.yy FROM t a");
}

void MorphTest::beginsWithTheOldTokensAndEndsAsTheNewText()
{
    QFETCH(const std::string, before);
    QFETCH(const std::string, begin);
    QFETCH(const std::string, now);
    QCOMPARE(at(0, before, now), (MorphedText{begin, {}, 1}));
    QCOMPARE(at(1, before, now), (MorphedText{now, {}, 1}));
    QCOMPARE(at(2, before, now), (MorphedText{now, {}, 1}));
}

void MorphTest::tokensAppearOneByOne()
{
    const std::string before = "SELECT a FROM t WHERE k = 1";
    const std::string now = "SELECT f(b) FROM t WHERE k = -2";
    // Eight steps: a, f, (, b, ), then 1, - and 2.
    QCOMPARE(at(0.5 / 8, before, now), (MorphedText{before, {}, 1}));
    QCOMPARE(at(1.5 / 8, before, now), (MorphedText{"SELECT f FROM t WHERE k = 1", {7, 8}, 0.5}));
    QCOMPARE(at(3.5 / 8, before, now), (MorphedText{"SELECT f(b FROM t WHERE k = 1", {9, 10}, 0.5}));
    QCOMPARE(at(5.5 / 8, before, now), (MorphedText{"SELECT f(b) FROM t WHERE k = 1", {}, 1}));
    QCOMPARE(at(6.5 / 8, before, now), (MorphedText{"SELECT f(b) FROM t WHERE k = -", {29, 30}, 0.5}));
    QCOMPARE(at(7.5 / 8, before, now), (MorphedText{now, {30, 31}, 0.5}));
}

void MorphTest::whatIsRemovedVanishes()
{
    const std::string before = "SELECT DISTINCT a FROM t";
    const std::string now = "SELECT a FROM t";
    QCOMPARE(at(0.5, before, now), (MorphedText{before, {}, 1}));
    QCOMPARE(at(1, before, now), (MorphedText{now, {}, 1}));
}

QTEST_APPLESS_MAIN(MorphTest)
#include "tst_morph.moc"
