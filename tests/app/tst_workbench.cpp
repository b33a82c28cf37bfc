// What a window's run uses: the results of candidates, the user's texts, memory, and selected tables.

#include "db/engines.h"
#include "db/session/reconnectingsession.h"
#include "llm/scenariomodel.h"
#include "support/sqlitefile.h"
#include "workbench.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>

using namespace querymend;

namespace {

constexpr auto tables = "CREATE TABLE orders (id int, status text);"
                        "CREATE TABLE notes (id int, words text);"
                        "INSERT INTO orders VALUES (1, 'paid'), (2, 'new');";

/// One level, in which each lane replies with its statement.
Scenario scriptOf(const std::vector<std::string>& statements)
{
    Scenario scenario;
    scenario.policy.lanes = static_cast<std::uint32_t>(statements.size());
    scenario.policy.maxEscalations = 0;
    for (std::uint32_t lane = 0; lane < statements.size(); ++lane) {
        ScriptedReply reply;
        reply.place.lane = lane;
        reply.answer = ModelReply{statements[lane], {}, {}};
        scenario.replies.push_back(std::move(reply));
    }
    return scenario;
}

template <class Body>
std::vector<Body> all(const std::vector<RunEvent>& events)
{
    std::vector<Body> found;
    for (const RunEvent& event : events) {
        if (const auto* const body = std::get_if<Body>(&event.body))
            found.push_back(*body);
    }
    return found;
}

std::string promptOf(const std::vector<RunEvent>& events)
{
    std::string text;
    const ModelAsked first = all<ModelAsked>(events).front();
    for (const PromptSection& section : first.prompt)
        text += section.text + '\n';
    return text;
}

std::shared_ptr<const PromptMemory> oneExample()
{
    PromptMemory memory;
    memory.examples = ExampleSearch({{"How many orders are new?", "", "SELECT 'an accepted answer'", ""}});
    return std::make_shared<const PromptMemory>(std::move(memory));
}

} // namespace

class WorkbenchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void candidatesWithTheSameRowsAreFound()
    {
        open();
        const auto events = run(scriptOf({"SELECT count(*) FROM orders", "SELECT max(id) FROM orders", "SELECT 7"}));
        const auto compared = all<ResultsCompared>(events);
        QCOMPARE(compared.size(), std::size_t{1});
        QVERIFY((compared[0].groups[0] == std::vector{LaneId{0}, LaneId{1}}));
    }

    void textsOfAPersonsOwnAreTold()
    {
        open();
        m_bench->setTexts({nullptr, PromptTexts::with({{"method.query_plan", "Think of rabbits."}}).value(), {}});
        QVERIFY(promptOf(run(scriptOf({"SELECT 1"}))).find("Think of rabbits.") != std::string::npos);
    }

    void theLockGoesBeforeThePolicyAndMemory()
    {
        open();
        m_bench->setMemory(oneExample());
        const auto before = run(scriptOf({"SELECT 1"}));
        QVERIFY(!m_bench->mustNotContinue(before));
        m_bench->setValueLock(ValueLock::bySettings);
        QVERIFY(m_bench->mustNotContinue(before));
        const auto events = run(scriptOf({"SELECT 1"}));
        const RunStarted started = all<RunStarted>(events).front();
        QVERIFY(started.policy.values == DataValues::stay);
        QVERIFY(started.policy.samples == Examples::hidden);
        QVERIFY(started.memory.examples.empty());
        QVERIFY(!m_bench->mustNotContinue(events));
    }

    void whatIsRememberedIsShownButForDemonstrations_data()
    {
        QTest::addColumn<RunMemoryUse>("ofRun");
        QTest::addColumn<RunMemoryUse>("ofWindow");
        QTest::addColumn<bool>("isUsed");
        QTest::newRow("a question") << RunMemoryUse::yes << RunMemoryUse::yes << true;
        QTest::newRow("a demonstration") << RunMemoryUse::no << RunMemoryUse::yes << false;
        QTest::newRow("a question of a window whose memory is off") << RunMemoryUse::yes << RunMemoryUse::no << false;
    }

    void whatIsRememberedIsShownButForDemonstrations()
    {
        QFETCH(const RunMemoryUse, ofRun);
        QFETCH(const RunMemoryUse, ofWindow);
        QFETCH(bool, isUsed);
        open();
        m_bench->setMemory(oneExample());
        m_bench->setMemoryUse(ofWindow);
        const auto events = run(scriptOf({"SELECT 1"}), {}, ofRun);
        QCOMPARE(promptOf(events).find("an accepted answer") != std::string::npos, isUsed);
        QCOMPARE(all<RunStarted>(events).front().memory.examples.size(), std::size_t(isUsed ? 1 : 0));
    }

    void acceptedAnswersStayHereWhereValuesDo()
    {
        open();
        m_bench->setMemory(oneExample());
        Scenario scenario = scriptOf({"SELECT 1"});
        scenario.policy.values = DataValues::stay;
        QVERIFY(promptOf(run(scenario)).find("an accepted answer") == std::string::npos);
    }

    void valuesAreShownAsLongAsTheyMayBe()
    {
        open();
        const auto isShown = [this] { return promptOf(run(scriptOf({"SELECT 1"}))).find("paid") != std::string::npos; };
        QVERIFY(!isShown());
        for (const SamplePolicy policy : {SamplePolicy::all, SamplePolicy::none}) {
            QSignalSpy read(m_bench->database(), &LiveDatabase::schemaRead);
            m_bench->setSamples(policy);
            QTRY_COMPARE(read.size(), 1);
            QCOMPARE(isShown(), policy == SamplePolicy::all);
            if (policy == SamplePolicy::all) {
                m_bench->setSamples(SamplePolicy::careful);
                QVERIFY(!isShown()); // the schema in use has more
                QTRY_COMPARE(read.size(), 2);
            }
        }
        m_bench->setSamples(SamplePolicy::all);
        m_bench->open(m_file.target());
        QTRY_COMPARE(m_bench->state(), ConnectionState::open);
        QVERIFY(isShown());
    }

    void onlyTheChosenTablesAreShown()
    {
        open();
        const std::string schema = m_bench->schema()->catalog().table(TableId{0}).schema;
        const auto events = run(scriptOf({"SELECT 1"}), std::vector<TableName>{{schema, "notes"}});
        QVERIFY(promptOf(events).find("words:TEXT") != std::string::npos);
        QVERIFY(promptOf(events).find("status:TEXT") == std::string::npos);
        QVERIFY(all<RunStarted>(events).front().question.tables.has_value());
    }

    void anAnswerMayUseTheChosenTablesOnly()
    {
        open();
        const std::string schema = m_bench->schema()->catalog().table(TableId{0}).schema;
        const std::vector<TableName> notes{{schema, "notes"}};
        const auto outcomeOf = [&](const char* statement) {
            return all<RunFinished>(run(scriptOf({statement}), notes)).front().outcome;
        };
        QCOMPARE(outcomeOf("SELECT words FROM notes"), RunOutcome::solved);
        QVERIFY(outcomeOf("SELECT status FROM orders") != RunOutcome::solved);
        const Verdict verdict = all<Checked>(m_bench->events()).front().verdict;
        QCOMPARE(verdict.primary()->message, std::string("There is no table orders."));
    }

    void rolesSeeWhatTheDatabaseReturned_data()
    {
        QTest::addColumn<bool>("mayBeNamed");
        QTest::newRow("its rows where values may be named") << true;
        QTest::newRow("only their number where values must stay") << false;
    }

    void rolesSeeWhatTheDatabaseReturned()
    {
        QFETCH(bool, mayBeNamed);
        open();
        Scenario scenario = scriptOf({"SELECT id, status FROM orders ORDER BY id"});
        scenario.policy.roles = {ModelRole::testGenerator, ModelRole::evaluator, ModelRole::explainer};
        scenario.policy.values = mayBeNamed ? DataValues::mayBeNamed : DataValues::stay;
        const auto says = [&](ModelRole role, std::uint32_t number, const char* text) {
            scenario.roleReplies.push_back({{role, number}, ModelReply{text, {}, {}}});
        };
        for (std::uint32_t i = 0; i < testGenerators; ++i)
            says(ModelRole::testGenerator, i, R"({"tests": ["Each order is a row."]})");
        says(ModelRole::evaluator, 0, R"({"verdicts": [{"test": 1, "passed": true, "reason": "It is."}]})");
        says(ModelRole::explainer, 0, "One row for each order.");
        const std::vector<RunEvent> events = run(scenario, std::nullopt, RunMemoryUse::no);
        QCOMPARE(all<RunFinished>(events).front().outcome, RunOutcome::solved);
        QCOMPARE(all<RowsReturned>(events).size(), std::size_t{1});
        const ReturnedRows returned = all<RowsReturned>(events).front().rows;
        QCOMPARE(returned.count, std::uint64_t{2});
        QCOMPARE(returned.rows.size(), std::size_t(mayBeNamed ? 2 : 0));
        int shown = 0;
        for (const RoleAsked& asked : all<RoleAsked>(events)) {
            if (asked.call.role == ModelRole::testGenerator)
                continue;
            std::string prompt;
            for (const PromptSection& section : asked.prompt)
                prompt += section.text;
            QVERIFY2(prompt.find("Columns: id (INT), status (TEXT)\nRows: 2") != std::string::npos, prompt.c_str());
            QCOMPARE(prompt.find("1 | paid\n2 | new") != std::string::npos, mayBeNamed);
            ++shown;
        }
        QCOMPARE(shown, 2);
    }

    void aTableThatTheQuestionNamesAndNobodyTickedIsTold()
    {
        open();
        const std::string schema = m_bench->schema()->catalog().table(TableId{0}).schema;
        const auto events = run(scriptOf({"SELECT words FROM notes"}), std::vector<TableName>{{schema, "notes"}});
        const ModelAsked asked = all<ModelAsked>(events).front();
        QCOMPARE(asked.alarms.size(), std::size_t{1});
        QCOMPARE(asked.alarms.front().kind, PromptAlarm::Kind::missingTable);
        QVERIFY(asked.alarms.front().text.find("orders") != std::string::npos);
        for (const PromptSection& section : asked.prompt)
            QVERIFY(section.text.find("status") == std::string::npos); // its column
    }

private:
    void open()
    {
        m_bench = std::make_unique<Workbench>(
            [](const ConnectionTarget& target) -> SessionOpener { return [target] { return openSession(target); }; });
        m_bench->open(m_file.target());
        QTRY_COMPARE(m_bench->state(), ConnectionState::open);
    }

    std::vector<RunEvent> run(const Scenario& scenario, std::optional<std::vector<TableName>> only = {},
                              RunMemoryUse memory = RunMemoryUse::yes)
    {
        RunRequest request;
        request.question.text = "How many orders?";
        request.question.tables = std::move(only);
        request.policy = scenario.policy;
        request.modelKind = ModelKind::scripted;
        request.model = std::make_unique<ScenarioModel>(scenario);
        request.keep = [](const RunEvent&) { return std::nullopt; };
        request.memory = memory;
        QSignalSpy ended(m_bench.get(), &Workbench::runEnded);
        m_bench->ask(std::move(request));
        if (ended.isEmpty())
            ended.wait(60'000);
        return m_bench->events();
    }

    SqliteFile m_file{tables};
    std::unique_ptr<Workbench> m_bench;
};

QTEST_GUILESS_MAIN(WorkbenchTest)
#include "tst_workbench.moc"
