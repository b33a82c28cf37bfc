#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>

using querymend::SqliteFile;

namespace {

const QByteArray script = "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT);"
                          "CREATE TABLE salaries (id INTEGER PRIMARY KEY, amount INTEGER, customer_id INTEGER"
                          " REFERENCES customers);"
                          "INSERT INTO customers VALUES (1, 'Ada'); INSERT INTO salaries VALUES (1, 100, 1);";

} // namespace

class OnlyTablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noCommandTellsOfAnotherTable_data();
    void noCommandTellsOfAnotherTable();
    void aStatementOnAnotherTableIsRefused();
    void theOptionIsPartOfTheUrlToo();
    void aTableThatIsNotThereIsReported();
    void aSchemaFileIsLimitedAsWell();
    void withoutASchemaThereIsNothingToLimit();
    void anAnswerCannotReadAnotherTable();
};

void OnlyTablesTest::noCommandTellsOfAnotherTable_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QByteArray>("input");
    const auto row = [](const char* name, const char* command, const char* input = "") {
        QTest::newRow(name) << QByteArray(command) << QByteArray(input);
    };
    row("the schema", "schema --format json");
    row("the schema for a prompt", "schema --format mschema");
    row("the prompt", "prompt --question amounts");
    row("the linked tables", "link --question amounts");
    row("a check", "check --json", "SELECT amount FROM customers");
    row("a check of a name that is nearly right", "check --json", "SELECT 1 FROM salarie");
    row("a hint", "mend --json", "SELECT amount FROM customers");
}

void OnlyTablesTest::noCommandTellsOfAnotherTable()
{
    QFETCH(const QByteArray, command);
    QFETCH(const QByteArray, input);
    const SqliteFile file(script);
    const QStringList database{QStringLiteral("--db"), QStringLiteral("sqlite://") + file.path()};
    const QStringList limit{QStringLiteral("--only-table"), QStringLiteral("customers")};
    const QStringList words = program::words(command.constData()) + database;
    const program::Outcome free = program::run(words, input);
    QVERIFY2(free.out.contains("salaries"), free.out + free.err);
    const program::Outcome limited = program::run(words + limit, input);
    QVERIFY2(!limited.out.contains("salaries") && !limited.out.isEmpty(), limited.out + limited.err);
}

void OnlyTablesTest::aStatementOnAnotherTableIsRefused()
{
    const SqliteFile file(script);
    const QStringList words = program::words("check --json --trial --only-table customers --db")
        << QStringLiteral("sqlite://") + file.path();
    const QJsonObject good = program::objectsOf(program::run(words, "SELECT name FROM customers").out).first();
    QCOMPARE(good[QLatin1String("status")].toString(), QStringLiteral("ok"));
    const QJsonObject bad = program::objectsOf(program::run(words, "SELECT amount FROM salaries").out).first();
    QCOMPARE(bad[QLatin1String("status")].toString(), QStringLiteral("rewrite"));
    QCOMPARE(bad[QLatin1String("findings")][0][QLatin1String("message")].toString(),
             QStringLiteral("There is no table salaries."));
}

void OnlyTablesTest::theOptionIsPartOfTheUrlToo()
{
    const SqliteFile file(script);
    const program::Outcome outcome =
        program::run(program::words("schema --format text --db")
                     << QStringLiteral("sqlite://") + file.path() + QStringLiteral("?only_tables=customers"));
    QCOMPARE(outcome.exitStatus, 0);
    QVERIFY(outcome.out.contains("customers"));
    QVERIFY(!outcome.out.contains("salaries"));
}

void OnlyTablesTest::aTableThatIsNotThereIsReported()
{
    const SqliteFile file(script);
    const program::Outcome outcome =
        program::run(program::words("schema --only-table customers --only-table orders --db")
                     << QStringLiteral("sqlite://") + file.path());
    QCOMPARE(outcome.exitStatus, 0);
    QVERIFY2(outcome.err.contains("warning: queries may use orders, but there is no such table"), outcome.err);
}

void OnlyTablesTest::aSchemaFileIsLimitedAsWell()
{
    const QStringList words = program::words("check --json --only-table customers --schema") << program::shopSchema();
    const QJsonObject good = program::objectsOf(program::run(words, "SELECT 1 FROM customers").out).first();
    QCOMPARE(good[QLatin1String("status")].toString(), QStringLiteral("ok"));
    const QJsonObject bad = program::objectsOf(program::run(words, "SELECT 1 FROM orders").out).first();
    QCOMPARE(bad[QLatin1String("status")].toString(), QStringLiteral("rewrite"));
}

void OnlyTablesTest::withoutASchemaThereIsNothingToLimit()
{
    const program::Outcome outcome =
        program::run(program::words("check --dialect sqlite --only-table customers"), "SELECT 1");
    QCOMPARE(outcome.exitStatus, 2);
    QVERIFY2(outcome.err.contains("--only-table limits the tables of a schema, so it needs one"), outcome.err);
}

void OnlyTablesTest::anAnswerCannotReadAnotherTable()
{
    const SqliteFile file(script);
    const QTemporaryDir folder;
    const QString scenario = program::writeFile(folder.path(), "peek.json", R"({
        "name": "peek", "title": "Peek", "shows": "a table that is not allowed", "database": "shop", "question": "names",
        "replies": [{"level": "basic", "lane": 1, "attempt": 1, "text": "SELECT amount FROM salaries"},
                    {"level": "basic", "lane": 1, "attempt": 2, "text": "SELECT name FROM customers"}],
        "expected": {"outcome": "solved", "attempts": 2,
                     "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_table", null],
                                "hints": ["general"], "notes": []}]}})");
    const program::Outcome outcome =
        program::run(program::words("ask --json --only-table customers --question names")
                     << QStringLiteral("--store") << folder.filePath(QStringLiteral("runs.db"))
                     << QStringLiteral("--model") << QStringLiteral("scenario:") + scenario << QStringLiteral("--db")
                     << QStringLiteral("sqlite://") + file.path());
    QVERIFY2(outcome.exitStatus == 0, outcome.err);
    const QJsonObject end = program::objectsOf(outcome.out).last();
    QCOMPARE(end[QLatin1String("sql")].toString(), QStringLiteral("SELECT name FROM customers"));
    QVERIFY(!outcome.out.contains("REFERENCES"));
    QVERIFY(outcome.out.contains("There is no table salaries."));
}

QTEST_GUILESS_MAIN(OnlyTablesTest)
#include "tst_onlytables.moc"
