// Steps on the timeline: those that belong to an attempt are small, and each can be picked.

#include "common/theme.h"
#include "common/timelinesteps.h"
#include "support/attempts.h"
#include "support/loudwarnings.h"
#include "support/samplerun.h"
#include "timeline/lanelayout.h"
#include "timeline/timelinemodel.h"
#include "timeline/timelinepanel.h"
#include "timeline/timelineview.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace querymend {

namespace {

/// Two attempts and an answer, with a wait, a correction and a reading.
std::vector<RunEvent> sample()
{
    std::vector<RunEvent> events = sampleRun();
    const auto add = [&](EventBody body) {
        events.push_back({"run-1", events.size() + 1, events.back().at + 100, std::move(body)});
    };
    add(WaitStarted{EffectId{9}, secondAttempt, std::chrono::milliseconds{400}, "the server is busy"});
    add(WaitEnded{EffectId{9}, secondAttempt});
    MendingRound round;
    round.code = ErrorCode::unknownColumn;
    round.reason = "amount is the nearest";
    add(AttemptMended{firstAttempt, "SELECT amount FROM orders", {round}, {}});
    add(RowsAsked{EffectId{10}, secondAttempt, "SELECT amount FROM orders", 5});
    ReturnedRows rows;
    rows.count = 3;
    add(RowsReturned{EffectId{10}, secondAttempt, rows});
    return events;
}

int sectionOf(const TimelineRows& rows, StepKind kind)
{
    const auto found = std::ranges::find_if(rows.sections, [&](const TimelineSection& section) {
        return section.kind == SectionKind::step && section.step.kind == kind;
    });
    return found == rows.sections.end() ? -1 : static_cast<int>(found - rows.sections.begin());
}

const TimelineStep& stepOf(const TimelineRows& rows, StepKind kind)
{
    return rows.sections[static_cast<std::size_t>(sectionOf(rows, kind))].step;
}

QRect placeOf(const TimelineGeometry& made, int section)
{
    return made.items()[static_cast<std::size_t>(made.indexOf({section, -1, -1}))].rect;
}

} // namespace

class TimelineStepsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        failOnWarnings();
        QLocale::setDefault(QLocale::c());
    }

    void says_data()
    {
        QTest::addColumn<StepKind>("kind");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* name, StepKind kind, const char* title, const char* detail) {
            QTest::newRow(name) << kind << QString::fromUtf8(title) << QString::fromUtf8(detail);
        };
        row("a wait", StepKind::waited, "Waited, attempt 2", "the server is busy");
        row("a correction", StepKind::mended, "Attempt 1: correction found",
            "offered\nUnknown column: amount is the nearest");
        row("a reading", StepKind::rowsRead, "Rows read, attempt 2", "3 rows");
    }

    void says()
    {
        QFETCH(StepKind, kind);
        const TimelineRows rows = timelineRows(sample());
        QTEST(stepText(stepOf(rows, kind), 1), "title");
        QTEST(stepDetail(stepOf(rows, kind)), "detail");
    }

    void aCorrectionSaysWhichNameIsMeantAndWhy_data()
    {
        QTest::addColumn<std::string>("written");
        QTest::addColumn<QString>("line");
        QTest::newRow("the first suggestion was taken")
            << std::string("amount")
            << QStringLiteral(u"Unknown column: amont \u2192 amount (the nearest name; the type fits)");
        QTest::newRow("another with the same reason was taken")
            << std::string("\"a mount\"")
            << QStringLiteral(u"Unknown column: amont \u2192 o.\"a mount\" (the nearest name; the type fits)");
        QTest::newRow("no suggestion was taken")
            << std::string("(SELECT 1)") << QStringLiteral("Unknown column: the nearest name; the type fits");
    }

    void aCorrectionSaysWhichNameIsMeantAndWhy()
    {
        QFETCH(const std::string, written);
        const std::string reason = "the nearest name; its type fits"; // as it is recorded
        Finding finding;
        finding.code = ErrorCode::unknownColumn;
        finding.identifier = "amont";
        finding.suggestions = {{"amount", {}, reason}, {"o.\"a mount\"", {}, reason}};
        MendingRound round;
        round.code = ErrorCode::unknownColumn;
        round.reason = reason;
        round.edits = {TextEdit{{7, 12}, written}};
        round.before = {finding};
        const auto step = querymend::stepOf(AttemptMended{firstAttempt, "SELECT 1", {round}, {}});
        QVERIFY(step.has_value());
        QFETCH(const QString, line);
        QCOMPARE(stepDetail(*step), QStringLiteral("offered\n") + line);
    }

    /// On one line, a dot separates the lanes.
    void whyALaneWasDroppedIsOneSentence()
    {
        TimelineStep step{.kind = StepKind::cleaned};
        step.dropped = {DroppedLane{LaneId{2}, "Unknown column · no retries left"}};
        QCOMPARE(stepDetail(step), QStringLiteral("lane 3 dropped: Unknown column, no retries left"));
    }

    void aCorrectionThatWasTakenIsCalledMended()
    {
        TimelineStep step{.kind = StepKind::mended, .attempt = firstAttempt};
        step.isTaken = true;
        QCOMPARE(stepText(step, 1), QStringLiteral("Attempt 1: mended without a model"));
    }

    void theWaitSaysHowLongItTook()
    {
        QCOMPARE(stepCost(stepOf(timelineRows(sample()), StepKind::waited)), QStringLiteral("100\u00A0ms"));
    }

    void aWaitThatGoesOnSaysHowLongItMayTake()
    {
        TimelineStep step{.kind = StepKind::waited, .isUnderWay = true};
        step.time = std::chrono::milliseconds(810);
        QCOMPARE(stepCost(step), QStringLiteral("up to 810\u00A0ms"));
    }

    /// A run that ends with failed tests says with how many.
    void theEndSaysHowManyTestsPassed()
    {
        std::vector<RunEvent> events = sampleRun();
        events.back().body = RunFinished{RunOutcome::solved, "SELECT 1", "with 1 of 2 tests"};
        TimelineModel model;
        model.show(events);
        const QModelIndex end = model.index(model.rowCount() - 1, 0);
        QCOMPARE(end.data().toString(), QStringLiteral("Solved"));
        QCOMPARE(end.data(TimelineModel::DetailRole).toString(), QStringLiteral("with 1 of 2 tests"));
        QVERIFY(end.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("with 1 of 2 tests")));
    }

    void smallStepsAreLowerThanOthers()
    {
        const TimelineRows rows = timelineRows(sample());
        const TimelineGeometry made = timelineLayout(rows, TimelineFrame{});
        const int usual = placeOf(made, sectionOf(rows, StepKind::selected)).height();
        for (const StepKind kind : {StepKind::waited, StepKind::mended, StepKind::rowsRead})
            QVERIFY(placeOf(made, sectionOf(rows, kind)).height() < usual);
    }

    void aReasonIsShownWhole()
    {
        Theme theme;
        TimelinePanel panel(theme);
        panel.resize(340, 700);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto heightWith = [&](const char* reason) {
            std::vector<RunEvent> events = sampleRun();
            for (RunEvent& event : events) {
                if (auto* const selected = std::get_if<Selected>(&event.body))
                    selected->reason = reason;
            }
            panel.show(events);
            const auto& model = *qobject_cast<const TimelineModel*>(panel.view().model());
            return panel.view().visualRect(model.index(sectionOf(model.rows(), StepKind::selected), 0)).height();
        };
        const int low = heightWith("best");
        const int higher = heightWith("the only lane whose statement passes what was asked of it by the tests");
        QVERIFY(higher > low);
        QVERIFY(!panel.view().grab().isNull());
    }

    /// Without its end, it would not name the column.
    void aCorrectionIsShownWhole()
    {
        Theme theme;
        TimelinePanel panel(theme);
        panel.show();
        panel.show(sample());
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto heightAt = [&](int width) {
            panel.resize(width, 700);
            QCoreApplication::sendPostedEvents();
            const auto& model = *qobject_cast<const TimelineModel*>(panel.view().model());
            return panel.view().visualRect(model.index(sectionOf(model.rows(), StepKind::mended), 0)).height();
        };
        const int low = heightAt(1000);
        QTRY_VERIFY(heightAt(340) > low);
        QVERIFY(!panel.view().grab().isNull());
    }

    /// Lanes side by side stay where they are, however often they had to wait.
    void smallStepsAreBelowTheLanes()
    {
        const TimelineRows rows = timelineRows(sample());
        TimelineFrame frame;
        frame.shape = TimelineShape::lanes;
        frame.width = 600;
        const TimelineGeometry made = timelineLayout(rows, frame);
        const QRect lane = made.laneBox({0, 0, -1});
        QVERIFY(placeOf(made, sectionOf(rows, StepKind::selected)).bottom() < lane.top());
        for (const StepKind kind : {StepKind::waited, StepKind::mended, StepKind::rowsRead})
            QVERIFY(placeOf(made, sectionOf(rows, kind)).top() > lane.bottom());
    }

    void aClickPicksAStep_data()
    {
        QTest::addColumn<StepKind>("kind");
        QTest::addColumn<TimelineShape>("shape");
        const std::pair<const char*, TimelineShape> shapes[] = {{"one below the other", TimelineShape::flow},
                                                                {"between lanes", TimelineShape::lanes},
                                                                {"on the clock", TimelineShape::clock},
                                                                {"in a list", TimelineShape::list}};
        for (const auto& [name, shape] : shapes) {
            QTest::addRow("the answer, %s", name) << StepKind::selected << shape;
            QTest::addRow("a wait, %s", name) << StepKind::waited << shape;
            QTest::addRow("a correction, %s", name) << StepKind::mended << shape;
            QTest::addRow("a reading, %s", name) << StepKind::rowsRead << shape;
        }
    }

    void aClickPicksAStep()
    {
        QFETCH(StepKind, kind);
        QFETCH(TimelineShape, shape);
        Theme theme;
        TimelinePanel panel(theme);
        panel.resize(500, 700);
        panel.show();
        panel.show(sample());
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        TimelineView& view = panel.view();
        view.setShape(shape);
        const auto& model = *qobject_cast<const TimelineModel*>(view.model());
        const QModelIndex index = model.index(sectionOf(model.rows(), kind), 0);
        view.scrollTo(index);
        QSignalSpy picked(&panel, &TimelinePanel::stepPicked);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
        QVERIFY(!picked.isEmpty());
        QCOMPARE(picked[0][0].value<TimelineStep>().kind, kind);
        QVERIFY(!view.grab().isNull());
    }

    void theKeyboardPicksASmallStep()
    {
        Theme theme;
        TimelinePanel panel(theme);
        panel.resize(500, 700);
        panel.show();
        panel.show(sample());
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        TimelineView& view = panel.view();
        const auto& model = *qobject_cast<const TimelineModel*>(view.model());
        QSignalSpy picked(&panel, &TimelinePanel::stepPicked);
        view.setCurrentIndex(model.index(sectionOf(model.rows(), StepKind::waited), 0));
        QTest::keyClick(&view, Qt::Key_Return);
        QVERIFY(!picked.isEmpty());
        QCOMPARE(picked.last()[0].value<TimelineStep>().kind, StepKind::waited);
    }
};

} // namespace querymend

QTEST_MAIN(querymend::TimelineStepsTest)

#include "tst_timelinesteps.moc"
