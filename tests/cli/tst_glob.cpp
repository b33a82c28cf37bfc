#include "arguments/glob.h"

#include <QTest>

#include <string>

using namespace querymend;

class GlobTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_data();
    void names();
    void manyStarsAreQuick();
};

void GlobTest::names_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("pattern");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char* title, const char* name, const char* pattern, bool fits) {
        QTest::newRow(title) << QByteArray(name) << QByteArray(pattern) << fits;
    };
    row("the name itself", "orders", "orders", true);
    row("a part of the name", "orders", "order", false);
    row("more than the name", "order", "orders", false);
    row("case does not count", "Orders", "oRDERS", true);
    row("a star at the end", "order_items", "order*", true);
    row("a star takes nothing", "order", "order*", true);
    row("a star at the front", "order_items", "*items", true);
    row("a star gives back", "abcabd", "*abd", true);
    row("stars in a row", "a", "***a***", true);
    row("only a star", "", "*", true);
    row("nothing fits nothing", "", "", true);
    row("nothing does not fit something", "a", "", false);
    row("one character", "cat", "c?t", true);
    row("one character, not none", "ct", "c?t", false);
    row("one character of two bytes", "größe", "gr?ße", true);
    row("a set", "t2", "t[123]", true);
    row("a range", "t7", "t[0-9]", true);
    row("not in the range", "tx", "t[0-9]", false);
    row("a negated range", "tx", "t[!0-9]", true);
    row("a range of letters, case aside", "tB", "t[a-c]", true);
    row("a bracket in its set", "t]", "t[]]", true);
    row("a dash at the end of its set", "t-", "t[a-]", true);
    row("a bracket that is not closed", "t[1", "t[1", true);
    row("a set after a star", "log_2023_1", "*_[0-9]", true);
    row("a dot is a character", "salesXorders", "sales.orders", false);
}

void GlobTest::names()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, pattern);
    QTEST(fitsGlob(name.toStdString(), pattern.toStdString()), "fits");
}

void GlobTest::manyStarsAreQuick()
{
    // Trying every way to divide the name among the stars would never end.
    std::string pattern;
    for (int i = 0; i < 50; ++i)
        pattern += "*a";
    QVERIFY(!fitsGlob(std::string(5'000, 'a') + 'b', pattern));
    QVERIFY(fitsGlob(std::string(5'000, 'a'), pattern));
}

QTEST_APPLESS_MAIN(GlobTest)
#include "tst_glob.moc"
