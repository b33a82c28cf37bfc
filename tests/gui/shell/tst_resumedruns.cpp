// A run whose program ended in the middle of it is resumed in the window, from the history.

#include "common/inlinemessage.h"
#include "history/historydialog.h"
#include "support/windowflow.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace querymend;

class ResumedRunsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesOnFromEveryPlace();
    void needsItsDatabase();

private:
    static std::vector<RunEvent> played(WindowFlow& flow)
    {
        QSignalSpy ended(&flow.workbench, &Workbench::runEnded);
        flow.window->demonstration().play("wrong-column");
        return ended.wait(30000) ? flow.workbench.events() : std::vector<RunEvent>();
    }

    /// Stores the beginning of a run under a new id and resumes it from the history.
    static void resume(const WindowFlow& flow, const std::vector<RunEvent>& events, std::size_t count,
                       const std::string& run)
    {
        for (std::size_t i = 0; i < count; ++i) {
            RunEvent event = events[i];
            event.run = run;
            event.at += static_cast<std::int64_t>(count) * 1'000'000; // makes it the newest, which comes first
            QVERIFY(flow.keep.store()->append(event).ok());
        }
        flow.keep.store()->release(run);
        flow.window->openHistory();
        auto* const history = flow.window->findChild<HistoryDialog*>();
        history->findChild<QLineEdit*>(QStringLiteral("search"))->clear();
        history->findChild<QComboBox*>(QStringLiteral("outcome"))->setCurrentText(QStringLiteral("interrupted"));
        history->findChild<QPushButton*>(QStringLiteral("resumeRun"))->click();
        QVERIFY(!history->isVisible());
    }
};

void ResumedRunsTest::goesOnFromEveryPlace()
{
    WindowFlow flow;
    const std::vector<RunEvent> events = played(flow);
    QVERIFY(events.size() > 10);
    const auto& whole = std::get<RunFinished>(events.back().body);
    for (std::size_t count = 1; count < events.size(); count += 3) {
        const std::string run = "run" + std::to_string(count);
        QSignalSpy ended(&flow.workbench, &Workbench::runEnded);
        resume(flow, events, count, run);
        QTRY_COMPARE_WITH_TIMEOUT(ended.size(), 1, 30000);
        const auto stored = flow.keep.store()->events(run);
        QVERIFY(stored.ok() && std::holds_alternative<RunFinished>(stored->back().body));
        QVERIFY(std::holds_alternative<RunResumed>((*stored)[count].body));
        QCOMPARE(std::get<RunFinished>(stored->back().body).sql, whole.sql);
        QCOMPARE(flow.window->panels().shown().size(), stored->size()); // including the earlier events
    }
}

void ResumedRunsTest::needsItsDatabase()
{
    WindowFlow flow;
    const std::vector<RunEvent> events = played(flow);
    flow.workbench.close();
    resume(flow, events, 4, "i");
    QVERIFY(!flow.workbench.isRunning());
    QCOMPARE(flow.keep.store()->summary("i")->status, RunStatus::interrupted);
    bool isSaid = false;
    for (const InlineMessage* const message : flow.window->findChildren<InlineMessage*>())
        isSaid |= message->text().contains(QStringLiteral("Open the database first"));
    QVERIFY(isSaid);
}

QTEST_MAIN(ResumedRunsTest)
#include "tst_resumedruns.moc"
