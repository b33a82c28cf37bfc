#include "diagnose/excerpt.h"

#include "diagnose/displaywidth.h"

#include <QTest>

using namespace querymend;

class ExcerptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void caretsLieBelow_data();
    void caretsLieBelow();
    void longLinesAreCutAroundThePart_data();
    void longLinesAreCutAroundThePart();
    void aCutLineFillsItsWidth_data();
    void aCutLineFillsItsWidth();
    void theCaretOfAnEmptyPartIsWithinTheWidth();
    void nothingReachesTheTerminal_data();
    void nothingReachesTheTerminal();
};

void ExcerptTest::caretsLieBelow_data()
{
    QTest::addColumn<QByteArray>("text"); // the marked part is between 《 and 》
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("carets");
    const auto row = [](const char* title, const char* text, const char* line, const char* carets) {
        QTest::newRow(title) << QByteArray(text) << QByteArray(line) << QByteArray(carets);
    };
    row("at the beginning", "《SELCT》 1", "SELCT 1", "^^^^^");
    row("in the middle", "SELECT 《a》 FROM t", "SELECT a FROM t", "       ^");
    row("at the end", "SELECT 《abc》", "SELECT abc", "       ^^^");
    row("after the end", "SELECT《》", "SELECT", "      ^");
    row("an empty text", "《》", "", "^");
    row("the second line", "a\n  《b》\nc", "  b", "  ^");
    row("a line that ends with CR LF", "a\r\n《b》\r\nc", "b", "^");
    row("a part of several lines ends with its first", "x 《ab\ncd》", "x ab", "  ^^");
    row("an empty part at the end of a line", "ab《》\ncd", "ab", "  ^");
    row("a tab is one blank", "\t《a》\tb", " a b", " ^");
    row("letters of two bytes", "é《é》", "éé", " ^");
    row("wide letters before it", "SELECT '漢字', 《a》", "SELECT '漢字', a", "               ^");
    row("wide letters in it", "《漢字》x", "漢字x", "^^^^");
    row("an accent of its own", "e\u0301《x》", "e\u0301x", " ^");
}

void ExcerptTest::caretsLieBelow()
{
    QFETCH(QByteArray, text);
    const qsizetype begin = text.indexOf("《");
    text.replace("《", "");
    const qsizetype end = text.indexOf("》");
    text.replace("》", "");
    const ByteRange range{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    const Excerpt excerpt = excerptOf(std::string_view(text.constData(), size_t(text.size())), range, 60);
    QTEST(QByteArray::fromStdString(excerpt.line), "line");
    QTEST(QByteArray::fromStdString(excerpt.carets), "carets");
}

void ExcerptTest::longLinesAreCutAroundThePart_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("length");
    QTest::addColumn<int>("behind");
    QTest::addColumn<QByteArray>("letter");
    QTest::newRow("near the beginning") << 3 << 5 << 1'000 << QByteArray("a");
    QTest::newRow("in the middle") << 1'000 << 5 << 1'000 << QByteArray("a");
    QTest::newRow("at the end") << 1'000 << 5 << 0 << QByteArray("a");
    QTest::newRow("itself longer than the line") << 1'000 << 500 << 10 << QByteArray("a");
    QTest::newRow("of wide letters") << 1'000 << 5 << 1'000 << QByteArray("漢");
}

void ExcerptTest::longLinesAreCutAroundThePart()
{
    QFETCH(int, before);
    QFETCH(int, length);
    QFETCH(int, behind);
    QFETCH(QByteArray, letter);
    constexpr std::size_t width = 40;
    const QByteArray text = letter.repeated(before) + QByteArray(length, 'X') + letter.repeated(behind);
    const auto begin = static_cast<std::uint32_t>(letter.size() * before);
    const Excerpt excerpt = excerptOf(std::string_view(text.constData(), size_t(text.size())),
                                      {begin, begin + static_cast<std::uint32_t>(length)}, width);
    QVERIFY(displayWidth(excerpt.line) <= width);
    QVERIFY(excerpt.carets.size() <= width);
    // The carets begin below the first X.
    const std::size_t place = excerpt.line.find('X');
    QVERIFY(place != std::string::npos);
    QCOMPARE(excerpt.carets.find('^'), displayWidth(std::string_view(excerpt.line).substr(0, place)));
    QCOMPARE(static_cast<int>(std::count(excerpt.carets.begin(), excerpt.carets.end(), '^')),
             static_cast<int>(std::count(excerpt.line.begin(), excerpt.line.end(), 'X')));
    QCOMPARE(excerpt.line.starts_with("…"), before > 10);
}

