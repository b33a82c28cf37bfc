// Ctrl-C while a server works: the server stops, too.

#include "support/postgresserver.h"

#include <QTest>

namespace querymend {

class InterruptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        QCOMPARE(m_server->asOwner("CREATE TABLE orders (id integer PRIMARY KEY)"), std::string());
    }
    void cleanupTestCase() { m_server.reset(); }

    void stopsTheServerToo_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("check") << QStringList{QStringLiteral("check")};
        QTest::newRow("schema") << QStringList{QStringLiteral("schema"), QStringLiteral("--samples"),
                                               QStringLiteral("all")};
    }

    void stopsTheServerToo()
    {
        QFETCH(QStringList, words);
        // A server process that waits for a lock does not notice that its client has gone.
        const std::unique_ptr<PGconn, void (*)(PGconn*)> holder(PQconnectdb(m_server->addressOf("shop").c_str()),
                                                                PQfinish);
        const auto* const hold = "BEGIN; LOCK TABLE pg_catalog.pg_description IN ACCESS EXCLUSIVE MODE";
        PQclear(PQexec(holder.get(), hold));
        QProcess program;
        program.start(QStringLiteral(QUERYMEND_PROGRAM), words + QStringList{QStringLiteral("--db"), url()});
        QVERIFY(program.waitForStarted());
        program.write("SELECT id FROM orders");
        program.closeWriteChannel();
        QTRY_COMPARE(waiting(), std::string("1\n"));
        ::kill(static_cast<pid_t>(program.processId()), SIGINT);
        QVERIFY(program.waitForFinished(30'000));
        QCOMPARE(program.exitStatus(), QProcess::CrashExit); // killed by the signal, as shells expect
        QCOMPARE(program.exitCode(), SIGINT);
        QTRY_COMPARE(waiting(), std::string("0\n"));
    }

private:
    [[nodiscard]] QString url() const
    {
        return QStringLiteral("postgresql://owner@localhost/shop?host=") + m_server->folder();
    }
    [[nodiscard]] std::string waiting() const
    {
        return m_server->asOwner("SELECT count(*) FROM pg_catalog.pg_locks WHERE NOT granted");
    }

    std::unique_ptr<PostgresServer> m_server;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::InterruptTest)

#include "tst_interrupt.moc"
