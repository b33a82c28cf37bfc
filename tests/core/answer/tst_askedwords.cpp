#include "support/samples.h"

#include "answer/askedwords.h"

using namespace querymend;

namespace {

/// A letter for the kind of a part, and its folded text.
QByteArray shown(const AskedWord& word)
{
    static constexpr char kinds[] = {'w', 'n', 'd', 'q', 's'};
    return QByteArray(1, kinds[static_cast<int>(word.kind)]) + ':' + QByteArray::fromStdString(word.folded);
}

} // namespace

class AskedWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aQuestionIsCut_data();
    void aQuestionIsCut();
    void anyBytesAreCutInOrder();
};

void AskedWordsTest::aQuestionIsCut_data()
{
    QTest::addColumn<QByteArray>("parts");
    QTest::newRow("Top 5 customers") << QByteArray("w:top n:5 w:customers");
    QTest::newRow("over 1,500.50 euros") << QByteArray("w:over n:1500.50 w:euros");
    QTest::newRow("under 150k") << QByteArray("w:under n:150");
    QTest::newRow("on 2024-03-01 and 05.04.2024") << QByteArray("w:on d:2024-03-01 w:and d:2024-04-05");
    QTest::newRow("what's l'anno") << QByteArray("w:what s:' w:s w:l s:' w:anno");
    QTest::newRow("named 'Bread knife'") << QByteArray("w:named q:Bread knife");
    QTest::newRow("called «Мир»?") << QByteArray("w:called q:Мир s:?");
    QTest::newRow("Q1 2nd") << QByteArray("w:q1 w:2nd");
    QTest::newRow("price >= 10") << QByteArray("w:price s:>= n:10");
    QTest::newRow("Сколько заказов?") << QByteArray("w:сколько w:заказов s:?");
    QTest::newRow("citt\xC3\xA0 è") << QByteArray("w:città w:è");
}

void AskedWordsTest::aQuestionIsCut()
{
    QFETCH(const QByteArray, parts);
    QByteArray made;
    for (const AskedWord& word : askedWordsOf(QTest::currentDataTag()))
        made += (made.isEmpty() ? "" : " ") + shown(word);
    QCOMPARE(made, parts);
}

void AskedWordsTest::anyBytesAreCutInOrder()
{
    std::uint32_t random = 1;
    for (int round = 0; round < 2'000; ++round) {
        std::string text;
        for (int i = 0; i < 40; ++i) {
            random = random * 1'664'525U + 1'013'904'223U;
            text += static_cast<char>(random >> 24U);
        }
        std::uint32_t end = 0;
        for (const AskedWord& word : askedWordsOf(text)) {
            QVERIFY(word.range.begin >= end);
            QVERIFY(word.range.end > word.range.begin);
            end = word.range.end;
        }
        QVERIFY(end <= text.size());
    }
}

QTEST_APPLESS_MAIN(AskedWordsTest)
#include "tst_askedwords.moc"
