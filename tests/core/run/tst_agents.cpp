// More of the specification generation-and-escalation.txt: each role is an agent with its own name, and what lanes that
// work in parallel record.

#include "run/enumnames.h"
#include "support/searching.h"

#include <QTest>

#include <set>

namespace querymend {

class AgentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seedEachRoleIsAnAgentOfItsOwn_data()
    {
        QTest::addColumn<QString>("agent");
        QTest::addColumn<uint>("calls");
        const auto row = [](const char* title, const char* agent, uint calls) {
            QTest::newRow(title) << QString::fromLatin1(agent) << calls;
        };
        row("question_validator_agent", "validator", 1);
        row("question_translator_agent", "translator", 1);
        row("test_gen_agent_1, test_gen_agent_2, test_gen_agent_3", "test_generator", 3);
        row("evaluator_agent", "evaluator", 1);
        row("sql_explainer_agent", "explainer", 1);
        row("sql_basic_agent", "basic", 1);
        row("sql_advanced_agent", "advanced", 1);
        row("sql_expert_agent", "expert", 1);
    }

    /// In a run that needs all roles, each is called under its own name.
    void seedEachRoleIsAnAgentOfItsOwn()
    {
        QFETCH(QString, agent);
        QFETCH(uint, calls);
        RunPolicy policy = lanesOf(1);
        policy.maxRetries = 0;
        for (std::size_t i = 0; i < EnumNames<ModelRole>::names.size(); ++i)
            policy.roles.push_back(static_cast<ModelRole>(i));
        Search search(policy);
        std::multiset<std::string> asked;
        while (!search.state().end) {
            const Effect effect = search.open().begin()->second;
            const auto* const ask = std::get_if<AskModel>(&effect);
            QVERIFY(ask);
            asked.insert(std::string(ask->role ? recordName(ask->role->role) : recordName(ask->level)));
            if (ask->role)
                search.role(ask->role->role, ask->role->number,
                            R"({"answerable": true, "question": "Quanti?", "tests": ["t"], "verdicts": []})");
            else if (ask->level == Level::expert)
                search.pass(ask->attempt.lane.value, usable);
            else
                search.lose(ask->attempt.lane.value, ErrorCode::unknownColumn);
        }
        QCOMPARE(asked.count(agent.toStdString()), std::size_t{calls});
    }

    /// Answers arrive in any order, and each ends up with its own attempt.
    void seedTelemetrySurvivesLanesThatWorkAtTheSameTime()
    {
        Search search(lanesOf(3));
        search.reply(2, "SELECT c FROM t");
        search.reply(0, "SELECT a FROM t");
        search.fail(1, ModelFault::overload);
        search.judge(2, failure(ErrorCode::unknownColumn)); // a retry event
        search.judge(0, failure(ErrorCode::grouping));
        search.reply(0, "DELETE FROM t"); // a guard event
        const RunState& state = search.state();
        QCOMPARE(state.lanes[0].retries, 2U);
        QCOMPARE(state.lanes[1].transportFailures, 1U);
        QCOMPARE(state.lanes[2].retries, 1U);
        QCOMPARE(state.lanes[0].attempts[0].code, ErrorCode::grouping);
        QCOMPARE(state.lanes[0].attempts[1].code, ErrorCode::forbiddenOperation);
        QCOMPARE(state.lanes[2].attempts[0].code, ErrorCode::unknownColumn);
        QCOMPARE(state.lanes[2].attempts[0].sql, std::string("SELECT c FROM t"));
        QCOMPARE(state.tokens.prompt, std::uint64_t{30}); // of three replies
        std::vector<std::uint32_t> lanes;
        for (const HintChosen& hint : search.all<HintChosen>())
            lanes.push_back(hint.attempt.lane.value);
        QVERIFY((lanes == std::vector<std::uint32_t>{2, 0, 0}));
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::AgentsTest)

#include "tst_agents.moc"
