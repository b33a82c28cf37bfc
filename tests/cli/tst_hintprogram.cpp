#include "program.h"

#include <QTest>

class HintProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLevelFollowsTheRetry();
    void aSchemaGivesFacts();
    void badLinesAreAnsweredToo();
    void theDialectHasToBeNamed();
    void checksComeWithHints();
    void peopleSeeHintsWhereTheyAskForThem();
    void textsOfAPersonTakeThePlaceOfOurs();
    void allTextsAreListed();
    void brokenTextsAreTold();

private:
    static QByteArray line(int retry, const QByteArray& more = {});
};

QByteArray HintProgramTest::line(int retry, const QByteArray& more)
{
    return QByteArray(R"({"id": "a", "sql": "SELECT nme FROM orders", "message": "no such column: nme", "code": 1, )")
        + "\"retry\": " + QByteArray::number(retry) + more + "}\n";
}

void HintProgramTest::theLevelFollowsTheRetry()
{
    const auto outcome =
        program::run(program::words("hint --dialect sqlite --jsonl -"), line(0) + line(1) + line(2) + line(7));
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 4);
    const QStringList levels{QStringLiteral("general"), QStringLiteral("specific"), QStringLiteral("explicit"),
                             QStringLiteral("explicit")};
    for (int i = 0; i < answers.size(); ++i) {
        QCOMPARE(answers[i].keys(),
                 (QStringList{QStringLiteral("category"), QStringLiteral("id"), QStringLiteral("level"),
                              QStringLiteral("text")}));
        QCOMPARE(answers[i][QLatin1String("id")].toString(), QStringLiteral("a"));
        QCOMPARE(answers[i][QLatin1String("category")].toString(), QStringLiteral("SCHEMA REFERENCE ERROR"));
        QCOMPARE(answers[i][QLatin1String("level")].toString(), levels[i]);
        const QString text = answers[i][QLatin1String("text")].toString();
        QVERIFY2(text.contains(QLatin1String("1 | SELECT nme FROM orders\n  |        ^^^")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("no such column: nme [1]")), qPrintable(text));
    }
    QCOMPARE(outcome.err, QByteArray());
    QCOMPARE(outcome.exitStatus, 0);
}

void HintProgramTest::aSchemaGivesFacts()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("shop.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"tables": {"orders": {"columns": {"name": "text", "total": "int"}}}})");
    file.close();
    const QByteArray more = R"(, "question": "Who?", "schema": ")" + file.fileName().toUtf8() + '"';
    const auto outcome = program::run(program::words("hint --dialect sqlite --jsonl"), line(1, more) + line(2, more));
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 2);
    const QString specific = answers[0][QLatin1String("text")].toString();
    QVERIFY2(specific.contains(QLatin1String("Nearest to nme: name (text)")), qPrintable(specific));
    QVERIFY2(specific.contains(QLatin1String("Question:\nWho?")), qPrintable(specific));
    const QString explicit_ = answers[1][QLatin1String("text")].toString();
    QVERIFY2(explicit_.contains(QLatin1String("- SELECT name FROM orders")), qPrintable(explicit_));
}

void HintProgramTest::badLinesAreAnsweredToo()
{
    const auto outcome =
        program::run(program::words("hint --dialect sqlite --jsonl"),
                     "{\"id\": 1, \"sql\": \"SELECT 1\"}\n{\"id\": 2, \"sql\": \"SELECT 1\", \"message\": "
                     "\"m\", \"schema\": \"/nowhere/at/all.json\"}\n"
                         + line(0, ", \"schema\": \"-\"") + line(-1) + line(0));
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 5);
    QCOMPARE(answers[0][QLatin1String("error")].toString(), QStringLiteral("\"message\" is missing"));
    QVERIFY(answers[0].contains(QLatin1String("text")) && answers[0][QLatin1String("text")].isNull());
    QVERIFY(answers[1][QLatin1String("error")].toString().contains(QLatin1String("/nowhere/at/all.json")));
    QVERIFY(answers[2][QLatin1String("error")].toString().contains(QLatin1String("standard input")));
    QVERIFY(answers[3][QLatin1String("error")].toString().contains(QLatin1String("\"retry\"")));
    QVERIFY(!answers[4].contains(QLatin1String("error")));
    QCOMPARE(outcome.exitStatus, 1);
}

void HintProgramTest::theDialectHasToBeNamed()
{
    const auto outcome = program::run(program::words("hint --jsonl"), line(0));
    QCOMPARE(outcome.exitStatus, 2);
    QVERIFY(outcome.err.contains("--dialect"));
    QCOMPARE(outcome.out, QByteArray());
}

void HintProgramTest::checksComeWithHints()
{
    const auto outcome = program::run(program::words("check --dialect sqlite --jsonl"),
                                      "{\"id\": 1, \"sql\": \"SELECT 1\"}\n"
                                      "{\"id\": 2, \"sql\": \"SELCT 1\", \"question\": \"What is one?\"}\n"
                                      "{\"id\": 3, \"sql\": \"SELCT 1\", \"retry\": 3}\n");
    const QList<QJsonObject> answers = program::objectsOf(outcome.out);
    QCOMPARE(answers.size(), 3);
    QVERIFY(answers[0][QLatin1String("hint")].isNull());
    const QJsonObject first = answers[1][QLatin1String("hint")].toObject();
    QCOMPARE(first.keys(), (QStringList{QStringLiteral("level"), QStringLiteral("text")}));
    QCOMPARE(first[QLatin1String("level")].toString(), QStringLiteral("general"));
    QVERIFY(first[QLatin1String("text")].toString().contains(QLatin1String("What is one?")));
    QCOMPARE(answers[2][QLatin1String("hint")].toObject()[QLatin1String("level")].toString(),
             QStringLiteral("explicit"));
    QCOMPARE(answers[2][QLatin1String("status")].toString(), QStringLiteral("failed"));
}

