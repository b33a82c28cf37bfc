// Prompts that a server finds too long, and models that answer the same words in the same way.

#include "check/schemaview.h"
#include "opencall.h"
#include "support/bigschema.h"
#include "support/world.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

using Answer = std::variant<ModelReply, ModelProblem>;

void answer(World& world, const Answer& what)
{
    const EffectId id{world.open().begin()->first};
    world.close(id.value);
    world.give(ModelAnswered{id, what});
}

ModelProblem tooLong(const ContextSizes& sizes = {})
{
    ModelProblem problem;
    problem.fault = ModelFault::contextTooLong;
    problem.message = "too long";
    problem.context = sizes;
    return problem;
}

RunPolicy shownWhole()
{
    RunPolicy policy;
    policy.schema = SchemaChoice::whole;
    policy.maxEscalations = 0;
    return policy;
}

const ModelAsked* lastAsked(const World& world)
{
    const ModelAsked* asked = nullptr;
    for (const RunEvent& event : world.events()) {
        if (const auto* const body = std::get_if<ModelAsked>(&event.body))
            asked = body;
    }
    return asked;
}

} // namespace

class ContextFitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPromptIsCutToTheSizeThatTheServerTold_data()
    {
        QTest::addColumn<double>("counted"); // by the server, for each token of our estimate
        QTest::newRow("counted as we do") << 1.0;
        QTest::newRow("counted with more tokens") << 1.5;
        QTest::newRow("counted with fewer") << 0.8;
    }
    void aPromptIsCutToTheSizeThatTheServerTold()
    {
        QFETCH(double, counted);
        World world(EngineInReach::yes, &m_schema);
        world.start(shownWhole());
        const std::uint64_t before = promptTokensOf(*openCall(world));
        QVERIFY(before > 6000);
        constexpr std::uint64_t context = 4096;
        const auto prompt = static_cast<std::uint64_t>(static_cast<double>(before) * counted);
        answer(world, tooLong({prompt, context}));
        QVERIFY(openCall(world));
        const std::uint64_t after = promptTokensOf(*openCall(world));
        QVERIFY2(static_cast<double>(after) * counted < static_cast<double>(context),
                 qPrintable(QString::number(after)));
        QVERIFY(after > 1000); // it still shows much of the schema
        QCOMPARE(QString::fromStdString(world.story()),
                 QStringLiteral("run_started schema_linked candidate_forked model_asked model_failed model_asked"));
        answer(world, ModelReply{"SELECT 1", {10, 5}, {}});
        world.close(world.open().begin()->first);
        QVERIFY(!world.state().end);
    }

    void aServerThatTellsNoSizeGetsShorterPromptsToo()
    {
        World world(EngineInReach::yes, &m_schema);
        world.start(shownWhole());
        std::uint64_t size = promptTokensOf(*openCall(world));
        for (int i = 0; i < 3; ++i) {
            answer(world, tooLong());
            QVERIFY(openCall(world));
            QVERIFY(promptTokensOf(*openCall(world)) < size * 9 / 10);
            size = promptTokensOf(*openCall(world));
        }
        answer(world, tooLong());
        QVERIFY(world.state().end); // there is an end to it
        QCOMPARE(world.state().end->outcome, RunOutcome::failed);
    }

    void aSchemaIsNotCutToNothing()
    {
        World world(EngineInReach::yes, &m_schema);
        world.start(shownWhole());
        answer(world, tooLong({8000, 1100}));
        QVERIFY(world.state().end);
        QVERIFY2(world.state().end->reason.find("has no room for the tables") != std::string::npos,
                 world.state().end->reason.c_str());
        QVERIFY(world.open().empty()); // it is said before the model is asked
    }

    void aSmallModelSaysSoBeforeItsFirstCall()
    {
        World world(EngineInReach::yes, &m_schema);
        RunPolicy policy = shownWhole();
        policy.contextTokens = 1100;
        world.start(policy);
        QVERIFY(world.state().end);
        QVERIFY(!lastAsked(world));
    }

    void aHelpersPromptIsCutToTheSizeThatTheServerTold()
    {
        World world(EngineInReach::yes, &m_schema);
        RunPolicy policy = shownWhole();
        policy.roles = {ModelRole::validator};
        world.start(policy);
        QVERIFY(openCall(world)->role);
        const std::uint64_t before = promptTokensOf(*openCall(world));
        QVERIFY(before > 6000);
        answer(world, tooLong({before, 4096}));
        QVERIFY(openCall(world) && openCall(world)->role);
        QVERIFY2(promptTokensOf(*openCall(world)) < 4096,
                 qPrintable(QString::number(promptTokensOf(*openCall(world)))));
        answer(world, ModelReply{R"({"answerable": true, "reason": ""})", {10, 5}, {}});
        QVERIFY(openCall(world) && !openCall(world)->role);
        QVERIFY(promptTokensOf(*openCall(world)) < 4096); // lanes need not be told again
        QCOMPARE(QString::fromStdString(world.story()),
                 QStringLiteral("run_started role_asked role_failed role_asked role_replied role_concluded "
                                "schema_linked candidate_forked model_asked"));
        QVERIFY(readRecord(toRecord(world.events()[2])));
    }

    void aHelperThatCannotBeAskedIsLeftOut()
    {
        World world(EngineInReach::yes, &m_schema);
        RunPolicy policy = shownWhole();
        policy.roles = {ModelRole::validator};
        world.start(policy);
        for (int i = 0; i < 10 && openCall(world) && openCall(world)->role; ++i)
            answer(world, tooLong());
        QVERIFY(openCall(world) && !openCall(world)->role);
        QCOMPARE(world.state().role({ModelRole::validator, 0})->outcome, std::optional(RoleOutcome::failed));
        QVERIFY(!world.state().end);
    }

    void theSameWordsAreAskedAtAHigherTemperature()
    {
        World world;
        world.start(RunPolicy{});
        const double first = openCall(world)->temperature;
        const auto prompt = openCall(world)->prompt;
        QVERIFY(!lastAsked(world)->temperature); // it is the lane's
        ModelProblem endless;
        endless.fault = ModelFault::malformed;
        endless.message = "The reply repeats the same words without end";
        answer(world, endless);
        QVERIFY(openCall(world)->prompt == prompt);
        QVERIFY(openCall(world)->temperature > first);
        QCOMPARE(lastAsked(world)->temperature, std::optional(openCall(world)->temperature));
        answer(world, endless);
        QVERIFY(openCall(world)->temperature <= 1.0);
    }

    void aReplyThatNoOtherWayHelpedIsNotAskedForAgain()
    {
        World world;
        RunPolicy policy;
        policy.maxEscalations = 0;
        world.start(policy);
        ModelProblem cut;
        cut.fault = ModelFault::malformed;
        cut.message = "The reply reached its limit";
        cut.shouldRetry = false;
        answer(world, cut);
        QVERIFY(world.state().end);
        QCOMPARE(world.state().end->outcome, RunOutcome::gaveUp);
        QVERIFY(world.open().empty());
    }

private:
    SchemaView m_schema{Catalog(test::bigSchema(60, 12), dialectOf(DialectId::sqlite).syntax.names)};
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ContextFitTest)
#include "tst_contextfit.moc"
