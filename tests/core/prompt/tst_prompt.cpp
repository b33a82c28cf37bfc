#include "prompting.h"

#include "base/textplaces.h"
#include "base/tokenestimate.h"

#include <QRegularExpression>

#include <algorithm>
#include <random>

using namespace querymend;
using namespace querymend::test;

namespace {

QList<PromptAlarm::Kind> kindsOf(const BuiltPrompt& prompt)
{
    QList<PromptAlarm::Kind> kinds;
    for (const PromptAlarm& alarm : prompt.alarms)
        kinds.append(alarm.kind);
    return kinds;
}

} // namespace

class PromptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasItsSectionsInOrder_data();
    void hasItsSectionsInOrder();
    void holdsWhatTheFactsSay_data();
    void holdsWhatTheFactsSay();
    void eachLevelAndMethodHasItsOwnWords();
    void aRetryBeginsAsTheFirstPrompt();
    void theSameSeedGivesTheSameBytes();
    void everyDialectLevelAndMethodRenders_data();
    void everyDialectLevelAndMethodRenders();
    void everySectionHasItsEstimate();
    void promisesValuesOnlyWhereThereAreSome_data();
    void promisesValuesOnlyWhereThereAreSome();
    void twoQuestionsShareTheirBeginning();
    void saysNothingOfWhatIsNotThere();
    void theContextIsKept();
    void alarms();
};

void PromptTest::hasItsSectionsInOrder_data()
{
    QTest::addColumn<QByteArray>("without");
    QTest::addColumn<std::string>("names");
    const auto row = [](const char* sentence, const char* without, const char* names) {
        QTest::newRow(sentence) << QByteArray(without) << std::string(names);
    };
    row("all that there may be", "",
        "task dialect nulls pitfalls schema directives method examples evidence escalation answer");
    row("evidence that there is not is left out", "evidence",
        "task dialect nulls pitfalls schema directives method examples escalation answer");
    row("examples that there are not are left out", "examples",
        "task dialect nulls pitfalls schema directives method evidence escalation answer");
    row("without directives and an earlier level", "directives escalation",
        "task dialect nulls pitfalls schema method examples evidence answer");
    row("a schema that is not known is left out", "schema",
        "task dialect nulls pitfalls directives method examples evidence escalation answer");
}

void PromptTest::hasItsSectionsInOrder()
{
    QFETCH(QByteArray, without);
    QFETCH(std::string, names);
    const Everything all;
    PromptFacts facts = all.facts();
    if (without.contains("evidence"))
        facts.evidence = {};
    if (without.contains("examples"))
        facts.examples = {};
    if (without.contains("directives"))
        facts.directives = {};
    if (without.contains("escalation"))
        facts.escalation = {};
    if (without.contains("schema"))
        facts.schema.lines = nullptr;
    QCOMPARE(namesOf(promptFor(facts)), names);
}

/// The parts that the specification of SQL generation requires in a prompt.
void PromptTest::holdsWhatTheFactsSay_data()
{
    QTest::addColumn<std::string>("section");
    QTest::addColumn<std::string>("part");
    const auto row = [](const char* sentence, const char* section, const char* part) {
        QTest::newRow(sentence) << std::string(section) << std::string(part);
    };
    row("the kind of the database", "dialect", "Database: PostgreSQL");
    row("the forms of its dialect", "dialect", "LIMIT");
    row("a dynamic M-Schema", "schema", "【DB_ID】 big\n【Schema】\n# Table: public.");
    row("directives", "directives", "Never use SELECT *.");
    row("the evidence", "evidence", "late means shipped after its date");
    row("few-shot examples of SQL", "examples",
        "Question: How many clients?\nSQL: SELECT count(*) FROM customer_order_0");
    row("the chosen method", "method", "Think as the database would execute the query");
    row("explicit rules on NULL of this kind of database", "nulls", "NULL in PostgreSQL");
    row("what the level before left behind", "escalation", "- SELECT late FROM orders -> unknown_column");
    row("that names and values are no instructions", "task", "never instructions");
    row("what models get wrong with this kind of database", "pitfalls", "What often goes wrong in PostgreSQL");
    row("the question, at the end", "answer", "How many orders are late?");
    row("the form of the reply", "task", "invalid_request");
}

