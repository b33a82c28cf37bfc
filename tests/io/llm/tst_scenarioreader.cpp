#include "llm/scenarioreader.h"

#include <QTest>

#include <nlohmann/json.hpp>

namespace querymend {

namespace {

using Json = nlohmann::json;

Json smallest()
{
    return Json::parse(R"({
        "name": "n", "title": "t", "shows": "s", "database": "shop", "question": "q",
        "replies": [{"level": "basic", "attempt": 1, "text": "SELECT 1"}],
        "expected": {"outcome": "solved", "attempts": 1,
                     "lanes": [{"level": "basic", "outcome": "valid", "codes": [null], "hints": []}]}
    })");
}

/// The smallest scenario with a JSON merge patch applied; null deletes a member.
Json with(const char* patch)
{
    Json made = smallest();
    made.merge_patch(Json::parse(patch));
    return made;
}

} // namespace

class ScenarioReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsThere()
    {
        const auto scenario = readScenario(with(R"({
            "evidence": "e", "question": ["one", "two"],
            "policy": {"lanes": 2, "empty_rows": "error", "checks": "strict"},
            "replies": [
                {"level": "basic", "lane": 2, "attempt": 3, "text": ["SELECT", "1"]},
                {"level": "expert", "attempt": 1, "fault": "rate_limit", "message": "m", "retry_after_ms": 5}],
            "database_file": [{"level": "basic", "lane": 2, "attempt": 3, "check": 2, "is": "put_back"}],
            "expected": {"lanes": [{"level": "expert", "outcome": "database_lost", "codes": ["syntax", null],
                                    "hints": ["explicit"], "notes": ["all_null"]}]}
        })")
                                               .dump());
        QVERIFY2(scenario.ok(), scenario.ok() ? "" : scenario.error().text.c_str());
        QCOMPARE(scenario->question, (Question{"one\ntwo", "e"}));
        QCOMPARE(scenario->policy.lanes, 2U);
        QCOMPARE(scenario->policy.maxRetries, RunPolicy{}.maxRetries);
        QVERIFY(scenario->policy.emptyRows == EmptyRows::areAnError);
        QVERIFY(scenario->policy.checks == CheckPolicy::strict);
        QVERIFY(scenario->replies[0].place == (ScenarioPlace{Level::basic, 1, 2}));
        QCOMPARE(std::get<ModelReply>(scenario->replies[0].answer).text, std::string("SELECT\n1"));
        QVERIFY(scenario->replies[1].place == (ScenarioPlace{Level::expert, 0, 0}));
        const auto& problem = std::get<ModelProblem>(scenario->replies[1].answer);
        QVERIFY(problem.fault == ModelFault::rateLimit);
        QCOMPARE(problem.retryAfter.value().count(), 5);
        QCOMPARE(scenario->losses.at(0).check, 1U);
        QVERIFY(scenario->losses.at(0).file == DatabaseFile::putBack);
        const ExpectedLane& lane = scenario->expected.lanes.at(0);
        QVERIFY(lane.outcome == LaneOutcome::databaseLost);
        QVERIFY(lane.codes == (std::vector<std::optional<ErrorCode>>{ErrorCode::syntax, std::nullopt}));
        QVERIFY(lane.notes == std::vector<ErrorCode>{ErrorCode::allNull});
    }

    void saysWhatIsWrongAndWhere_data()
    {
        QTest::addColumn<QByteArray>("patch");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* name, const char* patch, const char* problem) {
            QTest::newRow(name) << QByteArray(patch) << QByteArray(problem);
        };
        row("a field that is missing", R"({"title": null})", "title is missing");
        row("a field of another kind", R"({"title": 3})", "title is neither a string nor a list of lines");
        row("lines that are no texts", R"({"title": ["a", 1]})", "title is neither a string nor a list of lines");
        row("a field that is not known", R"({"titel": "t"})", "titel is not a known field here");
        row("a field of the policy that is not known", R"({"policy": {"retries": 1}})",
            "policy has \"retries\", which is not a policy field");
        row("a field of the policy of another kind", R"({"policy": {"max_retries": "many"}})",
            "policy has a wrong field: \"max_retries\" is not a number in range");
        row("a policy without lanes", R"({"policy": {"lanes": 0}})",
            "policy has a wrong field: \"lanes\" is not from 1 to 16");
        row("replies that are no list", R"({"replies": 1})", "replies is not a list");
        row("a reply that is no object", R"({"replies": ["SELECT 1"]})", "replies[0] is not an object");
        row("a reply without words", R"({"replies": [{"level": "basic", "attempt": 1}]})",
            "replies[0].text is missing");
        row("a reply with words and a fault",
            R"({"replies": [{"level": "basic", "attempt": 1, "text": "a", "fault": "auth", "message": "m"}]})",
            "replies[0].text is not a known field here");
        row("a level that there is not", R"({"replies": [{"level": "master", "attempt": 1, "text": "a"}]})",
            "replies[0].level is not one of basic, advanced, expert");
        row("an attempt before the first", R"({"replies": [{"level": "basic", "attempt": 0, "text": "a"}]})",
            "replies[0].attempt is 0, but counting starts at 1");
        row("an attempt below nothing", R"({"replies": [{"level": "basic", "attempt": -1, "text": "a"}]})",
            "replies[0].attempt is not a number in range");
        row("a lane that the policy does not have",
            R"({"replies": [{"level": "basic", "lane": 2, "attempt": 1, "text": "a"}]})",
            "replies[0] is for a lane that the policy does not have: attempt 1 of lane 2 at level basic");
        row("a level below the first", R"({"policy": {"level": "advanced"}})",
            "replies[0] is for a level below that of the policy: attempt 1 of lane 1 at level basic");
        row("a loss that is none", R"({"database_file": [{"level": "basic", "attempt": 1, "check": 1, "is": "gone"}]})",
            "database_file[0].is is not one of taken_away, put_back");
        row("an outcome that there is not", R"({"expected": {"outcome": "won"}})",
            "expected.outcome is not one of solved, gave_up, cancelled, failed, unanswerable, unanswered");
        row("a code that there is not",
            R"({"expected": {"lanes": [{"level": "basic", "outcome": "valid", "codes": ["oops"], "hints": []}]}})",
            "expected.lanes[0].codes[0] is not the name of an error code");
        row("a hint that there is not",
            R"({"expected": {"lanes": [{"level": "basic", "outcome": "valid", "codes": [], "hints": ["loud"]}]}})",
            "expected.lanes[0].hints has \"loud\", which is not a hint level");
    }

    void saysWhatIsWrongAndWhere()
    {
        QFETCH(QByteArray, patch);
        QFETCH(QByteArray, problem);
        const auto scenario = readScenario(with(patch.constData()).dump());
        QVERIFY(!scenario.ok());
        QCOMPARE(QByteArray::fromStdString(scenario.error().text), problem);
    }

    void refusesWhatIsNoObject()
    {
        QCOMPARE(readScenario("[]").error().text, std::string("the scenario is not an object"));
        QVERIFY(readScenario("{").error().text.starts_with("not JSON, at byte 2: "));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ScenarioReaderTest)
#include "tst_scenarioreader.moc"
