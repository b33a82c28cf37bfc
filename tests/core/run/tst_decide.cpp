#include "support/searching.h"

#include "run/enumnames.h"
#include "run/eventrecord.h"

#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

ModelFault faultNamed(const std::string& name)
{
    const auto& names = EnumNames<ModelFault>::names;
    return static_cast<ModelFault>(std::find(names.begin(), names.end(), name) - names.begin());
}

/// Plays one word of a script. The oldest open effect is answered by a model's reply, usually a statement; `!fault` for
/// its failure; `ok` or `~code` for a check; `compared` for a comparison; `tick` for a wait. `cancel` and `time` answer
/// nothing.
void play(World& world, const QString& word)
{
    if (word == QLatin1String("cancel"))
        return world.give(CancelRun{});
    if (word == QLatin1String("time"))
        return world.give(TimeIsUp{});
    QVERIFY2(!world.open().empty(), "nothing is under way");
    const auto [number, effect] = *world.open().begin();
    world.close(number);
    const EffectId id{number};
    if (std::holds_alternative<AskModel>(effect)) {
        if (word.startsWith(QLatin1Char('!')))
            world.give(ModelAnswered{id, ModelProblem{faultNamed(word.mid(1).toStdString()), "fault", {}}});
        else
            world.give(ModelAnswered{id, ModelReply{word.toStdString(), {10, 5}, {}}});
    } else if (std::holds_alternative<RunCheck>(effect)) {
        Verdict verdict = std::get<RunCheck>(effect).verdict;
        if (word.startsWith(QLatin1Char('~')))
            verdict = failure(errorCodeNamed(word.mid(1).toStdString()).value());
        world.give(CheckAnswered{id, verdict});
    } else if (std::holds_alternative<CompareResults>(effect)) {
        QCOMPARE(word, QStringLiteral("compared"));
        world.give(ComparisonAnswered{id, {}});
    } else {
        QCOMPARE(word, QStringLiteral("tick"));
        world.give(WaitPassed{id});
    }
}

constexpr auto good = "SELECT 1";

} // namespace

class DecideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plays_data()
    {
        QTest::addColumn<QStringList>("script");
        QTest::addColumn<QString>("story");
        QTest::addColumn<QString>("end");
        const auto row = [](const char* name, const QStringList& script, const char* story, const char* end) {
            QTest::newRow(name) << script << QString::fromLatin1(story) << QString::fromLatin1(end);
        };
        const QString sql = QString::fromLatin1(good);
        const QString wrong = QStringLiteral("SELECT x FROM t");
        row("right at once", {sql, QStringLiteral("ok")},
            "run_started candidate_forked model_asked model_replied check_started check_passed diagnosed reflected "
            "lane_ended selected run_finished",
            "solved: SELECT 1");
        row("wrong, told so, right", {wrong, QStringLiteral("~unknown_column"), sql, QStringLiteral("ok")},
            "run_started candidate_forked model_asked model_replied check_started check_failed diagnosed hint_chosen "
            "reflected model_asked model_replied check_started check_passed diagnosed reflected lane_ended selected "
            "run_finished",
            "solved: SELECT 1");
        row("what the guard refuses never reaches the engine",
            {QStringLiteral("DROP TABLE orders"), sql, QStringLiteral("ok")},
            "run_started candidate_forked model_asked model_replied check_failed diagnosed hint_chosen reflected "
            "model_asked model_replied check_started check_passed diagnosed reflected lane_ended selected "
            "run_finished",
            "solved: SELECT 1");
        row("a lost database costs no correction",
            {sql, QStringLiteral("~connection_lost"), QStringLiteral("tick"), QStringLiteral("ok")},
            "run_started candidate_forked model_asked model_replied check_started check_failed diagnosed wait_started "
            "wait_ended check_started check_passed diagnosed reflected lane_ended selected run_finished",
            "solved: SELECT 1");
        row("a database that stays lost ends the run",
            {sql, QStringLiteral("~connection_lost"), QStringLiteral("tick"), QStringLiteral("~database_down"),
             QStringLiteral("tick"), QStringLiteral("~database_down")},
            "run_started candidate_forked model_asked model_replied check_started check_failed diagnosed wait_started "
            "wait_ended check_started check_failed diagnosed wait_started wait_ended check_started check_failed "
            "diagnosed lane_ended run_finished",
            "failed: ");
        row("a busy model is asked again",
            {QStringLiteral("!overload"), QStringLiteral("tick"), sql, QStringLiteral("ok")},
            "run_started candidate_forked model_asked model_failed wait_started wait_ended model_asked model_replied "
            "check_started check_passed diagnosed reflected lane_ended selected run_finished",
            "solved: SELECT 1");
        row("a wrong key ends it", {QStringLiteral("!auth")},
            "run_started candidate_forked model_asked model_failed lane_ended run_finished", "failed: ");
        row("cancelled while the model thinks", {QStringLiteral("cancel")},
            "run_started candidate_forked model_asked cancel_asked lane_ended run_finished", "cancelled: ");
        row("cancelled while the engine works", {sql, QStringLiteral("cancel")},
            "run_started candidate_forked model_asked model_replied check_started cancel_asked lane_ended "
            "run_finished",
            "cancelled: ");
        row("out of time", {QStringLiteral("time")},
            "run_started candidate_forked model_asked time_ran_out lane_ended run_finished", "gave_up: ");
    }

    void plays()
    {
        QFETCH(QStringList, script);
        QFETCH(QString, story);
        QFETCH(QString, end);
        World world;
        world.start(RunPolicy{});
        for (const QString& word : script)
            play(world, word);
        QCOMPARE(QString::fromStdString(world.story()), story);
        QVERIFY(world.state().end);
        QCOMPARE(
            QString::fromStdString(std::string(recordName(world.state().end->outcome)) + ": " + world.state().end->sql),
            end);
        QVERIFY(world.open().empty());
    }

    void givesUpAfterTheRetriesOfEveryLevel()
    {
        World world;
        RunPolicy policy;
        policy.maxRetries = 1;
        world.start(policy);
        int asked = 0;
        while (!world.state().end) {
            play(world,
                 std::holds_alternative<AskModel>(world.open().begin()->second)
                     ? QStringLiteral("SELECT x%1 FROM t").arg(++asked)
                     : QStringLiteral("~unknown_column"));
        }
        QCOMPARE(asked, 6); // two attempts at each of three levels
        QCOMPARE(world.state().end->outcome, RunOutcome::gaveUp);
        QCOMPARE(world.state().escalations, 2U);
        QCOMPARE(world.state().lanes.back().made.level, Level::expert);
        QVERIFY(world.state().escalationContext.find("SELECT x1") == std::string::npos);
        QVERIFY(world.state().escalationContext.find("SELECT x3") != std::string::npos);
        QVERIFY(world.state().escalationContext.find("(2 attempts with 2 statements)") != std::string::npos);
    }

    void repliesWithoutSqlHaveABudgetOfTheirOwn()
    {
        World world;
        RunPolicy policy;
        policy.maxEscalations = 0;
        policy.malformedReplies = 2;
        world.start(policy);
        play(world, QString()); // an empty reply
        play(world, QStringLiteral("!malformed"));
        QCOMPARE(world.state().lanes.front().retries, 0U);
        QVERIFY(!world.state().end);
        play(world, QString());
        QVERIFY(world.state().end);
        QCOMPARE(world.state().end->outcome, RunOutcome::gaveUp);
    }

    void asksAgainOnlyWhereTimeMayHelp_data()
    {
        QTest::addColumn<bool>("asksAgain");
        const auto rows = [](bool asksAgain, std::initializer_list<const char*> faults) {
            for (const char* fault : faults)
                QTest::newRow(fault) << asksAgain;
        };
        rows(
            true,
            {"offline", "name_not_found", "refused", "rate_limit", "overload", "server_error", "cut_off", "timed_out"});
        rows(false,
             {"tls", "redirected", "auth", "quota", "context_too_long", "content_filter", "model_missing", "rejected",
              "wrong_server", "not_recorded"});
    }
    void asksAgainOnlyWhereTimeMayHelp()
    {
        QFETCH(bool, asksAgain);
        World world;
        world.start(RunPolicy{});
        play(world, QLatin1Char('!') + QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(!world.state().end, asksAgain);
        QCOMPARE(world.state().lanes.front().malformedReplies, 0U);
        if (asksAgain)
            QVERIFY(std::holds_alternative<WaitUntil>(world.open().begin()->second));
    }

    void whatTheServerSaysOfAskingAgainWins_data()
    {
        QTest::addColumn<ModelFault>("fault");
        QTest::addColumn<bool>("shouldRetry");
        QTest::newRow("not, though time may help") << ModelFault::rateLimit << false;
        QTest::newRow("again, though time may not help") << ModelFault::rejected << true;
    }
    void whatTheServerSaysOfAskingAgainWins()
    {
        QFETCH(ModelFault, fault);
        QFETCH(bool, shouldRetry);
        World world;
        world.start(RunPolicy{});
        const EffectId id{world.open().begin()->first};
        world.close(id.value);
        world.give(ModelAnswered{id, ModelProblem{fault, "fault", {}, shouldRetry}});
        QCOMPARE(!world.state().end, shouldRetry);
    }

    void trafficIsKeptByteForByte_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("a text") << QByteArray("{\"größe\": \"\\u0000\"}\r\n");
        QTest::newRow("no text") << QByteArray("\xff\xfe{\x00}", 5);
        QTest::newRow("a text with a NUL") << QByteArray("a\0b", 3);
        QTest::newRow("nothing") << QByteArray();
    }
    void trafficIsKeptByteForByte()
    {
        QFETCH(QByteArray, body);
        const ModelTraffic traffic{"POST http://h/v1", {{"a", "b"}}, body.toStdString(), 200, {}, body.toStdString()};
        const auto replied = readRecord(
            toRecord({"r", 1, 0, ModelReplied{EffectId{1}, {LaneId{0}, 0}, "x", {}, {}, {traffic, traffic}}}));
        QVERIFY(replied.ok());
        QCOMPARE(std::get<ModelReplied>(replied->body).traffic, (std::vector{traffic, traffic}));
        const auto failed = readRecord(toRecord(
            {"r", 1, 0, ModelFailed{EffectId{1}, {LaneId{0}, 0}, ModelFault::auth, "x", {}, false, {traffic}}}));
        QVERIFY(failed.ok());
        QCOMPARE(std::get<ModelFailed>(failed->body).traffic, std::vector{traffic});
        QCOMPARE(std::get<ModelFailed>(failed->body).shouldRetry, std::optional(false));
    }

    void recordsOfBeforeTheTrafficAreRead()
    {
        const auto read = readRecord(R"({"run":"r","seq":1,"at":0,"type":"model_failed","effect":1,"lane":0,)"
                                     R"("attempt":0,"fault":"overload","message":"m","retry_after_ms":null})");
        QVERIFY(read.ok());
        QVERIFY(std::get<ModelFailed>(read->body).traffic.empty());
        QVERIFY(!std::get<ModelFailed>(read->body).shouldRetry);
    }

    void whatServersHoldModelsToIsWhatThePromptAsksFor()
    {
        World world;
        world.start(RunPolicy{});
        const auto& request = std::get<AskModel>(world.open().begin()->second);
        const bool asksForJson = std::any_of(request.prompt.begin(), request.prompt.end(), [](const auto& section) {
            return section.text.find("{\"invalid_request\": null, \"plan\": ") != std::string::npos;
        });
        QVERIFY(asksForJson);
    }

    void theAnswerIsWhatMostLanesSay()
    {
        World world;
        RunPolicy policy;
        policy.lanes = 3;
        world.start(policy);
        for (const char* sql : {"SELECT 1", "SELECT 2", "select  2"})
            play(world, QString::fromLatin1(sql));
        for (int i = 0; i < 3; ++i)
            play(world, QStringLiteral("ok"));
        play(world, QStringLiteral("compared")); // without any result
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
        QCOMPARE(world.state().end->sql, std::string("SELECT 2"));
        QCOMPARE(world.state().lanes[1].made.temperature, 0.5);
        QCOMPARE(world.state().lanes[2].made.method, Method::divideAndConquer);
    }

    void aLaneWithoutModelLeavesTheOthersTheirWay()
    {
        World world;
        RunPolicy policy;
        policy.lanes = 2;
        world.start(policy);
        play(world, QStringLiteral("!auth"));
        play(world, QString::fromLatin1(good));
        play(world, QStringLiteral("ok"));
        QCOMPARE(world.state().end->outcome, RunOutcome::solved);
    }

    void spentTokensEndIt()
    {
        World world;
        RunPolicy policy;
        policy.tokens = 20;
        world.start(policy);
        play(world, QStringLiteral("SELECT x FROM t"));
        play(world, QStringLiteral("~unknown_column"));
        play(world, QStringLiteral("SELECT y FROM t"));
        play(world, QStringLiteral("~unknown_column"));
        QCOMPARE(world.state().end->outcome, RunOutcome::gaveUp);
        QVERIFY(world.state().end->reason.find("token limit") != std::string::npos);
    }

    void lateAnswersAreDropped()
    {
        World world;
        world.start(RunPolicy{});
        const std::uint32_t asked = world.open().begin()->first;
        play(world, QString::fromLatin1(good));
        const std::size_t before = world.events().size();
        world.give(ModelAnswered{EffectId{asked}, ModelReply{"SELECT 2", {}, {}}});
        world.give(CheckAnswered{EffectId{asked}, {}});
        world.give(WaitPassed{EffectId{asked}});
        world.give(ModelAnswered{EffectId{}, ModelReply{"SELECT 2", {}, {}}});
        QCOMPARE(world.events().size(), before);
        play(world, QStringLiteral("ok"));
        const std::size_t after = world.events().size();
        world.give(CancelRun{});
        world.start(RunPolicy{});
        QCOMPARE(world.events().size(), after);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::DecideTest)

#include "tst_decide.moc"
