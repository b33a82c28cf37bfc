#include "diagnose/diagnosis.h"

#include <QTest>

using namespace querymend;

class DiagnosisTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signsMistakes_data();
    void signsMistakes();
    void takesAFindingOver_data();
    void takesAFindingOver();
};

void DiagnosisTest::signsMistakes_data()
{
    QTest::addColumn<QByteArray>("identifier");
    QTest::addColumn<QByteArray>("signature");
    QTest::newRow("without a name the code is enough") << QByteArray() << QByteArray("unknown_column");
    QTest::newRow("blanks are no name") << QByteArray(" \n ") << QByteArray("unknown_column");
    QTest::newRow("the case of letters does not count")
        << QByteArray("O.Total") << QByteArray("unknown_column:o.total");
    QTest::newRow("nor does it beyond ASCII") << QByteArray("GRÖSSE") << QByteArray("unknown_column:grösse");
    QTest::newRow("runs of blanks count as one") << QByteArray(" a \n\t b ") << QByteArray("unknown_column:a b");
    QTest::newRow("bytes that are no UTF-8 stay") << QByteArray("caf\xE9") << QByteArray("unknown_column:caf\xE9");
}

void DiagnosisTest::signsMistakes()
{
    QFETCH(QByteArray, identifier);
    QFETCH(QByteArray, signature);
    QCOMPARE(QByteArray::fromStdString(signatureOf(ErrorCode::unknownColumn, identifier.toStdString())), signature);
}

void DiagnosisTest::takesAFindingOver_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<uint>("offset");
    QTest::addColumn<uint>("line");
    QTest::addColumn<uint>("column");
    QTest::newRow("at the beginning") << QByteArray("SELECT x") << 0U << 1U << 1U;
    QTest::newRow("on a later line") << QByteArray("SELECT\n  x") << 9U << 2U << 3U;
    QTest::newRow("after characters of several bytes") << QByteArray("SELECT 'é€😀', x") << 20U << 1U << 15U;
    QTest::newRow("beyond the end it is the end") << QByteArray("SELECT") << 99U << 1U << 7U;
    QTest::newRow("in an empty text") << QByteArray() << 0U << 1U << 1U;
}

void DiagnosisTest::takesAFindingOver()
{
    QFETCH(QByteArray, text);
    QFETCH(uint, offset);
    QFETCH(uint, line);
    QFETCH(uint, column);
    Finding finding;
    finding.rung = Rung::references;
    finding.code = ErrorCode::unknownTable;
    finding.identifier = "Custmers";
    finding.range = {offset, offset + 1};
    const Diagnosis diagnosis = diagnose(finding, text.toStdString());
    QCOMPARE(diagnosis.code, ErrorCode::unknownTable);
    QCOMPARE(diagnosis.category, Category::schemaReference);
    QCOMPARE(diagnosis.identifier, std::string("Custmers"));
    QCOMPARE(diagnosis.signature, std::string("unknown_table:custmers"));
    QVERIFY(diagnosis.position);
    QCOMPARE(diagnosis.position->line, line);
    QCOMPARE(diagnosis.position->column, column);
    QVERIFY(diagnosis.line == diagnosis.position->line);
}

QTEST_APPLESS_MAIN(DiagnosisTest)
#include "tst_diagnosis.moc"