void HintProgramTest::peopleSeeHintsWhereTheyAskForThem()
{
    const auto without = program::run(program::words("check --dialect sqlite"), "SELCT 1");
    QVERIFY(!without.out.contains("hint"));
    const auto with = program::run(program::words("check --dialect sqlite --hint --retry 1"), "SELCT 1");
    QVERIFY2(with.out.contains("\n  hint (specific):\n    SYNTAX ERROR (SQLite), attempt 2 of 4\n\n"), with.out);
    QCOMPARE(with.exitStatus, 1);
    const auto fine = program::run(program::words("check --dialect sqlite --hint"), "SELECT 1");
    QVERIFY(!fine.out.contains("hint"));
}

void HintProgramTest::textsOfAPersonTakeThePlaceOfOurs()
{
    const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("querymend/hints")));
    const QString texts = folder.filePath(QStringLiteral("querymend/hints"));
    const auto none = program::run(program::words("hint --list-overrides"));
    QCOMPARE(none.out, QByteArray());
    QVERIFY2(none.err.contains(texts.toUtf8()), none.err.constData());

    const QString file = program::writeFile(texts, "unknown_column.general.txt", "Our own words.\n");
    const auto listed = program::run(program::words("hint --list-overrides"));
    QCOMPARE(listed.out, "unknown_column.general  " + file.toUtf8() + '\n');
    const auto shown = program::run(program::words("hint --show-text unknown_column.general"));
    QCOMPARE(shown.out, QByteArray("Our own words.\n"));
    const auto hinted = program::run(program::words("hint --dialect sqlite --jsonl"), line(0));
    QVERIFY2(hinted.out.contains("Our own words."), hinted.out.constData());
    const auto played = program::run(program::words("demo wrong-column"));
    QVERIFY2(played.out.contains("Our own words."), played.out.constData());
    const auto misspelt = program::run(program::words("hint --show-text unknown_colum.general"));
    QCOMPARE(misspelt.exitStatus, 2);
    QVERIFY2(misspelt.err.contains("'unknown_column.general'"), misspelt.err.constData());
    qunsetenv("XDG_CONFIG_HOME");
}

void HintProgramTest::allTextsAreListed()
{
    const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("querymend/hints")));
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("querymend/prompts")));
    const auto listed = [] { return program::run(program::words("hint --list-texts --json")); };
    const auto textNamed = [](const program::Outcome& outcome, const char* name) {
        for (const QJsonObject& text : program::objectsOf(outcome.out)) {
            if (text[QLatin1String("name")].toString() == QLatin1String(name))
                return text;
        }
        return QJsonObject();
    };
    const auto plain = listed();
    QCOMPARE(plain.exitStatus, 0);
    QVERIFY(textNamed(plain, "unknown_column.general")[QLatin1String("file")].isNull());
    QCOMPARE(textNamed(plain, "system.basic")[QLatin1String("kind")].toString(), QStringLiteral("prompt"));

    const QString hints = folder.filePath(QStringLiteral("querymend/hints"));
    const QString own = program::writeFile(hints, "unknown_column.general.txt", "Our own words.\n");
    const QJsonObject replaced = textNamed(listed(), "unknown_column.general");
    QCOMPARE(replaced[QLatin1String("file")].toString(), own);
    QCOMPARE(replaced[QLatin1String("used")].toBool(), true);

    program::writeFile(hints, "grouping.general.txt", "{{nowhere}}\n");
    program::writeFile(folder.filePath(QStringLiteral("querymend/prompts")), "no_such_text.txt", "words\n");
    const auto faulty = listed();
    QCOMPARE(faulty.exitStatus, 1);
    QVERIFY2(faulty.err.contains("nowhere") && faulty.err.contains("no_such_text"), faulty.err.constData());
    QCOMPARE(textNamed(faulty, "unknown_column.general")[QLatin1String("used")].toBool(true), false);
    QVERIFY(program::run(program::words("hint --list-texts")).out.contains("unknown_column.general  " + own.toUtf8()));
    qunsetenv("XDG_CONFIG_HOME");
}

void HintProgramTest::brokenTextsAreTold()
{
    const QTemporaryDir folder;
    qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("querymend/hints")));
    const QString file = program::writeFile(folder.filePath(QStringLiteral("querymend/hints")), "grouping.general.txt",
                                            "one\n{{nowhere}}\n");
    for (const char* const words : {"hint --dialect sqlite --jsonl", "demo", "hint --list-overrides"}) {
        const auto outcome = program::run(program::words(words));
        QCOMPARE(outcome.exitStatus, 3);
        QVERIFY2(outcome.err.contains(file.toUtf8()) && outcome.err.contains("line 2"), outcome.err.constData());
    }
    qunsetenv("XDG_CONFIG_HOME");
}

QTEST_GUILESS_MAIN(HintProgramTest)
#include "tst_hintprogram.moc"
