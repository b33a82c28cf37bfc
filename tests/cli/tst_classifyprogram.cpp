#include "program.h"

#include <QTest>

class ClassifyProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMessageIsAnswered_data();
    void everyMessageIsAnswered();
    void badLinesAreAnsweredToo();
};

void ClassifyProgramTest::everyMessageIsAnswered_data()
{
    QTest::addColumn<QByteArray>("dialect");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* title, const char* dialect, const char* line, const char* answer) {
        QTest::newRow(title) << QByteArray(dialect) << QByteArray(line) << QByteArray(answer) + '\n';
    };
    row("a message alone", "sqlite", R"({"id": 1, "message": "no such table: nope"})",
        R"({"id": 1, "category": "SCHEMA REFERENCE ERROR", "code": "unknown_table", "identifier": "nope", )"
        R"("line": null, "column": null})");
    row("a message with the statement", "sqlite",
        R"({"id": "x", "message": "no such column: nope", "sql": "SELECT a,\n nope FROM t"})",
        R"({"id": "x", "category": "SCHEMA REFERENCE ERROR", "code": "unknown_column", "identifier": "nope", )"
        R"("line": 2, "column": 2})");
    row("a code that is a number", "mysql", R"({"id": [1], "message": "?", "code": 1146})",
        R"({"id": [1], "category": "SCHEMA REFERENCE ERROR", "code": "unknown_table", "identifier": null, )"
        R"("line": null, "column": null})");
    row("a code that is a text", "postgresql", R"({"id": null, "message": "?", "code": "42601"})",
        R"({"id": null, "category": "SYNTAX ERROR", "code": "syntax", "identifier": null, )"
        R"("line": null, "column": null})");
}

void ClassifyProgramTest::everyMessageIsAnswered()
{
    QFETCH(QByteArray, dialect);
    QFETCH(QByteArray, line);
    const auto outcome = program::run(
        program::words("classify --jsonl -") << QStringLiteral("--dialect") << QString::fromUtf8(dialect), line + '\n');
    QTEST(outcome.out, "answer");
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitStatus, 0);
}

void ClassifyProgramTest::badLinesAreAnsweredToo()
{
    const auto outcome = program::run(program::words("classify --dialect oracle --jsonl"),
                                      "{\"id\": 1}\nx\n{\"id\": 3, \"message\": \"ORA-00942\", \"code\": []}\n"
                                      "{\"id\": 4, \"message\": \"ORA-00942: table or view does not exist\"}\n");
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 4);
    QCOMPARE(answers[0][QLatin1String("error")].toString(), QStringLiteral("\"message\" is missing"));
    QVERIFY(answers[1].contains(QLatin1String("error")));
    QVERIFY(answers[2][QLatin1String("error")].toString().contains(QLatin1String("\"code\"")));
    QVERIFY(answers[0][QLatin1String("code")].isNull() && answers[0][QLatin1String("category")].isNull());
    QCOMPARE(answers[3][QLatin1String("code")].toString(), QStringLiteral("unknown_table"));
    QCOMPARE(outcome.err.count('\n'), 3);
    QCOMPARE(outcome.exitStatus, 1);
}

QTEST_GUILESS_MAIN(ClassifyProgramTest)
#include "tst_classifyprogram.moc"
