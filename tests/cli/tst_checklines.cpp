#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>

namespace {

using program::Outcome;

Outcome check(const QByteArray& lines, const char* options = "")
{
    return program::run(program::words("check --jsonl --schema") << program::shopSchema() << program::words(options),
                        lines);
}

QJsonObject only(const Outcome& outcome)
{
    const QList<QJsonObject> objects = program::objectsOf(outcome.out);
    return objects.size() == 1 ? objects.first() : QJsonObject();
}

QJsonObject firstFinding(const QJsonObject& result)
{
    return result[QLatin1String("findings")].toArray().first().toObject();
}

/// Whether the value has one of these types, a letter each: s string, n number, b boolean, a array, o object, 0 null.
bool isOneOf(const QJsonValue& value, const QByteArray& types)
{
    switch (value.type()) {
    case QJsonValue::String:
        return types.contains('s');
    case QJsonValue::Double:
        return types.contains('n');
    case QJsonValue::Bool:
        return types.contains('b');
    case QJsonValue::Array:
        return types.contains('a');
    case QJsonValue::Object:
        return types.contains('o');
    case QJsonValue::Null:
        return types.contains('0');
    case QJsonValue::Undefined:
        break;
    }
    return false;
}

/// The fields, written as `name:types`, that are missing or have another type.
QStringList missing(const QJsonObject& object, const char* fields)
{
    QStringList found;
    for (const QString& field : program::words(fields)) {
        const QString name = field.section(QLatin1Char(':'), 0, 0);
        if (!isOneOf(object[name], field.section(QLatin1Char(':'), 1).toLatin1()))
            found.append(field);
    }
    return found;
}

constexpr auto resultFields =
    "id:snbao0 status:s category:s0 code:s0 findings:a sanitized_sql:s notes:a tables:a ctes:a "
    "columns:a hint:o0 reflection:o rungs:a";
constexpr auto findingFields = "rung:s code:s severity:s message:s line:n column:n offset:n length:n identifier:s "
                               "suggestions:a fixes:a";
constexpr auto fixFields = "offset:n length:n replacement:s reason:s confidence:n";
constexpr auto reflectionFields =
    "decision:s is_acceptable:b should_refine:b issues:a reasoning:s score:n suggestions:a";
constexpr auto rungFields = "rung:s result:s micros:n";

} // namespace

class CheckLinesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyResultHasTheShapeOfTheContract_data();
    void everyResultHasTheShapeOfTheContract();
    void anIdComesBackToTheLetter_data();
    void anIdComesBackToTheLetter();
    void theOrderIsThatOfTheLines();
    void badLinesAreAnsweredToo_data();
    void badLinesAreAnsweredToo();
    void complaintsHaveAnEnd();
    void placesAreThoseOfTheText_data();
    void placesAreThoseOfTheText();
    void aFixOfSeveralEditsIsOneEdit();
    void lastRetriesFail_data();
    void lastRetriesFail();
    void theLadderSaysWhereItStopped();
    void blankLinesMarksAndCarriageReturnsDoNotCount();
    void severalFilesAreOneInput();
};

void CheckLinesTest::everyResultHasTheShapeOfTheContract_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a statement that is fine") << QByteArray(R"({"id": 1, "sql": "SELECT name FROM customers"})");
    QTest::newRow("an unknown column with fixes") << QByteArray(R"({"id": 1, "sql": "SELECT nam FROM customers"})");
    QTest::newRow("a refused statement") << QByteArray(R"({"id": 1, "sql": "DROP TABLE customers"})");
    QTest::newRow("a text without SQL") << QByteArray(R"({"id": 1, "sql": "I cannot say."})");
    QTest::newRow("an empty text") << QByteArray(R"({"id": 1, "sql": ""})");
    QTest::newRow("no id") << QByteArray(R"({"sql": "SELECT 1"})");
    QTest::newRow("a line that is no JSON") << QByteArray("SELECT 1");
}

