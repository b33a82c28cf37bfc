#include "base/utf8.h"

#include <QTest>

using namespace querymend;

class Utf8Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheFirstInvalidByte_data();
    void findsTheFirstInvalidByte();
    void agreesWithTheDefinitionOnEveryPairOfBytes();
    void countsLinesAndColumns_data();
    void countsLinesAndColumns();
    void findsTheByteOfAPosition_data();
    void findsTheByteOfAPosition();
    void findsTheByteOfACharacter_data();
    void findsTheByteOfACharacter();
    void countsCharacters_data();
    void countsCharacters();
};

void Utf8Test::findsTheFirstInvalidByte_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("invalidAt"); // -1: none

    QTest::newRow("empty text is valid") << QByteArray("") << -1;
    QTest::newRow("plain ASCII is valid") << QByteArray("select 1") << -1;
    QTest::newRow("ASCII longer than the fast path's step is valid") << QByteArray(67, 'x') << -1;
    QTest::newRow("a NUL byte is valid UTF-8") << QByteArray("a\0b", 3) << -1;
    QTest::newRow("two, three and four bytes are valid") << QByteArray("\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80") << -1;
    QTest::newRow("the last code point is valid") << QByteArray("\xF4\x8F\xBF\xBF") << -1;
    QTest::newRow("past the last code point") << QByteArray("ab\xF4\x90\x80\x80") << 2;
    QTest::newRow("a lead byte that can only be past the last code point") << QByteArray("\xF5\x80\x80\x80") << 0;
    QTest::newRow("a continuation byte alone") << QByteArray("ab\x80") << 2;
    QTest::newRow("a bad byte right after eight ASCII bytes") << QByteArray("12345678\xFF") << 8;
    QTest::newRow("a bad byte within the eight that are read at once") << QByteArray("12345678abc\xFF zzzz") << 11;
    QTest::newRow("overlong two bytes") << QByteArray("\xC0\xAF") << 0;
    QTest::newRow("overlong two bytes with the other lead") << QByteArray("\xC1\xBF") << 0;
    QTest::newRow("overlong three bytes") << QByteArray("\xE0\x9F\xBF") << 0;
    QTest::newRow("overlong four bytes") << QByteArray("\xF0\x8F\xBF\xBF") << 0;
    QTest::newRow("the last code point before the surrogates") << QByteArray("\xED\x9F\xBF") << -1;
    QTest::newRow("a surrogate") << QByteArray("\xED\xA0\x80") << 0;
    QTest::newRow("cut after the first of two") << QByteArray("a\xC3") << 1;
    QTest::newRow("cut after the third of four") << QByteArray("a\xF0\x9F\x98") << 1;
    QTest::newRow("a sequence that another lead interrupts") << QByteArray("\xE2\x82\xC3\xA9") << 0;
    QTest::newRow("Latin-1 text") << QByteArray("caf\xE9 au lait") << 3;
}

void Utf8Test::findsTheFirstInvalidByte()
{
    QFETCH(QByteArray, text);
    QFETCH(int, invalidAt);
    const auto found = firstInvalidUtf8({text.constData(), static_cast<std::size_t>(text.size())});
    QCOMPARE(found ? static_cast<int>(*found) : -1, invalidAt);
}

void Utf8Test::agreesWithTheDefinitionOnEveryPairOfBytes()
{
    for (int first = 0; first < 256; ++first) {
        for (int second = 0; second < 256; ++second) {
            const char bytes[] = {static_cast<char>(first), static_cast<char>(second)};
            const bool firstIsAscii = first < 0x80;
            const bool secondIsAscii = second < 0x80;
            const bool isPair = first >= 0xC2 && first <= 0xDF && second >= 0x80 && second <= 0xBF;
            const bool valid = isPair || (firstIsAscii && secondIsAscii);
            const std::size_t expected = firstIsAscii ? 1 : 0;
            const auto found = firstInvalidUtf8({bytes, sizeof bytes});
            QCOMPARE(found.has_value(), !valid);
            if (found)
                QCOMPARE(*found, expected);
        }
    }
}

