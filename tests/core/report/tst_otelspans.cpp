#include "core/report/spansin.h"
#include "support/samplerun.h"

#include "report/otelspans.h"

#include <QTest>

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

Q_DECLARE_METATYPE(querymend::ModelKind)

using namespace querymend;

/// A list by itself makes Qt look for comparisons that events do not have.
struct SpanEvents {
    std::vector<EventBody> bodies;
};
Q_DECLARE_METATYPE(SpanEvents)

namespace {

std::vector<RunEvent> firstOf(const std::vector<RunEvent>& events, std::size_t count)
{
    return {events.begin(), events.begin() + static_cast<std::ptrdiff_t>(count)};
}

} // namespace

/// A run as spans: their tree, their attributes, and what they do not disclose.
class OtelSpansTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTreeIs_data();
    void theTreeIs();
    void spansSay_data();
    void spansSay();
    void cachedTokensAreAmongThoseGiven();
    void onlyWhatWasAskedIsASpan_data();
    void onlyWhatWasAskedIsASpan();
    void whatWasStoppedEndsWhereItWasStopped_data();
    void whatWasStoppedEndsWhereItWasStopped();
    void theProviderIsOfEveryCall_data();
    void theProviderIsOfEveryCall();
    void idsAreSoundAndAlwaysTheSame();
    void contentIsOnlyThereWhereItWasAskedFor_data();
    void contentIsOnlyThereWhereItWasAskedFor();
    void whatIsNoUtf8IsStillJson();
    void aDamagedRecordIsStillExported();
};

void OtelSpansTest::theTreeIs_data()
{
    QTest::addColumn<int>("events");
    QTest::addColumn<QString>("tree");
    QTest::newRow("of a whole run: calls, checks and what the database was asked")
        << 16
        << QStringLiteral("invoke_workflow querymend\n"
                          "  chat gpt\n"
                          "  execute_tool check_sql ! unknown_column\n"
                          "    sqlite ! unknown_column\n"
                          "  chat gpt\n"
                          "  execute_tool check_sql\n"
                          "    sqlite\n");
    QTest::newRow("of a run that stopped during a call")
        << 3 << QStringLiteral("invoke_workflow querymend ! interrupted\n  chat gpt ! interrupted\n");
    QTest::newRow("of a run that stopped during a check") << 5
                                                          << QStringLiteral("invoke_workflow querymend ! interrupted\n"
                                                                            "  chat gpt\n"
                                                                            "  execute_tool check_sql ! interrupted\n"
                                                                            "    sqlite ! interrupted\n");
    QTest::newRow("of nothing") << 0 << QString();
}

void OtelSpansTest::theTreeIs()
{
    QFETCH(int, events);
    QFETCH(QString, tree);
    QCOMPARE(outline(spansIn(exported(firstOf(sampleRun(), static_cast<std::size_t>(events))))), tree);
}

void OtelSpansTest::spansSay_data()
{
    QTest::addColumn<int>("span");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    const auto row = [](const char* title, int span, const char* key, const char* value) {
        QTest::newRow(title) << span << QString::fromLatin1(key) << QString::fromLatin1(value);
    };
    row("the run: its operation", 0, "gen_ai.operation.name", "invoke_workflow");
    row("the run: its outcome", 0, "querymend.outcome", "solved");
    row("the run: whose words", 0, "querymend.model.kind", "live");
    row("a call: its operation", 1, "gen_ai.operation.name", "chat");
    row("a call: its model", 1, "gen_ai.request.model", "gpt");
    row("a call: its temperature", 1, "gen_ai.request.temperature", "0.2");
    row("a call: the tokens given", 1, "gen_ai.usage.input_tokens", "100");
    row("a call: the tokens had", 1, "gen_ai.usage.output_tokens", "20");
    row("a call: its attempt", 4, "querymend.attempt", "2");
    row("a check: its operation", 2, "gen_ai.operation.name", "execute_tool");
    row("a check: its tool", 2, "gen_ai.tool.name", "check_sql");
    row("a check: what was told of it", 2, "querymend.hint.level", "general");
    row("a check: what followed", 2, "querymend.decision", "refine");
    row("a check: its score", 2, "querymend.score", "55");
    row("the database: its system", 3, "db.system.name", "sqlite");
}

