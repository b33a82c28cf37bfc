#include "diagnose/displaywidth.h"

#include <QTest>

using namespace querymend;

class DisplayWidthTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesCharacters_data();
    void takesCharacters();
    void measures_data();
    void measures();
    void findsCells_data();
    void findsCells();
};

void DisplayWidthTest::takesCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QList<uint>>("characters");
    QTest::newRow("ASCII") << QByteArray("a~") << QList<uint>{'a', '~'};
    QTest::newRow("two, three and four bytes") << QByteArray("é€😀") << QList<uint>{0xE9, 0x20AC, 0x1F600};
    QTest::newRow("a byte that begins nothing") << QByteArray("\x80x") << QList<uint>{0xFFFD, 'x'};
    QTest::newRow("a lead byte before ASCII leaves it alone")
        << QByteArray("\xE9t\xE9!") << QList<uint>{0xFFFD, 't', 0xFFFD, '!'};
    QTest::newRow("a character cut off") << QByteArray("\xE2\x82") << QList<uint>{0xFFFD, 0xFFFD};
    QTest::newRow("bytes that never occur") << QByteArray("\xC0\xFF") << QList<uint>{0xFFFD, 0xFFFD};
    QTest::newRow("NUL") << QByteArray("\0", 1) << QList<uint>{0};
}

void DisplayWidthTest::takesCharacters()
{
    QFETCH(QByteArray, text);
    QFETCH(QList<uint>, characters);
    std::string_view rest(text.constData(), static_cast<std::size_t>(text.size()));
    QList<uint> taken;
    while (!rest.empty())
        taken += takeCharacter(rest);
    QCOMPARE(taken, characters);
}

void DisplayWidthTest::measures_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("nothing") << QByteArray() << 0;
    QTest::newRow("ASCII") << QByteArray("abc") << 3;
    QTest::newRow("letters with marks built in") << QByteArray("é") << 1;
    QTest::newRow("letters with marks of their own") << QByteArray("e\xCC\x81") << 1;
    QTest::newRow("Chinese") << QByteArray("数据") << 4;
    QTest::newRow("Korean") << QByteArray("데이터") << 6;
    QTest::newRow("full-width forms") << QByteArray("ＡＢ") << 4;
    QTest::newRow("half-width forms") << QByteArray("ｱｲ") << 2;
    QTest::newRow("emoji") << QByteArray("😀✅⭐") << 6;
    QTest::newRow("symbols that are no emoji") << QByteArray("☂✓") << 2;
    QTest::newRow("Cyrillic and Greek") << QByteArray("жω") << 2;
    QTest::newRow("a zero-width space") << QByteArray("\xE2\x80\x8B") << 0;
}

void DisplayWidthTest::measures()
{
    QFETCH(QByteArray, text);
    QFETCH(int, width);
    QCOMPARE(static_cast<int>(displayWidth(text.toStdString())), width);
}

void DisplayWidthTest::findsCells_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("cell");
    QTest::addColumn<int>("wherePostgresPoints");
    QTest::addColumn<int>("whereDuckPoints");
    QTest::newRow("the first cell") << QByteArray("abc") << 0 << 0 << 0;
    QTest::newRow("a cell of narrow text") << QByteArray("abc") << 2 << 2 << 2;
    QTest::newRow("after wide characters") << QByteArray("数据x") << 4 << 2 << 2;
    QTest::newRow("the second half of a wide character") << QByteArray("数据x") << 1 << 1 << 1;
    QTest::newRow("after a mark, as each counts it") << QByteArray("e\xCC\x81x") << 1 << 1 << 2;
    QTest::newRow("a cell further") << QByteArray("e\xCC\x81xy") << 2 << 2 << 3;
    QTest::newRow("after a tab, as each counts it") << QByteArray("a\tx") << 2 << 2 << 3;
    QTest::newRow("beyond the end") << QByteArray("ab") << 99 << 2 << 2;
    QTest::newRow("in nothing") << QByteArray() << 3 << 0 << 0;
    QTest::newRow("bytes that are no UTF-8 count one each") << QByteArray("\xE9\xE9x") << 2 << 2 << 2;
}

void DisplayWidthTest::findsCells()
{
    QFETCH(QByteArray, text);
    QFETCH(int, cell);
    QFETCH(int, wherePostgresPoints);
    QFETCH(int, whereDuckPoints);
    const std::string line = text.toStdString();
    const auto at = static_cast<std::size_t>(cell);
    QCOMPARE(static_cast<int>(characterAtCell(line, at, UnseenCharacters::oneCell)), wherePostgresPoints);
    QCOMPARE(static_cast<int>(characterAtCell(line, at, UnseenCharacters::noCell)), whereDuckPoints);
}

QTEST_APPLESS_MAIN(DisplayWidthTest)
#include "tst_displaywidth.moc"
