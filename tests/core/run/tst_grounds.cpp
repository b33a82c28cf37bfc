// What the prompts of a run are made of: linked tables, those that the user chose, examples and lessons.

#include "largeschema.h"
#include "run/enumnames.h"
#include "support/bigschema.h"
#include "support/searching.h"

#include <QTest>

#include <algorithm>
#include <sstream>

namespace querymend {

namespace {

/// A question that names one table of the large schema.
RunStarted asked(RunPolicy policy = lanesOf(1))
{
    RunStarted started = World::started(std::move(policy));
    started.question.text = "How many rows has " + tableAt(7).name + "?";
    return started;
}

std::size_t tablesIn(const std::vector<PromptSection>& prompt)
{
    for (const PromptSection& section : prompt) {
        if (section.name != "schema")
            continue;
        std::size_t count = 0;
        for (auto at = section.text.find("# Table: "); at != std::string::npos;
             at = section.text.find("# Table: ", at + 1))
            ++count;
        return count;
    }
    return 0;
}

/// The sorted lines of a schema, which do not depend on the order of its fields.
std::vector<std::string> fieldsIn(std::string text)
{
    std::vector<std::string> lines;
    std::istringstream in(std::move(text));
    for (std::string line; std::getline(in, line);) {
        if (line.ends_with(',')) // only the last line has none
            line.pop_back();
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

std::string textOf(const std::vector<PromptSection>& prompt, std::string_view name)
{
    for (const PromptSection& section : prompt) {
        if (section.name == name)
            return section.text;
    }
    return {};
}

} // namespace

class GroundsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLinkedTablesAreRecordedWithTheirReasons()
    {
        const Search search(asked(), largeSchema());
        const auto linked = search.all<SchemaLinked>();
        QCOMPARE(linked.size(), std::size_t{1});
        QCOMPARE(linked[0].tables.front().table.name, tableAt(7).name);
        QVERIFY(!linked[0].tables.front().reasons.empty());
        QVERIFY(!linked[0].keywords.empty());
    }

    void firstLevelSeesWhatIsLinkedAndTheNextTheWhole()
    {
        RunPolicy policy = lanesOf(1);
        policy.maxRetries = 0;
        policy.schemaTokens = 0;
        Search search(asked(policy), largeSchema());
        QVERIFY(tablesIn(search.all<ModelAsked>()[0].prompt) <= 20);
        QCOMPARE(search.state().lanes[0].made.schema, SchemaScope::linked);
        search.lose(0, ErrorCode::unknownTable);
        QCOMPARE(tablesIn(search.all<ModelAsked>()[1].prompt), std::size_t{40});
        QCOMPARE(search.state().lanes[1].made.schema, SchemaScope::whole);
    }

    void thePolicyMayWantTheWholeOrTheLinkedSchema_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("isWhole");
        QTest::newRow("the whole") << static_cast<int>(SchemaChoice::whole) << true;
        QTest::newRow("what is linked") << static_cast<int>(SchemaChoice::linked) << false;
    }

    void thePolicyMayWantTheWholeOrTheLinkedSchema()
    {
        QFETCH(int, choice);
        QFETCH(bool, isWhole);
        RunPolicy policy = lanesOf(2);
        policy.schema = static_cast<SchemaChoice>(choice);
        policy.schemaTokens = 0;
        const Search search(asked(policy), largeSchema());
        for (const ModelAsked& call : search.all<ModelAsked>())
            QCOMPARE(tablesIn(call.prompt) == 40, isWhole);
    }

    void aSmallSchemaIsShownWhole()
    {
        const SchemaView small(Catalog(test::bigSchema(6, 6), dialectOf(DialectId::sqlite).syntax.names));
        RunStarted started = World::started(lanesOf(1));
        started.question.text = "How many rows has " + small.catalog().table(TableId{1}).name + "?";
        const Search search(started, small);
        QCOMPARE(tablesIn(search.all<ModelAsked>()[0].prompt), std::size_t{6});
        QCOMPARE(search.all<SchemaLinked>().size(), std::size_t{1}); // still decides what would be cut first
    }

