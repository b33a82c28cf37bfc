// How a run has failed attempts mended without a model.

#include "depots.h"

#include "check/mending/mechanic.h"
#include "run/fork.h"
#include "run/mendingattempts.h"
#include "support/attempts.h"

#include <QTest>

namespace querymend {

namespace {

RunPolicy policyWith(MendingUse mending)
{
    RunPolicy policy;
    policy.mending = mending;
    policy.maxEscalations = 0;
    return policy;
}

} // namespace

class MendingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offNothingIsMended()
    {
        Depots run(policyWith(MendingUse::off));
        run.reply("SELECT twon FROM depot");
        QVERIFY(run.all<AttemptMended>().empty());
        QVERIFY(run.isUnderWay<AskModel>());
    }

    void aCorrectionIsProposedBesideTheHint()
    {
        Depots run(policyWith(MendingUse::suggest));
        run.reply("SELECT twon FROM depot");
        const auto mended = run.all<AttemptMended>();
        QCOMPARE(mended.size(), std::size_t{1});
        QCOMPARE(mended[0].attempt, firstAttempt);
        QCOMPARE(mended[0].sql, std::string("SELECT town FROM depot"));
        QCOMPARE(mended[0].rounds.size(), std::size_t{1});
        QCOMPARE(mended[0].rounds[0].before.size(), std::size_t{1});
        for (const Finding& finding : mended[0].rounds[0].after)
            QVERIFY(finding.severity != Severity::error);
        QVERIFY(run.isUnderWay<AskModel>());
        QCOMPARE(run.all<HintChosen>().size(), std::size_t{1});
        QVERIFY(run.all<MendingTaken>().empty());
    }

    void whatPassesIsNotMended()
    {
        Depots run(policyWith(MendingUse::beforeModel));
        run.reply("SELECT town FROM depot");
        run.check();
        QVERIFY(run.all<AttemptMended>().empty());
        QCOMPARE(run.world.state().end->sql, std::string("SELECT town FROM depot"));
    }

    void beforeTheModelTheCorrectionIsTheNextAttempt()
    {
        Depots run(policyWith(MendingUse::beforeModel));
        run.reply("SELECT twon FROM depot");
        QVERIFY(run.isUnderWay<RunCheck>());
        run.check();
        QVERIFY(run.world.state().end.has_value());
        QCOMPARE(run.world.state().end->sql, std::string("SELECT town FROM depot"));
        QCOMPARE(run.lane().retries, 0U);
        QVERIFY(run.lane().attempts[1].isMended);
        QCOMPARE(run.all<ModelAsked>().size(), std::size_t{1});
        QVERIFY(run.all<HintChosen>().empty());
        const auto reflected = run.all<Reflected>();
        QCOMPARE(reflected[0].reflection.decision, ReflectionDecision::mend);
        QCOMPARE(reflected[0].reflection.reasoning,
                 std::string("Unknown column · mended without a model, no retry used"));
    }

    void onlyWhatIsCertainIsTried_data()
    {
        QTest::addColumn<QString>("sql");
        QTest::addColumn<bool>("isTried");
        QTest::newRow("a function of another dialect") << QStringLiteral("SELECT YEAR(opened) FROM depot") << true;
        QTest::newRow("a name that may mean another") << QStringLiteral("SELECT twon FROM depot") << false;
    }

    void onlyWhatIsCertainIsTried()
    {
        QFETCH(const QString, sql);
        QFETCH(const bool, isTried);
        Depots run(policyWith(MendingUse::certain));
        run.reply(sql.toStdString());
        const auto mended = run.all<AttemptMended>();
        QCOMPARE(mended.size(), std::size_t{1});
        const double confidence = mended[0].rounds[0].confidence;
        QVERIFY2((confidence >= certainMendingConfidence) == isTried, qPrintable(QString::number(confidence)));
        QCOMPARE(run.isUnderWay<RunCheck>(), isTried);
        QCOMPARE(run.isUnderWay<AskModel>(), !isTried);
        QCOMPARE(run.lane().retries, isTried ? 0U : 1U);
    }

    void aCorrectionRescuesALaneWithoutRetries()
    {
        RunPolicy policy = policyWith(MendingUse::beforeModel);
        policy.maxRetries = 0;
        Depots run(policy);
        run.reply("SELECT twon FROM depot");
        run.check();
        QCOMPARE(run.world.state().end->outcome, RunOutcome::solved);
    }

