// The JSON lines that the command line promises: every key is present and has its type. Keys may be added.

#include "program.h"
#include "support/sqlitefile.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QTemporaryDir>

using program::Outcome;

namespace {

/// A key and the types that its value may have, a letter each: s(tring), n(umber), b(oolean), a(rray), o(bject), 0 for
/// null and * for any.
struct Promise {
    const char* key;
    const char* types;
};

using Promises = std::vector<Promise>;

char letterOf(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Null:
        return '0';
    case QJsonValue::Bool:
        return 'b';
    case QJsonValue::Double:
        return 'n';
    case QJsonValue::String:
        return 's';
    case QJsonValue::Array:
        return 'a';
    case QJsonValue::Object:
        return 'o';
    case QJsonValue::Undefined:
        break;
    }
    return '?';
}

/// The broken promises; empty if there are none.
QString brokenIn(const QJsonObject& object, const Promises& promises)
{
    QStringList broken;
    for (const Promise& promise : promises) {
        const QString key = QString::fromLatin1(promise.key);
        const QByteArray types(promise.types);
        if (!object.contains(key))
            broken << key + QStringLiteral(" is missing");
        else if (!types.contains('*') && !types.contains(letterOf(object[key])))
            broken << key + QStringLiteral(" is of another type");
    }
    return broken.join(QStringLiteral(", "));
}

/// The same for every object of an array, which must not be empty.
QString brokenInEach(const QJsonValue& array, const Promises& promises)
{
    const QJsonArray all = array.toArray();
    for (const QJsonValue& value : all) {
        if (const QString broken = brokenIn(value.toObject(), promises); !broken.isEmpty())
            return broken;
    }
    return all.isEmpty() ? QStringLiteral("there are none") : QString();
}

const Promises everyEvent{{"run", "s"}, {"seq", "n"}, {"at", "n"}, {"type", "s"}};
const Promises lastEvent{{"outcome", "s"}, {"sql", "s"}};

} // namespace

#define HOLDS(broken)                               \
    do {                                            \
        const QString text = (broken);              \
        QVERIFY2(text.isEmpty(), qPrintable(text)); \
    } while (false)

class JsonShapesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void check();
    void classify();
    void hint();
    void listedTexts();
    void schema();
    void listedDemonstrations();
    void eventsOfARun_data();
    void eventsOfARun();
    void listedRuns();

private:
    [[nodiscard]] QStringList inStore(const char* words) const
    {
        const QStringList all = program::words(words);
        return QStringList{all.front(), QStringLiteral("--store"), m_store} + all.mid(1);
    }

    querymend::SqliteFile m_file{"CREATE TABLE orders (id INTEGER PRIMARY KEY, name TEXT, placed_on TEXT);"
                                 "INSERT INTO orders VALUES (1, 'first', '2024-03-01');"};
    QTemporaryDir m_folder;
    QString m_store;
    QString m_scenario;
    QString m_database;
    QString m_run;
};

void JsonShapesTest::initTestCase()
{
    m_store = m_folder.filePath(QStringLiteral("runs.db"));
    QVERIFY(m_file.ok());
    m_database = QStringLiteral("sqlite://") + m_file.path();
    m_scenario = program::writeFile(m_folder.path(), "one.json", R"({
        "name": "one", "title": "One", "shows": "one", "database": "shop", "question": "How many orders are there?",
        "replies": [{"level": "basic", "attempt": 1, "text": "SELECT count(*) FROM order_s"},
                    {"level": "basic", "attempt": 2, "text": "SELECT count(*) FROM orders"}],
        "expected": {"outcome": "solved", "attempts": 2,
                     "lanes": [{"level": "basic", "outcome": "valid", "codes": ["unknown_table", null],
                                "hints": ["general"]}]}})");
    const Outcome asked = program::run(inStore("ask --json --db") << m_database << QStringLiteral("--model")
                                                                  << QStringLiteral("scenario:") + m_scenario);
    QVERIFY2(asked.exitStatus == 0, asked.err.constData());
    m_run = program::objectsOf(asked.out).value(0)[QLatin1String("run")].toString();
}

