// A plan of an engine, as the inspector writes it.

#include "inspector/planpieces.h"

#include <QTest>

using namespace querymend;

class PlanPiecesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStepAndItsTableAreOneBlankApart();
};

void PlanPiecesTest::aStepAndItsTableAreOneBlankApart()
{
    Plan plan;
    plan.roots.emplace_back();
    plan.roots.back().operation = "SCAN";
    plan.roots.back().relation = "t";
    QString text;
    for (const TextPiece& piece : planPieces(plan))
        text += piece.text;
    QVERIFY2(text.startsWith(QStringLiteral("SCAN t\n")), qPrintable(text));
}

QTEST_GUILESS_MAIN(PlanPiecesTest)
#include "tst_planpieces.moc"
