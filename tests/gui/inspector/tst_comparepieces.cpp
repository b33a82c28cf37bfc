// Two prompts, as they are compared line by line.

#include "inspector/comparepieces.h"
#include "report/attemptdetail.h"
#include "support/samplerun.h"

#include <QTest>

#include <algorithm>
#include <iterator>

using namespace querymend;

class ComparePiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theSignOfALineIsNotStruckThrough();
};

void ComparePiecesTest::theSignOfALineIsNotStruckThrough()
{
    const std::vector<RunEvent> before = sampleRun();
    std::vector<RunEvent> after = sampleRun();
    for (RunEvent& event : after) {
        if (auto* const asked = std::get_if<ModelAsked>(&event.body)) {
            for (PromptSection& section : asked->prompt)
                section.text = "changed\n" + section.text;
        }
    }
    const AttemptRef first{LaneId{0}, 0};
    const TextPieces pieces = promptPieces(attemptDetail(after, first), attemptDetail(before, first));
    const auto removed = std::find_if(pieces.begin(), pieces.end(),
                                      [](const TextPiece& piece) { return piece.style == PieceStyle::removed; });
    QVERIFY(removed != pieces.end() && removed != pieces.begin());
    QCOMPARE(removed->text, QStringLiteral("changed"));
    QCOMPARE(std::prev(removed)->text, QStringLiteral("− "));
}

QTEST_GUILESS_MAIN(ComparePiecesTest)
#include "tst_comparepieces.moc"