    void aSchemaIsCutToItsTokensAndTheCutIsRecorded()
    {
        RunPolicy policy = lanesOf(1);
        policy.schema = SchemaChoice::whole;
        policy.schemaTokens = 300;
        const Search search(asked(policy), largeSchema());
        const ModelAsked call = search.all<ModelAsked>()[0];
        QVERIFY(tablesIn(call.prompt) < 40);
        QVERIFY(textOf(call.prompt, "schema").find(tableAt(7).name) != std::string::npos); // the linked table stays
        QCOMPARE(call.notes.size(), std::size_t{1});
        QVERIFY(!textOf(call.prompt, "schema_cut").empty());
    }

    void aContextThatHasNoRoomForATableEndsTheRunBeforeTheModelIsAsked()
    {
        RunPolicy policy = lanesOf(1);
        policy.contextTokens = 300;
        const Search search(asked(policy), largeSchema());
        QVERIFY(search.all<ModelAsked>().empty());
        QVERIFY(search.state().end.has_value());
        QVERIFY(search.state().end->outcome != RunOutcome::solved);
    }

    void onlyTheTablesThatAPersonChoseAreShown()
    {
        RunStarted started = asked();
        started.question.tables = {{tableAt(3).schema, tableAt(3).name}, {tableAt(9).schema, tableAt(9).name}};
        const Search search(started, largeSchema());
        const ModelAsked call = search.all<ModelAsked>()[0];
        QCOMPARE(tablesIn(call.prompt), std::size_t{2});
        QVERIFY(textOf(call.prompt, "schema").find(tableAt(3).name) != std::string::npos);
        QCOMPARE(call.alarms.size(), std::size_t{1}); // the question names another
        QCOMPARE(call.alarms[0].kind, PromptAlarm::Kind::missingTable);
    }

    void tablesThatAreGoneAreNotMissed()
    {
        RunStarted started = asked();
        started.question.tables = {{"", "no such table"}, {tableAt(7).schema, tableAt(7).name}};
        const Search search(started, largeSchema());
        QCOMPARE(tablesIn(search.all<ModelAsked>()[0].prompt), std::size_t{1});
    }

    void examplesAndDirectivesAreInThePrompt()
    {
        RunStarted started = asked();
        started.question.directives = "Never use SELECT *.";
        started.memory.examples = {{"How many rows has it?", "", "SELECT 42", ""}};
        const Search search(started, largeSchema());
        QVERIFY(textOf(search.all<ModelAsked>()[0].prompt, "examples").find("SELECT 42") != std::string::npos);
        QVERIFY(textOf(search.all<ModelAsked>()[0].prompt, "directives").find("SELECT *") != std::string::npos);
    }

    void provedLessonsAreOfferedBesideTheHint_data()
    {
        QTest::addColumn<int>("runs");
        QTest::addColumn<bool>("isOffered");
        QTest::newRow("seen in two runs, it is offered") << 2 << true;
        QTest::newRow("seen once, it is not") << 1 << false;
    }

    void provedLessonsAreOfferedBesideTheHint()
    {
        QFETCH(int, runs);
        QFETCH(bool, isOffered);
        Lesson lesson;
        lesson.code = ErrorCode::unknownColumn;
        lesson.dialect = "sqlite";
        lesson.mending = {"x0", "y0"};
        lesson.mended = static_cast<std::uint32_t>(runs);
        for (int i = 0; i < runs; ++i)
            lesson.runs.push_back(std::to_string(i));
        RunStarted started = asked();
        started.memory.lessons = {lesson};
        Search search(started, largeSchema());
        search.reply(0, "SELECT x0 FROM " + tableAt(7).name);
        QCOMPARE(search.all<HintChosen>()[0].lessons.size(), std::size_t(isOffered ? 1 : 0));
        QCOMPARE(textOf(search.all<ModelAsked>()[1].prompt, "lessons").find("y0") != std::string::npos, isOffered);
    }

    // ---- the keyword role

    void wordsOfTheKeywordRole_data()
    {
        QTest::addColumn<int>("use");
        QTest::addColumn<bool>("keepsTheOwn");
        QTest::newRow("are added to those of the question") << static_cast<int>(KeywordUse::added) << true;
        QTest::newRow("take the place of those of the question") << static_cast<int>(KeywordUse::instead) << false;
    }

