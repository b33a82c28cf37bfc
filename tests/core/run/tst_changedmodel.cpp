// A model that the user chose during a run: what it costs, and which model forks of the run use.

#include "report/timelinerows.h"
#include "run/askedmodel.h"
#include "run/fork.h"
#include "support/attempts.h"
#include "support/searching.h"

#include <QTest>

#include <cmath>

namespace querymend {

namespace {

const ModelPrice cheap{1, 10, "EUR"};
const ModelPrice dear{100, 1000, "EUR"};

RunStarted startedAt(std::optional<ModelPrice> price)
{
    RunStarted started = World::started({});
    started.model = "first";
    started.price = std::move(price);
    return started;
}

/// A run whose first attempt used one model, and for whose second the user chose another.
Search changed(std::optional<ModelPrice> before, std::optional<ModelTerms> terms)
{
    Search search{RunPolicy{}};
    static_cast<World&>(search) = World();
    search.give(StartRun{startedAt(std::move(before))});
    search.reply(0, "SELECT x FROM t"); // 10 and 5 tokens
    search.judge(0, failure(ErrorCode::unknownColumn));
    search.give(PauseRun{search.under(0), StopReason::breakpoint});
    search.give(EditRun{secondAttempt, EditedField::model, "second", {}, std::move(terms)});
    search.give(ContinueRun{search.under(0), ContinueWay::onwards});
    return search;
}

Search solved(Search search)
{
    search.reply(0, usable);
    search.judge(0, {});
    return search;
}

/// In millionths; -1 if unknown, and half a millionth more if it is only a lower bound.
double millionths(const std::optional<ModelCost>& cost)
{
    return cost ? std::round(cost->amount * 1e6) + (cost->isLeast ? 0.5 : 0) : -1;
}

std::string modelsOf(const std::vector<EventBody>& bodies)
{
    std::string text;
    for (const EventBody& body : bodies) {
        if (const auto* const started = std::get_if<RunStarted>(&body))
            text += started->model;
        const auto* const edited = std::get_if<RunEdited>(&body);
        if (edited && edited->field == EditedField::model)
            text += " > " + edited->after;
    }
    return text;
}

} // namespace

class ChangedModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void callsCostWhatTheirModelTakes_data()
    {
        QTest::addColumn<int>("before");
        QTest::addColumn<int>("after");
        QTest::addColumn<double>("whole");
        QTest::addColumn<double>("ofSecond");
        constexpr int none = 0;
        constexpr int low = 1;
        constexpr int high = 2;
        constexpr int foreign = 3;
        constexpr int untold = 4;
        QTest::newRow("a dear one after a cheap one") << low << high << 60.0 + 6000 << 6000.0;
        QTest::newRow("the other way round") << high << low << 60.0 + 6000 << 60.0;
        QTest::newRow("one without a price: it is at least what the first took") << low << none << 60.5 << -1.0;
        QTest::newRow("one that an older record does not price") << low << untold << 60.5 << -1.0;
        QTest::newRow("one with a price after one without") << none << low << 60.5 << 60.0;
        QTest::newRow("two currencies, which cannot be added") << low << foreign << -1.0 << 60.0;
        QTest::newRow("none is priced") << none << none << -1.0 << -1.0;
    }

    void callsCostWhatTheirModelTakes()
    {
        QFETCH(const int, before);
        QFETCH(const int, after);
        QFETCH(const double, whole);
        QFETCH(const double, ofSecond);
        const std::optional<ModelPrice> prices[]{std::nullopt, cheap, dear, ModelPrice{1, 10, "USD"}, std::nullopt};
        const bool isOld = after == 4;
        const Search search = solved(changed(
            prices[before], isOld ? std::nullopt : std::optional(ModelTerms{ModelKind::live, prices[after], 0})));
        QCOMPARE(millionths(search.state().tokens.cost()), whole);
        QCOMPARE(millionths(search.state().end->tokens->cost()), whole);
        const TimelineRows rows = timelineRows(search.events());
        QCOMPARE(millionths(rows.headline.tokens.cost()), whole);
        QCOMPARE(millionths(cardAt(rows, {0, 0, 1})->tokens.cost()), ofSecond);
        const auto read = readRecord(toRecord(search.events().back()));
        QVERIFY(std::get<RunFinished>(read->body).tokens == search.state().tokens);
    }