void ExcerptTest::aCutLineFillsItsWidth_data()
{
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("behind");
    QTest::addColumn<QByteArray>("line");
    const QByteArray mark(7, 'X');
    const QByteArray dots("…");
    QTest::newRow("with more than fits on both sides")
        << 40 << 40 << dots + QByteArray(10, 'a') + mark + QByteArray(11, 'b') + dots;
    QTest::newRow("with a short end") << 40 << 7 << dots + QByteArray(15, 'a') + mark + QByteArray(7, 'b');
    QTest::newRow("with no end") << 40 << 0 << dots + QByteArray(22, 'a') + mark;
    QTest::newRow("with an end that just fits beside a third")
        << 40 << 12 << dots + QByteArray(10, 'a') + mark + QByteArray(12, 'b');
    QTest::newRow("with a short beginning") << 5 << 40 << QByteArray(5, 'a') + mark + QByteArray(17, 'b') + dots;
    QTest::newRow("and is not cut where it just fits") << 15 << 8 << QByteArray(15, 'a') + mark + QByteArray(8, 'b');
}

void ExcerptTest::aCutLineFillsItsWidth()
{
    QFETCH(int, before);
    QFETCH(int, behind);
    const std::string text = std::string(std::size_t(before), 'a') + "XXXXXXX" + std::string(std::size_t(behind), 'b');
    const auto begin = static_cast<std::uint32_t>(before);
    const Excerpt excerpt = excerptOf(text, {begin, begin + 7}, 30);
    QTEST(QByteArray::fromStdString(excerpt.line), "line");
    QCOMPARE(displayWidth(excerpt.line), std::size_t{30});
    QCOMPARE(excerpt.carets.find('^'), displayWidth(std::string_view(excerpt.line).substr(0, excerpt.line.find('X'))));
}

void ExcerptTest::theCaretOfAnEmptyPartIsWithinTheWidth()
{
    const std::string text(100, 'a');
    const Excerpt excerpt = excerptOf(text, {100, 100}, 30);
    QCOMPARE(QByteArray::fromStdString(excerpt.line), QByteArray("…") + QByteArray(28, 'a'));
    QCOMPARE(QByteArray::fromStdString(excerpt.carets), QByteArray(29, ' ') + '^');
}

void ExcerptTest::nothingReachesTheTerminal_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");
    QTest::newRow("an escape sequence") << QByteArray("a\x1b[31mb") << QByteArray("a·[31mb");
    QTest::newRow("a control character of Latin-1") << QByteArray("a\u009bb") << QByteArray("a·b");
    QTest::newRow("a backspace") << QByteArray("a\bb") << QByteArray("a·b");
    QTest::newRow("the end of a line") << QByteArray("a\r\nb") << QByteArray("a  b");
    QTest::newRow("NUL") << QByteArray("a\0b", 3) << QByteArray("a·b");
    QTest::newRow("text turned round") << QByteArray("a\u202eb") << QByteArray("a·b");
    QTest::newRow("no width at all") << QByteArray("a\u200bb") << QByteArray("a·b");
    QTest::newRow("not UTF-8") << QByteArray("a\xff") << QByteArray("a·");
    QTest::newRow("letters stay") << QByteArray("é漢😀") << QByteArray("é漢😀");
}

void ExcerptTest::nothingReachesTheTerminal()
{
    QFETCH(QByteArray, text);
    QTEST(QByteArray::fromStdString(printable(std::string_view(text.constData(), size_t(text.size())))), "shown");
}

QTEST_APPLESS_MAIN(ExcerptTest)
#include "tst_excerpt.moc"