void JsonShapesTest::check()
{
    const QByteArray lines = R"({"id": 1, "sql": "SELECT nme FROM orders WHERE YEAR(placed_on) = 2024", "retry": 1}
{"id": "two", "sql": "SELECT count(*) FROM orders"}
{"id": null, "sql": "DROP TABLE orders"}
)";
    const Outcome outcome = program::run(program::words("check --jsonl --hint --db") << m_database, lines);
    const QList<QJsonObject> results = program::objectsOf(outcome.out);
    QCOMPARE(results.size(), 3);
    for (const QJsonObject& line : results) {
        HOLDS(brokenIn(line,
                       {{"id", "*"},
                        {"status", "s"},
                        {"category", "s0"},
                        {"code", "s0"},
                        {"findings", "a"},
                        {"sanitized_sql", "s0"},
                        {"notes", "a"},
                        {"tables", "a"},
                        {"ctes", "a"},
                        {"columns", "a"},
                        {"hint", "o0"},
                        {"reflection", "o"},
                        {"rungs", "a"}}));
        HOLDS(brokenInEach(line[QLatin1String("rungs")], {{"rung", "s"}, {"result", "s"}, {"micros", "n"}}));
        HOLDS(brokenIn(line[QLatin1String("reflection")].toObject(),
                       {{"decision", "s"},
                        {"is_acceptable", "b"},
                        {"should_refine", "b"},
                        {"issues", "a"},
                        {"reasoning", "s"},
                        {"score", "n"},
                        {"suggestions", "a"}}));
    }
    const QJsonObject wrong = results[0];
    HOLDS(brokenInEach(wrong[QLatin1String("findings")],
                       {{"rung", "s"},
                        {"code", "s"},
                        {"severity", "s"},
                        {"message", "s"},
                        {"line", "n"},
                        {"column", "n"},
                        {"offset", "n"},
                        {"length", "n"},
                        {"identifier", "s"},
                        {"suggestions", "a"},
                        {"fixes", "a"}}));
    HOLDS(brokenIn(wrong[QLatin1String("hint")].toObject(), {{"level", "s"}, {"text", "s"}}));
    QJsonArray fixes;
    for (const QJsonValue& finding : wrong[QLatin1String("findings")].toArray()) {
        for (const QJsonValue& fix : finding[QLatin1String("fixes")].toArray())
            fixes.append(fix);
    }
    HOLDS(brokenInEach(fixes,
                       {{"offset", "n"}, {"length", "n"}, {"replacement", "s"}, {"reason", "s"}, {"confidence", "n"}}));
    QCOMPARE(results[2][QLatin1String("status")].toString(), QStringLiteral("rewrite"));
}

void JsonShapesTest::classify()
{
    const Outcome outcome = program::run(program::words("classify --dialect sqlite --jsonl"),
                                         "{\"id\": 5, \"sql\": \"SELECT a\", \"message\": \"no such column: a\"}\n");
    const QList<QJsonObject> lines = program::objectsOf(outcome.out);
    QCOMPARE(lines.size(), 1);
    HOLDS(brokenIn(
        lines[0],
        {{"id", "n"}, {"category", "s"}, {"code", "s"}, {"identifier", "s0"}, {"line", "n0"}, {"column", "n0"}}));
}

void JsonShapesTest::hint()
{
    const Outcome outcome =
        program::run(program::words("hint --dialect sqlite --jsonl"),
                     "{\"id\": \"x\", \"sql\": \"SELECT a\", \"message\": \"no such column: a\", \"retry\": 2}\n");
    const QList<QJsonObject> lines = program::objectsOf(outcome.out);
    QCOMPARE(lines.size(), 1);
    HOLDS(brokenIn(lines[0], {{"id", "s"}, {"category", "s"}, {"level", "s"}, {"text", "s"}}));
}

