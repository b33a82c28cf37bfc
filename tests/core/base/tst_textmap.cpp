#include "base/textmap.h"

#include <QTest>

using namespace querymend;

namespace {

std::vector<TextEdit> editsNamed(const QByteArray& name)
{
    if (name == "none")
        return {};
    if (name == "drop tail")
        return {{{3, 6}, ""}};
    if (name == "replace middle")
        return {{{2, 4}, "LONGER"}};
    if (name == "insert")
        return {{{3, 3}, "++"}};
    if (name == "two, out of order")
        return {{{4, 6}, "z"}, {{0, 1}, "xyz"}};
    if (name == "touching")
        return {{{0, 2}, "A"}, {{2, 4}, "B"}};
    if (name == "drop all")
        return {{{0, 6}, ""}};
    qFatal("no such set of edits: %s", name.constData());
}

} // namespace

class TextMapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesTheEditedText_data();
    void makesTheEditedText();
    void mapsBackToTheOriginal_data();
    void mapsBackToTheOriginal();
    void knowsPlacesInsideReplacements();
    void mapsEverythingToNothingOfAnEmptyText();
    void copiedBytesAreTheSameBytes();
    void stepsBecomeEditsOfTheFirstText_data();
    void stepsBecomeEditsOfTheFirstText();
};

void TextMapTest::makesTheEditedText_data()
{
    QTest::addColumn<QByteArray>("edits");
    QTest::addColumn<QByteArray>("edited");

    QTest::newRow("no edit leaves the text") << QByteArray("none") << QByteArray("abcdef");
    QTest::newRow("an empty replacement removes") << QByteArray("drop tail") << QByteArray("abc");
    QTest::newRow("a longer replacement") << QByteArray("replace middle") << QByteArray("abLONGERef");
    QTest::newRow("an empty range inserts") << QByteArray("insert") << QByteArray("abc++def");
    QTest::newRow("edits may come in any order") << QByteArray("two, out of order") << QByteArray("xyzbcdz");
    QTest::newRow("edits may touch") << QByteArray("touching") << QByteArray("ABef");
    QTest::newRow("everything may go") << QByteArray("drop all") << QByteArray("");
}

void TextMapTest::makesTheEditedText()
{
    QFETCH(QByteArray, edits);
    QFETCH(QByteArray, edited);
    const EditedText text("abcdef", editsNamed(edits));
    QCOMPARE(QByteArray::fromStdString(text.text()), edited);
}

void TextMapTest::mapsBackToTheOriginal_data()
{
    QTest::addColumn<QByteArray>("edits");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("end");
    QTest::addColumn<int>("originalBegin");
    QTest::addColumn<int>("originalEnd");

    QTest::newRow("an unedited text maps to itself") << QByteArray("none") << 1 << 4 << 1 << 4;
    QTest::newRow("before a replacement nothing moves") << QByteArray("replace middle") << 0 << 2 << 0 << 2;
    QTest::newRow("inside a replacement is all that was replaced") << QByteArray("replace middle") << 4 << 5 << 2 << 4;
    QTest::newRow("after a replacement offsets shift") << QByteArray("replace middle") << 8 << 10 << 4 << 6;
    QTest::newRow("across a replacement") << QByteArray("replace middle") << 1 << 9 << 1 << 5;
    QTest::newRow("inserted text is an empty place") << QByteArray("insert") << 3 << 5 << 3 << 3;
    QTest::newRow("across an insertion") << QByteArray("insert") << 2 << 6 << 2 << 4;
    QTest::newRow("between two edits") << QByteArray("two, out of order") << 3 << 6 << 1 << 4;
    QTest::newRow("in the second of two touching edits") << QByteArray("touching") << 1 << 2 << 2 << 4;
    QTest::newRow("the end after a replacement is the end") << QByteArray("two, out of order") << 7 << 7 << 6 << 6;
    QTest::newRow("an empty span stays an empty span") << QByteArray("replace middle") << 9 << 9 << 5 << 5;
}

void TextMapTest::mapsBackToTheOriginal()
{
    QFETCH(QByteArray, edits);
    QFETCH(int, begin);
    QFETCH(int, end);
    QFETCH(int, originalBegin);
    QFETCH(int, originalEnd);
    const EditedText text("abcdef", editsNamed(edits));
    const ByteRange original = text.toOriginal({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    QCOMPARE(static_cast<int>(original.begin), originalBegin);
    QCOMPARE(static_cast<int>(original.end), originalEnd);
}

void TextMapTest::knowsPlacesInsideReplacements()
{
    const EditedText text("abcdef", editsNamed("replace middle")); // abLONGERef
    QVERIFY(!text.isInReplacement(2));
    QVERIFY(text.isInReplacement(3));
    QVERIFY(text.isInReplacement(7));
    QVERIFY(!text.isInReplacement(8));
    QVERIFY(!text.isInReplacement(9));
}

void TextMapTest::mapsEverythingToNothingOfAnEmptyText()
{
    const EditedText text("", {});
    QVERIFY(text.text().empty());
    QVERIFY(text.toOriginal({0, 0}) == (ByteRange{0, 0}));
}

void TextMapTest::copiedBytesAreTheSameBytes()
{
    const std::string_view original = "select /* a */ name  from t -- b";
    const EditedText text(original, {{{7, 15}, ""}, {{19, 21}, " "}, {{27, 32}, ""}});
    QCOMPARE(QByteArray::fromStdString(text.text()), QByteArray("select name from t"));
    for (const std::string_view word : {"select", "name", "from t"}) {
        const auto at = static_cast<std::uint32_t>(text.text().find(word));
        const ByteRange range = text.toOriginal({at, at + static_cast<std::uint32_t>(word.size())});
        QVERIFY(range.of(original) == word);
    }
}

void TextMapTest::stepsBecomeEditsOfTheFirstText_data()
{
    QTest::addColumn<QByteArrayList>("steps");
    QTest::addColumn<int>("count");

    QTest::newRow("no step needs no edit") << QByteArrayList{} << 0;
    QTest::newRow("a step that changes nothing needs no edit") << QByteArrayList{"none"} << 0;
    QTest::newRow("one step needs its own edits") << QByteArrayList{"two, out of order"} << 2;
    QTest::newRow("edits far apart stay apart") << QByteArrayList{"drop tail", "replace middle"} << 1;
    QTest::newRow("an edit within what was written before is one edit")
        << QByteArrayList{"replace middle", "insert"} << 1;
    QTest::newRow("what was written may go again") << QByteArrayList{"insert", "replace middle"} << 1;
    QTest::newRow("edits before and after what was written")
        << QByteArrayList{"replace middle", "two, out of order"} << 2;
    QTest::newRow("three steps") << QByteArrayList{"insert", "two, out of order", "touching"} << 2;
    QTest::newRow("what the first step wrote, the last one removes")
        << QByteArrayList{"replace middle", "two, out of order", "drop all"} << 1;
}

void TextMapTest::stepsBecomeEditsOfTheFirstText()
{
    QFETCH(QByteArrayList, steps);
    QFETCH(int, count);
    const std::string original = "abcdef";
    std::vector<EditedText> texts;
    for (const QByteArray& step : steps)
        texts.emplace_back(texts.empty() ? original : texts.back().text(), editsNamed(step));
    const std::vector<TextEdit> edits = editsThrough(original, texts);
    QCOMPARE(EditedText(original, edits).text(), texts.empty() ? original : texts.back().text());
    QCOMPARE(static_cast<int>(edits.size()), count);
}

QTEST_APPLESS_MAIN(TextMapTest)
#include "tst_textmap.moc"
