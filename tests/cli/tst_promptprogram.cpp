#include "program.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace {

using program::Outcome;

Outcome prompt(const QStringList& options, const QByteArray& question = "How many orders has each customer?")
{
    return program::run(QStringList{QStringLiteral("prompt"), QStringLiteral("--schema"), program::shopSchema(),
                                    QStringLiteral("--question"), QString::fromUtf8(question)}
                        + options);
}

Outcome prompt(const char* options)
{
    return prompt(program::words(options));
}

QJsonObject parsed(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.out).object();
}

QString section(const Outcome& outcome, const QString& name)
{
    for (const auto& one : parsed(outcome)[QLatin1String("sections")].toArray()) {
        if (one[QLatin1String("name")].toString() == name)
            return one[QLatin1String("text")].toString();
    }
    return {};
}

QStringList tablesOf(const QString& schema)
{
    QStringList tables;
    const QRegularExpression expression(QStringLiteral("^# Table: public\\.(\\w+)"),
                                        QRegularExpression::MultilineOption);
    auto match = expression.globalMatch(schema);
    while (match.hasNext())
        tables.append(match.next().captured(1));
    return tables;
}

} // namespace

/// The prompt for a model, and which tables a question is about.
class PromptProgramTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printsEverySectionWithItsTokens();
    void jsonHasTheSameSections();
    void aSeedGivesTheSameBytes();
    void levelsAndMethodsAreTakenAtTheirWord();
    void linkedTablesOnly();
    void examplesAreRanked();
    void alarmsEndWithOne();
    void textsOfAFolderTakeTheirPlace();
    void aTextThatIsWrongStopsIt_data();
    void aTextThatIsWrongStopsIt();
    void everyTextThatIsWrongIsNamed();
    void linkSaysWhy();
    void linkSaysThatItFoundNothing();
    void wrongCallsAreExplained_data();
    void wrongCallsAreExplained();
};

void PromptProgramTest::printsEverySectionWithItsTokens()
{
    const Outcome outcome = prompt("--evidence customers=accounts --directives none");
    QCOMPARE(outcome.exitStatus, 0);
    QCOMPARE(outcome.err, QByteArray());
    int from = 0;
    for (const char* const name : {"task (system", "dialect (user", "nulls (user", "pitfalls (user", "schema (user",
                                   "directives (user", "method (user", "evidence (user", "answer (user"}) {
        const auto at = outcome.out.indexOf(QByteArray("== ") + name + ", about ", from);
        QVERIFY2(at >= from, name);
        from = static_cast<int>(at);
    }
    QVERIFY(outcome.out.contains("How many orders has each customer?"));
    QVERIFY(outcome.out.trimmed().endsWith("tokens in total"));
}

void PromptProgramTest::jsonHasTheSameSections()
{
    const Outcome text = prompt("");
    const Outcome json = prompt("--json");
    QCOMPARE(json.exitStatus, 0);
    int tokens = 0;
    for (const auto& one : parsed(json)[QLatin1String("sections")].toArray()) {
        const QByteArray title = "== " + one[QLatin1String("name")].toString().toUtf8() + " ("
            + one[QLatin1String("role")].toString().toUtf8() + ", about "
            + QByteArray::number(one[QLatin1String("tokens")].toInt()) + " tokens)\n"
            + one[QLatin1String("text")].toString().toUtf8();
        QVERIFY2(text.out.contains(title), title.constData());
        tokens += one[QLatin1String("tokens")].toInt();
    }
    QVERIFY(tokens > 0);
    QCOMPARE(parsed(json)[QLatin1String("tokens")].toInt(), tokens);
}

void PromptProgramTest::aSeedGivesTheSameBytes()
{
    QCOMPARE(prompt("--seed 3").out, prompt("--seed 3").out);
    QVERIFY(prompt("--seed 3").out != prompt("--seed 4").out);
    QVERIFY(prompt("--seed 3").out != prompt("").out);
}

void PromptProgramTest::levelsAndMethodsAreTakenAtTheirWord()
{
    QVERIFY(section(prompt("--json --level expert"), QStringLiteral("task")).contains(QStringLiteral("expert")));
    QVERIFY(section(prompt("--json --method divide_and_conquer"), QStringLiteral("method"))
                .startsWith(QStringLiteral("Divide the question")));
}

