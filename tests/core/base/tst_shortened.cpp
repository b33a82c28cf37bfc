#include "base/shortened.h"

#include "base/tokenestimate.h"
#include "base/utf8.h"

#include <QTest>

using namespace querymend;

class ShortenedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatFitsStaysAsItIs()
    {
        QCOMPARE(shortened("SELECT 1", 3), std::string("SELECT 1"));
        QCOMPARE(shortened("", 0), std::string());
    }

    void beginningAndEndAreKept_data()
    {
        QTest::addColumn<QByteArray>("piece");
        QTest::newRow("words") << QByteArray("word, ");
        QTest::newRow("one word without an end") << QByteArray("x");
        QTest::newRow("digits") << QByteArray("7");
        QTest::newRow("two bytes each") << QStringLiteral("ж").toUtf8();
        QTest::newRow("three bytes each") << QStringLiteral("漢").toUtf8();
        QTest::newRow("four bytes each") << QStringLiteral("🙂").toUtf8();
        QTest::newRow("blanks, which count for nothing, and lines") << QByteArray("  \n");
    }

    void beginningAndEndAreKept()
    {
        QFETCH(QByteArray, piece);
        const std::string text = "SELECT first " + piece.repeated(200'000).toStdString() + " FROM last";
        for (const std::size_t most : {40U, 200U, 4000U}) {
            const std::string less = shortened(text, most);
            QVERIFY2(estimatedTokens(less) <= most, std::to_string(estimatedTokens(less)).c_str());
            QVERIFY(estimatedTokens(less) > most / 2);
            QVERIFY(less.starts_with("SELECT first "));
            QVERIFY(less.ends_with(" FROM last"));
            QVERIFY(less.find(" characters are left out") != std::string::npos);
            QVERIFY(!firstInvalidUtf8(less));
        }
    }
};

QTEST_APPLESS_MAIN(ShortenedTest)
#include "tst_shortened.moc"
