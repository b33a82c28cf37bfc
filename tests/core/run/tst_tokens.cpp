// Tokens charged for calls: reported fully, partly or not at all, and for failed calls.

#include "support/world.h"

#include <QTest>

#include <cmath>

namespace querymend {

namespace {

RunStarted startedWith(std::uint64_t mostTokens, std::optional<ModelPrice> price = {})
{
    RunStarted started;
    started.question.text = "How many?";
    started.dialect = "sqlite";
    started.policy.tokens = mostTokens;
    started.price = std::move(price);
    return started;
}

RunState stateOf(const std::vector<EventBody>& bodies)
{
    return stateAfter(bodies);
}

EventBody asked(std::uint32_t effect, const std::string& prompt = "Write SQL.")
{
    return ModelAsked{EffectId{effect}, {LaneId{0}, 0}, {{ChatRole::user, "task", prompt}}};
}

EventBody replied(std::uint32_t effect, const TokenCounts& tokens)
{
    return ModelReplied{EffectId{effect}, {LaneId{0}, 0}, "SELECT 1", tokens};
}

EventBody failed(std::uint32_t effect, std::optional<TokenCounts> tokens)
{
    return ModelFailed{EffectId{effect}, {LaneId{0}, 0}, ModelFault::cutOff, "cut", {}, {}, {}, std::move(tokens)};
}

std::optional<ModelReplied> readReply(const std::string& tokens)
{
    const auto event = readRecord(R"({"run":"r","seq":1,"at":1,"type":"model_replied","effect":1,"lane":0,"attempt":0,)"
                                  R"("text":"x","ms":1,"tokens":)"
                                  + tokens + '}');
    const auto* const body = event ? std::get_if<ModelReplied>(&event->body) : nullptr;
    return body ? std::optional(*body) : std::nullopt;
}

} // namespace

class TokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sumsSayWhatTheyLack_data()
    {
        QTest::addColumn<QList<int>>("told"); // pairs; -1: not reported
        QTest::addColumn<int>("prompt");
        QTest::addColumn<int>("reply");
        QTest::addColumn<int>("untold");
        QTest::newRow("all told") << QList<int>{10, 2, 5, 1} << 15 << 3 << 0;
        QTest::newRow("one call told nothing") << QList<int>{10, 2, -1, -1} << 10 << 2 << 1;
        QTest::newRow("one call told half") << QList<int>{10, 2, 5, -1} << 15 << 2 << 1;
        QTest::newRow("none told anything") << QList<int>{-1, -1} << 0 << 0 << 1;
        QTest::newRow("nothing was used, and that is known") << QList<int>{4, 0} << 4 << 0 << 0;
    }

    void sumsSayWhatTheyLack()
    {
        QFETCH(QList<int>, told);
        QFETCH(int, prompt);
        QFETCH(int, reply);
        QFETCH(int, untold);
        const auto count = [](int number) {
            return number < 0 ? std::nullopt : std::optional(static_cast<std::uint64_t>(number));
        };
        std::vector<EventBody> events{startedWith(0)};
        for (qsizetype i = 0; i < told.size(); i += 2)
            events.push_back(replied(1, {count(told[i]), count(told[i + 1])}));
        const TokenSum sum = stateOf(events).tokens;
        QCOMPARE(static_cast<int>(sum.prompt), prompt);
        QCOMPARE(static_cast<int>(sum.reply), reply);
        QCOMPARE(static_cast<int>(sum.untold), untold);
    }

    void failedCallsCountWhereTheyWereCharged()
    {
        const RunState state = stateOf({startedWith(0), failed(1, {}), failed(2, TokenCounts{30, {}}),
                                        RoleFailed{EffectId{3}, {}, ModelFault::malformed, "", {}, TokenCounts{5, 6}}});
        QCOMPARE(state.tokens, (TokenSum{35, 6, 1}));
    }

