#include "program.h"

#include <QtTest/QtTest>

namespace {

/// The program, reading JSON lines from us for as long as we like.
class LineProcess {
public:
    LineProcess()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        // A build with the address sanitizer keeps freed memory for a while; as little as it can, then.
        environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("quarantine_size_mb=1"));
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(QUERYMEND_PROGRAM),
                        program::words("check --jsonl --schema") << program::shopSchema());
    }
    ~LineProcess()
    {
        m_process.kill();
        m_process.waitForFinished();
    }

    QProcess& process() { return m_process; }

    /// The next line of the answers, waited for; empty if none comes.
    QByteArray answer()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(30'000))
                return {};
        }
        return m_process.readLine();
    }

    /// Sends this line so many times, and takes the answers as they come; whether all of them did.
    bool exchange(const QByteArray& line, int count)
    {
        constexpr int atOnce = 500;
        for (int sent = 0; sent < count; sent += atOnce) {
            m_process.write(line.repeated(atOnce));
            for (int i = 0; i < atOnce; ++i) {
                if (answer().isEmpty())
                    return false;
            }
        }
        return true;
    }

    /// The most memory that it ever had, in KiB; 0 where the system does not tell.
    qint64 memoryPeak() const
    {
        QFile file(QStringLiteral("/proc/%1/status").arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray status = file.readAll();
        const qsizetype at = status.indexOf("VmHWM:");
        return at < 0 ? 0 : status.mid(at + 6, status.indexOf("kB", at) - at - 6).trimmed().toLongLong();
    }

private:
    QProcess m_process;
};

} // namespace

class TestStreaming : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAnswerComesBeforeTheNextLine();
    void memoryStaysAsItIs();
    void aReaderThatGoesAwayIsNoMistake();
};

void TestStreaming::anAnswerComesBeforeTheNextLine()
{
    LineProcess program;
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

void TestStreaming::memoryStaysAsItIs()
{
    LineProcess program;
    const QByteArray line = "{\"id\": \"x\", \"sql\": \"SELECT c.name, c.contry_code FROM customers AS c\"}\n";
    QVERIFY(program.exchange(line, 2'000));
    const qint64 before = program.memoryPeak();
    QVERIFY2(before > 0, "this system does not tell how much memory a process has");
    QVERIFY(program.exchange(line, 40'000));
    // A byte kept of each line would not show, a finding or a text would.
    QVERIFY2(program.memoryPeak() - before < 2'048, qPrintable(QString::number(program.memoryPeak() - before)));
}

void TestStreaming::aReaderThatGoesAwayIsNoMistake()
{
    QProcess reader;
    QProcess process;
    process.setStandardOutputProcess(&reader);
    process.start(QStringLiteral(QUERYMEND_PROGRAM), program::words("check --jsonl --dialect sqlite"));
    reader.start(QStringLiteral("head"), program::words("-n 1"));
    QVERIFY(process.waitForStarted() && reader.waitForStarted());
    // More than a pipe holds, and the input is left open: it has to notice on its own that nobody listens.
    process.write(QByteArray("{\"sql\": \"SELECT 1\"}\n").repeated(5'000));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QVERIFY(reader.waitForFinished());
    QVERIFY(reader.readAllStandardOutput().startsWith("{\"id\": null, \"status\": \"ok\""));
}

QTEST_GUILESS_MAIN(TestStreaming)
#include "tst_streaming.moc"
