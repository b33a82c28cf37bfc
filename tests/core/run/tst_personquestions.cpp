// What a run asks the user, and what becomes of the answer.

#include "contains.h"
#include "replaying.h"
#include "run/editing.h"
#include "run/personquestions.h"
#include "support/searching.h"

#include <QTest>

#include <utility>

namespace querymend {

namespace {

constexpr auto severalReadings =
    R"({"answerable": true, "reason": "yes", "ask": "Which date?", "readings": ["the order date", "the date paid"]})";

RunPolicy asking(std::vector<AskMoment> moments, std::uint32_t lanes = 1)
{
    RunPolicy policy = lanesOf(lanes);
    policy.asks = std::move(moments);
    policy.maxRetries = 1;
    policy.maxEscalations = 0;
    policy.mending = MendingUse::off;
    return policy;
}

const PersonQuestion& open(const Search& search)
{
    return search.state().asked.front();
}

} // namespace

class PersonQuestionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAmbiguousQuestionIsAskedAboutBeforeTheFirstStatement()
    {
        Search search(asking({AskMoment::ambiguous}));
        QVERIFY(contains(search.promptOf({ModelRole::validator, 0}), "\"ask\": one short question"));
        search.role(ModelRole::validator, 0, severalReadings);
        QCOMPARE(search.state().asked.size(), std::size_t{1});
        QCOMPARE(open(search).question, std::string("Which date?"));
        QCOMPARE(open(search).readings.size(), std::size_t{2});
        QVERIFY(search.state().lanes.empty());
        QVERIFY(search.open().empty()); // nothing is under way meanwhile
    }

    void theAnswerIsEvidenceForEveryPrompt_data()
    {
        QTest::addColumn<QByteArray>("answer");
        QTest::addColumn<int>("reading");
        QTest::addColumn<QByteArray>("evidence");
        QTest::newRow("a reading") << QByteArray() << 1 << QByteArray("Paid late.\nWhich date? the date paid");
        QTest::newRow("own words") << QByteArray("when sent") << -1 << QByteArray("Paid late.\nWhich date? when sent");
        QTest::newRow("no such reading") << QByteArray("when sent") << 7
                                         << QByteArray("Paid late.\nWhich date? when sent");
        QTest::newRow("none") << QByteArray() << -1 << QByteArray("Paid late.");
    }