void CheckLinesTest::everyResultHasTheShapeOfTheContract()
{
    QFETCH(QByteArray, line);
    const QJsonObject result = only(check(line + '\n'));
    QCOMPARE(missing(result, resultFields), QStringList());
    for (const auto& finding : result[QLatin1String("findings")].toArray()) {
        QCOMPARE(missing(finding.toObject(), findingFields), QStringList());
        for (const auto& fix : finding[QLatin1String("fixes")].toArray())
            QCOMPARE(missing(fix.toObject(), fixFields), QStringList());
    }
    QCOMPARE(missing(result[QLatin1String("reflection")].toObject(), reflectionFields), QStringList());
    const QJsonArray rungs = result[QLatin1String("rungs")].toArray();
    QVERIFY(rungs.size() >= 4);
    for (const auto& rung : rungs)
        QCOMPARE(missing(rung.toObject(), rungFields), QStringList());
    const bool isFine = result[QLatin1String("status")].toString() == QLatin1String("ok");
    QCOMPARE(result[QLatin1String("code")].isNull(), isFine);
    QCOMPARE(result[QLatin1String("category")].isNull(), isFine);
    QCOMPARE(result[QLatin1String("findings")].toArray().isEmpty(), isFine);
}

void CheckLinesTest::anIdComesBackToTheLetter_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::newRow("a number") << QByteArray("17");
    QTest::newRow("a number that a double would change") << QByteArray("12345678901234567890.50");
    QTest::newRow("a text with escapes") << QByteArray(R"("\u00e9 \/ \"é")");
    QTest::newRow("a list") << QByteArray("[1,  [ ], {\"a\": null}]");
    QTest::newRow("an object with its order") << QByteArray(R"({"b":1,"a":2,"b":3})");
    QTest::newRow("true") << QByteArray("true");
    QTest::newRow("null") << QByteArray("null");
    QTest::newRow("very deep") << QByteArray(100'000, '[') + QByteArray(100'000, ']');
}

void CheckLinesTest::anIdComesBackToTheLetter()
{
    QFETCH(QByteArray, id);
    for (const QByteArray& sql : {QByteArray("\"SELECT 1\""), QByteArray("5")}) {
        const Outcome outcome = check("{\"sql\": " + sql + ", \"id\": " + id + " }\n");
        QVERIFY(outcome.out.startsWith("{\"id\": " + id + ", \"status\": "));
    }
}

void CheckLinesTest::theOrderIsThatOfTheLines()
{
    constexpr int count = 500;
    QByteArray lines;
    for (int i = 0; i < count; ++i) {
        const char* const sql = i % 3 == 0 ? "SELECT 1" : i % 3 == 1 ? "SELECT nope FROM orders" : "DROP TABLE t";
        lines += "{\"id\": " + QByteArray::number(i) + ", \"sql\": \"" + sql + "\"}\n";
    }
    const QList<QJsonObject> results = program::objectsOf(check(lines).out);
    QCOMPARE(results.size(), count);
    for (int i = 0; i < count; ++i) {
        QCOMPARE(results[i][QLatin1String("id")].toInt(-1), i);
        QCOMPARE(results[i][QLatin1String("status")].toString() == QLatin1String("ok"), i % 3 == 0);
    }
}

void CheckLinesTest::badLinesAreAnsweredToo_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("error"); // part of the message
    const auto row = [](const char* title, const QByteArray& line, const char* id, const char* error) {
        QTest::newRow(title) << line << QByteArray(id) << QByteArray(error);
    };
    row("no JSON", "SELECT 1", "null", "not a JSON object");
    row("JSON of another kind", "[1]", "null", "expected an object");
    row("JSON that is cut", R"({"id": 4, "sql": "SELECT)", "4", "not closed");
    row("no sql", R"({"id": "a"})", "\"a\"", "\"sql\" is missing");
    row("sql is null", R"({"id": 2, "sql": null})", "2", "\"sql\" is missing");
    row("sql is a number", R"({"id": 2, "sql": 5})", "2", "\"sql\" must be a string, not a number");
    row("sql is a list", R"({"id": 2, "sql": ["SELECT 1"]})", "2", "\"sql\" must be a string, not a list");
    row("half a surrogate pair", R"({"id": 2, "sql": "\ud800"})", "2", "surrogate");
    row("not UTF-8", "{\"id\": 2, \"sql\": \"SELECT '\xff'\"}", "2", "not UTF-8 from byte 27 on");
    row("an id that is not UTF-8", "{\"id\": \"\xff\", \"sql\": \"SELECT 1\"}", "null", "not UTF-8 from byte 9 on");
    row("a retry below 0", R"({"id": 2, "sql": "SELECT 1", "retry": -1})", "2", "\"retry\"");
    row("a retry that is a text", R"({"id": 2, "sql": "SELECT 1", "retry": "1"})", "2", "\"retry\"");
    row("a question that is none", R"({"id": 2, "sql": "SELECT 1", "question": {}})", "2", "\"question\"");
    row("too long", "{\"id\": 2, \"sql\": \"" + QByteArray(17 << 20, 'a') + "\"}", "null", "longer than 16 MiB");
}