void OtelSpansTest::cachedTokensAreAmongThoseGiven()
{
    auto events = sampleRun();
    std::get<ModelReplied>(events[3].body).tokens = {100, 20, 64, 16};
    const QJsonObject call = spansIn(exported(events))[1].toObject();
    QCOMPARE(attribute(call, QStringLiteral("gen_ai.usage.input_tokens")), QStringLiteral("100"));
    QCOMPARE(attribute(call, QStringLiteral("gen_ai.usage.cache_read.input_tokens")), QStringLiteral("64"));
    QCOMPARE(attribute(call, QStringLiteral("gen_ai.usage.cache_creation.input_tokens")), QStringLiteral("16"));
}

void OtelSpansTest::spansSay()
{
    QFETCH(int, span);
    QFETCH(QString, key);
    QFETCH(QString, value);
    QCOMPARE(attribute(spansIn(exported(sampleRun()))[span].toObject(), key), value);
}

/// A call that the user paused at 3 seconds, and what followed, one second apart.
void OtelSpansTest::onlyWhatWasAskedIsASpan_data()
{
    QTest::addColumn<QStringList>("calls");
    QTest::addColumn<SpanEvents>("after");
    const AttemptRef first{LaneId{0}, 0};
    const EffectId held{1};
    const EffectId anew{2};
    const RunContinued asItWas{held, first, ContinueWay::onwards, false};
    const RunContinued replaced{held, first, ContinueWay::onwards, true};
    const ModelAsked again{anew, first, {}};
    const auto reply = [&](EffectId to) { return ModelReplied{to, first, "SELECT 1", {1, 1}}; };
    const RunEdited hotter{first, EditedField::temperature, "0.2", "0.9"};
    const RunEdited another{first, EditedField::model, "gpt", "other"};
    const RunEdited written{first, EditedField::sql, "", "SELECT 1"};
    const auto row = [](const char* title, const char* calls, std::vector<EventBody> after) {
        QTest::newRow(title) << QString::fromLatin1(calls).split(QLatin1Char(';'), Qt::SkipEmptyParts)
                             << SpanEvents{std::move(after)};
    };
    row("let go as it was, which is when it began", "chat gpt from 4 at 0.2", {asItWas, reply(held)});
    row("asked anew with another temperature", "chat gpt from 6 at 0.9", {hotter, replaced, again, reply(anew)});
    row("asked anew of another model", "chat other from 6 at 0.2", {another, replaced, again, reply(anew)});
    row("not asked, because a person wrote the statement", "", {written, replaced});
    row("not asked, because the run ended there", "", {RunFinished{RunOutcome::cancelled, "", "cancelled"}});
    row("interrupted on its way", "chat gpt from 4 at 0.2 ! interrupted", {asItWas});
}

