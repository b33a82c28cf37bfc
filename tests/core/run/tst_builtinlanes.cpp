// The lanes of the built-in answerer: its readings of a question, and one beside the lanes of a model.

#include "replaying.h"
#include "support/searching.h"

#include <QTest>

#include <utility>

namespace querymend {

namespace {

RunStarted startedWith(ModelKind kind, RunPolicy policy)
{
    policy.maxRetries = 1;
    policy.mending = MendingUse::off;
    RunStarted started;
    started.question.text = "average cost";
    started.dialect = "sqlite";
    started.model = kind == ModelKind::builtIn ? "built-in" : "tiny";
    started.modelKind = kind;
    started.policy = std::move(policy);
    return started;
}

RunPolicy asking()
{
    RunPolicy policy;
    policy.asks = {AskMoment::disagreement};
    return policy;
}

RunPolicy withFreeLane(std::uint32_t lanes)
{
    RunPolicy policy = lanesOf(lanes);
    policy.firstLane = LaneSource::builtIn;
    return policy;
}

WordsApart costAs(const std::string& column)
{
    return {{"cost", "column", column}};
}

void answer(Search& search, std::uint32_t lane, ModelReply reply)
{
    const EffectId effect = search.under(lane);
    search.close(effect.value);
    search.give(ModelAnswered{effect, std::move(reply)});
}

void refuse(Search& search)
{
    ModelReply refusal{"Not understood: 'cost'.", {}, {}};
    refusal.reading = QuestionReading{{}, {"cost"}, 0, {}};
    answer(search, 0, std::move(refusal));
}

void read(Search& search, std::uint32_t lane, const std::string& column, std::vector<WordsApart> others = {})
{
    const std::string sql = "SELECT 1 AS " + column;
    ModelReply reply{sql, {}, {}};
    reply.reading = QuestionReading{costAs(column), {}, 0.9, sql, std::move(others)};
    answer(search, lane, std::move(reply));
    Verdict verdict;
    verdict.sanitizedSql = sql;
    search.judge(lane, verdict);
}

const AskModel& asked(const Search& search, std::uint32_t lane)
{
    return std::get<AskModel>(search.open().at(search.under(lane).value));
}

} // namespace

class BuiltInLanesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void closeReadingsHaveLanesAndTheUserChooses()
    {
        Search search(startedWith(ModelKind::builtIn, asking()));
        QCOMPARE(search.state().lanes.size(), std::size_t{1});
        read(search, 0, "price", {costAs("unit_price")});
        QCOMPARE(search.state().lanes.size(), std::size_t{2});
        QCOMPARE(asked(search, 1).reading, 1U);
        read(search, 1, "unit_price");
        search.compared({{LaneId{0}}, {LaneId{1}}});
        QCOMPARE(search.state().asked.size(), std::size_t{1});
        const PersonQuestion question = search.state().asked.front();
        QCOMPARE(readingTexts(question), (std::vector<std::string>{"cost: price", "cost: unit_price"}));
        AnswerQuestion second{question.effect};
        second.reading = 1;
        search.give(second);
        QCOMPARE(search.state().end->sql, std::string("SELECT 1 AS unit_price"));
        QCOMPARE(search.all<PersonAnswered>()[0].answer, std::string("cost: unit_price"));
        replays(search);
    }

    void closeReadingsWithOneResultAreNothingToAskAbout()
    {
        Search search(startedWith(ModelKind::builtIn, asking()));
        read(search, 0, "price", {costAs("unit_price")});
        read(search, 1, "unit_price");
        search.compared({{LaneId{0}, LaneId{1}}});
        QVERIFY(search.all<PersonAsked>().empty());
        QCOMPARE(search.state().end->sql, std::string("SELECT 1 AS price"));
    }

