#include "base/base64.h"

#include <QTest>

namespace querymend {

class Base64Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsTheStandardHasIt_data()
    {
        // RFC 4648, section 10
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("one byte") << QByteArray("f") << QByteArray("Zg==");
        QTest::newRow("two bytes") << QByteArray("fo") << QByteArray("Zm8=");
        QTest::newRow("three bytes") << QByteArray("foo") << QByteArray("Zm9v");
        QTest::newRow("six bytes") << QByteArray("foobar") << QByteArray("Zm9vYmFy");
        QTest::newRow("all bits and none") << QByteArray("\xff\x00\xfe", 3) << QByteArray("/wD+");
    }

    void isAsTheStandardHasIt()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, text);
        QCOMPARE(toBase64(bytes.toStdString()), text.toStdString());
        QVERIFY(fromBase64(text.toStdString()) == bytes.toStdString());
    }

    void anythingElseIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no padding") << QByteArray("Zg");
        QTest::newRow("padding in the middle") << QByteArray("Zg==Zg==");
        QTest::newRow("padding alone") << QByteArray("====");
        QTest::newRow("another alphabet") << QByteArray("_wD-");
        QTest::newRow("bits after the end") << QByteArray("Zh==");
        QTest::newRow("a line end") << QByteArray("Zm8\n");
    }

    void anythingElseIsRefused()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!fromBase64(text.toStdString()));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::Base64Test)

#include "tst_base64.moc"
