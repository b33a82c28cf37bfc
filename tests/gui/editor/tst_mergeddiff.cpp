// Two texts merged into one, as proposals and previews of fixes show them.

#include "dialect/dialect.h"
#include "editor/pages/mergeddiff.h"

#include <QTest>

using namespace querymend;

namespace {

QByteArray bytes(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

} // namespace

class MergedDiffTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksWhatChanged_data();
    void marksWhatChanged();
    void countsLinesAndNotPieces();
};

void MergedDiffTest::marksWhatChanged_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("removed");
    QTest::addColumn<QByteArray>("added");
    const auto row = [](const char* name, const char* before, const char* after, const char* text, const char* removed,
                        const char* added) {
        QTest::newRow(name) << QByteArray(before) << QByteArray(after) << QByteArray(text) << QByteArray(removed)
                            << QByteArray(added);
    };
    row("a name", "SELECT c.region FROM c", "SELECT c.\"Region Name\" FROM c", "SELECT c.region\"Region Name\" FROM c",
        "region", "\"Region Name\"");
    row("a word less, with the blank after it", "SELECT a / 2 AS b", "SELECT a AS b", "SELECT a / 2 AS b", "/ 2 ", "");
    row("no blank where there was none", "SELECT f(a, b)", "SELECT f(a)", "SELECT f(a, b)", ", b", "");
    row("no line break before what takes its place", "GROUP BY a\n", "GROUP BY 1, 2\n", "GROUP BY a1, 2\n", "a",
        "1, 2\n");
}

void MergedDiffTest::marksWhatChanged()
{
    QFETCH(const QByteArray, before);
    QFETCH(const QByteArray, after);
    QFETCH(const QByteArray, text);
    QFETCH(const QByteArray, removed);
    QFETCH(const QByteArray, added);
    const MergedDiff merged = mergedDiff(before.toStdString(), after.toStdString(), defaultDialect().lex);
    const auto partOf = [&merged](const std::vector<ByteRange>& ranges) {
        return ranges.empty() ? QByteArray() : bytes(ranges.front().of(merged.text));
    };
    QCOMPARE(bytes(merged.text), text);
    QVERIFY(merged.removed.size() <= 1 && merged.added.size() <= 1);
    QCOMPARE(partOf(merged.removed), removed);
    QCOMPARE(partOf(merged.added), added);
}

void MergedDiffTest::countsLinesAndNotPieces()
{
    const std::string text = "a b c\nd\ne f\n";
    QCOMPARE(linesWith({{0, 1}, {4, 5}}, text), std::size_t{1});
    QCOMPARE(linesWith({{0, 1}, {4, 8}}, text), std::size_t{2});
    QCOMPARE(linesWith({{2, 3}, {8, 9}, {10, 11}}, text), std::size_t{2});
    QCOMPARE(linesWith({}, text), std::size_t{0});
}

QTEST_APPLESS_MAIN(MergedDiffTest)
#include "tst_mergeddiff.moc"
