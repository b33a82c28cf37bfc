#include "scenarioplay.h"

#include "db/host/hostprocess.h"
#include "llm/scenariomodel.h"
#include "run/enumnames.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

namespace querymend {

namespace {

/// What happened in a lane, in the terms that scenario files use for their expectations.
struct LaneStory {
    QStringList codes;
    QStringList hints;
    QStringList notes;
};

QString said(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::vector<LaneStory> storiesOf(const ScenarioPlay& play)
{
    std::vector<LaneStory> stories(play.state().lanes.size());
    for (const RunEvent& event : play.events()) {
        if (const auto* hint = std::get_if<HintChosen>(&event.body))
            stories[hint->attempt.lane.value].hints << said(hint->level);
        const auto* checked = std::get_if<Checked>(&event.body);
        if (!checked)
            continue;
        LaneStory& story = stories[checked->attempt.lane.value];
        const Finding* const primary = checked->verdict.primary();
        story.codes << (primary ? said(name(primary->code)) : QStringLiteral("fine"));
        for (const Finding& finding : checked->verdict.findings) {
            if (!primary)
                story.notes << said(name(finding.code));
        }
    }
    return stories;
}

} // namespace

class ScenariosTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsAsTheFileSays_data() { everyScenario(); }

    void endsAsTheFileSays()
    {
        QFETCH(QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY2(scenario.ok(), scenario.ok() ? "" : scenario.error().text.c_str());
        QCOMPARE(QByteArray::fromStdString(scenario->name), name);
        holdTo(*scenario, openSession);
    }

    void endsTheSameWithTheEngineInAProcessOfItsOwn_data() { everyScenario(); }

    /// This is how the program opens databases.
    void endsTheSameWithTheEngineInAProcessOfItsOwn()
    {
        QFETCH(QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY(scenario.ok());
        HostSettings settings;
        settings.program = QUERYMEND_PROGRAM;
        settings.memory = 0; // sanitizers need a lot
        holdTo(*scenario, [settings](const ConnectionTarget& target) { return openContained(target, settings); });
    }

    void usesUpItsScript_data() { everyScenario(); }

    /// A reply that is never played would be a false statement in the scenario.
    void usesUpItsScript()
    {
        QFETCH(QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY(scenario.ok());
        ScenarioModel model(*scenario);
        ScenarioPlay play(*scenario);
        QCOMPARE(play.play(model, ScenarioModel::kind), QString());
        const auto calls = std::count_if(play.events().begin(), play.events().end(), [](const RunEvent& event) {
            return std::holds_alternative<ModelAsked>(event.body) || std::holds_alternative<RoleAsked>(event.body);
        });
        QCOMPARE(static_cast<std::size_t>(calls), scenario->replies.size() + scenario->roleReplies.size());
    }

    void testsChooseAgainstTheMajority()
    {
        const auto scenario = readBundledScenario("tests-decide");
        QVERIFY(scenario.ok());
        ScenarioModel model(*scenario);
        ScenarioPlay play(*scenario);
        QCOMPARE(play.play(model, ScenarioModel::kind), QString());
        const Candidates& candidates = play.state().candidates;
        QVERIFY(candidates.compared && candidates.tested);
        QVERIFY((candidates.compared->groups == std::vector<std::vector<LaneId>>{{LaneId{0}, LaneId{1}}, {LaneId{2}}}));
        QCOMPARE(candidates.tested->tests.size(), std::size_t{3});
        QCOMPARE(play.state().selected->lane.value, 2U);
    }

    /// A test's finding causes the second attempt, which passes the test.
    void testsSendALaneBack()
    {
        const auto scenario = readBundledScenario("sent-back-by-tests");
        QVERIFY(scenario.ok());
        ScenarioModel model(*scenario);
        ScenarioPlay play(*scenario);
        QCOMPARE(play.play(model, ScenarioModel::kind), QString());
        std::vector<AttemptTested> tested;
        std::vector<HintChosen> hints;
        for (const RunEvent& event : play.events()) {
            if (const auto* const one = std::get_if<AttemptTested>(&event.body))
                tested.push_back(*one);
            if (const auto* const one = std::get_if<HintChosen>(&event.body))
                hints.push_back(*one);
        }
        QCOMPARE(tested.size(), std::size_t{2});
        QCOMPARE(tested[0].findings.size(), std::size_t{1});
        QVERIFY(tested[0].findings[0].code == ErrorCode::testFailed && tested[1].findings.empty());
        QCOMPARE(hints.size(), std::size_t{1});
        QVERIFY2(hints[0].text.find("Orders with the status cancelled are not counted") != std::string::npos,
                 hints[0].text.c_str());
        QCOMPARE(play.state().selected->number, 1U);
    }

    void showEveryKindOfTrouble_data()
    {
        using Shows = std::function<bool(const Scenario&)>;
        QTest::addColumn<Shows>("shows");
        for (const Category category : {Category::syntaxError, Category::schemaReference, Category::executionError,
                                        Category::emptyResult, Category::validationFailed, Category::generic})
            QTest::newRow(std::string(label(category)).c_str())
                << Shows([category](const Scenario& one) { return hasCategory(one, category); });
        for (const char* const level : {"general", "specific", "explicit"})
            QTest::newRow((std::string("the hint ") + level).c_str())
                << Shows([level](const Scenario& one) { return hasHints(one, {level}); });
        const auto row = [](const char* name, bool (*shows)(const Scenario&)) { QTest::newRow(name) << Shows(shows); };
        row("every hint level in one lane", [](const Scenario& one) {
            return hasHints(one, {"general", "specific", "explicit"});
        });
        row("an escalation over all levels", [](const Scenario& one) {
            return levelsOf(one) == std::set<Level>{Level::basic, Level::advanced, Level::expert};
        });
        row("several lanes at once", [](const Scenario& one) { return one.policy.lanes > 1; });
        row("an empty result that is an error", [](const Scenario& one) {
            return one.policy.emptyRows == EmptyRows::areAnError && hasCode(one, ErrorCode::emptyResult);
        });
        row("an empty result that is the answer", [](const Scenario& one) {
            return one.policy.emptyRows == EmptyRows::areFine && hasNote(one, ErrorCode::emptyResult)
                && one.expected.outcome == RunOutcome::solved;
        });
        row("a stuck model, whose hint is raised at once", [](const Scenario& one) {
            return hasHints(one, {"general", "explicit"});
        });
        row("a refusal by the guard", [](const Scenario& one) { return hasCode(one, ErrorCode::forbiddenOperation); });
        row("several statements", [](const Scenario& one) { return hasCode(one, ErrorCode::multipleStatements); });
        row("a comment where none is allowed", [](const Scenario& one) { return hasCode(one, ErrorCode::comment); });
        row("a reply that is malformed", [](const Scenario& one) { return hasFault(one, ModelFault::malformed); });
        row("a reply without SQL", [](const Scenario& one) { return hasCode(one, ErrorCode::noSql); });
        row("a question that cannot be answered",
            [](const Scenario& one) { return hasCode(one, ErrorCode::invalidRequest); });
        row("a server that is busy", [](const Scenario& one) {
            return hasFault(one, ModelFault::rateLimit) || hasFault(one, ModelFault::overload);
        });
        row("a database that is lost and comes back", [](const Scenario& one) {
            return hasCode(one, ErrorCode::connectionLost) && one.expected.outcome == RunOutcome::solved;
        });
        row("a database that stays away", [](const Scenario& one) {
            return hasCode(one, ErrorCode::databaseDown) && one.expected.outcome == RunOutcome::failed;
        });
        row("a lane that is sent back by tests", [](const Scenario& one) {
            const auto& lanes = one.expected.lanes;
            return !lanes.empty() && !one.roleReplies.empty() && !lanes[0].hints.empty() && !lanes[0].codes[0];
        });
        row("a run that gives up", [](const Scenario& one) { return one.expected.outcome == RunOutcome::gaveUp; });
    }

    /// Reads the expectations only; endsAsTheFileSays verifies them.
    void showEveryKindOfTrouble()
    {
        QFETCH(std::function<bool(const Scenario&)>, shows);
        const std::vector<std::string> names = scenarioNames();
        QVERIFY(names.size() >= 12);
        QVERIFY(std::any_of(names.begin(), names.end(), [&](const std::string& name) {
            const auto scenario = readBundledScenario(name);
            return scenario.ok() && shows(*scenario);
        }));
    }

private:
    static bool hasCode(const Scenario& scenario, ErrorCode code)
    {
        const auto& lanes = scenario.expected.lanes;
        return std::any_of(lanes.begin(), lanes.end(), [code](const ExpectedLane& lane) {
            return std::find(lane.codes.begin(), lane.codes.end(), code) != lane.codes.end();
        });
    }

    static bool hasCategory(const Scenario& scenario, Category category)
    {
        for (std::size_t i = 0; i < errorCodeCount; ++i) {
            const auto code = static_cast<ErrorCode>(i);
            if (categoryOf(code) == category && hasCode(scenario, code))
                return true;
        }
        return false;
    }

    static bool hasNote(const Scenario& scenario, ErrorCode code)
    {
        const auto& lanes = scenario.expected.lanes;
        return std::any_of(lanes.begin(), lanes.end(), [code](const ExpectedLane& lane) {
            return std::find(lane.notes.begin(), lane.notes.end(), code) != lane.notes.end();
        });
    }

    /// Whether some lane has these levels in succession.
    static bool hasHints(const Scenario& scenario, const std::vector<std::string>& levels)
    {
        const auto& lanes = scenario.expected.lanes;
        return std::any_of(lanes.begin(), lanes.end(), [&](const ExpectedLane& lane) {
            return std::search(lane.hints.begin(), lane.hints.end(), levels.begin(), levels.end()) != lane.hints.end();
        });
    }

    static bool hasFault(const Scenario& scenario, ModelFault fault)
    {
        const auto& replies = scenario.replies;
        return std::any_of(replies.begin(), replies.end(), [fault](const ScriptedReply& reply) {
            const auto* const problem = std::get_if<ModelProblem>(&reply.answer);
            return problem && problem->fault == fault;
        });
    }

    static std::set<Level> levelsOf(const Scenario& scenario)
    {
        std::set<Level> levels;
        for (const ExpectedLane& lane : scenario.expected.lanes)
            levels.insert(lane.level);
        return levels;
    }

    static void everyScenario()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string& name : scenarioNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }

    static void holdTo(const Scenario& scenario, const ScenarioPlay::Opener& opener)
    {
        ScenarioModel model(scenario);
        ScenarioPlay play(scenario, opener);
        QCOMPARE(play.play(model, ScenarioModel::kind), QString());
        const RunState& state = play.state();
        const std::vector<LaneStory> stories = storiesOf(play);
        for (std::size_t i = 0; i < std::min(stories.size(), scenario.expected.lanes.size()); ++i)
            compare(state.lanes[i], stories[i], scenario.expected.lanes[i]);
        std::size_t attempts = 0;
        for (const LaneState& lane : state.lanes)
            attempts += lane.attempts.size();
        QCOMPARE(attempts, scenario.expected.attempts);
        QCOMPARE(state.lanes.size(), scenario.expected.lanes.size());
        QCOMPARE(said(recordName(state.end->outcome)), said(recordName(scenario.expected.outcome)));
        QCOMPARE(state.end->sql.empty(), scenario.expected.outcome != RunOutcome::solved);
    }

    static void compare(const LaneState& lane, const LaneStory& story, const ExpectedLane& expected)
    {
        QStringList codes;
        for (const auto& code : expected.codes)
            codes << (code ? said(name(*code)) : QStringLiteral("fine"));
        QStringList notes;
        for (const ErrorCode code : expected.notes)
            notes << said(name(code));
        QCOMPARE(story.codes, codes);
        QCOMPARE(story.notes, notes);
        QStringList hints;
        for (const std::string& level : expected.hints)
            hints << said(level);
        QCOMPARE(story.hints, hints);
        QCOMPARE(said(recordName(lane.made.level)), said(recordName(expected.level)));
        QCOMPARE(said(recordName(lane.end->outcome)), said(recordName(expected.outcome)));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ScenariosTest)
#include "tst_scenarios.moc"
