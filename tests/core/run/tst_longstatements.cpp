// Statements of megabytes: what prompts show of them.

#include "check/schemaview.h"
#include "opencall.h"
#include "support/world.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

std::string textOf(const AskModel& call)
{
    std::string text;
    for (const PromptSection& section : call.prompt)
        text += section.text + '\n';
    return text;
}

/// A statement with an error in the middle, on one line or on many.
std::string statement(const char* between)
{
    std::string text = "SELECT first_column";
    for (int i = 0; i < 60'000; ++i) {
        text += std::string(",") + between + "'value " + std::to_string(i) + '\'';
        if (i == 30'000)
            text += std::string(",") + between + "wrong_column";
    }
    return text + between + "FROM last_table";
}

void reply(World& world, const std::string& sql)
{
    const EffectId id{world.open().begin()->first};
    world.close(id.value);
    world.give(ModelAnswered{id, ModelReply{sql, {10, 5}, {}}});
}

/// As an engine answers it.
void refuse(World& world, const std::string& sql)
{
    const EffectId id{world.open().begin()->first};
    world.close(id.value);
    Verdict verdict;
    verdict.status = VerdictStatus::rewrite;
    Finding finding;
    finding.rung = Rung::explain;
    finding.code = ErrorCode::unknownColumn;
    finding.message = "no such column: wrong_column";
    finding.identifier = "wrong_column";
    const std::size_t at = sql.find("wrong_column");
    finding.range = {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 12)};
    verdict.findings.push_back(finding);
    world.give(CheckAnswered{id, verdict});
}

} // namespace

class LongStatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCorrectionShowsTheirPlacesThatMatter_data()
    {
        QTest::addColumn<QByteArray>("between");
        QTest::newRow("on one line") << QByteArray(" ");
        QTest::newRow("on many lines") << QByteArray("\n");
    }

    void aCorrectionShowsTheirPlacesThatMatter()
    {
        QFETCH(QByteArray, between);
        const std::string sql = statement(between.constData());
        QVERIFY(sql.size() > 800'000);
        World world;
        RunPolicy policy;
        policy.maxRetries = 2;
        world.start(policy);
        const std::size_t first = promptTokensOf(*openCall(world));
        for (int i = 0; i < 2; ++i) {
            reply(world, sql);
            refuse(world, sql);
            QVERIFY(openCall(world));
            const std::string prompt = textOf(*openCall(world));
            QVERIFY2(promptTokensOf(*openCall(world)) < first + 2000,
                     std::to_string(promptTokensOf(*openCall(world))).c_str());
            for (const char* place :
                 {"SELECT first_column", "wrong_column", "FROM last_table", "stands for what is left out"})
                QVERIFY2(prompt.find(place) != std::string::npos, (place + (": " + prompt)).c_str());
        }
        reply(world, sql);
        refuse(world, sql); // it goes into the prompt of the next level
        QVERIFY(openCall(world));
        QCOMPARE(world.state().escalations, 1U);
        const std::string prompt = textOf(*openCall(world));
        QVERIFY2(promptTokensOf(*openCall(world)) < first + 3000,
                 std::to_string(promptTokensOf(*openCall(world))).c_str());
        for (const char* place : {"SELECT first_column", "wrong_column", "FROM last_table"})
            QVERIFY2(prompt.find(place) != std::string::npos, place);
    }

    void aShortStatementIsShownWhole()
    {
        const std::string sql = "SELECT first_column, wrong_column FROM last_table";
        World world;
        world.start(RunPolicy{});
        reply(world, sql);
        refuse(world, sql);
        const std::string prompt = textOf(*openCall(world));
        QVERIFY(prompt.find("1 | " + sql) != std::string::npos);
        QVERIFY(prompt.find("left out") == std::string::npos);
    }

    void theExplainerSeesBothEndsOfALongStatement()
    {
        const std::string sql = statement("\n");
        World world;
        RunPolicy policy;
        policy.roles = {ModelRole::explainer};
        world.start(policy);
        reply(world, sql);
        const EffectId check{world.open().begin()->first};
        world.close(check.value);
        Verdict verdict;
        verdict.status = VerdictStatus::ok;
        verdict.sanitizedSql = sql;
        world.give(CheckAnswered{check, verdict});
        const EffectId rows{world.open().begin()->first};
        world.close(rows.value);
        world.give(RowsAnswered{rows, {{{"first_column", ""}}, {{"1"}}, 1, false, {}}});
        const AskModel* const call = openCall(world);
        QVERIFY(call && call->role && call->role->role == ModelRole::explainer);
        QVERIFY2(promptTokensOf(*call) < 6000, std::to_string(promptTokensOf(*call)).c_str());
        for (const char* place : {"SELECT first_column", "FROM last_table", "characters are left out"})
            QVERIFY2(textOf(*call).find(place) != std::string::npos, place);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::LongStatementsTest)
#include "tst_longstatements.moc"