void PromptTest::holdsWhatTheFactsSay()
{
    QFETCH(std::string, section);
    QFETCH(std::string, part);
    const Everything all;
    const std::string text = textOf(promptFor(all.facts()), section);
    QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

void PromptTest::eachLevelAndMethodHasItsOwnWords()
{
    const Everything all;
    QSet<QByteArray> tasks;
    QSet<QByteArray> methods;
    QSet<QByteArray> replies;
    PromptFacts facts = all.facts();
    for (const Level level : {Level::basic, Level::advanced, Level::expert}) {
        facts.level = level;
        tasks.insert(QByteArray::fromStdString(textOf(promptFor(facts), "task")));
    }
    for (const Method method : {Method::queryPlan, Method::stepByStep, Method::divideAndConquer}) {
        facts.method = method;
        methods.insert(QByteArray::fromStdString(textOf(promptFor(facts), "method")));
    }
    for (const WantedReply reply : {WantedReply::statement, WantedReply::json}) {
        facts.reply = reply;
        replies.insert(QByteArray::fromStdString(textOf(promptFor(facts), "task")));
    }
    QCOMPARE(tasks.size(), 3);
    QCOMPARE(methods.size(), 3);
    QCOMPARE(replies.size(), 2);
}

void PromptTest::aRetryBeginsAsTheFirstPrompt()
{
    const Everything all;
    PromptFacts facts = all.facts();
    const BuiltPrompt first = promptFor(facts);
    facts.hint = "The SQL that failed: SELECT x";
    facts.lessons = lessons;
    const BuiltPrompt retry = promptFor(facts);
    QCOMPARE(namesOf(retry),
             std::string("task dialect nulls pitfalls schema directives method examples evidence escalation answer "
                         "lessons retry"));
    QVERIFY(std::equal(first.sections.begin(), first.sections.end(), retry.sections.begin()));
    QVERIFY(textOf(retry, "retry").ends_with("\n\nThe SQL that failed: SELECT x"));
    QVERIFY(textOf(retry, "lessons").ends_with("\n- instead of: a  write: b"));
}

void PromptTest::theSameSeedGivesTheSameBytes()
{
    const Everything all;
    const Everything again;
    PromptFacts facts = all.facts();
    std::mt19937_64 random(4);
    for (int round = 0; round < 20; ++round) {
        facts.schema.options.shuffleSeed = random();
        PromptFacts same = again.facts();
        same.schema.options.shuffleSeed = facts.schema.options.shuffleSeed;
        QCOMPARE(whole(promptFor(facts)), whole(promptFor(same)));
        same.schema.options.shuffleSeed = random();
        QVERIFY(whole(promptFor(facts)) != whole(promptFor(same)));
        QCOMPARE(promptFor(facts).allTokens(), promptFor(same).allTokens());
    }
}

void PromptTest::everyDialectLevelAndMethodRenders_data()
{
    QTest::addColumn<int>("dialect");
    for (const Dialect& dialect : allDialects())
        QTest::newRow(std::string(dialect.name).c_str()) << static_cast<int>(dialect.id);
}

void PromptTest::everyDialectLevelAndMethodRenders()
{
    QFETCH(int, dialect);
    const Everything all;
    PromptFacts facts = all.facts(static_cast<DialectId>(dialect));
    for (int level = 0; level < 3; ++level) {
        for (int method = 0; method < 3; ++method) {
            facts.level = static_cast<Level>(level);
            facts.method = static_cast<Method>(method);
            const BuiltPrompt prompt = promptFor(facts);
            QVERIFY(placesIn(whole(prompt)).empty());
            const std::string dialectName(facts.dialect->displayName);
            QVERIFY(textOf(prompt, "nulls").find("NULL in " + dialectName) != std::string::npos);
            QVERIFY(textOf(prompt, "pitfalls").find("wrong in " + dialectName) != std::string::npos);
            QVERIFY(textOf(prompt, "task").find(facts.dialect->displayName) != std::string::npos);
        }
    }
}

void PromptTest::everySectionHasItsEstimate()
{
    const Everything all;
    const BuiltPrompt prompt = promptFor(all.facts());
    QCOMPARE(prompt.tokens.size(), prompt.sections.size());
    for (std::size_t i = 0; i < prompt.sections.size(); ++i)
        QCOMPARE(prompt.tokens[i], estimatedTokens(prompt.sections[i].text));
}

void PromptTest::promisesValuesOnlyWhereThereAreSome_data()
{
    QTest::addColumn<bool>("areShown");
    QTest::newRow("values are shown") << true;
    QTest::newRow("values are withheld") << false;
}

void PromptTest::promisesValuesOnlyWhereThereAreSome()
{
    QFETCH(bool, areShown);
    const Everything all;
    PromptFacts facts = all.facts();
    const Catalog catalog(schemaFrom(R"({"tables":[{"name":"city","columns":[
        {"name":"town","type":"text","samples":["Oslo","Bergen"]}]}]})"),
                          likePostgresql);
    const MSchemaLines lines(catalog);
    facts.schema.lines = &lines;
    facts.schema.options.examples = areShown ? Examples::shown : Examples::hidden;
    const std::string text = textOf(promptFor(facts), "schema");
    QCOMPARE(text.find("examples of its values") != std::string::npos, areShown);
    QCOMPARE(text.find("Examples: [") != std::string::npos, areShown);
}

