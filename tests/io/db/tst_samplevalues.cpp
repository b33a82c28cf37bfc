#include "samplestext.h"
#include "schematext.h"
#include "support/sqlitefile.h"

#include "db/schema/samplevalues.h"

#include <QTest>

namespace querymend {

class SampleValuesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsByPolicy_data()
    {
        QTest::addColumn<QByteArray>("columns");
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<SamplePolicy>("policy");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* columns, const char* rows, SamplePolicy policy,
                            const QByteArray& expected) {
            QTest::newRow(name) << QByteArray(columns) << QByteArray(rows) << policy << expected;
        };
        const SamplePolicy all = SamplePolicy::all;
        const SamplePolicy careful = SamplePolicy::careful;
        row("nothing is the default", "status", "('open'), ('open'), ('open')", SamplePolicy::none, "");
        row("the most frequent come first, each once", "status",
            "('new'), ('open'), ('open'), ('shut'), ('shut'), ('shut')", all, "status: shut, open, new");
        row("five at most", "n", "(1), (2), (3), (4), (5), (6), (7)", all, "n: 1, 2, 3, 4, 5");
        row("NULL, an empty text and bytes are no samples", "a, b", "(NULL, x'00'), ('', 1), ('x', x'41')", all,
            "a: x; b: 1");
        row("a text that is not UTF-8 is none", "a", "(CAST(x'ff41' AS TEXT)), ('ok')", all, "a: ok");
        row("numbers are written shortly", "a", "(0.1), (-7), (1e300)", all, "a: 0.1, -7, 1e+300");
        row("a long text is cut between letters", "a", "(replace(hex(zeroblob(50)), '00', char(246) || 'x'))", all,
            "a: " + QByteArray("\xC3\xB6x").repeated(40) + "\xE2\x80\xA6");
        row("a name with a quote is quoted", "\"say \"\"hi\"\"\"", "('x')", all, "say \"hi\": x");
        row("an empty table has none", "a", "(NULL)", all, "");
        row("with care, only what three rows share", "status",
            "('new'), ('open'), ('open'), ('open'), ('shut'), ('shut')", careful, "status: open");
        row("with care, no names of persons", "firstName, city", "('Ada', 'Porto'), ('Ada', 'Porto'), ('Ada', 'Porto')",
            careful, "city: Porto");
        row("with care, no passwords, whatever the spelling", "passwd_hash, UserId, kind",
            "('x', 1, 'k'), ('x', 1, 'k'), ('x', 1, 'k')", careful, "kind: k");
        row("with care, no address of a person under another name", "owner", "('a@b.c'), ('a@b.c'), ('a@b.c')", careful,
            "");
        row("all means all", "email", "('a@b.c')", all, "email: a@b.c");
    }

    void readsByPolicy()
    {
        QFETCH(QByteArray, columns);
        QFETCH(QByteArray, rows);
        QFETCH(SamplePolicy, policy);
        QFETCH(QByteArray, expected);
        const SqliteFile file("CREATE TABLE \"a b\" (" + columns + "); INSERT INTO \"a b\" VALUES " + rows);
        QVERIFY(file.ok());
        const auto session = file.open();
        QVERIFY(session);
        Snapshot snapshot = std::move(session->readSchema({})).value();
        for (Column& column : snapshot.tables.front().columns)
            column.samples = {"of an earlier time"};
        SampleRequest request;
        request.policy = policy;
        QVERIFY(readSamples(*session, snapshot, request).empty());
        QCOMPARE(samplesText(snapshot.tables.front()), expected.toStdString());
    }

    void onlyTheFirstRowsAreLookedAt()
    {
        const SqliteFile file("CREATE TABLE a (x); INSERT INTO a VALUES (1), (2), (3);");
        const auto session = file.open();
        QVERIFY(session);
        Snapshot snapshot = std::move(session->readSchema({})).value();
        SampleRequest request;
        request.policy = SamplePolicy::all;
        request.rowsPerTable = 2;
        QVERIFY(readSamples(*session, snapshot, request).empty());
        QCOMPARE(samplesText(snapshot.tables.front()), std::string("x: 1, 2"));
    }

    void whatFailsIsToldAndTheRestIsRead()
    {
        const SqliteFile file("CREATE TABLE a (x); INSERT INTO a VALUES (-9223372036854775808); CREATE VIEW wrong AS "
                              "SELECT abs(x) AS y FROM a;"
                              "CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT 1 FROM n) "
                              "SELECT max(i) AS z FROM n;"
                              "CREATE VIEW large AS SELECT replace(hex(zeroblob(2000)), '0', 'x') AS w;"
                              "CREATE TABLE b (x); INSERT INTO b VALUES (2);");
        const auto session = file.open();
        QVERIFY(session);
        Snapshot snapshot = std::move(session->readSchema({})).value();
        SampleRequest request;
        request.policy = SamplePolicy::all;
        request.perTable = Limits{std::chrono::milliseconds(50), 1000};
        QVERIFY(
            readSamples(*session, snapshot, request)
            == (DatabaseWarnings{UnreadSamples{"wrong", "integer overflow"}, UnreadSamples{"endless", "interrupted"},
                                 UnreadSamples{"large", "the rows are larger than the limit"}}));
        QCOMPARE(samplesText(tableNamed(snapshot, {}, "b")), std::string("x: 2"));
    }

    void theTimeForAllOfThemEnds()
    {
        const SqliteFile file("CREATE TABLE a (x); INSERT INTO a VALUES (1);");
        const auto session = file.open();
        QVERIFY(session);
        Snapshot snapshot = std::move(session->readSchema({})).value();
        SampleRequest request;
        request.policy = SamplePolicy::all;
        request.inAll = std::chrono::milliseconds(0);
        QVERIFY(readSamples(*session, snapshot, request) == DatabaseWarnings{SamplesOutOfTime{1}});
        QVERIFY(session->run("SELECT 1", {}).ok());
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SampleValuesTest)

#include "tst_samplevalues.moc"
