#include "lineprocess.h"
#include "program.h"

#include <QTest>

namespace {

class SchemaChecks : public program::LineProcess {
public:
    SchemaChecks() : LineProcess(program::words("check --jsonl --schema") << program::shopSchema()) {}

    /// Sends a line `count` times and reads the replies in between; returns whether all arrived.
    bool exchange(const QByteArray& line, int count)
    {
        constexpr int atOnce = 500;
        for (int sent = 0; sent < count; sent += atOnce) {
            process().write(line.repeated(atOnce));
            for (int i = 0; i < atOnce; ++i) {
                if (answer().isEmpty())
                    return false;
            }
        }
        return true;
    }
};

} // namespace

class StreamingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerComesBeforeTheNextLine();
    void memoryStaysAsItIs();
    void aReaderThatGoesAwayIsNoMistake();
};

void StreamingTest::anAnswerComesBeforeTheNextLine()
{
    SchemaChecks program;
    for (int i = 0; i < 20; ++i) {
        program.process().write("{\"id\": " + QByteArray::number(i) + ", \"sql\": \"SELECT id FROM orders\"}\n");
        const QByteArray answer = program.answer();
        QVERIFY(answer.startsWith("{\"id\": " + QByteArray::number(i) + ", \"status\": \"ok\""));
        QVERIFY(!program.process().canReadLine());
    }
    program.process().closeWriteChannel();
    QVERIFY(program.process().waitForFinished());
    QCOMPARE(program.process().exitCode(), 0);
}

void StreamingTest::memoryStaysAsItIs()
{
    SchemaChecks program;
    const QByteArray line = "{\"id\": \"x\", \"sql\": \"SELECT c.name, c.contry_code FROM customers AS c\"}\n";
    QVERIFY(program.exchange(line, 2'000));
    const qint64 before = program.memoryPeak();
    QVERIFY2(before > 0, "this system does not tell how much memory a process has");
    QVERIFY(program.exchange(line, 40'000));
    // Keeping a finding or a statement of each line would exceed this; keeping single bytes would not.
    QVERIFY2(program.memoryPeak() - before < 2'048, qPrintable(QString::number(program.memoryPeak() - before)));
}

void StreamingTest::aReaderThatGoesAwayIsNoMistake()
{
    QProcess reader;
    QProcess process;
    process.setStandardOutputProcess(&reader);
    process.start(QStringLiteral(QUERYMEND_PROGRAM), program::words("check --jsonl --dialect sqlite"));
    reader.start(QStringLiteral("head"), program::words("-n 1"));
    QVERIFY(process.waitForStarted() && reader.waitForStarted());
    // More than a pipe holds, with the input left open: the program itself must notice that its reader is gone.
    process.write(QByteArray("{\"sql\": \"SELECT 1\"}\n").repeated(5'000));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAllStandardOutput().startsWith("{\"id\": null, \"status\": \"ok\""));
}

QTEST_GUILESS_MAIN(StreamingTest)
#include "tst_streaming.moc"