void JsonShapesTest::listedTexts()
{
    const QList<QJsonObject> lines = program::objectsOf(program::run(program::words("hint --list-texts --json")).out);
    QVERIFY(lines.size() > 20);
    for (const QJsonObject& line : lines)
        HOLDS(brokenIn(line, {{"kind", "s"}, {"name", "s"}, {"file", "s0"}, {"used", "b"}, {"problems", "a"}}));
}

void JsonShapesTest::schema()
{
    const Outcome outcome = program::run(program::words("schema --format json --db") << m_database);
    const QJsonObject schema = QJsonDocument::fromJson(outcome.out).object();
    HOLDS(brokenIn(schema, {{"tables", "a"}}));
    HOLDS(brokenInEach(schema[QLatin1String("tables")], {{"name", "s"}, {"columns", "a"}}));
    HOLDS(brokenInEach(schema[QLatin1String("tables")].toArray().at(0)[QLatin1String("columns")],
                       {{"name", "s"}, {"type", "s"}}));
    const QString file = program::writeFile(m_folder.path(), "schema.json", outcome.out);
    const Outcome again = program::run(program::words("check --json --dialect sqlite --schema") << file,
                                       "SELECT count(*) FROM orders"); // the printed schema replaces the database
    QCOMPARE(program::objectsOf(again.out).value(0)[QLatin1String("status")].toString(), QStringLiteral("ok"));
}

void JsonShapesTest::listedDemonstrations()
{
    const QList<QJsonObject> lines = program::objectsOf(program::run(program::words("demo --list --json")).out);
    QVERIFY(lines.size() >= 12);
    for (const QJsonObject& line : lines)
        HOLDS(brokenIn(line, {{"name", "s"}, {"title", "s"}, {"shows", "s"}}));
}

void JsonShapesTest::eventsOfARun_data()
{
    QTest::addColumn<QStringList>("words");
    const QStringList model{QStringLiteral("--model"), QStringLiteral("scenario:") + m_scenario};
    QTest::newRow("ask") << inStore("ask --json --db") + QStringList{m_database} + model;
    QTest::newRow("demo") << program::words("demo wrong-column --json");
    QTest::newRow("runs show") << inStore("runs --json show") + QStringList{m_run};
    QTest::newRow("replay") << inStore("replay --json") + QStringList{m_run};
    QTest::newRow("replay from an attempt")
        << inStore("replay --json --from 2") + QStringList{m_run, QStringLiteral("--db"), m_database} + model;
}

void JsonShapesTest::eventsOfARun()
{
    QFETCH(QStringList, words);
    const Outcome outcome = program::run(words);
    const QList<QJsonObject> lines = program::objectsOf(outcome.out);
    QVERIFY2(lines.size() > 5, outcome.err.constData());
    for (const QJsonObject& line : lines)
        HOLDS(brokenIn(line, everyEvent));
    QCOMPARE(lines.last()[QLatin1String("type")].toString(), QStringLiteral("run_finished"));
    HOLDS(brokenIn(lines.last(), lastEvent));
    QCOMPARE(lines.last()[QLatin1String("outcome")].toString(), QStringLiteral("solved"));
}

void JsonShapesTest::listedRuns()
{
    const QList<QJsonObject> lines = program::objectsOf(program::run(inStore("runs list --json")).out);
    QVERIFY(!lines.isEmpty());
    for (const QJsonObject& line : lines)
        HOLDS(brokenIn(line,
                       {{"run", "s"},
                        {"started_at", "n"},
                        {"question", "s"},
                        {"database", "s"},
                        {"dialect", "s"},
                        {"model", "s"},
                        {"model_kind", "s"},
                        {"outcome", "s"},
                        {"attempts", "n"},
                        {"retries", "n"},
                        {"tokens", "n"},
                        {"ms", "n"}}));
}

QTEST_GUILESS_MAIN(JsonShapesTest)
#include "tst_jsonshapes.moc"