void Utf8Test::countsLinesAndColumns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");

    QTest::newRow("empty text starts at 1, 1") << QByteArray("") << 0 << 1 << 1;
    QTest::newRow("the first byte") << QByteArray("abc") << 0 << 1 << 1;
    QTest::newRow("the end of the text") << QByteArray("abc") << 3 << 1 << 4;
    QTest::newRow("beyond the end counts as the end") << QByteArray("abc") << 99 << 1 << 4;
    QTest::newRow("after LF") << QByteArray("a\nb") << 2 << 2 << 1;
    QTest::newRow("LF itself is on its own line") << QByteArray("a\nb") << 1 << 1 << 2;
    QTest::newRow("after CR LF") << QByteArray("a\r\nb") << 3 << 2 << 1;
    QTest::newRow("after a lone CR") << QByteArray("a\rb") << 2 << 2 << 1;
    QTest::newRow("CR CR LF is two lines") << QByteArray("\r\r\nx") << 3 << 3 << 1;
    QTest::newRow("columns count characters") << QByteArray("\xC3\xA9\xE2\x82\xAC=x") << 5 << 1 << 3;
    QTest::newRow("inside a character counts as that character") << QByteArray("\xC3\xA9\xE2\x82\xACx") << 4 << 1 << 2;
    QTest::newRow("characters before a line end do not matter after it") << QByteArray("\xC3\xA9\nxy") << 4 << 2 << 2;
}

void Utf8Test::countsLinesAndColumns()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(int, line);
    QFETCH(int, column);
    const TextPosition position =
        positionAt({text.constData(), static_cast<std::size_t>(text.size())}, static_cast<std::size_t>(offset));
    QCOMPARE(static_cast<int>(position.line), line);
    QCOMPARE(static_cast<int>(position.column), column);
}

void Utf8Test::findsTheByteOfAPosition_data()
{
    countsLinesAndColumns_data();
}

void Utf8Test::findsTheByteOfAPosition()
{
    QFETCH(QByteArray, text);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    for (std::size_t offset = 0; offset <= view.size(); ++offset) {
        const bool starts = offset == view.size() || (static_cast<unsigned char>(view[offset]) & 0xC0U) != 0x80U;
        const bool inLineEnd = offset > 0 && view.substr(offset - 1, 2) == "\r\n";
        if (starts && !inLineEnd)
            QCOMPARE(byteOffsetAt(view, positionAt(view, offset)), offset);
    }
    QCOMPARE(byteOffsetAt(view, {99, 1}), view.size());
}

void Utf8Test::findsTheByteOfACharacter_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("character");
    QTest::addColumn<int>("offset");

    QTest::newRow("the first character") << QByteArray("\xC3\xA9x") << 0 << 0;
    QTest::newRow("after a two-byte character") << QByteArray("\xC3\xA9x") << 1 << 2;
    QTest::newRow("one past the last is the size") << QByteArray("\xC3\xA9x") << 2 << 3;
    QTest::newRow("far beyond is the size") << QByteArray("\xC3\xA9x") << 50 << 3;
    QTest::newRow("of an empty text is 0") << QByteArray("") << 0 << 0;
}

void Utf8Test::findsTheByteOfACharacter()
{
    QFETCH(QByteArray, text);
    QFETCH(int, character);
    QFETCH(int, offset);
    const auto found = byteOffsetOfCharacter({text.constData(), static_cast<std::size_t>(text.size())},
                                             static_cast<std::size_t>(character));
    QCOMPARE(static_cast<int>(found), offset);
}

void Utf8Test::countsCharacters_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("count");

    QTest::newRow("none") << QByteArray("") << 0;
    QTest::newRow("ASCII") << QByteArray("abc") << 3;
    QTest::newRow("one to four bytes each") << QByteArray("a\xC3\xA9\xE2\x82\xAC\xF0\x9F\x98\x80") << 4;
}

void Utf8Test::countsCharacters()
{
    QFETCH(QByteArray, text);
    QFETCH(int, count);
    QCOMPARE(static_cast<int>(characterCount({text.constData(), static_cast<std::size_t>(text.size())})), count);
}

QTEST_APPLESS_MAIN(Utf8Test)
#include "tst_utf8.moc"
