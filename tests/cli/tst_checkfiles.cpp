#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>

namespace {

using program::Outcome;

} // namespace

/// `check` on plain files with one statement each.
class CheckFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPersonSeesWhatAndWhere();
    void nothingIsWiderThanATerminal();
    void longTextsAreCutShort();
    void nothingFromAFileReachesTheTerminal();
    void jsonIsOneLinePerFile();
    void offsetsCountAByteOrderMarkAndColumnsDoNot();
    void standardInputIsOneStatement();
    void nobodySitsBehindTheSink();
    void unusableFiles_data();
    void unusableFiles();
    void theOthersAreCheckedAllTheSame();
    void policies_data();
    void policies();
    void theDialectMayBeTheSchemas();
};

void CheckFilesTest::aPersonSeesWhatAndWhere()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "a.sql", "SELECT c.name,\n       c.contry_code\nFROM customers AS c\n");
    const Outcome outcome = program::run(
        program::words("check --schema") << program::shopSchema() << QStringLiteral("a.sql"), {}, folder.path());
    QVERIFY(outcome.out.startsWith("a.sql: rewrite (SCHEMA REFERENCE ERROR)\n"));
    QVERIFY(outcome.out.contains("\n  2:8 error unknown_column\n"));
    QVERIFY(outcome.out.contains("\n    2 |        c.contry_code\n      |        ^^^^^^^^^^^^^\n"));
    QVERIFY(outcome.out.contains("\n    fix: write `c.country_code` ("));
    QVERIFY(outcome.out.contains("\n  rungs: reply passed, guard passed, sanitize passed, references failed ("));
    QVERIFY(!outcome.out.contains('\x1b')); // colours are only for terminals
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitStatus, 1);
}

void CheckFilesTest::nothingIsWiderThanATerminal()
{
    QTemporaryDir folder;
    QByteArray sql = "SELECT ";
    for (int i = 0; i < 60; ++i)
        sql += "nope_" + QByteArray::number(i) + ", ";
    program::writeFile(folder.path(), "wide.sql", sql + "id FROM customers, orders WHERE city = '漢字漢字漢字'");
    const Outcome outcome = program::run(
        program::words("check --schema") << program::shopSchema() << QStringLiteral("wide.sql"), {}, folder.path());
    QVERIFY(outcome.out.contains("more; --json lists them all"));
    for (const QByteArray& line : outcome.out.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 80, line.constData());
}

void CheckFilesTest::longTextsAreCutShort()
{
    const Outcome outcome =
        program::run(program::words("check --dialect sqlite"), QByteArray("I cannot say. ").repeated(100'000));
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY(outcome.out.contains("…"));
    QVERIFY2(outcome.out.size() < 2'000, qPrintable(QString::number(outcome.out.size())));
}

void CheckFilesTest::nothingFromAFileReachesTheTerminal()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "a.sql", "SELECT \"\x1b[2J\" FROM customers");
    const Outcome outcome = program::run(
        program::words("check --schema") << program::shopSchema() << QStringLiteral("a.sql"), {}, folder.path());
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY(outcome.out.contains("[2J"));
    QVERIFY(!outcome.out.contains('\x1b'));
}

void CheckFilesTest::jsonIsOneLinePerFile()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "a.sql", "SELECT 1;\n");
    program::writeFile(folder.path(), "b\"é.sql", "SELECT\n2\n");
    const Outcome outcome =
        program::run(program::words("check --json --dialect postgresql a.sql b\"é.sql"), {}, folder.path());
    const QList<QJsonObject> results = program::objectsOf(outcome.out);
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[0][QLatin1String("id")].toString(), QStringLiteral("a.sql"));
    QCOMPARE(results[0][QLatin1String("sanitized_sql")].toString(), QStringLiteral("SELECT 1"));
    QCOMPARE(results[1][QLatin1String("id")].toString(), QStringLiteral("b\"é.sql"));
    QCOMPARE(outcome.exitStatus, 0);
}

void CheckFilesTest::offsetsCountAByteOrderMarkAndColumnsDoNot()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "a.sql", "\xef\xbb\xbfSELECT nope FROM customers\r\n");
    const Outcome outcome = program::run(
        program::words("check --json --schema") << program::shopSchema() << QStringLiteral("a.sql"), {}, folder.path());
    const QJsonValue finding = program::objectsOf(outcome.out).first()[QLatin1String("findings")].toArray().first();
    QCOMPARE(finding[QLatin1String("line")].toInt(), 1);
    QCOMPARE(finding[QLatin1String("column")].toInt(), 8);
    QCOMPARE(finding[QLatin1String("offset")].toInt(), 10);
    QCOMPARE(finding[QLatin1String("length")].toInt(), 4);
}

