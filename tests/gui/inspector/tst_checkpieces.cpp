// The inspector's pages on checks and errors, by how they are set.

#include "inspector/attemptpieces.h"
#include "report/attemptdetail.h"
#include "support/samplerun.h"

#include <QTest>

#include <algorithm>

using namespace querymend;

namespace {

TextPieces piecesOf(std::uint32_t number, TextPieces (*page)(const AttemptDetail&))
{
    const std::vector<RunEvent> events = sampleRun();
    return page(attemptDetail(events, {LaneId{0}, number}));
}

bool isSign(const TextPiece& piece)
{
    return piece.text == QStringLiteral("✓ ") || piece.text == QStringLiteral("✗ ")
        || piece.text == QStringLiteral("– ");
}

} // namespace

class CheckPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void signsAreEquallyWide_data();
    void signsAreEquallyWide();
    void nothingWrongIsOneLine();
};

void CheckPiecesTest::signsAreEquallyWide_data()
{
    QTest::addColumn<std::uint32_t>("number");
    QTest::newRow("of an attempt that failed") << std::uint32_t{0};
    QTest::newRow("of an attempt that passed") << std::uint32_t{1};
}

void CheckPiecesTest::signsAreEquallyWide()
{
    QFETCH(const std::uint32_t, number);
    const TextPieces pieces = piecesOf(number, checkPieces);
    QVERIFY(std::count_if(pieces.begin(), pieces.end(), isSign) > 3);
    for (const TextPiece& piece : pieces)
        QVERIFY2(!isSign(piece) || piece.style == PieceStyle::code, qPrintable(piece.text));
}

void CheckPiecesTest::nothingWrongIsOneLine()
{
    QString text;
    for (const TextPiece& piece : piecesOf(1, errorPieces))
        text += piece.text;
    QCOMPARE(text, QStringLiteral("No problems.\n"));
}

QTEST_APPLESS_MAIN(CheckPiecesTest)
#include "tst_checkpieces.moc"
