#include "samplestext.h"
#include "schematext.h"
#include "support/postgresserver.h"

#include "db/schema/samplevalues.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto script =
    "CREATE SCHEMA \"a b\"; CREATE TABLE \"a b\".\"T\" (\"Status\" text, flag bool, at date, price numeric(6,2), doc "
    "jsonb, "
    "raw bytea, email text); INSERT INTO \"a b\".\"T\" SELECT 'open', true, date '2024-02-29', 4.50, '{\"a\": 1}', "
    "'\\x00', "
    "'a@b.c' FROM generate_series(1, 4); INSERT INTO \"a b\".\"T\" (\"Status\") VALUES ('shut');"
    "CREATE TABLE p (k int, v text) PARTITION BY LIST (k); CREATE TABLE p1 PARTITION OF p FOR VALUES IN (1);"
    "INSERT INTO p VALUES (1, 'in a part'); CREATE TABLE hidden (x int); CREATE VIEW slow AS SELECT count(*)::text AS "
    "s "
    "FROM generate_series(1, 100000) AS a, generate_series(1, 100000) AS b WHERE a + b = 7;"
    "CREATE ROLE reader LOGIN; GRANT USAGE ON SCHEMA \"a b\" TO reader;"
    "GRANT SELECT ON \"a b\".\"T\", p, p1, slow TO reader;";

} // namespace

class PostgresSamplesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_server = std::make_unique<PostgresServer>();
        QVERIFY(m_server->ok());
        const std::string problem = m_server->asOwner(script);
        QVERIFY2(problem.empty(), problem.c_str());
        m_session = m_server->open("reader");
        QVERIFY(m_session);
    }

    void cleanupTestCase()
    {
        m_session.reset();
        m_server.reset();
    }

    void readsByPolicy_data()
    {
        QTest::addColumn<SamplePolicy>("policy");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("nothing") << SamplePolicy::none << QByteArray();
        QTest::newRow("with care") << SamplePolicy::careful
                                   << QByteArray(
                                          "Status: open; flag: true; at: 2024-02-29; price: 4.50; doc: {\"a\": 1}");
        QTest::newRow("everything") << SamplePolicy::all
                                    << QByteArray("Status: open, shut; flag: true; at: 2024-02-29; price: 4.50; "
                                                  "doc: {\"a\": 1}; email: a@b.c");
    }

    void readsByPolicy()
    {
        QFETCH(SamplePolicy, policy);
        QFETCH(QByteArray, expected);
        Snapshot snapshot = std::move(m_session->readSchema({})).value();
        std::erase_if(snapshot.tables, [](const Table& table) { return table.schema == "public"; });
        SampleRequest request;
        request.policy = policy;
        const DatabaseWarnings notes = readSamples(*m_session, snapshot, request);
        QVERIFY2(notes.empty(), notes.empty() ? "" : recordOf(notes.front()).c_str());
        QCOMPARE(samplesText(tableNamed(snapshot, "a b", "T")), expected.toStdString());
    }

    void whatFailsIsToldAndTheRestIsRead()
    {
        Snapshot snapshot = std::move(m_session->readSchema({})).value();
        SampleRequest request;
        request.policy = SamplePolicy::all;
        request.perTable.time = std::chrono::milliseconds(100);
        const DatabaseWarnings notes = readSamples(*m_session, snapshot, request);
        QVERIFY(notes
                == (DatabaseWarnings{UnreadSamples{"public.hidden", "permission denied for table hidden"},
                                     UnreadSamples{"public.slow", "canceling statement due to statement timeout"}}));
        QCOMPARE(samplesText(tableNamed(snapshot, "public", "p")), std::string("k: 1; v: in a part"));
        QCOMPARE(samplesText(tableNamed(snapshot, "public", "p1")), std::string());
        QVERIFY(!samplesText(tableNamed(snapshot, "a b", "T")).empty());
    }

private:
    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Session> m_session;
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::PostgresSamplesTest)

#include "tst_postgressamples.moc"