void PromptProgramTest::linkedTablesOnly()
{
    const QStringList all = tablesOf(section(prompt("--json"), QStringLiteral("schema")));
    const QStringList linked = tablesOf(section(prompt("--json --linked"), QStringLiteral("schema")));
    QVERIFY(linked.size() < all.size());
    QVERIFY(linked.contains(QStringLiteral("orders")) && linked.contains(QStringLiteral("customers")));
    const Outcome nothing = prompt(program::words("--json --linked"), "xyzzy?");
    QCOMPARE(tablesOf(section(nothing, QStringLiteral("schema"))), all);
}

void PromptProgramTest::examplesAreRanked()
{
    QTemporaryDir folder;
    const QString file = program::writeFile(folder.path(), "pairs.json",
                                            R"([{"question":"Name all products","query":"SELECT 1","db_id":"x"},
        {"question":"How many orders has a customer?","SQL":"SELECT 2","db_id":"x"}])");
    const QString shown =
        section(prompt({QStringLiteral("--json"), QStringLiteral("--examples"), file}), QStringLiteral("examples"));
    QVERIFY(shown.contains(QStringLiteral("SQL: SELECT 2")));
    QVERIFY(!shown.contains(QStringLiteral("SELECT 1")));
    const QString broken = program::writeFile(folder.path(), "broken.json", R"([{"question":"q"}])");
    const Outcome outcome = prompt({QStringLiteral("--examples"), broken});
    QCOMPARE(outcome.exitStatus, 3);
    QVERIFY2(outcome.err.contains("broken.json: entry 1: it has no \"SQL\""), outcome.err.constData());
}

void PromptProgramTest::alarmsEndWithOne()
{
    const Outcome outcome = prompt("--json --context 500");
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY(outcome.err.contains("alarm: prompt and reply need about "));
    QStringList kinds;
    for (const auto& alarm : parsed(outcome)[QLatin1String("alarms")].toArray())
        kinds.append(alarm[QLatin1String("kind")].toString());
    kinds.removeDuplicates(); // the question names two tables
    QCOMPARE(kinds,
             (QStringList{QStringLiteral("empty_schema"), QStringLiteral("missing_table"),
                          QStringLiteral("above_context")}));
    QVERIFY(section(outcome, QStringLiteral("schema_cut")).contains(QStringLiteral("these tables also exist")));
}

void PromptProgramTest::textsOfAFolderTakeTheirPlace()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "method.query_plan.txt", "Be brief.\n");
    program::writeFile(folder.path(), "notes.md", "nothing of it");
    const Outcome outcome = prompt({QStringLiteral("--json"), QStringLiteral("--prompts"), folder.path()});
    QCOMPARE(outcome.exitStatus, 0);
    QCOMPARE(section(outcome, QStringLiteral("method")), QStringLiteral("Be brief."));
}

void PromptProgramTest::aTextThatIsWrongStopsIt_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* sentence, const char* file, const QByteArray& content, const char* complaint) {
        QTest::newRow(sentence) << QByteArray(file) << content << QByteArray(complaint);
    };
    row("a place without a value", "section.question.txt", "{{question}} {{mood}}", "{{mood}}");
    row("a value without a place", "section.question.txt", "Well?", "{{question}} is missing");
    row("a name that there is not", "section.mood.txt", "Cheerful.", "no text with this name");
    row("bytes that are no UTF-8", "method.query_plan.txt", "ok\n\xff", "not UTF-8 at line 2");
    row("a file that is too long", "method.query_plan.txt", QByteArray(70'000, 'x'), "longer than 64 kB");
}

void PromptProgramTest::aTextThatIsWrongStopsIt()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, complaint);
    QTemporaryDir folder;
    program::writeFile(folder.path(), file.constData(), content);
    const Outcome outcome = prompt({QStringLiteral("--prompts"), folder.path()});
    QCOMPARE(outcome.exitStatus, 3);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains("prompt text ") && outcome.err.contains(complaint), outcome.err.constData());
}