    void wordsOfTheKeywordRole()
    {
        QFETCH(int, use);
        QFETCH(bool, keepsTheOwn);
        RunPolicy policy = lanesOf(1, {ModelRole::keywords});
        policy.keywords = static_cast<KeywordUse>(use);
        Search search(asked(policy), largeSchema());
        QVERIFY(search.all<SchemaLinked>().empty());
        search.role(ModelRole::keywords, 0, R"({"names": [")" + tableAt(21).name + R"("], "values": []})");
        const auto linked = search.all<SchemaLinked>().front().named;
        const auto has = [&](const std::string& name) {
            return std::any_of(linked.begin(), linked.end(),
                               [&](const TableName& table) { return table.name == name; });
        };
        QVERIFY(has(tableAt(21).name));
        QCOMPARE(has(tableAt(7).name), keepsTheOwn);
    }

    void withoutTheKeywordRoleTheQuestionsOwnWordsLink_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::newRow("it says nothing of use") << QByteArray("I do not know.");
        QTest::newRow("its words are in no table") << QByteArray(R"({"names": ["zzzzqqq"], "values": []})");
        QTest::newRow("it fails") << QByteArray();
    }

    void withoutTheKeywordRoleTheQuestionsOwnWordsLink()
    {
        QFETCH(QByteArray, reply);
        RunPolicy policy = lanesOf(1, {ModelRole::keywords});
        policy.keywords = KeywordUse::instead;
        Search search(asked(policy), largeSchema());
        if (reply.isEmpty())
            search.roleFails(ModelRole::keywords);
        else
            search.role(ModelRole::keywords, 0, reply.toStdString());
        QCOMPARE(search.all<SchemaLinked>().front().tables.front().table.name, tableAt(7).name);
        search.pass(0, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    // ---- statements of the specification generation-and-escalation.txt

    void seedAPromptIsMadeOfQuestionDatabaseSchemaDirectivesEvidenceExamplesAndMethod()
    {
        RunStarted started = asked();
        started.question.evidence = "late means shipped after its date";
        started.question.directives = "Never use SELECT *.";
        started.memory.examples = {{"How many rows has it?", "", "SELECT 42", ""}};
        const Search search(started, largeSchema());
        for (const char* const name : {"task", "method", "answer", "dialect", "nulls", "pitfalls", "directives",
                                       "evidence", "examples", "schema"})
            QVERIFY2(!textOf(search.all<ModelAsked>()[0].prompt, name).empty(), name);
    }

    void seedEachMethodHasItsOwnText()
    {
        const Search search(asked(lanesOf(3)), largeSchema());
        const std::vector<ModelAsked> calls = search.all<ModelAsked>();
        const char* const texts[] = {"method.query_plan", "method.step_by_step", "method.divide_and_conquer"};
        for (std::size_t i = 0; i < calls.size(); ++i)
            QCOMPARE(textOf(calls[i].prompt, "method"), std::string(PromptTexts().of(texts[i])));
    }

    void seedShufflingChangesTheOrderAndNothingElse()
    {
        const Search search(asked(lanesOf(2)), largeSchema());
        const std::vector<ModelAsked> calls = search.all<ModelAsked>();
        const std::string first = textOf(calls[0].prompt, "schema");
        const std::string second = textOf(calls[1].prompt, "schema");
        QVERIFY(first != second);
        QVERIFY(fieldsIn(first) == fieldsIn(second));
    }

    void seedEachRoleIsToldByATextOfItsOwn_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<std::string>("text");
        const auto row = [](const char* name, ModelRole role, const char* text) {
            QTest::newRow(name) << static_cast<int>(role) << std::string(text);
        };
        row("the validator", ModelRole::validator, "role.question_validator");
        row("the translator", ModelRole::translator, "role.translator");
        row("who gives keywords", ModelRole::keywords, "role.keyword_extraction");
        row("who writes tests", ModelRole::testGenerator, "role.test_generator_1");
        row("the explainer", ModelRole::explainer, "role.explainer");
    }

    void seedEachRoleIsToldByATextOfItsOwn()
    {
        QFETCH(int, role);
        QFETCH(std::string, text);
        Search search(asked(lanesOf(1, {static_cast<ModelRole>(role)})), largeSchema());
        if (static_cast<ModelRole>(role) == ModelRole::explainer)
            search.pass(0, usable);
        const RoleAsked call = search.all<RoleAsked>()[0];
        QCOMPARE(textOf(call.prompt, "task"),
                 PromptTexts().filled(text, {{"dialect", search.context().dialect->displayName}}));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::GroundsTest)

#include "tst_grounds.moc"
