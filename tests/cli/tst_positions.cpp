#include "checking/positions.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

Finding at(std::uint32_t begin)
{
    Finding finding;
    finding.range = {begin, begin};
    return finding;
}

} // namespace

class PositionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areThoseOfOneByOne_data();
    void areThoseOfOneByOne();
    void keepTheOrderOfTheFindings();
};

void PositionsTest::areThoseOfOneByOne_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("one line") << QByteArray("SELECT 1");
    QTest::newRow("lines") << QByteArray("a\nbc\n\nd");
    QTest::newRow("ends of every kind") << QByteArray("a\r\nb\rc\n\r\r\nd\r");
    QTest::newRow("letters of many bytes") << QByteArray("é漢\n😀x");
    QTest::newRow("not UTF-8") << QByteArray("a\xff\x80\x80\nb\x80");
}

void PositionsTest::areThoseOfOneByOne()
{
    QFETCH(QByteArray, text);
    const std::string_view view(text.constData(), size_t(text.size()));
    std::vector<Finding> findings;
    for (std::uint32_t i = 0; i <= view.size() + 1; ++i)
        findings.push_back(at(i));
    const std::vector<TextPosition> positions = positionsOf(view, findings);
    for (std::size_t i = 0; i < findings.size(); ++i) {
        const TextPosition expected = positionAt(view, i);
        QCOMPARE(positions[i].line, expected.line);
        QCOMPARE(positions[i].column, expected.column);
    }
}

void PositionsTest::keepTheOrderOfTheFindings()
{
    const std::vector<TextPosition> positions = positionsOf("ab\ncd", std::vector<Finding>{at(4), at(0), at(1)});
    QCOMPARE(positions, (std::vector<TextPosition>{{2, 2}, {1, 1}, {1, 2}}));
}

QTEST_APPLESS_MAIN(PositionsTest)
#include "tst_positions.moc"