void OtelSpansTest::onlyWhatWasAskedIsASpan()
{
    QFETCH(QStringList, calls);
    QFETCH(SpanEvents, after);
    RunStarted started;
    started.model = "gpt";
    const AttemptRef first{LaneId{0}, 0};
    std::vector<EventBody> bodies{started, CandidateForked{first.lane}, ModelAsked{EffectId{1}, first, {}},
                                  RunPaused{EffectId{1}, first, std::nullopt}};
    bodies.insert(bodies.end(), after.bodies.begin(), after.bodies.end());
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back({"r", events.size() + 1, 1000 * static_cast<std::int64_t>(events.size()), body});
    QStringList found;
    for (const QJsonValue& value : spansIn(exported(events))) {
        const QJsonObject span = value.toObject();
        if (!text(span, "name").startsWith(QLatin1String("chat")))
            continue;
        const QString error = attribute(span, QStringLiteral("error.type"));
        found << text(span, "name") + QStringLiteral(" from ")
                + QString::number(text(span, "startTimeUnixNano").toULongLong() / 1'000'000'000)
                + QStringLiteral(" at ") + attribute(span, QStringLiteral("gen_ai.request.temperature"))
                + (error.isEmpty() ? QString() : QStringLiteral(" ! ") + error);
    }
    QCOMPARE(found, calls);
}

/// Calls of two lanes, and what followed, one second apart.
void OtelSpansTest::whatWasStoppedEndsWhereItWasStopped_data()
{
    QTest::addColumn<QStringList>("spans");
    QTest::addColumn<SpanEvents>("recorded");
    const AttemptRef first{LaneId{0}, 0};
    const AttemptRef other{LaneId{1}, 0};
    const EffectId one{1};
    const EffectId two{2};
    const LaneEnded over{first.lane, LaneOutcome::cancelled, 0, {}};
    const LaneEnded otherOver{other.lane, LaneOutcome::cancelled, 0, {}};
    const RunFinished end{RunOutcome::cancelled, "", "cancelled"};
    const auto row = [](const char* title, const char* spans, std::vector<EventBody> bodies) {
        QTest::newRow(title) << QString::fromLatin1(spans).split(QLatin1Char(';')) << SpanEvents{std::move(bodies)};
    };
    row("a check whose lane's time was over", "execute_tool check_sql 1-2 cancelled;sqlite 1-2 cancelled",
        {CheckStarted{one, first, "SELECT 1"}, over, WaitEnded{}, end});
    row("a check of a lane, and that of another goes on",
        "execute_tool check_sql 1-3 cancelled;sqlite 1-3 cancelled;execute_tool check_sql 2-4 ;sqlite 2-4 ",
        {CheckStarted{one, first, "SELECT 1"}, CheckStarted{two, other, "SELECT 1"}, over,
         Checked{two, other, "SELECT 1", {}}, end});
    row("a check of a run that was cancelled", "execute_tool check_sql 1-3 cancelled;sqlite 1-3 cancelled",
        {CheckStarted{one, first, "SELECT 1"}, CancelAsked{}, over, end});
    row("a call", "chat gpt 1-2 cancelled", {ModelAsked{one, first, {}}, over, WaitEnded{}, end});
    row("an evaluator of a lane that is over", "chat gpt 1-2 cancelled",
        {RoleAsked{one, {ModelRole::evaluator, 1}, {}}, otherOver, WaitEnded{}, end});
    row("a helper of the whole run", "chat gpt 1-4 cancelled",
        {RoleAsked{one, {ModelRole::translator, 1}, {}}, otherOver, WaitEnded{}, end});
    row("what was under way when the program ended", "chat gpt 1-2 interrupted;chat gpt 4-5 ",
        {ModelAsked{one, first, {}}, WaitEnded{}, RunResumed{}, ModelAsked{two, first, {}},
         ModelReplied{two, first, "SELECT 1", {}}, end});
}

void OtelSpansTest::whatWasStoppedEndsWhereItWasStopped()
{
    QFETCH(QStringList, spans);
    QFETCH(SpanEvents, recorded);
    std::vector<EventBody> bodies = recorded.bodies;
    RunStarted started;
    started.model = "gpt";
    started.dialect = "sqlite";
    bodies.insert(bodies.begin(), started);
    std::vector<RunEvent> events;
    for (const EventBody& body : bodies)
        events.push_back({"r", events.size() + 1, 1000 * static_cast<std::int64_t>(events.size()), body});
    const auto seconds = [](const QJsonObject& span, const char* key) {
        return QString::number(text(span, key).toULongLong() / 1'000'000'000);
    };
    QStringList found;
    for (const QJsonValue& value : spansIn(exported(events))) {
        const QJsonObject span = value.toObject();
        if (text(span, "parentSpanId").isEmpty())
            continue;
        found << text(span, "name") + QLatin1Char(' ') + seconds(span, "startTimeUnixNano") + QLatin1Char('-')
                + seconds(span, "endTimeUnixNano") + QLatin1Char(' ') + attribute(span, QStringLiteral("error.type"));
    }
    QCOMPARE(found, spans);
}

void OtelSpansTest::theProviderIsOfEveryCall_data()
{
    QTest::addColumn<ModelKind>("kind");
    QTest::addColumn<QString>("provider");
    QTest::newRow("of a model that is played") << ModelKind::scripted << QStringLiteral("querymend");
    QTest::newRow("of a recorded one") << ModelKind::recorded << QStringLiteral("querymend");
    QTest::newRow("not of a live one, whose server is unknown") << ModelKind::live << QString();
}

void OtelSpansTest::theProviderIsOfEveryCall()
{
    QFETCH(ModelKind, kind);
    QFETCH(QString, provider);
    RunStarted started;
    started.modelKind = kind;
    const std::vector<RunEvent> events{
        {"r", 1, 0, started},
        {"r", 2, 1000, ModelAsked{EffectId{1}, {LaneId{0}, 0}, {}}},
        {"r", 3, 2000, RoleAsked{EffectId{2}, {ModelRole::explainer, 0}, {}}},
    };
    const QJsonArray spans = spansIn(exported(events));
    QCOMPARE(spans.size(), 3);
    for (const int call : {1, 2})
        QCOMPARE(attribute(spans[call].toObject(), QStringLiteral("gen_ai.provider.name")), provider);
}

void OtelSpansTest::idsAreSoundAndAlwaysTheSame()
{
    const QJsonArray spans = spansIn(exported(sampleRun()));
    QCOMPARE(exported(sampleRun()), exported(sampleRun()));
    QSet<QString> ids;
    const QRegularExpression spanId(QStringLiteral("^[0-9a-f]{16}$"));
    const QRegularExpression traceId(QStringLiteral("^[0-9a-f]{32}$"));
    for (const QJsonValue& value : spans) {
        const QJsonObject span = value.toObject();
        QVERIFY(spanId.match(text(span, "spanId")).hasMatch() && traceId.match(text(span, "traceId")).hasMatch());
        QCOMPARE(text(span, "traceId"), text(spans[0].toObject(), "traceId"));
        QVERIFY(text(span, "endTimeUnixNano").toULongLong() >= text(span, "startTimeUnixNano").toULongLong());
        ids.insert(text(span, "spanId"));
    }
    QCOMPARE(ids.size(), spans.size());
    QCOMPARE(text(spans[0].toObject(), "startTimeUnixNano"), QStringLiteral("1777638605000000000"));
    QCOMPARE(text(spans[0].toObject(), "endTimeUnixNano"), QStringLiteral("1777638620000000000"));
    QCOMPARE(spans[2].toObject()[QLatin1String("status")].toObject()[QLatin1String("code")].toInt(), 2);
    QVERIFY(spans[4].toObject()[QLatin1String("status")].toObject().isEmpty());

    std::vector<RunEvent> other = sampleRun();
    for (RunEvent& event : other)
        event.run = "run-2";
    QVERIFY(text(spansIn(exported(other))[0].toObject(), "traceId") != text(spans[0].toObject(), "traceId"));
}

void OtelSpansTest::contentIsOnlyThereWhereItWasAskedFor_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("the question") << QByteArray("How many orders?");
    QTest::newRow("the prompt") << QByteArray("Write SQL.");
    QTest::newRow("the failed statement") << QByteArray("amont FROM orders");
    QTest::newRow("the answer") << QByteArray("SELECT amount FROM orders");
    QTest::newRow("the database's message") << QByteArray("no such column");
    QTest::newRow("the hint") << QByteArray("Did you mean amount?");
}

void OtelSpansTest::contentIsOnlyThereWhereItWasAskedFor()
{
    QFETCH(QByteArray, words);
    QVERIFY(!exported(sampleRun(), Content::withheld).contains(words));
    QVERIFY(exported(sampleRun(), Content::included).contains(words));
}

void OtelSpansTest::whatIsNoUtf8IsStillJson()
{
    const QByteArray json = exported(sampleRun(everywhere("a\xff\"\n\x01</script>")), Content::included);
    QJsonParseError error;
    (void)QJsonDocument::fromJson(json, &error);
    QVERIFY2(error.error == QJsonParseError::NoError, qPrintable(error.errorString()));
    QCOMPARE(spansIn(json).size(), 7);
}

void OtelSpansTest::aDamagedRecordIsStillExported()
{
    const std::vector<RunEvent> whole = sampleRun();
    for (std::size_t missing = 0; missing < whole.size(); ++missing) {
        std::vector<RunEvent> events = whole;
        events.erase(events.begin() + static_cast<std::ptrdiff_t>(missing));
        QVERIFY(spansIn(exported(events)).size() >= 5);
    }
    std::vector<RunEvent> crossed = whole;
    std::get<Checked>(crossed[5].body).attempt.number = 7;
    QCOMPARE(spansIn(exported(crossed)).size(), 7);
}

QTEST_GUILESS_MAIN(OtelSpansTest)
#include "tst_otelspans.moc"