    void theAnswerIsEvidenceForEveryPrompt()
    {
        QFETCH(QByteArray, answer);
        QFETCH(int, reading);
        QFETCH(QByteArray, evidence);
        RunStarted started = World::started(asking({AskMoment::ambiguous}));
        started.question.evidence = "Paid late.";
        const SchemaView none(Catalog(Snapshot(), dialectOf(DialectId::sqlite).syntax.names));
        Search search(started, none);
        search.role(ModelRole::validator, 0, severalReadings);
        AnswerQuestion given{open(search).effect, answer.toStdString()};
        if (reading >= 0)
            given.reading = static_cast<std::uint32_t>(reading);
        search.give(given);
        QVERIFY(search.state().asked.empty());
        QCOMPARE(QByteArray::fromStdString(search.state().start.question.evidence), evidence);
        QVERIFY(contains(search.prompt(0), evidence.toStdString()));
        search.pass(0, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        replays(search);
    }

    void nobodyIsAskedWhereThePolicyDoesNotSaySo()
    {
        RunPolicy policy = lanesOf(1, {ModelRole::validator});
        Search search(policy);
        QVERIFY(!contains(search.promptOf({ModelRole::validator, 0}), "\"ask\": one short question"));
        search.role(ModelRole::validator, 0, severalReadings);
        QVERIFY(search.state().asked.empty());
        QVERIFY(!search.state().lanes.empty());
        for (const RunEvent& event : search.events()) {
            const std::string record = toRecord(event);
            for (const char* const key :
                 {"\"asks\"", "\"unclear\"", "\"methods\"", "\"bands\"", "\"cost\"", "\"role_models\""})
                QVERIFY2(!contains(record, key), record.c_str());
        }
    }

    void aQuestionWithOneReadingIsNotAskedAbout_data()
    {
        QTest::addColumn<QByteArray>("reply");
        QTest::newRow("plain") << QByteArray(R"({"answerable": true})");
        QTest::newRow("one reading") << QByteArray(R"({"answerable": true, "ask": "Which?", "readings": ["a"]})");
        QTest::newRow("readings, but no question") << QByteArray(R"({"answerable": true, "readings": ["a", "b"]})");
        QTest::newRow("no list") << QByteArray(R"({"answerable": true, "ask": "Which?", "readings": "a, b"})");
        QTest::newRow("blank readings") << QByteArray(
            R"({"answerable": true, "ask": "W?", "readings": ["a", " ", 3]})");
        QTest::newRow("no reply that can be read") << QByteArray("Sure!");
    }

    void aQuestionWithOneReadingIsNotAskedAbout()
    {
        QFETCH(QByteArray, reply);
        Search search(asking({AskMoment::ambiguous}));
        search.role(ModelRole::validator, 0, reply.toStdString());
        QVERIFY(search.state().asked.empty());
        QVERIFY(!search.state().lanes.empty());
    }

    void aFailureIsAskedAboutAndTheAnswerGoesIntoTheHint()
    {
        Search search(asking({AskMoment::failure}, 2));
        search.lose(0, ErrorCode::unknownColumn);
        QCOMPARE(search.state().lanes[0].attempts[0].reflection->decision, ReflectionDecision::ask);
        QVERIFY(open(search).attempt == (AttemptRef{LaneId{0}, 0}));
        search.pass(1, usable); // the other lane goes on
        QVERIFY(!search.state().lanes[1].isOpen());
        QCOMPARE(outcomeOf(search), std::string("not over"));
        search.give(AnswerQuestion{open(search).effect, "The column is y."});
        QCOMPARE(search.state().lanes[0].attempts[0].reflection->decision, ReflectionDecision::refine);
        QVERIFY(contains(search.prompt(0), "The person who asks says: The column is y."));
        search.pass(0, usable);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        replays(search);
    }

    void withoutAnAnswerTheLaneGoesOnAsIfNotAsked()
    {
        Search search(asking({AskMoment::failure}));
        search.lose(0, ErrorCode::unknownColumn);
        search.give(AnswerQuestion{open(search).effect});
        QVERIFY(!contains(search.prompt(0), "The person who asks"));
        QCOMPARE(search.state().lanes[0].retries, 1U);
        replays(search);
    }

    void theLastFailureIsAskedAboutAndAnAnswerIsWorthAnotherAttempt()
    {
        Search search(asking({AskMoment::lastFailure}));
        search.lose(0, ErrorCode::unknownColumn);
        QVERIFY(search.state().asked.empty()); // a retry was left
        search.lose(0, ErrorCode::unknownTable);
        QCOMPARE(open(search).moment, AskMoment::lastFailure);
        search.give(AnswerQuestion{open(search).effect, "It is called u."});
        QVERIFY(contains(search.prompt(0), "It is called u."));
        search.lose(0, ErrorCode::unknownTable);
        search.give(AnswerQuestion{open(search).effect});
        QCOMPARE(outcomeOf(search), std::string("gave_up"));
        replays(search);
    }

    void aLostDatabaseIsNothingToAskAbout()
    {
        Search search(asking({AskMoment::failure, AskMoment::lastFailure}));
        search.lose(0, ErrorCode::connectionLost);
        QVERIFY(search.state().asked.empty());
    }

    void differentResultsAreAskedAboutWhereNothingElseDecides()
    {
        Search search(asking({AskMoment::disagreement}, 4));
        for (std::uint32_t lane = 0; lane < 4; ++lane)
            search.pass(lane, "SELECT " + std::to_string(lane));
        search.compared({{LaneId{0}, LaneId{2}}, {LaneId{1}, LaneId{3}}});
        QCOMPARE(open(search).readings, (std::vector<std::string>{"SELECT 0", "SELECT 1"}));
        AnswerQuestion second{open(search).effect};
        second.reading = 1;
        search.give(second);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        QCOMPARE(search.state().end->sql, std::string("SELECT 1"));
        QCOMPARE(search.all<Selected>()[0].reason, std::string("a user chose its result among those that differ"));
        replays(search);
    }

    void aMajorityDecidesWithoutAsking()
    {
        Search search(asking({AskMoment::disagreement}, 3));
        for (std::uint32_t lane = 0; lane < 3; ++lane)
            search.pass(lane, "SELECT " + std::to_string(lane));
        search.compared({{LaneId{0}, LaneId{2}}, {LaneId{1}}});
        QVERIFY(search.all<PersonAsked>().empty());
        QCOMPARE(outcomeOf(search), std::string("solved"));
    }

    void withoutAChoiceTheUsualOneIsMade()
    {
        Search search(asking({AskMoment::disagreement}, 2));
        search.pass(0, "SELECT 0");
        search.pass(1, "SELECT 1");
        search.compared({{LaneId{0}}, {LaneId{1}}});
        search.give(AnswerQuestion{open(search).effect});
        QCOMPARE(search.state().end->sql, std::string("SELECT 0"));
        replays(search);
    }

    void aRunWithNobodyToAnswerEndsAndSaysSo()
    {
        Search search(asking({AskMoment::ambiguous}));
        search.role(ModelRole::validator, 0, severalReadings);
        search.give(LeaveUnanswered{open(search).effect});
        QCOMPARE(outcomeOf(search), std::string("unanswered"));
        QCOMPARE(search.state().end->reason, std::string("a person has to answer: Which date?"));
        QVERIFY(search.state().asked.empty());
    }

    void aResumedRunAsksAgain_data()
    {
        QTest::addColumn<bool>("isAboutAFailure");
        QTest::newRow("about the question") << false;
        QTest::newRow("about a failure") << true;
    }

    void aResumedRunAsksAgain()
    {
        QFETCH(bool, isAboutAFailure);
        Search search(asking({isAboutAFailure ? AskMoment::failure : AskMoment::ambiguous}));
        if (isAboutAFailure)
            search.lose(0, ErrorCode::unknownColumn);
        else
            search.role(ModelRole::validator, 0, severalReadings);
        World world = World::interrupted(search, search.events().size());
        world.give(ResumeRun{});
        QCOMPARE(world.state().asked.size(), std::size_t{1});
        QVERIFY(world.state().asked.front().effect != open(search).effect);
    }

    void whenTheRunAsksCanBeChangedAtAnyTime_data()
    {
        QTest::addColumn<QByteArray>("words");
        QTest::addColumn<bool>("isTaken");
        QTest::newRow("one") << QByteArray("failure") << true;
        QTest::newRow("several") << QByteArray("disagreement,last_failure") << true;
        QTest::newRow("a word that there is not") << QByteArray("failure,always") << false;
        QTest::newRow("the same as before: no event") << QByteArray("") << false;
    }

    void whenTheRunAsksCanBeChangedAtAnyTime()
    {
        QFETCH(QByteArray, words);
        QFETCH(bool, isTaken);
        Search search(lanesOf(1));
        search.give(EditRun{{}, EditedField::asks, words.toStdString()});
        QCOMPARE(search.all<RunEdited>().size(), std::size_t(isTaken ? 1 : 0));
        QCOMPARE(QByteArray::fromStdString(textOfMoments(search.state().start.policy.asks)),
                 isTaken ? words : QByteArray());
        QVERIFY(!search.under(0).isNone()); // the call under way goes on
        replays(search);
    }

    void anAnswerThatComesTooLateChangesNothing()
    {
        Search search(asking({AskMoment::failure}));
        search.lose(0, ErrorCode::unknownColumn);
        const EffectId effect = open(search).effect;
        search.give(CancelRun{});
        const std::size_t before = search.events().size();
        search.give(AnswerQuestion{effect, "y"});
        search.give(LeaveUnanswered{effect});
        QCOMPARE(search.events().size(), before);
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::PersonQuestionsTest)

#include "tst_personquestions.moc"