    void aCorrectionThatTheEngineRefusesIsFollowedByAHint()
    {
        Depots run(policyWith(MendingUse::beforeModel));
        run.reply("SELECT twon FROM depot");
        run.check("the engine says no");
        QVERIFY(run.isUnderWay<AskModel>());
        QCOMPARE(run.lane().retries, 1U);
        const auto hints = run.all<HintChosen>();
        QCOMPARE(hints.size(), std::size_t{1});
        QCOMPARE(hints[0].attempt, secondAttempt);
    }

    void correctionsGoOnOnlyWhileTheyGetBetter()
    {
        Depots run(policyWith(MendingUse::beforeModel));
        run.reply("SELECT town FROM depot");
        const Fix fix{{{{7, 11}, "kind"}}, "a fix", 0.9};
        run.check("no", {fix});
        QVERIFY(run.isUnderWay<RunCheck>());
        QCOMPARE(run.lane().attempts[1].sql, std::string("SELECT kind FROM depot"));
        run.check("still no", {Fix{{{{7, 11}, "opened"}}, "a fix", 0.9}});
        QVERIFY(run.isUnderWay<AskModel>());
        QCOMPARE(run.all<MendingTaken>().size(), std::size_t{1});
    }

    void aPersonTakesTheCorrectionInsteadOfTheModel()
    {
        Depots run(policyWith(MendingUse::suggest));
        run.reply("SELECT twon FROM depot");
        QCOMPARE(run.lane().retries, 1U);
        QVERIFY(mayTakeCorrection(run.world.state(), firstAttempt));
        const EffectId asked{run.world.open().begin()->first};
        run.world.give(TakeMending{firstAttempt});
        QVERIFY(run.isUnderWay<RunCheck>());
        QCOMPARE(run.lane().retries, 0U);
        // The model's reply comes too late.
        run.world.give(ModelAnswered{asked, ModelReply{"SELECT kind FROM depot", {1, 1}, {}}});
        QVERIFY(run.isUnderWay<RunCheck>());
        run.check();
        QCOMPARE(run.world.state().end->sql, std::string("SELECT town FROM depot"));
        const auto taken = run.all<MendingTaken>();
        QCOMPARE(taken.size(), std::size_t{1});
        QCOMPARE(taken[0].by, MendedBy::person);
    }

    void aPersonTakesNothingWhereNothingWasProposed()
    {
        Depots run(policyWith(MendingUse::suggest));
        run.reply("SELECT zyxwvut FROM depot");
        const std::size_t before = run.world.events().size();
        run.world.give(TakeMending{firstAttempt});
        run.world.give(TakeMending{secondAttempt});
        run.world.give(TakeMending{{LaneId{7}, 0}});
        QCOMPARE(run.world.events().size(), before);
    }

    void anEndedRunGoesOnWithTheCorrection()
    {
        RunPolicy policy = policyWith(MendingUse::suggest);
        policy.maxRetries = 0;
        Depots run(policy, EngineInReach::no);
        run.reply("SELECT twon FROM depot");
        QCOMPARE(run.world.state().end->outcome, RunOutcome::gaveUp);
        World next(EngineInReach::no, &depots());
        const auto inherited = mendedOf(run.world.events(), World::started(policy), firstAttempt);
        const World known = World::of(inherited);
        next = World::interrupted(known, known.events().size());
        QVERIFY(next.state().lane(LaneId{0}).attempts.back().isMended);
    }

    void theCorrectionIsInTheRecord()
    {
        Depots run(policyWith(MendingUse::beforeModel));
        run.reply("SELECT twon FROM depot");
        for (const RunEvent& event : run.world.events()) {
            const std::string line = toRecord(event);
            const auto read = readRecord(line);
            QVERIFY2(read, line.c_str());
            QCOMPARE(toRecord(*read), line);
        }
    }

    void aPassingAttemptHasNoCategory()
    {
        Depots run(policyWith(MendingUse::suggest), EngineInReach::no);
        run.reply("SELECT town FROM depot");
        const auto diagnosed = run.all<Diagnosed>();
        QCOMPARE(diagnosed.size(), std::size_t{1});
        QVERIFY(!diagnosed[0].code);
        const std::string line = toRecord({"r", 1, 0, diagnosed[0]});
        QVERIFY2(line.find("\"category\":null,\"code\":null") != std::string::npos, line.c_str());
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::MendingTest)

#include "tst_mending.moc"