    void readingsAreNoVotesForEachOther()
    {
        Search search(startedWith(ModelKind::builtIn, asking()));
        read(search, 0, "price", {costAs("unit_price"), costAs("list_price")});
        read(search, 1, "unit_price");
        read(search, 2, "list_price");
        search.compared({{LaneId{0}}, {LaneId{1}, LaneId{2}}});
        QCOMPARE(search.state().asked.size(), std::size_t{1});
        QCOMPARE(search.state().asked.front().readings.size(), std::size_t{2});
    }

    void withoutAPersonTheLikeliestIsTakenAndTheOthersAreNamed()
    {
        Search search(startedWith(ModelKind::builtIn, {}));
        read(search, 0, "price", {costAs("unit_price")});
        QCOMPARE(search.state().lanes.size(), std::size_t{1});
        QCOMPARE(search.state().end->sql, std::string("SELECT 1 AS price"));
        QCOMPARE(search.all<QuestionRead>()[0].others, (std::vector<WordsApart>{costAs("unit_price")}));
        replays(search);
    }

    void aFreeLaneIsBeforeThoseOfTheModel()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(2)));
        QCOMPARE(search.state().lanes.size(), std::size_t{3});
        QCOMPARE(asked(search, 0).source, LaneSource::builtIn);
        QCOMPARE(asked(search, 0).prompt.size(), std::size_t{1}); // the question alone
        QCOMPARE(asked(search, 1).source, LaneSource::model);
        QCOMPARE(search.state().lanes[1].made.temperature, 0.1);
        QCOMPARE(search.state().lanes[1].made.shuffleSeed, std::uint64_t{0});
        QCOMPARE(search.state().lanes[2].made.temperature, 0.5);
    }

    void aFreeLaneThatAgreesDecides()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(2)));
        read(search, 0, "price");
        search.pass(1, "SELECT 1");
        search.pass(2, "SELECT 2");
        search.compared({{LaneId{1}}, {LaneId{0}, LaneId{2}}});
        QCOMPARE(search.state().end->sql, std::string("SELECT 2"));
        replays(search);
    }

    void theModelWinsATie()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(1)));
        read(search, 0, "price");
        search.pass(1, "SELECT 1");
        search.compared({{LaneId{0}}, {LaneId{1}}});
        QCOMPARE(search.state().end->sql, std::string("SELECT 1"));
    }

    void theFreeLaneAnswersIfTheModelIsGone()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(1)));
        search.fail(1, ModelFault::auth);
        read(search, 0, "price");
        QCOMPARE(search.state().end->sql, std::string("SELECT 1 AS price"));
    }

    void aRunWithoutItsModelFailsThoughTheFreeLaneRefused()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(1)));
        refuse(search);
        search.fail(1, ModelFault::auth);
        QCOMPARE(search.state().end->outcome, RunOutcome::failed);
    }

    void aHigherLevelHasNoFreeLane()
    {
        Search search(startedWith(ModelKind::live, withFreeLane(1)));
        refuse(search);
        search.lose(1, ErrorCode::unknownColumn);
        search.lose(1, ErrorCode::unknownColumn);
        QCOMPARE(search.state().level, Level::advanced);
        QCOMPARE(search.state().lanes.size(), std::size_t{3});
        QCOMPARE(search.state().lanes[2].made.source, LaneSource::model);
    }

    void theFreeLaneCostsNothing()
    {
        RunPolicy policy = withFreeLane(1);
        policy.tokens = 1'000'000;
        Search search(startedWith(ModelKind::live, policy));
        ModelReply reply{"SELECT 1", {0, 0}, {}};
        reply.reading = QuestionReading{costAs("price"), {}, 0.9, "SELECT 1"};
        answer(search, 0, std::move(reply));
        QCOMPARE(search.state().tokens.prompt + search.state().tokens.reply, std::uint64_t{0});
        QCOMPARE(search.state().tokens.untold, 0U);
        QCOMPARE(search.state().estimatedTokens, std::uint64_t{0});
    }
};

} // namespace querymend

QTEST_APPLESS_MAIN(querymend::BuiltInLanesTest)
#include "tst_builtinlanes.moc"
