#include "scenarioplay.h"

#include "db/host/hostprocess.h"
#include "llm/scenariomodel.h"
#include "run/enumnames.h"

#include <QtTest>

#include <set>

namespace querymend {

namespace {

/// What came of a lane, in the words in which scenarios say what is to come.
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

    /// As the program opens databases.
    void endsTheSameWithTheEngineInAProcessOfItsOwn()
    {
        QFETCH(QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY(scenario.ok());
        HostSettings settings;
        settings.program = QUERYMEND_PROGRAM;
        settings.memory = 0; // sanitizers want much of it
        holdTo(*scenario, [settings](const ConnectionTarget& target) { return openContained(target, settings); });
    }

    void usesUpItsScript_data() { everyScenario(); }

    /// A reply that is never played would say something of the scenario that is not so.
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

    void showEveryKindOfTrouble()
    {
        std::set<Category> categories;
        std::set<std::string> hints;
        std::set<RunOutcome> outcomes;
        bool hasEscalation = false;
        bool hasLanes = false;
        bool hasFault = false;
        bool hasLoss = false;
        for (const std::string& name : scenarioNames()) {
            const auto scenario = readBundledScenario(name);
            QVERIFY(scenario.ok());
            outcomes.insert(scenario->expected.outcome);
            hasLoss |= !scenario->losses.empty();
            hasLanes |= scenario->policy.lanes > 1;
            for (const ScriptedReply& reply : scenario->replies)
                hasFault |= std::holds_alternative<ModelProblem>(reply.answer);
            for (const ExpectedLane& lane : scenario->expected.lanes) {
                hints.insert(lane.hints.begin(), lane.hints.end());
                hasEscalation |= lane.level == Level::expert;
                for (const auto& code : lane.codes) {
                    if (code)
                        categories.insert(categoryOf(*code));
                }
            }
        }
        QVERIFY(scenarioNames().size() >= 12);
        QCOMPARE(categories.size(), std::size_t{6});
        QCOMPARE(hints, (std::set<std::string>{"explicit", "general", "specific"}));
        QCOMPARE(outcomes.size(), std::size_t{3});
        QVERIFY(hasEscalation && hasLanes && hasFault && hasLoss);
    }

private:
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