    void theStateKnowsTheModelThatIsAsked()
    {
        const Search search = changed(cheap, ModelTerms{ModelKind::scripted, dear, 4000});
        const RunStarted& start = search.state().start;
        QCOMPARE(start.model, std::string("second"));
        QCOMPARE(start.modelKind, ModelKind::scripted);
        QCOMPARE(start.policy.contextTokens, 4000U);
        const AskedModel asked = askedModelOf(search.events());
        QCOMPARE(asked.name, start.model);
        QVERIFY(asked.terms == (ModelTerms{ModelKind::scripted, dear, 4000}));
    }

    void aForkAsksWhomThePersonChose()
    {
        const Search parent = solved(changed(cheap, ModelTerms{ModelKind::live, dear, 0}));
        QCOMPARE(modelBefore(parent.events(), {LaneId{0}, 0}).name, std::string("first"));
        QCOMPARE(modelBefore(parent.events(), secondAttempt).name, std::string("second"));
        QCOMPARE(modelBehind(parent.events(), {LaneId{0}, 0}).name, std::string("first"));
        QCOMPARE(modelBehind(parent.events(), secondAttempt).name, std::string("second"));
    }

    void whatTheParentHadKeepsItsModel_data()
    {
        QTest::addColumn<int>("attempt");
        QTest::addColumn<QString>("wanted");
        QTest::addColumn<QString>("models");
        QTest::newRow("the one that was chosen goes on")
            << 1 << QStringLiteral("second") << QStringLiteral("first > second");
        QTest::newRow("another is a change")
            << 1 << QStringLiteral("third") << QStringLiteral("first > second > third");
        QTest::newRow("the first again is one too")
            << 1 << QStringLiteral("first") << QStringLiteral("first > second > first");
        QTest::newRow("where nobody has answered it is the fork's own")
            << 0 << QStringLiteral("third") << QStringLiteral("third");
    }

    void whatTheParentHadKeepsItsModel()
    {
        QFETCH(const int, attempt);
        QFETCH(const QString, wanted);
        QFETCH(const QString, models);
        const Search parent = solved(changed(cheap, ModelTerms{ModelKind::live, dear, 0}));
        const AttemptRef from{LaneId{0}, static_cast<std::uint32_t>(attempt)};
        RunStarted start = *startOf(parent.events());
        AskedModel model = modelBefore(parent.events(), from);
        if (model.name != wanted.toStdString())
            model = {wanted.toStdString(), {ModelKind::live, std::nullopt, 0}};
        putInto(start, model);
        const std::vector<EventBody> bodies = forkOf(parent.events(), start, from);
        QCOMPARE(QString::fromStdString(modelsOf(bodies)), models);
        World fork = World::of(bodies);
        QCOMPARE(fork.state().start.model, wanted.toStdString());
        QCOMPARE(fork.state().start.price.has_value(), model.terms.price.has_value());
        if (attempt > 0)
            QVERIFY(millionths(fork.state().tokens.cost()) == 60); // what the parent's answer cost
        fork.give(ResumeRun{});
        const auto& asked = std::get<AskModel>(fork.open().begin()->second);
        QCOMPARE(asked.attempt, from);
    }

    void aForkBeginsWithWhatWasChangedWhereItLeaves()
    {
        Search parent{RunPolicy{}};
        parent.reply(0, "SELECT x FROM t");
        parent.judge(0, failure(ErrorCode::unknownColumn));
        parent.give(PauseRun{parent.under(0), StopReason::breakpoint});
        parent.give(EditRun{secondAttempt, EditedField::hint, "It is called region."});
        parent.give(ContinueRun{parent.under(0), ContinueWay::onwards});
        parent = solved(std::move(parent));
        World fork = World::of(forkOf(parent.events(), *startOf(parent.events()), secondAttempt));
        fork.give(ResumeRun{});
        std::string prompt;
        for (const PromptSection& section : std::get<AskModel>(fork.open().begin()->second).prompt)
            prompt += section.text;
        QVERIFY(prompt.find("It is called region.") != std::string::npos);
        std::vector<RunEvent> events = fork.events();
        const TimelineRows rows = timelineRows(events);
        QVERIFY(cardAt(rows, {0, 0, 0})->isInherited);
        QVERIFY(!cardAt(rows, {0, 0, 1})->isInherited);
    }
};

} // namespace querymend

QTEST_GUILESS_MAIN(querymend::ChangedModelTest)

#include "tst_changedmodel.moc"