void PromptProgramTest::everyTextThatIsWrongIsNamed()
{
    QTemporaryDir folder;
    program::writeFile(folder.path(), "method.query_plan.txt", "\xff");
    program::writeFile(folder.path(), "section.question.txt", "Well?");
    program::writeFile(folder.path(), "section.mood.txt", "Cheerful.");
    const Outcome outcome = prompt({QStringLiteral("--prompts"), folder.path()});
    QCOMPARE(outcome.exitStatus, 3);
    for (const char* const complaint : {"method.query_plan: it is not UTF-8 at line 1", "{{question}} is missing",
                                        "section.mood: there is no text with this name"})
        QVERIFY2(outcome.err.contains(complaint), outcome.err.constData());
}

void PromptProgramTest::linkSaysWhy()
{
    const QStringList call = QStringList{QStringLiteral("link"), QStringLiteral("--schema"), program::shopSchema(),
                                         QStringLiteral("--question"), QStringLiteral("orders of each buyer")};
    const Outcome text = program::run(call);
    QCOMPARE(text.exitStatus, 0);
    QVERIFY2(text.out.contains("keywords: orders buyer\n"), text.out.constData());
    QVERIFY2(text.out.contains("'orders' is in the table name\n"), text.out.constData());
    QVERIFY2(text.out.contains("'buyer' is a synonym in the table name\n"), text.out.constData());
    const QJsonObject json = parsed(program::run(call + QStringList{QStringLiteral("--json")}));
    QStringList tables;
    for (const auto& table : json[QLatin1String("tables")].toArray()) {
        tables.append(table[QLatin1String("table")].toString());
        QVERIFY(table[QLatin1String("part")].isString());
        QVERIFY(table[QLatin1String("score")].isDouble());
    }
    QVERIFY(tables.contains(QStringLiteral("public.orders")) && tables.contains(QStringLiteral("public.customers")));
    QCOMPARE(json[QLatin1String("keywords")].toArray(),
             (QJsonArray{QStringLiteral("orders"), QStringLiteral("buyer")}));
    const QJsonValue reason = json[QLatin1String("tables")][0][QLatin1String("reasons")][0];
    for (const char* const key : {"keyword", "likeness", "field", "column", "points"})
        QVERIFY2(!reason[QLatin1String(key)].isUndefined(), key);
}

void PromptProgramTest::linkSaysThatItFoundNothing()
{
    const Outcome outcome = program::run({QStringLiteral("link"), QStringLiteral("--schema"), program::shopSchema(),
                                          QStringLiteral("--question"), QStringLiteral("xyzzy")});
    QCOMPARE(outcome.exitStatus, 1);
    QVERIFY(outcome.out.contains("no word of the question was found"));
}

void PromptProgramTest::wrongCallsAreExplained_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("complaint");
    const auto row = [](const char* sentence, const char* call, const char* complaint) {
        QTest::newRow(sentence) << QByteArray(call) << QByteArray(complaint);
    };
    row("no question", "prompt --schema a.json", "ask something: --question TEXT");
    row("no schema", "link --question x", "--db URL or --schema FILE");
    row("a database and a dialect", "link --db sqlite:///a.db --dialect sqlite --question x",
        "--dialect cannot be used");
    row("a slip in the level", "prompt --schema a.json --question x --level expret", "did you mean 'expert'?");
    row("a slip in the method", "prompt --schema a.json --question x --method step", "--method");
    row("a seed that is no number", "prompt --schema a.json --question x --seed y", "--seed");
    row("a context that is no number", "prompt --schema a.json --question x --context big", "--context");
    row("a file beside", "prompt --schema a.json --question x y.sql", "unexpected 'y.sql'");
}

void PromptProgramTest::wrongCallsAreExplained()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, complaint);
    const Outcome outcome = program::run(program::words(call.constData()));
    QCOMPARE(outcome.exitStatus, 2);
    QCOMPARE(outcome.out, QByteArray());
    QVERIFY2(outcome.err.contains(complaint), outcome.err.constData());
}

QTEST_GUILESS_MAIN(PromptProgramTest)
#include "tst_promptprogram.moc"
