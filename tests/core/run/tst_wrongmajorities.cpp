// Sixty questions on which most lanes are wrong in the same way: the lane that passes the tests is the answer, at
// whichever level it is. All that models say is scripted.

#include "replaying.h"
#include "support/searching.h"
#include "wrongmajorities.h"

#include <QTest>

#include <set>

namespace querymend {

namespace {

constexpr std::uint32_t levels = 3;
/// No level has a right statement for every sixth question.
constexpr std::size_t unsolved = 6;

/// How a question is played: how many lanes each level has, and where the right one is.
struct Play {
    std::uint32_t lanes = 3;
    std::uint32_t rightLane = 0;
    std::uint32_t rightLevel = 0; ///< none has it if there is no such level
};

Play playOf(std::size_t question)
{
    Play play;
    play.lanes = 3 + static_cast<std::uint32_t>(question % 4);
    play.rightLane = static_cast<std::uint32_t>(question / 2) % play.lanes;
    play.rightLevel = question % unsolved == unsolved - 1 ? levels : static_cast<std::uint32_t>(question % levels);
    return play;
}

RunStarted asked(const WrongMajority& question, const Play& play)
{
    RunPolicy policy = lanesOf(play.lanes, {ModelRole::testGenerator, ModelRole::evaluator});
    policy.maxRetries = 0;
    policy.maxEscalations = levels - 1;
    RunStarted started = World::started(policy);
    started.question.text = question.question;
    started.question.evidence = question.evidence;
    return started;
}

/// A test that every statement passes, and the one that tells.
void giveTests(Search& search, const WrongMajority& question)
{
    const std::string own = std::string("{\"test\": \"") + question.test + '"';
    const std::string fromEvidence =
        *question.evidence ? std::string(", \"evidence\": \"") + question.evidence + '"' : std::string();
    search.role(ModelRole::testGenerator, 0, "{\"tests\": [\"It reads only.\", " + own + fromEvidence + "}]}");
    search.roleFails(ModelRole::testGenerator, 1);
    search.roleFails(ModelRole::testGenerator, 2);
}

void playLevel(Search& search, const WrongMajority& question, const Play& play, std::uint32_t level)
{
    std::vector<std::vector<LaneId>> groups(1);
    for (std::uint32_t i = 0; i < play.lanes; ++i) {
        const std::uint32_t lane = level * play.lanes + i;
        const bool isRight = level == play.rightLevel && i == play.rightLane;
        // Equal statements would be one candidate.
        const std::string apart = "WITH own AS (SELECT " + std::to_string(lane) + ") ";
        search.pass(lane, isRight ? question.right : apart + question.wrong);
        search.role(ModelRole::evaluator, lane,
                    std::string(R"({"verdicts": [{"test": 1, "passed": true}, {"test": 2, "passed": )")
                        + (isRight ? "true" : "false") + "}]}");
        if (isRight)
            groups.push_back({LaneId{lane}});
        else
            groups.front().push_back(LaneId{lane}); // the majority
    }
    search.compared(groups);
}

} // namespace

class WrongMajoritiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areDifferentQuestions()
    {
        std::set<std::string> questions;
        std::set<std::string> tests;
        std::set<std::string> statements;
        std::set<std::string> shapes;
        for (const WrongMajority& one : wrongMajorities) {
            questions.insert(one.question);
            tests.insert(one.test);
            statements.insert(one.right);
            statements.insert(one.wrong);
            shapes.insert(one.shape);
        }
        QCOMPARE(questions.size(), std::size_t{60});
        QCOMPARE(tests.size(), std::size_t{60});
        QCOMPARE(statements.size(), std::size_t{120});
        QCOMPARE(shapes.size(), std::size_t{20});
    }

    void theRightLaneIsPickedWhereATestCanTell_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < wrongMajorities.size(); ++i)
            QTest::newRow((std::string(wrongMajorities[i].shape) + ": " + wrongMajorities[i].question).c_str())
                << static_cast<int>(i);
    }

    void theRightLaneIsPickedWhereATestCanTell()
    {
        QFETCH(int, number);
        const WrongMajority& question = wrongMajorities[static_cast<std::size_t>(number)];
        const Play play = playOf(static_cast<std::size_t>(number));
        Search search(asked(question, play));
        giveTests(search, question);
        for (std::uint32_t level = 0; level < levels && !search.state().end; ++level)
            playLevel(search, question, play, level);
        QCOMPARE(outcomeOf(search), std::string("solved"));
        const RunFinished& end = *search.state().end;
        if (play.rightLevel == levels) { // all were tried, and the outcome says so
            QCOMPARE(search.all<Escalated>().size(), std::size_t{levels - 1});
            QCOMPARE(end.reason, std::string("with 1 of 2 tests"));
        } else {
            QCOMPARE(end.sql, std::string(question.right));
            QCOMPARE(search.all<Escalated>().size(), std::size_t{play.rightLevel});
            QVERIFY(end.reason.empty());
        }
        QCOMPARE(recordOf(replayed(search.events(), search.context()).events()), recordOf(search.events()));
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::WrongMajoritiesTest)

#include "tst_wrongmajorities.moc"