void CheckLinesTest::badLinesAreAnsweredToo()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, error);
    const Outcome outcome = check("{\"id\": \"before\", \"sql\": \"SELECT 1\"}\n" + line
                                  + "\n{\"id\": \"behind\", \"sql\": \"SELECT 1\"}\n");
    const QList<QByteArray> lines = outcome.out.split('\n');
    QCOMPARE(lines.size(), 4);
    QVERIFY(lines[0].startsWith(R"({"id": "before", "status": "ok")"));
    QVERIFY2(lines[1].startsWith("{\"id\": " + id + ", \"status\": \"failed\""), lines[1].left(200).constData());
    QVERIFY(lines[2].startsWith(R"({"id": "behind", "status": "ok")"));
    const QJsonObject result = program::objectsOf(outcome.out)[1];
    const QByteArray told = result[QLatin1String("error")].toString().toUtf8();
    QVERIFY2(told.contains(error), told.constData());
    QVERIFY(firstFinding(result)[QLatin1String("message")].toString().toUtf8().contains(error));
    QVERIFY(outcome.err.startsWith("querymend: standard input, line 2: " + told));
    QCOMPARE(outcome.exitStatus, 1);
}

void CheckLinesTest::complaintsHaveAnEnd()
{
    const Outcome outcome = check(QByteArray("x\n").repeated(1'000));
    QCOMPARE(program::objectsOf(outcome.out).size(), 1'000);
    QCOMPARE(outcome.err.count('\n'), 11);
    QVERIFY(outcome.err.contains("990 more lines"));
}

void CheckLinesTest::placesAreThoseOfTheText_data()
{
    QTest::addColumn<QByteArray>("sql"); // as a JSON string
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("offset");
    const auto row = [](const char* title, const char* sql, int line, int column, int offset) {
        QTest::newRow(title) << QByteArray(sql) << line << column << offset;
    };
    row("the first line", R"("SELECT nope FROM customers")", 1, 8, 7);
    row("the second line", R"("SELECT\n  nope FROM customers")", 2, 3, 9);
    row("after CR LF", R"("SELECT\r\n  nope FROM customers")", 2, 3, 10);
    row("after letters of many bytes", R"("SELECT 'é漢😀', nope FROM customers")", 1, 15, 20);
    row("after an escaped letter", R"("SELECT '\u00e9', nope FROM customers")", 1, 13, 13);
    row("in a fenced reply", R"("```sql\nSELECT nope FROM customers\n```")", 2, 8, 14);
}

void CheckLinesTest::placesAreThoseOfTheText()
{
    QFETCH(QByteArray, sql);
    const QJsonObject finding = firstFinding(only(check("{\"sql\": " + sql + "}\n")));
    QCOMPARE(finding[QLatin1String("identifier")].toString(), QStringLiteral("nope"));
    QTEST(finding[QLatin1String("line")].toInt(), "line");
    QTEST(finding[QLatin1String("column")].toInt(), "column");
    QTEST(finding[QLatin1String("offset")].toInt(), "offset");
    QCOMPARE(finding[QLatin1String("length")].toInt(), 4);
}

void CheckLinesTest::aFixOfSeveralEditsIsOneEdit()
{
    const QByteArray sql = "SELECT contry_code, city FROM customers GROUP BY contry_code, city";
    const QJsonObject finding = firstFinding(only(check("{\"sql\": \"" + sql + "\"}\n")));
    const QJsonArray fixes = finding[QLatin1String("fixes")].toArray();
    QVERIFY(!fixes.isEmpty());
    const QJsonObject fix = fixes.first().toObject();
    QByteArray mended = sql;
    mended.replace(fix[QLatin1String("offset")].toInt(), fix[QLatin1String("length")].toInt(),
                   fix[QLatin1String("replacement")].toString().toUtf8());
    QCOMPARE(mended, QByteArray("SELECT country_code, city FROM customers GROUP BY country_code, city"));
}

void CheckLinesTest::lastRetriesFail_data()
{
    QTest::addColumn<QByteArray>("options");
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("status");
    QTest::addColumn<QByteArray>("decision");
    const auto row = [](const char* title, const char* options, const char* members, const char* status,
                        const char* decision) {
        QTest::newRow(title) << QByteArray(options) << QByteArray(members) << QByteArray(status)
                             << QByteArray(decision);
    };
    row("the first try", "", R"("sql": "SELECT x FROM orders")", "rewrite", "refine");
    row("a retry is left", "--retry 2", R"("sql": "SELECT x FROM orders")", "rewrite", "refine");
    row("none is left", "--retry 3", R"("sql": "SELECT x FROM orders")", "failed", "give_up");
    row("the line says more than the options", "--retry 3", R"("retry": 0, "sql": "SELECT x FROM orders")", "rewrite",
        "refine");
    row("the line alone says it", "", R"("retry": 3, "sql": "SELECT x FROM orders")", "failed", "give_up");
    row("what is fine needs none", "--retry 3", R"("sql": "SELECT id FROM orders")", "ok", "complete");
}

void CheckLinesTest::lastRetriesFail()
{
    QFETCH(QByteArray, options);
    QFETCH(QByteArray, members);
    const QJsonObject result = only(check('{' + members + "}\n", options.constData()));
    QTEST(result[QLatin1String("status")].toString().toUtf8(), "status");
    QTEST(result[QLatin1String("reflection")][QLatin1String("decision")].toString().toUtf8(), "decision");
}

void CheckLinesTest::theLadderSaysWhereItStopped()
{
    const Outcome outcome =
        program::run(program::words("check --jsonl --dialect sqlite"), "{\"sql\": \"SELECT a FROM nowhere\"}\n");
    const QJsonObject result = only(outcome);
    QCOMPARE(outcome.exitStatus, 0);
    QCOMPARE(result[QLatin1String("status")].toString(), QStringLiteral("ok"));
    bool said = false;
    for (const auto& rung : result[QLatin1String("rungs")].toArray()) {
        if (rung[QLatin1String("rung")].toString() == QLatin1String("references")) {
            QCOMPARE(rung[QLatin1String("result")].toString(), QStringLiteral("skipped"));
            said = !rung[QLatin1String("reason")].toString().isEmpty();
        }
    }
    QVERIFY(said);
}

void CheckLinesTest::blankLinesMarksAndCarriageReturnsDoNotCount()
{
    const Outcome outcome = check("\xef\xbb\xbf{\"id\": 1, \"sql\": \"SELECT 1\"}\r\n\r\n  \n"
                                  "{\"id\": 2, \"sql\": \"SELECT 1\"}");
    const QList<QJsonObject> results = program::objectsOf(outcome.out);
    QCOMPARE(results.size(), 2);
    QCOMPARE(results[1][QLatin1String("id")].toInt(), 2);
    QCOMPARE(outcome.exitStatus, 0);
    QCOMPARE(outcome.err, QByteArray());
}

void CheckLinesTest::severalFilesAreOneInput()
{
    QTemporaryDir folder;
    const QString one = program::writeFile(folder.path(), "one.jsonl", "{\"id\": 1, \"sql\": \"SELECT 1\"}\n");
    const QString two = program::writeFile(folder.path(), "two.jsonl", "{\"id\": 2, \"sql\": \"SELECT 1\"}\nx\n");
    const Outcome outcome = program::run(program::words("check --jsonl --dialect mysql")
                                         << one << folder.filePath(QStringLiteral("none.jsonl")) << two);
    QCOMPARE(program::objectsOf(outcome.out).size(), 3);
    QVERIFY(outcome.err.contains("none.jsonl: No such file or directory\n"));
    QVERIFY(outcome.err.contains("two.jsonl, line 2: "));
    QCOMPARE(outcome.exitStatus, 3);
}

QTEST_GUILESS_MAIN(CheckLinesTest)
#include "tst_checklines.moc"
