#include "common/runwords.h"
#include "support/demorun.h"
#include "support/loudwarnings.h"
#include "support/randomevents.h"
#include "support/runoutline.h"
#include "support/samplerun.h"
#include "timeline/timelinelayout.h"
#include "timeline/timelinemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>
#include <QTranslator>

namespace querymend {

namespace {

constexpr std::uint32_t runs = 1000;

QModelIndexList rowsOf(const QAbstractItemModel& model, TimelineRow row, const QModelIndex& parent = {})
{
    QModelIndexList found;
    for (int i = 0; i < model.rowCount(parent); ++i) {
        const QModelIndex index = model.index(i, 0, parent);
        if (index.data(TimelineModel::RowRole).toInt() == static_cast<int>(row))
            found.append(index);
        found.append(rowsOf(model, row, index));
    }
    return found;
}

QString hintOf(const AttemptOutline& attempt)
{
    return attempt.hint ? textOf(attempt.hint->level) + QStringLiteral(" hint") : QString();
}

QString titleOf(const AttemptOutline& attempt)
{
    if (!attempt.check)
        return attempt.faults.empty() ? QStringLiteral("Not checked") : QStringLiteral("No reply");
    const bool failsTests = attempt.tested && !attempt.tested->findings.empty();
    const Finding* const primary = failsTests ? &attempt.tested->findings.front() : attempt.check->verdict.primary();
    return primary ? wordOf(cardKindOf(categoryOf(primary->code))) : QStringLiteral("Accepted");
}

QString decisionOf(const AttemptOutline& attempt)
{
    const Reflection& reflection = attempt.reflection->reflection;
    if (reflection.decision == ReflectionDecision::refine)
        return QStringLiteral("refine");
    return wordOf(reflection.decision) + QStringLiteral(" · score ") + QString::number(reflection.score);
}

/// What became of the lane may change the words.
bool saysDecision(const QString& text, const AttemptOutline& attempt)
{
    const Reflection& reflection = attempt.reflection->reflection;
    const bool isUnescalated = reflection.decision == ReflectionDecision::escalate
        && text == QStringLiteral("no retries left · score %1").arg(reflection.score);
    const bool isUntested =
        reflection.decision == ReflectionDecision::complete && text == QStringLiteral("failed the tests");
    return isUnescalated || isUntested || text == decisionOf(attempt);
}

/// How a card differs from the record; empty if it does not.
QString difference(const QModelIndex& card, const LaneOutline& lane, const AttemptOutline& attempt)
{
    const auto number = static_cast<int>(attempt.number) + 1;
    if (card.data(TimelineModel::NumberRole).toInt() != number)
        return QStringLiteral("the number");
    if (card.data().toString() != titleOf(attempt))
        return QStringLiteral("%1 and not %2").arg(card.data().toString(), titleOf(attempt));
    if (card.data(TimelineModel::HintRole).toString() != hintOf(attempt))
        return QStringLiteral("the hint");
    if (attempt.reflection && !saysDecision(card.data(TimelineModel::DecisionTextRole).toString(), attempt))
        return QStringLiteral("the decision");
    const AttemptRef ref{lane.id, attempt.number};
    if (card.data(TimelineModel::AttemptRole).value<AttemptRef>() != ref)
        return QStringLiteral("the attempt");
    const QString spoken = card.data(Qt::AccessibleTextRole).toString();
    if (!spoken.startsWith(titleOf(attempt)) || !spoken.contains(QStringLiteral("attempt %1").arg(number)))
        return QStringLiteral("what is spoken: ") + spoken;
    const QString tokens = spentWord(attempt.tokens);
    if (!card.data(TimelineModel::CostRole).toString().endsWith(tokens))
        return QStringLiteral("the cost");
    const std::chrono::milliseconds took(card.data(TimelineModel::DurationRole).toLongLong()); // as on the clock
    if (took.count() > 0 && !card.data(TimelineModel::CostRole).toString().startsWith(timeWord(took)))
        return QStringLiteral("the time");
    return {};
}

QString difference(const TimelineModel& model, const std::vector<RunEvent>& events)
{
    const RunOutline outline = outlineOf(events);
    const QModelIndexList cards = rowsOf(model, TimelineRow::card);
    const QModelIndexList lanes = rowsOf(model, TimelineRow::lane);
    if (static_cast<std::size_t>(lanes.size()) != outline.lanes.size())
        return QStringLiteral("the number of lanes");
    qsizetype next = 0;
    for (const LaneOutline& lane : outline.lanes) {
        for (const AttemptOutline& attempt : lane.attempts) {
            const QString said =
                next < cards.size() ? difference(cards[next++], lane, attempt) : QStringLiteral("a card is missing");
            if (!said.isEmpty())
                return QStringLiteral("lane %1, attempt %2: ").arg(lane.id.value).arg(attempt.number) + said;
        }
    }
    return next == cards.size() ? QString() : QStringLiteral("there are more cards than attempts");
}

} // namespace

class TimelineModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { failOnWarnings(); }
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        QVERIFY(m_plurals.load(QStringLiteral(":/querymend/translations/querymend_en.qm")));
        QCoreApplication::installTranslator(&m_plurals);
    }

    void saysWhatTheRecordSays_data() { everyScenario(); }

    /// Live, event by event, in every bundled scenario.
    void saysWhatTheRecordSays()
    {
        QFETCH(const QByteArray, name);
        TimelineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::vector<RunEvent> events =
            demoRun(name.toStdString(), [&](const RunEvent& event) { model.append(event); });
        QVERIFY(!events.empty());
        QCOMPARE(difference(model, events), QString());
    }

    void saysWhatTheRecordSaysOfRandomRuns()
    {
        for (std::uint32_t seed = 0; seed < runs; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            TimelineModel model;
            for (const RunEvent& event : events)
                model.append(event);
            QVERIFY2(difference(model, events).isEmpty(),
                     qPrintable(QStringLiteral("run %1: ").arg(seed) + difference(model, events)));
        }
    }

    void isASoundModelWhileItGrows()
    {
        TimelineModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (std::uint32_t seed = 0; seed < 12; ++seed) {
            const std::vector<RunEvent> events = RandomEvents(seed).play();
            model.clear();
            for (const RunEvent& event : events)
                model.append(event);
            model.show(events);
            QCOMPARE(difference(model, events), QString());
        }
    }

    void takesADamagedRecord()
    {
        std::mt19937 random(5);
        for (std::uint32_t seed = 0; seed < 6; ++seed) {
            std::vector<RunEvent> events = RandomEvents(seed).play();
            std::shuffle(events.begin(), events.end(), random);
            events.push_back({"r", 1, 1, UnknownEvent{"role_step", "{}"}});
            TimelineModel model;
            const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            for (const RunEvent& event : events)
                model.append(event);
            QCOMPARE(rowsOf(model, TimelineRow::card).size(), qsizetype{model.rows().headline.attempts});
        }
    }

    void saysWhyOfEachStep_data()
    {
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const char* words) { QTest::newRow(name) << QString::fromUtf8(words); };
        row("the tables of the question", "2 likely tables: main.orders (its name), customers (connects)");
        row("a role that helped", "Question validator: The schema has orders.\n5 ms · 10 tokens");
        row("a role that failed", "Translator: skipped: the model took too long: it took too long");
        row("a role whose reply is of no use", "Test generator 3: no useful result\n4 ms · tokens not reported");
        row("a time that ran out", "Out of time: lane 2");
        row("what was left of the candidates",
            "Remaining: lane 1: lane 2 dropped: its time was up\nlane 3 is the same as lane 1");
        row("which rows are the same", "Rows compared: 1 result: lanes 1 and 3 agree\nlane 2 is not compared");
        row("the tests", "Evaluated with 1 test: lane 1 passes 1 of 1\nTest 1: It counts.");
        row("a role without an answer", "Explainer: no reply");
        row("the end of the run's time", "Out of time");
    }

    void saysWhyOfEachStep()
    {
        QFETCH(const QString, words);
        TimelineModel model;
        model.show(steppedRun());
        QStringList said;
        for (const QModelIndex& step : rowsOf(model, TimelineRow::step))
            said.append(step.data(Qt::AccessibleTextRole).toString());
        QVERIFY2(said.contains(words), qPrintable(said.join(QStringLiteral(" | "))));
    }

    void findsAnAttemptByWhatItIs()
    {
        TimelineModel model;
        model.show(RandomEvents(2).play());
        const QModelIndexList cards = rowsOf(model, TimelineRow::card);
        for (const QModelIndex& card : cards) {
            const auto ref = card.data(TimelineModel::AttemptRole).value<AttemptRef>();
            QCOMPARE(model.indexOf(ref), card);
            QCOMPARE(model.indexOf(model.placeOf(card)), card);
        }
        QVERIFY(!model.indexOf(AttemptRef{LaneId{90}, 0}).isValid());
    }

private:
    QTranslator m_plurals;
};

} // namespace querymend

QTEST_MAIN(querymend::TimelineModelTest)

#include "tst_timelinemodel.moc"