    void scriptedWordsLackNothing()
    {
        RunStarted started = startedWith(0);
        started.modelKind = ModelKind::scripted;
        QCOMPARE(stateOf({started, replied(1, {})}).tokens, TokenSum{});
    }

    void aCostThatIsNotKnownIsNotNone()
    {
        TokenSum sum{1'000'000, 500'000, 0, ModelPrice{2, 10, "EUR"}};
        QVERIFY(sum.cost() && std::abs(sum.cost()->amount - 7) < 1e-9);
        QCOMPARE(sum.cost()->currency, std::string("EUR"));
        QVERIFY(!sum.cost()->isLeast);
        sum.add({}, ModelKind::live);
        QVERIFY(sum.cost()->isLeast);
        TokenSum nothing;
        nothing.price = ModelPrice{};
        QVERIFY(!nothing.cost()); // no calls were made
        sum.price.reset();
        QVERIFY(!sum.cost()); // the price is unknown
    }

    void cachedTokensHaveTheirOwnPrices_data()
    {
        QTest::addColumn<double>("cached"); // price; below 0: none
        QTest::addColumn<double>("cacheWrite");
        QTest::addColumn<double>("amount");
        QTest::newRow("both have one") << 0.2 << 2.5 << 2.0 * 0.1 + 0.2 * 0.7 + 2.5 * 0.2 + 1.0;
        QTest::newRow("reading has one") << 0.2 << -1.0 << 2.0 * 0.3 + 0.2 * 0.7 + 1.0;
        QTest::newRow("reading costs nothing") << 0.0 << -1.0 << 2.0 * 0.3 + 1.0;
        QTest::newRow("none has one: they cost what others do") << -1.0 << -1.0 << 2.0 + 1.0;
    }

    void cachedTokensHaveTheirOwnPrices()
    {
        QFETCH(double, cached);
        QFETCH(double, cacheWrite);
        QFETCH(double, amount);
        ModelPrice price{2, 10};
        if (cached >= 0)
            price.cached = cached;
        if (cacheWrite >= 0)
            price.cacheWrite = cacheWrite;
        const RunState state = stateOf({startedWith(0, price), replied(1, {600'000, 50'000, 500'000, 50'000}),
                                        replied(2, {400'000, 50'000, 200'000, 150'000})});
        QCOMPARE(state.tokens.cached, std::uint64_t{700'000});
        QCOMPARE(state.tokens.cacheWritten, std::uint64_t{200'000});
        const auto cost = state.tokens.cost();
        QVERIFY(cost);
        QVERIFY2(std::abs(cost->amount - amount) < 1e-9, std::to_string(cost->amount).c_str());
        // What was charged before another model was chosen keeps its price.
        TokenSum sum = state.tokens;
        sum.changePrice(ModelPrice{1, 1, "USD", 0.5});
        sum.add({1'000'000, 0, 1'000'000}, ModelKind::live);
        QVERIFY2(std::abs(sum.cost()->amount - amount - 0.5) < 1e-9, std::to_string(sum.cost()->amount).c_str());
    }

    void aServerThatTellsMoreCachedThanSentIsNotPaid()
    {
        TokenSum sum{100, 0, 0, ModelPrice{2, 10, "USD", 0.0}};
        sum.cached = 500;
        QVERIFY(sum.cost() && std::abs(sum.cost()->amount) < 1e-9);
    }

    void aBudgetHoldsByEstimateWhereNobodyTells()
    {
        const CandidateForked lane{LaneId{0}};
        const std::string prompt(4000, 'x');
        const auto spent = [&](const TokenCounts& told) {
            const RunState state = stateOf({startedWith(10'000), lane, asked(1, prompt), replied(1, told)});
            return state.tokens.all() + state.estimatedTokens;
        };
        QCOMPARE(spent({7, 3}), std::uint64_t{10}); // reported counts are trusted
        QVERIFY(spent({}) > 100);
        QVERIFY(spent({{}, 3}) > 100);
        QVERIFY(spent({7, {}}) < 100);
        const RunState failedOne = stateOf({startedWith(10'000), lane, asked(1, prompt), failed(1, TokenCounts{})});
        QVERIFY(failedOne.estimatedTokens > 100);
        const RunState unlimited = stateOf({startedWith(0), lane, asked(1, prompt), replied(1, {})});
        QCOMPARE(unlimited.estimatedTokens, std::uint64_t{0}); // no limit needs it
    }

    void aRunThatEndsByEstimateSaysSo()
    {
        World world;
        RunPolicy policy;
        policy.tokens = 20;
        world.start(policy);
        world.give(ModelAnswered{EffectId{1}, ModelReply{"SELECT x FROM t", {}, {}}});
        Verdict verdict;
        verdict.status = VerdictStatus::rewrite;
        Finding finding;
        finding.code = ErrorCode::unknownColumn;
        finding.message = "no such column: x";
        verdict.findings.push_back(finding);
        world.give(CheckAnswered{EffectId{2}, verdict});
        QCOMPARE(world.state().end->outcome, RunOutcome::gaveUp);
        QVERIFY2(world.state().end->reason.find("by estimate") != std::string::npos, world.state().end->reason.c_str());
        QVERIFY(world.state().end->tokens);
        QCOMPARE(world.state().end->tokens->untold, 1U);
    }

    void recordsTellUnknownFromNone_data()
    {
        QTest::addColumn<QByteArray>("tokens");
        QTest::addColumn<int>("prompt");
        QTest::addColumn<int>("reply");
        QTest::newRow("known") << QByteArray(R"({"prompt":7,"reply":3})") << 7 << 3;
        QTest::newRow("no reply, which is known") << QByteArray(R"({"prompt":7,"reply":0})") << 7 << 0;
        QTest::newRow("unknown") << QByteArray(R"({"prompt":null,"reply":null})") << -1 << -1;
        QTest::newRow("half known") << QByteArray(R"({"prompt":7,"reply":null})") << 7 << -1;
        QTest::newRow("with what was cached")
            << QByteArray(R"({"prompt":7,"reply":3,"cached":5,"cache_written":1})") << 7 << 3;
        QTest::newRow("unknown, as older records say it") << QByteArray(R"({"prompt":0,"reply":0})") << -1 << -1;
    }

    void recordsTellUnknownFromNone()
    {
        QFETCH(QByteArray, tokens);
        QFETCH(int, prompt);
        QFETCH(int, reply);
        const auto body = readReply(tokens.toStdString());
        QVERIFY(body);
        const auto shown = [](const auto& count) { return count ? static_cast<int>(*count) : -1; };
        QCOMPARE(shown(body->tokens.prompt), prompt);
        QCOMPARE(shown(body->tokens.reply), reply);
        const RunEvent event{"r", 1, 1, *body};
        const auto again = readRecord(toRecord(event));
        QVERIFY(again && std::get<ModelReplied>(again->body).tokens == body->tokens);
    }

    void theEndSaysWhatTheRunCost()
    {
        const RunFinished end{RunOutcome::solved, "SELECT 1", "", TokenSum{1000, 100, 1, ModelPrice{2, 10, "EUR"}}};
        const auto json = nlohmann::json::parse(toRecord({"r", 9, 1, end}));
        QCOMPARE(json["tokens"]["prompt"].get<int>(), 1000);
        QCOMPARE(json["tokens"]["untold_calls"].get<int>(), 1);
        QVERIFY(std::abs(json["tokens"]["cost"]["amount"].get<double>() - 0.003) < 1e-9);
        QCOMPARE(json["tokens"]["cost"]["at_least"].get<bool>(), true);
        const auto again = readRecord(toRecord({"r", 9, 1, end}));
        QVERIFY(again && std::get<RunFinished>(again->body).tokens == end.tokens);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::TokensTest)
#include "tst_tokens.moc"