void CheckFilesTest::standardInputIsOneStatement()
{
    for (const char* call : {"check --dialect sqlite", "check --dialect sqlite -"}) {
        const Outcome outcome = program::run(program::words(call), "SELECT 1\n\n");
        QVERIFY(outcome.out.startsWith("standard input: ok\n"));
        QCOMPARE(outcome.exitStatus, 0);
    }
}

void CheckFilesTest::nobodySitsBehindTheSink()
{
    QProcess process;
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(QStringLiteral(QUERYMEND_PROGRAM), program::words("check --dialect sqlite"));
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray("querymend: standard input: empty, so there is no SQL\n"));
    QCOMPARE(process.exitCode(), 1);
}

void CheckFilesTest::unusableFiles_data()
{
    QTest::addColumn<QByteArray>("content"); // null: no such file
    QTest::addColumn<QByteArray>("complaint");
    QTest::addColumn<int>("status");
    const auto row = [](const char* title, const QByteArray& content, const char* complaint, int status) {
        QTest::newRow(title) << content << QByteArray(complaint) << status;
    };
    row("no such file", QByteArray(), "a.sql: No such file or directory", 3);
    row("not UTF-8", "SELECT '\xe9'", "a.sql: not UTF-8 from byte 9 on", 3);
    row("cut inside a character", "SELECT '\xe2\x82", "a.sql: not UTF-8 from byte 9 on", 3);
    row("a NUL byte", QByteArray("SELECT 1\0", 9), "a.sql: byte 9 is NUL", 3);
    row("too long", QByteArray(100'000'000, ' '), "a.sql: longer than 16 MiB", 3);
    row("empty", QByteArray(""), "a.sql: empty", 1);
    row("only blanks", QByteArray(" \n\t"), "a.sql: empty", 1);
}

void CheckFilesTest::unusableFiles()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, complaint);
    QFETCH(int, status);
    QTemporaryDir folder;
    if (!content.isNull())
        program::writeFile(folder.path(), "a.sql", content);
    const Outcome outcome = program::run(program::words("check --dialect sqlite a.sql"), {}, folder.path());
    QVERIFY2(outcome.err.startsWith("querymend: " + complaint), outcome.err.constData());
    QCOMPARE(outcome.err.count('\n'), 1);
    QCOMPARE(outcome.exitStatus, status);
}

void CheckFilesTest::theOthersAreCheckedAllTheSame()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "a.sql", "SELECT 1");
    program::writeFile(folder.path(), "z.sql", "DROP TABLE t");
    const Outcome outcome =
        program::run(program::words("check --dialect duckdb a.sql . none.sql z.sql"), {}, folder.path());
    QVERIFY(outcome.out.startsWith("a.sql: ok\n"));
    QVERIFY(outcome.out.contains("\nz.sql: rewrite (VALIDATION FAILED)\n"));
    QVERIFY(outcome.out.endsWith("\n4 statements: 1 ok, 1 to rewrite, 2 could not be read\n"));
    QCOMPARE(outcome.err, QByteArray("querymend: .: Is a directory\nquerymend: none.sql: No such file or directory\n"));
    QCOMPARE(outcome.exitStatus, 3);
}

void CheckFilesTest::policies_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("sql");
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("an analyst may comment") << QByteArray("") << QByteArray("SELECT 1 -- one") << QByteArray();
    QTest::newRow("said aloud") << QByteArray("--policy analyst") << QByteArray("SELECT 1 -- one") << QByteArray();
    QTest::newRow("strict refuses comments")
        << QByteArray("--policy strict") << QByteArray("SELECT 1 -- one") << QByteArray("comment");
    QTest::newRow("strict lets a query pass")
        << QByteArray("--policy=strict") << QByteArray("SELECT 1") << QByteArray();
}

void CheckFilesTest::policies()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, sql);
    const Outcome outcome =
        program::run(program::words("check --json --dialect postgresql") << program::words(options.constData()), sql);
    QTEST(program::objectsOf(outcome.out).first()[QLatin1String("code")].toString().toUtf8(), "code");
    QCOMPARE(outcome.exitStatus, outcome.out.contains("\"status\": \"ok\"") ? 0 : 1);
}

void CheckFilesTest::theDialectMayBeTheSchemas()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "s.json", R"({"dialect": "sqlite", "tables": {"t": ["a"]}})");
    program::writeFile(folder.path(), "odd.json", R"({"dialect": "dbase", "tables": []})");
    const auto check = [&](const char* options) {
        return program::run(program::words("check --json") << program::words(options), "SELECT a FROM T",
                            folder.path());
    };
    QCOMPARE(check("--schema s.json").exitStatus, 0);
    QCOMPARE(check("--schema s.json --dialect mssql").exitStatus, 0);
    const Outcome unknown = check("--schema odd.json");
    QCOMPARE(unknown.exitStatus, 2);
    QVERIFY(unknown.err.contains("'dbase'") && unknown.err.contains("--dialect"));
}

QTEST_GUILESS_MAIN(CheckFilesTest)
#include "tst_checkfiles.moc"
