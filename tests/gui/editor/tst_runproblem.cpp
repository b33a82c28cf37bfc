#include "db/session/engineerror.h"
#include "dialect/dialects.h"
#include "editor/problems/runproblem.h"

#include <QTest>

using namespace querymend;

/// Where an engine's error is marked in the text.
class RunProblemTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void marksThePlace_data();
    void marksThePlace();
};

void RunProblemTest::marksThePlace_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QByteArray>("message");
    QTest::addColumn<int>("offset");
    QTest::addColumn<QByteArray>("marked");
    QTest::newRow("the token at the engine's position")
        << QByteArray("SELECT citty FROM t") << QByteArray("no") << 7 << QByteArray("citty");
    QTest::newRow("the next token, if the position is a blank")
        << QByteArray("SELECT  citty FROM t") << QByteArray("no") << 7 << QByteArray("citty");
    QTest::newRow("nothing, after the end") << QByteArray("SELECT 1") << QByteArray("no") << 99 << QByteArray();
    QTest::newRow("the name in the message")
        << QByteArray("SELECT 1,\ncitty FROM t") << QByteArray("no such column: citty") << -1 << QByteArray("citty");
    QTest::newRow("the first line, if nothing is known")
        << QByteArray("SELECT 1,\n2 FROM t") << QByteArray("out of luck") << -1 << QByteArray("SELECT 1,");
}

void RunProblemTest::marksThePlace()
{
    QFETCH(const QByteArray, statement);
    QFETCH(const QByteArray, message);
    QFETCH(const int, offset);
    constexpr std::uint32_t before = 100;
    EngineError error;
    error.message = message.toStdString();
    if (offset >= 0)
        error.offset = static_cast<std::uint32_t>(offset);
    const TextProblem problem = runProblemOf(error, statement.toStdString(), before, dialectOf(DialectId::sqlite));
    QVERIFY(problem.range.begin >= before);
    QTEST(statement.mid(problem.range.begin - before, problem.range.size()), "marked");
    QCOMPARE(problem.message, QString::fromUtf8(message));
}

QTEST_APPLESS_MAIN(RunProblemTest)
#include "tst_runproblem.moc"