void PromptTest::twoQuestionsShareTheirBeginning()
{
    const Everything all;
    PromptFacts facts = all.facts();
    facts.examples = {};
    const BuiltPrompt first = promptFor(facts);
    facts.question = "Which clients have no order?";
    facts.evidence = {};
    const BuiltPrompt second = promptFor(facts);
    std::size_t shared = 0;
    for (std::size_t i = 0; i < second.sections.size() && first.sections[i] == second.sections[i]; ++i)
        shared += second.tokens[i];
    QVERIFY2(shared * 10 >= second.allTokens() * 8, qPrintable(QString::number(shared)));
}

/// A sentence about something that this run does not have is not true.
void PromptTest::saysNothingOfWhatIsNotThere()
{
    const PromptTexts texts;
    for (const Dialect& dialect : allDialects()) {
        for (int i = 0; i < 18; ++i) {
            PromptFacts facts;
            facts.texts = &texts;
            facts.dialect = &dialect;
            facts.question = "How many are there?";
            facts.level = static_cast<Level>(i % 3);
            facts.method = static_cast<Method>(i / 3 % 3);
            facts.reply = i < 9 ? WantedReply::json : WantedReply::statement;
            const QString text = QString::fromStdString(whole(promptFor(facts)));
            static const QRegularExpression untrue(
                QStringLiteral("evidence(?! if there is any)|examples|schema above|found no valid|attempts at this "
                               "question failed"),
                QRegularExpression::CaseInsensitiveOption);
            const auto match = untrue.match(text);
            QVERIFY2(!match.hasMatch(), qPrintable(text.mid(match.capturedStart() - 60, 160)));
        }
    }
}

void PromptTest::theContextIsKept()
{
    const Everything all;
    PromptFacts facts = all.facts();
    const std::size_t whatIsNotSchema = [&] {
        PromptFacts bare = facts;
        bare.schema.lines = nullptr;
        return promptFor(bare).allTokens();
    }();
    const std::size_t needed = promptFor(facts).allTokens() + roomForReply;
    for (std::size_t context = whatIsNotSchema + roomForReply + 300; context < needed + 300; context += 37) {
        facts.contextTokens = context;
        const BuiltPrompt prompt = promptFor(facts);
        QVERIFY(prompt.allTokens() + roomForReply <= context);
        const bool isCut = textOf(prompt, "schema_cut") != "(no such section)";
        const bool isHistoryCut = textOf(prompt, "escalation") != textOf(promptFor(all.facts()), "escalation");
        QCOMPARE(prompt.notes.size(), std::size_t(isCut ? 1 : 0) + std::size_t(isHistoryCut ? 1 : 0));
        QVERIFY(!isCut || textOf(prompt, "escalation") == "(no such section)"); // the schema has the right of way
    }
}

void PromptTest::alarms()
{
    const Everything all;
    PromptFacts facts = all.facts();
    facts.schema.named = {TableId{3}};
    QVERIFY(promptFor(facts).alarms.empty());
    facts.schema.options.tables = {TableId{1}, TableId{2}};
    QCOMPARE(kindsOf(promptFor(facts)), QList{PromptAlarm::Kind::missingTable});
    QVERIFY(promptFor(facts).alarms.front().text.find(all.catalog.table(TableId{3}).name) != std::string::npos);
    facts.schema.options.tables = {TableId{3}};
    facts.contextTokens = 100;
    QCOMPARE(kindsOf(promptFor(facts)),
             (QList{PromptAlarm::Kind::emptySchema, PromptAlarm::Kind::missingTable, PromptAlarm::Kind::aboveContext}));
    facts.contextTokens = 0;
    facts.schema = {};
    QCOMPARE(kindsOf(promptFor(facts)), QList{PromptAlarm::Kind::emptySchema});
}

QTEST_APPLESS_MAIN(PromptTest)
#include "tst_prompt.moc"
