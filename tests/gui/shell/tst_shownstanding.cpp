#include "gui/shell/storyflow.h"
#include "shell/interruptedbar.h"
#include "support/loudwarnings.h"

#include <QLabel>
#include <QPushButton>

using namespace querymend;

/// Whether a run that is shown goes on, was interrupted or has ended is the same in every panel.
class ShownStandingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void aStoredRunWithoutAnEndWasInterrupted();
    void aRunThatIsBeingMadeGoesOn();
    void aBeginningInThePlayerGoesOn();
    void anInterruptedRunCanBeEndedWhereItIsShown();
    void whatIsNotStoredOffersNothing();

private:
    /// A run whose model never answers, as its program would leave it in the store.
    std::vector<RunEvent> abandoned()
    {
        m_flow->ask(1, {StoryFlow::wrongSql(1)});
        const auto isAskedAgain = [this] { return rows().headline.attempts == 2; };
        m_flow->comesSoon([&] {
            m_flow->settle();
            return isAskedAgain();
        });
        std::vector<RunEvent> events = m_flow->kept(1);
        m_flow->workbench.cancelRun();
        m_flow->settle();
        return events;
    }
    void store(const std::vector<RunEvent>& events)
    {
        for (const RunEvent& event : events)
            QVERIFY(m_flow->keep.store()->append(event).ok());
        m_flow->keep.store()->release(events.front().run);
    }
    [[nodiscard]] const TimelineRows& rows() { return m_flow->rows().rows(); }
    [[nodiscard]] InterruptedBar& bar() { return *m_flow->window->findChild<InterruptedBar*>(); }
    [[nodiscard]] QString headline()
    {
        return m_flow->panels().timeline().findChild<QLabel*>(QStringLiteral("headline"))->text();
    }
    [[nodiscard]] bool isAnyUnderWay()
    {
        for (const TimelineSection& section : rows().sections) {
            for (const LaneRow& lane : section.lanes) {
                if (std::ranges::any_of(lane.cards, [](const auto& card) { return isUnderWay(card.phase); }))
                    return true;
            }
        }
        return false;
    }

    std::unique_ptr<StoryFlow> m_flow;
};

void ShownStandingTest::init()
{
    failOnWarnings();
    m_flow = std::make_unique<StoryFlow>();
    QVERIFY(QTest::qWaitForWindowExposed(m_flow->window.get()));
    m_flow->open(m_flow->first);
}

void ShownStandingTest::cleanup()
{
    m_flow.reset();
}

void ShownStandingTest::aStoredRunWithoutAnEndWasInterrupted()
{
    const std::vector<RunEvent> run = abandoned();
    store(run);
    m_flow->window->steering().showStored(run);
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::interrupted);
    QCOMPARE(headline(), QStringLiteral("Interrupted"));
    QVERIFY(!isAnyUnderWay());
    QVERIFY(bar().isVisible());
    bool isInInspector = false;
    for (const QLabel* const label : m_flow->panels().inspector().findChildren<QLabel*>())
        isInInspector |= label->toolTip().startsWith(QStringLiteral("Interrupted"));
    QVERIFY(isInInspector);
}

void ShownStandingTest::aRunThatIsBeingMadeGoesOn()
{
    const std::vector<RunEvent> stored = abandoned();
    m_flow->ask(2, {});
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::live);
    m_flow->window->steering().showStored(stored); // meanwhile
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::interrupted);
    m_flow->panels().open(m_flow->workbench.events()); // back to it
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::live);
    QVERIFY(isAnyUnderWay());
    QVERIFY(bar().isHidden());
    m_flow->workbench.cancelRun();
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::ended);
}

void ShownStandingTest::aBeginningInThePlayerGoesOn()
{
    m_flow->askToTheEnd(1, {StoryFlow::wrongSql(1), StoryFlow::rightSql(1)});
    Playback& playback = m_flow->window->steering().playback();
    playback.play(m_flow->kept(1));
    playback.pause();
    playback.step();
    m_flow->settle();
    QVERIFY(playback.position() < playback.run().size());
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::live);
    playback.stepBack(); // shows an earlier beginning
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::live);
    playback.finish();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::ended);
}

void ShownStandingTest::anInterruptedRunCanBeEndedWhereItIsShown()
{
    const std::vector<RunEvent> run = abandoned();
    store(run);
    m_flow->window->steering().showStored(run);
    m_flow->settle();
    Q_EMIT bar().actionTaken();
    m_flow->settle();
    QCOMPARE(m_flow->panels().run().liveness(), RunLiveness::ended);
    QCOMPARE(headline(), QStringLiteral("Cancelled"));
    QVERIFY(bar().isHidden());
    QCOMPARE(m_flow->keep.store()->summary(run.front().run)->status, RunStatus::cancelled);
}

void ShownStandingTest::whatIsNotStoredOffersNothing()
{
    m_flow->window->steering().showStored(abandoned());
    QVERIFY(bar().isVisible());
    for (const QPushButton* const button : bar().findChildren<QPushButton*>())
        QVERIFY(!button->isVisible());
}

QTEST_MAIN(ShownStandingTest)
#include "tst_shownstanding.moc"
