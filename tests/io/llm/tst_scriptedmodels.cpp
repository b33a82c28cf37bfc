#include "scenarioplay.h"

#include "llm/recordedmodel.h"
#include "llm/scenariomodel.h"
#include "run/eventrecord.h"

#include <QRegularExpression>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace querymend {

namespace {

using Answer = std::variant<ModelReply, ModelProblem>;

AskModel request(std::uint32_t effect, std::uint32_t lane, std::uint32_t attempt, const std::string& question = "q")
{
    AskModel made;
    made.effect = EffectId{effect};
    made.attempt = {LaneId{lane}, attempt};
    made.prompt = {{ChatRole::system, "task", "write SQL"}, {ChatRole::user, "question", question}};
    made.temperature = 0.2;
    return made;
}

/// Collects a model's answers: the reply's text or the problem's message.
class Ear {
public:
    void ask(ModelPort& model, const AskModel& request)
    {
        model.ask(request, [this](const Answer& answer) {
            if (const auto* reply = std::get_if<ModelReply>(&answer))
                m_heard << QString::fromStdString(reply->text);
            else
                m_heard << QString::fromStdString(std::get<ModelProblem>(answer).message);
            if (const auto* problem = std::get_if<ModelProblem>(&answer))
                m_faults.push_back(problem->fault);
        });
    }

    [[nodiscard]] QStringList heard()
    {
        QCoreApplication::processEvents();
        return m_heard;
    }
    [[nodiscard]] QStringList heardSoFar() const { return m_heard; }
    [[nodiscard]] const std::vector<ModelFault>& faults() const { return m_faults; }

private:
    QStringList m_heard;
    std::vector<ModelFault> m_faults;
};

Scenario twoLanes()
{
    Scenario scenario;
    scenario.name = "two-lanes";
    scenario.policy.lanes = 2;
    scenario.replies = {{{Level::basic, 0, 0}, ModelProblem{ModelFault::overload, "busy", {}}},
                        {{Level::basic, 0, 0}, ModelReply{"first", {}, {}}},
                        {{Level::basic, 1, 0}, ModelReply{"second lane", {}, {}}},
                        {{Level::advanced, 1, 0}, ModelReply{"advanced", {}, {}}}};
    return scenario;
}

RunEvent event(EventBody body)
{
    return {"run", 0, 0, std::move(body)};
}

ModelAsked asked(const AskModel& request)
{
    return {request.effect, request.attempt, request.prompt};
}

/// The owner of an event: a lane, a call of a helper role, or the whole run.
std::string ownerOf(const nlohmann::json& record)
{
    if (record.contains("role"))
        return "role " + record["role"].dump() + " " + record.value("number", nlohmann::json()).dump();
    return "lane " + (record.contains("lane") ? record["lane"].dump() : std::string("all"));
}

/// The run's events as stored, sorted by lane and role call, without what differs each time: the database's folder, the
/// engine's times and the order between lanes and calls.
QStringList recordOf(const ScenarioPlay& play)
{
    static const QRegularExpression times(QStringLiteral("\"micros\":\\d+"));
    QStringList lines;
    for (const RunEvent& one : play.events()) {
        nlohmann::json record = nlohmann::json::parse(toRecord(one));
        record.erase("seq");
        record.erase("effect");
        QString line = QString::fromStdString(ownerOf(record) + ": " + record.dump());
        lines << line.replace(play.folder(), QStringLiteral("folder")).remove(times);
    }
    std::stable_sort(lines.begin(), lines.end(), [](const QString& a, const QString& b) {
        return a.section(QLatin1Char(':'), 0, 0) < b.section(QLatin1Char(':'), 0, 0);
    });
    return lines;
}

/// A lane that was asked twice, and a request that was never answered.
std::vector<RunEvent> record()
{
    CandidateForked lane;
    lane.lane = LaneId{0};
    const AskModel first = request(1, 0, 0);
    const AskModel second = request(2, 0, 1, "q, and what was wrong");
    const AskModel third = request(3, 0, 2, "never answered");
    return {event(lane),
            event(asked(first)),
            event(ModelFailed{first.effect, first.attempt, ModelFault::overload, "busy", {}}),
            event(asked(request(4, 0, 0))),
            event(ModelReplied{EffectId{4}, first.attempt, "one", {10, 2}, {}}),
            event(asked(second)),
            event(ModelReplied{second.effect, second.attempt, "two", {}, {}}),
            event(asked(third))};
}

} // namespace

class ScriptedModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersNeverComeFromWithinAsk()
    {
        ScenarioModel scripted(twoLanes());
        RecordedModel recorded(record());
        Ear ear;
        ear.ask(scripted, request(1, 1, 0));
        ear.ask(recorded, request(2, 0, 1, "q, and what was wrong"));
        QCOMPARE(ear.heardSoFar(), QStringList());
        QCOMPARE(ear.heard(), (QStringList{QStringLiteral("second lane"), QStringLiteral("two")}));
    }

    void aStoppedRequestIsNotAnswered()
    {
        ScenarioModel model(twoLanes());
        Ear ear;
        ear.ask(model, request(1, 0, 0));
        ear.ask(model, request(2, 1, 0));
        QVERIFY(!model.stop(EffectId{1})); // its reply can be requested again
        QCOMPARE(ear.heard(), QStringList{QStringLiteral("second lane")});
    }

    void aModelThatIsGoneAnswersNobody()
    {
        Ear ear;
        {
            ScenarioModel model(twoLanes());
            ear.ask(model, request(1, 0, 0));
        }
        QCOMPARE(ear.heard(), QStringList());
    }

    void theScriptIsPlayedByLaneLevelAndCall()
    {
        ScenarioModel model(twoLanes());
        Ear ear;
        ear.ask(model, request(1, 0, 0));
        ear.ask(model, request(2, 0, 0));
        ear.ask(model, request(3, 3, 0));
        QCOMPARE(ear.heard(),
                 (QStringList{QStringLiteral("busy"), QStringLiteral("first"), QStringLiteral("advanced")}));
    }

    void whatTheScriptDoesNotHaveIsSaid()
    {
        ScenarioModel model(twoLanes());
        Ear ear;
        ear.ask(model, request(1, 2, 1));
        QCOMPARE(ear.heard(),
                 QStringList{QStringLiteral("The scenario \"two-lanes\" has no reply to call 1 for attempt 2 of lane 1 "
                                            "at level advanced.")});
        QVERIFY(ear.faults() == std::vector<ModelFault>{ModelFault::notRecorded});
    }

    void aDatabaseThatCannotBeTakenAwayIsDown()
    {
        class NeverAsked : public CheckPort {
        public:
            void check(const RunCheck&, Answered) override { QFAIL("the engine was asked"); }
            void stop(EffectId) override {}
        };
        Scenario scenario;
        scenario.losses = {{{Level::basic, 0, 0}, 0, DatabaseFile::takenAway}};
        const QTemporaryDir folder;
        NeverAsked engine;
        ScenarioCheck checks(scenario, folder.filePath(QStringLiteral("not there")), engine);
        RunCheck request;
        request.attempt = {LaneId{0}, 0};
        std::optional<Verdict> verdict;
        checks.check(request, [&](const Verdict& answer) { verdict = answer; });
        QVERIFY(!verdict);
        QCoreApplication::processEvents();
        QVERIFY(verdict && verdict->primary());
        QVERIFY(verdict->primary()->code == ErrorCode::databaseDown);
        QVERIFY(verdict->status == VerdictStatus::failed);
    }

    void aRecordIsPlayedCallByCall()
    {
        RecordedModel model(record());
        Ear ear;
        ear.ask(model, request(11, 0, 0));
        ear.ask(model, request(12, 0, 0));
        ear.ask(model, request(13, 0, 1, "q, and what was wrong"));
        QCOMPARE(ear.heard(), (QStringList{QStringLiteral("busy"), QStringLiteral("one"), QStringLiteral("two")}));
    }

    void whatWasNotRecordedIsShownBesideTheNearest_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* question, const char* problem) {
            QTest::newRow(name) << QString::fromUtf8(question) << QString::fromUtf8(problem);
        };
        row("another question", "q, and what is wrong",
            "The request for attempt 1 of lane 1 was not recorded. The nearest is the one for attempt 2 of lane "
            "1: in its section \"question\" it has \"was wrong\" where this one has \"is wrong\".");
        row("more words than were recorded", "q, and what was wrong, è",
            "The request for attempt 1 of lane 1 was not recorded. The nearest is the one for attempt 2 of lane "
            "1: in its section \"question\" it has nothing more where this one has \", è\".");
        row("a request that was never answered", "never answered",
            "The request for attempt 1 of lane 1 was not recorded to its end: the run stopped before a reply "
            "arrived.");
    }

    void whatWasNotRecordedIsShownBesideTheNearest()
    {
        QFETCH(QString, question);
        QFETCH(QString, problem);
        RecordedModel model(record());
        Ear ear;
        ear.ask(model, request(1, 0, 0, question.toStdString()));
        QCOMPARE(ear.heard(), QStringList{problem});
        QVERIFY(ear.faults() == std::vector<ModelFault>{ModelFault::notRecorded});
    }

    void aReplyIsPlayedAsOftenAsItWasRecorded()
    {
        RecordedModel model(record());
        Ear ear;
        for (std::uint32_t effect = 1; effect <= 3; ++effect)
            ear.ask(model, request(effect, 0, 0));
        QCOMPARE(ear.heard().at(2),
                 QStringLiteral("The request for attempt 1 of lane 1 was not recorded as many times as it was "
                                "sent: all its replies have been played."));
    }

    void aRecordWithoutRequestsSaysSo()
    {
        RecordedModel model({});
        Ear ear;
        ear.ask(model, request(1, 0, 0));
        QCOMPARE(ear.heard(),
                 QStringList{QStringLiteral("The request for attempt 1 of lane 1 was not recorded: the record has no "
                                            "request to a model.")});
    }

    void aRecordedRunRunsTheSameAgain_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string& name : scenarioNames())
            QTest::newRow(name.c_str()) << QByteArray::fromStdString(name);
    }

    void aRecordedRunRunsTheSameAgain()
    {
        QFETCH(QByteArray, name);
        const auto scenario = readBundledScenario(name.toStdString());
        QVERIFY(scenario.ok());
        ScenarioPlay first(*scenario);
        ScenarioModel scripted(*scenario);
        QCOMPARE(first.play(scripted, ModelKind::recorded), QString());
        ScenarioPlay again(*scenario);
        RecordedModel recorded(first.events());
        QCOMPARE(again.play(recorded, ModelKind::recorded), QString());
        QCOMPARE(recordOf(again), recordOf(first));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ScriptedModelsTest)
#include "tst_scriptedmodels.moc"
