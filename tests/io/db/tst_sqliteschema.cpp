#include "schematext.h"
#include "support/sqlitefile.h"

#include <QTest>

namespace querymend {

namespace {

constexpr auto shop =
    "CREATE TABLE a (x INTEGER, y TEXT); INSERT INTO a VALUES (1, 'k'), (2, 'l'); CREATE INDEX i ON a (x);"
    "CREATE TABLE b (z REFERENCES a (x)); CREATE VIEW v AS SELECT x AS one FROM a; ANALYZE;";

} // namespace

class SqliteSchemaTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsAskedFor_data()
    {
        QTest::addColumn<SchemaDepth>("depth");
        QTest::addColumn<QString>("schema");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, SchemaDepth depth, const char* schema, const char* expected) {
            QTest::newRow(name) << depth << QString::fromLatin1(schema) << QByteArray(expected);
        };
        row("all of it", SchemaDepth::columns, "", "a table ~2 (x y)\nb table (z)\nv view (one)\n");
        row("names alone", SchemaDepth::names, "", "a table ~2 (?)\nb table (?)\nv view (?)\n");
        row("its only schema by name", SchemaDepth::names, "Main", "a table ~2 (?)\nb table (?)\nv view (?)\n");
        row("a schema that is not there", SchemaDepth::columns, "public", "");
    }

    void readsWhatIsAskedFor()
    {
        QFETCH(SchemaDepth, depth);
        QFETCH(QString, schema);
        QFETCH(QByteArray, expected);
        const SqliteFile file(shop);
        const auto session = file.open();
        QVERIFY(session);
        SchemaRequest request;
        request.depth = depth;
        if (!schema.isEmpty())
            request.schemas.push_back(schema.toStdString());
        const auto read = session->readSchema(request);
        QVERIFY2(read.ok(), read ? "" : read.error().message.c_str());
        QCOMPARE(schemaText(*read), expected.toStdString());
        const bool hasKeys = !tableNamed(*read, {}, "b").foreignKeys.empty();
        QCOMPARE(hasKeys, depth == SchemaDepth::columns && !expected.isEmpty());
    }

    void whatCannotBeReadAnyMoreSpoilsNothingElse()
    {
        const SqliteFile file("CREATE TABLE gone (x); CREATE TABLE a (x PRIMARY KEY, y);"
                              "CREATE VIEW broken AS SELECT x FROM gone; CREATE VIEW above AS SELECT * FROM broken;"
                              "CREATE TABLE c (z REFERENCES a (x)); DROP TABLE gone;");
        const auto session = file.open();
        QVERIFY(session);
        const auto read = session->readSchema({});
        QVERIFY2(read.ok(), read ? "" : read.error().message.c_str());
        QCOMPARE(schemaText(*read), std::string("a table (x y)\nbroken view (?)\nabove view (?)\nc table (z)\n"));
        QCOMPARE(tableNamed(*read, {}, "a").primaryKey, std::vector<std::string>{"x"});
        QCOMPARE(tableNamed(*read, {}, "c").foreignKeys.size(), std::size_t{1});
    }

    void aSlowSchemaIsStopped()
    {
        QByteArray script("BEGIN;");
        for (int i = 0; i < 500; ++i)
            script += "CREATE TABLE t" + QByteArray::number(i) + " (a, b, c, d, e, f, g, h);";
        const SqliteFile file(script + "COMMIT;");
        const auto session = file.open();
        QVERIFY(session);
        SchemaRequest request;
        request.limits.time = std::chrono::milliseconds(0);
        const auto read = session->readSchema(request);
        QVERIFY(!read.ok());
        QCOMPARE(read.error().failure, EngineFailure::timedOut);
        QCOMPARE(session->readSchema({})->tables.size(), std::size_t{500});
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::SqliteSchemaTest)

#include "tst_sqliteschema.moc"
