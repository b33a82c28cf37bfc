// What the inspector says of attempts whose statements an agent sent.

#include "gui/inspector/textofpieces.h"
#include "inspector/attemptpieces.h"
#include "support/attempts.h"
#include "support/samplerun.h"

#include <QTest>

using namespace querymend;

namespace {

/// The first events of a run whose statements this kind of model writes.
std::vector<RunEvent> beginning(ModelKind kind, std::size_t events)
{
    std::vector<RunEvent> run = sampleRun({}, kind);
    run.resize(events);
    return run;
}

} // namespace

class AgentAttemptsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhoseReplyIsMissing_data()
    {
        QTest::addColumn<ModelKind>("kind");
        QTest::addColumn<CardPhase>("phase");
        QTest::addColumn<QString>("said");
        QTest::newRow("the model has still to reply")
            << ModelKind::live << CardPhase::asking << QStringLiteral("Waiting for the model to reply…\n");
        QTest::newRow("the model never replied")
            << ModelKind::live << CardPhase::done << QStringLiteral("No reply from the model.\n");
        QTest::newRow("the agent has still to send a statement")
            << ModelKind::agent << CardPhase::awaitingAgent
            << QStringLiteral("Waiting for the agent's next statement…\n");
        QTest::newRow("the agent sent none")
            << ModelKind::agent << CardPhase::done << QStringLiteral("No statement from the agent.\n");
    }

    void saysWhoseReplyIsMissing()
    {
        QFETCH(const ModelKind, kind);
        QFETCH(const CardPhase, phase);
        const std::vector<RunEvent> run = beginning(kind, 9);
        QTEST(textOfAll(responsePieces(attemptDetail(run, secondAttempt), std::nullopt, phase)), "said");
    }

    void anAgentHasNoTraffic()
    {
        const std::vector<RunEvent> run = beginning(ModelKind::agent, 16);
        QCOMPARE(textOfAll(trafficPieces(attemptDetail(run, secondAttempt))),
                 QStringLiteral("No requests: the agent sends its own statements.\n"));
    }

    void theTimeBeforeAStatementIsTheAgents()
    {
        const std::vector<RunEvent> run = beginning(ModelKind::agent, 16);
        const QString text = textOfAll(timingPieces(attemptDetail(run, secondAttempt)));
        QVERIFY2(text.contains(QStringLiteral("agent")) && !text.contains(QStringLiteral("model")), qPrintable(text));
    }
};

QTEST_MAIN(AgentAttemptsTest)
#include "tst_agentattempts.moc"
