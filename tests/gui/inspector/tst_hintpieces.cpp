#include "inspector/attemptpieces.h"
#include "textofpieces.h"

#include <QTest>

namespace querymend {

class HintPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysThatAHintWasNotUsed_data();
    void saysThatAHintWasNotUsed();
};

void HintPiecesTest::saysThatAHintWasNotUsed_data()
{
    QTest::addColumn<bool>("isUsed");
    QTest::addColumn<QString>("heading");
    QTest::newRow("a hint that led to the next attempt") << true << QStringLiteral("General hint");
    QTest::newRow("a hint beside a mended statement that was tried")
        << false << QStringLiteral("General hint · not used: the mended statement was tried instead");
}

void HintPiecesTest::saysThatAHintWasNotUsed()
{
    QFETCH(const bool, isUsed);
    QFETCH(const QString, heading);
    const HintChosen hint{{LaneId{0}, 0}, "general", "Look at country.", false};
    AttemptDetail detail;
    detail.hint = &hint;
    detail.isHintUsed = isUsed;
    QCOMPARE(textOfAll(hintPieces(detail)).section(QLatin1Char('\n'), 0, 0), heading);
}

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::HintPiecesTest)

#include "tst_hintpieces.moc"
